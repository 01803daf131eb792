//! What is a command, and what is not; how people are named.

use std::time::Duration;

use serde_json::json;

use super::people::Event;
use super::scene::{Person, Program, Scene, command, configure, new_name};

#[tokio::test]
async fn only_commands_and_moves_are_answered() {
    let Some(mut scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    let aya = scene.aya.clone();
    let unknown = room.say(&aya, "!SERAI dance").await;
    let answer = room.said("There is no command “dance”").await;
    assert_eq!((answer.message_kind(), answer.mentions().len()), ("m.notice", 0));
    assert_eq!(answer.answers(), Some(&*unknown));
    assert!(answer.html().contains("<code>help</code>"), "{}", answer.html());
    let quoted = "> <@serai:localhost> Which?\n\n!serai rules tihbat";
    let relation = json!({"m.in_reply_to": {"event_id": unknown}});
    room.send(&aya, json!({"msgtype": "m.text", "body": quoted, "m.relates_to": relation})).await;
    room.said("Tihbat (classic): Setup").await;

    let said = room.say(&aya, "hello").await;
    let edited = json!({"msgtype": "m.text", "body": "!serai help"});
    let replaces = json!({"rel_type": "m.replace", "event_id": said});
    let edit = json!({"msgtype": "m.text", "body": "* !serai help", "m.new_content": edited, "m.relates_to": replaces});
    room.send(&aya, edit).await;
    for content in [
        json!({"msgtype": "m.notice", "body": "!serai help"}),
        json!({"msgtype": "m.emote", "body": "!serai help"}),
        json!({"msgtype": "m.text", "body": "!seraiX help"}),
        json!({"msgtype": "m.text", "body": "I like !serai help"}),
        json!({"msgtype": "m.text", "body": "3"}),
        json!({"msgtype": "m.text", "body": "roll"}),
        json!({"msgtype": "m.text", "body": ""}),
        json!({"msgtype": "m.image", "body": "!serai help", "url": "mxc://localhost/none"}),
        json!({"msgtype": "org.example.dice", "body": "!serai help"}),
        json!({"msgtype": "m.text", "body": "x".repeat(30_000)}),
    ] {
        room.send(&aya, content).await;
    }
    // What was taken back before the bot could read it is not done.
    scene.kill();
    let redacted = room.say(&aya, "!serai challenge tihbat").await;
    scene.people.to("redact", json!({"who": aya.id, "room": room.id, "event": redacted})).await;
    scene.start();
    room.settled(&aya).await;
    assert_eq!(room.all().len(), 4, "{:#?}", room.all());

    // Everything that can be typed has an answer, and none comes as a ping.
    let (start, _) = scene.begin(&room, "sokusowo").await;
    for (typed, says) in [
        ("!serai", "Say what you would like to do"),
        ("!serai move 9", "Your pits are 1 to 6."),
        ("!serai challenge @nobody sokusowo", "“@nobody” is nobody whom I know here"),
        ("!serai record", "Table #1 as a record:"),
        ("!serai doctor", "Serai "),
    ] {
        room.say(&aya, typed).await;
        let answer = room.said(says).await;
        assert_eq!((answer.message_kind(), answer.mentions().len()), ("m.notice", 0), "{typed}");
    }
    room.say(&scene.bek, "!serai doctor").await;
    room.said("Only whoever manages").await;
    // A reply to a board says which table is meant.
    let relation = json!({"m.in_reply_to": {"event_id": start.id()}});
    room.send(&aya, json!({"msgtype": "m.text", "body": "2", "m.relates_to": relation})).await;
    room.said("Table #1: South played 2").await;
    // Whoever manages a room may want commands alone.
    let bek = scene.bek.clone();
    room.say(&aya, "!serai community bare_moves off").await;
    room.said("Done: `bare_moves` is off now.").await;
    room.say(&bek, "1").await;
    room.settled(&bek).await;
    assert!(!room.all().iter().any(|event| event.body().contains("North played")), "{:#?}", room.all());
    room.say(&aya, "!serai community bare_moves usual").await;
    room.said("Done: `bare_moves` is on now, as usual.").await;
    room.say(&bek, "1").await;
    room.said("Table #1: North played 1").await;
    room.say(&aya, "!serai view").await;
    let view = room.until(|all| all.iter().find(|e| e.message_kind() == "m.image" && e.answers().is_some()).cloned());
    assert!(view.await.mentions().is_empty(), "what somebody asked to see is for nobody else");
}

/// What somebody said first counts, and what was done is not undone by taking words back.
#[tokio::test]
async fn what_is_edited_or_taken_back_later_was_said() {
    let Some(mut scene) = Scene::new().await else { return };
    let (aya, bek) = (scene.aya.clone(), scene.bek.clone());
    for encrypted in [false, true] {
        let room = scene.room(json!({"encrypted": encrypted})).await;
        let edit = async |said: &str, text: &str| {
            let (new, replaces) =
                (json!({"msgtype": "m.text", "body": text}), json!({"rel_type": "m.replace", "event_id": said}));
            let body = format!("* {text}");
            let edit = json!({"msgtype": "m.text", "body": body, "m.new_content": new, "m.relates_to": replaces});
            room.send(&aya, edit).await;
        };
        let take_back = async |who: &Person, event: &str| {
            scene.people.to("redact", json!({"who": who.id, "room": room.id, "event": event})).await;
        };
        let challenge = room.say(&aya, "!serai challenge tihbat").await;
        let invitation = room.said("Table #").await;
        let table = invitation.body().split(':').next().unwrap().to_owned();
        edit(&challenge, "!serai challenge sokusowo").await;
        take_back(&aya, &challenge).await;
        room.react(&bek, &invitation, "✅").await;
        let start = room.said(&format!("{table}, Tihbat")).await;
        let played = room.say(&aya, "1").await;
        let board = room.said(&format!("{table}: South played 1")).await;
        edit(&played, "2").await;
        take_back(&aya, &played).await;
        // A board that was taken away can still be asked for, and is not needed to play.
        take_back(&aya, board.id()).await;
        room.react(&bek, &board, "1️⃣").await;
        room.say(&bek, "!serai board").await;
        let again = room.until(|all| {
            let is_again = |event: &&Event| event.body().starts_with(&format!("{table}: South played 1"));
            all.iter().rfind(is_again).filter(|event| event.id() != board.id()).cloned()
        });
        room.react(&bek, &again.await, "1️⃣").await;
        room.said(&format!("{table}: North played 1")).await;
        room.settled(&aya).await;
        let boards = room.all().into_iter().filter(|event| event.message_kind() == "m.image").count();
        assert_eq!((boards, start.moves().len()), (4, 2), "{:#?}", room.all());
    }
    // What was edited before the bot could read it counts as it was said.
    let room = scene.room(json!({})).await;
    scene.kill();
    let said = room.say(&aya, "!serai rules tihbat").await;
    let (new, replaces) =
        (json!({"msgtype": "m.text", "body": "!serai rules sho"}), json!({"rel_type": "m.replace", "event_id": said}));
    let edit =
        json!({"msgtype": "m.text", "body": "* !serai rules sho", "m.new_content": new, "m.relates_to": replaces});
    room.send(&aya, edit).await;
    scene.start();
    let answer = room.until(|all| all.iter().find(|event| event.answers() == Some(&said)).cloned()).await;
    assert!(answer.body().starts_with("Tihbat"), "{}", answer.body());
    room.settled(&aya).await;
    assert_eq!(room.all().len(), 3, "{:#?}", room.all());
}

#[tokio::test]
async fn names_are_only_names() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    let html = Person::new(&scene.url, "<b>Cyd</b> & \"co\"").await;
    let turned = Person::new(&scene.url, "\u{202E}בק\u{202C}\nx").await;
    for person in [&html, &turned] {
        room.invite(&scene.aya, &person.id).await;
        scene.people.to("join", json!({"who": person.id, "room": room.id})).await;
    }
    // A person is named by a link, with or without its mention, and by a name that only one has.
    let link = format!("<a href=\"https://matrix.to/#/{}\">&lt;b&gt;Cyd&lt;/b&gt; &amp; \"co\"</a>", html.id);
    let content = json!({
        "msgtype": "m.text", "format": "org.matrix.custom.html",
        "body": "!serai challenge <b>Cyd</b> & \"co\" tihbat", "formatted_body": format!("!serai challenge {link} tihbat"),
    });
    room.send(&turned, content).await;
    let invitation = room.said("Table #1: ").await;
    assert_eq!(invitation.mentions(), [&*html.id]);
    assert_eq!(invitation.body(), "Table #1: \u{2068}בק x\u{2069} challenges <b>Cyd</b> & \"co\" to Tihbat (classic).");
    assert!(!invitation.html().contains("<b>") && invitation.html().contains("&lt;b&gt;Cyd&lt;/b&gt; &amp; "));
    room.say(&turned, "!serai challenge @bek tihbat").await;
    assert_eq!(room.said("Table #2: ").await.mentions(), [&*scene.bek.id]);
    let markdown = format!("!serai challenge [Aya](https://matrix.to/#/{}) tihbat", scene.aya.id);
    let mentions = json!({"user_ids": [scene.aya.id]});
    room.send(&turned, json!({"msgtype": "m.text", "body": markdown, "m.mentions": mentions})).await;
    assert_eq!(room.said("Table #3: ").await.mentions(), [&*scene.aya.id]);
    // What is quoted from a command is no markup, and a name that two have means nobody.
    let other = Person::new(&scene.url, "Bek").await;
    room.invite(&scene.aya, &other.id).await;
    scene.people.to("join", json!({"who": other.id, "room": room.id})).await;
    room.say(&turned, "!serai challenge @bek tihbat").await;
    room.said("“@bek” is nobody").await;
    room.say(&turned, "!serai <img/src=x>\u{202E}").await;
    let answer = room.said("There is no command “").await;
    assert!(answer.html().contains("&lt;img/src=x&gt;\u{FFFD}"), "{}", answer.html());
}

