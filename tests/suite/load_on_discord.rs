//! How fast the program answers on the local Discord, and how much memory it takes. Measured, and not a test of its own:
//! `cargo test --release load_on_discord -- --ignored --nocapture`.

use std::time::{Duration, Instant};

use crate::discord::{Id, Ping};
use crate::tables_on_discord::{Scene, moves};

/// Tables under way at once, each in a channel of its own.
const TABLES: usize = 500;
/// What people do in a second.
const A_SECOND: u64 = 100;
const MOVES: usize = 10_000;

#[tokio::test]
#[ignore = "it measures, for two minutes"]
async fn load_on_discord() {
    let scene = Scene::new().await;
    let discord = &scene.discord;
    let people: Vec<(Id, String)> = (0..20).map(|n| format!("Player {n}")).map(|n| (discord.user(&n), n)).collect();
    let channels: Vec<Id> = (0..TABLES).map(|n| discord.text_channel(scene.guild, &format!("table-{n}"))).collect();
    let mut ticks = tokio::time::interval(Duration::from_millis(1000 / A_SECOND));
    let (mut played, mut waited) = (0, 0);
    // What each channel showed when something was done there.
    let mut before: Vec<Option<Id>> = vec![Some(Id(0)); TABLES];
    for table in (0..TABLES).cycle() {
        if played == MOVES {
            break;
        }
        ticks.tick().await;
        let newest = discord.newest(channels[table]);
        let id = newest.as_ref().map(|message| message.id);
        if before[table] == id {
            waited += 1;
            continue;
        }
        before[table] = id;
        let (maker, (_, invited)) = (people[table % 20].0, &people[(table + 1) % 20]);
        match newest.as_ref().map(|message| (message, message.pings.as_slice())) {
            Some((message, [Ping::User(due)])) => match moves(message).into_iter().find(|button| button.enabled) {
                Some(button) => {
                    discord.begin_click(*due, message, &button.label);
                    played += 1;
                }
                None => drop(discord.begin_click(*due, message, "Accept")),
            },
            // Nobody is due any more, or was yet.
            _ => {
                let options = [("game", "sokusowo"), ("player", invited.as_str())];
                discord.begin_slash(maker, channels[table], "challenge", &options);
            }
        }
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    let memory = scene.program.memory();
    let mut offered = Vec::new();
    for channel in &channels[..200] {
        let began = Instant::now();
        discord.complete(people[0].0, *channel, "move", "move", "", &[]).await;
        offered.push(began.elapsed());
    }
    let (mut acknowledged, mut shown): (Vec<Duration>, Vec<Duration>) =
        channels.iter().flat_map(|channel| discord.times(*channel)).unzip();
    for times in [&mut acknowledged, &mut shown, &mut offered] {
        times.sort();
    }
    let at = |times: &[Duration], percent: usize| times[(times.len() - 1) * percent / 100];
    println!("{} acts on {TABLES} tables, {A_SECOND} a second; {waited} were not ready", acknowledged.len());
    for (what, times) in [("acknowledged", &acknowledged), ("shown", &shown), ("moves offered", &offered)] {
        println!("{what}: median {:?}, 99th percentile {:?}", at(times, 50), at(times, 99));
    }
    println!("memory after {played} moves: {memory:?} kB");
    assert_eq!(discord.failures(), Vec::<String>::new());
}
