use super::{Rating, Score, calendar};
use crate::chat::{PlayerId, TableId, Timestamp};

/// With fewer games a rating is provisional.
pub const PROVISIONAL: u32 = 10;
/// Whoever does not play for a week is as uncertain as after a game whose result nobody told.
const PERIOD_DAYS: f64 = 7.0;

/// How somebody stands on a ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// As it was after the last game.
    pub rating: Rating,
    /// When that was.
    pub at: Timestamp,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// Games won in a row, or lost, as a negative number.
    pub streak: i32,
    /// The week of the last game, and the rating and the games before that week.
    pub week: i32,
    pub rating_before: f64,
    pub games_before: u32,
    /// The win against the highest rating.
    pub best: Option<Best>,
}

/// A win that somebody may be proud of.
#[derive(Clone, PartialEq, Debug)]
pub struct Best {
    pub against: PlayerId,
    /// The other's rating before the game.
    pub rating: f64,
    pub table: TableId,
    pub at: Timestamp,
}

impl Standing {
    /// Before the first game.
    pub fn new(rating: Rating) -> Standing {
        Standing {
            rating,
            at: Timestamp(i64::MAX),
            won: 0,
            drawn: 0,
            lost: 0,
            streak: 0,
            week: i32::MIN,
            rating_before: rating.rating,
            games_before: 0,
            best: None,
        }
    }

    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub fn is_provisional(&self) -> bool {
        self.games() < PROVISIONAL
    }

    /// The rating now: the longer ago the last game was, the less is known.
    pub fn rating_at(&self, now: Timestamp) -> Rating {
        self.rating.rested(calendar::days(self.at, now) / PERIOD_DAYS)
    }

    /// How much the rating has changed in this week; `None` where it only began in it.
    pub fn change(&self, now: Timestamp) -> Option<f64> {
        match self.week == calendar::week(now) {
            true if self.games_before == 0 => None,
            true => Some(self.rating.rating - self.rating_before),
            false => Some(0.0),
        }
    }

    /// The rating and the games when this week began.
    pub fn before_this_week(&self, now: Timestamp) -> (f64, u32) {
        match self.week == calendar::week(now) {
            true => (self.rating_before, self.games_before),
            false => (self.rating.rating, self.games()),
        }
    }

    /// Takes a game in.
    pub fn add(&mut self, at: Timestamp, score: Score, rating: Rating, beaten: Option<Best>) {
        let week = calendar::week(at);
        if week != self.week {
            (self.week, self.rating_before, self.games_before) = (week, self.rating.rating, self.games());
        }
        match score {
            Score::Won => {
                self.won += 1;
                self.streak = self.streak.max(0) + 1;
            }
            Score::Drawn => {
                self.drawn += 1;
                self.streak = 0;
            }
            Score::Lost => {
                self.lost += 1;
                self.streak = self.streak.min(0) - 1;
            }
        }
        if let Some(beaten) = beaten
            && self.best.as_ref().is_none_or(|best| beaten.rating > best.rating)
        {
            self.best = Some(beaten);
        }
        (self.rating, self.at) = (rating, at);
    }
}
