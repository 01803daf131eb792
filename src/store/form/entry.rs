use serde::{Deserialize, Serialize};

use super::{FORM, write};
use crate::chat::{CommunityId, Player, PlayerId, RequestId, RoomId, Timestamp};
use crate::games::Setup;
use crate::rules::Side;
use crate::table::{Chips, Code, Entry, Event, Guest, Lead, Offer, Opened, Pace, Seed, Teaming};

#[derive(Serialize, Deserialize)]
struct EntryForm {
    v: u32,
    request: String,
    by: String,
    at: i64,
    #[serde(flatten)]
    event: EventForm,
    /// Whose purse gains how much.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chips: Vec<(String, i64)>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum EventForm {
    Opened {
        room: String,
        community: String,
        game: String,
        /// So that a later change of a rule can leave old games as they were.
        rules_version: u32,
        rules: Vec<(String, String)>,
        sides: u8,
        maker: String,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invited: Option<InvitedForm>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        teams: Option<Box<TeamsForm>>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        drawn: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        threaded: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        private: bool,
        /// Left out where it is, as it was when nothing was rated.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unrated: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pace: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
        #[serde(default, skip_serializing_if = "is_zero")]
        ahead: i32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<String>,
        /// Rooms elsewhere, with who plays from there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        guests: Vec<(GuestForm, Vec<String>)>,
    },
    /// `sided` was the name where a side was wanted.
    #[serde(alias = "sided")]
    Seated {
        player: String,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<u8>,
        /// The room and the community where the player is, if that is elsewhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<GuestForm>,
    },
    HandedOver(String),
    Declined {},
    Started {},
    Cancelled {},
    Moved(String),
    Covered {},
    Thrown(String),
    Resigned {},
    Offered(String),
    Accepted {},
    Reminded {},
    TimeUp {},
    Claimed {},
    Aborted {},
    OnVacation(i64),
    Granted(i64),
    Undone {},
    Rehoused(String),
    Departed(String),
    Closed {},
}

/// A room and its community.
type GuestForm = (String, String);

