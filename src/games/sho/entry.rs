//! First entry and re-entry: several coins at once while all nine are in hand.

use super::coins::NINE;
use super::{Roll, Sho};

impl Sho {
    /// Whether the side to move has all nine coins in hand, so that its throw is an entry.
    pub(super) fn is_entry(&self) -> bool {
        self.coins.hand(self.side()) == NINE
    }

    /// How many coins enter with this value: one more than any that stand there, whether that many exist or not.
    pub(super) fn entering(&self, value: u8) -> u8 {
        // No other dice make 2 and 3 than 1+1 and 1+2.
        let usual = if value <= 3 { 3 } else { 2 };
        match self.coins.standing(value) {
            0 => usual,
            standing => usual.max(standing + 1),
        }
    }

    /// Whether all nine coins may enter at 9 at once.
    pub(super) fn may_enter_all(&self) -> bool {
        self.is_entry()
            && self.has_entered[self.side().index()]
            && self.options.nine_stack
            && self.coins.standing(NINE) == 0
    }

    pub(super) fn enters_all(&self, roll: Roll) -> bool {
        roll.dice() == [6, 3] && self.may_enter_all()
    }
}
