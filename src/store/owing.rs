//! What rooms are owed: how much of a log, and who was told of it privately while it waits.

use super::map::{Changes, Order, View};
use super::{AppendError, StoreError, keys};
use crate::chat::{MessageId, PlayerId, Receipt, RoomId, TableId};

/// Ends the id of each who was told; no id contains it.
const END_OF_ID: char = '\0';

/// What a room is owed that has not been shown so many entries; nobody was told yet.
pub fn owed(room: &RoomId, table: TableId, entries: u32) -> (keys::Key, Option<Vec<u8>>) {
    (keys::owed(room, table), Some(write(entries, &[])))
}

/// Who was told.
pub fn told(view: &dyn View, room: &RoomId, table: TableId) -> Result<Vec<PlayerId>, StoreError> {
    Ok(read(view, room, table)?.map(|(_, told)| told).unwrap_or_default())
}

/// Adds somebody who was told of as many entries as are owed still.
pub fn tell(view: &dyn View, receipt: &Receipt, player: &PlayerId) -> Result<Changes, StoreError> {
    Ok(match read(view, &receipt.room, receipt.table)? {
        Some((entries, mut told)) if entries == receipt.entries => {
            told.push(player.clone());
            vec![(keys::owed(&receipt.room, receipt.table), Some(write(entries, &told)))]
        }
        _ => Changes::new(),
    })
}

/// Takes a player from those who were told.
pub fn untell(view: &dyn View, player: &PlayerId) -> Result<Changes, StoreError> {
    let owed = view.range(&keys::all_owed(), Order::Rising, usize::MAX)?.into_iter();
    Ok(owed
        .filter_map(|(key, value)| {
            let (entries, mut told) = read_value(&value);
            let place = told.iter().position(|told| told == player)?;
            told.remove(place);
            Some((key, Some(write(entries, &told))))
        })
        .collect())
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

fn write(entries: u32, told: &[PlayerId]) -> Vec<u8> {
    let told: String = told.iter().map(|player| format!("{}{END_OF_ID}", player.as_str())).collect();
    [&entries.to_be_bytes()[..], told.as_bytes()].concat()
}

fn read(view: &dyn View, room: &RoomId, table: TableId) -> Result<Option<(u32, Vec<PlayerId>)>, StoreError> {
    Ok(view.get(&keys::owed(room, table))?.map(|value| read_value(&value)))
}

fn read_value(value: &[u8]) -> (u32, Vec<PlayerId>) {
    let Some((entries, told)) = value.split_first_chunk::<4>() else { return (0, Vec::new()) };
    let ids = std::str::from_utf8(told).unwrap_or_default().split_terminator(END_OF_ID);
    (u32::from_be_bytes(*entries), ids.map(|id| PlayerId::stored(id.to_owned())).collect())
}
