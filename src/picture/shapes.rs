use std::f32::consts::TAU;

use resvg::tiny_skia::{FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform};

use super::font;
use super::stamp::Raster;
use super::theme::Theme;
use crate::scene::{Point, Ring};

/// What is drawn here rather than from a template, with its lengths in units of the canvas.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape<'a> {
    Ring {
        radius: f32,
        kind: Ring,
    },
    Ghost {
        radius: f32,
    },
    Chip {
        width: f32,
        radius: f32,
    },
    Tab {
        width: f32,
        height: f32,
        side: u8,
    },
    Plate {
        width: f32,
        height: f32,
        corner: f32,
        line: f32,
    },
    Halo {
        radius: f32,
        side: u8,
    },
    Outline {
        radius: f32,
        side: u8,
    },
    Sign {
        radius: f32,
        side: u8,
    },
    /// Its points lie on the canvas, not about its own origin.
    Way {
        points: &'a [Point],
    },
    /// So do these.
    Trail {
        points: &'a [Point],
        width: f32,
        is_undone: bool,
    },
    Dots {
        radius: f32,
        side: u8,
    },
    /// From the origin so far across and down.
    Arrow {
        x: f32,
        y: f32,
        width: f32,
    },
    Bar {
        width: f32,
        height: f32,
        corner: f32,
        fill: Option<&'static str>,
        edge: Option<(&'static str, f32)>,
    },
    /// These points lie on the canvas, too.
    Line {
        points: &'a [Point],
        width: f32,
        colour: &'static str,
    },
    Area {
        points: &'a [Point],
        colour: &'static str,
    },
    Badge,
    Text {
        text: &'a str,
        size: f32,
        colour: &'a str,
    },
}

/// The width of a dot.
const DOT: f32 = 9.0;

/// The radius of a lap's badge, and the size of its number.
const BADGE: f32 = 21.0;
pub const BADGE_SIZE: f32 = 29.0;

/// The shape at this scale, centred on its origin; `None` if nothing of it can be seen.
pub fn raster(shape: &Shape, theme: Theme, scale: f32) -> Option<Raster> {
    match *shape {
        Shape::Ring { radius, kind } => ring(radius, kind, theme, scale),
        Shape::Ghost { radius } => {
            let mut sketch = Sketch::new(radius + 3.0, radius + 3.0, theme, scale)?;
            sketch.stroke(&circle(radius)?, "ghost", 4.0, Some(Dashes { count: 6.0, share: 0.6 }));
            Some(sketch.done())
        }
        Shape::Chip { width, radius } => {
            let mut sketch = Sketch::new(width / 2.0 + 2.0, radius + 2.0, theme, scale)?;
            let plate = rounded(width, 2.0 * radius, radius)?;
            sketch.fill(&plate, "paper");
            sketch.stroke(&plate, "ink", 3.0, None);
            Some(sketch.done())
        }
        Shape::Tab { width, height, side } => {
            let mut sketch = Sketch::new(width / 2.0 + 3.0, height / 2.0 + 3.0, theme, scale)?;
            let plate = rounded(width, height, 12.0)?;
            sketch.fill(&plate, &format!("side-{side}"));
            sketch.stroke(&plate, &format!("side-{side}-dark"), 4.0, None);
            Some(sketch.done())
        }
        Shape::Plate { width, height, corner, line } => {
            let plate = rounded(width, height, corner)?;
            let mut sketch = Sketch::round(&plate, line, theme, scale)?;
            sketch.fill(&plate, "paper");
            sketch.stroke(&plate, "ink", line, None);
            Some(sketch.done())
        }
        Shape::Halo { radius, side } => {
            let path = silhouette(radius, side)?;
            let mut sketch = Sketch::round(&path, 4.0, theme, scale)?;
            sketch.fill(&path, "mark");
            sketch.stroke(&path, "mark-case", 4.0, None);
            Some(sketch.done())
        }
        Shape::Outline { radius, side } => {
            let path = silhouette(radius, side)?;
            let mut sketch = Sketch::round(&path, 11.0, theme, scale)?;
            sketch.stroke(&path, "mark-case", 11.0, None);
            sketch.stroke(&path, "mark", 6.0, None);
            Some(sketch.done())
        }
        Shape::Sign { radius, side } => {
            let path = silhouette(radius, side)?;
            let mut sketch = Sketch::round(&path, 5.0, theme, scale)?;
            sketch.fill(&path, &format!("side-{side}"));
            sketch.stroke(&path, "ink", 5.0, None);
            Some(sketch.done())
        }
        Shape::Way { points } => way(points, theme, scale),
        Shape::Trail { points, width, is_undone } => trail(points, width, is_undone, theme, scale),
        Shape::Dots { radius, side } => {
            let mut sketch = Sketch::new(radius + DOT, radius + DOT, theme, scale)?;
            for dot in 0..10 {
                let (x, y) = ((TAU * dot as f32 / 10.0).cos() * radius, (TAU * dot as f32 / 10.0).sin() * radius);
                sketch.fill(&PathBuilder::from_circle(x, y, DOT / 2.0)?, &format!("side-{side}"));
            }
            Some(sketch.done())
        }
        Shape::Arrow { x, y, width } => {
            let path = arrow(x.hypot(y), width)?.transform(Transform::from_rotate(y.atan2(x).to_degrees()))?;
            let mut sketch = Sketch::round(&path, 5.0, theme, scale)?;
            sketch.fill(&path, "mark");
            sketch.stroke(&path, "mark-case", 5.0, None);
            Some(sketch.done())
        }
        Shape::Bar { width, height, corner, fill, edge } => {
            let bar = rounded(width, height, corner)?;
            let mut sketch = Sketch::round(&bar, edge.map_or(0.0, |(_, line)| line), theme, scale)?;
            if let Some(fill) = fill {
                sketch.fill(&bar, fill);
            }
            if let Some((colour, line)) = edge {
                sketch.stroke(&bar, colour, line, None);
            }
            Some(sketch.done())
        }
        Shape::Line { points, width, colour } => line(points, &[(colour, width)], theme, scale),
        Shape::Area { points, colour } => area(points, colour, theme, scale),
        Shape::Badge => {
            let mut sketch = Sketch::new(BADGE + 3.0, BADGE + 3.0, theme, scale)?;
            sketch.fill(&circle(BADGE)?, "mark");
            sketch.stroke(&circle(BADGE)?, "mark-case", 4.0, None);
            Some(sketch.done())
        }
        Shape::Text { text, size, colour } => {
            let outlines = font::outlines(text, size)?;
            let mut sketch = Sketch::round(&outlines, 0.0, theme, scale)?;
            sketch.fill(&outlines, colour);
            Some(sketch.done())
        }
    }
}

