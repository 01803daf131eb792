use super::cells::{Cell, Cells};
use super::moves::Move;
use super::options::{Chains, Opening};
use super::rules::{Phase, Seega};
use crate::rules::{Position, Side, Turn};

/// A step that would be the fifth in a row over the same edge is one too many.
const MOST_RUNS: u32 = 4;

/// What the side to move can do, shuttling aside.
#[derive(Clone, Copy, Default)]
pub(super) struct Choices {
    places: Cells,
    movers: Cells,
    /// Where movers may arrive.
    targets: Cells,
    removable: Cells,
    may_stop: bool,
}

impl Choices {
    pub(super) fn moves(self, diagonal: bool) -> impl Iterator<Item = Move> {
        let steps = self.movers.iter().flat_map(move |from| {
            let targets = Cells::only(from).around(diagonal) & self.targets;
            targets.iter().map(move |to| Move::Step { from, to })
        });
        let stop = self.may_stop.then_some(Move::Stop);
        self.places.iter().map(Move::Place).chain(steps).chain(self.removable.iter().map(Move::Remove)).chain(stop)
    }
}

impl Seega {
    /// Whether the side has a step, shuttling aside.
    pub(super) fn can_step(&self, side: Side) -> bool {
        !(self.pieces()[side.index()] & self.empty().around(self.options().diagonal)).is_empty()
    }

    /// What a step of this side to a cell would capture.
    pub(super) fn captures(&self, side: Side, from: Cell, to: Cell) -> Cells {
        let mut jaws = self.pieces()[side.index()];
        jaws.remove(from);
        let mut prey = self.pieces()[side.other().index()];
        prey.remove(self.options().centre());
        Cells::enclosed(to, prey, jaws)
    }

    /// Where the piece on this cell can go on to capture; not back where its side has run too often.
    pub(super) fn captures_on(&self, side: Side, from: Cell) -> Cells {
        let mut on = Cells::NONE;
        let back = self.shuttles()[side.index()].filter(|last| last.to == from && last.count >= MOST_RUNS);
        for to in (Cells::only(from).around(self.options().diagonal) & self.empty()).iter() {
            if back.is_none_or(|back| back.from != to) && !self.captures(side, from, to).is_empty() {
                on.insert(to);
            }
        }
        on
    }

    /// Pieces of this side whose removal gives the other one a step.
    pub(super) fn freeing(&self, side: Side) -> Cells {
        self.pieces()[side.index()] & self.pieces()[side.other().index()].around(self.options().diagonal)
    }

    /// The step back that the side has run too often to go once more, unless it is all that the side can do.
    pub(super) fn run_out(&self, side: Side) -> Option<Move> {
        let shuttle = self.shuttles()[side.index()].filter(|shuttle| shuttle.count >= MOST_RUNS)?;
        let back = Move::Step { from: shuttle.to, to: shuttle.from };
        self.choices().moves(self.options().diagonal).nth(1).map(|_| back)
    }

    pub(super) fn choices(&self) -> Choices {
        let Turn::Move(side) = self.turn() else { return Choices::default() };
        let own = self.pieces()[side.index()];
        match self.phase() {
            Phase::Place { .. } => Choices { places: self.places(side), ..Choices::default() },
            Phase::Move => Choices {
                movers: own & self.empty().around(self.options().diagonal),
                targets: self.empty(),
                removable: if self.is_blocked() { self.freeing(side) } else { Cells::NONE },
                ..Choices::default()
            },
            Phase::Chain(cell) => Choices {
                movers: Cells::only(cell),
                targets: self.captures_on(side, cell),
                may_stop: self.options().chains == Chains::Optional,
                ..Choices::default()
            },
        }
    }

    /// Where the side may place a piece.
    pub(super) fn places(&self, side: Side) -> Cells {
        let mut places = self.empty();
        places.remove(self.options().centre());
        if self.options().opening == Opening::Cross && self.pieces()[side.index()].count() < 2 {
            let [one, other] = self.options().cross(side);
            places = places & (Cells::only(one) | Cells::only(other));
        }
        places
    }
}
