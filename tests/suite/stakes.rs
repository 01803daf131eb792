//! Chips are neither made nor lost: whatever leaves a purse lies under a cushion or is in another purse.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serai::chat::{Here, Platform, PlayerId, Request, RoomId, TableId, Timestamp};
use serai::games::Setup;
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::store::{MemoryStore, Store};
use serai::table::{Chips, NoGift, Purse, Refusal, Short, Table};

use crate::dice::played;
use crate::program::{Block, Talk};
use crate::requests::request;

const PEOPLE: [&str; 5] = ["aya", "bek", "cem", "dou", "eve"];
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn id(name: &str) -> PlayerId {
    PlayerId::new(Platform::Console, name)
}

/// All chips that there are: in purses, and under the cushions of the tables so far.
async fn all_chips(store: &dyn Store, tables: u64) -> i64 {
    let community = request("", "", "").community;
    let mut all = 0;
    for name in PEOPLE {
        all += i64::from(store.purse(&community, &id(name)).await.unwrap().chips);
    }
    for table in (1..=tables).map(TableId) {
        let table = Table::replay(table, store.log(table).await.unwrap()).unwrap();
        assert!(!table.is_over() || table.pot() == 0, "chips are left under the cushion of {}", table.id);
        assert!(table.has_begun() || table.pot() == 0, "chips are laid at {} before the game", table.id);
        all += table.pot();
    }
    all
}

/// People who do anything at any time, everything said twice, in rooms that may be deleted, through many days.
#[tokio::test]
async fn random_tables_keep_all_chips() {
    let store = Arc::new(MemoryStore::default());
    let now = Arc::new(AtomicI64::new(0));
    let clock = Arc::clone(&now);
    let manners = Manners::default();
    let messages = Arc::new(Messages::load().unwrap());
    let clock = Box::new(move || Timestamp(clock.load(Ordering::Relaxed)));
    let host = Host::new(Arc::<MemoryStore>::clone(&store), messages, None, clock, manners);
    let admin =
        Request { here: Here { is_admin: true, ..Here::default() }, ..request("on", "aya", "community stakes=on") };
    host.answer(&admin).await;

    let chance = &mut ChaCha8Rng::seed_from_u64(3);
    let (mut gifts, mut tables, mut rooms) = (0, 0, 0);
    let mut heard = BTreeSet::new();
    for number in 0..900 {
        now.fetch_add(chance.random_range(0..DAY_MS / 20), Ordering::Relaxed);
        let asker = *PEOPLE.choose(chance).unwrap();
        let room = RoomId::new(Platform::Console, &format!("room{rooms}"));
        let stake = *[1, 7, 50, 333, 1000].choose(chance).unwrap();
        let game = *["sho", "sho sides=3", "sho sides=4", "sho/pairs", "sho/pairs pairs=drawn", "sho start=random"]
            .choose(chance)
            .unwrap();
        let on = TableId(chance.random_range(tables.max(3) - 2..=tables.max(1)));
        let text = match chance.random_range(0..40) {
            0..3 => format!("challenge {game} stake={stake}"),
            3..12 => format!("join {on}"),
            12..14 => format!("start {on}"),
            14..16 => format!("resign {on}"),
            16 => format!("cancel {on}"),
            17..20 => "daily".to_owned(),
            20 if chance.random_range(0..8) == 0 => {
                host.room_gone(&room).await;
                rooms += 1;
                "games".to_owned()
            }
            _ => {
                let board =
                    Request { room: room.clone(), ..request(&format!("b{number}"), asker, &format!("board {on}")) };
                let choices = host.answer(&board).await.choices;
                choices.choose(chance).map_or("games".to_owned(), |choice| choice.command.clone())
            }
        };
        let community = request("", "", "").community;
        let before = store.purse(&community, &id(asker)).await.unwrap().chips;
        let asked = Request { room, ..request(&format!("r{number}"), asker, &text) };
        let said = host.answer(&asked).await.text;
        assert_eq!(host.answer(&asked).await.text, said, "{asker}: {text}");
        let said = said.plain(|player| player.own().to_owned());
        if text == "daily" {
            gifts += i64::from(store.purse(&community, &id(asker)).await.unwrap().chips) - i64::from(before);
        }
        tables += u64::from(text.starts_with("challenge") && said.starts_with("Table"));
        for words in ["under the cushion", "From under", "given back", "Too few chips", "chips for you", "Come again"] {
            if said.contains(words) {
                heard.insert(words);
            }
        }
        let all = all_chips(&*store, tables).await;
        assert_eq!(all, 1000 * PEOPLE.len() as i64 + gifts, "after {asker}: {text}\n{said}");
    }
    assert!(gifts > 0 && rooms > 1, "{gifts} chips were given, {rooms} rooms deleted");
    // Where the room is deleted nobody hears of what is given back.
    assert_eq!(heard.len(), 5, "{heard:?}");
}