fn ring(radius: f32, kind: Ring, theme: Theme, scale: f32) -> Option<Raster> {
    let twelve = Some(Dashes { count: 12.0, share: 0.55 });
    let (line, case, dashes) = match kind {
        Ring::Start => (7.0, 13.0, twelve),
        Ring::Relay => (5.0, 11.0, None),
        Ring::End => (12.0, 18.0, None),
        Ring::Left => (6.0, 12.0, None),
        Ring::Return => (5.0, 9.0, twelve),
        Ring::Arrived => (4.0, 8.0, None),
    };
    let reach = radius + case / 2.0 + 1.0;
    let mut sketch = Sketch::new(reach, reach, theme, scale)?;
    sketch.stroke(&circle(radius)?, "mark-case", case, None);
    sketch.stroke(&circle(radius)?, "mark", line, dashes);
    Some(sketch.done())
}

/// A whole number of equal dashes round a circle.
#[derive(Clone, Copy)]
struct Dashes {
    count: f32,
    /// How much of each step is drawn, 0 to 1.
    share: f32,
}

/// A small picture whose origin is its middle.
struct Sketch {
    pixmap: Pixmap,
    theme: Theme,
    scale: f32,
    across: u32,
    down: u32,
}

impl Sketch {
    fn new(across: f32, down: f32, theme: Theme, scale: f32) -> Option<Sketch> {
        let (across, down) = ((across * scale).ceil() as u32, (down * scale).ceil() as u32);
        Some(Sketch { pixmap: Pixmap::new(2 * across, 2 * down)?, theme, scale, across, down })
    }

    /// With room for this path, drawn with a line so wide.
    fn round(path: &Path, line: f32, theme: Theme, scale: f32) -> Option<Sketch> {
        let bounds = path.bounds();
        let across = bounds.left().abs().max(bounds.right().abs());
        let down = bounds.top().abs().max(bounds.bottom().abs());
        Sketch::new(across + line / 2.0 + 1.0, down + line / 2.0 + 1.0, theme, scale)
    }

