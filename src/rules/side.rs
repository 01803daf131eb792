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

/// How many sides there are, and how many players share each of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seating {
    pub sides: u8,
    /// More than one where the rules give the players of a side turns of their own.
    pub players: u8,
}

impl Seating {
    /// Players in all. Seats are counted from 0 in turn order, so that partners sit opposite each other.
    pub const fn seats(self) -> u8 {
        self.sides * self.players
    }

    /// The side that a seat belongs to.
    pub const fn side_of(self, seat: u8) -> Side {
        Side::from_index(seat % self.sides)
    }
}
