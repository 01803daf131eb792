//! The games and their catalogue. Pure, like `rules`.
//!
//! A new game is a folder here that implements [`Position`], [`Notation`], [`Depict`] and [`Explain`], a file in
//! `data/games`, and a line in each `match` of [`Kind`].
//!
//! [`Position`]: crate::rules::Position
//! [`Notation`]: crate::rules::Notation

mod any;
mod catalogue;
mod drawing;
mod explain;
mod mancala;
pub mod seega;
pub mod sho;
pub mod sigh;
pub mod sokusowo;
pub mod tihbat;

pub use any::{AnyGame, Depict, Game, Refused, Step, View};
pub use catalogue::{
    BadSetup, Catalogue, Entry, HouseRule, Kind, PAIRS, PAIRS_CHOSEN, PAIRS_DRAWN, Rules, SIDES, Setup, TEAM,
    TEAM_CAPTAIN, TEAM_ROTATE, Values, Variant, catalogue,
};
pub use explain::{Explain, Illustration, Page};
