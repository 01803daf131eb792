use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread::JoinHandle;

use async_trait::async_trait;
use tokio::sync::watch;

use super::StoreError;
use super::integrity::Guard;
use super::keyed::{Changes, Keyed, Map, Order};
use super::keys::{self, Key};

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

/// A sled tree whose writes become durable in groups: one thread flushes, and everybody who wrote
/// before the flush began is told together.
pub struct Sled {
    tree: sled::Db,
    /// Writes so far.
    written: Arc<AtomicU64>,
    /// Log entries in the tree.
    entries: Arc<AtomicU64>,
    /// Writes that are durable, or why no more will be.
    flushed: watch::Receiver<Result<u64, String>>,
    /// The last field, and so dropped last: it seals files that nobody writes any more.
    flusher: Flusher,
}

/// The thread that flushes. It ends, and seals the store, when this is dropped.
struct Flusher {
    wake: Option<mpsc::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// sled's own cache. The operating system caches the file as well.
const CACHE_BYTES: u64 = 8 << 20;

pub(super) fn open_tree(path: &Path) -> sled::Result<sled::Db> {
    // Flushing is ours, see `flush_in_groups`.
    sled::Config::default().path(path).cache_capacity(CACHE_BYTES).flush_every_ms(None).open()
}

impl Sled {
    fn open(path: &Path) -> Result<Sled, StoreError> {
        let (guard, tree) = Guard::open(path)?;
        let written = Arc::new(AtomicU64::new(0));
        let entries = Arc::new(AtomicU64::new(guard.entries()));
        let (tell, flushed) = watch::channel(Ok(0));
        let (wake, woken) = mpsc::channel();
        let counts = (written.clone(), entries.clone());
        let own = tree.clone();
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || flush_in_groups(guard, own, &counts.0, &counts.1, &woken, &tell))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Sled { tree, written, entries, flushed, flusher: Flusher { wake: Some(wake), thread: Some(thread) } })
    }
}

fn flush_in_groups(
    mut guard: Guard,
    tree: sled::Db,
    written: &AtomicU64,
    entries: &AtomicU64,
    woken: &mpsc::Receiver<()>,
    tell: &watch::Sender<Result<u64, String>>,
) {
    let mut flush = || {
        let (upto, count) = (written.load(Ordering::Acquire), entries.load(Ordering::Acquire));
        if *tell.borrow() == Ok(upto) {
            return true;
        }
        let done = tree.flush().map_err(|error| error.to_string());
        let done = done.and_then(|_| guard.witness(count).map_err(|error| error.to_string()));
        let is_done = done.is_ok();
        tell.send_modify(|flushed| *flushed = done.map(|()| upto));
        is_done
    };
    while woken.recv().is_ok() {
        while woken.try_recv().is_ok() {}
        flush();
    }
    if flush() {
        drop(tree);
        guard.seal();
    }
}

impl Drop for Flusher {
    fn drop(&mut self) {
        drop(self.wake.take());
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the store's thread failed; the store will be checked at the next start");
        }
    }
}

#[async_trait]
impl Map for Sled {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.tree.get(key).map_err(failed)?.map(|value| value.to_vec()))
    }

    fn range(&self, prefix: &[u8], order: Order, limit: usize) -> Result<Vec<(Key, Vec<u8>)>, StoreError> {
        let both = |pair: sled::Result<(sled::IVec, sled::IVec)>| {
            pair.map(|(key, value)| (key.to_vec(), value.to_vec())).map_err(failed)
        };
        let found = self.tree.scan_prefix(prefix);
        match order {
            Order::Rising => found.take(limit).map(both).collect(),
            Order::Falling => found.rev().take(limit).map(both).collect(),
        }
    }

    fn write(&self, changes: Changes) -> Result<(), StoreError> {
        let mut batch = sled::Batch::default();
        let mut added = 0;
        for (key, value) in changes {
            match value {
                Some(value) => {
                    added += u64::from(key.starts_with(&keys::logs()));
                    batch.insert(key, value);
                }
                None => batch.remove(key),
            }
        }
        self.tree.apply_batch(batch).map_err(failed)?;
        self.entries.fetch_add(added, Ordering::AcqRel);
        self.written.fetch_add(1, Ordering::AcqRel);
        Ok(())
    }

    async fn flushed(&self) -> Result<(), StoreError> {
        let upto = self.written.load(Ordering::Acquire);
        let mut flushed = self.flushed.clone();
        let is_done = |done: &Result<u64, String>| done.as_ref().map_or(true, |done| *done >= upto);
        if !is_done(&flushed.borrow()) {
            let stopped = || StoreError::Failed("its thread has stopped".to_owned());
            self.flusher.wake.as_ref().and_then(|wake| wake.send(()).ok()).ok_or_else(stopped)?;
            flushed.wait_for(is_done).await.map_err(|_| stopped())?;
        }
        let done = flushed.borrow().clone();
        done.map(drop).map_err(StoreError::Failed)
    }
}

fn failed(error: sled::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}
