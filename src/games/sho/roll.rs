use crate::rules::Throw;

/// Two dice, the larger first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll {
    larger: u8,
    smaller: u8,
}

impl Roll {
    /// Two dice as they fell; `None` unless both show 1 to 6.
    pub fn new(one: u8, other: u8) -> Option<Roll> {
        let faces = 1..=6;
        (faces.contains(&one) && faces.contains(&other))
            .then(|| Roll { larger: one.max(other), smaller: one.min(other) })
    }

    /// Every outcome of two dice, with how many of the 36 ways to fall show it.
    pub fn all() -> impl Iterator<Item = (Roll, u32)> {
        (1..=6).flat_map(|larger| {
            (1..=larger).map(move |smaller| (Roll { larger, smaller }, if larger == smaller { 1 } else { 2 }))
        })
    }

    pub fn dice(self) -> [u8; 2] {
        [self.larger, self.smaller]
    }

    pub fn sum(self) -> u8 {
        self.larger + self.smaller
    }

    /// 1+1, which is thrown again.
    pub fn is_barra(self) -> bool {
        self.larger == 1
    }
}

/// `roll 5 3`
impl Throw for Roll {
    fn read(text: &str) -> Option<Roll> {
        let [one, other] = crate::rules::words(text.strip_prefix("roll ")?)?;
        Roll::new(crate::rules::number(one)?, crate::rules::number(other)?)
    }

    fn write(self) -> String {
        format!("roll {} {}", self.larger, self.smaller)
    }
}
