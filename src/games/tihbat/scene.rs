use super::rules::{Happening, Refusal, Tihbat};
use crate::games::{Depict, View};
use crate::phrase::Phrase;
use crate::scene::Scene;

impl Depict for Tihbat {
    fn scene(&self, _last: Option<&Happening>, _view: View) -> Scene {
        Scene { palette: "tihbat", width: 1200, height: 664, items: Vec::new(), text: Vec::new(), alt: Vec::new() }
    }

    fn told(_happening: &Happening) -> Phrase {
        crate::phrase!("tihbat-played")
    }

    fn explained(_refusal: &Refusal) -> Phrase {
        crate::phrase!("tihbat-refused")
    }
}
