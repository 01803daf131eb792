use super::chain::Link;
use super::happening::{Moved, Release};
use super::mound::Hole;
use super::options::{Edge, Opening};
use super::pieces::{Contents, Gait, Pieces};
use super::{Deed, Face, Faces, Happening, Move, Options, Refusal, Sticks, Then};
use crate::rules::{BadSetup, Outcome, Position, Reason, Seating, Side, ThrowError, Turn};

/// The most plies of a game, the undone ones too.
const MOST_PLIES: u16 = 1000;
/// The most throws in a row without a move or a release.
const MOST_IDLE: u16 = 300;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sigh {
    pub(super) pieces: [Pieces; 2],
    /// A place of the side's path.
    pub(super) frontiers: [Option<u8>; 2],
    /// The side to move; at the end, the one that made the last move.
    pub(super) side: Side,
    pub(super) stage: Stage,
    /// What a throw that undoes would take back; of the side to move, so that it lasts no longer than a turn.
    pub(super) chain: Vec<Link>,
    plies: u16,
    idle: u16,
    pub(super) options: Options,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A throw for the opening.
    Open,
    Throw,
    /// A move by a throw with so many white faces.
    Use(u8),
    /// A throw in the rachva.
    Rachva(Left),
    /// All of one side were taken in the rachva.
    Taken(Left),
    Over(Outcome),
}

/// The pieces that are left in the rachva, which stand nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Left {
    pub pieces: [u8; 2],
    /// How many were taken in this turn and can be given back.
    pub unshielded: u8,
}

impl Sigh {
    /// The pieces that this side has left.
    pub(super) fn left(&self, side: Side) -> u8 {
        match self.stage {
            Stage::Rachva(left) | Stage::Taken(left) => left.pieces[side.index()],
            _ => self.pieces[side.index()].total(),
        }
    }

    /// What a throw does outside the opening and the rachva.
    fn thrown(&mut self, white: u8) -> Then {
        let side = self.side;
        let effect = self.options.effect(white).expect("a throw shows no more white faces than there are sticks");
        let follows_chain = !self.chain.is_empty();
        if effect.undoes && follows_chain && self.options.fours_move {
            let undone = self.undo_chain();
            self.hand_on();
            return Then::Undid { undone };
        }
        if !effect.chains && follows_chain {
            self.forget_chain();
        }
        if let Some(number) = effect.release
            && self.pieces[side.index()].has_captives()
        {
            let release = self.release(number);
            self.idle = 0;
            self.go_on(effect.again);
            return Then::Released(release);
        }
        if effect.shields && (follows_chain || self.options.eights_throw_again) {
            self.stage = Stage::Throw;
            return Then::Idle { throws_on: true };
        }
        let can_move = |&by: &u8| self.steps_by(side, by).next().is_some();
        if let Some(by) = self.options.stride(effect).filter(can_move) {
            self.stage = Stage::Use(white);
            return Then::Moves { by };
        }
        if effect.chains {
            self.chain_on(Link::Idle);
            self.settle_frontiers();
        }
        match effect.again {
            true => self.stage = Stage::Throw,
            false => self.hand_on(),
        }
        Then::Idle { throws_on: effect.again }
    }

    /// Frees the foremost captives, and moves the hindmost of them into the frontier.
    pub(super) fn release(&mut self, number: u8) -> Release {
        let (side, mound) = (self.side, self.options.mound);
        let released: Vec<u8> = self.pieces[side.index()].captives().take(usize::from(number)).collect();
        let own = &mut self.pieces[side.index()];
        for &place in &released {
            own.take(place, Contents::CAPTIVE);
            own.put(place, Contents::free(Gait::Forwards));
        }
        let mut release = Release { side, released: released.len() as u8, stepped: None, taken: Contents::default() };
        if let (Some(&from), Some(to)) = (released.last(), self.frontiers[side.index()])
            && !self.meets_stopped(side, to)
        {
            release.taken = self.pieces[side.other().index()].lift(mound.opposite(to));
            let own = &mut self.pieces[side.index()];
            own.take(from, Contents::free(Gait::Forwards));
            own.put(to, Contents::free(Gait::Forwards));
            self.frontiers[side.index()] = Some(from);
            release.stepped = Some((mound.hole(side, from), mound.hole(side, to)));
        }
        self.settle_frontiers();
        release
    }

    /// Hands the turn on.
    pub(super) fn hand_on(&mut self) {
        self.forget_chain();
        self.side = self.side.other();
        self.stage = Stage::Throw;
    }

    /// Goes on after a move or a release, which may have ended the game.
    fn go_on(&mut self, again: bool) {
        if self.pieces[self.side.other().index()].total() == 0 {
            self.end(Outcome { winner: Some(self.side), reason: Reason::Captured });
        } else if self.race_is_over() {
            let next = if again { self.side } else { self.side.other() };
            self.end_race(next);
        } else if self.plies >= MOST_PLIES {
            self.end(self.counted(Reason::Quiet));
        } else if again {
            self.stage = Stage::Throw;
        } else {
            self.hand_on();
        }
    }

    pub(super) fn end(&mut self, outcome: Outcome) {
        self.forget_chain();
        self.stage = Stage::Over(outcome);
    }

    /// More pieces win.
    pub(super) fn counted(&self, reason: Reason) -> Outcome {
        let [south, north] = [Side::SOUTH, Side::NORTH].map(|side| self.left(side));
        Outcome::by_count(south, north, reason)
    }

