use super::keyed::not_answered;
use super::map::{Changes, Order, View};
use super::{Answer, AppendError, Note, alarms, digests, form, keys, purses};
use crate::chat::{RequestId, Text, Timestamp};

/// Answers about no table are kept this long, so that a platform's second delivery meets the first one.
const SAYINGS_KEPT_MS: i64 = 24 * 60 * 60 * 1000;
/// Old ones that each new one takes away, so that they never pile up.
const SAYINGS_SWEPT: usize = 4;

/// What changes with an answer about no table.
///
/// # Errors
/// The request has been answered, or what is noted was another before.
pub fn decide(
    view: &dyn View,
    request: &RequestId,
    words: Text,
    notes: Vec<Note>,
    at: Timestamp,
) -> Result<Changes, AppendError> {
    not_answered(view, request)?;
    let mut changes = vec![
        (keys::request(request), Some(form::write_answer(&Answer::Said(words)))),
        (keys::said(at, request), Some(Vec::new())),
    ];
    for note in notes {
        match note {
            Note::Setting { owner, name, value } => {
                changes.push((keys::setting(&owner, name), value.map(String::into_bytes)));
            }
            Note::Purse { community, player, before, after } => {
                let key = keys::purse(&community, &player);
                if purses::purse(view, &key)? != before {
                    return Err(AppendError::Stale);
                }
                changes.push((key, Some(form::write_purse(&after))));
            }
            Note::Vacation { player, before, after } => {
                if alarms::vacation(view, &player)? != before {
                    return Err(AppendError::Stale);
                }
                changes.push((keys::vacation(&player), Some(form::write_vacation(&after))));
            }
            Note::Digest { player, at } => changes.extend(digests::set(view, &player, at)?),
            Note::Mark { mark, holds } => changes.push((keys::mark(&mark), holds.then(Vec::new))),
        }
    }
    for (key, _) in view.range(&keys::sayings(), Order::Rising, SAYINGS_SWEPT)? {
        if let Some((said, old)) = keys::read_said(&key)
            && said.0 < at.0 - SAYINGS_KEPT_MS
        {
            changes.extend([(keys::request(&old), None), (key, None)]);
        }
    }
    Ok(changes)
}
