//! Discord on this machine, for tests: its REST interface and its gateway, as far as a bot of slash commands, buttons
//! and menus uses them, with people who type and click. It listens on loopback only.
//!
//! A request comes in through `server`, which reads it (`bodies`), checks it (`checks`) and answers from `channels`,
//! `interactions` or `commands`; those change the `state`, whose objects are written out by `objects`. The `gateway`
//! carries events to the bot, and `people` are what a test sees.
//!
//! It knows nothing of serai: whatever speaks to it is held to Discord's rules only.

mod state;
mod objects;
mod checks;
mod bodies;
mod errors;
mod routes;
mod server;
mod commands;
mod channels;
mod interactions;
mod gateway;
mod people;
mod setting;

mod sample;
mod selftest;

pub use self::errors::Fault;
pub use self::people::Shown;
pub use self::routes::Route;
pub use self::server::Server;
pub use self::state::{Id, Message, Ping};
