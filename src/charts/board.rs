use crate::games::Kind;
use crate::phrase;
use crate::scene::{Item, Point, Scene};

/// A line of a leaderboard's picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    pub rank: usize,
    /// How many ranks higher than a week ago.
    pub climbed: i64,
    pub rating: i64,
    pub deviation: i64,
    pub is_provisional: bool,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// Whether it is the asker's.
    pub is_own: bool,
}

pub(super) const PALETTE: &str = "standings";

/// Lengths in units of the canvas.
const TOP: f32 = 148.0;
const PITCH: f32 = 88.0;
const HEAD: u16 = 132;
/// The rail on which ratings lie.
const RAIL: (f32, f32) = (392.0, 772.0);
/// Where the record stands.
const RECORD: (f32, f32) = (836.0, 1168.0);
const LEAST_BOX: f32 = 58.0;
const GAP: f32 = 6.0;
/// Numbers on the scale above the rails.
const SCALE: f32 = 54.0;

/// The picture of a page; `kind` is the game, `None` all games. Its alt text is the caller's.
pub fn leaderboard(kind: Option<Kind>, rows: &[Row]) -> Scene {
    let mut items = vec![Item::sprite("board-mat", Point::new(0.0, 0.0))];
    items.extend(pieces(kind));
    let scale = Scale::over(rows);
    items.extend(scale.labels());
    for (sign, x) in [("+", 870.0), ("=", 1002.0), ("–", 1134.0)] {
        items.push(Item::Label { at: Point::new(x, SCALE), size: 46.0, text: sign.to_owned(), colour: "ink-soft" });
    }
    for (number, row) in rows.iter().enumerate() {
        items.extend(line(row, TOP + PITCH * number as f32, &scale));
    }
    let alt = rows.iter().map(|row| {
        phrase!(
            "leaderboard-alt-row",
            rank = row.rank,
            rating = row.rating,
            deviation = row.deviation,
            won = row.won,
            drawn = row.drawn,
            lost = row.lost
        )
    });
    Scene {
        palette: PALETTE,
        width: 1200,
        height: HEAD + PITCH as u16 * rows.len() as u16,
        alt: alt.collect(),
        text: Vec::new(),
        items,
    }
}

/// From hundred to hundred.
struct Scale {
    from: i64,
    to: i64,
}

impl Scale {
    fn over(rows: &[Row]) -> Scale {
        let from = rows.iter().map(|row| row.rating - row.deviation).min().unwrap_or(1400);
        let to = rows.iter().map(|row| row.rating + row.deviation).max().unwrap_or(1600);
        let from = from.div_euclid(100) * 100;
        let to = (to + 99).div_euclid(100) * 100;
        Scale { from, to: to.max(from + 200) }
    }

    fn x(&self, rating: i64) -> f32 {
        RAIL.0 + (RAIL.1 - RAIL.0) * (rating - self.from) as f32 / (self.to - self.from) as f32
    }

    /// The ends, and the hundred nearest to the middle.
    fn labels(&self) -> impl Iterator<Item = Item> {
        let middle = (self.from + self.to).div_euclid(200) * 100;
        [self.from, middle, self.to].into_iter().map(|rating| Item::Label {
            at: Point::new(self.x(rating), SCALE),
            size: 32.0,
            text: rating.to_string(),
            colour: "ink-soft",
        })
    }
}

/// The game's two pieces; for all games the signs of the sides.
fn pieces(kind: Option<Kind>) -> [Item; 2] {
    let (one, other, scale) = match kind {
        None => ("token-1", "token-2", 1.4),
        Some(Kind::Sokusowo) => ("seed-1", "seed-2", 1.7),
        Some(Kind::Tihbat) => ("pebble-1", "pebble-4", 1.5),
        Some(Kind::Seega) => ("stone-1a", "stone-2a", 0.34),
        Some(Kind::Sho) => ("coin-1", "coin-2", 1.1),
        Some(Kind::Sigh) => ("free-1", "free-2", 0.33),
    };
    [(one, 66.0), (other, 126.0)].map(|(name, x)| Item::Sprite { name, at: Point::new(x, 56.0), scale, turn: 0.0 })
}