    fn paint(&self, colour: &str) -> Paint<'static> {
        let [red, green, blue] = self.theme.colour(colour).unwrap_or_default();
        let mut paint = Paint::default();
        paint.set_color_rgba8(red, green, blue, u8::MAX);
        paint
    }

    fn placed(&self) -> Transform {
        Transform::from_scale(self.scale, self.scale).post_translate(self.across as f32, self.down as f32)
    }

    fn fill(&mut self, path: &Path, colour: &str) {
        let (paint, placed) = (self.paint(colour), self.placed());
        self.pixmap.fill_path(path, &paint, FillRule::Winding, placed, None);
    }

    fn stroke(&mut self, path: &Path, colour: &str, width: f32, dashes: Option<Dashes>) {
        let round = TAU * path.bounds().width() / 2.0;
        let dash = dashes.and_then(|Dashes { count, share }| {
            let step = round / count;
            // Half a dash and half a step on: the gaps, not the dashes, point up, down and to the sides.
            StrokeDash::new(vec![step * share, step * (1.0 - share)], step * (0.5 + share / 2.0))
        });
        let stroke = Stroke { width, dash, line_join: LineJoin::Round, line_cap: LineCap::Butt, ..Stroke::default() };
        let (paint, placed) = (self.paint(colour), self.placed());
        self.pixmap.stroke_path(path, &paint, &stroke, placed, None);
    }

    fn done(self) -> Raster {
        Raster { pixmap: self.pixmap, origin: (self.across as i32, self.down as i32) }
    }
}

/// The way of a piece through these points of the canvas.
fn way(points: &[Point], theme: Theme, scale: f32) -> Option<Raster> {
    line(points, &[("mark-case", 13.0), ("mark", 7.0)], theme, scale)
}

/// A line through these points of the canvas, in colours over each other, the widest first.
fn line(points: &[Point], strokes: &[(&str, f32)], theme: Theme, scale: f32) -> Option<Raster> {
    let middle = middle(points, scale)?;
    let path = polyline(points.iter(), middle.x / scale, middle.y / scale)?;
    let mut sketch = Sketch::round(&path, strokes.first()?.1, theme, scale)?;
    for (colour, width) in strokes {
        let stroke =
            Stroke { width: *width, line_join: LineJoin::Round, line_cap: LineCap::Round, ..Stroke::default() };
        sketch.pixmap.stroke_path(&path, &sketch.paint(colour), &stroke, sketch.placed(), None);
    }
    Some(placed(sketch, middle))
}

/// What lies between these points of the canvas.
fn area(points: &[Point], colour: &str, theme: Theme, scale: f32) -> Option<Raster> {
    let middle = middle(points, scale)?;
    let path = polygon(points.iter().map(|point| (point.x - middle.x / scale, point.y - middle.y / scale)))?;
    let mut sketch = Sketch::round(&path, 0.0, theme, scale)?;
    sketch.fill(&path, colour);
    Some(placed(sketch, middle))
}

/// The pixel in the middle of these points; a whole one, so that a sketch about it lies on the canvas as it was drawn.
fn middle(points: &[Point], scale: f32) -> Option<Point> {
    let (left, right) = extremes(points.iter().map(|point| point.x))?;
    let (top, bottom) = extremes(points.iter().map(|point| point.y))?;
    Some(Point::new(((left + right) / 2.0 * scale).round(), ((top + bottom) / 2.0 * scale).round()))
}

/// A sketch about this pixel of the canvas, from the canvas's own origin.
fn placed(sketch: Sketch, middle: Point) -> Raster {
    let mut raster = sketch.done();
    raster.origin = (raster.origin.0 - middle.x as i32, raster.origin.1 - middle.y as i32);
    raster
}

/// An arrow through these points of the canvas, with a round tail; its head as long as 1.9 and as wide as 2.7 shafts.
fn trail(points: &[Point], width: f32, is_undone: bool, theme: Theme, scale: f32) -> Option<Raster> {
    let [.., before, tip] = points else { return None };
    let (left, right) = extremes(points.iter().map(|point| point.x))?;
    let (top, bottom) = extremes(points.iter().map(|point| point.y))?;
    // A whole pixel, so that the sketch lies on the canvas as it was drawn.
    let pixel = |middle: f32| (middle * scale).round();
    let (x, y) = (pixel((left + right) / 2.0), pixel((top + bottom) / 2.0));
    let (along_x, along_y) = (tip.x - before.x, tip.y - before.y);
    let length = along_x.hypot(along_y).max(1.0);
    let (along_x, along_y) = (along_x / length * width, along_y / length * width);
    let neck = Point::new(tip.x - 1.9 * along_x, tip.y - 1.9 * along_y);
    let shaft = polyline(points[..points.len() - 1].iter().chain([&neck]), x / scale, y / scale)?;
    let wing = |side: f32| neck.plus(-1.35 * side * along_y, 1.35 * side * along_x);
    let mut head = PathBuilder::new();
    head.push_path(&polyline([*tip, wing(1.0), wing(-1.0), *tip].iter(), x / scale, y / scale)?);
    head.close();
    let head = head.finish()?;
    let bounds = shaft.bounds();
    let mut sketch = Sketch::new(
        bounds.left().abs().max(bounds.right()) + 4.0 * width,
        bounds.top().abs().max(bounds.bottom()) + 4.0 * width,
        theme,
        scale,
    )?;
    let line = |width: f32, dash: Option<StrokeDash>| Stroke {
        width,
        dash,
        line_join: LineJoin::Round,
        line_cap: LineCap::Round,
        ..Stroke::default()
    };
    if is_undone {
        let dashes = StrokeDash::new(vec![14.0, 14.0], 0.0);
        sketch.pixmap.stroke_path(
            &shaft,
            &sketch.paint("ink-soft"),
            &line(width.min(7.0), dashes),
            sketch.placed(),
            None,
        );
        sketch.fill(&head, "ink-soft");
    } else {
        // The casing is one outline round shaft and head.
        sketch.pixmap.stroke_path(&shaft, &sketch.paint("mark-case"), &line(width + 5.0, None), sketch.placed(), None);
        sketch.pixmap.stroke_path(&head, &sketch.paint("mark-case"), &line(5.0, None), sketch.placed(), None);
        sketch.pixmap.stroke_path(&shaft, &sketch.paint("mark"), &line(width, None), sketch.placed(), None);
        sketch.fill(&head, "mark");
    }
    let mut raster = sketch.done();
    raster.origin = (raster.origin.0 - x as i32, raster.origin.1 - y as i32);
    Some(raster)
}

