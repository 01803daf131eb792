//! Throws can be checked: they are fair, follow from the log, and stay sealed until the game is over.

use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serai::chat::{
    Audience, CommunityId, Here, Platform, Player, PlayerId, Request, RequestId, RoomId, TableId, Timestamp,
};
use serai::games::Setup;
use serai::picture;
use serai::rules::Turn;
use serai::table::{Act, Dice, Entry, Event, Opened, Record, Seats, Seed, Table, Verdict};

use crate::files::{codeless, hold, texts};
use crate::program::serai;
use crate::requests::{host, request as request_by};

const SEED: [u8; 32] = *b"Under the cup nobody can see it.";

fn request(id: &str) -> RequestId {
    RequestId::new(Platform::Console, id)
}

/// Pearson's statistic of so many throws of these weights.
fn chi_square(weights: &[u64], throws: u32) -> f64 {
    let dice = Dice::new(&Seed::new(SEED), &[request("a"), request("b")]);
    let mut fallen = vec![0_u32; weights.len()];
    for number in 1..=u64::from(throws) {
        fallen[dice.fall(number, weights).unwrap()] += 1;
    }
    let total: f64 = weights.iter().map(|&weight| weight as f64).sum();
    let expected = weights.iter().map(|&weight| f64::from(throws) * weight as f64 / total);
    fallen.iter().zip(expected).map(|(&fallen, expected)| (f64::from(fallen) - expected).powi(2) / expected).sum()
}

#[test]
fn dice_are_fair() {
    let weights: Vec<u64> =
        Setup::read("sho", [], None).unwrap().start().unwrap().throws().iter().map(|t| t.1).collect();
    // Fair dice exceed this once in a thousand seeds.
    let found = chi_square(&weights, 1_000_000);
    assert!(found < 45.31, "chi-square {found} with 20 degrees of freedom");
}

/// Every way in which eight sticks can fall, which is one bit each, is as likely as any other; and so it is with sticks
/// that stand on their edge once in twenty.
#[test]
fn sticks_are_fair() {
    // Fair sticks exceed these once in a thousand seeds: 255 and 80 degrees of freedom.
    for (name, rules, most) in
        [("sigh/classic", &[][..], 330.5), ("sigh/four-sticks", &[("edge_percent", "5")], 124.84)]
    {
        let falls = Setup::read(name, rules.iter().copied(), None).unwrap().start().unwrap().falls();
        let dice = Dice::new(&Seed::new(SEED), &[request("a"), request("b")]);
        let (throws, faces) = (200_000_u32, falls[0].len());
        let mut fallen = vec![0_u32; faces.pow(falls.len() as u32)];
        for number in 1..=u64::from(throws) {
            fallen[dice.falls(number, &falls).unwrap().iter().fold(0, |way, face| way * faces + face)] += 1;
        }
        let share = |mut way: usize| {
            let shares = falls.iter().rev().map(|weights| {
                let weight = weights[way % faces];
                way /= faces;
                weight as f64 / weights.iter().sum::<u64>() as f64
            });
            shares.product::<f64>()
        };
        let found: f64 = fallen
            .iter()
            .enumerate()
            .map(|(way, &fallen)| {
                let expected = f64::from(throws) * share(way);
                (f64::from(fallen) - expected).powi(2) / expected
            })
            .sum();
        assert!(found < most, "{name}: chi-square {found}");
    }
}

