//! The sentences: what happened, what the picture shows, why a move is not legal.

use super::happening::{Moved, Release, Shown};
use super::mound::Hole;
use super::pieces::{Contents, Gait};
use super::position::{Left, Stage};
use super::{Deed, Happening, Refusal, Sigh, Sticks, Then};
use crate::games::Depict;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::{Outcome, Position, Reason, Side, Turn};

impl Sigh {
    /// What a screen reader says.
    pub(super) fn alt(&self, last: Option<&Happening>, to_move: Option<Side>) -> Vec<Phrase> {
        let mut alt: Vec<Phrase> = last.iter().flat_map(|last| last.shown.iter().map(shown)).collect();
        match self.stage {
            Stage::Rachva(Left { pieces: [south, north], .. }) | Stage::Taken(Left { pieces: [south, north], .. }) => {
                alt.push(phrase!("sigh-rachva", south = south, north = north));
            }
            _ => alt.extend([Side::SOUTH, Side::NORTH].into_iter().flat_map(|side| self.side_told(side))),
        }
        let white = match (self.stage, last.and_then(|last| last.sticks)) {
            (Stage::Use(white), _) | (_, Some(Sticks { white, .. })) => Some(white),
            _ => None,
        };
        if let Some(white) = white {
            alt.push(phrase!("sigh-lie", white = white, sticks = self.options.table.sticks()));
        }
        match (self.turn(), to_move) {
            (Turn::Over(outcome), _) => alt.push(self.result(outcome)),
            (Turn::Throw(_), Some(side)) => alt.push(phrase!("sigh-to-throw", side = name(side))),
            (Turn::Move(_), Some(side)) => {
                alt.push(phrase!("sigh-to-move", side = name(side), by = self.stride().unwrap_or_default()));
            }
            (_, None) => {}
        }
        alt
    }

    /// How many pieces a side has, and where.
    fn side_told(&self, side: Side) -> Vec<Phrase> {
        let pieces = &self.pieces[side.index()];
        let hole = |place: u8| self.options.mound.hole(side, place);
        let standing = |gait: Gait| {
            let number = |at: Contents| if gait == Gait::Forwards { at.forwards } else { at.backwards };
            let stand = |place: u8| match number(pieces.at(place)) {
                1 => Arg::from(hole(place).to_string()),
                several => Arg::from(phrase!("sigh-stack", pieces = several, hole = hole(place).to_string())),
            };
            pieces.free(gait).map(stand).collect::<Vec<Arg>>()
        };
        let mut parts = vec![phrase!("sigh-side", side = name(side), pieces = pieces.total())];
        let forwards = standing(Gait::Forwards);
        if !forwards.is_empty() {
            parts.push(phrase!("sigh-free", holes = forwards));
        }
        let backwards = standing(Gait::Backwards);
        if !backwards.is_empty() {
            parts.push(phrase!("sigh-backwards", holes = backwards));
        }
        if pieces.has_captives() {
            let mut captives: Vec<Hole> = pieces.captives().map(hole).collect();
            captives.sort();
            let runs = captives.chunk_by(|one, next| next.column - one.column == 1).map(|run| match *run {
                [first, .., last] => Arg::from(phrase!("sigh-run", first = first.to_string(), last = last.to_string())),
                _ => Arg::from(run[0].to_string()),
            });
            parts.push(phrase!("sigh-captive", holes = runs.collect::<Vec<Arg>>()));
        }
        if let Some(frontier) = self.frontier(side) {
            parts.push(phrase!("sigh-frontier", hole = frontier.to_string()));
        }
        parts
    }

    /// What ended the game, as it goes on after "South has won: ".
    pub(super) fn how(&self, outcome: Outcome) -> Phrase {
        let [south, north] = [Side::SOUTH, Side::NORTH].map(|side| self.left(side));
        let (more, fewer) = (south.max(north), south.min(north));
        match outcome.reason {
            Reason::Captured => phrase!("sigh-ended-captured"),
            Reason::Rachva => phrase!("sigh-ended-rachva"),
            Reason::Majority => phrase!("sigh-ended-majority", more = more, fewer = fewer),
            _ => phrase!("sigh-ended-quiet", more = more, fewer = fewer),
        }
    }
}

/// "South" or "North".
pub fn name(side: Side) -> Phrase {
    if side == Side::SOUTH { phrase!("south") } else { phrase!("north") }
}

