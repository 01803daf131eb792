use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use matrix_sdk::config::{SyncSettings, SyncToken};
use matrix_sdk::ruma::api::client::filter::{Filter as EventFilter, FilterDefinition, RoomEventFilter};
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::ruma::uint;
use matrix_sdk::sync::SyncResponse;
use tokio::sync::mpsc;

use super::inn::Inn;
use super::queue::{Queues, Ticket, Work};
use crate::chat::{Backoff, Platform};

/// How long the homeserver may hold its answer back while nothing happens.
const POLL: Duration = Duration::from_secs(30);
/// The longest pause after a sync that failed.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// What is handled together: up to where that brings the feed, and the end of its tickets.
struct Batch {
    token: String,
    done: mpsc::Receiver<()>,
}

/// How a session came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The device is there still, and a new login gives it a new token.
    Expired,
    ForGood,
}

/// Follows what happens in all rooms, until the homeserver ends the session.
///
/// The library keeps its own place in the feed before anything is handled, so what was under way when the program died
/// would be lost with that. What is handled is therefore kept apart, and fetched again from there.
pub async fn follow(inn: Arc<Inn>) -> Ended {
    let (batches, handled) = mpsc::unbounded_channel();
    let keeping = tokio::spawn(keep(Arc::clone(&inn), handled));
    let queues = Queues::new(Arc::clone(&inn));
    let posting = tokio::spawn(post_when_owed(Arc::clone(&inn), queues.clone()));
    let telling = Arc::clone(&inn);
    let telling = tokio::spawn(async move { telling.courier.send_digests().await });
    let ended = match run(&inn, &queues, &batches).await {
        Ok(never) => match never {},
        Err(ended) => ended,
    };
    // What is under way is fetched again from where everything has been handled.
    keeping.abort();
    posting.abort();
    telling.abort();
    queues.stop();
    ended
}

async fn run(inn: &Inn, queues: &Queues, batches: &mpsc::UnboundedSender<Batch>) -> Result<Infallible, Ended> {
    let mut token = catch_up(inn, queues, batches).await?;
    inn.look_around().await;
    let settings = settings().timeout(POLL).token(SyncToken::ReusePrevious);
    loop {
        let synced = sync(inn, settings.clone()).await?;
        tracing::debug!("up to {}", synced.next_batch);
        let (ticket, done) = mpsc::channel(1);
        let before = std::mem::replace(&mut token, synced.next_batch.clone());
        hand_out(synced, queues, &before, &ticket);
        drop(ticket);
        // Whoever keeps the tokens lives as long as this.
        let _ = batches.send(Batch { token: token.clone(), done });
    }
}

/// Begins where the last run ended; returns up to where events have been received.
async fn catch_up(inn: &Inn, queues: &Queues, batches: &mpsc::UnboundedSender<Batch>) -> Result<String, Ended> {
    let handled = inn.kept.handled().await.unwrap_or_else(|error| {
        tracing::error!("the place in the feed cannot be read, so the feed begins anew: {error}");
        None
    });
    let received = inn.kept.received().await.ok().flatten();
    let (ticket, done) = mpsc::channel(1);
    let token = match (handled, received) {
        (Some(handled), Some(received)) => {
            if handled != received {
                for room in inn.client.joined_rooms() {
                    let work = Work::Events { since: Some(handled.clone()), events: Vec::new() };
                    queues.give(room.room_id(), work, Some(ticket.clone()));
                }
            }
            received
        }
        // In a new session nothing that is old is answered; only invitations wait.
        _ => sync(inn, settings()).await?.next_batch,
    };
    inn.post_all_owed(queues).await;
    for room in inn.client.invited_rooms() {
        queues.give(room.room_id(), Work::Invited, None);
    }
    drop(ticket);
    let _ = batches.send(Batch { token: token.clone(), done });
    Ok(token)
}

fn hand_out(synced: SyncResponse, queues: &Queues, before: &str, ticket: &Ticket) {
    for (room, update) in synced.rooms.joined {
        let since = update.timeline.limited.then(|| before.to_owned());
        if since.is_some() || !update.timeline.events.is_empty() {
            queues.give(&room, Work::Events { since, events: update.timeline.events }, Some(ticket.clone()));
        }
    }
    for room in synced.rooms.invited.keys() {
        queues.give(room, Work::Invited, Some(ticket.clone()));
    }
    for room in synced.rooms.left.keys() {
        queues.give(room, Work::Left, Some(ticket.clone()));
    }
}

/// Syncs once, however long it takes.
async fn sync(inn: &Inn, settings: SyncSettings) -> Result<SyncResponse, Ended> {
    let mut backoff = Backoff::up_to(LONGEST_WAIT);
    loop {
        match inn.client.sync_once(settings.clone()).await {
            Ok(synced) => return Ok(synced),
            Err(error) => match error.client_api_error_kind() {
                Some(ErrorKind::UnknownToken(data)) if data.soft_logout => return Err(Ended::Expired),
                Some(ErrorKind::UnknownToken(_) | ErrorKind::MissingToken | ErrorKind::UserDeactivated) => {
                    return Err(Ended::ForGood);
                }
                _ => {
                    tracing::warn!("the homeserver does not answer; serai waits and tries again: {error}");
                    backoff.pause().await;
                }
            },
        }
    }
}

/// Has posted what the host says that rooms are owed.
async fn post_when_owed(inn: Arc<Inn>, queues: Queues) {
    loop {
        inn.host.until_owed(Platform::Matrix).await;
        inn.post_all_owed(&queues).await;
    }
}

/// Keeps up to where everything has been handled, one batch after the other.
async fn keep(inn: Arc<Inn>, mut batches: mpsc::UnboundedReceiver<Batch>) {
    while let Some(mut batch) = batches.recv().await {
        while batch.done.recv().await.is_some() {}
        if let Err(error) = inn.kept.set_handled(&batch.token).await {
            tracing::error!("the place in the feed could not be kept, so events will be looked at again: {error}");
        }
    }
}

/// What is asked of each sync: no presence, nobody's typing, and more events at once than the few by default. Members
/// come all at once: when they are to come as they talk, Synapse remembers one room of each for that, tells of whoever is
/// in several again and again, and says each time that their devices may be new; the library then asks for their keys
/// before it sends anything, and may wait for seconds.
fn settings() -> SyncSettings {
    let mut filter = FilterDefinition::default();
    filter.presence = EventFilter::ignore_all();
    filter.room.ephemeral = RoomEventFilter::ignore_all();
    filter.room.timeline.limit = Some(uint!(100));
    SyncSettings::new().filter(Filter::FilterDefinition(filter))
}
