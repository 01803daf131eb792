//! Matrix: rooms plain and encrypted, spaces, threads, reactions as buttons.
//!
//! Events come in through `feed`, which keeps up to where everything has been handled; each room has a queue of its own
//! (`queue`), in which everything happens in order, also trying again. `heard` says what an event is, `inn` acts on it,
//! `courier` brings what comes of it into the room. Nothing else is remembered here: a board's message carries what its
//! reactions stand for, and what a room has not been shown is in the store.

mod session;
mod kept;
mod heard;
mod people;
mod place;
mod render;
mod patience;
mod courier;
mod direct;
mod inn;
mod answer;
mod queue;
mod feed;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::host::Host;
use feed::Ended;

pub use session::check;

/// How the bot reaches Matrix.
#[derive(Clone, Debug)]
pub struct Access<'a> {
    /// An address, or the name of a server that says where its homeserver is.
    pub homeserver: &'a str,
    pub user: &'a str,
    pub password: &'a str,
    /// Goes before the password.
    pub token: &'a str,
    /// The folder where the session and its keys are kept.
    pub store: &'a Path,
    /// What a command begins with.
    pub prefix: &'a str,
    /// Who may invite the bot: users, servers, or `*` for everybody.
    pub allow: &'a [String],
}

/// Why the bot is not, or no longer, on Matrix. Each says what to do.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    #[error("the homeserver {homeserver} cannot be reached ({why}); look at the network, and at [matrix] homeserver")]
    Unreachable { homeserver: String, why: String },
    #[error("there is no Matrix homeserver at {0}; look at [matrix] homeserver")]
    NoHomeserver(String),
    #[error("the homeserver does not accept the password of {0}; look at [matrix] user and SERAI_MATRIX_PASSWORD")]
    Password(String),
    #[error("the homeserver does not accept the token, or not any more; put a new one into SERAI_MATRIX_TOKEN")]
    Token,
    #[error(
        "the homeserver has ended the session that is kept in {0}; move that folder away, so that serai logs in again"
    )]
    Session(PathBuf),
    #[error("the homeserver refuses the login ({0})")]
    Refused(String),
    #[error(
        "the session in {path} cannot be used ({why}); if it belongs to another account or device, set another [matrix] store"
    )]
    Store { path: PathBuf, why: String },
}

/// Joins Matrix and serves it until the homeserver ends the session. Where it only wants a new login, that is done.
///
/// # Errors
/// There is no homeserver, or it does not take the credentials.
pub async fn run(host: Arc<Host>, access: Access<'_>) -> Result<(), Failed> {
    loop {
        let client = session::open(&access).await?;
        let Some(own) = client.user_id().map(ToOwned::to_owned) else { return Err(session::ended(&access)) };
        let inn = inn::Inn::new(Arc::clone(&host), client, own, &access);
        match feed::follow(Arc::new(inn)).await {
            Ended::Expired if !access.password.is_empty() => {
                tracing::warn!("the token has expired, so serai logs in again");
            }
            Ended::Expired | Ended::ForGood => return Err(session::ended(&access)),
        }
    }
}
