use crate::games::TEAM;
use crate::phrase::Phrase;
use crate::settings::Of;

/// One argument of a command.
#[derive(Debug)]
pub struct ArgSpec {
    pub name: &'static str,
    pub kind: ArgKind,
    pub required: bool,
    pub help: fn() -> Phrase,
}

/// What an argument is, and so how it is told from others: a player by `@` (and of the own team behind `team`), a table by `#`, a flag by its
/// name, a house rule by `=`; all others by their place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgKind {
    Game,
    Player,
    /// A player for the asker's own team, named behind the word `team`.
    Mate,
    /// Any number of `rule=value`.
    Rules,
    /// All words that are left.
    Move,
    /// Steps of a move: all words that are left.
    Steps,
    Table,
    /// A side by its number.
    Side,
    /// What an invitation is found by from elsewhere.
    Code,
    /// What is proposed, by its word.
    Offer,
    Command,
    /// What is wanted with what is kept of the asker, by its word.
    Privacy,
    /// A setting of such an owner, with the value that it is to have: all words that are left.
    Setting(Of),
    /// Its own name, or `name=true`.
    Flag,
    /// `season`, `all`, or a month as `2026-11`.
    Season,
    /// A number, from 1.
    Page,
    /// A page of a game's rules, by its word or its number.
    RulesPage,
    /// How long players may think, by its word.
    Pace,
    /// A number of days as `5d`, or `end`.
    Days,
    /// A number of moves, from 0.
    Ply,
    /// `name=false`, where it is on otherwise.
    Unless,
}

impl ArgSpec {
    /// The argument as one would type it.
    pub(super) fn usage(&self) -> String {
        let form = match self.kind {
            ArgKind::Game => "game[/variant]".to_owned(),
            ArgKind::Player => format!("@{}", self.name),
            ArgKind::Mate => format!("{TEAM} @player …"),
            ArgKind::Rules => "rule=value …".to_owned(),
            ArgKind::Unless => format!("{}=false", self.name),
            ArgKind::Table => "#table".to_owned(),
            ArgKind::Setting(_) => "setting[=value]".to_owned(),
            ArgKind::Season => "season|all".to_owned(),
            ArgKind::Pace => format!("{}=live|day|…", self.name),
            ArgKind::Days => "5d|end".to_owned(),
            ArgKind::Flag
            | ArgKind::Move
            | ArgKind::Steps
            | ArgKind::Side
            | ArgKind::Code
            | ArgKind::Offer
            | ArgKind::Command
            | ArgKind::Privacy
            | ArgKind::Page
            | ArgKind::RulesPage
            | ArgKind::Ply => self.name.to_owned(),
        };
        if self.required { format!("<{form}>") } else { format!("[{form}]") }
    }
}
