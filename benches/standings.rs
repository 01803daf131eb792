//! Standings: folding many results, and a leaderboard of many players.

use std::collections::HashSet;
use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use serai::chat::{CommunityId, Here, Platform, Player, PlayerId, Request, RequestId, RoomId, TableId, Timestamp};
use serai::games::{Kind, Setup};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::picture::Painter;
use serai::standings::{Ladder, Span, Wanted, catch_up, leaderboard, refold};
use serai::store::{Append, Placing, SledStore, Store};
use serai::table::{Entry, Event, Finished, Opened, Placed, Table};
use tokio::runtime::Runtime;

const RESULTS: u64 = 100_000;
const WRITERS: u64 = 500;
const HOUR_MS: i64 = 60 * 60 * 1000;

fn community() -> CommunityId {
    CommunityId::new(Platform::Console, "bench")
}

fn player(number: u64) -> PlayerId {
    PlayerId::new(Platform::Console, &format!("player-{number}"))
}

/// A store with results between so many players, three an hour.
async fn filled(folder: &tempfile::TempDir, results: u64, players: u64) -> Arc<SledStore> {
    let store = Arc::new(SledStore::open(folder.path()).expect("a store in a new folder"));
    let writers = (0..WRITERS).map(|writer| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for number in (writer..results).step_by(WRITERS as usize) {
                finish(&store, number, players).await;
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.expect("nothing panics");
    }
    store
}

async fn finish(store: &SledStore, number: u64, players: u64) {
    let at = Timestamp(number as i64 * HOUR_MS / 3);
    let one = number.wrapping_mul(7919) % players;
    let other = (one + 1 + number.wrapping_mul(104_729) % (players - 1)) % players;
    let maker = Player { id: player(one), name: String::new() };
    let entry = |name: &str, event| Entry {
        request: RequestId::new(Platform::Console, &format!("{name}-{number}")),
        by: player(one),
        at,
        chips: Vec::new(),
        event,
    };
    let opened = entry(
        "open",
        Event::Opened(Opened::new(
            RoomId::new(Platform::Console, "bench"),
            community(),
            Setup::read("tihbat", [], None).expect("a game"),
            maker,
        )),
    );
    let before = Placing::of(&Table::replay(TableId(0), [opened.clone()]).expect("an invitation"));
    let table = store.open(opened, before.clone()).await.expect("a new table");
    let sides = [one, other].into_iter().zip([1, 2]);
    let finished = Finished {
        table,
        community: community(),
        at,
        kind: Kind::ALL[(number % 5) as usize],
        sides: sides.map(|(number, place)| Placed { players: vec![player(number)], place }).collect(),
        private: false,
        unrated: None,
    };
    let entry = entry("end", Event::Cancelled);
    let after = before.clone();
    let append = Append {
        table,
        expected: 1,
        entry,
        community: community(),
        before,
        after,
        results: vec![finished],
        names: Vec::new(),
        alarm: None,
        more: Vec::new(),
    };
    store.append(append).await.expect("nobody else writes there");
}

fn folding(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let store = runtime.block_on(filled(&folder, RESULTS, 5_000));
    let mut group = criterion.benchmark_group("standings");
    group.sample_size(10);
    group.bench_function("100,000 results of 5,000 players", |bench| {
        bench.iter(|| runtime.block_on(refold(&*store, &community())).expect("the store works"));
    });
    group.finish();
}

fn asking(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let store = runtime.block_on(filled(&folder, 40_000, 10_000));
    runtime.block_on(catch_up(&*store, &community())).expect("the store works");
    let (asker, hidden) = (player(77), HashSet::new());
    criterion.bench_function("leaderboard/ranks of 10,000 players", |bench| {
        let now = Timestamp(0);
        let (span, ladder) = (Span::Always, Ladder::All);
        let wanted = Wanted { span, ladder, page: 1, rows: 9, asker: &asker, hidden: &hidden, now };
        bench.iter(|| runtime.block_on(leaderboard(&*store, &community(), wanted)).expect("the store works"));
    });
    let manners = Manners::default();
    let messages = Arc::new(Messages::load().expect("our own templates"));
    let painter = Some(Arc::new(Painter::new()));
    let host = Host::new(store, messages, painter, Box::new(|| Timestamp(0)), manners);
    let mut requests = 0;
    criterion.bench_function("leaderboard/answer with 10,000 players", |bench| {
        bench.iter(|| {
            requests += 1;
            let request = Request {
                platform: Platform::Console,
                id: RequestId::new(Platform::Console, &format!("ask-{requests}")),
                room: RoomId::new(Platform::Console, "bench"),
                community: community(),
                asker: Player { id: asker.clone(), name: String::new() },
                text: "leaderboard".to_owned(),
                seen: None,
                here: Here::default(),
            };
            let reply = runtime.block_on(host.answer(&request));
            assert!(reply.board.is_some(), "{:?}", reply.text);
        });
    });
}

criterion_group!(benches, folding, asking);
criterion_main!(benches);
