use arrayvec::ArrayVec;

use super::board::{Board, PITS, Pit};
use crate::games::Rules;
use crate::rules::{BadSetup, Outcome, Position, Reason, Seating, Side, Turn};

/// Each lap takes one seed off the board, so a turn has no more laps than there are seeds.
const MOST_LAPS: usize = 72;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Seeds in each pit at the start, 2 to 6.
    pub seeds: u8,
    pub end_when: EndWhen,
}

/// Whose lack of a pit to start from ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndWhen {
    Either,
    Mover,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sokusowo {
    board: Board,
    stores: [u8; 2],
    turn: Turn,
    options: Options,
}

/// A pit by the number that its owner gives it, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PitNumber(pub u8);

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    pub side: Side,
    pub pit: PitNumber,
    /// Each lap kept one seed.
    pub laps: ArrayVec<Lap, MOST_LAPS>,
    /// What each side took from its own row when the game was exhausted.
    pub swept: [u8; 2],
}

/// One lap: the pit it was sown from, and the pit of its last seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lap {
    pub from: Pit,
    pub to: Pit,
    /// What was taken from the first pit, with the one that was kept.
    pub seeds: u8,
}

/// A turn starts from an own pit with two seeds or more (rules page, Move 1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    NoSuchPit(PitNumber),
    Empty(PitNumber),
    OneSeed(PitNumber),
}

impl Options {
    pub fn read(rules: &Rules) -> Options {
        Options {
            seeds: rules.number("seeds"),
            end_when: if rules.is("end_when", "mover") { EndWhen::Mover } else { EndWhen::Either },
        }
    }
}

impl Sokusowo {
    /// Seeds in each pit in the order of sowing: S1 … S6, N1 … N6.
    pub fn pits(&self) -> [u8; 12] {
        self.board.pits()
    }

    /// Captured seeds of South and North.
    pub fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// All seeds of the game, on the board and in the stores.
    pub fn total(&self) -> u8 {
        self.options.seeds * PITS
    }

    pub(super) fn options(&self) -> Options {
        self.options
    }

    /// The state that these pits and stores give, over or not.
    pub(super) fn arranged(options: Options, pits: [u8; 12], stores: [u8; 2], to_move: Side) -> Sokusowo {
        Sokusowo { board: Board::new(pits), stores, turn: Turn::Move(to_move), options }
    }

    /// The rule that ends the game here, asked when the turn has passed on.
    pub(super) fn ending(&self, to_move: Side) -> Option<Reason> {
        let exhausted = match self.options.end_when {
            EndWhen::Either => !self.board.can_start(0) || !self.board.can_start(1),
            EndWhen::Mover => !self.board.can_start(to_move.index()),
        };
        if self.stores.iter().any(|&store| store > self.total() / 2) {
            Some(Reason::Majority)
        } else {
            exhausted.then_some(Reason::Exhausted)
        }
    }

    /// The states after each lap of a legal move, before what then follows.
    pub(super) fn laps(&self, number: PitNumber) -> Vec<(Sokusowo, Happening)> {
        let (mut state, mut whole) = (self.clone(), self.clone());
        let Happening { side, laps, swept, .. } = whole.play_unchecked(number);
        let shown = if swept == [0, 0] { laps.len() - 1 } else { laps.len() };
        let lap = |lap: usize| {
            state.board.lap(laps[lap].from);
            state.stores[side.index()] += 1;
            let laps = laps[..=lap].iter().copied().collect();
            (state.clone(), Happening { side, pit: number, laps, swept: [0, 0] })
        };
        (0..shown).map(lap).collect()
    }

    fn sweep(&mut self) -> [u8; 2] {
        let swept = [self.board.row_total(0), self.board.row_total(1)];
        self.stores[0] += swept[0];
        self.stores[1] += swept[1];
        self.board.clear();
        swept
    }
}

/// The pit that this side calls by this number.
fn pit_of(side: Side, number: PitNumber) -> Pit {
    number.0 - 1 + 6 * side.index() as u8
}

impl Position for Sokusowo {
    type Options = Options;
    type Move = PitNumber;
    type Throw = std::convert::Infallible;
    type Happening = Happening;
    type Refusal = Refusal;

    fn start(options: &Options, seating: Seating) -> Result<Sokusowo, BadSetup> {
        if seating != (Seating { sides: 2, players: 1 }) {
            return Err(BadSetup { sides: seating.sides });
        }
        Ok(Sokusowo::arranged(*options, [options.seeds; 12], [0, 0], Side::SOUTH))
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn moves(&self) -> impl Iterator<Item = PitNumber> {
        let last = if matches!(self.turn, Turn::Move(_)) { 6 } else { 0 };
        (1..=last).map(PitNumber).filter(|&number| self.check(number).is_ok())
    }

    fn throws(&self) -> impl Iterator<Item = (Self::Throw, u64)> {
        std::iter::empty()
    }

    fn check(&self, number: PitNumber) -> Result<(), Refusal> {
        let Turn::Move(side) = self.turn else { return Ok(()) };
        if !(1..=6).contains(&number.0) {
            return Err(Refusal::NoSuchPit(number));
        }
        match self.board.seeds(pit_of(side, number)) {
            0 => Err(Refusal::Empty(number)),
            1 => Err(Refusal::OneSeed(number)),
            _ => Ok(()),
        }
    }

    fn play_unchecked(&mut self, number: PitNumber) -> Happening {
        let Turn::Move(side) = self.turn else { panic!("no move is due") };
        let mut happening = Happening { side, pit: number, laps: ArrayVec::new(), swept: [0, 0] };
        let mut from = pit_of(side, number);
        loop {
            let seeds = self.board.seeds(from);
            let to = self.board.lap(from);
            happening.laps.push(Lap { from, to, seeds });
            if self.board.seeds(to) <= 1 {
                break;
            }
            from = to;
        }
        self.stores[side.index()] += happening.laps.len() as u8;
        self.turn = match self.ending(side.other()) {
            None => Turn::Move(side.other()),
            Some(reason) => {
                if reason == Reason::Exhausted {
                    happening.swept = self.sweep();
                }
                Turn::Over(Outcome::by_count(self.stores[0], self.stores[1], reason))
            }
        };
        happening
    }

    fn throw_unchecked(&mut self, throw: Self::Throw) -> Happening {
        match throw {}
    }
}
