use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::canvas::Canvas;
use super::palette::Palette;

/// A GIF that is being made. Pictures are in the palette already, so that nothing is lost; each frame is as large as what
/// changes, and clear where nothing does.
pub struct Film<'a> {
    palette: &'a Palette,
    encoder: Option<Encoder<Vec<u8>>>,
    before: Vec<u8>,
    /// A frame is written once it is known how long it is seen.
    waiting: Option<Frame<'static>>,
}

impl<'a> Film<'a> {
    pub fn new(palette: &'a Palette) -> Film<'a> {
        Film { palette, encoder: None, before: Vec::new(), waiting: None }
    }

    /// Shows a picture, as large as the first, for so many hundredths of a second.
    pub fn show(&mut self, canvas: Canvas, hundredths: u16) {
        let frame = match &self.encoder {
            None => {
                self.encoder = Some(written(self.begun(&canvas)));
                Some(Frame::from_indexed_pixels(canvas.width as u16, canvas.height as u16, canvas.pixels.clone(), None))
            }
            Some(_) => changed(&self.before, &canvas, self.clear()),
        };
        self.before = canvas.pixels;
        match (frame, &mut self.waiting) {
            (None, Some(waiting)) => waiting.delay = waiting.delay.saturating_add(hundredths),
            (None, None) => {}
            (Some(frame), _) => {
                self.write();
                self.waiting = Some(Frame { delay: hundredths, dispose: DisposalMethod::Keep, ..frame });
            }
        }
    }

    /// How many bytes are written so far.
    pub fn bytes(&self) -> usize {
        self.encoder.as_ref().map_or(0, |encoder| encoder.get_ref().len())
    }

    pub fn done(mut self) -> Vec<u8> {
        self.write();
        self.encoder.map_or_else(Vec::new, |encoder| written(encoder.into_inner()))
    }

    fn begun(&self, canvas: &Canvas) -> Result<Encoder<Vec<u8>>, EncodingError> {
        let colours = [&self.palette.entries().concat()[..], &[0; 3]].concat();
        let mut encoder = Encoder::new(Vec::new(), canvas.width as u16, canvas.height as u16, &colours)?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(encoder)
    }

    /// The number behind those of all colours.
    fn clear(&self) -> u8 {
        self.palette.entries().len() as u8
    }

    fn write(&mut self) {
        if let (Some(frame), Some(encoder)) = (self.waiting.take(), &mut self.encoder) {
            written(encoder.write_frame(&frame));
        }
    }
}

/// Memory takes every byte, no palette has more colours than a GIF, and frames have as many pixels as they say.
fn written<T>(result: Result<T, EncodingError>) -> T {
    result.expect("a film can always be written to memory")
}

/// The smallest rectangle that holds all pixels that have changed; `None` if none has.
fn changed(before: &[u8], canvas: &Canvas, clear: u8) -> Option<Frame<'static>> {
    let width = canvas.width;
    let rows = || before.chunks(width).zip(canvas.pixels.chunks(width));
    let differs = |(before, now): (&[u8], &[u8])| before != now;
    let top = rows().position(differs)?;
    let bottom = rows().rposition(differs)?;
    let rows = || rows().take(bottom + 1).skip(top);
    let left = rows().filter_map(|(before, now)| before.iter().zip(now).position(|(a, b)| a != b)).min()?;
    let right = rows().filter_map(|(before, now)| before.iter().zip(now).rposition(|(a, b)| a != b)).max()?;
    let pixels = rows().flat_map(|(before, now)| {
        let pixels = before[left..=right].iter().zip(&now[left..=right]);
        pixels.map(move |(before, now)| if before == now { clear } else { *now })
    });
    let (across, down) = (right + 1 - left, bottom + 1 - top);
    let frame = Frame::from_indexed_pixels(across as u16, down as u16, pixels.collect::<Vec<u8>>(), Some(clear));
    Some(Frame { left: left as u16, top: top as u16, ..frame })
}
