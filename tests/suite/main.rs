//! All integration tests in one program, so that it is linked once.

mod chance;
mod discord;
mod files;
mod matrix;
mod program;

mod commands;
mod config;
mod conversations;
mod dice;
mod engine;
mod examples;
mod faults;
mod imports;
mod kills;
mod laws;
mod load_on_discord;
mod lines;
mod messages;
mod offers;
mod perft;
mod pictures;
mod playthroughs;
mod privacy;
mod records;
mod requests;
mod rooms;
mod sho_on_discord;
mod stakes;
mod standings;
mod standings_kept;
mod store;
mod tables_on_discord;
mod talks_on_discord;
mod teams;
