//! Tables that several rooms show, of several communities and platforms.

use std::sync::atomic::{AtomicU32, Ordering};

use serai::chat::{CommunityId, Platform, Player, PlayerId, Reply, Request, RequestId, RoomId, Span, TableId};
use serai::host::Host;

use crate::requests::{host, request};

/// Somebody, and where they are.
#[derive(Clone, Copy)]
struct There(Platform, &'static str, &'static str);

const AYA: There = There(Platform::Discord, "11", "1001");
const BEK: There = There(Platform::Matrix, "!garden:example.org", "@bek:example.org");
const CEM: There = There(Platform::Discord, "22", "1003");

async fn say(host: &Host, There(platform, room, who): There, text: &str) -> Reply {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let id = format!("r{}", ASKED.fetch_add(1, Ordering::Relaxed));
    host.answer(&Request {
        platform,
        id: RequestId::new(platform, &id),
        room: RoomId::new(platform, room),
        community: CommunityId::new(platform, &format!("of-{room}")),
        asker: Player { id: PlayerId::new(platform, who), name: format!("*{who}*") },
        ..request(&id, who, text)
    })
    .await
}

/// What is read there.
fn read(reply: &Reply) -> String {
    reply.text.plain(|player| format!("<{}>", player.own()))
}

fn code(invitation: &Reply) -> String {
    let mut codes = invitation.text.0.iter().filter_map(|span| match span {
        Span::Code(typed) => typed.strip_prefix("join "),
        _ => None,
    });
    codes.next_back().expect("an invitation shows its code").to_owned()
}

/// What the rooms of a platform are owed, which is then delivered.
async fn deliver(host: &Host, platform: Platform) -> Vec<(String, Reply)> {
    let mut delivered = Vec::new();
    for (room, table) in host.owed(platform).await {
        let Some(reply) = host.owed_post(&room, table).await else { continue };
        let receipt = reply.receipt.clone().expect("a post has a receipt");
        assert_eq!(receipt.room, room);
        host.delivered(&receipt, None).await;
        delivered.push((room.own().to_owned(), reply));
    }
    delivered
}

#[tokio::test]
async fn a_game_is_played_from_two_platforms() {
    let host = host();
    let invitation = say(&host, AYA, "challenge sokusowo").await;
    let code = code(&invitation);
    assert_eq!(read(&say(&host, BEK, "join 0000-00").await).lines().count(), 1);
    let begun = say(&host, BEK, &format!("join {}", code.to_lowercase().replace('-', ""))).await;
    assert_eq!(
        read(&begun),
        "Table #1, Sokusowó: *1001* ● South and <@bek:example.org> ◆ North.\n\
         Playing from elsewhere: <@bek:example.org>.\n*1001* ● South to move: 1, 2, 3, 4, 5 or 6."
    );
    assert_eq!(begun.due, [], "nobody there is due");
    // Whoever is due is told where they play; there the other is known by name alone.
    let [(room, there)] = &deliver(&host, Platform::Discord).await[..] else { panic!("one room on Discord") };
    assert_eq!(room, "11");
    assert!(
        read(there).starts_with("Table #1, Sokusowó: <1001> ● South and *@bek:example.org* ◆ North.\n"),
        "{}",
        read(there)
    );
    assert_eq!(there.due, [PlayerId::new(Platform::Discord, "1001")]);

    // Each plays where they are, and a platform that is down holds up nobody.
    deliver(&host, Platform::Matrix).await;
    for (who, text, told) in [
        (AYA, "move 1", "Table #1: South played 1"),
        (BEK, "move 3", "Table #1: North played 3"),
        (AYA, "3", "Table #1: South"),
    ] {
        let reply = say(&host, who, text).await;
        assert!(read(&reply).starts_with(told), "{}", read(&reply));
        assert_eq!(reply.receipt.map(|receipt| receipt.room), Some(RoomId::new(who.0, who.1)));
        deliver(&host, Platform::Matrix).await;
    }
    let owed = deliver(&host, Platform::Discord).await;
    assert_eq!(owed.len(), 1, "what happened meanwhile is one post");
    assert!(read(&owed[0].1).starts_with("Table #1: South"), "{}", read(&owed[0].1));

    // Whoever is at neither room sees nothing of it.
    assert_eq!(
        read(&say(&host, CEM, "board #1").await),
        "There is no table #1 here. `games` lists those that there are."
    );
    for who in [BEK, AYA, BEK] {
        for number in 1..=6 {
            if read(&say(&host, who, &format!("move {number}")).await).starts_with("Table #1: ") {
                break;
            }
        }
    }
    say(&host, BEK, "resign").await;
    for (who, first, second) in [(AYA, "<1001>", "*@bek:example.org*"), (BEK, "*1001*", "<@bek:example.org>")] {
        let standings = read(&say(&host, who, "leaderboard").await);
        assert!(standings.contains(&format!("1. {first}: ")), "{standings}");
        assert!(standings.contains(&format!("2. {second}: ")), "{standings}");
        let record = say(&host, who, "record #1").await;
        assert!(record.file.expect("a record").content.contains("[Result \"1 resigned\"]"));
    }
}

