//! A message before it is put into words: its key and its arguments.
//!
//! Everything that is said to people travels through the program as a [`Phrase`]; only `messages`
//! turns it into a language. Text that came from chat is marked as such ([`Arg::Quote`]), so that
//! each platform can escape it.

/// A message key with its arguments. Written with [`phrase!`](crate::phrase!), so that a test can
/// hold every key and argument against the templates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Number(i64),
    /// A word of ours: a move, a rule's key, a command.
    Word(String),
    /// Text from chat: hostile until a platform has escaped it.
    Quote(String),
    /// A player's id; each platform shows the name its own way.
    Player(String),
    /// A room's id, shown as players are.
    Room(String),
    /// Milliseconds since 1970; each platform shows the day and the hour its own way.
    Moment(i64),
    /// The ids of a community, of a room in it, and of a message there, to which each platform shows the way.
    Link([String; 3]),
    Phrase(Phrase),
    /// "1, 2 or 3"
    AnyOf(Vec<Arg>),
    /// "1, 2 and 3"
    AllOf(Vec<Arg>),
}

impl Phrase {
    pub fn new(key: &'static str, args: Vec<(&'static str, Arg)>) -> Phrase {
        Phrase { key, args }
    }
}

/// Longer quotes from chat are cut: they are there to be recognised, not to be read.
const QUOTE_CHARS: usize = 60;

impl Arg {
    /// Text from chat, on one line and not too long.
    pub fn quote(text: &str) -> Arg {
        let mut quote: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some((end, _)) = quote.char_indices().nth(QUOTE_CHARS) {
            quote.truncate(end);
            quote.push('…');
        }
        Arg::Quote(quote)
    }
}

/// `phrase!("key", name = value, …)`: the one way to write a [`Phrase`].
#[macro_export]
macro_rules! phrase {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::phrase::Phrase::new($key, vec![$((stringify!($name), $crate::phrase::Arg::from($value))),*])
    };
}

macro_rules! number_args {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg {
            fn from(value: $number) -> Arg {
                Arg::Number(i64::from(value))
            }
        })*
    };
}
number_args!(u8 u16 u32 i64);

impl From<usize> for Arg {
    fn from(value: usize) -> Arg {
        Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(value: u64) -> Arg {
        Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Arg {
        Arg::Word(value.to_owned())
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Arg {
        Arg::Word(value)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(all: Vec<Arg>) -> Arg {
        Arg::AllOf(all)
    }
}

impl From<Phrase> for Arg {
    fn from(value: Phrase) -> Arg {
        Arg::Phrase(value)
    }
}
