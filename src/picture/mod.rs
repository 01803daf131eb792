//! Turns a scene into PNG and text, and several into a GIF. Knows no game: a scene says what lies where, this says how it looks.
//!
//! Pictures are drawn in palette numbers from the start. Each sprite is rasterised once for a theme and a width and put
//! into the palette then; a picture is a copy of the board with the other stamps laid on it, and only soft edges are
//! mixed and looked up. The same scene gives the same bytes always.

mod canvas;
mod encode;
mod font;
mod gif;
mod painter;
mod palette;
mod part;
mod shapes;
mod sprites;
mod stamp;
mod text;
mod theme;

pub use painter::{Painter, WIDTHS};
pub use sprites::{names as sprite_names, undrawable};
pub use text::text;
pub use theme::{Rgb, Theme, edge_colours, palette_colours};
