use super::cells::{Cell, Cells};
use crate::rules::Side;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Place(Cell),
    Step {
        from: Cell,
        to: Cell,
    },
    /// Take an own piece off the board, so that the blocked side has a step.
    Remove(Cell),
    /// End a chain of captures.
    Stop,
}

/// A move that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    pub side: Side,
    pub played: Move,
    /// The piece that this turn placed before.
    pub pair: Option<Cell>,
    pub captured: Cells,
    pub next: Next,
    /// The side that has to wait, because it has no step.
    pub blocked: Option<Side>,
}

/// What comes after a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// Turns go round, or the game is over.
    AsEver,
    /// All pieces are placed; from now on they move.
    Movement,
    /// The same piece can capture on.
    Chain,
}
