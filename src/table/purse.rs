//! Chips that somebody has in a community. They are worth nothing outside.

use jiff::civil::Date;

/// What somebody has who has never played for chips.
const AT_FIRST: u32 = 1000;
/// What is given once a day, to a purse with fewer than [`FULL`].
const GIFT: u32 = 50;
const FULL: u32 = 1000;

/// A member's chips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    pub chips: u32,
    /// The day of the last gift.
    pub given: Option<Date>,
}

/// Why nothing is given today.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoGift {
    Full,
    GivenToday,
}

impl Default for Purse {
    fn default() -> Purse {
        Purse { chips: AT_FIRST, given: None }
    }
}

impl Purse {
    /// This with what is given once a day.
    ///
    /// # Errors
    /// Why nothing is given.
    pub fn with_gift(self, today: Date) -> Result<Purse, NoGift> {
        match self.given {
            _ if self.chips >= FULL => Err(NoGift::Full),
            // A community that goes to another time zone does not have a day twice.
            Some(given) if given >= today => Err(NoGift::GivenToday),
            _ => Ok(Purse { chips: (self.chips + GIFT).min(FULL), given: Some(today) }),
        }
    }

    /// This after chips have passed; `None` if there are not so many.
    pub fn after(self, change: i64) -> Option<Purse> {
        let chips = u32::try_from(i64::from(self.chips).checked_add(change)?).ok()?;
        Some(Purse { chips, ..self })
    }
}
