//! People: what they type and click, and what they then see.

use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use tokio::time::timeout_at;

use super::checks;
use super::interactions::interaction_type;
use super::objects;
use super::server::Server;
use super::state::{Channel, ChannelKind, Id, Interaction, InteractionKind, Message, State};

/// Something that somebody has done, which the bot may answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asked(Id);

/// What somebody sees who has done something.
#[derive(Clone, Debug)]
pub enum Shown {
    /// A new message, for all or for this person alone.
    Message(Message),
    /// The message whose component was used, changed.
    Updated(Message),
    /// Nothing but that the click was taken; what follows, if anything, is not an answer to it.
    Acknowledged,
    /// "Thinking…", still at the end of the time limit.
    Thinking,
    /// The answer was taken away.
    Deleted,
    /// "The application did not respond."
    Unanswered,
}

impl Shown {
    /// The message, new or changed.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn message(&self) -> &Message {
        match self {
            Shown::Message(message) | Shown::Updated(message) => message,
            other => panic!("no message is shown, but {other:?}"),
        }
    }

    pub fn text(&self) -> &str {
        &self.message().content
    }

    /// Whether only the person who did it sees the answer.
    pub fn is_private(&self) -> bool {
        self.message().ephemeral_to.is_some()
    }
}

impl Server {
    /// Types a slash command, and waits until it is answered for good. A subcommand follows after a space. Options are
    /// written as people see them; a user by name or id.
    ///
    /// # Panics
    ///
    /// If the command is not registered so, as nobody could type it.
    pub async fn slash(&self, user: Id, channel: Id, command: &str, options: &[(&str, &str)]) -> Shown {
        self.answer(self.begin_slash(user, channel, command, options)).await
    }

    /// Clicks a button, which is named by its custom id or its label, of a message as it was when the user saw it.
    ///
    /// # Panics
    ///
    /// If the message has no such button, if it is disabled, or if the message is not for this user.
    pub async fn click(&self, user: Id, message: &Message, button: &str) -> Shown {
        self.answer(self.begin_click(user, message, button)).await
    }

    /// Chooses from a select menu, which is named by its custom id or its placeholder; the choice, by value or label.
    pub async fn choose(&self, user: Id, message: &Message, menu: &str, choice: &str) -> Shown {
        self.answer(self.begin_choose(user, message, menu, choice)).await
    }

    /// What is offered while somebody types: names and values.
    pub async fn complete(
        &self,
        user: Id,
        channel: Id,
        command: &str,
        focused: &str,
        typed: &str,
        others: &[(&str, &str)],
    ) -> Vec<(String, String)> {
        let asked = self.inner.change(|state| {
            let data = command_data(state, channel, command, others, Some((focused, typed)));
            ask(state, InteractionKind::Autocomplete, user, channel, data, None)
        });
        let look = |state: &State| {
            let interaction = find(state, asked);
            interaction.acknowledged.map(|_| interaction.choices.clone())
        };
        self.wait(&format!("completions of {focused} in {command}"), look).await
    }

    pub fn begin_slash(&self, user: Id, channel: Id, command: &str, options: &[(&str, &str)]) -> Asked {
        self.inner.change(|state| {
            let data = command_data(state, channel, command, options, None);
            ask(state, InteractionKind::Command, user, channel, data, None)
        })
    }

    pub fn begin_click(&self, user: Id, message: &Message, button: &str) -> Asked {
        let part =
            component(message, |part| part["type"] == 2 && (part["custom_id"] == button || part["label"] == button));
        let part = part.unwrap_or_else(|| panic!("no button {button:?} in {}", message.components));
        self.use_component(user, message, part, json!({}))
    }

    pub fn begin_choose(&self, user: Id, message: &Message, menu: &str, choice: &str) -> Asked {
        let part =
            component(message, |part| part["type"] == 3 && (part["custom_id"] == menu || part["placeholder"] == menu));
        let part = part.unwrap_or_else(|| panic!("no menu {menu:?} in {}", message.components));
        let mut options = part["options"].as_array().into_iter().flatten();
        let option = options.find(|option| option["value"] == choice || option["label"] == choice);
        let option = option.unwrap_or_else(|| panic!("no choice {choice:?} in {part}"));
        self.use_component(user, message, part, json!({ "values": [option["value"]] }))
    }

