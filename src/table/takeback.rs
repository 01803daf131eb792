//! Moves that are taken back. The log tells that they were played, and that they do not stand.
//!
//! Nothing is taken back over a throw: whoever has seen what falls would choose another move.

use super::play::{BadLog, MOST_SIDES, RESIGNED};
use super::record::follow;
use super::{Event, Refusal, Table};
use crate::chat::PlayerId;
use crate::games::AnyGame;
use crate::rules::{Side, Turn};

impl Table {
    /// How many plies come before the last move of a side.
    ///
    /// # Errors
    /// Why that move cannot be taken back.
    pub(super) fn plies_before_last_of(&self, side: Side) -> Result<usize, Refusal> {
        let table = self.id;
        let mut turns = Vec::new();
        // What stands in the log plays.
        let _ = self.played(self.moves.len(), |turn| turns.push(turn));
        let last = turns.iter().rposition(|turn| *turn == Some(Turn::Move(side)));
        let last = last.ok_or(Refusal::NothingToTakeBack { table })?;
        let mut after = turns[last..].iter();
        match after.find(|turn| !matches!(turn, Some(Turn::Move(_)))) {
            Some(None) => Err(Refusal::TakebackOverResignation { table }),
            Some(Some(_)) => Err(Refusal::TakebackOverThrow { table }),
            None if self.is_covered => Err(Refusal::TakebackOverThrow { table }),
            None => Ok(last),
        }
    }

    /// Whether somebody may undo what they have just moved.
    pub(super) fn may_undo(&self, by: &PlayerId) -> Result<(), Refusal> {
        let table = self.id;
        match self.undoable() {
            None => Err(Refusal::NothingToUndo { table }),
            Some(mover) if mover != by => Err(Refusal::NotTheMover { table, mover: mover.clone() }),
            Some(_) => Ok(()),
        }
    }

    /// Who may undo the last move, as long as nothing has come after it. What followed by itself was no misclick.
    pub fn undoable(&self) -> Option<&PlayerId> {
        let is_move = matches!(self.last.event, Event::Moved { .. });
        let may = is_move && !self.is_over() && !self.last.request.is_followed();
        may.then_some(&self.last.by)
    }

    /// Takes back all but the first so many plies.
    pub(super) fn take_back(&mut self, left: usize) -> Result<(), BadLog> {
        let (mut moved, mut throws) = ([0; MOST_SIDES], 0);
        let game = self.played(left, |turn| match turn {
            Some(Turn::Move(side)) => moved[side.index()] += 1,
            Some(Turn::Throw(_)) => throws += 1,
            Some(Turn::Over(_)) | None => {}
        })?;
        // Whoever had the turns that are taken back has them again.
        let mut later = game.boxed_clone();
        for text in self.moves.split_off(left) {
            let seat = later.seat();
            follow(&mut *later, &text);
            if let Some(seat) = seat.filter(|_| later.seat().is_some() && later.seat() != seat) {
                self.turn_back(seat);
            }
        }
        (self.game, self.moved, self.throws, self.offer) = (game, moved, throws, None);
        self.taken_back += 1;
        Ok(())
    }

    /// The game after so many plies. Of each it is told whose turn it was, but where a side gave up.
    fn played(&self, plies: usize, mut tell: impl FnMut(Option<Turn>)) -> Result<Box<dyn AnyGame>, BadLog> {
        let bad = |what: String| BadLog { table: self.id, entry: self.entries, what };
        let mut game = self.setup.start().map_err(|error| bad(error.to_string()))?;
        for text in &self.moves[..plies] {
            let turn = game.turn();
            follow(&mut *game, text).ok_or_else(|| bad(format!("{text} cannot be played again")))?;
            tell(Some(turn).filter(|_| !text.ends_with(RESIGNED)));
        }
        Ok(game)
    }
}