#[derive(Serialize, Deserialize)]
struct TeamsForm {
    lead: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    mates: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum InvitedForm {
    One(String),
    Several(Vec<String>),
}

/// Rules as this program plays them.
const RULES_VERSION: u32 = 1;

fn is_zero(number: &i32) -> bool {
    *number == 0
}

pub fn write_entry(entry: &Entry) -> Vec<u8> {
    let event = match &entry.event {
        Event::Opened(Opened {
            room,
            community,
            setup,
            maker,
            invited,
            teaming,
            drawn,
            threaded,
            private,
            rated,
            pace,
            first,
            seed,
            ahead,
            code,
            guests,
        }) => EventForm::Opened {
            room: room.as_str().to_owned(),
            community: community.as_str().to_owned(),
            game: format!("{}/{}", setup.kind().word(), setup.variant()),
            rules_version: RULES_VERSION,
            rules: setup.rules().iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            sides: setup.sides(),
            maker: maker.id.as_str().to_owned(),
            name: maker.name.clone(),
            invited: write_invited(invited),
            teams: teaming.as_ref().map(|Teaming { lead, mates }| {
                let mates = mates.iter().map(|mate| mate.as_str().to_owned()).collect();
                Box::new(TeamsForm { lead: lead.word().to_owned(), mates })
            }),
            drawn: *drawn,
            threaded: *threaded,
            private: *private,
            unrated: !rated,
            pace: Some(pace.word().to_owned()).filter(|_| *pace != Pace::Unlimited),
            first: *first,
            seed: seed.as_ref().map(Seed::hex),
            ahead: *ahead,
            code: code.as_ref().map(Code::to_string),
            guests: guests
                .iter()
                .map(|(from, players)| {
                    (write_guest(from), players.iter().map(|player| player.as_str().to_owned()).collect())
                })
                .collect(),
        },
        Event::Seated { player, side, from } => EventForm::Seated {
            player: player.id.as_str().to_owned(),
            name: player.name.clone(),
            side: side.map(Side::number),
            from: from.as_ref().map(write_guest),
        },
        Event::HandedOver { to } => EventForm::HandedOver(to.as_str().to_owned()),
        Event::Declined => EventForm::Declined {},
        Event::Started => EventForm::Started {},
        Event::Cancelled => EventForm::Cancelled {},
        Event::Moved { text } => EventForm::Moved(text.clone()),
        Event::Covered => EventForm::Covered {},
        Event::Thrown { text } => EventForm::Thrown(text.clone()),
        Event::Resigned => EventForm::Resigned {},
        Event::Offered { what } => EventForm::Offered(what.word().to_owned()),
        Event::Accepted => EventForm::Accepted {},
        Event::Reminded => EventForm::Reminded {},
        Event::TimeUp => EventForm::TimeUp {},
        Event::Claimed => EventForm::Claimed {},
        Event::Aborted => EventForm::Aborted {},
        Event::OnVacation { until } => EventForm::OnVacation(until.0),
        Event::Granted { until } => EventForm::Granted(until.0),
        Event::Undone => EventForm::Undone {},
        Event::Rehoused { room } => EventForm::Rehoused(room.as_str().to_owned()),
        Event::Departed { room } => EventForm::Departed(room.as_str().to_owned()),
        Event::Closed => EventForm::Closed {},
    };
    write(&EntryForm {
        v: FORM,
        request: entry.request.as_str().to_owned(),
        by: entry.by.as_str().to_owned(),
        at: entry.at.0,
        event,
        chips: entry.chips.iter().map(|chips| (chips.player.as_str().to_owned(), chips.change)).collect(),
    })
}

fn write_invited(invited: &[PlayerId]) -> Option<InvitedForm> {
    match invited {
        [] => None,
        [one] => Some(InvitedForm::One(one.as_str().to_owned())),
        several => Some(InvitedForm::Several(several.iter().map(|player| player.as_str().to_owned()).collect())),
    }
}

fn write_guest(guest: &Guest) -> GuestForm {
    (guest.room.as_str().to_owned(), guest.community.as_str().to_owned())
}

fn read_guest((room, community): GuestForm) -> Guest {
    Guest { room: RoomId::stored(room), community: CommunityId::stored(community) }
}

/// # Errors
/// What is wrong with it, for whoever runs the program.
pub fn read_entry(bytes: &[u8]) -> Result<Entry, String> {
    let form: EntryForm = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
    if form.v != FORM {
        return Err(format!("an entry of form {}, this program knows {FORM}", form.v));
    }
    let event = match form.event {
        EventForm::Opened {
            room,
            community,
            game,
            rules_version,
            rules,
            sides,
            maker,
            name,
            invited,
            teams,
            drawn,
            threaded,
            private,
            unrated,
            pace,
            first,
            seed,
            ahead,
            code,
            guests,
        } => {
            if rules_version != RULES_VERSION {
                return Err(format!("rules of version {rules_version}, this program knows {RULES_VERSION}"));
            }
            let rules = rules.iter().map(|(key, value)| (key.as_str(), value.as_str()));
            Event::Opened(Opened {
                room: RoomId::stored(room),
                community: CommunityId::stored(community),
                setup: Setup::stored(&game, rules, sides).map_err(|error| error.to_string())?,
                maker: Player { id: PlayerId::stored(maker), name },
                invited: match invited {
                    None => Vec::new(),
                    Some(InvitedForm::One(player)) => vec![PlayerId::stored(player)],
                    Some(InvitedForm::Several(players)) => players.into_iter().map(PlayerId::stored).collect(),
                },
                teaming: match teams.map(|teams| *teams) {
                    None => None,
                    Some(TeamsForm { lead, mates }) => Some(Teaming {
                        lead: Lead::read(&lead).ok_or_else(|| format!("teams led by {lead}"))?,
                        mates: mates.into_iter().map(PlayerId::stored).collect(),
                    }),
                },
                drawn,
                threaded,
                private,
                rated: !unrated,
                pace: match pace {
                    None => Pace::Unlimited,
                    Some(word) => Pace::read(&word).ok_or_else(|| format!("a pace {word}"))?,
                },
                first,
                seed: seed.map(|hex| Seed::read(&hex).ok_or("a seed that is none")).transpose()?,
                ahead,
                code: code.map(|code| Code::read(&code).ok_or("a code that is none")).transpose()?,
                guests: guests
                    .into_iter()
                    .map(|(from, players)| (read_guest(from), players.into_iter().map(PlayerId::stored).collect()))
                    .collect(),
            })
        }
        EventForm::Seated { player, name, side, from } => {
            let side = side.map(|side| side.checked_sub(1).ok_or("a side without a number")).transpose()?;
            Event::Seated {
                player: Player { id: PlayerId::stored(player), name },
                side: side.map(Side::from_index),
                from: from.map(read_guest),
            }
        }
        EventForm::HandedOver(to) => Event::HandedOver { to: PlayerId::stored(to) },
        EventForm::Declined {} => Event::Declined,
        EventForm::Started {} => Event::Started,
        EventForm::Cancelled {} => Event::Cancelled,
        EventForm::Moved(text) => Event::Moved { text },
        EventForm::Covered {} => Event::Covered,
        EventForm::Thrown(text) => Event::Thrown { text },
        EventForm::Resigned {} => Event::Resigned,
        EventForm::Offered(what) => {
            Event::Offered { what: Offer::read(&what).ok_or_else(|| format!("an offer of {what}"))? }
        }
        EventForm::Accepted {} => Event::Accepted,
        EventForm::Reminded {} => Event::Reminded,
        EventForm::TimeUp {} => Event::TimeUp,
        EventForm::Claimed {} => Event::Claimed,
        EventForm::Aborted {} => Event::Aborted,
        EventForm::OnVacation(until) => Event::OnVacation { until: Timestamp(until) },
        EventForm::Granted(until) => Event::Granted { until: Timestamp(until) },
        EventForm::Undone {} => Event::Undone,
        EventForm::Rehoused(room) => Event::Rehoused { room: RoomId::stored(room) },
        EventForm::Departed(room) => Event::Departed { room: RoomId::stored(room) },
        EventForm::Closed {} => Event::Closed,
    };
    let chips = form.chips.into_iter().map(|(player, change)| Chips { player: PlayerId::stored(player), change });
    Ok(Entry {
        request: RequestId::stored(form.request),
        by: PlayerId::stored(form.by),
        at: Timestamp(form.at),
        event,
        chips: chips.collect(),
    })
}
