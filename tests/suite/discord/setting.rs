//! What a test sets up, takes away, and makes go wrong.

use std::collections::BTreeSet;
use std::future::Future;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::model::Permissions;

use super::channels;
use super::errors::{Fault, Moment};
use super::gateway::{GUILDS, Session};
use super::objects;
use super::routes::Route;
use super::server::Server;
use super::state::{Channel, ChannelKind, Guild, Id, MembersAsked, Message, Request, State, User};

impl Server {
    /// A guild that the bot is a member of, and every user until they leave it.
    pub fn guild(&self, name: &str) -> Id {
        self.inner.change(|state| {
            let id = state.new_id();
            state.guilds.insert(id, Guild { id, name: name.to_owned(), absent: BTreeSet::new() });
            let object = objects::guild_create(state, id);
            state.dispatch("GUILD_CREATE", GUILDS, &object);
            id
        })
    }

    /// Takes the bot out of a guild.
    pub fn remove_from_guild(&self, guild: Id) {
        self.inner.change(|state| {
            let gone = state.guilds.remove(&guild).expect("the bot is there");
            state.left.insert(guild, gone);
            state.dispatch("GUILD_DELETE", GUILDS, &json!({ "id": guild.to_string() }));
        });
    }

    /// Takes the bot into a guild again.
    pub fn add_to_guild(&self, guild: Id) {
        self.inner.change(|state| {
            let back = state.left.remove(&guild).expect("the bot was there");
            state.guilds.insert(guild, back);
            let object = objects::guild_create(state, guild);
            state.dispatch("GUILD_CREATE", GUILDS, &object);
        });
    }

    /// A user leaves a guild, of which a bot without the intent for members is not told.
    pub fn leave(&self, user: Id, guild: Id) {
        self.inner.change(|state| state.guilds.get_mut(&guild).expect("a guild").absent.insert(user));
    }

    /// A user is in a guild again.
    pub fn come_back(&self, user: Id, guild: Id) {
        self.inner.change(|state| state.guilds.get_mut(&guild).expect("a guild").absent.remove(&user));
    }

    pub fn text_channel(&self, guild: Id, name: &str) -> Id {
        self.inner.change(|state| channels::add(state, ChannelKind::Text, Some(guild), name, None, None))
    }

    /// The channel or thread whose name begins so.
    pub fn channel_named(&self, begins: &str) -> Option<Id> {
        let fits = |channel: &&Channel| channel.name.starts_with(begins);
        self.inner.read(|state| state.channels.values().find(fits).map(|channel| channel.id))
    }

    /// A thread that somebody opens in a channel.
    pub fn thread(&self, channel: Id, owner: Id, name: &str) -> Id {
        self.inner.change(|state| {
            let guild = state.channels[&channel].guild;
            channels::add(state, ChannelKind::Thread, guild, name, Some(channel), Some(owner))
        })
    }

    /// The direct channel of a user with the bot.
    pub fn direct(&self, user: Id) -> Id {
        self.inner.change(|state| channels::direct(state, user))
    }

    /// The user of this name.
    pub fn user_named(&self, name: &str) -> Option<Id> {
        self.inner.read(|state| state.users.values().find(|user| user.name == name).map(|user| user.id))
    }

    pub fn user(&self, name: &str) -> Id {
        self.inner.change(|state| {
            let (id, name, locale) = (state.new_id(), name.to_owned(), "en-US".into());
            state.users.insert(id, User { id, name, nick: None, bot: false, locale, closed: false });
            id
        })
    }

    /// Whether a user takes no messages from bots from now on.
    pub fn set_closed(&self, user: Id, closed: bool) {
        self.inner.change(|state| state.users.get_mut(&user).expect("a user").closed = closed);
    }

    /// Counts ids on from a fixed one from now on, so that they are the same each time. It lies ahead of all times until 2078.
    pub fn count_ids(&self) {
        self.inner.change(|state| state.count_ids_from(2_000_000_000_000 << 22));
    }

    /// The bot's own user.
    pub fn bot(&self) -> Id {
        self.inner.read(|state| state.bot)
    }

