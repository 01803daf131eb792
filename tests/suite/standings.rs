//! Ratings and leaderboards, from results to ranks.

use std::collections::HashSet;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serai::chat::{CommunityId, Platform, Player, PlayerId, RequestId, RoomId, TableId, Timestamp};
use serai::games::{Kind, Setup};
use serai::standings::{
    Ladder, Leaderboard, Month, Played, Rank, Rating, Score, Span, Wanted, catch_up, leaderboard, played_by, refold,
    seasons,
};
use serai::store::{Append, MemoryStore, Order, Placing, SledStore, Store};
use serai::table::{Entry, Event, Finished, Opened, Placed, Table, Unrated};

/// The first of December 2026, a Tuesday, at midnight.
const START: i64 = 1_796_083_200_000;
const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

pub fn here() -> CommunityId {
    CommunityId::new(Platform::Console, "here")
}

pub fn player(name: &str) -> PlayerId {
    PlayerId::new(Platform::Console, name)
}

/// A game between sides as in `aya bek` or `aya+cem bek+dou`, the winner first; `=` in front is a draw.
fn game(at: i64, kind: Kind, sides: &str) -> Finished {
    let (is_draw, sides) = sides.strip_prefix('=').map_or((false, sides), |sides| (true, sides));
    let sides = sides.split(' ').enumerate().map(|(place, side)| Placed {
        players: side.split('+').map(player).collect(),
        place: if is_draw || place == 0 { 1 } else { 2 },
    });
    let (table, at) = (TableId(0), Timestamp(at));
    Finished { table, community: here(), at, kind, sides: sides.collect(), private: false, unrated: None }
}

/// Keeps a result as if its game had just ended.
pub async fn finish(store: &dyn Store, finished: Finished) {
    static REQUESTS: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
    let request = || {
        let number = REQUESTS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        RequestId::new(Platform::Console, &format!("finish-{number}"))
    };
    let maker = Player { id: player("aya"), name: "aya".to_owned() };
    let entry = |event| Entry { request: request(), by: player("aya"), at: finished.at, chips: Vec::new(), event };
    let opened = entry(Event::Opened(Opened::new(
        RoomId::new(Platform::Console, "main"),
        finished.community.clone(),
        Setup::read("tihbat", [], None).unwrap(),
        maker,
    )));
    let placing = Placing::of(&Table::replay(TableId(0), [opened.clone()]).unwrap());
    let table = store.open(opened, placing.clone()).await.unwrap();
    let entry = entry(Event::Cancelled);
    let results = vec![Finished { table, ..finished }];
    store
        .append(Append {
            table,
            expected: 1,
            entry,
            before: placing.clone(),
            after: placing,
            community: here(),
            results,
            names: Vec::new(),
            alarm: None,
            more: Vec::new(),
        })
        .await
        .unwrap();
}

async fn board(store: &dyn Store, span: Span, ladder: Ladder, now: i64) -> Leaderboard {
    let (asker, hidden) = (player("nobody"), HashSet::new());
    let now = Timestamp(now);
    let wanted = Wanted { span, ladder, page: 1, rows: usize::MAX / 2, asker: &asker, hidden: &hidden, now };
    leaderboard(store, &here(), wanted).await.unwrap()
}

/// Everything that anybody can be told about the standings.
async fn everything(store: &dyn Store, now: i64) -> Vec<Leaderboard> {
    let spans = seasons(store, &here()).await.unwrap().into_iter().map(Span::Season).chain([Span::Always]);
    let ladders = [Ladder::All].into_iter().chain(Kind::ALL.map(Ladder::Game));
    let mut all = Vec::new();
    for (span, ladder) in spans.flat_map(|span| ladders.clone().map(move |ladder| (span, ladder))) {
        all.push(board(store, span, ladder, now).await);
    }
    all
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 0.00005, "{found}, and not {expected}");
}

