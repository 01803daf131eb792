//! Ids as the platforms give them: opaque, and told apart by their platform's name in front.

use matrix_sdk::ruma::UserId;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub struct $name(String);

            impl $name {
                /// The id that the platform `platform` calls `own`.
                pub fn new(platform: Platform, own: &str) -> $name {
                    $name(format!("{}:{own}", platform.word()))
                }

                /// An id as it was stored.
                pub fn stored(text: String) -> $name {
                    $name(text)
                }

                pub fn as_str(&self) -> &str {
                    &self.0
                }

                /// The id without the platform's name.
                pub fn own(&self) -> &str {
                    self.0.split_once(':').map_or(&*self.0, |(_, own)| own)
                }

                /// The platform that the id is of; `None` if it is of none.
                pub fn platform(&self) -> Option<Platform> {
                    let (word, _) = self.0.split_once(':')?;
                    Platform::ALL.into_iter().find(|platform| platform.word() == word)
                }
            }
        )*
    };
}

ids! {
    /// Somebody who can sit at a table.
    PlayerId
    /// A channel or room that shows tables.
    RoomId
    /// A server or space with standings of its own, or a room outside any.
    CommunityId
    /// The event that somebody's wish came with; the platform never uses it twice.
    RequestId
    /// A message that stands in a room.
    MessageId
}

/// Where a request came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Platform {
    Console,
    Discord,
    Matrix,
}

/// Discord's ids are numbers of 64 bits.
const SNOWFLAKE_DIGITS: usize = 20;
/// What an id has besides its time.
const SNOWFLAKE_REST: u32 = 22;
/// The times in Discord's ids count from the beginning of 2015.
const DISCORD_EPOCH_MS: i64 = 1_420_070_400_000;
/// Longer names would crowd everything else out of a message.
const CONSOLE_NAME_CHARS: usize = 32;

impl Platform {
    pub const ALL: [Platform; 3] = [Platform::Console, Platform::Discord, Platform::Matrix];

    /// The player whom people on this platform mean by `@typed`, if there can be one.
    pub fn player(self, typed: &str) -> Option<PlayerId> {
        match self {
            Platform::Console => {
                let fits = (1..=CONSOLE_NAME_CHARS).contains(&typed.chars().count());
                let is_name = fits && typed.chars().all(|c| c.is_alphanumeric() || "_-.".contains(c));
                is_name.then(|| PlayerId::new(self, typed))
            }
            Platform::Discord => {
                let is_id = (1..=SNOWFLAKE_DIGITS).contains(&typed.len()) && typed.bytes().all(|b| b.is_ascii_digit());
                is_id.then(|| PlayerId::new(self, typed))
            }
            Platform::Matrix => {
                let user = UserId::parse(format!("@{typed}")).ok()?;
                Some(PlayerId::new(self, user.as_str()))
            }
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Platform::Console => "console",
            Platform::Discord => "discord",
            Platform::Matrix => "matrix",
        }
    }
}

/// What stands before the ids of players who had themselves deleted; no platform has this name.
const FORMER: &str = "former:";

/// What stands before the channel in the id of a community that is one person's talk with the bot.
const DIRECT: &str = "direct-";

impl CommunityId {
    /// The community of a channel that belongs to one person and the bot.
    pub fn direct(platform: Platform, channel: &str) -> CommunityId {
        CommunityId::new(platform, &format!("{DIRECT}{channel}"))
    }

    pub fn is_direct(&self) -> bool {
        self.own().starts_with(DIRECT)
    }
}

impl PlayerId {
    /// Somebody of whom nothing is kept but that it was the same one each time.
    pub fn former(token: &str) -> PlayerId {
        PlayerId(format!("{FORMER}{token}"))
    }

    pub fn is_former(&self) -> bool {
        self.0.starts_with(FORMER)
    }

    /// When the account was made, where its platform tells.
    pub fn since(&self) -> Option<Timestamp> {
        let own = self.0.strip_prefix(Platform::Discord.word())?.strip_prefix(':')?;
        let snowflake: u64 = own.parse().ok()?;
        Some(Timestamp((snowflake >> SNOWFLAKE_REST) as i64 + DISCORD_EPOCH_MS))
    }
}

impl From<&PlayerId> for crate::phrase::Arg {
    fn from(player: &PlayerId) -> crate::phrase::Arg {
        crate::phrase::Arg::Player(player.0.clone())
    }
}

impl From<&RoomId> for crate::phrase::Arg {
    fn from(room: &RoomId) -> crate::phrase::Arg {
        crate::phrase::Arg::Room(room.0.clone())
    }
}

impl From<&super::Link> for crate::phrase::Arg {
    fn from(super::Link { community, room, message }: &super::Link) -> crate::phrase::Arg {
        crate::phrase::Arg::Link([community.0.clone(), room.0.clone(), message.0.clone()])
    }
}

/// Between a request and the number of what followed from it.
const FOLLOWED_BY: &str = "/auto/";

impl RequestId {
    /// The id for what followed by itself from what this request did, by its number.
    pub fn followed_by(&self, number: usize) -> RequestId {
        RequestId(format!("{}{FOLLOWED_BY}{number}", self.0))
    }

    /// Whether this is the id of something that followed by itself.
    pub fn is_followed(&self) -> bool {
        let number = self.0.rsplit_once(FOLLOWED_BY).map_or("", |(_, number)| number);
        !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
    }
}

/// The number of a table, unique in a store; people see it as `#7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub u64);

impl TableId {
    /// Reads `7` or `#7`.
    pub fn read(text: &str) -> Option<TableId> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        let number = digits.parse().ok().filter(|&number| number > 0)?;
        digits.bytes().all(|b| b.is_ascii_digit()).then_some(TableId(number))
    }
}

impl std::fmt::Display for TableId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl From<TableId> for crate::phrase::Arg {
    fn from(table: TableId) -> crate::phrase::Arg {
        crate::phrase::Arg::Word(table.to_string())
    }
}

/// Milliseconds since 1970-01-01 00:00 UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Timestamp(pub i64);

impl From<Timestamp> for crate::phrase::Arg {
    fn from(at: Timestamp) -> crate::phrase::Arg {
        crate::phrase::Arg::Moment(at.0)
    }
}

impl Timestamp {
    /// The same for the calendar. Times outside the years -9999 to 9999 come from no clock; they are the first day of all.
    pub fn moment(self) -> jiff::Timestamp {
        jiff::Timestamp::from_millisecond(self.0).unwrap_or_default()
    }

    /// The day in UTC as `2026-11-30`.
    pub fn date(self) -> String {
        self.moment().strftime("%Y-%m-%d").to_string()
    }
}
