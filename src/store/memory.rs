use std::collections::BTreeMap;
use std::sync::RwLock;

use async_trait::async_trait;

use super::keyed::Keyed;
use super::keys::Key;
use super::map::{Decide, Durability, Map, Order, View};
use super::{AppendError, StoreError};

/// A store for tests: it keeps everything until it is dropped.
pub type MemoryStore = Keyed<Memory>;

type Values = BTreeMap<Key, Vec<u8>>;

#[derive(Default)]
pub struct Memory(RwLock<Values>);

impl Default for MemoryStore {
    fn default() -> MemoryStore {
        Keyed::over(Memory::default())
    }
}

impl View for Values {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(BTreeMap::get(self, key).cloned())
    }

    fn range(&self, prefix: &[u8], order: Order, limit: usize) -> Result<Vec<(Key, Vec<u8>)>, StoreError> {
        let found = BTreeMap::range(self, prefix.to_vec()..).take_while(|(key, _)| key.starts_with(prefix));
        let mut found: Vec<_> = found.map(|(key, value)| (key.clone(), value.clone())).collect();
        if order == Order::Falling {
            found.reverse();
        }
        found.truncate(limit);
        Ok(found)
    }
}

impl View for Memory {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        View::get(&*self.0.read().map_err(poisoned)?, key)
    }

    fn range(&self, prefix: &[u8], order: Order, limit: usize) -> Result<Vec<(Key, Vec<u8>)>, StoreError> {
        View::range(&*self.0.read().map_err(poisoned)?, prefix, order, limit)
    }
}

#[async_trait]
impl Map for Memory {
    fn view(&self) -> &dyn View {
        self
    }

    async fn change(&self, decide: Decide, _: Durability) -> Result<(), AppendError> {
        let mut values = self.0.write().map_err(poisoned)?;
        for (key, value) in decide(&*values)? {
            match value {
                Some(value) => values.insert(key, value),
                None => values.remove(&key),
            };
        }
        Ok(())
    }
}

fn poisoned<T>(error: std::sync::PoisonError<T>) -> StoreError {
    StoreError::Failed(error.to_string())
}
