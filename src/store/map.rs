//! What a store is made over: keys and values that change in one piece.

use async_trait::async_trait;

use super::{AppendError, StoreError, keys};

/// Keys and values in the order of the keys, to read.
pub trait View {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError>;

    /// What begins with this, `limit` at most.
    fn range(&self, prefix: &[u8], order: Order, limit: usize) -> Result<Vec<(keys::Key, Vec<u8>)>, StoreError>;
}

/// Keys and values that change in one piece.
#[async_trait]
pub trait Map: Send + Sync + 'static {
    fn view(&self) -> &dyn View;

    /// Decides on a change and makes it, with no other change in between. Whatever comes of it, all
    /// that was decided on is as durable as asked for once this returns.
    async fn change(&self, decide: Decide, durability: Durability) -> Result<(), AppendError>;
}

/// Says what to change. A change of the same group may not yet be seen by `range`.
pub type Decide = Box<dyn FnOnce(&dyn View) -> Result<Changes, AppendError> + Send>;

/// Keys to set, or to remove where the value is `None`.
pub type Changes = Vec<(keys::Key, Option<Vec<u8>>)>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Durability {
    /// A crash may lose it.
    Lazy,
    /// No crash loses it.
    Flushed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    Rising,
    Falling,
}