/// Before each stick was kept, the number of white ones was drawn at once: such tables can be checked as before, and also
/// when they went on since, but nobody can go back to the other way in between.
#[test]
fn records_without_sticks_can_be_checked() {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup::read("sigh/quick", [("edge_percent", "20")], None).unwrap();
    let log = played(&setup, false, 3);
    let joined = Table::replay(TableId(7), log.clone()).unwrap().joined;
    let dice = Dice::new(&Seed::new(SEED), &joined);
    let weights: Vec<u64> = setup.start().unwrap().throws().iter().map(|(_, weight)| *weight).collect();
    let at_once = |number: u64| format!("throw {}", dice.fall(number, &weights).unwrap());
    // So many throws without their sticks, then so many with them, then so many without again.
    let record = |runs: [u64; 3]| {
        let mut table = Table::replay(TableId(7), log[..2].to_vec()).unwrap();
        let add = |table: &mut Table, event: Event| {
            let by = table.due().unwrap().id.clone();
            table.apply(Entry { request: request("x"), by, at: Timestamp(0), event, chips: Vec::new() }).unwrap();
        };
        for (run, throws) in runs.into_iter().enumerate() {
            for _ in 0..throws {
                while let Turn::Move(_) = table.game.turn() {
                    let text = table.game.moves()[0].clone();
                    add(&mut table, Event::Moved { text });
                }
                let number = table.throws + 1;
                let text = match run {
                    1 => table.game.fallen(&dice.falls(number, &table.game.falls()).unwrap()).unwrap(),
                    _ => at_once(number),
                };
                add(&mut table, Event::Thrown { text });
            }
        }
        add(&mut table, Event::Resigned);
        table.record()
    };
    for (runs, wrong) in [([9, 0, 0], None), ([5, 4, 0], None), ([0, 9, 0], None), ([2, 3, 1], Some(6))] {
        let record = record(runs);
        let text = record.to_string();
        assert_eq!(Record::read(&text).as_ref(), Ok(&record), "{text}");
        let [own, python] = verified(folder.path(), &text);
        let (is_good, said) = own.unwrap();
        assert_eq!(is_good, wrong.is_none(), "{runs:?}: {said}");
        let named = wrong.is_none_or(|number: u64| said.contains(&format!("throw {number} is recorded as")));
        assert!(named, "{runs:?}: {said}");
        let right = |said: (bool, String)| match wrong {
            None => said.0,
            Some(number) => said == (false, format!("throw {number} is another")),
        };
        assert!(python.is_none_or(right), "{runs:?}");
    }
}

/// A quarter of all words, and of all pairs of words, would fall on the first outcome a second time if they were not
/// left out.
#[test]
fn words_that_would_favour_an_outcome_are_left_out() {
    for weight in [1 << 30, 1 << 62] {
        let found = chi_square(&[weight; 3], 30_000);
        assert!(found < 13.82, "chi-square {found} with 2 degrees of freedom");
    }
}

#[test]
fn what_cannot_be_thrown_is_not() {
    let dice = Dice::new(&Seed::new(SEED), &[]);
    for weights in [&[][..], &[0], &[u64::MAX, 1]] {
        assert_eq!(dice.fall(1, weights), None, "{weights:?}");
    }
    assert_eq!(dice.fall(1, &[0, 7, 0]), Some(1));
}

/// Each of these would give the same throws if the layout of the key were ambiguous.
#[test]
fn every_id_counts() {
    let throws = |ids: &[&str]| {
        let ids: Vec<RequestId> = ids.iter().map(|id| RequestId::stored((*id).to_owned())).collect();
        let dice = Dice::new(&Seed::new(SEED), &ids);
        (1..=32).map(|number| dice.fall(number, &[1; 36]).unwrap()).collect::<Vec<_>>()
    };
    let all =
        [throws(&[]), throws(&[""]), throws(&["ab"]), throws(&["a", "b"]), throws(&["b", "a"]), throws(&["", "ab"])];
    for (n, one) in all.iter().enumerate() {
        assert!(all[..n].iter().all(|other| other != one));
    }
}

#[test]
fn seeds_are_read_as_they_are_written() {
    let hex = Seed::new(SEED).hex();
    assert_eq!(Seed::read(&hex), Some(Seed::new(SEED)));
    for wrong in ["", &hex[1..], &format!("{hex}0"), &hex.to_uppercase(), &hex.replacen('5', "+", 1), "é"] {
        assert_eq!(Seed::read(wrong), None, "{wrong}");
    }
    assert_eq!(format!("{:?}", Seed::new(SEED)), "Seed(secret)");
}

