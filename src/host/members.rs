//! Who is in a community, and who is not any more.

use super::{Host, Trouble};
use crate::chat::{CommunityId, PlayerId};
use crate::standings;
use crate::store::{Mark, Shelf, StoreError};

/// The last games of a player among which one is looked for that they played from within the community.
const GAMES_LOOKED_AT: usize = 50;

impl Host {
    /// The players of a community's own platform who have a rank there, also those who are away.
    pub async fn ranked(&self, community: &CommunityId) -> Vec<PlayerId> {
        let mut ranked = standings::ranked(&*self.store, community).await.unwrap_or_else(|error| {
            tracing::error!("those who have a rank in {} cannot be read: {error}", community.as_str());
            Vec::new()
        });
        ranked.retain(|player| player.platform() == community.platform());
        ranked
    }

    /// Tells that somebody is, or is no longer, in a community: leaderboards do not show players who are not there. Of others
    /// nothing is kept.
    pub async fn player_there(&self, community: &CommunityId, player: &PlayerId, is_there: bool) {
        let noted = match is_there || self.is_player(player).await.unwrap_or(true) {
            true => self.note_there(community, player, is_there).await,
            false => Ok(()),
        };
        if let Err(error) = noted {
            tracing::error!("it could not be noted whether somebody is in {}: {error}", community.as_str());
        }
    }

    /// Tells that somebody was looked for in a community and is not in it. Whoever only played there from elsewhere has not
    /// left.
    pub async fn player_missing(&self, community: &CommunityId, player: &PlayerId) {
        let noted = match self.was_there(community, player).await {
            Ok(true) => self.note_there(community, player, false).await.map_err(Trouble::from),
            was_there => was_there.map(drop),
        };
        if let Err(trouble) = noted {
            tracing::error!("it could not be noted that somebody is not in {}: {trouble}", community.as_str());
        }
    }

    /// Whether somebody has ever sat at a table, or is invited to one.
    async fn is_player(&self, player: &PlayerId) -> Result<bool, StoreError> {
        for shelf in Shelf::ALL {
            if !self.store.of_player(player, shelf, 1).await?.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn note_there(&self, community: &CommunityId, player: &PlayerId, is_there: bool) -> Result<(), StoreError> {
        let mark = Mark::Away(community.clone(), player.clone());
        match self.store.is_marked(&mark).await? == is_there {
            true => self.store.mark(&mark, !is_there).await,
            false => Ok(()),
        }
    }

    /// Whether somebody has played from within a community of late.
    async fn was_there(&self, community: &CommunityId, player: &PlayerId) -> Result<bool, Trouble> {
        for game in standings::played_by(&*self.store, community, player, GAMES_LOOKED_AT).await? {
            for (_, finished) in self.store.results(community, game.number, 1).await? {
                if let Some(table) = self.load(finished.table).await?
                    && table.community_of(table.room_of(player)) == community
                {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}
