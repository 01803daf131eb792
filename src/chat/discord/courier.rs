use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use serenity::all::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateThread, EditMessage, EditThread, GuildChannel, Http, HttpError,
    Message, MessageId as DiscordMessageId, UserId,
};
use sha2::{Digest, Sha256};
use tokio::sync::Mutex;

use super::{render, request};
use crate::chat::{Backoff, MessageId, Platform, Receipt, Reply, Request, RoomId, TableId, Thread, Told, Whisper};
use crate::host::Host;
use crate::phrase;

/// The longest pause after a send that failed.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Discord's codes of what a bot may not do in a channel: see it, or write, or send files.
const MISSING_ACCESS: isize = 50001;
const MISSING_PERMISSIONS: isize = 50013;
const UNKNOWN_CHANNEL: isize = 10003;
const UNKNOWN_MESSAGE: isize = 10008;
const THREAD_IS_ARCHIVED: isize = 50083;
/// The message has its thread already.
const THREAD_IS_THERE: isize = 160_004;
/// There can be no threads in direct messages and in threads.
const WRONG_KIND_OF_CHANNEL: isize = 50024;

/// A nonce has 25 characters at most; so many bytes in hexadecimal are as good as all of a hash.
const NONCE_BYTES: usize = 12;
/// Discord's limit of a thread's name, in characters.
const THREAD_NAME_CHARS: usize = 100;
/// Discord lets so many messages a channel through in about so long; who was told to wait, waits.
const LIMITED_WAIT: Duration = Duration::from_secs(5);
const TOO_MANY_REQUESTS: u16 = 429;

/// Brings posts into channels, each once, and tries again what failed.
pub struct Courier {
    host: Arc<Host>,
    http: Arc<Http>,
    /// One post of a table at a time, so that they stand in their order.
    tables: std::sync::Mutex<HashMap<TableId, Arc<Mutex<()>>>>,
}

/// What became of a post.
pub enum Delivered {
    InChannel,
    /// Not in the channel, where the bot may not write.
    Refused,
    /// Not yet; it will be tried again.
    Later,
    /// Not, and it will not be.
    Failed,
}

/// Whether a room is still owed a post.
enum Settled {
    Yes,
    NotYet,
    /// Discord wants to be left alone there for a while.
    Limited,
}

impl Courier {
    pub fn new(host: Arc<Host>, http: Arc<Http>) -> Courier {
        Courier { host, http, tables: std::sync::Mutex::default() }
    }

    /// Posts a reply in its channel.
    pub async fn post(&self, reply: &Reply) -> Delivered {
        let Some(receipt) = &reply.receipt else { return Delivered::InChannel };
        let turn = self.turn(receipt.table);
        let _turn = turn.lock().await;
        if receipt.again.is_none() && !self.host.is_owed(&receipt.room, receipt.table).await {
            // What was posted while this waited for its turn showed it, too.
            return Delivered::InChannel;
        }
        match self.send(reply, receipt).await {
            Ok(()) => Delivered::InChannel,
            Err(error) if is_refused(&error) => Delivered::Refused,
            Err(error) => {
                tracing::warn!("a post failed and will be tried again: {error}");
                self.wake();
                Delivered::Later
            }
        }
    }

    /// Shows in the channel of a request what answers it there and is no table's post.
    pub async fn show(&self, request: &Request, reply: &Reply) -> Delivered {
        let Some(channel) = channel(&request.room) else { return Delivered::Failed };
        match self.try_put(channel, reply, request.id.own()).await {
            Ok(_) => Delivered::InChannel,
            Err(error) if is_refused(&error) => Delivered::Refused,
            Err(error) => {
                tracing::warn!("an answer could not be shown: {error}");
                Delivered::Failed
            }
        }
    }

