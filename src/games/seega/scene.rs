use super::cells::{Cell, Cells};
use super::drawing::{Drawing, HEIGHT};
use super::moves::{Happening, Move, Next};
use super::refusal::Refusal;
use super::rules::{Phase, Seega};
use super::text;
use crate::games::{Depict, View};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::{Notation, Outcome, Position, Reason, Side, Turn};
use crate::scene::Scene;

/// Both sides, the first one first.
pub(super) const BOTH: [Side; 2] = [Side::SOUTH, Side::NORTH];

impl Depict for Seega {
    fn scene(&self, last: Option<&Happening>, view: View<'_>) -> Scene {
        Scene {
            palette: "seega",
            width: 1200,
            height: HEIGHT as u16,
            items: Drawing::new(self, last, view).items(),
            text: text::board(self, last, view),
            alt: self.alt(last, view),
        }
    }

    fn steps(m: Move) -> Vec<String> {
        match m {
            Move::Step { from, to } => vec![from.to_string(), to.to_string()],
            Move::Place(_) | Move::Remove(_) | Move::Stop => vec![Seega::write_move(m)],
        }
    }

    fn side_name(side: Side) -> Phrase {
        if side == Side::SOUTH { phrase!("round") } else { phrase!("square") }
    }

    fn told(happening: &Happening) -> Phrase {
        let side = Seega::side_name(happening.side);
        let told = match (happening.played, happening.pair) {
            (Move::Place(cell), None) => phrase!("seega-placed", side = side, cell = cell),
            (Move::Place(cell), Some(first)) => phrase!("seega-placed-pair", side = side, first = first, cell = cell),
            (Move::Step { from, to }, _) if happening.captured.is_empty() => {
                phrase!("seega-moved", side = side, from = from, to = to)
            }
            (Move::Step { from, to }, _) => {
                let captured = Arg::AllOf(happening.captured.iter().map(Arg::from).collect());
                phrase!("seega-captured", side = side, from = from, to = to, captured = captured)
            }
            (Move::Remove(cell), _) => phrase!("seega-removed", side = side, cell = cell),
            (Move::Stop, _) => phrase!("seega-stopped", side = side),
        };
        let told = match happening.next {
            Next::AsEver => told,
            Next::Movement => phrase!("seega-then-movement", told = told),
            Next::Chain => phrase!("seega-then-chain", told = told),
        };
        match happening.blocked {
            Some(blocked) => phrase!("seega-then-blocked", told = told, blocked = Seega::side_name(blocked)),
            None => told,
        }
    }

    fn ended(&self, outcome: Outcome) -> Phrase {
        let [south, north] = self.pieces().map(Cells::count);
        let (more, fewer) = (south.max(north), south.min(north));
        match outcome.reason {
            Reason::Repetition => phrase!("seega-ended-repetition", more = more, fewer = fewer),
            Reason::Quiet => {
                phrase!("seega-ended-quiet", more = more, fewer = fewer, plies = self.options().quiet_limit)
            }
            Reason::Settled => phrase!("seega-ended-settled", more = more, fewer = fewer),
            _ => phrase!("seega-ended-captured", more = more, fewer = fewer),
        }
    }

    fn explained(refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::NoSuchCell { cell, size } => {
                let last = Cell::new(size - 1, size - 1);
                phrase!("seega-no-such-cell", cell = cell, first = Cell::new(0, 0), last = last)
            }
            Refusal::StillPlacing => phrase!("seega-still-placing"),
            Refusal::AllPlaced => phrase!("seega-all-placed"),
            Refusal::Centre(cell) => phrase!("seega-centre", cell = cell),
            Refusal::Occupied(cell) => phrase!("seega-occupied", cell = cell),
            Refusal::Cross([one, other]) => phrase!("seega-cross", one = one, other = other),
            Refusal::NoPiece(cell) => phrase!("seega-no-piece", cell = cell),
            Refusal::NotYours(cell) => phrase!("seega-not-yours", cell = cell),
            Refusal::NotAdjacent { from, to } => phrase!("seega-not-adjacent", from = from, to = to),
            Refusal::Diagonal { from, to } => phrase!("seega-diagonal", from = from, to = to),
            Refusal::ToAndFro { from, to } => phrase!("seega-to-and-fro", from = from, to = to),
            Refusal::ChainOrStop(cell) => phrase!("seega-chain-or-stop", cell = cell),
            Refusal::ChainGoesOn(cell) => phrase!("seega-chain-goes-on", cell = cell),
            Refusal::NothingToStop => phrase!("seega-nothing-to-stop"),
            Refusal::NobodyBlocked => phrase!("seega-nobody-blocked"),
            Refusal::FreesNobody(cell) => phrase!("seega-frees-nobody", cell = cell),
        }
    }

    fn waiting(&self, side: Side) -> Option<Phrase> {
        let waits = self.is_blocked() && self.turn() == Turn::Move(side.other());
        waits.then(|| phrase!("seega-waits", side = Seega::side_name(side)))
    }
}

impl Seega {
    fn alt(&self, last: Option<&Happening>, view: View<'_>) -> Vec<Phrase> {
        let side = |side: Side| {
            let cells = self.pieces()[side.index()];
            if cells.is_empty() {
                return phrase!("seega-side-none", side = Seega::side_name(side));
            }
            let listed = Arg::AllOf(cells.iter().map(Arg::from).collect());
            phrase!("seega-side", side = Seega::side_name(side), pieces = cells.count(), cells = listed)
        };
        let centre = self.options().centre();
        let mut alt: Vec<Phrase> = last.map(Seega::told).into_iter().collect();
        alt.extend(BOTH.map(side));
        alt.push(match BOTH.into_iter().find(|side| self.pieces()[side.index()].has(centre)) {
            Some(side) => phrase!("seega-centre-taken", side = Seega::side_name(side)),
            None => phrase!("seega-centre-empty"),
        });
        if let Phase::Place { .. } = self.phase() {
            let [round, square] = BOTH.map(|side| self.hand(side));
            alt.push(phrase!("seega-in-hand", round = round, square = square));
        }
        if let Turn::Over(outcome) = self.turn() {
            alt.push(self.result(outcome));
        }
        if let Some(side) = view.to_move(self.turn()) {
            alt.push(phrase!("side-to-move", side = Seega::side_name(side)));
        }
        alt
    }
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Arg {
        Arg::Word(cell.to_string())
    }
}
