//! Tables whose rooms and communities come and go.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serai::chat::{CommunityId, Here, Hiding, Platform, Reply, Request, RoomId, TableId, Timestamp};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::store::MemoryStore;

use crate::requests::request;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A host, and the time that it is there.
struct Scene {
    host: Host,
    now: Arc<AtomicI64>,
    asked: AtomicI64,
}

impl Scene {
    fn new() -> Scene {
        let manners = Manners::default();
        let now = Arc::new(AtomicI64::new(0));
        let clock = Arc::clone(&now);
        let clock = Box::new(move || Timestamp(clock.load(Ordering::Relaxed)));
        let messages = Arc::new(Messages::load().unwrap());
        let host = Host::new(Arc::new(MemoryStore::default()), messages, None, clock, manners);
        Scene { host, now, asked: AtomicI64::new(0) }
    }

    async fn say(&self, in_room: &str, asker: &str, text: &str) -> Reply {
        let id = format!("r{}", self.asked.fetch_add(1, Ordering::Relaxed));
        self.host.answer(&Request { room: room(in_room), ..request(&id, asker, text) }).await
    }

    async fn said(&self, in_room: &str, asker: &str, text: &str) -> String {
        plain(&self.say(in_room, asker, text).await)
    }

    /// The rooms that are owed a board.
    async fn owed(&self) -> Vec<String> {
        let owed = self.host.owed(Platform::Console).await;
        owed.into_iter().map(|(room, table)| format!("{table} in {}", room.own())).collect()
    }
}

fn room(name: &str) -> RoomId {
    RoomId::new(Platform::Console, name)
}

fn plain(reply: &Reply) -> String {
    reply.text.plain(|player| player.own().to_owned())
}

#[tokio::test]
async fn a_game_goes_on_in_a_thread_and_comes_back_when_that_is_gone() {
    let scene = Scene::new();
    scene.say("main", "aya", "challenge @bek sokusowo thread=true").await;
    let begun = scene.say("main", "bek", "accept").await;
    assert_eq!(begun.thread.map(|thread| thread.name).as_deref(), Some("#1 Sokusowó: aya and bek"));
    let there = scene.host.rehouse(TableId(1), &room("thread")).await.unwrap();
    assert_eq!((there.receipt.unwrap().room, there.thread), (room("thread"), None));
    assert_eq!(scene.owed().await, ["#1 in thread"]);
    // What did not come through is told again.
    let again = scene.host.rehouse(TableId(1), &room("thread")).await.unwrap();
    assert_eq!(again.receipt.unwrap().room, room("thread"));

    assert_eq!(scene.said("main", "aya", "move 1 #1").await, "Table #1 is played in #thread.");
    let listed = scene.said("main", "aya", "games").await;
    assert!(listed.contains("in #thread"), "{listed}");
    assert!(scene.said("thread", "aya", "1").await.starts_with("Table #1: South played 1"));

    scene.host.room_gone(&room("thread")).await;
    assert_eq!(scene.owed().await, ["#1 in main"]);
    assert!(scene.said("main", "bek", "board").await.starts_with("Table #1, Sokusowó: "));
    assert!(scene.said("main", "bek", "3").await.starts_with("Table #1: North played 3"));
}

#[tokio::test]
async fn a_deleted_room_closes_its_tables() {
    let scene = Scene::new();
    scene.say("main", "aya", "challenge @bek sokusowo").await;
    scene.say("main", "bek", "accept").await;
    scene.say("main", "aya", "challenge tihbat").await;
    scene.say("main", "aya", "challenge @bek tihbat thread=true").await;
    scene.say("main", "bek", "accept #3").await;
    scene.host.rehouse(TableId(3), &room("thread")).await.unwrap();
    scene.say("garden", "aya", "challenge @bek tihbat").await;

    for _ in 0..2 {
        scene.host.room_gone(&room("main")).await;
        let mine = scene.said("garden", "aya", "games mine").await;
        assert_eq!(mine.lines().count(), 2, "only the one in the garden is left: {mine}");
        assert_eq!(scene.owed().await, ["#4 in garden"], "nobody waits in a room that is gone");
    }
    let over = scene.said("main", "aya", "move 1 #1").await;
    assert!(over.starts_with("Table #1 is over"), "{over}");
}

