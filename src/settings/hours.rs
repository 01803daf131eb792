use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// The hours of each day at which somebody may be reminded of something, as `8-22`; over midnight as `18-2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hours {
    from: i8,
    until: i8,
}

pub(super) const A_DAY: i8 = 24;

impl Hours {
    pub const ALWAYS: Hours = Hours { from: 0, until: A_DAY };

    pub fn read(text: &str) -> Option<Hours> {
        let hour = |text: &str| text.trim().parse::<i8>().ok();
        let (from, until) = text.split_once('-')?;
        let (from, until) = (hour(from)?, hour(until)?);
        let is_right = (0..A_DAY).contains(&from) && (1..=A_DAY).contains(&until) && from != until;
        is_right.then_some(Hours { from, until })
    }

    /// Whether they are on at this time.
    pub fn are_on(self, zone: &TimeZone, at: Timestamp) -> bool {
        let hour = zone.to_datetime(at).hour();
        match self.from < self.until {
            true => (self.from..self.until).contains(&hour),
            false => hour >= self.from || hour < self.until,
        }
    }

    /// When they begin next.
    pub fn next_beginning(self, zone: &TimeZone, at: Timestamp) -> Option<Timestamp> {
        next(zone, at, self.from)
    }

    /// When they ended last.
    pub fn last_end(self, zone: &TimeZone, at: Timestamp) -> Option<Timestamp> {
        let today = zone.to_datetime(at).date();
        let ends = |date: Date| on(zone, date, self.until);
        [today, today.yesterday().ok()?, today.yesterday().ok()?.yesterday().ok()?]
            .into_iter()
            .filter_map(ends)
            .find(|ends| *ends <= at)
    }
}

impl std::fmt::Display for Hours {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.from, self.until)
    }
}

/// When it is this hour of a day next.
pub fn next(zone: &TimeZone, at: Timestamp, hour: i8) -> Option<Timestamp> {
    let today = zone.to_datetime(at).date();
    let hours = [today, today.tomorrow().ok()?].into_iter().filter_map(|date| on(zone, date, hour));
    hours.into_iter().find(|hour| *hour > at)
}

/// An hour of a day; the last is the first of the next day.
fn on(zone: &TimeZone, date: Date, hour: i8) -> Option<Timestamp> {
    let midnight = date.at(0, 0, 0, 0).checked_add(i64::from(hour).hours()).ok()?;
    zone.to_timestamp(midnight).ok()
}
