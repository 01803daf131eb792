//! What a bot answers to what people do.

use serde_json::{Value, json};

use super::bodies::Body;
use super::channels;
use super::errors::Refusal;
use super::objects;
use super::routes::Route;
use super::server::Answer;
use super::state::{EPHEMERAL, Id, Interaction, InteractionKind, LOADING, Message, State};

/// The first answer to an interaction.
pub fn callback(state: &mut State, id: Id, token: &str, body: Body, with_response: bool) -> Answer {
    let found = state.interactions.get(token).filter(|interaction| interaction.id == id);
    let interaction = found.cloned().ok_or_else(Refusal::unknown_interaction)?;
    if interaction.acknowledged.is_some() {
        return Err(Refusal::new(400, 40060, "Interaction has already been acknowledged."));
    }
    if interaction.sent.elapsed() > state.acknowledge_within {
        return Err(Refusal::unknown_interaction());
    }
    let kind = body.json["type"].as_u64().unwrap_or(0);
    let fits = match kind {
        4 | 5 => interaction.kind != InteractionKind::Autocomplete,
        6 | 7 => interaction.kind == InteractionKind::Component,
        8 => interaction.kind == InteractionKind::Autocomplete,
        _ => false,
    };
    if !fits {
        state.failures.push(format!("an answer of type {kind} to a {:?}", interaction.kind));
        return Err(Refusal::invalid("type"));
    }
    let data = Body { json: body.json["data"].clone(), files: body.files };
    let mut original = interaction.source.map(|(message, _)| message);
    match kind {
        4 => {
            let mut message = reply(state, &interaction, &data.json);
            channels::fill(state, &mut message, data, true)?;
            original = Some(message.id);
            channels::post(state, message)?;
        }
        5 => {
            let mut message = reply(state, &interaction, &data.json);
            message.flags |= LOADING;
            original = Some(message.id);
            channels::post(state, message)?;
        }
        7 => {
            channels::change_message(state, original.expect("a component has a message"), data)?;
        }
        _ => {}
    }
    let entry = state.interactions.get_mut(token).expect("just found");
    (entry.acknowledged, entry.acknowledged_at) = (Some(kind), Some(std::time::Instant::now()));
    entry.original = original;
    if matches!(kind, 4 | 5) {
        entry.said.extend(original);
    }
    entry.edits += u32::from(kind == 7);
    if kind == 8 {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let choices = body.json["data"]["choices"].as_array().cloned().unwrap_or_default();
        entry.choices = choices.iter().map(|choice| (text(&choice["name"]), text(&choice["value"]))).collect();
    }
    if !with_response {
        return Ok(Value::Null);
    }
    let mut answer = json!({ "interaction": { "id": id.to_string(), "type": interaction_type(&interaction) } });
    if let (4 | 5 | 7, Some(message)) = (kind, original.and_then(|id| state.messages.get(&id))) {
        answer["interaction"]["response_message_id"] = json!(message.id.to_string());
        answer["resource"] = json!({ "type": kind, "message": objects::message(state, message) });
    }
    Ok(answer)
}

/// A further message. The first after a deferral takes the place, and the visibility, of what was deferred.
pub fn follow_up(state: &mut State, application: Id, token: &str, body: Body) -> Answer {
    let interaction = usable(state, application, token)?;
    let original = interaction.original.and_then(|id| state.messages.get(&id));
    if let Some(message) = original.filter(|message| message.is_loading()) {
        let id = message.id;
        return fill_deferred(state, id, token, body);
    }
    let mut message = reply(state, &interaction, &body.json);
    message.reply_to = interaction.original;
    channels::fill(state, &mut message, body, true)?;
    state.interactions.get_mut(token).expect("just used").said.push(message.id);
    channels::post(state, message)
}

/// What is done with `@original`.
pub fn original(state: &mut State, route: Route, application: Id, token: &str, body: Body) -> Answer {
    let interaction = usable(state, application, token)?;
    let id = interaction.original.ok_or_else(Refusal::unknown_message)?;
    on_message(state, route, token, id, body)
}

/// What is done with a message that the token has made.
pub fn said(state: &mut State, route: Route, application: Id, token: &str, id: Id, body: Body) -> Answer {
    let interaction = usable(state, application, token)?;
    if !interaction.said.contains(&id) && interaction.original != Some(id) {
        return Err(Refusal::unknown_message());
    }
    on_message(state, route, token, id, body)
}

fn on_message(state: &mut State, route: Route, token: &str, id: Id, body: Body) -> Answer {
    let message = state.messages.get(&id).ok_or_else(Refusal::unknown_message)?;
    let is_loading = message.is_loading();
    match route {
        Route::ReadOriginal | Route::ReadFollowUp => Ok(objects::message(state, message)),
        Route::DeleteOriginal | Route::DeleteFollowUp => {
            channels::remove_message(state, id);
            Ok(Value::Null)
        }
        _ if is_loading => fill_deferred(state, id, token, body),
        _ => {
            let answer = channels::change_message(state, id, body)?;
            state.interactions.get_mut(token).expect("it was used").edits += 1;
            Ok(answer)
        }
    }
}

/// The deferred message gets what it waited for. As with every edit, nobody is pinged.
fn fill_deferred(state: &mut State, id: Id, token: &str, body: Body) -> Answer {
    channels::change_message(state, id, body)?;
    let message = state.messages.get_mut(&id).expect("just changed");
    message.flags &= !LOADING;
    state.interactions.get_mut(token).expect("it was used").edits += 1;
    Ok(objects::message(state, &state.messages[&id]))
}

/// An empty message in answer to an interaction, seen by its user only if the body says so.
fn reply(state: &mut State, interaction: &Interaction, data: &Value) -> Message {
    let mut message = channels::blank(state, interaction.channel);
    message.answers = Some((interaction.id, interaction.user, interaction.command.clone()));
    message.reply_to = interaction.source.map(|(message, _)| message);
    if data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0 {
        message.flags = EPHEMERAL;
        message.ephemeral_to = Some(interaction.user);
    }
    message
}

/// The interaction of a token that may speak.
fn usable(state: &State, application: Id, token: &str) -> Result<Interaction, Refusal> {
    let interaction = state.interactions.get(token).filter(|_| application == state.bot);
    let interaction = interaction.filter(|interaction| interaction.acknowledged.is_some());
    let interaction = interaction.ok_or_else(|| Refusal::new(404, 10015, "Unknown Webhook"))?;
    if interaction.sent.elapsed() > state.token_life {
        return Err(Refusal::new(401, 50027, "Invalid Webhook Token"));
    }
    state.channel(interaction.channel)?;
    Ok(interaction.clone())
}

/// The number that Discord has for a kind of interaction.
pub fn interaction_type(interaction: &Interaction) -> u64 {
    match interaction.kind {
        InteractionKind::Command => 2,
        InteractionKind::Component => 3,
        InteractionKind::Autocomplete => 4,
    }
}
