//! How fast the bot answers, and how much memory it takes. `cargo test --release measured -- --ignored --nocapture`

use std::time::{Duration, Instant};

use serde_json::json;

use super::scene::Scene;

#[tokio::test]
#[ignore = "measures; takes some minutes"]
async fn measured() {
    const ROUNDS: usize = 200;
    const ROOMS: usize = 50;
    const MOVES: usize = 1000;
    let Some(scene) = Scene::new().await else { return };
    for encrypted in [false, true] {
        let room = scene.room(json!({"encrypted": encrypted})).await;
        scene.begin(&room, "sokusowo").await;
        let mut times: Vec<Duration> = Vec::new();
        for round in 0..ROUNDS {
            let before = room.all().len();
            let start = Instant::now();
            room.say(&scene.aya, "!serai board").await;
            room.until(|all| (all.len() > before).then_some(())).await;
            if round > 0 {
                times.push(start.elapsed());
            }
        }
        times.sort();
        let kind = if encrypted { "encrypted" } else { "plain" };
        let (median, late) = (times[times.len() / 2], times[times.len() * 99 / 100]);
        println!("from command to board, {kind}: median {median:?}, 99th percentile {late:?}");
    }
    let mut rooms = Vec::new();
    for _ in 0..ROOMS {
        rooms.push(scene.room(json!({})).await);
    }
    let moves = rooms.iter().map(|room| async {
        let mut played = 0;
        while played < MOVES / ROOMS {
            let (mut board, table) = scene.begin(room, "sokusowo").await;
            while played < MOVES / ROOMS
                && let Some((_, m)) = board.moves().into_iter().next()
            {
                let due = if board.mentions() == [&*scene.aya.id] { &scene.aya } else { &scene.bek };
                let before = room.all().len();
                room.say(due, &format!("!serai move {m} {table}")).await;
                board = room.until(|all| all.get(before).cloned()).await;
                played += 1;
            }
        }
    });
    for room in moves {
        room.await;
    }
    let status = std::fs::read_to_string(format!("/proc/{}/status", scene.program.as_ref().unwrap().id())).unwrap();
    let memory = status.lines().find(|line| line.starts_with("VmRSS")).unwrap();
    println!("after {MOVES} moves in {ROOMS} rooms: {memory}");
}
