//! A game as text that can be read back: headers as in PGN, then the moves.
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
//!
//! Moves and throws stand in canonical form, ten a line after the number of the first; a space within one
//! is written `_`. In names `"` and `\` are written `\"` and `\\`, and line breaks as spaces.
//!
//! The players of a team stand behind one `Side` with colons between them, first who leads it at the end.
//!
//! Among the moves `3_resigned` says that a side gave up while the others played on. Where sides have several players, the
//! numbers behind `Side` are those of the seats.
//!
//! A game of chance has what its throws come from before the result, the seed only once it is over (`docs/dice.md`), and
//! the seats of the invitation in turn order, which chance may have had a part in:
//!
//! ```text
//! [Seats "2 1"]
//! [Joined1 "discord:1311"]
//! [Joined2 "discord:1312"]
//! [Commitment "5f35…"]
//! [Seed "9b0c…"]
//! ```

use super::play::RESIGNED;
use super::{Ending, Roster, Seed, State, Table};
use crate::chat::{Player, RequestId};
use crate::games::{AnyGame, PAIRS_DRAWN, Setup};
use crate::rules::{Side, Turn, number};

/// Behind the winner, where the other side's time was up.
const TIME: &str = "time";
const MOVES_A_LINE: usize = 10;
/// As in PGN.
const BETWEEN_MATES: &str = ":";

/// A game as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub setup: Setup,
    /// Names in turn order; empty for a seat that nobody took.
    pub names: Vec<String>,
    /// `2026-11-30`, in UTC.
    pub date: String,
    /// `1 majority`, `2 resigned`, `1 time`, `none aborted`; `none` while the game is on.
    pub result: String,
    /// What the throws come from, in a game that has any.
    pub chance: Option<Chance>,
    /// Moves and throws.
    pub moves: Vec<String>,
}

/// What the throws of a game come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The seats of the invitation, counted from 1, in turn order; empty where that is not told.
    pub seats: Vec<u8>,
    /// Whether chance said who plays together.
    pub drawn: bool,
    /// The requests by which the players sat down, in their order.
    pub joined: Vec<RequestId>,
    /// The hash of the seed, as it was shown beforehand.
    pub commitment: String,
    /// Shown once the game is over.
    pub seed: Option<Seed>,
}

/// Where and why a text is no record. Lines and columns (in characters) count from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct BadRecord {
    pub line: usize,
    pub column: usize,
    pub what: String,
}

impl Table {
    pub fn record(&self) -> Record {
        let result = match &self.state {
            State::Invitation | State::Playing => "none".to_owned(),
            State::Over(Ending::Played(outcome)) => outcome.to_string(),
            State::Over(Ending::Resigned) => {
                self.winner().map_or_else(String::new, |side| format!("{} {RESIGNED}", side.number()))
            }
            State::Over(Ending::Time) => {
                self.winner().map_or_else(String::new, |side| format!("{} {TIME}", side.number()))
            }
            State::Over(Ending::Aborted) => "none aborted".to_owned(),
            State::Over(Ending::Declined) => "none declined".to_owned(),
            State::Over(Ending::Cancelled) => "none cancelled".to_owned(),
            State::Over(Ending::Closed) => "none closed".to_owned(),
        };
        let alone = |seat: &Option<Player>| seat.as_ref().map_or_else(String::new, |player| one_line(&player.name));
        let together = |roster: &Roster| {
            roster.players.iter().map(|player| one_line(&player.name)).collect::<Vec<_>>().join(BETWEEN_MATES)
        };
        Record {
            setup: self.setup.clone(),
            names: match &self.teams {
                None => self.seats.iter().map(alone).collect(),
                Some(teams) => teams.rosters.iter().map(together).collect(),
            },
            date: self.opened.date(),
            result,
            chance: self.seed.as_ref().map(|seed| Chance {
                seats: self.order.clone(),
                drawn: self.drawn,
                joined: self.joined.clone(),
                commitment: seed.commitment(),
                seed: Some(seed.clone()).filter(|_| self.is_over()),
            }),
            moves: self.moves.clone(),
        }
    }
}

