use std::f32::consts::TAU;
use std::sync::LazyLock;

use super::coins::HOME;
use crate::scene::Point;

/// The middle of the cloth, round which the cowries lie.
pub const MIDDLE: Point = Point::new(600.0, 520.0);
/// Where coins that are home leave the spiral.
pub const NEST: Point = Point::new(540.0, 804.0);

/// Positions on the outer winding; their numbers stand outside, those of the inner one inside.
const OUTER: u8 = 36;
/// Ellipses are so much wider than high.
const STRETCH: f32 = 1.13;
/// Points that are kept between one position and the next.
const STEPS: usize = 4;
/// Straight pieces by which the spiral's length is measured.
const CHORDS: usize = 20_000;

/// The spiral at equal steps along its arc.
static POINTS: LazyLock<Vec<Point>> = LazyLock::new(|| {
    let chords: Vec<Point> = (0..=CHORDS).map(|chord| spiral(chord as f32 / CHORDS as f32)).collect();
    let length = |pair: &[Point]| f64::from((pair[1].x - pair[0].x).hypot(pair[1].y - pair[0].y));
    let step = chords.windows(2).map(length).sum::<f64>() / (usize::from(HOME) * STEPS) as f64;
    let (mut points, mut gone) = (Vec::with_capacity(usize::from(HOME) * STEPS + 1), 0.0);
    for pair in chords.windows(2) {
        if gone >= step * points.len() as f64 {
            points.push(pair[0]);
        }
        gone += length(pair);
    }
    // The last point may miss its step by a rounding.
    points.resize(usize::from(HOME) * STEPS + 1, chords[CHORDS]);
    points
});

fn spiral(t: f32) -> Point {
    let (angle, radius) = ((118.0 / 360.0 + 1.94 * t) * TAU, 446.0 - 158.0 * t);
    MIDDLE.plus(STRETCH * radius * angle.cos(), radius * angle.sin())
}

/// A position; 0 is where coins enter.
pub fn place(position: u8) -> Point {
    let Point { x, y } = POINTS[usize::from(position) * STEPS];
    Point::new(x.round(), y.round())
}

/// The points from one position to another, or into the nest.
pub fn way(from: u8, to: Option<u8>) -> Vec<Point> {
    let last = usize::from(to.unwrap_or(HOME)) * STEPS;
    let mut points = POINTS[usize::from(from) * STEPS..=last].to_vec();
    if to.is_none() {
        points.push(NEST);
    }
    points
}

/// Where a position's number stands, so far from it and from the tip of its stack.
pub fn beside(position: u8, away: f32, coins: u8) -> Point {
    let place = place(position);
    let (x, y) = ((place.x - MIDDLE.x) / (STRETCH * STRETCH), place.y - MIDDLE.y);
    let outwards = if position <= OUTER { 1.0 } else { -1.0 } / x.hypot(y);
    let (x, y) = (x * outwards, y * outwards);
    // Numbers are wider than high, and stacks reach up and down by two for each coin on the first.
    let stack = 2.0 * f32::from(coins.saturating_sub(1));
    place.plus((away + 3.0) * x, (away + stack) * y)
}
