//! The sentences: what happened, what the picture shows, why a move is not legal.

use super::cushion::thrown;
use super::{Deed, Happening, Landed, Move, Moved, Refusal, Sho, Source, Stage, Then};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::{Outcome, Position, Reason, Side, Turn};

impl Sho {
    /// What a screen reader says.
    pub(super) fn alt(&self, last: Option<&Happening>, to_move: Option<Side>) -> Vec<Phrase> {
        let mut alt: Vec<Phrase> = last.and_then(Happening::moved).map(moved).into_iter().collect();
        if let Some(Happening { side, deed: Deed::Passed { rest }, .. }) = last {
            alt.push(phrase!("sho-passed", side = name(*side), rest = *rest));
        }
        alt.extend(self.sides().map(|side| self.side_told(side)));
        alt.extend(self.cushion_told(last));
        match (self.turn(), to_move) {
            (Turn::Over(outcome), _) => alt.push(phrase!("side-won", side = name(self.side()), how = ended(outcome))),
            (Turn::Throw(_), Some(side)) => alt.push(phrase!("sho-to-throw", side = name(side))),
            (Turn::Move(_), Some(side)) => alt.push(phrase!("sho-to-move", side = name(side))),
            (_, None) => {}
        }
        alt
    }

    /// A move of the side to move, in a few words.
    pub(super) fn offer(&self, m: Move) -> Phrase {
        let values = match m {
            Move::Advance { values, .. } => values.as_slice().iter().map(u8::to_string).collect::<Vec<_>>().join("+"),
            Move::EnterAll | Move::Pass => String::new(),
        };
        let (way, landed) = match self.clone().play_unchecked(m).deed {
            Deed::Moved(Moved { way, landed, .. }) => (way, landed),
            Deed::Passed { rest } => return phrase!("sho-offers-to-leave", rest = rest),
            // No move throws.
            Deed::Threw { .. } => return phrase!("sho-no-dice"),
        };
        let way = match (way.from, way.to) {
            (Source::Hand, Some(to)) => {
                phrase!("sho-offers-entry", carried = coins(way.coins), coins = way.coins, to = to)
            }
            (Source::Hand, None) => phrase!("sho-offers-entry-home"),
            (Source::Path(from), _) if way.coins == 1 => phrase!("sho-offers-coin", from = from, values = values),
            (Source::Path(from), _) => phrase!("sho-offers-stack", from = from, values = values),
        };
        match landed {
            Landed::Placed => phrase!("sho-offers-placing", way = way),
            Landed::Stacked { height } => phrase!("sho-offers-stacking", way = way, coins = height),
            Landed::Captured { coins, .. } => phrase!("sho-offers-capture", way = way, coins = coins),
            Landed::Home { rest: 0 } => phrase!("sho-offers-home", way = way),
            Landed::Home { rest } => phrase!("sho-offers-home-with-rest", way = way, rest = rest),
        }
    }

    fn side_told(&self, side: Side) -> Phrase {
        let stacks = self.coins.places(side).map(|place| match self.coins.standing(place) {
            1 => Arg::from(place),
            coins => Arg::from(phrase!("sho-stack", coins = coins, position = place)),
        });
        let stacks: Vec<Arg> = stacks.collect();
        let (name, hand, home) = (name(side), self.coins.hand(side), self.coins.home(side));
        match stacks.is_empty() {
            true => phrase!("sho-side-off-path", side = name, hand = hand, home = home),
            false => phrase!("sho-side", side = name, stacks = stacks, hand = hand, home = home),
        }
    }

    /// The dice, and the values at hand.
    fn cushion_told(&self, last: Option<&Happening>) -> Vec<Phrase> {
        let rolls: Vec<Arg> = last.map(thrown).unwrap_or_default().into_iter().map(roll).collect();
        let mut told = Vec::new();
        if let Some(Happening { side, deed: Deed::Threw { roll: _, then: Then::InVain }, .. }) = last {
            told.push(phrase!("sho-thrown-in-vain", side = name(*side), rolls = rolls));
        } else if !rolls.is_empty() {
            told.push(phrase!("sho-thrown", rolls = rolls));
        }
        told.extend(self.values_told());
        if told.is_empty() && !matches!(self.stage, Stage::Over(_)) {
            told.push(phrase!("sho-no-dice"));
        }
        told
    }

