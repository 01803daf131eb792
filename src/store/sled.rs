use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc;
use std::thread::JoinHandle;

use async_trait::async_trait;
use tokio::sync::oneshot;

use super::integrity::Guard;
use super::keyed::Keyed;
use super::keys::{self, Key};
use super::map::{Decide, Durability, Map, Order, View};
use super::{AppendError, StoreError};

/// The default store: a folder on this machine, for one process.
pub type SledStore = Keyed<Sled>;

impl SledStore {
    /// Opens the store in this folder, or makes one there.
    ///
    /// # Errors
    /// It is in use, not writable, of a newer version, or damaged; nothing has been changed in it.
    pub fn open(path: &Path) -> Result<SledStore, StoreError> {
        Ok(Keyed::over(Sled::open(path)?))
    }
}

/// A sled tree with one thread that writes.
///
/// sled writes to the disk for every batch, and once more for every flush. So the thread takes all
/// wishes that wait as one group: one batch, one flush, and then everybody is told.
pub struct Sled {
    tree: sled::Db,
    /// The last field, and so dropped last: it seals files that nobody uses any more.
    writer: Writer,
}

/// The thread that writes. It ends, and seals the store, when this is dropped.
struct Writer {
    wishes: Option<mpsc::Sender<Wish>>,
    thread: Option<JoinHandle<()>>,
}

/// A change that somebody waits for.
struct Wish {
    decide: Decide,
    durability: Durability,
    done: oneshot::Sender<Result<(), AppendError>>,
}

/// The tree with what the wishes before in the same group have changed.
struct Group<'a> {
    tree: &'a sled::Db,
    changes: BTreeMap<Key, Option<Vec<u8>>>,
}

/// sled's own cache. The operating system caches the file as well.
const CACHE_BYTES: u64 = 8 << 20;
/// Wishes in a group; more wait for the next one.
const LARGEST_GROUP: usize = 1000;

pub(super) fn open_tree(path: &Path) -> sled::Result<sled::Db> {
    // The writer flushes, so that sled need not.
    sled::Config::default().path(path).cache_capacity(CACHE_BYTES).flush_every_ms(None).open()
}

impl Sled {
    fn open(path: &Path) -> Result<Sled, StoreError> {
        let (guard, tree) = Guard::open(path)?;
        let (send, wishes) = mpsc::channel();
        let own = tree.clone();
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write_in_groups(guard, own, &wishes))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Sled { tree, writer: Writer { wishes: Some(send), thread: Some(thread) } })
    }
}

fn write_in_groups(mut guard: Guard, tree: sled::Db, wishes: &mpsc::Receiver<Wish>) {
    let mut broken = None;
    while let Ok(first) = wishes.recv() {
        let mut group = Group { tree: &tree, changes: BTreeMap::new() };
        let mut decided = Vec::new();
        let mut durability = Durability::Lazy;
        for wish in std::iter::once(first).chain(wishes.try_iter().take(LARGEST_GROUP - 1)) {
            let outcome = (wish.decide)(&group).map(|changes| {
                if !changes.is_empty() {
                    durability = durability.max(wish.durability);
                }
                group.changes.extend(changes);
            });
            decided.push((wish.done, outcome));
        }
        if broken.is_none() {
            // After a write that failed nobody knows what is on the disk: nothing more is promised.
            broken = group.write(durability, &mut guard).err();
        }
        for (done, outcome) in decided {
            let outcome = match &broken {
                None => outcome,
                Some(why) => Err(AppendError::Store(StoreError::Failed(why.clone()))),
            };
            // Whoever no longer waits has no use for the news.
            let _ = done.send(outcome);
        }
    }
    if broken.is_none() && tree.flush().is_ok() {
        drop(tree);
        guard.seal();
    }
}

impl Group<'_> {
    fn write(self, durability: Durability, guard: &mut Guard) -> Result<(), String> {
        if self.changes.is_empty() {
            return Ok(());
        }
        let mut batch = sled::Batch::default();
        let mut entries = guard.entries();
        for (key, value) in self.changes {
            if key.starts_with(&keys::logs()) {
                // An entry that is only written anew is no other one.
                let was_there = self.tree.contains_key(&key).map_err(|error| error.to_string())?;
                entries = entries + u64::from(value.is_some()) - u64::from(was_there);
            }
            match value {
                Some(value) => batch.insert(key, value),
                None => batch.remove(key),
            }
        }
        if entries < guard.entries() {
            // A crash in between must not make what is deleted on purpose look like damage.
            guard.make_durable(entries).map_err(|error| error.to_string())?;
        }
        self.tree.apply_batch(batch).map_err(|error| error.to_string())?;
        if durability == Durability::Flushed {
            self.tree.flush().map_err(|error| error.to_string())?;
            guard.make_durable(entries).map_err(|error| error.to_string())?;
        }
        Ok(())
    }
}

impl View for Group<'_> {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        match self.changes.get(key) {
            Some(changed) => Ok(changed.clone()),
            None => self.tree.get(key),
        }
    }

    fn range(&self, prefix: &[u8], order: Order, limit: usize) -> Result<Vec<(Key, Vec<u8>)>, StoreError> {
        self.tree.range(prefix, order, limit)
    }
}

impl View for sled::Db {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(sled::Tree::get(self, key).map_err(failed)?.map(|value| value.to_vec()))
    }

    fn range(&self, prefix: &[u8], order: Order, limit: usize) -> Result<Vec<(Key, Vec<u8>)>, StoreError> {
        let both = |pair: sled::Result<(sled::IVec, sled::IVec)>| {
            pair.map(|(key, value)| (key.to_vec(), value.to_vec())).map_err(failed)
        };
        let found = self.scan_prefix(prefix);
        match order {
            Order::Rising => found.take(limit).map(both).collect(),
            Order::Falling => found.rev().take(limit).map(both).collect(),
        }
    }
}

#[async_trait]
impl Map for Sled {
    fn view(&self) -> &dyn View {
        &self.tree
    }

    async fn change(&self, decide: Decide, durability: Durability) -> Result<(), AppendError> {
        let stopped = || StoreError::Failed("its thread has stopped".to_owned());
        let (done, told) = oneshot::channel();
        let wishes = self.writer.wishes.as_ref().ok_or_else(stopped)?;
        wishes.send(Wish { decide, durability, done }).map_err(|_| stopped())?;
        told.await.map_err(|_| stopped())?
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        drop(self.wishes.take());
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the store's thread failed; the store will be checked at the next start");
        }
    }
}

fn failed(error: sled::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}
