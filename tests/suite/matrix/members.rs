//! Who comes and goes, and what the bot keeps of people.

use base64::Engine;
use serde_json::{Value, json};

use super::people::Event;
use super::scene::{Person, Room, Scene};

/// Somebody asks for something; the answer.
async fn answer(room: &Room, who: &Person, text: &str) -> Event {
    let asked = room.say(who, &format!("!serai {text}")).await;
    room.until(|all| all.iter().find(|event| event.answers() == Some(&asked)).cloned()).await
}

/// A game that counts and that Aya wins.
async fn game(scene: &Scene, room: &Room) {
    let (mut board, table) = scene.begin(room, "tihbat").await;
    for (count, who) in [&scene.aya, &scene.bek, &scene.aya, &scene.bek].into_iter().enumerate() {
        let (key, _) = board.moves().swap_remove(0);
        room.react(who, &board, &key).await;
        let plays = format!("{table}: ");
        let is_board = |event: &&Event| event.body().starts_with(&plays) && event.body().contains(" played ");
        board = room.until(|all| all.iter().filter(is_board).nth(count).cloned()).await;
    }
    room.say(&scene.bek, "!serai resign").await;
    room.said(&format!("{table}: Bek resigns")).await;
}

/// Holds who is on the leaderboard that Aya sees.
async fn check(scene: &Scene, room: &Room, names: &[&str]) {
    let board = answer(room, &scene.aya, "leaderboard").await;
    let board = board.body();
    assert!(board.starts_with(&format!("All games, of all time: 1 to {0} of {0}.", names.len())), "{board}");
    for name in ["Aya", "Bek"] {
        assert_eq!(board.contains(&format!(" {name}: ")), names.contains(&name), "{board}");
    }
}

async fn come_back(scene: &Scene, room: &Room) {
    room.invite(&scene.aya, &scene.bek.id).await;
    scene.people.to("join", json!({"who": scene.bek.id, "room": room.id})).await;
}

/// Whoever left the room is not on its leaderboard until they come back, also where the bot was down when they did.
#[tokio::test]
async fn who_left_is_hidden_until_they_come_back() {
    let Some(mut scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    game(&scene, &room).await;
    check(&scene, &room, &["Aya", "Bek"]).await;
    room.call(&scene.bek, "leave", json!({})).await;
    check(&scene, &room, &["Aya"]).await;
    come_back(&scene, &room).await;
    check(&scene, &room, &["Aya", "Bek"]).await;
    scene.kill();
    room.call(&scene.aya, "kick", json!({"user_id": scene.bek.id})).await;
    scene.start();
    check(&scene, &room, &["Aya"]).await;
    scene.kill();
    come_back(&scene, &room).await;
    scene.start();
    check(&scene, &room, &["Aya", "Bek"]).await;
}

/// What is kept of somebody is told to them in a room of their own.
#[tokio::test]
async fn an_export_is_for_nobody_else() {
    let Some(scene) = Scene::new().await else { return };
    let Scene { people, aya, bek, .. } = &scene;
    let room = scene.room(json!({})).await;
    game(&scene, &room).await;
    let told = answer(&room, bek, "privacy export").await;
    assert_eq!(told.body(), "I have written to you in a room of our own, where nobody else reads it.");
    let own = scene.room_of(bek).await;
    let export = async |count: usize| {
        let is_file = |event: &&Event| event.message_kind() == "m.file";
        let file = own.until(|all| all.iter().filter(is_file).nth(count).cloned()).await;
        assert_eq!(file.body(), "serai-export.json");
        let bytes = people.to("download", json!({"who": bek.id, "content": file.content()})).await;
        let bytes = base64::prelude::BASE64_STANDARD.decode(bytes.as_str().unwrap()).unwrap();
        serde_json::from_slice::<Value>(&bytes).unwrap()
    };
    let first = export(0).await;
    assert_eq!((&first["player"], &first["tables"][0]["table"]), (&json!(format!("matrix:{}", bek.id)), &json!(1)));
    let members = people.to("members", json!({"who": bek.id, "room": own.id})).await;
    assert_eq!(members.as_array().unwrap().len(), 2, "{members}");
    // Asked again, it comes into the same room; asked there, it is answered there.
    answer(&room, bek, "privacy export").await;
    assert_eq!(export(1).await, first);
    assert_eq!(people.to("invitations", json!({"who": bek.id})).await, json!([]));
    own.say(bek, "!serai privacy export").await;
    export(2).await;
    room.settled(aya).await;
    let files: Vec<Event> = room.all().into_iter().filter(|event| event.message_kind() == "m.file").collect();
    assert_eq!(files, [], "nobody else has seen it");
}

#[tokio::test]
async fn who_wants_to_be_deleted_is_nobody_any_more() {
    let Some(scene) = Scene::new().await else { return };
    let Scene { aya, bek, .. } = &scene;
    let room = scene.room(json!({})).await;
    game(&scene, &room).await;
    scene.begin(&room, "tihbat").await;
    let asked = answer(&room, bek, "privacy delete").await;
    assert!(asked.body().contains("privacy delete confirm"), "{}", asked.body());
    check(&scene, &room, &["Aya", "Bek"]).await;
    let done = answer(&room, bek, "privacy delete confirm").await;
    assert!(done.body().contains("is deleted"), "{}", done.body());
    // The game under way is over, and Aya is told so.
    room.until(|all| {
        all.iter().find(|event| event.body().starts_with("Table #2: ") && event.body().contains(" resigns")).cloned()
    })
    .await;
    let board = answer(&room, aya, "leaderboard").await;
    assert!(board.body().starts_with("All games, of all time: 1 to 2 of 2."), "{}", board.body());
    assert!(board.body().contains("a former player") && !board.body().contains("Bek"), "{}", board.body());
    let record = answer(&room, aya, "record #1").await;
    assert!(record.body().starts_with("Table #1 as a record"), "{}", record.body());
    let file = room.until(|all| all.iter().find(|event| event.message_kind() == "m.file").cloned()).await;
    let record = scene.people.to("download", json!({"who": aya.id, "content": file.content()})).await;
    let record = base64::prelude::BASE64_STANDARD.decode(record.as_str().unwrap()).unwrap();
    let record = String::from_utf8(record).unwrap();
    assert!(record.contains("a former player") && !record.contains("Bek"), "{record}");
    let export = answer(&room, bek, "privacy export").await;
    assert!(export.body().starts_with("I have written to you"), "{}", export.body());
}
