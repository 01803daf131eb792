//! Twelve pits in one integer, so that a lap is one addition.

/// Seeds in each pit, one byte a pit, in the order of sowing: S1 … S6, N1 … N6.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board(u128);

/// A pit in the order of sowing, 0 to 11.
pub type Pit = u8;

pub const PITS: u8 = 12;
const ROW: u32 = 48;
const ROW_MASK: u128 = (1 << ROW) - 1;
/// The bits of a byte that are set where it is two or more.
const TWO_OR_MORE: u128 = 0xFEFE_FEFE_FEFE;
/// One seed in every pit.
const ROUND: u128 = 0x0101_0101_0101_0101_0101_0101;

/// What sowing `n` seeds after pit `p` adds, for fewer than a whole round: `SOW[p][n]`.
static SOW: [[u128; PITS as usize]; PITS as usize] = {
    let mut table = [[0; PITS as usize]; PITS as usize];
    let mut pit = 0;
    while pit < PITS as usize {
        let mut seeds = 1;
        while seeds < PITS as usize {
            table[pit][seeds] = table[pit][seeds - 1] | 1 << (8 * ((pit + seeds) % PITS as usize));
            seeds += 1;
        }
        pit += 1;
    }
    table
};

impl Board {
    pub fn new(pits: [u8; PITS as usize]) -> Board {
        Board(pits.iter().rev().fold(0, |board, &seeds| board << 8 | u128::from(seeds)))
    }

    pub fn pits(self) -> [u8; PITS as usize] {
        std::array::from_fn(|pit| self.seeds(pit as Pit))
    }

    pub fn seeds(self, pit: Pit) -> u8 {
        (self.0 >> (8 * pit)) as u8
    }

    /// The six pits of a row, 0 South, 1 North.
    fn row(self, row: usize) -> u128 {
        self.0 >> (ROW * row as u32) & ROW_MASK
    }

    /// Whether the row has a pit with two or more seeds.
    pub fn can_start(self, row: usize) -> bool {
        self.row(row) & TWO_OR_MORE != 0
    }

    pub fn row_total(self, row: usize) -> u8 {
        // The product of a byte row with ones gathers the sum of its bytes in the sixth byte.
        (self.row(row).wrapping_mul(ROUND & ROW_MASK) >> 40) as u8
    }

    pub fn clear(&mut self) {
        self.0 = 0;
    }

    /// Takes all seeds of the pit, sets one aside, and sows the rest. The pit where the last seed
    /// fell; the pit itself if no seed was left to sow.
    ///
    /// # Panics
    /// Overflows in debug builds if the pit is empty.
    pub fn lap(&mut self, pit: Pit) -> Pit {
        let hand = self.seeds(pit) - 1;
        self.0 &= !(0xFF << (8 * pit));
        let (rounds, rest) = (hand / PITS, hand % PITS);
        self.0 += SOW[pit as usize][rest as usize] + ROUND * u128::from(rounds);
        (pit + rest) % PITS
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.pits().fmt(f)
    }
}
