//! Random games from start to end on one core.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serai::games::seega::{self, Chains, FirstMover, Opening, Seega, Victory};
use serai::games::sokusowo::{EndWhen, Options, Sokusowo};
use serai::rules::{Position, Seating, Turn};

fn playout<P: Position>(mut position: P, chance: &mut impl Rng) -> P {
    while let Turn::Move(_) = position.turn() {
        let moves = position.moves().count();
        let chosen = position.moves().nth(chance.random_range(0..moves));
        position.play_unchecked(chosen.expect("a turn to move has a move"));
    }
    position
}

fn playouts(criterion: &mut Criterion) {
    let options = Options { seeds: 4, end_when: EndWhen::Either };
    let start = Sokusowo::start(&options, Seating { sides: 2 }).expect("two sides play");
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(1));
    group.bench_function("sokusowo/classic", |bench| {
        bench.iter_batched(|| start.clone(), |start| playout(start, &mut chance), BatchSize::SmallInput);
    });
    for (name, size, quiet_limit) in [("seega/5x5", 5, 60), ("seega/7x7", 7, 120), ("seega/9x9", 9, 200)] {
        let options = seega::Options {
            size,
            opening: Opening::Free,
            first_mover: FirstMover::LastPlacer,
            diagonal: false,
            chains: Chains::None,
            victory: Victory::LastPiece,
            quiet_limit,
        };
        let start = Seega::start(&options, Seating { sides: 2 }).expect("two sides play");
        group.bench_function(name, |bench| {
            bench.iter_batched(|| start.clone(), |start| playout(start, &mut chance), BatchSize::SmallInput);
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