/// Whoever is not found in a community has left it only if they ever played there.
#[tokio::test]
async fn guests_have_not_left() {
    let host = host();
    let open = code(&say(&host, AYA, "challenge tihbat/circling").await);
    say(&host, CEM, &format!("join {open}")).await;
    for who in [AYA, CEM, AYA, CEM] {
        for number in 1..=5 {
            if read(&say(&host, who, &format!("move {number}")).await).starts_with("Table #1: ") {
                break;
            }
        }
    }
    say(&host, CEM, "resign").await;
    let community = |There(platform, room, _): There| CommunityId::new(platform, &format!("of-{room}"));
    let player = |There(platform, _, who): There| PlayerId::new(platform, who);
    let ranked = async |place: There| {
        let board = read(&say(&host, There(place.0, place.1, "1004"), "leaderboard").await);
        [AYA, CEM].map(|who| board.contains(&format!("<{}>: ", who.2)))
    };
    for place in [AYA, CEM] {
        assert_eq!(host.ranked(&community(place)).await, [player(AYA), player(CEM)]);
        assert_eq!(ranked(place).await, [true, true]);
        for who in [AYA, CEM] {
            host.player_missing(&community(place), &player(who)).await;
        }
        assert_eq!(ranked(place).await, [place.1 != AYA.1, place.1 != CEM.1], "at {}", place.1);
        assert_eq!(host.ranked(&community(place)).await.len(), 2, "who is away may come back");
        host.player_there(&community(place), &player(place), true).await;
        assert_eq!(ranked(place).await, [true, true]);
    }
}

#[tokio::test]
async fn who_may_join_from_elsewhere() {
    let host = host();
    let open = code(&say(&host, AYA, "challenge tihbat").await);
    say(&host, AYA, &format!("block @{}", CEM.2)).await;
    let refused = read(&say(&host, CEM, &format!("join {open}")).await);
    assert!(refused.contains("<1001>"), "{refused}");
    let own = read(&say(&host, AYA, &format!("join {open}")).await);
    assert!(own.contains("#1"), "{own}");
    assert!(say(&host, BEK, &format!("join {open}")).await.receipt.is_some());
    let late = read(
        &say(&host, There(Platform::Matrix, "!other:example.org", "@dou:example.org"), &format!("join {open}")).await,
    );
    assert_eq!(
        late,
        format!(
            "There is no open invitation with the code {open}. Perhaps it has been taken already; look at it again where it was made."
        )
    );

    // Where somebody is invited by name there is no seat for others, and so no code.
    let invitation = say(&host, AYA, "challenge @1003 tihbat").await;
    assert!(!read(&invitation).contains("join "), "{}", read(&invitation));

    // A room that only came to be shown the table may go; the table stays.
    host.room_gone(&RoomId::new(Platform::Matrix, BEK.1)).await;
    let board = read(&say(&host, AYA, "board #1").await);
    assert!(board.starts_with("Table #1, Tihbat"), "{board}");
    assert_eq!(host.owed(Platform::Matrix).await, []);
    say(&host, AYA, "resign #1").await;
    let refused = read(&say(&host, AYA, "rematch #1").await);
    assert!(refused.starts_with("Not everybody at table #1 played here"), "{refused}");
    deliver(&host, Platform::Discord).await;
    host.room_gone(&RoomId::new(Platform::Discord, AYA.1)).await;
    assert!(host.owed_post(&RoomId::new(Platform::Discord, AYA.1), TableId(1)).await.is_none());
}

