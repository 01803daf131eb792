use super::{Shown, form};
use crate::chat::{CommunityId, PlayerId, Timestamp};
use crate::games::Kind;
use crate::store::{Order, Store, StoreError};

/// Games that are kept together: to write one more costs little, and so do fifty at once.
const GAMES_A_SHEET: usize = 50;

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
    let sheets = limit.div_ceil(GAMES_A_SHEET) + 1;
    let found = store.derived_under(community, &form::sheets_of(player), Order::Falling, sheets).await?;
    let games = found.iter().flat_map(|(_, sheet)| form::read_sheet(sheet).into_iter().rev());
    Ok(games.take(limit).collect())
}

/// The sheet that a player's next game is written on.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sheet {
    number: u32,
    games: usize,
    bytes: Vec<u8>,
}

impl Sheet {
    /// The last sheet of a player, or a first one.
    ///
    /// # Errors
    /// The store fails.
    pub async fn last(store: &dyn Store, community: &CommunityId, player: &PlayerId) -> Result<Sheet, StoreError> {
        let found = store.derived_under(community, &form::sheets_of(player), Order::Falling, 1).await?;
        Ok(found.into_iter().next().map_or_else(Sheet::default, |(key, bytes)| Sheet {
            number: form::read_sheet_number(&key).unwrap_or(0),
            games: form::read_sheet(&bytes).len(),
            bytes,
        }))
    }

    /// Writes a game down, on a new sheet where this one is full; the full one is returned.
    pub fn add(&mut self, played: &Played) -> Option<Sheet> {
        let next = Sheet { number: self.number + 1, ..Sheet::default() };
        let full = (self.games >= GAMES_A_SHEET).then(|| std::mem::replace(self, next));
        self.games += 1;
        form::add_played(&mut self.bytes, played);
        full
    }

    /// The sheet as it is kept.
    pub fn written(&self, player: &PlayerId) -> (Vec<u8>, Option<Vec<u8>>) {
        (form::sheet_of(player, self.number), Some(self.bytes.clone()))
    }
}
