use crate::rules::Side;
use crate::scene::{Item, Point, Scene};

/// A line below the board, and how much of the game has been played.
pub struct Caption<'a> {
    pub parts: &'a [Part],
    /// From 0 to 1.
    pub done: f32,
}

/// What stands in a line, from left to right.
pub enum Part {
    Text(String),
    Sign(Side),
    Name { names: String, success: &'static str },
}

/// Lengths in units of the canvas.
const HEIGHT: u16 = 104;
const EDGE: f32 = 36.0;
const SIZE: f32 = 58.0;
const SIGN: f32 = 26.0;
const GAP: f32 = 30.0;
/// The bar below that tells how much has been played.
const BAR: f32 = 12.0;
/// A character's mean width, as a share of its size.
const MEAN: f32 = 0.6;
/// Names have so much room together.
const NAMES: usize = 28;

impl Caption<'_> {
    /// The scene with this line below it.
    pub fn below(&self, mut scene: Scene) -> Scene {
        let (width, top) = (f32::from(scene.width), f32::from(scene.height));
        scene.height += HEIGHT;
        let bar = |from: f32, to: f32, top: f32, bottom: f32, fill: &'static str| Item::Bar {
            at: Point::new((from + to) / 2.0, (top + bottom) / 2.0),
            width: to - from,
            height: bottom - top,
            corner: 0.0,
            fill: Some(fill),
            edge: None,
        };
        let bottom = top + f32::from(HEIGHT);
        scene.items.push(bar(0.0, width, top, bottom, "paper"));
        if self.done > 0.0 {
            scene.items.push(bar(0.0, width * self.done, bottom - BAR, bottom, "mark"));
        }
        scene.items.extend(self.line(width - 2.0 * EDGE, Point::new(EDGE, top + (f32::from(HEIGHT) - BAR) / 2.0)));
        scene
    }

    /// The parts from this point on; a long line is smaller.
    fn line(&self, width: f32, start: Point) -> Vec<Item> {
        let sides = self.parts.iter().filter(|part| matches!(part, Part::Name { .. })).count().max(1);
        let long = |part: &Part| part.text(NAMES / sides).chars().count() as f32 * MEAN * SIZE;
        let length = |part: &Part| if let Part::Sign(_) = part { 2.0 * SIGN } else { long(part) };
        // A sign stands closer to what belongs to it.
        let before = |part: &Part| if let Part::Sign(_) = part { 2.0 * GAP } else { GAP };
        let whole: f32 = self.parts.iter().map(|part| before(part) + length(part)).sum();
        let scale = (width / whole).min(1.0);
        let mut x = start.x - self.parts.first().map_or(0.0, before) * scale;
        let item = |part: &Part| {
            let left = x + scale * before(part);
            x = left + scale * length(part);
            let at = Point::new((left + x) / 2.0, start.y);
            match part {
                Part::Sign(side) => Item::Sign { at, radius: SIGN * scale, side: side.number() },
                part => Item::Label { at, size: SIZE * scale, text: part.text(NAMES / sides), colour: "ink" },
            }
        };
        self.parts.iter().map(item).collect()
    }
}

impl Part {
    /// What is written, with names of so many characters.
    fn text(&self, chars: usize) -> String {
        match self {
            Part::Sign(_) => String::new(),
            Part::Text(text) => text.clone(),
            Part::Name { names, success } if !is_drawn(names) => success.trim().to_owned(),
            Part::Name { names, success } if names.chars().count() > chars => {
                let names: String = names.chars().take(chars - 1).collect();
                format!("{}…{success}", names.trim_end())
            }
            Part::Name { names, success } => format!("{names}{success}"),
        }
    }
}

/// Whether the letters of pictures have all of a name: Latin, Greek and Cyrillic ones. A name in part would be another one.
fn is_drawn(names: &str) -> bool {
    names.chars().all(|c| matches!(c, ' '..='~' | '\u{A1}'..='\u{17F}' | '\u{370}'..='\u{45F}'))
}