    /// Posts what channels have not been shown: at start, after each send that failed, and when the host says so.
    pub async fn sweep(&self) {
        let mut backoff = Backoff::up_to(LONGEST_WAIT);
        loop {
            let (mut failed, mut limited) = (false, HashSet::new());
            for (room, table) in self.host.owed(Platform::Discord).await {
                if limited.contains(&room) {
                    continue;
                }
                match self.settle(&room, table).await {
                    Settled::Yes => {}
                    Settled::NotYet => failed = true,
                    Settled::Limited => drop(limited.insert(room)),
                }
            }
            if !limited.is_empty() {
                backoff.pause_about(LIMITED_WAIT).await;
            } else if failed {
                backoff.pause().await;
            } else {
                backoff = Backoff::up_to(LONGEST_WAIT);
                self.host.until_owed(Platform::Discord).await;
                tokio::time::sleep(Backoff::FIRST).await;
            }
        }
    }

    /// Posts what a channel is owed of a table.
    async fn settle(&self, room: &RoomId, table: TableId) -> Settled {
        let turn = self.turn(table);
        let _turn = turn.lock().await;
        // Somebody may have posted it while this waited for its turn.
        let Some(reply) = self.host.owed_post(room, table).await else { return Settled::Yes };
        let Some(receipt) = &reply.receipt else { return Settled::Yes };
        let Err(error) = self.send(&reply, receipt).await else { return Settled::Yes };
        if code(&error) == Some(UNKNOWN_CHANNEL) {
            // Nobody reads there any more.
            self.host.delivered(receipt, None).await;
            self.host.room_gone(room).await;
            return Settled::Yes;
        }
        tracing::warn!("table {table} is not delivered yet: {error}");
        match &error {
            // Where the bot may not write it tries again when it starts the next time.
            error if is_refused(error) => Settled::Yes,
            serenity::Error::Http(HttpError::UnsuccessfulRequest(refused))
                if refused.status_code == TOO_MANY_REQUESTS =>
            {
                Settled::Limited
            }
            _ => Settled::NotYet,
        }
    }

    /// Takes the tables of a channel that was deleted to where they can go on.
    pub async fn room_gone(&self, channel: ChannelId) {
        self.host.room_gone(&request::room(channel)).await;
    }

    /// Sends a post, in a thread of its own where that is to be opened now.
    async fn send(&self, reply: &Reply, receipt: &Receipt) -> serenity::Result<()> {
        let (Some(thread), Some(channel)) = (&reply.thread, channel(&receipt.room)) else {
            return self.put(reply, receipt).await;
        };
        let before = self.shown_by(receipt).await;
        let opened = match self.open(thread, channel, before).await {
            Ok(opened) => opened,
            Err(error) => {
                let why = match code(&error) {
                    Some(MISSING_ACCESS | MISSING_PERMISSIONS | WRONG_KIND_OF_CHANNEL) if thread.private => {
                        phrase!("discord-no-private-thread", table = receipt.table)
                    }
                    Some(MISSING_ACCESS | MISSING_PERMISSIONS) => phrase!("discord-no-threads"),
                    Some(WRONG_KIND_OF_CHANNEL) => phrase!("discord-no-thread-here"),
                    _ => return Err(error),
                };
                let mut reply = reply.clone();
                reply.text.line(self.host.say(&why));
                return self.put(&reply, receipt).await;
            }
        };
        let Some(there) = self.host.rehouse(receipt.table, &request::room(opened)).await else { return Ok(()) };
        if let Some(before) = before {
            self.take_buttons(channel, before).await;
        }
        match &there.receipt {
            Some(receipt) => self.put(&there, receipt).await,
            None => Ok(()),
        }
    }

