//! Keeps the logs of all tables, and what has been told of them.
//!
//! A store asks for nothing that a cluster of databases could not do: a conditional append, reads of
//! ranges of keys, no scans, no callbacks inside a transaction. Whoever appends says how long the
//! log was when they decided; a store refuses a stale writer, and that refusal, not a lock, keeps a
//! table right.

mod alarms;
mod appending;
mod digests;
mod erasing;
mod forgetting;
mod form;
mod integrity;
mod gathering;
mod keyed;
mod keys;
mod map;
mod mark;
mod memory;
mod owing;
mod purses;
mod saying;
mod shelf;
mod sled;

use std::path::PathBuf;

use async_trait::async_trait;

pub use self::sled::SledStore;
pub use map::Order;
pub use mark::Mark;
pub use memory::MemoryStore;
pub use shelf::{Placing, Shelf};

use crate::chat::{CommunityId, MessageId, Player, PlayerId, Receipt, RequestId, RoomId, TableId, Text, Timestamp};
use crate::table::{Code, Entry, Finished, Purse, Vacation};

/// An entry to add to a log, with what must change together with it.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableId,
    /// The length of the log that the entry was decided on.
    pub expected: u32,
    pub entry: Entry,
    /// What follows from it by itself.
    pub more: Vec<Entry>,
    /// Whose members' purses the entries' chips pass to and from.
    pub community: CommunityId,
    /// Where the table stood before.
    pub before: Placing,
    pub after: Placing,
    /// How the game came out for each community whose game it was, where it is over with this entry.
    pub results: Vec<Finished>,
    /// Who is to be known by name where their platform does not show them.
    pub names: Vec<Player>,
    /// When the table is to be looked at again, because time runs out.
    pub alarm: Option<Timestamp>,
}

/// How a request was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It led to this entry, counted from 0, of this table.
    Entry(TableId, u32),
    /// Only in these words, because it was refused, or was about no table.
    Said(Text),
}

/// Whose settings are meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Owner {
    Player(PlayerId),
    Community(CommunityId),
}

/// A change that is not about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A setting has this value now; `None` is as usual.
    Setting { owner: Owner, name: &'static str, value: Option<String> },
    /// A purse that was so before is so now.
    Purse { community: CommunityId, player: PlayerId, before: Purse, after: Purse },
    /// A player's vacation that was so before is so now.
    Vacation { player: PlayerId, before: Vacation, after: Vacation },
    /// When a player is to be told next what waits for them; `None` is never.
    Digest { player: PlayerId, at: Option<Timestamp> },
    /// A mark holds now, or does not.
    Mark { mark: Mark, holds: bool },
}

/// Why an entry was not added; nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    #[error("the log is not as long as expected")]
    Stale,
    #[error("the request was answered before")]
    Answered(Answer),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a store cannot be used. Each says what to do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the store {0} is in use by another process; stop that one first, or set another [store] path")]
    Locked(PathBuf),
    #[error("the store {path} cannot be opened ({why}); make the folder writable, or set another [store] path")]
    Unusable { path: PathBuf, why: String },
    #[error("the store {path} was written by a newer serai (format {found}, this one knows {known}); update serai")]
    Newer { path: PathBuf, found: String, known: u32 },
    #[error(
        "the store {path} is damaged ({why}); nothing was changed in it: restore a backup, or move it away to start afresh"
    )]
    Damaged { path: PathBuf, why: String },
    #[error("the store failed ({0}); look at the disk, then start serai again")]
    Failed(String),
}

/// Keeps logs, answers, and what is owed to each room.
#[async_trait]
pub trait Store: Send + Sync {
    /// Returns once everything that could be read until now is durable, so that it may be told.
    async fn settled(&self) -> Result<(), StoreError>;

    /// The log of a table; empty if there is none.
    async fn log(&self, table: TableId) -> Result<Vec<Entry>, StoreError>;

    /// Begins the log of a new table durably, and gives it the next number. Its room is owed a message.
    ///
    /// # Errors
    /// The request has been answered, or another invitation is found by the same code.
    async fn open(&self, entry: Entry, placing: Placing) -> Result<TableId, AppendError>;

