//! Rooms and communities that come and go while tables stay.

use super::act::Written;
use super::{Host, Trouble};
use crate::chat::{CommunityId, Platform, Receipt, Reply, RequestId, RoomId, TableId, Timestamp};
use crate::store::Shelf;
use crate::table::{Event, Refusal, Table};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl Host {
    /// Takes a table into another room, as a thread of its own; what is to be posted there.
    pub async fn rehouse(&self, table: TableId, room: &RoomId) -> Option<Reply> {
        self.try_rehouse(table, room).await.unwrap_or_else(|trouble| {
            tracing::error!("table {table} could not be taken to {}: {trouble}", room.as_str());
            None
        })
    }

    async fn try_rehouse(&self, table: TableId, room: &RoomId) -> Result<Option<Reply>, Trouble> {
        let Some(table) = self.load(table).await? else { return Ok(None) };
        let id = table.id;
        let written = self.leave(table, room, "here", |_| Event::Rehoused { room: room.clone() }).await?;
        match written {
            Written::Now(table) => Ok(Some(self.post(&table, room).await)),
            Written::Before(_) => Ok(self.owed_post(room, id).await),
            Written::Refused(_) => Ok(None),
        }
    }

    /// Takes the tables of a room that was replaced, also those in its threads, into the room that replaces it. They are
    /// owed a post there.
    pub async fn room_replaced(&self, room: &RoomId, by: &RoomId) {
        if let Err(trouble) = self.try_room_replaced(room, by).await {
            tracing::error!("the tables of {} could not be taken to {}: {trouble}", room.as_str(), by.as_str());
        }
    }

    async fn try_room_replaced(&self, room: &RoomId, by: &RoomId) -> Result<(), Trouble> {
        for shelf in [Shelf::Playing, Shelf::Invitation] {
            for id in self.store.of_room(room, shelf, usize::MAX).await? {
                let Some(table) = self.load(id).await? else { continue };
                self.leave(table, by, "here", |_| Event::Rehoused { room: by.clone() }).await?;
            }
        }
        Ok(())
    }

    /// Tells that a room was deleted: its tables go back to where they were opened, or end where that was it. Those that
    /// only came to be shown there go on without it.
    pub async fn room_gone(&self, room: &RoomId) {
        if let Err(trouble) = self.try_room_gone(room).await {
            tracing::error!("the tables of {} could not be closed: {trouble}", room.as_str());
        }
    }

    async fn try_room_gone(&self, room: &RoomId) -> Result<(), Trouble> {
        for shelf in [Shelf::Playing, Shelf::Invitation] {
            for id in self.store.of_room(room, shelf, usize::MAX).await? {
                let Some(table) = self.load(id).await? else { continue };
                let next = |table: &Table| match table.home == *room {
                    true => Event::Closed,
                    false if table.room == *room => Event::Rehoused { room: table.home.clone() },
                    false => Event::Departed { room: room.clone() },
                };
                if let Written::Now(table) = self.leave(table, room, "gone", next).await?
                    && table.is_over()
                {
                    // Nobody can be shown how it ended.
                    let Table { room, entries, last, .. } = *table;
                    self.delivered(&Receipt { room, table: id, entries, at: last.at, again: None }, None).await;
                }
            }
        }
        Ok(())
    }

    /// Writes what follows for a table from something that happened to a room.
    async fn leave(
        &self,
        table: Table,
        room: &RoomId,
        what: &str,
        next: impl Fn(&Table) -> Event,
    ) -> Result<Written, Trouble> {
        // A room is made and deleted once, so this is the platform's event in all but name.
        let request = RequestId::stored(format!("{}/{what}/{}", room.as_str(), table.id.0));
        let by = table.maker.clone();
        let decide = |table: &Table| match table.is_over() {
            true => Err(Refusal::Over { table: table.id }),
            false => Ok(next(table)),
        };
        self.write(table, &request, &by, Some(room), decide).await
    }

    /// Tells that the bot is no longer in a community. Nothing is deleted before [`Host::forget`].
    pub async fn community_left(&self, community: &CommunityId) {
        self.mark(community, Some((self.clock)())).await;
    }

    /// Tells that the bot is in a community, perhaps again.
    pub async fn community_there(&self, community: &CommunityId) {
        self.mark(community, None).await;
    }

    async fn mark(&self, community: &CommunityId, left: Option<Timestamp>) {
        if let Err(error) = self.store.set_left(community, left).await {
            tracing::error!("it could not be noted whether the bot is in {}: {error}", community.as_str());
        }
    }

    /// The communities that have tables on a platform, and that the bot is not known to have left.
    pub async fn communities(&self, platform: Platform) -> Vec<CommunityId> {
        self.store.communities(platform.word()).await.unwrap_or_else(|error| {
            tracing::error!("the communities cannot be read: {error}");
            Vec::new()
        })
    }

    /// Deletes what is kept of communities that the bot left long enough ago.
    pub async fn forget(&self) {
        let Timestamp(now) = (self.clock)();
        let before = Timestamp(now - i64::from(self.manners.grace_days) * DAY_MS);
        if let Err(error) = self.try_forget(before).await {
            tracing::error!("what communities left behind could not be deleted, and will be tried again: {error}");
        }
    }

    async fn try_forget(&self, before: Timestamp) -> Result<(), Trouble> {
        for community in self.store.left_before(before).await? {
            self.store.forget(&community).await?;
            tracing::info!("all that was kept of {} is deleted", community.as_str());
        }
        Ok(())
    }
}
