use super::keyed::{moment, unreadable};
use super::map::{Changes, Order, View};
use super::{StoreError, form, keys};
use crate::chat::{PlayerId, TableId, Timestamp};
use crate::table::Vacation;

/// Alarms up to this time, the earliest first.
pub fn until(view: &dyn View, until: Timestamp, limit: usize) -> Result<Vec<(Timestamp, TableId)>, StoreError> {
    let found = view.range(&keys::alarms(), Order::Rising, limit)?;
    let alarms = found.iter().filter_map(|(key, _)| keys::read_alarm(key));
    Ok(alarms.take_while(|(at, _)| *at <= until).collect())
}

/// Takes the alarm of a table away, and sets the next.
pub fn set(view: &dyn View, table: TableId, next: Option<Timestamp>) -> Result<Changes, StoreError> {
    let before = moment(view.get(&keys::ringing(table))?);
    if before == next {
        return Ok(Changes::new());
    }
    let mut changes: Changes = before.map(|at| (keys::alarm(at, table), None)).into_iter().collect();
    changes.push((keys::ringing(table), next.map(|at| at.0.to_be_bytes().to_vec())));
    changes.extend(next.map(|at| (keys::alarm(at, table), Some(Vec::new()))));
    Ok(changes)
}

pub fn vacation(view: &dyn View, player: &PlayerId) -> Result<Vacation, StoreError> {
    let stored = view.get(&keys::vacation(player))?;
    let stored = stored.map(|bytes| form::read_vacation(&bytes).map_err(unreadable)).transpose()?;
    Ok(stored.unwrap_or_default())
}

/// Everybody's vacations.
pub fn vacations(view: &dyn View) -> Result<Vec<(PlayerId, Vacation)>, StoreError> {
    let found = view.range(&keys::vacations(), Order::Rising, usize::MAX)?;
    let read = |(key, bytes): (keys::Key, Vec<u8>)| {
        let player = keys::read_player(&key, &keys::vacations())?;
        Some(form::read_vacation(&bytes).map(|vacation| (player, vacation)).map_err(unreadable))
    };
    found.into_iter().filter_map(read).collect()
}
