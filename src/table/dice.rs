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

/// Words of the generator that can fall.
const WORDS: u64 = 1 << 32;

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
    pub fn fall(&self, number: u64, weights: &[u32]) -> Option<usize> {
        let total: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
        // More words than these would favour the first outcomes.
        let fair = WORDS - WORDS.checked_rem(total)?;
        let mut words = self.0.clone();
        words.set_stream(number);
        let mut all = std::iter::repeat_with(|| u64::from(words.next_u32())).take_while(|_| total <= WORDS);
        let mut left = all.find(|word| *word < fair)? % total;
        weights.iter().position(|&weight| {
            let is_it = left < u64::from(weight);
            left = left.saturating_sub(u64::from(weight));
            is_it
        })
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
