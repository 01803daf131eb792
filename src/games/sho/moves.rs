use super::Values;

/// What the side to move can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A coin from the hand, what stands on a position, or the coins of an entry go as far as these values together:
    /// values at hand, a rest, or a part of a split.
    Advance { from: Source, values: Values },
    /// All nine coins enter at 9.
    EnterAll,
    /// A rest is left.
    Pass,
}

/// Where coins start from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    Hand,
    /// A position, 1 to 63.
    Path(u8),
}

impl Source {
    /// The position; 0 for the hand.
    pub fn position(self) -> u8 {
        match self {
            Source::Hand => 0,
            Source::Path(position) => position,
        }
    }
}