impl Record {
    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// The first line and column where the text is no record, or a move is not legal.
    pub fn read(text: &str) -> Result<Record, BadRecord> {
        let mut headers = Headers::default();
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
        for (line, text) in lines.by_ref() {
            if text.trim().is_empty() {
                break;
            }
            headers.read(line, text)?;
        }
        let setup = headers.setup()?;
        let seats = 1..=setup.seating().seats();
        let names = seats.map(|seat| headers.value(&format!("Side{seat}"))).collect::<Result<_, _>>()?;
        let (date, result, chance) = (headers.value("Date")?, headers.value("Result")?, headers.chance(&setup)?);
        let mut record = Record { setup, names, date, result, chance, moves: Vec::new() };
        let mut game = record.setup.start().map_err(|error| bad(1, 1, error))?;
        for (line, text) in lines {
            for (column, word) in words(text) {
                let number = word.strip_suffix('.').map(str::parse::<usize>);
                match number {
                    Some(Ok(number)) if number == record.moves.len() + 1 => continue,
                    Some(_) => return Err(bad(line, column, format!("{word} is not the number of the next move"))),
                    None => {}
                }
                let typed = word.replace('_', " ");
                let played = play(&mut *game, &typed);
                let played = played.ok_or_else(|| bad(line, column, format!("{word} is not a legal move or throw")))?;
                if played != typed {
                    return Err(bad(line, column, format!("{word} is written {}", played.replace(' ', "_"))));
                }
                record.moves.push(played);
            }
        }
        if record.result.ends_with(" settled") {
            game.settle().map_err(|error| bad(headers.line_of("Result"), 1, error))?;
        }
        match game.turn() {
            Turn::Over(outcome) if outcome.to_string() == record.result => Ok(record),
            Turn::Over(outcome) => {
                Err(bad(headers.line_of("Result"), 1, format!("the moves end the game with {outcome}")))
            }
            _ if record.is_unfinished() => Ok(record),
            _ => Err(bad(headers.line_of("Result"), 1, "the moves do not end the game")),
        }
    }