    fn use_component(&self, user: Id, message: &Message, part: &Value, mut data: Value) -> Asked {
        assert!(message.ephemeral_to.is_none_or(|reader| reader == user), "the message is not for this user");
        assert!(part["disabled"] != true, "disabled: {part}");
        data["component_type"] = part["type"].clone();
        data["custom_id"] = part["custom_id"].clone();
        data["id"] = part["id"].clone();
        self.inner.change(|state| ask(state, InteractionKind::Component, user, message.channel, data, Some(message)))
    }

    /// Delivers the event to the bot once more.
    pub fn deliver_again(&self, asked: Asked) {
        self.inner.change(|state| {
            let event = find(state, asked).event.clone();
            state.dispatch("INTERACTION_CREATE", 0, &event);
        });
    }

    /// Waits until an interaction is answered for good: not with "thinking…", and a click not only with an
    /// acknowledgement, unless nothing follows within the time limit. What follows a click is what its token says or
    /// edits, or an edit of the clicked message by its channel; of two clicks on one message, that may be the other's.
    pub async fn answer(&self, asked: Asked) -> Shown {
        let deadline = Instant::now() + self.patience;
        let (allowed, sent) = self.inner.read(|state| (state.acknowledge_within, find(state, asked).sent));
        let acknowledged = self.inner.until(|state| find(state, asked).acknowledged);
        if timeout_at(deadline.min(sent + allowed).into(), acknowledged).await.is_err() {
            return Shown::Unanswered;
        }
        let settled = self.inner.until(|state| shown(state, find(state, asked)));
        match timeout_at(deadline.into(), settled).await {
            Ok(shown) => shown,
            Err(_) if self.acknowledged(asked) == Some(6) => Shown::Acknowledged,
            Err(_) => Shown::Thinking,
        }
    }

    /// What took how long in a channel: of all that people did there, until it was acknowledged, and until the message
    /// came that it led to, if each led to one.
    pub fn times(&self, channel: Id) -> Vec<(Duration, Duration)> {
        self.inner.read(|state| {
            let mut done: Vec<&Interaction> =
                state.interactions.values().filter(|interaction| interaction.channel == channel).collect();
            done.sort_by_key(|interaction| interaction.id);
            let came = state.messages.values().filter(|message| message.channel == channel).map(|message| message.came);
            let pairs = done.into_iter().zip(came);
            pairs.filter_map(|(i, came)| Some((i.acknowledged_at? - i.sent, came - i.sent))).collect()
        })
    }

    /// The newest message in a channel.
    pub fn newest(&self, channel: Id) -> Option<Message> {
        self.inner.read(|state| state.messages.values().rfind(|message| message.channel == channel).cloned())
    }

    /// All messages that an interaction's token has made, in order, as they are now.
    pub fn said(&self, asked: Asked) -> Vec<Message> {
        self.inner
            .read(|state| find(state, asked).said.iter().filter_map(|id| state.messages.get(id)).cloned().collect())
    }

    /// The type of the first answer, if there was one.
    pub fn acknowledged(&self, asked: Asked) -> Option<u64> {
        self.inner.read(|state| find(state, asked).acknowledged)
    }

    /// Waits for the first answer of any type.
    pub async fn until_acknowledged(&self, asked: Asked) -> u64 {
        self.wait("an acknowledgement", |state| find(state, asked).acknowledged).await
    }

    /// What all see in a channel, in order, without what is still loading.
    pub fn channel(&self, channel: Id) -> Vec<Message> {
        self.inner.read(|state| visible(state, channel, None))
    }

    /// What one user sees in a channel, in order.
    pub fn seen_by(&self, user: Id, channel: Id) -> Vec<Message> {
        self.inner.read(|state| visible(state, channel, Some(user)))
    }

    /// All that anybody sees of the bot, in order; and what channels are called.
    pub async fn wait_until_all<T>(
        &self,
        within: Duration,
        look: impl Fn(&[Message], &dyn Fn(Id) -> String) -> Option<T>,
    ) -> Option<T> {
        let look = |state: &State| {
            let said = state.messages.values().filter(|message| message.author == state.bot && !message.is_loading());
            let name = |id: Id| match (state.users.get(&id), state.channels.get(&id)) {
                (Some(user), _) => user.name.clone(),
                (None, Some(Channel { kind: ChannelKind::Direct, owner: Some(user), .. })) => {
                    format!("@{}", state.users[user].name)
                }
                (None, Some(channel)) => channel.name.clone(),
                (None, None) => "nobody".to_owned(),
            };
            look(&said.cloned().collect::<Vec<_>>(), &name)
        };
        tokio::time::timeout(within, self.inner.until(look)).await.ok()
    }

