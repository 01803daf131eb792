use std::collections::BTreeMap;

use async_trait::async_trait;

use super::{
    Answer, Append, AppendError, Mark, Note, Owner, Placing, Shelf, Store, StoreError, alarms, erasing, forgetting,
    form, gathering, keys, owing, purses, saying,
};
use crate::chat::{CommunityId, MessageId, PlayerId, Receipt, RequestId, RoomId, TableId, Text, Timestamp};
use crate::table::{Code, Entry, Event, Finished, Opened, Purse, Vacation};

/// No id contains it.
const BETWEEN_ROOMS: &str = "\0";

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

/// A store over a map of keys.
pub struct Keyed<M>(M);

impl<M: Map> Keyed<M> {
    pub(super) fn over(map: M) -> Keyed<M> {
        Keyed(map)
    }
}

#[async_trait]
impl<M: Map> Store for Keyed<M> {
    async fn settled(&self) -> Result<(), StoreError> {
        // Changes are made one group after the other, so this one ends when all before are durable.
        self.put(Box::new(|_| Ok(Changes::new())), Durability::Flushed).await
    }

    async fn log(&self, table: TableId) -> Result<Vec<Entry>, StoreError> {
        log_of(self.0.view(), table)
    }

    async fn open(&self, entry: Entry, placing: Placing) -> Result<TableId, AppendError> {
        let request = entry.request.clone();
        self.0.change(Box::new(move |view| decide_open(view, &entry, &placing)), Durability::Flushed).await?;
        match answered(self.0.view(), &request)? {
            Some(Answer::Entry(table, _)) => Ok(table),
            _ => Err(AppendError::Stale),
        }
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.0.change(Box::new(move |view| decide_append(view, &append)), Durability::Flushed).await
    }

    async fn say(&self, request: &RequestId, words: &Text, notes: Vec<Note>, at: Timestamp) -> Result<(), AppendError> {
        let (request, words) = (request.clone(), words.clone());
        self.0.change(Box::new(move |view| saying::decide(view, &request, words, notes, at)), Durability::Flushed).await
    }

    async fn settings(&self, owner: &Owner) -> Result<Vec<(String, String)>, StoreError> {
        let prefix = keys::settings(owner);
        let found = self.0.view().range(&prefix, Order::Rising, usize::MAX)?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ok(found.iter().map(|(key, value)| (text(&key[prefix.len()..]), text(value))).collect())
    }

    async fn answer(&self, request: &RequestId) -> Result<Option<Answer>, StoreError> {
        answered(self.0.view(), request)
    }

    async fn purse(&self, community: &CommunityId, player: &PlayerId) -> Result<Purse, StoreError> {
        purses::purse(self.0.view(), &keys::purse(community, player))
    }

    async fn vacation(&self, player: &PlayerId) -> Result<Vacation, StoreError> {
        alarms::vacation(self.0.view(), player)
    }

    async fn vacations(&self) -> Result<Vec<(PlayerId, Vacation)>, StoreError> {
        alarms::vacations(self.0.view())
    }

    async fn alarms(&self, until: Timestamp, limit: usize) -> Result<Vec<(Timestamp, TableId)>, StoreError> {
        alarms::until(self.0.view(), until, limit)
    }

    async fn set_alarm(&self, table: TableId, entries: u32, at: Option<Timestamp>) -> Result<(), StoreError> {
        let decide = move |view: &dyn View| match view.get(&keys::entry(table, entries))? {
            None => Ok(alarms::set(view, table, at)?),
            Some(_) => Ok(Changes::new()),
        };
        self.put(Box::new(decide), Durability::Lazy).await
    }

    async fn beat(&self, at: Timestamp) -> Result<(), StoreError> {
        let change = (keys::beat(), Some(at.0.to_be_bytes().to_vec()));
        self.put(Box::new(move |_| Ok(vec![change])), Durability::Flushed).await
    }

    async fn last_beat(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(moment(self.0.view().get(&keys::beat())?))
    }

    async fn of_room(&self, room: &RoomId, shelf: Shelf, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let found = self.0.view().range(&keys::room_shelf(room, shelf), Order::Falling, limit)?;
        Ok(found.iter().filter_map(|(key, _)| keys::read_on_shelf(key)).collect())
    }

