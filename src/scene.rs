//! What to draw, without pixels.
//!
//! A game's scene says which things lie where on a canvas 1200 units wide, by the names of sprites
//! and colours; how a wooden board or a seed looks is known to `picture` alone. The same scene
//! carries the board as text and the alt text, so that they cannot tell different stories.

use crate::phrase::Phrase;

#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Which game's colours the picture may use: the key of its palette.
    pub palette: &'static str,
    /// In units of the canvas; the width is 1200.
    pub width: u16,
    pub height: u16,
    /// In drawing order.
    pub items: Vec<Item>,
    /// The board as lines of text, for a monospaced font.
    pub text: Vec<Line>,
    /// What a screen reader says: the last move, the position, who is next.
    pub alt: Vec<Phrase>,
}

/// A picture of a moving picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub scene: Scene,
    /// How long it is seen, in hundredths of a second.
    pub hundredths: u16,
    /// Whether others go before it where there are too many.
    pub is_needed: bool,
}

/// The middle of a thing, in units of the canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

/// One thing on the canvas. Lengths are in units of the canvas.
///
/// A new kind is a variant here and an arm where `picture` draws it.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A drawing from the templates by its file's name; a board's own origin is its top left corner.
    Sprite {
        name: &'static str,
        at: Point,
        scale: f32,
        /// In degrees, clockwise.
        turn: f32,
    },
    /// A circle in the colour of marks.
    Ring { at: Point, radius: f32, kind: Ring },
    /// The dashed outline of a seed that was captured here.
    Ghost { at: Point, radius: f32 },
    /// A count on a plate with round ends, twice `radius` high.
    Chip { at: Point, radius: f32, size: f32, count: u16 },
    /// The number of a place where this side may play.
    Tab { at: Point, width: f32, height: f32, size: f32, number: u16, side: u8 },
    /// Digits or letters in a colour of the theme, centred.
    Label { at: Point, size: f32, text: String, colour: &'static str },
    /// The shape of a piece of this side in the colour of marks, under the piece that moved.
    Halo { at: Point, radius: f32, side: u8 },
    /// A thin line in the shape of a piece of this side, round a piece that may be played.
    Outline { at: Point, radius: f32, side: u8 },
    /// The way of the last move, from point to point.
    Way { points: Vec<Point> },
    /// The way of a move as an arrow so wide, from point to point.
    Trail {
        points: Vec<Point>,
        width: f32,
        /// Whether the move was taken back.
        is_undone: bool,
    },
    /// The sign of this side: its shape in its colour.
    Sign { at: Point, radius: f32, side: u8 },
    /// Dots in a circle, in the colour of this side.
    Dots { at: Point, radius: f32, side: u8 },
    /// A paper plate with round corners.
    Plate { at: Point, width: f32, height: f32, corner: f32, line: f32 },
    /// A plate with round corners in a colour of the theme, with an edge so wide in another.
    Bar {
        at: Point,
        width: f32,
        height: f32,
        corner: f32,
        fill: Option<&'static str>,
        edge: Option<(&'static str, f32)>,
    },
    /// A line from point to point.
    Line { points: Vec<Point>, width: f32, colour: &'static str },
    /// What lies between these points.
    Area { points: Vec<Point>, colour: &'static str },
    /// The way of a piece.
    Arrow { from: Point, to: Point, width: f32 },
    /// The number of a lap, on the pit where it began.
    Badge { at: Point, number: u16 },
}

/// What a ring says of the place that it is round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ring {
    /// The last move began here: broken.
    Start,
    /// It went on from here: thin.
    Relay,
    /// It ended here: thick.
    End,
    /// A piece left from here: thin, with a way or an arrow that goes on from it.
    Left,
    /// It began and ended here: a broken line outside the thick one.
    Return,
    /// This arrived in a store with the last move.
    Arrived,
}

/// One line of the board as text.
pub type Line = Vec<Span>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub tone: Tone,
}

/// What a piece of the text board stands for; a terminal may colour it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    /// Frames and labels.
    Soft,
    /// What the last move touched.
    Mark,
    /// Things of the side with this number.
    Side(u8),
}

impl Point {
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// The point that lies this far away.
    pub fn plus(self, x: f32, y: f32) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }
}

impl Item {
    /// A drawing as it is in the templates.
    pub fn sprite(name: &'static str, at: Point) -> Item {
        Item::Sprite { name, at, scale: 1.0, turn: 0.0 }
    }
}

impl Span {
    pub fn new(text: impl Into<String>, tone: Tone) -> Span {
        Span { text: text.into(), tone }
    }
}
