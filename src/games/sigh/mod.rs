//! Sigh (al-sig, es-sig): a race along the rows of a mound with captures, thrown with sticks, from Western Sahara; two
//! sides, each one player or a team.
//!
//! All pieces begin as captives in the home row. Throws of two-faced sticks count the white faces: some release captives
//! from the front, others move one free piece so far along its path, over anything; an enemy where it lands is captured.
//! Four white throw again, and two straight after take such moves back. The path runs through all rows and, at its end,
//! circles in the last two. When no capture is possible any more, the sides throw for what is left in the *rachva*.
//! Whoever has lost all pieces loses.
//!
//! Source: a description in Basque (rules page `sigh.md`). Rulings taken there: a four both moves and throws again; the
//! whole chain of fours is undone; every released piece moves, with six or four sticks too. What throws do is in
//! `data/games/sigh.toml`.

mod alt;
mod chain;
mod happening;
mod layout;
mod mound;
mod moves;
mod notation;
mod options;
mod pages;
mod pieces;
mod position;
mod race;
mod reading;
mod refusal;
mod scene;
mod sticks;
mod table;
mod text;
mod tray;
mod why;

pub use happening::{Deed, Happening, Then};
pub use moves::Move;
pub use options::Options;
pub use position::Sigh;
pub use refusal::Refusal;
pub use sticks::{Face, Faces, Sticks};
