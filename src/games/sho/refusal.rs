/// Why a move is not legal, by the part of the rules page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The path has the positions 1 to 63.
    NoSuchPosition(u8),
    /// The side has no coins there.
    NothingThere(u8),
    /// The side has no coins in hand.
    HandEmpty,
    /// The value is not at hand, or not so often.
    NotAtHand,
    /// Enemy coins there are more than those that move (Turn 2).
    Outnumbered { position: u8, standing: u8 },
    /// House rule `nine_stack=false`.
    Nine,
    /// Not a re-entry with 3+6 at an empty position 9.
    NotAllNine,
    /// A value that can be used must be (Turn 3); only a rest may be left.
    MayNotPass,
    /// A split moves two different stacks.
    MovedAlready(u8),
    /// A part of a split is a number from 1 to the total.
    NoPart { total: u8 },
    /// The first part of a split goes no farther than home.
    BeyondHome { most: u8 },
}
