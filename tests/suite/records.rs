//! Records of all games can be read back, and what is wrong with one is said with its place.

use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serai::chat::{CommunityId, Platform, Player, PlayerId, RequestId, RoomId, TableId, Timestamp};
use serai::games::{AnyGame, Kind, Setup};
use serai::rules::{Side, Turn};
use serai::table::{Entry, Event, Lead, Offer, Opened, Record, Seed, Table, Teaming};

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
    /// One gave up, and the others played on where they could.
    PlayedOn,
    PlayedOut,
    /// Both sides agreed to count, where they could.
    Settled,
    /// All sides agreed that nobody wins.
    Drawn,
}

proptest! {
    #![proptest_config(chance::config())]

    #[test]
    fn a_record_reads_back(
        seed in any::<u64>(),
        names in prop::collection::vec(any_name(), 4),
        at in prop_oneof![0..4_102_444_800_000_i64, any::<i64>()],
        course in prop::sample::select(vec![
            Course::Invited, Course::Declined, Course::Cancelled, Course::Begun, Course::Resigned, Course::PlayedOn,
            Course::PlayedOut, Course::Settled, Course::Drawn,
        ]),
    ) {
        let table = table(seed, &names, at, course);
        let record = table.record();
        let text = record.to_string();
        prop_assert_eq!(Record::read(&text), Ok(record.clone()), "{}", text);
        prop_assert_eq!(Record::read(&text.replace('\n', "\r\n")), Ok(record.clone()), "{}", text);

        prop_assert_eq!(&record.setup, &table.setup);
        prop_assert_eq!(&record.moves, &table.moves);
        let names: Vec<String> = table.players().map(|player| player.name.clone()).collect();
        let told: Vec<String> = record.names.iter().flatten().cloned().collect();
        let is_told = |name: &&String| !name.is_empty() || table.teams.is_some();
        prop_assert!(names.iter().filter(is_told).eq(told.iter().filter(is_told)), "{:?} {:?}", names, told);
        for line in text.lines() {
            prop_assert!(!line.contains(|c: char| c.is_control() || "\u{2028}\u{202e}\u{2066}".contains(c)), "{:?}", line);
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
        if record.result.to_string().ends_with(" settled") {
            prop_assert_eq!(again.settle(), Ok(()));
        }
        prop_assert_eq!(again.position(), table.game.position());
        prop_assert_eq!(record.after(record.moves.len()).unwrap().position(), again.position());
        prop_assert!(record.after(record.moves.len() + 1).is_none());
    }

    /// Whatever is done to a record, it is read as something that is written the same way, or refused with a place in it.
    #[test]
    fn what_is_no_record_is_refused_with_its_place(
        seed in any::<u64>(),
        names in prop::collection::vec(any_name(), 4),
        course in prop::sample::select(vec![Course::Invited, Course::Resigned, Course::PlayedOn, Course::PlayedOut]),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..6_u8, any_name()), 1..4),
    ) {
        let mut text: Vec<char> = table(seed, &names, 0, course).record().to_string().chars().collect();
        for (at, change, words) in changes {
            let at = at.index(text.len() + 1);
            match change {
                0 => drop(text.splice(at..at, words.chars())),
                1 => drop(text.drain(at..text.len().min(at + 1))),
                2 => text.truncate(at),
                3 => text.insert(at, '\n'),
                4 => text.insert(at, ' '),
                _ => {
                    let line: Vec<char> = text[at..].iter().copied().take(40).collect();
                    text.splice(at..at, line);
                }
            }
        }
        let text: String = text.into_iter().collect();
        match Record::read(&text) {
            Ok(record) => prop_assert_eq!(Record::read(&record.to_string()), Ok(record)),
            Err(error) => {
                let line = text.lines().nth(error.line - 1).unwrap_or_default();
                prop_assert!(error.line <= text.lines().count().max(1), "{:?} {}", text, error);
                prop_assert!((1..=line.chars().count() + 1).contains(&error.column), "{:?} {}", text, error);
                prop_assert!(!error.what.is_empty() && !error.what.contains('\n'), "{:?} {}", text, error);
            }
        }
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
        "a:b",
        ":",
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

    if kind.entry().teams && seed.is_multiple_of(3) {
        return in_teams(&setup, names, at, course, chance);
    }
    let invited = players[1..].iter().filter(|_| matches!(course, Course::Declined)).map(|player| player.id.clone());
    let mut events = vec![(0, opened(&setup, &players[0], invited.collect()))];
    match course {
        Course::Invited => {}
        Course::Declined => events.push((1, Event::Declined)),
        Course::Cancelled => events.push((0, Event::Cancelled)),
        Course::Begun | Course::Resigned | Course::PlayedOn | Course::PlayedOut | Course::Settled | Course::Drawn => {
            let seated = players.iter().enumerate().skip(1);
            events.extend(seated.map(|(seat, player)| (seat, Event::seated(player.clone()))));
            let plies = match course {
                Course::PlayedOn | Course::PlayedOut => usize::MAX,
                Course::Settled => chance.random_range(0..90),
                _ => chance.random_range(0..30),
            };
            let mut game = setup.start().unwrap();
            let gives_up = chance.random_range(0..20);
            for ply in 0..plies {
                let Some(seat) = game.seat() else { break };
                if matches!(course, Course::PlayedOn) && ply == gives_up {
                    // Who sits there, chance may have had a part in.
                    let so_far =
                        events.iter().map(|(by, event): &(usize, Event)| (players[*by].id.clone(), event.clone()));
                    let due = replayed(at, so_far).due().map(|due| due.id.clone());
                    let by = players.iter().position(|player| Some(&player.id) == due.as_ref()).unwrap();
                    events.push((by, Event::Resigned));
                    if !game.resign(setup.seating().side_of(seat)) {
                        break;
                    }
                    continue;
                }
                events.push((usize::from(seat), any_ply(&mut *game, chance)));
            }
            if matches!(course, Course::Settled) && game.boxed_clone().settle().is_ok() {
                events.extend([(1, Event::Offered { what: Offer::Settle }), (0, Event::Accepted)]);
            }
            if matches!(course, Course::Drawn) && game.seat().is_some() {
                events.push((0, Event::Offered { what: Offer::Draw }));
                let others = 1..usize::from(setup.sides());
                events.extend(others.map(|side| (side, Event::Accepted)));
            }
            if matches!(course, Course::Resigned) && game.seat().is_some() {
                events.push((chance.random_range(0..players.len()), Event::Resigned));
            }
        }
    }
    replayed(at, events.into_iter().map(|(by, event)| (players[by].id.clone(), event)))
}

