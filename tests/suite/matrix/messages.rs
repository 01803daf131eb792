//! Private messages in rooms of somebody's own.

use serde_json::json;

use super::scene::Scene;

#[tokio::test]
async fn whoever_wants_it_is_told_in_a_room_of_their_own() {
    let Some(mut scene) = Scene::new().await else { return };
    let (room, other) = (scene.room(json!({})).await, scene.room(json!({"encrypted": true})).await);
    room.set(&scene.aya, "m.room.name", "", json!({"name": "Tea & <b>games</b>"})).await;
    scene.begin(&room, "sokusowo").await;
    scene.begin(&other, "tihbat").await;
    let (aya, bek) = (scene.aya.clone(), scene.bek.clone());
    room.say(&bek, "!serai settings notify=message").await;
    room.said("Done: `notify` is message now.").await;
    // Whoever is not there yet is notified where the game is. There is one room, however many tables tell at once.
    tokio::join!(room.say(&aya, "!serai move 1"), other.say(&aya, "!serai move 1"));
    for room in [&room, &other] {
        let board = room.until(|all| all.iter().find(|event| event.body().contains("South played 1")).cloned()).await;
        assert_eq!(board.mentions(), [&*bek.id]);
    }
    let own = scene.room_of(&bek).await;
    room.settled(&bek).await;
    let seen = own.all().len();

    room.say(&bek, "3").await;
    room.said("Table #1: North played 3").await;
    room.say(&aya, "3").await;
    let board = room.said("Table #1: South played 3").await;
    assert_eq!(board.mentions(), Vec::<&str>::new());
    assert!(!board.moves().is_empty(), "what can be chosen is where the game is");
    let told = own.until(|all| all.iter().skip(seen).find(|event| event.body().starts_with("Table #1 waits")).cloned());
    let told = told.await;
    assert_eq!((told.message_kind(), told.mentions()), ("m.image", vec![&*bek.id]));
    assert!(told.body().contains("South played 3") && told.body().contains("Bek ◆ North to move"), "{}", told.body());
    assert!(told.html().contains(&format!("https://matrix.to/#/{}/", room.id)), "{}", told.html());
    assert!(told.html().contains(">Tea &amp; &lt;b&gt;games&lt;/b&gt;</a>"), "{}", told.html());
    assert!(told.body().contains("in Tea & <b>games</b>"), "{}", told.body());
    assert!(told.html().contains(">Bek</a>"), "who is not in the room is named as where the game is: {}", told.html());
    assert!(told.content().get("org.serai.board").is_none(), "nothing can be chosen there");

    // What is posted again tells nobody again.
    scene.kill();
    scene.start();
    room.say(&aya, "!serai board").await;
    room.settled(&aya).await;
    assert_eq!(own.all().iter().filter(|event| event.body().contains("South played 3")).count(), 1);

    // Whoever goes is not fetched back.
    scene.people.to("call", json!({"who": bek.id, "method": "POST", "path": format!("rooms/{}/leave", own.id)})).await;
    room.say(&bek, "1").await;
    room.said("Table #1: North played 1").await;
    room.say(&aya, "1").await;
    let board = room.said("Table #1: South played 1: ").await;
    assert_eq!(board.mentions(), [&*bek.id]);
}
