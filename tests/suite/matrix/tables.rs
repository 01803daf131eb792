//! What people say and see at a table.

use serde_json::json;

use super::scene::Scene;

#[tokio::test]
async fn a_friend_is_challenged_and_both_play() {
    for encrypted in [false, true] {
        let Some(scene) = Scene::new().await else { return };
        let room = scene.room(json!({"encrypted": encrypted})).await;
        let Scene { aya, bek, .. } = &scene;
        room.say(aya, &format!("!serai challenge {} sokusowo seeds=4", bek.id)).await;
        let invitation = room.said("Table #1: ").await;
        assert_eq!(invitation.body(), "Table #1: Aya challenges Bek to Sokusowó.");
        let link = |id: &str, name: &str| format!("<a href=\"https://matrix.to/#/{id}\">{name}</a>");
        let (linked_aya, linked_bek) = (link(&aya.id, "Aya"), link(&bek.id, "Bek"));
        assert_eq!(invitation.html(), format!("Table #1: {linked_aya} challenges {linked_bek} to Sokusowó."));
        assert_eq!((invitation.message_kind(), invitation.mentions()), ("m.text", vec![&*bek.id]));
        assert_eq!(room.buttons(&invitation, 2).await, ["✅", "❌"]);

        room.react(bek, &invitation, "✅").await;
        let start = room.said("Table #1, Sokusowó: ").await;
        assert_eq!((start.message_kind(), start.mentions()), ("m.image", vec![&*aya.id]));
        assert!(start.body().contains("South 1 to 6: 4, 4, 4, 4, 4, 4. North 1 to 6: "), "{}", start.body());
        assert_eq!(start.0["was_encrypted"], encrypted);
        assert_eq!(room.buttons(&start, 6).await, ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣"]);

        room.say(aya, "1").await;
        let board = room.said("Table #1: South played 1").await;
        assert_eq!(board.mentions(), [&*bek.id]);
        room.react(bek, &board, "3️⃣").await;
        let board = room.said("Table #1: North played 3").await;
        assert_eq!(board.mentions(), [&*aya.id]);
        assert_eq!(room.all().len(), 5, "{:#?}", room.all());
    }
}
