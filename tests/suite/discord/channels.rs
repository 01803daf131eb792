//! Channels, threads, and the messages in them.

use std::time::Instant;

use serde_json::{Value, json};

use super::bodies::Body;
use super::errors::Refusal;
use super::gateway::{self, GUILD_MESSAGES, GUILDS};
use super::objects;
use super::server::Answer;
use super::state::{
    ATTACH_FILES, Attachment, CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, Channel, ChannelKind, EPHEMERAL, Id,
    MANAGE_THREADS, Message, Ping, READ_MESSAGE_HISTORY, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, State, VIEW_CHANNEL,
};

/// The type of a thread that only its members see.
const PRIVATE_THREAD: u64 = 12;
/// What a bot without any boost of the guild may attach.
const LARGEST_FILE: usize = 10 << 20;

pub fn read(state: &State, id: Id) -> Answer {
    state.bot_may(id, VIEW_CHANNEL)?;
    Ok(objects::channel(state, state.channel(id)?))
}

/// Opens the direct channel with somebody, or finds it open.
pub fn open_direct(state: &mut State, body: &Value) -> Answer {
    let user = body["recipient_id"].as_str().map_or(Id(0), Id::read);
    if !state.users.contains_key(&user) || user == state.bot {
        return Err(Refusal::new(400, 50033, "Invalid Recipient(s)"));
    }
    let id = direct(state, user);
    Ok(objects::channel(state, state.channel(id)?))
}

/// The direct channel of a user with the bot.
pub fn direct(state: &mut State, user: Id) -> Id {
    let mut all = state.channels.values();
    let open = all.find(|channel| channel.kind == ChannelKind::Direct && channel.owner == Some(user));
    match open {
        Some(open) => open.id,
        None => add(state, ChannelKind::Direct, None, "", None, Some(user)),
    }
}

/// Adds a channel or thread of somebody's.
pub fn add(
    state: &mut State,
    kind: ChannelKind,
    guild: Option<Id>,
    name: &str,
    parent: Option<Id>,
    owner: Option<Id>,
) -> Id {
    let id = state.new_id();
    let (name, overwrites) = (name.to_owned(), Default::default());
    let channel = Channel {
        id,
        kind,
        guild,
        name,
        parent,
        owner,
        overwrites,
        archived: false,
        locked: false,
        members: Vec::new(),
        private: false,
    };
    state.channels.insert(id, channel);
    if kind != ChannelKind::Direct {
        tell_of(state, gateway::created(kind), id);
    }
    id
}

/// Changes a thread; nothing else of a channel is for a bot of games.
pub fn edit(state: &mut State, id: Id, body: &Value) -> Answer {
    let channel = state.channel(id)?;
    if channel.kind != ChannelKind::Thread {
        return Err(Refusal::missing_permissions());
    }
    // Whoever may write in a thread may open it again, unless it is locked; all else needs the right to manage.
    let keys = body.as_object().into_iter().flatten().map(|(key, _)| key.as_str());
    let opens = body["archived"] == json!(false) && keys.eq(["archived"]) && !channel.locked;
    let owned = channel.owner == Some(state.bot);
    state.bot_may(id, if opens || owned { SEND_MESSAGES_IN_THREADS } else { MANAGE_THREADS })?;
    let thread = state.channels.get_mut(&id).expect("just found");
    thread.archived = body["archived"].as_bool().unwrap_or(thread.archived);
    thread.locked = body["locked"].as_bool().unwrap_or(thread.locked);
    if let Some(name) = body["name"].as_str() {
        thread.name = name.to_owned();
    }
    Ok(tell_of(state, "THREAD_UPDATE", id))
}

