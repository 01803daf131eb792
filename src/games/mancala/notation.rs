//! What the texts of the mancalas have in common.

use crate::rules::{BadPosition, Side, Turn, words};

/// The fields of a position text, not yet numbers.
pub struct Fields<'a> {
    pub south: &'a str,
    pub north: &'a str,
    pub stores: &'a str,
    pub to_move: Side,
}

/// `<row S>/<row N> <store S>,<store N> <s|n>`: the position of a running game.
pub fn read_position(text: &str) -> Result<Fields<'_>, BadPosition> {
    let [rows, stores, turn] = words(text).ok_or(BadPosition::Form)?;
    let (south, north) = rows.split_once('/').ok_or(BadPosition::Form)?;
    let to_move = match turn {
        "s" => Side::SOUTH,
        "n" => Side::NORTH,
        "-" => return Err(BadPosition::Over),
        _ => return Err(BadPosition::Form),
    };
    Ok(Fields { south, north, stores, to_move })
}

pub fn write_position(south: &[u8], north: &[u8], stores: [u8; 2], turn: Turn) -> String {
    let turn = match turn {
        Turn::Over(_) => '-',
        Turn::Move(side) | Turn::Throw(side) => ['s', 'n'][side.index()],
    };
    format!("{}/{} {} {turn}", join(south), join(north), join(&stores))
}

pub fn count(pits: &[u8]) -> u32 {
    pits.iter().copied().map(u32::from).sum()
}

fn join(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}
