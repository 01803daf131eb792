use crate::rules::{Seating, Side};

/// Cowries; a coin that passes the last one is home.
pub const HOME: u8 = 64;
/// The coins of a side.
pub const NINE: u8 = 9;
pub const MOST_SIDES: usize = 4;

/// Where all coins are: in hand, on the positions 1 to 63, or home.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Coins {
    /// How many stand on each position, whosever they are.
    standing: [u8; HOME as usize],
    /// The positions of each side, one bit each: finding a side's stacks is what play does most.
    places: [u64; MOST_SIDES],
    hand: [u8; MOST_SIDES],
    home: [u8; MOST_SIDES],
}

impl Coins {
    /// No coin anywhere.
    pub fn none() -> Coins {
        Coins { standing: [0; HOME as usize], places: [0; MOST_SIDES], hand: [0; MOST_SIDES], home: [0; MOST_SIDES] }
    }

    /// All coins in hand.
    pub fn start(seating: Seating) -> Coins {
        let mut coins = Coins::none();
        coins.hand[..usize::from(seating.sides)].fill(NINE);
        coins
    }

    pub fn hand(&self, side: Side) -> u8 {
        self.hand[side.index()]
    }

    pub fn home(&self, side: Side) -> u8 {
        self.home[side.index()]
    }

    /// How many coins stand on a position, whosever they are.
    pub fn standing(&self, position: u8) -> u8 {
        self.standing[usize::from(position)]
    }

    /// Whether coins of this side stand on a position.
    pub fn is_on(&self, side: Side, position: u8) -> bool {
        self.places[side.index()] & 1 << position != 0
    }

    pub fn is_on_path(&self, side: Side) -> bool {
        self.places[side.index()] != 0
    }

    /// Whether this side has no coins at all, as sides have that gave up.
    pub fn has_none(&self, side: Side) -> bool {
        self.hand(side) + self.home(side) == 0 && !self.is_on_path(side)
    }

    /// Takes all coins of a side away.
    pub fn remove(&mut self, side: Side) {
        for position in self.places(side) {
            self.lift(side, position);
        }
        (self.hand[side.index()], self.home[side.index()]) = (0, 0);
    }

    /// The positions of a side's coins, rising.
    pub fn places(&self, side: Side) -> impl Iterator<Item = u8> + Clone + use<> {
        let mut left = self.places[side.index()];
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (next < HOME).then_some(next)
        })
    }

    /// Whose coins stand on a position.
    pub fn owner(&self, position: u8) -> Option<Side> {
        (0..MOST_SIDES as u8).map(Side::from_index).find(|&side| self.is_on(side, position))
    }

    pub fn add_to_hand(&mut self, side: Side, coins: u8) {
        self.hand[side.index()] += coins;
    }

    pub fn take_from_hand(&mut self, side: Side, coins: u8) {
        self.hand[side.index()] -= coins;
    }

    pub fn bring_home(&mut self, side: Side, coins: u8) {
        self.home[side.index()] += coins;
    }

    /// Adds coins to what this side has on a position, where no other side may stand.
    pub fn put(&mut self, side: Side, position: u8, coins: u8) {
        self.standing[usize::from(position)] += coins;
        self.places[side.index()] |= 1 << position;
    }

    /// Takes up all that this side has on a position.
    pub fn lift(&mut self, side: Side, position: u8) -> u8 {
        self.places[side.index()] &= !(1 << position);
        std::mem::take(&mut self.standing[usize::from(position)])
    }
}
