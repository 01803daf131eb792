//! Sokusowó, "I keep a stone in the hand": a mancala of two rows of six pits from Ilésà, Nigeria.
//!
//! A turn takes all seeds of an own pit with two or more, keeps one, sows the rest one by one
//! counter-clockwise, and goes on from the pit of the last seed if that held seeds already. It ends
//! in an empty pit. More than half of all seeds wins at once; where a side has no pit with two
//! seeds left, each side keeps what lies in its own row.
//!
//! Source: a description in Catalan after informants from Ilésà (rules page `sokusowo.md`).
//! Rulings taken: South begins; the game is exhausted whosever turn it is (`end_when=mover` for
//! the other reading); the turn that reaches a majority is played out, and majority comes first.

mod board;
mod notation;
mod pages;
mod rules;
mod scene;
mod why;

pub use board::Pit;
pub use rules::{EndWhen, Happening, Lap, Options, PitNumber, Refusal, Sokusowo};
