//! One test binary for the whole project.

mod examples;
mod files;
mod laws;
mod perft;
mod playthroughs;
