//! Laws that hold for every game, over random play of every variant under random house rules.

use std::collections::BTreeSet;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serai::games::{AnyGame, Kind, Setup, View};
use serai::rules::{Turn, folded};

use crate::chance::any_setup;

/// Games of each variant; every other one is played by the variant's own rules.
const fn games(kind: Kind) -> u64 {
    match kind {
        Kind::Sokusowo | Kind::Tihbat => 200,
        // Each is some hundred plies long, with up to a hundred moves to choose from.
        Kind::Seega => 4,
        // Each of these is some twenty times as long.
        Kind::Sho | Kind::Sigh => 20,
    }
}

/// What must hold at every ply; the error says what does not.
type Law = fn(&dyn AnyGame, &mut ChaCha8Rng) -> Result<(), String>;

const LAWS: &[(&str, Law)] = &[
    ("somebody can go on until the game is over, and nobody after", somebody_can_go_on),
    ("moves as they are written are distinct and read back", written_moves_read_back),
    ("what is refused changes nothing", refusals_change_nothing),
    ("step by step every legal move can be chosen, and no other", moves_are_chosen_step_by_step),
    ("a position as it is written reads back", positions_read_back),
    ("a copy lives on its own", copies_are_independent),
    ("whatever happened has its reasons, and nothing else has", what_happened_has_reasons),
    ("one ply deep there are as many leaves as moves or throws", leaves_are_moves),
];

#[test]
fn laws_hold_at_every_ply() {
    every_game(|game, chance| {
        while let Some(ply) = game.next(chance) {
            for (law, holds) in LAWS {
                holds(&*game.game, chance).unwrap_or_else(|what| panic!("{law}, but {what} in {game}"));
            }
            let pieces = pieces(&*game.game, game.setup.kind());
            // Seega takes pieces off the board; none comes back.
            let may_lose = game.setup.kind() == Kind::Seega;
            assert!(pieces == game.pieces || may_lose && pieces < game.pieces, "{ply} loses or makes pieces in {game}");
            game.pieces = pieces;
        }
        for (law, holds) in LAWS {
            holds(&*game.game, chance).unwrap_or_else(|what| panic!("{law}, but {what} in {game}"));
        }
    });
}

#[test]
fn play_ends_within_its_bound() {
    every_game(|game, chance| {
        let bound = bound(&game.setup);
        while game.next(chance).is_some() {
            assert!(game.plies.len() <= bound, "more than {bound} plies in {game}");
        }
    });
}

#[test]
fn the_same_plies_lead_to_the_same_state() {
    every_game(|game, chance| {
        while game.next(chance).is_some() {}
        let mut again = game.setup.start().unwrap();
        for ply in &game.plies {
            step(&mut *again, ply).unwrap_or_else(|refused| panic!("{ply} is refused: {refused} in {game}"));
        }
        assert_eq!(state(&*again), state(&*game.game), "{game}");
        assert_eq!(again.told(), game.game.told(), "{game}");
        assert_eq!(again.scene(View::default()), game.game.scene(View::default()), "{game}");
    });
}

/// The most plies that a game can have.
fn bound(setup: &Setup) -> usize {
    let seeds = || setup.rules().number::<usize>("seeds");
    match setup.kind() {
        // Every move takes at least one seed off the board.
        Kind::Sokusowo => 12 * seeds(),
        // Captures come in pairs of seeds. Between two of them no position comes twice, and with n
        // seeds left there are (n + 1)(n + 2)(n + 3) / 6 ways to lay them into four pits, for
        // either side to move.
        Kind::Tihbat => (1..=2 * seeds()).map(|pairs| 2 * pairs).map(|n| (n + 1) * (n + 2) * (n + 3) / 3).sum(),
        // A game ends with probability 1; 5,000 throws are its page's bound. Hardly a throw leads to two moves.
        Kind::Sho => 10_000,
        // 1,000 moves, and no more than 300 throws between two of them. A rachva ends with probability 1.
        Kind::Sigh => 1_000 * 301,
        // Every piece is placed, and then captured after as many quiet plies as may be; where no limit is set,
        // positions come back long before this.
        Kind::Seega => {
            let quiet = match setup.rules().number::<usize>("quiet_limit") {
                0 => 100_000,
                limit => limit,
            };
            80 + 80 * quiet
        }
    }
}

