//! All integration tests in one program, so that it is linked once.

mod program;

mod config;
mod conversations;
mod faults;
mod kills;
mod lines;
mod pictures;
mod requests;
mod store;
