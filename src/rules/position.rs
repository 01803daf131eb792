use std::fmt::Debug;
use std::hash::Hash;

use super::{Outcome, Seating, Side, Throw};

/// Who does what next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    Move(Side),
    Throw(Side),
    Over(Outcome),
}

/// A legal state of a game, with as much history as its rules ask for.
///
/// The position is small, immutable data with two ways forward: a move that a side chooses, and a
/// throw that chance chooses. `play` and `throw` check; the `_unchecked` forms trust the caller and
/// are for search, which only ever plays what `moves` and `throws` list.
pub trait Position: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Variant and house rules.
    type Options: Clone + Debug + Send + Sync + 'static;
    type Move: Copy + Eq + Debug;
    /// `Infallible` where there is no chance.
    type Throw: Throw;
    /// What a move or a throw did: the stuff of sentences and of marks on the board.
    type Happening: Clone + Debug + Send + Sync + 'static;
    /// Why a move is not legal, by the rule that it breaks.
    type Refusal: Debug + Eq;

    /// # Errors
    /// The game is not played by so many sides.
    fn start(options: &Self::Options, seating: Seating) -> Result<Self, BadSetup>;

    fn turn(&self) -> Turn;

    /// The seat that is due, counted from 0 in turn order; `None` once the game is over.
    fn seat(&self) -> Option<u8> {
        match self.turn() {
            Turn::Move(side) | Turn::Throw(side) => Some(side.index() as u8),
            Turn::Over(_) => None,
        }
    }

    /// The legal moves in a fixed order; none unless the turn is a move.
    fn moves(&self) -> impl Iterator<Item = Self::Move>;

    /// The outcomes of the throw that is due, with whole weights; none unless the turn is a throw.
    fn throws(&self) -> impl Iterator<Item = (Self::Throw, u64)>;

    /// Why this move is not legal now. Asked only while the turn is a move.
    ///
    /// # Errors
    /// The rule that the move breaks.
    fn check(&self, m: Self::Move) -> Result<(), Self::Refusal>;

    /// Plays one of `moves`.
    ///
    /// # Panics
    /// May panic, or leave a position that no game reaches, if the move is not legal.
    fn play_unchecked(&mut self, m: Self::Move) -> Self::Happening;

    /// Applies one of `throws`.
    ///
    /// # Panics
    /// May panic, or leave a position that no game reaches, if the throw is not due.
    fn throw_unchecked(&mut self, throw: Self::Throw) -> Self::Happening;

    /// What falls in the throw that is due, thing by thing, with a whole weight for each way in which it can fall: one
    /// thing that falls as one of `throws`, unless the game tells several apart.
    fn falls(&self) -> Vec<Vec<u64>> {
        vec![self.throws().map(|(_, weight)| weight).collect()]
    }

    /// The throw in which the things of `falls` fell in these ways.
    fn fallen(&self, ways: &[usize]) -> Option<Self::Throw> {
        self.throws().nth(*ways.first()?).map(|(throw, _)| throw)
    }

    /// Whether the throw that is due is one of many that only seek who begins. Once somebody has thrown the first of them,
    /// a table throws the others by itself.
    fn seeks_beginner(&self) -> bool {
        false
    }

    /// The end that the sides may agree on now: they count.
    ///
    /// # Errors
    /// Why they cannot; most games have no such end.
    fn settled(&self) -> Result<Self, NotSettled> {
        Err(NotSettled::Never)
    }

    /// The position without a side that has given up, where the others play on; `None` where that ends the game, as
    /// it does with two sides.
    fn without(&self, _: Side) -> Option<Self> {
        None
    }

    /// Whether the game's source thinks it time to settle.
    fn is_time_to_settle(&self) -> bool {
        false
    }

    /// Plays a legal move.
    ///
    /// # Errors
    /// The position is unchanged, and the error says why.
    fn play(&mut self, m: Self::Move) -> Result<Self::Happening, PlayError<Self::Refusal>> {
        match self.turn() {
            Turn::Over(_) => Err(PlayError::Over),
            Turn::Throw(_) => Err(PlayError::ThrowDue),
            Turn::Move(_) => {
                self.check(m).map_err(PlayError::Illegal)?;
                Ok(self.play_unchecked(m))
            }
        }
    }

    /// Applies an outcome of the throw that is due.
    ///
    /// # Errors
    /// The position is unchanged, and the error says why.
    fn throw(&mut self, throw: Self::Throw) -> Result<Self::Happening, ThrowError> {
        if !matches!(self.turn(), Turn::Throw(_)) {
            return Err(ThrowError::NotDue);
        }
        if !self.throws().any(|(outcome, _)| outcome == throw) {
            return Err(ThrowError::NoSuchOutcome);
        }
        Ok(self.throw_unchecked(throw))
    }
}

/// The game cannot be set up for so many sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this game is not played by {sides} sides")]
pub struct BadSetup {
    pub sides: u8,
}

/// Why a move was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError<R> {
    Over,
    ThrowDue,
    Illegal(R),
}

/// Why a throw was not applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThrowError {
    NotDue,
    NoSuchOutcome,
}

/// Why the sides cannot settle the game by counting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotSettled {
    #[error("this game is not settled by counting")]
    Never,
    #[error("the game is settled only once all pieces are placed")]
    TooEarly,
    #[error("the game is over")]
    Over,
}