/// A game of these players from the invitation to its end, every act decided on by the table.
pub fn played(setup: &Setup, drawn: bool, moves: u64) -> Vec<Entry> {
    let chance = &mut ChaCha8Rng::seed_from_u64(moves);
    let players = ["aya", "bek", "cem", "dou"]
        .map(|name| Player { id: PlayerId::new(Platform::Console, name), name: name.to_owned() });
    let room = RoomId::new(Platform::Console, "garden");
    let mut log: Vec<Entry> = Vec::new();
    let entry = |log: &[Entry], by: &Player, event: Event| Entry {
        request: request(&format!("\"{}\\{}{moves}", log.len(), by.name)),
        by: by.id.clone(),
        at: Timestamp(0),
        event,
        chips: Vec::new(),
    };
    log.push(entry(
        &log,
        &players[0],
        Event::Opened(Opened {
            drawn,
            seed: Some(Seed::new(SEED)),
            ..Opened::new(room, CommunityId::new(Platform::Console, "garden"), setup.clone(), players[0].clone())
        }),
    ));
    let mut table = Table::replay(TableId(7), log.clone()).unwrap();
    while !table.is_over() {
        let (by, act) = match (table.due().cloned(), table.game.turn()) {
            (None, _) => (players[table.players().count()].clone(), Act::Join),
            (Some(due), Turn::Throw(_)) => (due, Act::Throw),
            (Some(due), _) => (due, Act::Move(table.game.moves().choose(chance).unwrap().clone())),
        };
        let event = table.decide(&by, &act).unwrap();
        assert_eq!(table.decide(&by, &act).unwrap(), event, "deciding again comes to the same");
        assert!(table.record().chance.unwrap().seed.is_none(), "the seed is shown before the end");
        log.push(entry(&log, &by, event));
        table.apply(log.last().unwrap().clone()).unwrap();
    }
    log
}

/// How `serai verify` takes a record, and how the few lines of Python do where there is Python.
fn verified(folder: &Path, record: &str) -> [Option<(bool, String)>; 2] {
    std::fs::write(folder.join("game.txt"), record).unwrap();
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dice.py");
    let mut own = serai(folder);
    own.args(["verify", "game.txt"]);
    let mut other = Command::new("python3");
    other.current_dir(folder).arg(python).arg("game.txt");
    [own, other].map(|mut command| {
        let output = match command.output() {
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            output => output.unwrap(),
        };
        let said = if output.status.success() { output.stdout } else { output.stderr };
        assert!(matches!(output.status.code(), Some(0 | 1)), "{}", output.status);
        Some((output.status.success(), String::from_utf8(said).unwrap().trim().to_owned()))
    })
}

#[test]
fn anybody_can_check_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let (chosen, drawn) = (false, true);
    for (n, (name, rules, sides, pairs)) in [
        ("sho/classic", &[][..], None, chosen),
        ("sho/flexible", &[("start", "random")], Some(3), chosen),
        ("sho/no-nine", &[("start", "host")], None, chosen),
        ("sho/pairs", &[], None, drawn),
        ("sho/pairs", &[("start", "random")], None, drawn),
        ("sho/pairs", &[("start", "random")], None, chosen),
        ("sigh/classic", &[], None, chosen),
        // One word a throw, and two.
        ("sigh/four-sticks", &[("edge_percent", "20")], None, chosen),
        ("sigh/six-sticks", &[("edge_percent", "7"), ("edge", "black")], None, chosen),
        ("sigh/quick", &[("edge_percent", "20")], None, chosen),
        ("sigh/quick", &[("edge_percent", "20"), ("edge", "again")], None, chosen),
    ]
    .into_iter()
    .enumerate()
    {
        let log = played(&Setup::read(name, rules.iter().copied(), sides).unwrap(), pairs, n as u64);
        let table = Table::replay(TableId(7), log).unwrap();
        let record = table.record();
        let by_age = record.setup.rules().is("start", "nga_gen_chi_son");
        let seats = if by_age { Seats::BegunByAge } else { Seats::Checked };
        assert_eq!(record.verify(), Verdict::Good { throws: table.throws, seats });
        let text = record.to_string();
        assert_eq!(Record::read(&text), Ok(record));
        let [own, python] = verified(folder.path(), &text);
        let (is_good, said) = own.unwrap();
        assert!(is_good && said.contains(&format!("\nevery throw is as the seed says: {} throws\n", table.throws)));
        assert_eq!(said.contains("who sits where is as"), !by_age, "{said}");
        assert!(python.is_none_or(|said| said == (true, format!("{} throws", table.throws))));
    }
}