    pub fn set_locale(&self, user: Id, locale: &str) {
        self.inner.change(|state| state.users.get_mut(&user).expect("a user").locale = locale.to_owned());
    }

    /// Gives a user another name in guilds.
    pub fn set_nick(&self, user: Id, nick: Option<&str>) {
        self.inner.change(|state| state.users.get_mut(&user).expect("a user").nick = nick.map(str::to_owned));
    }

    pub fn rename(&self, user: Id, name: &str) {
        self.inner.change(|state| state.users.get_mut(&user).expect("a user").name = name.to_owned());
    }

    /// Takes permissions from a member in a channel and its threads; what was taken before is given back.
    pub fn deny(&self, channel: Id, member: Id, permissions: Permissions) {
        self.overwrite(channel, member, (0, permissions.bits()));
    }

    /// Gives permissions to a member in a channel and its threads.
    pub fn allow(&self, channel: Id, member: Id, permissions: Permissions) {
        self.overwrite(channel, member, (permissions.bits(), 0));
    }

    fn overwrite(&self, channel: Id, member: Id, rule: (u64, u64)) {
        self.inner.change(|state| {
            state.channels.get_mut(&channel).expect("a channel").overwrites.insert(member, rule);
            channels::tell_of(state, "CHANNEL_UPDATE", channel);
        });
    }

    /// What somebody writes; the bot is told of it only if it asks for messages, and never of the words.
    pub fn say(&self, user: Id, channel: Id, content: &str) -> Id {
        self.inner.change(|state| {
            let message = Message { author: user, content: content.to_owned(), ..channels::blank(state, channel) };
            let id = message.id;
            channels::post(state, message).expect("the channel is open");
            id
        })
    }

    pub fn delete_message(&self, message: Id) {
        self.inner.change(|state| channels::remove_message(state, message));
    }

