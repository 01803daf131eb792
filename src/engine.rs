//! The engine protocol: other programs drive the rules over standard input and output.
//!
//! One command a line, one answer a line, `ok …` or `error <reason>`. Reasons are for programmers and
//! stay in English.

use std::io::{self, BufRead, Write};

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

use crate::games::{AnyGame, Kind, Refused, Setup, View};
use crate::picture;
use crate::rules::Turn;

/// Answers every line of the input until it ends.
///
/// # Errors
/// The input cannot be read, or the output is closed.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::new();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if let Some(answer) = session.answer(&String::from_utf8_lossy(&line)) {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
}

/// One run of the protocol.
pub struct Session {
    game: Option<Playing>,
    chance: ChaCha20Rng,
}

/// The game of the last `new`, with the states that `undo` goes back to.
struct Playing {
    game: Box<dyn AnyGame>,
    before: Vec<Box<dyn AnyGame>>,
}

impl Default for Session {
    fn default() -> Session {
        Session::new()
    }
}

impl Session {
    pub fn new() -> Session {
        Session { game: None, chance: ChaCha20Rng::from_rng(&mut rand::rng()) }
    }

    /// The answer to a line; `None` where the protocol has none.
    pub fn answer(&mut self, line: &str) -> Option<String> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return None;
        }
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Some(match self.obey(command, rest.trim()) {
            Ok(text) if text.is_empty() => "ok".to_owned(),
            Ok(text) => format!("ok {text}"),
            Err(reason) => format!("error {}", reason.split_whitespace().collect::<Vec<_>>().join(" ")),
        })
    }

    fn obey(&mut self, command: &str, rest: &str) -> Result<String, String> {
        match command {
            "games" => alone(rest).map(|()| games()),
            "new" => {
                self.game = Some(Playing { game: new(rest)?, before: Vec::new() });
                Ok(String::new())
            }
            _ => {
                let playing = self.game.as_mut().ok_or("there is no game before `new`")?;
                playing.obey(command, rest, &mut self.chance)
            }
        }
    }
}

impl Playing {
    fn obey(&mut self, command: &str, rest: &str, chance: &mut ChaCha20Rng) -> Result<String, String> {
        match command {
            "position" => alone(rest).map(|()| self.game.position()),
            "set" => {
                self.game.set(rest).map_err(|error| error.to_string())?;
                self.before.clear();
                Ok(String::new())
            }
            "moves" => alone(rest).map(|()| match self.game.turn() {
                Turn::Throw(_) => "throw".to_owned(),
                Turn::Move(_) | Turn::Over(_) => sorted(self.game.moves()).join(" "),
            }),
            "play" => self.change(|game| game.play(rest).map_err(|refused| refusal(&refused))).map(|_| String::new()),
            "throw" if rest.is_empty() => {
                let throws = self.game.throws();
                let throw = draw(&throws, chance).ok_or("no throw is due")?;
                self.change(|game| game.throw(throw).map_err(|refused| refusal(&refused)))
            }
            "throw" => self.change(|game| game.throw(rest).map_err(|refused| refusal(&refused))),
            "throws" => alone(rest).and_then(|()| throws(self.game.throws())),
            "result" => alone(rest).map(|()| match self.game.turn() {
                Turn::Over(outcome) => outcome.to_string(),
                Turn::Move(_) | Turn::Throw(_) => "none".to_owned(),
            }),
            "settle" => {
                alone(rest)?;
                self.change(|game| game.settle().map(|()| String::new()).map_err(|error| error.to_string()))
            }
            "undo" => {
                alone(rest)?;
                self.game = self.before.pop().ok_or("nothing to undo")?;
                Ok(String::new())
            }
            "perft" => {
                let depth = number(rest).ok_or("perft needs a depth")?;
                Ok(self.game.perft(depth).to_string())
            }
            "seed" => {
                *chance = ChaCha20Rng::from_seed(seed(rest).ok_or("a seed has 64 hex digits")?);
                Ok(String::new())
            }
            "go" | "eval" => Err("there is no computer player yet".to_owned()),
            "show" => alone(rest).map(|()| {
                let scene = self.game.scene(View::default());
                picture::text(&scene.text, false).trim_end().replace('\n', "\\n")
            }),
            _ => Err(format!("unknown command {command}")),
        }
    }

    /// Changes the game, and keeps the state before for `undo`.
    fn change(&mut self, apply: impl FnOnce(&mut dyn AnyGame) -> Result<String, String>) -> Result<String, String> {
        let mut after = self.game.boxed_clone();
        let text = apply(&mut *after)?;
        self.before.push(std::mem::replace(&mut self.game, after));
        Ok(text)
    }
}

fn games() -> String {
    let names = Kind::ALL
        .into_iter()
        .flat_map(|kind| kind.entry().variants.iter().map(move |variant| format!("{}/{}", kind.word(), variant.name)));
    names.collect::<Vec<_>>().join(" ")
}

fn new(rest: &str) -> Result<Box<dyn AnyGame>, String> {
    let mut words = rest.split_whitespace();
    let name = words.next().ok_or("new needs a game")?;
    let mut sides = None;
    let mut rules = Vec::new();
    for word in words {
        match word.split_once('=').ok_or_else(|| format!("{word} is not rule=value"))? {
            ("sides", text) => sides = Some(number(text).ok_or("sides takes a number")?),
            rule => rules.push(rule),
        }
    }
    if !name.contains('/') {
        return Err(format!("{name} is not game/variant"));
    }
    let setup = Setup::read(name, rules, sides).map_err(|error| error.to_string())?;
    setup.start().map_err(|error| error.to_string())
}

/// `roll 5 3 = 1/18; …`, sorted, in lowest terms.
fn throws(throws: Vec<(String, u64)>) -> Result<String, String> {
    if throws.is_empty() {
        return Err("no throw is due".to_owned());
    }
    let all: u64 = throws.iter().map(|(_, weight)| weight).sum();
    let written = throws.iter().map(|(throw, weight)| {
        let common = greatest_common_divisor(*weight, all);
        format!("{throw} = {}/{}", weight / common, all / common)
    });
    Ok(sorted(written.collect()).join("; "))
}

/// One of the throws, by their weights.
fn draw<'a>(throws: &'a [(String, u64)], chance: &mut impl Rng) -> Option<&'a str> {
    let all: u64 = throws.iter().map(|(_, weight)| weight).sum();
    if all == 0 {
        return None;
    }
    let mut left = chance.random_range(0..all);
    let drawn = throws.iter().find(|(_, weight)| {
        let falls_here = left < *weight;
        left = left.saturating_sub(*weight);
        falls_here
    });
    drawn.map(|(throw, _)| throw.as_str())
}

fn refusal(refused: &Refused) -> String {
    match refused {
        Refused::Over => "the game is over".to_owned(),
        Refused::ThrowDue => "a throw is due".to_owned(),
        Refused::NoThrowDue => "no throw is due".to_owned(),
        Refused::Unreadable => "this is no move or throw of the game".to_owned(),
        Refused::NoSuchThrow => "this throw cannot fall".to_owned(),
        Refused::Illegal { why, .. } => format!("illegal move ({})", why.key),
    }
}

/// Digits alone; Rust's own reading takes a sign too.
fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// Commands without arguments take none.
fn alone(rest: &str) -> Result<(), String> {
    if rest.is_empty() { Ok(()) } else { Err(format!("too many words: {rest}")) }
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}

fn seed(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut seed = [0; 32];
    for (byte, digits) in seed.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(seed)
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
