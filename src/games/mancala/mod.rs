//! What the mancalas have in common: their texts, how seeds lie, and how a board is shown.

mod notation;
mod seeds;
mod shown;

pub use notation::{count, read_position, write_position};
pub use seeds::{Heap, Step};
pub use shown::{Shown, name, sorted};
