use super::mound::Hole;

/// Why a move is not legal, by the part of the rules page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The mound does not have it.
    NoSuchHole(Hole),
    /// The side has no piece there.
    NothingThere(Hole),
    /// Only free pieces move.
    Captive(Hole),
    /// `last_row=stop`: a piece in its last row does not move.
    Stopped(Hole),
    /// A piece goes as far as the throw says.
    NotSoFar { by: u8 },
    /// `last_row=stop`: no piece moves past the end of its last row.
    PastTheEnd,
    /// `last_row=return`: a piece that runs backwards must reach its second row's first hole exactly.
    PastTheTurn,
    /// No move ends on an own piece, and with `stack_own` on none that is captive.
    OwnPiece(Hole),
    /// `last_row=stop`: a piece in its last row is not captured.
    StoppedEnemy(Hole),
}