    async fn of_player(
        &self,
        player: &PlayerId,
        shelf: Shelf,
        limit: usize,
    ) -> Result<Vec<(TableId, Vec<RoomId>)>, StoreError> {
        let found = self.0.view().range(&keys::player_shelf(player, shelf), Order::Falling, limit)?;
        let read = |(key, rooms): &(keys::Key, Vec<u8>)| {
            let rooms = std::str::from_utf8(rooms).ok()?.split(BETWEEN_ROOMS);
            Some((keys::read_on_shelf(key)?, rooms.map(|room| RoomId::stored(room.to_owned())).collect()))
        };
        Ok(found.iter().filter_map(read).collect())
    }

    async fn by_code(&self, code: Code) -> Result<Option<TableId>, StoreError> {
        Ok(self.0.view().get(&keys::code(code))?.and_then(|table| keys::read_on_shelf(&table)))
    }

    async fn name(&self, player: &PlayerId) -> Result<Option<String>, StoreError> {
        let name = self.0.view().get(&keys::name(player))?;
        Ok(name.and_then(|name| String::from_utf8(name).ok()))
    }

    async fn owed(&self, platform: &str) -> Result<Vec<(RoomId, TableId)>, StoreError> {
        let owed = self.0.view().range(&keys::owed_on(platform), Order::Rising, usize::MAX)?;
        Ok(owed.iter().filter_map(|(key, _)| keys::read_owed(key)).collect())
    }

    async fn is_owed(&self, room: &RoomId, table: TableId) -> Result<bool, StoreError> {
        Ok(self.0.view().get(&keys::owed(room, table))?.is_some())
    }

    async fn delivered(&self, receipt: &Receipt, message: Option<&MessageId>) -> Result<(), StoreError> {
        let (receipt, message) = (receipt.clone(), message.cloned());
        self.put(Box::new(move |view| owing::deliver(view, &receipt, message)), Durability::Lazy).await
    }

    async fn told(&self, room: &RoomId, table: TableId) -> Result<Vec<PlayerId>, StoreError> {
        owing::told(self.0.view(), room, table)
    }

    async fn set_told(&self, receipt: &Receipt, player: &PlayerId) -> Result<(), StoreError> {
        let (receipt, player) = (receipt.clone(), player.clone());
        self.put(Box::new(move |view| Ok(owing::tell(view, &receipt, &player)?)), Durability::Lazy).await
    }

    async fn message(&self, room: &RoomId, table: TableId) -> Result<Option<MessageId>, StoreError> {
        let message = self.0.view().get(&keys::message(room, table))?;
        Ok(message.and_then(|message| String::from_utf8(message).ok()).map(MessageId::stored))
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.put(Box::new(|_| Ok(vec![(keys::ping(), Some(Vec::new()))])), Durability::Flushed).await
    }

    async fn communities(&self, platform: &str) -> Result<Vec<CommunityId>, StoreError> {
        let joined = self.0.view().range(&keys::joined_on(platform), Order::Rising, usize::MAX)?;
        Ok(joined.iter().filter_map(|(key, _)| keys::read_community(key)).collect())
    }

    async fn set_left(&self, community: &CommunityId, at: Option<Timestamp>) -> Result<(), StoreError> {
        let community = community.clone();
        self.put(Box::new(move |view| decide_left(view, &community, at)), Durability::Flushed).await
    }

    async fn left_before(&self, at: Timestamp) -> Result<Vec<CommunityId>, StoreError> {
        let all = self.0.view().range(&keys::all_left(), Order::Rising, usize::MAX)?;
        let before = all.into_iter().filter(|(_, since)| moment(Some(since.clone())).is_some_and(|since| since < at));
        Ok(before.filter_map(|(key, _)| keys::read_community(&key)).collect())
    }

    async fn communities_with_results(&self) -> Result<Vec<CommunityId>, StoreError> {
        let all = self.0.view().range(&keys::all_results(), Order::Rising, usize::MAX)?;
        Ok(all.iter().filter_map(|(key, _)| keys::read_community(key)).collect())
    }

