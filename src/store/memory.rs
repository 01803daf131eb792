use std::collections::BTreeMap;
use std::sync::RwLock;

use async_trait::async_trait;

use super::StoreError;
use super::keyed::{Changes, Keyed, Map, Order};
use super::keys::Key;

/// A store for tests: it keeps everything until it is dropped.
pub type MemoryStore = Keyed<Memory>;

#[derive(Default)]
pub struct Memory(RwLock<BTreeMap<Key, Vec<u8>>>);

impl Default for MemoryStore {
    fn default() -> MemoryStore {
        Keyed::over(Memory::default())
    }
}

#[async_trait]
impl Map for Memory {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.0.read().map_err(poisoned)?.get(key).cloned())
    }

    fn range(&self, prefix: &[u8], order: Order, limit: usize) -> Result<Vec<(Key, Vec<u8>)>, StoreError> {
        let map = self.0.read().map_err(poisoned)?;
        let found = map.range(prefix.to_vec()..).take_while(|(key, _)| key.starts_with(prefix));
        let mut found: Vec<_> = found.map(|(key, value)| (key.clone(), value.clone())).collect();
        if order == Order::Falling {
            found.reverse();
        }
        found.truncate(limit);
        Ok(found)
    }

    fn write(&self, changes: Changes) -> Result<(), StoreError> {
        let mut map = self.0.write().map_err(poisoned)?;
        for (key, value) in changes {
            match value {
                Some(value) => map.insert(key, value),
                None => map.remove(&key),
            };
        }
        Ok(())
    }

    async fn flushed(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

fn poisoned<T>(error: std::sync::PoisonError<T>) -> StoreError {
    StoreError::Failed(error.to_string())
}
