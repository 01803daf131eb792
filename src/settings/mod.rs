//! What players and communities choose for themselves, declared once.
//!
//! [`SETTINGS`] is the one table; the commands that show and change them, their completion, and what is
//! stored all follow from it. What nobody chose is as `bot.toml` says, or as usual.

mod change;
mod choices;
mod hours;
mod table;

pub use change::{Change, Misfit, Wish};
pub use choices::{Choices, Notice};
pub use hours::{Hours, next};
pub use table::{
    AUTO, BARE_MOVES, CHANNELS, DIGEST, GAMES, HOURS, LANGUAGE, NOTIFY, OFF, ON, Of, PACE, REMINDER, SEASONS, SETTINGS,
    STAKES, Setting, THEME, TIMEZONE, Values,
};
