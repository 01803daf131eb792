//! Days, weeks and months in UTC.

use crate::chat::Timestamp;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// The first of January 1970 was a Thursday, and weeks begin on Monday.
const DAYS_BEFORE_MONDAY: i64 = 3;

/// A month of a year; they follow each other as their numbers do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Month {
    pub year: i32,
    /// From 1.
    pub month: u8,
}

impl Month {
    pub fn of(at: Timestamp) -> Month {
        let date = jiff::tz::Offset::UTC.to_datetime(at.moment());
        Month { year: i32::from(date.year()), month: date.month() as u8 }
    }

    /// The month so many before this one.
    pub fn before(self, months: i32) -> Month {
        Month::numbered(self.number() - months)
    }

    /// Months since the beginning of the year 0.
    pub fn number(self) -> i32 {
        self.year * 12 + i32::from(self.month) - 1
    }

    pub fn numbered(number: i32) -> Month {
        Month { year: number.div_euclid(12), month: number.rem_euclid(12) as u8 + 1 }
    }
}

/// `2026-11`
impl std::fmt::Display for Month {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

/// Days since 1970.
pub fn day(at: Timestamp) -> i32 {
    number(at.0.div_euclid(DAY_MS))
}

/// The beginning of a day.
pub fn at_day(day: i32) -> Timestamp {
    Timestamp(i64::from(day) * DAY_MS)
}

/// Weeks since the one that 1970 began in.
pub fn week(at: Timestamp) -> i32 {
    number((at.0.div_euclid(DAY_MS) + DAYS_BEFORE_MONDAY).div_euclid(7))
}

/// How many days lie between two times; none where the clock went back.
pub fn days(from: Timestamp, to: Timestamp) -> f64 {
    (to.0 - from.0).max(0) as f64 / DAY_MS as f64
}

fn number(days: i64) -> i32 {
    i32::try_from(days).unwrap_or(i32::MAX)
}
