//! The keys of a store, made so that every question is a range of them.
//!
//! | key | value |
//! |---|---|
//! | `tables` | how many tables there are |
//! | `log` table number | entry |
//! | `request` request | answer |
//! | `said` time request | nothing: answers about no table by age, so that old ones can go |
//! | `room` room shelf table | nothing |
//! | `player` player shelf table | its rooms, with zero bytes between |
//! | `owed` room table | entries of the log, and who was told of them privately; there while the room has not been shown the last one |
//! | `message` room table | the message that shows it |
//! | `code` code | the table that is found by it, as long as somebody may join |
//! | `name` player | what those call them who know them from a table that several platforms show |
//! | `community` community table | nothing: the tables that were opened there |
//! | `joined` community | nothing; there while the bot is in a community with tables |
//! | `left` community | since when the bot is no longer there |
//! | `purse` community player | chips, and when some were given |
//! | `results` community | how many games have come to an end there |
//! | `result` community number | how one of them came out |
//! | `derived` community … | what the standings make of these |
//! | `gathered` | nothing; there once the results of all logs are under `result` |
//! | `alarm` time table | nothing: when to look at a table again |
//! | `ringing` table | the time of its alarm |
//! | `digest` time player | nothing: when to tell a player what waits for them |
//! | `next digest` player | that time |
//! | `owed digest` player | when that was; there while they have not been told |
//! | `beat` | when the program was there last |
//! | `vacation` player | when, and how many days are taken |
//! | `hidden` player | nothing; there while somebody does not want to be on leaderboards |
//! | `away` community player | nothing; there while somebody is not in a community any more |
//! | `blocked` player player | nothing; there while the first does not want the second's challenges |
//! | `erasing` player | a secret; there while all that is kept of somebody is being deleted |
//! | `ping` | nothing of worth |
//!
//! Each begins with the byte of its kind. Numbers are big-endian, so that their order is the order of
//! the bytes; ids end with a zero byte, which no id contains, so that none is the beginning of another.

use super::{Mark, Owner, Shelf};
use crate::chat::{CommunityId, PlayerId, RequestId, RoomId, TableId, Timestamp};
use crate::table::Code;

/// The byte that keys of a kind begin with. Two kinds with the same byte do not compile.
macro_rules! first_bytes {
    ($($kind:ident = $byte:literal;)*) => {
        $(const $kind: u8 = $byte;)*
        const _: () = assert!(are_different(&[$($kind),*]));
    };
}

first_bytes! {
    TABLES = b'n';
    LOG = b'l';
    REQUEST = b'q';
    SAID = b'x';
    ROOM = b'r';
    PLAYER = b'p';
    OWED = b'o';
    MESSAGE = b'm';
    CODE = b'k';
    NAME = b'N';
    COMMUNITY = b'c';
    JOINED = b'j';
    LEFT = b'y';
    SETTING = b's';
    PURSE = b'g';
    RESULTS = b'u';
    RESULT = b'f';
    DERIVED = b'd';
    GATHERED = b'G';
    HIDDEN = b'h';
    AWAY = b'w';
    BLOCKED = b'b';
    ERASING = b'e';
    ALARM = b'a';
    RINGING = b'A';
    DIGEST = b'D';
    NEXT_DIGEST = b'i';
    OWED_DIGEST = b'O';
    BEAT = b't';
    VACATION = b'v';
    PING = b'!';
}

const fn are_different(bytes: &[u8]) -> bool {
    let mut met = [false; 256];
    let mut place = 0;
    while place < bytes.len() {
        if met[bytes[place] as usize] {
            return false;
        }
        met[bytes[place] as usize] = true;
        place += 1;
    }
    true
}

pub type Key = Vec<u8>;

/// How many tables there are; the newest one has this number.
pub fn tables() -> Key {
    vec![TABLES]
}

/// All logs.
pub fn logs() -> Key {
    vec![LOG]
}

/// One log.
pub fn log(table: TableId) -> Key {
    [&[LOG][..], &table.0.to_be_bytes()].concat()
}

pub fn entry(table: TableId, number: u32) -> Key {
    [&log(table)[..], &number.to_be_bytes()].concat()
}

pub fn request(request: &RequestId) -> Key {
    [&[REQUEST][..], &id(request.as_str())].concat()
}

/// All answers about no table in the order of their time.
pub fn sayings() -> Key {
    vec![SAID]
}

pub fn said(at: Timestamp, request: &RequestId) -> Key {
    timed(SAID, at, request.as_str())
}

/// The time and the request of such an answer's key.
pub fn read_said(key: &[u8]) -> Option<(Timestamp, RequestId)> {
    let (at, request) = read_timed(SAID, key)?;
    Some((at, RequestId::stored(request)))
}

