use super::read::Words;
use super::{Command, Misuse};
use crate::games::Kind;
use crate::phrase;
use crate::phrase::Phrase;
use crate::table::Act;

/// One command.
#[derive(Debug)]
pub struct Spec {
    pub name: &'static str,
    /// A shorter name for those who type.
    pub short: Option<&'static str>,
    pub args: &'static [ArgSpec],
    /// What it does, in a sentence.
    pub help: fn() -> Phrase,
    pub(super) build: fn(Words<'_>) -> Result<Command, Misuse>,
}

/// One argument of a command.
#[derive(Debug)]
pub struct ArgSpec {
    pub name: &'static str,
    pub kind: ArgKind,
    pub required: bool,
    pub help: fn() -> Phrase,
}

/// What an argument is, and so how it is told from others: a player by `@`, a table by `#`, a house
/// rule by `=`; all others by their place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgKind {
    Game,
    Player,
    /// Any number of `rule=value`.
    Rules,
    /// All words that are left.
    Move,
    Table,
    Command,
    /// The word `mine`.
    Mine,
}

impl Spec {
    /// The command as one would type it: `challenge <game> [@player] [rule=value …]`.
    pub fn usage(&self) -> String {
        std::iter::once(self.name.to_owned()).chain(self.args.iter().map(ArgSpec::usage)).collect::<Vec<_>>().join(" ")
    }

    /// The command of this name, long or short.
    pub fn find(name: &str) -> Option<&'static Spec> {
        COMMANDS.iter().find(|spec| spec.name == name || spec.short == Some(name))
    }
}

impl ArgSpec {
    fn usage(&self) -> String {
        let form = match self.kind {
            ArgKind::Game => "game[/variant]".to_owned(),
            ArgKind::Player => "@player".to_owned(),
            ArgKind::Rules => "rule=value …".to_owned(),
            ArgKind::Table => "#table".to_owned(),
            ArgKind::Mine => "mine".to_owned(),
            ArgKind::Move | ArgKind::Command => self.name.to_owned(),
        };
        if self.required { format!("<{form}>") } else { format!("[{form}]") }
    }
}

const TABLE: ArgSpec =
    ArgSpec { name: "table", kind: ArgKind::Table, required: false, help: || phrase!("argument-table") };

/// Every command there is, in the order in which `help` lists them.
pub const COMMANDS: &[Spec] = &[
    Spec {
        name: "challenge",
        short: None,
        args: &[
            ArgSpec { name: "game", kind: ArgKind::Game, required: true, help: || phrase!("argument-game") },
            ArgSpec { name: "player", kind: ArgKind::Player, required: false, help: || phrase!("argument-player") },
            ArgSpec { name: "rules", kind: ArgKind::Rules, required: false, help: || phrase!("argument-rules") },
        ],
        help: || phrase!("help-challenge"),
        build: |words| Ok(Command::Challenge { setup: words.setup()?, opponent: words.player }),
    },
    Spec {
        name: "accept",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-accept"),
        build: |words| Ok(Command::Act { act: Act::Accept, table: words.table }),
    },
    Spec {
        name: "decline",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-decline"),
        build: |words| Ok(Command::Act { act: Act::Decline, table: words.table }),
    },
    Spec {
        name: "cancel",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-cancel"),
        build: |words| Ok(Command::Act { act: Act::Cancel, table: words.table }),
    },
    Spec {
        name: "join",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-join"),
        build: |words| Ok(Command::Act { act: Act::Join, table: words.table }),
    },
    Spec {
        name: "move",
        short: Some("m"),
        args: &[
            ArgSpec { name: "move", kind: ArgKind::Move, required: true, help: || phrase!("argument-move") },
            TABLE,
        ],
        help: || phrase!("help-move"),
        build: |words| Ok(Command::Act { act: Act::Move(words.rest()), table: words.table }),
    },
    Spec {
        name: "board",
        short: Some("b"),
        args: &[TABLE],
        help: || phrase!("help-board"),
        build: |words| Ok(Command::Board { table: words.table }),
    },
    Spec {
        name: "view",
        short: Some("v"),
        args: &[TABLE],
        help: || phrase!("help-view"),
        build: |words| Ok(Command::View { table: words.table }),
    },
    Spec {
        name: "resign",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-resign"),
        build: |words| Ok(Command::Act { act: Act::Resign, table: words.table }),
    },
    Spec {
        name: "games",
        short: None,
        args: &[ArgSpec { name: "mine", kind: ArgKind::Mine, required: false, help: || phrase!("argument-mine") }],
        help: || phrase!("help-games"),
        build: |words| match words.placed.first() {
            None => Ok(Command::Games { mine: false }),
            Some(word) if word.eq_ignore_ascii_case("mine") => Ok(Command::Games { mine: true }),
            Some(word) => Err(words.too_much(word)),
        },
    },
    Spec {
        name: "rules",
        short: None,
        args: &[ArgSpec { name: "game", kind: ArgKind::Game, required: true, help: || phrase!("argument-game") }],
        help: || phrase!("help-rules"),
        build: |words| Ok(Command::Rules { kind: words.setup()?.kind() }),
    },
    Spec {
        name: "record",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-record"),
        build: |words| Ok(Command::Record { table: words.table }),
    },
    Spec {
        name: "help",
        short: None,
        args: &[ArgSpec {
            name: "command",
            kind: ArgKind::Command,
            required: false,
            help: || phrase!("argument-command"),
        }],
        help: || phrase!("help-help"),
        build: |words| {
            let about = words.placed.first().map(|name| words.command(name)).transpose()?;
            Ok(Command::Help { about })
        },
    },
];

/// The words for all games, for refusals and help.
pub fn game_words() -> Vec<phrase::Arg> {
    Kind::ALL.into_iter().map(|kind| phrase::Arg::from(kind.word())).collect()
}
