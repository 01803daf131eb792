use tokio::sync::Notify;

use super::{Host, Trouble};
use crate::chat::{MessageId, Platform, Receipt, Reply, RoomId, TableId};
use crate::table::Table;

/// Wakes adapters when rooms or players of their platform are owed what nobody there has asked for.
#[derive(Default)]
pub(super) struct Owing {
    console: Notify,
    discord: Notify,
    matrix: Notify,
}

impl Owing {
    pub(super) fn of(&self, platform: Platform) -> &Notify {
        match platform {
            Platform::Console => &self.console,
            Platform::Discord => &self.discord,
            Platform::Matrix => &self.matrix,
        }
    }
}

impl Host {
    /// Returns when rooms of a platform are owed something that no answer brings there. Each platform has one adapter
    /// that waits so.
    pub async fn until_owed(&self, platform: Platform) {
        self.owing.of(platform).notified().await;
    }

    /// Has what a platform's rooms are owed looked for.
    pub fn wake(&self, platform: Platform) {
        self.owing.of(platform).notify_one();
    }

    /// Has the rooms of a table shown what they are owed, but for the one where it is told as an answer.
    pub(super) fn show(&self, table: &Table, answered: Option<&RoomId>) {
        let rooms = table.rooms().filter(|room| Some(*room) != answered);
        rooms.filter_map(RoomId::platform).for_each(|platform| self.wake(platform));
    }

    /// The rooms of a platform that have not been shown all of a table. Asked at start, and after a
    /// send that failed.
    pub async fn owed(&self, platform: Platform) -> Vec<(RoomId, TableId)> {
        self.store.owed(platform.word()).await.unwrap_or_else(|error| {
            tracing::error!("what is owed cannot be read: {error}");
            Vec::new()
        })
    }

    /// The newest post of a table, if its room has not been shown it.
    pub async fn owed_post(&self, room: &RoomId, table: TableId) -> Option<Reply> {
        self.try_owed_post(room, table).await.unwrap_or_else(|trouble| {
            tracing::error!("what is owed of table {table} cannot be read: {trouble}");
            None
        })
    }

    /// Whether a room has not been shown all of a table.
    pub async fn is_owed(&self, room: &RoomId, table: TableId) -> bool {
        self.store.is_owed(room, table).await.unwrap_or(true)
    }

    async fn try_owed_post(&self, room: &RoomId, table: TableId) -> Result<Option<Reply>, Trouble> {
        if !self.store.is_owed(room, table).await? {
            return Ok(None);
        }
        let Some(table) = self.load(table).await? else { return Ok(None) };
        // It may show what somebody has just written.
        self.store.settled().await?;
        Ok(Some(self.post(&table, room).await))
    }

    /// The message that shows a table in a room.
    pub async fn shown_by(&self, room: &RoomId, table: TableId) -> Option<MessageId> {
        self.store.message(room, table).await.ok().flatten()
    }

    /// Notes that a message stands in its room; the message that showed the table before.
    pub async fn delivered(&self, receipt: &Receipt, message: Option<&MessageId>) -> Option<MessageId> {
        let before = self.shown_by(&receipt.room, receipt.table).await;
        if let Err(error) = self.store.delivered(receipt, message).await {
            tracing::error!("a delivery could not be noted, so its board will be shown again: {error}");
        }
        before
    }
}
