//! Rooms that the bot comes to and leaves, and that end.

use std::collections::BTreeSet;
use std::time::Duration;

use serai::store::{SledStore, Store};
use serde_json::json;

use super::people::Event;
use super::scene::{Person, Scene};

/// Waits until somebody sees that the bot's membership is this.
async fn membership(scene: &Scene, room: &str, is: &str) {
    let look = |events: &[Event]| {
        let of_bot = |event: &&Event| event.kind() == "m.room.member" && event.0["state_key"] == scene.bot.as_str();
        events.iter().rfind(of_bot).is_some_and(|event| event.content()["membership"] == is).then_some(())
    };
    scene.people.until(&scene.aya.id, room, look).await;
}

#[tokio::test]
async fn a_table_goes_on_in_the_room_that_replaces_another() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({"version": "10"})).await;
    scene.begin(&room, "tihbat").await;
    room.say(&scene.aya, "1").await;
    room.said("Table #1: South played 1").await;
    let upgraded = room.call(&scene.aya, "upgrade", json!({"new_version": "12"})).await;
    let id = upgraded["replacement_room"].as_str().unwrap().to_owned();
    let with = json!({"who": scene.aya.id, "method": "POST", "path": format!("rooms/{id}/invite")});
    for whom in [&scene.bek.id, &scene.bot] {
        let mut with = with.clone();
        with["body"] = json!({"user_id": whom});
        scene.people.to("call", with).await;
    }
    let room = scene.seen_by_bek(&id).await;
    let board = room.said("Table #1, Tihbat (classic): ").await;
    assert_eq!((board.message_kind(), board.mentions()), ("m.image", vec![&*scene.bek.id]));
    room.react(&scene.bek, &board, "1️⃣").await;
    room.said("Table #1: North played 1").await;
    room.say(&scene.aya, "2").await;
    room.said("Table #1: South played 2").await;
}

#[tokio::test]
async fn a_table_waits_while_the_bot_is_away() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    scene.begin(&room, "tihbat").await;
    room.call(&scene.aya, "kick", json!({"user_id": scene.bot})).await;
    membership(&scene, &room.id, "leave").await;
    room.say(&scene.aya, "1").await;
    room.say(&scene.aya, "!serai challenge tihbat").await;
    room.invite(&scene.aya, &scene.bot).await;
    membership(&scene, &room.id, "join").await;
    room.say(&scene.aya, "2").await;
    room.said("Table #1: South played 2").await;
    room.settled(&scene.aya).await;
    let said: Vec<String> = room.all().iter().map(|event| event.body().to_owned()).collect();
    assert_eq!(said.iter().filter(|said| said.starts_with("Hello!")).count(), 1, "{said:#?}");
    assert_eq!(said.len(), 5, "what was said while it was away is not for it: {said:#?}");
}

/// What was said before the bot came is not for it, however it comes to see it.
#[tokio::test]
async fn nothing_from_before_it_came_is_answered() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room_without_bot(json!({})).await;
    for _ in 0..120 {
        room.say(&scene.aya, "!serai challenge tihbat").await;
    }
    room.invite(&scene.aya, &scene.bot).await;
    room.said("Hello!").await;
    room.settled(&scene.aya).await;
    assert_eq!(room.all().len(), 2, "{:#?}", room.all());
}

