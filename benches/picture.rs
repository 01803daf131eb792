//! How long a picture takes and how large it is, over positions of random play at 1200 pixels.
//!
//! Criterion times a walk through all positions, one picture an iteration; the table before it gives medians of single
//! pictures, because the targets (5 ms, 50 KB) are medians.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use serai::games::{AnyGame, Kind, Setup, View};
use serai::picture::{Painter, Theme};
use serai::replay;
use serai::scene::Scene;
use serai::table::{Record, RecordResult};

const WIDTH: u32 = 1200;

/// Every position of a few random games.
fn scenes(kind: Kind) -> Vec<Scene> {
    let mut scenes = Vec::new();
    for seed in 1..=6 {
        play(&usual(kind), seed, 60, |game| scenes.push(game.scene(View::default())));
    }
    scenes
}

fn usual(kind: Kind) -> Setup {
    Setup::new(kind, None, [], None).expect("the usual variant is in the catalogue")
}

/// Plays at random, up to so many moves and throws, which are returned; each position is looked at, the first one too.
fn play(setup: &Setup, seed: u64, plies: usize, mut look: impl FnMut(&dyn AnyGame)) -> Vec<String> {
    let mut game = setup.start().expect("two sides sit at the board");
    let (mut state, mut played) = (seed, Vec::new());
    look(&*game);
    while played.len() < plies {
        let (moves, throws) = (game.moves(), game.throws());
        let count = moves.len() + throws.len();
        if count == 0 {
            break;
        }
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let chosen = (state % count as u64) as usize;
        let text = match throws.get(chosen) {
            Some((throw, _)) => game.throw(throw),
            None => game.play(&moves[chosen]),
        };
        played.push(text.expect("what is listed is legal"));
        look(&*game);
    }
    played
}

fn pictures(criterion: &mut Criterion) {
    let painter = Painter::new();
    for kind in Kind::ALL {
        let scenes = scenes(kind);
        for theme in Theme::ALL {
            report(&painter, kind, theme, &scenes);
            let mut next = scenes.iter().cycle();
            criterion.bench_function(&format!("{} {}", kind.word(), theme.word()), |bencher| {
                bencher.iter(|| painter.png(black_box(next.next().expect("a cycle has no end")), theme, WIDTH));
            });
        }
    }
}

/// Prints the first picture's time, and the medians of time and size of the others.
fn report(painter: &Painter, kind: Kind, theme: Theme, scenes: &[Scene]) {
    let timed = |scene: &Scene| -> (Duration, usize) {
        let begun = Instant::now();
        let bytes = painter.png(scene, theme, WIDTH).len();
        (begun.elapsed(), bytes)
    };
    let (first, _) = timed(&scenes[0]);
    for scene in scenes {
        timed(scene);
    }
    let (mut times, mut sizes): (Vec<Duration>, Vec<usize>) = scenes.iter().map(timed).unzip();
    times.sort_unstable();
    sizes.sort_unstable();
    let (time, size) = (times[times.len() / 2], sizes[sizes.len() / 2] as f32 / 1000.0);
    let largest = sizes[sizes.len() - 1] as f32 / 1000.0;
    println!(
        "{} {}: {} positions, first {first:.1?}, median {time:.2?}, median {size:.1} KB, largest {largest:.1} KB",
        kind.word(),
        theme.word(),
        scenes.len(),
    );
}

/// A game that has gone on for so many moves and throws, or as many as the longest of some games has.
fn record(kind: Kind, plies: usize) -> Record {
    let setup = usual(kind);
    let games = (1..=200).map(|seed| play(&setup, seed, plies, |_| {}));
    Record {
        moves: games.max_by_key(Vec::len).unwrap_or_default(),
        names: vec![vec!["aya".to_owned()], vec!["bek".to_owned()]],
        date: "2026-11-30".to_owned(),
        result: RecordResult::Open,
        chance: None,
        setup,
    }
}

/// Whole games as moving pictures: of 60 moves, and as long as random play goes on.
fn replays(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("replay");
    group.sample_size(10);
    for kind in Kind::ALL {
        let painter = Painter::new();
        let film = |record: &Record, theme: Theme| {
            painter.gif(&replay::frames(record), theme, replay::WIDTH, replay::MOST_BYTES)
        };
        let (sixty, whole) = (record(kind, 60), record(kind, 2000));
        for theme in Theme::ALL {
            for record in [&sixty, &whole] {
                let begun = Instant::now();
                let bytes = film(record, theme).len() as f32 / 1000.0;
                let (moves, took) = (record.moves.len(), begun.elapsed());
                println!("{} {}: {moves} moves, first {took:.0?}, {bytes:.0} KB", kind.word(), theme.word());
            }
        }
        group.bench_function(kind.word(), |bencher| bencher.iter(|| film(black_box(&sixty), Theme::Light)));
    }
    group.finish();
}

criterion_group!(benches, pictures, replays);
criterion_main!(benches);
