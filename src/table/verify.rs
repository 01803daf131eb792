//! Whether a record is as its seed says.

use super::Dice;
use super::play::RESIGNED;
use super::record::{Chance, Record, follow};
use super::seating::{Start, first_drawn, paired};
use crate::games::AnyGame;
use crate::rules::Turn;

/// What came of computing a record's chance anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every throw, so many, is as the seed says.
    Good { throws: u64, seats: Seats },
    /// The game has no throws.
    NoChance,
    /// The seed is not shown: the game is not over.
    Sealed,
    /// The seed is not the one that was committed to.
    OtherSeed,
    /// The seats are not as the seed and the house rules say.
    OtherSeats { recorded: Vec<u8>, computed: Vec<u8> },
    /// The first throw that is not as the seed says, counted from 1 among throws.
    OtherThrow { number: u64, recorded: String, computed: String },
}

/// How far it can be told who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    Checked,
    /// Who began follows from the ages of accounts, which records do not tell; the rest is checked.
    BegunByAge,
    /// The record is of a game that did not begin, or was written before seats were told.
    Untold,
}

impl Record {
    /// Computes from the seed who sits where, and every throw.
    pub fn verify(&self) -> Verdict {
        let Some(chance) = &self.chance else { return Verdict::NoChance };
        let Some(seed) = &chance.seed else { return Verdict::Sealed };
        if seed.commitment() != chance.commitment {
            return Verdict::OtherSeed;
        }
        let dice = Dice::new(seed, &chance.joined);
        let seats = match self.verify_seats(&dice, chance) {
            Ok(seats) => seats,
            Err(computed) => return Verdict::OtherSeats { recorded: chance.seats.clone(), computed },
        };
        let (mut throws, Ok(mut game)) = (0, self.setup.start()) else { return Verdict::NoChance };
        let mut is_told_in_full = false;
        for recorded in &self.moves {
            if recorded.ends_with(RESIGNED) || !matches!(game.turn(), Turn::Throw(_)) {
                follow(&mut *game, recorded);
                continue;
            }
            throws += 1;
            let fallen = dice.falls(throws, &game.falls()).and_then(|ways| game.fallen(&ways));
            let computed = fallen.unwrap_or_default();
            // A table that was begun before each stick was kept may have gone on since, but not back.
            let as_before = |told: &String| fallen_at_once(&dice, throws, &*game).as_ref() == Some(told);
            if computed == *recorded {
                is_told_in_full = true;
            } else if is_told_in_full || !as_before(recorded) {
                return Verdict::OtherThrow { number: throws, recorded: recorded.clone(), computed };
            }
            follow(&mut *game, recorded);
        }
        Verdict::Good { throws, seats }
    }

    /// # Errors
    /// The seats as they should be.
    fn verify_seats(&self, dice: &Dice, chance: &Chance) -> Result<Seats, Vec<u8>> {
        if chance.seats.is_empty() {
            return Ok(Seats::Untold);
        }
        let start = Start::of(&self.setup);
        let mut seats = paired(Some(dice), &self.setup, chance.drawn);
        let first = match start {
            Start::Drawn => first_drawn(dice, seats.len()).unwrap_or(0),
            // Whoever it was, the turns go on in the order of the seats.
            Start::ByAge => seats.iter().position(|seat| chance.seats.first() == Some(seat)).unwrap_or(0),
            Start::Maker => chance.first.map_or(0, |seat| usize::from(seat).saturating_sub(1)) % seats.len(),
        };
        seats.rotate_left(first);
        match (seats == chance.seats, start) {
            (false, _) => Err(seats),
            (true, Start::ByAge) => Ok(Seats::BegunByAge),
            (true, _) => Ok(Seats::Checked),
        }
    }
}

/// The throw of this number as it was drawn before each thing in it was.
fn fallen_at_once(dice: &Dice, number: u64, game: &dyn AnyGame) -> Option<String> {
    let (outcomes, weights): (Vec<String>, Vec<u64>) = game.throws().into_iter().unzip();
    outcomes.into_iter().nth(dice.fall(number, &weights)?)
}
