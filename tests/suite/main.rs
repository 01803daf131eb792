//! One test binary for the whole project.

mod chance;
mod commands;
mod engine;
mod examples;
mod files;
mod imports;
mod laws;
mod messages;
mod perft;
mod playthroughs;
mod records;