    /// Opens a thread, or finds it open: it belongs to the message that shows the table, or, where only players see it, has the
    /// table's name.
    async fn open(
        &self,
        thread: &Thread,
        channel: ChannelId,
        shown_by: Option<DiscordMessageId>,
    ) -> serenity::Result<ChannelId> {
        let name = render::name(&thread.name, THREAD_NAME_CHARS);
        let wanted = || {
            let kind = if thread.private { ChannelType::PrivateThread } else { ChannelType::PublicThread };
            let lasting = CreateThread::new(name.clone()).auto_archive_duration(AutoArchiveDuration::OneWeek);
            // Only whoever manages threads can let others in.
            if thread.private { lasting.kind(kind).invitable(false) } else { lasting.kind(kind) }
        };
        let opened = match shown_by {
            _ if thread.private => match self.find(channel, &name).await? {
                Some(open) => open,
                None => channel.create_thread(&self.http, wanted()).await?.id,
            },
            Some(message) => match channel.create_thread_from_message(&self.http, message, wanted()).await {
                Err(error) if code(&error) == Some(THREAD_IS_THERE) => ChannelId::new(message.get()),
                Err(error) if code(&error) == Some(UNKNOWN_MESSAGE) => {
                    channel.create_thread(&self.http, wanted()).await?.id
                }
                opened => opened?.id,
            },
            None => channel.create_thread(&self.http, wanted()).await?.id,
        };
        for member in thread.members.iter().filter_map(|member| member.own().parse::<UserId>().ok()) {
            if let Err(error) = opened.add_thread_member(&self.http, member).await {
                tracing::debug!("a player could not be taken into the thread: {error}");
            }
        }
        Ok(opened)
    }

    /// A private thread of this name that is the bot's own.
    async fn find(&self, channel: ChannelId, name: &str) -> serenity::Result<Option<ChannelId>> {
        let Some(parent) = channel.to_channel(&self.http).await?.guild() else { return Ok(None) };
        let own = self.http.get_current_user().await?.id;
        let open = parent.guild_id.get_active_threads(&self.http).await?.threads;
        let is_it = |thread: &GuildChannel| {
            let is_ours = thread.kind == ChannelType::PrivateThread && thread.owner_id == Some(own);
            is_ours && thread.parent_id == Some(channel) && thread.name == name
        };
        Ok(open.into_iter().find(is_it).map(|thread| thread.id))
    }

    /// Sends a post, after what players are told privately, takes the buttons from the one before, and notes both.
    async fn put(&self, reply: &Reply, receipt: &Receipt) -> serenity::Result<()> {
        let Some(channel) = channel(&receipt.room) else { return Ok(()) };
        let nonce = match &receipt.again {
            Some(request) => request.own().to_owned(),
            None => format!("{}-{}", receipt.table.0, receipt.entries),
        };
        let reply = self.whisper_before(reply).await;
        let sent = self.try_put(channel, &reply, &nonce).await?;
        self.note(channel, receipt, sent).await;
        Ok(())
    }

