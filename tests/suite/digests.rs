//! The list of the tables that wait for somebody, once a day: when it is due, and that it comes once.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serai::chat::{CommunityId, Platform, Player, PlayerId, Request, RequestId, RoomId, Timestamp};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::store::{MemoryStore, SledStore, Store};

use crate::discord::{Moment, Ping, Route};
use crate::program::Talk;
use crate::requests::request;
use crate::tables_on_discord::Scene;

const HOUR_MS: i64 = 60 * 60 * 1000;

fn host(store: Arc<dyn Store>, now: &Arc<AtomicI64>) -> Host {
    let (messages, now) = (Arc::new(Messages::load().unwrap()), Arc::clone(now));
    Host::new(store, messages, None, Box::new(move || Timestamp(now.load(Ordering::SeqCst))), Manners::default())
}

/// Clocks are put forward in Madrid on the 29th of March 2026, from 2 to 3, and back on the 25th of October.
#[tokio::test]
async fn it_is_due_at_an_hour_where_somebody_lives() {
    for (said, at, due) in [
        ("digest=8", "2026-03-02T07:59:00Z", Some("2026-03-02T08:00:00Z")),
        ("digest=8", "2026-03-02T08:00:00Z", Some("2026-03-03T08:00:00Z")),
        ("digest=0", "2026-03-02T08:00:00Z", Some("2026-03-03T00:00:00Z")),
        ("digest=23", "2026-12-31T23:30:00Z", Some("2027-01-01T23:00:00Z")),
        ("digest=8 timezone=Europe/Madrid", "2026-03-28T06:59:00Z", Some("2026-03-28T07:00:00Z")),
        ("digest=8 timezone=Europe/Madrid", "2026-03-28T07:00:00Z", Some("2026-03-29T06:00:00Z")),
        ("digest=8 timezone=Europe/Madrid", "2026-10-24T06:00:00Z", Some("2026-10-25T07:00:00Z")),
        // There is no half past two that night, and later in the year two of them.
        ("digest=2 timezone=Europe/Madrid", "2026-03-28T12:00:00Z", Some("2026-03-29T01:00:00Z")),
        ("digest=2 timezone=Europe/Madrid", "2026-10-24T12:00:00Z", Some("2026-10-25T00:00:00Z")),
        ("digest=2 timezone=Europe/Madrid", "2026-10-25T00:00:00Z", Some("2026-10-26T01:00:00Z")),
        ("timezone=Asia/Shanghai digest=7", "2026-03-02T12:00:00Z", Some("2026-03-02T23:00:00Z")),
        ("digest=8 timezone=Asia/Shanghai timezone=usual", "2026-03-02T12:00:00Z", Some("2026-03-03T08:00:00Z")),
        ("digest=8 digest=9", "2026-03-02T08:30:00Z", Some("2026-03-02T09:00:00Z")),
        ("digest=8 digest=off", "2026-03-02T12:00:00Z", None),
        ("digest=8 digest=usual", "2026-03-02T12:00:00Z", None),
        ("digest=24", "2026-03-02T12:00:00Z", None),
        ("digest=-1", "2026-03-02T12:00:00Z", None),
        ("digest=8:30", "2026-03-02T12:00:00Z", None),
        ("timezone=Europe/Madrid", "2026-03-02T12:00:00Z", None),
    ] {
        let (store, now) = (Arc::new(MemoryStore::default()), Arc::new(AtomicI64::new(0)));
        now.store(at.parse::<jiff::Timestamp>().unwrap().as_millisecond(), Ordering::SeqCst);
        let host = host(Arc::<MemoryStore>::clone(&store), &now);
        for (n, change) in said.split(' ').enumerate() {
            // The same request again changes nothing.
            for _ in 0..2 {
                host.answer(&request(&n.to_string(), "aya", &format!("settings {change}"))).await;
            }
        }
        let aya = PlayerId::new(Platform::Console, "aya");
        let found = store.next_digest(&aya).await.unwrap().map(|at| at.moment().to_string());
        assert_eq!(found.as_deref(), due, "{said} at {at}");
    }
}

/// A store in which something is due at the beginning of this hour to somebody for whom a table waits.
async fn prepare(folder: &Path, platform: Platform, [community, room, maker, invited]: [&str; 4]) {
    let hour = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64 / HOUR_MS;
    let store = Arc::new(SledStore::open(&folder.join("serai.db")).unwrap());
    let host = host(store, &Arc::new(AtomicI64::new(hour * HOUR_MS - 1)));
    let say = async |id: &str, who: &str, text: &str| {
        let (id, room) = (RequestId::new(platform, id), RoomId::new(platform, room));
        let community = CommunityId::new(platform, community);
        let asker = Player { id: PlayerId::new(platform, who), name: who.to_owned() };
        let reply = host.answer(&Request { platform, id, room, community, asker, ..request("", "", text) }).await;
        if let Some(receipt) = reply.receipt {
            host.delivered(&receipt, None).await;
        }
    };
    say("c", maker, &format!("challenge @{invited} sokusowo")).await;
    say("s", invited, &format!("settings digest={}", hour % 24)).await;
}

#[tokio::test]
async fn it_comes_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    prepare(folder.path(), Platform::Console, ["terminal", "garden", "aya", "bek"]).await;
    let mut talk = Talk::start(folder.path());
    let told = talk.hear().unwrap();
    assert_eq!(
        told[..3],
        ["[main] → bek only", "Waiting for you, the longest first:", "• #1 Sokusowó: aya waits for bek, in #garden"]
    );
    // It is kept before anything else is answered.
    talk.ask("aya: games");
    talk.kill();
    let mut talk = Talk::start(folder.path());
    assert_eq!(talk.ask("aya: games")[0], "[main] → aya only");
    talk.end();
}

/// The program is killed before the message is there, and when it is there but the program does not know.
#[tokio::test]
async fn what_fell_due_while_it_was_down_comes_once() {
    let mut scene = Scene::new().await;
    let folder = scene.folder.path().to_owned();
    let ids = [scene.guild, scene.channel, scene.aya, scene.bek].map(|id| id.to_string());
    let direct = scene.discord.direct(scene.bek);
    scene = scene
        .restarted(|discord| {
            let preparing = async move {
                prepare(&folder, Platform::Discord, ids.each_ref().map(String::as_str)).await;
            };
            let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            std::thread::spawn(move || runtime().block_on(preparing)).join().unwrap();
            discord.hold(Route::CreateMessage, Moment::Before);
        })
        .await;
    scene.discord.until_held(Route::CreateMessage, Moment::Before, 1).await;
    scene = scene
        .restarted(|discord| {
            discord.release(Route::CreateMessage, Moment::Before);
            discord.hold(Route::CreateMessage, Moment::After);
        })
        .await;
    scene.discord.until_held(Route::CreateMessage, Moment::After, 1).await;
    scene = scene.restarted(|discord| discord.release(Route::CreateMessage, Moment::After)).await;
    scene.discord.slash(scene.aya, scene.channel, "games", &[]).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    scene.discord.forget_nonces();
    scene = scene.restarted(|_| ()).await;
    scene.discord.slash(scene.aya, scene.channel, "games", &[]).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let told = scene.discord.channel(direct);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].content.starts_with("Waiting for you, the longest first:\n• #1 Sokusowó: "), "{told:?}");
    assert_eq!(told[0].pings, [Ping::User(scene.bek)]);
    assert_eq!(scene.discord.channel(scene.channel).len(), 0);
    assert_eq!(scene.discord.failures(), Vec::<String>::new());
}
