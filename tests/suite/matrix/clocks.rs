//! What time brings into a room, which nobody there has asked for.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serai::chat::{Here, Platform, Player, PlayerId, Request, RequestId, TableId, Timestamp};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::store::{SledStore, Store};
use serai::table::{Event, Opened};
use serde_json::json;

use super::scene::Scene;

/// How long after the restart time is up; the program has to have started by then.
const LEFT: Duration = Duration::from_secs(20);
const HOUR: Duration = Duration::from_secs(60 * 60);
/// Of a turn at `live`.
const TURN: Duration = Duration::from_secs(10 * 60);

/// Does something in the store of a program that is down, as if Bek had so long ago.
async fn do_in_store(scene: &Scene, text: &str, ago: Duration) {
    let store = Arc::new(SledStore::open(&scene.folder.path().join("serai.db")).unwrap());
    let log = store.log(TableId(1)).await.unwrap();
    let Event::Opened(Opened { room, community, .. }) = log[0].event.clone() else { panic!("a table") };
    let messages = Arc::new(Messages::load().unwrap());
    let clock = move || {
        let at = SystemTime::now().duration_since(UNIX_EPOCH).unwrap() - ago;
        Timestamp(at.as_millis() as i64)
    };
    let host = Host::new(store, messages, None, Box::new(clock), Manners::default());
    let asker = Player { id: PlayerId::new(Platform::Matrix, &scene.bek.id), name: "Bek".to_owned() };
    let id = RequestId::new(Platform::Matrix, "$done-in-store");
    let (text, here) = (text.to_owned(), Here::default());
    host.answer(&Request { platform: Platform::Matrix, id, room, community, asker, text, seen: None, here }).await;
}

#[tokio::test]
async fn time_runs_out_and_a_reaction_claims_the_game() {
    let Some(mut scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    let (start, table) = scene.begin(&room, "tihbat live").await;
    assert!(start.body().contains("There is time until "), "{}", start.body());
    for who in [&scene.aya, &scene.bek, &scene.aya] {
        room.say(who, "1").await;
        room.settled(who).await;
    }
    scene.kill();
    do_in_store(&scene, "move 1 #1", TURN - LEFT).await;
    scene.start();
    let reminder = room.said(&format!("{table}: a reminder for Aya")).await;
    assert_eq!(reminder.mentions(), [&*scene.aya.id]);
    let late = room.said(&format!("{table}: the time of Aya is up.")).await;
    assert_eq!(late.mentions(), [&*scene.bek.id]);
    assert_eq!(room.buttons(&late, 3).await, ["1️⃣", "2️⃣", "🏁"]);
    room.react(&scene.bek, &late, "🏁").await;
    let end = room.said(&format!("{table}: Bek claims the game")).await;
    assert!(end.body().contains("Bek ◆ North has won."), "{}", end.body());
    room.settled(&scene.aya).await;
    let told = |begins: &str| room.all().iter().filter(|event| event.body().contains(begins)).count();
    assert_eq!((told("a reminder for"), told("the time of")), (1, 1));
}

/// Whoever is told of it for the first time is invited; and told once, though the program dies.
#[tokio::test]
async fn tables_that_wait_are_told_in_a_room_of_their_own() {
    let Some(mut scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    scene.begin(&room, "tihbat").await;
    room.say(&scene.aya, "1").await;
    room.said("Table #1: South played 1").await;
    scene.kill();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let (hour, into_hour) = (now.as_secs() / HOUR.as_secs(), Duration::from_secs(now.as_secs() % HOUR.as_secs()));
    do_in_store(&scene, &format!("settings digest={}", hour % 24), into_hour + LEFT).await;
    scene.start();
    let own = scene.room_of(&scene.bek).await;
    let told = own.said("Waiting for you").await;
    assert_eq!((told.message_kind(), told.mentions()), ("m.text", vec![&*scene.bek.id]));
    assert!(told.body().contains("#1 Tihbat (classic): ") && told.body().contains("https://matrix.to/#/"));
    room.settled(&scene.aya).await;
    scene.kill();
    scene.start();
    room.settled(&scene.aya).await;
    assert_eq!(own.all().iter().filter(|event| event.body().starts_with("Waiting for you")).count(), 1);
}
