//! A move through the host: from text to durable event, picture and reply.

use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use serai::chat::{
    Choice, CommunityId, Here, Platform, Player, PlayerId, Reply, Request, RequestId, RoomId, Timestamp,
};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::picture::Painter;
use serai::store::SledStore;
use tokio::runtime::Runtime;

const TABLES: usize = 1000;

/// Two players in a channel who play one game after the other.
struct Pair {
    name: String,
    requests: u64,
    reply: Option<Reply>,
}

impl Pair {
    fn new(name: String) -> Pair {
        Pair { name, requests: 0, reply: None }
    }

    async fn say(&mut self, host: &Host, asker: &PlayerId, text: &str) -> Reply {
        self.requests += 1;
        let request = Request {
            platform: Platform::Console,
            id: RequestId::new(Platform::Console, &format!("{}-{}", self.name, self.requests)),
            room: RoomId::new(Platform::Console, &self.name),
            community: CommunityId::new(Platform::Console, "bench"),
            asker: Player { id: asker.clone(), name: asker.own().to_owned() },
            text: text.to_owned(),
            seen: None,
            here: Here::default(),
        };
        let reply = host.answer(&request).await;
        if let Some(receipt) = &reply.receipt {
            host.delivered(receipt, None).await;
        }
        reply
    }

    /// Sits down to a new game if the last one is over.
    async fn ready(&mut self, host: &Host) {
        if self.reply.as_ref().is_some_and(|reply| !reply.due.is_empty()) {
            return;
        }
        let south = PlayerId::new(Platform::Console, &format!("{}-south", self.name));
        let north = PlayerId::new(Platform::Console, &format!("{}-north", self.name));
        self.say(host, &south, &format!("challenge @{} sokusowo", north.own())).await;
        self.reply = Some(self.say(host, &north, "accept").await);
    }

    /// One move of the player who is due.
    async fn play(&mut self, host: &Host) {
        let reply = self.reply.take().expect("a game is on");
        let legal: Vec<&Choice> = reply.choices.iter().filter(|choice| choice.enabled).collect();
        let (due, choice) = (&reply.due[0], &legal[self.requests as usize % legal.len()].command);
        let reply = self.say(host, due, choice).await;
        assert!(reply.receipt.is_some(), "{choice} was refused: {:?}", reply.text);
        self.reply = Some(reply);
    }
}

fn host(folder: &tempfile::TempDir, painter: Option<Arc<Painter>>) -> Host {
    let store = SledStore::open(folder.path()).expect("a store in a new folder");
    let messages = Arc::new(Messages::load().expect("our own templates"));
    let manners = Manners::default();
    Host::new(Arc::new(store), messages, painter, Box::new(|| Timestamp(0)), manners)
}

fn one_move(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    for (name, painter) in [("with picture", Some(Arc::new(Painter::new()))), ("without picture", None)] {
        let folder = tempfile::tempdir().expect("a folder");
        let host = host(&folder, painter);
        let mut pair = Pair::new("pair".to_owned());
        criterion.bench_function(&format!("move/{name}"), |bench| {
            bench.iter_custom(|moves| {
                runtime.block_on(async {
                    let mut spent = Duration::ZERO;
                    for _ in 0..moves {
                        pair.ready(&host).await;
                        let start = Instant::now();
                        pair.play(&host).await;
                        spent += start.elapsed();
                    }
                    spent
                })
            });
        });
    }
}

fn many_tables(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let host = Arc::new(host(&folder, None));
    let mut pairs: Vec<Pair> = (0..TABLES).map(|n| Pair::new(format!("pair{n}"))).collect();
    let mut group = criterion.benchmark_group("many tables");
    group.sample_size(10).measurement_time(Duration::from_secs(20)).throughput(Throughput::Elements(TABLES as u64));
    group.bench_function("a move at each of 1,000", |bench| {
        bench.iter_custom(|rounds| {
            runtime.block_on(async {
                let mut spent = Duration::ZERO;
                for _ in 0..rounds {
                    for pair in &mut pairs {
                        pair.ready(&host).await;
                    }
                    let start = Instant::now();
                    let playing = std::mem::take(&mut pairs).into_iter().map(|mut pair| {
                        let host = Arc::clone(&host);
                        tokio::spawn(async move {
                            pair.play(&host).await;
                            pair
                        })
                    });
                    for pair in playing.collect::<Vec<_>>() {
                        pairs.push(pair.await.expect("nothing panics"));
                    }
                    spent += start.elapsed();
                }
                spent
            })
        });
    });
    group.finish();
}

criterion_group!(benches, one_move, many_tables);
criterion_main!(benches);
