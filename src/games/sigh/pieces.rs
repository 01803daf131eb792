use super::mound::MOST_PLACES;

/// The pieces of one side by the places of its path.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pieces {
    /// One bit a place: finding pieces is what play does most.
    captives: u128,
    forwards: Pile,
    backwards: Pile,
    total: u8,
}

/// Free pieces that run one way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Pile {
    places: u128,
    standing: [u8; MOST_PLACES],
}

/// How a free piece runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gait {
    Forwards,
    Backwards,
}

/// The pieces of one side in one hole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Contents {
    pub captives: u8,
    pub forwards: u8,
    pub backwards: u8,
}

impl Contents {
    pub const CAPTIVE: Contents = Contents { captives: 1, forwards: 0, backwards: 0 };

    pub fn free(gait: Gait) -> Contents {
        match gait {
            Gait::Forwards => Contents { forwards: 1, ..Contents::default() },
            Gait::Backwards => Contents { backwards: 1, ..Contents::default() },
        }
    }

    pub fn total(self) -> u8 {
        self.captives + self.forwards + self.backwards
    }

    pub fn is_empty(self) -> bool {
        self.total() == 0
    }
}

impl Pieces {
    pub fn none() -> Pieces {
        let pile = Pile { places: 0, standing: [0; MOST_PLACES] };
        Pieces { captives: 0, forwards: pile.clone(), backwards: pile, total: 0 }
    }

    /// A captive in each hole of the home row.
    pub fn start(holes: u8) -> Pieces {
        Pieces { captives: (1_u128 << holes) - 1, total: holes, ..Pieces::none() }
    }

    pub fn total(&self) -> u8 {
        self.total
    }

    pub fn has_captives(&self) -> bool {
        self.captives != 0
    }

    /// Whether anything stands there.
    pub fn is_on(&self, place: u8) -> bool {
        self.all() & 1 << place != 0
    }

    pub fn is_captive(&self, place: u8) -> bool {
        self.captives & 1 << place != 0
    }

    /// Whether all stand at this place or ahead of it.
    pub fn are_from(&self, place: u8) -> bool {
        self.all() & ((1_u128 << place) - 1) == 0
    }

    /// The captives' places, the foremost first.
    pub fn captives(&self) -> impl Iterator<Item = u8> + use<> {
        let mut left = self.captives;
        std::iter::from_fn(move || {
            let place = left.checked_ilog2()?;
            left &= !(1 << place);
            Some(place as u8)
        })
    }

    /// The places of free pieces that run so, rising.
    pub fn free(&self, gait: Gait) -> impl Iterator<Item = u8> + Clone + use<> {
        let mut left = match gait {
            Gait::Forwards => self.forwards.places,
            Gait::Backwards => self.backwards.places,
        };
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(place)
        })
    }

    pub fn at(&self, place: u8) -> Contents {
        let index = usize::from(place);
        Contents {
            captives: (self.captives >> place & 1) as u8,
            forwards: self.forwards.standing[index],
            backwards: self.backwards.standing[index],
        }
    }

    pub fn put(&mut self, place: u8, contents: Contents) {
        self.captives |= u128::from(contents.captives) << place;
        self.forwards.add(place, contents.forwards);
        self.backwards.add(place, contents.backwards);
        self.total += contents.total();
    }

    /// Takes up all that stands there.
    pub fn lift(&mut self, place: u8) -> Contents {
        let contents = self.at(place);
        self.take(place, contents);
        contents
    }

    /// Takes away some of what stands there.
    pub fn take(&mut self, place: u8, contents: Contents) {
        self.captives &= !(u128::from(contents.captives) << place);
        self.forwards.remove(place, contents.forwards);
        self.backwards.remove(place, contents.backwards);
        self.total -= contents.total();
    }

    fn all(&self) -> u128 {
        self.captives | self.forwards.places | self.backwards.places
    }
}

impl Pile {
    fn add(&mut self, place: u8, pieces: u8) {
        self.standing[usize::from(place)] += pieces;
        self.places |= u128::from(pieces > 0) << place;
    }

    fn remove(&mut self, place: u8, pieces: u8) {
        let standing = &mut self.standing[usize::from(place)];
        *standing -= pieces;
        if *standing == 0 {
            self.places &= !(1 << place);
        }
    }
}
