use crate::rules::Side;

/// What a side can propose to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// To end the game by counting.
    Settle,
}

/// An offer that is not answered yet. It lapses with the next move of whom it was made to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub what: Offer,
    pub by: Side,
}

impl Offer {
    pub const ALL: [Offer; 1] = [Offer::Settle];

    /// The word for it in commands and logs.
    pub const fn word(self) -> &'static str {
        match self {
            Offer::Settle => "settle",
        }
    }

    pub fn read(word: &str) -> Option<Offer> {
        Offer::ALL.into_iter().find(|offer| offer.word() == word)
    }
}
