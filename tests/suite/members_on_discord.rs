//! Leaderboards on Discord of servers in which people have played before: their pages, and who is not there any more.

use std::collections::HashSet;
use std::time::Duration;

use serai::chat::{CommunityId, Platform, PlayerId, TableId, Timestamp};
use serai::games::Kind;
use serai::table::{Finished, Placed};

use crate::discord::{Id, Server, Shown};
use crate::tables_on_discord::Scene;

/// The first of November 2026.
const START: i64 = 1_793_491_200_000;
const HOUR: i64 = 60 * 60 * 1000;
/// Discord answers who of so many is there.
const ASKED_AT_ONCE: usize = 100;

fn user(id: Id) -> PlayerId {
    PlayerId::new(Platform::Discord, &id.to_string())
}

/// Games in a server, each between two, the winner first.
fn games(guild: Id, pairs: impl IntoIterator<Item = [PlayerId; 2]>) -> Vec<Finished> {
    let community = CommunityId::new(Platform::Discord, &guild.to_string());
    let game = |(hour, pair): (i64, [PlayerId; 2])| Finished {
        table: TableId(0),
        community: community.clone(),
        at: Timestamp(START + hour * HOUR),
        kind: Kind::Sokusowo,
        sides: pair.into_iter().zip(1..).map(|(player, place)| Placed { players: vec![player], place }).collect(),
        private: false,
        unrated: None,
    };
    (0..).zip(pairs).map(game).collect()
}

fn named(discord: &Server, name: &str) -> Id {
    discord.user_named(name).expect("somebody of this name")
}

#[tokio::test]
async fn a_leaderboard_is_leafed_through_in_its_place() {
    const PLAYERS: usize = 22;
    let scene = Scene::after(|discord, guild| {
        let players: Vec<Id> = (0..PLAYERS).map(|number| discord.user(&format!("Player {number}"))).collect();
        games(guild, players.chunks(2).map(|pair| [user(pair[0]), user(pair[1])]))
    })
    .await;
    let Scene { discord, channel, aya, .. } = &scene;
    let first = discord.slash(*aya, *channel, "leaderboard", &[]).await;
    let mut seen = HashSet::new();
    let mut shown = first.clone();
    for (button, title, picture, ranks) in [
        (None, "1 to 9 of 22", "leaderboard-1.png", 9),
        (Some("10–18"), "10 to 18 of 22", "leaderboard-2.png", 9),
        (Some("19–22"), "19 to 22 of 22", "leaderboard-3.png", 4),
    ] {
        if let Some(button) = button {
            shown = discord.click(*aya, shown.message(), button).await;
            assert!(matches!(shown, Shown::Updated(_)), "{button}: {shown:?}");
        }
        let message = shown.message();
        assert_eq!((message.id, message.ephemeral_to), (first.message().id, Some(*aya)), "it takes the other's place");
        assert!(message.content.starts_with(&format!("All games, of all time: {title}.")), "{}", message.content);
        let pictures: Vec<&str> = message.attachments.iter().map(|file| &*file.name).collect();
        assert_eq!(pictures, [picture]);
        let names: Vec<&str> = message.content.lines().filter_map(|line| line.split(['<', '>']).nth(1)).collect();
        assert_eq!(names.len(), ranks, "{}", message.content);
        assert!(names.into_iter().all(|name| seen.insert(name.to_owned())), "{}", message.content);
    }
    for (button, title) in [("10–18", "10 to 18"), ("1–9", "1 to 9")] {
        shown = discord.click(*aya, shown.message(), button).await;
        assert!(shown.text().contains(title), "{}", shown.text());
    }
    assert_eq!(shown.text(), first.text());
    // A page still turns after the program was started again.
    let scene = scene.restarted(|_| ()).await;
    let next = scene.discord.click(scene.aya, shown.message(), "10–18").await;
    assert!(next.text().contains("10 to 18"), "{}", next.text());
    assert_eq!(scene.discord.channel(scene.channel).len(), 0, "nobody else sees any of it");
    assert_eq!(scene.discord.failures(), Vec::<String>::new());
}