pub fn room_shelf(room: &RoomId, shelf: Shelf) -> Key {
    [&[ROOM][..], &id(room.as_str()), &[shelf_byte(shelf)]].concat()
}

pub fn player_shelf(player: &PlayerId, shelf: Shelf) -> Key {
    [&[PLAYER][..], &id(player.as_str()), &[shelf_byte(shelf)]].concat()
}

/// A table on a shelf, or of a community.
pub fn on_shelf(shelf: Key, table: TableId) -> Key {
    [&shelf[..], &table.0.to_be_bytes()].concat()
}

/// The table at the end of a shelf's key.
pub fn read_on_shelf(key: &[u8]) -> Option<TableId> {
    key.last_chunk::<8>().map(|table| TableId(u64::from_be_bytes(*table)))
}

pub fn all_owed() -> Key {
    vec![OWED]
}

/// What a platform's rooms are owed.
pub fn owed_on(platform: &str) -> Key {
    [&[OWED][..], platform.as_bytes(), b":"].concat()
}

pub fn owed(room: &RoomId, table: TableId) -> Key {
    [&[OWED][..], &id(room.as_str()), &table.0.to_be_bytes()].concat()
}

pub fn read_owed(key: &[u8]) -> Option<(RoomId, TableId)> {
    let (room, table) = read_id(key.strip_prefix(&[OWED])?)?;
    Some((RoomId::stored(room), TableId(u64::from_be_bytes(table.try_into().ok()?))))
}

/// The message that shows a table in a room.
pub fn message(room: &RoomId, table: TableId) -> Key {
    [&[MESSAGE][..], &id(room.as_str()), &table.0.to_be_bytes()].concat()
}

pub fn code(code: Code) -> Key {
    [&[CODE][..], code.to_string().as_bytes()].concat()
}

pub fn name(player: &PlayerId) -> Key {
    [&[NAME][..], &id(player.as_str())].concat()
}

/// The tables of a community.
pub fn community(community: &CommunityId) -> Key {
    [&[COMMUNITY][..], &id(community.as_str())].concat()
}

pub fn joined_on(platform: &str) -> Key {
    [&[JOINED][..], platform.as_bytes(), b":"].concat()
}

pub fn joined(community: &CommunityId) -> Key {
    [&[JOINED][..], &id(community.as_str())].concat()
}

/// All communities that were left.
pub fn all_left() -> Key {
    vec![LEFT]
}

pub fn left(community: &CommunityId) -> Key {
    [&[LEFT][..], &id(community.as_str())].concat()
}

/// The community of a key that holds nothing else.
pub fn read_community(key: &[u8]) -> Option<CommunityId> {
    Some(CommunityId::stored(read_id(key.get(1..)?)?.0))
}

/// What an owner has chosen.
pub fn settings(owner: &Owner) -> Key {
    let (kind, owner) = match owner {
        Owner::Player(player) => (b'p', player.as_str()),
        Owner::Community(community) => (b'c', community.as_str()),
    };
    [&[SETTING, kind][..], &id(owner)].concat()
}

pub fn setting(owner: &Owner, name: &str) -> Key {
    [&settings(owner), name.as_bytes()].concat()
}

/// Everybody's purses.
pub fn all_purses() -> Key {
    vec![PURSE]
}

/// The purses of a community.
pub fn purses(community: &CommunityId) -> Key {
    [&[PURSE][..], &id(community.as_str())].concat()
}

pub fn purse(community: &CommunityId, player: &PlayerId) -> Key {
    [&purses(community)[..], &id(player.as_str())].concat()
}

/// How many results each community has.
pub fn all_results() -> Key {
    vec![RESULTS]
}

pub fn results(community: &CommunityId) -> Key {
    [&[RESULTS][..], &id(community.as_str())].concat()
}

/// The results of a community in their order.
pub fn results_of(community: &CommunityId) -> Key {
    [&[RESULT][..], &id(community.as_str())].concat()
}

pub fn result(community: &CommunityId, number: u64) -> Key {
    [&results_of(community)[..], &number.to_be_bytes()].concat()
}

/// What is derived from the results of a community, under keys that begin so.
pub fn derived(community: &CommunityId, key: &[u8]) -> Key {
    [&[DERIVED][..], &id(community.as_str()), key].concat()
}

pub fn mark(mark: &Mark) -> Key {
    match mark {
        Mark::Hidden(player) => [&hidden()[..], &id(player.as_str())].concat(),
        Mark::Away(community, player) => [&away(community)[..], &id(player.as_str())].concat(),
        Mark::Blocked { by, whom } => [&blocked_by(by)[..], &id(whom.as_str())].concat(),
    }
}

/// All who are hidden.
pub fn hidden() -> Key {
    vec![HIDDEN]
}

