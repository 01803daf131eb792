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

/// The middle of a thing, in units of the canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A drawing from the templates; a board's own origin is its top left corner.
    Sprite { name: &'static str, at: Point, scale: f32 },
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
