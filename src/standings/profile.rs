use super::{Ladder, Score, Span, Standing, form, played, rule};
use crate::chat::{CommunityId, PlayerId};
use crate::games::Kind;
use crate::store::{Store, StoreError};

/// How a player stands in a community.
#[derive(Clone, PartialEq, Debug)]
pub struct Profile {
    /// Over all games.
    pub all: Standing,
    /// The games that they play, the favourite first.
    pub games: Vec<(Kind, Standing)>,
}

/// The games of two against each other, as the first sees them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Between {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// `None` for who has no game there that counts.
///
/// # Errors
/// The store fails.
pub async fn profile(
    store: &dyn Store,
    community: &CommunityId,
    player: &PlayerId,
) -> Result<Option<Profile>, StoreError> {
    let mut games = Vec::new();
    for kind in Kind::ALL {
        if let Some(standing) = standing(store, community, Ladder::Game(kind), player).await? {
            games.push((kind, standing));
        }
    }
    games.sort_by_key(|(_, standing)| std::cmp::Reverse(standing.games()));
    let all = standing(store, community, Ladder::All, player).await?;
    Ok(all.map(|all| Profile { all, games }))
}

/// # Errors
/// The store fails.
pub async fn between(
    store: &dyn Store,
    community: &CommunityId,
    first: &PlayerId,
    second: &PlayerId,
) -> Result<Between, StoreError> {
    let mut between = Between::default();
    for game in played::of_player(store, community, first, usize::MAX).await? {
        let result = store.results(community, game.number, 1).await?;
        let Some((_, finished)) = result.first() else { continue };
        let (Some(own), Some(other)) = (finished.side_of(first), finished.side_of(second)) else { continue };
        match rule::between(own, other) {
            _ if own == other => {}
            Some(Score::Won) => between.won += 1,
            Some(Score::Drawn) => between.drawn += 1,
            Some(Score::Lost) => between.lost += 1,
            None => {}
        }
    }
    Ok(between)
}

async fn standing(
    store: &dyn Store,
    community: &CommunityId,
    ladder: Ladder,
    player: &PlayerId,
) -> Result<Option<Standing>, StoreError> {
    let found = store.derived(community, &form::standing_key(Span::Always, ladder, player)).await?;
    Ok(found.as_deref().and_then(form::read_standing))
}
