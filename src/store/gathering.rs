use std::collections::{BTreeMap, HashMap, HashSet};

use super::keyed::{log_of, long_number, unreadable};
use super::map::{Changes, Order, View};
use super::{StoreError, form, keys};
use crate::chat::{CommunityId, TableId};
use crate::table::{Finished, Table};

/// What must change so that every community has the results that its logs tell. The ones that are there keep their
/// order; the others, of games that ended before results were kept, come before them by their time. The last change of
/// each community is how many results it has.
///
/// # Errors
/// The store fails. A log that does not play is told in the program's log and left out.
pub fn of_all_logs(view: &dyn View) -> Result<Vec<(CommunityId, Changes)>, StoreError> {
    let mut told: BTreeMap<CommunityId, HashMap<TableId, Finished>> = BTreeMap::new();
    for number in 1..=long_number(view.get(&keys::tables())?) {
        let id = TableId(number);
        let log = log_of(view, id)?;
        if log.is_empty() {
            continue;
        }
        match Table::replay(id, log) {
            Ok(table) => {
                for finished in table.results() {
                    told.entry(finished.community.clone()).or_default().insert(id, finished);
                }
            }
            Err(error) => tracing::error!("{error}"),
        }
    }
    told.into_iter().map(|(community, told)| Ok((community.clone(), of_one(view, &community, told)?))).collect()
}

fn of_one(
    view: &dyn View,
    community: &CommunityId,
    mut told: HashMap<TableId, Finished>,
) -> Result<Changes, StoreError> {
    let there = view.range(&keys::results_of(community), Order::Rising, usize::MAX)?;
    let there = there.iter().map(|(_, bytes)| form::read_finished(community, bytes).map_err(unreadable));
    let there = there.collect::<Result<Vec<_>, _>>()?;
    let known: HashSet<TableId> = there.iter().map(|finished| finished.table).collect();
    let mut all: Vec<Finished> = told.values().filter(|finished| !known.contains(&finished.table)).cloned().collect();
    all.sort_by_key(|finished| (finished.at, finished.table));
    all.extend(there.into_iter().map(|kept| told.remove(&kept.table).unwrap_or(kept)));
    let mut changes = Changes::new();
    for (number, finished) in (0_u64..).zip(&all) {
        let (key, value) = (keys::result(community, number), form::write_finished(finished));
        if view.get(&key)?.as_ref() != Some(&value) {
            changes.push((key, Some(value)));
        }
    }
    changes.push((keys::results(community), Some((all.len() as u64).to_be_bytes().to_vec())));
    Ok(changes)
}
