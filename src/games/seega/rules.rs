use super::cells::{Cell, Cells};
use super::moves::{Happening, Move, Next};
use super::options::{Chains, FirstMover, Options};
use super::refusal::Refusal;
use crate::rules::{BadSetup, NotSettled, Outcome, Position, Reason, Seating, Side, Turn};

/// A position that occurs so often settles the game.
const OCCURRENCES: usize = 3;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seega {
    pieces: [Cells; 2],
    turn: Turn,
    phase: Phase,
    /// Whether the side that is not to move was due and has no step, so that the other may remove a piece.
    blocked: bool,
    shuttles: [Option<Shuttle>; 2],
    /// The first piece of the pair that is being placed, where it is known.
    first_of_pair: Option<Cell>,
    /// Every position of the movement phase since the last capture or removal: none from before can return.
    seen: Vec<Seen>,
    options: Options,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// So many placements are left in this turn.
    Place {
        left: u8,
    },
    Move,
    /// The piece on this cell has captured and can capture on.
    Chain(Cell),
}

/// A side's last step, and how often in a row it has gone over this edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shuttle {
    pub from: Cell,
    pub to: Cell,
    pub count: u32,
}

/// What makes two positions the same one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Seen {
    pieces: [Cells; 2],
    side: Side,
    blocked: bool,
}

impl Seega {
    /// The cells of side 1 and side 2.
    pub fn pieces(&self) -> [Cells; 2] {
        self.pieces
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the side that is not to move was due and has no step.
    pub fn is_blocked(&self) -> bool {
        self.blocked
    }

    pub fn shuttles(&self) -> [Option<Shuttle>; 2] {
        self.shuttles
    }

    pub fn options(&self) -> Options {
        self.options
    }

    /// What a side still has to place.
    pub fn hand(&self, side: Side) -> u8 {
        match self.phase {
            Phase::Place { .. } => self.options.pieces() - self.pieces[side.index()].count(),
            Phase::Move | Phase::Chain(_) => 0,
        }
    }

    pub(super) fn empty(&self) -> Cells {
        self.options.board() & !(self.pieces[0] | self.pieces[1])
    }

    /// The state while pieces are placed.
    pub(super) fn placing(options: Options, pieces: [Cells; 2], side: Side, left: u8) -> Seega {
        Seega {
            pieces,
            turn: Turn::Move(side),
            phase: Phase::Place { left },
            blocked: false,
            shuttles: [None; 2],
            first_of_pair: None,
            seen: Vec::new(),
            options,
        }
    }

    /// The same in the movement phase; its history starts here.
    pub(super) fn moving(self, phase: Phase, blocked: bool, shuttles: [Option<Shuttle>; 2]) -> Seega {
        let mut position = Seega { phase, blocked, shuttles, seen: Vec::new(), ..self };
        if let Turn::Move(side) = position.turn {
            position.note(side);
        }
        position
    }

    /// The first position of the movement phase.
    fn begin_movement(&self) -> Seega {
        let due = match self.options.first_mover {
            FirstMover::LastPlacer => Side::NORTH,
            FirstMover::First => Side::SOUTH,
        };
        let blocked = !self.can_step(due);
        let side = if blocked { due.other() } else { due };
        Seega::placing(self.options, self.pieces, side, 0).moving(Phase::Move, blocked, [None; 2])
    }

    fn place(&mut self, side: Side, cell: Cell, left: u8) -> Happening {
        self.pieces[side.index()].insert(cell);
        let pair = self.first_of_pair.take();
        let mut next = Next::AsEver;
        if left > 1 {
            self.phase = Phase::Place { left: left - 1 };
            self.first_of_pair = Some(cell);
        } else if side == Side::NORTH && self.hand(side) == 0 {
            *self = self.begin_movement();
            next = Next::Movement;
        } else {
            self.phase = Phase::Place { left: 2 };
            self.turn = Turn::Move(side.other());
        }
        Happening { pair, next, ..self.happening(side, Move::Place(cell)) }
    }

    fn step(&mut self, side: Side, from: Cell, to: Cell) -> Happening {
        let captured = self.captures(side, from, to);
        let own = side.index();
        self.pieces[own].remove(from);
        self.pieces[own].insert(to);
        self.pieces[1 - own] = self.pieces[1 - own] & !captured;
        let count = match self.shuttles[own] {
            Some(last) if (last.from, last.to) == (to, from) => last.count.saturating_add(1),
            _ => 1,
        };
        self.shuttles[own] = Some(Shuttle { from, to, count });
        if !captured.is_empty() {
            self.seen.clear();
        }
        let goes_on =
            !captured.is_empty() && self.options.chains != Chains::None && !self.captures_on(side, to).is_empty();
        self.go_on(side, goes_on.then_some(to));
        let next = if let Phase::Chain(_) = self.phase { Next::Chain } else { Next::AsEver };
        Happening { captured, next, ..self.happening(side, Move::Step { from, to }) }
    }

    /// A move that has just been played, with what the state now tells of it.
    fn happening(&self, side: Side, played: Move) -> Happening {
        let blocked = match (self.turn, self.phase) {
            (Turn::Move(due), Phase::Move) if self.blocked => Some(due.other()),
            _ => None,
        };
        Happening { side, played, pair: None, captured: Cells::NONE, next: Next::AsEver, blocked }
    }

    /// Passes the turn on, unless a chain goes on with the piece on this cell, and looks whether the game has ended.
    fn go_on(&mut self, side: Side, chain: Option<Cell>) {
        let lost = |side: Side| self.pieces[side.index()].count() <= self.options.lost_at();
        if let Some(winner) = [side, side.other()].into_iter().find(|&side| lost(side.other())) {
            self.end(Outcome { winner: Some(winner), reason: Reason::Captured });
            return;
        }
        let due = match chain {
            Some(_) => side,
            None if self.can_step(side.other()) => side.other(),
            None => side,
        };
        self.turn = Turn::Move(due);
        self.phase = chain.map_or(Phase::Move, Phase::Chain);
        if chain.is_none() {
            self.blocked = due == side;
        }
        self.note(due);
        let now = self.seen.last();
        let (occurred, quiet) = (self.seen.iter().filter(|&seen| Some(seen) == now).count(), self.seen.len() - 1);
        let limit = usize::from(self.options.quiet_limit);
        if occurred >= OCCURRENCES {
            self.end(self.counted(Reason::Repetition));
        } else if limit > 0 && quiet >= limit {
            self.end(self.counted(Reason::Quiet));
        }
    }

    fn note(&mut self, side: Side) {
        self.seen.push(Seen { pieces: self.pieces, side, blocked: self.blocked });
    }

    fn counted(&self, reason: Reason) -> Outcome {
        let [south, north] = self.pieces.map(Cells::count);
        Outcome::by_count(south, north, reason)
    }

    fn end(&mut self, outcome: Outcome) {
        self.turn = Turn::Over(outcome);
        self.phase = Phase::Move;
        self.blocked = false;
    }
}

impl Position for Seega {
    type Options = Options;
    type Move = Move;
    type Throw = std::convert::Infallible;
    type Happening = Happening;
    type Refusal = Refusal;

