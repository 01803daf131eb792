//! How fast the bot answers, and how much memory it takes. `cargo test --release measured -- --ignored --nocapture`

use std::time::{Duration, Instant};

use serde_json::json;

use super::homeserver::{self, Homeserver};
use super::scene::{Room, Scene};

/// How often everything is timed.
const ROUNDS: usize = 200;
const ROOMS: usize = 50;
const MOVES: usize = 1000;

#[tokio::test]
#[ignore = "measures; takes some minutes"]
async fn measured() {
    let Some(scene) = Scene::new().await else { return };
    for (kind, encrypted) in [("plain", false), ("encrypted", true)] {
        let room = scene.room(json!({"encrypted": encrypted})).await;
        let mut times = Vec::new();
        for _ in 0..ROUNDS {
            times.push(word(&scene, &room).await);
        }
        tell(&format!("a word from one person to another, without the bot, {kind}"), times);
        let mut times = Vec::new();
        play(&scene, &room, ROUNDS, |time| times.push(time)).await;
        tell(&format!("from a move to its board, {kind}"), times);
    }
    // The program is a new one to this.
    let scene = Scene::on(&scene.url, "").await;
    for _ in 0..ROOMS {
        let room = scene.room(json!({})).await;
        play(&scene, &room, MOVES / ROOMS, |_| ()).await;
    }
    let status = std::fs::read_to_string(format!("/proc/{}/status", scene.program.as_ref().unwrap().id())).unwrap();
    let memory = status.lines().find(|line| line.starts_with("VmRSS")).unwrap();
    println!("after {MOVES} moves in {ROOMS} rooms: {memory}");

    let folder = homeserver::folder();
    let Some(homeserver) = Homeserver::own(folder.path(), &["thumbnails"]) else { return };
    let scene = Scene::on(&homeserver.url(), "").await;
    let room = scene.room(json!({})).await;
    let mut times = Vec::new();
    play(&scene, &room, ROUNDS, |time| times.push(time)).await;
    tell("from a move to its board, plain, where the homeserver makes thumbnails before it takes a picture", times);
}

/// How long it takes until one person sees what another has said.
async fn word(scene: &Scene, room: &Room) -> Duration {
    let start = Instant::now();
    let said = room.say(&scene.bek, "hello").await;
    let look = |events: &[super::people::Event]| events.iter().any(|event| event.id() == said).then_some(());
    scene.people.until(&scene.aya.id, &room.id, look).await;
    start.elapsed()
}

/// Plays so many moves, and games one after the other if need be; tells how long each took, until its board was seen.
async fn play(scene: &Scene, room: &Room, moves: usize, mut took: impl FnMut(Duration)) {
    let mut played = 0;
    while played < moves {
        let (mut board, table) = scene.begin(room, "sokusowo").await;
        let table = table.trim_start_matches("Table ");
        while played < moves
            && let Some((_, m)) = board.moves().into_iter().next()
        {
            let due = if board.mentions() == [&*scene.aya.id] { &scene.aya } else { &scene.bek };
            let before = room.all().len();
            let start = Instant::now();
            room.say(due, &format!("!serai move {m} {table}")).await;
            board = room.until(|all| all.get(before).cloned()).await;
            assert!(board.body().contains(" played "), "{}", board.body());
            took(start.elapsed());
            played += 1;
        }
    }
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let (median, late) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    println!("{what}: median {median:.0?}, 99th percentile {late:.0?}");
}
