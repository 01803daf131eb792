use super::{Host, Trouble, game_name};
use crate::chat::{Choice, PlayerId, Reply, Request};
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
        let mut wanted = Page { skipped: page.saturating_sub(1).saturating_mul(GAMES), games: Vec::new() };
        match players {
            [] => self.ended_here(request, &mut wanted).await?,
            [player, others @ ..] => self.ended_of(request, player, others, &mut wanted).await?,
        }
        let mut games = wanted.games;
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
                extras.push(Choice::new(format!("{command} {table}"), self.plain(&label)));
            };
            button("record", phrase!("button-record", table = table));
            button("view", phrase!("button-board", table = table));
        }
        if more {
            let names = players.iter().map(|player| format!(" @{}", player.own().trim_start_matches('@')));
            let command = format!("history{} {}", names.collect::<String>(), page + 1);
            text.line(self.say(&phrase!("history-more", command = Arg::from(format!("`{command}`")))));
            extras.push(Choice::new(command, self.plain(&phrase!("button-more"))));
        }
        Ok(Reply { extras, ..Reply::private(text) })
    }

    /// Games that ended in this room, the newest first.
    async fn ended_here(&self, request: &Request, page: &mut Page) -> Result<(), Trouble> {
        for id in self.store.of_room(&request.room, Shelf::Over, usize::MAX).await? {
            let finished = self.load(id).await?.and_then(|table| table.finished());
            if page.is_full_with(finished.filter(|game| game.may_see(&request.asker.id))) {
                break;
            }
        }
        Ok(())
    }

    /// Games of a player in this community, with all of these others, the newest first.
    async fn ended_of(
        &self,
        request: &Request,
        player: &PlayerId,
        others: &[PlayerId],
        page: &mut Page,
    ) -> Result<(), Trouble> {
        let (store, community) = (&*self.store, &request.community);
        standings::catch_up(store, community).await?;
        for played in standings::played_by(store, community, player, usize::MAX).await? {
            let found = store.results(community, played.number, 1).await?.pop().map(|(_, finished)| finished);
            let with_all = |game: &Finished| others.iter().all(|other| game.side_of(other).is_some());
            if page.is_full_with(found.filter(with_all).filter(|game| game.may_see(&request.asker.id))) {
                break;
            }
        }
        Ok(())
    }
}

/// Games on their way onto a page.
struct Page {
    /// Games that still belong to pages before it.
    skipped: usize,
    games: Vec<Finished>,
}

impl Page {
    /// Takes a game in, if there is one. A full page has one game more than are shown, to know whether there is another.
    fn is_full_with(&mut self, game: Option<Finished>) -> bool {
        match game {
            Some(_) if self.skipped > 0 => self.skipped -= 1,
            game => self.games.extend(game),
        }
        self.games.len() > GAMES
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
    let (table, date) = (game.table, game.at.date());
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
