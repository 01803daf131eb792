use super::{Host, Trouble};
use crate::chat::{Platform, Receipt, Reply, RoomId};

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

    /// Notes that a message stands in its room.
    pub async fn delivered(&self, receipt: &Receipt) {
        if let Err(error) = self.store.delivered(receipt).await {
            tracing::error!("a delivery could not be noted, so its board will be shown again: {error}");
        }
    }
}
