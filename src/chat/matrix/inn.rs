use std::sync::Arc;

use matrix_sdk::ruma::OwnedUserId;
use matrix_sdk::ruma::events::space::child::SpaceChildEventContent;
use matrix_sdk::ruma::events::space::parent::SpaceParentEventContent;
use matrix_sdk::ruma::events::{OriginalSyncStateEvent, SyncStateEvent};
use matrix_sdk::deserialized_responses::SyncOrStrippedState;
use matrix_sdk::{Client, Room};

use super::courier::Courier;
use super::kept::{Kept, Once};
use super::patience::patiently;
use super::queue::{Queues, Work};
use super::render::Place;
use super::{Access, people, place};
use crate::chat::{CommunityId, Platform, Reply, RoomId, TableId};
use crate::host::Host;
use crate::phrase;
use crate::phrase::Phrase;

/// The bot in its rooms: it comes when it is invited, says hello, and goes when nobody is left.
pub struct Inn {
    pub client: Client,
    /// The bot's own user.
    pub own: OwnedUserId,
    pub host: Arc<Host>,
    pub courier: Courier,
    pub kept: Kept,
    pub prefix: String,
    allow: Vec<String>,
}

impl Inn {
    pub fn new(host: Arc<Host>, client: Client, own: OwnedUserId, access: &Access<'_>) -> Inn {
        Inn {
            courier: Courier::new(Arc::clone(&host)),
            kept: Kept::new(client.clone()),
            client,
            own,
            host,
            prefix: access.prefix.to_owned(),
            allow: access.allow.to_vec(),
        }
    }

    /// Joins where somebody asks for it who may; declines otherwise.
    pub async fn invited(&self, room: &Room) {
        let inviter = room.invite_details().await.ok().and_then(|invite| Some(invite.inviter?.user_id().to_owned()));
        let may = inviter.as_ref().is_some_and(|user| people::is_among(user, &self.allow));
        if may && patiently("joining a room", || room.join()).await.is_some() {
            return;
        }
        tracing::info!("an invitation of {inviter:?} to {} was declined", room.room_id());
        if let Err(error) = room.leave().await {
            tracing::debug!("an invitation could not be declined: {error}");
        }
    }

    /// Says hello, the first time, and posts what the room has not been shown while the bot was not there.
    pub async fn arrived(&self, room: &Room, queues: &Queues) {
        if !room.is_space() {
            self.once(room, Once::Hello(room.room_id()), phrase!("matrix-hello", prefix = self.prefix.as_str())).await;
        }
        for (owed, table) in self.host.owed(Platform::Matrix).await {
            if place::matrix_room(&owed) == Some(room.room_id()) {
                queues.give(room.room_id(), Work::Owed(owed, table), None);
            }
        }
    }

    /// The bot was sent away, or has gone.
    pub async fn left(&self, room: &Room) {
        tracing::info!("the bot is not in {} any more", room.room_id());
    }

    /// Goes where nobody else is left.
    pub async fn leave_if_alone(&self, room: &Room) {
        if room.joined_members_count() <= 1 && room.invited_members_count() == 0 && !room.is_space() {
            tracing::info!("nobody is left in {}, so the bot goes, too", room.room_id());
            patiently("leaving a room", || room.leave()).await;
        }
    }

    /// Posts what a room has not been shown of a table.
    pub async fn settle(&self, room: &Room, room_of_tables: &RoomId, table: TableId) {
        if let Some(reply) = self.host.owed_post(room_of_tables, table).await {
            self.courier.post(room, &reply, "owed").await;
        }
    }

    /// Says something once and never again.
    pub async fn once(&self, room: &Room, once: Once<'_>, words: Phrase) {
        match self.kept.is_done(once).await {
            Ok(true) => return,
            Ok(false) => {}
            Err(error) => return tracing::error!("what was said before cannot be read: {error}"),
        }
        self.courier.tell(room, &Reply::private(self.host.say(&words)), Place::default(), &once.key()).await;
        if let Err(error) = self.kept.set_done(once).await {
            tracing::error!("what was said could not be kept: {error}");
        }
    }

    /// The space that a room belongs to, if both of them say so and the bot sees it; the room itself otherwise.
    pub async fn community(&self, room: &Room) -> CommunityId {
        let parents = room.get_state_events_static::<SpaceParentEventContent>().await.unwrap_or_default();
        let parents = parents.iter().filter_map(|parent| match parent.deserialize() {
            Ok(SyncOrStrippedState::Sync(SyncStateEvent::Original(OriginalSyncStateEvent { state_key, content, .. }))) => {
                Some((!content.canonical, state_key))
            }
            _ => None,
        });
        let mut parents: Vec<_> = parents.collect();
        parents.sort();
        for (_, parent) in parents {
            let Some(space) = self.client.get_room(&parent).filter(|room| room.is_space()) else { continue };
            let child = space.get_state_event_static_for_key::<SpaceChildEventContent, _>(room.room_id()).await;
            if let Ok(Some(child)) = child
                && let Ok(SyncOrStrippedState::Sync(SyncStateEvent::Original(child))) = child.deserialize()
                && !child.content.via.is_empty()
            {
                return CommunityId::new(Platform::Matrix, parent.as_str());
            }
        }
        CommunityId::new(Platform::Matrix, room.room_id().as_str())
    }
}
