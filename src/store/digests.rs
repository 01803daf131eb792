//! When players are to be told what waits for them. It is due once, then owed until they have been told, and then due again.

use super::keyed::moment;
use super::map::{Changes, Order, View};
use super::{StoreError, keys};
use crate::chat::{PlayerId, Timestamp};

/// Who is to be told up to this time, the earliest first.
pub fn due(view: &dyn View, until: Timestamp, limit: usize) -> Result<Vec<(Timestamp, PlayerId)>, StoreError> {
    let found = view.range(&keys::digests(), Order::Rising, limit)?;
    Ok(found.iter().filter_map(|(key, _)| keys::read_digest(key)).take_while(|(at, _)| *at <= until).collect())
}

/// Who is to be told now, and since when.
pub fn owed(view: &dyn View, platform: &str) -> Result<Vec<(PlayerId, Timestamp)>, StoreError> {
    let found = view.range(&keys::digests_owed_on(platform), Order::Rising, usize::MAX)?;
    let read = |(key, at): (keys::Key, Vec<u8>)| Some((keys::read_owed_digest(&key)?, moment(Some(at))?));
    Ok(found.into_iter().filter_map(read).collect())
}

pub fn next(view: &dyn View, player: &PlayerId) -> Result<Option<Timestamp>, StoreError> {
    Ok(moment(view.get(&keys::next_digest(player))?))
}

/// Takes away whatever is due or owed, and sets when to tell the player next.
pub fn set(view: &dyn View, player: &PlayerId, at: Option<Timestamp>) -> Result<Changes, StoreError> {
    let before = next(view, player)?;
    let mut changes: Changes = before.map(|at| (keys::digest(at, player), None)).into_iter().collect();
    changes.push((keys::owed_digest(player), None));
    changes.push((keys::next_digest(player), at.map(|at| at.0.to_be_bytes().to_vec())));
    changes.extend(at.map(|at| (keys::digest(at, player), Some(Vec::new()))));
    Ok(changes)
}

/// What is due at this time is owed, unless another time has been set.
pub fn owe(view: &dyn View, player: &PlayerId, at: Timestamp) -> Result<Changes, StoreError> {
    if next(view, player)? != Some(at) {
        return Ok(Changes::new());
    }
    let mut changes = set(view, player, None)?;
    changes.push((keys::owed_digest(player), Some(at.0.to_be_bytes().to_vec())));
    Ok(changes)
}

/// What was owed is not any more, unless another time has been set.
pub fn sent(view: &dyn View, player: &PlayerId, next: Option<Timestamp>) -> Result<Changes, StoreError> {
    match view.get(&keys::owed_digest(player))? {
        Some(_) => set(view, player, next),
        None => Ok(Changes::new()),
    }
}
