//! Where pieces can go.

use super::mound::Hole;
use super::options::LastRow;
use super::pieces::Gait;
use super::position::Stage;
use super::{Refusal, Sigh};
use crate::rules::Side;

/// A piece goes from one hole to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub from: Hole,
    pub to: Hole,
}

/// A move by the places of its side's path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    pub from: u8,
    pub to: u8,
    pub way: Way,
}

/// How a piece goes along its path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    Ahead,
    /// Ahead to the end of the path, and back from there.
    Turning,
    /// Backwards in its third row, by house rule; it goes ahead again after.
    Retreating,
    /// Backwards since it has turned.
    Back,
}

impl Step {
    /// How the piece ran before.
    pub fn before(self) -> Gait {
        if self.way == Way::Back { Gait::Backwards } else { Gait::Forwards }
    }

    /// How it runs after.
    pub fn after(self) -> Gait {
        if let Way::Turning | Way::Back = self.way { Gait::Backwards } else { Gait::Forwards }
    }
}

impl Sigh {
    /// The legal steps of a side by so many places.
    pub(super) fn steps_by(&self, side: Side, by: u8) -> impl Iterator<Item = Step> {
        let pieces = &self.pieces[side.index()];
        let gait = |gait: Gait| pieces.free(gait).flat_map(move |from| self.steps_from(from, gait, by)).flatten();
        let steps = gait(Gait::Forwards).chain(gait(Gait::Backwards));
        steps.filter(move |&step| self.may_land(side, step).is_ok())
    }

    /// The steps of a piece that stands there and runs so, whatever stands where it lands.
    pub(super) fn steps_from(&self, from: u8, gait: Gait, by: u8) -> [Option<Step>; 2] {
        match gait {
            Gait::Forwards => [self.ahead(from, by), self.retreat(from, by)],
            Gait::Backwards => [self.back(from, by), None],
        }
    }

    /// The step of a piece that goes so far along its path.
    fn ahead(&self, from: u8, by: u8) -> Option<Step> {
        let (options, mound) = (&self.options, self.options.mound);
        let step = |to: u8, way: Way| Some(Step { from, to, way });
        if self.is_stopped(from) {
            return None;
        }
        let start = match options.counts_from_second_row && from < mound.holes {
            true => mound.holes - 1,
            false => from,
        };
        let to = start + by;
        if to <= mound.last() {
            return step(to, Way::Ahead);
        }
        match options.last_row {
            LastRow::Circuit => step(to - 2 * mound.holes, Way::Ahead),
            LastRow::Stop => None,
            // The last hole counts once.
            LastRow::Return => step(2 * mound.last() - to, Way::Turning),
        }
    }

    /// The step backwards of a piece in its third row, by house rule.
    fn retreat(&self, from: u8, by: u8) -> Option<Step> {
        let third = 2 * self.options.mound.holes..3 * self.options.mound.holes;
        let to = from.checked_sub(by)?;
        (self.options.retreat && third.contains(&from) && third.contains(&to)).then_some(Step {
            from,
            to,
            way: Way::Retreating,
        })
    }

    /// The step of a piece that runs backwards.
    fn back(&self, from: u8, by: u8) -> Option<Step> {
        let to = from.checked_sub(by).filter(|&to| to >= self.options.mound.holes)?;
        Some(Step { from, to, way: Way::Back })
    }

    /// Whether a piece of any side, at this place of its path, is out of play.
    pub(super) fn is_stopped(&self, place: u8) -> bool {
        self.options.last_row == LastRow::Stop && place >= self.options.mound.last_row()
    }

    /// Whether an enemy at this place of a side's path is out of play.
    pub(super) fn meets_stopped(&self, side: Side, place: u8) -> bool {
        let opposite = self.options.mound.opposite(place);
        self.is_stopped(opposite) && self.pieces[side.other().index()].is_on(opposite)
    }

    fn may_land(&self, side: Side, step: Step) -> Result<(), Refusal> {
        let own = &self.pieces[side.index()];
        // A piece that turns may come back to where it stands.
        let is_blocked = match self.options.stack_own {
            true => own.is_captive(step.to),
            false => step.to != step.from && own.is_on(step.to),
        };
        let hole = self.options.mound.hole(side, step.to);
        if is_blocked {
            return Err(Refusal::OwnPiece(hole));
        }
        if self.meets_stopped(side, step.to) { Err(Refusal::StoppedEnemy(hole)) } else { Ok(()) }
    }

    /// How far the throw that lies there goes.
    pub(super) fn stride(&self) -> Option<u8> {
        let Stage::Use(white) = self.stage else { return None };
        self.options.effect(white).and_then(|effect| self.options.stride(effect))
    }

    /// The step that this move is.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub(super) fn step(&self, m: Move) -> Result<Step, Refusal> {
        let (side, mound) = (self.side, self.options.mound);
        let place = |hole: Hole| mound.place(side, hole).ok_or(Refusal::NoSuchHole(hole));
        let (from, to) = (place(m.from)?, place(m.to)?);
        let standing = self.pieces[side.index()].at(from);
        if standing.is_empty() {
            return Err(Refusal::NothingThere(m.from));
        }
        if standing.captives > 0 {
            return Err(Refusal::Captive(m.from));
        }
        if self.is_stopped(from) {
            return Err(Refusal::Stopped(m.from));
        }
        let by = self.stride().unwrap_or_default();
        let gaits = [(Gait::Forwards, standing.forwards), (Gait::Backwards, standing.backwards)];
        let steps = gaits.into_iter().filter(|&(_, pieces)| pieces > 0);
        let steps = steps.flat_map(|(gait, _)| self.steps_from(from, gait, by)).flatten();
        let step = steps.clone().find(|step| step.to == to).ok_or_else(|| match steps.clone().next() {
            Some(_) => Refusal::NotSoFar { by },
            None if standing.forwards > 0 => Refusal::PastTheEnd,
            None => Refusal::PastTheTurn,
        })?;
        self.may_land(side, step)?;
        Ok(step)
    }
}
