//! Throws that nobody can choose and everybody can check; `docs/dice.md` is the recipe.
//!
//! A table draws a secret seed when it is opened and shows its hash. Whoever sits down adds the id of the request that
//! they did so by. Throws are computed from both, so that neither whoever runs the program nor a player has them in
//! hand; the seed is shown once the game is over.

use std::fmt;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

use crate::chat::RequestId;

/// The numbers that one word of the generator can be; a larger total takes two words.
const ONE_WORD: u64 = 1 << 32;

/// What only the table knows until its game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The throws of one table.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha20Rng);

impl Seed {
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed as [`Seed::hex`] writes it.
    pub fn read(hex: &str) -> Option<Seed> {
        let digits = hex.bytes().all(|digit| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit));
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(hex.get(2 * at..2 * at + 2)?, 16).ok()?;
        }
        (digits && hex.len() == 2 * bytes.len()).then_some(Seed(bytes))
    }

    /// 64 digits, in lower case.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// The hash that is shown beforehand, so that the seed cannot be changed later.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

/// A seed must not come into a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Dice {
    /// The throws of a table with this seed, whose players sat down by these requests, in this order.
    pub fn new<'a>(seed: &Seed, joined: impl IntoIterator<Item = &'a RequestId>) -> Dice {
        let mut key = Sha256::new().chain_update(seed.0);
        for request in joined {
            let id = request.as_str().as_bytes();
            // With its length in front no id can be taken for several.
            key = key.chain_update((id.len() as u64).to_be_bytes()).chain_update(id);
        }
        Dice(ChaCha20Rng::from_seed(key.finalize().into()))
    }

    /// Which of the outcomes with these weights the throw of this number shows, counted from 1; every throw has a
    /// stream of its own. `None` where the weights are nothing that can be thrown.
    pub fn fall(&self, number: u64, weights: &[u64]) -> Option<usize> {
        draw(&mut self.stream(number), weights)
    }

    /// The same for several things of one throw, which take their numbers from its stream in turn.
    pub fn falls(&self, number: u64, things: &[Vec<u64>]) -> Option<Vec<usize>> {
        let mut words = self.stream(number);
        things.iter().map(|weights| draw(&mut words, weights)).collect()
    }

    fn stream(&self, number: u64) -> ChaCha20Rng {
        let mut words = self.0.clone();
        words.set_stream(number);
        words
    }
}

fn draw(words: &mut ChaCha20Rng, weights: &[u64]) -> Option<usize> {
    let total = weights.iter().try_fold(0_u64, |total, &weight| total.checked_add(weight))?;
    let is_one_word = total <= ONE_WORD;
    let numbers = u128::from(ONE_WORD).pow(if is_one_word { 1 } else { 2 });
    // More numbers than these would favour the first outcomes.
    let fair = numbers - numbers.checked_rem(u128::from(total))?;
    let mut all = std::iter::repeat_with(|| if is_one_word { u64::from(words.next_u32()) } else { words.next_u64() });
    let mut left = all.find(|&number| u128::from(number) < fair)? % total;
    weights.iter().position(|&weight| {
        let is_it = left < weight;
        left = left.saturating_sub(weight);
        is_it
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
