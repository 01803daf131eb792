use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use super::{Ladder, PROVISIONAL, Shown, Span, Standing, form};
use crate::chat::{CommunityId, PlayerId, Timestamp};
use crate::store::{Order, Store, StoreError};

/// What a leaderboard shows.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    pub span: Span,
    pub ladder: Ladder,
    /// From 1; one that is too late is the last.
    pub page: usize,
    pub rows: usize,
    /// Whose own rank is told, wherever it is.
    pub asker: &'a PlayerId,
    /// Who is not to be seen, and takes no rank.
    pub hidden: &'a HashSet<PlayerId>,
    pub now: Timestamp,
}

/// A page of the players of a community, the strongest first; those whose rating is provisional come last.
#[derive(Clone, PartialEq, Debug)]
pub struct Leaderboard {
    pub ranks: Vec<Rank>,
    /// The asker's, if it is not among these.
    pub own: Option<Rank>,
    pub page: usize,
    pub pages: usize,
    /// Everybody who has a rank.
    pub players: usize,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Rank {
    /// Shared by those whose rating is the same.
    pub rank: usize,
    pub player: PlayerId,
    pub shown: Shown,
    pub standing: Standing,
    /// How many ranks higher than when the week began; `None` for who had none then.
    pub climbed: Option<i64>,
}

/// The order of ranks; equal ones share a rank.
type Place = (bool, Reverse<i64>);

/// # Errors
/// The store fails.
pub async fn leaderboard(
    store: &dyn Store,
    community: &CommunityId,
    wanted: Wanted<'_>,
) -> Result<Leaderboard, StoreError> {
    let start = form::of_ladder(wanted.span, wanted.ladder);
    let found = store.derived_under(community, &start, Order::Rising, usize::MAX).await?;
    let read = |(key, value): &(Vec<u8>, Vec<u8>)| {
        let player = form::read_player(key, &start).filter(|player| !wanted.hidden.contains(player))?;
        Some((player, form::read_standing(value)?))
    };
    let mut standings: Vec<(PlayerId, Standing)> = found.iter().filter_map(read).collect();
    // Equal ones in an order that does not change from page to page.
    standings.sort_by_cached_key(|(player, standing)| (place(standing), Reverse(standing.games()), player.clone()));
    let before = ranks_before(&standings, wanted.now);
    let places: Vec<Place> = standings.iter().map(|(_, standing)| place(standing)).collect();
    let rank_at = |at: usize| places.partition_point(|place| *place < places[at]) + 1;
    let rank = |at: usize| {
        let (player, standing) = &standings[at];
        let rank = rank_at(at);
        Rank {
            rank,
            shown: Shown::of(standing.rating_at(wanted.now)),
            climbed: before.get(player).map(|before| *before as i64 - rank as i64),
            player: player.clone(),
            standing: standing.clone(),
        }
    };
    let pages = standings.len().div_ceil(wanted.rows).max(1);
    let page = wanted.page.clamp(1, pages);
    let shown = (page - 1) * wanted.rows..standings.len().min(page * wanted.rows);
    let own = standings.iter().position(|(player, _)| player == wanted.asker).filter(|own| !shown.contains(own));
    Ok(Leaderboard { ranks: shown.map(rank).collect(), own: own.map(rank), page, pages, players: standings.len() })
}

/// Everybody's rank when the week began.
fn ranks_before(standings: &[(PlayerId, Standing)], now: Timestamp) -> HashMap<&PlayerId, usize> {
    let mut before: Vec<(Place, &PlayerId)> = standings
        .iter()
        .filter_map(|(player, standing)| {
            let (rating, games) = standing.before_this_week(now);
            (games > 0).then(|| ((games < PROVISIONAL, Reverse(rating.round() as i64)), player))
        })
        .collect();
    before.sort_by_key(|(place, _)| *place);
    let mut ranks = HashMap::with_capacity(before.len());
    let mut rank = 0;
    for (at, (place, player)) in before.iter().enumerate() {
        if at == 0 || before[at - 1].0 != *place {
            rank = at + 1;
        }
        ranks.insert(*player, rank);
    }
    ranks
}

fn place(standing: &Standing) -> Place {
    (standing.is_provisional(), Reverse(standing.rating.rating.round() as i64))
}
