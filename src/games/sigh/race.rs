//! The end of the race, and what follows it.

use super::options::{Finish, LastRow};
use super::pieces::Pieces;
use super::position::{Left, Stage};
use super::table::rachva;
use super::{Sigh, Then};
use crate::rules::{Reason, Side};

impl Sigh {
    /// Whether no capture is possible any more.
    pub(super) fn race_is_over(&self) -> bool {
        let (mound, last_row) = (self.options.mound, self.options.last_row);
        let all_from = |place: u8| self.pieces.iter().all(|pieces| pieces.are_from(place));
        if mound.rows == 4 && last_row != LastRow::Return && all_from(mound.circuit()) {
            return true;
        }
        if last_row == LastRow::Stop && self.pieces.iter().any(|pieces| pieces.are_from(mound.last_row())) {
            return true;
        }
        let can_move = |side: Side| self.options.strides().any(|by| self.steps_by(side, by).next().is_some());
        !self.pieces.iter().any(Pieces::has_captives) && ![Side::SOUTH, Side::NORTH].into_iter().any(can_move)
    }

    /// Ends the race; it would be this side's turn.
    pub(super) fn end_race(&mut self, next: Side) {
        match self.options.finish {
            Finish::Majority => self.end(self.counted(Reason::Majority)),
            Finish::Rachva => {
                let pieces = [Side::SOUTH, Side::NORTH].map(|side| self.left(side));
                self.pieces = [Pieces::none(), Pieces::none()];
                self.forget_chain();
                self.side = next;
                self.stage = Stage::Rachva(Left { pieces, unshielded: 0 });
            }
        }
    }

    /// What a throw does in the rachva.
    pub(super) fn thrown_in_rachva(&mut self, Left { mut pieces, unshielded }: Left, white: u8) -> Then {
        let (table, enemy) = (rachva(), self.side.other().index());
        let goes_on = |pieces: [u8; 2], unshielded: u8| Stage::Rachva(Left { pieces, unshielded });
        if table.take.contains(&white) {
            pieces[enemy] -= 1;
            self.stage = match pieces[enemy] {
                0 => Stage::Taken(Left { pieces, unshielded: 0 }),
                _ => goes_on(pieces, unshielded + 1),
            };
            return Then::Took { left: pieces[enemy] };
        }
        if table.shield.contains(&white) {
            self.stage = goes_on(pieces, 0);
            return Then::Shielded { pieces: unshielded };
        }
        let back = if table.give_back.contains(&white) { unshielded } else { 0 };
        pieces[enemy] += back;
        self.side = self.side.other();
        self.stage = goes_on(pieces, 0);
        Then::GaveBack { pieces: back }
    }
}
