//! How entries and answers are written down: JSON with the number of its form, apart from the types
//! that the program works with, so that either can change and an old log still plays.

use serde::{Deserialize, Serialize};

use super::Answer;
use crate::chat::{CommunityId, Player, PlayerId, RequestId, RoomId, Span, TableId, Text, Timestamp};
use crate::games::{Kind, Setup};
use crate::rules::Side;
use crate::table::{
    Chips, Code, Entry, Event, Finished, Guest, Lead, Offer, Opened, Pace, Placed, Purse, Seed, Teaming, Unrated,
    Vacation,
};

/// The form that this program writes.
const FORM: u32 = 1;

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
        from: Option<(String, String)>,
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

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AnswerForm {
    Entry(u64, u32),
    /// The name that it had when only refusals were kept so.
    #[serde(rename = "refused")]
    Said(Vec<SpanForm>),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SpanForm {
    Plain(String),
    Code(String),
    Quote(String),
    Player(String),
    Room(String),
    Moment(i64, String),
}

#[derive(Serialize, Deserialize)]
struct PurseForm {
    v: u32,
    chips: u32,
    /// `2026-11-30`
    #[serde(default, skip_serializing_if = "Option::is_none")]
    given: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct VacationForm {
    v: u32,
    from: i64,
    until: i64,
    /// The year that the days are taken from.
    year: i16,
    taken: u32,
}

/// How a game came out; its community is in its key.
#[derive(Serialize, Deserialize)]
struct FinishedForm {
    v: u32,
    table: u64,
    at: i64,
    game: String,
    /// The players of each side with its place.
    sides: Vec<(u8, Vec<String>)>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    private: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unrated: Option<UnratedForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum UnratedForm {
    Agreed,
    Aborted,
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
        },
        Event::Seated { player, side, from } => EventForm::Seated {
            player: player.id.as_str().to_owned(),
            name: player.name.clone(),
            side: side.map(Side::number),
            from: from.as_ref().map(|from| (from.room.as_str().to_owned(), from.community.as_str().to_owned())),
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
            })
        }
        EventForm::Seated { player, name, side, from } => {
            let side = side.map(|side| side.checked_sub(1).ok_or("a side without a number")).transpose()?;
            let guest =
                |(room, community)| Guest { room: RoomId::stored(room), community: CommunityId::stored(community) };
            Event::Seated {
                player: Player { id: PlayerId::stored(player), name },
                side: side.map(Side::from_index),
                from: from.map(guest),
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

pub fn write_purse(purse: &Purse) -> Vec<u8> {
    write(&PurseForm { v: FORM, chips: purse.chips, given: purse.given.map(|day| day.to_string()) })
}

/// # Errors
/// What is wrong with it, for whoever runs the program.
pub fn read_purse(bytes: &[u8]) -> Result<Purse, String> {
    let PurseForm { v, chips, given } = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
    if v != FORM {
        return Err(format!("a purse of form {v}, this program knows {FORM}"));
    }
    let given = given.map(|day| day.parse()).transpose().map_err(|error: jiff::Error| error.to_string())?;
    Ok(Purse { chips, given })
}

pub fn write_vacation(vacation: &Vacation) -> Vec<u8> {
    let Vacation { from, until, year, taken } = *vacation;
    write(&VacationForm { v: FORM, from: from.0, until: until.0, year, taken })
}

/// # Errors
/// What is wrong with it, for whoever runs the program.
pub fn read_vacation(bytes: &[u8]) -> Result<Vacation, String> {
    let VacationForm { v, from, until, year, taken } =
        serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
    if v != FORM {
        return Err(format!("a vacation of form {v}, this program knows {FORM}"));
    }
    Ok(Vacation { from: Timestamp(from), until: Timestamp(until), year, taken })
}

pub fn write_answer(answer: &Answer) -> Vec<u8> {
    write(&match answer {
        Answer::Entry(table, number) => AnswerForm::Entry(table.0, *number),
        Answer::Said(Text(spans)) => AnswerForm::Said(
            spans
                .iter()
                .map(|span| match span {
                    Span::Plain(text) => SpanForm::Plain(text.clone()),
                    Span::Code(text) => SpanForm::Code(text.clone()),
                    Span::Quote(text) => SpanForm::Quote(text.clone()),
                    Span::Player(player) => SpanForm::Player(player.as_str().to_owned()),
                    Span::Room(room) => SpanForm::Room(room.as_str().to_owned()),
                    Span::Moment { at, words } => SpanForm::Moment(at.0, words.clone()),
                    // Whoever asks again may ask again for the way.
                    Span::Link { words, .. } => SpanForm::Plain(words.clone()),
                })
                .collect(),
        ),
    })
}

/// # Errors
/// What is wrong with it, for whoever runs the program.
pub fn read_answer(bytes: &[u8]) -> Result<Answer, String> {
    let form: AnswerForm = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
    Ok(match form {
        AnswerForm::Entry(table, number) => Answer::Entry(TableId(table), number),
        AnswerForm::Said(spans) => Answer::Said(Text(
            spans
                .into_iter()
                .map(|span| match span {
                    SpanForm::Plain(text) => Span::Plain(text),
                    SpanForm::Code(text) => Span::Code(text),
                    SpanForm::Quote(text) => Span::Quote(text),
                    SpanForm::Player(player) => Span::Player(PlayerId::stored(player)),
                    SpanForm::Room(room) => Span::Room(RoomId::stored(room)),
                    SpanForm::Moment(at, words) => Span::Moment { at: Timestamp(at), words },
                })
                .collect(),
        )),
    })
}

pub fn write_finished(finished: &Finished) -> Vec<u8> {
    let side = |side: &Placed| (side.place, side.players.iter().map(|player| player.as_str().to_owned()).collect());
    write(&FinishedForm {
        v: FORM,
        table: finished.table.0,
        at: finished.at.0,
        game: finished.kind.word().to_owned(),
        sides: finished.sides.iter().map(side).collect(),
        private: finished.private,
        unrated: finished.unrated.map(|why| match why {
            Unrated::Agreed => UnratedForm::Agreed,
            Unrated::Aborted => UnratedForm::Aborted,
        }),
    })
}

/// # Errors
/// What is wrong with it, for whoever runs the program.
pub fn read_finished(community: &CommunityId, bytes: &[u8]) -> Result<Finished, String> {
    let form: FinishedForm = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
    if form.v != FORM {
        return Err(format!("a result of form {}, this program knows {FORM}", form.v));
    }
    let side = |(place, players): (u8, Vec<String>)| Placed {
        players: players.into_iter().map(PlayerId::stored).collect(),
        place,
    };
    Ok(Finished {
        table: TableId(form.table),
        community: community.clone(),
        at: Timestamp(form.at),
        kind: Kind::read(&form.game).ok_or_else(|| format!("a game {}", form.game))?,
        sides: form.sides.into_iter().map(side).collect(),
        private: form.private,
        unrated: form.unrated.map(|why| match why {
            UnratedForm::Agreed => Unrated::Agreed,
            UnratedForm::Aborted => Unrated::Aborted,
        }),
    })
}

fn write(form: &impl Serialize) -> Vec<u8> {
    // Only a map with keys that are no strings, or a failing `Serialize`, could make this fail.
    serde_json::to_vec(form).expect("our own forms are JSON")
}
