use std::collections::BTreeMap;

use super::keyed::unreadable;
use super::map::{Changes, View};
use super::{AppendError, StoreError, form, keys};
use crate::chat::CommunityId;
use crate::table::{Chips, Purse};

/// The purses after these chips have passed.
///
/// # Errors
/// One does not have as many as when this was decided on.
pub fn passing<'a>(
    view: &dyn View,
    community: &CommunityId,
    chips: impl IntoIterator<Item = &'a Chips>,
) -> Result<Changes, AppendError> {
    let mut purses: BTreeMap<keys::Key, Purse> = BTreeMap::new();
    for Chips { player, change } in chips {
        let key = keys::purse(community, player);
        let before = match purses.get(&key) {
            Some(before) => *before,
            None => purse(view, &key)?,
        };
        purses.insert(key, before.after(*change).ok_or(AppendError::Stale)?);
    }
    Ok(purses.into_iter().map(|(key, purse)| (key, Some(form::write_purse(&purse)))).collect())
}

pub fn purse(view: &dyn View, key: &[u8]) -> Result<Purse, StoreError> {
    let stored = view.get(key)?.map(|bytes| form::read_purse(&bytes).map_err(unreadable)).transpose()?;
    Ok(stored.unwrap_or_default())
}
