//! Matrix on this machine, for tests: a real homeserver (Synapse), and people with a real client that shares no code with
//! the bot's (matrix-nio). Both are Python programs, put into a virtual environment under `target` the first time.
//!
//! All tests of a run share one homeserver and one program for the people; each has rooms, users and a bot of its own.

mod tools;
mod homeserver;
mod people;
mod scene;

mod clocks;
mod tables;
mod talk;
mod rooms;
mod restarts;
mod sessions;
mod elsewhere;
mod members;
mod messages;
mod measured;
