use std::time::Duration;

use matrix_sdk::ruma::events::MessageLikeEventType;
use matrix_sdk::ruma::{EventId, Int, OwnedUserId, UserId};
use matrix_sdk::{Room, RoomMemberships};

use super::heard::{Change, Heard, Said, What};
use super::inn::Inn;
use super::kept::Once;
use super::patience::patiently;
use super::queue::{Queues, Ticket, Work};
use super::render::{Place, Sent, Shows};
use super::{people, place};
use crate::chat::{Audience, Here, Platform, Player, PlayerId, Reply, Request, RequestId, Seen};
use crate::phrase;

/// A key mostly comes a little before or after the message that it opens; after so long it is said to be missing.
const KEY_WAITS: [Duration; 4] =
    [Duration::from_millis(500), Duration::from_secs(2), Duration::from_secs(5), Duration::from_secs(10)];
/// Whoever has this power level manages a room, by Matrix's own convention.
const MANAGER: i32 = 50;
/// What sends the bot away; a matter of rooms, and so no command at a table.
const LEAVE: &str = "leave";
/// Longer talk is no move.
const MOVE_CHARS: usize = 40;

impl Inn {
    /// Acts on what happened in a room while the bot was there.
    pub async fn hear(&self, room: &Room, heard: Heard, queues: &Queues, ticket: Option<&Ticket>) {
        let Heard { id, sender, what } = heard;
        match what {
            What::Member { change: Change::Left, who } => {
                self.member(room, &who, false).await;
                self.leave_if_alone(room).await;
            }
            What::Member { change: Change::Arrived, who } => self.member(room, &who, true).await,
            What::Upgraded { successor } => self.follow(room, &successor, queues).await,
            What::PowerLevels => self.post_owed(room.room_id(), queues).await,
            _ if sender == self.own || room.is_space() => {}
            What::Said(said) => self.said(room, &id, &sender, said).await,
            What::Reacted { to, key } => self.reacted(room, &id, &sender, &to, &key).await,
            What::KeyMissing => {
                let (room, queues, ticket) = (room.clone(), queues.clone(), ticket.cloned());
                tokio::spawn(async move {
                    for wait in KEY_WAITS {
                        tokio::time::sleep(wait).await;
                        if let Ok(event) = room.event(&id, None).await
                            && !event.kind.is_utd()
                        {
                            let work = Work::Events { since: None, events: vec![event] };
                            return queues.give(room.room_id(), work, ticket);
                        }
                    }
                    queues.give(room.room_id(), Work::Unreadable(sender), ticket);
                });
            }
            What::Unreadable => self.cannot_read(room, &sender).await,
        }
    }

    /// Notes that somebody came or left. Whoever leaves a room of a space is still in the space.
    async fn member(&self, room: &Room, who: &UserId, is_there: bool) {
        let community = self.community(room).await;
        if community.own() == room.room_id().as_str() {
            let player = PlayerId::new(Platform::Matrix, who.as_str());
            self.host.player_there(&community, &player, is_there).await;
        }
    }

    /// Tells somebody, once, what to do so that the bot can read their messages.
    pub async fn cannot_read(&self, room: &Room, sender: &OwnedUserId) {
        let player = PlayerId::new(Platform::Matrix, sender.as_str());
        let words = phrase!("matrix-unreadable", player = &player);
        self.once(room, Once::Unreadable(room.room_id(), sender), words).await;
    }

    async fn said(&self, room: &Room, id: &EventId, sender: &OwnedUserId, said: Said) {
        let reply_to = Some(id.to_owned());
        let place = Place { thread: said.thread.clone(), reply_to };
        if let Some(command) = self.command(&said.text) {
            let text = people::with_ids(room, &said, command).await;
            let request = self.request(room, &place, id, sender, text, None).await;
            if command.eq_ignore_ascii_case(LEAVE) {
                return self.asked_to_leave(room, &request, place, id).await;
            }
            let reply = self.host.answer(&request).await;
            return self.give(room, &reply, place, id.as_str(), sender).await;
        }
        if said.text.chars().count() > MOVE_CHARS {
            return;
        }
        // A reply to a board says which table is meant.
        let board = match &said.reply_to {
            Some(to) if !said.text.contains('#') => self.board(room, to).await,
            _ => None,
        };
        let text = match board {
            Some(shows) => format!("{} {}", said.text, shows.seen().table),
            None => said.text,
        };
        let request = self.request(room, &place, id, sender, text, None).await;
        if let Some(reply) = self.host.overhear(&request).await {
            self.give(room, &reply, place, id.as_str(), sender).await;
        }
    }