/// A table of a game with a stake, as it is before this move.
fn about_to(name: &str, sides: u8, stake: &'static str, position: &str) -> Table {
    let setup = Setup::read(name, [("stake", stake), ("start", "host")], None).unwrap().with_sides(sides).unwrap();
    let seats = usize::from(setup.seating().seats());
    let log = played(&setup, false, 1);
    let mut table = Table::replay(TableId(7), log.iter().take(seats).cloned()).unwrap();
    let chips = table.passing(|_| 1000).unwrap();
    table.pass(chips).unwrap();
    table.game.set(position).unwrap();
    table
}

/// What everybody's purse gains at the end of a game.
fn gains(mut table: Table, played: &str, purse: impl Fn(&PlayerId) -> u32) -> Vec<(String, i64)> {
    let by = table.due().unwrap().clone();
    let event = table.decide(&by, &serai::table::Act::Move(played.to_owned())).unwrap();
    let entry = serai::table::Entry { event, chips: Vec::new(), ..table.last.clone() };
    table.apply(entry).unwrap();
    let chips = table.passing(purse).unwrap();
    table.pass(chips.clone()).unwrap();
    assert_eq!(table.pot(), 0);
    chips.into_iter().map(|Chips { player, change }| (player.own().to_owned(), change)).collect()
}

fn purse_of(player: &PlayerId) -> u32 {
    if *player == id("bek") { 30 } else { 500 }
}

#[test]
fn the_pot_goes_to_the_winner_and_a_sho_counts_double() {
    let all = |gains: &[(&str, i64)]| gains.iter().map(|(name, gain)| ((*name).to_owned(), *gain)).collect::<Vec<_>>();
    let home = "0|60x1|8 9|-|0 9|-|0 1 use 5 -ff";
    assert_eq!(gains(about_to("sho", 3, "50", home), "60+5", purse_of), all(&[("aya", 150)]));
    let sho = "0|60x9|0 9|-|0 9|-|0 1 use 5 -ff";
    let once_more = all(&[("bek", -30), ("cem", -50), ("aya", 230)]);
    assert_eq!(gains(about_to("sho", 3, "50", sho), "60+5", purse_of), once_more, "as far as the purse goes");
    // In pairs the odd chip is laid, paid and won by the first of the two.
    let pairs = about_to("sho/pairs", 2, "5", "0|60x9|0 9|-|0 1a use 5 -f");
    let laid: Vec<(&str, i64)> = pairs.chips.iter().map(|chips| (chips.player.own(), chips.change)).collect();
    assert_eq!(laid, [("aya", -3), ("cem", -2), ("bek", -3), ("dou", -2)]);
    let doubled = all(&[("bek", -3), ("dou", -2), ("aya", 8), ("cem", 7)]);
    assert_eq!(gains(pairs, "60+5", purse_of), doubled);
}

#[test]
fn who_is_short_is_named() {
    let table = about_to("sho", 2, "50", "9|-|0 9|-|0 1 throw ff");
    let before = Table { chips: Vec::new(), ..table };
    let short = Short { player: id("bek"), has: 30, needs: 50 };
    assert_eq!(before.passing(purse_of), Err(Refusal::Short { short: vec![short] }));
}

