use super::{Host, Trouble};
use crate::chat::{Request, TableId};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::store::Shelf;
use crate::table::{Act, Refusal, Table};

/// Of more tables than this one has to be named.
pub const TABLES_LOOKED_AT: usize = 50;
/// Tables that are looked at only to say why none fits.
const TABLES_EXPLAINED: usize = 3;
/// Tables that are over, among which one that was played is looked for.
const OVER_LOOKED_AT: usize = 5;
/// Numbers that the question "which table?" names.
const TABLES_NAMED: usize = 10;

/// What a table is wanted for.
#[derive(Clone, Copy, Debug)]
pub enum Want<'a> {
    Act(&'a Act),
    /// To look at it.
    Look,
}

impl Want<'_> {
    /// Where tables may be that fit, the asker's own or others.
    fn shelves(self, is_own: bool) -> &'static [Shelf] {
        match self {
            Want::Look => &[Shelf::Playing, Shelf::Invitation],
            // What is offered in a game is offered to who sits there.
            Want::Act(Act::Accept | Act::Decline) if is_own => &[Shelf::Invitation, Shelf::Playing],
            Want::Act(
                Act::Accept
                | Act::Decline
                | Act::Join
                | Act::JoinSide(_)
                | Act::Visit { .. }
                | Act::Cancel
                | Act::Start,
            ) => &[Shelf::Invitation],
            Want::Act(_) => &[Shelf::Playing],
        }
    }

    /// Whether somebody without a seat or an invitation may want this.
    fn is_for_strangers(self) -> bool {
        matches!(self, Want::Look | Want::Act(Act::Accept | Act::Join | Act::JoinSide(_) | Act::Visit { .. }))
    }

    fn fits(self, table: &Table, request: &Request) -> bool {
        match self {
            Want::Look => true,
            Want::Act(act) => table.may(&request.asker.id, act).is_ok() && table.waits_for(act),
        }
    }
}

impl Host {
    /// The table that a request means: the one it names, or else the only one that fits. Where none
    /// does, the table that tells best why.
    pub(super) async fn pick(
        &self,
        request: &Request,
        named: Option<TableId>,
        want: Want<'_>,
    ) -> Result<Table, Trouble> {
        if let Some(id) = named {
            let no_such_table = || phrase!("refused-no-such-table", table = id);
            let table = self.load(id).await?.ok_or_else(no_such_table)?;
            let is_here = table.is_in(&request.room);
            // What is over can be looked at wherever people are who may have seen it.
            let is_past = matches!(want, Want::Look) && table.is_over() && table.is_of(&request.community);
            // Who may not look may still be told why the seat is for somebody else.
            let may_see = table.may_see(&request.asker.id) || !(table.has_begun() || matches!(want, Want::Look));
            return match table.home == request.room {
                is_home if !(is_here || is_past || is_home) => Err(no_such_table().into()),
                _ if !may_see => Err(phrase!("refused-private", table = id).into()),
                _ if is_here || is_past => Ok(table),
                _ => Err(phrase!("refused-table-elsewhere", table = id, room = &table.room).into()),
            };
        }
        let mut fitting = Vec::new();
        for is_own in [true, false] {
            if fitting.is_empty() && (is_own || want.is_for_strangers()) {
                let tables = self.live(request, want.shelves(is_own), is_own, TABLES_LOOKED_AT + 1).await?;
                if tables.len() > TABLES_LOOKED_AT {
                    return Err(which(&tables).into());
                }
                fitting = tables;
                fitting.retain(|table| want.fits(table, request));
            }
        }
        match fitting.len() {
            0 => self.misfit(request, want).await,
            1 => Ok(fitting.remove(0)),
            _ => Err(which(&fitting).into()),
        }
    }

    /// Tables here that are not over, the asker's own or all.
    pub(super) async fn live(
        &self,
        request: &Request,
        shelves: &[Shelf],
        is_own: bool,
        limit: usize,
    ) -> Result<Vec<Table>, Trouble> {
        let mut found = Vec::new();
        for &shelf in shelves {
            let ids = if is_own {
                let everywhere = self.store.of_player(&request.asker.id, shelf, usize::MAX).await?;
                everywhere.into_iter().filter(|(_, rooms)| rooms.contains(&request.room)).map(|(id, _)| id).collect()
            } else {
                self.store.of_room(&request.room, shelf, limit).await?
            };
            for id in ids.into_iter().take(limit) {
                // A table that was opened here may be played in a thread.
                let is_here = |table: &Table| table.is_in(&request.room) && table.may_see(&request.asker.id);
                found.extend(self.load(id).await?.filter(is_here));
            }
        }
        Ok(found)
    }

    /// No table fits: the only one there is, or what several have in common as a reason.
    async fn misfit(&self, request: &Request, want: Want<'_>) -> Result<Table, Trouble> {
        let both = [Shelf::Playing, Shelf::Invitation];
        let mut tables = self.live(request, &both, true, TABLES_EXPLAINED).await?;
        if tables.is_empty() {
            tables = self.live(request, &both, false, TABLES_EXPLAINED).await?;
        }
        match tables.len() {
            0 => self.latest_over(request).await?.ok_or_else(|| phrase!("refused-no-table").into()),
            1 => Ok(tables.remove(0)),
            _ => Err(common_reason(&tables, request, want).into()),
        }
    }

    /// The newest table here that is over and was played, or else that is over: who moves after the end
    /// wants to hear that it has ended.
    pub(super) async fn latest_over(&self, request: &Request) -> Result<Option<Table>, Trouble> {
        let mut latest = None;
        for id in self.store.of_room(&request.room, Shelf::Over, OVER_LOOKED_AT).await? {
            match self.load(id).await? {
                Some(table) if !table.is_in(&request.room) || !table.may_see(&request.asker.id) => {}
                Some(table) if table.has_begun() => return Ok(Some(table)),
                table => latest = latest.or(table),
            }
        }
        Ok(latest)
    }
}

/// Why several tables refuse the same thing.
fn common_reason(tables: &[Table], request: &Request, want: Want<'_>) -> Phrase {
    let Want::Act(act) = want else { return phrase!("refused-no-table") };
    let reason = |table: &Table| table.may(&request.asker.id, act).err();
    if tables.iter().all(|table| matches!(reason(table), Some(Refusal::NotYourTurn { .. }))) {
        phrase!("refused-not-your-turn-anywhere")
    } else {
        phrase!("refused-nothing-fits")
    }
}

fn which(tables: &[Table]) -> Phrase {
    let mut ids = tables.iter().map(|table| table.id).collect::<Vec<_>>();
    ids.sort();
    let numbers = ids.into_iter().take(TABLES_NAMED).map(Arg::from).collect();
    phrase!("refused-which-table", tables = Arg::AnyOf(numbers))
}
