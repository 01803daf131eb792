use std::collections::HashSet;
use std::sync::Mutex;

use async_trait::async_trait;

use super::{Answer, Append, AppendError, Placing, Shelf, Store, StoreError, form, keys};
use crate::chat::{PlayerId, Receipt, RequestId, RoomId, TableId, Text, Timestamp};
use crate::table::Entry;

/// Refusals are kept this long, so that a platform's second delivery meets the first answer.
const REFUSALS_KEPT_MS: i64 = 24 * 60 * 60 * 1000;
/// Old refusals that each new one takes away, so that they never pile up.
const REFUSALS_SWEPT: usize = 4;

/// Keys and values in the order of the keys.
#[async_trait]
pub trait Map: Send + Sync + 'static {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError>;

    /// What begins with this, `limit` at most.
    fn range(&self, prefix: &[u8], order: Order, limit: usize) -> Result<Vec<(keys::Key, Vec<u8>)>, StoreError>;

    /// Sets, and removes where the value is `None`: all of it or nothing.
    fn write(&self, changes: Changes) -> Result<(), StoreError>;

    /// Returns once everything written until now is durable.
    async fn flushed(&self) -> Result<(), StoreError>;
}

pub type Changes = Vec<(keys::Key, Option<Vec<u8>>)>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    Rising,
    Falling,
}

/// A store over a map of keys.
pub struct Keyed<M> {
    map: M,
    /// One writer at a time: a check and the change that it allows belong together.
    writing: Mutex<()>,
}

impl<M: Map> Keyed<M> {
    pub(super) fn over(map: M) -> Keyed<M> {
        Keyed { map, writing: Mutex::new(()) }
    }

    /// Runs a check and the change that it allows with no other writer in between.
    fn alone<T>(&self, change: impl FnOnce() -> Result<T, AppendError>) -> Result<T, AppendError> {
        // The lock guards no data of its own, so a writer that panicked leaves nothing half-done in it.
        let _alone = self.writing.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        change()
    }

    fn answered(&self, request: &RequestId) -> Result<Option<Answer>, StoreError> {
        self.map.get(&keys::request(request))?.map(|bytes| form::read_answer(&bytes).map_err(unreadable)).transpose()
    }

    fn not_answered(&self, request: &RequestId) -> Result<(), AppendError> {
        self.answered(request)?.map_or(Ok(()), |answer| Err(AppendError::Answered(answer)))
    }

    fn has(&self, key: &[u8]) -> Result<bool, StoreError> {
        Ok(self.map.get(key)?.is_some())
    }

    fn tables(&self, shelf: &[u8], limit: usize) -> Result<Vec<TableId>, StoreError> {
        let found = self.map.range(shelf, Order::Falling, limit)?;
        Ok(found.iter().filter_map(|(key, _)| keys::read_on_shelf(key)).collect())
    }

    fn write_append(&self, append: &Append) -> Result<(), AppendError> {
        let Append { table, expected, entry, before, after } = append;
        self.not_answered(&entry.request)?;
        let follows = *expected == 0 || self.has(&keys::entry(*table, expected - 1))?;
        if !follows || self.has(&keys::entry(*table, *expected))? {
            return Err(AppendError::Stale);
        }
        let mut changes = vec![
            (keys::entry(*table, *expected), Some(form::write_entry(entry))),
            (keys::request(&entry.request), Some(form::write_answer(&Answer::Entry(*table, *expected)))),
            (keys::owed(&after.room, *table), Some((expected + 1).to_be_bytes().to_vec())),
        ];
        let before = before.as_ref().map(|placing| shelf_keys(placing, *table)).unwrap_or_default();
        let after = shelf_keys(after, *table);
        changes.extend(before.difference(&after).map(|key| (key.clone(), None)));
        changes.extend(after.difference(&before).map(|key| (key.clone(), Some(Vec::new()))));
        Ok(self.map.write(changes)?)
    }

