/// No turn comes to more values at hand: a list that long takes fifteen throws of 1+1 in one turn.
pub const MOST_VALUES: usize = 16;

/// Some values, rising: what may be used, or what a move uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Values {
    length: u8,
    /// Zero behind the length, so that equal values are equal bytes.
    list: [u8; MOST_VALUES],
}

impl Values {
    pub fn one(value: u8) -> Values {
        let mut values = Values::default();
        values.insert(value);
        values
    }

    /// The values in rising order; `None` if there are too many.
    pub fn of(values: impl IntoIterator<Item = u8>) -> Option<Values> {
        let mut all = Values::default();
        for value in values {
            if all.as_slice().len() == MOST_VALUES {
                return None;
            }
            all.insert(value);
        }
        Some(all)
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.list[..usize::from(self.length)]
    }

    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// All of them together.
    pub fn sum(&self) -> u16 {
        self.as_slice().iter().copied().map(u16::from).sum()
    }

    /// Adds a value in its place.
    ///
    /// # Panics
    /// If there are [`MOST_VALUES`] already.
    pub fn insert(&mut self, value: u8) {
        let length = usize::from(self.length);
        let place = self.as_slice().partition_point(|&other| other <= value);
        self.list.copy_within(place..length, place + 1);
        self.list[place] = value;
        self.length += 1;
    }

    /// What is left without these; `None` if they are not all there.
    pub fn without(&self, used: &Values) -> Option<Values> {
        let (mut left, mut used) = (Values::default(), used.as_slice());
        for &value in self.as_slice() {
            match used {
                [first, rest @ ..] if *first == value => used = rest,
                _ => left.insert(value),
            }
        }
        used.is_empty().then_some(left)
    }

    /// How many numbers [`Values::selection`] knows; it counts them from 1.
    pub fn selections(&self) -> u32 {
        (1 << self.length) - 1
    }

    /// One or several of the values: bit i of the number stands for value i. `None` for a number that takes one of two
    /// equal values where a smaller number takes the other, so that no selection comes twice.
    pub fn selection(&self, number: u32) -> Option<Values> {
        let mut selected = Values::default();
        for (index, &value) in self.as_slice().iter().enumerate() {
            let takes = |index: usize| number & 1 << index != 0;
            if takes(index) {
                if index > 0 && self.list[index - 1] == value && !takes(index - 1) {
                    return None;
                }
                selected.list[usize::from(selected.length)] = value;
                selected.length += 1;
            }
        }
        Some(selected)
    }
}

impl std::fmt::Debug for Values {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}
