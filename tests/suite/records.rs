//! Records of all games can be read back, and what is wrong with one is said with its place.

use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serai::chat::{CommunityId, Platform, Player, PlayerId, RequestId, RoomId, TableId, Timestamp};
use serai::games::{Kind, Setup};
use serai::rules::{Side, Turn};
use serai::table::{Entry, Event, Offer, Opened, Record, Seed, Table};

use crate::chance;
use crate::chance::any_setup;

/// How a table of a test comes to stand.
#[derive(Clone, Copy, Debug)]
enum Course {
    Invited,
    Declined,
    Cancelled,
    Begun,
    Resigned,
    PlayedOut,
    /// Both sides agreed to count, where they could.
    Settled,
}

proptest! {
    #![proptest_config(chance::config())]

    #[test]
    fn a_record_reads_back(
        seed in any::<u64>(),
        names in prop::collection::vec(any_name(), 4),
        at in prop_oneof![0..4_102_444_800_000_i64, any::<i64>()],
        course in prop::sample::select(vec![
            Course::Invited, Course::Declined, Course::Cancelled, Course::Begun, Course::Resigned, Course::PlayedOut,
            Course::Settled,
        ]),
    ) {
        let table = table(seed, &names, at, course);
        let record = table.record();
        let text = record.to_string();
        prop_assert_eq!(Record::read(&text), Ok(record.clone()), "{}", text);
        prop_assert_eq!(Record::read(&text.replace('\n', "\r\n")), Ok(record.clone()), "{}", text);

        prop_assert_eq!(&record.setup, &table.setup);
        prop_assert_eq!(&record.moves, &table.moves);
        for (seat, name) in table.seats.iter().zip(&record.names) {
            let written = seat.as_ref().map_or("", |player| &player.name);
            prop_assert_eq!(name.chars().count(), written.chars().count());
            prop_assert!(!name.contains(char::is_control), "{:?}", name);
        }
        let mut again = table.setup.start().unwrap();
        for m in &record.moves {
            if let Some(side) = m.strip_suffix(" resigned") {
                prop_assert!(again.resign(Side::from_index(side.parse::<u8>().unwrap() - 1)));
                continue;
            }
            let is_throw = matches!(again.turn(), Turn::Throw(_));
            prop_assert_eq!(if is_throw { again.throw(m) } else { again.play(m) }, Ok(m.clone()));
        }
        if record.result.ends_with(" settled") {
            prop_assert_eq!(again.settle(), Ok(()));
        }
        prop_assert_eq!(again.position(), table.game.position());
    }
}

fn any_name() -> impl Strategy<Value = String> {
    let hostile = prop::sample::select(vec![
        "",
        " ",
        "\"",
        "\\",
        "\\\"",
        "\"]",
        "[Side2 \"x\"]",
        "a\nb",
        "a\r\n\r\n1. 1",
        "]\n[Result \"1 majority\"]",
        "\u{202e}ayay",
        "שלום \"عالم\"",
        "👩‍👩‍👧",
        "\u{2028}\u{85}",
        "\0",
        "{ $x }",
        "`code`",
        "@everyone",
        "tab\there",
    ]);
    prop_oneof![hostile.prop_map(str::to_owned), "\\PC{0,20}", "[\\\\\"\\[\\]\n\r a]{0,12}", any::<String>()]
}

/// A table with these players, its game and moves drawn by the seed.
fn table(seed: u64, names: &[String], at: i64, course: Course) -> Table {
    let chance = &mut ChaCha8Rng::seed_from_u64(seed);
    let kind = *Kind::ALL.choose(chance).unwrap();
    let variant = kind.entry().variants.choose(chance).unwrap();
    let setup = any_setup(kind, &variant.name, seed.is_multiple_of(2), chance);
    let players: Vec<Player> =
        names.iter().take(usize::from(setup.seating().seats())).cloned().zip(0..).map(player).collect();

    let invited = players[1..].iter().filter(|_| matches!(course, Course::Declined)).map(|player| player.id.clone());
    let mut events = vec![(0, opened(&setup, &players[0], invited.collect()))];
    match course {
        Course::Invited => {}
        Course::Declined => events.push((1, Event::Declined)),
        Course::Cancelled => events.push((0, Event::Cancelled)),
        Course::Begun | Course::Resigned | Course::PlayedOut | Course::Settled => {
            let seated = players.iter().enumerate().skip(1);
            events.extend(seated.map(|(seat, player)| (seat, Event::Seated { player: player.clone() })));
            let plies = match course {
                Course::PlayedOut => usize::MAX,
                Course::Settled => chance.random_range(0..90),
                _ => chance.random_range(0..30),
            };
            let mut game = setup.start().unwrap();
            for _ in 0..plies {
                let Some(seat) = game.seat() else { break };
                let event = if let Turn::Throw(_) = game.turn() {
                    Event::Thrown { text: game.throw(&game.throws().choose(chance).unwrap().0).unwrap() }
                } else {
                    Event::Moved { text: game.play(game.moves().choose(chance).unwrap()).unwrap() }
                };
                events.push((usize::from(seat), event));
            }
            if matches!(course, Course::Settled) && game.boxed_clone().settle().is_ok() {
                events.extend([(1, Event::Offered { what: Offer::Settle }), (0, Event::Accepted)]);
            }
            if matches!(course, Course::Resigned) && game.seat().is_some() {
                events.push((chance.random_range(0..players.len()), Event::Resigned));
            }
        }
    }
    replayed(at, events.into_iter().map(|(by, event)| (players[by].id.clone(), event)))
}

