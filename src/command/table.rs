use super::argument::{ArgKind, ArgSpec};
use super::read::Words;
use super::{Challenge, Command, Misuse, Season};
use crate::games::{Kind, TEAM};
use crate::phrase;
use crate::phrase::Phrase;
use crate::settings::Of;
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
    pub who: Who,
    pub(super) build: fn(Words<'_>) -> Result<Command, Misuse>,
}

/// Who may use a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    Everybody,
    /// Whoever manages the community.
    Admins,
}

impl Spec {
    /// The command as one would type it: `challenge <game> [@player] [rule=value …]`.
    pub fn usage(&self) -> String {
        // Of players for the own team, who are named together, the first stands for all.
        let is_other_mate = |arg: &&ArgSpec| arg.kind == ArgKind::Mate && arg.name != TEAM;
        let args = self.args.iter().filter(|arg| !is_other_mate(arg)).map(ArgSpec::usage);
        std::iter::once(self.name.to_owned()).chain(args).collect::<Vec<_>>().join(" ")
    }

    /// The command of this name, long or short.
    pub fn find(name: &str) -> Option<&'static Spec> {
        COMMANDS.iter().find(|spec| spec.name == name || spec.short == Some(name))
    }
}

/// The command that shows the pages of a game's rules.
pub const PAGES_OF: &str = "rules";

const TABLE: ArgSpec =
    ArgSpec { name: "table", kind: ArgKind::Table, required: false, help: || phrase!("argument-table") };

const PAGE: ArgSpec = ArgSpec { name: "page", kind: ArgKind::Page, required: false, help: || phrase!("argument-page") };

