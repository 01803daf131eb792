//! Clocks go on when the real program is killed and started again.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serai::chat::{CommunityId, Platform, Request, RoomId, TableId, Timestamp};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::store::{SledStore, Store};
use serai::table::{Event, Table};

use crate::program::Talk;
use crate::requests::request;

/// Both have moved twice.
const MOVES: [(&str, &str); 4] = [("south", "1"), ("north", "1"), ("south", "2"), ("north", "2")];
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// A store with tables at which south's time is up at these times.
async fn prepare(folder: &Path, deadlines: &[i64]) {
    let store = Arc::new(SledStore::open(&folder.join("serai.db")).unwrap());
    let clock = Arc::new(AtomicI64::new(0));
    let told = Arc::clone(&clock);
    let messages = Arc::new(Messages::load().unwrap());
    let host =
        Host::new(store, messages, None, Box::new(move || Timestamp(told.load(Ordering::SeqCst))), Manners::default());
    for (n, deadline) in deadlines.iter().enumerate() {
        clock.store(deadline - DAY_MS, Ordering::SeqCst);
        let say = async |id: &str, asker: &str, text: &str| {
            let request = Request {
                room: RoomId::new(Platform::Console, &format!("room{n}")),
                community: CommunityId::new(Platform::Console, "terminal"),
                ..request(&format!("{n}-{id}"), asker, text)
            };
            if let Some(receipt) = host.answer(&request).await.receipt {
                host.delivered(&receipt, None).await;
            }
        };
        say("quiet", "south", "settings reminder=off").await;
        say("open", "south", "challenge @north sokusowo pace=day").await;
        say("seat", "north", "accept").await;
        for (id, (who, pit)) in MOVES.iter().enumerate() {
            say(&id.to_string(), who, &format!("move {pit}")).await;
        }
    }
}

/// What happened because time went by, table by table.
async fn told(folder: &Path, tables: usize) -> Vec<Vec<Event>> {
    let store = SledStore::open(&folder.join("serai.db")).unwrap();
    let mut told = Vec::new();
    for number in 1..=tables as u64 {
        let log = store.log(TableId(number)).await.unwrap();
        Table::replay(TableId(number), log.clone()).unwrap();
        let later = log.into_iter().map(|entry| entry.event).skip(2 + MOVES.len());
        told.push(later.collect());
    }
    told
}

#[tokio::test]
async fn time_is_up_after_a_restart_and_once() {
    let folder = tempfile::tempdir().unwrap();
    prepare(folder.path(), &[now() + 300]).await;
    std::thread::sleep(Duration::from_millis(400));
    let mut talk = Talk::start(folder.path());
    let block = talk.hear().unwrap();
    assert_eq!(block[..2], ["[room0] → everyone", "Table #1: the time of south is up."]);
    talk.kill();
    let mut talk = Talk::start(folder.path());
    talk.tell("#room0");
    let mut block = talk.ask("north: claim");
    if block[1] == "Table #1: the time of south is up." {
        // That it was shown may be lost with a kill, so that it is shown again.
        block = talk.hear().unwrap();
    }
    assert_eq!(block[1], "Table #1: north claims the game, as the other side has no time left.");
    assert!(talk.ask("north: record #1").contains(&"[Result \"2 time\"]".to_owned()));
    talk.end();
    assert_eq!(told(folder.path(), 1).await, [[Event::TimeUp, Event::Claimed]]);
}

#[tokio::test]
async fn what_fell_due_while_it_was_down_gets_a_rest() {
    let folder = loop {
        let folder = tempfile::tempdir().unwrap();
        let deadline = now() + 3000;
        prepare(folder.path(), &[deadline]).await;
        let mut talk = Talk::start(folder.path());
        talk.ask("observer: games");
        // It keeps that it is there before it looks at anything.
        std::thread::sleep(Duration::from_millis(300));
        talk.kill();
        let left = deadline - now();
        if left > 0 {
            std::thread::sleep(Duration::from_millis(left as u64 + 100));
            break folder;
        }
        // The machine is too slow now; once more.
    };
    let mut talk = Talk::start(folder.path());
    let block = talk.hear().unwrap();
    assert_eq!(block[1], "Table #1: I was away for a while, so south has some more time.");
    talk.kill();
    Talk::start(folder.path()).end();
    let told = told(folder.path(), 1).await;
    assert!(matches!(told[0][..], [Event::Granted { .. }]), "{told:?}");
}

/// The program is killed while many clocks run out: at each table that happens once, or its player gets a rest.
#[tokio::test]
async fn kills_end_no_time_twice() {
    // On a machine that is busy with other things all may end before the last start, or none before.
    for _ in 0..5 {
        let (ended, granted) = killed_while_clocks_run_out().await;
        if ended > 0 && granted > 0 {
            return;
        }
    }
    panic!("the machine is too slow for time to run out both while the program is there and while it is not");
}

/// How often time ran out, and how often somebody had a rest; each table has one of these.
async fn killed_while_clocks_run_out() -> (usize, usize) {
    const TABLES: usize = 12;
    let folder = tempfile::tempdir().unwrap();
    let start = now();
    prepare(folder.path(), &std::array::from_fn::<i64, TABLES, _>(|n| start + 1000 + n as i64 * 250)).await;
    for run in 0..8 {
        let talk = Talk::start(folder.path());
        std::thread::sleep(Duration::from_millis(150 + run * 83));
        talk.kill();
    }
    std::thread::sleep(Duration::from_millis((start + 1000 + TABLES as i64 * 250 - now()).max(0) as u64));
    let mut talk = Talk::start(folder.path());
    talk.ask("observer: games");
    std::thread::sleep(Duration::from_millis(500));
    talk.end();
    let (mut ended, mut granted) = (0, 0);
    for told in told(folder.path(), TABLES).await {
        match told[..] {
            [Event::TimeUp] => ended += 1,
            [Event::Granted { .. }] => granted += 1,
            _ => panic!("{told:?}"),
        }
    }
    (ended, granted)
}
