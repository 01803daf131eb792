//! The same game again: who is invited, who begins, and that there is one invitation however many ask for it.

use std::sync::Arc;

use serai::chat::{Audience, Request, Seen, TableId};
use serai::table::{Record, Seats, Verdict};

use crate::requests::request;
use crate::talk::{Talk, words};

/// Who plays, a team's players with a colon between them.
async fn names(talk: &mut Talk, table: &str) -> Vec<String> {
    read_record(talk, table).await.names.into_iter().map(|names| names.join(":")).collect()
}

async fn read_record(talk: &mut Talk, table: &str) -> Record {
    let file = talk.say("aya", &format!("record {table}")).await.file.unwrap();
    let record = Record::read(&file.content).unwrap();
    assert_eq!(record.to_string(), file.content);
    record
}

const PLAYED: [(&str, &str); 4] =
    [("aya", "challenge @bek sokusowo seeds=3 rated=false"), ("bek", "accept"), ("aya", "2"), ("bek", "resign")];

#[tokio::test]
async fn sides_are_swapped() {
    for (first, second) in [("aya", "bek"), ("bek", "aya")] {
        let mut talk = Talk::of(&PLAYED).await;
        let end = talk.say("aya", "board #1").await;
        assert_eq!(end.extras.last().map(|choice| &*choice.command), Some("rematch #1"));
        let opened = talk.say(first, "rematch").await;
        let told = format!(
            "Table #2: {first} challenges {second} to Sokusowó.\nHouse rules: seeds=3.\nThis game does not count on the leaderboards.\nFirst to move, as sides are swapped: bek."
        );
        assert_eq!((words(&opened), opened.due.len()), (told, 1));
        let (begun, _) = talk.told(second, "accept").await;
        assert!(begun.starts_with("Table #2, Sokusowó: bek ● South and aya ◆ North."), "{begun}");
        // And back again.
        for (who, pit) in [("bek", "2"), ("aya", "3")] {
            talk.told(who, pit).await;
        }
        talk.told("bek", "resign").await;
        talk.told(first, "offer rematch #2").await;
        let (begun, _) = talk.told(second, "accept").await;
        assert!(begun.starts_with("Table #3, Sokusowó: aya ● South and bek ◆ North."), "{begun}");
        assert!(words(&talk.say("aya", "history").await).matches("does not count").count() == 2);
    }
}

#[tokio::test]
async fn there_is_one_invitation_however_many_ask() {
    for _ in 0..20 {
        let talk = Talk::of(&PLAYED).await;
        let seen = Some(Seen { table: TableId(1), entries: 4 });
        let presses = ["aya", "bek", "aya"].into_iter().enumerate().map(|(n, who)| {
            let (host, press) = (Arc::clone(&talk.host), request(&format!("press {n}"), who, "rematch #1"));
            tokio::spawn(async move { host.answer(&Request { seen, ..press }).await })
        });
        let mut replies = Vec::new();
        for press in presses.collect::<Vec<_>>() {
            replies.push(words(&press.await.unwrap()));
        }
        assert!(replies.iter().any(|reply| reply.starts_with("Table #2, Sokusowó: bek ● South")), "{replies:?}");
        let listed = words(&talk.host.answer(&request("list", "aya", "games")).await);
        assert!(listed.contains("#2") && !listed.contains("#3"), "{listed}");
        // Delivered again, each has its first answer.
        for (n, who) in ["aya", "bek"].into_iter().enumerate() {
            let again = talk.host.answer(&request(&format!("press {n}"), who, "rematch #1")).await;
            assert_eq!(words(&again), replies[n]);
        }
    }
}

#[tokio::test]
async fn who_did_not_want_to_may_ask_later() {
    let mut talk = Talk::of(&PLAYED).await;
    talk.told("aya", "rematch").await;
    talk.told("bek", "decline").await;
    assert!(talk.refused("aya", "rematch #1").await.contains("has declined your last challenge"));
    assert!(talk.told("bek", "rematch #1").await.0.starts_with("Table #3: bek challenges aya"));
    assert!(talk.told("aya", "rematch #1").await.0.starts_with("Table #3, Sokusowó: bek"));
}

