//! Whole games as they are read: `tests/playthroughs` tells each of them ply by ply.
//!
//! A file begins with what decides the game: a title, the game, its house rules (and `sides` where it is not the usual
//! number), the plies. A worked example begins `from` a position, and need not end. All that follows is told from these. `RENEW=1 cargo test playthroughs` writes it anew.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;

use serai::games::{AnyGame, Kind, Setup, Values, View};
use serai::messages::Messages;
use serai::phrase::Phrase;
use serai::picture;
use serai::rules::{Reason, Turn};

use crate::files::{root, texts};

/// Among the plies: both sides agree to count.
const SETTLE: &str = "settle";
/// In the text of positions where pieces are placed one by one, which is told without the board.
const PLACING: &str = " place";

/// What decides a game: the first lines of a file.
struct Head {
    title: String,
    setup: Setup,
    from: Option<String>,
    plies: Vec<String>,
}

#[test]
fn playthroughs_are_told_as_before() {
    let messages = Messages::load().unwrap();
    for (path, before) in texts("tests/playthroughs", "txt") {
        let (told, _) = tell(&Head::read(&path, &before), &messages);
        if std::env::var_os("RENEW").is_some() {
            fs::write(root().join(path), told).unwrap();
        } else {
            let line = told.lines().zip(before.lines()).position(|(now, before)| now != before);
            let line = line.unwrap_or_else(|| told.lines().count().min(before.lines().count()));
            let [now, was] = [&told, &before].map(|text| text.lines().nth(line).unwrap_or("the end"));
            assert!(told == before, "{path}, line {}:\n before: {was}\n    now: {now}", line + 1);
        }
    }
}

#[test]
fn every_variant_and_every_ending_has_a_playthrough() {
    let messages = Messages::load().unwrap();
    let mut missing = BTreeSet::new();
    for kind in Kind::ALL {
        missing.extend(kind.entry().variants.iter().map(|variant| format!("{}/{}", kind.word(), variant.name)));
        missing.extend(
            endings(kind).into_iter().flat_map(|reason| {
                ["won", "lost"].map(|result| format!("{} {result} by {}", kind.word(), reason.word()))
            }),
        );
        if can_be_drawn(kind) {
            missing.insert(format!("{} drawn", kind.word()));
        }
        missing.extend(kind.entry().sides.iter().map(|sides| format!("{} of {sides} sides", kind.word())));
        for rule in &kind.entry().rules {
            // Of rules with many values the endings are enough.
            if let Values::Words(values) = &rule.values
                && values.len() <= 3
            {
                missing.extend(values.iter().map(|value| format!("{} by {}={value}", kind.word(), rule.key)));
            }
        }
    }
    for (path, text) in texts("tests/playthroughs", "txt") {
        let head = Head::read(&path, &text);
        if head.from.is_some() {
            continue;
        }
        let (_, game) = tell(&head, &messages);
        let Turn::Over(outcome) = game.turn() else { panic!("{path} does not end") };
        let kind = head.setup.kind();
        missing.remove(&format!("{}/{}", kind.word(), head.setup.variant()));
        missing.remove(&format!("{} of {} sides", kind.word(), head.setup.sides()));
        missing.remove(&match outcome.winner.map(|side| side.number()) {
            None => format!("{} drawn", kind.word()),
            Some(1) => format!("{} won by {}", kind.word(), outcome.reason.word()),
            Some(_) => format!("{} lost by {}", kind.word(), outcome.reason.word()),
        });
        for (key, value) in head.setup.rules().iter() {
            missing.remove(&format!("{} by {key}={value}", kind.word()));
        }
    }
    assert!(missing.is_empty(), "tests/playthroughs has no game of: {missing:#?}");
}

/// The ways in which a game can end.
fn endings(kind: Kind) -> Vec<Reason> {
    let all = std::iter::successors(Some(Reason::Majority), |reason| match reason {
        Reason::Majority => Some(Reason::Exhausted),
        Reason::Exhausted => Some(Reason::Captured),
        Reason::Captured => Some(Reason::Repetition),
        Reason::Repetition => Some(Reason::Quiet),
        Reason::Quiet => Some(Reason::Settled),
        Reason::Settled => Some(Reason::Home),
        Reason::Home => Some(Reason::Sho),
        Reason::Sho => Some(Reason::Rachva),
        Reason::Rachva => None,
    });
    let of_game = |reason: &Reason| match kind {
        Kind::Sokusowo => matches!(reason, Reason::Majority | Reason::Exhausted),
        Kind::Tihbat => matches!(reason, Reason::Majority | Reason::Captured | Reason::Repetition),
        Kind::Seega => {
            matches!(reason, Reason::Captured | Reason::Repetition | Reason::Quiet | Reason::Settled)
        }
        Kind::Sho => matches!(reason, Reason::Home | Reason::Sho),
        Kind::Sigh => matches!(reason, Reason::Captured | Reason::Rachva | Reason::Majority),
    };
    all.filter(of_game).collect()
}

