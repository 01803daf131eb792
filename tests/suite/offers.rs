//! Offers at the table: who may make and answer them, when they lapse, whom a post notifies.

use serai::chat::{Audience, PlayerId, Reply};
use serai::host::Host;

use crate::requests::{host, request};

/// Plays until all pieces stand on the board, and answers whatever is said then.
struct Talk {
    host: Host,
    said: u32,
}

/// Placements after which either side has steps, in the order of play.
const PLACED: &str = "d1 c4 b5 c2 b2 b4 d4 a1 d3 d2 c5 a3 e5 a4 b3 d5 a5 c1 e4 e1 b1 a2 e2 e3";

impl Talk {
    async fn new(game: &str) -> Talk {
        let mut talk = Talk { host: host(), said: 0 };
        talk.say("aya", &format!("challenge @bek {game}")).await;
        talk.say("bek", "accept").await;
        talk
    }

    async fn placed() -> Talk {
        let mut talk = Talk::new("seega").await;
        for (n, cell) in PLACED.split(' ').enumerate() {
            let by = if n / 2 % 2 == 0 { "aya" } else { "bek" };
            assert_eq!(talk.say(by, cell).await.audience, Audience::Everyone, "{cell}");
        }
        talk
    }

    async fn say(&mut self, who: &str, text: &str) -> Reply {
        self.said += 1;
        self.host.answer(&request(&format!("r{}", self.said), who, text)).await
    }

    /// What somebody is told alone.
    async fn refused(&mut self, who: &str, text: &str) -> String {
        let reply = self.say(who, text).await;
        assert_eq!(reply.audience, Audience::Asker, "{who}: {text}");
        words(&reply)
    }

    /// What the room is told, and who is notified.
    async fn told(&mut self, who: &str, text: &str) -> (String, Vec<String>) {
        let reply = self.say(who, text).await;
        assert_eq!(reply.audience, Audience::Everyone, "{who}: {text}: {}", words(&reply));
        (words(&reply), reply.due.iter().map(|player| player.own().to_owned()).collect())
    }
}

fn words(reply: &Reply) -> String {
    reply.text.plain(|player: &PlayerId| player.own().to_owned())
}

fn buttons(reply: &Reply) -> Vec<&str> {
    reply.extras.iter().map(|choice| choice.command.as_str()).collect()
}

#[tokio::test]
async fn an_offer_is_taken_up() {
    let mut talk = Talk::placed().await;
    let offered = talk.say("bek", "offer settle").await;
    assert!(words(&offered).starts_with("Table #1: bek offers to settle"), "{}", words(&offered));
    assert_eq!(buttons(&offered), ["accept #1", "decline #1", "view #1"]);
    let (told, due) = talk.told("aya", "accept").await;
    assert!(told.contains("A draw: 12 pieces to 12, as both agreed to count."), "{told}");
    assert!(due.is_empty());
    let record = talk.say("aya", "record").await.file.unwrap().content;
    assert!(record.contains("[Result \"draw settled\"]"), "{record}");
    assert_eq!(serai::table::Record::read(&record).map(|read| read.to_string()), Ok(record));
}

#[tokio::test]
async fn two_offers_are_an_agreement() {
    let mut talk = Talk::placed().await;
    talk.told("aya", "offer settle").await;
    let (told, _) = talk.told("bek", "offer settle").await;
    assert!(told.contains("A draw"), "{told}");
}

#[tokio::test]
async fn an_offer_lapses_with_the_next_move_of_whom_it_was_made_to() {
    let mut talk = Talk::placed().await;
    talk.told("bek", "offer settle").await;
    // The maker's own move leaves it standing.
    let moved = talk.say("bek", "b3c3").await;
    assert_eq!(buttons(&moved), ["accept #1", "decline #1", "view #1"]);
    let moved = talk.say("aya", "b2b3").await;
    assert_eq!((moved.audience, buttons(&moved)), (Audience::Everyone, vec!["view #1"]));
    assert!(talk.refused("aya", "accept").await.contains("has begun already"));
}

#[tokio::test]
async fn offers_are_refused_with_their_reason() {
    let mut talk = Talk::new("seega").await;
    assert!(talk.refused("aya", "offer settle").await.contains("once all pieces are placed"));
    assert!(talk.refused("aya", "offer draw").await.contains("nothing to offer"));
    assert!(talk.refused("aya", "offer").await.contains("offer <what>"));
    let mut talk = Talk::placed().await;
    assert!(talk.refused("cem", "offer settle").await.contains("no seat"));
    assert!(talk.refused("aya", "decline").await.contains("has begun already"));
    talk.told("aya", "offer settle").await;
    assert!(talk.refused("aya", "offer settle").await.contains("already"));
    assert!(talk.refused("aya", "accept").await.contains("for the other side to answer"));
    assert!(talk.refused("cem", "accept #1").await.contains("has begun already"));
    let (told, _) = talk.told("bek", "decline").await;
    assert!(told.contains("the game goes on"), "{told}");
    talk.told("bek", "resign").await;
    assert!(talk.refused("aya", "offer settle #1").await.contains("is over"));
    let mut talk = Talk::new("sokusowo").await;
    assert!(talk.refused("aya", "offer settle").await.contains("not settled by counting"));
}

#[tokio::test]
async fn only_who_is_awaited_is_notified() {
    let mut talk = Talk::new("seega quiet_limit=0").await;
    // The second of a pair is placed without a second call.
    for (who, text, due) in
        [("aya", "b2", vec![]), ("aya", "d4", vec!["bek"]), ("bek", "a3", vec![]), ("bek", "e3", vec!["aya"])]
    {
        assert_eq!(talk.told(who, text).await.1, due, "{who}: {text}");
    }
    let mut talk = Talk::placed().await;
    for (who, text, due) in [
        ("aya", "offer settle", vec!["bek"]),
        ("bek", "decline", vec![]),
        ("bek", "offer settle", vec!["aya"]),
        ("aya", "decline", vec!["bek"]),
        ("bek", "b3c3", vec!["aya"]),
    ] {
        assert_eq!(talk.told(who, text).await.1, due, "{who}: {text}");
    }
}

/// With so few pieces the board itself proposes to settle, and either side takes that up.
#[tokio::test]
async fn the_board_offers_by_itself_when_it_is_time() {
    let mut talk = Talk::new("seega/lane").await;
    let plies = include_str!("../playthroughs/seega-lane.txt").lines().nth(3).unwrap().strip_prefix("plies: ").unwrap();
    let mut game = serai::games::Setup::read("seega/lane", [], None).unwrap().start().unwrap();
    let mut offered = false;
    for ply in plies.split(", ") {
        let serai::rules::Turn::Move(side) = game.turn() else { panic!("{ply} comes after the end") };
        game.play(ply).unwrap();
        let by = ["aya", "bek"][side.index()];
        let reply = talk.say(by, ply).await;
        let is_on = !matches!(game.turn(), serai::rules::Turn::Over(_));
        assert_eq!(buttons(&reply).contains(&"offer settle #1"), is_on && game.is_time_to_settle(), "{ply}");
        assert_eq!(words(&reply).contains("It may be time to settle"), is_on && game.is_time_to_settle(), "{ply}");
        offered |= game.is_time_to_settle() && is_on;
    }
    assert!(offered, "the game never comes so far");
}
