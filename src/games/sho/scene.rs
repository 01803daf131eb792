use std::collections::BTreeSet;

use super::coins::{HOME, NINE};
use super::cushion::Mark;
use super::landing::target;
use super::spiral::{self, MIDDLE, NEST};
use super::{Happening, Landed, Move, Moved, Refusal, Sho, Stage};
use crate::games::{Depict, View};
use crate::phrase::Phrase;
use crate::rules::{Notation, Outcome, Position, Side, Turn, folded};
use crate::scene::{Item, Point, Ring, Scene};

const HEIGHT: f32 = 1040.0;
/// From the left or right edge to the coins in hand and to those at home.
const HAND: f32 = 90.0;
const HOMES: f32 = 190.0;
/// From the upper or lower edge to both.
const CORNER: f32 = 80.0;
/// From one coin of a stack to the next one up.
const COIN: f32 = 4.0;

const COINS: [&str; 4] = ["coin-1", "coin-2", "coin-3", "coin-4"];
const EDGES: [&str; 4] = ["coin-edge-1", "coin-edge-2", "coin-edge-3", "coin-edge-4"];
const HOLES: [&str; 4] = ["hole-1", "hole-2", "hole-3", "hole-4"];
const NONE: [&str; 4] = ["coin-none-1", "coin-none-2", "coin-none-3", "coin-none-4"];
const NUMERALS: [&str; 4] = ["side-1-text", "side-2-text", "side-3-text", "side-4-text"];
const DICE: [&str; 6] = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];

/// How rows lie on the cushion by their number, 1 to 4: their distance and scale.
const ROWS: [(f32, f32); 4] = [(104.0, 1.0), (104.0, 1.0), (88.0, 0.84), (72.0, 0.68)];

impl Depict for Sho {
    fn scene(&self, last: Option<&Happening>, view: View<'_>) -> Scene {
        let to_move = view.to_move(self.turn());
        let targets = view.chosen.filter(|_| to_move.is_some()).map(|chosen| self.targets(chosen)).unwrap_or_default();
        Scene {
            palette: "sho",
            width: 1200,
            height: HEIGHT as u16,
            items: self.items(last, to_move, &targets),
            text: self.text(last, to_move, &targets),
            alt: self.alt(last, to_move),
        }
    }

    /// From where, then how far.
    fn steps(m: Move) -> Vec<String> {
        let text = Sho::write_move(m);
        match text.split_once('+') {
            Some((from, values)) => vec![from.to_owned(), format!("+{values}")],
            None => vec![text],
        }
    }

    fn offered(&self, m: Move) -> Option<Phrase> {
        Some(self.offer(m))
    }

    fn side_name(side: Side) -> Phrase {
        super::alt::name(side)
    }

    fn told(happening: &Happening) -> Phrase {
        super::alt::told(happening)
    }

    fn linked(now: Happening, before: &Happening) -> Happening {
        now.after(before)
    }

    fn ended(&self, outcome: Outcome) -> Phrase {
        super::alt::ended(outcome)
    }

    fn explained(refusal: &Refusal) -> Phrase {
        super::alt::explained(refusal)
    }
}

impl Sho {
    /// Where the legal moves land that begin with these steps; `None` is home.
    fn targets(&self, chosen: &[String]) -> BTreeSet<Option<u8>> {
        let begins_so = |m: &Move| Sho::steps(*m).iter().zip(chosen).all(|(step, chosen)| *step == folded(chosen));
        let lands = |m: Move| match m {
            Move::Advance { from, values } => Some(target(from, values.sum())),
            Move::EnterAll => Some(Some(NINE)),
            Move::Pass => None,
        };
        self.moves().filter(begins_so).filter_map(lands).collect()
    }