fn any_ply(game: &mut dyn AnyGame, chance: &mut ChaCha8Rng) -> Event {
    match game.turn() {
        Turn::Throw(_) => Event::Thrown { text: game.throw(&game.throws().choose(chance).unwrap().0).unwrap() },
        _ => Event::Moved { text: game.play(game.moves().choose(chance).unwrap()).unwrap() },
    }
}

/// Two against two, whose players take turns.
fn in_teams(setup: &Setup, names: &[String], at: i64, course: Course, chance: &mut ChaCha8Rng) -> Table {
    let players: Vec<Player> = names.iter().cloned().zip(0..).map(player).collect();
    let Event::Opened(mut invitation) = opened(setup, &players[0], Vec::new()) else { unreachable!() };
    invitation.teaming = Some(Teaming { lead: Lead::Rotate, mates: Vec::new() });
    let sided = |seat: usize| {
        (
            seat,
            Event::Seated { player: players[seat].clone(), side: Some(Side::from_index(seat as u8 % 2)), from: None },
        )
    };
    let mut events = vec![(0, Event::Opened(invitation)), sided(1), sided(2), sided(3)];
    if !matches!(course, Course::Invited | Course::Declined | Course::Cancelled) {
        events.push((0, Event::Started));
        let mut game = setup.start().unwrap();
        while game.seat().is_some() && chance.random_range(0..60) > 0 {
            events.push((0, any_ply(&mut *game, chance)));
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
    let events = [opened(&setup, &aya, Vec::new()), Event::seated(bek)].into_iter().chain(moves);
    let table = replayed(1_796_000_000_000, events.map(|event| (aya.id.clone(), event)));
    let text = "\
[Game \"tihbat/circling\"]
[Rules \"early_win=false seeds=3 single=moves_on\"]
[Side1 \"Aya \\\"the\\\\hand\\\"\"]
[Side2 \"bek\\u{a}khan\"]
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
        // Headers: their form.
        (GOOD, "", 1, 1),
        ("[Game \"sokusowo/classic\"]", "Game sokusowo/classic", 1, 1),
        ("[Game \"sokusowo/classic\"]", " [Game \"sokusowo/classic\"]", 1, 1),
        ("[Game \"sokusowo/classic\"]", "[Game sokusowo/classic]", 1, 7),
        ("[Game \"sokusowo/classic\"]", "[Game  \"sokusowo/classic\"]", 1, 7),
        ("[Side2 \"bek\"]", "[Side2 \"bek\"", 4, 13),
        ("[Side2 \"bek\"]", "[Side2 \"bek\"] ", 4, 14),
        ("[Side2 \"bek\"]", "[Side2 \"be\"k\"]", 4, 12),
        ("[Side2 \"bek\"]", "[Side2 \"bek\\\"]", 4, 15),
        ("[Side2 \"bek\"]", "[Side2 \"b\\ek\"]", 4, 10),
        ("[Side2 \"bek\"]", "[Side2 \"b\\u{d800}k\"]", 4, 10),
        ("[Side2 \"bek\"]", "[Side2 \"b\tk\"]", 4, 10),
        // Which there are, and in which order.
        ("[Game \"sokusowo/classic\"]\n", "", 1, 2),
        ("[Side2 \"bek\"]", "[Side1 \"bek\"]", 4, 2),
        ("[Side2 \"bek\"]", "[Side2 \"bek\"]\n[Side3 \"cem\"]", 5, 2),
        ("[Side2 \"bek\"]\n", "", 4, 2),
        ("[Date \"2026-11-30\"]\n", "", 5, 2),
        ("[Date \"2026-11-30\"]\n", "\n", 5, 1),
        ("[Date \"2026-11-30\"]\n", "[Date \"2026-11-30\"]\n[Seed \"5\"]\n", 6, 2),
        ("[Date \"2026-11-30\"]\n", "[Place \"Ilesa\"]\n[Date \"2026-11-30\"]\n", 5, 2),
        ("[Result \"1 majority\"]\n", "", 6, 1),
        ("[Result \"1 majority\"]\n", "[Result \"1 majority\"]\n[Result \"1 majority\"]\n", 7, 2),
        ("[Result \"1 majority\"]\n\n1. 1 3 5\n4. 4 1\n", "", 5, 20),
        ("[Result \"1 majority\"]\n\n", "[Result \"1 majority\"]\n", 7, 1),
        // What they say.
        ("sokusowo/classic", "chess", 1, 8),
        ("sokusowo/classic", "sokusowo", 1, 8),
        ("sokusowo/classic", "sokusowo/great", 1, 17),
        ("seeds=4", "seeds", 2, 25),
        ("seeds=4", "seeds=9", 2, 31),
        ("seeds=4", "stones=4", 2, 25),
        ("seeds=4", " seeds=4", 2, 25),
        ("seeds=4", "end_when=either", 2, 25),
        ("2026-11-30", "2026-11-31", 5, 8),
        ("2026-11-30", "2026-1-30", 5, 8),
        // Moves.
        ("1. 1 3 5", "1. 1 3 7", 8, 8),
        ("1. 1 3 5", "1. 1 x 5", 8, 6),
        ("1. 1 3 5", "2. 1 3 5", 8, 1),
        ("1. 1 3 5", "1 3 5", 8, 1),
        ("1. 1 3 5", "1. 1  3 5", 8, 6),
        ("1. 1 3 5", "1. 1 3 5 ", 8, 10),
        ("1. 1 3 5", "\n1. 1 3 5", 9, 1),
        ("4. 4 1", "5. 4 1", 9, 1),
        ("4. 4 1", "4. 4 5. 1", 9, 6),
        ("4. 4 1", "4. 4 -1", 9, 6),
        ("4. 4 1", "\u{2003}4. 4 9", 9, 1),
        ("4. 4 1", "4. 4 1 1", 9, 8),
        ("4. 4 1", "99999999999999999999. 4", 9, 1),
        ("4. 4 1\n", "4. 4 1\n\nWell played!\n", 11, 1),
        // A result that is none, or that the moves do not lead to.
        ("1 majority", "2 majority", 6, 10),
        ("1 majority", "1 settled", 6, 10),
        ("1 majority", "none", 6, 10),
        ("1 majority", "1 resigned", 6, 10),
        ("1 majority", "none majority", 6, 15),
        ("1 majority", "draw resigned", 6, 15),
        ("1 majority", "1 ", 6, 12),
        ("1 majority", "1", 6, 11),
        ("\n4. 4 1", "", 6, 10),
        ("[Result \"1 majority\"]\n\n1. 1 3 5\n4. 4 1", "[Result \"3 resigned\"]", 6, 10),
        ("[Result \"1 majority\"]\n\n1. 1 3 5\n4. 4 1", "[Result \"\"]", 6, 10),
    ] {
        let text = GOOD.replacen(good, spoilt, 1);
        let error = Record::read(&text).unwrap_err();
        assert_eq!((error.line, error.column), (line, column), "{error}\n{text}");
    }
}

/// As records were written before their names were kept letter by letter, and before all that chance says was told.
#[test]
fn older_records_are_read() {
    let sokusowo = GOOD.replacen("[Side1 \"aya\"]", "[Side1 \"a:\u{202e}ya\"]", 1);
    let read = Record::read(&sokusowo).unwrap();
    assert_eq!(read.names, [vec!["a", "\u{202e}ya"], vec!["bek"]]);
    assert!(read.to_string().contains("[Side1 \"a:\\u{202e}ya\"]"), "{read}");
    let sho = "\
[Game \"sho/classic\"]
[Rules \"\"]
[Side1 \"aya\"]
[Side2 \"bek\"]
[Date \"2026-11-30\"]
[Joined1 \"console:1\"]
[Joined2 \"console:2\"]
[Commitment \"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\"]
[Result \"none\"]

1. roll_5_3
";
    let read = Record::read(sho).unwrap();
    assert_eq!(read.chance.as_ref().map(|chance| (chance.seats.len(), chance.joined.len())), Some((0, 2)));
    assert_eq!(read.setup, Setup::read("sho/classic", [], None).unwrap());
}
