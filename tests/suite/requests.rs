//! The same request again gets the same answer and changes nothing.

use std::sync::Arc;

use serai::chat::{
    Audience, CommunityId, Here, Platform, Player, PlayerId, Reply, Request, RequestId, RoomId, Seen, TableId,
    Timestamp,
};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::store::MemoryStore;

pub fn host() -> Host {
    let manners = Manners::default();
    let messages = Arc::new(Messages::load().unwrap());
    Host::new(Arc::new(MemoryStore::default()), messages, None, Box::new(|| Timestamp(0)), manners)
}

pub fn request(id: &str, asker: &str, text: &str) -> Request {
    Request {
        platform: Platform::Console,
        id: RequestId::new(Platform::Console, id),
        room: RoomId::new(Platform::Console, "main"),
        community: CommunityId::new(Platform::Console, "here"),
        asker: Player { id: PlayerId::new(Platform::Console, asker), name: asker.to_owned() },
        text: text.to_owned(),
        seen: None,
        here: Here::default(),
    }
}

/// A reply as its reader sees it: receipts are between host and adapter.
fn seen(reply: Reply) -> Reply {
    Reply { receipt: None, is_repeated: false, ..reply }
}

const GAME: [(&str, &str); 8] = [
    ("aya", "challenge @bek sokusowo"),
    ("bek", "accept"),
    ("bek", "move 3"),
    ("aya", "move 1"),
    ("aya", "move 1"),
    ("bek", "move 2"),
    ("bek", "3"),
    ("aya", "resign"),
];

#[tokio::test]
async fn every_request_twice_plays_the_game_once() {
    let (once, twice) = (host(), host());
    let mut before: Vec<(Request, Reply)> = Vec::new();
    for (n, (asker, text)) in GAME.into_iter().enumerate() {
        let request = request(&format!("r{n}"), asker, text);
        let reply = seen(once.answer(&request).await);
        assert_eq!(seen(twice.answer(&request).await), reply, "{asker}: {text}");
        before.push((request, reply));
        // Whatever was said before, delivered again at any later time, has its first answer.
        for (request, reply) in &before {
            assert_eq!(seen(twice.answer(request).await), *reply, "{} again after {text}", request.text);
        }
    }
    let look = request("look", "aya", "record");
    assert_eq!(twice.answer(&look).await, once.answer(&look).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_request_many_times_at_once_plays_once() {
    let host = Arc::new(host());
    for (n, (asker, text)) in GAME.into_iter().enumerate() {
        let tries = (0..8).map(|_| {
            let (host, request) = (Arc::clone(&host), request(&format!("r{n}"), asker, text));
            tokio::spawn(async move { seen(host.answer(&request).await) })
        });
        let mut replies = Vec::new();
        for reply in tries.collect::<Vec<_>>() {
            replies.push(reply.await.unwrap());
        }
        assert!(replies.iter().all(|reply| *reply == replies[0]), "{asker}: {text}");
    }
    let record = host.answer(&request("look", "aya", "record")).await.file.unwrap().content;
    assert!(record.contains("\n1. 1 3\n"), "{record}");
}

/// A click carries the board that it was made on; on an older one it does nothing.
#[tokio::test]
async fn a_click_on_an_old_board_is_refused() {
    let host = host();
    for (n, (asker, text)) in [("aya", "challenge @bek sokusowo"), ("bek", "accept"), ("aya", "1")].iter().enumerate() {
        host.answer(&request(&format!("r{n}"), asker, text)).await;
    }
    let click = async |id: &str, table, entries, text: &str| {
        let seen = Some(Seen { table: TableId(table), entries });
        host.answer(&Request { seen, ..request(id, "bek", text) }).await
    };
    for (id, table, entries) in [("old", 1, 2), ("of the future", 1, 4), ("of another table", 2, 3)] {
        let reply = click(id, table, entries, "move 3 #1").await;
        assert_eq!(reply.audience, Audience::Asker, "{id}");
        let said = reply.text.plain(|player| player.own().to_owned());
        assert!(said.starts_with("That board of table #1 is not the newest one"), "{id}: {said}");
    }
    assert_eq!(click("newest", 1, 3, "move 3 #1").await.audience, Audience::Everyone);
    assert_eq!(click("double", 1, 3, "move 3 #1").await.audience, Audience::Asker);
    assert_eq!(click("newest", 1, 3, "move 3 #1").await.audience, Audience::Everyone, "the same click again");
}

#[tokio::test]
async fn only_whoever_is_due_may_be_notified() {
    let host = host();
    let due = async |n: u32, asker: &str, text: &str| {
        let reply = host.answer(&request(&format!("d{n}"), asker, text)).await;
        reply.due.iter().map(|player| player.own().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(due(1, "aya", "challenge @bek sokusowo").await, ["bek"]);
    assert_eq!(due(2, "bek", "accept").await, ["aya"]);
    assert_eq!(due(3, "aya", "1").await, ["bek"]);
    assert_eq!(due(4, "aya", "2").await, Vec::<String>::new());
    assert_eq!(due(5, "cyd", "help").await, Vec::<String>::new());
    assert_eq!(due(6, "bek", "resign").await, Vec::<String>::new());
    assert_eq!(due(7, "aya", "challenge sokusowo").await, Vec::<String>::new());
}