pub fn create_thread(state: &mut State, parent: Id, from: Option<Id>, body: &Value) -> Answer {
    let private = body["type"] == PRIVATE_THREAD;
    state.bot_may(parent, if private { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS })?;
    let guild = state.channel(parent)?.guild;
    if state.channel(parent)?.kind != ChannelKind::Text {
        return Err(Refusal::new(400, 50024, "Cannot execute action on this channel type"));
    }
    if let Some(message) = from {
        state.message(parent, message)?;
        if state.channels.contains_key(&message) {
            return Err(Refusal::new(400, 160_004, "A thread has already been created for this message"));
        }
    }
    // A thread that begins at a message has the message's id.
    let id = from.unwrap_or_else(|| state.new_id());
    let thread = Channel {
        id,
        kind: ChannelKind::Thread,
        guild,
        name: body["name"].as_str().unwrap_or_default().to_owned(),
        parent: Some(parent),
        owner: Some(state.bot),
        overwrites: Default::default(),
        archived: false,
        locked: false,
        members: Vec::new(),
        private,
    };
    state.channels.insert(id, thread);
    Ok(tell_of(state, "THREAD_CREATE", id))
}

pub fn add_thread_member(state: &mut State, thread: Id, user: Id) -> Answer {
    state.bot_may(thread, SEND_MESSAGES_IN_THREADS)?;
    if state.channel(thread)?.archived {
        return Err(Refusal::archived());
    }
    if !state.users.contains_key(&user) {
        return Err(Refusal::new(404, 10013, "Unknown User"));
    }
    let members = &mut state.channels.get_mut(&thread).expect("just found").members;
    if !members.contains(&user) {
        members.push(user);
    }
    Ok(Value::Null)
}

/// The threads of a guild that are not archived, as far as the bot sees them.
pub fn active_threads(state: &State, guild: Id) -> Answer {
    let is_active = |channel: &&Channel| channel.guild == Some(guild) && channel.kind == ChannelKind::Thread;
    let threads = state.channels.values().filter(is_active).filter(|thread| !thread.archived);
    let seen = threads.filter(|thread| state.bot_may(thread.id, VIEW_CHANNEL).is_ok());
    let threads: Vec<Value> = seen.map(|thread| objects::channel(state, thread)).collect();
    Ok(json!({ "threads": threads, "members": [], "has_more": false }))
}

/// Tells the bot of a channel, and gives it.
pub fn tell_of(state: &mut State, event: &str, id: Id) -> Value {
    let object = objects::channel(state, &state.channels[&id]);
    state.dispatch(event, GUILDS, &object);
    object
}

/// A channel's messages, the newest first.
pub fn read_messages(state: &State, channel: Id, query: &str) -> Answer {
    state.bot_may(channel, VIEW_CHANNEL | READ_MESSAGE_HISTORY)?;
    let given = |key: &str| {
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(name, _)| *name == key).map(|(_, value)| Id::read(value))
    };
    let limit = given("limit").map_or(50, |limit| limit.0.clamp(1, 100) as usize);
    let there = state.messages.values().filter(|message| message.channel == channel && message.ephemeral_to.is_none());
    let (before, after) = (given("before"), given("after"));
    let mut found: Vec<_> = there
        .filter(|message| before.is_none_or(|id| message.id < id) && after.is_none_or(|id| message.id > id))
        .collect();
    // After a message, the next ones are meant, not the newest.
    let surplus = found.len().saturating_sub(limit);
    if after.is_some() {
        found.truncate(limit);
    } else {
        found.drain(..surplus);
    }
    Ok(found.into_iter().rev().map(|message| objects::message(state, message)).collect())
}

pub fn create_message(state: &mut State, channel: Id, body: Body) -> Answer {
    let Channel { kind, owner, .. } = state.channel(channel)?;
    let is_thread = *kind == ChannelKind::Thread;
    if *kind == ChannelKind::Direct && owner.is_some_and(|user| state.users[&user].closed) {
        return Err(Refusal::new(403, 50007, "Cannot send messages to this user"));
    }
    state.bot_may(channel, if is_thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES })?;
    let nonce = &body.json["nonce"];
    let nonce = nonce.as_str().map(str::to_owned).or_else(|| nonce.as_i64().map(|number| number.to_string()));
    if body.json["enforce_nonce"] == true && nonce.is_some() {
        let mut ours = state.messages.values().filter(|message| message.author == state.bot);
        if let Some(same) = ours.find(|message| message.nonce == nonce) {
            return Ok(objects::message(state, same));
        }
    }
    let mut message = blank(state, channel);
    message.nonce = nonce;
    message.reply_to = body.json["message_reference"]["message_id"].as_str().map(Id::read);
    fill(state, &mut message, body, true)?;
    post(state, message)
}