fn shown(shown: &Shown) -> Phrase {
    match shown {
        Shown::Moved(deed) => moved(deed),
        Shown::Released(deed) => released(deed),
        Shown::Undone(Moved { side, from, to, .. }) => {
            phrase!("sigh-undone", side = name(*side), from = from.to_string(), to = to.to_string())
        }
    }
}

pub fn told(happening: &Happening) -> Phrase {
    let told = match &happening.deed {
        Deed::Moved(deed) => moved(deed),
        Deed::Threw { sticks, of, then } => {
            let side = name(happening.side);
            let threw = phrase!("sigh-threw", side = side, white = sticks.white, sticks = *of);
            let threw = match sticks.edges() {
                0 => threw,
                edges => phrase!("sigh-threw-on-edge", threw = threw, edges = edges),
            };
            match then {
                Then::OpensNot => phrase!("sigh-threw-opens-not", threw = threw),
                Then::Released(deed) => phrase!("sigh-threw-released", threw = threw, released = released(deed)),
                Then::Moves { by } => phrase!("sigh-threw-moves", threw = threw, by = *by),
                Then::Undid { undone } => {
                    let moves = undone.iter().filter(|link| matches!(link, super::chain::Link::Moved { .. })).count();
                    phrase!("sigh-threw-undid", threw = threw, moves = moves)
                }
                Then::Idle { throws_on: true } => phrase!("sigh-threw-again", threw = threw),
                Then::Idle { throws_on: false } => phrase!("sigh-threw-nothing", threw = threw),
                Then::Took { left } => {
                    phrase!("sigh-threw-took", threw = threw, victim = name(happening.side.other()), left = *left)
                }
                Then::Shielded { pieces: 0 } => phrase!("sigh-threw-again", threw = threw),
                Then::Shielded { pieces } => phrase!("sigh-threw-shielded", threw = threw, pieces = *pieces),
                Then::GaveBack { pieces: 0 } => phrase!("sigh-threw-nothing", threw = threw),
                Then::GaveBack { pieces } => phrase!("sigh-threw-gave-back", threw = threw, pieces = *pieces),
            }
        }
    };
    let told = if happening.begins_rachva { phrase!("sigh-rachva-begins", told = told) } else { told };
    match happening.in_vain.is_empty() {
        true => told,
        false => {
            let throws: Vec<Arg> = happening.in_vain.iter().map(|&white| Arg::from(white)).collect();
            phrase!("sigh-threw-in-vain", throws = throws, told = told)
        }
    }
}

fn moved(Moved { side, from, to, taken, .. }: &Moved) -> Phrase {
    let (from, to) = (from.to_string(), to.to_string());
    match taken.total() {
        0 => phrase!("sigh-moved", side = name(*side), from = from, to = to),
        pieces => phrase!("sigh-captured", side = name(*side), from = from, to = to, pieces = pieces),
    }
}

fn released(Release { side, released, stepped, taken }: &Release) -> Phrase {
    let side = name(*side);
    let Some((from, to)) = stepped else { return phrase!("sigh-released-held", side = side, pieces = *released) };
    let (from, to) = (from.to_string(), to.to_string());
    match taken.total() {
        0 => phrase!("sigh-released", side = side, pieces = *released, from = from, to = to),
        taken => {
            phrase!("sigh-released-captured", side = side, pieces = *released, from = from, to = to, taken = taken)
        }
    }
}

pub fn explained(refusal: &Refusal) -> Phrase {
    let hole = |hole: Hole| hole.to_string();
    match *refusal {
        Refusal::NoSuchHole(at) => phrase!("sigh-no-such-hole", hole = hole(at)),
        Refusal::NothingThere(at) => phrase!("sigh-nothing-there", hole = hole(at)),
        Refusal::Captive(at) => phrase!("sigh-is-captive", hole = hole(at)),
        Refusal::Stopped(at) => phrase!("sigh-is-stopped", hole = hole(at)),
        Refusal::NotSoFar { by } => phrase!("sigh-not-so-far", by = by),
        Refusal::PastTheEnd => phrase!("sigh-past-the-end"),
        Refusal::PastTheTurn => phrase!("sigh-past-the-turn"),
        Refusal::OwnPiece(at) => phrase!("sigh-own-piece", hole = hole(at)),
        Refusal::StoppedEnemy(at) => phrase!("sigh-stopped-enemy", hole = hole(at)),
    }
}
