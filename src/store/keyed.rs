use async_trait::async_trait;

use super::map::{Changes, Decide, Durability, Map, Order, View};
use super::{
    Answer, Append, AppendError, Mark, Note, Owner, Placing, Shelf, Store, StoreError, alarms, appending, digests,
    erasing, forgetting, form, gathering, keys, owing, purses, saying,
};
use crate::chat::{CommunityId, MessageId, PlayerId, Receipt, RequestId, RoomId, TableId, Text, Timestamp};
use crate::table::{Code, Entry, Finished, Purse, Vacation};

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
        self.0.change(Box::new(move |view| appending::first(view, &entry, &placing)), Durability::Flushed).await?;
        match answered(self.0.view(), &request)? {
            Some(Answer::Entry(table, _)) => Ok(table),
            _ => Err(AppendError::Stale),
        }
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.0.change(Box::new(move |view| appending::next(view, &append)), Durability::Flushed).await
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

    async fn digests_due(&self, until: Timestamp, limit: usize) -> Result<Vec<(Timestamp, PlayerId)>, StoreError> {
        digests::due(self.0.view(), until, limit)
    }

    async fn next_digest(&self, player: &PlayerId) -> Result<Option<Timestamp>, StoreError> {
        digests::next(self.0.view(), player)
    }

    async fn owe_digest(&self, player: &PlayerId, due: Timestamp) -> Result<(), StoreError> {
        let player = player.clone();
        self.put(Box::new(move |view| Ok(digests::owe(view, &player, due)?)), Durability::Lazy).await
    }

    async fn digests_owed(&self, platform: &str) -> Result<Vec<(PlayerId, Timestamp)>, StoreError> {
        digests::owed(self.0.view(), platform)
    }

    async fn digest_sent(&self, player: &PlayerId, next: Option<Timestamp>) -> Result<(), StoreError> {
        let player = player.clone();
        self.put(Box::new(move |view| Ok(digests::sent(view, &player, next)?)), Durability::Flushed).await
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
            let rooms = std::str::from_utf8(rooms).ok()?.split(appending::BETWEEN_ROOMS);
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
        let own = player.clone();
        self.put(Box::new(move |view| Ok(owing::untell(view, &own)?)), Durability::Flushed).await?;
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
