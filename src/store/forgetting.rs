//! What goes with a community that the bot has left.

use super::map::{Changes, View};
use super::{Shelf, StoreError, alarms, keys};
use crate::chat::TableId;
use crate::table::{Entry, Event, Opened};

/// Takes away all that is kept of a table, with its key under its community.
pub fn of_table(
    view: &dyn View,
    of_community: keys::Key,
    table: TableId,
    log: &[Entry],
) -> Result<Changes, StoreError> {
    let mut keys = vec![of_community];
    for (number, entry) in (0..).zip(log) {
        keys.extend([keys::entry(table, number), keys::request(&entry.request)]);
        let (rooms, players) = match &entry.event {
            Event::Opened(Opened { room, maker, invited, teaming, code, .. }) => {
                keys.extend(code.map(keys::code));
                let mates = teaming.iter().flat_map(|teaming| &teaming.mates);
                (vec![room], std::iter::once(&maker.id).chain(invited).chain(mates).collect())
            }
            Event::Seated { player, from, .. } => (from.iter().map(|from| &from.room).collect(), vec![&player.id]),
            Event::Rehoused { room } => (vec![room], Vec::new()),
            _ => (Vec::new(), Vec::new()),
        };
        for shelf in Shelf::ALL {
            keys.extend(rooms.iter().map(|room| keys::on_shelf(keys::room_shelf(room, shelf), table)));
            keys.extend(players.iter().map(|player| keys::on_shelf(keys::player_shelf(player, shelf), table)));
        }
        keys.extend(rooms.iter().flat_map(|room| [keys::owed(room, table), keys::message(room, table)]));
    }
    let gone = keys.into_iter().map(|key| (key, None));
    Ok(gone.chain(alarms::set(view, table, None)?).collect())
}
