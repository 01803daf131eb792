//! Why a throw or a move did what it did.

use super::alt::{coins, name};
use super::coins::{HOME, NINE};
use super::{Deed, Happening, Landed, Moved, Roll, Sho, Source, Stage, Then};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::Side;

impl Sho {
    /// This is the position after it.
    pub(super) fn reasons(&self, happening: &Happening) -> Vec<Phrase> {
        match &happening.deed {
            Deed::Threw { roll, then } => self.throw_reasons(happening.side, *roll, *then),
            Deed::Moved(moved) => self.move_reasons(moved),
            Deed::Passed { .. } => vec![phrase!("why-sho-passed"), phrase!("why-turn-ends")],
        }
    }

    fn throw_reasons(&self, side: Side, roll: Roll, then: Then) -> Vec<Phrase> {
        let ([one, other], sum) = (roll.dice(), roll.sum());
        let mut told = vec![phrase!("why-sho-sum", one = one, other = other, sum = sum)];
        if self.coins.hand(side) == NINE {
            let (entering, standing) = (self.entering(sum), self.coins.standing(sum));
            told.push(phrase!("why-sho-entry", side = name(side), coins = coins(entering), to = sum));
            if standing > 0 && entering == standing + 1 {
                told.push(phrase!("why-sho-entry-more", standing = coins(standing)));
            } else if entering > 2 {
                told.push(phrase!("why-sho-entry-three"));
            }
        }
        match then {
            Then::Moves => {}
            Then::ThrowsOn if self.options.flexible_barra => told.push(phrase!("why-sho-barra-split")),
            Then::ThrowsOn => told.push(phrase!("why-sho-barra", side = name(side))),
            Then::InVain => told.extend([phrase!("why-sho-in-vain", side = name(side)), phrase!("why-turn-ends")]),
        }
        // After a throw in vain somebody else's turn begins.
        told.extend(self.values_told().filter(|_| then != Then::InVain));
        told
    }

    fn move_reasons(&self, Moved { side, way, landed, throws_on }: &Moved) -> Vec<Phrase> {
        let mut told = Vec::new();
        let from = way.from.position();
        match (way.from, way.to, *landed) {
            (Source::Hand, Some(_), _) if way.coins > 1 => told.push(phrase!("why-sho-entered", side = name(*side))),
            (Source::Hand, Some(_), _) => {}
            (Source::Path(_), Some(to), _) => {
                told.push(phrase!("why-sho-advanced", from = from, by = to - from, to = to));
            }
            (_, None, Landed::Home { rest }) => {
                let needed = HOME - from;
                told.push(phrase!("why-sho-home", needed = needed, by = u16::from(needed) + u16::from(rest)));
            }
            (_, None, _) => {}
        }
        match *landed {
            Landed::Placed => told.push(phrase!("why-sho-placed")),
            Landed::Stacked { height } => told.push(phrase!("why-sho-stacked", height = height)),
            Landed::Captured { victim, coins: taken, is_last } => {
                told.push(phrase!("why-sho-captured", coins = coins(taken), victim = name(victim)));
                if is_last {
                    told.push(phrase!("why-sho-capture-ends", victim = name(victim)));
                } else if *throws_on {
                    told.push(phrase!("why-sho-capture-throws", victim = name(victim)));
                }
            }
            Landed::Home { .. } => {}
        }
        if let (Landed::Stacked { .. }, true) = (landed, throws_on) {
            told.push(phrase!("why-sho-stack-throws"));
        }
        match (self.stage, *landed) {
            (Stage::Over(_), _) => {}
            (Stage::Rest(rest), _) => told.push(phrase!("why-sho-rest", rest = rest)),
            (Stage::Second { part, .. }, _) => told.push(phrase!("why-sho-second", part = part)),
            (Stage::Throw(kept), _) if *throws_on => {
                let values = || Arg::AllOf(kept.as_slice().iter().copied().map(Arg::from).collect());
                told.extend((!kept.is_empty()).then(|| phrase!("why-sho-kept", values = values())));
            }
            (_, Landed::Home { rest: rest @ 1.. }) => {
                told.extend([phrase!("why-sho-rest-lost", rest = rest), phrase!("why-turn-ends")]);
            }
            _ => told.push(phrase!("why-turn-ends")),
        }
        told
    }
}
