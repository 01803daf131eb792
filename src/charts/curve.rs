use super::board::{PALETTE, bar};
use crate::scene::{Item, Point, Scene};

/// A rating at some time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub at: i64,
    pub rating: f64,
    pub deviation: f64,
    /// Whether it is the game of the best win.
    pub is_best: bool,
}

/// Lengths in units of the canvas.
const LEFT: f32 = 130.0;
const RIGHT: f32 = 1150.0;
const TOP: f32 = 60.0;
const BOTTOM: f32 = 460.0;
/// More lines than this would be a fence.
const MOST_LINES: i64 = 8;

/// A rating over time, the oldest moment first; the last one is now.
pub fn curve(moments: &[Moment]) -> Scene {
    let mut items = vec![
        Item::sprite("board-mat", Point::new(0.0, 0.0)),
        bar(Point::new(600.0, 260.0), 1160.0, 480.0, 22.0, Some("paper"), Some(("ground-shade", 3.0))),
    ];
    let low = moments.iter().map(|moment| moment.rating - moment.deviation).fold(f64::INFINITY, f64::min);
    let high = moments.iter().map(|moment| moment.rating + moment.deviation).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = if low <= high { (low, high) } else { (1400.0, 1600.0) };
    let step = ((high - low) as i64 / 100 / MOST_LINES + 1) * 100;
    let low = (low as i64).div_euclid(step) * step;
    let high = ((high as i64).div_euclid(step) + 1) * step;
    let y = |rating: f64| BOTTOM - (BOTTOM - TOP) * ((rating - low as f64) / (high - low) as f64) as f32;
    for rating in (low..=high).step_by(step as usize) {
        let at = Point::new((LEFT + RIGHT) / 2.0, y(rating as f64));
        items.push(bar(at, RIGHT - LEFT, 3.0, 1.5, Some("ground-shade"), None));
        let text = rating.to_string();
        items.push(Item::Label { at: Point::new(76.0, at.y), size: 32.0, text, colour: "ink-soft" });
    }
    let (Some(first), Some(last)) = (moments.first(), moments.last()) else { return scene(items) };
    let span = (last.at - first.at).max(1) as f32;
    let x = |at: i64| {
        LEFT + 20.0 + (RIGHT - LEFT - 40.0) * if first.at == last.at { 1.0 } else { (at - first.at) as f32 / span }
    };
    let edge = |moment: &Moment, side: f64| Point::new(x(moment.at), y(moment.rating + side * moment.deviation));
    if moments.len() > 1 {
        let above = moments.iter().map(|moment| edge(moment, 1.0));
        let below = moments.iter().rev().map(|moment| edge(moment, -1.0));
        items.push(Item::Area { points: above.chain(below).collect(), colour: "side-1-light" });
        let points: Vec<Point> = moments.iter().map(|moment| edge(moment, 0.0)).collect();
        // The edges tell it from the area where a theme has one colour for both.
        items.push(Item::Line { points: points.clone(), width: 12.0, colour: "side-1-dark" });
        items.push(Item::Line { points, width: 6.0, colour: "side-1" });
    }
    for best in moments.iter().filter(|moment| moment.is_best) {
        items.push(Item::Halo { at: edge(best, 0.0), radius: 16.0, side: 1 });
    }
    items.push(Item::Sprite { name: "cowrie", at: edge(last, 0.0), scale: 1.3, turn: 0.0 });
    scene(items)
}

fn scene(items: Vec<Item>) -> Scene {
    Scene { palette: PALETTE, width: 1200, height: 520, items, text: Vec::new(), alt: Vec::new() }
}
