use crate::games::Rules;
use crate::games::mancala;
use crate::rules::{BadSetup, Outcome, Position, Reason, Seating, Side, Turn};

/// A pit in the order of sowing: S1, S2, N1, N2.
pub type Pit = u8;

const PITS: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Seeds in each pit at the start, 2 to 12.
    pub seeds: u8,
    pub single: Single,
    /// Whether more than half of all seeds wins at once.
    pub early_win: bool,
}

/// What becomes of a pit's only seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Single {
    Stays,
    MovesOn,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tihbat {
    pits: [u8; 4],
    captured: [u8; 2],
    turn: Turn,
    /// Pits and side to move of every position since the last capture: none from before can return.
    seen: Vec<([u8; 4], Side)>,
    options: Options,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Sow the own pit with this number, 1 or 2.
    Sow(u8),
    /// The only move of a side with both pits empty.
    Pass,
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    pub side: Side,
    pub played: Move,
    /// Seeds that were sown; 0 for a pass.
    pub seeds: u8,
    /// Where the first seed came from and the last one fell; `None` for a pass.
    pub way: Option<(Pit, Pit)>,
    /// How many lay in that pit with the last seed.
    pub made: u8,
    pub captured: u8,
    /// What each side got of the seeds left when the position came back.
    pub shared: u8,
}

/// A turn sows an own pit that is not empty, or passes if there is none (rules page, Move 1 and 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    NoSuchPit(u8),
    Empty(u8),
    MustPass,
    MayNotPass,
}

impl Options {
    pub fn read(rules: &Rules) -> Options {
        Options {
            seeds: rules.number("seeds"),
            single: if rules.is("single", "moves_on") { Single::MovesOn } else { Single::Stays },
            early_win: rules.is("early_win", "true"),
        }
    }
}

impl Tihbat {
    /// Seeds in each pit in the order of sowing: S1, S2, N1, N2.
    pub fn pits(&self) -> [u8; 4] {
        self.pits
    }

    /// Captured seeds of South and North.
    pub fn captured(&self) -> [u8; 2] {
        self.captured
    }

    /// All seeds of the game, on the board and captured.
    pub fn total(&self) -> u8 {
        self.options.seeds * PITS
    }

    pub(super) fn options(&self) -> Options {
        self.options
    }

    /// The state that these pits and captures give, over or not; its history starts here.
    pub(super) fn arranged(options: Options, pits: [u8; 4], captured: [u8; 2], to_move: Side) -> Tihbat {
        Tihbat { pits, captured, turn: Turn::Move(to_move), seen: vec![(pits, to_move)], options }
    }

    /// The rule by which pits and captures alone end the game.
    pub(super) fn ending(&self) -> Option<Reason> {
        if self.pits == [0; 4] {
            Some(Reason::Captured)
        } else if self.options.early_win && self.captured.iter().any(|&n| n > self.total() / 2) {
            Some(Reason::Majority)
        } else {
            None
        }
    }

    fn own_pits(side: Side) -> [Pit; 2] {
        let first = 2 * side.index() as u8;
        [first, first + 1]
    }

    fn is_stuck(&self, side: Side) -> bool {
        Tihbat::own_pits(side).iter().all(|&pit| self.pits[pit as usize] == 0)
    }

    /// Takes all seeds of the pit and sows them; how many, and where the last one fell.
    fn sow(&mut self, from: Pit) -> (u8, Pit) {
        let seeds = std::mem::take(&mut self.pits[from as usize]);
        let first = if seeds == 1 && self.options.single == Single::MovesOn { from + 1 } else { from };
        for seed in 0..seeds {
            self.pits[((first + seed) % PITS) as usize] += 1;
        }
        (seeds, (first + seeds - 1) % PITS)
    }

    /// The state between sowing and what a legal move then captures or shares, if it does.
    pub(super) fn sown(&self, m: Move) -> Option<(Tihbat, Happening)> {
        let (mut state, mut whole) = (self.clone(), self.clone());
        let happening = whole.play_unchecked(m);
        let (from, _) = happening.way.filter(|_| happening.captured > 0 || happening.shared > 0)?;
        state.sow(from);
        Some((state, Happening { captured: 0, shared: 0, ..happening }))
    }

    /// What falls to each side when the position comes back. Captures are even and the total is a
    /// multiple of four, so the halves are whole.
    fn share(&mut self) -> u8 {
        let half = (mancala::count(&self.pits) / 2) as u8;
        self.captured = self.captured.map(|captured| captured + half);
        self.pits = [0; 4];
        half
    }
}

impl Position for Tihbat {
    type Options = Options;
    type Move = Move;
    type Throw = std::convert::Infallible;
    type Happening = Happening;
    type Refusal = Refusal;

    fn start(options: &Options, seating: Seating) -> Result<Tihbat, BadSetup> {
        if seating != (Seating { sides: 2, players: 1 }) {
            return Err(BadSetup { sides: seating.sides });
        }
        Ok(Tihbat::arranged(*options, [options.seeds; 4], [0, 0], Side::SOUTH))
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let due = match self.turn {
            Turn::Move(_) => &[Move::Sow(1), Move::Sow(2), Move::Pass][..],
            _ => &[],
        };
        due.iter().copied().filter(|&m| self.check(m).is_ok())
    }

    fn throws(&self) -> impl Iterator<Item = (Self::Throw, u64)> {
        std::iter::empty()
    }

    fn check(&self, m: Move) -> Result<(), Refusal> {
        let Turn::Move(side) = self.turn else { return Ok(()) };
        match m {
            Move::Pass if self.is_stuck(side) => Ok(()),
            Move::Pass => Err(Refusal::MayNotPass),
            Move::Sow(number) if !(1..=2).contains(&number) => Err(Refusal::NoSuchPit(number)),
            Move::Sow(_) if self.is_stuck(side) => Err(Refusal::MustPass),
            Move::Sow(number) => match self.pits[Tihbat::own_pits(side)[number as usize - 1] as usize] {
                0 => Err(Refusal::Empty(number)),
                _ => Ok(()),
            },
        }
    }

    fn play_unchecked(&mut self, m: Move) -> Happening {
        let Turn::Move(side) = self.turn else { panic!("no move is due") };
        let mut happening = Happening { side, played: m, seeds: 0, way: None, made: 0, captured: 0, shared: 0 };
        if let Move::Sow(number) = m {
            let own = Tihbat::own_pits(side);
            let from = own[number as usize - 1];
            let (seeds, last) = self.sow(from);
            happening.seeds = seeds;
            happening.way = Some((from, last));
            happening.made = self.pits[last as usize];
            if own.contains(&last) && matches!(happening.made, 2 | 4 | 6 | 8) {
                happening.captured = std::mem::take(&mut self.pits[last as usize]);
                self.captured[side.index()] += happening.captured;
                self.seen.clear();
            }
        }
        let now = (self.pits, side.other());
        self.turn = if let Some(reason) = self.ending() {
            Turn::Over(Outcome::by_count(self.captured[0], self.captured[1], reason))
        } else if self.seen.contains(&now) {
            happening.shared = self.share();
            Turn::Over(Outcome::by_count(self.captured[0], self.captured[1], Reason::Repetition))
        } else {
            self.seen.push(now);
            Turn::Move(side.other())
        };
        happening
    }

    fn throw_unchecked(&mut self, throw: Self::Throw) -> Happening {
        match throw {}
    }
}
