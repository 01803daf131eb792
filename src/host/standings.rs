//! Leaderboards, and keeping them up to date.

use std::collections::HashSet;

use super::{Host, Trouble, game_name};
use crate::charts::{self, Row};
use crate::chat::{Choice, CommunityId, PlayerId, Reply, Request, Text, Timestamp};
use crate::command::Season;
use crate::games::Kind;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::standings::{self, Ladder, Leaderboard, Month, PROVISIONAL, Rank, Shown, Span, Standing, Wanted};
use crate::store::StoreError;

/// Ranks on a page; the asker's own may come to them.
const RANKS: usize = 9;
/// Games in a row that are worth a word.
const STREAK: i32 = 3;

/// What was computed anew.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rebuilt {
    pub communities: usize,
    pub results: usize,
    /// Results that were not kept, or not so.
    pub changed: usize,
}

impl Host {
    /// Brings the standings of all communities up to date: after a crash, and where they were computed by older rules.
    ///
    /// # Errors
    /// The store fails.
    pub async fn prepare(&self) -> Result<(), StoreError> {
        self.store.gather_results(false).await?;
        for player in self.store.erasing().await? {
            self.erase(&player).await?;
        }
        for community in self.store.communities_with_results().await? {
            standings::catch_up(&*self.store, &community).await?;
        }
        Ok(())
    }

    /// Reads all results anew from the logs, and computes all standings from them.
    ///
    /// # Errors
    /// The store fails.
    pub async fn rebuild(&self) -> Result<Rebuilt, StoreError> {
        let mut rebuilt = Rebuilt { changed: self.store.gather_results(true).await?, ..Rebuilt::default() };
        for community in self.store.communities_with_results().await? {
            standings::refold(&*self.store, &community).await?;
            rebuilt.communities += 1;
            rebuilt.results += self.store.results(&community, 0, usize::MAX).await?.len();
        }
        Ok(rebuilt)
    }

    /// Takes in how the last games of a community came out. Where this fails, whoever asks for standings does it.
    pub(super) async fn rate(&self, community: &CommunityId) {
        if let Err(error) = standings::catch_up(&*self.store, community).await {
            tracing::error!("the standings of {} are behind: {error}", community.as_str());
        }
    }

    /// The seasons that are kept, the one that is on first.
    pub(super) async fn seasons(&self, request: &Request) -> Result<Vec<Month>, Trouble> {
        let mut seasons = standings::seasons(&*self.store, &request.community).await?;
        let now = Month::of((self.clock)());
        if seasons.first() != Some(&now) {
            seasons.insert(0, now);
        }
        Ok(seasons)
    }

    pub(super) async fn leaderboard(
        &self,
        request: &Request,
        game: Option<Kind>,
        season: Season,
        page: usize,
    ) -> Result<Reply, Trouble> {
        let community = &request.community;
        standings::catch_up(&*self.store, community).await?;
        let ladder = game.map_or(Ladder::All, Ladder::Game);
        let span = self.span(request, season).await?;
        let hidden: HashSet<_> = self.store.unseen(community).await?.into_iter().collect();
        let now = (self.clock)();
        let wanted = Wanted { span, ladder, page, rows: RANKS, asker: &request.asker.id, hidden: &hidden, now };
        let board = standings::leaderboard(&*self.store, community, wanted).await?;
        let mut text = Text::default();
        if board.ranks.is_empty() {
            let (ladder, span) = (ladder_name(ladder), span_name(span));
            text.line(self.say(&phrase!("leaderboard-empty", ladder = ladder, span = span)));
        } else {
            self.tell_ranks(&mut text, &board, ladder, span, now);
        }
        if hidden.contains(&request.asker.id) {
            text.line(self.say(&phrase!("leaderboard-hidden")));
        }
        if season == Season::Current {
            for month in self.seasons(request).await?.into_iter().skip(1) {
                let before = Wanted { span: Span::Season(month), page: 1, rows: 1, ..wanted };
                let before = standings::leaderboard(&*self.store, community, before).await?;
                if let Some(Rank { player, shown, standing, .. }) = before.ranks.first() {
                    let (rating, facts) = (rating(*shown, standing), vec![Arg::from(record(standing))]);
                    let month = month.to_string();
                    text.line(self.say(&phrase!(
                        "season-won",
                        month = month,
                        player = player,
                        rating = rating,
                        facts = facts
                    )));
                }
            }
        }
        let extras = self.pages(&board, &leaderboard_command(game, span));
        if !extras.is_empty() {
            let commands = extras.iter().map(|choice| Arg::from(format!("`{}`", choice.command))).collect();
            text.line(self.say(&phrase!("leaderboard-more", commands = Arg::AnyOf(commands))));
        }
        let mut rows: Vec<Row> = board.ranks.iter().map(|rank| row_of(rank, &request.asker.id)).collect();
        rows.extend(board.own.iter().map(|rank| row_of(rank, &request.asker.id)));
        let picture = match rows.is_empty() {
            true => None,
            false => {
                let mut scene = charts::leaderboard(game, &rows);
                scene.alt.insert(0, title(&board, ladder, span));
                let name = leaderboard_command(game, span).replace(' ', "-");
                Some(self.board_of(scene, format!("{name}-{}", board.page)).await)
            }
        };
        Ok(Reply { extras, board: picture, ..Reply::private(text) })
    }

