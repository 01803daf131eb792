use super::shapes::{self, BADGE_SIZE, Shape};
use super::sprites;
use super::stamp::Raster;
use super::theme::Theme;
use crate::scene::{Item, Point};

/// What one stamp shows. Its debug text is the key by which stamps are kept.
#[derive(Debug)]
pub enum Part<'a> {
    Sprite { name: &'static str, scale: f32, turn: f32 },
    Shape(Shape<'a>),
}

impl Part<'_> {
    /// Whether the same part is likely to be drawn again: hardly any two moves go the same way, and no two ratings are
    /// alike, so that these would only fill the memory.
    pub fn recurs(&self) -> bool {
        !matches!(
            self,
            Part::Shape(
                Shape::Way { .. } | Shape::Trail { .. } | Shape::Line { .. } | Shape::Area { .. } | Shape::Bar { .. }
            )
        )
    }

    /// The part at so many pixels for each unit of the canvas; `None` if nothing of it can be seen.
    pub fn raster(&self, theme: Theme, pixels: f32) -> Option<Raster> {
        match self {
            Part::Sprite { name, scale, turn } => sprites::raster(name, theme, scale * pixels, *turn),
            Part::Shape(shape) => shapes::raster(shape, theme, pixels),
        }
    }
}

/// Takes an item apart, in drawing order.
pub fn each_part(item: &Item, mut each: impl FnMut(Point, Part)) {
    match *item {
        Item::Sprite { name, at, scale, turn } => each(at, Part::Sprite { name, scale, turn }),
        Item::Ring { at, radius, kind } => each(at, Part::Shape(Shape::Ring { radius, kind })),
        Item::Ghost { at, radius } => each(at, Part::Shape(Shape::Ghost { radius })),
        Item::Chip { at, radius, size, count } => {
            let text = count.to_string();
            let width = (0.6 * size * text.len() as f32 + 22.0).max(2.0 * radius);
            each(at, Part::Shape(Shape::Chip { width, radius }));
            each(at, Part::Shape(Shape::Text { text: &text, size, colour: "ink" }));
        }
        Item::Tab { at, width, height, size, number, side } => {
            let (text, colour) = (number.to_string(), format!("side-{side}-text"));
            each(at, Part::Shape(Shape::Tab { width, height, side }));
            each(at, Part::Shape(Shape::Text { text: &text, size, colour: &colour }));
        }
        Item::Label { at, size, ref text, colour } => each(at, Part::Shape(Shape::Text { text, size, colour })),
        Item::Halo { at, radius, side } => each(at, Part::Shape(Shape::Halo { radius, side })),
        Item::Outline { at, radius, side } => each(at, Part::Shape(Shape::Outline { radius, side })),
        Item::Sign { at, radius, side } => each(at, Part::Shape(Shape::Sign { radius, side })),
        Item::Way { ref points } => each(Point::new(0.0, 0.0), Part::Shape(Shape::Way { points })),
        Item::Trail { ref points, width, is_undone } => {
            each(Point::new(0.0, 0.0), Part::Shape(Shape::Trail { points, width, is_undone }));
        }
        Item::Dots { at, radius, side } => each(at, Part::Shape(Shape::Dots { radius, side })),
        Item::Plate { at, width, height, corner, line } => {
            each(at, Part::Shape(Shape::Plate { width, height, corner, line }));
        }
        Item::Bar { at, width, height, corner, fill, edge } => {
            each(at, Part::Shape(Shape::Bar { width, height, corner, fill, edge }));
        }
        Item::Line { ref points, width, colour } => {
            each(Point::new(0.0, 0.0), Part::Shape(Shape::Line { points, width, colour }));
        }
        Item::Area { ref points, colour } => {
            each(Point::new(0.0, 0.0), Part::Shape(Shape::Area { points, colour }));
        }
        Item::Arrow { from, to, width } => {
            each(from, Part::Shape(Shape::Arrow { x: to.x - from.x, y: to.y - from.y, width }));
        }
        Item::Badge { at, number } => {
            let text = number.to_string();
            each(at, Part::Shape(Shape::Badge));
            each(at, Part::Shape(Shape::Text { text: &text, size: BADGE_SIZE, colour: "mark-case" }));
        }
    }
}
