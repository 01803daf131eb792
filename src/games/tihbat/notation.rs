use super::rules::{Move, Tihbat};
use crate::games::mancala;
use crate::rules::{BadPosition, Notation, Position, number, numbers};

impl Notation for Tihbat {
    fn read_move(&self, folded: &str) -> Option<Move> {
        match folded {
            "pass" => Some(Move::Pass),
            _ => number(folded).map(Move::Sow),
        }
    }

    fn write_move(m: Move) -> String {
        match m {
            Move::Pass => "pass".to_owned(),
            Move::Sow(number) => number.to_string(),
        }
    }

    /// `<S1,S2>/<N1,N2> <captured S>,<captured N> <s|n|->`
    fn write_position(&self) -> String {
        let pits = self.pits();
        mancala::write_position(&pits[..2], &pits[2..], self.captured(), self.turn())
    }

    fn read_position(&self, text: &str) -> Result<Tihbat, BadPosition> {
        let text = mancala::read_position(text)?;
        let south = numbers::<2>(text.south).ok_or(BadPosition::Form)?;
        let north = numbers::<2>(text.north).ok_or(BadPosition::Form)?;
        let captured = numbers::<2>(text.stores).ok_or(BadPosition::Form)?;
        let pits = [south[0], south[1], north[0], north[1]];
        if mancala::count(&pits) + mancala::count(&captured) != u32::from(self.total()) {
            return Err(BadPosition::Total);
        }
        if captured.iter().any(|n| n % 2 != 0) {
            return Err(BadPosition::Captures);
        }
        let position = Tihbat::arranged(self.options(), pits, captured, text.to_move);
        match position.ending() {
            Some(_) => Err(BadPosition::Over),
            None => Ok(position),
        }
    }
}
