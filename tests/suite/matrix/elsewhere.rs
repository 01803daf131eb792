//! A table that is opened on Discord and joined from a room on Matrix, served by the real program.

use serde_json::json;

use super::homeserver::Homeserver;
use super::scene::Scene;
use crate::discord::{Fault, Route, Server};

/// How often Discord fails: for longer than a few moves take.
const FAILURES: usize = 3;

#[tokio::test]
async fn a_table_is_played_from_discord_and_from_matrix() {
    let Some(homeserver) = Homeserver::shared() else { return };
    let discord = Server::start();
    let channel = discord.text_channel(discord.guild("Players"), "games");
    let cyd = discord.user("Cyd");
    let scene = Scene::beside(&homeserver.url(), &discord).await;
    let room = scene.room(json!({})).await;
    discord.slash(cyd, channel, "challenge", &[("game", "sokusowo")]).await;
    let invitation = discord.wait_for(channel, |message| message.content.starts_with("Table #1: ")).await;
    let (_, code) = invitation.content.rsplit_once("`join ").expect("an invitation shows its code");
    let code = code.split_once('`').unwrap().0;
    room.say(&scene.bek, &format!("!serai join {code}")).await;
    let start = room.said("Table #1, Sokusowó: ").await;
    assert!(start.body().contains("Cyd ● South") && start.body().contains("Bek ◆ North"), "{}", start.body());
    assert_eq!(start.mentions(), Vec::<&str>::new(), "nobody who is due is on Matrix");
    let board = discord.wait_for(channel, |message| message.content.starts_with("Table #1, Sokusowó")).await;
    let due = format!("<@{cyd}> ● South");
    assert!(board.content.contains(&due) && board.content.contains("Bek ◆ North"), "{}", board.content);

    discord.begin_click(cyd, &board, "1");
    let board = room.said("Table #1: South played 1").await;
    assert_eq!(board.mentions(), [&*scene.bek.id]);
    // Discord is away for a while, which is nothing to Matrix.
    discord.fail_next(Route::CreateMessage, Fault::Refuse(500, 0), FAILURES);
    room.react(&scene.bek, &board, "3️⃣").await;
    room.said("Table #1: North played 3").await;
    room.say(&scene.bek, "!serai board").await;
    room.settled(&scene.bek).await;
    let board = discord.wait_for(channel, |message| message.content.starts_with("Table #1: North played 3")).await;
    discord.begin_click(cyd, &board, "3");
    room.said("Table #1: South played 3").await;
    room.say(&scene.bek, "!serai resign").await;
    discord.wait_for(channel, |message| message.content.starts_with("Table #1: Bek resigns")).await;
    let end = room.said("Table #1: Bek resigns").await;
    room.buttons(&end, 1).await;
    room.react(&scene.bek, &end, "🔁").await;
    let invitation = discord.wait_for(channel, |message| message.content.starts_with("Table #2: Bek challenges")).await;
    assert!(invitation.content.contains(&format!("<@{cyd}>")), "{}", invitation.content);
    room.said("Table #2: Bek challenges Cyd").await;
    discord.begin_click(cyd, &invitation, "Accept");
    let start = room.said("Table #2, Sokusowó: Bek ● South and Cyd ◆ North.").await;
    assert_eq!(start.mentions(), [&*scene.bek.id], "sides are swapped");

    // It counts in both communities, and each knows the other's player by name.
    let shown = discord.slash(cyd, channel, "history", &[]).await;
    assert!(shown.text().contains(&format!("<@{cyd}>")) && shown.text().contains("Bek"), "{}", shown.text());
    room.say(&scene.bek, "!serai history").await;
    let history = room.until(|all| {
        all.iter()
            .find(|event| {
                event.body().contains("Cyd") && event.body().contains("#1") && event.message_kind() == "m.notice"
            })
            .cloned()
    });
    assert!(history.await.body().contains("Bek"));
    assert_eq!(discord.failures(), Vec::<String>::new());
}