    /// Deletes a channel or thread, with its threads and messages.
    pub fn delete_channel(&self, id: Id) {
        self.inner.change(|state| {
            let threads =
                state.channels.values().filter(|channel| channel.parent == Some(id)).map(|channel| channel.id);
            for gone in threads.chain([id]).collect::<Vec<_>>() {
                let Some(channel) = state.channels.get(&gone) else { continue };
                let event = if channel.kind == ChannelKind::Thread { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
                channels::tell_of(state, event, gone);
                state.channels.remove(&gone);
                state.messages.retain(|_, message| message.channel != gone);
            }
        });
    }

    /// Archives a thread; a locked one opens only for who may manage threads.
    pub fn archive_thread(&self, thread: Id, locked: bool) {
        self.inner.change(|state| {
            let channel = state.channels.get_mut(&thread).expect("a thread");
            (channel.archived, channel.locked) = (true, locked);
            channels::tell_of(state, "THREAD_UPDATE", thread);
        });
    }

    pub fn is_archived(&self, thread: Id) -> bool {
        self.inner.read(|state| state.channels[&thread].archived)
    }

    /// Who was taken into a thread.
    pub fn thread_members(&self, thread: Id) -> Vec<Id> {
        self.inner.read(|state| state.channels[&thread].members.clone())
    }

    /// The threads of a channel, by id.
    pub fn threads(&self, channel: Id) -> Vec<(Id, String)> {
        self.inner.read(|state| {
            let threads = state.channels.values().filter(|thread| thread.parent == Some(channel));
            threads.map(|thread| (thread.id, thread.name.clone())).collect()
        })
    }

    /// Makes the next requests of a route fail.
    pub fn fail_next(&self, route: Route, fault: Fault, times: usize) {
        self.inner.change(|state| state.faults.extend(std::iter::repeat_n((route, fault), times)));
    }

    /// Holds every request of a route, undone or unanswered, until it is released or its client is gone.
    pub fn hold(&self, route: Route, moment: Moment) {
        self.inner.change(|state| state.holds.insert((route, moment)));
    }

    pub fn release(&self, route: Route, moment: Moment) {
        self.inner.change(|state| state.holds.remove(&(route, moment)));
    }

    /// Waits until so many requests of a route are held.
    pub async fn until_held(&self, route: Route, moment: Moment, count: usize) {
        let now = move |state: &State| state.held.get(&(route, moment)).copied().unwrap_or(0);
        let held = |state: &State| (now(state) == count).then_some(());
        self.wait(&format!("{count} held requests {route:?}"), held).await;
    }

    /// How long an interaction may wait for its first answer (3 s), and how long its token lasts (15 min).
    pub fn set_times(&self, acknowledge_within: Duration, token_life: Duration) {
        self.inner.change(|state| (state.acknowledge_within, state.token_life) = (acknowledge_within, token_life));
    }

    /// Lets nonces be used again, as some minutes do.
    pub fn forget_nonces(&self) {
        self.inner.change(|state| state.messages.values_mut().for_each(|message| message.nonce = None));
    }

    /// Refuses every bot because of its intents.
    pub fn disallow_intents(&self) {
        self.inner.change(|state| state.allowed_intents = 0);
    }

    /// What clients that connect from now on are told to keep.
    pub fn set_heartbeat(&self, interval: Duration) {
        self.inner.change(|state| state.heartbeat = interval);
    }

    /// Cuts the bot's connections; a session that is not resumable is invalid when the bot comes back.
    pub fn drop_gateway(&self, resumable: bool) {
        self.inner.change(|state| state.drop_gateway(resumable));
    }

    /// Asks the bot to connect again, as before a restart of the gateway.
    pub fn ask_to_reconnect(&self) {
        self.inner.change(State::ask_to_reconnect);
    }

    pub fn is_connected(&self) -> bool {
        self.inner.read(|state| state.sessions.iter().any(Session::is_connected))
    }

    /// Waits until a bot is connected and has registered commands.
    pub async fn until_ready(&self) {
        let ready = |state: &State| state.sessions.iter().any(Session::is_connected) && !state.commands.is_empty();
        self.wait("a bot with commands", |state| ready(state).then_some(())).await;
    }

    /// Waits until no bot is connected.
    pub async fn until_disconnected(&self) {
        self.wait("no bot", |state| (!state.sessions.iter().any(Session::is_connected)).then_some(())).await;
    }

    /// Waits until so many sessions have begun, and so many were resumed, since the start.
    pub async fn until_sessions(&self, identified: usize, resumed: usize) {
        let counts = |state: &State| (state.identified >= identified && state.resumed >= resumed).then_some(());
        self.wait(&format!("{identified} sessions, {resumed} resumed"), counts).await;
    }

    /// The intents of all sessions so far.
    pub fn intents(&self) -> Vec<u64> {
        self.inner.read(|state| state.sessions.iter().map(|session| session.intents).collect())
    }

    /// The registered commands, as Discord would list them.
    pub fn commands(&self) -> Vec<Value> {
        self.inner.read(|state| state.commands.clone())
    }

    /// How often commands were written, whether or not they changed.
    pub fn command_writes(&self) -> usize {
        self.inner.read(|state| state.command_writes)
    }

    /// All requests of a route so far.
    pub fn requests(&self, route: Route) -> Vec<Request> {
        self.inner.read(|state| state.requests.iter().filter(|request| request.route == route).cloned().collect())
    }

    /// What was asked about members so far.
    pub fn members_asked(&self) -> Vec<MembersAsked> {
        self.inner.read(|state| state.members_asked.clone())
    }

    /// Waits until so many questions about members were asked since the start.
    pub async fn until_members_asked(&self, count: usize) {
        self.wait(&format!("{count} questions"), |state| (state.members_asked.len() >= count).then_some(())).await;
    }

    /// Waits until there is what is looked for.
    ///
    /// # Panics
    ///
    /// If it takes longer than the server's `patience`.
    pub(super) fn wait<T>(&self, what: &str, look: impl FnMut(&State) -> Option<T>) -> impl Future<Output = T> {
        let (patience, what) = (self.patience, what.to_owned());
        async move {
            match tokio::time::timeout(patience, self.inner.until(look)).await {
                Ok(found) => found,
                Err(_) => panic!("waited {patience:?} for {what}; failures so far: {:?}", self.failures()),
            }
        }
    }
}
