//! Who sits where, and who begins.

use super::{Dice, Entry, State, Table};
use crate::chat::{Player, PlayerId, Timestamp};
use crate::games::Setup;
use crate::rules::Side;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// Throws are counted from 1.
const BEFORE_ALL_THROWS: u64 = 0;
const AFTER_ALL_THROWS: u64 = u64::MAX;

impl Table {
    /// The seat that this player would take, on the side that they want.
    pub(super) fn seat_for(&self, player: &PlayerId, wanted: Option<Side>) -> Option<usize> {
        if let Some(teams) = &self.teams {
            return teams.seat_for(player, wanted.map(Side::index));
        }
        let seating = self.setup.seating();
        let is_wanted = |seat: &usize| wanted.is_none_or(|side| seating.side_of(*seat as u8) == side);
        let mut seats = 0..self.seats.len();
        let kept = seats.clone().find(|&seat| self.invited[seat].as_ref() == Some(player));
        let is_free = |seat: &usize| self.seats[*seat].is_none() && self.invited[*seat].is_none();
        kept.or_else(|| seats.find(|seat| is_free(seat) && is_wanted(seat)))
    }

    /// Sits a player down; `None` if there is no seat. Without teams the game begins when all seats are taken.
    pub(super) fn sit(&mut self, player: &Player, wanted: Option<Side>, entry: &Entry) -> Option<()> {
        let seat = self.seat_for(&player.id, wanted)?;
        self.joined.push(entry.request.clone());
        if let Some(teams) = &mut self.teams {
            teams.uninvite(&player.id);
            teams.rosters[seat].players.push(player.clone());
            self.seat_leads();
            return Some(());
        }
        (self.seats[seat], self.invited[seat]) = (Some(player.clone()), None);
        if self.has_begun() {
            self.begin(entry.at);
        }
        Some(())
    }

    /// The next seat whose side has not given up.
    pub(super) fn seat_after(&self, seat: usize) -> usize {
        let seating = self.setup.seating();
        let is_in = |next: &usize| !self.resigned.contains(&seating.side_of(*next as u8));
        (1..self.seats.len()).map(|step| (seat + step) % self.seats.len()).find(is_in).unwrap_or(seat)
    }

    /// Whether those who have sat down are enough for a game without the others.
    pub fn may_start(&self) -> bool {
        let (seated, players) = (self.seats.iter().flatten().count() as u8, self.setup.seating().players);
        self.state == State::Invitation
            && seated.is_multiple_of(players)
            && self.setup.clone().with_sides(seated / players).is_ok()
    }

    /// Puts partners opposite each other and whoever begins on the first seat. Turns go on in the order of the seats.
    pub(super) fn begin(&mut self, at: Timestamp) {
        let dice = self.seed.as_ref().map(|seed| Dice::new(seed, &self.joined));
        self.order = paired(dice.as_ref(), &self.setup, self.drawn);
        self.seats = self.order.iter().map(|&seat| self.seats[usize::from(seat) - 1].take()).collect();
        let told = self.told_to_begin().map(|seat| usize::from(seat) - 1);
        let first = match Start::of(&self.setup) {
            Start::Drawn => dice.and_then(|dice| first_drawn(&dice, self.seats.len())),
            Start::ByAge => told.or_else(|| self.oldest_or_youngest(at)),
            Start::Maker => told,
        };
        self.seats.rotate_left(first.unwrap_or(0));
        self.order.rotate_left(first.unwrap_or(0));
        if let Some(teams) = &mut self.teams {
            teams.begin(&self.order);
        }
        self.state = State::Playing;
    }

    /// The seat, counted from 1, that the invitation says begins.
    pub(super) fn told_to_begin(&self) -> Option<u8> {
        self.begins.filter(|first| usize::from(*first) < self.seats.len()).map(|first| first + 1)
    }

    /// Which of those who sat at the beginning began, counted from 0, if their ages said so.
    pub fn began_by_age(&self) -> Option<u8> {
        let first = self.order.first().filter(|_| Start::of(&self.setup) == Start::ByAge)?;
        let dice = self.seed.as_ref().map(|seed| Dice::new(seed, &self.joined));
        let seat = paired(dice.as_ref(), &self.setup, self.drawn).iter().position(|seat| seat == first)?;
        u8::try_from(seat).ok()
    }

    /// *Nga gen, chi son*: before noon, in the community's time zone, the oldest player, from noon on the youngest. The age of accounts stands
    /// for that of people; `None` where the platform does not tell it.
    fn oldest_or_youngest(&self, at: Timestamp) -> Option<usize> {
        let ages = self.players().map(|player| player.id.since()).collect::<Option<Vec<Timestamp>>>()?;
        let ages = ages.iter().enumerate();
        let is_morning = (at.0 + 1000 * i64::from(self.ahead)).rem_euclid(DAY_MS) < DAY_MS / 2;
        let first =
            if is_morning { ages.min_by_key(|(_, since)| **since) } else { ages.max_by_key(|(_, since)| **since) };
        first.map(|(seat, _)| seat)
    }
}

/// What says who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    Drawn,
    ByAge,
    /// Whoever made the invitation, unless sides are swapped; with drawn pairs, too, as they keep the first seat.
    Maker,
}

impl Start {
    pub(super) fn of(setup: &Setup) -> Start {
        let rules = setup.rules();
        if rules.is("start", "random") {
            Start::Drawn
        } else if rules.is("start", "nga_gen_chi_son") {
            Start::ByAge
        } else {
            Start::Maker
        }
    }
}

/// The seats of the invitation, counted from 1, in the order in which their players sit once pairs are drawn.
pub(super) fn paired(dice: Option<&Dice>, setup: &Setup, is_drawn: bool) -> Vec<u8> {
    let mut seats: Vec<u8> = (1..=setup.seating().seats()).collect();
    // Whoever of the others comes to sit opposite the first is the partner; the rest are partners of each other.
    let opposite = usize::from(setup.sides());
    if is_drawn
        && opposite < seats.len()
        && let Some(partner) = dice.and_then(|dice| dice.fall(AFTER_ALL_THROWS, &vec![1; seats.len() - 1]))
    {
        seats.swap(opposite, partner + 1);
    }
    seats
}

/// Which of so many seats begins where chance says so.
pub(super) fn first_drawn(dice: &Dice, seats: usize) -> Option<usize> {
    dice.fall(BEFORE_ALL_THROWS, &vec![1; seats])
}