#[test]
fn what_was_changed_in_a_record_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let chance = &mut ChaCha8Rng::seed_from_u64(1);
    let log = played(&Setup::read("sho/classic", [], None).unwrap(), false, 1);
    let good = Table::replay(TableId(7), log.clone()).unwrap().record();
    // Another throw than the seed says.
    let mut other = log;
    let at = loop {
        let at = chance.random_range(2..other.len());
        if let Event::Thrown { text } = &mut other[at].event {
            *text = if text == "roll 6 5" { "roll 6 4" } else { "roll 6 5" }.to_owned();
            break at;
        }
    };
    other.truncate(at + 1);
    other.push(Entry { event: Event::Resigned, ..other[0].clone() });
    let other = Table::replay(TableId(7), other).unwrap().record();
    let number = other.moves.iter().filter(|ply| ply.starts_with("roll")).count();
    let [own, python] = verified(folder.path(), &other.to_string());
    let (is_good, said) = own.unwrap();
    assert!(
        !is_good && said.contains(&format!("throw {number} is recorded as {}", other.moves.last().unwrap())),
        "{said}"
    );
    assert!(python.is_none_or(|said| said == (false, format!("throw {number} is another"))));
    // Another id, another seed, none, and another game.
    let text = good.to_string();
    let other = |name: &str, rules: &[(&'static str, &'static str)], pairs, moves| {
        let log = played(&Setup::read(name, rules.iter().copied(), None).unwrap(), pairs, moves);
        Table::replay(TableId(7), log).unwrap().record().to_string()
    };
    let random = other("sho/classic", &[("start", "random")], false, 1);
    let drawn = (1..).map(|moves| other("sho/pairs", &[("start", "host")], true, moves));
    let drawn = drawn.into_iter().find(|record| !record.contains("[Seats \"1 2 3 4\"]")).unwrap();
    let seed = Seed::new(SEED).hex();
    for (spoilt, said) in [
        (text.replacen("1\\\\bek", "2\\\\bek", 1), "throw "),
        (text.replacen(&seed, &"0".repeat(64), 1), "the seed is not the one that was committed to"),
        (text.replacen(&format!("[Seed \"{seed}\"]\n"), "", 1), "the seed is not shown"),
        // Two sides can sit in either order when ages say who begins, but not in any other.
        (text.replacen("[Seats \"1 2\"]", "[Seats \"2 2\"]", 1), "the seats are recorded as 2 2"),
        (text.replacen("[Seats \"1 2\"]", "[Seats \"1 b\"]", 1), "the seats are numbers from 1 to 2"),
        (random.replacen("[Seats \"2 1\"]", "[Seats \"1 2\"]", 1), "but the seed says 2 1"),
        (drawn.replacen("[Pairs \"drawn\"]\n", "", 1), "but the seed says 1 2 3 4"),
        (text.replacen("[Commitment", "[Committed", 1), "the header Commitment is missing"),
        (text.replacen(&seed, "5", 1), "a seed is 64 digits"),
    ] {
        assert!(![&text, &random, &drawn].contains(&&spoilt), "nothing was spoilt: {said}");
        let [own, python] = verified(folder.path(), &spoilt);
        assert!(own.as_ref().is_some_and(|own| !own.0 && own.1.contains(said)), "{said}: {own:?}");
        assert!(python.as_ref().is_none_or(|python| !python.0), "{said}: {python:?}");
    }
}

/// What people type at tables with dice, and what is answered; the host's seeds are fixed, so that dice fall the same.
/// Renewed with `RENEW=1 cargo test talks_with_dice`.
#[tokio::test]
async fn talks_with_dice() {
    for (path, written) in texts("tests/dice", "txt") {
        hold(&path, &written, &speak(&written).await);
    }
}