pub fn edit_message(state: &mut State, channel: Id, id: Id, body: Body) -> Answer {
    let message = state.message(channel, id)?;
    if message.author != state.bot {
        return Err(Refusal::new(403, 50005, "Cannot edit a message authored by another user"));
    }
    let answer = change_message(state, id, body)?;
    state.messages.get_mut(&id).expect("just changed").channel_edits += 1;
    Ok(answer)
}

pub fn delete_message(state: &mut State, channel: Id, id: Id) -> Answer {
    let message = state.message(channel, id)?;
    if message.author != state.bot {
        return Err(Refusal::missing_permissions());
    }
    remove_message(state, id);
    Ok(Value::Null)
}

/// A message of the bot without anything in it.
pub fn blank(state: &mut State, channel: Id) -> Message {
    Message {
        id: state.new_id(),
        channel,
        author: state.bot,
        content: String::new(),
        embeds: json!([]),
        components: json!([]),
        attachments: Vec::new(),
        flags: 0,
        pings: Vec::new(),
        ephemeral_to: None,
        edits: 0,
        channel_edits: 0,
        answers: None,
        reply_to: None,
        nonce: None,
        came: Instant::now(),
        edited_at: None,
    }
}

/// Puts a message into its channel. A thread that was archived opens by it, unless it is locked.
pub fn post(state: &mut State, message: Message) -> Answer {
    let id = message.channel;
    let channel = state.channel(id)?;
    if channel.archived && channel.locked {
        return Err(Refusal::archived());
    }
    if channel.archived {
        state.channels.get_mut(&id).expect("just found").archived = false;
        tell_of(state, "THREAD_UPDATE", id);
    }
    let message_id = message.id;
    state.messages.insert(message_id, message);
    Ok(tell_of_message(state, "MESSAGE_CREATE", message_id))
}

/// Edits a message that is there.
pub fn change_message(state: &mut State, id: Id, body: Body) -> Answer {
    let mut message = state.messages.get(&id).cloned().ok_or_else(Refusal::unknown_message)?;
    if state.channel(message.channel)?.archived {
        return Err(Refusal::archived());
    }
    fill(state, &mut message, body, false)?;
    message.edits += 1;
    message.edited_at = Some(state.new_id());
    state.messages.insert(id, message);
    Ok(tell_of_message(state, "MESSAGE_UPDATE", id))
}

pub fn remove_message(state: &mut State, id: Id) {
    let Some(message) = state.messages.remove(&id) else { return };
    let guild = state.channels.get(&message.channel).and_then(|channel| channel.guild);
    let event = json!({
        "id": id.to_string(),
        "channel_id": message.channel.to_string(),
        "guild_id": guild.map(|guild| guild.to_string()),
    });
    state.dispatch("MESSAGE_DELETE", GUILD_MESSAGES, &event);
}

fn tell_of_message(state: &mut State, event: &str, id: Id) -> Value {
    let message = &state.messages[&id];
    let object = objects::message(state, message);
    let guild = state.channels.get(&message.channel).and_then(|channel| channel.guild);
    if let (None, Some(guild)) = (message.ephemeral_to, guild) {
        let mut told = object.clone();
        told["guild_id"] = json!(guild.to_string());
        told["member"] = objects::partial_member(state, message.author, None);
        state.dispatch(event, GUILD_MESSAGES, &told);
    }
    object
}