    async fn results(
        &self,
        community: &CommunityId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(u64, Finished)>, StoreError> {
        let view = self.0.view();
        let until = long_number(view.get(&keys::results(community))?);
        let mut found = Vec::new();
        for number in (from..until).take(limit) {
            if let Some(bytes) = view.get(&keys::result(community, number))? {
                found.push((number, form::read_finished(community, &bytes).map_err(unreadable)?));
            }
        }
        Ok(found)
    }

    async fn gather_results(&self, again: bool) -> Result<usize, StoreError> {
        if !again && self.0.view().get(&keys::gathered())?.is_some() {
            return Ok(0);
        }
        let mut gathered = 0;
        for (community, changes) in gathering::of_all_logs(self.0.view())? {
            gathered += changes.len().saturating_sub(1);
            tracing::debug!("the results of {} are gathered", community.as_str());
            self.put(Box::new(move |_| Ok(changes)), Durability::Flushed).await?;
        }
        self.put(Box::new(|_| Ok(vec![(keys::gathered(), Some(Vec::new()))])), Durability::Flushed).await?;
        Ok(gathered)
    }

    async fn derived(&self, community: &CommunityId, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        self.0.view().get(&keys::derived(community, key))
    }

    async fn derived_under(
        &self,
        community: &CommunityId,
        start: &[u8],
        order: Order,
        limit: usize,
    ) -> Result<Vec<(Vec<u8>, Vec<u8>)>, StoreError> {
        let mut found = self.0.view().range(&keys::derived(community, start), order, limit)?;
        let community = keys::derived(community, &[]).len();
        for (key, _) in &mut found {
            key.drain(..community);
        }
        Ok(found)
    }

    async fn derive(
        &self,
        community: &CommunityId,
        (key, expected): (&[u8], Option<Vec<u8>>),
        changes: Vec<(Vec<u8>, Option<Vec<u8>>)>,
    ) -> Result<bool, StoreError> {
        let guard = keys::derived(community, key);
        let changes = changes.into_iter().map(|(key, value)| (keys::derived(community, &key), value)).collect();
        let decide = move |view: &dyn View| match view.get(&guard)? == expected {
            true => Ok(changes),
            false => Err(AppendError::Stale),
        };
        match self.0.change(Box::new(decide), Durability::Lazy).await {
            Ok(()) => Ok(true),
            Err(AppendError::Store(error)) => Err(error),
            Err(_) => Ok(false),
        }
    }

    async fn mark(&self, mark: &Mark, holds: bool) -> Result<(), StoreError> {
        let change = (keys::mark(mark), holds.then(Vec::new));
        self.put(Box::new(move |_| Ok(vec![change])), Durability::Flushed).await
    }

    async fn is_marked(&self, mark: &Mark) -> Result<bool, StoreError> {
        Ok(self.0.view().get(&keys::mark(mark))?.is_some())
    }

    async fn unseen(&self, community: &CommunityId) -> Result<Vec<PlayerId>, StoreError> {
        let mut unseen = self.players_under(&keys::hidden())?;
        unseen.extend(self.players_under(&keys::away(community))?);
        Ok(unseen)
    }

    async fn blocked_by(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        self.players_under(&keys::blocked_by(player))
    }

    async fn begin_erasing(&self, player: &PlayerId, secret: &str) -> Result<(), StoreError> {
        let (key, secret) = (keys::erasing(player), secret.as_bytes().to_vec());
        let decide = move |view: &dyn View| match view.get(&key)? {
            Some(_) => Ok(Changes::new()),
            None => Ok(vec![(key, Some(secret))]),
        };
        self.put(Box::new(decide), Durability::Flushed).await
    }

    async fn erasing(&self) -> Result<Vec<PlayerId>, StoreError> {
        self.players_under(&keys::all_erasing())
    }

    async fn erase(&self, player: &PlayerId, name: &str) -> Result<Vec<CommunityId>, StoreError> {
        let Some(erasing) = erasing::Erasing::begun(self.0.view(), player, name)? else { return Ok(Vec::new()) };
        for table in erasing.tables(self.0.view())? {
            let erasing = erasing.clone();
            self.put(Box::new(move |view| Ok(erasing.of_table(view, table)?)), Durability::Flushed).await?;
        }
        let mut communities = Vec::new();
        for community in self.communities_with_results().await? {
            if let Some(changes) = erasing.of_results(self.0.view(), &community)? {
                self.put(Box::new(move |_| Ok(changes)), Durability::Flushed).await?;
                communities.push(community);
            }
        }
        let rest = erasing.of_the_rest(self.0.view())?;
        self.put(Box::new(move |_| Ok(rest)), Durability::Flushed).await?;
        Ok(communities)
    }

    async fn end_erasing(&self, player: &PlayerId) -> Result<(), StoreError> {
        let key = keys::erasing(player);
        self.put(Box::new(move |_| Ok(vec![(key, None)])), Durability::Flushed).await
    }

    async fn forget(&self, community: &CommunityId) -> Result<(), StoreError> {
        for (key, _) in self.0.view().range(&keys::community(community), Order::Rising, usize::MAX)? {
            let Some(table) = keys::read_on_shelf(&key) else { continue };
            let log = self.log(table).await?;
            self.put(Box::new(move |view| Ok(forgetting::of_table(view, key, table, &log)?)), Durability::Flushed)
                .await?;
        }
        // What is derived goes with what it is derived from, so that nothing is derived from half of it.
        let results = [keys::results_of(community), keys::derived(community, &[]), keys::away(community)];
        let mut of_results = removing(self.0.view(), &results)?;
        of_results.push((keys::results(community), None));
        self.put(Box::new(move |_| Ok(of_results)), Durability::Flushed).await?;
        // The last to go, so that a crash before leaves it to be done again.
        let settings = keys::settings(&Owner::Community(community.clone()));
        let mut gone = removing(self.0.view(), &[settings, keys::purses(community)])?;
        gone.extend([(keys::joined(community), None), (keys::left(community), None)]);
        self.put(Box::new(move |_| Ok(gone)), Durability::Flushed).await
    }
}

impl<M: Map> Keyed<M> {
    fn players_under(&self, start: &[u8]) -> Result<Vec<PlayerId>, StoreError> {
        let found = self.0.view().range(start, Order::Rising, usize::MAX)?;
        Ok(found.iter().filter_map(|(key, _)| keys::read_player(key, start)).collect())
    }

