//! What people can say, declared once.
//!
//! [`COMMANDS`] is the one table of commands; the reader here, `help`, and what a platform registers
//! all follow from it.

mod argument;
mod misuse;
mod read;
mod table;

pub use argument::{ArgKind, ArgSpec};
pub use misuse::Misuse;
pub use read::{bare_act, bare_move, read};
pub use table::{COMMANDS, PAGES_OF, Spec, Who, game_words};

use crate::chat::{PlayerId, TableId};
use crate::games::{Kind, Page, Setup};
use crate::rules::Side;
use crate::settings::{Change, Of};
use crate::table::{Act, Code, Offer, Pace, Teaming};

/// What is proposed after a game, as other offers are during one.
const REMATCH: &str = "rematch";

/// The words for all that can be proposed.
pub fn offer_words() -> impl Iterator<Item = &'static str> {
    Offer::ALL.into_iter().map(Offer::word).chain([REMATCH])
}

/// What somebody wants with what is kept of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privacy {
    /// To have it.
    Export,
    /// To have it deleted; without having confirmed it they are told what that means.
    Delete {
        confirmed: bool,
    },
    /// To stay off leaderboards, or to come back.
    Hide,
    Show,
}

impl Privacy {
    pub const WORDS: [&str; 4] = ["export", "delete", "hide", "show"];

    pub fn read(word: &str, confirmed: bool) -> Option<Privacy> {
        match word {
            "export" => Some(Privacy::Export),
            "delete" => Some(Privacy::Delete { confirmed }),
            "hide" => Some(Privacy::Hide),
            "show" => Some(Privacy::Show),
            _ => None,
        }
    }
}

/// Since when games count on a leaderboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Season {
    Always,
    /// The season that is on.
    Current,
    /// The season of this year and month.
    Of(i32, u8),
}

/// An invitation that somebody wants to make.
#[derive(Clone, Debug)]
pub struct Challenge {
    pub setup: Setup,
    /// Who is invited; seats without an opponent are for whoever joins.
    pub opponents: Vec<PlayerId>,
    /// Whether sides are teams, and who is invited to the asker's own.
    pub teaming: Option<Teaming>,
    /// Whether chance says who plays together.
    pub drawn: bool,
    /// Whether the game is to have a thread of its own.
    pub threaded: bool,
    /// Whether only its players may look at the game.
    pub private: bool,
    /// Whether it may count in the standings.
    pub rated: bool,
    /// How long players may think; `None` is as the community likes it.
    pub pace: Option<Pace>,
}

/// What somebody wants with their vacation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// To know how many days they have left.
    Show,
    /// So many days from now on.
    Take(u32),
    /// To come back.
    End,
}

/// Something that somebody said, understood.
#[derive(Clone, Debug)]
pub enum Command {
    /// Opens a table.
    Challenge(Challenge),
    Act {
        act: Act,
        table: Option<TableId>,
    },
    /// Joins a table from wherever the asker is.
    JoinBy {
        code: Code,
        side: Option<Side>,
    },
    /// The same game again, with sides swapped.
    Rematch {
        table: Option<TableId>,
    },
    Board {
        table: Option<TableId>,
        /// After so many moves; what stands there now where none is named.
        ply: Option<usize>,
    },
    /// The whole game as a moving picture.
    Replay {
        table: Option<TableId>,
    },
    /// The board from the asker's own side, for the asker alone.
    View {
        table: Option<TableId>,
        /// The steps of a move that are chosen, when the next is looked for.
        chosen: Vec<String>,
    },
    Record {
        table: Option<TableId>,
    },
    Games {
        mine: bool,
    },
    /// A page of a game's rules.
    Rules {
        setup: Setup,
        page: Page,
    },
    /// Why the last move or throw did what it did.
    Why {
        table: Option<TableId>,
    },
    Help {
        about: Option<&'static Spec>,
    },
    /// The asker's chips, or another player's.
    Purse {
        player: Option<PlayerId>,
    },
    /// Lets the asker's clocks stand still.
    Vacation(Leave),
    /// Some chips once a day.
    Daily,
    /// How somebody stands, the asker if nobody is named.
    Profile {
        player: Option<PlayerId>,
        game: Option<Kind>,
    },
    /// The games that have ended: of a player, between two, or, if nobody is named, in the room.
    History {
        players: Vec<PlayerId>,
        page: usize,
    },
    Privacy(Privacy),
    /// Whether somebody's challenges are not wanted.
    Block {
        player: PlayerId,
        blocks: bool,
    },
    /// What somebody chooses for themselves, or for their community; without a change everything is shown.
    Settings {
        of: Of,
        change: Option<Change>,
    },
    /// Who is how strong, in one game or in all.
    Leaderboard {
        game: Option<Kind>,
        season: Season,
        /// From 1.
        page: usize,
    },
    /// What works in this room, for whoever manages it.
    Doctor,
}
