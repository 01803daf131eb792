//! The program with 10,000 ongoing tables in its store: how soon it answers, and what memory it takes.
//!
//! No criterion here: each round starts the real program, so there are few of them. Prints medians.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serai::chat::{CommunityId, Here, Platform, Player, PlayerId, Request, RequestId, RoomId, Timestamp};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::store::SledStore;

const TABLES: usize = 10_000;
const MOVES: usize = 10;
const ROUNDS: usize = 11;

fn main() {
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    fill(&folder.path().join("serai.db"));
    let size = Command::new("du").args(["-sh", "serai.db"]).current_dir(folder.path()).output().expect("du");
    println!("{TABLES} tables of {MOVES} moves: {}", String::from_utf8_lossy(&size.stdout).trim());
    for (name, kill) in [("closed before", false), ("killed before", true)] {
        start(folder.path(), kill);
        let mut rounds: Vec<(Duration, u64)> = (0..ROUNDS).map(|_| start(folder.path(), kill)).collect();
        rounds.sort();
        let (first, _) = rounds[ROUNDS / 2];
        rounds.sort_by_key(|(_, kilobytes)| *kilobytes);
        let (_, kilobytes) = rounds[ROUNDS / 2];
        println!("{name}: first answer after {first:?}, {:.1} MB resident", kilobytes as f64 / 1000.0);
    }
}

/// Plays the first moves of many games.
fn fill(path: &Path) {
    let store = SledStore::open(path).expect("a store in a new folder");
    let messages = Arc::new(Messages::load().expect("our own templates"));
    let manners = Manners::default();
    let host = Arc::new(Host::new(Arc::new(store), messages, None, Box::new(|| Timestamp(0)), manners));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        for first in (0..TABLES).step_by(500) {
            let games = (first..first + 500).map(|n| tokio::spawn(play(Arc::clone(&host), n)));
            for game in games.collect::<Vec<_>>() {
                game.await.expect("nothing panics");
            }
        }
    });
}

async fn play(host: Arc<Host>, n: usize) {
    let (south, north) = (format!("south{n}"), format!("north{n}"));
    let opening = [(south.clone(), format!("challenge @{north} sokusowo")), (north, "accept".to_owned())];
    let mut next: Vec<(String, String)> = opening.into_iter().rev().collect();
    for step in 0..MOVES + 2 {
        let (asker, text) = next.pop().expect("somebody is due");
        let request = Request {
            platform: Platform::Console,
            id: RequestId::new(Platform::Console, &format!("{n}-{step}")),
            // Ten pairs share a channel, and anybody may want to see all that goes on in it.
            room: RoomId::new(Platform::Console, &format!("room{}", n / 10)),
            community: CommunityId::new(Platform::Console, "bench"),
            asker: Player { id: PlayerId::new(Platform::Console, &asker), name: asker },
            text,
            seen: None,
            here: Here::default(),
        };
        let reply = host.answer(&request).await;
        host.delivered(&reply.receipt.expect("it was not refused"), None).await;
        if let (true, Some(due), Some(choice)) =
            (next.is_empty(), reply.due.first(), reply.choices.iter().find(|choice| choice.enabled))
        {
            next.push((due.own().to_owned(), choice.command.clone()));
        }
    }
}

/// Starts the program and asks one thing; how long the answer took, and the memory in kilobytes then.
fn start(folder: &Path, kill: bool) -> (Duration, u64) {
    let began = Instant::now();
    let mut command = Command::new(env!("CARGO_BIN_EXE_serai"));
    command.current_dir(folder).arg("--plain").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program");
    let mut input = child.stdin.take().expect("its input");
    input.write_all(b"#room7\nsouth77: board\n").expect("it listens");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let block: Vec<String> = lines.by_ref().map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
    let took = began.elapsed();
    assert!(block[0].ends_with("everyone") && block.iter().any(|line| line.starts_with("picture: ")), "{block:?}");
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = resident.and_then(|text| text.split_whitespace().next()?.parse().ok()).unwrap_or(0);
    if kill {
        child.kill().expect("it is there");
    } else {
        drop(input);
    }
    child.wait().expect("it ends");
    (took, kilobytes)
}
