use matrix_sdk::deserialized_responses::{TimelineEvent, TimelineEventKind, UnableToDecryptReason};
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::events::room::message::sanitize::remove_plain_reply_fallback;
use matrix_sdk::ruma::events::room::message::{MessageType, Relation, TextMessageEventContent};
use matrix_sdk::ruma::events::{
    AnySyncMessageLikeEvent, AnySyncStateEvent, AnySyncTimelineEvent, SyncMessageLikeEvent, SyncStateEvent,
};
use matrix_sdk::ruma::matrix_uri::MatrixId;
use matrix_sdk::ruma::{MatrixToUri, OwnedEventId, OwnedRoomId, OwnedUserId, UserId};

/// Something that happened in a room and matters to the bot.
#[derive(Debug)]
pub struct Heard {
    pub id: OwnedEventId,
    pub sender: OwnedUserId,
    pub what: What,
}

#[derive(Debug)]
pub enum What {
    Said(Said),
    Reacted {
        to: OwnedEventId,
        key: String,
    },
    /// It may become readable when its key comes.
    KeyMissing,
    Unreadable,
    Member {
        who: OwnedUserId,
        change: Change,
    },
    Upgraded {
        successor: OwnedRoomId,
    },
    /// The bot may be allowed now what it was not before.
    PowerLevels,
}

/// A text message, as it was first: what was edited later is not read again.
#[derive(Debug)]
pub struct Said {
    pub text: String,
    /// Whom it names by links and mentions.
    pub named: Vec<OwnedUserId>,
    pub reply_to: Option<OwnedEventId>,
    pub thread: Option<OwnedEventId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    Arrived,
    Left,
}

impl Heard {
    /// What an event says to the bot; `None` for all that does not matter: notices, edits, redacted and broken events.
    pub fn read(event: &TimelineEvent) -> Option<Heard> {
        if let TimelineEventKind::UnableToDecrypt { utd_info, .. } = &event.kind {
            let what = match utd_info.reason {
                UnableToDecryptReason::MissingMegolmSession { withheld_code: None } => What::KeyMissing,
                _ => What::Unreadable,
            };
            return Some(Heard { id: event.event_id()?, sender: event.sender()?, what });
        }
        let event = event.raw().deserialize().ok()?;
        let (id, sender) = (event.event_id().to_owned(), event.sender().to_owned());
        let what = match event {
            AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::RoomMessage(
                SyncMessageLikeEvent::Original(message),
            )) => {
                let MessageType::Text(text) = &message.content.msgtype else { return None };
                let mentioned = message.content.mentions.iter().flat_map(|mentions| mentions.user_ids.iter().cloned());
                let named = mentioned.chain(linked(text)).collect();
                let (reply_to, thread) = match message.content.relates_to {
                    None => (None, None),
                    Some(Relation::Reply(reply)) => (Some(reply.in_reply_to.event_id), None),
                    Some(Relation::Thread(thread)) => {
                        let reply = thread.in_reply_to.filter(|_| !thread.is_falling_back);
                        (reply.map(|reply| reply.event_id), Some(thread.event_id))
                    }
                    Some(_) => return None,
                };
                let text = remove_plain_reply_fallback(&text.body).trim().to_owned();
                What::Said(Said { text, named, reply_to, thread })
            }
            AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::Reaction(SyncMessageLikeEvent::Original(
                reaction,
            ))) => {
                let annotation = reaction.content.relates_to;
                What::Reacted { to: annotation.event_id, key: annotation.key }
            }
            AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(member))) => {
                let before = member.unsigned.prev_content.map(|before| before.membership);
                let was_there = before == Some(MembershipState::Join);
                let change = match member.content.membership {
                    MembershipState::Join if !was_there => Change::Arrived,
                    MembershipState::Leave | MembershipState::Ban => Change::Left,
                    _ => return None,
                };
                What::Member { who: member.state_key, change }
            }
            AnySyncTimelineEvent::State(AnySyncStateEvent::RoomTombstone(SyncStateEvent::Original(tombstone))) => {
                What::Upgraded { successor: tombstone.content.replacement_room }
            }
            AnySyncTimelineEvent::State(AnySyncStateEvent::RoomPowerLevels(_)) => What::PowerLevels,
            _ => return None,
        };
        Some(Heard { id, sender, what })
    }

    /// Whether somebody came or went, and not in person: this user.
    pub fn change_of(&self, user: &UserId) -> Option<Change> {
        match &self.what {
            What::Member { who, change } if who == user => Some(*change),
            _ => None,
        }
    }
}

/// The people whom a formatted message links to.
fn linked(text: &TextMessageEventContent) -> Vec<OwnedUserId> {
    let Some(formatted) = &text.formatted else { return Vec::new() };
    let links = formatted.body.match_indices("https://matrix.to/").map(|(at, _)| &formatted.body[at..]);
    let ends = |link: &str| link.find(['"', '\'', '<', ' ']).unwrap_or(link.len());
    links
        .filter_map(|link| match MatrixToUri::parse(&link[..ends(link)]).ok()?.id() {
            MatrixId::User(user) => Some(user.clone()),
            _ => None,
        })
        .collect()
}