    async fn reacted(&self, room: &Room, id: &EventId, sender: &OwnedUserId, to: &EventId, key: &str) {
        let Some(shows) = self.board(room, to).await else { return };
        let Some(command) = shows.command(key) else { return };
        let place = Place { thread: shows.thread.clone(), reply_to: Some(to.to_owned()) };
        let request = self.request(room, &place, id, sender, command.to_owned(), Some(shows.seen())).await;
        let mut reply = self.host.answer(&request).await;
        if reply.audience == Audience::Asker {
            // A reaction cannot be replied to, so the answer says whom it is for.
            let mut named = self.host.say(&phrase!("matrix-to", player = &request.asker.id));
            named.line(std::mem::take(&mut reply.text));
            reply.text = named;
        }
        // Of several reactions to one board only the first is answered: they are one transaction.
        self.give(room, &reply, place, &format!("{to}.{sender}"), sender).await;
    }

    /// Goes if somebody asks for it who manages the room, or is alone with the bot.
    async fn asked_to_leave(&self, room: &Room, request: &Request, place: Place, id: &EventId) {
        let is_alone = || async { people::count(room, RoomMemberships::JOIN).await.is_some_and(|there| there <= 2) };
        let may = request.here.is_admin || is_alone().await;
        let words = if may { phrase!("matrix-goodbye") } else { phrase!("matrix-goodbye-refused") };
        self.courier.tell(room, &Reply::private(self.host.say(&words)), place, id.as_str()).await;
        if may {
            self.leave(room).await;
        }
    }

    /// Tells somebody what nobody else may read: here, if nobody else is here, or else in a room of their own.
    async fn confide(&self, room: &Room, reply: &Reply, place: Place, cause: &str, asker: &UserId) {
        if people::are_alone(room, asker).await {
            return self.courier.tell(room, reply, place, cause).await;
        }
        let told = match self.courier.directs.room_of(asker).await {
            Some(direct) => {
                self.courier.tell(&direct, reply, Place::default(), cause).await;
                phrase!("matrix-confided")
            }
            None => phrase!("matrix-not-confided"),
        };
        let told = Reply::private(self.host.say(&told));
        self.courier.tell(room, &told, place, &format!("{cause}.confided")).await;
    }

    async fn give(&self, room: &Room, reply: &Reply, place: Place, cause: &str, asker: &UserId) {
        match reply.audience {
            Audience::Everyone if reply.is_repeated => {}
            Audience::Everyone if reply.receipt.is_some() => self.courier.post(room, reply).await,
            Audience::Asker if reply.confidential => self.confide(room, reply, place, cause, asker).await,
            // What is no table's post answers whoever asked.
            Audience::Asker | Audience::Everyone => self.courier.tell(room, reply, place, cause).await,
        }
    }

    /// What stands behind the prefix, if a text begins with it.
    fn command<'a>(&self, text: &'a str) -> Option<&'a str> {
        let (start, rest) = text.split_at_checked(self.prefix.len())?;
        let is_word = rest.is_empty() || rest.starts_with(char::is_whitespace);
        (is_word && start.eq_ignore_ascii_case(&self.prefix)).then(|| rest.trim())
    }

    /// What a message of the bot's own shows.
    async fn board(&self, room: &Room, id: &EventId) -> Option<Shows> {
        let event = patiently("reading a message", || room.event(id, None)).await?;
        if event.sender().as_ref() != Some(&self.own) {
            return None;
        }
        event.raw().get_field::<Sent>("content").ok()??.shows
    }

    async fn request(
        &self,
        room: &Room,
        place: &Place,
        id: &EventId,
        sender: &OwnedUserId,
        text: String,
        seen: Option<Seen>,
    ) -> Request {
        tracing::debug!("{id} in {} is read", room.room_id());
        Request {
            platform: Platform::Matrix,
            id: RequestId::new(Platform::Matrix, id.as_str()),
            room: place::room(room.room_id(), place.thread.as_deref()),
            community: self.community(room).await,
            asker: Player {
                id: PlayerId::new(Platform::Matrix, sender.as_str()),
                name: people::name(room, sender).await,
            },
            text,
            seen,
            here: self.here(room, sender).await,
        }
    }

    /// Whether somebody manages a room, and what the bot may not do there.
    async fn here(&self, room: &Room, asker: &UserId) -> Here {
        let levels = room.power_levels_or_default().await;
        let needed = [MessageLikeEventType::RoomMessage, MessageLikeEventType::Reaction];
        let names = ["m.room.message", "m.reaction"];
        let lacks = |event: &MessageLikeEventType| !levels.user_can_send_message(&self.own, event.clone());
        let missing = needed.iter().zip(names).filter(|(event, _)| lacks(event)).map(|(_, name)| name).collect();
        Here { is_admin: levels.for_user(asker) >= Int::from(MANAGER), missing, ..Here::default() }
    }
}