/// The example of Glickman's paper, "Example of the Glicko-2 system", to four decimals more than it has.
#[test]
fn the_example_of_the_paper() {
    let known = |rating, deviation| Rating { rating, deviation, volatility: 0.06 };
    let after = known(1500.0, 200.0).after(&[
        (known(1400.0, 30.0), Score::Won),
        (known(1550.0, 100.0), Score::Lost),
        (known(1700.0, 300.0), Score::Lost),
    ]);
    close(after.rating, 1464.0507);
    close(after.deviation, 151.5165);
    close(after.volatility, 0.0600);
    assert!((after.volatility - 0.05999).abs() < 0.00001, "{}", after.volatility);
}

#[test]
fn time_away_makes_uncertain() {
    let known = Rating { rating: 1700.0, deviation: 50.0, volatility: 0.06 };
    assert_eq!(known.rested(0.0), known);
    // Step 6 of the paper: the root of the squares of deviation and volatility.
    close(known.rested(1.0).deviation, 50.0_f64.hypot(0.06 * 173.7178));
    close(known.rested(4.0).deviation, known.rested(1.0).rested(3.0).deviation);
    assert_eq!(known.rested(1e9).deviation, 350.0);
    assert_eq!(known.rested(9.0).rating, 1700.0);
}

async fn ratings(games: &[(i64, &str)]) -> Vec<(String, f64)> {
    let store = MemoryStore::default();
    for (at, sides) in games {
        finish(&store, game(START + at, Kind::Sho, sides)).await;
    }
    catch_up(&store, &here()).await.unwrap();
    let board = board(&store, Span::Always, Ladder::All, START).await;
    board.ranks.iter().map(|rank| (rank.player.own().to_owned(), rank.standing.rating.rating)).collect()
}

fn of(ratings: &[(String, f64)], name: &str) -> f64 {
    ratings.iter().find(|(own, _)| own == name).map_or(f64::NAN, |(_, rating)| *rating)
}

#[tokio::test]
async fn more_than_two_are_pairs() {
    let unknown = Rating::default();
    let three = ratings(&[(0, "aya bek cem")]).await;
    // The winner has beaten two; between the others nobody knows.
    close(of(&three, "aya"), unknown.after(&[(unknown, Score::Won), (unknown, Score::Won)]).rating);
    close(of(&three, "bek"), unknown.after(&[(unknown, Score::Lost)]).rating);
    close(of(&three, "cem"), of(&three, "bek"));
    // A side of several is one opponent.
    let pairs = ratings(&[(0, "aya+cem bek+dou")]).await;
    for name in ["aya", "cem"] {
        close(of(&pairs, name), unknown.after(&[(unknown, Score::Won)]).rating);
    }
    close(of(&pairs, "dou"), unknown.after(&[(unknown, Score::Lost)]).rating);
    let drawn = ratings(&[(0, "=aya bek")]).await;
    assert_eq!((of(&drawn, "aya"), of(&drawn, "bek")), (1500.0, 1500.0));
}

#[tokio::test]
async fn the_same_pair_counts_less_from_the_fourth_game_a_day_on() {
    let mut games = Vec::new();
    let mut gained = Vec::new();
    let mut before = 1500.0;
    for hour in 0..6 {
        games.push((hour * HOUR, "aya bek"));
        let now = of(&ratings(&games).await, "aya");
        gained.push(now - before);
        before = now;
    }
    let whole: Vec<(i64, &str)> = (0..6).map(|day| (day * DAY, "aya bek")).collect();
    let fourth = of(&ratings(&whole[..4]).await, "aya") - of(&ratings(&whole[..3]).await, "aya");
    assert!(gained[3] < 0.6 * fourth, "{gained:?}, and on another day {fourth}");
    assert!(gained[4] < 0.7 * gained[3] && gained[5] < 0.7 * gained[4], "{gained:?}");
    // Others who meet meanwhile have nothing to do with it, nor has who of the two wins.
    let other = ratings(&[(0, "aya bek"), (1, "aya bek"), (2, "bek aya"), (3, "aya cem"), (4, "aya bek")]).await;
    let fewer = ratings(&[(0, "aya bek"), (1, "aya bek"), (2, "bek aya"), (3, "aya cem"), (DAY, "aya bek")]).await;
    assert!(of(&other, "aya") < of(&fewer, "aya"));
}

