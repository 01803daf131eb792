//! Every body is checked by others' knowledge of Discord: the types of twilight-model, the limits of twilight-validate,
//! and Discord's own specification, where that lies beside the project.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::{LazyLock, Mutex};

use jsonschema::Validator;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use twilight_model::application::command::{Command, CommandOptionChoice, CommandType};
use twilight_model::channel::message::component::{Component, ComponentType};
use twilight_model::channel::message::{AllowedMentions, Embed, MessageFlags};
use twilight_model::http::attachment::Attachment;
use twilight_model::http::interaction::InteractionResponse;
use twilight_model::id::Id;
use twilight_model::id::marker::{ApplicationMarker, AttachmentMarker, UserMarker};
use twilight_validate::{channel as channels, command as commands, embed, message as messages};

use super::bodies::Body;
use super::routes::Route;

/// What the checks have against a body, each complaint with the name of the check first.
pub fn check(route: Route, body: &Body) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut note = |check: &str, result: Result<(), String>| {
        if let Err(why) = result {
            complaints.push(format!("{check}: {why}"));
        }
    };
    let Some(schema) = schema(route, &body.json) else { return complaints };
    match typed(route, body) {
        Ok(typed) => note("twilight-validate", typed.within_limits()),
        Err(why) => note("twilight-model", Err(why)),
    }
    match as_specified(&body.json) {
        Value::Array(items) => items.iter().for_each(|item| note("openapi", conforms(schema, item))),
        one => note("openapi", conforms(schema, &one)),
    }
    note("forms", references(&body.json, body));
    complaints
}

/// Whether a value is what the official specification says; anything is where that is not at hand.
pub fn conforms(schema: &'static str, value: &Value) -> Result<(), String> {
    let Some(specification) = &*SPECIFICATION else { return Ok(()) };
    let mut validators = VALIDATORS.lock().expect("no check panics");
    let validator = validators.entry(schema).or_insert_with(|| {
        let mut root = json!({ "components": specification["components"] });
        root["$ref"] = json!(format!("#/components/schemas/{schema}"));
        jsonschema::validator_for(&root).expect("the specification is sound")
    });
    match validator.iter_errors(value).next() {
        Some(error) => Err(format!("{error} at {} of {schema}", error.instance_path())),
        None => Ok(()),
    }
}

/// Whether the official specification is at hand.
pub fn has_specification() -> bool {
    SPECIFICATION.is_some()
}

static SPECIFICATION: LazyLock<Option<Value>> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/discord/openapi.json");
    let text = std::fs::read(path).ok()?;
    Some(serde_json::from_slice(&text).expect("the specification is JSON"))
});

/// A validator takes a while to build, so all tests share them.
static VALIDATORS: LazyLock<Mutex<HashMap<&str, Validator>>> = LazyLock::new(Mutex::default);

/// The schema of a request's body, or of each item if it is a list; `None` for requests that have none.
fn schema(route: Route, body: &Value) -> Option<&'static str> {
    Some(match route {
        Route::SetCommands => "ApplicationCommandUpdateRequest",
        Route::CreateCommand => "ApplicationCommandCreateRequest",
        Route::EditCommand => "ApplicationCommandPatchRequestPartial",
        // The specification allows any of these; the type says which is meant, and errors are clearer so.
        Route::Callback => match body["type"].as_u64() {
            Some(6 | 7) => "UpdateMessageInteractionCallbackRequest",
            Some(8) => "ApplicationCommandAutocompleteCallbackRequest",
            _ => "CreateMessageInteractionCallbackRequest",
        },
        Route::FollowUp => "IncomingWebhookRequestPartial",
        Route::EditOriginal | Route::EditFollowUp => "IncomingWebhookUpdateRequestPartial",
        Route::OpenDirect => "CreatePrivateChannelRequest",
        Route::CreateMessage => "MessageCreateRequest",
        Route::EditMessage => "MessageEditRequestPartial",
        Route::EditChannel => "UpdateThreadRequestPartial",
        Route::CreateThread => "CreateTextThreadWithoutMessageRequest",
        Route::ThreadFromMessage => "CreateTextThreadWithMessageRequest",
        _ => return None,
    })
}

