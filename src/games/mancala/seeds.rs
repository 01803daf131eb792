use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::scene::Point;

/// How large seeds are drawn in a pit, and how far apart, up to a count.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub up_to: u8,
    pub scale: f32,
    /// In units of the canvas.
    pub pitch: f32,
}

/// Where the seeds of one pit lie, in drawing order.
#[derive(Clone, PartialEq, Debug)]
pub struct Heap {
    pub scale: f32,
    pub places: Vec<Point>,
}

/// What a layer holds; the rest lies on top of it.
const LAYER: usize = 37;

/// Where n seeds lie for n = 0 to 37, in thousandths of the pitch.
static LAYOUTS: LazyLock<Vec<Vec<[i16; 2]>>> = LazyLock::new(|| {
    let text = include_str!("../../../data/seed-layouts.toml");
    let by_count: BTreeMap<String, Vec<[i16; 2]>> =
        toml::from_str(text).unwrap_or_else(|error| panic!("seed-layouts.toml: {error}"));
    (0..=LAYER).map(|count| by_count.get(&count.to_string()).cloned().unwrap_or_default()).collect()
});

impl Heap {
    /// Lays out a pit's seeds round its middle. `steps` rise; the last one holds for all greater counts.
    ///
    /// # Panics
    /// If the compiled-in layouts are not of the right form; a test draws every count.
    pub fn new(count: u8, middle: Point, steps: &[Step]) -> Heap {
        let step = steps.iter().find(|step| count <= step.up_to).or(steps.last());
        let (scale, pitch) = step.map_or((1.0, 0.0), |step| (step.scale, step.pitch));
        let lower = usize::from(count).min(LAYER);
        let upper = (usize::from(count) - lower).min(LAYER);
        let place = |[x, y]: [i16; 2]| (f32::from(x) * pitch / 1000.0, f32::from(y) * pitch / 1000.0);
        let lower = LAYOUTS[lower].iter().map(|&at| place(at));
        // The upper layer is turned, so that its seeds lie between the lower ones, and lifted.
        let upper = LAYOUTS[upper].iter().map(|&at| place(at)).map(|(x, y)| (-x - 2.0, -y - 4.0));
        let places = lower.chain(upper).map(|(x, y)| middle.plus(x.round(), y.round())).collect();
        Heap { scale, places }
    }
}