#[tokio::test]
async fn what_is_unrated_leaves_no_trace_but_in_the_history() {
    let store = MemoryStore::default();
    for unrated in [Unrated::Agreed, Unrated::Aborted] {
        finish(&store, Finished { unrated: Some(unrated), ..game(START, Kind::Sho, "aya bek") }).await;
    }
    catch_up(&store, &here()).await.unwrap();
    assert!(everything(&store, START).await.iter().all(|board| board.ranks.is_empty()));
    let played = played_by(&store, &here(), &player("aya"), 9).await.unwrap();
    assert_eq!(played.iter().map(|game| (game.number, game.ratings)).collect::<Vec<_>>(), [(1, None), (0, None)]);
}

#[tokio::test]
async fn ranks_are_shared_and_provisional_ones_come_last() {
    let store = MemoryStore::default();
    // Twelve days of a round of three, won in turn, and somebody who has won once.
    for day in 0..12 {
        for (hour, sides) in ["aya bek", "bek cem", "cem aya"].into_iter().enumerate() {
            finish(&store, game(START + day * DAY + hour as i64, Kind::Sho, sides)).await;
        }
    }
    finish(&store, game(START + 12 * DAY, Kind::Sho, "dou fay")).await;
    finish(&store, game(START + 12 * DAY, Kind::Sho, "eve gil")).await;
    catch_up(&store, &here()).await.unwrap();
    let board = board(&store, Span::Always, Ladder::Game(Kind::Sho), START + 12 * DAY).await;
    let ranks: Vec<(usize, &str)> = board.ranks.iter().map(|rank| (rank.rank, rank.player.own())).collect();
    assert_eq!(ranks[3..], [(4, "dou"), (4, "eve"), (6, "fay"), (6, "gil")]);
    assert!(board.ranks[3].shown.rating > board.ranks[0].shown.rating);
    assert!(board.ranks[3].standing.is_provisional() && !board.ranks[2].standing.is_provisional());
}

#[tokio::test]
async fn pages_hidden_players_and_the_own_rank() {
    let store = MemoryStore::default();
    for n in 0..20_i64 {
        finish(&store, game(START + n * DAY, Kind::Sho, &format!("p{n} q"))).await;
    }
    catch_up(&store, &here()).await.unwrap();
    let all = board(&store, Span::Always, Ladder::All, START).await;
    assert_eq!(all.players, 21);
    let hidden: HashSet<PlayerId> = [all.ranks[1].player.clone()].into();
    let (asker, now) = (all.ranks[20].player.clone(), Timestamp(START));
    let (span, ladder) = (Span::Always, Ladder::All);
    let page = async |page| {
        let wanted = Wanted { span, ladder, page, rows: 9, asker: &asker, hidden: &hidden, now };
        leaderboard(&store, &here(), wanted).await.unwrap()
    };
    let names = |ranks: &[Rank]| ranks.iter().map(|rank| rank.player.clone()).collect::<Vec<_>>();
    let (first, last) = (page(1).await, page(3).await);
    let seen: Vec<Rank> = all.ranks.iter().filter(|rank| !hidden.contains(&rank.player)).cloned().collect();
    assert_eq!(names(&first.ranks), names(&seen[..9]));
    assert_eq!(names(&page(2).await.ranks), names(&seen[9..18]));
    assert_eq!(names(&last.ranks), names(&seen[18..]));
    assert_eq!((page(99).await, page(0).await), (last.clone(), first.clone()));
    assert_eq!(first.own.map(|own| own.player), Some(asker.clone()));
    assert_eq!(last.own, None, "the own rank is on this page");
    assert_eq!((first.pages, first.players), (3, 20));
}

