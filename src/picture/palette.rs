use std::sync::atomic::{AtomicU8, Ordering};

use super::theme::{Rgb, Theme, edge_colours, palette_colours};

/// The few colours of one game in one theme, and the way from any colour to the nearest of them.
pub struct Palette {
    entries: Vec<Rgb>,
    /// The entries that colours between others may become.
    edges: Vec<u8>,
    /// The nearest entry for each colour at six bits a channel, found when first asked for. What is found depends on
    /// the colour alone, so threads may race to write it.
    nearest: Vec<AtomicU8>,
}

/// No palette has so many entries.
const UNKNOWN: u8 = u8::MAX;

impl Palette {
    /// The colours that this key may use; all of the theme's if there is no such key.
    pub fn new(theme: Theme, key: &str) -> Palette {
        let named: Vec<Rgb> = match palette_colours(key) {
            Some(names) => names.iter().filter_map(|name| theme.colour(name)).collect(),
            None => theme.names().filter_map(|name| theme.colour(name)).collect(),
        };
        let mut entries: Vec<Rgb> = Vec::new();
        for colour in named.into_iter().chain(theme.blends(key)) {
            if !entries.contains(&colour) && entries.len() < usize::from(UNKNOWN) {
                entries.push(colour);
            }
        }
        let edges = edge_colours(key).map(|names| {
            let named = names.iter().filter_map(|name| theme.colour(name));
            named.chain(theme.blends(key)).filter_map(|colour| place_of(colour, &entries)).collect()
        });
        let edges = edges.unwrap_or_else(|| (0..entries.len() as u8).collect());
        let nearest = std::iter::repeat_with(|| AtomicU8::new(UNKNOWN)).take(1 << 18).collect();
        Palette { entries, edges, nearest }
    }

    pub fn entries(&self) -> &[Rgb] {
        &self.entries
    }

    pub fn colour(&self, index: u8) -> Rgb {
        self.entries[usize::from(index)]
    }

    /// The entry of this very colour, or else the nearest for an edge.
    pub fn exact(&self, colour: Rgb) -> u8 {
        let nearest = || self.edges.iter().copied().min_by_key(|&index| distance(self.colour(index), colour));
        place_of(colour, &self.entries).or_else(nearest).unwrap_or(0)
    }

    /// The entry nearest to this colour or one that differs little from it; fast.
    pub fn near(&self, colour: Rgb) -> u8 {
        let [red, green, blue] = colour.map(|channel| usize::from(channel >> 2));
        let cell = &self.nearest[red << 12 | green << 6 | blue];
        match cell.load(Ordering::Relaxed) {
            UNKNOWN => {
                let index = self.exact(colour.map(|channel| channel & !3 | 2));
                cell.store(index, Ordering::Relaxed);
                index
            }
            index => index,
        }
    }
}

fn place_of(colour: Rgb, entries: &[Rgb]) -> Option<u8> {
    (0_u8..).zip(entries).find(|&(_, &entry)| entry == colour).map(|(index, _)| index)
}

/// How different two colours look, roughly: the eye sees green best.
fn distance(a: Rgb, b: Rgb) -> u32 {
    let [red, green, blue] = std::array::from_fn(|i| u32::from(a[i].abs_diff(b[i])));
    2 * red * red + 4 * green * green + 3 * blue * blue
}