fn can_be_drawn(kind: Kind) -> bool {
    match kind {
        Kind::Sokusowo | Kind::Tihbat | Kind::Seega | Kind::Sigh => true,
        Kind::Sho => false,
    }
}

impl Head {
    fn read(path: &str, text: &str) -> Head {
        let mut lines = text.lines().peekable();
        let mut read = |key: &str| lines.next_if(|line| line.starts_with(key)).map(|line| line[key.len()..].trim());
        let mut value =
            |key: &str| read(key).unwrap_or_else(|| panic!("{path} does not begin with #, game:, rules: and plies:"));
        let (title, name, rules) = (value("#"), value("game:"), value("rules:"));
        let from = read("from:").map(str::to_owned);
        let plies = read("plies:").unwrap_or_else(|| panic!("{path} has no plies:"));
        let (sides, rules): (Vec<_>, Vec<_>) =
            rules.split(' ').filter_map(|rule| rule.split_once('=')).partition(|(key, _)| *key == "sides");
        let sides = sides.first().map(|(_, sides)| sides.parse().unwrap());
        Head {
            title: title.to_owned(),
            setup: Setup::read(name, rules, sides).unwrap_or_else(|error| panic!("{path}: {error}")),
            from,
            plies: plies.split(", ").map(str::to_owned).collect(),
        }
    }
}

/// The whole file, and the game as it ended.
fn tell(head: &Head, messages: &Messages) -> (String, Box<dyn AnyGame>) {
    let say = |phrase: &Phrase| messages.say("en", phrase).plain(|player| player.as_str().to_owned());
    let mut game = head.setup.start().unwrap();
    if let Some(position) = &head.from {
        game.set(position).unwrap_or_else(|error| panic!("{}: {error}", head.title));
    }
    let usual = Setup::new(head.setup.kind(), Some(head.setup.variant()), [], None).unwrap().sides();
    let sides = Some(head.setup.sides()).filter(|sides| *sides != usual).map(|sides| format!("sides={sides}"));
    let changed = head.setup.changed().map(|(key, value)| format!("{key}={value}"));
    let rules: Vec<String> = sides.into_iter().chain(changed).collect();
    let mut told = format!("# {}\n", head.title);
    writeln!(told, "game: {}/{}", head.setup.kind().word(), head.setup.variant()).unwrap();
    writeln!(told, "{}", format!("rules: {}", rules.join(" ")).trim_end()).unwrap();
    if let Some(position) = &head.from {
        writeln!(told, "from: {position}").unwrap();
    }
    writeln!(told, "plies: {}", head.plies.join(", ")).unwrap();
    for (number, ply) in head.plies.iter().enumerate() {
        if ply == SETTLE {
            show(&mut told, "Before both agree to count", &*game);
            game.settle().unwrap_or_else(|error| panic!("{}: {error}", head.title));
            continue;
        }
        if game.position().contains(PLACING) {
            game.play(ply).unwrap_or_else(|refused| panic!("{}, ply {}: {refused:?}", head.title, number + 1));
            writeln!(told, "\n> {ply}\n{}", say(&game.told().unwrap())).unwrap();
            continue;
        }
        let played = match game.turn() {
            Turn::Throw(_) => {
                // What can fall is the same each time, and no throw moves anything on the board.
                writeln!(told, "\n## Before ply {}\n\nposition: {}", number + 1, game.position()).unwrap();
                game.throw(ply)
            }
            Turn::Move(_) | Turn::Over(_) => {
                show(&mut told, &format!("Before ply {}", number + 1), &*game);
                writeln!(told, "moves: {}", game.moves().join(", ")).unwrap();
                game.play(ply)
            }
        };
        let played = played.unwrap_or_else(|refused| panic!("{}, ply {}: {refused:?}", head.title, number + 1));
        writeln!(told, "\n> {played}\n{}", say(&game.told().unwrap())).unwrap();
    }
    show(&mut told, "At the end", &*game);
    if let Turn::Over(outcome) = game.turn() {
        writeln!(told, "result: {outcome}").unwrap();
    }
    let alt = game.scene(View::default()).alt;
    writeln!(told, "\n{}", alt.iter().map(say).collect::<Vec<_>>().join("\n")).unwrap();
    (told, game)
}

/// The state under a heading: its text and the board.
fn show(told: &mut String, heading: &str, game: &dyn AnyGame) {
    let board = picture::text(&game.scene(View::default()).text, false);
    write!(told, "\n## {heading}\n\nposition: {}\n\n{board}\n", game.position()).unwrap();
}