/// Puts what a body says into a message. What an edit does not name stays, attachments too.
pub fn fill(state: &mut State, message: &mut Message, body: Body, is_new: bool) -> Result<(), Refusal> {
    let json = &body.json;
    if !body.files.is_empty() && state.permissions(state.bot, message.channel) & ATTACH_FILES == 0 {
        return Err(Refusal::missing_permissions());
    }
    if body.files.values().any(|file| file.bytes.len() > LARGEST_FILE) {
        return Err(Refusal::new(413, 40005, "Request entity too large"));
    }
    if let Some(content) = json.get("content") {
        message.content = content.as_str().unwrap_or_default().trim().to_owned();
    }
    for (key, part) in [("embeds", &mut message.embeds), ("components", &mut message.components)] {
        match json.get(key) {
            Some(Value::Null) => *part = json!([]),
            Some(value) => *part = value.clone(),
            None => {}
        }
    }
    complete(&mut message.components, &mut 1);
    // Whether it is ephemeral is decided by who makes it.
    let flags = json["flags"].as_u64().unwrap_or(0) & !EPHEMERAL;
    message.flags = if is_new { message.flags | flags } else { message.flags | (flags & 4) };
    let named = json.get("attachments").map(|list| list.as_array().cloned().unwrap_or_default());
    let name_of = |attachment: &Value| attachment["id"].as_u64().or_else(|| attachment["id"].as_str()?.parse().ok());
    if let Some(named) = &named {
        let kept = |old: &Attachment| named.iter().any(|attachment| name_of(attachment) == Some(old.id.0));
        let unknown = named
            .iter()
            .filter_map(name_of)
            .find(|id| !body.files.contains_key(id) && !message.attachments.iter().any(|old| old.id.0 == *id));
        if let Some(id) = unknown {
            state.failures.push(format!("attachment {id} is neither new nor in the message"));
            return Err(Refusal::invalid("attachments: unknown id"));
        }
        message.attachments.retain(kept);
    }
    for (place, file) in body.files {
        let named = named.iter().flatten().find(|attachment| name_of(attachment) == Some(place));
        let text = |key: &str| named.and_then(|attachment| attachment[key].as_str()).map(str::to_owned);
        message.attachments.push(Attachment {
            id: state.new_id(),
            name: text("filename").unwrap_or(file.name),
            description: text("description"),
            content_type: file.content_type,
            bytes: file.bytes,
        });
    }
    if is_new {
        message.pings = pings(&message.content, &json["allowed_mentions"]);
    }
    let nothing = |part: &Value| part.as_array().is_none_or(Vec::is_empty);
    let is_empty = message.content.is_empty() && message.attachments.is_empty();
    if is_empty && nothing(&message.embeds) && nothing(&message.components) {
        return Err(Refusal::new(400, 50006, "Cannot send an empty message"));
    }
    Ok(())
}

/// Completes components as Discord does: every one has a number in its message, and what was left to the default is said.
fn complete(components: &mut Value, next: &mut u64) {
    for component in components.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        component.entry("id").or_insert(json!(*next));
        *next += 1;
        let kind = component["type"].as_u64().unwrap_or(0);
        if kind == 2 || kind == 3 {
            component.entry("disabled").or_insert(json!(false));
        }
        if kind == 3 {
            component.entry("min_values").or_insert(json!(1));
            component.entry("max_values").or_insert(json!(1));
        }
        if let Some(inner) = component.get_mut("components") {
            complete(inner, next);
        }
    }
}

/// Whom a text pings. That a bot needs a permission to ping everyone is left aside: a test wants to know of the attempt.
fn pings(content: &str, allowed: &Value) -> Vec<Ping> {
    let parses = |kind: &str| match allowed["parse"].as_array() {
        _ if allowed.is_null() => true,
        Some(kinds) => kinds.contains(&json!(kind)),
        None => false,
    };
    let lists = |kind: &str, id: Id| allowed[kind].as_array().is_some_and(|ids| ids.contains(&json!(id.to_string())));
    let mut found = Vec::new();
    if (content.contains("@everyone") || content.contains("@here")) && parses("everyone") {
        found.push(Ping::Everyone);
    }
    for (start, _) in content.match_indices("<@") {
        let Some((inside, _)) = content[start + 2..].split_once('>') else { continue };
        let (kind, digits) = match inside.strip_prefix('&') {
            Some(digits) => ("roles", digits),
            None => ("users", inside.trim_start_matches('!')),
        };
        let Ok(id) = digits.parse().map(Id) else { continue };
        if parses(kind) || lists(kind, id) {
            found.push(if kind == "roles" { Ping::Role(id) } else { Ping::User(id) });
        }
    }
    found.sort();
    found.dedup();
    found
}
