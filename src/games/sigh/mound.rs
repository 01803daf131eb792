use crate::rules::Side;

/// Rows and holes, and the paths of both sides through them.
///
/// A place is the number of a hole on a side's path, from 0 at the start of its home row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mound {
    pub rows: u8,
    /// Holes in a row.
    pub holes: u8,
}

/// A hole as everybody names it; row a and column 1 are 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hole {
    pub row: u8,
    pub column: u8,
}

/// No mound has more holes.
pub const MOST_PLACES: usize = 96;

impl Mound {
    /// The place of the last hole on a path.
    pub fn last(self) -> u8 {
        self.rows * self.holes - 1
    }

    /// The first place of the last row.
    pub fn last_row(self) -> u8 {
        (self.rows - 1) * self.holes
    }

    /// The first place of the circuit, which is the last two rows.
    pub fn circuit(self) -> u8 {
        (self.rows - 2) * self.holes
    }

    /// The hole at a place of this side's path.
    pub fn hole(self, side: Side, place: u8) -> Hole {
        let (row, along) = (place / self.holes, place % self.holes);
        let row = if side == Side::SOUTH { row } else { self.rows - 1 - row };
        Hole { row, column: self.mirrored(side, row, along) }
    }

    /// The place of a hole on this side's path; `None` if the mound does not have it.
    pub fn place(self, side: Side, hole: Hole) -> Option<u8> {
        if hole.row >= self.rows || hole.column >= self.holes {
            return None;
        }
        let row = if side == Side::SOUTH { hole.row } else { self.rows - 1 - hole.row };
        Some(row * self.holes + self.mirrored(side, hole.row, hole.column))
    }

    /// The place of the same hole on the other side's path.
    pub fn opposite(self, place: u8) -> u8 {
        match self.rows % 2 {
            // Both sides run the same way in every row.
            0 => (self.rows - 1 - place / self.holes) * self.holes + place % self.holes,
            _ => self.last() - place,
        }
    }

    /// Whether this side runs to the left in a row.
    pub fn runs_left(self, side: Side, row: u8) -> bool {
        match side {
            Side::SOUTH => row.is_multiple_of(2),
            _ => (self.rows - 1 - row) % 2 == 1,
        }
    }

    fn mirrored(self, side: Side, row: u8, along: u8) -> u8 {
        if self.runs_left(side, row) { self.holes - 1 - along } else { along }
    }
}

/// `b7`
impl std::fmt::Display for Hole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row), self.column + 1)
    }
}

impl Hole {
    /// The hole that a text begins with, and what follows it.
    pub fn read_first(text: &str) -> Option<(Hole, &str)> {
        let row = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
        let rest = &text[1..];
        let (digits, rest) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()));
        let column = crate::rules::number(digits)?.checked_sub(1)?;
        Some((Hole { row, column }, rest))
    }

    pub fn read(text: &str) -> Option<Hole> {
        Hole::read_first(text).filter(|(_, rest)| rest.is_empty()).map(|(hole, _)| hole)
    }
}
