//! Why a move did what it did.

use super::cells::{Cell, Cells};
use super::moves::{Happening, Move, Next};
use super::rules::Seega;
use crate::games::Depict;
use crate::phrase;
use crate::phrase::Phrase;
use crate::rules::{Position, Turn};

impl Seega {
    /// This is the position after it.
    pub(super) fn reasons(&self, happening: &Happening) -> Vec<Phrase> {
        let side = || Seega::side_name(happening.side);
        let mut told = match happening.played {
            Move::Place(_) if happening.next == Next::Movement => Vec::new(),
            Move::Place(_) if self.turn() == Turn::Move(happening.side) => vec![phrase!("why-seega-one-more")],
            Move::Place(_) => vec![phrase!("why-seega-pair")],
            Move::Step { to, .. } => self.step_reasons(happening, to),
            Move::Remove(_) => {
                vec![phrase!("why-seega-removed", side = side(), blocked = Seega::side_name(happening.side.other()))]
            }
            Move::Stop => vec![phrase!("why-seega-stopped")],
        };
        match (happening.next, happening.played, self.turn()) {
            (Next::Movement, _, Turn::Move(due)) => {
                told.push(phrase!("why-seega-movement", side = Seega::side_name(due)));
            }
            (Next::Chain, Move::Step { to, .. }, _) => {
                told.push(phrase!("why-seega-chain", side = side(), to = to));
            }
            _ => {}
        }
        if let Some(blocked) = happening.blocked {
            let side = Seega::side_name(blocked.other());
            told.push(phrase!("why-seega-blocked", blocked = Seega::side_name(blocked), side = side));
        }
        told
    }

    fn step_reasons(&self, happening: &Happening, to: Cell) -> Vec<Phrase> {
        let side = happening.side;
        let [own, enemies] = [side, side.other()].map(|side| self.pieces()[side.index()]);
        let enclosed = happening.captured.iter().filter_map(|prey| {
            let jaw = beyond(to, prey)?;
            Some(phrase!("why-seega-enclosed", side = Seega::side_name(side), prey = prey, to = to, jaw = jaw))
        });
        let mut told: Vec<Phrase> = enclosed.collect();
        let centre = self.options().centre();
        let is_beside = |prey: Cell| Cells::only(prey).around(false).has(to);
        if enemies.has(centre) && is_beside(centre) && beyond(to, centre).is_some_and(|jaw| own.has(jaw)) {
            told.push(phrase!("why-seega-centre-safe", centre = centre));
        }
        if told.is_empty() {
            told.push(phrase!("why-seega-nothing", side = Seega::side_name(side), to = to));
        }
        let is_between =
            |one: Cell| enemies.has(one) && is_beside(one) && beyond(one, to).is_some_and(|other| enemies.has(other));
        if enemies.iter().any(is_between) {
            told.push(phrase!("why-seega-between"));
        }
        told
    }
}

/// The cell behind one, seen from another beside it; there may be none.
fn beyond(from: Cell, through: Cell) -> Option<Cell> {
    let on = |from: u8, through: u8| (2 * through).checked_sub(from);
    let (column, row) = (on(from.column(), through.column())?, on(from.row(), through.row())?);
    (column < super::cells::MOST && row < super::cells::MOST).then(|| Cell::new(column, row))
}