#[tokio::test]
async fn what_cannot_be_played_again_is_refused() {
    let mut talk = Talk::of(&PLAYED[..3]).await;
    assert!(talk.refused("aya", "rematch").await.contains("there is none at table #1"));
    assert!(talk.refused("aya", "offer rematch #1").await.contains("there is none at table #1"));
    talk.told("bek", "resign").await;
    assert!(talk.refused("cem", "rematch #1").await.contains("no seat"));
    assert!(talk.refused("cem", "rematch").await.contains("There is no game here"));
    talk.told("aya", "challenge @bek tihbat").await;
    talk.told("bek", "decline").await;
    assert!(talk.refused("bek", "rematch #2").await.contains("there is none at table #2"));
    talk.say("aya", "privacy delete confirm").await;
    let gone = talk.refused("bek", "rematch #1").await;
    assert!(gone.contains("is not here any more"), "{gone}");
}

/// Dice follow from who sits where, so the record says who began, and it can be checked.
#[tokio::test]
async fn sides_are_swapped_where_there_are_more_than_two() {
    let play = [
        ("aya", "challenge sho @bek @cem start=host"),
        ("bek", "accept"),
        ("cem", "accept"),
        ("bek", "resign"),
        ("aya", "resign"),
        ("cem", "rematch"),
        ("aya", "accept"),
        ("bek", "accept"),
    ];
    let mut talk = Talk::of(&play).await;
    assert_eq!(names(&mut talk, "#2").await, ["bek", "cem", "aya"]);
    let record = read_record(&mut talk, "#2").await;
    let chance = record.chance.unwrap();
    // cem made the invitation, aya and bek follow.
    assert_eq!((chance.seats, chance.first), (vec![3, 1, 2], Some(3)));
    talk.told("bek", "throw").await;
    talk.told("aya", "resign #2").await;
    talk.told("bek", "resign #2").await;
    let record = read_record(&mut talk, "#2").await;
    assert_eq!(record.verify(), Verdict::Good { throws: 1, seats: Seats::Checked });
    let other = record.to_string().replace("[First \"3\"]", "[First \"2\"]");
    assert!(matches!(Record::read(&other).unwrap().verify(), Verdict::OtherSeats { .. }));
    assert!(Record::read(&record.to_string().replace("[First \"3\"]", "[First \"4\"]")).is_err());
}

#[tokio::test]
async fn partners_stay_partners() {
    let play = [
        ("aya", "challenge sho/pairs start=host"),
        ("bek", "join"),
        ("cem", "join"),
        ("dou", "join"),
        ("aya", "resign"),
        ("dou", "rematch"),
        ("aya", "accept"),
        ("bek", "accept"),
        ("cem", "accept"),
    ];
    let mut talk = Talk::of(&play).await;
    assert_eq!(names(&mut talk, "#2").await, ["bek", "cem", "dou", "aya"]);
    let play = [
        ("aya", "challenge sigh @bek team @cem"),
        ("cem", "accept"),
        ("bek", "accept"),
        ("dou", "join 2"),
        ("aya", "start"),
        ("aya", "resign"),
        ("cem", "rematch"),
        ("bek", "accept"),
        ("dou", "accept"),
        ("aya", "accept"),
        ("cem", "start"),
    ];
    let mut talk = Talk::of(&play).await;
    assert_eq!(names(&mut talk, "#2").await, ["bek:dou", "cem:aya"]);
}

/// Two who answer an invitation at once have both seen it without the other.
#[tokio::test]
async fn an_invitation_may_have_changed_since_it_was_seen() {
    let mut talk = Talk::of(&[("aya", "challenge sho @bek sides=4 start=host")]).await;
    let host = Arc::clone(&talk.host);
    let click = async |id: &str, who: &str, text: &str| {
        let seen = Some(Seen { table: TableId(1), entries: 1 });
        host.answer(&Request { seen, ..request(id, who, text) }).await
    };
    for (id, who, text) in [("c1", "cem", "join #1"), ("c2", "bek", "accept #1"), ("c3", "dou", "join #1")] {
        let reply = click(id, who, text).await;
        assert_eq!(reply.audience, Audience::Everyone, "{who}: {}", words(&reply));
    }
    let late = words(&click("c4", "eve", "join #1").await);
    assert_eq!(late, "The game at table #1 has begun already.");
    // An offer is answered by whoever has seen it.
    talk.told("aya", "offer draw").await;
    let late = words(&click("c5", "bek", "accept #1").await);
    assert!(late.contains("is not the newest one"), "{late}");
    let late = words(&click("c6", "aya", "throw #1").await);
    assert!(late.contains("is not the newest one"), "{late}");
}
