use super::{Roll, Source};
use crate::rules::Side;

/// What a move or a throw did, with what pictures show of what came before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    pub side: Side,
    pub deed: Deed,
    /// Throws of 1+1 just before, of the same side.
    pub barras: u8,
    /// The last move before this.
    pub before: Option<Moved>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    Threw {
        roll: Roll,
        then: Then,
    },
    Moved(Moved),
    /// A rest was left.
    Passed {
        rest: u8,
    },
}

/// How it goes on after a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    Moves,
    ThrowsOn,
    /// Nothing could use it: the turn ended.
    InVain,
}

/// A move of coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    pub side: Side,
    pub way: Way,
    pub landed: Landed,
    /// Whether it earned a further throw.
    pub throws_on: bool,
}

/// Coins on their way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub from: Source,
    /// The position where they landed; `None` is home.
    pub to: Option<u8>,
    pub coins: u8,
}

/// What became of coins that moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landed {
    Placed,
    Stacked {
        /// How many stand there now.
        height: u8,
    },
    Captured {
        victim: Side,
        coins: u8,
        /// Whether the victim has no other coins on the path.
        is_last: bool,
    },
    Home {
        /// What was not needed.
        rest: u8,
    },
}

impl Happening {
    pub fn new(side: Side, deed: Deed) -> Happening {
        Happening { side, deed, barras: 0, before: None }
    }

    /// This with what is remembered of the happening before it.
    pub fn after(self, before: &Happening) -> Happening {
        let barras = match before.deed {
            Deed::Threw { then: Then::ThrowsOn, .. } => before.barras.saturating_add(1),
            _ => 0,
        };
        Happening { barras, before: before.moved().copied(), ..self }
    }

    /// The last move.
    pub fn moved(&self) -> Option<&Moved> {
        match &self.deed {
            Deed::Moved(moved) => Some(moved),
            Deed::Threw { .. } | Deed::Passed { .. } => self.before.as_ref(),
        }
    }
}
