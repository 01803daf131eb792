use std::iter::{Enumerate, Peekable};
use std::str::Lines;

use super::bad::{BadRecord, bad};
use super::header::Header;
use super::result::RecordResult;
use super::{Chance, KEYS, NUMBERED_KEYS, Record, follow};
use crate::chat::RequestId;
use crate::games::{AnyGame, BadSetup, PAIRS_DRAWN, Setup};
use crate::rules::{Turn, number};
use crate::table::Seed;

/// No game has more seats.
const MOST_SEATS: u8 = 8;

/// Reads a record from its beginning to its end.
pub struct Reader<'a> {
    lines: Peekable<Enumerate<Lines<'a>>>,
    /// The keys that were read.
    seen: Vec<String>,
    /// Where the text ends.
    end: (usize, usize),
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Reader<'a> {
        let last = text.lines().last().map_or(1, |line| line.chars().count() + 1);
        Reader {
            lines: text.lines().enumerate().peekable(),
            seen: Vec::new(),
            end: (text.lines().count().max(1), last),
        }
    }

    pub fn record(mut self) -> Result<Record, BadRecord> {
        let setup = self.setup()?;
        let (setup, names) = self.sides(setup)?;
        let date = self.expected("Date")?;
        if !is_date(&date.value()) {
            return Err(date.bad(0, "a date looks like 2026-11-30"));
        }
        let chance = if setup.kind().has_chance() { Some(self.chance(&setup)?) } else { None };
        let header = self.expected("Result")?;
        let result = RecordResult::read(&header.value(), setup.sides());
        let result = result.map_err(|(before, what)| header.bad(before, what))?;
        self.gap()?;
        let mut game = setup.start().map_err(|error| header.bad(0, error))?;
        let mut record = Record { setup, names, date: date.value(), result, chance, moves: Vec::new() };
        record.moves = self.moves(&mut *game)?;
        check_result(&record, &mut *game).map_err(|what| header.bad(0, what))?;
        Ok(record)
    }

    /// The next header, if it has this key.
    fn optional(&mut self, key: &str) -> Result<Option<Header>, BadRecord> {
        let Some(&(line, text)) = self.lines.peek().filter(|(_, text)| !text.is_empty()) else { return Ok(None) };
        let header = Header::read(line + 1, text)?;
        if header.key != key {
            return Ok(None);
        }
        self.lines.next();
        self.seen.push(header.key.clone());
        Ok(Some(header))
    }

    fn expected(&mut self, key: &str) -> Result<Header, BadRecord> {
        match self.optional(key)? {
            Some(header) => Ok(header),
            None => Err(self.misplaced(&format!("the header {key}"))),
        }
    }

    /// What is wrong where this would belong.
    fn misplaced(&mut self, belongs: &str) -> BadRecord {
        let Some(&(line, text)) = self.lines.peek() else {
            return bad(self.end.0, self.end.1, format!("{belongs} is missing"));
        };
        match Header::read(line + 1, text) {
            Ok(Header { key, .. }) if self.seen.contains(&key) => bad(line + 1, 2, format!("{key} stands twice")),
            Ok(Header { key, .. }) if !is_key(&key) => {
                bad(line + 1, 2, format!("there is no header {key}; {belongs} is missing here"))
            }
            Ok(Header { key, .. }) => bad(line + 1, 2, format!("{belongs} is missing before {key}")),
            Err(_) if text.is_empty() => bad(line + 1, 1, format!("{belongs} is missing")),
            Err(error) => error,
        }
    }

    fn setup(&mut self) -> Result<Setup, BadRecord> {
        let game = self.expected("Game")?;
        let name = game.value();
        let usual = Setup::read(&name, [], None).map_err(|error| {
            let behind_slash = name.chars().take_while(|&c| c != '/').count() + 1;
            game.bad(if matches!(error, BadSetup::Variant { .. }) { behind_slash } else { 0 }, error)
        })?;
        let written = format!("{}/{}", usual.kind().word(), usual.variant());
        if written != name {
            return Err(game.bad(0, format!("{name} is written {written}")));
        }
        let header = self.expected("Rules")?;
        let mut rules: Vec<(usize, String, String)> = Vec::new();
        for (before, word) in header.parts(' ').into_iter().filter(|_| !header.value().is_empty()) {
            let rule = word.split_once('=').ok_or_else(|| header.bad(before, "a rule looks like key=value"));
            let (key, value) = rule.map(|(key, value)| (key.to_owned(), value.to_owned()))?;
            if rules.iter().any(|(_, known, _)| *known == key) {
                return Err(header.bad(before, format!("{key} stands twice")));
            }
            rules.push((before, key, value));
        }
        let set = rules.iter().map(|(_, key, value)| (key.as_str(), value.as_str()));
        Setup::read(&name, set, None).map_err(|error| {
            let before = rules.iter().find_map(|(before, known, _)| match &error {
                BadSetup::Rule { key, .. } => (key == known).then_some(*before),
                BadSetup::Value { key, .. } => (key == known).then_some(before + known.chars().count() + 1),
                _ => None,
            });
            header.bad(before.unwrap_or(0), error)
        })
    }

    /// Who plays, and so how many.
    fn sides(&mut self, setup: Setup) -> Result<(Setup, Vec<Vec<String>>), BadRecord> {
        let players = setup.seating().players;
        let with = |seats: u8| setup.clone().with_sides(seats / players).ok().filter(|_| seats.is_multiple_of(players));
        let most = (1..=MOST_SEATS).rev().find(|&seats| with(seats).is_some()).unwrap_or(1);
        let mut names = Vec::new();
        for seat in 1..=most {
            let Some(header) = self.optional(&format!("Side{seat}"))? else { break };
            names.push(match header.value().is_empty() {
                true => Vec::new(),
                false => header.parts(':').into_iter().map(|(_, name)| name).collect(),
            });
        }
        match with(names.len() as u8) {
            Some(setup) => Ok((setup, names)),
            None => Err(self.misplaced(&format!("the header Side{}", names.len() + 1))),
        }
    }

    /// What the throws come from.
    fn chance(&mut self, setup: &Setup) -> Result<Chance, BadRecord> {
        let mut seats = Vec::new();
        if let Some(header) = self.optional("Seats")? {
            let there = 1..=setup.seating().seats();
            for (before, word) in header.parts(' ') {
                let seat = number(&word).filter(|seat| there.contains(seat));
                let what = || format!("the seats are numbers from 1 to {}", there.end());
                seats.push(seat.ok_or_else(|| header.bad(before, what()))?);
            }
            if seats.len() != usize::from(*there.end()) {
                return Err(header.bad(0, format!("there are {} seats", there.end())));
            }
        }
        let pairs = self.optional("Pairs")?;
        if let Some(header) = pairs.as_ref().filter(|header| header.value() != PAIRS_DRAWN) {
            return Err(header.bad(0, format!("pairs are {PAIRS_DRAWN}, or the header is left out")));
        }
        let first = self.optional("First")?.map(|header| {
            let there = 1..=setup.seating().seats();
            let seat = number(&header.value()).filter(|seat| there.contains(seat));
            seat.ok_or_else(|| header.bad(0, format!("who begins is a seat from 1 to {}", there.end())))
        });
        let first = first.transpose()?;
        let mut joined = vec![RequestId::stored(self.expected("Joined1")?.value())];
        while let Some(header) = self.optional(&format!("Joined{}", joined.len() + 1))? {
            joined.push(RequestId::stored(header.value()));
        }
        let header = self.expected("Commitment")?;
        let commitment = header.value();
        // A hash is written as seeds are.
        Seed::read(&commitment).ok_or_else(|| header.bad(0, "a commitment is 64 digits from 0 to f"))?;
        let seed = self
            .optional("Seed")?
            .map(|header| Seed::read(&header.value()).ok_or_else(|| header.bad(0, "a seed is 64 digits from 0 to f")));
        Ok(Chance { seats, drawn: pairs.is_some(), first, joined, commitment, seed: seed.transpose()? })
    }

    /// The empty line between headers and moves; there may be neither.
    fn gap(&mut self) -> Result<(), BadRecord> {
        match self.lines.peek() {
            None => Ok(()),
            Some((_, "")) => {
                self.lines.next();
                Ok(())
            }
            Some(_) => Err(self.misplaced("an empty line before the moves")),
        }
    }

    fn moves(&mut self, game: &mut dyn AnyGame) -> Result<Vec<String>, BadRecord> {
        let mut moves: Vec<String> = Vec::new();
        let mut has_ended = false;
        for (line, text) in self.lines.by_ref() {
            has_ended |= text.is_empty();
            if has_ended && !text.is_empty() {
                return Err(bad(line + 1, 1, "the moves end with an empty line, and nothing stands behind them"));
            }
            let mut column = 1;
            for (at, word) in text.split(' ').enumerate().filter(|_| !text.is_empty()) {
                let bad = |what: String| bad(line + 1, column, what);
                if at == 0 {
                    let next = format!("{}.", moves.len() + 1);
                    if word != next {
                        return Err(bad(format!("a line of moves begins with the number of its first, here {next}")));
                    }
                } else {
                    moves.push(one_move(game, word).map_err(bad)?);
                }
                column += word.chars().count() + 1;
            }
        }
        Ok(moves)
    }
}