/// The specification is stricter than Discord's documentation and service, which take ids as numbers too, and
/// permissions as text: brought to its form.
fn as_specified(body: &Value) -> Value {
    let mut body = body.clone();
    let commands = match &mut body {
        Value::Array(commands) => commands.as_mut_slice(),
        one => std::slice::from_mut(one),
    };
    for command in commands.iter_mut().filter_map(Value::as_object_mut) {
        let Some(permissions) = command.get_mut("default_member_permissions") else { continue };
        if let Some(number) = permissions.as_str().and_then(|text| text.parse::<u64>().ok()) {
            *permissions = json!(number);
        }
    }
    for pointer in ["/attachments", "/data/attachments"] {
        let attachments = body.pointer_mut(pointer).and_then(Value::as_array_mut);
        for attachment in attachments.into_iter().flatten() {
            if let Some(number) = attachment["id"].as_u64() {
                attachment["id"] = json!(number.to_string());
            }
        }
    }
    body
}

/// A body in the types of twilight-model.
enum Typed {
    Commands(Vec<Command>),
    Message(Box<MessageBody>, Vec<Attachment>),
    Choices(Vec<CommandOptionChoice>),
    Thread(ThreadBody),
    Recipient,
}

/// Twilight has no type for this: its builder of requests writes the fields one by one.
#[derive(Default, Deserialize)]
struct MessageBody {
    content: Option<String>,
    embeds: Option<Vec<Embed>>,
    components: Option<Vec<Component>>,
    #[expect(dead_code, reason = "that it parses is the check")]
    allowed_mentions: Option<AllowedMentions>,
    flags: Option<MessageFlags>,
}

#[derive(Deserialize)]
struct ThreadBody {
    name: Option<String>,
    rate_limit_per_user: Option<u16>,
}

/// Whom a direct channel is to be opened with.
#[derive(Deserialize)]
struct Recipient {
    #[expect(dead_code, reason = "that it parses is the check")]
    recipient_id: Id<UserMarker>,
}

/// An attachment that a message has already.
#[derive(Deserialize)]
struct Kept {
    #[expect(dead_code, reason = "that it parses is the check")]
    id: Id<AttachmentMarker>,
}

fn typed(route: Route, body: &Body) -> Result<Typed, String> {
    let json = &body.json;
    match route {
        Route::SetCommands => {
            parse::<Vec<Value>>(json)?.iter().map(command).collect::<Result<_, _>>().map(Typed::Commands)
        }
        Route::CreateCommand | Route::EditCommand => Ok(Typed::Commands(vec![command(json)?])),
        Route::Callback => {
            let response: InteractionResponse = parse(&without_kept(json))?;
            if let Some(choices) = response.data.and_then(|data| data.choices) {
                return Ok(Typed::Choices(choices));
            }
            message(&json["data"], body)
        }
        Route::OpenDirect => parse::<Recipient>(json).map(|_| Typed::Recipient),
        Route::EditChannel | Route::CreateThread | Route::ThreadFromMessage => Ok(Typed::Thread(parse(json)?)),
        _ => message(json, body),
    }
}

fn parse<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|err| err.to_string())
}

/// A command as it is once Discord has stored it: requests leave out what Discord fills in.
fn command(request: &Value) -> Result<Command, String> {
    let mut value = request.clone();
    let fields = value.as_object_mut().ok_or("a command is an object")?;
    let application: Id<ApplicationMarker> = Id::new(1);
    fields.entry("application_id").or_insert_with(|| json!(application));
    fields.entry("type").or_insert_with(|| json!(CommandType::ChatInput));
    fields.entry("version").or_insert_with(|| json!("1"));
    fields.entry("description").or_insert_with(|| json!(""));
    parse(&value)
}

fn message(value: &Value, body: &Body) -> Result<Typed, String> {
    if value.is_null() {
        return Ok(Typed::Message(Box::default(), Vec::new()));
    }
    let message = parse(value)?;
    let mut uploaded = Vec::new();
    for attachment in value["attachments"].as_array().into_iter().flatten() {
        if attachment.get("filename").is_some() {
            let mut new: Attachment = parse(attachment)?;
            new.file = body.files.get(&new.id).map(|file| file.bytes.clone()).unwrap_or_default();
            uploaded.push(new);
        } else {
            parse::<Kept>(attachment)?;
        }
    }
    Ok(Typed::Message(Box::new(message), uploaded))
}