    /// Whether the result is one of a game that its moves did not end.
    fn is_unfinished(&self) -> bool {
        match self.result.split_once(' ') {
            None => self.result == "none",
            Some(("none", why)) => matches!(why, "aborted" | "declined" | "cancelled" | "closed"),
            Some((winner, why)) => {
                [RESIGNED, TIME].contains(&why) && (1..=self.setup.sides()).any(|side| side.to_string() == winner)
            }
        }
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rules = self.setup.rules().iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
        writeln!(f, "[Game \"{}/{}\"]", self.setup.kind().word(), self.setup.variant())?;
        writeln!(f, "[Rules \"{}\"]", rules.join(" "))?;
        for (seat, name) in self.names.iter().enumerate() {
            writeln!(f, "[Side{} \"{}\"]", seat + 1, escaped(name))?;
        }
        writeln!(f, "[Date \"{}\"]", self.date)?;
        if let Some(Chance { seats, drawn, joined, commitment, seed }) = &self.chance {
            if !seats.is_empty() {
                let seats: Vec<String> = seats.iter().map(u8::to_string).collect();
                writeln!(f, "[Seats \"{}\"]", seats.join(" "))?;
            }
            if *drawn {
                writeln!(f, "[Pairs \"{PAIRS_DRAWN}\"]")?;
            }
            for (number, request) in joined.iter().enumerate() {
                writeln!(f, "[Joined{} \"{}\"]", number + 1, escaped(request.as_str()))?;
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

/// The headers read so far: key, value, line.
#[derive(Default)]
struct Headers(Vec<(String, String, usize)>);

impl Headers {
    fn read(&mut self, line: usize, text: &str) -> Result<(), BadRecord> {
        let inner = text.strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]"));
        let (key, quoted) = inner
            .and_then(|inner| inner.split_once(" \""))
            .ok_or_else(|| bad(line, 1, "a header looks like [Key \"value\"]"))?;
        if self.has(key) {
            return Err(bad(line, 2, format!("{key} stands twice")));
        }
        let mut value = String::new();
        let mut chars = quoted.chars();
        while let Some(c) = chars.next() {
            match c {
                '\\' => value.push(chars.next().ok_or_else(|| bad(line, 1, "the value does not end"))?),
                '"' => return Err(bad(line, 1, "a quotation mark in a value is written \\\"")),
                _ => value.push(c),
            }
        }
        self.0.push((key.to_owned(), value, line));
        Ok(())
    }

    fn value(&self, key: &str) -> Result<String, BadRecord> {
        let header = self.0.iter().find(|(known, ..)| known == key);
        header.map(|(_, value, _)| value.clone()).ok_or_else(|| bad(1, 1, format!("the header {key} is missing")))
    }

    fn has(&self, key: &str) -> bool {
        self.0.iter().any(|(known, ..)| known == key)
    }

    /// What the throws come from.
    fn chance(&self, setup: &Setup) -> Result<Option<Chance>, BadRecord> {
        if !setup.kind().has_chance() {
            return Ok(None);
        }
        let joined = (1..).map(|number| format!("Joined{number}")).take_while(|key| self.has(key));
        let joined = joined.map(|key| self.value(&key).map(RequestId::stored)).collect::<Result<_, _>>()?;
        let seed = if self.has("Seed") { Some(self.value("Seed")?) } else { None };
        let seed = seed
            .map(|hex| Seed::read(&hex).ok_or_else(|| bad(self.line_of("Seed"), 1, "a seed is 64 digits from 0 to f")));
        let seats = if self.has("Seats") { self.value("Seats")? } else { String::new() };
        let seats = seats.split_whitespace().map(str::parse).collect::<Result<_, _>>();
        let seats = seats.map_err(|_| bad(self.line_of("Seats"), 1, "the seats are numbers"))?;
        let drawn = self.has("Pairs");
        if drawn && self.value("Pairs")? != PAIRS_DRAWN {
            return Err(bad(self.line_of("Pairs"), 1, format!("pairs are {PAIRS_DRAWN}, or the header is left out")));
        }
        Ok(Some(Chance { seats, drawn, joined, commitment: self.value("Commitment")?, seed: seed.transpose()? }))
    }

    fn line_of(&self, key: &str) -> usize {
        self.0.iter().find(|(known, ..)| known == key).map_or(1, |(.., line)| *line)
    }

    fn setup(&self) -> Result<Setup, BadRecord> {
        let rules = self.value("Rules")?;
        let rules = rules.split_whitespace().map(|rule| {
            rule.split_once('=').ok_or_else(|| bad(self.line_of("Rules"), 1, "a rule looks like key=value"))
        });
        let rules = rules.collect::<Result<Vec<_>, _>>()?;
        let seats = self.0.iter().filter(|(key, ..)| key.starts_with("Side")).count() as u8;
        let name = self.value("Game")?;
        let setup = Setup::read(&name, rules, None);
        let setup = setup.and_then(|setup| {
            let players = setup.seating().players;
            setup.with_sides(seats / players)
        });
        setup.map_err(|error| bad(self.line_of("Game"), 1, error))
    }
}

fn bad(line: usize, column: usize, what: impl ToString) -> BadRecord {
    BadRecord { line, column, what: what.to_string() }
}

/// The words of a line with the columns where they begin.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split_whitespace().map(move |word| {
        let before = &line[..word.as_ptr() as usize - line.as_ptr() as usize];
        (before.chars().count() + 1, word)
    })
}

/// Plays a move, a throw, or that a side gave up while the others play on; `None` if it is not legal.
pub(super) fn play(game: &mut dyn AnyGame, text: &str) -> Option<String> {
    if let Some(side) = text.strip_suffix(RESIGNED).and_then(|side| side.strip_suffix(' ')) {
        let side = number(side)?.checked_sub(1).map(Side::from_index)?;
        return game.resign(side).then(|| text.to_owned());
    }
    match game.turn() {
        Turn::Throw(_) => game.throw(text).ok(),
        Turn::Move(_) | Turn::Over(_) => game.play(text).ok(),
    }
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"")
}

fn one_line(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
