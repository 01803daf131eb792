use super::chain::Link;
use super::mound::Hole;
use super::moves::Step;
use super::pieces::Contents;
use super::position::Stage;
use super::{Sigh, Sticks};
use crate::rules::{Position, Side, Turn};

/// What a move or a throw did, with what pictures show of what came before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    pub side: Side,
    pub deed: Deed,
    /// Whether the race ended with it and the rachva began.
    pub begins_rachva: bool,
    /// Whether the same side goes on.
    goes_on: bool,
    /// The white faces of the throws just before it that did not open the game.
    pub in_vain: Vec<u8>,
    /// The last throw.
    pub sticks: Option<Sticks>,
    /// The last moves and releases, all of one turn.
    pub shown: Vec<Shown>,
    /// Whether they are of this turn.
    is_of_turn: bool,
    /// How many were taken in this turn of the rachva and have been shielded, and how many not.
    pub shielded: u8,
    pub unshielded: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    Threw {
        sticks: Sticks,
        /// How many sticks there are.
        of: u8,
        then: Then,
    },
    Moved(Moved),
}

/// What a throw did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Then {
    /// It does not open the game.
    OpensNot,
    Released(Release),
    /// A piece is to move so far.
    Moves {
        by: u8,
    },
    /// These were taken back.
    Undid {
        undone: Vec<Link>,
    },
    /// Nothing.
    Idle {
        throws_on: bool,
    },
    /// A piece was taken in the rachva; so many are left.
    Took {
        left: u8,
    },
    /// So many can no longer be given back.
    Shielded {
        pieces: u8,
    },
    /// So many were given back, and the turn ended.
    GaveBack {
        pieces: u8,
    },
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    pub side: Side,
    pub step: Step,
    pub from: Hole,
    pub to: Hole,
    /// Of the other side.
    pub taken: Contents,
}

/// Captives that became free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Release {
    pub side: Side,
    pub released: u8,
    /// From where and to where the hindmost went; `None` where a stopped enemy holds the frontier.
    pub stepped: Option<(Hole, Hole)>,
    /// Of the other side.
    pub taken: Contents,
}

/// What the board shows of what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    Moved(Moved),
    Released(Release),
    Undone(Moved),
}

impl Happening {
    /// `position` is the one after it.
    pub(super) fn new(position: &Sigh, side: Side, deed: Deed) -> Happening {
        let mound = position.options.mound;
        let undone = |link: &Link| match *link {
            Link::Moved { step, taken } => {
                let (from, to) = (mound.hole(side, step.from), mound.hole(side, step.to));
                Some(Shown::Undone(Moved { side, step, from, to, taken }))
            }
            Link::Idle => None,
        };
        let shown = match &deed {
            Deed::Moved(moved) => vec![Shown::Moved(*moved)],
            Deed::Threw { then: Then::Released(release), .. } => vec![Shown::Released(*release)],
            Deed::Threw { then: Then::Undid { undone: links }, .. } => links.iter().filter_map(undone).collect(),
            Deed::Threw { .. } => Vec::new(),
        };
        let (sticks, shielded, unshielded) = match &deed {
            Deed::Threw { sticks, then, .. } => match then {
                Then::Took { .. } => (Some(*sticks), 0, 1),
                Then::Shielded { pieces } => (Some(*sticks), *pieces, 0),
                _ => (Some(*sticks), 0, 0),
            },
            Deed::Moved(_) => (None, 0, 0),
        };
        let in_rachva = matches!(position.stage, Stage::Rachva(_));
        let was_thrown =
            matches!(deed, Deed::Threw { then: Then::Took { .. } | Then::Shielded { .. } | Then::GaveBack { .. }, .. });
        let goes_on = match position.turn() {
            Turn::Move(due) | Turn::Throw(due) => due == side,
            Turn::Over(_) => false,
        };
        Happening {
            side,
            is_of_turn: !shown.is_empty(),
            deed,
            begins_rachva: in_rachva && !was_thrown,
            goes_on,
            in_vain: Vec::new(),
            sticks,
            shown,
            shielded,
            unshielded,
        }
    }

    /// This with what is remembered of the happening before it.
    pub(super) fn after(mut self, before: &Happening) -> Happening {
        if let Deed::Threw { sticks, then: Then::OpensNot, .. } = before.deed {
            self.in_vain = before.in_vain.iter().copied().chain([sticks.white]).collect();
        }
        let same_turn = before.goes_on && before.side == self.side;
        self.sticks = self.sticks.or(before.sticks);
        let (earlier, earlier_is_of_turn) = (before.shown.clone(), same_turn && before.is_of_turn);
        if self.shown.is_empty() {
            self.shown = earlier;
            self.is_of_turn = earlier_is_of_turn;
        } else if earlier_is_of_turn {
            // What is undone was shown as moves until now.
            let undone = self.shown.iter().filter(|shown| matches!(shown, Shown::Undone(_))).count();
            let kept = earlier.len().saturating_sub(undone);
            self.shown = earlier.into_iter().take(kept).chain(self.shown).collect();
        }
        if same_turn {
            match self.deed {
                Deed::Threw { then: Then::Took { .. }, .. } => {
                    self.shielded += before.shielded;
                    self.unshielded += before.unshielded;
                }
                Deed::Threw { then: Then::Shielded { .. }, .. } => self.shielded += before.shielded,
                _ => {}
            }
        }
        self
    }
}
