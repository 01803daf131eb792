/// Whoever owns pieces: a player, or a team. Numbered in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side(u8);

impl Side {
    /// Side 1 of a two-sided board game: the bottom of the picture.
    pub const SOUTH: Side = Side(0);
    /// Side 2 of a two-sided board game: the top of the picture.
    pub const NORTH: Side = Side(1);

    /// The side with this place in turn order, counted from 0.
    pub const fn from_index(index: u8) -> Side {
        Side(index)
    }

    /// The place in turn order, counted from 0: an index into arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number that people see, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The other side of a two-sided game.
    pub const fn other(self) -> Side {
        Side(self.0 ^ 1)
    }
}

/// How many sides sit at the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seating {
    pub sides: u8,
}
