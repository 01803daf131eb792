//! Chance that is the same at every run.

use proptest::test_runner::{Config, RngSeed};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serai::games::{BadSetup, Kind, Setup, Values};

/// Property tests draw the same cases at every run; `PROPTEST_CASES` draws more of them.
pub fn config() -> Config {
    Config { rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..Config::default() }
}

/// A variant, with a value of every house rule drawn at random or with its own.
pub fn any_setup(kind: Kind, variant: &str, with_rules: bool, chance: &mut ChaCha8Rng) -> Setup {
    let entry = kind.entry();
    let sides = entry.sides_of(entry.variants.iter().find(|known| known.name == variant).unwrap());
    let sides = (sides.len() > 1).then(|| *sides.choose(chance).unwrap());
    loop {
        let rules = entry.rules.iter().filter(|_| with_rules);
        let rules: Vec<_> = rules.map(|rule| (rule.key.as_str(), any_value(&rule.values, chance))).collect();
        let rules = rules.iter().map(|(key, value)| (*key, value.as_str()));
        match Setup::new(kind, Some(variant), rules, sides) {
            // Others are drawn.
            Err(BadSetup::Clash { .. }) => {}
            setup => return setup.unwrap(),
        }
    }
}

fn any_value(values: &Values, chance: &mut ChaCha8Rng) -> String {
    match values {
        Values::Words(words) => words.choose(chance).unwrap().clone(),
        Values::Numbers { from, to } => chance.random_range(*from..=*to).to_string(),
    }
}