#[tokio::test]
async fn seasons_are_months_from_a_soft_start() {
    let store = MemoryStore::default();
    let month = |number: i32| Month { year: 2026, month: 12 }.before(-number);
    for number in 0..6 {
        // Thirty days are a month often enough from the first of December on.
        let at = START + i64::from(number) * 31 * DAY;
        finish(&store, game(at, Kind::Sho, "aya bek")).await;
        finish(&store, game(at + HOUR, Kind::Sho, "aya cem")).await;
        if number % 2 == 0 {
            catch_up(&store, &here()).await.unwrap();
        }
    }
    catch_up(&store, &here()).await.unwrap();
    let kept = seasons(&store, &here()).await.unwrap();
    assert_eq!(kept, [month(5), month(4), month(3), month(2)], "the last, and three before it");
    let games = async |span| {
        let board = board(&store, span, Ladder::All, START).await;
        board.ranks.iter().map(|rank| (rank.player.own().to_owned(), rank.standing.games())).collect::<Vec<_>>()
    };
    let names = |counts: [u32; 3]| ["aya", "bek", "cem"].map(str::to_owned).into_iter().zip(counts).collect::<Vec<_>>();
    let sorted = |mut games: Vec<(String, u32)>| {
        games.sort();
        games
    };
    assert_eq!(sorted(games(Span::Season(month(5))).await), names([2, 1, 1]));
    assert_eq!(sorted(games(Span::Always).await), names([12, 6, 6]));
    assert_eq!(games(Span::Season(month(1))).await, []);
    // Half of what aya is ahead of the middle is left at the start of a season.
    let ahead = |board: Leaderboard| board.ranks[0].standing.rating.rating - 1500.0;
    let season = board(&store, Span::Season(month(5)), Ladder::All, START).await;
    let always = board(&store, Span::Always, Ladder::All, START).await;
    assert!(ahead(season) < ahead(always));
}

#[tokio::test]
async fn a_week_tells_what_has_changed() {
    let store = MemoryStore::default();
    // The seventh of December is a Monday.
    let monday = START + 6 * DAY;
    for (at, sides) in [(0, "aya bek"), (HOUR, "bek cem"), (6 * DAY, "cem aya"), (6 * DAY + 1, "cem bek")] {
        finish(&store, game(START + at, Kind::Sho, sides)).await;
    }
    catch_up(&store, &here()).await.unwrap();
    let this = board(&store, Span::Always, Ladder::All, monday + DAY).await;
    let next = board(&store, Span::Always, Ladder::All, monday + 7 * DAY).await;
    assert_eq!(this.ranks[0].player, player("cem"));
    assert_eq!(this.ranks[0].climbed, Some(2), "cem was last on Sunday");
    assert!(this.ranks[0].standing.change(Timestamp(monday)).unwrap() > 0.0);
    assert_eq!(next.ranks[0].climbed, Some(0));
    assert_eq!(next.ranks[0].standing.change(Timestamp(monday + 7 * DAY)), Some(0.0));
    assert!(next.ranks[0].shown.deviation > this.ranks[0].shown.deviation, "uncertainty grows with time away");
}

/// However often and wherever the fold stops, also where others fold at the same time, it comes to the same.
#[test]
fn a_fold_in_pieces_is_the_fold() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    let sides = prop_oneof![
        Just("a b"),
        Just("b c"),
        Just("=a c"),
        Just("c a d"),
        Just("b+c a+d"),
        Just("d a"),
        Just("a d c b")
    ];
    // Some have more games than one sheet takes.
    let games = prop::collection::vec((0..400_i64, 0..5_usize, sides, 0..4_u8), 1..150);
    let mut runner = TestRunner::new(Config { cases: 60, failure_persistence: None, ..Config::default() });
    let folded = runner.run(&games, |games| {
        runtime.block_on(async {
            let (pieces, whole) = (Arc::new(MemoryStore::default()), MemoryStore::default());
            let mut now = START;
            for (hours, kind, sides, stop) in &games {
                // Now and then the clock goes back.
                now += (hours - 40) * HOUR;
                for store in [&*pieces as &dyn Store, &whole] {
                    finish(store, game(now, Kind::ALL[*kind], sides)).await;
                }
                if *stop == 0 {
                    let folds = [0, 1].map(|_| {
                        let store = Arc::clone(&pieces);
                        tokio::spawn(async move { catch_up(&*store, &here()).await })
                    });
                    for fold in folds {
                        fold.await.unwrap().unwrap();
                    }
                }
            }
            catch_up(&*pieces, &here()).await.unwrap();
            catch_up(&whole, &here()).await.unwrap();
            let expected = (everything(&whole, now).await, played_by_all(&whole).await);
            prop_assert_eq!(&(everything(&*pieces, now).await, played_by_all(&*pieces).await), &expected);
            refold(&*pieces, &here()).await.unwrap();
            prop_assert_eq!(&(everything(&*pieces, now).await, played_by_all(&*pieces).await), &expected);
            for (name, played) in ["a", "b", "c", "d"].into_iter().zip(&expected.1) {
                let numbers: Vec<u64> = played.iter().map(|played| played.number).collect();
                let own = games.iter().enumerate().filter(|(_, (_, _, sides, _))| sides.contains(name));
                prop_assert_eq!(numbers, own.map(|(number, _)| number as u64).rev().collect::<Vec<u64>>());
            }
            Ok(())
        })
    });
    folded.unwrap();
}

