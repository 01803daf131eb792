//! What is told players once a day who want that: which tables wait for them.
//!
//! The store keeps when that is due next. Then it is owed, which adapters are woken for, until it was sent, or nobody wants it any
//! more; and then it is due the next day.

use std::time::Duration;

use super::games::Own;
use super::{Host, Trouble};
use crate::chat::{Backoff, Platform, PlayerId, Reply, Timestamp, Told, Whisper};
use crate::phrase;
use crate::settings::{self, Choices};

/// Who is looked at together.
const LOOKED_AT: usize = 100;
/// What comes later is nothing for the morning any more.
const LATE_MS: i64 = 6 * 60 * 60 * 1000;
/// Nobody waits longer for somebody else's, which is tried again.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest pause after a message that failed.
const LONGEST_WAIT: Duration = Duration::from_secs(10 * 60);

impl Host {
    /// When somebody who has chosen so is to be told next; `None` is never.
    pub(super) fn next_digest(&self, own: Choices) -> Option<Timestamp> {
        let choices = self.manners.usual.clone().under(own);
        let next = settings::next(&choices.timezone(), (self.clock)().moment(), choices.digest()?)?;
        Some(Timestamp(next.as_millisecond()))
    }

    /// Has those told who are to be told by now.
    pub(super) async fn ring_digests(&self, now: Timestamp) {
        let due = self.store.digests_due(now, LOOKED_AT).await.unwrap_or_else(|error| {
            tracing::error!("it cannot be read who is to be told what waits for them: {error}");
            Vec::new()
        });
        for (at, player) in due {
            match self.store.owe_digest(&player, at).await {
                Ok(()) => player.platform().into_iter().for_each(|platform| self.digests.of(platform).notify_one()),
                Err(error) => tracing::error!("it cannot be noted that somebody is to be told what waits: {error}"),
            }
        }
    }

    /// Returns when players of a platform are owed a digest. Each platform has one adapter that waits so.
    pub async fn until_digests(&self, platform: Platform) {
        self.digests.of(platform).notified().await;
    }

    /// The players of a platform who are owed a digest, and since when. Asked at start, and after one that failed.
    pub async fn digests(&self, platform: Platform) -> Vec<(PlayerId, Timestamp)> {
        self.store.digests_owed(platform.word()).await.unwrap_or_else(|error| {
            tracing::error!("it cannot be read who is owed a digest: {error}");
            Vec::new()
        })
    }

    /// What a player is owed since this time. Where nothing waits, or it is too late, they are owed it no more.
    pub async fn digest(&self, player: &PlayerId, due: Timestamp) -> Option<Whisper> {
        match self.try_digest(player, due).await {
            Ok(None) => {
                self.digest_sent(player).await;
                None
            }
            Ok(digest) => digest,
            Err(trouble) => {
                tracing::error!("what waits for somebody cannot be read: {trouble}");
                None
            }
        }
    }

    async fn try_digest(&self, player: &PlayerId, due: Timestamp) -> Result<Option<Whisper>, Trouble> {
        if (self.clock)().0 - due.0 > LATE_MS {
            return Ok(None);
        }
        let Own { waiting, .. } = self.tables_of(player).await?;
        let Some(first) = waiting.first() else { return Ok(None) };
        let host = self.for_player(first, player).await;
        let mut text = host.waiting(player, &waiting, None).await?;
        host.tell_of_more(&mut text, waiting.len());
        text.line(host.say(&phrase!("digest-daily")));
        let reply = Reply { due: vec![player.clone()], ..Reply::private(text) };
        let reply = self.with_names(reply, player.platform()).await;
        // It may tell of what somebody has just written.
        self.store.settled().await?;
        let id = format!("digest-{}-{}", due.0, player.own());
        Ok(Some(Whisper { to: player.clone(), id, reply }))
    }

    /// Notes that a player has the digest that they were owed, or cannot be sent any.
    pub async fn digest_sent(&self, player: &PlayerId) {
        let noted = match self.chosen_by_player(player).await {
            Ok(own) => self.store.digest_sent(player, self.next_digest(own)).await,
            Err(error) => Err(error),
        };
        if let Err(error) = noted {
            tracing::error!("that somebody was told what waits could not be noted: {error}");
        }
    }

    /// Sends the players of a platform what they are owed, whenever that is, by what `tell` does. Never returns.
    pub async fn send_digests<F>(&self, platform: Platform, tell: impl Fn(Whisper) -> F)
    where
        F: Future<Output = Told>,
    {
        let mut backoff = Backoff::up_to(LONGEST_WAIT);
        loop {
            let mut is_done = true;
            for (player, due) in self.digests(platform).await {
                let Some(digest) = self.digest(&player, due).await else { continue };
                match tokio::time::timeout(PATIENCE, tell(digest)).await.unwrap_or(Told::NotYet) {
                    // Whoever cannot be reached is not asked for again before the next day.
                    Told::Yes | Told::No => self.digest_sent(&player).await,
                    Told::NotYet => is_done = false,
                }
            }
            if is_done {
                backoff = Backoff::up_to(LONGEST_WAIT);
                self.until_digests(platform).await;
            } else {
                backoff.pause().await;
            }
        }
    }
}
