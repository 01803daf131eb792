use std::time::Instant;

use super::{Host, Trouble, words};
use crate::chat::{Reply, Request};
use crate::phrase;

impl Host {
    /// What works in this room: permissions, the store, what is not delivered yet, versions.
    pub(super) async fn doctor(&self, request: &Request) -> Result<Reply, Trouble> {
        self.manages(request)?;
        let missing = &request.here.missing;
        let mut text = self.say(&phrase!("doctor-title", version = env!("CARGO_PKG_VERSION")));
        text.line(self.say(&match missing.is_empty() {
            true => phrase!("doctor-permissions-good"),
            false => phrase!("doctor-permissions-missing", permissions = words(missing.iter().copied())),
        }));
        let began = Instant::now();
        self.store.ping().await?;
        text.line(self.say(&phrase!("doctor-store", ms = began.elapsed().as_millis().to_string())));
        let owed = self.store.owed(request.platform.word()).await?;
        let here = owed.iter().filter(|(room, _)| *room == request.room).count();
        text.line(self.say(&match owed.len() {
            0 => phrase!("doctor-delivered"),
            owed => phrase!("doctor-owed", owed = owed, here = here),
        }));
        Ok(Reply::private(text))
    }
}
