use jiff::tz::TimeZone;

use super::Hours;
use super::hours::A_DAY;
use crate::games::Kind;
use crate::messages;
use crate::phrase;
use crate::phrase::Phrase;
use crate::picture::Theme;
use crate::table::Pace;

/// Something that can be chosen.
#[derive(Debug)]
pub struct Setting {
    pub name: &'static str,
    /// Who may choose it. What a player chose goes before what their community did.
    pub of: &'static [Of],
    pub values: Values,
    /// What it is where nobody, and not `bot.toml`, says otherwise.
    pub usual: &'static str,
    /// What it does, in a sentence.
    pub help: fn() -> Phrase,
}

/// Whose a choice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    Player,
    Community,
}

/// What a setting may be.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words.
    OneOf(fn() -> Vec<String>),
    /// Several of these words, with commas between, or [`ALL`].
    SomeOf(fn() -> Vec<String>),
    /// A time zone by its name in the IANA's database.
    Zone,
    /// Hours of each day, as `8-22`.
    Hours,
    /// An hour of each day, as `8`, or [`OFF`].
    Hour,
    /// Some rooms, chosen by [`HERE`] and [`NOT_HERE`] in each of them, or [`ALL`].
    Rooms,
}

/// The word for everything.
pub const ALL: &str = "all";
/// Adds the room where it is said.
pub const HERE: &str = "here";
/// Takes the room away where it is said.
pub const NOT_HERE: &str = "not-here";
/// The values of [`NOTIFY`].
const PING: &str = "ping";
pub(super) const MESSAGE: &str = "message";
pub(super) const QUIET: &str = "quiet";
/// The value of a setting that is on or off.
pub const ON: &str = "on";
pub const OFF: &str = "off";
/// The values of [`REMINDER`] beside [`OFF`]: what part of a turn is left.
const THIRD: &str = "third";
pub(super) const HALF: &str = "half";
/// Some hours, to show what they look like; the first are all.
const SOME_HOURS: [&str; 2] = ["0-24", "8-22"];
/// The same for one hour.
const SOME_HOUR: [&str; 3] = [OFF, "8", "18"];
/// Some of the time zones, to show what their names look like.
const ZONES: [&str; 5] = ["UTC", "Africa/Cairo", "America/New_York", "Asia/Shanghai", "Europe/Madrid"];

pub const LANGUAGE: Setting = Setting {
    name: "language",
    of: &[Of::Player, Of::Community],
    values: Values::OneOf(|| messages::locales().map(str::to_owned).collect()),
    usual: "en",
    help: || phrase!("setting-language"),
};

pub const THEME: Setting = Setting {
    name: "theme",
    of: &[Of::Player, Of::Community],
    values: Values::OneOf(|| Theme::ALL.map(|theme| theme.word().to_owned()).into()),
    usual: Theme::Light.word(),
    help: || phrase!("setting-theme"),
};

/// How a player hears that it is their turn.
pub const NOTIFY: Setting = Setting {
    name: "notify",
    of: &[Of::Player],
    values: Values::OneOf(|| vec![PING.to_owned(), MESSAGE.to_owned(), QUIET.to_owned()]),
    usual: PING,
    help: || phrase!("setting-notify"),
};

/// When a player is told each day which tables wait for them.
pub const DIGEST: Setting =
    Setting { name: "digest", of: &[Of::Player], values: Values::Hour, usual: OFF, help: || phrase!("setting-digest") };

/// Whether a player's throws, and moves that are the only ones, happen by themselves.
pub const AUTO: Setting = Setting {
    name: "auto",
    of: &[Of::Player],
    values: Values::OneOf(|| vec![ON.to_owned(), OFF.to_owned()]),
    usual: OFF,
    help: || phrase!("setting-auto"),
};

/// The games that a community plays.
pub const GAMES: Setting = Setting {
    name: "games",
    of: &[Of::Community],
    values: Values::SomeOf(|| Kind::ALL.map(|kind| kind.word().to_owned()).into()),
    usual: ALL,
    help: || phrase!("setting-games"),
};

/// The rooms in which games may begin.
pub const CHANNELS: Setting = Setting {
    name: "channels",
    of: &[Of::Community],
    values: Values::Rooms,
    usual: ALL,
    help: || phrase!("setting-channels"),
};

/// Whether moves count that are said without a command, where the bot reads what people say.
pub const BARE_MOVES: Setting = Setting {
    name: "bare_moves",
    of: &[Of::Community],
    values: Values::OneOf(|| vec![ON.to_owned(), OFF.to_owned()]),
    usual: ON,
    help: || phrase!("setting-bare-moves"),
};