/// The table of these events, each with whoever brought it about.
fn replayed(at: i64, events: impl Iterator<Item = (PlayerId, Event)>) -> Table {
    let entries = events.enumerate().map(|(number, (by, event))| Entry {
        request: RequestId::new(Platform::Console, &number.to_string()),
        by,
        at: Timestamp(at),
        event,
        chips: Vec::new(),
    });
    Table::replay(TableId(7), entries).unwrap()
}

fn player((name, seat): (String, usize)) -> Player {
    Player { id: PlayerId::new(Platform::Console, &format!("player-{seat}")), name }
}

fn opened(setup: &Setup, maker: &Player, invited: Vec<PlayerId>) -> Event {
    Event::Opened(Opened {
        invited,
        seed: setup.kind().has_chance().then(|| Seed::new([7; 32])),
        ..Opened::new(
            RoomId::new(Platform::Console, "garden"),
            CommunityId::new(Platform::Console, "garden"),
            setup.clone(),
            maker.clone(),
        )
    })
}

#[test]
fn a_record_looks_like_this() {
    let setup = Setup::read("tihbat/circling", [("seeds", "3")], None).unwrap();
    let (aya, bek) = (player(("Aya \"the\\hand\"".to_owned(), 0)), player(("bek\nkhan".to_owned(), 1)));
    let moves = ["1", "1", "1", "2", "1", "2", "1", "pass", "1"].map(|text| Event::Moved { text: text.to_owned() });
    let events = [opened(&setup, &aya, Vec::new()), Event::Seated { player: bek }].into_iter().chain(moves);
    let table = replayed(1_796_000_000_000, events.map(|event| (aya.id.clone(), event)));
    let text = "\
[Game \"tihbat/circling\"]
[Rules \"early_win=false seeds=3 single=moves_on\"]
[Side1 \"Aya \\\"the\\\\hand\\\"\"]
[Side2 \"bek khan\"]
[Date \"2026-11-30\"]
[Result \"1 captured\"]

1. 1 1 1 2 1 2 1 pass 1
";
    assert_eq!(table.record().to_string(), text);
}

/// A good record, for the cases to spoil.
const GOOD: &str = "\
[Game \"sokusowo/classic\"]
[Rules \"end_when=either seeds=4\"]
[Side1 \"aya\"]
[Side2 \"bek\"]
[Date \"2026-11-30\"]
[Result \"1 majority\"]

1. 1 3 5
4. 4 1
";

#[test]
fn what_is_wrong_is_said_with_its_place() {
    assert_eq!(Record::read(GOOD).map(|record| record.moves.join(" ")), Ok("1 3 5 4 1".to_owned()));
    for (good, spoilt, line, column) in [
        // Headers.
        (GOOD, "", 1, 1),
        ("[Game \"sokusowo/classic\"]", "Game sokusowo/classic", 1, 1),
        ("[Game \"sokusowo/classic\"]", "[Game sokusowo/classic]", 1, 1),
        ("[Side2 \"bek\"]", "[Side2 \"bek\"", 4, 1),
        ("[Side2 \"bek\"]", "[Side2 \"be\"k\"]", 4, 1),
        ("[Side2 \"bek\"]", "[Side1 \"bek\"]", 4, 2),
        ("[Side2 \"bek\"]", "[Side2 \"bek\\\"]", 4, 1),
        ("[Game \"sokusowo/classic\"]", "[Game \"chess\"]", 1, 1),
        ("[Game \"sokusowo/classic\"]", "[Game \"sokusowo/great\"]", 1, 1),
        ("[Rules \"end_when=either seeds=4\"]", "[Rules \"end_when=either seeds\"]", 2, 1),
        ("[Date \"2026-11-30\"]\n", "", 1, 1),
        ("[Side2 \"bek\"]\n", "", 1, 1),
        ("[Result \"1 majority\"]\n", "", 1, 1),
        // Moves.
        ("1. 1 3 5", "1. 1 3 7", 8, 8),
        ("1. 1 3 5", "1. 1 x 5", 8, 6),
        ("1. 1 3 5", "2. 1 3 5", 8, 1),
        ("1. 1 3 5", "1. 1  3   2", 8, 11),
        ("4. 4 1", "5. 4 1", 9, 1),
        ("4. 4 1", "4. 4 -1", 9, 6),
        ("4. 4 1", "\u{2003}4. 4 9", 9, 7),
        ("4. 4 1", "4. 4 1 1", 9, 8),
        ("4. 4 1", "99999999999999999999. 4", 9, 1),
        // A result that the moves do not lead to.
        ("1 majority", "2 majority", 6, 1),
        ("1 majority", "1 settled", 6, 1),
        ("1 majority", "none", 6, 1),
        ("\n4. 4 1", "", 6, 1),
        ("[Result \"1 majority\"]\n\n1. 1 3 5\n4. 4 1", "[Result \"3 resigned\"]", 6, 1),
        ("[Result \"1 majority\"]\n\n1. 1 3 5\n4. 4 1", "[Result \"\"]", 6, 1),
    ] {
        let text = GOOD.replacen(good, spoilt, 1);
        let place = Record::read(&text).map_err(|error| (error.line, error.column));
        assert_eq!(place, Err((line, column)), "{text}");
    }
}