    /// A change that nobody has asked for before, so that it cannot have been answered.
    async fn put(&self, decide: Decide, durability: Durability) -> Result<(), StoreError> {
        match self.0.change(decide, durability).await {
            Err(AppendError::Store(error)) => Err(error),
            _ => Ok(()),
        }
    }
}

fn decide_open(view: &dyn View, entry: &Entry, placing: &Placing) -> Result<Changes, AppendError> {
    not_answered(view, &entry.request)?;
    let tables = long_number(view.get(&keys::tables())?);
    let table = TableId(tables + 1);
    if let Some(code) = placing.code
        && view.get(&keys::code(code))?.is_some()
    {
        return Err(AppendError::Stale);
    }
    let mut changes = adding(table, 0, entry, &placing.rooms);
    changes.push((keys::tables(), Some(table.0.to_be_bytes().to_vec())));
    if let Event::Opened(Opened { community, .. }) = &entry.event {
        changes.push((keys::on_shelf(keys::community(community), table), Some(Vec::new())));
        changes.push((keys::joined(community), Some(Vec::new())));
    }
    changes.extend(found_by(placing, table).into_iter().map(|(key, value)| (key, Some(value))));
    Ok(changes)
}

fn decide_append(view: &dyn View, append: &Append) -> Result<Changes, AppendError> {
    let Append { table, expected, entry, more, community, before, after, results, names, alarm } = append;
    not_answered(view, &entry.request)?;
    let has = |number| Ok::<bool, StoreError>(view.get(&keys::entry(*table, number))?.is_some());
    let follows = *expected > 0 && has(expected - 1)?;
    if !follows || has(*expected)? {
        return Err(AppendError::Stale);
    }
    let added = (*expected..).zip(std::iter::once(entry).chain(more));
    let mut changes: Changes = added.flat_map(|(number, entry)| adding(*table, number, entry, &after.rooms)).collect();
    // Nobody waits for it there any more.
    let gone = before.rooms.iter().filter(|room| !after.rooms.contains(room));
    changes.extend(gone.map(|room| (keys::owed(room, *table), None)));
    changes.extend(names.iter().map(|player| (keys::name(&player.id), Some(player.name.as_bytes().to_vec()))));
    if let Event::Seated { from: Some(guest), .. } = &entry.event {
        changes.push((keys::joined(&guest.community), Some(Vec::new())));
    }
    for finished in results {
        let counter = keys::results(&finished.community);
        let number = long_number(view.get(&counter)?);
        changes.push((keys::result(&finished.community, number), Some(form::write_finished(finished))));
        changes.push((counter, Some((number + 1).to_be_bytes().to_vec())));
    }
    let (mut before, mut after) = (found_by(before, *table), found_by(after, *table));
    after.retain(|key, value| before.remove(key).as_ref() != Some(value));
    changes.extend(before.into_keys().map(|key| (key, None)));
    changes.extend(after.into_iter().map(|(key, value)| (key, Some(value))));
    let chips = std::iter::once(entry).chain(more).flat_map(|entry| &entry.chips);
    changes.extend(purses::passing(view, community, chips)?);
    changes.extend(alarms::set(view, *table, *alarm)?);
    Ok(changes)
}

/// What changes with every new entry: the log, the answer to the request, what the rooms are owed.
fn adding(table: TableId, number: u32, entry: &Entry, rooms: &[RoomId]) -> Changes {
    let mut changes = vec![
        (keys::entry(table, number), Some(form::write_entry(entry))),
        (keys::request(&entry.request), Some(form::write_answer(&Answer::Entry(table, number)))),
    ];
    changes.extend(rooms.iter().map(|room| owing::owed(room, table, number + 1)));
    changes
}

fn decide_left(view: &dyn View, community: &CommunityId, at: Option<Timestamp>) -> Result<Changes, AppendError> {
    let (joined, left) = (keys::joined(community), keys::left(community));
    Ok(match at {
        Some(at) if view.get(&joined)?.is_some() => vec![(joined, None), (left, Some(at.0.to_be_bytes().to_vec()))],
        None if view.get(&left)?.is_some() => vec![(joined, Some(Vec::new())), (left, None)],
        _ => Changes::new(),
    })
}

/// Takes away everything that begins with one of these.
pub fn removing(view: &dyn View, starts: &[keys::Key]) -> Result<Changes, StoreError> {
    let mut gone = Changes::new();
    for start in starts {
        gone.extend(view.range(start, Order::Rising, usize::MAX)?.into_iter().map(|(key, _)| (key, None)));
    }
    Ok(gone)
}

/// The log of a table; empty if there is none.
pub fn log_of(view: &dyn View, table: TableId) -> Result<Vec<Entry>, StoreError> {
    let log = view.range(&keys::log(table), Order::Rising, usize::MAX)?;
    log.iter().map(|(_, bytes)| form::read_entry(bytes).map_err(unreadable)).collect()
}

fn answered(view: &dyn View, request: &RequestId) -> Result<Option<Answer>, StoreError> {
    view.get(&keys::request(request))?.map(|bytes| form::read_answer(&bytes).map_err(unreadable)).transpose()
}

pub(super) fn not_answered(view: &dyn View, request: &RequestId) -> Result<(), AppendError> {
    answered(view, request)?.map_or(Ok(()), |answer| Err(AppendError::Answered(answer)))
}

/// Every key under which a table is found, with its value.
fn found_by(placing: &Placing, table: TableId) -> BTreeMap<keys::Key, Vec<u8>> {
    let Placing { shelf, rooms, home, players, code } = placing;
    let of_rooms = rooms.iter().chain([home]).map(|room| (keys::room_shelf(room, *shelf), Vec::new()));
    let rooms = rooms.iter().map(RoomId::as_str).collect::<Vec<_>>().join(BETWEEN_ROOMS);
    let of_players = players.iter().map(|player| (keys::player_shelf(player, *shelf), rooms.clone().into_bytes()));
    let shelved = of_players.chain(of_rooms).map(|(shelf, value)| (keys::on_shelf(shelf, table), value));
    shelved.chain(code.map(|code| (keys::code(code), table.0.to_be_bytes().to_vec()))).collect()
}

/// A number that is kept under a key; 0 where nothing is.
pub(super) fn long_number(bytes: Option<Vec<u8>>) -> u64 {
    bytes.and_then(|bytes| bytes.try_into().ok()).map_or(0, u64::from_be_bytes)
}

/// A time that is kept under a key.
pub(super) fn moment(bytes: Option<Vec<u8>>) -> Option<Timestamp> {
    bytes?.try_into().ok().map(i64::from_be_bytes).map(Timestamp)
}

pub(super) fn unreadable(why: String) -> StoreError {
    StoreError::Failed(format!("a stored value cannot be read: {why}"))
}