#[tokio::test]
async fn what_a_community_left_behind_is_deleted_after_its_days_of_grace() {
    let scene = Scene::new();
    let here = CommunityId::new(Platform::Console, "here");
    scene.say("main", "aya", "challenge @bek sokusowo").await;
    let is_there = async || scene.said("main", "aya", "games").await.contains("Sokusowó");
    let after = async |days: i64| {
        scene.now.fetch_add(days * DAY_MS, Ordering::Relaxed);
        scene.host.forget().await;
    };
    scene.host.community_left(&here).await;
    after(29).await;
    assert!(is_there().await);
    scene.host.community_there(&here).await;
    after(29).await;
    assert!(is_there().await, "it came back");
    scene.host.community_left(&here).await;
    after(30).await;
    scene.host.community_left(&here).await;
    assert!(is_there().await, "on the last day");
    after(1).await;
    assert!(!is_there().await);
    assert_eq!(scene.host.communities(Platform::Console).await, []);
}

#[tokio::test]
async fn the_doctor_speaks_to_whoever_manages() {
    let scene = Scene::new();
    assert!(scene.said("main", "aya", "doctor").await.starts_with("Only whoever manages this server"));
    scene.say("main", "aya", "challenge @bek sokusowo").await;
    let ask = async |id: &str, missing: &[&'static str]| {
        let here = Here { is_admin: true, missing: missing.to_vec(), ..Here::default() };
        let reply = scene.host.answer(&Request { here, ..request(id, "aya", "doctor") }).await;
        let said = plain(&reply);
        // How long the store took is another number each time.
        said.lines().map(|line| line.split(" in ").next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let version = format!("Serai {}", env!("CARGO_PKG_VERSION"));
    let (store, owed) = ("✓ Store: written and flushed", "✗ Delivery: one board is still to be posted, of these 1");
    assert_eq!(ask("d1", &[]).await, [&version, "✓ Permissions: nothing is missing", store, owed]);
    for (room, table) in scene.host.owed(Platform::Console).await {
        let receipt = scene.host.owed_post(&room, table).await.unwrap().receipt.unwrap();
        scene.host.delivered(&receipt, None).await;
    }
    let (missing, delivered) =
        ("✗ Permissions: I lack Attach Files and Send Messages", "✓ Delivery: every channel shows all that happened.");
    assert_eq!(ask("d2", &["Attach Files", "Send Messages"]).await, [&version, missing, store, delivered]);
    let help = scene.said("main", "aya", "help").await;
    assert!(!help.contains("doctor"), "{help}");
}

/// Says something where a game can go on that only its players see.
async fn say_where_it_can_hide(scene: &Scene, in_room: &str, asker: &str, text: &str) -> Reply {
    let id = format!("r{}", scene.asked.fetch_add(1, Ordering::Relaxed));
    let here = Here { hiding: Hiding::Possible, ..Here::default() };
    scene.host.answer(&Request { room: room(in_room), here, ..request(&id, asker, text) }).await
}

#[tokio::test]
async fn a_private_table_is_for_its_players() {
    let scene = Scene::new();
    let opened = say_where_it_can_hide(&scene, "main", "aya", "challenge @bek sokusowo private").await;
    assert!(plain(&opened).contains("Only its players will see the game"), "{}", plain(&opened));
    assert!(scene.said("main", "cem", "accept #1").await.contains("is for bek"));
    for look in ["board #1", "record #1"] {
        assert!(scene.said("main", "cem", look).await.contains("is private"), "{look}");
    }
    assert!(scene.said("main", "cem", "games").await.contains("Nobody plays here"));
    assert!(scene.said("main", "bek", "games").await.contains("#1"));
    // It begins where everybody reads along, so nothing of it is shown before it is elsewhere.
    let begun = scene.say("main", "bek", "accept").await;
    let thread = begun.thread.clone().expect("it goes on in a thread");
    assert!(thread.private && thread.members.len() == 2);
    assert!(begun.board.is_none() && begun.choices.is_empty() && begun.extras.is_empty(), "{begun:?}");
    assert!(scene.say("main", "aya", "board #1").await.thread.is_some(), "it is tried again");
    let there = scene.host.rehouse(TableId(1), &room("thread")).await.unwrap();
    assert!(there.thread.is_none() && there.board.is_some() && !there.choices.is_empty());

    let private = "Table #1 is private: only its players may look at it.";
    for (in_room, text) in [
        ("main", "board #1"),
        ("main", "view #1"),
        ("thread", "record #1"),
        ("thread", "view #1"),
        ("thread", "move 1 #1"),
        ("main", "join #1"),
    ] {
        assert_eq!(scene.said(in_room, "cem", text).await, private, "{text} in {in_room}");
    }
    assert_eq!(
        scene.said("thread", "cem", "board").await,
        "There is no game here. Begin one with `challenge`, or read `help`."
    );
    for in_room in ["main", "thread"] {
        assert!(!scene.said(in_room, "cem", "games").await.contains("#1"), "{in_room}");
        assert!(scene.said(in_room, "bek", "games").await.contains("#1"), "{in_room}");
    }
    assert!(scene.said("thread", "aya", "1").await.starts_with("Table #1: South played 1"));

    // It is lost with its thread, and goes on in another one.
    scene.host.room_gone(&room("thread")).await;
    let again = scene.host.owed_post(&room("main"), TableId(1)).await.unwrap();
    assert!(again.board.is_none() && again.thread.is_some_and(|thread| thread.private));
    scene.host.rehouse(TableId(1), &room("thread 2")).await.unwrap();
    for (who, text) in [("bek", "3"), ("aya", "4"), ("bek", "1"), ("bek", "resign")] {
        scene.say("thread 2", who, text).await;
    }
    for look in ["board #1", "record #1", "view #1"] {
        assert_eq!(scene.said("main", "cem", look).await, private, "{look}");
        assert_ne!(scene.said("main", "aya", look).await, private, "{look}");
    }
    for history in ["history", "history @aya", "history @aya @bek"] {
        assert!(!scene.said("main", "cem", history).await.contains("#1"), "{history}");
        assert!(scene.said("main", "bek", history).await.contains("#1 "), "{history}");
    }
    assert!(scene.said("main", "cem", "rematch #1").await.contains("is private"));
    let again = scene.say("thread 2", "bek", "rematch").await;
    assert!(plain(&again).contains("Only its players will see the game"), "{}", plain(&again));
    assert_eq!(again.receipt.unwrap().room, room("main"));
    let begun = scene.say("thread 2", "aya", "rematch #1").await;
    assert!(
        begun.thread.is_some_and(|thread| thread.private),
        "{}",
        begun.text.plain(|player| player.own().to_owned())
    );
}

#[tokio::test]
async fn a_table_is_private_only_where_that_can_be_kept() {
    let scene = Scene::new();
    let why = scene.said("main", "aya", "challenge @bek sokusowo private").await;
    assert!(why.contains("no private thread") && why.contains("play there without `private`"), "{why}");
    let here = Here { hiding: Hiding::Forbidden("Create Private Threads"), ..Here::default() };
    let asked = Request { here, ..request("forbidden", "aya", "challenge sokusowo private=true") };
    let why = plain(&scene.host.answer(&asked).await);
    assert!(why.contains("Create Private Threads"), "{why}");
    assert!(scene.said("main", "aya", "games").await.contains("Nobody plays here"));
}

/// Whoever has many games reads first where they keep others waiting.
#[tokio::test]
async fn games_that_wait_come_first() {
    let scene = Scene::new();
    let says = async |room, who, text, at| {
        scene.now.store(at, Ordering::Relaxed);
        scene.said(room, who, text).await
    };
    for (room, table) in [("main", 1), ("garden", 2), ("hall", 3)] {
        says(room, "aya", "challenge @bek tihbat", table).await;
        says(room, "bek", "accept", table).await;
    }
    says("yard", "bek", "challenge @aya sokusowo", 4).await;
    // At #1 it is bek's turn; at #2 it has become aya's again, later than all else.
    says("main", "aya", "1", 5).await;
    says("garden", "aya", "1", 6).await;
    says("garden", "bek", "1", 7).await;
    let listed = says("main", "aya", "games mine", 8).await;
    let tables: Vec<&str> = listed.lines().map(|line| line.split(' ').nth(1).unwrap_or_default()).collect();
    assert_eq!(tables, ["for", "#3", "#4", "#2", "other", "#1"], "{listed}");
    assert!(listed.contains("waits for aya, in #yard"), "{listed}");
    for _ in 5..=20 {
        says("main", "aya", "challenge @bek tihbat", 9).await;
        says("main", "bek", "accept", 9).await;
    }
    let listed = says("main", "aya", "games mine", 10).await;
    // As many as are listed, the heading, and that there are more.
    assert_eq!(listed.lines().count(), 12, "{listed}");
}
