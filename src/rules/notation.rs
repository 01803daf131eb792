use super::Position;

/// The text forms of a game, exactly as on its rules page. Output is canonical.
pub trait Notation: Position {
    /// Reads a move that [`folded`] has already folded; `None` if it is no move of this game.
    fn read_move(&self, folded: &str) -> Option<Self::Move>;

    fn write_move(m: Self::Move) -> String;

    fn write_position(&self) -> String;

    /// Reads the position of a running game under the options of `self`; history starts afresh.
    ///
    /// # Errors
    /// The text is not canonical, or no running game of these rules can show it.
    fn read_position(&self, text: &str) -> Result<Self, BadPosition>;
}

/// Why a position text was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPosition {
    #[error("the text does not have the form of a position of this game")]
    Form,
    #[error("the number of pieces is not the one that the rules give")]
    Total,
    #[error("no game reaches these captures")]
    Captures,
    #[error("pieces are not placed so by the rules")]
    Placement,
    #[error("no turn of these rules comes to this stage")]
    Stage,
    #[error("the last step did not lead here")]
    Steps,
    #[error("the side to move is blocked, or the mark does not say whether the other one is")]
    Blocked,
    #[error("the game would be over in this position")]
    Over,
}

/// Input as moves are read: lower case, without spaces and `-`.
pub fn folded(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '-').flat_map(char::to_lowercase).collect()
}

/// A number up to 255 in canonical form: no sign, no leading zeros.
pub fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// Exactly `N` comma-separated numbers up to 255 in canonical form: no signs, no leading zeros.
pub fn numbers<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut parts = text.split(',');
    let mut numbers = [0; N];
    for slot in &mut numbers {
        *slot = self::number(parts.next()?)?;
    }
    parts.next().is_none().then_some(numbers)
}

/// Exactly `N` words, one space apart.
pub fn words<const N: usize>(text: &str) -> Option<[&str; N]> {
    let mut parts = text.split(' ');
    let mut words = [""; N];
    for word in &mut words {
        *word = parts.next()?;
    }
    parts.next().is_none().then_some(words)
}
