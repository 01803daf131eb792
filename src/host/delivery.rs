use super::{Host, Trouble};
use crate::chat::{MessageId, Platform, Receipt, Reply, RoomId, TableId};

impl Host {
    /// What the rooms of a platform have not been shown: for each table its newest post. Asked at
    /// start, and after a send that failed.
    pub async fn owed(&self, platform: Platform) -> Vec<(RoomId, Reply)> {
        self.try_owed(platform).await.unwrap_or_else(|trouble| {
            tracing::error!("what is owed cannot be read: {trouble}");
            Vec::new()
        })
    }

    async fn try_owed(&self, platform: Platform) -> Result<Vec<(RoomId, Reply)>, Trouble> {
        let mut posts = Vec::new();
        for (room, id) in self.store.owed(platform.word()).await? {
            if let Some(table) = self.load(id).await? {
                posts.push((room, self.post(&table).await));
            }
        }
        self.store.settled().await?;
        Ok(posts)
    }

    /// The rooms of a platform that have not been shown all of a table.
    pub async fn owing(&self, platform: Platform) -> Vec<(RoomId, TableId)> {
        self.store.owed(platform.word()).await.unwrap_or_else(|error| {
            tracing::error!("what is owed cannot be read: {error}");
            Vec::new()
        })
    }

    /// The newest post of a table, if its room has not been shown it.
    pub async fn owed_of(&self, room: &RoomId, table: TableId) -> Option<Reply> {
        let is_owed = self.store.is_owed(room, table).await.unwrap_or(true);
        let table = if is_owed { self.load(table).await.ok().flatten() } else { None };
        Some(self.post(&table?).await)
    }

    /// Notes that a message stands in its room; the message that showed the table before.
    pub async fn delivered(&self, receipt: &Receipt, message: Option<&MessageId>) -> Option<MessageId> {
        let before = self.store.message(&receipt.room, receipt.table).await.ok().flatten();
        if let Err(error) = self.store.delivered(receipt, message).await {
            tracing::error!("a delivery could not be noted, so its board will be shown again: {error}");
        }
        before
    }
}
