use std::collections::BTreeMap;

use jiff::tz::TimeZone;

use super::table::{ALL, HALF, HERE, MESSAGE, NOT_HERE, OFF, ON, QUIET};
use super::{
    AUTO, BARE_MOVES, CHANNELS, DIGEST, GAMES, HOURS, Hours, LANGUAGE, NOTIFY, PACE, REMINDER, SEASONS, STAKES,
    Setting, THEME, TIMEZONE,
};
use crate::chat::RoomId;
use crate::games::Kind;
use crate::picture::Theme;
use crate::table::Pace;

/// How somebody hears that it is their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The post notifies them.
    Ping,
    /// A private message does.
    Message,
    /// They look for themselves.
    Quiet,
}

/// What was chosen, by the names of the settings.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choices(BTreeMap<String, String>);

impl Choices {
    /// These with others on top, which go before them.
    pub fn under(mut self, others: Choices) -> Choices {
        self.0.extend(others.0);
        self
    }

    /// These with another choice of a setting.
    pub fn with(mut self, setting: &Setting, value: Option<String>) -> Choices {
        match value {
            Some(value) => drop(self.0.insert(setting.name.to_owned(), value)),
            None => drop(self.0.remove(setting.name)),
        }
        self
    }

    /// What was chosen of a setting, or what is usual.
    pub fn get(&self, setting: &Setting) -> &str {
        self.0.get(setting.name).map_or(setting.usual, String::as_str)
    }

    pub fn is_chosen(&self, setting: &Setting) -> bool {
        self.0.contains_key(setting.name)
    }

    pub fn language(&self) -> &str {
        self.get(&LANGUAGE)
    }

    pub fn theme(&self) -> Theme {
        Theme::read(self.get(&THEME)).unwrap_or_default()
    }

    /// How somebody wants to hear that it is their turn.
    pub fn notice(&self) -> Notice {
        match self.get(&NOTIFY) {
            MESSAGE => Notice::Message,
            QUIET => Notice::Quiet,
            _ => Notice::Ping,
        }
    }

    /// At which hour of the day somebody wants to be told what waits for them; `None` is never.
    pub fn digest(&self) -> Option<i8> {
        self.get(&DIGEST).parse().ok()
    }

    /// Whether somebody wants what they cannot choose to happen by itself.
    pub fn plays_alone(&self) -> bool {
        self.get(&AUTO) == ON
    }

    /// Whether moves count that are said without a command.
    pub fn takes_bare_moves(&self) -> bool {
        self.get(&BARE_MOVES) == ON
    }

    /// How long players may think where a challenge does not say it.
    pub fn pace(&self) -> Pace {
        Pace::read(self.get(&PACE)).unwrap_or_default()
    }

    /// Of how many parts of a turn one is left when somebody wants to be reminded; `None` is never.
    pub fn reminder(&self) -> Option<i64> {
        match self.get(&REMINDER) {
            OFF => None,
            HALF => Some(2),
            _ => Some(3),
        }
    }

    /// When somebody may be reminded.
    pub fn hours(&self) -> Hours {
        Hours::read(self.get(&HOURS)).unwrap_or(Hours::ALWAYS)
    }

    pub fn timezone(&self) -> TimeZone {
        TimeZone::get(self.get(&TIMEZONE)).unwrap_or(TimeZone::UTC)
    }

    /// Whether games may be played for chips.
    pub fn plays_for_chips(&self) -> bool {
        self.get(&STAKES) == ON
    }

    /// Whether leaderboards have seasons.
    pub fn has_seasons(&self) -> bool {
        self.get(&SEASONS) == ON
    }

    /// Whether a game is played here.
    pub fn offers(&self, kind: Kind) -> bool {
        let games = self.get(&GAMES);
        games == ALL || games.split(',').any(|game| game == kind.word())
    }

    /// The rooms in which games may begin; `None` is all.
    pub fn rooms(&self) -> Option<Vec<RoomId>> {
        let rooms = self.get(&CHANNELS);
        let read = || rooms.split_whitespace().map(|room| RoomId::stored(room.to_owned())).collect();
        (rooms != ALL).then(read)
    }

    /// The value of [`CHANNELS`] after one of its words was said in a room; `None` for all.
    pub fn rooms_after(&self, said: &str, room: &RoomId) -> Option<String> {
        let mut rooms = self.rooms().unwrap_or_default();
        rooms.retain(|known| known != room);
        match said {
            HERE => rooms.push(room.clone()),
            NOT_HERE => {}
            _ => rooms.clear(),
        }
        let rooms: Vec<&str> = rooms.iter().map(RoomId::as_str).collect();
        (!rooms.is_empty()).then(|| rooms.join(" "))
    }
}

impl<K: Into<String>, V: Into<String>> FromIterator<(K, V)> for Choices {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(choices: I) -> Choices {
        Choices(choices.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }
}
