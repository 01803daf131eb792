use super::palette::Palette;
use super::stamp::Stamp;

/// A picture in palette numbers.
pub struct Canvas {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, height, pixels: vec![0; width * height] }
    }

    /// Lays a stamp with its origin on this pixel; what falls outside is cut off.
    pub fn lay(&mut self, stamp: &Stamp, x: i32, y: i32, palette: &Palette) {
        for run in &stamp.runs {
            let Ok(row) = usize::try_from(y + run.y) else { continue };
            if row >= self.height {
                continue;
            }
            let left = x + run.x;
            let cut = usize::try_from(-left).unwrap_or(0);
            let left = usize::try_from(left).unwrap_or(0);
            let length = run.length.saturating_sub(cut).min(self.width.saturating_sub(left));
            if length == 0 {
                continue;
            }
            let under = &mut self.pixels[row * self.width + left..][..length];
            if run.is_solid {
                under.copy_from_slice(&stamp.solid[run.start + cut..][..length]);
            } else {
                for (under, &over) in under.iter_mut().zip(&stamp.soft[run.start + cut..][..length]) {
                    *under = mixed(*under, over, palette);
                }
            }
        }
    }
}

/// What is nearest to a soft pixel over a colour of the palette.
fn mixed(under: u8, [red, green, blue, alpha]: [u8; 4], palette: &Palette) -> u8 {
    let clear = u32::from(u8::MAX - alpha);
    let [r, g, b] = palette.colour(under).map(|channel| ((u32::from(channel) * clear + 127) / 255) as u8);
    palette.near([red.saturating_add(r), green.saturating_add(g), blue.saturating_add(b)])
}
