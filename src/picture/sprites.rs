use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::stamp::Raster;
use super::theme::Theme;

/// Every drawing by its file's name, with its colours still as names in braces.
macro_rules! templates {
    ($($name:literal)*) => {
        static TEMPLATES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../templates/boards/", $name, ".svg")))),*];
    };
}

templates! {
    "back-1" "back-2" "board-mat" "board-seega-5" "board-seega-7" "board-seega-9" "board-sho" "board-sigh-3" "board-sigh-4"
    "board-sokusowo" "board-tihbat" "captive-1" "captive-2" "chevron" "chevron-1" "chevron-2" "coin-1" "coin-2" "coin-3"
    "coin-4" "coin-edge-1" "coin-edge-2" "coin-edge-3" "coin-edge-4" "coin-none-1" "coin-none-2" "coin-none-3"
    "coin-none-4" "cowrie" "cross" "cup" "die-1" "die-2" "die-3" "die-4" "die-5" "die-6" "eye-5" "eye-7" "eye-9" "free-1"
    "free-2" "ghost-1" "ghost-2" "hole-1" "hole-2" "hole-3" "hole-4" "mini-1" "mini-2" "mound-hole" "nail" "nest"
    "pebble-1" "pebble-2" "pebble-3" "pebble-4" "pebble-5" "pebble-6" "pebble-7" "pebble-8" "plate" "plate-left"
    "seed-1" "seed-2" "seed-3" "seed-4" "seed-5" "seed-6" "stick-dark" "stick-edge" "stick-white" "stone-1a" "stone-1b"
    "stone-1c" "stone-1s" "stone-2a" "stone-2b" "stone-2c" "stone-2s" "stopped" "taken" "target" "token-1" "token-2"
    "twig-1" "twig-2"
}

/// The names of all drawings.
pub fn names() -> impl Iterator<Item = &'static str> {
    TEMPLATES.iter().map(|&(name, _)| name)
}

/// What is wrong with the drawings: those that are no SVG, and colours that a theme does not have.
pub fn undrawable() -> Vec<String> {
    let mut failures = Vec::new();
    for &(name, template) in TEMPLATES {
        for theme in Theme::ALL {
            for part in template.split('{').skip(1) {
                let colour = part.split('}').next().unwrap_or(part);
                if theme.colour(colour).is_none() {
                    failures.push(format!("{name}: {} has no colour {colour}", theme.word()));
                }
            }
            if let Err(error) = Tree::from_str(&theme.fill(template), &Options::default()) {
                failures.push(format!("{name}: {error}"));
            }
        }
    }
    failures
}

/// The drawing at this scale, turned clockwise by so many degrees about its middle; `None` if there is no such drawing.
///
/// The origin is the middle; a board's is its top left corner.
pub fn raster(name: &str, theme: Theme, scale: f32, turn: f32) -> Option<Raster> {
    let (_, template) = TEMPLATES.iter().find(|(known, _)| *known == name)?;
    let tree = Tree::from_str(&theme.fill(template), &Options::default()).ok()?;
    let (width, height) = (tree.size().width(), tree.size().height());
    if name.starts_with("board-") {
        let mut pixmap = Pixmap::new((width * scale).round() as u32, (height * scale).round() as u32)?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        return Some(Raster { pixmap, origin: (0, 0) });
    }
    // A turned drawing fits into the circle round it.
    let reach = |length: f32| (length * scale / 2.0).ceil() as u32;
    let (across, down) = match turn {
        0.0 => (reach(width), reach(height)),
        _ => (reach(width.hypot(height)), reach(width.hypot(height))),
    };
    let mut pixmap = Pixmap::new(2 * across, 2 * down)?;
    let placed = Transform::from_translate(-width / 2.0, -height / 2.0)
        .post_scale(scale, scale)
        .post_rotate(turn)
        .post_translate(across as f32, down as f32);
    resvg::render(&tree, placed, &mut pixmap.as_mut());
    Some(Raster { pixmap, origin: (across as i32, down as i32) })
}
