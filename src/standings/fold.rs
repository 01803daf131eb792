//! From results to standings.

use std::collections::HashMap;

use super::form::{self, Cursor};
use super::played::Sheet;
use super::{Best, Ladder, Month, Played, Rating, Score, Shown, Span, Standing, calendar, rule};
use crate::chat::{CommunityId, PlayerId, Timestamp};
use crate::store::{Order, Store, StoreError};
use crate::table::Finished;

/// Results that are read at once.
const BATCH: usize = 2000;
/// Changes that are written at once: many standings change with every batch, and are written once for many of them.
const CHANGES_A_WRITE: usize = 100_000;
/// Seasons that are kept before the one that is on.
const SEASONS_KEPT: usize = 3;
/// Standings and sheets that are kept in mind between two batches; of more, each is read anew.
const MOST_IN_MIND: usize = 100_000;

/// Takes in all results of a community that have not been folded yet. Several may do so at once: who comes second
/// goes on from where the first came to.
///
/// # Errors
/// The store fails.
pub async fn catch_up(store: &dyn Store, community: &CommunityId) -> Result<(), StoreError> {
    let mut before_this: Option<Fold> = None;
    loop {
        let before = store.derived(community, form::CURSOR).await?;
        let cursor = before.as_deref().and_then(form::read_cursor).filter(|cursor| cursor.version == rule::VERSION);
        let Some(cursor) = cursor else {
            if store.results(community, 0, 1).await?.is_empty() {
                return Ok(());
            }
            restart(store, community, before).await?;
            continue;
        };
        if store.results(community, cursor.folded, 1).await?.is_empty() {
            return Ok(());
        }
        // What is in mind here is of use only if nobody else has written since.
        let mut fold = match before_this.take() {
            Some(fold) if fold.cursor == cursor => fold,
            _ => Fold::load(store, community, cursor).await?,
        };
        fold.read_on().await?;
        let changes = fold.written();
        if store.derive(community, (form::CURSOR, before), changes).await? {
            before_this = Some(fold);
        }
    }
}

/// The seasons of a community, the newest first: the one that is on, or was when the last game ended, and those that
/// are kept before it.
///
/// # Errors
/// The store fails.
pub async fn seasons(store: &dyn Store, community: &CommunityId) -> Result<Vec<Month>, StoreError> {
    let cursor = store.derived(community, form::CURSOR).await?;
    Ok(cursor.as_deref().and_then(form::read_cursor).map_or(Vec::new(), |cursor| cursor.seasons))
}

/// Computes all standings of a community anew.
///
/// # Errors
/// The store fails.
pub async fn refold(store: &dyn Store, community: &CommunityId) -> Result<(), StoreError> {
    let before = store.derived(community, form::CURSOR).await?;
    restart(store, community, before).await?;
    catch_up(store, community).await
}

/// Takes away what is derived, so that everything is folded again.
async fn restart(store: &dyn Store, community: &CommunityId, before: Option<Vec<u8>>) -> Result<(), StoreError> {
    let all = store.derived_under(community, &[], Order::Rising, usize::MAX).await?;
    let mut changes: Vec<_> = all.into_iter().map(|(key, _)| (key, None)).collect();
    let start = Cursor { version: rule::VERSION, folded: 0, day: i32::MIN, seasons: Vec::new() };
    changes.push((form::CURSOR.to_vec(), Some(form::cursor(&start))));
    store.derive(community, (form::CURSOR, before), changes).await.map(drop)
}

/// Results on their way into standings.
struct Fold<'a> {
    store: &'a dyn Store,
    community: &'a CommunityId,
    /// How far what is in mind goes.
    cursor: Cursor,
    /// `None` for who has none yet.
    standings: HashMap<(Span, Ladder, PlayerId), Kept<Option<Standing>>>,
    /// The last sheets of players.
    sheets: HashMap<PlayerId, Kept<Sheet>>,
    /// How often any two have met on the day of the cursor.
    meetings: HashMap<(PlayerId, PlayerId), u32>,
    changes: Vec<(Vec<u8>, Option<Vec<u8>>)>,
}

/// Something in mind.
struct Kept<T> {
    value: T,
    /// Whether it is to be written.
    has_changed: bool,
}

