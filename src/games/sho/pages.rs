//! The pages of the rules.

use super::{Happening, Refusal, Sho};
use crate::games::{Explain, Illustration, Page};
use crate::phrase;
use crate::phrase::Phrase;

impl Explain for Sho {
    fn page(&self, page: Page) -> Vec<Phrase> {
        match page {
            Page::Setup => {
                let pairs = (self.seating.players > 1).then(|| phrase!("rules-sho-pairs"));
                [phrase!("rules-sho-intro"), phrase!("rules-sho-setup")].into_iter().chain(pairs).collect()
            }
            Page::Entry => vec![phrase!("rules-sho-entry")],
            Page::Move => vec![phrase!("rules-sho-move")],
            Page::Capture => vec![phrase!("rules-sho-capture")],
            Page::Barra if self.options.flexible_barra => vec![phrase!("rules-sho-flexible")],
            Page::Barra => vec![phrase!("rules-sho-barra")],
            Page::End => {
                let nine = (!self.options.nine_stack).then(|| phrase!("rules-sho-no-nine"));
                [phrase!("rules-sho-end")].into_iter().chain(nine).chain([phrase!("rules-sho-stake")]).collect()
            }
            Page::Origin => vec![phrase!("rules-sho-origin")],
            Page::Throw | Page::Release | Page::House | Page::Sticks => Vec::new(),
        }
    }

    fn illustration(&self, page: Page) -> Illustration {
        let room = "5|4x2,17x1,30x1|0 6|12x2,50x1|0";
        match page {
            Page::Entry => Illustration::from_start(&["roll 5 3", "h+8"]),
            Page::Move => self.playing(room, "throw", &["roll 6 4", "17+10"]),
            Page::Capture => self.playing("3|8x1,22x1,30x2|2 4|12x1,41x2,50x1|1", "use 11", &["30+11"]),
            Page::Barra => {
                let (values, used): (&[&str], &[&str]) = (&["roll 1 1", "roll 5 5"], &["5+2", "20+10"]);
                // The second part belongs to a split; without one, a value is kept for the next throw.
                let used = if self.options.flexible_barra { used } else { &used[..1] };
                self.playing("6|5x1,20x1,30x1|0 7|7x1,50x1|0", "throw", &[values, used].concat())
            }
            Page::End => self.playing("0|56x3,60x4|2 4|12x1,41x2,50x1|1", "use 12", &["60+12", "56+8"]),
            Page::House => self.playing(room, "use 10", &["17+10"]).with(&[("ritual", "true")]),
            // What the source calls sugu barra.
            Page::Origin => Illustration::from_start(&["roll 2 1", "h+3"]),
            Page::Setup | Page::Throw | Page::Release | Page::Sticks => Illustration::default(),
        }
    }

    fn page_of(refusal: &Refusal) -> Page {
        match refusal {
            Refusal::NoSuchPosition(_) => Page::Setup,
            Refusal::NotAllNine => Page::Entry,
            Refusal::NothingThere(_) | Refusal::HandEmpty => Page::Move,
            Refusal::Outnumbered { .. } => Page::Capture,
            Refusal::NotAtHand | Refusal::MovedAlready(_) | Refusal::NoPart { .. } | Refusal::BeyondHome { .. } => {
                Page::Barra
            }
            Refusal::MayNotPass => Page::End,
            Refusal::Nine => Page::House,
        }
    }

    fn why(&self, happening: &Happening) -> Vec<Phrase> {
        self.reasons(happening)
    }
}

impl Sho {
    /// Plies of the first seat, with these coins of two sides that have both entered before.
    fn playing(&self, coins: &str, stage: &str, played: &[&str]) -> Illustration {
        Illustration::new(format!("{coins} {} {stage} --", self.seat_name(0)), played)
    }
}
