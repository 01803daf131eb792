//! Lists of tables: those of a room, and those of a player, who wants to know which wait.

use super::{Host, Trouble, clock, invitation, post, variant_name};
use crate::chat::{Link, PlayerId, Reply, Request, RoomId, Text};
use crate::phrase;
use crate::phrase::Phrase;
use crate::store::{Shelf, StoreError};
use crate::table::Table;

/// Tables that are listed: about as many as fit into a message of 2,000 characters, whose mentions have 22 each.
const TABLES_LISTED: usize = 10;

/// A player's tables that are not over.
pub(super) struct Own {
    /// Those that wait for the player, the one that has waited longest first.
    pub waiting: Vec<Table>,
    /// The others, the newest first.
    pub others: Vec<Table>,
}

impl Host {
    pub(super) async fn games_here(&self, request: &Request) -> Result<Reply, Trouble> {
        let mut tables = Vec::new();
        for shelf in [Shelf::Playing, Shelf::Invitation] {
            for id in self.store.of_room(&request.room, shelf, TABLES_LISTED + 1 - tables.len()).await? {
                tables.extend(self.load(id).await?.filter(|table| table.may_see(&request.asker.id)));
            }
        }
        if tables.is_empty() {
            return Ok(Reply::private(self.say(&phrase!("games-none-here"))));
        }
        let mut text = self.say(&phrase!("games-here"));
        for table in tables.iter().take(TABLES_LISTED) {
            // A table that was opened here may be played in a thread.
            text.line(self.say(&placed(table, &table.room, Some(&request.room))));
        }
        self.tell_of_more(&mut text, tables.len());
        Ok(Reply::private(text))
    }

    /// The asker's tables over all rooms, with the way to each.
    pub(super) async fn own_games(&self, request: &Request) -> Result<Reply, Trouble> {
        let player = &request.asker.id;
        let Own { waiting, others } = self.tables_of(player).await?;
        let mut text = self.waiting(player, &waiting, Some(&request.room)).await?;
        let rest = TABLES_LISTED.saturating_sub(waiting.len());
        let heading = if waiting.is_empty() { phrase!("games-yours") } else { phrase!("games-others") };
        if !others.is_empty() && rest > 0 {
            text.line(self.say(&heading));
            text.line(self.told_to(player, &others, Some(&request.room), rest).await?);
        }
        match waiting.len() + others.len() {
            0 => text.line(self.say(&phrase!("games-none-of-yours"))),
            all => self.tell_of_more(&mut text, all),
        }
        Ok(Reply::private(text))
    }

    /// The tables that wait for a player, if there are any.
    pub(super) async fn waiting(
        &self,
        player: &PlayerId,
        waiting: &[Table],
        here: Option<&RoomId>,
    ) -> Result<Text, StoreError> {
        let mut text = Text::default();
        if !waiting.is_empty() {
            text.line(self.say(&phrase!("games-waiting")));
            text.line(self.told_to(player, waiting, here, TABLES_LISTED).await?);
        }
        Ok(text)
    }

    /// Tables of a player, `limit` at most, a line each, for somebody who reads it in this room, or in none that has tables.
    async fn told_to(
        &self,
        player: &PlayerId,
        tables: &[Table],
        here: Option<&RoomId>,
        limit: usize,
    ) -> Result<Text, StoreError> {
        let mut text = Text::default();
        for table in tables.iter().take(limit) {
            let room = table.room_of(player);
            let line = placed(table, room, here);
            text.line(self.say(&match self.way_to(table, room).await? {
                Some(link) => phrase!("games-linked", table = line, link = &link),
                None => line,
            }));
        }
        Ok(text)
    }

    pub(super) fn tell_of_more(&self, text: &mut Text, all: usize) {
        if all > TABLES_LISTED {
            text.line(self.say(&phrase!("games-more")));
        }
    }

    pub(super) async fn tables_of(&self, player: &PlayerId) -> Result<Own, Trouble> {
        let mut own = Own { waiting: Vec::new(), others: Vec::new() };
        for shelf in [Shelf::Playing, Shelf::Invitation] {
            for (id, _) in self.store.of_player(player, shelf, usize::MAX).await? {
                let Some(table) = self.load(id).await? else { continue };
                match waits_for(&table, player) {
                    true => own.waiting.push(table),
                    false => own.others.push(table),
                }
            }
        }
        own.waiting.sort_by_key(|table| (table.clock.since, table.id));
        Ok(own)
    }

    /// The way to the message that shows a table in a room.
    pub(super) async fn way_to(&self, table: &Table, room: &RoomId) -> Result<Option<Link>, StoreError> {
        let message = self.store.message(room, table.id).await?;
        let community = table.community_of(room).clone();
        Ok(message.map(|message| Link { community, room: room.clone(), message }))
    }
}

/// Whether a table goes on once a player has done something.
fn waits_for(table: &Table, player: &PlayerId) -> bool {
    match invitation::invited(table) {
        Some(_) => table.awaited().any(|awaited| awaited == player),
        None => {
            let is_asked = || table.answering().into_iter().any(|asked| asked.id == *player);
            let may_claim = || table.is_time_up() && clock::claimants(table).contains(player);
            table.due().is_some_and(|due| due.id == *player) || is_asked() || may_claim()
        }
    }
}

/// A table in one line, for somebody who reads it in this room: a number means nothing in another room.
fn placed(table: &Table, room: &RoomId, here: Option<&RoomId>) -> Phrase {
    let line = match table.deadline() {
        Some(until) => phrase!("games-until", table = listed(table), until = until),
        None => listed(table),
    };
    match here.is_some_and(|here| table.is_in(here)) {
        true => line,
        false => phrase!("games-elsewhere", table = line, room = room),
    }
}

/// A table in one line.
pub(super) fn listed(table: &Table) -> Phrase {
    let game = variant_name(table.setup.kind(), table.setup.variant());
    match table.to_move() {
        Some(side) => phrase!(
            "games-playing",
            table = table.id,
            game = game,
            sides = post::sides(table),
            ply = table.moves.len(),
            due = post::due_seat(table, side)
        ),
        None => match invitation::invited(table) {
            Some(invited) => {
                phrase!("games-invited", table = table.id, game = game, maker = &table.maker, invited = invited)
            }
            None => phrase!("games-open", table = table.id, game = game, maker = &table.maker),
        },
    }
}
