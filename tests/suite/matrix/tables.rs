//! What people say and see at a table.

use base64::Engine;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serai::games::{Setup, View};
use serai::picture::{Painter, Theme};
use serai::rules::{Side, Turn};
use serde_json::json;

use super::people::Event;
use super::scene::{Room, Scene};

#[tokio::test]
async fn a_friend_is_challenged_and_both_play() {
    let Some(scene) = Scene::new().await else { return };
    for (encrypted, table) in [(false, "Table #1"), (true, "Table #2")] {
        let room = scene.room(json!({"encrypted": encrypted})).await;
        let Scene { aya, bek, .. } = &scene;
        room.say(aya, &format!("!serai challenge {} sokusowo seeds=4", bek.id)).await;
        let invitation = room.said(table).await;
        assert_eq!(invitation.body(), format!("{table}: Aya challenges Bek to Sokusowó."));
        let link = |id: &str, name: &str| format!("<a href=\"https://matrix.to/#/{id}\">{name}</a>");
        let (linked_aya, linked_bek) = (link(&aya.id, "Aya"), link(&bek.id, "Bek"));
        assert_eq!(invitation.html(), format!("{table}: {linked_aya} challenges {linked_bek} to Sokusowó."));
        assert_eq!((invitation.message_kind(), invitation.mentions()), ("m.text", vec![&*bek.id]));
        assert_eq!(room.buttons(&invitation, 2).await, ["✅", "❌"]);

        room.react(bek, &invitation, "✅").await;
        let start = room.said(&format!("{table}, Sokusowó: ")).await;
        assert_eq!((start.message_kind(), start.mentions()), ("m.image", vec![&*aya.id]));
        assert!(start.body().contains("South 1 to 6: 4, 4, 4, 4, 4, 4. North 1 to 6: "), "{}", start.body());
        assert_eq!(start.0["was_encrypted"], encrypted);
        assert_eq!(start.content().get("file").is_some(), encrypted, "an encrypted room has an encrypted picture");
        assert_eq!(room.buttons(&start, 6).await, ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣"]);
        let downloaded = scene.people.to("download", json!({"who": bek.id, "content": start.content()})).await;
        let downloaded = base64::prelude::BASE64_STANDARD.decode(downloaded.as_str().unwrap()).unwrap();
        let drawn = Setup::read("sokusowo/classic", [], None).unwrap().start().unwrap().scene(View::default());
        assert!(downloaded == Painter::new().png(&drawn, Theme::default(), 1200), "it is the picture that was drawn");

        room.say(aya, "1").await;
        let board = room.said(&format!("{table}: South played 1")).await;
        assert_eq!(board.mentions(), [&*bek.id]);
        // Whoever is not to move is told so once, and not by every click.
        room.react(aya, &board, "3️⃣").await;
        room.react(aya, &board, "5️⃣").await;
        room.react(bek, &board, "👍").await;
        room.react(bek, &board, "3️⃣").await;
        let board = room.said(&format!("{table}: North played 3")).await;
        assert_eq!(board.mentions(), [&*aya.id]);
        room.react(bek, &invitation, "❌").await;
        let stale = room.said("Bek:\nThat board of table").await;
        assert_eq!((stale.message_kind(), stale.mentions().len()), ("m.notice", 0));
        room.settled(aya).await;
        let told = room.all().into_iter().filter(|event| event.body().starts_with("Aya:\n")).collect::<Vec<_>>();
        assert!(matches!(&told[..], [told] if told.body().contains("It is not your turn at table")), "{told:#?}");
        assert_eq!(room.all().len(), 8, "hello, an invitation, three boards, three answers: {:#?}", room.all());
    }
}

#[derive(Clone, Copy, Debug)]
enum By {
    Typing,
    Reacting,
}

#[tokio::test]
async fn whole_games_are_played() {
    let Some(scene) = Scene::new().await else { return };
    let play = |game: &'static str, encrypted: bool, by: By| {
        let scene = &scene;
        async move {
            let room = scene.room(json!({"encrypted": encrypted})).await;
            let (start, table) = scene.begin(&room, game).await;
            let boards = play_on(scene, &room, start, &table, by).await;
            let end = boards.last().unwrap();
            assert!(end.body().contains(" has won: ") || end.body().contains("A draw: "), "{}", end.body());
            assert_eq!((end.mentions().len(), end.moves().len()), (0, 0));
            assert!(boards.iter().all(|board| board.message_kind() == "m.image"));
        }
    };
    tokio::join!(
        play("sokusowo/classic", false, By::Typing),
        play("sokusowo/classic", true, By::Reacting),
        play("tihbat/circling", true, By::Typing),
        play("tihbat/classic", false, By::Reacting),
    );
}

