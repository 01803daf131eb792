//! Offers at the table: who may make and answer them, when they lapse, whom a post notifies.

use serai::chat::{Audience, CommunityId, Platform, Player, PlayerId, Reply, RequestId, RoomId, TableId, Timestamp};
use serai::games::Setup;
use serai::table::{Entry, Event, Offer, Opened, Pace, Table};

use crate::talk::{Talk, words};

/// Placements after which either side has steps, in the order of play.
const PLACED: &str = "d1 c4 b5 c2 b2 b4 d4 a1 d3 d2 c5 a3 e5 a4 b3 d5 a5 c1 e4 e1 b1 a2 e2 e3";

/// How a game of three begins.
const OF_THREE: [(&str, &str); 3] =
    [("aya", "challenge sho @bek @cem start=host"), ("bek", "accept"), ("cem", "accept")];

/// A game of two that has just begun.
async fn begun(game: &str) -> Talk {
    Talk::of(&[("aya", &format!("challenge @bek {game}")), ("bek", "accept")]).await
}

/// A game of Seega in which all pieces stand on the board.
async fn placed() -> Talk {
    let mut talk = begun("seega").await;
    for (n, cell) in PLACED.split(' ').enumerate() {
        let by = if n / 2 % 2 == 0 { "aya" } else { "bek" };
        talk.told(by, cell).await;
    }
    talk
}

fn buttons(reply: &Reply) -> Vec<&str> {
    reply.extras.iter().map(|choice| choice.command.as_str()).collect()
}

#[tokio::test]
async fn an_offer_is_taken_up() {
    let mut talk = placed().await;
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
    let mut talk = placed().await;
    talk.told("aya", "offer settle").await;
    let (told, _) = talk.told("bek", "offer settle").await;
    assert!(told.contains("A draw"), "{told}");
}

#[tokio::test]
async fn an_offer_lapses_with_the_next_move_of_whom_it_was_made_to() {
    let mut talk = placed().await;
    talk.told("bek", "offer settle").await;
    // The maker's own move leaves it standing.
    let moved = talk.say("bek", "b3c3").await;
    assert_eq!(buttons(&moved), ["accept #1", "decline #1", "view #1", "undo #1"]);
    let moved = talk.say("aya", "b2b3").await;
    assert_eq!((moved.audience, buttons(&moved)), (Audience::Everyone, vec!["view #1", "undo #1"]));
    assert!(talk.refused("aya", "accept").await.contains("has begun already"));
}

#[tokio::test]
async fn offers_are_refused_with_their_reason() {
    let mut talk = begun("seega").await;
    assert!(talk.refused("aya", "offer settle").await.contains("once all pieces are placed"));
    assert!(talk.refused("aya", "offer peace").await.contains("nothing to offer"));
    assert!(talk.refused("aya", "offer").await.contains("offer <what>"));
    let mut talk = placed().await;
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
    let mut talk = begun("sokusowo").await;
    assert!(talk.refused("aya", "offer settle").await.contains("not settled by counting"));
}

