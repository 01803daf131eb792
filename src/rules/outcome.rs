use super::Side;

/// How a game ended: who won, and by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// `None` is a draw.
    pub winner: Option<Side>,
    pub reason: Reason,
}

/// The rule that ended a game; its word is the one on the game's rules page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// One side has more than half of all seeds.
    Majority,
    /// A side has no pit to start from; each side keeps what lies in its row.
    Exhausted,
    /// Everything that there is to capture is captured.
    Captured,
    /// A position came back.
    Repetition,
    /// Many plies in a row changed too little, or play went on for too long; the pieces are counted.
    Quiet,
    /// The sides agreed to count.
    Settled,
    /// All pieces of a side went home.
    Home,
    /// All pieces of a side went home as one stack.
    Sho,
    /// Every piece was taken in the rachva.
    Rachva,
}

impl Reason {
    pub const ALL: [Reason; 9] = [
        Reason::Majority,
        Reason::Exhausted,
        Reason::Captured,
        Reason::Repetition,
        Reason::Quiet,
        Reason::Settled,
        Reason::Home,
        Reason::Sho,
        Reason::Rachva,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Reason::Majority => "majority",
            Reason::Exhausted => "exhausted",
            Reason::Captured => "captured",
            Reason::Repetition => "repetition",
            Reason::Quiet => "quiet",
            Reason::Settled => "settled",
            Reason::Home => "home",
            Reason::Sho => "sho",
            Reason::Rachva => "rachva",
        }
    }
}

impl Outcome {
    /// The side with more wins; equal counts are a draw.
    pub fn by_count(south: u8, north: u8, reason: Reason) -> Outcome {
        let winner = match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::SOUTH),
            std::cmp::Ordering::Less => Some(Side::NORTH),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, reason }
    }
}

/// `1 majority` or `draw repetition`, as in the engine protocol and in records.
impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.winner {
            Some(side) => write!(f, "{} {}", side.number(), self.reason.word()),
            None => write!(f, "draw {}", self.reason.word()),
        }
    }
}