/// All who are away from a community.
pub fn away(community: &CommunityId) -> Key {
    [&[AWAY][..], &id(community.as_str())].concat()
}

pub fn blocked_by(player: &PlayerId) -> Key {
    [&[BLOCKED][..], &id(player.as_str())].concat()
}

/// The player that a key ends with, behind these bytes.
pub fn read_player(key: &[u8], start: &[u8]) -> Option<PlayerId> {
    Some(PlayerId::stored(read_id(key.strip_prefix(start)?)?.0))
}

/// Everybody's marks of whom they have blocked.
pub fn all_blocked() -> Key {
    vec![BLOCKED]
}

/// Everybody's marks of where they are not any more.
pub fn all_away() -> Key {
    vec![AWAY]
}

/// Everybody who is being deleted.
pub fn all_erasing() -> Key {
    vec![ERASING]
}

pub fn erasing(player: &PlayerId) -> Key {
    [&all_erasing()[..], &id(player.as_str())].concat()
}

/// Whether a key ends with this id.
pub fn ends_with(key: &[u8], player: &PlayerId) -> bool {
    key.ends_with(&[&[0][..], &id(player.as_str())].concat())
}

pub fn gathered() -> Key {
    vec![GATHERED]
}

/// All alarms in the order of their time.
pub fn alarms() -> Key {
    vec![ALARM]
}

pub fn alarm(at: Timestamp, table: TableId) -> Key {
    [&[ALARM][..], &at.0.to_be_bytes(), &table.0.to_be_bytes()].concat()
}

/// The time and the table of an alarm's key.
pub fn read_alarm(key: &[u8]) -> Option<(Timestamp, TableId)> {
    let (at, table) = key.strip_prefix(&[ALARM])?.split_first_chunk::<8>()?;
    Some((Timestamp(i64::from_be_bytes(*at)), TableId(u64::from_be_bytes(table.try_into().ok()?))))
}

/// When a table's alarm rings.
pub fn ringing(table: TableId) -> Key {
    [&[RINGING][..], &table.0.to_be_bytes()].concat()
}

/// When players are to be told what waits for them, in the order of time.
pub fn digests() -> Key {
    vec![DIGEST]
}

pub fn digest(at: Timestamp, player: &PlayerId) -> Key {
    timed(DIGEST, at, player.as_str())
}

/// The time and the player of such a key.
pub fn read_digest(key: &[u8]) -> Option<(Timestamp, PlayerId)> {
    let (at, player) = read_timed(DIGEST, key)?;
    Some((at, PlayerId::stored(player)))
}

pub fn next_digest(player: &PlayerId) -> Key {
    [&[NEXT_DIGEST][..], &id(player.as_str())].concat()
}

/// The players of a platform who are to be told now.
pub fn digests_owed_on(platform: &str) -> Key {
    [&[OWED_DIGEST][..], platform.as_bytes(), b":"].concat()
}

pub fn owed_digest(player: &PlayerId) -> Key {
    [&[OWED_DIGEST][..], &id(player.as_str())].concat()
}

pub fn read_owed_digest(key: &[u8]) -> Option<PlayerId> {
    read_player(key, &[OWED_DIGEST])
}

pub fn beat() -> Key {
    vec![BEAT]
}

/// Everybody's vacations.
pub fn vacations() -> Key {
    vec![VACATION]
}

pub fn vacation(player: &PlayerId) -> Key {
    [&vacations()[..], &id(player.as_str())].concat()
}

pub fn ping() -> Key {
    vec![PING]
}

fn shelf_byte(shelf: Shelf) -> u8 {
    match shelf {
        Shelf::Invitation => b'i',
        Shelf::Playing => b'p',
        Shelf::Over => b'z',
    }
}

/// An id as a part of a key. A zero byte within it, which no platform uses, is left out.
fn id(text: &str) -> Vec<u8> {
    text.bytes().filter(|&byte| byte != 0).chain([0]).collect()
}

/// An id of a kind among others in the order of their times.
fn timed(kind: u8, at: Timestamp, text: &str) -> Key {
    [&[kind][..], &at.0.to_be_bytes(), &id(text)].concat()
}

fn read_timed(kind: u8, key: &[u8]) -> Option<(Timestamp, String)> {
    let (at, text) = key.strip_prefix(&[kind])?.split_first_chunk::<8>()?;
    Some((Timestamp(i64::from_be_bytes(*at)), read_id(text)?.0))
}

/// The id at the beginning, and what follows it.
fn read_id(bytes: &[u8]) -> Option<(String, &[u8])> {
    let end = bytes.iter().position(|&byte| byte == 0)?;
    Some((String::from_utf8(bytes[..end].to_vec()).ok()?, &bytes[end + 1..]))
}
