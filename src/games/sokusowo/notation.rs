use super::rules::{PitNumber, Sokusowo};
use crate::games::mancala;
use crate::rules::{BadPosition, Notation, Position, number, numbers};

impl Notation for Sokusowo {
    fn read_move(&self, folded: &str) -> Option<PitNumber> {
        number(folded).map(PitNumber)
    }

    fn write_move(number: PitNumber) -> String {
        number.0.to_string()
    }

    /// `<S1,…,S6>/<N1,…,N6> <store S>,<store N> <s|n|->`
    fn write_position(&self) -> String {
        let pits = self.pits();
        mancala::write_position(&pits[..6], &pits[6..], self.stores(), self.turn())
    }

    fn read_position(&self, text: &str) -> Result<Sokusowo, BadPosition> {
        let text = mancala::read_position(text)?;
        let south = numbers::<6>(text.south).ok_or(BadPosition::Form)?;
        let north = numbers::<6>(text.north).ok_or(BadPosition::Form)?;
        let stores = numbers::<2>(text.stores).ok_or(BadPosition::Form)?;
        let pits = std::array::from_fn(|pit| if pit < 6 { south[pit] } else { north[pit - 6] });
        if mancala::count(&pits) + mancala::count(&stores) != u32::from(self.total()) {
            return Err(BadPosition::Total);
        }
        let position = Sokusowo::arranged(self.options(), pits, stores, text.to_move);
        match position.ending(text.to_move) {
            Some(_) => Err(BadPosition::Over),
            None => Ok(position),
        }
    }
}