#[tokio::test]
async fn it_goes_when_asked_and_when_alone() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    room.say(&scene.bek, "!serai leave").await;
    room.said("Only whoever manages this room").await;
    room.say(&scene.aya, "!serai leave").await;
    room.said("Goodbye!").await;
    membership(&scene, &room.id, "leave").await;

    let room = scene.room(json!({"public": true})).await;
    let (cyd, dan) = tokio::join!(Person::new(&scene.url, "Cyd"), Person::new(&scene.url, "Dan"));
    scene.people.to("join", json!({"who": cyd.id, "room": room.id})).await;
    for person in [&scene.aya, &scene.bek, &cyd] {
        room.call(person, "leave", json!({})).await;
    }
    // Nobody can come to a room where nobody is.
    while scene.people.try_to("join", json!({"who": dan.id, "room": room.id})).await.is_ok() {
        room.call(&dan, "leave", json!({})).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// What a room and a space say of each other makes the room one of the space's, if the bot sees both.
#[tokio::test]
async fn rooms_of_a_space_are_one_community() {
    let Some(mut scene) = Scene::new().await else { return };
    let (inside, claiming, apart) = tokio::join!(
        scene.room(json!({"encrypted": true})),
        scene.room(json!({"version": "10"})),
        scene.room(json!({}))
    );
    let space = scene.room_without_bot(json!({"space": true})).await;
    space.invite(&scene.aya, &scene.bot).await;
    membership(&scene, &space.id, "join").await;
    space.set(&scene.aya, "m.space.child", &inside.id, json!({"via": ["localhost"]})).await;
    for room in [&inside, &claiming] {
        let parent = json!({"via": ["localhost"], "canonical": true});
        room.set(&scene.aya, "m.space.parent", &space.id, parent).await;
    }
    // Nobody talks in a space, and nothing is said there.
    space.say(&scene.aya, "!serai help").await;
    for room in [&inside, &claiming, &apart] {
        scene.begin(room, "tihbat").await;
    }
    assert_eq!(space.all(), []);
    scene.kill();
    let store = SledStore::open(&scene.folder.path().join("serai.db")).unwrap();
    let communities =
        store.communities("matrix").await.unwrap().into_iter().map(|community| community.own().to_owned());
    let expected = [&space, &claiming, &apart].map(|room| room.id.clone());
    assert_eq!(communities.collect::<BTreeSet<_>>(), BTreeSet::from(expected));
}

/// What it could not post is posted when it may, and a game goes on without reactions.
#[tokio::test]
async fn it_does_what_it_is_allowed() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({"version": "10"})).await;
    let levels = |messages: u8| {
        let users = json!({&scene.aya.id: 100, &scene.bek.id: 1});
        json!({"users": users, "events": {"m.room.message": messages, "m.reaction": 1}})
    };
    room.set(&scene.aya, "m.room.power_levels", "", levels(0)).await;
    scene.begin(&room, "tihbat").await;
    room.say(&scene.aya, "!serai doctor").await;
    assert!(room.said("Serai ").await.body().contains("m.reaction"));
    room.say(&scene.aya, "1").await;
    room.said("Table #1: South played 1").await;
    room.set(&scene.aya, "m.room.power_levels", "", levels(1)).await;
    room.say(&scene.bek, "1").await;
    // Where it may speak it does so meanwhile.
    let other = scene.room(json!({})).await;
    other.settled(&scene.aya).await;
    let before = room.all().len();
    room.set(&scene.aya, "m.room.power_levels", "", levels(0)).await;
    let board = room.said("Table #1: North played 1").await;
    assert_eq!((board.message_kind(), board.mentions()), ("m.image", vec![&*scene.aya.id]));
    room.settled(&scene.aya).await;
    assert_eq!(room.all().len(), before + 2, "{:#?}", room.all());
}

#[tokio::test]
async fn only_those_who_may_invite_it() {
    let Some(scene) = Scene::new().await else { return };
    let more = "allow = [\"example.org\", \"@nobody:localhost\"]\n";
    let closed = Scene::on(&scene.url, more).await;
    let room = closed.room_without_bot(json!({})).await;
    room.invite(&closed.aya, &closed.bot).await;
    membership(&closed, &room.id, "leave").await;
    assert_eq!(room.all(), []);
    let open = Scene::on(&scene.url, "allow = [\"localhost\"]\nprefix = \"!games\"\n").await;
    let room = open.room(json!({})).await;
    room.say(&open.aya, "!serai help").await;
    room.say(&open.aya, "!games help").await;
    room.said("What you can say:").await;
    assert_eq!(room.all().len(), 2);
}
