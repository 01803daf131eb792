//! The rule by which a game changes ratings.

use super::{Rating, Score};
use crate::table::{Finished, Placed};

/// Changed with every change of a rule here, or of how standings are kept: older ones are computed again.
pub const VERSION: u32 = 2;

/// Games of the same pair a day that count whole.
const WHOLE_GAMES: u32 = 3;

/// What a game is worth to two who have met so often that day, this game included: the fourth time half, and each
/// time after it half as much again.
pub fn worth(games: u32) -> f64 {
    0.5_f64.powi(games.saturating_sub(WHOLE_GAMES) as i32)
}

/// How a game came out for a side.
pub fn score(finished: &Finished, side: &Placed) -> Score {
    match side.place {
        1 if finished.is_draw() => Score::Drawn,
        1 => Score::Won,
        _ => Score::Lost,
    }
}

/// How a game came out between two sides; `None` where nobody can tell.
pub fn between(side: &Placed, other: &Placed) -> Option<Score> {
    match side.place.cmp(&other.place) {
        std::cmp::Ordering::Less => Some(Score::Won),
        std::cmp::Ordering::Greater => Some(Score::Lost),
        std::cmp::Ordering::Equal if side.place == 1 => Some(Score::Drawn),
        std::cmp::Ordering::Equal => None,
    }
}

/// The ratings of all players after a game, in the order of sides and of players within a side, from those before it
/// and what the game is worth to each.
pub fn ratings(finished: &Finished, before: &[Vec<Rating>], worth: &[Vec<f64>]) -> Vec<Vec<Rating>> {
    let means: Vec<Rating> = before.iter().map(|side| Rating::mean(side)).collect();
    let mut after = Vec::with_capacity(before.len());
    for (own, side) in finished.sides.iter().enumerate() {
        let of_player = |(rating, worth): (&Rating, &f64)| {
            let others = finished.sides.iter().enumerate().filter(|(other, _)| *other != own);
            let results = others.filter_map(|(other, placed)| {
                let mean = means[other];
                // What is expected lies between the two sides, and not between one player and the other side.
                let distance = mean.rating - means[own].rating;
                Some((Rating { rating: rating.rating + distance, ..mean }, between(side, placed)?))
            });
            rating.towards(rating.after(&results.collect::<Vec<_>>()), *worth)
        };
        after.push(before[own].iter().zip(&worth[own]).map(of_player).collect());
    }
    after
}
