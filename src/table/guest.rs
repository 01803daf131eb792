//! Rooms elsewhere from which somebody plays.

use super::Table;
use crate::chat::{CommunityId, PlayerId, RoomId};

/// A room that shows a table because somebody plays from there, perhaps on another platform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub room: RoomId,
    pub community: CommunityId,
}

impl Table {
    /// The rooms that show it; first the one where it is played.
    pub fn rooms(&self) -> impl Iterator<Item = &RoomId> {
        std::iter::once(&self.room).chain(self.guests.iter().map(|(guest, _)| &guest.room))
    }

    pub fn is_in(&self, room: &RoomId) -> bool {
        self.rooms().any(|own| own == room)
    }

    /// The communities whose game it is, each once.
    pub fn communities(&self) -> Vec<&CommunityId> {
        let mut communities = vec![&self.community];
        for (Guest { community, .. }, _) in &self.guests {
            if !communities.contains(&community) {
                communities.push(community);
            }
        }
        communities
    }

    pub fn is_of(&self, community: &CommunityId) -> bool {
        self.communities().contains(&community)
    }

    /// The community whose room this is.
    pub fn community_of(&self, room: &RoomId) -> &CommunityId {
        let guest = self.guests.iter().find(|(guest, _)| guest.room == *room);
        guest.map_or(&self.community, |(guest, _)| &guest.community)
    }

    /// Where a player plays.
    pub fn room_of(&self, player: &PlayerId) -> &RoomId {
        guest_of(&self.guests, player).map_or(&self.room, |guest| &guest.room)
    }

    /// Shows the table where a player comes from.
    pub(super) fn receive(&mut self, guest: &Guest, player: &PlayerId) {
        match self.guests.iter_mut().find(|(known, _)| known.room == guest.room) {
            Some((_, players)) => players.push(player.clone()),
            None => self.guests.push((guest.clone(), vec![player.clone()])),
        }
    }
}

/// Where a player plays, if that is elsewhere.
pub(super) fn guest_of<'a>(guests: &'a [(Guest, Vec<PlayerId>)], player: &PlayerId) -> Option<&'a Guest> {
    guests.iter().find(|(_, players)| players.contains(player)).map(|(guest, _)| guest)
}