    /// Tells players privately what goes before a post; the post, which notifies those who could not be reached.
    pub async fn whisper_before<'r>(&self, post: &'r Reply) -> Cow<'r, Reply> {
        self.host.whisper_before(post, |whisper| async move { self.whisper(whisper).await }).await
    }

    /// Sends players privately what they are owed. Never returns.
    pub async fn send_digests(&self) {
        let tell = |digest| async move { self.whisper(digest).await };
        self.host.send_digests(Platform::Discord, tell).await;
    }

    /// Sends a private message.
    async fn whisper(&self, Whisper { to, id, reply }: Whisper) -> Told {
        let Ok(user) = to.own().parse::<UserId>() else { return Told::No };
        let sent = async {
            let direct = user.create_dm_channel(&self.http).await?.id;
            let (first, rest) = render::pages(reply);
            for (number, page) in std::iter::once(first).chain(rest).enumerate() {
                self.try_send(direct, &page, &nonce(&id, number)).await?;
            }
            Ok(())
        };
        match sent.await {
            Ok(()) => Told::Yes,
            // Not everybody takes messages from bots, or is on a server with this one still.
            Err(error) if is_final(&error) => {
                tracing::debug!("a private message was not taken: {error}");
                Told::No
            }
            Err(error) => {
                tracing::warn!("a private message could not be sent: {error}");
                Told::NotYet
            }
        }
    }

    /// Sends a message, also into a thread that was archived.
    async fn try_put(&self, channel: ChannelId, reply: &Reply, nonce: &str) -> serenity::Result<DiscordMessageId> {
        match self.try_send(channel, reply, nonce).await {
            Err(error) if code(&error) == Some(THREAD_IS_ARCHIVED) => {
                channel.edit_thread(&self.http, EditThread::new().archived(false)).await?;
                self.try_send(channel, reply, nonce).await
            }
            sent => sent,
        }
    }

    async fn try_send(&self, channel: ChannelId, reply: &Reply, nonce: &str) -> serenity::Result<DiscordMessageId> {
        let sent = match channel.send_message(&self.http, render::message(reply, nonce, true)).await {
            // Perhaps only files are not allowed; the board is text then.
            Err(error) if code(&error) == Some(MISSING_PERMISSIONS) => {
                let mut reply = reply.clone();
                reply.text.line(self.host.say(&phrase!("discord-no-pictures")));
                channel.send_message(&self.http, render::message(&reply, nonce, false)).await?
            }
            sent => sent?,
        };
        Ok(sent.id)
    }

    /// Takes the buttons from a message whose board is not the newest any more.
    async fn take_buttons(&self, channel: ChannelId, message: DiscordMessageId) {
        let edit = EditMessage::new().components(Vec::new());
        if let Err(error) = channel.edit_message(&self.http, message, edit).await {
            tracing::debug!("the message before could not be edited: {error}");
        }
    }

    /// The message that shows a table now.
    async fn shown_by(&self, receipt: &Receipt) -> Option<DiscordMessageId> {
        self.host.shown_by(&receipt.room, receipt.table).await?.own().parse().ok()
    }

    /// Notes which message shows a table, and takes the buttons from the one before.
    async fn note(&self, channel: ChannelId, receipt: &Receipt, message: DiscordMessageId) {
        let noted = MessageId::new(Platform::Discord, &message.to_string());
        let before = self.host.delivered(receipt, Some(&noted)).await;
        if let Some(before) = before.and_then(|before| before.own().parse().ok())
            && before != message
        {
            self.take_buttons(channel, before).await;
        }
    }

    /// Notes that a post went another way into its channel.
    pub async fn posted(&self, reply: &Reply, message: &Message) {
        if let Some(receipt) = &reply.receipt {
            self.note(message.channel_id, receipt, message.id).await;
        }
    }

    /// Looks again for what is owed.
    pub fn wake(&self) {
        self.host.wake(Platform::Discord);
    }

    fn turn(&self, table: TableId) -> Arc<Mutex<()>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        // Tables that nobody posts to now need no turn.
        tables.retain(|_, turn| Arc::strong_count(turn) > 1);
        Arc::clone(tables.entry(table).or_default())
    }
}

fn channel(room: &RoomId) -> Option<ChannelId> {
    room.own().parse().ok()
}

/// What a page of a private message is called by, so as not to be there twice.
fn nonce(id: &str, page: usize) -> String {
    let hash = Sha256::digest(format!("{id}/{page}"));
    hash.iter().take(NONCE_BYTES).map(|byte| format!("{byte:02x}")).collect()
}

/// Whether Discord has refused what it would refuse again.
fn is_final(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)) => {
            refused.status_code.is_client_error() && refused.status_code != TOO_MANY_REQUESTS
        }
        _ => false,
    }
}

/// Discord's code for what was wrong.
fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)) => Some(refused.error.code),
        _ => None,
    }
}

/// Whether trying again would be refused again.
fn is_refused(error: &serenity::Error) -> bool {
    matches!(code(error), Some(MISSING_ACCESS | MISSING_PERMISSIONS))
}