    fn start(options: &Options, seating: Seating) -> Result<Seega, BadSetup> {
        if seating.sides != 2 {
            return Err(BadSetup { sides: seating.sides });
        }
        Ok(Seega::placing(*options, [Cells::NONE; 2], Side::SOUTH, 2))
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let choices = self.choices().moves(self.options.diagonal);
        let run_out = match self.turn {
            Turn::Move(side) => self.run_out(side),
            _ => None,
        };
        choices.filter(move |&m| run_out != Some(m))
    }

    fn throws(&self) -> impl Iterator<Item = (Self::Throw, u64)> {
        std::iter::empty()
    }

    fn check(&self, m: Move) -> Result<(), Refusal> {
        let Turn::Move(side) = self.turn else { return Ok(()) };
        self.refusal(side, m).map_or(Ok(()), Err)
    }

    fn play_unchecked(&mut self, m: Move) -> Happening {
        let Turn::Move(side) = self.turn else { panic!("no move is due") };
        match (m, self.phase) {
            (Move::Place(cell), Phase::Place { left }) => self.place(side, cell, left),
            (Move::Step { from, to }, _) => self.step(side, from, to),
            (Move::Place(_), _) => panic!("all pieces are placed"),
            (Move::Remove(cell), _) => {
                self.pieces[side.index()].remove(cell);
                self.shuttles[side.index()] = None;
                self.seen.clear();
                self.go_on(side, None);
                self.happening(side, m)
            }
            (Move::Stop, _) => {
                self.go_on(side, None);
                self.happening(side, m)
            }
        }
    }

    fn throw_unchecked(&mut self, throw: Self::Throw) -> Happening {
        match throw {}
    }

    fn settled(&self) -> Result<Seega, NotSettled> {
        if let Turn::Over(_) = self.turn {
            return Err(NotSettled::Over);
        }
        if let Phase::Place { .. } = self.phase {
            return Err(NotSettled::TooEarly);
        }
        let mut settled = self.clone();
        settled.end(self.counted(Reason::Settled));
        Ok(settled)
    }

    fn is_time_to_settle(&self) -> bool {
        let fewest = self.pieces.map(Cells::count).into_iter().min();
        let is_movement = !matches!(self.phase, Phase::Place { .. });
        is_movement && fewest.is_some_and(|fewest| fewest <= self.options.settled_at())
    }
}
