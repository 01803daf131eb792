const SECOND_MS: i64 = 1000;
const MINUTE_MS: i64 = 60 * SECOND_MS;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

/// More than this nobody needs to come back to a game, however slow it is.
const LONGEST_REST_MS: i64 = 12 * HOUR_MS;

/// How long a player may think about each move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Pace {
    /// As long as they like.
    #[default]
    Unlimited,
    Live,
    Day,
    ThreeDays,
    Week,
}

impl Pace {
    pub const ALL: [Pace; 5] = [Pace::Live, Pace::Day, Pace::ThreeDays, Pace::Week, Pace::Unlimited];

    /// The word for it in commands, settings and logs.
    pub const fn word(self) -> &'static str {
        match self {
            Pace::Unlimited => "none",
            Pace::Live => "live",
            Pace::Day => "day",
            Pace::ThreeDays => "three-days",
            Pace::Week => "week",
        }
    }

    pub fn read(word: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.word() == word)
    }

    /// The milliseconds of a turn; `None` where nobody counts them.
    pub const fn turn(self) -> Option<i64> {
        match self {
            Pace::Unlimited => None,
            Pace::Live => Some(10 * MINUTE_MS),
            Pace::Day => Some(DAY_MS),
            Pace::ThreeDays => Some(3 * DAY_MS),
            Pace::Week => Some(7 * DAY_MS),
        }
    }

    /// The milliseconds that somebody has at least when the bot comes back after it was away.
    pub fn fair_rest(self) -> i64 {
        self.turn().map_or(0, |turn| (turn / 2).min(LONGEST_REST_MS))
    }
}
