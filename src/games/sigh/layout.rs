//! Where holes lie on the canvas.

use super::mound::{Hole, Mound};
use crate::rules::Side;
use crate::scene::Point;

/// The rows of holes lie so far apart.
const ROW: f32 = 104.0;
/// The middle of the top row.
const TOP: f32 = 94.0;

/// The holes as they are seen from one side.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    pub mound: Mound,
    pub from: Side,
}

impl Layout {
    /// From one hole of a row to the next.
    pub fn pitch(self) -> f32 {
        (4.0 * (self.width() / 4.0 / f32::from(self.mound.holes)).floor()).min(128.0)
    }

    /// The radius of a hole.
    pub fn radius(self) -> f32 {
        (2.0 * self.pitch() / 5.0).floor()
    }

    pub fn hole(self, Hole { row, column }: Hole) -> Point {
        Point::new(self.column(column), self.row(row))
    }

    pub fn row(self, row: u8) -> f32 {
        let from_top = if self.from == Side::SOUTH { self.mound.rows - 1 - row } else { row };
        TOP + ROW * f32::from(from_top)
    }

    pub fn column(self, column: u8) -> f32 {
        let holes = self.mound.holes;
        let from_left = if self.from == Side::SOUTH { column } else { holes - 1 - column };
        let pitch = self.pitch();
        76.0 + (self.width() - pitch * f32::from(holes)) / 2.0 + pitch * (0.5 + f32::from(from_left))
    }

    /// Whether a side is seen to run to the left in a row.
    pub fn runs_left(self, side: Side, row: u8) -> bool {
        self.mound.runs_left(side, row) != (self.from == Side::NORTH)
    }

    /// The lower edge of the mound.
    pub fn bottom(self) -> f32 {
        ROW * f32::from(self.mound.rows)
    }

    /// Three rows have the signs of the other side's direction at their right end.
    fn width(self) -> f32 {
        if self.mound.rows == 3 { 1064.0 } else { 1104.0 }
    }
}
