//! One game in a channel: invitation, seats, position, result.
//!
//! A table is a fold over its log. [`Table::decide`] says which events an act leads to, or why it
//! is refused; [`Table::apply`] takes an entry in. Nothing here reads a clock or a store.

mod act;
mod clock;
mod code;
mod decide;
mod dice;
mod event;
mod finished;
mod guest;
mod offer;
mod pace;
mod play;
mod purse;
mod record;
mod refusal;
mod rematch;
mod seating;
mod stake;
mod takeback;
mod team;
mod vacation;
mod verify;

pub use act::Act;
pub use clock::{Absence, Clock, Hand};
pub use code::Code;
pub use dice::{Dice, Seed};
pub use event::{Entry, Event, Opened};
pub use finished::{Finished, Placed, Unrated};
pub use guest::Guest;
pub use offer::{Offer, Standing};
pub use pace::Pace;
pub use play::{BadLog, Ending, State, Table};
pub use purse::{NoGift, Purse};
pub use record::{BadRecord, Chance, Record, RecordResult, Score, Why, follow, resigned};
pub use refusal::Refusal;
pub use stake::{Chips, Short};
pub use team::{Lead, Roster, Teaming, Teams};
pub use vacation::{NoVacation, Vacation};
pub use verify::{Seats, Verdict};
