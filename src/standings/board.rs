use std::cmp::Reverse;
use std::collections::HashSet;

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
    let hidden: HashSet<&[u8]> = wanted.hidden.iter().map(|player| player.as_str().as_bytes()).collect();
    let seen = found.iter().filter_map(|(key, value)| Some((key.strip_prefix(&start[..])?, value)));
    let seen = seen.filter(|(player, _)| !hidden.contains(player));
    let mut ranked: Vec<Ranked> = seen
        .filter_map(|(player, value)| {
            let (standing, _) = form::read_numbers(value)?;
            let (rating, games) = standing.before_this_week(wanted.now);
            let before = (games > 0).then(|| (games < PROVISIONAL, points(rating)));
            Some(Ranked { place: place(&standing), games: Reverse(standing.games()), player, before, value })
        })
        .collect();
    // Equal ones in an order that does not change from page to page.
    ranked.sort_unstable_by_key(|ranked| (ranked.place, ranked.games, ranked.player));
    let mut before: Vec<Place> = ranked.iter().filter_map(|ranked| ranked.before).collect();
    before.sort_unstable();
    let rank = |at: usize| {
        let Ranked { place, before: place_before, player, value, .. } = &ranked[at];
        let rank = ranked.partition_point(|other| other.place < *place) + 1;
        let rank_before = place_before.map(|place| before.partition_point(|other| *other < place) + 1);
        let standing = form::read_standing(value)?;
        Some(Rank {
            rank,
            shown: Shown::of(standing.rating_at(wanted.now)),
            climbed: rank_before.map(|before| before as i64 - rank as i64),
            player: PlayerId::stored(String::from_utf8(player.to_vec()).ok()?),
            standing,
        })
    };
    let pages = ranked.len().div_ceil(wanted.rows).max(1);
    let page = wanted.page.clamp(1, pages);
    let shown = (page - 1) * wanted.rows..ranked.len().min(page * wanted.rows);
    let asker = wanted.asker.as_str().as_bytes();
    let own = ranked.iter().position(|ranked| ranked.player == asker).filter(|own| !shown.contains(own));
    let (ranks, own) = (shown.filter_map(rank).collect(), own.and_then(rank));
    Ok(Leaderboard { ranks, own, page, pages, players: ranked.len() })
}

/// Everybody who has a rank, or would have one if they were to be seen.
///
/// # Errors
/// The store fails.
pub async fn ranked(store: &dyn Store, community: &CommunityId) -> Result<Vec<PlayerId>, StoreError> {
    let start = form::of_ladder(Span::Always, Ladder::All);
    let found = store.derived_under(community, &start, Order::Rising, usize::MAX).await?;
    let player = |key: &[u8]| String::from_utf8(key.strip_prefix(&start[..])?.to_vec()).ok().map(PlayerId::stored);
    Ok(found.iter().filter_map(|(key, _)| player(key)).collect())
}

/// Somebody among all who are ranked, as their bytes tell: of ten thousand only a few are shown.
struct Ranked<'a> {
    place: Place,
    games: Reverse<u32>,
    player: &'a [u8],
    /// When the week began; `None` for who had no place then.
    before: Option<Place>,
    value: &'a [u8],
}

fn place(standing: &Standing) -> Place {
    (standing.is_provisional(), points(standing.rating.rating))
}

/// The whole points that count, more before fewer.
fn points(rating: f64) -> Reverse<i64> {
    Reverse(rating.round() as i64)
}