    fn write_refusal(&self, request: &RequestId, words: &Text, at: Timestamp) -> Result<(), AppendError> {
        self.not_answered(request)?;
        let mut changes = vec![
            (keys::request(request), Some(form::write_answer(&Answer::Refused(words.clone())))),
            (keys::refused(at, request), Some(Vec::new())),
        ];
        for (key, _) in self.map.range(&keys::refusals(), Order::Rising, REFUSALS_SWEPT)? {
            if let Some((refused, old)) = keys::read_refused(&key)
                && refused.0 < at.0 - REFUSALS_KEPT_MS
            {
                changes.extend([(keys::request(&old), None), (key, None)]);
            }
        }
        Ok(self.map.write(changes)?)
    }

    fn write_delivered(&self, receipt: &Receipt) -> Result<(), StoreError> {
        let owed = keys::owed(&receipt.room, receipt.table);
        let mut changes =
            vec![(keys::shown(receipt.table, &receipt.room), Some(receipt.entries.to_be_bytes().to_vec()))];
        if self.map.get(&owed)?.is_some_and(|entries| number(&entries) <= receipt.entries) {
            changes.push((owed, None));
        }
        self.map.write(changes)
    }
}

#[async_trait]
impl<M: Map> Store for Keyed<M> {
    async fn settled(&self) -> Result<(), StoreError> {
        self.map.flushed().await
    }

    async fn log(&self, table: TableId) -> Result<Vec<Entry>, StoreError> {
        let log = self.map.range(&keys::log(table), Order::Rising, usize::MAX)?;
        log.iter().map(|(_, bytes)| form::read_entry(bytes).map_err(unreadable)).collect()
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.alone(|| self.write_append(&append))?;
        Ok(self.map.flushed().await?)
    }

    async fn refuse(&self, request: &RequestId, words: &Text, at: Timestamp) -> Result<(), AppendError> {
        self.alone(|| self.write_refusal(request, words, at))?;
        Ok(self.map.flushed().await?)
    }

    async fn answer(&self, request: &RequestId) -> Result<Option<Answer>, StoreError> {
        self.answered(request)
    }

    async fn newest_table(&self) -> Result<Option<TableId>, StoreError> {
        let newest = self.map.range(&keys::logs(), Order::Falling, 1)?;
        Ok(newest.first().and_then(|(key, _)| keys::read_entry(key)).map(|(table, _)| table))
    }

    async fn of_room(&self, room: &RoomId, shelf: Shelf, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.tables(&keys::room_shelf(room, shelf), limit)
    }

    async fn of_player(&self, player: &PlayerId, shelf: Shelf, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.tables(&keys::player_shelf(player, shelf), limit)
    }

    async fn owed(&self, platform: &str) -> Result<Vec<(RoomId, TableId)>, StoreError> {
        let owed = self.map.range(&keys::owed_on(platform), Order::Rising, usize::MAX)?;
        Ok(owed.iter().filter_map(|(key, _)| keys::read_owed(key)).collect())
    }

    async fn delivered(&self, receipt: &Receipt) -> Result<(), StoreError> {
        let written = self.alone(|| Ok(self.write_delivered(receipt)?));
        match written {
            Ok(()) => Ok(()),
            Err(AppendError::Store(error)) => Err(error),
            Err(AppendError::Stale | AppendError::Answered(_)) => Ok(()),
        }
    }

    async fn shown(&self, room: &RoomId, table: TableId) -> Result<u32, StoreError> {
        Ok(self.map.get(&keys::shown(table, room))?.map_or(0, |entries| number(&entries)))
    }
}

/// Every key under which a table is found.
fn shelf_keys(placing: &Placing, table: TableId) -> HashSet<keys::Key> {
    let players = placing.players.iter().map(|player| keys::player_shelf(player, placing.shelf));
    let shelves = players.chain([keys::room_shelf(&placing.room, placing.shelf)]);
    shelves.map(|shelf| keys::on_shelf(shelf, table)).collect()
}

fn number(bytes: &[u8]) -> u32 {
    bytes.try_into().map_or(0, u32::from_be_bytes)
}

fn unreadable(why: String) -> StoreError {
    StoreError::Failed(format!("a stored value cannot be read: {why}"))
}
