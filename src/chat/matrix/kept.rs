use matrix_sdk::Client;
use matrix_sdk::ruma::{RoomId, UserId};
use matrix_sdk::store::{StateStoreDataKey, StateStoreDataValue};

/// What the bot remembers of Matrix beside the keys of its session, and in the same store: lost together, so that
/// a new session begins with nothing old.
pub struct Kept(Client);

/// Something that is done once.
#[derive(Clone, Copy)]
pub enum Once<'a> {
    Hello(&'a RoomId),
    /// What to do about messages that the bot cannot read.
    Unreadable(&'a RoomId, &'a UserId),
}

const HANDLED: &[u8] = b"serai.handled";

impl Kept {
    pub fn new(client: Client) -> Kept {
        Kept(client)
    }

    /// Up to where everything has been handled; `None` in a new session.
    pub async fn handled(&self) -> matrix_sdk::Result<Option<String>> {
        let token = self.0.state_store().get_custom_value(HANDLED).await?;
        Ok(token.and_then(|token| String::from_utf8(token).ok()))
    }

    pub async fn set_handled(&self, token: &str) -> matrix_sdk::Result<()> {
        Ok(self.0.state_store().set_custom_value_no_read(HANDLED, token.into()).await?)
    }

    /// Up to where events have been received; the library keeps it before they are handled.
    pub async fn received(&self) -> matrix_sdk::Result<Option<String>> {
        let token = self.0.state_store().get_kv_data(StateStoreDataKey::SyncToken).await?;
        Ok(token.and_then(StateStoreDataValue::into_sync_token))
    }

    pub async fn is_done(&self, once: Once<'_>) -> matrix_sdk::Result<bool> {
        Ok(self.0.state_store().get_custom_value(once.key().as_bytes()).await?.is_some())
    }

    pub async fn set_done(&self, once: Once<'_>) -> matrix_sdk::Result<()> {
        Ok(self.0.state_store().set_custom_value_no_read(once.key().as_bytes(), Vec::new()).await?)
    }
}

impl Once<'_> {
    /// Also what its message's transaction is called by.
    pub fn key(self) -> String {
        match self {
            Once::Hello(room) => format!("serai.hello.{room}"),
            Once::Unreadable(room, user) => format!("serai.unreadable.{room}.{user}"),
        }
    }
}
