use super::{Host, Trouble, game_name};
use crate::chat::{Choice, PlayerId, Reply, Request, Timestamp};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::standings;
use crate::store::Shelf;
use crate::table::{Finished, Placed};

/// Games on a page: each has two buttons, and a message has twenty besides those for what may be asked else.
const GAMES: usize = 8;

impl Host {
    /// The games that have ended, each with its record and its last board.
    pub(super) async fn history(&self, request: &Request, players: &[PlayerId], page: usize) -> Result<Reply, Trouble> {
        let skipped = page.saturating_sub(1).saturating_mul(GAMES);
        // One more, to know whether there is another page.
        let mut games = match players {
            [] => self.ended_here(request, skipped, GAMES + 1).await?,
            [player, others @ ..] => self.ended_of(request, player, others, skipped, GAMES + 1).await?,
        };
        let more = games.len() > GAMES;
        games.truncate(GAMES);
        let mut text = self.say(&match players {
            [] => phrase!("history-here"),
            [player] => phrase!("history-of-one", player = player),
            [player, other, ..] => phrase!("history-of-two", player = player, other = other),
        });
        for game in &games {
            text.line(self.say(&listed(game)));
        }
        match games.first() {
            Some(first) => text.line(self.say(&phrase!("history-legend", table = first.table))),
            None => text.line(self.say(&phrase!("history-none"))),
        }
        let mut extras = Vec::new();
        for table in games.iter().map(|game| game.table) {
            let mut button = |command: &str, label: Phrase| {
                extras.push(Choice {
                    command: format!("{command} {table}"),
                    label: self.plain(&label),
                    enabled: true,
                    told: None,
                });
            };
            button("record", phrase!("button-record", table = table));
            button("view", phrase!("button-board", table = table));
        }
        if more {
            let names = players.iter().map(|player| format!(" @{}", player.own().trim_start_matches('@')));
            let command = format!("history{} {}", names.collect::<String>(), page + 1);
            text.line(self.say(&phrase!("history-more", command = Arg::from(format!("`{command}`")))));
            extras.push(Choice { command, label: self.plain(&phrase!("button-more")), enabled: true, told: None });
        }
        Ok(Reply { extras, ..Reply::private(text) })
    }

    /// Games that ended in this room, the newest first.
    async fn ended_here(&self, request: &Request, skipped: usize, limit: usize) -> Result<Vec<Finished>, Trouble> {
        let mut games = Vec::new();
        let mut left = skipped;
        for id in self.store.of_room(&request.room, Shelf::Over, usize::MAX).await? {
            let Some(finished) = self.load(id).await?.and_then(|table| table.finished()) else { continue };
            if left > 0 {
                left -= 1;
                continue;
            }
            games.push(finished);
            if games.len() == limit {
                break;
            }
        }
        Ok(games)
    }

    /// Games of a player in this community, with all of these others, the newest first.
    async fn ended_of(
        &self,
        request: &Request,
        player: &PlayerId,
        others: &[PlayerId],
        skipped: usize,
        limit: usize,
    ) -> Result<Vec<Finished>, Trouble> {
        let (store, community) = (&*self.store, &request.community);
        standings::catch_up(store, community).await?;
        let mut games = Vec::new();
        let mut left = skipped;
        for played in standings::played_by(store, community, player, usize::MAX).await? {
            let found = store.results(community, played.number, 1).await?.pop();
            let Some((_, finished)) = found else { continue };
            if !others.iter().all(|other| finished.side_of(other).is_some()) {
                continue;
            }
            if left > 0 {
                left -= 1;
                continue;
            }
            games.push(finished);
            if games.len() == limit {
                break;
            }
        }
        Ok(games)
    }
}

fn listed(game: &Finished) -> Phrase {
    let name = match game.unrated {
        None => game_name(game.kind),
        Some(_) => phrase!("history-unrated", game = game_name(game.kind)),
    };
    let names = |is_first: bool| -> Vec<Arg> {
        let sides = game.sides.iter().filter(|side: &&Placed| (side.place == 1) == is_first);
        sides.flat_map(|side| &side.players).map(Arg::from).collect()
    };
    let (table, date) = (game.table, date(game.at));
    match game.is_draw() {
        true => phrase!("history-drawn", table = table, game = name, date = date, players = names(true)),
        false => phrase!(
            "history-won",
            table = table,
            game = name,
            date = date,
            winners = names(true),
            losers = names(false)
        ),
    }
}

/// The day in UTC as `2026-11-30`.
fn date(at: Timestamp) -> String {
    jiff::Timestamp::from_millisecond(at.0).unwrap_or_default().strftime("%Y-%m-%d").to_string()
}
