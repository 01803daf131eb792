use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, PoisonError, RwLock};

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::canvas::Canvas;
use super::encode;
use super::gif::Film;
use super::palette::Palette;
use super::part::{Part, each_part};
use super::stamp::Stamp;
use super::theme::{Rgb, Theme};
use crate::scene::{Frame, Point, Scene};

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
    /// By what they show, written out: equal text, equal pixels.
    stamps: RwLock<HashMap<String, Arc<Stamp>>>,
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

    /// The frames as a GIF that begins again at its end, `width` pixels wide. Where it would have more than `most` bytes it
    /// is a little narrower, and then every second frame is left out, as often as that takes. Frames of another size or
    /// palette than the first are left out, too.
    pub fn gif(&self, frames: &[Frame], theme: Theme, width: u32, most: usize) -> Vec<u8> {
        let Some(first) = frames.first().map(|frame| &frame.scene) else { return Vec::new() };
        let form = |scene: &Scene| (scene.palette, scene.width, scene.height);
        let mut frames: Vec<&Frame> = frames.iter().filter(|frame| form(&frame.scene) == form(first)).collect();
        let look =
            |width: u32| Look { theme, palette: first.palette, width: width.clamp(*WIDTHS.start(), *WIDTHS.end()) };
        let narrower = look(width * 4 / 5);
        let whole = self.film(&frames, look(width), most).or_else(|| self.film(&frames, narrower, most));
        if let Some(whole) = whole {
            return whole;
        }
        loop {
            frames = thinned(&frames);
            let most = if frames.len() > 1 { most } else { usize::MAX };
            if let Some(thinned) = self.film(&frames, narrower, most) {
                return thinned;
            }
        }
    }

    /// `None` where it would have more bytes.
    fn film(&self, frames: &[&Frame], look: Look, most: usize) -> Option<Vec<u8>> {
        let kit = self.kit(look);
        let mut film = Film::new(&kit.palette);
        for frame in frames {
            film.show(kit.draw(&frame.scene), frame.hundredths);
            if film.bytes() > most {
                return None;
            }
        }
        Some(film.done()).filter(|bytes| bytes.len() <= most)
    }

    /// The scene in full colours, before the palette: red, green and blue of each pixel, row by row. For choosing
    /// palettes.
    pub fn full_colours(scene: &Scene, theme: Theme) -> Vec<Rgb> {
        let (width, height) = size(scene, 1.0);
        let Some(mut pixmap) = Pixmap::new(width, height) else { return Vec::new() };
        for item in &scene.items {
            each_part(item, |at, part| {
                let Some(raster) = part.raster(theme, 1.0) else { return };
                let ((x, y), (left, top)) = (pixel(at, 1.0), raster.origin);
                let placed = Transform::identity();
                pixmap.draw_pixmap(x - left, y - top, raster.pixmap.as_ref(), &PixmapPaint::default(), placed, None);
            });
        }
        pixmap.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
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
        let (width, height) = size(scene, self.scale);
        let mut canvas = Canvas::new(width as usize, height as usize);
        for item in &scene.items {
            each_part(item, |at, part| {
                let (x, y) = pixel(at, self.scale);
                canvas.lay(&self.stamp(&part), x, y, &self.palette);
            });
        }
        canvas
    }

    fn stamp(&self, part: &Part) -> Arc<Stamp> {
        let draw = || {
            let raster = part.raster(self.theme, self.scale);
            Arc::new(raster.map_or_else(Stamp::empty, |raster| Stamp::new(&raster, &self.palette)))
        };
        if !part.recurs() {
            return draw();
        }
        let key = format!("{part:?}");
        if let Some(stamp) = self.stamps.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Arc::clone(stamp);
        }
        // Two threads may rasterise the same thing at once; both come to the same pixels.
        let stamp = draw();
        self.stamps.write().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&stamp));
        stamp
    }
}

/// Without every second frame of those that are not needed; where all are, without every second of all but the last.
fn thinned<'a>(frames: &[&'a Frame]) -> Vec<&'a Frame> {
    if frames.iter().all(|frame| frame.is_needed) {
        let mut kept: Vec<&Frame> = frames.iter().rev().step_by(2).copied().collect();
        kept.reverse();
        return kept;
    }
    let mut stays = true;
    let kept = frames.iter().filter(|frame| {
        stays ^= !frame.is_needed;
        frame.is_needed || stays
    });
    kept.copied().collect()
}

/// Pixels of the whole picture across and down, at so many pixels for each unit.
fn size(scene: &Scene, scale: f32) -> (u32, u32) {
    let pixels = |length: u16| ((f32::from(length) * scale).round() as u32).max(1);
    (pixels(scene.width), pixels(scene.height))
}

/// The whole pixel where a stamp's origin goes, so that equal stamps are equal bytes.
fn pixel(at: Point, scale: f32) -> (i32, i32) {
    ((at.x * scale).round() as i32, (at.y * scale).round() as i32)
}
