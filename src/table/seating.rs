//! Who sits where, and who begins.

use super::{Dice, State, Table};
use crate::chat::{PlayerId, Timestamp};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// Throws are counted from 1.
const BEFORE_ALL_THROWS: u64 = 0;
const AFTER_ALL_THROWS: u64 = u64::MAX;

impl Table {
    /// The seat that this player would take.
    pub(super) fn seat_for(&self, player: &PlayerId) -> Option<usize> {
        let mut seats = 0..self.seats.len();
        let kept = seats.clone().find(|&seat| self.invited[seat].as_ref() == Some(player));
        kept.or_else(|| seats.find(|&seat| self.seats[seat].is_none() && self.invited[seat].is_none()))
    }

    /// The next seat whose side has not given up.
    pub(super) fn seat_after(&self, seat: usize) -> usize {
        let seating = self.setup.seating();
        let is_in = |next: &usize| !self.resigned.contains(&seating.side_of(*next as u8));
        (1..self.seats.len()).map(|step| (seat + step) % self.seats.len()).find(is_in).unwrap_or(seat)
    }

    /// Whether those who have sat down are enough for a game without the others.
    pub fn may_start(&self) -> bool {
        let (seated, players) = (self.players().count() as u8, self.setup.seating().players);
        self.state == State::Invitation
            && seated.is_multiple_of(players)
            && self.setup.clone().with_sides(seated / players).is_ok()
    }

    /// Puts whoever begins on the first seat. Turns go on in the order of the seats.
    pub(super) fn begin(&mut self, at: Timestamp) {
        let dice = self.seed.as_ref().map(|seed| Dice::new(seed, &self.joined));
        let draw = |number: u64, weights: usize| dice.as_ref()?.fall(number, &vec![1; weights]);
        // Whoever of the others comes to sit opposite the first is the partner; the rest are partners of each other.
        let opposite = usize::from(self.setup.sides());
        if self.drawn
            && let Some(partner) = draw(AFTER_ALL_THROWS, self.seats.len() - 1)
        {
            self.seats.swap(opposite, partner + 1);
        }
        let rules = self.setup.rules();
        let first = if rules.is("start", "random") {
            draw(BEFORE_ALL_THROWS, self.seats.len())
        } else if rules.is("start", "nga_gen_chi_son") {
            self.oldest_or_youngest(at)
        } else {
            None
        };
        self.seats.rotate_left(first.unwrap_or(0));
        self.state = State::Playing;
    }

    /// *Nga gen, chi son*: before noon (UTC) the oldest player, from noon on the youngest. The age of accounts stands
    /// for that of people; `None` where the platform does not tell it.
    fn oldest_or_youngest(&self, at: Timestamp) -> Option<usize> {
        let ages = self.players().map(|player| player.id.since()).collect::<Option<Vec<Timestamp>>>()?;
        let ages = ages.iter().enumerate();
        let is_morning = at.0.rem_euclid(DAY_MS) < DAY_MS / 2;
        let first =
            if is_morning { ages.min_by_key(|(_, since)| **since) } else { ages.max_by_key(|(_, since)| **since) };
        first.map(|(seat, _)| seat)
    }
}
