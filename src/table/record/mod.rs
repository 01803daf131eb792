//! A game as text that can be read back: headers as in PGN, then the moves. `docs/records.md` is its grammar.
//!
//! ```text
//! [Game "sokusowo/classic"]
//! [Rules "end_when=either seeds=4"]
//! [Side1 "aya"]
//! [Side2 "bek"]
//! [Date "2026-11-30"]
//! [Result "2 resigned"]
//!
//! 1. 1 3 2 6
//! ```

mod bad;
mod header;
mod read;
mod result;

pub use bad::BadRecord;
pub use result::{RecordResult, Score, Why};

use super::play::RESIGNED;
use super::seating::Start;
use super::{Ending, Roster, Seed, State, Table};
use crate::chat::{Player, RequestId};
use crate::games::{AnyGame, PAIRS_DRAWN, Setup};
use crate::rules::{Reason, Side, Turn, number};

const MOVES_A_LINE: usize = 10;
/// As in PGN.
const BETWEEN_MATES: char = ':';

/// The keys of all headers, and of those that have a number behind them.
const KEYS: [&str; 9] = ["Game", "Rules", "Date", "Seats", "Pairs", "First", "Commitment", "Seed", "Result"];
const NUMBERED_KEYS: [&str; 2] = ["Side", "Joined"];

/// A game as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub setup: Setup,
    /// The names of each seat's players in turn order: nobody's for a free seat, several for a team, first who leads it
    /// at the end.
    pub names: Vec<Vec<String>>,
    /// `2026-11-30`, in UTC.
    pub date: String,
    pub result: RecordResult,
    /// What the throws come from, in a game that has any.
    pub chance: Option<Chance>,
    /// Moves and throws, and `3 resigned` where a side gave up while the others played on.
    pub moves: Vec<String>,
}

/// What the throws of a game come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The seats of the invitation, counted from 1, in turn order; empty where that is not told.
    pub seats: Vec<u8>,
    /// Whether chance said who plays together.
    pub drawn: bool,
    /// The seat that begins because sides were swapped, where neither chance nor ages say which.
    pub first: Option<u8>,
    /// The requests by which the players sat down, in their order.
    pub joined: Vec<RequestId>,
    /// The hash of the seed, as it was shown beforehand.
    pub commitment: String,
    /// Shown once the game is over.
    pub seed: Option<Seed>,
}

impl Table {
    pub fn record(&self) -> Record {
        let alone = |seat: &Option<Player>| seat.iter().map(|player| player.name.clone()).collect();
        let together = |roster: &Roster| roster.players.iter().map(|player| player.name.clone()).collect();
        let names: Vec<Vec<String>> = match &self.teams {
            None => self.seats.iter().map(alone).collect(),
            Some(teams) => teams.rosters.iter().map(together).collect(),
        };
        // Somebody without a name cannot be told from nobody.
        let nameless = |names: &Vec<String>| matches!(&names[..], [name] if name.is_empty());
        Record {
            setup: self.setup.clone(),
            names: names.into_iter().map(|names| if nameless(&names) { Vec::new() } else { names }).collect(),
            date: self.opened.date(),
            result: self.result(),
            chance: self.seed.as_ref().map(|seed| Chance {
                seats: self.order.clone(),
                drawn: self.drawn,
                first: self.told_to_begin().filter(|_| Start::of(&self.setup) == Start::Maker),
                joined: self.joined.clone(),
                commitment: seed.commitment(),
                seed: Some(seed.clone()).filter(|_| self.is_over()),
            }),
            moves: self.moves.clone(),
        }
    }

    fn result(&self) -> RecordResult {
        let ended = |score: Score, why: Why| RecordResult::Ended { score, why };
        match &self.state {
            State::Invitation | State::Playing => RecordResult::Open,
            State::Over(Ending::Played(outcome)) => RecordResult::Played(*outcome),
            State::Over(ending @ (Ending::Resigned | Ending::Time)) => {
                let why = if *ending == Ending::Time { Why::Time } else { Why::Resigned };
                self.winner().map_or(RecordResult::Open, |winner| ended(Score::Won(winner), why))
            }
            State::Over(Ending::Agreed) => ended(Score::Drawn, Why::Agreed),
            State::Over(Ending::Aborted) => ended(Score::Nobody, Why::Aborted),
            State::Over(Ending::Declined) => ended(Score::Nobody, Why::Declined),
            State::Over(Ending::Cancelled) => ended(Score::Nobody, Why::Cancelled),
            State::Over(Ending::Closed) => ended(Score::Nobody, Why::Closed),
        }
    }
}