    /// What may be used, or waits for a throw.
    pub(super) fn values_told(&self) -> Option<Phrase> {
        let listed = |values: &[u8]| Arg::AllOf(values.iter().copied().map(Arg::from).collect());
        Some(match self.stage {
            Stage::Throw(kept) if kept.is_empty() => return None,
            Stage::Throw(values) => phrase!("sho-values", values = listed(values.as_slice())),
            Stage::Use(values) => match values.as_slice() {
                [one] => phrase!("sho-values", values = *one),
                several => phrase!("sho-values-or-sums", values = listed(several)),
            },
            Stage::EnterAll => phrase!("sho-values-all"),
            Stage::Rest(rest) => phrase!("sho-values-rest", rest = rest),
            Stage::Split(total) => phrase!("sho-values-split", total = total),
            Stage::Second { part, .. } => phrase!("sho-values-second", part = part),
            Stage::Over(_) => return None,
        })
    }
}

/// What people call a side: by the shape of its coins.
pub fn name(side: Side) -> Phrase {
    match side.number() {
        1 => phrase!("sho-round"),
        2 => phrase!("sho-square"),
        3 => phrase!("sho-scalloped"),
        _ => phrase!("sho-six-sided"),
    }
}

fn roll([one, other]: [u8; 2]) -> Arg {
    Arg::from(phrase!("sho-roll", one = one, other = other))
}

pub(super) fn coins(number: u8) -> Phrase {
    phrase!("sho-coins", coins = number)
}

pub fn told(happening: &Happening) -> Phrase {
    let side = name(happening.side);
    match &happening.deed {
        Deed::Moved(deed) => moved(deed),
        Deed::Passed { rest } => phrase!("sho-passed", side = side, rest = *rest),
        Deed::Threw { roll, then } => {
            let [one, other] = roll.dice();
            match then {
                Then::Moves => phrase!("sho-threw", side = side, one = one, other = other),
                Then::ThrowsOn => phrase!("sho-threw-barra", side = side),
                Then::InVain => phrase!("sho-threw-in-vain", side = side, one = one, other = other),
            }
        }
    }
}

fn moved(Moved { side, way, landed, throws_on }: &Moved) -> Phrase {
    let (side, carried) = (name(*side), coins(way.coins));
    let way = match (way.from, way.to) {
        (Source::Hand, Some(to)) => phrase!("sho-entered", side = side.clone(), coins = carried, to = to),
        (Source::Hand, None) => phrase!("sho-entered-home", side = side.clone(), coins = carried),
        (Source::Path(from), Some(to)) => {
            phrase!("sho-moved", side = side.clone(), coins = carried, from = from, to = to)
        }
        (Source::Path(from), None) => phrase!("sho-went-home", side = side.clone(), coins = carried, from = from),
    };
    let done = match *landed {
        Landed::Placed | Landed::Home { rest: 0 } => phrase!("sho-placed", way = way),
        Landed::Stacked { height } => phrase!("sho-stacked", way = way, coins = coins(height)),
        Landed::Captured { victim, coins: taken, .. } => {
            phrase!("sho-captured", way = way, coins = coins(taken), victim = name(victim))
        }
        Landed::Home { rest } => phrase!("sho-left-over", way = way, rest = rest),
    };
    if *throws_on { phrase!("sho-throws-on", done = done, side = side) } else { done }
}

/// What ended the game, as it goes on after "Round has won: ".
pub fn ended(outcome: Outcome) -> Phrase {
    match outcome.reason {
        Reason::Sho => phrase!("sho-ended-sho"),
        _ => phrase!("sho-ended-home"),
    }
}

pub fn explained(refusal: &Refusal) -> Phrase {
    match *refusal {
        Refusal::NoSuchPosition(_) => phrase!("sho-no-such-position"),
        Refusal::NothingThere(position) => phrase!("sho-nothing-there", position = position),
        Refusal::HandEmpty => phrase!("sho-hand-empty"),
        Refusal::NotAtHand => phrase!("sho-not-at-hand"),
        Refusal::Outnumbered { position, standing } => {
            phrase!("sho-outnumbered", position = position, coins = coins(standing))
        }
        Refusal::Nine => phrase!("sho-nine"),
        Refusal::NotAllNine => phrase!("sho-not-all-nine"),
        Refusal::MayNotPass => phrase!("sho-may-not-pass"),
        Refusal::MovedAlready(position) => phrase!("sho-moved-already", position = position),
        Refusal::NoPart { total } => phrase!("sho-no-part", total = total),
        Refusal::BeyondHome { most } => phrase!("sho-beyond-home", most = most),
    }
}
