//! What rooms are owed: how much of a log, and who was told of it privately while it waits.

use super::keyed::{Changes, View};
use super::{AppendError, StoreError, keys};
use crate::chat::{MessageId, PlayerId, Receipt, RoomId, TableId};

/// Ends the id of each who was told; no id contains it.
const END_OF_ID: char = '\0';

/// What a room is owed that has not been shown so many entries; nobody was told yet.
pub fn owed(room: &RoomId, table: TableId, entries: u32) -> (keys::Key, Option<Vec<u8>>) {
    (keys::owed(room, table), Some(entries.to_be_bytes().to_vec()))
}

/// Who was told.
pub fn told(view: &dyn View, room: &RoomId, table: TableId) -> Result<Vec<PlayerId>, StoreError> {
    let Some((_, told)) = read(view, room, table)? else { return Ok(Vec::new()) };
    let ids = std::str::from_utf8(&told).unwrap_or_default().split_terminator(END_OF_ID);
    Ok(ids.map(|id| PlayerId::stored(id.to_owned())).collect())
}

/// Adds somebody who was told of as many entries as are owed still.
pub fn tell(view: &dyn View, receipt: &Receipt, player: &PlayerId) -> Result<Changes, StoreError> {
    Ok(match read(view, &receipt.room, receipt.table)? {
        Some((entries, told)) if entries == receipt.entries => {
            let id = format!("{}{END_OF_ID}", player.as_str());
            let value = [&entries.to_be_bytes()[..], &told, id.as_bytes()].concat();
            vec![(keys::owed(&receipt.room, receipt.table), Some(value))]
        }
        _ => Changes::new(),
    })
}

pub fn deliver(view: &dyn View, receipt: &Receipt, message: Option<MessageId>) -> Result<Changes, AppendError> {
    let shows = |message: MessageId| (keys::message(&receipt.room, receipt.table), Some(message.as_str().into()));
    let mut changes: Changes = message.map(shows).into_iter().collect();
    // What was added since the message was made is owed still.
    if read(view, &receipt.room, receipt.table)?.is_some_and(|(entries, _)| entries <= receipt.entries) {
        changes.push((keys::owed(&receipt.room, receipt.table), None));
    }
    Ok(changes)
}

fn read(view: &dyn View, room: &RoomId, table: TableId) -> Result<Option<(u32, Vec<u8>)>, StoreError> {
    let value = view.get(&keys::owed(room, table))?;
    Ok(value.map(|value| match value.split_first_chunk::<4>() {
        Some((entries, told)) => (u32::from_be_bytes(*entries), told.to_vec()),
        None => (0, Vec::new()),
    }))
}