/// Plays the first move that there is until the game is over; all boards.
async fn play_on(scene: &Scene, room: &Room, start: Event, table: &str, by: By) -> Vec<Event> {
    let mut boards = vec![start];
    while let Some((key, m)) = boards.last().unwrap().moves().into_iter().next() {
        let board = boards.last().unwrap();
        let due = if board.mentions() == [&*scene.aya.id] { &scene.aya } else { &scene.bek };
        match by {
            By::Typing => drop(room.say(due, &m).await),
            By::Reacting => room.react(due, board, &key).await,
        }
        let prefix = format!("{table}: ");
        let count = boards.len();
        let next = room.until(|all| {
            let is_board = |event: &&Event| event.body().starts_with(&prefix) && event.message_kind() == "m.image";
            all.iter().filter(is_board).nth(count - 1).cloned()
        });
        boards.push(next.await);
    }
    boards
}

/// Games with too many moves for reactions are typed; two placements one after the other notify once.
#[tokio::test]
async fn seega_is_played_by_typing() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    let (start, table) = scene.begin(&room, "seega/5x5 quiet_limit=4").await;
    let mut game = Setup::read("seega/5x5", [("quiet_limit", "4")], None).unwrap().start().unwrap();
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let (mut boards, mut last) = (vec![start], None);
    while let Turn::Move(side) = game.turn() {
        let player = if side == Side::SOUTH { &scene.aya } else { &scene.bek };
        let notified = if last == Some(side) { vec![] } else { vec![player.id.as_str()] };
        assert_eq!(boards.last().unwrap().mentions(), notified, "after {} moves", boards.len() - 1);
        let m = game.moves().choose(&mut chance).unwrap().clone();
        game.play(&m).unwrap();
        // As people type it.
        room.say(player, &m.to_uppercase()).await;
        let (prefix, count) = (format!("{table}: "), boards.len());
        let next = room.until(|all| {
            let is_board = |event: &&Event| event.body().starts_with(&prefix) && event.message_kind() == "m.image";
            all.iter().filter(is_board).nth(count - 1).cloned()
        });
        boards.push(next.await);
        last = Some(side);
    }
    let end = boards.last().unwrap();
    assert!(end.body().contains(" has won: ") || end.body().contains("A draw: "), "{}", end.body());
    assert!(boards.len() > 24, "all pieces were placed, and moved");
}

#[tokio::test]
async fn a_table_has_a_thread_of_its_own() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({"encrypted": true})).await;
    room.say(&scene.aya, &format!("!serai challenge {} tihbat thread=true", scene.bek.id)).await;
    let invitation = room.said("Table #1: Aya challenges").await;
    room.react(&scene.bek, &invitation, "✅").await;
    let root = invitation;
    let in_thread = |count: usize| {
        room.until(move |all| all.iter().filter(|event| event.thread().is_some()).nth(count - 1).cloned())
    };
    let start = in_thread(1).await;
    assert_eq!((start.thread(), start.mentions()), (Some(root.id()), vec![&*scene.aya.id]));
    let relation = json!({"rel_type": "m.thread", "event_id": root.id()});
    room.send(&scene.aya, json!({"msgtype": "m.text", "body": "1", "m.relates_to": relation})).await;
    let board = in_thread(2).await;
    assert!(board.body().starts_with("Table #1: South played 1"), "{}", board.body());
    room.react(&scene.bek, &board, "1️⃣").await;
    assert!(in_thread(3).await.body().starts_with("Table #1: North played 1"));
    // In the room itself nobody plays there.
    room.say(&scene.aya, "2").await;
    room.say(&scene.aya, "!serai move 2 #1").await;
    room.said("Table #1 is played in ").await;
}
