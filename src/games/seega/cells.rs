//! Cells and sets of them as bits, ten a row: a step over the edge of a board falls on the tenth column or beyond the
//! rows, where no board has a cell.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A cell by column and row, counted from 0 at a1; the same on every board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(u128);

/// A way to the next cell, as the difference of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Up(u32),
    Down(u32),
}

const ROW: u8 = 10;
/// The longest board has nine rows of nine cells.
pub const MOST: u8 = 9;
const ORTHOGONAL: [Way; 4] = [Way::Up(1), Way::Down(1), Way::Up(ROW as u32), Way::Down(ROW as u32)];

impl Cell {
    /// The cell of a column and a row, both counted from 0.
    ///
    /// # Panics
    /// No board is so large; only in debug builds.
    pub const fn new(column: u8, row: u8) -> Cell {
        debug_assert!(column < MOST && row < MOST);
        Cell(ROW * row + column)
    }

    pub const fn column(self) -> u8 {
        self.0 % ROW
    }

    pub const fn row(self) -> u8 {
        self.0 / ROW
    }

    /// Reads `c3`; nothing beyond `i9`.
    pub fn read(text: &str) -> Option<Cell> {
        let &[column, row] = text.as_bytes() else { return None };
        let (column, row) = (column.checked_sub(b'a')?, row.checked_sub(b'1')?);
        (column < MOST && row < MOST).then(|| Cell::new(column, row))
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl Cells {
    pub const NONE: Cells = Cells(0);

    /// All cells of a board with so many along an edge.
    pub const fn board(size: u8) -> Cells {
        let mut cells = 0;
        let mut row = 0;
        while row < size {
            cells |= ((1 << size) - 1) << (ROW * row);
            row += 1;
        }
        Cells(cells)
    }

    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    pub fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// From a1 along the rows.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = (left != 0).then(|| Cell(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(cell)
        })
    }

    /// What lies one step away from any of these; may reach beyond a board.
    pub const fn around(self, diagonal: bool) -> Cells {
        let beside = self.0 << 1 | self.0 >> 1;
        let rows = if diagonal { self.0 | beside } else { self.0 };
        Cells(beside | rows << ROW | rows >> ROW)
    }

    /// The prey that lies orthogonally next to this arrival cell with one of the jaws right behind it.
    pub fn enclosed(at: Cell, prey: Cells, jaws: Cells) -> Cells {
        let at = Cells::only(at);
        ORTHOGONAL.into_iter().fold(Cells::NONE, |all, way| all | at.along(way) & prey & jaws.along(way.back()))
    }

    const fn along(self, way: Way) -> Cells {
        match way {
            Way::Up(places) => Cells(self.0 << places),
            Way::Down(places) => Cells(self.0 >> places),
        }
    }
}

impl Way {
    const fn back(self) -> Way {
        match self {
            Way::Up(places) => Way::Down(places),
            Way::Down(places) => Way::Up(places),
        }
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl Not for Cells {
    type Output = Cells;

    /// Reaches beyond every board; meant to be cut.
    fn not(self) -> Cells {
        Cells(!self.0)
    }
}
