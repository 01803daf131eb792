//! One game in a channel: invitation, seats, position, result.
//!
//! A table is a fold over its log. [`Table::decide`] says which events an act leads to, or why it
//! is refused; [`Table::apply`] takes an entry in. Nothing here reads a clock or a store.

mod act;
mod dice;
mod event;
mod offer;
mod play;
mod record;
mod refusal;
mod seating;
mod verify;

pub use act::Act;
pub use dice::{Dice, Seed};
pub use event::{Entry, Event};
pub use offer::{Offer, Standing};
pub use play::{BadLog, Ending, State, Table};
pub use record::{BadRecord, Chance, Record};
pub use refusal::Refusal;
pub use verify::{Seats, Verdict};