    /// Adds an entry durably, with all that follows from it and the chips that pass, in one piece: once this returns, no
    /// crash loses any of it. Its room
    /// is owed a message.
    ///
    /// # Errors
    /// Another writer was first, so that the log is another or a purse no longer has the chips; or the request has been
    /// answered.
    async fn append(&self, append: Append) -> Result<(), AppendError>;

    /// Makes changes that are about no table, if there are any, and keeps for a day at least in which words the request
    /// was answered; durably, and in one piece.
    ///
    /// # Errors
    /// The request has been answered, or a purse or a vacation has changed meanwhile.
    async fn say(&self, request: &RequestId, words: &Text, notes: Vec<Note>, at: Timestamp) -> Result<(), AppendError>;

    /// What was chosen of settings, by their names.
    async fn settings(&self, owner: &Owner) -> Result<Vec<(String, String)>, StoreError>;

    /// How this request was answered before.
    async fn answer(&self, request: &RequestId) -> Result<Option<Answer>, StoreError>;

    /// What a member of a community has.
    async fn purse(&self, community: &CommunityId, player: &PlayerId) -> Result<Purse, StoreError>;

    /// A player's vacation, and the days that they have taken.
    async fn vacation(&self, player: &PlayerId) -> Result<Vacation, StoreError>;

    /// Everybody who has been on vacation.
    async fn vacations(&self) -> Result<Vec<(PlayerId, Vacation)>, StoreError>;

    /// Tables that are to be looked at up to this time, the earliest first, `limit` at most.
    async fn alarms(&self, until: Timestamp, limit: usize) -> Result<Vec<(Timestamp, TableId)>, StoreError>;

    /// Sets the alarm of a table whose log is still so long. Losing this in a crash only lets it ring in vain.
    async fn set_alarm(&self, table: TableId, entries: u32, at: Option<Timestamp>) -> Result<(), StoreError>;

    /// Who is to be told what waits for them up to this time, the earliest first, `limit` at most.
    async fn digests_due(&self, until: Timestamp, limit: usize) -> Result<Vec<(Timestamp, PlayerId)>, StoreError>;

    /// When somebody is to be told next, where nothing is owed to them.
    async fn next_digest(&self, player: &PlayerId) -> Result<Option<Timestamp>, StoreError>;

    /// Notes that what was due at this time is owed to a player, unless another time has been set.
    async fn owe_digest(&self, player: &PlayerId, due: Timestamp) -> Result<(), StoreError>;

    /// The players of a platform who are owed it, and since when.
    async fn digests_owed(&self, platform: &str) -> Result<Vec<(PlayerId, Timestamp)>, StoreError>;

    /// Keeps durably that somebody has what they were owed, and when they are to be told next.
    async fn digest_sent(&self, player: &PlayerId, next: Option<Timestamp>) -> Result<(), StoreError>;

    /// Keeps durably that the program was there at this time.
    async fn beat(&self, at: Timestamp) -> Result<(), StoreError>;

