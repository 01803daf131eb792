//! The registered commands.

use serde_json::{Map, Value, json};

use super::errors::Refusal;
use super::routes::Route;
use super::server::Answer;
use super::state::{Id, State};

pub fn handle(state: &mut State, route: Route, variable: &[&str], body: &Value) -> Answer {
    if Id::read(variable[0]) != state.bot {
        return Err(Refusal::new(403, 20012, "You are not authorized to perform this action on this application"));
    }
    let find = |state: &State| {
        let place = state.commands.iter().position(|command| command["id"] == json!(variable[1]));
        place.ok_or(Refusal::new(404, 10063, "Unknown application command"))
    };
    match route {
        Route::SetCommands => {
            state.command_writes += 1;
            let items = body.as_array().cloned().unwrap_or_default();
            // A command that was there under its name keeps its id.
            let commands = items.iter().map(|item| stored(state, item)).collect();
            state.commands = commands;
            Ok(json!(state.commands))
        }
        Route::CreateCommand => {
            state.command_writes += 1;
            let command = stored(state, body);
            state.commands.retain(|other| other["id"] != command["id"]);
            state.commands.push(command.clone());
            Ok(command)
        }
        Route::EditCommand => {
            let index = find(state)?;
            state.command_writes += 1;
            let version = state.new_id();
            let command = &mut state.commands[index];
            for (key, value) in body.as_object().into_iter().flatten() {
                command[key] = value.clone();
            }
            command["version"] = json!(version.to_string());
            Ok(command.clone())
        }
        Route::DeleteCommand => {
            let index = find(state)?;
            state.command_writes += 1;
            state.commands.remove(index);
            Ok(Value::Null)
        }
        Route::ReadCommand => find(state).map(|index| state.commands[index].clone()),
        _ => Ok(json!(state.commands)),
    }
}

/// A command as Discord keeps it.
fn stored(state: &mut State, request: &Value) -> Value {
    let kind = request["type"].as_u64().unwrap_or(1);
    let same = |other: &&Value| other["name"] == request["name"] && other["type"] == json!(kind);
    let id = state.commands.iter().find(same).map(|other| other["id"].clone());
    let id = id.unwrap_or_else(|| json!(state.new_id().to_string()));
    let version = state.new_id();
    let mut command = Map::from_iter([
        ("id".to_owned(), id),
        ("application_id".to_owned(), json!(state.bot.to_string())),
        ("version".to_owned(), json!(version.to_string())),
        ("type".to_owned(), json!(kind)),
        ("description".to_owned(), json!("")),
        ("default_member_permissions".to_owned(), Value::Null),
        ("dm_permission".to_owned(), json!(true)),
        ("nsfw".to_owned(), json!(false)),
    ]);
    let given = request.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null());
    command.extend(given.map(|(key, value)| (key.clone(), value.clone())));
    Value::Object(command)
}
