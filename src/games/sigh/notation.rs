use super::chain::Link;
use super::mound::Hole;
use super::pieces::Contents;
use super::position::Stage;
use super::{Move, Sigh};
use crate::rules::{BadPosition, Notation, Side};

impl Notation for Sigh {
    /// `b3-b7`
    fn read_move(&self, folded: &str) -> Option<Move> {
        let (from, rest) = Hole::read_first(folded)?;
        Some(Move { from, to: Hole::read(rest)? })
    }

    fn write_move(m: Move) -> String {
        format!("{}-{}", m.from, m.to)
    }

    /// `<rows, top row first, / between> <side to move> <stage> <frontier S>,<frontier N> <chain>`
    fn write_position(&self) -> String {
        let rows = (0..self.options.mound.rows).rev().map(|row| {
            (0..self.options.mound.holes).map(|column| self.write_hole(Hole { row, column })).collect::<String>()
        });
        let to_move = match self.stage {
            Stage::Over(_) | Stage::Taken(_) => '-',
            _ if self.side == Side::SOUTH => 's',
            _ => 'n',
        };
        let stage = match self.stage {
            Stage::Open => "open".to_owned(),
            Stage::Throw => "throw".to_owned(),
            Stage::Use(white) => format!("use {white}"),
            Stage::Rachva(left) | Stage::Taken(left) => format!("rachva {},{}", left.pieces[0], left.pieces[1]),
            Stage::Over(outcome) => outcome.reason.word().to_owned(),
        };
        let frontiers = [Side::SOUTH, Side::NORTH]
            .map(|side| self.frontier(side).map_or_else(|| "-".to_owned(), |hole| hole.to_string()));
        let rows = rows.collect::<Vec<_>>().join("/");
        format!("{rows} {to_move} {stage} {} {}", frontiers.join(","), self.write_chain())
    }

    fn read_position(&self, text: &str) -> Result<Sigh, BadPosition> {
        self.read(text)
    }
}

impl Sigh {
    pub(super) fn write_hole(&self, hole: Hole) -> String {
        let written = [Side::SOUTH, Side::NORTH].map(|side| {
            let place = self.options.mound.place(side, hole);
            place.map(|place| written(self.pieces[side.index()].at(place), side)).unwrap_or_default()
        });
        let written = written.concat();
        if written.is_empty() { ".".to_owned() } else { written }
    }

    fn write_chain(&self) -> String {
        if let Stage::Rachva(left) = self.stage
            && left.unshielded > 0
        {
            return left.unshielded.to_string();
        }
        if self.chain.is_empty() {
            return "-".to_owned();
        }
        let links = self.chain.iter().map(|link| match *link {
            Link::Idle => "0".to_owned(),
            Link::Moved { step, taken } => {
                let [from, to] = [step.from, step.to].map(|place| self.options.mound.hole(self.side, place));
                let taken = written(taken, self.side.other());
                format!("{from}-{to}{}{taken}", if taken.is_empty() { "" } else { "x" })
            }
        });
        links.collect::<Vec<_>>().join("+")
    }
}

/// The letters of this side: captive, forwards, backwards.
pub(super) fn letters(side: Side) -> [char; 3] {
    if side == Side::SOUTH { ['S', 's', 'r'] } else { ['N', 'n', 'q'] }
}

/// `S`, `s3`, `(s2r)`; empty for nothing.
fn written(contents: Contents, side: Side) -> String {
    let numbers = [contents.captives, contents.forwards, contents.backwards];
    let parts: Vec<String> = letters(side)
        .into_iter()
        .zip(numbers)
        .filter(|&(_, number)| number > 0)
        .map(|(letter, number)| if number == 1 { letter.to_string() } else { format!("{letter}{number}") })
        .collect();
    if parts.len() > 1 { format!("({})", parts.concat()) } else { parts.concat() }
}
