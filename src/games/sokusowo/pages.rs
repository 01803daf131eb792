//! The pages of the rules.

use super::rules::{Happening, Refusal, Sokusowo};
use crate::games::{Explain, Illustration, Page};
use crate::phrase;
use crate::phrase::Phrase;

impl Explain for Sokusowo {
    fn page(&self, page: Page) -> Vec<Phrase> {
        match page {
            Page::Setup => vec![phrase!("rules-sokusowo-setup")],
            Page::Move => vec![phrase!("rules-sokusowo-move")],
            Page::Capture => vec![phrase!("rules-sokusowo-capture")],
            Page::End => vec![phrase!("rules-sokusowo-end")],
            Page::Origin => vec![phrase!("rules-sokusowo-origin")],
            Page::Throw | Page::Release | Page::Entry | Page::Barra | Page::House | Page::Sticks => Vec::new(),
        }
    }

    fn illustration(&self, page: Page) -> Illustration {
        match page {
            Page::Move => Illustration::new("4,2,3,1,0,5/3,1,2,4,0,2 11,10 s", &["3"]),
            Page::Capture => Illustration::new("3,4,1,0,6,11/2,1,1,3,0,0 8,8 s", &["5"]),
            Page::End => Illustration::new("2,1,0,0,0,1/1,0,3,1,0,1 21,17 s", &["1"]),
            Page::House => Illustration::from_start(&[]).with(&[("seeds", "3")]),
            // The example of the source.
            Page::Origin => Illustration::from_start(&["1"]),
            Page::Setup | Page::Throw | Page::Release | Page::Entry | Page::Barra | Page::Sticks => {
                Illustration::default()
            }
        }
    }

    fn page_of(refusal: &Refusal) -> Page {
        match refusal {
            Refusal::NoSuchPit(_) => Page::Setup,
            Refusal::Empty(_) | Refusal::OneSeed(_) => Page::Move,
        }
    }

    fn why(&self, happening: &Happening) -> Vec<Phrase> {
        super::why::laps(happening)
    }
}
