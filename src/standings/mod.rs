//! Ratings, leaderboards and profiles: a fold over the results of a community.
//!
//! The store keeps results in the order in which games ended, written together with each game's last entry. Here they
//! are folded into standings, with a cursor that moves in the same write, so that no crash loses or doubles one:
//! whoever asks goes on from where the last one came to. Nothing is kept here between two questions.
//! `docs/standings.md` tells the rules.

mod board;
mod calendar;
mod fold;
mod form;
mod ladder;
mod played;
mod profile;
mod rating;
mod rule;
mod standing;

pub use board::{Leaderboard, Rank, Wanted, leaderboard, ranked};
pub use calendar::Month;
pub use fold::{catch_up, refold, seasons};
pub use ladder::{Ladder, Span};
pub use played::{Played, of_player as played_by};
pub use profile::{Between, Profile, between, profile};
pub use rating::{Rating, Score, Shown};
pub use standing::{Best, PROVISIONAL, Standing};