/// What no ply makes.
fn pieces(game: &dyn AnyGame, kind: Kind) -> u32 {
    match kind {
        // What stands on the board, and what is in hand.
        Kind::Seega => {
            let position = game.position();
            let fields: Vec<&str> = position.split(' ').collect();
            let standing = fields[0].matches(['x', 'o']).count() as u32;
            standing + fields[3].split(',').filter_map(|hand| hand.parse::<u32>().ok()).sum::<u32>()
        }
        // Every number in the text counts seeds.
        Kind::Sokusowo | Kind::Tihbat => {
            game.position().split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse::<u32>().ok()).sum()
        }
        // The numbers of a side are its hand, each position with its coins, and its home.
        Kind::Sho => {
            let position = game.position();
            let sides = position.split(' ').filter(|field| field.contains('|'));
            let counts = sides.flat_map(|side| side.split(['|', ',']).map(|part| part.rsplit('x').next().unwrap()));
            counts.filter_map(|count| count.parse::<u32>().ok()).sum()
        }
        // Pieces are lost for good; holes are not. Several pieces in one are a letter with their number, or in brackets.
        Kind::Sigh => {
            let position = game.position();
            let rows = position.split(' ').next().unwrap();
            let mut is_inside = false;
            let holes = rows.chars().filter(|&c| {
                let was_inside = is_inside;
                is_inside = c == '(' || is_inside && c != ')';
                !was_inside && !c.is_ascii_digit() && c != '/'
            });
            holes.count() as u32
        }
    }
}

fn somebody_can_go_on(game: &dyn AnyGame, _: &mut ChaCha8Rng) -> Result<(), String> {
    let counts = (game.moves().len(), game.throws().len());
    let holds = match game.turn() {
        Turn::Move(_) => counts.0 > 0 && counts.1 == 0,
        Turn::Throw(_) => counts.0 == 0 && counts.1 > 0,
        Turn::Over(_) => counts == (0, 0),
    };
    ensure(holds, || format!("there are {counts:?} moves and throws at {:?}", game.turn()))
}

fn written_moves_read_back(game: &dyn AnyGame, chance: &mut ChaCha8Rng) -> Result<(), String> {
    let moves = game.moves();
    let distinct: BTreeSet<&String> = moves.iter().collect();
    ensure(distinct.len() == moves.len(), || format!("there are {moves:?}"))?;
    for m in &moves {
        for typed in [m.clone(), strewn(m, chance)] {
            let read = game.boxed_clone().play(&typed);
            ensure(game.reads(&typed), || format!("{typed:?} is no move"))?;
            ensure(read.as_ref() == Ok(m), || format!("{typed:?} is read as {read:?}"))?;
        }
    }
    for (throw, _) in game.throws() {
        let read = game.boxed_clone().throw(&throw.to_uppercase());
        ensure(read.as_ref() == Ok(&throw), || format!("{throw} is read as {read:?}"))?;
    }
    Ok(())
}

/// The move in upper or lower case, with spaces and dashes in it.
fn strewn(m: &str, chance: &mut ChaCha8Rng) -> String {
    let mut strewn = String::new();
    for c in m.chars() {
        strewn.push_str([" ", "-", "", " - "].choose(chance).unwrap());
        if chance.random() { strewn.extend(c.to_uppercase()) } else { strewn.push(c) }
    }
    strewn + *[" ", ""].choose(chance).unwrap()
}

fn refusals_change_nothing(game: &dyn AnyGame, _: &mut ChaCha8Rng) -> Result<(), String> {
    let (moves, throws) = (game.moves(), game.throws());
    let mut tried = game.boxed_clone();
    for typed in [
        "",
        "0",
        "1",
        "2",
        "3",
        "6",
        "7",
        "99",
        "256",
        "-",
        "pass",
        "stop",
        "a1",
        "a1b2",
        "h+1",
        "64+2",
        "0+2",
        "3+8+2",
        "a1-b2-c3",
        "e1e2",
        "a0b1",
        "roll 7 1",
        "roll 1",
        "throw 9",
        "throw 1 w",
        "🎲",
    ] {
        if !moves.iter().any(|m| folded(m) == folded(typed)) && tried.play(typed).is_ok() {
            return Err(format!("the move {typed:?} is taken"));
        }
        if !throws.iter().any(|(throw, _)| throw == typed) && tried.throw(typed).is_ok() {
            return Err(format!("the throw {typed:?} is taken"));
        }
        if tried.set(typed).is_ok() {
            return Err(format!("the position {typed:?} is taken"));
        }
    }
    ensure(state(&*tried) == state(game) && tried.told() == game.told(), || format!("{:?} follows", state(&*tried)))
}

