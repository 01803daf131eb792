use super::pick::Want;
use super::{Host, Trouble};
use crate::chat::{Reply, Request, RequestId, TableId};
use crate::phrase;
use crate::store::{Answer, Shelf};
use crate::table::{Act, Opened, Refusal, Table};

/// Games among which the last one of the asker in a room is looked for.
const GAMES_LOOKED_AT: usize = 20;

impl Host {
    /// Invites those who have played to the same game again, or accepts if one of them already has.
    pub(super) async fn rematch(&self, request: &Request, named: Option<TableId>) -> Result<Reply, Trouble> {
        let opened = match self.rematch_of(request, named).await {
            Err(Trouble::Refused(why)) => return self.refuse(request, why).await,
            opened => opened?,
        };
        let (table, opened) = opened;
        // The invitation is named after the game that it follows, so there is one, however many ask for it; and another one
        // once nobody wanted it.
        for number in 0.. {
            let id = RequestId::stored(format!("rematch/{}/{number}", table.0));
            let before = match self.store.answer(&id).await? {
                Some(before) => before,
                None => match self.invite(request, &id, opened.clone()).await? {
                    Ok(reply) => return Ok(reply),
                    Err(before) => before,
                },
            };
            let again = match before {
                Answer::Entry(again, _) => self.load(again).await?,
                Answer::Said(_) => None,
            };
            match again {
                Some(again) if !again.is_over() || again.has_begun() => return self.join_rematch(request, again).await,
                _ => {}
            }
        }
        Err(Trouble::Crowded(table))
    }

    async fn rematch_of(&self, request: &Request, named: Option<TableId>) -> Result<(TableId, Opened), Trouble> {
        let table = match named {
            Some(_) => self.pick(request, named, Want::Look).await?,
            None => self.last_played(request).await?,
        };
        let opened = table.rematch(&request.asker).map_err(|refusal| refusal.phrase())?;
        Ok((table.id, opened))
    }

    /// The last game here that the asker played to its end.
    async fn last_played(&self, request: &Request) -> Result<Table, Trouble> {
        for (id, _) in self.store.of_player(&request.asker.id, Shelf::Over, GAMES_LOOKED_AT).await? {
            let Some(table) = self.load(id).await? else { continue };
            if (table.is_in(&request.room) || table.home == request.room) && table.finished().is_some() {
                return Ok(table);
            }
        }
        Err(match self.live(request, &[Shelf::Playing], true, 1).await?.first() {
            Some(table) => Refusal::NoRematch { table: table.id }.phrase().into(),
            None => phrase!("refused-no-table").into(),
        })
    }

    async fn join_rematch(&self, request: &Request, table: Table) -> Result<Reply, Trouble> {
        // What they saw was the end of the game before, which may have been in a thread.
        let room = table.room_of(&request.asker.id).clone();
        let request = Request { seen: None, room, ..request.clone() };
        if table.maker == request.asker.id {
            // It was the same click, or says no more than that.
            return self.same_again(&request, Answer::Entry(table.id, 0)).await;
        }
        self.act_at(table, &request, &Act::Accept).await
    }
}
