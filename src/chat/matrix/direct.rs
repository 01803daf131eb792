use std::collections::HashMap;

use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::{OwnedUserId, UserId};
use matrix_sdk::{Client, Room, RoomState};
use tokio::sync::Mutex;

use super::patience::patiently;
use super::people;

/// Rooms of one person and the bot, for what nobody else may read.
pub struct Directs {
    client: Client,
    /// Those that were made in this run: the feed tells of them only a little later, and nobody shall get two.
    made: Mutex<HashMap<OwnedUserId, Room>>,
}

impl Directs {
    pub fn new(client: Client) -> Directs {
        Directs { client, made: Mutex::default() }
    }

    /// The room of somebody's own; where there is none they are invited into a new one.
    pub async fn room_of(&self, user: &UserId) -> Option<Room> {
        let mut made = self.made.lock().await;
        for room in self.client.get_dm_rooms(user).chain(made.get(user).cloned()) {
            if room.state() == RoomState::Joined && people::are_alone(&room, user).await {
                return Some(room);
            }
        }
        let room = patiently("making a room", || self.client.create_dm(user)).await?;
        // The feed may have told of the room when nobody was invited there yet, whom keys are for.
        room.mark_members_missing();
        made.insert(user.to_owned(), room.clone());
        Some(room)
    }

    /// Whether somebody had such a room and has gone; whoever does that does not want to be invited again and again.
    pub fn has_gone(&self, user: &UserId) -> bool {
        let is_left = |room: &Room| room.direct_targets().iter().any(|target| target.as_str() == user.as_str());
        self.client.get_dm_rooms(user).next().is_none() && self.client.left_rooms().iter().any(is_left)
    }
}

/// Whether somebody reads what is said in a room: who is only invited is not told of it.
pub async fn is_in(room: &Room, user: &UserId) -> bool {
    let member = room.get_member_no_sync(user).await.ok().flatten();
    member.is_some_and(|member| *member.membership() == MembershipState::Join)
}