    /// The span that is asked for.
    async fn span(&self, request: &Request, season: Season) -> Result<Span, Trouble> {
        if season != Season::Always && !self.chosen.has_seasons() {
            return Err(phrase!("leaderboard-no-seasons-here").into());
        }
        let (year, month) = match season {
            Season::Always => return Ok(Span::Always),
            Season::Current => return Ok(Span::Season(Month::of((self.clock)()))),
            Season::Of(year, month) => (year, month),
        };
        let wanted = Month { year, month };
        let kept = self.seasons(request).await?;
        if kept.contains(&wanted) {
            return Ok(Span::Season(wanted));
        }
        let kept: Vec<Arg> = kept.iter().map(|month| Arg::from(month.to_string())).collect();
        Err(phrase!("leaderboard-no-season", month = wanted.to_string(), seasons = kept).into())
    }

    fn tell_ranks(&self, text: &mut Text, board: &Leaderboard, ladder: Ladder, span: Span, now: Timestamp) {
        text.line(self.say(&title(board, ladder, span)));
        for rank in &board.ranks {
            text.line(self.say(&row(rank, now)));
        }
        if let Some(own) = &board.own {
            text.line(self.say(&phrase!("leaderboard-own", row = row(own, now))));
        }
        text.line(self.say(&phrase!("leaderboard-legend", games = PROVISIONAL.to_string())));
    }

    /// The pages before and after this one.
    fn pages(&self, board: &Leaderboard, command: &str) -> Vec<Choice> {
        let pages = [board.page.checked_sub(1), Some(board.page + 1)].into_iter().flatten();
        pages
            .filter(|page| (1..=board.pages).contains(page))
            .map(|page| {
                let ranks = format!("{}–{}", (page - 1) * RANKS + 1, (page * RANKS).min(board.players));
                Choice::new(format!("{command} {page}"), ranks)
            })
            .collect()
    }
}

fn title(board: &Leaderboard, ladder: Ladder, span: Span) -> Phrase {
    let (from, to) = ((board.page - 1) * RANKS + 1, (board.page - 1) * RANKS + board.ranks.len());
    phrase!(
        "leaderboard-title",
        ladder = ladder_name(ladder),
        span = span_name(span),
        from = from,
        to = to,
        players = board.players
    )
}

/// A rank as the picture shows it.
fn row_of(rank: &Rank, asker: &PlayerId) -> Row {
    let Rank { shown, standing, .. } = rank;
    Row {
        rank: rank.rank,
        climbed: rank.climbed.unwrap_or(0),
        rating: whole(shown.rating),
        deviation: whole(shown.deviation),
        is_provisional: standing.is_provisional(),
        won: standing.won,
        drawn: standing.drawn,
        lost: standing.lost,
        is_own: rank.player == *asker,
    }
}

fn leaderboard_command(game: Option<Kind>, span: Span) -> String {
    let season = match span {
        Span::Always => None,
        Span::Season(month) => Some(month.to_string()),
    };
    let words = [Some("leaderboard".to_owned()), game.map(|kind| kind.word().to_owned()), season];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

pub(super) fn ladder_name(ladder: Ladder) -> Phrase {
    match ladder {
        Ladder::All => phrase!("ladder-all"),
        Ladder::Game(kind) => game_name(kind),
    }
}

fn span_name(span: Span) -> Phrase {
    match span {
        Span::Always => phrase!("span-always"),
        Span::Season(month) => phrase!("span-season", month = month.to_string()),
    }
}

fn row(rank: &Rank, now: Timestamp) -> Phrase {
    let Rank { rank, player, shown, standing, .. } = rank;
    let facts = std::iter::once(record(standing)).chain(streak(standing)).chain(change(standing, now));
    let facts: Vec<Arg> = facts.map(Arg::from).collect();
    let rating = rating(*shown, standing);
    phrase!("leaderboard-row", rank = *rank, player = player, rating = rating, facts = facts)
}

pub(super) fn rating(shown: Shown, standing: &Standing) -> Phrase {
    let (rating, deviation) = (whole(shown.rating), whole(shown.deviation));
    match standing.is_provisional() {
        true => phrase!("rating-provisional", rating = rating, deviation = deviation),
        false => phrase!("rating-settled", rating = rating, deviation = deviation),
    }
}

pub(super) fn record(standing: &Standing) -> Phrase {
    let Standing { won, drawn, lost, .. } = *standing;
    phrase!("fact-record", games = standing.games(), won = won, drawn = drawn, lost = lost)
}

fn streak(standing: &Standing) -> Option<Phrase> {
    match standing.streak {
        games if games >= STREAK => Some(phrase!("fact-wins", games = games.unsigned_abs())),
        games if games <= -STREAK => Some(phrase!("fact-losses", games = games.unsigned_abs())),
        _ => None,
    }
}

fn change(standing: &Standing, now: Timestamp) -> Option<Phrase> {
    match standing.change(now).map(whole) {
        None => Some(phrase!("fact-new")),
        Some(0) => None,
        Some(up) if up > 0 => Some(phrase!("fact-up", points = up)),
        Some(down) => Some(phrase!("fact-down", points = -down)),
    }
}

pub(super) fn whole(number: f64) -> i64 {
    number.round() as i64
}
