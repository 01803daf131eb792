use resvg::tiny_skia::{Path, PathBuilder};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

/// Noto Sans Bold, with Arabic and Persian digits.
static FONT: &[u8] = include_bytes!("../../data/fonts/board.ttf");

/// Digits stand this far below the point that they are centred on, as a share of their size.
const BASELINE: f32 = 0.357;

/// The outlines of a text that is centred on (0, 0). A character that the font does not have is left out.
pub fn outlines(text: &str, size: f32) -> Option<Path> {
    let font = FontRef::new(FONT).ok()?;
    let (characters, glyphs) = (font.charmap(), font.outline_glyphs());
    let metrics = font.glyph_metrics(Size::new(size), LocationRef::default());
    let glyph_ids: Vec<_> = text.chars().filter_map(|character| characters.map(character)).collect();
    let advance = |id| metrics.advance_width(id).unwrap_or(0.0);
    let width: f32 = glyph_ids.iter().map(|&id| advance(id)).sum();
    let mut pen = Pen { path: PathBuilder::new(), x: -width / 2.0, y: BASELINE * size };
    for id in glyph_ids {
        if let Some(glyph) = glyphs.get(id) {
            glyph.draw(DrawSettings::unhinted(Size::new(size), LocationRef::default()), &mut pen).ok()?;
        }
        pen.x += advance(id);
    }
    pen.path.finish()
}

/// Draws glyphs side by side; fonts count upwards, pictures downwards.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, self.y - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, self.y - y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + x1, self.y - y1, self.x + x, self.y - y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.cubic_to(self.x + x1, self.y - y1, self.x + x2, self.y - y2, self.x + x, self.y - y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
