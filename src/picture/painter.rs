use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, PoisonError, RwLock};

use super::canvas::Canvas;
use super::encode;
use super::palette::Palette;
use super::shapes::{self, BADGE_SIZE, Shape};
use super::sprites;
use super::stamp::{Raster, Stamp};
use super::theme::Theme;
use crate::scene::{Item, Point, Scene};

/// The widths of pictures, in pixels.
pub const WIDTHS: RangeInclusive<u32> = 300..=2400;

/// Scenes are this wide, in units of the canvas.
const CANVAS: f32 = 1200.0;

/// More looks at once than people ask for; then the cache starts afresh, so that it cannot grow without end.
const MOST_KITS: usize = 24;

/// Draws scenes. Keeps what it has rasterised, so that one painter should serve the whole program.
#[derive(Default)]
pub struct Painter {
    kits: RwLock<HashMap<Look, Arc<Kit>>>,
}

/// Everything but the scene that decides how a picture comes out.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Look {
    theme: Theme,
    palette: &'static str,
    width: u32,
}

/// The stamps of one look.
struct Kit {
    theme: Theme,
    palette: Palette,
    /// Pixels for each unit of the canvas.
    scale: f32,
    stamps: RwLock<HashMap<Key, Arc<Stamp>>>,
}

/// What a stamp shows; lengths by their bits, which are equal whenever the lengths are.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Sprite { name: &'static str, scale: u32, turn: u32 },
    Shape(String),
}

impl Painter {
    pub fn new() -> Painter {
        Painter::default()
    }

    /// The scene as an indexed PNG, `width` pixels wide; a width outside [`WIDTHS`] becomes the nearest one inside.
    pub fn png(&self, scene: &Scene, theme: Theme, width: u32) -> Vec<u8> {
        let kit = self.kit(Look { theme, palette: scene.palette, width: width.clamp(*WIDTHS.start(), *WIDTHS.end()) });
        encode::png(&kit.draw(scene), &kit.palette)
    }

    /// Rasterises what this scene needs ahead of time, so that the first picture comes as fast as the others.
    pub fn warm(&self, scene: &Scene, theme: Theme, width: u32) {
        self.png(scene, theme, width);
    }

    fn kit(&self, look: Look) -> Arc<Kit> {
        // A panic elsewhere cannot leave a cache half written, so a poisoned lock is as good as any.
        if let Some(kit) = self.kits.read().unwrap_or_else(PoisonError::into_inner).get(&look) {
            return Arc::clone(kit);
        }
        let mut kits = self.kits.write().unwrap_or_else(PoisonError::into_inner);
        if kits.len() >= MOST_KITS {
            kits.clear();
        }
        Arc::clone(kits.entry(look).or_insert_with(|| Arc::new(Kit::new(look))))
    }
}

impl Kit {
    fn new(look: Look) -> Kit {
        Kit {
            theme: look.theme,
            palette: Palette::new(look.theme, look.palette),
            scale: look.width as f32 / CANVAS,
            stamps: RwLock::default(),
        }
    }

    fn draw(&self, scene: &Scene) -> Canvas {
        let size = |length: u16| ((f32::from(length) * self.scale).round() as usize).max(1);
        let mut canvas = Canvas::new(size(scene.width), size(scene.height));
        for item in &scene.items {
            self.draw_item(&mut canvas, item);
        }
        canvas
    }

    fn draw_item(&self, canvas: &mut Canvas, item: &Item) {
        match *item {
            Item::Sprite { name, at, scale, turn } => {
                let key = Key::Sprite { name, scale: scale.to_bits(), turn: turn.to_bits() };
                self.lay(canvas, at, key, || sprites::raster(name, self.theme, scale * self.scale, turn));
            }
            Item::Ring { at, radius, kind } => self.lay_shape(canvas, at, &Shape::Ring { radius, kind }),
            Item::Ghost { at, radius } => self.lay_shape(canvas, at, &Shape::Ghost { radius }),
            Item::Chip { at, radius, size, count } => {
                let text = count.to_string();
                let width = (0.6 * size * text.len() as f32 + 22.0).max(2.0 * radius);
                self.lay_shape(canvas, at, &Shape::Chip { width, radius });
                self.lay_shape(canvas, at, &Shape::Text { text: &text, size, colour: "ink" });
            }
            Item::Tab { at, width, height, size, number, side } => {
                self.lay_shape(canvas, at, &Shape::Tab { width, height, side });
                let (text, colour) = (number.to_string(), format!("side-{side}-text"));
                self.lay_shape(canvas, at, &Shape::Text { text: &text, size, colour: &colour });
            }
            Item::Label { at, size, ref text, colour } => {
                self.lay_shape(canvas, at, &Shape::Text { text, size, colour });
            }
            Item::Badge { at, number } => {
                self.lay_shape(canvas, at, &Shape::Badge);
                let text = number.to_string();
                self.lay_shape(canvas, at, &Shape::Text { text: &text, size: BADGE_SIZE, colour: "mark-case" });
            }
        }
    }

    fn lay_shape(&self, canvas: &mut Canvas, at: Point, shape: &Shape) {
        self.lay(canvas, at, Key::Shape(format!("{shape:?}")), || shapes::raster(shape, self.theme, self.scale));
    }

    fn lay(&self, canvas: &mut Canvas, at: Point, key: Key, raster: impl FnOnce() -> Option<Raster>) {
        let stamp = self.stamp(key, raster);
        // Whole pixels, so that equal stamps are equal bytes.
        let pixel = |length: f32| (length * self.scale).round() as i32;
        canvas.lay(&stamp, pixel(at.x), pixel(at.y), &self.palette);
    }

    fn stamp(&self, key: Key, raster: impl FnOnce() -> Option<Raster>) -> Arc<Stamp> {
        if let Some(stamp) = self.stamps.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Arc::clone(stamp);
        }
        // Two threads may rasterise the same thing at once; both come to the same pixels.
        let stamp = Arc::new(raster().map_or_else(Stamp::empty, |raster| Stamp::new(&raster, &self.palette)));
        self.stamps.write().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&stamp));
        stamp
    }
}