fn line(row: &Row, y: f32, scale: &Scale) -> Vec<Item> {
    let edge = if row.is_own { ("mark", 7.0) } else { ("ground-shade", 3.0) };
    let at = |x: f32| Point::new(x, y);
    let mut items = vec![bar(at(600.0), 1160.0, 78.0, 22.0, Some("paper"), Some(edge))];
    let label = |x: f32, size: f32, text: String, colour| Item::Label { at: at(x), size, text, colour };
    items.push(label(72.0, rank_size(row.rank), row.rank.to_string(), "ink"));
    if row.climbed != 0 {
        let up = row.climbed.signum() as f32;
        items.push(Item::Area {
            points: vec![
                at(126.0).plus(-12.0, 10.0 * up),
                at(126.0).plus(12.0, 10.0 * up),
                at(126.0).plus(0.0, -11.0 * up),
            ],
            colour: "ink",
        });
        items.push(label(160.0, 32.0, row.climbed.unsigned_abs().min(99).to_string(), "ink-soft"));
    }
    match row.is_provisional {
        true => items.push(label(274.0, 54.0, format!("{}?", row.rating), "ink-soft")),
        false => items.push(label(274.0, 54.0, row.rating.to_string(), "ink")),
    }
    items.push(bar(at(582.0), 424.0, 24.0, 12.0, Some("wood-rim"), None));
    items.push(bar(at(580.0).plus(0.0, -1.0), 424.0, 23.0, 11.5, Some("pit-deep"), None));
    let (left, right) = (scale.x(row.rating - row.deviation), scale.x(row.rating + row.deviation));
    items.push(bar(at((left + right) / 2.0), (right - left).max(14.0), 14.0, 7.0, Some("side-2"), None));
    items.push(Item::sprite("cowrie", at(scale.x(row.rating))));
    items.extend(record(row, y));
    items
}

/// Longer numbers are smaller, so that they leave room for the arrow.
fn rank_size(rank: usize) -> f32 {
    match rank {
        0..100 => 52.0,
        100..1000 => 42.0,
        1000..10_000 => 34.0,
        _ => 27.0,
    }
}

/// Won, drawn and lost as boxes, each as wide as its share.
fn record(row: &Row, y: f32) -> Vec<Item> {
    let counts = [row.won, row.drawn, row.lost];
    let boxes = counts.iter().filter(|count| **count > 0).count() as f32;
    let games: u32 = counts.iter().sum();
    let rest = RECORD.1 - RECORD.0 - boxes * LEAST_BOX - (boxes - 1.0) * GAP;
    let mut x = RECORD.0;
    let mut items = Vec::new();
    for (kind, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
        let width = LEAST_BOX + rest * count as f32 / games as f32;
        let at = Point::new(x + width / 2.0, y);
        let (fill, edge, ink) = match kind {
            0 => ("side-1", "side-1-dark", "side-1-text"),
            _ => ("paper", "ink-soft", "ink"),
        };
        items.push(bar(at, width, 50.0, 10.0, Some(fill), Some((edge, 3.0))));
        if kind == 1 {
            for stripe in [-15.0, 15.0] {
                items.push(bar(at.plus(0.0, stripe), width - 14.0, 4.0, 2.0, Some("ink-soft"), None));
            }
        }
        let size = match count {
            1000.. => 26.0,
            _ if kind == 1 => 32.0,
            _ => 36.0,
        };
        items.push(Item::Label { at, size, text: count.to_string(), colour: ink });
        x += width + GAP;
    }
    items
}

pub(super) fn bar(
    at: Point,
    width: f32,
    height: f32,
    corner: f32,
    fill: Option<&'static str>,
    edge: Option<(&'static str, f32)>,
) -> Item {
    Item::Bar { at, width, height, corner, fill, edge }
}
