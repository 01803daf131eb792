use super::cells::{Cell, Cells};
use crate::games::Rules;
use crate::rules::Side;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Cells along an edge: 5, 7 or 9.
    pub size: u8,
    pub opening: Opening,
    pub first_mover: FirstMover,
    /// Whether pieces step diagonally as well.
    pub diagonal: bool,
    pub chains: Chains,
    pub victory: Victory,
    /// Plies of movement in a row without capture or removal that settle the game; 0 for none.
    pub quiet_limit: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    Free,
    /// The first pairs go on the middles of the edges.
    Cross,
}

/// Who makes the first step once all pieces are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstMover {
    LastPlacer,
    First,
}

/// Whether a piece that has captured may, or must, go on to capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chains {
    None,
    Optional,
    Compulsory,
}

/// Down to how many pieces a side has lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Victory {
    LastPiece,
    All,
}

impl Options {
    pub fn read(size: u8, rules: &Rules) -> Options {
        Options {
            size,
            opening: if rules.is("opening", "cross") { Opening::Cross } else { Opening::Free },
            first_mover: if rules.is("first_mover", "first") { FirstMover::First } else { FirstMover::LastPlacer },
            diagonal: rules.is("diagonal", "true"),
            chains: match () {
                () if rules.is("chain_captures", "optional") => Chains::Optional,
                () if rules.is("chain_captures", "compulsory") => Chains::Compulsory,
                () => Chains::None,
            },
            victory: if rules.is("victory", "all") { Victory::All } else { Victory::LastPiece },
            quiet_limit: rules.number("quiet_limit"),
        }
    }

    /// Pieces of each side.
    pub fn pieces(&self) -> u8 {
        (self.size * self.size - 1) / 2
    }

    pub fn centre(&self) -> Cell {
        Cell::new(self.size / 2, self.size / 2)
    }

    pub fn board(&self) -> Cells {
        // Asked for at every step of a search, so that it is not put together there.
        match self.size {
            5 => const { Cells::board(5) },
            7 => const { Cells::board(7) },
            _ => const { Cells::board(9) },
        }
    }

    /// Where Lane's opening has a side's first pair.
    pub(super) fn cross(&self, side: Side) -> [Cell; 2] {
        let (middle, last) = (self.size / 2, self.size - 1);
        match side {
            Side::SOUTH => [Cell::new(middle, 0), Cell::new(middle, last)],
            _ => [Cell::new(0, middle), Cell::new(last, middle)],
        }
    }

    /// A side with so many pieces has lost.
    pub(super) fn lost_at(&self) -> u8 {
        match self.victory {
            Victory::LastPiece => 1,
            Victory::All => 0,
        }
    }

    /// With so many pieces on the smaller side the source lets people settle.
    pub(super) fn settled_at(&self) -> u8 {
        match self.size {
            5 => 1,
            7 => 7,
            _ => 11,
        }
    }
}