    /// A message as it is now.
    pub fn message(&self, id: Id) -> Option<Message> {
        self.inner.read(|state| state.messages.get(&id).cloned())
    }

    /// Waits for a message in a channel that fits, the newest first.
    pub async fn wait_for(&self, channel: Id, fits: impl Fn(&Message) -> bool) -> Message {
        let look = |state: &State| visible(state, channel, None).into_iter().rfind(&fits);
        self.wait("a message", look).await
    }

    /// Waits until a channel, all of it, is as wished.
    pub async fn wait_until(&self, channel: Id, fits: impl Fn(&[Message]) -> bool) -> Vec<Message> {
        let look = |state: &State| Some(visible(state, channel, None)).filter(|messages| fits(messages));
        self.wait("a channel as wished", look).await
    }
}

fn find(state: &State, asked: Asked) -> &Interaction {
    state.interactions.values().find(|interaction| interaction.id == asked.0).expect("it was asked here")
}

fn visible(state: &State, channel: Id, user: Option<Id>) -> Vec<Message> {
    let there = state.messages.values().filter(|message| message.channel == channel && !message.is_loading());
    there.filter(|message| message.ephemeral_to.is_none() || message.ephemeral_to == user).cloned().collect()
}

/// What is shown of an interaction, if that is final.
fn shown(state: &State, interaction: &Interaction) -> Option<Shown> {
    let last_said = interaction.said.iter().rev().find_map(|id| state.messages.get(id));
    match interaction.acknowledged? {
        4 | 5 => match last_said {
            Some(message) if message.is_loading() => None,
            Some(message) => Some(Shown::Message(message.clone())),
            None => Some(Shown::Deleted),
        },
        kind => {
            let (source, edits) = interaction.source?;
            match (last_said, state.messages.get(&source)) {
                (Some(message), _) => Some(Shown::Message(message.clone())),
                (None, None) => Some(Shown::Deleted),
                (None, Some(source)) if kind == 7 || source.channel_edits > edits || interaction.edits > 0 => {
                    Some(Shown::Updated(source.clone()))
                }
                _ => None,
            }
        }
    }
}

fn component(message: &Message, fits: impl Fn(&Value) -> bool) -> Option<&Value> {
    checks::parts(&message.components).into_iter().find(|part| fits(part))
}

/// Makes an interaction, and tells the bot.
fn ask(
    state: &mut State,
    kind: InteractionKind,
    user: Id,
    channel: Id,
    data: Value,
    message: Option<&Message>,
) -> Asked {
    let id = state.new_id();
    let token = format!("interaction-token-{id}");
    let mut interaction = Interaction {
        id,
        kind,
        user,
        channel,
        event: Value::Null,
        command: data["name"].as_str().map(str::to_owned),
        sent: Instant::now(),
        acknowledged: None,
        acknowledged_at: None,
        original: None,
        // The message may have changed since it was seen.
        source: message.map(|seen| (seen.id, state.messages.get(&seen.id).unwrap_or(seen).channel_edits)),
        said: Vec::new(),
        edits: 0,
        choices: Vec::new(),
    };
    let place = state.channels.get(&channel).expect("the channel is there");
    let mut channel_object = objects::channel(state, place);
    channel_object["permissions"] = json!(state.permissions(user, channel).to_string());
    let person = &state.users[&user];
    assert!(place.guild.is_none_or(|guild| state.is_in(user, guild)), "{} is not there", person.name);
    let mut event = json!({
        "id": id.to_string(),
        "application_id": state.bot.to_string(),
        "type": interaction_type(&interaction),
        "data": data,
        "channel": channel_object,
        "channel_id": channel.to_string(),
        "token": token,
        "version": 1,
        "app_permissions": state.permissions(state.bot, channel).to_string(),
        "locale": person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": 10 << 20,
    });
    if let Some(guild) = place.guild {
        event["guild_id"] = json!(guild.to_string());
        event["guild_locale"] = json!("en-US");
        event["guild"] = json!({ "id": guild.to_string(), "locale": "en-US", "features": [] });
        event["member"] = objects::member(state, user, Some(channel));
        event["authorizing_integration_owners"] = json!({ "0": guild.to_string() });
        event["context"] = json!(0);
    } else {
        assert!(place.kind == ChannelKind::Direct);
        event["user"] = objects::user(person);
        event["authorizing_integration_owners"] = json!({ "0": "0" });
        event["context"] = json!(1);
    }
    if let Some(message) = message {
        event["message"] = objects::message(state, message);
    }
    interaction.event = event.clone();
    state.interactions.insert(token, interaction);
    state.dispatch("INTERACTION_CREATE", 0, &event);
    Asked(id)
}

