//! What Discord remembers.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::Value;

use super::errors::{Fault, Moment, Refusal};
use super::gateway::{PRIVILEGED, Session};
use super::routes::Route;

/// The first millisecond of Discord's time.
pub const EPOCH: u64 = 1_420_070_400_000;

pub const VIEW_CHANNEL: u64 = 1 << 10;
pub const SEND_MESSAGES: u64 = 1 << 11;
pub const ATTACH_FILES: u64 = 1 << 15;
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub const MANAGE_THREADS: u64 = 1 << 34;
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// What everyone may do who is in a guild: see, read, write, attach, use commands, open threads and write in them.
pub const EVERYONE: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
    | (1 << 6)
    | (1 << 14)
    | (1 << 18)
    | (1 << 31);

pub const EPHEMERAL: u64 = 1 << 6;
pub const LOADING: u64 = 1 << 7;

/// A snowflake.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Id(pub u64);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Id {
    /// The id in a path or a body; 0, which nothing has, if it is none.
    pub fn read(text: &str) -> Id {
        Id(text.parse().unwrap_or(0))
    }
}

#[derive(Clone, Debug)]
pub struct User {
    pub id: Id,
    /// The name that people see; the other is made from the id.
    pub name: String,
    /// The name in guilds, if it is another.
    pub nick: Option<String>,
    pub bot: bool,
    pub locale: String,
    /// Whether they take no messages from bots.
    pub closed: bool,
}

#[derive(Clone, Debug)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    /// The users who are not in it.
    pub absent: BTreeSet<Id>,
}

/// A question who of some users is in a guild.
#[derive(Clone, Debug)]
pub struct MembersAsked {
    pub guild: Id,
    pub users: Vec<Id>,
    pub came: Instant,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChannelKind {
    Text,
    Direct,
    Thread,
}

#[derive(Clone, Debug)]
pub struct Channel {
    pub id: Id,
    pub kind: ChannelKind,
    pub guild: Option<Id>,
    pub name: String,
    /// Of a thread, the channel it is in.
    pub parent: Option<Id>,
    /// Of a thread, who opened it; of a direct channel, the other.
    pub owner: Option<Id>,
    /// Of a member, what is allowed and what denied.
    pub overwrites: BTreeMap<Id, (u64, u64)>,
    pub archived: bool,
    pub locked: bool,
    /// Of a thread, who was taken into it.
    pub members: Vec<Id>,
    /// Whether nobody else sees the thread.
    pub private: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Attachment {
    pub id: Id,
    pub name: String,
    pub description: Option<String>,
    pub content_type: String,
    pub bytes: Vec<u8>,
}

/// Who is told aloud of a message.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Ping {
    Everyone,
    User(Id),
    Role(Id),
}

/// A message as it stands.
#[derive(Clone, Debug)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub content: String,
    pub embeds: Value,
    pub components: Value,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    /// Whom it pinged when it came; edits ping nobody.
    pub pings: Vec<Ping>,
    /// The only one who sees it.
    pub ephemeral_to: Option<Id>,
    /// How often it was edited, also by an interaction.
    pub edits: u32,
    /// How often it was edited by its channel, not by an interaction.
    pub channel_edits: u32,
    /// The interaction it answers: id, user, and whether a command was typed.
    pub answers: Option<(Id, Id, Option<String>)>,
    pub reply_to: Option<Id>,
    pub edited_at: Option<Id>,
    /// What its maker called it by, so as not to make it twice.
    pub nonce: Option<String>,
    pub came: Instant,
}

impl Message {
    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum InteractionKind {
    Command,
    Component,
    Autocomplete,
}

/// Something that somebody did, and what came of it.
#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: Id,
    pub kind: InteractionKind,
    pub user: Id,
    pub channel: Id,
    /// The event, for delivering it again.
    pub event: Value,
    /// The command's name.
    pub command: Option<String>,
    pub sent: Instant,
    /// The type of the first answer.
    pub acknowledged: Option<u64>,
    pub acknowledged_at: Option<Instant>,
    /// The message that `@original` means.
    pub original: Option<Id>,
    /// Of a component, its message, and how often that was edited by its channel before.
    pub source: Option<(Id, u32)>,
    /// Messages made by the token, in order.
    pub said: Vec<Id>,
    /// How often the token edited its `@original`.
    pub edits: u32,
    pub choices: Vec<(String, String)>,
}

/// A request that came in.
#[derive(Clone, Debug)]
pub struct Request {
    pub route: Route,
    pub path: String,
    pub body: Value,
    pub status: u16,
}