impl<'a> Fold<'a> {
    async fn load(store: &'a dyn Store, community: &'a CommunityId, cursor: Cursor) -> Result<Fold<'a>, StoreError> {
        let stored = store.derived_under(community, form::MEETINGS, Order::Rising, usize::MAX).await?;
        let meetings = stored.iter().filter_map(|(key, value)| form::read_meeting(key, value)).collect();
        Ok(Fold {
            store,
            community,
            cursor,
            standings: HashMap::new(),
            sheets: HashMap::new(),
            meetings,
            changes: Vec::new(),
        })
    }

    /// Takes in all that is there, or as much as is to be written at once.
    async fn read_on(&mut self) -> Result<(), StoreError> {
        while self.pending() < CHANGES_A_WRITE {
            let results = self.store.results(self.community, self.cursor.folded, BATCH).await?;
            let Some((last, _)) = results.last() else { break };
            self.cursor.folded = last + 1;
            for (number, finished) in &results {
                self.add(*number, finished).await?;
            }
        }
        Ok(())
    }

    async fn add(&mut self, number: u64, finished: &Finished) -> Result<(), StoreError> {
        self.enter_day(calendar::day(finished.at)).await?;
        let season = self.cursor.seasons.first().copied().map(Span::Season);
        let mut after = HashMap::new();
        if finished.unrated.is_none() {
            let worth = self.worth(finished);
            for ladder in [Ladder::All, Ladder::Game(finished.kind)] {
                // The season first: it begins from what counted always before this game.
                for span in season.into_iter().chain([Span::Always]) {
                    let rated = self.rate(finished, span, ladder, &worth).await?;
                    if span == Span::Always {
                        after.insert(ladder, rated);
                    }
                }
            }
        }
        for (side, placed) in finished.sides.iter().enumerate() {
            for (seat, player) in placed.players.iter().enumerate() {
                let shown = |ladder| -> Option<Shown> {
                    let ratings: &Vec<Vec<Rating>> = after.get(&ladder)?;
                    Some(Shown::of(ratings[side][seat]))
                };
                let ratings = shown(Ladder::All).zip(shown(Ladder::Game(finished.kind)));
                let ratings = ratings.map(|(all, game)| [all, game]);
                self.note(player, &Played { number, at: finished.at, kind: finished.kind, ratings }).await?;
            }
        }
        Ok(())
    }

    /// Writes a game down for a player.
    async fn note(&mut self, player: &PlayerId, played: &Played) -> Result<(), StoreError> {
        if !self.sheets.contains_key(player) {
            let last = Sheet::last(self.store, self.community, player).await?;
            self.sheets.insert(player.clone(), Kept { value: last, has_changed: false });
        }
        if let Some(Kept { value, has_changed }) = self.sheets.get_mut(player) {
            let full = value.add(played);
            *has_changed = true;
            self.changes.extend(full.map(|sheet| sheet.written(player)));
        }
        Ok(())
    }

    /// The ratings of all players on a ladder after a game, which they are given there.
    async fn rate(
        &mut self,
        finished: &Finished,
        span: Span,
        ladder: Ladder,
        worth: &[Vec<f64>],
    ) -> Result<Vec<Vec<Rating>>, StoreError> {
        let mut before = Vec::with_capacity(finished.sides.len());
        for side in &finished.sides {
            let mut ratings = Vec::with_capacity(side.players.len());
            for player in &side.players {
                let standing = self.standing(span, ladder, player, finished.at).await?;
                ratings.push(standing.rating_at(finished.at));
            }
            before.push(ratings);
        }
        let after = rule::ratings(finished, &before, worth);
        for (own, side) in finished.sides.iter().enumerate() {
            let beaten = finished.sides.iter().enumerate().filter(|(_, other)| {
                // Who gave up later than others has not beaten them as the winner has.
                side.place == 1 && rule::between(side, other) == Some(Score::Won)
            });
            let beaten = beaten.flat_map(|(other, placed)| placed.players.iter().zip(&before[other]));
            let best = beaten.max_by(|(_, a), (_, b)| a.rating.total_cmp(&b.rating));
            let best = best.map(|(against, rating)| Best {
                against: against.clone(),
                rating: rating.rating,
                table: finished.table,
                at: finished.at,
            });
            let score = rule::score(finished, side);
            for (seat, player) in side.players.iter().enumerate() {
                let mut standing = self.standing(span, ladder, player, finished.at).await?;
                standing.add(finished.at, score, after[own][seat], best.clone());
                let kept = Kept { value: Some(standing), has_changed: true };
                self.standings.insert((span, ladder, player.clone()), kept);
            }
        }
        Ok(after)
    }

    /// How somebody stands, or begins.
    async fn standing(
        &mut self,
        span: Span,
        ladder: Ladder,
        player: &PlayerId,
        at: Timestamp,
    ) -> Result<Standing, StoreError> {
        if let Some(standing) = self.known(span, ladder, player).await? {
            return Ok(standing);
        }
        Ok(match span {
            Span::Always => Standing::new(Rating::default()),
            Span::Season(_) => {
                let always = self.known(Span::Always, ladder, player).await?;
                Standing::new(always.map_or_else(Rating::default, |standing| standing.rating_at(at).softened()))
            }
        })
    }

    async fn known(&mut self, span: Span, ladder: Ladder, player: &PlayerId) -> Result<Option<Standing>, StoreError> {
        let key = (span, ladder, player.clone());
        if let Some(kept) = self.standings.get(&key) {
            return Ok(kept.value.clone());
        }
        let found = self.store.derived(self.community, &form::standing_key(span, ladder, player)).await?;
        let standing = found.as_deref().and_then(form::read_standing);
        self.standings.insert(key, Kept { value: standing.clone(), has_changed: false });
        Ok(standing)
    }

    /// What a game is worth to each player, by how often they have met those on the other sides that day.
    fn worth(&mut self, finished: &Finished) -> Vec<Vec<f64>> {
        let mut worth: Vec<Vec<Vec<f64>>> =
            finished.sides.iter().map(|side| vec![Vec::new(); side.players.len()]).collect();
        for (own, side) in finished.sides.iter().enumerate() {
            for (other, against) in finished.sides.iter().enumerate().skip(own + 1) {
                for (seat, player) in side.players.iter().enumerate() {
                    for (place, opponent) in against.players.iter().enumerate() {
                        let pair = (player.min(opponent).clone(), player.max(opponent).clone());
                        let met = self.meetings.entry(pair).or_default();
                        *met += 1;
                        worth[own][seat].push(rule::worth(*met));
                        worth[other][place].push(rule::worth(*met));
                        let key = form::meeting(player, opponent);
                        self.changes.push((key, Some(met.to_be_bytes().to_vec())));
                    }
                }
            }
        }
        let mean = |of: &Vec<f64>| of.iter().sum::<f64>() / of.len().max(1) as f64;
        worth.iter().map(|side| side.iter().map(mean).collect()).collect()
    }

    /// On a new day everybody may meet again; in a new month a season begins. Where the clock went back the day goes on.
    async fn enter_day(&mut self, day: i32) -> Result<(), StoreError> {
        if day <= self.cursor.day {
            return Ok(());
        }
        self.cursor.day = day;
        // What this batch has of days before is not worth a write.
        self.changes.retain(|(key, _)| !key.starts_with(form::MEETINGS));
        self.meetings.clear();
        self.drop_under(form::MEETINGS).await?;
        let month = Month::of(calendar::at_day(day));
        if self.cursor.seasons.first() != Some(&month) {
            self.cursor.seasons.insert(0, month);
            for old in self.cursor.seasons.split_off(self.cursor.seasons.len().min(1 + SEASONS_KEPT)) {
                self.standings.retain(|(span, ..), _| *span != Span::Season(old));
                self.drop_under(&form::of_span(Span::Season(old))).await?;
            }
        }
        Ok(())
    }

    async fn drop_under(&mut self, start: &[u8]) -> Result<(), StoreError> {
        let gone = self.store.derived_under(self.community, start, Order::Rising, usize::MAX).await?;
        self.changes.extend(gone.into_iter().map(|(key, _)| (key, None)));
        Ok(())
    }

    /// How much there is to write.
    fn pending(&self) -> usize {
        let standings = self.standings.values().filter(|kept| kept.has_changed).count();
        self.changes.len() + standings + self.sheets.values().filter(|kept| kept.has_changed).count()
    }

    /// What is to be written, with the cursor.
    fn written(&mut self) -> Vec<(Vec<u8>, Option<Vec<u8>>)> {
        let mut changes = std::mem::take(&mut self.changes);
        for ((span, ladder, player), Kept { value, has_changed }) in &mut self.standings {
            if let (Some(standing), true) = (value, std::mem::take(has_changed)) {
                changes.push((form::standing_key(*span, *ladder, player), Some(form::standing(standing))));
            }
        }
        for (player, Kept { value, has_changed }) in &mut self.sheets {
            if std::mem::take(has_changed) {
                changes.push(value.written(player));
            }
        }
        if self.standings.len() + self.sheets.len() > MOST_IN_MIND {
            self.standings.clear();
            self.sheets.clear();
        }
        changes.push((form::CURSOR.to_vec(), Some(form::cursor(&self.cursor))));
        changes
    }
}
