//! What happens while the bot or the homeserver is not there.

use std::collections::HashMap;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use super::homeserver::{self, Homeserver};
use super::scene::{Room, Scene};

/// Holds that each command was answered once: by a reply, or by a table.
fn check(room: &Room, asked: &[String], tables: usize) {
    let mut answers: HashMap<&str, usize> = asked.iter().map(|id| (&**id, 0)).collect();
    let all = room.all();
    for event in &all {
        if let Some(count) = event.answers().and_then(|id| answers.get_mut(id)) {
            *count += 1;
        }
    }
    assert!(answers.values().all(|&count| count == 1), "{answers:#?}");
    let mut opened: Vec<&str> = all.iter().map(|event| event.body()).filter(|b| b.contains("would like")).collect();
    opened.sort();
    let posts = opened.len();
    opened.dedup();
    assert_eq!((posts, opened.len()), (tables, tables), "{opened:#?}");
}

async fn until_answered(room: &Room, asked: usize, tables: usize) {
    room.until(|all| {
        let answered = all.iter().filter(|event| event.answers().is_some()).count();
        let opened = all.iter().filter(|event| event.body().contains("would like")).count();
        (answered >= asked && opened >= tables).then_some(())
    })
    .await;
}

#[tokio::test]
async fn what_is_said_while_it_is_down_is_answered_once() {
    let Some(mut scene) = Scene::new().await else { return };
    let rooms = [scene.room(json!({})).await, scene.room(json!({"encrypted": true})).await];
    scene.kill();
    let mut asked = [Vec::new(), Vec::new()];
    for (room, asked) in rooms.iter().zip(&mut asked) {
        for _ in 0..8 {
            room.say(&scene.aya, "!serai challenge tihbat").await;
            asked.push(room.say(&scene.bek, "!serai help move").await);
        }
        // More than one sync brings at once.
        for _ in 0..55 {
            room.say(&scene.bek, "talk").await;
            room.say(&scene.aya, "talk").await;
        }
        for _ in 0..7 {
            room.say(&scene.aya, "!serai challenge tihbat").await;
            asked.push(room.say(&scene.bek, "!serai help move").await);
        }
    }
    scene.start();
    for (room, asked) in rooms.iter().zip(&asked) {
        until_answered(room, asked.len(), 15).await;
    }
    scene.kill();
    scene.start();
    for (room, asked) in rooms.iter().zip(&asked) {
        room.settled(&scene.aya).await;
        check(room, asked, 15);
    }
    // With a lost session nothing old is done.
    scene.kill();
    rooms[0].say(&scene.aya, "!serai challenge tihbat").await;
    std::fs::remove_dir_all(scene.folder.path().join("matrix")).unwrap();
    scene.start();
    let awake =
        async { while tokio::time::timeout(Duration::from_secs(2), rooms[0].settled(&scene.aya)).await.is_err() {} };
    tokio::time::timeout(Duration::from_secs(60), awake).await.unwrap();
    check(&rooms[0], &asked[0], 15);
}

/// It is killed again and again while people in several rooms talk to it.
#[tokio::test]
async fn kills_lose_nothing_and_double_nothing() {
    const KILLS: usize = 5;
    const ROUNDS: usize = 20;
    let Some(mut scene) = Scene::new().await else { return };
    let rooms =
        [scene.room(json!({})).await, scene.room(json!({})).await, scene.room(json!({"encrypted": true})).await];
    let (aya, bek) = (scene.aya.clone(), scene.bek.clone());
    let talk = async |room: &Room| {
        let mut asked = Vec::new();
        for round in 0..ROUNDS {
            // Nobody may have more than fifty invitations open.
            let maker = if round % 2 == 0 { &aya } else { &bek };
            room.say(maker, "!serai challenge tihbat").await;
            asked.push(room.say(&bek, "!serai help move").await);
            tokio::time::sleep(Duration::from_millis(150)).await;
        }
        asked
    };
    let kill = async {
        let mut chance = ChaCha8Rng::seed_from_u64(11);
        for _ in 0..KILLS {
            tokio::time::sleep(Duration::from_millis(chance.random_range(900..2000))).await;
            scene.kill();
            scene.start();
        }
    };
    let (first, second, third, ()) = tokio::join!(talk(&rooms[0]), talk(&rooms[1]), talk(&rooms[2]), kill);
    for (room, asked) in rooms.iter().zip([first, second, third]) {
        until_answered(room, ROUNDS, ROUNDS).await;
        room.settled(&scene.aya).await;
        check(room, &asked, ROUNDS);
    }
}

/// Its homeserver takes only tiny pictures, so boards are text. When it comes back the second time, it wants a new login.
#[tokio::test]
async fn a_homeserver_that_comes_back_finds_it_there() {
    let folder = homeserver::folder();
    let Some(homeserver) = Homeserver::own(folder.path(), &["tiny"]) else { return };
    let scene = Scene::on(&homeserver.url(), "").await;
    let rooms = [scene.room(json!({})).await, scene.room(json!({"encrypted": true})).await];
    for (room, table) in rooms.iter().zip(["Table #1", "Table #2"]) {
        let (start, _) = scene.begin(room, "sokusowo").await;
        assert_eq!((start.message_kind(), start.mentions()), ("m.text", vec![&*scene.aya.id]));
        assert!(start.html().contains("<pre><code>") && start.body().starts_with(table), "{}", start.body());
    }
    let mut homeserver = homeserver;
    for (options, (player, plays), count) in
        [(&["tiny"][..], (&scene.aya, "South"), 5), (&["tiny", "expired"], (&scene.bek, "North"), 7)]
    {
        let folder = folder.path().to_owned();
        let restart = move || homeserver.restart(&folder, Duration::from_secs(2), options);
        homeserver = tokio::task::spawn_blocking(restart).await.unwrap();
        for (room, table) in rooms.iter().zip(["Table #1", "Table #2"]) {
            room.say(player, "1").await;
            room.said(&format!("{table}: {plays} played 1")).await;
            room.settled(&scene.bek).await;
            assert_eq!(room.all().len(), count, "{:#?}", room.all());
        }
    }
}