#[tokio::test]
async fn sides_are_teams_from_several_rooms() {
    let host = host();
    let open = code(&say(&host, AYA, "challenge sigh team=captain").await);
    assert!(say(&host, BEK, &format!("join {open} 2")).await.receipt.is_some());
    assert!(
        say(&host, CEM, &format!("join {open} side=1")).await.receipt.is_none(),
        "a side is named by its number alone"
    );
    let joined = read(&say(&host, CEM, &format!("join 1 {open}")).await);
    assert!(joined.contains("Playing from elsewhere: *@bek:example.org* and <1003>."), "{joined}");
    let begun = say(&host, AYA, "start").await;
    assert!(read(&begun).contains("*@bek:example.org*"), "{}", read(&begun));
    let rooms: Vec<String> = deliver(&host, Platform::Discord).await.into_iter().map(|(room, _)| room).collect();
    assert_eq!(rooms, ["11", "22"]);
    assert_eq!(deliver(&host, Platform::Matrix).await.len(), 1);
}

/// Who played elsewhere is invited there, and may ask for the next game there.
#[tokio::test]
async fn a_rematch_from_elsewhere() {
    let host = host();
    let open = code(&say(&host, AYA, "challenge sokusowo seeds=3").await);
    for (who, text) in [(BEK, format!("join {open}")), (AYA, "2".to_owned()), (BEK, "resign".to_owned())] {
        assert!(say(&host, who, &text).await.receipt.is_some(), "{text}");
    }
    for platform in [Platform::Discord, Platform::Matrix] {
        deliver(&host, platform).await;
    }
    let mut asking = [BEK, AYA];
    for number in 2..=3 {
        let [first, second] = asking;
        let asked = say(&host, first, "rematch").await;
        assert!(read(&asked).starts_with(&format!("Table #{number}: ")), "{}", read(&asked));
        assert_eq!(asked.receipt.as_ref().map(|receipt| receipt.room.own()), Some(first.1));
        assert!(!read(&asked).contains("join "), "all seats are kept: {}", read(&asked));
        assert_eq!(asked.due, [], "nobody there is invited");
        let [(room, there)] = &deliver(&host, second.0).await[..] else { panic!("one room") };
        assert_eq!((room.as_str(), &there.due[..]), (second.1, &[PlayerId::new(second.0, second.2)][..]));
        deliver(&host, first.0).await;
        // Whoever asks for the same is who accepts.
        let begun = say(&host, second, &format!("rematch #{}", number - 1)).await;
        let sides = match number {
            2 => "*@bek:example.org* ● South and <1001> ◆ North.",
            _ => "*1001* ● South and <@bek:example.org> ◆ North.",
        };
        assert!(read(&begun).starts_with(&format!("Table #{number}, Sokusowó: {sides}")), "{}", read(&begun));
        for platform in [Platform::Discord, Platform::Matrix] {
            deliver(&host, platform).await;
        }
        for (who, text) in [(BEK, "3"), (AYA, "3"), (BEK, "3"), (BEK, "resign")] {
            say(&host, who, text).await;
        }
        for platform in [Platform::Discord, Platform::Matrix] {
            deliver(&host, platform).await;
        }
        asking.reverse();
    }
    for who in [AYA, BEK] {
        let history = read(&say(&host, who, "history").await);
        assert!(["#1", "#2", "#3"].into_iter().all(|table| history.contains(table)), "{history}");
    }
}
