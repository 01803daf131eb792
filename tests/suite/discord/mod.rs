//! Discord on this machine, for tests: its REST interface and its gateway, as far as a bot of slash commands, buttons
//! and menus uses them, with people who type and click. It listens on loopback only.
//!
//! A request comes in through `server`, which reads it (`bodies`), checks it (`checks`) and answers from `channels`,
//! `interactions` or `commands`; those change the `state`, whose objects are written out by `objects`. The `gateway`
//! carries events to the bot, and `people` are what a test sees.
//!
//! A test reads like this; `selftest` has more:
//!
//! ```ignore
//! let discord = Server::start();
//! let channel = discord.text_channel(discord.guild("Players"), "games");
//! let (aya, bek) = (discord.user("Aya"), discord.user("Bek"));
//! // Start a bot with discord.url() and discord.token(), in this process or another.
//! discord.until_ready().await;
//! let board = discord.slash(aya, channel, "challenge", &[("opponent", "Bek")]).await;
//! let answer = discord.click(bek, board.message(), "Accept").await;
//! assert_eq!(discord.channel(channel).last().unwrap().pings, [Ping::User(aya)]);
//! ```
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

pub use self::errors::{Fault, Moment};
pub use self::people::{Asked, Shown};
pub use self::routes::Route;
pub use self::server::Server;
pub use self::state::{Id, Message, Ping};
