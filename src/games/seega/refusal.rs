use super::cells::{Cell, Cells};
use super::moves::Move;
use super::options::Chains;
use super::rules::{Phase, Seega};
use crate::rules::Side;

/// The rule that a move breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The board has so many cells along an edge.
    NoSuchCell {
        cell: Cell,
        size: u8,
    },
    StillPlacing,
    AllPlaced,
    Centre(Cell),
    Occupied(Cell),
    /// The first pair goes on these cells.
    Cross([Cell; 2]),
    NoPiece(Cell),
    NotYours(Cell),
    NotAdjacent {
        from: Cell,
        to: Cell,
    },
    Diagonal {
        from: Cell,
        to: Cell,
    },
    ToAndFro {
        from: Cell,
        to: Cell,
    },
    /// The piece here may only capture on, or stop.
    ChainOrStop(Cell),
    /// The piece here must capture on.
    ChainGoesOn(Cell),
    NothingToStop,
    NobodyBlocked,
    FreesNobody(Cell),
}

impl Seega {
    /// Why this side may not play so now.
    pub(super) fn refusal(&self, side: Side, m: Move) -> Option<Refusal> {
        let named = match m {
            Move::Place(cell) | Move::Remove(cell) => [Some(cell), None],
            Move::Step { from, to } => [Some(from), Some(to)],
            Move::Stop => [None, None],
        };
        let options = self.options();
        if let Some(cell) = named.into_iter().flatten().find(|&cell| !options.board().has(cell)) {
            return Some(Refusal::NoSuchCell { cell, size: options.size });
        }
        match (self.phase(), m) {
            (Phase::Place { .. }, Move::Place(cell)) => self.refused_place(side, cell),
            (Phase::Place { .. }, _) => Some(Refusal::StillPlacing),
            (_, Move::Place(_)) => Some(Refusal::AllPlaced),
            (Phase::Chain(piece), _) => self.refused_in_chain(side, piece, m),
            (Phase::Move, Move::Step { from, to }) => self.refused_step(side, from, to),
            (Phase::Move, Move::Remove(_)) if !self.is_blocked() => Some(Refusal::NobodyBlocked),
            (Phase::Move, Move::Remove(cell)) => self
                .refused_piece(side, cell)
                .or_else(|| (!self.freeing(side).has(cell)).then_some(Refusal::FreesNobody(cell))),
            (Phase::Move, Move::Stop) => Some(Refusal::NothingToStop),
        }
    }

    fn refused_place(&self, side: Side, cell: Cell) -> Option<Refusal> {
        if cell == self.options().centre() {
            Some(Refusal::Centre(cell))
        } else if !self.empty().has(cell) {
            Some(Refusal::Occupied(cell))
        } else {
            (!self.places(side).has(cell)).then(|| Refusal::Cross(self.options().cross(side)))
        }
    }

    fn refused_step(&self, side: Side, from: Cell, to: Cell) -> Option<Refusal> {
        if let Some(refusal) = self.refused_piece(side, from) {
            return Some(refusal);
        }
        let reaches = |diagonal| Cells::only(from).around(diagonal).has(to);
        if !reaches(true) {
            Some(Refusal::NotAdjacent { from, to })
        } else if !reaches(self.options().diagonal) {
            Some(Refusal::Diagonal { from, to })
        } else if !self.empty().has(to) {
            Some(Refusal::Occupied(to))
        } else {
            self.refused_run(side, from, to)
        }
    }

    fn refused_in_chain(&self, side: Side, piece: Cell, m: Move) -> Option<Refusal> {
        match (m, self.options().chains) {
            (Move::Step { from, to }, _) if from == piece && self.captures_on(side, piece).has(to) => {
                self.refused_run(side, from, to)
            }
            (Move::Stop, Chains::Optional) => None,
            (_, Chains::Optional) => Some(Refusal::ChainOrStop(piece)),
            (_, Chains::Compulsory | Chains::None) => Some(Refusal::ChainGoesOn(piece)),
        }
    }

    fn refused_run(&self, side: Side, from: Cell, to: Cell) -> Option<Refusal> {
        (self.run_out(side) == Some(Move::Step { from, to })).then_some(Refusal::ToAndFro { from, to })
    }

    fn refused_piece(&self, side: Side, cell: Cell) -> Option<Refusal> {
        if self.empty().has(cell) {
            Some(Refusal::NoPiece(cell))
        } else {
            (!self.pieces()[side.index()].has(cell)).then_some(Refusal::NotYours(cell))
        }
    }
}
