//! Keys and values of what is derived, as bytes: a leaderboard reads ten thousand of them.
//!
//! | key | value |
//! |---|---|
//! | `c` | the rule's version, how many results are folded, the day of the last one, the seasons that are kept |
//! | `s` season ladder player | a standing; the season of what counts always comes after all months |
//! | `g` player sheet | games of a player, with the ratings after each; so many a sheet that writing them costs little |
//! | `d` player player | how often two have met on that day |

use super::{Best, Ladder, Month, Played, Rating, Shown, Span, Standing};
use crate::chat::{PlayerId, TableId, Timestamp};
use crate::games::Kind;

pub const CURSOR: &[u8] = b"c";
/// All standings.
pub const STANDINGS: &[u8] = b"s";
/// How often any two have met.
pub const MEETINGS: &[u8] = b"d";

const ALWAYS: i32 = i32::MAX;

/// Where the fold has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    pub version: u32,
    pub folded: u64,
    /// The latest day that a game ended on.
    pub day: i32,
    /// The newest first.
    pub seasons: Vec<Month>,
}

pub fn cursor(cursor: &Cursor) -> Vec<u8> {
    let mut bytes =
        [&cursor.version.to_be_bytes()[..], &cursor.folded.to_be_bytes(), &cursor.day.to_be_bytes()].concat();
    bytes.extend(cursor.seasons.iter().flat_map(|season| season.number().to_be_bytes()));
    bytes
}

pub fn read_cursor(bytes: &[u8]) -> Option<Cursor> {
    let mut read = Reader(bytes);
    let (version, folded, day) = (read.u32()?, read.u64()?, read.u32()? as i32);
    let seasons = std::iter::from_fn(|| read.u32().map(|number| Month::numbered(number as i32))).collect();
    Some(Cursor { version, folded, day, seasons })
}

pub fn of_span(span: Span) -> Vec<u8> {
    let number = match span {
        Span::Always => ALWAYS,
        Span::Season(month) => month.number(),
    };
    [STANDINGS, &number.to_be_bytes()].concat()
}

pub fn of_ladder(span: Span, ladder: Ladder) -> Vec<u8> {
    [&of_span(span)[..], ladder.word().as_bytes(), &[0]].concat()
}

pub fn standing_key(span: Span, ladder: Ladder, player: &PlayerId) -> Vec<u8> {
    [&of_ladder(span, ladder)[..], player.as_str().as_bytes()].concat()
}

/// The sheets of a player, in the order of their games.
pub fn sheets_of(player: &PlayerId) -> Vec<u8> {
    [b"g", player.as_str().as_bytes(), &[0]].concat()
}

pub fn sheet_of(player: &PlayerId, number: u32) -> Vec<u8> {
    [&sheets_of(player)[..], &number.to_be_bytes()].concat()
}

pub fn read_sheet_number(key: &[u8]) -> Option<u32> {
    key.last_chunk().map(|number| u32::from_be_bytes(*number))
}

pub fn meeting(a: &PlayerId, b: &PlayerId) -> Vec<u8> {
    let (first, second) = if a <= b { (a, b) } else { (b, a) };
    [MEETINGS, first.as_str().as_bytes(), &[0], second.as_str().as_bytes()].concat()
}

/// Two players, the lesser first, and how often they have met.
pub fn read_meeting(key: &[u8], value: &[u8]) -> Option<((PlayerId, PlayerId), u32)> {
    let pair = std::str::from_utf8(key.strip_prefix(MEETINGS)?).ok()?;
    let (first, second) = pair.split_once('\0')?;
    let met = u32::from_be_bytes(value.try_into().ok()?);
    Some(((PlayerId::stored(first.to_owned()), PlayerId::stored(second.to_owned())), met))
}

pub fn standing(standing: &Standing) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(96);
    let Rating { rating, deviation, volatility } = standing.rating;
    for number in [rating, deviation, volatility, standing.rating_before] {
        bytes.extend(number.to_be_bytes());
    }
    bytes.extend(standing.at.0.to_be_bytes());
    for number in [standing.won, standing.drawn, standing.lost, standing.games_before] {
        bytes.extend(number.to_be_bytes());
    }
    bytes.extend(standing.streak.to_be_bytes());
    bytes.extend(standing.week.to_be_bytes());
    if let Some(Best { against, rating, table, at }) = &standing.best {
        bytes.extend(rating.to_be_bytes());
        bytes.extend(table.0.to_be_bytes());
        bytes.extend(at.0.to_be_bytes());
        bytes.extend(against.as_str().as_bytes());
    }
    bytes
}

pub fn read_standing(bytes: &[u8]) -> Option<Standing> {
    let (standing, rest) = read_numbers(bytes)?;
    let mut read = Reader(rest);
    let best = match rest {
        [] => None,
        _ => {
            let (rating, table, at) = (read.f64()?, TableId(read.u64()?), Timestamp(read.u64()? as i64));
            Some(Best { rating, table, at, against: PlayerId::stored(String::from_utf8(read.0.to_vec()).ok()?) })
        }
    };
    Some(Standing { best, ..standing })
}

/// A standing without its best win, whose bytes are left: all that ranks need.
pub fn read_numbers(bytes: &[u8]) -> Option<(Standing, &[u8])> {
    let mut read = Reader(bytes);
    let rating = Rating { rating: read.f64()?, deviation: read.f64()?, volatility: read.f64()? };
    let rating_before = read.f64()?;
    let at = Timestamp(read.u64()? as i64);
    let (won, drawn, lost, games_before) = (read.u32()?, read.u32()?, read.u32()?, read.u32()?);
    let (streak, week) = (read.u32()? as i32, read.u32()? as i32);
    Some((Standing { rating, at, won, drawn, lost, streak, week, rating_before, games_before, best: None }, read.0))
}

/// Writes a game behind those that are on a sheet already.
pub fn add_played(sheet: &mut Vec<u8>, played: &Played) {
    sheet.extend(played.number.to_be_bytes());
    sheet.extend(played.at.0.to_be_bytes());
    let kind = played.kind.word().as_bytes();
    sheet.extend([kind.len() as u8, u8::from(played.ratings.is_some())]);
    sheet.extend(kind);
    for Shown { rating, deviation } in played.ratings.iter().flatten() {
        sheet.extend(rating.to_be_bytes());
        sheet.extend(deviation.to_be_bytes());
    }
}

/// The games on a sheet.
pub fn read_sheet(bytes: &[u8]) -> Vec<Played> {
    let mut read = Reader(bytes);
    std::iter::from_fn(|| read.played()).collect()
}

/// Numbers at the beginning of bytes, taken one by one.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*taken)
    }

    fn u32(&mut self) -> Option<u32> {
        self.take().map(u32::from_be_bytes)
    }

    fn u64(&mut self) -> Option<u64> {
        self.take().map(u64::from_be_bytes)
    }

    fn f64(&mut self) -> Option<f64> {
        self.take().map(f64::from_be_bytes)
    }

    fn played(&mut self) -> Option<Played> {
        let (number, at) = (self.u64()?, Timestamp(self.u64()? as i64));
        let [letters, is_rated] = self.take()?;
        let (kind, rest) = self.0.split_at_checked(usize::from(letters))?;
        self.0 = rest;
        let kind = Kind::read(std::str::from_utf8(kind).ok()?)?;
        let mut shown = || Some(Shown { rating: self.f64()?, deviation: self.f64()? });
        let ratings = if is_rated == 0 { None } else { Some([shown()?, shown()?]) };
        Some(Played { number, at, kind, ratings })
    }
}