/// Plays the word of a move or a throw.
fn one_move(game: &mut dyn AnyGame, word: &str) -> Result<String, String> {
    if word.is_empty() {
        return Err("one space stands between moves, and none at the end of a line".to_owned());
    }
    let typed = word.replace('_', " ");
    let played = follow(game, &typed).ok_or_else(|| format!("{word} is not a legal move or throw"))?;
    let written = played.replace(' ', "_");
    if written == word { Ok(played) } else { Err(format!("{word} is written {written}")) }
}

/// Whether the moves lead to the result.
fn check_result(record: &Record, game: &mut dyn AnyGame) -> Result<(), String> {
    if record.is_settled() {
        game.settle().map_err(|error| error.to_string())?;
    }
    match (game.turn(), record.result) {
        (Turn::Over(outcome), RecordResult::Played(recorded)) if outcome == recorded => Ok(()),
        (Turn::Over(outcome), _) => Err(format!("the moves end the game with {outcome}")),
        (_, RecordResult::Played(_)) => Err("the moves do not end the game".to_owned()),
        (_, result) if result.winner().is_some_and(|side| record.resigned().any(|gone| gone == side)) => {
            Err("this side has given up".to_owned())
        }
        _ => Ok(()),
    }
}

fn is_date(text: &str) -> bool {
    let form = "%Y-%m-%d";
    jiff::civil::Date::strptime(form, text).is_ok_and(|date| date.strftime(form).to_string() == text)
}

fn is_key(key: &str) -> bool {
    let is_numbered = |known: &&str| key.strip_prefix(*known).and_then(number).is_some_and(|number| number > 0);
    KEYS.contains(&key) || NUMBERED_KEYS.iter().any(is_numbered)
}
