//! Sho, "dice": a race of coin stacks along 64 cowries, from Tibet; for two, three or four sides, or two pairs.
//!
//! The side to move throws two dice and moves a coin or a stack by their sum, or enters a coin. On an empty position
//! the turn ends; on own coins the two become a stack, and on enemy coins that are no more these go back to their hand:
//! both earn another throw. While all nine coins are in hand, several enter at once. 1+1 adds 2 to what may be used,
//! and a throw. What a stack does not need to go home is left as a rest for another one. All nine coins home win, as
//! one stack a *sho*.
//!
//! Source: a description in Basque (rules page `sho.md`). Rulings taken there: a first entry meets coins with one more
//! than they are, and is compulsory as the page tells it; partners take their pair's turns alternately; what is left
//! of 1+1 may be used one by one, in sums, or be kept for the next throw.
//! Ruling taken here: values at hand are no more than [`MOST_VALUES`]; a further 1+1 then throws on and adds nothing.

mod alt;
mod coins;
mod cushion;
mod entry;
mod happening;
mod landing;
mod moves;
mod notation;
mod options;
mod pages;
mod position;
mod reading;
mod refusal;
mod roll;
mod scene;
mod spiral;
mod text;
mod values;
mod why;

pub use happening::{Deed, Happening, Landed, Moved, Then, Way};
pub use moves::{Move, Source};
pub use options::Options;
pub use position::{Sho, Stage};
pub use refusal::Refusal;
pub use roll::Roll;
pub use values::{MOST_VALUES, Values};