    /// When the program was there last.
    async fn last_beat(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Tables that were opened or are played in a room, on a shelf, the newest first, `limit` at most.
    async fn of_room(&self, room: &RoomId, shelf: Shelf, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// Tables of a player on a shelf with the rooms that show them, the newest first, `limit` at most. An invited
    /// player counts.
    async fn of_player(
        &self,
        player: &PlayerId,
        shelf: Shelf,
        limit: usize,
    ) -> Result<Vec<(TableId, Vec<RoomId>)>, StoreError>;

    /// The invitation with this code, as long as somebody may join.
    async fn by_code(&self, code: Code) -> Result<Option<TableId>, StoreError>;

    /// The name of somebody who plays, or played, at a table that rooms elsewhere show.
    async fn name(&self, player: &PlayerId) -> Result<Option<String>, StoreError>;

    /// Rooms of a platform that have not been shown the last entry of a table.
    async fn owed(&self, platform: &str) -> Result<Vec<(RoomId, TableId)>, StoreError>;

    /// Whether a room has not been shown all of a table.
    async fn is_owed(&self, room: &RoomId, table: TableId) -> Result<bool, StoreError>;

    /// Keeps what a room was shown, and by which message. Losing this in a crash only shows a board again.
    async fn delivered(&self, receipt: &Receipt, message: Option<&MessageId>) -> Result<(), StoreError>;

    /// Who was told privately of what a room has not been shown of a table.
    async fn told(&self, room: &RoomId, table: TableId) -> Result<Vec<PlayerId>, StoreError>;

    /// Keeps that a player was told privately of what a message will show. Losing this in a crash only tells them again.
    async fn set_told(&self, receipt: &Receipt, player: &PlayerId) -> Result<(), StoreError>;

    /// The message that shows a table in a room, where the platform has such things.
    async fn message(&self, room: &RoomId, table: TableId) -> Result<Option<MessageId>, StoreError>;

    /// Writes and flushes something, to see that this works.
    async fn ping(&self) -> Result<(), StoreError>;

    /// The communities of a platform that tables were opened in, without those that were left.
    async fn communities(&self, platform: &str) -> Result<Vec<CommunityId>, StoreError>;

    /// Keeps durably since when the bot is not in a community, or that it is there. The first time counts.
    async fn set_left(&self, community: &CommunityId, at: Option<Timestamp>) -> Result<(), StoreError>;

    /// The communities that were left before this time.
    async fn left_before(&self, at: Timestamp) -> Result<Vec<CommunityId>, StoreError>;

    /// The communities that have results.
    async fn communities_with_results(&self) -> Result<Vec<CommunityId>, StoreError>;

    /// How games of a community came out, in the order in which they ended, counted from 0; from this one on, `limit`
    /// at most.
    async fn results(
        &self,
        community: &CommunityId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(u64, Finished)>, StoreError>;

    /// Reads the results of all tables anew from their logs; without `again` only where that has never been done, as in
    /// a store that is older than results. Those that are there keep their order; how many are new or have changed.
    async fn gather_results(&self, again: bool) -> Result<usize, StoreError>;

    /// What is kept under a key of what is derived from a community's results. What that is, only `standings` knows.
    async fn derived(&self, community: &CommunityId, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError>;

    /// All that is derived under keys that begin so, `limit` at most. Keys are without the community.
    async fn derived_under(
        &self,
        community: &CommunityId,
        start: &[u8],
        order: Order,
        limit: usize,
    ) -> Result<Vec<(Vec<u8>, Vec<u8>)>, StoreError>;

    /// Changes what is derived, in one piece, if the value under the first key is as expected; whether it was. A crash
    /// may lose this, and all of this only.
    async fn derive(
        &self,
        community: &CommunityId,
        expected: (&[u8], Option<Vec<u8>>),
        changes: Vec<(Vec<u8>, Option<Vec<u8>>)>,
    ) -> Result<bool, StoreError>;

    /// Keeps durably that something holds of a player, or that it does not.
    async fn mark(&self, mark: &Mark, holds: bool) -> Result<(), StoreError>;

    async fn is_marked(&self, mark: &Mark) -> Result<bool, StoreError>;

    /// Whom the leaderboards of a community do not show: who wants it so, and who is not there any more.
    async fn unseen(&self, community: &CommunityId) -> Result<Vec<PlayerId>, StoreError>;

    /// Whose challenges a player does not want.
    async fn blocked_by(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError>;

    /// Keeps durably that all that is kept of a player is to be deleted. A second time changes nothing.
    async fn begin_erasing(&self, player: &PlayerId, secret: &str) -> Result<(), StoreError>;

    /// Who is to be deleted, and has not been yet.
    async fn erasing(&self) -> Result<Vec<PlayerId>, StoreError>;

    /// Deletes what is kept of a player who is to be deleted. In the logs and results of each community somebody else
    /// stands in their place, who has this name there and is nobody; the communities in whose results they are. What
    /// was begun is done again where it was broken off.
    async fn erase(&self, player: &PlayerId, name: &str) -> Result<Vec<CommunityId>, StoreError>;

    /// Notes that a player was deleted: nothing tells any more who they were.
    async fn end_erasing(&self, player: &PlayerId) -> Result<(), StoreError>;

    /// Deletes all that is kept of a community.
    async fn forget(&self, community: &CommunityId) -> Result<(), StoreError>;
}