    /// Whether sticks can have fallen so.
    fn can_fall(&self, sticks: Sticks) -> bool {
        let shows_white = |faces: Faces| {
            let all = faces.as_slice().len() == usize::from(self.options.table.sticks());
            let can_stand = self.options.edge != Edge::Never || sticks.edges() == 0;
            all && can_stand && self.options.counted(faces) == sticks
        };
        sticks.white <= self.options.table.sticks() && sticks.faces.is_none_or(shows_white)
    }
}

impl Position for Sigh {
    type Options = Options;
    type Move = Move;
    type Throw = Sticks;
    type Happening = Happening;
    type Refusal = Refusal;

    fn start(options: &Options, seating: Seating) -> Result<Sigh, BadSetup> {
        if (seating.sides, seating.players) != (2, 1) {
            return Err(BadSetup { sides: seating.sides });
        }
        let holes = options.mound.holes;
        let has_opening = !options.table.opening.is_empty();
        let mut start = Sigh {
            pieces: [Pieces::start(holes), Pieces::start(holes)],
            frontiers: [Some(holes); 2],
            side: Side::SOUTH,
            stage: if has_opening && options.opening == Opening::Throw { Stage::Open } else { Stage::Throw },
            chain: Vec::new(),
            plies: 0,
            idle: 0,
            options: *options,
        };
        if has_opening && options.opening == Opening::Advance {
            for side in [Side::NORTH, Side::SOUTH] {
                start.side = side;
                start.release(1);
            }
        }
        Ok(start)
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Open | Stage::Throw | Stage::Rachva(_) => Turn::Throw(self.side),
            Stage::Use(_) => Turn::Move(self.side),
            Stage::Taken(_) => Turn::Over(Outcome { winner: Some(self.side), reason: Reason::Rachva }),
            Stage::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let steps = self.stride().into_iter().flat_map(move |by| self.steps_by(self.side, by));
        let hole = |place: u8| self.options.mound.hole(self.side, place);
        steps.map(move |step| Move { from: hole(step.from), to: hole(step.to) })
    }

    fn throws(&self) -> impl Iterator<Item = (Sticks, u64)> {
        let is_due = matches!(self.turn(), Turn::Throw(_));
        self.options.weights().filter(move |_| is_due).map(|(white, weight)| (Sticks::new(white), weight))
    }

    /// Each stick by itself.
    fn falls(&self) -> Vec<Vec<u64>> {
        match self.turn() {
            Turn::Throw(_) => vec![self.options.falls(); usize::from(self.options.table.sticks())],
            Turn::Move(_) | Turn::Over(_) => Vec::new(),
        }
    }

    fn fallen(&self, ways: &[usize]) -> Option<Sticks> {
        let faces = ways.iter().map(|&way| Face::ALL.get(way).copied()).collect::<Option<Vec<Face>>>()?;
        let sticks = self.options.counted(Faces::of(faces)?);
        self.can_fall(sticks).then_some(sticks)
    }

    fn seeks_beginner(&self) -> bool {
        self.stage == Stage::Open
    }

    fn check(&self, m: Move) -> Result<(), Refusal> {
        self.step(m).map(drop)
    }

    fn play_unchecked(&mut self, m: Move) -> Happening {
        let Stage::Use(white) = self.stage else { panic!("no move is due") };
        let step = self.step(m).expect("the move is legal");
        let (side, mound) = (self.side, self.options.mound);
        let effect = self.options.effect(white).expect("the throw that lies there is one of the table's");
        let own = &mut self.pieces[side.index()];
        own.take(step.from, Contents::free(step.before()));
        own.put(step.to, Contents::free(step.after()));
        let taken = self.pieces[side.other().index()].lift(mound.opposite(step.to));
        self.plies += 1;
        self.idle = 0;
        if effect.chains {
            self.chain_on(Link::Moved { step, taken });
        }
        self.settle_frontiers();
        self.go_on(effect.again);
        let moved = Moved { side, step, from: m.from, to: m.to, taken };
        Happening::new(self, side, Deed::Moved(moved))
    }

    fn throw_unchecked(&mut self, sticks: Sticks) -> Happening {
        let side = self.side;
        let then = match self.stage {
            Stage::Open if !self.options.table.opening.contains(&sticks.white) => {
                self.side = side.other();
                Then::OpensNot
            }
            Stage::Rachva(left) => self.thrown_in_rachva(left, sticks.white),
            _ => self.thrown(sticks.white),
        };
        if let Stage::Open | Stage::Throw = self.stage
            && !matches!(then, Then::Released(_))
        {
            self.idle += 1;
            if self.idle >= MOST_IDLE {
                self.end(self.counted(Reason::Quiet));
            }
        }
        let of = self.options.table.sticks();
        Happening::new(self, side, Deed::Threw { sticks, of, then })
    }

    /// Sticks may fall with each of their faces told; `throws` lists them by what counts.
    fn throw(&mut self, sticks: Sticks) -> Result<Happening, ThrowError> {
        if !matches!(self.turn(), Turn::Throw(_)) {
            return Err(ThrowError::NotDue);
        }
        if !self.can_fall(sticks) {
            return Err(ThrowError::NoSuchOutcome);
        }
        Ok(self.throw_unchecked(sticks))
    }
}

impl Sigh {
    /// The hole of a side's frontier.
    pub(super) fn frontier(&self, side: Side) -> Option<Hole> {
        self.frontiers[side.index()].map(|place| self.options.mound.hole(side, place))
    }

    /// A position under the rules of this one with nothing on the mound, and without history.
    pub(super) fn emptied(&self) -> Sigh {
        Sigh {
            pieces: [Pieces::none(), Pieces::none()],
            frontiers: [None; 2],
            stage: Stage::Throw,
            chain: Vec::new(),
            plies: 0,
            idle: 0,
            ..*self
        }
    }
}
