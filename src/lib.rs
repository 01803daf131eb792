//! Serai, an inn where travellers sit down to play: a chat bot for traditional board games.
//!
//! The data path, told once:
//!
//! 1. An adapter in [`chat`] turns a platform's event into a [`chat::Request`].
//! 2. [`command`] reads it as one of the commands that its table declares.
//! 3. [`host`] loads the [`table`], a fold over its log, and lets it decide.
//! 4. The table plays notation on a game of [`games`]; what a game is, [`rules`] says.
//! 5. The event is made durable by [`store`] before anyone is told.
//! 6. The game's [`scene`] says what to draw; [`picture`] makes it a picture or text.
//! 7. [`messages`] puts every [`phrase`] into words; the adapter sends the [`chat::Reply`].
//! 8. When the room has it, the store keeps that; what was never delivered is posted again.

pub mod phrase;
pub mod rules;
pub mod scene;
pub mod games;
pub mod picture;
pub mod chat;
pub mod table;
pub mod store;
pub mod settings;
pub mod standings;
pub mod charts;
pub mod replay;
pub mod command;
pub mod messages;
pub mod host;
pub mod engine;
pub mod config;
