//! How entries and answers are written down: JSON with the number of its form, apart from the types
//! that the program works with, so that either can change and an old log still plays.

mod entry;

use serde::{Deserialize, Serialize};

use super::Answer;
use crate::chat::{CommunityId, PlayerId, RoomId, Span, TableId, Text, Timestamp};
use crate::games::Kind;
use crate::table::{Finished, Placed, Purse, Unrated, Vacation};
pub use entry::{read_entry, write_entry};

/// The form that this program writes.
const FORM: u32 = 1;

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
