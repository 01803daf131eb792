use matrix_sdk::ruma::{OwnedUserId, UserId};
use matrix_sdk::{Room, RoomDisplayName, RoomMemberships};

use super::heard::Said;
use crate::chat::turns_direction;

/// Longer names would crowd everything else out of a message.
const NAME_CHARS: usize = 64;

/// The name by which people in the room know somebody, fit to be shown.
pub async fn name(room: &Room, user: &UserId) -> String {
    let member = room.get_member_no_sync(user).await.ok().flatten();
    let name = member.as_ref().and_then(|member| member.display_name()).map(shown).filter(|name| !name.is_empty());
    match name {
        // Two people of the same name are told apart by what nobody can copy.
        Some(name) if member.is_some_and(|member| member.name_ambiguous()) => format!("{name} ({user})"),
        Some(name) => name,
        None => user.localpart().to_owned(),
    }
}

/// What a room is called, fit to be shown; `None` where nobody has named it, nor do its members.
pub async fn room_name(room: &Room) -> Option<String> {
    let name = match room.display_name().await.ok()? {
        RoomDisplayName::Named(name) | RoomDisplayName::Aliased(name) | RoomDisplayName::Calculated(name) => name,
        RoomDisplayName::EmptyWas(_) | RoomDisplayName::Empty => return None,
    };
    Some(shown(&name)).filter(|name| !name.is_empty())
}

/// What somebody typed, with people as `@user:server` wherever they are named another way: by a link, or by a name that
/// only one person in the room has.
pub async fn with_ids(room: &Room, said: &Said, text: &str) -> String {
    let mut text = text.to_owned();
    for user in &said.named {
        let link = format!("](https://matrix.to/#/{user})");
        let link_start = text.find(&link).and_then(|end| Some((text[..end].rfind('[')?, end + link.len())));
        if let Some((start, end)) = link_start {
            text.replace_range(start..end, user.as_str());
        } else if !text.contains(user.as_str()) {
            let Ok(Some(member)) = room.get_member(user).await else { continue };
            for known in [member.display_name().unwrap_or_default(), user.localpart()] {
                if let Some((start, end)) = word(&text, known) {
                    text.replace_range(start..end, user.as_str());
                    break;
                }
            }
        }
    }
    let short = |word: &&str| word.starts_with('@') && !word.contains(':');
    let short: Vec<String> = text.split_whitespace().filter(short).map(str::to_owned).collect();
    if short.is_empty() {
        return text;
    }
    let members = room.members(RoomMemberships::JOIN | RoomMemberships::INVITE).await.unwrap_or_default();
    for typed in short {
        let wanted = typed[1..].to_lowercase();
        let is_called = |name: &str| name.to_lowercase() == wanted;
        let mut found = members
            .iter()
            .filter(|member| is_called(member.user_id().localpart()) || member.display_name().is_some_and(is_called));
        if let (Some(member), None) = (found.next(), found.next()) {
            text = text.replacen(&typed, member.user_id().as_str(), 1);
        }
    }
    text
}

/// How many people there are in a room, the bot among them; `None` while that cannot be known.
pub async fn count(room: &Room, of: RoomMemberships) -> Option<usize> {
    room.members(of).await.ok().map(|members| members.len())
}

/// Whether nobody is in a room, or is invited there, but the bot and this user. The library's own counts are of no use: a
/// homeserver tells them only where members are to come as they talk.
pub async fn are_alone(room: &Room, user: &UserId) -> bool {
    let members = room.members(RoomMemberships::JOIN | RoomMemberships::INVITE).await.unwrap_or_default();
    members.len() == 2 && members.iter().any(|member| member.user_id() == user)
}

/// Whether one of these is the user or the server of the user, or anybody may be meant.
pub fn is_among(user: &OwnedUserId, allowed: &[String]) -> bool {
    allowed.iter().any(|allowed| allowed == "*" || allowed == user.as_str() || allowed == user.server_name().as_str())
}

/// Where a name stands as words of their own, with the `@` in front of it if there is one.
fn word(text: &str, name: &str) -> Option<(usize, usize)> {
    if name.is_empty() {
        return None;
    }
    text.match_indices(name).find_map(|(at, _)| {
        let before = text[..at].strip_suffix('@').unwrap_or(&text[..at]);
        let after = &text[at + name.len()..];
        let is_word = before.ends_with(char::is_whitespace) && !after.starts_with(char::is_alphanumeric);
        is_word.then_some((before.len(), at + name.len()))
    })
}

/// A name without anything that could break its line, turn its direction, or fill the message.
fn shown(name: &str) -> String {
    let kept: String =
        name.chars().filter(|&c| !turns_direction(c)).map(|c| if c.is_control() { ' ' } else { c }).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(NAME_CHARS).collect()
}