/// The data of a typed command, by its registered definition.
fn command_data(
    state: &State,
    channel: Id,
    typed: &str,
    options: &[(&str, &str)],
    focused: Option<(&str, &str)>,
) -> Value {
    let mut words = typed.split(' ');
    let name = words.next().expect("split gives one at least");
    let command = state.commands.iter().find(|command| command["name"] == name && command["type"] == 1);
    let command = command.unwrap_or_else(|| panic!("no command {name:?} is registered"));
    let mut path = Vec::new();
    let mut level = command;
    for word in words {
        let mut below = level["options"].as_array().into_iter().flatten();
        let found = below.find(|option| option["name"] == word && matches!(option["type"].as_u64(), Some(1 | 2)));
        level = found.unwrap_or_else(|| panic!("no subcommand {word:?} in {level}"));
        path.push(level);
    }
    let definitions = level["options"].as_array().cloned().unwrap_or_default();
    let definition = |name: &str| {
        let found = definitions.iter().find(|option| option["name"] == name);
        found.unwrap_or_else(|| panic!("{typed:?} has no option {name:?}"))
    };
    let mut resolved = Map::new();
    let mut values: Vec<Value> = options
        .iter()
        .map(|(name, text)| {
            let option = definition(name);
            json!({ "name": name, "type": option["type"], "value": value(state, channel, option, text, &mut resolved) })
        })
        .collect();
    match focused {
        Some((name, text)) => {
            let option = definition(name);
            assert!(option["autocomplete"] == true, "{name:?} of {typed:?} is not completed");
            values.push(json!({ "name": name, "type": option["type"], "value": text, "focused": true }));
        }
        None => {
            for option in definitions.iter().filter(|option| option["required"] == true) {
                assert!(values.iter().any(|value| value["name"] == option["name"]), "{} is required", option["name"]);
            }
        }
    }
    let nested = path
        .into_iter()
        .rev()
        .fold(values, |inner, level| vec![json!({ "name": level["name"], "type": level["type"], "options": inner })]);
    let mut data = json!({ "id": command["id"], "name": name, "type": 1, "options": nested });
    if !resolved.is_empty() {
        data["resolved"] = Value::Object(resolved);
    }
    data
}

/// What somebody enters for an option, in the option's type and within its limits.
fn value(state: &State, channel: Id, option: &Value, text: &str, resolved: &mut Map<String, Value>) -> Value {
    let within = |size: f64, least: &str, most: &str| {
        let fits = option[least].as_f64().is_none_or(|least| size >= least)
            && option[most].as_f64().is_none_or(|most| size <= most);
        assert!(fits, "{text:?} is too small or too large for {option}");
    };
    let mut choice = None;
    if let Some(choices) = option["choices"].as_array().filter(|choices| !choices.is_empty()) {
        let found = choices.iter().find(|choice| choice["name"] == text || choice["value"] == text);
        choice = Some(found.unwrap_or_else(|| panic!("{text:?} is not a choice of {option}"))["value"].clone());
    }
    match option["type"].as_u64() {
        Some(3 | 4 | 10) if choice.is_some() => choice.expect("just seen"),
        Some(3) => {
            within(text.chars().count() as f64, "min_length", "max_length");
            json!(text)
        }
        Some(4) => {
            let number: i64 = text.parse().unwrap_or_else(|_| panic!("{text:?} is no integer"));
            within(number as f64, "min_value", "max_value");
            json!(number)
        }
        Some(5) => json!(text.parse::<bool>().unwrap_or_else(|_| panic!("{text:?} is no boolean"))),
        Some(6) => {
            let user = state.users.values().find(|user| user.name == text || user.id.to_string() == text);
            let user = user.unwrap_or_else(|| panic!("nobody is called {text:?}"));
            let id = user.id.to_string();
            let mut add = |kind: &str, object: Value| {
                resolved.entry(kind).or_insert_with(|| json!({}))[&id] = object;
            };
            add("users", objects::user(user));
            add("members", objects::partial_member(state, user.id, Some(channel)));
            json!(id)
        }
        Some(10) => {
            let number: f64 = text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"));
            within(number, "min_value", "max_value");
            json!(number)
        }
        other => panic!("options of type {other:?} are not known here"),
    }
}