fn moves_are_chosen_step_by_step(game: &dyn AnyGame, _: &mut ChaCha8Rng) -> Result<(), String> {
    let (mut chosen, mut open) = (BTreeSet::new(), vec![Vec::new()]);
    while let Some(begun) = open.pop() {
        let steps = game.steps(&begun);
        // As many as four menus of Discord hold.
        ensure(steps.len() <= 100, || format!("there are {} steps after {begun:?}", steps.len()))?;
        for step in steps.into_iter().filter(|step| step.is_legal) {
            match step.whole {
                Some(whole) => ensure(chosen.insert(whole.clone()), || format!("{whole} comes twice"))?,
                None => open.push([begun.clone(), vec![step.text.to_uppercase()]].concat()),
            }
        }
    }
    let legal: BTreeSet<String> = game.moves().into_iter().collect();
    ensure(chosen == legal, || format!("{chosen:?} are chosen of {legal:?}"))
}

fn positions_read_back(game: &dyn AnyGame, _: &mut ChaCha8Rng) -> Result<(), String> {
    let mut read = game.boxed_clone();
    match (game.turn(), read.set(&game.position())) {
        (Turn::Over(_), Ok(())) => Err("a finished game is taken".to_owned()),
        (Turn::Over(_), Err(_)) => Ok(()),
        (_, Err(error)) => Err(format!("{error}: {}", game.position())),
        (_, Ok(())) => ensure(state(&*read) == state(game), || format!("{:?} is read", state(&*read))),
    }
}

fn copies_are_independent(game: &dyn AnyGame, chance: &mut ChaCha8Rng) -> Result<(), String> {
    let (before, mut copy) = (state(game), game.boxed_clone());
    ensure(state(&*copy) == before && copy.told() == game.told(), || "a copy differs".to_owned())?;
    while let Some(ply) = any_ply(&*copy, chance).filter(|_| chance.random_ratio(2, 3)) {
        step(&mut *copy, &ply)?;
    }
    ensure(state(game) == before, || format!("{:?} follows from a move of a copy", state(game)))
}

fn what_happened_has_reasons(game: &dyn AnyGame, _: &mut ChaCha8Rng) -> Result<(), String> {
    let (told, why) = (game.told(), game.why());
    ensure(told.is_some() != why.is_empty(), || format!("{told:?} is explained by {why:?}"))
}

fn leaves_are_moves(game: &dyn AnyGame, _: &mut ChaCha8Rng) -> Result<(), String> {
    let leaves = (game.perft(0), game.perft(1));
    let plies = (game.moves().len() + game.throws().len()) as u64;
    ensure(leaves == (1, plies), || format!("there are {leaves:?} leaves and {plies} plies"))
}

/// Everything that a game's text interface shows of its state.
fn state(game: &dyn AnyGame) -> (String, Turn, Vec<String>, Vec<(String, u64)>) {
    (game.position(), game.turn(), game.moves(), game.throws())
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// A game with the way that it was played; written as one, for a failing test to tell.
struct Played {
    setup: Setup,
    seed: u64,
    pieces: u32,
    game: Box<dyn AnyGame>,
    plies: Vec<String>,
}

impl Played {
    /// Goes on by chance; the ply that was played, or `None` once the game is over.
    fn next(&mut self, chance: &mut ChaCha8Rng) -> Option<String> {
        let ply = any_ply(&*self.game, chance)?;
        step(&mut *self.game, &ply).unwrap_or_else(|refused| panic!("{ply} is listed, but {refused} in {self}"));
        self.plies.push(ply.clone());
        Some(ply)
    }
}

impl std::fmt::Display for Played {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rules: Vec<String> = self.setup.rules().iter().map(|(key, value)| format!("{key}={value}")).collect();
        let name = format!("{}/{}", self.setup.kind().word(), self.setup.variant());
        write!(f, "game {} of {name} {}: {}", self.seed, rules.join(" "), self.plies.join(", "))
    }
}

/// Calls the test with every game at its start.
fn every_game(mut test: impl FnMut(&mut Played, &mut ChaCha8Rng)) {
    for kind in Kind::ALL {
        for variant in &kind.entry().variants {
            for seed in 0..games(kind) {
                let mut chance = ChaCha8Rng::seed_from_u64(seed);
                let setup = any_setup(kind, &variant.name, seed % 2 == 1, &mut chance);
                let game = setup.start().unwrap();
                let pieces = pieces(&*game, kind);
                test(&mut Played { setup, seed, pieces, game, plies: Vec::new() }, &mut chance);
            }
        }
    }
}

/// A legal move, or a throw that can fall; `None` once the game is over.
fn any_ply(game: &dyn AnyGame, chance: &mut ChaCha8Rng) -> Option<String> {
    let mut plies = game.moves();
    plies.extend(game.throws().into_iter().map(|(throw, _)| throw));
    plies.choose(chance).cloned()
}

fn step(game: &mut dyn AnyGame, ply: &str) -> Result<String, String> {
    let played = if let Turn::Throw(_) = game.turn() { game.throw(ply) } else { game.play(ply) };
    played.map_err(|refused| format!("{refused:?}"))
}