pub struct State {
    pub address: String,
    pub token: String,
    /// The application and its user have one id.
    pub bot: Id,
    last_id: u64,
    pub users: BTreeMap<Id, User>,
    pub guilds: BTreeMap<Id, Guild>,
    /// Guilds that the bot was removed from.
    pub left: BTreeMap<Id, Guild>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: BTreeMap<Id, Message>,
    pub commands: Vec<Value>,
    pub command_writes: usize,
    /// By token.
    pub interactions: HashMap<String, Interaction>,
    pub sessions: Vec<Session>,
    pub identified: usize,
    pub resumed: usize,
    pub faults: Vec<(Route, Fault)>,
    pub holds: HashSet<(Route, Moment)>,
    pub held: HashMap<(Route, Moment), usize>,
    pub failures: Vec<String>,
    pub requests: Vec<Request>,
    pub members_asked: Vec<MembersAsked>,
    /// How long an interaction may stay without any answer.
    pub acknowledge_within: Duration,
    /// How long the token of an acknowledged interaction is good.
    pub token_life: Duration,
    pub heartbeat: Duration,
    /// What a bot may ask to be told of.
    pub allowed_intents: u64,
}

impl State {
    pub fn new(address: String) -> State {
        let mut state = State {
            address,
            token: "the.token.of-the-bot".into(),
            bot: Id(0),
            last_id: 0,
            users: BTreeMap::new(),
            guilds: BTreeMap::new(),
            left: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            commands: Vec::new(),
            command_writes: 0,
            interactions: HashMap::new(),
            sessions: Vec::new(),
            identified: 0,
            resumed: 0,
            faults: Vec::new(),
            holds: HashSet::new(),
            held: HashMap::new(),
            failures: Vec::new(),
            requests: Vec::new(),
            members_asked: Vec::new(),
            acknowledge_within: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
            heartbeat: Duration::from_millis(41_250),
            allowed_intents: !PRIVILEGED,
        };
        let (id, name, locale) = (state.new_id(), "the bot".into(), "en-US".into());
        let bot = User { id, name, nick: None, bot: true, locale, closed: false };
        state.bot = bot.id;
        state.users.insert(bot.id, bot);
        state
    }

    /// An id of this moment, greater than all before.
    pub fn count_ids_from(&mut self, id: u64) {
        self.last_id = id;
    }

    pub fn new_id(&mut self) -> Id {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64;
        self.last_id = (self.last_id + 1).max((now - EPOCH) << 22);
        Id(self.last_id)
    }

    /// # Errors
    ///
    /// 10003 if it is not there or was deleted.
    pub fn channel(&self, id: Id) -> Result<&Channel, Refusal> {
        self.channels.get(&id).ok_or_else(Refusal::unknown_channel)
    }

    /// A message as the bot may ask for it by its channel: ephemeral ones are not there.
    ///
    /// # Errors
    ///
    /// 10003, 50001 or 10008.
    pub fn message(&self, channel: Id, id: Id) -> Result<&Message, Refusal> {
        self.bot_may(channel, VIEW_CHANNEL)?;
        let message = self.messages.get(&id).filter(|message| message.channel == channel);
        message.filter(|message| message.ephemeral_to.is_none()).ok_or_else(Refusal::unknown_message)
    }

    /// Whether a user is in a guild.
    pub fn is_in(&self, user: Id, guild: Id) -> bool {
        self.users.contains_key(&user) && self.guilds.get(&guild).is_some_and(|guild| !guild.absent.contains(&user))
    }

    /// What a user may do in a channel.
    pub fn permissions(&self, user: Id, channel: Id) -> u64 {
        let Some(channel) = self.channels.get(&channel) else { return 0 };
        if channel.private && channel.owner != Some(user) && !channel.members.contains(&user) {
            return 0;
        }
        let ruling = channel.parent.and_then(|parent| self.channels.get(&parent)).unwrap_or(channel);
        let (allowed, denied) = ruling.overwrites.get(&user).copied().unwrap_or((0, 0));
        EVERYONE & !denied | allowed
    }

    /// # Errors
    ///
    /// 10003 if there is no such channel, 50001 if the bot does not see it, 50013 if it lacks a permission.
    pub fn bot_may(&self, channel: Id, what: u64) -> Result<(), Refusal> {
        if self.channel(channel)?.guild.is_some_and(|guild| !self.guilds.contains_key(&guild)) {
            return Err(Refusal::missing_access());
        }
        let permissions = self.permissions(self.bot, channel);
        if permissions & VIEW_CHANNEL == 0 {
            Err(Refusal::missing_access())
        } else if permissions & what != what {
            Err(Refusal::missing_permissions())
        } else {
            Ok(())
        }
    }
}