#[test]
fn gifts_come_once_a_day_and_fill_no_purse_beyond_the_first_thousand() {
    let day = |day: &str| day.parse().unwrap();
    let poor = Purse { chips: 960, given: None };
    assert_eq!(Purse::default().with_gift(day("2026-11-30")), Err(NoGift::Full));
    let given = poor.with_gift(day("2026-11-30")).unwrap();
    assert_eq!(given.chips, 1000);
    let spent = given.after(-1000).unwrap();
    assert_eq!(spent.with_gift(day("2026-11-30")), Err(NoGift::GivenToday));
    assert_eq!(spent.with_gift(day("2026-11-29")), Err(NoGift::GivenToday), "as after a change of the time zone");
    assert_eq!(spent.with_gift(day("2026-12-01")).unwrap().chips, 50);
    assert_eq!(spent.after(-1), None);
}

/// The stake of every game of the killed program.
const STAKE: i64 = 70;

/// All chips, as the program tells them.
fn told_chips(talk: &mut Talk, tables: u64) -> i64 {
    let chips =
        |block: &Block| -> i64 { block[1].split(" has ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap() };
    let purses: i64 = PEOPLE.map(|name| chips(&talk.ask(&format!("observer: purse @{name}")))).into_iter().sum();
    let has = |record: &Block, line: &str| record.iter().any(|known| known == line);
    // The last challenge may have opened a table without anybody hearing of it.
    let records = (1..=tables + 1).map(|table| talk.ask(&format!("observer: record #{table}")));
    let playing = records.filter(|record| has(record, "[Result \"none\"]") && !has(record, "[Side2 \"\"]")).count();
    // Two sides have laid their stakes at each game that is on.
    purses + 2 * STAKE * playing as i64
}

/// The real program is killed while people lay, win and are given chips.
#[test]
fn kills_lose_and_make_no_chips() {
    let folder = tempfile::tempdir().unwrap();
    let chance = &mut ChaCha8Rng::seed_from_u64(11);
    let (mut expected, mut done, mut tables) = (1000 * PEOPLE.len() as i64, 0, 1_u64);
    for kill in 0..25 {
        let mut talk = Talk::start(folder.path());
        talk.tell("observer: community stakes=on");
        // What is owed is posted first.
        while !talk.hear().unwrap()[0].ends_with("observer only") {}
        let found = told_chips(&mut talk, tables);
        // Nobody heard of a gift whose answer was lost.
        assert!((expected..=expected + 50).contains(&found), "{found} chips and not {expected} after kill {kill}");
        expected = found;
        let end = chance.random_range(0..30);
        for step in 0.. {
            let (one, other) = (*PEOPLE.choose(chance).unwrap(), *PEOPLE.choose(chance).unwrap());
            let on = TableId(chance.random_range(tables.saturating_sub(3).max(1)..=tables));
            let text = match chance.random_range(0..8) {
                0 => format!("challenge @{other} sho stake={STAKE}"),
                1 => format!("challenge sho stake={STAKE}"),
                2 | 3 => format!("join {on}"),
                4 => "throw".to_owned(),
                5 | 6 => format!("resign {on}"),
                _ => "daily".to_owned(),
            };
            talk.tell(&format!("{one}: {text}"));
            if step == end {
                std::thread::sleep(Duration::from_micros(chance.random_range(0..3000)));
                break;
            }
            let block = talk.hear().unwrap();
            if let Some(told) = block[1].strip_prefix("Table #") {
                let number = told.split(|c: char| !c.is_ascii_digit()).next().unwrap();
                tables = tables.max(number.parse().unwrap());
            }
            if let Some((given, _)) = block[1].split_once(" chips for you") {
                expected += given.parse::<i64>().unwrap();
            }
            done += usize::from(block.iter().any(|line| line.contains("cushion")));
        }
        talk.kill();
    }
    assert!(done > 20, "chips passed only {done} times");
}