/// Every command there is, in the order in which `help` lists them.
pub const COMMANDS: &[Spec] = &[
    Spec {
        name: "challenge",
        short: None,
        args: &[
            ArgSpec { name: "game", kind: ArgKind::Game, required: true, help: || phrase!("argument-game") },
            ArgSpec { name: "player", kind: ArgKind::Player, required: false, help: || phrase!("argument-player") },
            ArgSpec { name: "player2", kind: ArgKind::Player, required: false, help: || phrase!("argument-player2") },
            ArgSpec { name: "player3", kind: ArgKind::Player, required: false, help: || phrase!("argument-player3") },
            ArgSpec { name: "team", kind: ArgKind::Mate, required: false, help: || phrase!("argument-team") },
            ArgSpec { name: "team2", kind: ArgKind::Mate, required: false, help: || phrase!("argument-team2") },
            ArgSpec { name: "team3", kind: ArgKind::Mate, required: false, help: || phrase!("argument-team3") },
            ArgSpec { name: "rules", kind: ArgKind::Rules, required: false, help: || phrase!("argument-rules") },
            ArgSpec { name: "thread", kind: ArgKind::Flag, required: false, help: || phrase!("argument-thread") },
            ArgSpec { name: "private", kind: ArgKind::Flag, required: false, help: || phrase!("argument-private") },
            ArgSpec { name: "rated", kind: ArgKind::Unless, required: false, help: || phrase!("argument-rated") },
            ArgSpec { name: "pace", kind: ArgKind::Pace, required: false, help: || phrase!("argument-pace") },
        ],
        help: || phrase!("help-challenge"),
        who: Who::Everybody,
        build: |words| {
            let (setup, rated) = (words.setup()?, !words.lacks("rated"));
            let (threaded, private) = (words.has("thread"), words.has("private"));
            let (drawn, teaming) = (words.draws_pairs(&setup)?, words.teaming(&setup)?);
            let pace = words.pace;
            let opponents = words.opponents();
            Ok(Command::Challenge(Challenge { setup, opponents, teaming, drawn, threaded, private, rated, pace }))
        },
    },
    Spec {
        name: "accept",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-accept"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Accept, table: words.table }),
    },
    Spec {
        name: "decline",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-decline"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Decline, table: words.table }),
    },
    Spec {
        name: "cancel",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-cancel"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Cancel, table: words.table }),
    },
    Spec {
        name: "start",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-start"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Start, table: words.table }),
    },
    Spec {
        name: "join",
        short: None,
        args: &[
            ArgSpec { name: "side", kind: ArgKind::Side, required: false, help: || phrase!("argument-side") },
            ArgSpec { name: "code", kind: ArgKind::Code, required: false, help: || phrase!("argument-code") },
            TABLE,
        ],
        help: || phrase!("help-join"),
        who: Who::Everybody,
        build: |words| {
            let side = words.side()?;
            Ok(match words.code {
                Some(code) => Command::JoinBy { code, side },
                None => Command::Act { act: side.map_or(Act::Join, Act::JoinSide), table: words.table },
            })
        },
    },
    Spec {
        name: "captain",
        short: None,
        args: &[
            ArgSpec { name: "player", kind: ArgKind::Player, required: true, help: || phrase!("argument-captain") },
            TABLE,
        ],
        help: || phrase!("help-captain"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::HandOver(words.player()?), table: words.table }),
    },
    Spec {
        name: "move",
        short: Some("m"),
        args: &[
            ArgSpec { name: "move", kind: ArgKind::Move, required: true, help: || phrase!("argument-move") },
            TABLE,
        ],
        help: || phrase!("help-move"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Move(words.rest()), table: words.table }),
    },
    Spec {
        name: "throw",
        short: Some("roll"),
        args: &[TABLE],
        help: || phrase!("help-throw"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Throw, table: words.table }),
    },
    Spec {
        name: "lift",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-lift"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Lift, table: words.table }),
    },
    Spec {
        name: "board",
        short: Some("b"),
        args: &[ArgSpec { name: "ply", kind: ArgKind::Ply, required: false, help: || phrase!("argument-ply") }, TABLE],
        help: || phrase!("help-board"),
        who: Who::Everybody,
        build: |words| Ok(Command::Board { table: words.table, ply: words.ply }),
    },
    Spec {
        name: "view",
        short: Some("v"),
        args: &[
            ArgSpec { name: "from", kind: ArgKind::Steps, required: false, help: || phrase!("argument-from") },
            TABLE,
        ],
        help: || phrase!("help-view"),
        who: Who::Everybody,
        build: |words| {
            let chosen = words.placed.iter().map(|&word| word.to_owned()).collect();
            Ok(Command::View { table: words.table, chosen })
        },
    },
    Spec {
        name: "offer",
        short: None,
        args: &[
            ArgSpec { name: "what", kind: ArgKind::Offer, required: true, help: || phrase!("argument-what") },
            TABLE,
        ],
        help: || phrase!("help-offer"),
        who: Who::Everybody,
        build: |words| {
            let table = words.table;
            Ok(match words.offer()? {
                Some(offer) => Command::Act { act: Act::Offer(offer), table },
                None => Command::Rematch { table },
            })
        },
    },
    Spec {
        name: "rematch",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-rematch"),
        who: Who::Everybody,
        build: |words| Ok(Command::Rematch { table: words.table }),
    },
    Spec {
        name: "undo",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-undo"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Undo, table: words.table }),
    },
    Spec {
        name: "resign",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-resign"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Resign, table: words.table }),
    },
    Spec {
        name: "claim",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-claim"),
        who: Who::Everybody,
        build: |words| Ok(Command::Act { act: Act::Claim, table: words.table }),
    },
    Spec {
        name: "vacation",
        short: None,
        args: &[ArgSpec { name: "days", kind: ArgKind::Days, required: false, help: || phrase!("argument-days") }],
        help: || phrase!("help-vacation"),
        who: Who::Everybody,
        build: |words| Ok(Command::Vacation(words.leave()?)),
    },
    Spec {
        name: "games",
        short: None,
        args: &[ArgSpec { name: "mine", kind: ArgKind::Flag, required: false, help: || phrase!("argument-mine") }],
        help: || phrase!("help-games"),
        who: Who::Everybody,
        build: |words| Ok(Command::Games { mine: words.has("mine") }),
    },
    Spec {
        name: "purse",
        short: None,
        args: &[ArgSpec {
            name: "player",
            kind: ArgKind::Player,
            required: false,
            help: || phrase!("argument-purse-player"),
        }],
        help: || phrase!("help-purse"),
        who: Who::Everybody,
        build: |words| Ok(Command::Purse { player: words.opponents().pop() }),
    },
    Spec {
        name: "daily",
        short: None,
        args: &[],
        help: || phrase!("help-daily"),
        who: Who::Everybody,
        build: |_| Ok(Command::Daily),
    },
    Spec {
        name: "leaderboard",
        short: Some("lb"),
        args: &[
            ArgSpec { name: "game", kind: ArgKind::Game, required: false, help: || phrase!("argument-ladder") },
            ArgSpec { name: "season", kind: ArgKind::Season, required: false, help: || phrase!("argument-season") },
            PAGE,
        ],
        help: || phrase!("help-leaderboard"),
        who: Who::Everybody,
        build: |words| {
            let (season, page) = (words.season.unwrap_or(Season::Always), words.page());
            Ok(Command::Leaderboard { game: words.game()?, season, page })
        },
    },
    Spec {
        name: "profile",
        short: None,
        args: &[
            ArgSpec { name: "player", kind: ArgKind::Player, required: false, help: || phrase!("argument-whose") },
            ArgSpec { name: "game", kind: ArgKind::Game, required: false, help: || phrase!("argument-ladder") },
        ],
        help: || phrase!("help-profile"),
        who: Who::Everybody,
        build: |words| Ok(Command::Profile { game: words.game()?, player: words.opponents().into_iter().next() }),
    },
    Spec {
        name: "history",
        short: None,
        args: &[
            ArgSpec {
                name: "player",
                kind: ArgKind::Player,
                required: false,
                help: || phrase!("argument-whose-games"),
            },
            ArgSpec { name: "other", kind: ArgKind::Player, required: false, help: || phrase!("argument-other") },
            PAGE,
        ],
        help: || phrase!("help-history"),
        who: Who::Everybody,
        build: |words| Ok(Command::History { page: words.page(), players: words.opponents() }),
    },
    Spec {
        name: "block",
        short: None,
        args: &[ArgSpec {
            name: "player",
            kind: ArgKind::Player,
            required: true,
            help: || phrase!("argument-blocked"),
        }],
        help: || phrase!("help-block"),
        who: Who::Everybody,
        build: |words| Ok(Command::Block { player: words.somebody()?, blocks: true }),
    },
    Spec {
        name: "unblock",
        short: None,
        args: &[ArgSpec {
            name: "player",
            kind: ArgKind::Player,
            required: true,
            help: || phrase!("argument-unblocked"),
        }],
        help: || phrase!("help-unblock"),
        who: Who::Everybody,
        build: |words| Ok(Command::Block { player: words.somebody()?, blocks: false }),
    },
    Spec {
        name: "privacy",
        short: None,
        args: &[
            ArgSpec { name: "what", kind: ArgKind::Privacy, required: true, help: || phrase!("argument-privacy") },
            ArgSpec { name: "confirm", kind: ArgKind::Flag, required: false, help: || phrase!("argument-confirm") },
        ],
        help: || phrase!("help-privacy"),
        who: Who::Everybody,
        build: |words| Ok(Command::Privacy(words.privacy()?)),
    },
    Spec {
        name: PAGES_OF,
        short: None,
        args: &[
            ArgSpec { name: "game", kind: ArgKind::Game, required: true, help: || phrase!("argument-game") },
            ArgSpec {
                name: "page",
                kind: ArgKind::RulesPage,
                required: false,
                help: || phrase!("argument-rules-page"),
            },
        ],
        help: || phrase!("help-rules"),
        who: Who::Everybody,
        build: |words| {
            let setup = words.setup()?;
            Ok(Command::Rules { page: words.rules_page(setup.kind())?, setup })
        },
    },
    Spec {
        name: "why",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-why"),
        who: Who::Everybody,
        build: |words| Ok(Command::Why { table: words.table }),
    },
    Spec {
        name: "record",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-record"),
        who: Who::Everybody,
        build: |words| Ok(Command::Record { table: words.table }),
    },
    Spec {
        name: "replay",
        short: None,
        args: &[TABLE],
        help: || phrase!("help-replay"),
        who: Who::Everybody,
        build: |words| Ok(Command::Replay { table: words.table }),
    },
    Spec {
        name: "settings",
        short: None,
        args: &[ArgSpec {
            name: "setting",
            kind: ArgKind::Setting(Of::Player),
            required: false,
            help: || phrase!("argument-setting"),
        }],
        help: || phrase!("help-settings"),
        who: Who::Everybody,
        build: |words| Ok(Command::Settings { of: Of::Player, change: words.change(Of::Player)? }),
    },
    Spec {
        name: "community",
        short: None,
        args: &[ArgSpec {
            name: "setting",
            kind: ArgKind::Setting(Of::Community),
            required: false,
            help: || phrase!("argument-setting"),
        }],
        help: || phrase!("help-community"),
        who: Who::Admins,
        build: |words| Ok(Command::Settings { of: Of::Community, change: words.change(Of::Community)? }),
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
        who: Who::Everybody,
        build: |words| {
            let about = words.placed.first().map(|name| words.command(name)).transpose()?;
            Ok(Command::Help { about })
        },
    },
    Spec {
        name: "doctor",
        short: None,
        args: &[],
        help: || phrase!("help-doctor"),
        who: Who::Admins,
        build: |_| Ok(Command::Doctor),
    },
];

/// The words for all games, for refusals and help.
pub fn game_words() -> Vec<phrase::Arg> {
    Kind::ALL.into_iter().map(|kind| phrase::Arg::from(kind.word())).collect()
}