impl Record {
    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// The first place where the text is no record, or a move is not legal.
    pub fn read(text: &str) -> Result<Record, BadRecord> {
        read::Reader::new(text).record()
    }

    /// The game after so many moves and throws, after the last as it ended; `None` if there are not so many.
    pub fn after(&self, plies: usize) -> Option<Box<dyn AnyGame>> {
        let mut game = self.setup.start().ok()?;
        for text in self.moves.get(..plies)? {
            follow(&mut *game, text)?;
        }
        if self.is_settled() && plies == self.moves.len() {
            game.settle().ok()?;
        }
        Some(game)
    }

    /// Whether the sides agreed to count.
    pub fn is_settled(&self) -> bool {
        matches!(self.result, RecordResult::Played(outcome) if outcome.reason == Reason::Settled)
    }

    /// The sides that gave up while the others played on.
    fn resigned(&self) -> impl Iterator<Item = Side> {
        self.moves.iter().filter_map(|text| resigned(text))
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rules = self.setup.rules().iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
        writeln!(f, "[Game \"{}/{}\"]", self.setup.kind().word(), self.setup.variant())?;
        writeln!(f, "[Rules \"{}\"]", rules.join(" "))?;
        for (seat, names) in self.names.iter().enumerate() {
            let names: Vec<String> = names.iter().map(|name| header::written(name, &[BETWEEN_MATES])).collect();
            writeln!(f, "[Side{} \"{}\"]", seat + 1, names.join(&BETWEEN_MATES.to_string()))?;
        }
        writeln!(f, "[Date \"{}\"]", self.date)?;
        if let Some(Chance { seats, drawn, first, joined, commitment, seed }) = &self.chance {
            if !seats.is_empty() {
                let seats: Vec<String> = seats.iter().map(u8::to_string).collect();
                writeln!(f, "[Seats \"{}\"]", seats.join(" "))?;
            }
            if *drawn {
                writeln!(f, "[Pairs \"{PAIRS_DRAWN}\"]")?;
            }
            if let Some(first) = first {
                writeln!(f, "[First \"{first}\"]")?;
            }
            for (number, request) in joined.iter().enumerate() {
                writeln!(f, "[Joined{} \"{}\"]", number + 1, header::written(request.as_str(), &[]))?;
            }
            writeln!(f, "[Commitment \"{commitment}\"]")?;
            if let Some(seed) = seed {
                writeln!(f, "[Seed \"{}\"]", seed.hex())?;
            }
        }
        writeln!(f, "[Result \"{}\"]", self.result)?;
        for (n, moves) in self.moves.chunks(MOVES_A_LINE).enumerate() {
            let moves = moves.iter().map(|m| m.replace(' ', "_")).collect::<Vec<_>>();
            write!(f, "\n{}. {}", n * MOVES_A_LINE + 1, moves.join(" "))?;
        }
        if self.moves.is_empty() { Ok(()) } else { writeln!(f) }
    }
}

/// Plays a move, a throw, or that a side gave up while the others play on; `None` if it is not legal.
pub fn follow(game: &mut dyn AnyGame, text: &str) -> Option<String> {
    if let Some(side) = resigned(text) {
        return game.resign(side).then(|| text.to_owned());
    }
    match game.turn() {
        Turn::Throw(_) => game.throw(text).ok(),
        Turn::Move(_) | Turn::Over(_) => game.play(text).ok(),
    }
}

/// The side that gave up while the others played on, if this text says so.
pub fn resigned(text: &str) -> Option<Side> {
    let side = text.strip_suffix(RESIGNED)?.strip_suffix(' ')?;
    number(side)?.checked_sub(1).map(Side::from_index)
}
