use std::sync::Arc;

use matrix_sdk::deserialized_responses::SyncOrStrippedState;
use matrix_sdk::ruma::events::space::child::SpaceChildEventContent;
use matrix_sdk::ruma::events::space::parent::SpaceParentEventContent;
use matrix_sdk::ruma::events::{OriginalSyncStateEvent, SyncStateEvent};
use matrix_sdk::ruma::{OwnedUserId, RoomId};
use matrix_sdk::{Client, Room, RoomMemberships, RoomState};

use super::courier::Courier;
use super::kept::{Kept, Once};
use super::patience::patiently;
use super::queue::{Queues, Work};
use super::render::Place;
use super::{Access, people, place};
use crate::chat::{self, CommunityId, Platform, Reply, TableId};
use crate::host::Host;
use crate::phrase;
use crate::phrase::Phrase;

/// Rooms that are replaced again and again are followed so far.
const UPGRADES: usize = 20;

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
            courier: Courier::new(Arc::clone(&host), client.clone()),
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
        if room.state() != RoomState::Invited {
            return;
        }
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

    /// Says hello, the first time, where somebody has invited the bot, and posts what the room has not been shown while the bot was not there.
    pub async fn arrived(&self, room: &Room, queues: &Queues) {
        // Whoever is invited by the bot is told something else there.
        let is_own = room.creators().is_some_and(|creators| creators.contains(&self.own));
        if !room.is_space() && !is_own {
            self.once(room, Once::Hello(room.room_id()), phrase!("matrix-hello", prefix = self.prefix.as_str())).await;
        }
        self.host.community_there(&self.community(room).await).await;
        // It may replace a room whose tables came to an end there while the bot was not yet invited here.
        let before = room.predecessor_room().and_then(|before| self.client.get_room(&before.room_id));
        if let Some(before) = before
            && before.successor_room().is_some_and(|after| after.room_id == room.room_id())
        {
            self.take_over(&before, room.room_id()).await;
        }
        self.post_owed(room.room_id(), queues).await;
    }

    /// Has everything posted that a room has not been shown.
    pub async fn post_owed(&self, room: &RoomId, queues: &Queues) {
        for (owed, table) in self.host.owed(Platform::Matrix).await {
            if place::matrix_room(&owed) == Some(room) {
                queues.give(room, Work::Owed(owed, table), None);
            }
        }
    }

    /// Has everything posted that any room has not been shown.
    pub async fn post_all_owed(&self, queues: &Queues) {
        for (owed, table) in self.host.owed(Platform::Matrix).await {
            if let Some(room) = place::matrix_room(&owed) {
                queues.give(room, Work::Owed(owed.clone(), table), None);
            }
        }
    }

    /// The bot was sent away, or has gone. Its tables wait there until it comes back, or until they are forgotten.
    pub async fn left(&self, room: &Room) {
        tracing::info!("the bot is not in {} any more", room.room_id());
        self.look_around().await;
    }

    /// Notes which communities the bot is not in any more.
    pub async fn look_around(&self) {
        for community in self.host.communities(Platform::Matrix).await {
            if !self.is_in(&community).await {
                self.host.community_left(&community).await;
            }
        }
    }

    /// Whether the bot is in a room or space, in what has replaced it, or in a room of the space.
    async fn is_in(&self, community: &CommunityId) -> bool {
        let mut next = <&RoomId>::try_from(community.own()).ok().and_then(|id| self.client.get_room(id));
        for _ in 0..UPGRADES {
            match next {
                Some(room) if room.state() == RoomState::Joined => return true,
                Some(room) => next = room.successor_room().and_then(|after| self.client.get_room(&after.room_id)),
                None => break,
            }
        }
        for room in self.client.joined_rooms() {
            if self.community(&room).await == *community {
                return true;
            }
        }
        false
    }

    /// Goes on in the room that replaces another, if it can go there uninvited; otherwise when it is invited.
    pub async fn follow(&self, room: &Room, successor: &RoomId, queues: &Queues) {
        let via = room.route().await.unwrap_or_default();
        let joining = || self.client.join_room_by_id_or_alias(successor.into(), &via);
        if patiently("joining the room that replaces another", joining).await.is_some() {
            self.take_over(room, successor).await;
            self.post_owed(successor, queues).await;
        }
    }

    async fn take_over(&self, before: &Room, after: &RoomId) {
        self.host.room_replaced(&place::room(before.room_id(), None), &place::room(after, None)).await;
    }

    /// Goes where nobody else is left.
    pub async fn leave_if_alone(&self, room: &Room) {
        let left = people::count(room, RoomMemberships::JOIN | RoomMemberships::INVITE).await;
        if left.is_some_and(|left| left <= 1) && !room.is_space() {
            tracing::info!("nobody is left in {}, so the bot goes, too", room.room_id());
            self.leave(room).await;
        }
    }

    pub async fn leave(&self, room: &Room) {
        patiently("leaving a room", || room.leave()).await;
    }

    /// Posts what a room has not been shown of a table.
    pub async fn settle(&self, room: &Room, room_of_tables: &chat::RoomId, table: TableId) {
        if let Some(reply) = self.host.owed_post(room_of_tables, table).await {
            self.courier.post(room, &reply).await;
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
            Ok(SyncOrStrippedState::Sync(SyncStateEvent::Original(OriginalSyncStateEvent {
                state_key,
                content,
                ..
            }))) => Some((!content.canonical, state_key)),
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
