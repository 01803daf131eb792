use super::{Host, Trouble};
use crate::chat::{Request, TableId};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::store::Shelf;
use crate::table::{Act, Refusal, Table};

/// A room with more tables than this asks for a number at once.
const TABLES_LOOKED_AT: usize = 50;
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

impl Host {
    /// The table that a request means: the one it names, or else the only one that fits.
    pub(super) async fn pick(
        &self,
        request: &Request,
        named: Option<TableId>,
        want: Want<'_>,
    ) -> Result<Table, Trouble> {
        if let Some(id) = named {
            let table = self.load(id).await?.filter(|table| table.room == request.room);
            return table.ok_or_else(|| phrase!("refused-no-such-table", table = id).into());
        }
        let mut tables = self.live(request, true, want).await?;
        let mut fitting = fitting(&mut tables, request, want);
        if fitting.is_empty() {
            let mut others = self.live(request, false, want).await?;
            others.retain(|other| tables.iter().all(|table| table.id != other.id));
            fitting = self::fitting(&mut others, request, want);
            tables.extend(others);
        }
        match (fitting.len(), tables.len()) {
            (1, _) => Ok(fitting.remove(0)),
            (0, 0) => self.latest_over(request).await?.ok_or_else(|| phrase!("refused-no-table").into()),
            // The only table there is tells best why it does not fit.
            (0, 1) => Ok(tables.remove(0)),
            (0, _) => Err(misfit(&tables, request, want).into()),
            _ => Err(which(&fitting).into()),
        }
    }

    /// Tables here that are not over, the asker's own or all, on the shelves where the wanted may be.
    async fn live(&self, request: &Request, own: bool, want: Want<'_>) -> Result<Vec<Table>, Trouble> {
        let mut found = Vec::new();
        for shelf in [Shelf::Playing, Shelf::Invitation] {
            let ids = if own {
                self.store.of_player(&request.asker.id, shelf, usize::MAX).await?
            } else if may_be_a_stranger(want, shelf) {
                self.store.of_room(&request.room, shelf, TABLES_LOOKED_AT).await?
            } else {
                // One is enough to say why it does not fit.
                self.store.of_room(&request.room, shelf, 2).await?
            };
            for id in ids {
                found.extend(self.load(id).await?.filter(|table| table.room == request.room));
            }
        }
        Ok(found)
    }

    /// The newest table here that is over and was played, or else that is over: who moves after the end
    /// wants to hear that it has ended.
    async fn latest_over(&self, request: &Request) -> Result<Option<Table>, Trouble> {
        let mut latest = None;
        for id in self.store.of_room(&request.room, Shelf::Over, OVER_LOOKED_AT).await? {
            match self.load(id).await? {
                Some(table) if table.has_begun() => return Ok(Some(table)),
                table => latest = latest.or(table),
            }
        }
        Ok(latest)
    }
}

/// Whether somebody without a seat may want this of a table.
fn may_be_a_stranger(want: Want<'_>, shelf: Shelf) -> bool {
    match want {
        Want::Look => true,
        Want::Act(Act::Accept | Act::Join) => shelf == Shelf::Invitation,
        Want::Act(Act::Decline | Act::Cancel | Act::Move(_) | Act::Resign) => false,
    }
}

/// Takes out the tables where the asker may do what they want.
fn fitting(tables: &mut Vec<Table>, request: &Request, want: Want<'_>) -> Vec<Table> {
    let may = |table: &mut Table| match want {
        Want::Look => true,
        Want::Act(act) => table.may(&request.asker.id, act).is_ok(),
    };
    tables.extract_if(.., may).collect()
}

/// Several tables, and none lets the asker act: the reason if it is the same everywhere.
fn misfit(tables: &[Table], request: &Request, want: Want<'_>) -> Phrase {
    let Want::Act(act) = want else { return phrase!("refused-no-table") };
    let involved = tables.iter().filter(|table| {
        table.side_of(&request.asker.id).is_some() || table.invited.as_ref() == Some(&request.asker.id)
    });
    let mut reasons = involved.filter_map(|table| table.may(&request.asker.id, act).err());
    match (reasons.next(), reasons.next()) {
        (Some(reason), None) => reason.phrase(),
        (Some(Refusal::NotYourTurn { .. }), Some(_)) => phrase!("refused-not-your-turn-anywhere"),
        _ => phrase!("refused-nothing-fits"),
    }
}

fn which(tables: &[Table]) -> Phrase {
    let mut ids = tables.iter().map(|table| table.id).collect::<Vec<_>>();
    ids.sort();
    let numbers = ids.into_iter().take(TABLES_NAMED).map(Arg::from).collect();
    phrase!("refused-which-table", tables = Arg::AnyOf(numbers))
}
