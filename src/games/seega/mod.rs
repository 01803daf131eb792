//! Seega (siga, sidja), scratched into the sand of Egypt: two packs of dogs on a board of eyes.
//!
//! The sides place their pieces in pairs until only the centre is empty. Then they move one piece a step a turn, and take
//! what they enclose between two of their own by that step. A piece on the centre is safe, and so is one that steps
//! between two enemies. The same edge is not run to and fro without end; a side that has no step waits while the other
//! moves on. Who is down to the last piece has lost. Sides may settle by counting, and so do a position that comes for
//! the third time and many plies without a capture.
//!
//! Source: a compilation in Russian after Lane (1836), Bolton (1890) and Falkener (1892) (rules page `seega.md`).
//! Rulings taken: who placed last moves first (`first_mover=first` for the other reading); the cross of Lane's opening
//! is the middles of the edges; the bounds on repetition and quiet plies, where the source trusts the players' word.

mod cells;
mod choices;
mod drawing;
mod moves;
mod notation;
mod options;
mod pages;
mod refusal;
mod rules;
mod scene;
mod text;
mod why;

pub use cells::{Cell, Cells};
pub use moves::{Happening, Move, Next};
pub use options::{Chains, FirstMover, Opening, Options, Victory};
pub use refusal::Refusal;
pub use rules::{Phase, Seega, Shuttle};