async fn speak(written: &str) -> String {
    let host = host().with_seeds(Box::new(|| Ok(Seed::new(SEED))));
    let mut spoken: String =
        written.lines().take_while(|line| line.starts_with("# ")).map(|l| format!("{l}\n")).collect();
    let mut was_open = false;
    for (number, line) in written.lines().filter_map(|line| line.strip_prefix("> ")).enumerate() {
        let (asker, text) = line.split_once(": ").unwrap();
        let here = Here { is_admin: asker == "admin", ..Here::default() };
        let reply = host.answer(&Request { here, ..request_by(&format!("r{number}"), asker, text) }).await;
        let to = if reply.audience == Audience::Asker { format!("{asker} only") } else { "everyone".to_owned() };
        let mut block =
            format!("\n> {line}\n→ {to}\n{}\n", codeless(&reply.text.plain(|player| player.own().to_owned())));
        if let Some(board) = &reply.board {
            block.push_str(&picture::text(&board.lines, false));
        }
        for choice in reply.choices.iter().chain(&reply.extras).filter(|choice| choice.enabled) {
            block.push_str(&format!("[{}] {}\n", choice.label, choice.command));
        }
        // Nothing told before the end holds the seed.
        was_open |= block.contains("The throws are open");
        assert!(was_open || !block.contains(&Seed::new(SEED).hex()), "{block}");
        spoken.push_str(&block);
    }
    spoken
}

/// Who has the first seat of a game that three on Discord sit down to at this hour, the middle account being the
/// inviter's.
fn beginner(hour: i64, ahead: i32, rules: &[(&str, &str)], platform: Platform) -> String {
    let setup = Setup::read("sho", rules.iter().copied(), None).unwrap().with_sides(3).unwrap();
    // Accounts of 2018, 2016 and 2022: ids of Discord's tell their time.
    let players = ["400000000000000000", "150000000000000000", "950000000000000000"]
        .map(|id| Player { id: PlayerId::new(platform, id), name: id[..1].to_owned() });
    let opened = Event::Opened(Opened {
        seed: Some(Seed::new(SEED)),
        ahead: ahead * 60 * 60,
        ..Opened::new(RoomId::new(platform, "1"), CommunityId::new(platform, "1"), setup, players[0].clone())
    });
    let seated = players[1..].iter().map(|player| Event::seated(player.clone()));
    let log = std::iter::once(opened).chain(seated).enumerate().map(|(number, event)| Entry {
        request: request(&number.to_string()),
        by: players[0].id.clone(),
        at: Timestamp((20_000 * 24 + hour) * 60 * 60 * 1000),
        event,
        chips: Vec::new(),
    });
    let table = Table::replay(TableId(7), log).unwrap();
    table.players().map(|player| player.name.as_str()).collect()
}

#[test]
fn the_oldest_or_the_youngest_account_begins() {
    for (hour, rules, platform, seats) in [
        (0, &[][..], Platform::Discord, "194"),
        (11, &[], Platform::Discord, "194"),
        (12, &[], Platform::Discord, "941"),
        (23, &[], Platform::Discord, "941"),
        // The console knows no ages.
        (11, &[], Platform::Console, "419"),
        (12, &[], Platform::Console, "419"),
        (11, &[("start", "host")], Platform::Discord, "419"),
    ] {
        assert_eq!(beginner(hour, 0, rules, platform), seats, "{hour}, {rules:?}, {platform:?}");
    }
    // In Madrid noon is earlier, in New York later.
    assert_eq!(beginner(11, 1, &[], Platform::Discord), "941");
    assert_eq!(beginner(12, -5, &[], Platform::Discord), "194");
    assert_eq!(beginner(23, 1, &[], Platform::Discord), "194", "after midnight");
    let drawn = beginner(11, 0, &[("start", "random")], Platform::Discord);
    assert_eq!(beginner(12, 0, &[("start", "random")], Platform::Discord), drawn);
    assert!(["419", "194", "941"].contains(&&*drawn), "{drawn}");
}

