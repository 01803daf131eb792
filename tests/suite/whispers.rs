//! Private messages that go before posts: for whom, and what becomes of those whom they do not reach.

use std::future::pending;
use std::time::{Duration, Instant};

use serai::chat::{CommunityId, Platform, PlayerId, Reply, Request, RoomId, TableId, Told, Whisper};
use serai::host::Host;

use crate::requests::{host, request};

async fn say(host: &Host, id: &str, asker: &str, text: &str) -> Reply {
    host.answer(&request(id, asker, text)).await
}

/// Who is told privately, and who is notified in the room.
fn told(reply: &Reply) -> (Vec<&str>, Vec<&str>) {
    let whispers = reply.whispers.iter().map(|whisper| whisper.to.own()).collect();
    (whispers, reply.due.iter().map(PlayerId::own).collect())
}

async fn owed(host: &Host) -> Reply {
    let room = RoomId::new(Platform::Console, "main");
    host.owed_post(&room, TableId(1)).await.expect("the room is owed a post")
}

/// An invitation to two who want private messages.
async fn invited() -> (Host, Reply) {
    let host = host();
    for (n, name) in ["bek", "cem"].into_iter().enumerate() {
        say(&host, &format!("s{n}"), name, "settings notify=message").await;
    }
    let invitation = say(&host, "c", "aya", "challenge @bek @cem sho").await;
    (host, invitation)
}

#[tokio::test]
async fn only_new_posts_tell_and_each_once() {
    let (host, invitation) = invited().await;
    assert_eq!(told(&invitation), (vec!["bek", "cem"], vec![]));
    assert!(invitation.whispers[0].id != invitation.whispers[1].id);
    assert!(invitation.whispers.iter().all(|whisper| whisper.reply.choices.is_empty()));
    assert_eq!(told(&say(&host, "c", "aya", "challenge @bek @cem sho").await), (vec![], vec![]), "the same request");
    assert_eq!(told(&say(&host, "b", "aya", "board #1").await), (vec![], vec![]));

    // One is reached, the other not; whoever was reached is not told again when the post comes later.
    let only_bek = |whisper: Whisper| async move { if whisper.to.own() == "bek" { Told::Yes } else { Told::No } };
    let post = host.whisper_before(&invitation, only_bek).await;
    assert_eq!(told(&post), (vec![], vec!["cem"]));
    let again = owed(&host).await;
    assert_eq!(told(&again), (vec!["cem"], vec![]));
    assert_eq!(again.whispers[0], invitation.whispers[1], "it is the same message, tried again");
    let post = host.whisper_before(&again, |_| async { Told::Yes }).await;
    assert_eq!(told(&post), (vec![], vec![]));
    assert_eq!(told(&owed(&host).await), (vec![], vec![]));

    // What happens next is told anew.
    assert_eq!(told(&say(&host, "d", "bek", "decline").await), (vec![], vec![]));
    let next = say(&host, "e", "aya", "challenge @cem tihbat").await;
    assert_eq!(told(&next), (vec!["cem"], vec![]));
    host.delivered(&next.receipt.clone().unwrap(), None).await;
    say(&host, "f", "cem", "settings notify=quiet").await;
    assert_eq!(told(&say(&host, "g", "aya", "challenge @cem tihbat").await), (vec![], vec![]));
}

/// A platform that does not answer holds up no room.
#[tokio::test]
async fn who_cannot_be_told_in_time_is_notified_in_the_room() {
    let (host, invitation) = invited().await;
    let start = Instant::now();
    let post = host.whisper_before(&invitation, |_| pending()).await;
    assert!(start.elapsed() < Duration::from_secs(8), "one after the other they took {:?}", start.elapsed());
    assert_eq!(told(&post), (vec![], vec!["bek", "cem"]));
    assert_eq!(told(&owed(&host).await), (vec!["bek", "cem"], vec![]));
}

/// Nothing is more private than a talk with the bot alone.
#[tokio::test]
async fn who_is_alone_with_the_bot_is_notified_there() {
    let host = host();
    let say = async |id: &str, text: &str| {
        let room = RoomId::new(Platform::Discord, "11");
        let community = CommunityId::direct(Platform::Discord, "11");
        let bare = request(id, "1001", text);
        let asker = serai::chat::Player { id: PlayerId::new(Platform::Discord, "1001"), ..bare.asker };
        host.answer(&Request { platform: Platform::Discord, room, community, asker, ..bare }).await
    };
    say("s", "settings notify=message").await;
    let invitation = say("c", "challenge sokusowo").await;
    let text = invitation.text.plain(|_| String::new());
    let code = text.rsplit_once("join ").unwrap().1.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap();
    let from = RoomId::new(Platform::Discord, "22");
    let other = request("j", "1002", &format!("join {code}"));
    let asker = serai::chat::Player { id: PlayerId::new(Platform::Discord, "1002"), ..other.asker };
    host.answer(&Request { platform: Platform::Discord, room: from, asker, ..other }).await;
    let post = host.owed_post(&RoomId::new(Platform::Discord, "11"), TableId(1)).await.unwrap();
    assert_eq!(told(&post), (vec![], vec!["1001"]));
}