/// Whether games may be played for chips.
pub const STAKES: Setting = Setting {
    name: "stakes",
    of: &[Of::Community],
    values: Values::OneOf(|| vec![ON.to_owned(), OFF.to_owned()]),
    usual: OFF,
    help: || phrase!("setting-stakes"),
};

/// Whether leaderboards begin anew each month, beside those over all time.
pub const SEASONS: Setting = Setting {
    name: "seasons",
    of: &[Of::Community],
    values: Values::OneOf(|| vec![ON.to_owned(), OFF.to_owned()]),
    usual: ON,
    help: || phrase!("setting-seasons"),
};

/// How long players may think where a challenge does not say it.
pub const PACE: Setting = Setting {
    name: "pace",
    of: &[Of::Community],
    values: Values::OneOf(|| Pace::ALL.map(|pace| pace.word().to_owned()).into()),
    usual: Pace::Unlimited.word(),
    help: || phrase!("setting-pace"),
};

/// When a player is reminded that their time runs out.
pub const REMINDER: Setting = Setting {
    name: "reminder",
    of: &[Of::Player],
    values: Values::OneOf(|| vec![THIRD.to_owned(), HALF.to_owned(), OFF.to_owned()]),
    usual: THIRD,
    help: || phrase!("setting-reminder"),
};

/// The hours of the day at which a player may be reminded.
pub const HOURS: Setting = Setting {
    name: "hours",
    of: &[Of::Player],
    values: Values::Hours,
    usual: SOME_HOURS[0],
    help: || phrase!("setting-hours"),
};

/// What time it is, for what a game, a gift or a reminder has to do with the time of day.
pub const TIMEZONE: Setting = Setting {
    name: "timezone",
    of: &[Of::Player, Of::Community],
    values: Values::Zone,
    usual: ZONES[0],
    help: || phrase!("setting-timezone"),
};

/// Every setting there is, in the order in which they are listed.
pub const SETTINGS: &[Setting] = &[
    LANGUAGE, THEME, NOTIFY, DIGEST, AUTO, REMINDER, HOURS, GAMES, CHANNELS, BARE_MOVES, STAKES, SEASONS, PACE,
    TIMEZONE,
];

impl Setting {
    /// The setting of this name that such an owner may choose.
    pub fn find(of: Of, name: &str) -> Option<&'static Setting> {
        Setting::all(of).find(|setting| setting.name == name)
    }

    /// Whatever such an owner may choose.
    pub fn all(of: Of) -> impl Iterator<Item = &'static Setting> {
        SETTINGS.iter().filter(move |setting| setting.of.contains(&of))
    }
}

impl Values {
    /// The words that may be typed for it.
    pub fn words(self) -> Vec<String> {
        match self {
            Values::OneOf(words) => words(),
            Values::SomeOf(words) => std::iter::once(ALL.to_owned()).chain(words()).collect(),
            Values::Zone => ZONES.map(str::to_owned).into(),
            Values::Hours => SOME_HOURS.map(str::to_owned).into(),
            Values::Hour => SOME_HOUR.map(str::to_owned).into(),
            Values::Rooms => [HERE, NOT_HERE, ALL].map(str::to_owned).into(),
        }
    }

    /// What is typed, in the form that is stored; `None` if it is no value.
    pub(super) fn read(self, typed: &str) -> Option<String> {
        let typed = typed.to_lowercase();
        let words = self.words();
        let is_known = |word: &&str| words.iter().any(|known| known == word);
        match self {
            Values::OneOf(_) | Values::Rooms => Some(typed).filter(|typed| is_known(&typed.as_str())),
            Values::Hours => Hours::read(&typed).map(|hours| hours.to_string()),
            Values::Hour if typed == OFF => Some(typed),
            Values::Hour => {
                typed.parse().ok().filter(|hour| (0..A_DAY).contains(hour)).map(|hour: i8| hour.to_string())
            }
            Values::Zone => {
                let zone = TimeZone::get(&typed).ok()?;
                zone.iana_name().map(str::to_owned)
            }
            Values::SomeOf(_) => {
                let parts: Vec<&str> = typed.split([',', ' ']).filter(|part| !part.is_empty()).collect();
                if parts.is_empty() || !parts.iter().all(is_known) {
                    return None;
                }
                let is_chosen = |word: &String| parts.contains(&word.as_str()) || parts.contains(&ALL);
                let chosen: Vec<String> = words[1..].iter().filter(|word| is_chosen(word)).cloned().collect();
                Some(if chosen.len() == words.len() - 1 { ALL.to_owned() } else { chosen.join(",") })
            }
        }
    }
}
