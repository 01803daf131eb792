use super::pick::Want;
use super::{Host, Trouble, invitation, post, variant_name};
use crate::chat::{File, Receipt, Reply, Request, TableId, Text};
use crate::command::{COMMANDS, Spec, Who, game_words};
use crate::games::View;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::Side;
use crate::store::Shelf;
use crate::table::{Act, Refusal, Table};

/// Tables that `games` lists: as many as fit into a message of 2,000 characters, whose mentions have 22 each.
const TABLES_LISTED: usize = 10;

impl Host {
    /// Posts the board again, so that it stands at the bottom of the room.
    pub(super) async fn board(&self, request: &Request, named: Option<TableId>) -> Result<Reply, Trouble> {
        let table = self.pick(request, named, Want::Look).await?;
        let reply = self.post(&table, &request.room).await;
        let again = Some(request.id.clone());
        let receipt = reply.receipt.map(|receipt| Receipt { again, ..receipt });
        // Whoever is due was notified when the turn began.
        Ok(Reply { receipt, due: Vec::new(), ..reply })
    }

    /// Shows the board from the asker's side, to the asker alone.
    pub(super) async fn view_of(
        &self,
        request: &Request,
        named: Option<TableId>,
        chosen: &[String],
    ) -> Result<Reply, Trouble> {
        let table = self.pick(request, named, Want::Look).await?;
        if !table.has_begun() {
            return Err(Refusal::NotBegun { table: table.id }.phrase().into());
        }
        let is_due = table.due().is_some_and(|due| due.id == request.asker.id);
        let choices = if is_due { self.steps(&table, chosen) } else { Vec::new() };
        if choices.is_empty() && !chosen.is_empty() {
            table.may(&request.asker.id, &Act::Move(String::new())).map_err(|refusal| refusal.phrase())?;
            let steps = self.steps(&table, &[]).into_iter().filter(|choice| choice.enabled);
            let steps = Arg::AnyOf(steps.map(|choice| Arg::from(choice.label)).collect());
            return Err(phrase!("refused-no-such-step", input = Arg::quote(&chosen.join(" ")), steps = steps).into());
        }
        let from = table.side_of(&request.asker.id).unwrap_or(Side::SOUTH);
        let look = View { from, chosen: is_due.then_some(chosen), ..View::default() };
        Ok(self.view(&table, look, choices).await)
    }

    pub(super) async fn record(&self, request: &Request, named: Option<TableId>) -> Result<Reply, Trouble> {
        let table = self.pick(request, named, Want::Look).await?;
        let content = table.record().to_string();
        let mut text = self.say(&phrase!("record", table = table.id));
        text.line(Text(vec![crate::chat::Span::Quote(content.clone())]));
        let name = format!("{}-{}.txt", table.setup.kind().word(), table.id.0);
        Ok(Reply { file: Some(File { name, content }), ..Reply::private(text) })
    }

    pub(super) async fn games(&self, request: &Request, mine: bool) -> Result<Reply, Trouble> {
        let mut tables = Vec::new();
        let mut more = false;
        for shelf in [Shelf::Playing, Shelf::Invitation] {
            let limit = TABLES_LISTED + 1 - tables.len();
            let ids = if mine {
                let own = self.store.of_player(&request.asker.id, shelf, limit).await?;
                own.into_iter().map(|(id, _)| id).collect()
            } else {
                self.store.of_room(&request.room, shelf, limit).await?
            };
            for id in ids {
                match self.load(id).await?.filter(|table| table.may_see(&request.asker.id)) {
                    Some(_) if tables.len() == TABLES_LISTED => more = true,
                    table => tables.extend(table),
                }
            }
        }
        let mut text = match (tables.is_empty(), mine) {
            (true, true) => self.say(&phrase!("games-none-of-yours")),
            (true, false) => self.say(&phrase!("games-none-here")),
            (false, true) => self.say(&phrase!("games-yours")),
            (false, false) => self.say(&phrase!("games-here")),
        };
        for table in &tables {
            let line = match table.deadline() {
                Some(until) => phrase!("games-until", table = listed(table), until = until),
                None => listed(table),
            };
            // A number means nothing in another room, so that one is told as well.
            text.line(self.say(&match table.is_in(&request.room) {
                true => line,
                false => phrase!("games-elsewhere", table = line, room = &table.room),
            }));
        }
        if more {
            text.line(self.say(&phrase!("games-more")));
        }
        Ok(Reply::private(text))
    }

    pub(super) fn help(&self, about: Option<&'static Spec>, is_admin: bool) -> Reply {
        let mut text = Text::default();
        match about {
            None => {
                text.line(self.say(&phrase!("help-title")));
                for spec in COMMANDS.iter().filter(|spec| is_admin || spec.who == Who::Everybody) {
                    text.line(self.say(&phrase!("help-line", usage = spec.usage(), help = (spec.help)())));
                }
                text.line(self.say(&phrase!("help-games-known", games = game_words())));
            }
            Some(spec) => {
                text.line(self.say(&phrase!("help-line", usage = spec.usage(), help = (spec.help)())));
                if let Some(short) = spec.short {
                    text.line(self.say(&phrase!("help-short", short = short)));
                }
                for arg in spec.args {
                    text.line(self.say(&phrase!("help-argument", name = arg.name, help = (arg.help)())));
                }
            }
        }
        Reply::private(text)
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