    fn items(&self, last: Option<&Happening>, to_move: Option<Side>, targets: &BTreeSet<Option<u8>>) -> Vec<Item> {
        let moved = last.and_then(Happening::moved);
        let mut items = vec![Item::sprite("board-sho", Point::new(0.0, 0.0))];
        items.extend((1..HOME / 10 + 1).map(|tens| 10 * tens).filter(|&at| self.coins.standing(at) == 0).map(|at| {
            let colour = "cloth-text";
            Item::Label { at: spiral::beside(at, 42.0, 0), size: 28.0, text: at.to_string(), colour }
        }));
        items.extend(moved.into_iter().flat_map(way));
        let empty = targets.iter().filter(|target| target.is_none_or(|at| self.coins.standing(at) == 0));
        items.extend(empty.map(|target| Item::sprite("target", target.map_or(NEST, spiral::place))));
        items.extend(moved.and_then(halo));
        let ringed = |position: u8| {
            targets.contains(&Some(position)) || moved.is_some_and(|moved| moved.way.to == Some(position))
        };
        let mut stacks: Vec<(Side, u8, Point)> = self
            .sides()
            .flat_map(|side| self.coins.places(side).map(move |position| (side, position, spiral::place(position))))
            .collect();
        stacks.sort_by(|a, b| a.2.y.total_cmp(&b.2.y));
        for &(side, position, at) in &stacks {
            items.extend(stack(side, at, self.coins.standing(position), 1.0, false));
            if targets.contains(&Some(position)) {
                items.push(Item::Outline { at, radius: reach(side) + 8.0, side: side.number() });
            }
        }
        items.extend(stacks.iter().map(|&(_, position, _)| {
            let away = if ringed(position) { 66.0 } else { 56.0 };
            let at = spiral::beside(position, away, self.coins.standing(position));
            Item::Label { at, size: 32.0, text: position.to_string(), colour: "ink" }
        }));
        items.extend(self.cushion_items(last, to_move));
        for side in self.sides() {
            items.extend(self.corner(side, to_move == Some(side), moved));
        }
        items
    }

    fn cushion_items(&self, last: Option<&Happening>, to_move: Option<Side>) -> Vec<Item> {
        let mut rows = self.cushion(last);
        let mut items = Vec::new();
        if self.options.ritual && to_move.is_some() && matches!(self.turn(), Turn::Throw(_)) {
            // What was thrown before is shown until the cup covers it; what was kept stays in sight.
            rows.retain(|row| row.value.is_some());
            let (at, scale) = match rows.is_empty() {
                true => (MIDDLE, 1.0),
                false => (MIDDLE.plus(-79.0, -6.0), 0.62),
            };
            items.push(Item::Sprite { name: "cup", at, scale, turn: 0.0 });
            rows.iter_mut().for_each(|row| row.mark = Mark::None);
        }
        if rows.len() > ROWS.len() {
            rows.drain(..rows.len() - ROWS.len());
            rows.iter_mut().for_each(|row| row.mark = Mark::None);
        }
        let Some(&(pitch, scale)) = ROWS.get(rows.len().wrapping_sub(1)) else { return items };
        let first = 514.0 - pitch * (rows.len() - 1) as f32 / 2.0;
        // One value of several throws stands beside the middle of their dice.
        let is_one = rows.iter().filter(|row| row.value.is_some()).count() == 1;
        for (index, row) in rows.iter().enumerate() {
            let y = first + pitch * index as f32;
            items.extend(marks(row.mark, y, scale, index));
            if let Some(value) = row.value {
                let at = Point::new(678.0, if is_one { 514.0 } else { y });
                if self.stage == Stage::EnterAll {
                    items.extend(value_box(at.plus(0.0, -46.0), scale, value.to_string()));
                    items.extend(value_box(at.plus(0.0, 46.0), scale, "×9".to_owned()));
                } else {
                    items.extend(value_box(at, scale, value.to_string()));
                }
            }
        }
        items
    }

