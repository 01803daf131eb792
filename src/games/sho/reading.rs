//! Which texts are positions of running games.

use super::coins::{Coins, HOME, NINE};
use super::position::MOST_WAITING;
use super::{MOST_VALUES, Sho, Stage};
use crate::rules::{BadPosition, Side, number};

impl Sho {
    /// The position of this text, under the same rules and with the same sides.
    pub(super) fn read(&self, text: &str) -> Result<Sho, BadPosition> {
        let mut rest = text;
        let mut read = Sho { coins: Coins::none(), ..self.clone() };
        for side in self.sides() {
            let (field, after) = rest.split_once(' ').ok_or(BadPosition::Form)?;
            read.read_side(side, field)?;
            rest = after;
        }
        let (to_move, rest) = rest.split_once(' ').ok_or(BadPosition::Form)?;
        let (stage, flags) = rest.rsplit_once(' ').ok_or(BadPosition::Form)?;
        if to_move == "-" {
            return Err(BadPosition::Over);
        }
        let mut seats = 0..self.seating.seats();
        read.seat = seats.find(|&seat| self.seat_name(seat) == to_move).ok_or(BadPosition::Form)?;
        read.stage = Stage::read(stage).ok_or(BadPosition::Form)?;
        if flags.len() != usize::from(self.seating.sides) || !flags.bytes().all(|flag| matches!(flag, b'-' | b'f')) {
            return Err(BadPosition::Form);
        }
        for (has_entered, flag) in read.has_entered.iter_mut().zip(flags.bytes()) {
            *has_entered = flag == b'-';
        }
        read.check_coins()?;
        if read.can_be() && (matches!(read.stage, Stage::Throw(_)) || read.uses().next().is_some()) {
            Ok(read)
        } else {
            Err(BadPosition::Stage)
        }
    }

    /// `<hand>|<pos>x<n>,…|<home>`
    fn read_side(&mut self, side: Side, field: &str) -> Result<(), BadPosition> {
        let parts: Vec<&str> = field.split('|').collect();
        let [hand, path, home] = parts[..] else { return Err(BadPosition::Form) };
        self.coins.add_to_hand(side, number(hand).ok_or(BadPosition::Form)?);
        self.coins.bring_home(side, number(home).ok_or(BadPosition::Form)?);
        let mut last = 0;
        for stack in path.split(',').filter(|_| path != "-") {
            let (position, coins) = stack.split_once('x').ok_or(BadPosition::Form)?;
            let (position, coins) = number(position).zip(number(coins)).ok_or(BadPosition::Form)?;
            if position <= last {
                return Err(BadPosition::Form);
            }
            last = position;
            let is_forbidden = coins == NINE && !self.options.nine_stack;
            if position >= HOME || !(1..=NINE).contains(&coins) || is_forbidden || self.coins.standing(position) > 0 {
                return Err(BadPosition::Placement);
            }
            self.coins.put(side, position, coins);
        }
        Ok(())
    }

    fn check_coins(&self) -> Result<(), BadPosition> {
        for side in self.sides() {
            let (hand, home) = (u32::from(self.coins.hand(side)), u32::from(self.coins.home(side)));
            let path: u32 = self.coins.places(side).map(|place| u32::from(self.coins.standing(place))).sum();
            if hand + path + home != u32::from(NINE) {
                return Err(BadPosition::Total);
            }
            if home == u32::from(NINE) {
                return Err(BadPosition::Over);
            }
            if !self.has_entered[side.index()] && hand != u32::from(NINE) {
                return Err(BadPosition::Placement);
            }
        }
        Ok(())
    }

    /// Whether a turn of the side to move can come to its stage.
    fn can_be(&self) -> bool {
        let is_entry = self.is_entry();
        let has_home = self.coins.home(self.side()) > 0;
        let is_flexible = self.options.flexible_barra;
        match self.stage {
            Stage::Throw(values) if values.is_empty() => true,
            Stage::Throw(_) if is_entry => false,
            // Nothing but throws of 1+1 makes a total that waits for more.
            Stage::Throw(values) if is_flexible => {
                matches!(values.as_slice(), [total] if total.is_multiple_of(2) && *total <= MOST_WAITING)
            }
            // What waits is 1+1, or was kept when the last move stacked or captured.
            Stage::Throw(values) => {
                are_throws(values.as_slice())
                    && values.as_slice().len() < MOST_VALUES
                    && (values.as_slice()[0] == 2 || self.coins.is_on_path(self.side()))
            }
            // 1+1 is thrown on, except on an entry; so the last throw of several is another.
            Stage::Use(values) => match values.as_slice() {
                [value] => are_throws(&[*value]) && (is_entry || *value > 2),
                several => are_throws(several) && !is_entry && !is_flexible && several.iter().any(|&value| value > 2),
            },
            Stage::EnterAll => self.may_enter_all(),
            Stage::Rest(rest) => rest > 0 && has_home,
            Stage::Split(total) => is_flexible && !is_entry && (2 + 3..=MOST_WAITING + 12).contains(&total),
            Stage::Second { part, moved } => {
                is_flexible && part > 0 && moved.map_or(has_home, |place| self.coins.is_on(self.side(), place))
            }
            Stage::Over(_) => false,
        }
    }
}

fn are_throws(values: &[u8]) -> bool {
    values.iter().all(|value| (2..=12).contains(value))
}
