//! Deleting what is kept of a player: logs and results keep their form, with somebody in the player's place who is nobody.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};

use super::keyed::{long_number, removing, unreadable};
use super::map::{Changes, Order, View};
use super::{Answer, Owner, Shelf, StoreError, digests, form, keys};
use crate::chat::{CommunityId, Player, PlayerId, Span, TableId, Text};
use crate::table::{Entry, Event, Opened, Table, Teaming};

/// Bytes of a former player's id; nobody has so many players that two would get the same.
const TOKEN_BYTES: usize = 8;

/// A player on the way to be nobody.
#[derive(Clone)]
pub struct Erasing {
    player: PlayerId,
    /// What the ids of the former player come from: one for each community, which cannot be traced back, nor from one
    /// community to another, once this is gone.
    secret: Vec<u8>,
    /// What stands in records in place of the name.
    name: String,
}

impl Erasing {
    /// `None` if nobody has asked for it.
    pub fn begun(view: &dyn View, player: &PlayerId, name: &str) -> Result<Option<Erasing>, StoreError> {
        let secret = view.get(&keys::erasing(player))?;
        Ok(secret.map(|secret| Erasing { player: player.clone(), secret, name: name.to_owned() }))
    }

    fn former(&self, community: &CommunityId) -> PlayerId {
        let hash = Sha256::new().chain_update(&self.secret).chain_update(community.as_str()).finalize();
        let token: String = hash.iter().take(TOKEN_BYTES).map(|byte| format!("{byte:02x}")).collect();
        PlayerId::former(&token)
    }

    /// The tables where the player sits, or is or was invited.
    pub fn tables(&self, view: &dyn View) -> Result<BTreeSet<TableId>, StoreError> {
        let mut tables = BTreeSet::new();
        for shelf in Shelf::ALL {
            let found = view.range(&keys::player_shelf(&self.player, shelf), Order::Rising, usize::MAX)?;
            tables.extend(found.iter().filter_map(|(key, _)| keys::read_on_shelf(key)));
        }
        // Whoever was invited and did not come is on no shelf of the table any more, but in its log.
        for number in 1..=long_number(view.get(&keys::tables())?) {
            let id = TableId(number);
            for (_, bytes) in view.range(&keys::log(id), Order::Rising, usize::MAX)? {
                if mentions(&bytes, self.player.as_str().as_bytes()) {
                    tables.insert(id);
                    break;
                }
            }
        }
        Ok(tables)
    }

    /// What changes of a table's log and of where it is found.
    pub fn of_table(&self, view: &dyn View, id: TableId) -> Result<Changes, StoreError> {
        let stored = view.range(&keys::log(id), Order::Rising, usize::MAX)?;
        let log = stored.iter().map(|(_, bytes)| form::read_entry(bytes).map_err(unreadable));
        let log: Vec<Entry> = log.collect::<Result<_, _>>()?;
        let Some(Event::Opened(Opened { community, .. })) = log.first().map(|entry| &entry.event) else {
            return Ok(Changes::new());
        };
        let former = self.former(community);
        let began_by_age = Table::replay(id, log.iter().cloned()).ok().and_then(|table| table.began_by_age());
        let mut changes = Changes::new();
        for (entry, (key, before)) in log.into_iter().zip(stored) {
            let after = form::write_entry(&self.entry(entry, &former, began_by_age));
            if after != before {
                changes.push((key, Some(after)));
            }
        }
        let shelves = Shelf::ALL.map(|shelf| keys::on_shelf(keys::player_shelf(&self.player, shelf), id));
        changes.extend(shelves.map(|key| (key, None)));
        Ok(changes)
    }

    fn entry(&self, entry: Entry, former: &PlayerId, began_by_age: Option<u8>) -> Entry {
        let id = |player: PlayerId| if player == self.player { former.clone() } else { player };
        let named = |player: Player| match player.id == self.player {
            true => Player { id: former.clone(), name: self.name.clone() },
            false => player,
        };
        let event = match entry.event {
            Event::Opened(opened) => Event::Opened(Opened {
                maker: named(opened.maker),
                invited: opened.invited.into_iter().map(id).collect(),
                teaming: opened
                    .teaming
                    .map(|teaming| Teaming { mates: teaming.mates.into_iter().map(id).collect(), ..teaming }),
                first: opened.first.or(began_by_age),
                guests: opened
                    .guests
                    .into_iter()
                    .map(|(guest, players)| (guest, players.into_iter().map(id).collect()))
                    .collect(),
                ..opened
            }),
            Event::Seated { player, side, from } => Event::Seated { player: named(player), side, from },
            Event::HandedOver { to } => Event::HandedOver { to: id(to) },
            event => event,
        };
        let mut chips = entry.chips;
        for chips in chips.iter_mut().filter(|chips| chips.player == self.player) {
            chips.player.clone_from(former);
        }
        Entry { by: id(entry.by), chips, event, request: entry.request, at: entry.at }
    }

    /// What changes of a community's results; `None` where the player has none there. Those that were changed before a crash
    /// are theirs still, as what is derived from them may not have followed.
    pub fn of_results(&self, view: &dyn View, community: &CommunityId) -> Result<Option<Changes>, StoreError> {
        let former = self.former(community);
        let (mut changes, mut has_any) = (Changes::new(), false);
        for (key, bytes) in view.range(&keys::results_of(community), Order::Rising, usize::MAX)? {
            has_any |= mentions(&bytes, former.as_str().as_bytes());
            if !mentions(&bytes, self.player.as_str().as_bytes()) {
                continue;
            }
            has_any = true;
            let mut finished = form::read_finished(community, &bytes).map_err(unreadable)?;
            for player in finished.sides.iter_mut().flat_map(|side| &mut side.players) {
                if *player == self.player {
                    player.clone_from(&former);
                }
            }
            changes.push((key, Some(form::write_finished(&finished))));
        }
        Ok(has_any.then_some(changes))
    }

    /// What changes besides tables and results: what the player has chosen, marks of them and by them, and answers
    /// of the last day that name them.
    pub fn of_the_rest(&self, view: &dyn View) -> Result<Changes, StoreError> {
        let own = [
            keys::settings(&Owner::Player(self.player.clone())),
            keys::blocked_by(&self.player),
            keys::vacation(&self.player),
            keys::mark(&super::Mark::Hidden(self.player.clone())),
            keys::name(&self.player),
        ];
        let mut gone = removing(view, &own)?;
        gone.extend(digests::set(view, &self.player, None)?);
        for start in [keys::all_blocked(), keys::all_away(), keys::all_purses()] {
            let found = removing(view, &[start])?.into_iter();
            gone.extend(found.filter(|(key, _)| keys::ends_with(key, &self.player)));
        }
        for (key, _) in view.range(&keys::sayings(), Order::Rising, usize::MAX)? {
            let Some((_, request)) = keys::read_said(&key) else { continue };
            let answer = view.get(&keys::request(&request))?;
            let answer = answer.map(|bytes| form::read_answer(&bytes).map_err(unreadable)).transpose()?;
            if let Some(Answer::Said(Text(spans))) = answer
                && spans.iter().any(|span| matches!(span, Span::Player(player) if *player == self.player))
            {
                gone.extend([(keys::request(&request), None), (key, None)]);
            }
        }
        Ok(gone)
    }
}

fn mentions(bytes: &[u8], id: &[u8]) -> bool {
    bytes.windows(id.len()).any(|window| window == id)
}