    /// A side's coins in hand and at home.
    fn corner(&self, side: Side, is_due: bool, moved: Option<&Moved>) -> Vec<Item> {
        // Clockwise from the lower left; two sides sit opposite each other.
        let seat = if self.seating.sides == 2 { 2 * side.index() } else { side.index() };
        let (is_left, is_below) = (seat < 2, seat == 0 || seat == 3);
        let y = if is_below { HEIGHT - CORNER } else { CORNER };
        let at = |from_edge: f32| Point::new(if is_left { from_edge } else { 1200.0 - from_edge }, y);
        let mut items = Vec::new();
        if is_due {
            let at = at((HAND + HOMES) / 2.0);
            items.push(Item::Plate { at, width: 212.0, height: 116.0, corner: 36.0, line: 5.0 });
        }
        items.push(Item::sprite("nest", at(HOMES)));
        items.extend(stack(side, at(HAND), self.coins.hand(side), 1.1, true));
        items.extend(stack(side, at(HOMES), self.coins.home(side), 1.0, false));
        if moved.is_some_and(|moved| matches!(moved.landed, Landed::Captured { victim, .. } if victim == side)) {
            items.push(Item::Sprite { name: "cross", at: at(HOMES + 84.0), scale: 0.4, turn: 0.0 });
        }
        items
    }
}

/// The line along the spiral from where the last move began.
fn way(moved: &Moved) -> Vec<Item> {
    let from = moved.way.from.position();
    let start = spiral::place(from);
    let mut points = spiral::way(from, moved.way.to);
    // The ring at the start is open.
    points.retain(|point| (point.x - start.x).hypot(point.y - start.y) > 15.0);
    vec![Item::Way { points }, Item::Ring { at: start, radius: 17.0, kind: Ring::Left }]
}

fn halo(moved: &Moved) -> Option<Item> {
    let at = spiral::place(moved.way.to?);
    Some(Item::Halo { at, radius: reach(moved.side) + 9.0, side: moved.side.number() })
}

/// Half a coin from one straight or round edge to the other.
fn reach(side: Side) -> f32 {
    if side == Side::NORTH { 28.0 } else { 31.0 }
}

/// Coins on each other, with their number; a single one has its hole in place of a number unless it must be counted.
fn stack(side: Side, at: Point, coins: u8, scale: f32, is_counted: bool) -> Vec<Item> {
    let index = side.index();
    let sprite = |name: &'static str, at: Point| Item::Sprite { name, at, scale, turn: 0.0 };
    let numeral = |at: Point, colour: &'static str| {
        let text = coins.to_string();
        Item::Label { at, size: 38.0 * scale, text, colour }
    };
    let Some(edges) = coins.checked_sub(1) else {
        return match is_counted {
            true => vec![sprite(NONE[index], at), numeral(at, "cloth-text")],
            false => Vec::new(),
        };
    };
    let pitch = COIN * scale;
    let bottom = pitch * f32::from(edges) / 2.0;
    let mut items: Vec<Item> =
        (0..edges).map(|coin| sprite(EDGES[index], at.plus(0.0, bottom - pitch * f32::from(coin)))).collect();
    let top = at.plus(0.0, -bottom);
    items.push(sprite(COINS[index], top));
    items.push(if coins > 1 || is_counted { numeral(top, NUMERALS[index]) } else { sprite(HOLES[index], top) });
    items
}

/// What stands before a value.
fn marks(mark: Mark, y: f32, scale: f32, row: usize) -> Vec<Item> {
    let sprite =
        |name: &'static str, x: f32, y: f32, scale: f32| Item::Sprite { name, at: Point::new(x, y), scale, turn: 0.0 };
    // Dice do not fall into line.
    let stray = scale * [-3.0, 4.0, -2.0, 3.0][row % 4];
    let dice = |[first, second]: [u8; 2]| {
        let die = |pips: u8| DICE[usize::from(pips - 1) % DICE.len()];
        vec![sprite(die(first), 560.0 - 78.0 * scale, y, scale), sprite(die(second), 560.0, y + stray, scale)]
    };
    match mark {
        Mark::None => Vec::new(),
        Mark::Dice(pips) => dice(pips),
        Mark::InVain(pips) => [dice(pips), vec![sprite("cross", 678.0, y, 0.6)]].concat(),
        Mark::Nest => vec![sprite("nest", 560.0 - 39.0 * scale, y, 0.5)],
    }
}

fn value_box(at: Point, scale: f32, text: String) -> Vec<Item> {
    let size = (54.0 * scale).max(40.0);
    vec![
        Item::Plate { at, width: 92.0, height: 74.0 * scale, corner: 18.0, line: 4.0 },
        Item::Label { at, size, text, colour: "ink" },
    ]
}
