//! What a game is. Pure: no input or output, clock, randomness, prose or pixels.
//!
//! A game implements [`Position`] and [`Notation`]. Chance is a turn of its own with listed
//! outcomes; applying one is deterministic.

mod notation;
mod outcome;
mod perft;
mod position;
mod side;
mod throw;

pub use notation::{BadPosition, Notation, folded, number, numbers, words};
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use position::{BadSetup, NotSettled, PlayError, Position, ThrowError, Turn};
pub use side::{Seating, Side};
pub use throw::Throw;