/// Points of the canvas as an open path about (x, y).
fn polyline<'a>(points: impl Iterator<Item = &'a Point>, x: f32, y: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (index, point) in points.enumerate() {
        let (x, y) = (point.x - x, point.y - y);
        if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path.finish()
}

fn extremes(numbers: impl Iterator<Item = f32> + Clone) -> Option<(f32, f32)> {
    Some((numbers.clone().reduce(f32::min)?, numbers.reduce(f32::max)?))
}

/// The outline of a piece of this side: round, square on a corner, scalloped, six-sided.
fn silhouette(radius: f32, side: u8) -> Option<Path> {
    let at = |angle: f32, radius: f32| (radius * angle.sin(), -radius * angle.cos());
    match side {
        2 => rounded(1.76 * radius, 1.76 * radius, 0.3 * radius)?.transform(Transform::from_rotate(45.0)),
        // Eight arcs that meet in dents.
        3 => polygon((0..96).map(|step| {
            let (lobe, arc) = (step / 12, (step % 12) as f32 / 12.0 - 0.5);
            let (x, y) = at(TAU * lobe as f32 / 8.0, 0.7 * radius);
            let (dx, dy) = at(TAU * (lobe as f32 / 8.0 + 0.35 * arc), 0.42 * radius);
            (x + dx, y + dy)
        })),
        4 => polygon((0..6).map(|corner| at(TAU * (corner as f32 / 6.0 + 0.25), 1.09 * radius))),
        _ => circle(radius),
    }
}

fn polygon(corners: impl Iterator<Item = (f32, f32)>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (index, (x, y)) in corners.enumerate() {
        if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path.close();
    path.finish()
}

fn circle(radius: f32) -> Option<Path> {
    PathBuilder::from_circle(0.0, 0.0, radius)
}

/// An arrow with a round tail from (0, 0) to the right, its head as long as 1.9 and as wide as 2.7 shafts.
fn arrow(length: f32, width: f32) -> Option<Path> {
    let (half, neck, wing) = (width / 2.0, length - 1.9 * width, 1.35 * width);
    let bend = half * 0.552_284_8;
    let mut path = PathBuilder::new();
    path.move_to(0.0, -half);
    path.line_to(neck, -half);
    path.line_to(neck, -wing);
    path.line_to(length, 0.0);
    path.line_to(neck, wing);
    path.line_to(neck, half);
    path.line_to(0.0, half);
    path.cubic_to(-bend, half, -half, bend, -half, 0.0);
    path.cubic_to(-half, -bend, -bend, -half, 0.0, -half);
    path.close();
    path.finish()
}

/// A rectangle with round corners about (0, 0).
fn rounded(width: f32, height: f32, corner: f32) -> Option<Path> {
    let (x, y) = (width / 2.0, height / 2.0);
    let corner = corner.min(x).min(y);
    // The handles of a cubic curve that comes closest to a quarter of a circle.
    let bend = corner * (1.0 - 0.552_284_8);
    let mut path = PathBuilder::new();
    path.move_to(corner - x, -y);
    path.line_to(x - corner, -y);
    path.cubic_to(x - bend, -y, x, bend - y, x, corner - y);
    path.line_to(x, y - corner);
    path.cubic_to(x, y - bend, x - bend, y, x - corner, y);
    path.line_to(corner - x, y);
    path.cubic_to(bend - x, y, -x, y - bend, -x, y - corner);
    path.line_to(-x, corner - y);
    path.cubic_to(-x, bend - y, bend - x, -y, corner - x, -y);
    path.close();
    path.finish()
}
