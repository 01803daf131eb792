//! What changes with the entries of tables.

use std::collections::BTreeMap;

use super::keyed::{long_number, not_answered};
use super::map::{Changes, View};
use super::{Answer, Append, AppendError, Placing, StoreError, alarms, form, keys, owing, purses};
use crate::chat::{RoomId, TableId};
use crate::table::{Entry, Event, Opened};

/// Between the rooms of a table where a player's shelf tells them; no id contains it.
pub const BETWEEN_ROOMS: &str = "\0";

/// What changes with the first entry of a new table.
///
/// # Errors
/// The request has been answered, or another invitation is found by the same code.
pub fn first(view: &dyn View, entry: &Entry, placing: &Placing) -> Result<Changes, AppendError> {
    not_answered(view, &entry.request)?;
    let tables = long_number(view.get(&keys::tables())?);
    let table = TableId(tables + 1);
    if let Some(code) = placing.code
        && view.get(&keys::code(code))?.is_some()
    {
        return Err(AppendError::Stale);
    }
    let mut changes = adding(table, 0, entry, &placing.rooms);
    changes.push((keys::tables(), Some(table.0.to_be_bytes().to_vec())));
    if let Event::Opened(Opened { community, .. }) = &entry.event {
        changes.push((keys::on_shelf(keys::community(community), table), Some(Vec::new())));
        changes.push((keys::joined(community), Some(Vec::new())));
    }
    changes.extend(found_by(placing, table).into_iter().map(|(key, value)| (key, Some(value))));
    Ok(changes)
}

/// What changes with an entry, and all that follows from it.
///
/// # Errors
/// Another writer was first, or the request has been answered.
pub fn next(view: &dyn View, append: &Append) -> Result<Changes, AppendError> {
    let Append { table, expected, entry, more, community, before, after, results, names, alarm } = append;
    not_answered(view, &entry.request)?;
    let has = |number| Ok::<bool, StoreError>(view.get(&keys::entry(*table, number))?.is_some());
    let follows = *expected > 0 && has(expected - 1)?;
    if !follows || has(*expected)? {
        return Err(AppendError::Stale);
    }
    let added = (*expected..).zip(std::iter::once(entry).chain(more));
    let mut changes: Changes = added.flat_map(|(number, entry)| adding(*table, number, entry, &after.rooms)).collect();
    // Nobody waits for it there any more.
    let gone = before.rooms.iter().filter(|room| !after.rooms.contains(room));
    changes.extend(gone.map(|room| (keys::owed(room, *table), None)));
    changes.extend(names.iter().map(|player| (keys::name(&player.id), Some(player.name.as_bytes().to_vec()))));
    if let Event::Seated { from: Some(guest), .. } = &entry.event {
        changes.push((keys::joined(&guest.community), Some(Vec::new())));
    }
    for finished in results {
        let counter = keys::results(&finished.community);
        let number = long_number(view.get(&counter)?);
        changes.push((keys::result(&finished.community, number), Some(form::write_finished(finished))));
        changes.push((counter, Some((number + 1).to_be_bytes().to_vec())));
    }
    let (mut before, mut after) = (found_by(before, *table), found_by(after, *table));
    after.retain(|key, value| before.remove(key).as_ref() != Some(value));
    changes.extend(before.into_keys().map(|key| (key, None)));
    changes.extend(after.into_iter().map(|(key, value)| (key, Some(value))));
    let chips = std::iter::once(entry).chain(more).flat_map(|entry| &entry.chips);
    changes.extend(purses::passing(view, community, chips)?);
    changes.extend(alarms::set(view, *table, *alarm)?);
    Ok(changes)
}

/// What changes with every new entry: the log, the answer to the request, what the rooms are owed.
fn adding(table: TableId, number: u32, entry: &Entry, rooms: &[RoomId]) -> Changes {
    let mut changes = vec![
        (keys::entry(table, number), Some(form::write_entry(entry))),
        (keys::request(&entry.request), Some(form::write_answer(&Answer::Entry(table, number)))),
    ];
    changes.extend(rooms.iter().map(|room| owing::owed(room, table, number + 1)));
    changes
}

/// Every key under which a table is found, with its value.
fn found_by(placing: &Placing, table: TableId) -> BTreeMap<keys::Key, Vec<u8>> {
    let Placing { shelf, rooms, home, players, code } = placing;
    let of_rooms = rooms.iter().chain([home]).map(|room| (keys::room_shelf(room, *shelf), Vec::new()));
    let rooms = rooms.iter().map(RoomId::as_str).collect::<Vec<_>>().join(BETWEEN_ROOMS);
    let of_players = players.iter().map(|player| (keys::player_shelf(player, *shelf), rooms.clone().into_bytes()));
    let shelved = of_players.chain(of_rooms).map(|(shelf, value)| (keys::on_shelf(shelf, table), value));
    shelved.chain(code.map(|code| (keys::code(code), table.0.to_be_bytes().to_vec()))).collect()
}
