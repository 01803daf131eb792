//! Tihbat: the smallest of mancalas, two pits a side, from Taourirt, Morocco.
//!
//! A turn sows all seeds of an own pit counter-clockwise, the first into the pit they came from. If
//! the last one makes 2, 4, 6 or 8 in an own pit, those are captured. The game ends when all seeds
//! are captured, or when a position comes back: then what is left is shared.
//!
//! Source: a description in Basque of what Lalo Kinast was told in 2006 (rules page `tihbat.md`).
//! Rulings taken: a turn takes one pit, not both; a single seed is sown back into its own pit
//! (`single=moves_on`, the variant `circling`, sows it into the next one).

mod notation;
mod pages;
mod rules;
mod scene;
mod why;

pub use rules::{Happening, Move, Options, Pit, Refusal, Single, Tihbat};
