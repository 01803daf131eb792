use super::{Shown, form};
use crate::chat::{CommunityId, PlayerId, Timestamp};
use crate::games::Kind;
use crate::store::{Order, Store, StoreError};

/// A game of a player, as their curve needs it.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Among the results of the community.
    pub number: u64,
    pub at: Timestamp,
    pub kind: Kind,
    /// The player's rating after it, over all games and in this one; `None` where it did not count.
    pub ratings: Option<[Shown; 2]>,
}

/// The games of a player in a community, the newest first, `limit` at most.
///
/// # Errors
/// The store fails.
pub async fn of_player(
    store: &dyn Store,
    community: &CommunityId,
    player: &PlayerId,
    limit: usize,
) -> Result<Vec<Played>, StoreError> {
    let found = store.derived_under(community, &form::games_of(player), Order::Falling, limit).await?;
    Ok(found.iter().filter_map(|(key, value)| form::read_played(key, value)).collect())
}