/// What a leaderboard tells Aya of how many have a rank, and whether Bek is among the first.
async fn told(scene: &Scene) -> (usize, bool) {
    let Scene { discord, channel, aya, bek, .. } = scene;
    let shown = discord.slash(*aya, *channel, "leaderboard", &[]).await;
    let (_, title) = shown.text().split_once(" of all time: 1 to 9 of ").expect("a leaderboard");
    let players = title.split_once('.').expect("the title ends").0.parse().unwrap();
    (players, shown.text().contains(&format!("<@{bek}>")))
}

/// Waits until it is so many.
async fn until_told(scene: &Scene, players: usize, has_bek: bool) {
    let told_so = async {
        while told(scene).await != (players, has_bek) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    if tokio::time::timeout(scene.discord.patience, told_so).await.is_err() {
        panic!("there are not {players}, but {:?}", told(scene).await);
    }
}

/// Whoever left the server is not on its leaderboard, whenever that was, until they come back.
#[tokio::test]
async fn who_left_is_hidden_until_they_come_back() {
    const OTHERS: usize = 205;
    let scene = Scene::after(|discord, guild| {
        let (aya, bek) = (named(discord, "Aya"), named(discord, "Bek"));
        discord.leave(bek, guild);
        let others: Vec<PlayerId> = (0..OTHERS).map(|number| user(discord.user(&format!("Player {number}")))).collect();
        let odd = [
            // Like the number of somebody, but nobody's any more.
            PlayerId::former("1234567890123456"),
            PlayerId::new(Platform::Matrix, "@cyd:example.org"),
            PlayerId::new(Platform::Discord, "0"),
            PlayerId::new(Platform::Discord, "somebody"),
            PlayerId::new(Platform::Discord, "99999999999999999999"),
        ];
        let others = others.into_iter().chain(odd).map(|other| [user(bek), other]);
        games(guild, others.chain([[user(aya), user(bek)]]))
    })
    .await;
    let Scene { discord, guild, bek, .. } = &scene;
    let (guild, bek) = (*guild, *bek);
    // Two, the others, and those whom nobody on Discord knows.
    let all = 2 + OTHERS + 5;
    until_told(&scene, all - 1, false).await;
    discord.until_members_asked(3).await;
    let asked = discord.members_asked();
    let sizes: Vec<usize> = asked.iter().map(|asked| asked.users.len()).collect();
    assert_eq!(sizes, [ASKED_AT_ONCE, ASKED_AT_ONCE, 2 + OTHERS - 2 * ASKED_AT_ONCE]);
    let users: HashSet<Id> = asked.iter().flat_map(|asked| asked.users.iter().copied()).collect();
    assert_eq!(users.len(), 2 + OTHERS, "each is asked for once");
    assert!(asked.iter().all(|asked| asked.guild == guild));
    // Two pauses of a second; on a busy machine the first question comes late.
    let took = asked[2].came - asked[0].came;
    assert!(took > Duration::from_millis(500), "all were asked within {took:?}");

    // Who came back while it was down is found at its next start, and who left while it was there when it joins again.
    let scene = scene.restarted(|discord| discord.come_back(bek, guild)).await;
    until_told(&scene, all, true).await;
    scene.discord.until_members_asked(6).await;
    scene.discord.leave(bek, guild);
    scene.discord.drop_gateway(false);
    scene.discord.until_sessions(3, 0).await;
    until_told(&scene, all - 1, false).await;
    // Whoever says something is there, whatever was found before.
    scene.discord.come_back(bek, guild);
    scene.discord.slash(bek, scene.channel, "help", &[]).await;
    until_told(&scene, all, true).await;
    assert_eq!(scene.discord.failures(), Vec::<String>::new());
}
