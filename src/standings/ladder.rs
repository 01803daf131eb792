use super::Month;
use crate::games::Kind;

/// What people are ranked by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ladder {
    /// All games, as if they were one.
    All,
    Game(Kind),
}

/// Since when games count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Span {
    /// From the beginning.
    Always,
    /// In this month alone, from a soft start.
    Season(Month),
}

impl Ladder {
    /// The word for it in commands and in keys.
    pub const fn word(self) -> &'static str {
        match self {
            Ladder::All => "all",
            Ladder::Game(kind) => kind.word(),
        }
    }
}
