//! Random games from start to end on one core.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serai::games::seega::{self, Chains, FirstMover, Opening, Seega, Victory};
use serai::games::sho::{self, Roll, Sho};
use serai::games::sigh::{self, Sigh, Sticks};
use serai::games::sokusowo::{EndWhen, Options, Sokusowo};
use serai::games::{Kind, Setup};
use serai::rules::{Position, Seating, Turn};

fn playout<P: Position>(mut position: P, chance: &mut impl Rng) -> P {
    while let Turn::Move(_) = position.turn() {
        let moves = position.moves().count();
        let chosen = position.moves().nth(chance.random_range(0..moves));
        position.play_unchecked(chosen.expect("a turn to move has a move"));
    }
    position
}

/// The same with dice.
fn playout_of_sho(mut position: Sho, chance: &mut impl Rng) -> Sho {
    loop {
        match position.turn() {
            Turn::Over(_) => return position,
            Turn::Throw(_) => {
                let roll = Roll::new(chance.random_range(1..=6), chance.random_range(1..=6));
                position.throw_unchecked(roll.expect("dice show 1 to 6"));
            }
            Turn::Move(_) => {
                let moves = position.moves().count();
                let chosen = position.moves().nth(chance.random_range(0..moves));
                position.play_unchecked(chosen.expect("a turn to move has a move"));
            }
        }
    }
}

/// The same with sticks.
fn playout_of_sigh(mut position: Sigh, chance: &mut impl Rng) -> Sigh {
    loop {
        match position.turn() {
            Turn::Over(_) => return position,
            Turn::Throw(_) => {
                // Eight bits, one a stick.
                let white = chance.random::<u8>().count_ones() as u8;
                position.throw_unchecked(Sticks::new(white));
            }
            Turn::Move(_) => {
                let moves = position.moves().count();
                let chosen = position.moves().nth(chance.random_range(0..moves));
                position.play_unchecked(chosen.expect("a turn to move has a move"));
            }
        }
    }
}

fn playouts(criterion: &mut Criterion) {
    let options = Options { seeds: 4, end_when: EndWhen::Either };
    let start = Sokusowo::start(&options, Seating { sides: 2, players: 1 }).expect("two sides play");
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
        let start = Seega::start(&options, Seating { sides: 2, players: 1 }).expect("two sides play");
        group.bench_function(name, |bench| {
            bench.iter_batched(|| start.clone(), |start| playout(start, &mut chance), BatchSize::SmallInput);
        });
    }
    for (name, sides, players, nine_stack, flexible_barra) in [
        ("sho/classic sides=2", 2, 1, true, false),
        ("sho/classic sides=4", 4, 1, true, false),
        ("sho/no-nine sides=4", 4, 1, false, false),
        ("sho/flexible sides=4", 4, 1, true, true),
        ("sho/pairs", 2, 2, true, false),
    ] {
        let options = sho::Options { nine_stack, flexible_barra, ritual: false };
        let start = Sho::start(&options, Seating { sides, players }).expect("so many sides play");
        group.bench_function(name, |bench| {
            bench.iter_batched(|| start.clone(), |start| playout_of_sho(start, &mut chance), BatchSize::SmallInput);
        });
    }
    let setup = Setup::new(Kind::Sigh, Some("classic"), [], None).expect("the catalogue has it");
    let start = Sigh::start(&sigh::Options::read(setup.rules()), setup.seating()).expect("two sides play");
    group.bench_function("sigh/classic", |bench| {
        bench.iter_batched(|| start.clone(), |start| playout_of_sigh(start, &mut chance), BatchSize::SmallInput);
    });
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
