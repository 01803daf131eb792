//! Why a turn went as it did, lap by lap.

use super::board::Pit;
use super::rules::{Happening, Lap};
use crate::games::mancala::name;
use crate::phrase;
use crate::phrase::Phrase;
use crate::rules::Side;

pub fn laps(happening: &Happening) -> Vec<Phrase> {
    let owner = |pit: Pit| name(Side::from_index(pit / 6));
    let laps = &happening.laps;
    let told = laps.iter().enumerate().map(|(index, &Lap { from, to, seeds })| {
        // What lay there before the last seed of the lap came; only into an empty pit no lap follows.
        let found = laps.get(index + 1).map_or(0, |next| next.seeds - 1);
        phrase!(
            "why-sokusowo-lap",
            lap = index + 1,
            side = owner(from),
            pit = from % 6 + 1,
            seeds = seeds,
            sown = seeds - 1,
            end_side = owner(to),
            end = to % 6 + 1,
            found = found
        )
    });
    told.collect()
}
