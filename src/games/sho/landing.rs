//! How coins land: place, stack, capture, or home.

use super::coins::{HOME, NINE};
use super::{Landed, Refusal, Sho, Source, Way};

impl Sho {
    /// Whether coins of the side to move may go so far. They are there, and so is the value.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(super) fn may_land(&self, from: Source, by: u16) -> Result<(), Refusal> {
        let Some(position) = target(from, by) else { return Ok(()) };
        let (coins, standing) = (self.moving(from, by), self.coins.standing(position));
        let height = match standing {
            0 => coins,
            _ if self.coins.is_on(self.side(), position) => coins + standing,
            _ if coins < standing || coins > NINE => return Err(Refusal::Outnumbered { position, standing }),
            _ => coins,
        };
        if height == NINE && !self.options.nine_stack { Err(Refusal::Nine) } else { Ok(()) }
    }

    /// Moves coins that may land so.
    pub(super) fn carry(&mut self, from: Source, by: u16) -> (Way, Landed) {
        let (side, coins, to) = (self.side(), self.moving(from, by), target(from, by));
        match from {
            Source::Hand => self.coins.take_from_hand(side, coins),
            Source::Path(position) => drop(self.coins.lift(side, position)),
        }
        let way = Way { from, to, coins };
        let Some(position) = to else {
            self.coins.bring_home(side, coins);
            let rest = u16::from(from.position()) + by - u16::from(HOME);
            // Sixteen times 12 from the last position leave no more than a byte holds.
            return (way, Landed::Home { rest: rest as u8 });
        };
        let landed = match self.coins.owner(position) {
            None => Landed::Placed,
            Some(owner) if owner == side => Landed::Stacked { height: coins + self.coins.standing(position) },
            Some(victim) => {
                let captured = self.coins.lift(victim, position);
                self.coins.add_to_hand(victim, captured);
                Landed::Captured { victim, coins: captured, is_last: !self.coins.is_on_path(victim) }
            }
        };
        self.coins.put(side, position, coins);
        (way, landed)
    }

    /// How many coins a move takes along.
    fn moving(&self, from: Source, by: u16) -> u8 {
        match from {
            Source::Path(position) => self.coins.standing(position),
            // The value of an entry is one throw.
            Source::Hand if self.is_entry() => self.entering(by as u8),
            Source::Hand => 1,
        }
    }
}

/// The position that lies so far on; `None` is home.
pub fn target(from: Source, by: u16) -> Option<u8> {
    let target = u16::from(from.position()) + by;
    (target < u16::from(HOME)).then_some(target as u8)
}