#[tokio::test]
async fn two_bots_do_not_answer_each_other() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    let other = scene
        .people
        .to("register", json!({"server": scene.url, "name": new_name("serai"), "password": super::scene::PASSWORD}));
    let other = other.await.as_str().unwrap().to_owned();
    let folder = tempfile::tempdir().unwrap();
    configure(folder.path(), &scene.url, &other, "");
    let _program = Program::start(command(folder.path()));
    room.invite(&scene.aya, &other).await;
    let others = super::scene::Room { bot: other, ..room.clone() };
    others.said("Hello!").await;
    room.say(&scene.aya, "!serai dance").await;
    room.say(&scene.aya, "!serai challenge tihbat").await;
    for room in [&room, &others] {
        room.said("Table #1: ").await;
        room.settled(&scene.aya).await;
    }
    // Each has said hello, refused, opened a table, and helped twice.
    for room in [&room, &others] {
        room.until(|all| (all.len() >= 5).then_some(())).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!((room.all().len(), others.all().len()), (5, 5), "{:#?}{:#?}", room.all(), others.all());
}

/// A bot that says again as a person would whatever it hears is not answered again and again.
#[tokio::test]
async fn a_parrot_is_left_alone() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({})).await;
    scene.begin(&room, "tihbat").await;
    for command in ["!serai", "!serai help", "!serai rules tihbat", "!serai dance", "1"] {
        room.say(&scene.aya, command).await;
    }
    room.said("Table #1: South played 1").await;
    room.settled(&scene.aya).await;
    let before = room.all();
    for event in &before {
        room.send(&scene.bek, json!({"msgtype": "m.text", "body": event.body()})).await;
        room.react(&scene.bek, event, "👀").await;
    }
    room.settled(&scene.aya).await;
    assert_eq!(room.all().len(), before.len() + 1, "{:#?}", room.all());
}

#[tokio::test]
async fn unreadable_messages_are_told_of_once() {
    let Some(scene) = Scene::new().await else { return };
    let room = scene.room(json!({"encrypted": true})).await;
    let content = json!({"msgtype": "m.text", "body": "!serai help"});
    for _ in 0..2 {
        let with = json!({"who": scene.bek.id, "room": room.id, "content": content});
        scene.people.to("send_without_keys", with).await;
    }
    let told = room.said("Bek, I cannot read your messages here").await;
    assert_eq!(told.message_kind(), "m.notice");
    // Others are answered meanwhile.
    room.settled(&scene.aya).await;
    room.settled(&scene.bek).await;
    assert_eq!(room.all().len(), 4, "{:#?}", room.all());
}
