use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, OwnedUserId, RoomId as MatrixRoomId, uint};
use matrix_sdk::{Room, RoomState};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::heard::{Change, Heard};
use super::inn::Inn;
use super::patience::patiently;
use crate::chat::{RoomId, TableId};

/// Whoever holds it is not done with its part of a batch.
pub type Ticket = mpsc::Sender<()>;

/// Something to do in a room.
pub enum Work {
    /// What happened; `since` is where to begin if there is more than the events at hand, which then come last.
    Events {
        since: Option<String>,
        events: Vec<TimelineEvent>,
    },
    /// What the room has not been shown of a table.
    Owed(RoomId, TableId),
    /// Messages of somebody that no key came for.
    Unreadable(OwnedUserId),
    Invited,
    /// The bot is not there any more.
    Left,
}

/// Does what there is to do, in each room one after the other, in different rooms at the same time.
#[derive(Clone)]
pub struct Queues {
    inn: Arc<Inn>,
    rooms: Arc<Mutex<HashMap<OwnedRoomId, Queue>>>,
}

struct Queue {
    jobs: mpsc::UnboundedSender<Job>,
    attendant: AbortHandle,
}

struct Job {
    work: Work,
    /// Held until it is done.
    ticket: Option<Ticket>,
}

impl Queues {
    pub fn new(inn: Arc<Inn>) -> Queues {
        Queues { inn, rooms: Arc::default() }
    }

    pub fn give(&self, room: &MatrixRoomId, work: Work, ticket: Option<Ticket>) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = rooms.entry(room.to_owned()).or_insert_with(|| {
            let (jobs, waiting) = mpsc::unbounded_channel();
            let attendant = tokio::spawn(self.clone().attend(room.to_owned(), waiting)).abort_handle();
            Queue { jobs, attendant }
        });
        // The other end lives as long as this one.
        let _ = queue.jobs.send(Job { work, ticket });
    }

    /// Breaks off all work; nothing more is done.
    pub fn stop(&self) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().for_each(|queue| queue.attendant.abort());
    }

    async fn attend(self, id: OwnedRoomId, mut jobs: mpsc::UnboundedReceiver<Job>) {
        while let Some(Job { work, ticket }) = jobs.recv().await {
            let Some(room) = self.inn.client.get_room(&id) else { continue };
            let _busy = self.inn.courier.busy();
            match work {
                Work::Events { since, events } => self.events(&room, since, events, ticket.as_ref()).await,
                // Where the bot is not, it posts when it is back.
                Work::Owed(..) if room.state() != RoomState::Joined => {}
                Work::Owed(room_of_tables, table) => self.inn.settle(&room, &room_of_tables, table).await,
                Work::Unreadable(sender) => self.inn.cannot_read(&room, &sender).await,
                Work::Invited => self.inn.invited(&room).await,
                Work::Left => self.inn.left(&room).await,
            }
        }
    }

    /// Handles what happened while the bot was there. A room's history from before it joined comes with the first
    /// events after that, and is not for it.
    async fn events(&self, room: &Room, since: Option<String>, events: Vec<TimelineEvent>, ticket: Option<&Ticket>) {
        let at_hand: HashSet<OwnedEventId> = events.iter().filter_map(TimelineEvent::event_id).collect();
        let mut first_change = None;
        if let Some(since) = &since {
            let mut pages = Pages::new(room, since, &at_hand);
            while first_change.is_none()
                && let Some(events) = pages.next().await
            {
                first_change = self.first_change(&events);
            }
        }
        let mut is_there = first_change.or_else(|| self.first_change(&events)) != Some(Change::Arrived);
        if let Some(since) = &since {
            let mut pages = Pages::new(room, since, &at_hand);
            while let Some(events) = pages.next().await {
                self.page(room, &events, &mut is_there, ticket).await;
            }
        }
        self.page(room, &events, &mut is_there, ticket).await;
    }

    async fn page(&self, room: &Room, events: &[TimelineEvent], is_there: &mut bool, ticket: Option<&Ticket>) {
        for heard in events.iter().filter_map(Heard::read) {
            match heard.change_of(&self.inn.own) {
                Some(change) => {
                    *is_there = change == Change::Arrived;
                    if *is_there {
                        self.inn.arrived(room, self).await;
                    }
                }
                None if *is_there => self.inn.hear(room, heard, self, ticket).await,
                None => {}
            }
        }
    }

    /// What first became of the bot's own membership in these events.
    fn first_change(&self, events: &[TimelineEvent]) -> Option<Change> {
        events.iter().filter_map(Heard::read).find_map(|heard| heard.change_of(&self.inn.own))
    }
}

/// The events of a room from a place in the feed on, up to those that are at hand already.
struct Pages<'a> {
    room: &'a Room,
    from: Option<String>,
    at_hand: &'a HashSet<OwnedEventId>,
}

impl<'a> Pages<'a> {
    fn new(room: &'a Room, since: &str, at_hand: &'a HashSet<OwnedEventId>) -> Pages<'a> {
        Pages { room, from: Some(since.to_owned()), at_hand }
    }

    async fn next(&mut self) -> Option<Vec<TimelineEvent>> {
        let from = self.from.take()?;
        let page = patiently("reading what happened in a room", || {
            let mut options = MessagesOptions::forward().from(from.as_str());
            options.limit = uint!(100);
            self.room.messages(options)
        });
        let page = page.await?;
        self.from = page.end;
        let mut events = page.chunk;
        let is_at_hand = |event: &TimelineEvent| event.event_id().is_some_and(|id| self.at_hand.contains(&id));
        if let Some(end) = events.iter().position(is_at_hand) {
            events.truncate(end);
            self.from = None;
        }
        Some(events)
    }
}
