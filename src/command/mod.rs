//! What people can say, declared once.
//!
//! [`COMMANDS`] is the one table of commands; the reader here, `help`, and what a platform registers
//! all follow from it.

mod misuse;
mod read;
mod table;

pub use misuse::Misuse;
pub use read::{bare_act, bare_move, read};
pub use table::{ArgKind, ArgSpec, COMMANDS, Spec, Who, game_words};

use crate::chat::{PlayerId, TableId};
use crate::games::{Kind, Setup};
use crate::settings::{Change, Of};
use crate::table::{Act, Teaming};

/// Something that somebody said, understood.
#[derive(Clone, Debug)]
pub enum Command {
    /// Opens a table; seats without an opponent are for whoever joins.
    Challenge {
        setup: Setup,
        opponents: Vec<PlayerId>,
        /// Whether sides are teams, and who is invited to the asker's own.
        teaming: Option<Teaming>,
        /// Whether chance says who plays together.
        drawn: bool,
        /// Whether the game is to have a thread of its own.
        threaded: bool,
    },
    Act {
        act: Act,
        table: Option<TableId>,
    },
    Board {
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
    Rules {
        kind: Kind,
    },
    Help {
        about: Option<&'static Spec>,
    },
    /// The asker's chips, or another player's.
    Purse {
        player: Option<PlayerId>,
    },
    /// Some chips once a day.
    Daily,
    /// What somebody chooses for themselves, or for their community; without a change everything is shown.
    Settings {
        of: Of,
        change: Option<Change>,
    },
    /// What works in this room, for whoever manages it.
    Doctor,
}
