//! Days on which a player's clocks stand still, so many in a year.

use crate::chat::Timestamp;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A player's vacation, and how many days they have taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vacation {
    /// The last vacation, or the one that is on.
    pub from: Timestamp,
    pub until: Timestamp,
    /// The year in which the last vacation began; all of its days count in it.
    pub year: i16,
    /// The days that are taken in that year.
    pub taken: u32,
}

/// Why somebody cannot go on vacation, or come back from one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoVacation {
    /// They are on vacation until then.
    OnAlready { until: Timestamp },
    /// They have fewer days left in the year.
    TooLong { left: u32 },
    /// They are on none.
    NotOn,
}

impl Default for Vacation {
    fn default() -> Vacation {
        Vacation { from: Timestamp(0), until: Timestamp(0), year: 0, taken: 0 }
    }
}

impl Vacation {
    pub const DAYS_A_YEAR: u32 = 20;

    pub fn is_on(&self, now: Timestamp) -> bool {
        now < self.until
    }

    /// The days that somebody may still take in a year.
    pub fn left(&self, year: i16) -> u32 {
        let taken = if self.year == year { self.taken } else { 0 };
        Vacation::DAYS_A_YEAR.saturating_sub(taken)
    }

    /// This with so many days of a year from now on.
    ///
    /// # Errors
    /// There is a vacation on, or there are not so many days left.
    pub fn begun(self, days: u32, now: Timestamp, year: i16) -> Result<Vacation, NoVacation> {
        let left = self.left(year);
        if self.is_on(now) {
            return Err(NoVacation::OnAlready { until: self.until });
        }
        if days > left {
            return Err(NoVacation::TooLong { left });
        }
        let until = Timestamp(now.0 + i64::from(days) * DAY_MS);
        Ok(Vacation { from: now, until, year, taken: Vacation::DAYS_A_YEAR - left + days })
    }

    /// This with its vacation ended now. Days that had not begun are given back.
    ///
    /// # Errors
    /// There is none on.
    pub fn ended(self, now: Timestamp) -> Result<Vacation, NoVacation> {
        if !self.is_on(now) {
            return Err(NoVacation::NotOn);
        }
        let unused = u32::try_from((self.until.0 - now.0) / DAY_MS).unwrap_or(0);
        Ok(Vacation { until: now, taken: self.taken.saturating_sub(unused), ..self })
    }
}
