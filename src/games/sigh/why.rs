//! Why a throw or a move did what it did.

use super::alt::name;
use super::chain::Link;
use super::happening::{Moved, Release};
use super::mound::Hole;
use super::pages::any_of;
use super::pieces::Contents;
use super::table::{Effect, rachva};
use super::{Deed, Happening, Sigh, Then};
use crate::phrase;
use crate::phrase::Phrase;
use crate::rules::{Position, Side, Turn};

impl Sigh {
    /// This is the position after it.
    pub(super) fn reasons(&self, happening: &Happening) -> Vec<Phrase> {
        let mut told = match &happening.deed {
            Deed::Threw { sticks, then, .. } => self.throw_reasons(happening.side, sticks.white, then),
            Deed::Moved(moved) => {
                let white = happening.sticks.map(|sticks| sticks.white);
                self.move_reasons(moved, white.and_then(|white| Some((white, self.options.effect(white)?))))
            }
        };
        if happening.begins_rachva {
            told.push(phrase!("why-sigh-race-over"));
        }
        told
    }

    fn throw_reasons(&self, side: Side, white: u8, then: &Then) -> Vec<Phrase> {
        let Some(effect) = self.options.effect(white) else { return Vec::new() };
        let mut told = vec![match then {
            Then::OpensNot => phrase!("why-sigh-opens-not", opening = any_of(&self.options.table.opening)),
            Then::Took { .. } => phrase!("why-sigh-rachva-took", take = any_of(&rachva().take)),
            Then::Shielded { .. } => phrase!("why-sigh-rachva-shielded", shield = any_of(&rachva().shield)),
            Then::GaveBack { .. } if rachva().give_back.contains(&white) => {
                phrase!("why-sigh-rachva-gave-back", back = any_of(&rachva().give_back))
            }
            Then::GaveBack { .. } => phrase!("why-sigh-rachva-nothing"),
            Then::Released(_) | Then::Moves { .. } | Then::Undid { .. } | Then::Idle { .. } => {
                phrase!("why-sigh-rule", white = white, does = self.options.does(effect))
            }
        }];
        match then {
            Then::Released(release) => told.extend(self.release_reasons(release)),
            Then::Moves { .. } => {
                told.extend(effect.release.map(|_| phrase!("why-sigh-no-captive", side = name(side))))
            }
            Then::Undid { undone } => told.extend(undone.iter().flat_map(|link| self.undo_reasons(side, link))),
            Then::Idle { throws_on } => {
                told.extend(self.idle_reason(side, effect));
                told.extend((!throws_on).then(|| phrase!("why-turn-ends")));
            }
            Then::OpensNot | Then::Took { .. } | Then::Shielded { .. } | Then::GaveBack { .. } => {}
        }
        told
    }

    fn release_reasons(&self, Release { side, released, stepped, taken }: &Release) -> Vec<Phrase> {
        let Some((from, to)) = stepped else { return vec![phrase!("why-sigh-held")] };
        let (hole, frontier) = (to.to_string(), from.to_string());
        let stepped = phrase!("why-sigh-released", pieces = *released, from = frontier, to = hole);
        std::iter::once(stepped).chain(self.captured(*side, *to, *taken)).collect()
    }

    fn undo_reasons(&self, side: Side, link: &Link) -> Vec<Phrase> {
        let Link::Moved { step, taken } = *link else { return Vec::new() };
        let [from, to] = [step.from, step.to].map(|place| self.options.mound.hole(side, place).to_string());
        let back = (taken.total() > 0).then(|| {
            phrase!("why-sigh-given-back", pieces = taken.total(), victim = name(side.other()), hole = to.as_str())
        });
        let undone = phrase!("sigh-undone", side = name(side), from = from, to = to.as_str());
        std::iter::once(undone).chain(back).collect()
    }

    /// Why a throw did nothing.
    fn idle_reason(&self, side: Side, effect: &Effect) -> Option<Phrase> {
        match self.options.stride(effect) {
            Some(by) if self.steps_by(side, by).next().is_none() => {
                Some(phrase!("why-sigh-cannot-move", side = name(side), by = by))
            }
            Some(_) => None,
            None => effect.release.map(|_| phrase!("why-sigh-no-captive", side = name(side))),
        }
    }

    /// `thrown` are the white faces of the throw that moved, where it is known, and what it does.
    fn move_reasons(&self, moved: &Moved, thrown: Option<(u8, &Effect)>) -> Vec<Phrase> {
        let Moved { side, from, to, taken, .. } = *moved;
        let mut told = Vec::new();
        if let Some(by) = thrown.and_then(|(_, effect)| self.options.stride(effect)) {
            told.push(phrase!("why-sigh-moved", from = from.to_string(), to = to.to_string(), by = by));
        }
        told.extend(self.captured(side, to, taken));
        match (self.turn(), thrown) {
            (Turn::Throw(_), Some((white, effect))) if effect.again => {
                told.push(phrase!("why-sigh-throws-on", white = white));
            }
            (Turn::Throw(_), _) => told.push(phrase!("why-turn-ends")),
            (Turn::Move(_) | Turn::Over(_), _) => {}
        }
        told
    }

    /// What became of enemies in a hole.
    fn captured(&self, side: Side, hole: Hole, taken: Contents) -> Option<Phrase> {
        let victim = side.other();
        let (pieces, left) = (taken.total(), self.left(victim));
        (pieces > 0).then(|| {
            phrase!("why-sigh-captured", pieces = pieces, victim = name(victim), hole = hole.to_string(), left = left)
        })
    }
}
