use resvg::tiny_skia::Pixmap;

use super::palette::Palette;

/// A drawing in palette numbers, ready to be laid on a canvas.
pub struct Stamp {
    pub runs: Vec<Run>,
    /// Palette numbers of the full pixels.
    pub solid: Vec<u8>,
    /// Premultiplied red, green, blue and alpha of the pixels at soft edges.
    pub soft: Vec<[u8; 4]>,
}

/// Pixels of one row that lie side by side and are of one kind; nothing is kept of clear ones.
pub struct Run {
    /// From the stamp's own origin.
    pub x: i32,
    pub y: i32,
    /// Where the pixels begin in `solid` or `soft`.
    pub start: usize,
    pub length: usize,
    pub is_solid: bool,
}

/// A drawing in full colours, and the pixel that is its origin.
pub struct Raster {
    pub pixmap: Pixmap,
    pub origin: (i32, i32),
}

#[derive(Clone, Copy, PartialEq)]
enum Pixel {
    Clear,
    Solid,
    Soft,
}

impl Stamp {
    pub fn empty() -> Stamp {
        Stamp { runs: Vec::new(), solid: Vec::new(), soft: Vec::new() }
    }

    pub fn new(raster: &Raster, palette: &Palette) -> Stamp {
        let mut stamp = Stamp::empty();
        let width = raster.pixmap.width().max(1) as usize;
        // Most neighbours are equal, so the last search answers most of them.
        let mut last = ([0; 3], palette.exact([0; 3]));
        for (y, row) in (-raster.origin.1..).zip(raster.pixmap.pixels().chunks(width)) {
            let mut before = Pixel::Clear;
            for (x, pixel) in (-raster.origin.0..).zip(row) {
                let kind = match pixel.alpha() {
                    0 => Pixel::Clear,
                    u8::MAX => Pixel::Solid,
                    _ => Pixel::Soft,
                };
                match (kind, stamp.runs.last_mut()) {
                    (Pixel::Clear, _) => {}
                    (_, Some(run)) if kind == before => run.length += 1,
                    _ => {
                        let is_solid = kind == Pixel::Solid;
                        let start = if is_solid { stamp.solid.len() } else { stamp.soft.len() };
                        stamp.runs.push(Run { x, y, start, length: 1, is_solid });
                    }
                }
                let colour = [pixel.red(), pixel.green(), pixel.blue()];
                match kind {
                    Pixel::Clear => {}
                    Pixel::Soft => stamp.soft.push([colour[0], colour[1], colour[2], pixel.alpha()]),
                    Pixel::Solid => {
                        if colour != last.0 {
                            last = (colour, palette.exact(colour));
                        }
                        stamp.solid.push(last.1);
                    }
                }
                before = kind;
            }
        }
        stamp
    }
}
