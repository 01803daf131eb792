use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use rand::RngExt;
use serenity::all::{ChannelId, EditMessage, Http, HttpError, MessageId as DiscordMessageId};
use tokio::sync::{Mutex, Notify};

use super::render;
use crate::chat::{MessageId, Platform, Receipt, Reply, RoomId, TableId};
use crate::host::Host;
use crate::phrase;

/// After a send that failed the next try comes so much later, twice as much each time.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Discord's codes of what a bot may not do in a channel: see it, or write, or send files.
const MISSING_ACCESS: isize = 50001;
const MISSING_PERMISSIONS: isize = 50013;
const UNKNOWN_CHANNEL: isize = 10003;

/// Brings posts into channels, each once, and tries again what failed.
pub struct Courier {
    host: Arc<Host>,
    http: Arc<Http>,
    /// One post of a table at a time, so that they stand in their order.
    tables: std::sync::Mutex<HashMap<TableId, Arc<Mutex<()>>>>,
    /// Woken when something is owed.
    owing: Notify,
}

/// What became of a post.
pub enum Delivered {
    InChannel,
    /// Not in the channel, where the bot may not write.
    Refused,
    /// Not yet; it will be tried again.
    Later,
}

impl Courier {
    pub fn new(host: Arc<Host>, http: Arc<Http>) -> Courier {
        Courier { host, http, tables: std::sync::Mutex::default(), owing: Notify::new() }
    }

    /// Posts a reply in its channel.
    pub async fn post(&self, reply: &Reply) -> Delivered {
        let Some(receipt) = &reply.receipt else { return Delivered::InChannel };
        let turn = self.turn(receipt.table);
        let _turn = turn.lock().await;
        match self.send(reply, receipt).await {
            Ok(()) => Delivered::InChannel,
            Err(error) if is_refused(&error) => Delivered::Refused,
            Err(error) => {
                tracing::warn!("a post failed and will be tried again: {error}");
                self.owing.notify_one();
                Delivered::Later
            }
        }
    }

    /// Posts what channels have not been shown: at start, and after each send that failed.
    pub async fn sweep(&self) {
        let mut wait = FIRST_WAIT;
        loop {
            let mut failed = false;
            for (room, table) in self.host.owed(Platform::Discord).await {
                failed |= !self.settle(&room, table).await;
            }
            if failed {
                let jitter = rand::rng().random_range(0.5..1.5);
                tokio::time::sleep(wait.mul_f64(jitter)).await;
                wait = (wait * 2).min(LONGEST_WAIT);
            } else {
                wait = FIRST_WAIT;
                self.owing.notified().await;
                tokio::time::sleep(wait).await;
            }
        }
    }

    /// Posts what a channel is owed of a table; whether nothing is owed any more.
    async fn settle(&self, room: &RoomId, table: TableId) -> bool {
        let turn = self.turn(table);
        let _turn = turn.lock().await;
        // Somebody may have posted it while this waited for its turn.
        let Some(reply) = self.host.owed_post(room, table).await else { return true };
        let Some(receipt) = &reply.receipt else { return true };
        match self.send(&reply, receipt).await {
            Ok(()) => true,
            // Nobody reads there any more.
            Err(error) if code(&error) == Some(UNKNOWN_CHANNEL) => {
                self.host.delivered(receipt, None).await;
                true
            }
            Err(error) => {
                // Where the bot may not write it tries again when it starts the next time.
                let is_settled = is_refused(&error);
                tracing::warn!("table {table} is not delivered yet: {error}");
                is_settled
            }
        }
    }

    /// Sends a post, takes the buttons from the one before, and notes both.
    async fn send(&self, reply: &Reply, receipt: &Receipt) -> serenity::Result<()> {
        let Some(channel) = channel(&receipt.room) else { return Ok(()) };
        let sent = match channel.send_message(&self.http, render::message(reply, true)).await {
            // Perhaps only files are not allowed; the board is text then.
            Err(error) if code(&error) == Some(MISSING_PERMISSIONS) => {
                let mut reply = reply.clone();
                reply.text.line(self.host.say(&phrase!("discord-no-pictures")));
                channel.send_message(&self.http, render::message(&reply, false)).await?
            }
            sent => sent?,
        };
        if let Some(before) = self.note(receipt, sent.id).await
            && before != sent.id
        {
            let edit = EditMessage::new().components(Vec::new());
            if let Err(error) = channel.edit_message(&self.http, before, edit).await {
                tracing::debug!("the message before could not be edited: {error}");
            }
        }
        Ok(())
    }

    /// Notes which message shows a table; the one before.
    pub async fn note(&self, receipt: &Receipt, message: DiscordMessageId) -> Option<DiscordMessageId> {
        let message = MessageId::new(Platform::Discord, &message.to_string());
        let before = self.host.delivered(receipt, Some(&message)).await?;
        before.own().parse().ok()
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