#[tokio::test]
async fn only_who_is_awaited_is_notified() {
    let mut talk = begun("seega quiet_limit=0").await;
    // The second of a pair is placed without a second call.
    for (who, text, due) in
        [("aya", "b2", vec![]), ("aya", "d4", vec!["bek"]), ("bek", "a3", vec![]), ("bek", "e3", vec!["aya"])]
    {
        assert_eq!(talk.told(who, text).await.1, due, "{who}: {text}");
    }
    let mut talk = placed().await;
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

#[tokio::test]
async fn sides_agree_that_nobody_wins() {
    let mut talk = begun("sokusowo").await;
    for (who, pit) in [("aya", "3"), ("bek", "1"), ("aya", "1"), ("bek", "3")] {
        talk.told(who, pit).await;
    }
    let (told, due) = talk.told("aya", "offer draw").await;
    assert!(told.starts_with("Table #1: aya offers a draw."), "{told}");
    assert!(told.contains("The offer waits for bek ◆ North: `accept #1` or `decline #1`"), "{told}");
    assert_eq!(due, ["bek"]);
    let (told, due) = talk.told("bek", "accept").await;
    assert!(told.contains("A draw, as all agreed.") && due.is_empty(), "{told}");
    let record = talk.say("aya", "record").await.file.unwrap().content;
    assert!(record.contains("[Result \"draw agreed\"]"), "{record}");
    assert_eq!(serai::table::Record::read(&record).map(|read| read.to_string()), Ok(record));
    let history = words(&talk.say("aya", "history").await);
    assert!(history.contains("drew") && !history.contains("does not count"), "{history}");
    assert!(words(&talk.say("aya", "profile").await).contains("(0–1–0)"));
    // Before the game had really begun nobody can have drawn it.
    let mut talk = begun("sokusowo").await;
    talk.told("aya", "offer draw").await;
    talk.told("bek", "offer draw").await;
    let history = words(&talk.say("aya", "history").await);
    assert!(history.contains("does not count"), "{history}");
}

#[tokio::test]
async fn a_move_is_taken_back_when_the_other_side_agrees() {
    let mut talk = begun("sokusowo").await;
    assert!(talk.refused("aya", "offer takeback").await.contains("has not moved"));
    let begun = talk.say("aya", "board").await.board;
    talk.told("aya", "3").await;
    let moved = talk.say("aya", "board").await.board;
    talk.told("bek", "1").await;
    let (told, due) = talk.told("aya", "offer takeback").await;
    assert!(told.contains("aya asks to take back their last move"), "{told}");
    assert_eq!(due, ["bek"]);
    // Each wants a move of their own back, so nothing is agreed yet.
    let (told, _) = talk.told("bek", "offer takeback").await;
    assert!(told.contains("The offer waits for aya"), "{told}");
    let (told, due) = talk.told("aya", "accept").await;
    assert!(told.contains("aya accepts.") && told.contains("The move is taken back"), "{told}");
    assert_eq!(due, ["bek"], "it is their turn again");
    assert_eq!(talk.say("aya", "board").await.board.map(|board| board.lines), moved.map(|board| board.lines));
    talk.told("bek", "3").await;
    talk.told("aya", "offer takeback").await;
    // Any move makes it another one that would be taken back.
    talk.told("aya", "2").await;
    assert!(talk.refused("bek", "accept").await.contains("has begun already"));
    talk.told("bek", "offer takeback").await;
    talk.told("aya", "decline").await;
    talk.told("aya", "offer takeback").await;
    talk.told("bek", "accept").await;
    talk.told("aya", "offer takeback").await;
    talk.told("bek", "accept").await;
    let again = talk.say("aya", "board").await.board;
    assert_eq!(again.as_ref().map(|board| &board.lines), begun.as_ref().map(|board| &board.lines));
    assert_ne!(again.map(|board| board.name), begun.map(|board| board.name), "a picture that somebody may have kept");
    let record = talk.say("aya", "record").await.file.unwrap().content;
    assert!(record.ends_with("[Result \"none\"]\n"), "{record}");
}

#[tokio::test]
async fn a_misclick_is_undone_by_its_maker() {
    let mut talk = begun("sokusowo").await;
    assert!(talk.refused("aya", "undo").await.contains("nothing to undo"));
    let moved = talk.say("aya", "3").await;
    assert_eq!(buttons(&moved), ["view #1", "undo #1"]);
    let why = talk.refused("bek", "undo").await;
    assert!(why.contains("was made by aya, who alone can undo it. `offer takeback #1` asks"), "{why}");
    assert!(talk.refused("cem", "undo").await.contains("no seat"));
    let undone = talk.say("aya", "undo").await;
    assert!(words(&undone).starts_with("Table #1: aya takes the last move back.\naya ● South to move"));
    assert_eq!((buttons(&undone), undone.due.len()), (vec!["view #1"], 0));
    assert!(talk.refused("aya", "undo").await.contains("nothing to undo"));
    talk.told("aya", "4").await;
    talk.told("bek", "offer draw").await;
    assert!(talk.refused("aya", "undo").await.contains("until something follows it"));
    // What followed by itself was nobody's click, and what it followed from is not the last any more.
    let mut talk = Talk::of(&[]).await;
    talk.say("aya", "settings auto=on").await;
    talk.say("aya", "challenge sho @bek start=host").await;
    let (told, _) = talk.told("bek", "accept").await;
    assert!(told.contains("Round threw"), "{told}");
    assert!(talk.refused("aya", "undo").await.contains("nothing to undo"));
    assert!(talk.refused("bek", "undo").await.contains("nothing to undo"));
}

#[tokio::test]
async fn a_pause_lasts_until_the_next_move() {
    let mut talk = begun("sokusowo").await;
    assert!(talk.refused("bek", "offer pause").await.contains("No clock runs"));
    let mut talk = begun("sokusowo pace=day").await;
    let (told, _) = talk.told("bek", "offer pause").await;
    assert!(told.contains("bek offers a pause"), "{told}");
    let (told, due) = talk.told("aya", "accept").await;
    assert!(told.contains("A pause: the clock stands still") && due.is_empty(), "{told}");
    assert!(talk.refused("aya", "offer pause").await.contains("stands still already"));
    assert!(!talk.told("aya", "3").await.0.contains("pause"));
    talk.told("aya", "offer pause").await;
}

/// Whoever could undo moves for time could have as much of it as they like.
#[test]
fn to_undo_a_move_gives_no_time() {
    let (mut table, at) = (None::<Table>, |minutes: i64| Timestamp(minutes * 60_000));
    let player = |name: &str| Player { id: PlayerId::new(Platform::Console, name), name: name.to_owned() };
    let mut act = |minutes: i64, by: &str, event: Event| {
        let request = RequestId::new(Platform::Console, &format!("{minutes}"));
        let entry = Entry { request, by: player(by).id, at: at(minutes), event, chips: Vec::new() };
        match &mut table {
            None => table = Some(Table::replay(TableId(1), [entry]).unwrap()),
            Some(table) => table.apply(entry).unwrap(),
        }
        table.as_ref().unwrap().deadline()
    };
    let room = RoomId::new(Platform::Console, "garden");
    let setup = Setup::read("sokusowo", [], None).unwrap();
    let opened = Opened::new(room, CommunityId::new(Platform::Console, "garden"), setup, player("aya"));
    act(0, "aya", Event::Opened(Opened { pace: Pace::Live, ..opened }));
    let moved = |text: &str| Event::Moved { text: text.to_owned() };
    assert_eq!(act(1, "bek", Event::seated(player("bek"))), Some(at(11)));
    assert_eq!(act(4, "aya", moved("3")), Some(at(14)));
    assert_eq!(act(9, "aya", Event::Undone), Some(at(11)));
    assert_eq!(act(10, "aya", moved("2")), Some(at(20)));
    // What all agree on is another matter.
    act(12, "aya", Event::Offered { what: Offer::Takeback });
    assert_eq!(act(13, "bek", Event::Accepted), Some(at(23)));
    act(14, "bek", Event::Offered { what: Offer::Pause });
    assert_eq!(act(15, "aya", Event::Accepted), None);
    assert_eq!(act(500, "aya", moved("2")), Some(at(510)));
}

#[tokio::test]
async fn of_more_than_two_sides_all_others_agree() {
    let mut talk = Talk::of(&OF_THREE).await;
    let (told, due) = talk.told("bek", "offer draw").await;
    assert!(told.contains("The offer waits for aya ● Round and cem ✿ Scalloped"), "{told}");
    assert_eq!(due, ["aya", "cem"]);
    let agreed = talk.say("cem", "accept").await;
    assert!(words(&agreed).contains("The offer waits for aya ● Round:"), "{}", words(&agreed));
    assert_eq!((buttons(&agreed), &agreed.due), (vec!["accept #1", "decline #1", "view #1"], &Vec::new()));
    for (who, text, why) in
        [("cem", "accept", "already"), ("cem", "offer draw", "already"), ("bek", "accept", "is yours")]
    {
        assert!(talk.refused(who, text).await.contains(why), "{who}: {text}");
    }
    // One is enough to decline.
    talk.told("aya", "decline").await;
    assert!(talk.refused("cem", "accept").await.contains("has begun already"));
    // Whoever throws goes on, and has answered with that; whoever has agreed may.
    talk.told("aya", "offer draw").await;
    talk.told("bek", "accept").await;
    let thrown = talk.say("aya", "throw").await;
    assert!(words(&thrown).contains("The offer waits for cem"), "{}", words(&thrown));
    talk.told("cem", "accept").await;
    assert!(talk.refused("aya", "resign").await.contains("is over"));
}

#[tokio::test]
async fn who_has_given_up_is_not_asked() {
    let mut talk = Talk::of(&OF_THREE).await;
    talk.told("bek", "offer draw").await;
    talk.told("cem", "resign").await;
    // It was made to more than are there.
    assert!(talk.refused("aya", "accept").await.contains("has begun already"));
    let (told, due) = talk.told("bek", "offer draw").await;
    assert!(told.contains("The offer waits for aya ● Round:"), "{told}");
    assert_eq!(due, ["aya"]);
    assert!(talk.refused("cem", "accept").await.contains("resigned"));
    assert!(talk.refused("cem", "offer draw").await.contains("resigned"));
    let (told, _) = talk.told("aya", "accept").await;
    assert!(told.contains("A draw, as all agreed."), "{told}");
}

#[tokio::test]
async fn captains_speak_for_their_sides() {
    let mut talk = Talk::of(&[]).await;
    talk.say("aya", "challenge sigh @bek team @cem").await;
    for (who, text) in [("bek", "accept"), ("cem", "accept"), ("dou", "join 2"), ("aya", "start")] {
        talk.told(who, text).await;
    }
    for who in ["cem", "dou"] {
        assert!(talk.refused(who, "offer draw").await.contains("offers and answers for it"), "{who}");
    }
    assert_eq!(talk.told("aya", "offer draw").await.1, ["bek"]);
    for who in ["cem", "dou"] {
        assert!(talk.refused(who, "accept").await.contains("offers and answers for it"), "{who}");
    }
    talk.told("bek", "decline").await;
}

/// With so few pieces the board itself proposes to settle, and either side takes that up.
#[tokio::test]
async fn the_board_offers_by_itself_when_it_is_time() {
    let mut talk = begun("seega/lane").await;
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

/// A table waits for who can answer an offer, too.
#[tokio::test]
async fn an_offer_waits_for_an_answer() {
    let waits = async |talk: &mut Talk, who: &str| {
        talk.refused(who, "games mine").await.starts_with("Waiting for you, the longest first:")
    };
    let mut talk = begun("sokusowo").await;
    talk.told("aya", "1").await;
    assert_eq!([waits(&mut talk, "aya").await, waits(&mut talk, "bek").await], [false, true]);
    talk.told("bek", "offer draw").await;
    assert_eq!([waits(&mut talk, "aya").await, waits(&mut talk, "bek").await], [true, true]);
    talk.told("aya", "decline").await;
    assert_eq!([waits(&mut talk, "aya").await, waits(&mut talk, "bek").await], [false, true]);
}
