//! What pictures, text boards and alt texts hold to.

mod blends;
mod charts;
mod colours;
mod laws;
mod positions;
mod references;
mod words;

pub use laws::{decoded, extent};
