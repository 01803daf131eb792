//! Glicko-2, as Mark Glickman's paper has it (<http://www.glicko.net/glicko/glicko2.pdf>).

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// How fast the volatility of a rating changes; the paper advises 0.3 to 1.2.
const TAU: f64 = 0.5;
/// What nobody knows anything about is as wide as this, and never wider.
const WIDEST: f64 = 350.0;
/// The middle of all ratings.
const MIDDLE: f64 = 1500.0;
/// One unit of the paper's inner scale.
const UNIT: f64 = 173.7178;

/// How strong somebody is, as far as one can tell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub rating: f64,
    /// The rating lies within twice this, 19 times of 20.
    pub deviation: f64,
    /// How much the strength itself comes and goes.
    pub volatility: f64,
}

/// What people see of a rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shown {
    pub rating: f64,
    pub deviation: f64,
}

/// How a game came out between two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    Won,
    Drawn,
    Lost,
}

impl Shown {
    pub fn of(rating: Rating) -> Shown {
        Shown { rating: rating.rating, deviation: rating.deviation }
    }
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: MIDDLE, deviation: WIDEST, volatility: 0.06 }
    }
}

impl Rating {
    /// The rating after a period with these results against others as they were before it.
    pub fn after(self, results: &[(Rating, Score)]) -> Rating {
        let inner = |rating: Rating| Glicko2Rating {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        };
        let results: Vec<(Glicko2Rating, Outcomes)> = results
            .iter()
            .map(|(other, score)| {
                let outcome = match score {
                    Score::Won => Outcomes::WIN,
                    Score::Drawn => Outcomes::DRAW,
                    Score::Lost => Outcomes::LOSS,
                };
                (inner(*other), outcome)
            })
            .collect();
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let Glicko2Rating { rating, deviation, volatility } = glicko2_rating_period(&inner(self), &results, &config);
        Rating { rating, deviation: deviation.min(WIDEST), volatility }
    }

    /// The rating after so many periods without a game, which need not be whole.
    pub fn rested(self, periods: f64) -> Rating {
        let deviation = self.deviation.hypot(self.volatility * UNIT * periods.sqrt());
        Rating { deviation: deviation.min(WIDEST), ..self }
    }

    /// So much of the way from this rating to another, 0 to 1.
    pub fn towards(self, other: Rating, share: f64) -> Rating {
        let mix = |from: f64, to: f64| from + (to - from) * share;
        Rating {
            rating: mix(self.rating, other.rating),
            deviation: mix(self.deviation, other.deviation),
            volatility: mix(self.volatility, other.volatility),
        }
    }

    /// Where a season begins for somebody of this rating: half way to the middle, and open again.
    pub fn softened(self) -> Rating {
        Rating {
            rating: MIDDLE + (self.rating - MIDDLE) / 2.0,
            deviation: self.deviation.max(WIDEST / 2.0),
            volatility: self.volatility,
        }
    }

    /// Several as one: the mean of their ratings, with the mean uncertainty.
    pub fn mean(ratings: &[Rating]) -> Rating {
        let count = ratings.len().max(1) as f64;
        let mean = |value: fn(&Rating) -> f64| ratings.iter().map(value).sum::<f64>() / count;
        Rating {
            rating: mean(|rating| rating.rating),
            deviation: mean(|rating| rating.deviation * rating.deviation).sqrt(),
            volatility: mean(|rating| rating.volatility),
        }
    }
}