/// People who do anything at any time at tables with dice: whatever is said twice happens once, records read back, and
/// no throw is another than the seed says.
#[tokio::test]
async fn random_tables_lose_nothing_and_double_nothing() {
    let people = ["aya", "bek", "cem", "dou", "eve"];
    let openings = [
        "challenge sho sides=4 start=random",
        "challenge @bek @cem sho/no-nine",
        "challenge @bek @cem @dou sho/pairs start=random",
        "challenge sho/pairs pairs=drawn start=random",
        "challenge @dou sho/pairs pairs=drawn ritual=true",
        "challenge @bek sho/flexible ritual=true",
        "challenge sho sides=3 ritual=true",
        "challenge @bek sigh/quick",
        "challenge @bek @dou sigh/four-sticks holes=6 team @cem",
        "challenge sigh holes=6 team=rotate edge_percent=9",
        // Some let things happen by themselves.
        "challenge sigh/six-sticks holes=6",
        "challenge sho/flexible ritual=true start=host",
    ];
    let mut thrown = 0;
    for (seed, opening) in openings.iter().enumerate() {
        let chance = &mut ChaCha8Rng::seed_from_u64(seed as u64);
        let [once, twice] = [host(), host()].map(|host| host.with_seeds(Box::new(|| Ok(Seed::new(SEED)))));
        once.answer(&request_by("r", "aya", opening)).await;
        twice.answer(&request_by("r", "aya", opening)).await;
        if seed + 2 >= openings.len() {
            for (number, asker) in ["bek", "cem"].into_iter().enumerate() {
                let wish = request_by(&format!("s{number}"), asker, "settings auto on");
                once.answer(&wish).await;
                twice.answer(&wish).await;
            }
        }
        let (mut before, mut record) = (Vec::new(), String::new());
        for number in 0..600 {
            let asker = *people.choose(chance).unwrap();
            // Whoever is due does mostly what the buttons say.
            let board = once.answer(&request_by(&format!("b{number}"), "aya", "board #1")).await;
            let choices: Vec<String> = board.choices.iter().map(|choice| choice.command.clone()).collect();
            let text = match (chance.random_range(0..300), choices.choose(chance)) {
                (0, _) if number > 300 => "resign #1".to_owned(),
                (1, _) => "start #1".to_owned(),
                (2, _) => "throw #1".to_owned(),
                (3, _) => "lift #1".to_owned(),
                (4..8, _) => format!("captain @{} #1", people.choose(chance).unwrap()),
                (8, _) if opening.contains("team") => "decline #1".to_owned(),
                // Of a team one may go, and the others play on.
                (9, _) if opening.contains("team") => "resign #1".to_owned(),
                (_, Some(choice)) => choice.clone(),
                (_, None) => "join #1".to_owned(),
            };
            let text = match text.strip_prefix("view ").and_then(|view| view.split_once(' ')) {
                Some((step, _)) => {
                    let view = once.answer(&request_by(&format!("v{number}"), asker, &format!("view {step} #1"))).await;
                    view.choices.choose(chance).map_or("board".to_owned(), |choice| choice.command.clone())
                }
                None => text,
            };
            let asked = request_by(&format!("r{number}"), asker, &text);
            let replies = [once.answer(&asked).await, twice.answer(&asked).await, twice.answer(&asked).await];
            let said = replies.map(|reply| codeless(&reply.text.plain(|player| player.own().to_owned())));
            assert!(said.iter().all(|text| *text == said[0]), "{opening}: {asker}: {text}");
            before.push(asked);
            twice.answer(before.choose(chance).unwrap()).await;
            let look = request_by(&format!("l{number}"), asker, "record #1");
            record = once.answer(&look).await.file.unwrap().content;
            assert_eq!(twice.answer(&look).await.file.unwrap().content, record, "{opening}");
            let read = Record::read(&record).unwrap_or_else(|error| panic!("{error}\n{record}"));
            assert_eq!(read.to_string(), record);
        }
        let throws = (record.matches("roll_").count() + record.matches("throw_").count()) as u64;
        let verdict = Record::read(&record).unwrap().verify();
        assert!(
            match verdict {
                Verdict::Sealed => true,
                Verdict::Good { throws: checked, seats } =>
                    checked == throws && (seats != Seats::Untold || throws == 0),
                _ => false,
            },
            "{verdict:?}\n{record}"
        );
        thrown += throws;
    }
    assert!(thrown > 50, "only {thrown} throws");
}
