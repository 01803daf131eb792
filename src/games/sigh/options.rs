use super::mound::Mound;
use super::table::{Effect, MOST_STICKS, Table};
use super::{Face, Faces, Sticks};
use crate::games::Rules;

/// What the house rules say to the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    pub mound: Mound,
    pub table: &'static Table,
    pub opening: Opening,
    /// Whether a free piece in its first row counts from the last place there.
    pub counts_from_second_row: bool,
    /// Whether pieces in their third row may go backwards in it.
    pub retreat: bool,
    pub stack_own: bool,
    pub last_row: LastRow,
    /// Whether throws that chain move.
    pub fours_move: bool,
    /// Whether a throw that undoes takes back the last move alone.
    pub undoes_last: bool,
    /// Whether a throw that shields throws again though nothing chains before it.
    pub eights_throw_again: bool,
    pub finish: Finish,
    pub edge: Edge,
    /// How likely each number of white faces is, as whole weights.
    weights: [u64; MOST_STICKS + 1],
    /// In a hundred, how many sticks do not lie flat.
    edge_percent: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// The sides throw for it, where the table has an opening.
    Throw,
    /// Each side's foremost piece is released at the start.
    Advance,
}

/// What happens at the end of the path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastRow {
    /// Pieces go on to the row before the last.
    Circuit,
    /// Pieces in the last row are out of play.
    Stop,
    /// Pieces turn back.
    Return,
}

/// What follows the end of the race.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    Rachva,
    Majority,
}

/// What a stick counts that does not lie flat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edge {
    White,
    Dark,
    /// No throw shows one: either all sticks lie flat always, or the whole throw is repeated.
    Never,
}

impl Options {
    pub fn read(rules: &Rules) -> Options {
        let table = Table::of(rules.get("sticks"));
        let percent: u64 = rules.number("edge_percent");
        let edge = match rules.get("edge") {
            _ if percent == 0 => Edge::Never,
            "white" => Edge::White,
            "black" => Edge::Dark,
            _ => Edge::Never,
        };
        Options {
            mound: Mound { rows: rules.number("rows"), holes: rules.number("holes") },
            table,
            opening: if rules.is("opening", "advance") { Opening::Advance } else { Opening::Throw },
            counts_from_second_row: rules.is("count_from", "second_row"),
            retreat: rules.is("retreat", "true"),
            stack_own: rules.is("stack_own", "true"),
            last_row: match rules.get("last_row") {
                "stop" => LastRow::Stop,
                "return" => LastRow::Return,
                _ => LastRow::Circuit,
            },
            fours_move: rules.is("four", "move"),
            undoes_last: rules.is("undo", "last"),
            eights_throw_again: rules.is("eight", "again"),
            finish: if rules.is("finish", "rachva") { Finish::Rachva } else { Finish::Majority },
            edge,
            weights: weights(table.sticks(), edge, percent),
            edge_percent: percent,
        }
    }

    /// What so many white faces do.
    pub fn effect(&self, white: u8) -> Option<&'static Effect> {
        self.table.throws.get(usize::from(white))
    }

    /// How far a piece goes by a throw, where nothing is released and nothing shielded.
    pub fn stride(&self, effect: &Effect) -> Option<u8> {
        effect.moves.filter(|_| self.fours_move || !effect.chains)
    }

    /// How far pieces go by the throws that move once no captive is left.
    pub fn strides(&self) -> impl Iterator<Item = u8> {
        let throws = self.table.throws.iter().filter(move |effect| !(effect.shields && self.eights_throw_again));
        throws.filter_map(move |effect| self.stride(effect))
    }

    /// How likely each face of one stick is, in the order of `Face::ALL`.
    pub fn falls(&self) -> Vec<u64> {
        match self.edge {
            Edge::Never => vec![1, 1],
            Edge::White | Edge::Dark => {
                let flat = 100 - self.edge_percent;
                vec![flat, flat, 2 * self.edge_percent]
            }
        }
    }

    /// Sticks with these faces, counted.
    pub fn counted(&self, faces: Faces) -> Sticks {
        let edges = if self.edge == Edge::White { faces.count(Face::Edge) } else { 0 };
        Sticks { white: faces.count(Face::White) + edges, faces: Some(faces) }
    }

    /// Every number of white faces with its weight.
    pub fn weights(&self) -> impl Iterator<Item = (u8, u64)> {
        (0..=self.table.sticks()).zip(self.weights)
    }
}

fn weights(sticks: u8, edge: Edge, percent: u64) -> [u64; MOST_STICKS + 1] {
    // A flat stick is white with chance ½; each of these is a part of 200.
    let (white, dark) = match edge {
        Edge::Never => (1, 1),
        Edge::White => (100 + percent, 100 - percent),
        Edge::Dark => (100 - percent, 100 + percent),
    };
    let mut weights = [0; MOST_STICKS + 1];
    let mut ways = 1;
    for (number, weight) in (0..=u64::from(sticks)).zip(&mut weights) {
        *weight = ways * white.pow(number as u32) * dark.pow(u32::from(sticks) - number as u32);
        ways = ways * (u64::from(sticks) - number) / (number + 1);
    }
    weights
}
