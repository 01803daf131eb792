//! What people say and see at a table.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serai::games::{Setup, View};
use serai::picture::{Painter, Theme};
use serai::rules::{Side, Turn};
use serai::table::{Record, Verdict};
use serde_json::json;

use super::people::Event;
use super::scene::{Person, Room, Scene};

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
        let downloaded = scene.downloaded(&start).await;
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
        let stale = room.said("Bek:\nThe game at table").await;
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
            assert_eq!(room.buttons(end, 1).await, ["🔁"]);
            assert!(boards.iter().all(|board| board.message_kind() == "m.image"));
        }
    };
    tokio::join!(
        play("sokusowo/classic", false, By::Typing),
        play("sokusowo/classic", false, By::Reacting),
        play("sokusowo/classic", true, By::Typing),
        play("sokusowo/classic", true, By::Reacting),
        play("tihbat/classic", false, By::Typing),
        play("tihbat/classic", false, By::Reacting),
        play("tihbat/circling", true, By::Typing),
        play("tihbat/circling", true, By::Reacting),
    );
}

/// What is thrown is not known before, so people do what the board says that they can.
#[tokio::test]
async fn games_with_throws_are_played_by_typing() {
    let Some(scene) = Scene::new().await else { return };
    let cyd = Person::new(&scene.url, "Cyd").await;
    let people = BTreeMap::from([("Aya", &scene.aya), ("Bek", &scene.bek), ("Cyd", &cyd)]);
    // Whoever resigns when so many boards were there is out, and the others play on.
    let play = |game: &'static str, encrypted: bool, others: usize, resign: &'static [(usize, &'static str)]| {
        let (scene, people) = (&scene, &people);
        async move {
            let room = scene.room(json!({"encrypted": encrypted})).await;
            room.invite(&scene.aya, &people["Cyd"].id).await;
            scene.people.to("join", json!({"who": people["Cyd"].id, "room": room.id})).await;
            let (start, table) = scene.begin_with(&room, &[people["Bek"], people["Cyd"]][..others], game).await;
            let mut boards = vec![start];
            while let Some((name, what)) = due(boards.last().unwrap()) {
                match resign.iter().find(|(at, _)| *at == boards.len()) {
                    Some((_, name)) => room.say(people[name], "!serai resign").await,
                    None => room.say(people[&*name], &what).await,
                };
                boards.push(next_board(&room, &table, boards.len()).await);
            }
            let end = boards.last().unwrap();
            assert!(end.body().contains(" has won") || end.body().contains("A draw: "), "{}", end.body());
            // Whoever plays on is not notified again.
            let notified = boards.iter().filter(|board| !board.mentions().is_empty()).count();
            assert!(notified > 10 && notified < boards.len(), "{notified} of {}", boards.len());
            room.say(&scene.aya, &format!("!serai record {}", table.replace("Table ", ""))).await;
            let record = room.until(|all| all.iter().find(|event| event.message_kind() == "m.file").cloned()).await;
            let record = scene.downloaded(&record).await;
            let record = Record::read(&String::from_utf8(record).unwrap()).unwrap();
            assert!(matches!(record.verify(), Verdict::Good { throws, .. } if throws > 10));
        }
    };
    tokio::join!(
        play("sho start=host", true, 2, &[(40, "Aya"), (60, "Bek")]),
        play("sigh/three-rows holes=6", false, 1, &[]),
    );
}

/// Who is due at a board, and the first thing that they can do, as the board says.
fn due(board: &Event) -> Option<(String, String)> {
    board.body().lines().find_map(|line| {
        if let Some((player, _)) = line.split_once(" to throw: ") {
            return Some((first_word(player), "throw".to_owned()));
        }
        if let Some(player) = line.strip_suffix(" to move.") {
            // Of many moves none is listed; the reactions stand for the first.
            let (_, first) = board.moves().into_iter().next()?;
            return Some((first_word(player), first));
        }
        let (player, moves) = line.split_once(" to move: ")?;
        let first = moves.split([',', ' ', '.']).next()?;
        Some((first_word(player), first.to_owned()))
    })
}

fn first_word(text: &str) -> String {
    text.split(' ').next().unwrap().to_owned()
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
        boards.push(next_board(room, table, boards.len()).await);
    }
    boards
}

/// The board that comes after the first and so many more.
async fn next_board(room: &Room, table: &str, count: usize) -> Event {
    let prefix = format!("{table}: ");
    let next = room.until(|all| {
        let is_board = |event: &&Event| event.body().starts_with(&prefix) && event.message_kind() == "m.image";
        all.iter().filter(is_board).nth(count - 1).cloned()
    });
    next.await
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
        boards.push(next_board(&room, &table, boards.len()).await);
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

/// The way to a table, and its game as a moving picture.
#[tokio::test]
async fn a_game_is_found_and_looked_back_at() {
    let Some(scene) = Scene::new().await else { return };
    let Scene { aya, bek, .. } = &scene;
    for encrypted in [false, true] {
        let room = scene.room(json!({"encrypted": encrypted})).await;
        let (_, table) = scene.begin(&room, "sokusowo").await;
        room.say(aya, "1").await;
        let board = room.said(&format!("{table}: South played 1")).await;
        let asked = room.say(bek, "!serai games mine").await;
        let told = room.until(|all| all.iter().find(|event| event.answers() == Some(&asked)).cloned()).await;
        let line = told.body().lines().nth(1).unwrap();
        assert!(line.contains(&table.replace("Table ", "")), "{line}");
        assert!(line.ends_with(&format!("https://matrix.to/#/{}/{}", room.id, board.id())), "{line}");
        room.say(bek, "3").await;
        room.say(bek, "!serai resign").await;
        room.said(&format!("{table}: Bek resigns")).await;
        let asked = room.say(bek, &format!("!serai replay {}", table.replace("Table ", ""))).await;
        let film = room.until(|all| all.iter().find(|event| event.answers() == Some(&asked)).cloned()).await;
        assert_eq!((film.message_kind(), &film.content()["info"]["mimetype"]), ("m.image", &json!("image/gif")));
        let bytes = scene.downloaded(&film).await;
        assert_eq!((&bytes[..6], bytes.last()), (&b"GIF89a"[..], Some(&b';')));
        assert_eq!(film.content()["info"]["size"], bytes.len());
    }
}