async fn played_by_all(store: &dyn Store) -> Vec<Vec<Played>> {
    let mut all = Vec::new();
    for name in ["a", "b", "c", "d"] {
        all.push(played_by(store, &here(), &player(name), usize::MAX).await.unwrap());
    }
    all
}

/// Whoever updates the program finds everything computed by its own rules, and nothing left of the old ones.
#[tokio::test]
async fn standings_by_older_rules_are_computed_again() {
    let store = MemoryStore::default();
    for at in 0..3 {
        finish(&store, game(START + at, Kind::Sho, "a b")).await;
    }
    catch_up(&store, &here()).await.unwrap();
    let expected = everything(&store, START).await;
    let (cursor, one): (&[u8], &[u8]) = (b"c", b"s");
    let before = store.derived(&here(), cursor).await.unwrap().unwrap();
    let older = [&0_u32.to_be_bytes()[..], &before[4..]].concat();
    let mut changes = vec![(cursor.to_vec(), Some(older)), (b"zz".to_vec(), Some(b"of older rules".to_vec()))];
    for (key, _) in store.derived_under(&here(), one, Order::Rising, 5).await.unwrap() {
        changes.push((key, Some(b"otherwise".to_vec())));
    }
    assert!(store.derive(&here(), (cursor, Some(before)), changes).await.unwrap());
    assert_ne!(everything(&store, START).await, expected);
    catch_up(&store, &here()).await.unwrap();
    assert_eq!(everything(&store, START).await, expected);
    assert_eq!(store.derived(&here(), b"zz").await.unwrap(), None);
}

#[tokio::test]
async fn what_a_community_left_behind_goes_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    finish(&store, game(START, Kind::Sho, "aya bek")).await;
    catch_up(&store, &here()).await.unwrap();
    assert_eq!(store.communities_with_results().await.unwrap(), [here()]);
    store.forget(&here()).await.unwrap();
    assert_eq!(store.communities_with_results().await.unwrap(), []);
    assert!(everything(&store, START).await.iter().all(|board| board.ranks.is_empty()));
    assert_eq!(store.results(&here(), 0, 9).await.unwrap(), []);
    assert_eq!(played_by(&store, &here(), &player("aya"), 9).await.unwrap(), []);
}

/// How long it takes even without optimisation; `cargo bench standings` measures properly.
#[test]
#[ignore = "a measurement"]
fn standings_measured() {
    const WRITERS: usize = 500;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    runtime.block_on(async {
        for (results, players) in [(100_000, 5_000), (40_000, 10_000)] {
            let folder = tempfile::tempdir().unwrap();
            let store = Arc::new(SledStore::open(folder.path()).unwrap());
            let writers = (0..WRITERS).map(|writer| {
                let store = Arc::clone(&store);
                tokio::spawn(async move {
                    for number in (writer..results).step_by(WRITERS) {
                        let one = number.wrapping_mul(7919) % players;
                        let other = (one + 1 + number.wrapping_mul(104_729) % (players - 1)) % players;
                        let at = START + number as i64 * HOUR / 3;
                        finish(&*store, game(at, Kind::ALL[number % 5], &format!("p{one} p{other}"))).await;
                    }
                })
            });
            for writer in writers.collect::<Vec<_>>() {
                writer.await.unwrap();
            }
            let began = std::time::Instant::now();
            catch_up(&*store, &here()).await.unwrap();
            println!("{results} results of {players} players are folded in {:?}", began.elapsed());
            let began = std::time::Instant::now();
            let ranked = board(&*store, Span::Always, Ladder::All, START).await.players;
            println!("{ranked} players are ranked in {:?}", began.elapsed());
        }
    });
}