/// Twilight's type for answers knows new attachments only.
fn without_kept(callback: &Value) -> Value {
    let mut callback = callback.clone();
    if let Some(attachments) = callback.pointer_mut("/data/attachments").and_then(Value::as_array_mut) {
        attachments.retain(|attachment| attachment.get("filename").is_some());
    }
    callback
}

impl Typed {
    fn within_limits(&self) -> Result<(), String> {
        fn text(err: impl std::error::Error) -> String {
            err.to_string()
        }
        match self {
            Typed::Commands(list) => list.iter().try_for_each(commands::command).map_err(text),
            Typed::Choices(choices) if choices.len() > commands::CHOICES_LIMIT => {
                Err(format!("{} choices", choices.len()))
            }
            Typed::Recipient => Ok(()),
            Typed::Choices(choices) => choices.iter().try_for_each(commands::choice).map_err(text),
            Typed::Thread(thread) => {
                thread.name.as_ref().map_or(Ok(()), channels::name).map_err(text)?;
                thread.rate_limit_per_user.map_or(Ok(()), channels::rate_limit_per_user).map_err(text)
            }
            Typed::Message(message, uploaded) => {
                message.content.as_ref().map_or(Ok(()), messages::content).map_err(text)?;
                let embeds = message.embeds.as_deref().unwrap_or_default();
                messages::embeds(embeds).map_err(text)?;
                embeds.iter().try_for_each(embed::embed).map_err(text)?;
                let is_v2 = message.flags.is_some_and(|flags| flags.contains(MessageFlags::IS_COMPONENTS_V2));
                let components = message.components.as_deref().unwrap_or_default();
                if !is_v2 && components.iter().any(|component| component.kind() != ComponentType::ActionRow) {
                    return Err("a component outside a row".into());
                }
                messages::components(components, is_v2).map_err(text)?;
                uploaded.iter().try_for_each(messages::attachment).map_err(text)
            }
        }
    }
}

/// What none of the three looks at, and Discord refuses: names that occur twice, files that nothing or nobody names,
/// contradicting mentions.
fn references(json: &Value, body: &Body) -> Result<(), String> {
    let message = if json["data"].is_object() { &json["data"] } else { json };
    let mut ids = HashSet::new();
    for component in parts(&message["components"]) {
        if let Some(id) = component["custom_id"].as_str()
            && !ids.insert(id)
        {
            return Err(format!("two components with the custom_id {id:?}"));
        }
        let mut values = HashSet::new();
        for option in component["options"].as_array().into_iter().flatten() {
            if !values.insert(option["value"].as_str()) {
                return Err(format!("two options with the value {}", option["value"]));
            }
        }
    }
    for attachment in message["attachments"].as_array().into_iter().flatten() {
        let number = attachment["id"].as_u64().or_else(|| attachment["id"].as_str()?.parse().ok());
        if attachment.get("filename").is_some() && !number.is_some_and(|number| body.files.contains_key(&number)) {
            return Err(format!("attachment {} without its file", attachment["id"]));
        }
    }
    let mentions = &message["allowed_mentions"];
    for kind in ["users", "roles"] {
        let parsed = mentions["parse"].as_array().is_some_and(|parse| parse.contains(&json!(kind)));
        let listed = mentions[kind].as_array().is_some_and(|list| !list.is_empty());
        if parsed && listed {
            return Err(format!("allowed_mentions with all {kind} and some {kind}"));
        }
    }
    Ok(())
}

/// All components, also those in others.
pub fn parts(components: &Value) -> Vec<&Value> {
    let mut found = Vec::new();
    let mut open: Vec<&Value> = components.as_array().into_iter().flatten().rev().collect();
    while let Some(component) = open.pop() {
        found.push(component);
        open.extend(component["components"].as_array().into_iter().flatten().rev());
        open.extend(component.get("accessory"));
    }
    found
}
