//! The pages of the rules.

use super::rules::{Happening, Refusal, Single, Tihbat};
use crate::games::{Explain, Illustration, Page};
use crate::phrase;
use crate::phrase::Phrase;

impl Explain for Tihbat {
    fn page(&self, page: Page) -> Vec<Phrase> {
        match page {
            Page::Setup => vec![phrase!("rules-tihbat-setup")],
            Page::Move => {
                let single = match self.options().single {
                    Single::Stays => phrase!("rules-tihbat-single-stays"),
                    Single::MovesOn => phrase!("rules-tihbat-single-moves-on"),
                };
                vec![phrase!("rules-tihbat-move"), single]
            }
            Page::Capture => vec![phrase!("rules-tihbat-capture")],
            Page::End => vec![phrase!("rules-tihbat-end")],
            Page::Origin => vec![phrase!("rules-tihbat-origin")],
            Page::Throw | Page::Release | Page::Entry | Page::Barra | Page::House | Page::Sticks => Vec::new(),
        }
    }

    fn illustration(&self, page: Page) -> Illustration {
        let single = self.options().single;
        match (page, single) {
            (Page::Move, _) => Illustration::from_start(&["1"]),
            (Page::Capture, _) => Illustration::new("2,8/17,1 0,0 s", &["2"]),
            // Single seeds that stay where they are bring the position back.
            (Page::End, Single::Stays) => Illustration::new("1,0/0,1 14,12 s", &["1", "2"]),
            (Page::End, Single::MovesOn) => Illustration::new("1,1/0,0 14,12 s", &["1"]),
            (Page::House, single) => Illustration::new("1,6/5,4 6,6 s", &["1"]).with(match single {
                Single::Stays => &[("single", "moves_on")],
                Single::MovesOn => &[("single", "stays")],
            }),
            (Page::Origin, _) => Illustration::from_start(&["2"]),
            (Page::Setup | Page::Throw | Page::Release | Page::Entry | Page::Barra | Page::Sticks, _) => {
                Illustration::default()
            }
        }
    }

    fn page_of(refusal: &Refusal) -> Page {
        match refusal {
            Refusal::NoSuchPit(_) => Page::Setup,
            Refusal::Empty(_) | Refusal::MustPass | Refusal::MayNotPass => Page::Move,
        }
    }

    fn why(&self, happening: &Happening) -> Vec<Phrase> {
        super::why::told(self, happening)
    }
}
