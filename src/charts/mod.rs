//! What standings look like: scenes as those of the games, without names and without sentences, so that nobody's name
//! has to be drawn and no picture has to be translated. The message beside it has both.

mod board;
mod curve;

pub use board::{Row, leaderboard};
pub use curve::{Moment, curve};
