//! The gateway: sessions and the events they are told.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::model::event::{Event, GatewayEvent};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use twilight_model::gateway::payload::outgoing::RequestGuildMembers;
use twilight_model::gateway::payload::outgoing::request_guild_members::RequestGuildMemberId;

use super::objects;
use super::server::Inner;
use super::state::{ChannelKind, Id, MembersAsked, State};

/// Members, presences and the content of messages: asked for in a form, and not granted here.
pub const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;

/// Events about guilds, channels and threads.
pub const GUILDS: u64 = 1;
/// Events about messages in guilds.
pub const GUILD_MESSAGES: u64 = 1 << 9;

/// A connection that says more than so much within this time is closed.
const SAYINGS: usize = 120;
const WITHIN: Duration = Duration::from_secs(60);
/// Users who may be asked for at once.
const USERS_ASKED: usize = 100;

/// What a bot is connected by, over several connections.
pub struct Session {
    pub id: String,
    pub intents: u64,
    sequence: u64,
    /// What was told, for a client that comes back.
    told: Vec<(u64, String)>,
    connection: Option<UnboundedSender<Order>>,
}

/// What a connection is to do.
enum Order {
    Say(String),
    Close(u16, &'static str),
}

impl Session {
    pub fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    fn order(&self, order: Order) {
        if let Some(connection) = &self.connection {
            // A connection that has just ended hears nothing, and its client asks for it again.
            let _ = connection.send(order);
        }
    }

    fn tell(&mut self, event: &str, data: &Value) {
        self.sequence += 1;
        let text = json!({ "op": 0, "s": self.sequence, "t": event, "d": data }).to_string();
        self.told.push((self.sequence, text.clone()));
        self.order(Order::Say(text));
    }
}

impl State {
    /// Tells an event to every session that has asked for its kind; 0 is for all.
    pub fn dispatch(&mut self, event: &str, intents: u64, data: &Value) {
        self.check_event(event, data);
        for session in &mut self.sessions {
            if intents == 0 || session.intents & intents != 0 {
                session.tell(event, data);
            }
        }
    }

    fn check_event(&mut self, event: &str, data: &Value) {
        // A client drops what it cannot read without a word; here that is an error of this server.
        let payload = json!({ "op": 0, "s": 1, "t": event, "d": data });
        match serde_json::from_str::<GatewayEvent>(&payload.to_string()) {
            Ok(GatewayEvent::Dispatch(_, Event::Unknown(_))) => {
                self.failures.push(format!("an event {event} of ours is unknown"))
            }
            Err(err) => self.failures.push(format!("an event {event} of ours does not parse: {err}")),
            Ok(_) => {}
        }
        if event == "INTERACTION_CREATE"
            && let Err(err) = twilight_model::application::interaction::Interaction::deserialize(data)
        {
            self.failures.push(format!("an interaction of ours is not twilight-model's: {err}"));
        }
    }

    /// Cuts all connections. Sessions that are not resumable are forgotten, which a client learns when it comes back.
    pub fn drop_gateway(&mut self, resumable: bool) {
        for session in &mut self.sessions {
            session.order(Order::Close(4000, "Unknown error"));
            session.connection = None;
        }
        if !resumable {
            self.sessions.clear();
        }
    }

    /// Asks all clients to connect again.
    pub fn ask_to_reconnect(&mut self) {
        self.sessions.iter().for_each(|session| session.order(Order::Say(json!({ "op": 7, "d": null }).to_string())));
    }
}

/// Serves a connection until it ends.
pub async fn serve(inner: Arc<Inner>, mut socket: WebSocket) {
    let (orders, mut ordered) = unbounded_channel();
    let heartbeat = inner.read(|state| state.heartbeat.as_millis() as u64);
    orders.send(Order::Say(json!({ "op": 10, "s": null, "d": { "heartbeat_interval": heartbeat } }).to_string())).ok();
    // Unless the session is resumed elsewhere meanwhile, it is without a connection when this one ends.
    let ours = orders.clone();
    let mut said = VecDeque::new();
    loop {
        tokio::select! {
            order = ordered.recv() => match order {
                Some(Order::Say(text)) => {
                    if socket.send(Frame::Text(text.into())).await.is_err() {
                        break;
                    }
                }
                Some(Order::Close(code, reason)) => {
                    let _ = socket.send(Frame::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
                    break;
                }
                None => break,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    said.push_back(Instant::now());
                    said.retain(|at| at.elapsed() < WITHIN);
                    if said.len() > SAYINGS {
                        inner.change(|state| state.failures.push("the gateway was told too much at once".to_owned()));
                        orders.send(Order::Close(4008, "Rate limited.")).ok();
                    }
                    let payload = serde_json::from_str(&text).unwrap_or(Value::Null);
                    inner.change(|state| hear(state, &payload, &orders));
                }
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                _ => break,
            },
        }
    }
    inner.change(|state| {
        for session in &mut state.sessions {
            if session.connection.as_ref().is_some_and(|connection| connection.same_channel(&ours)) {
                session.connection = None;
            }
        }
    });
}

/// Takes what a client says.
fn hear(state: &mut State, payload: &Value, answer: &UnboundedSender<Order>) {
    let say = |value: Value| answer.send(Order::Say(value.to_string())).ok();
    let close = |code, reason| answer.send(Order::Close(code, reason)).ok();
    let data = &payload["d"];
    let mine = |session: &Session| session.connection.as_ref().is_some_and(|own| own.same_channel(answer));
    match payload["op"].as_u64() {
        Some(1) => {
            say(json!({ "op": 11, "d": null }));
        }
        Some(2) if state.sessions.iter().any(mine) => {
            close(4005, "Already authenticated.");
        }
        Some(2 | 6) if data["token"].as_str().map(|token| token.trim_start_matches("Bot ")) != Some(&state.token) => {
            close(4004, "Authentication failed.");
        }
        Some(2) => {
            let Some(intents) = data["intents"].as_u64() else {
                close(4013, "Invalid intent(s).");
                return;
            };
            if intents & !state.allowed_intents != 0 {
                close(4014, "Disallowed intent(s).");
                return;
            }
            identify(state, intents, &data["shard"], answer);
        }
        Some(6) => {
            let (id, seen) = (data["session_id"].as_str().unwrap_or_default(), data["seq"].as_u64().unwrap_or(0));
            let Some(session) = state.sessions.iter_mut().find(|session| session.id == id) else {
                say(json!({ "op": 9, "d": false }));
                return;
            };
            if seen > session.sequence {
                close(4007, "Invalid seq.");
                return;
            }
            session.connection = Some(answer.clone());
            for (_, text) in session.told.iter().filter(|(number, _)| *number > seen) {
                session.order(Order::Say(text.clone()));
            }
            session.tell("RESUMED", &json!({ "_trace": [] }));
            state.resumed += 1;
        }
        Some(8) => match state.sessions.iter().position(mine) {
            Some(session) => tell_members(state, payload, session),
            None => drop(close(4003, "Not authenticated.")),
        },
        Some(3 | 4 | 31) => {}
        _ => {
            state.failures.push(format!("the gateway was told {payload}"));
            close(4001, "Unknown opcode.");
        }
    }
}

/// Tells a session who of some users is in a guild. All members, and who begins with some letters, it may not ask for here.
fn tell_members(state: &mut State, payload: &Value, session: usize) {
    let asked = match serde_json::from_value::<RequestGuildMembers>(payload.clone()) {
        Ok(asked) => asked.d,
        Err(err) => return state.failures.push(format!("a question about members is not twilight-model's: {err}")),
    };
    let users: Vec<Id> = match &asked.user_ids {
        Some(RequestGuildMemberId::Multiple(users)) if (1..=USERS_ASKED).contains(&users.len()) => {
            users.iter().map(|user| Id(user.get())).collect()
        }
        _ => return state.failures.push(format!("members were asked for otherwise than by their ids: {payload}")),
    };
    if asked.query.is_some() || asked.presences == Some(true) || asked.nonce.is_some_and(|nonce| nonce.len() > 32) {
        return state.failures.push(format!("members were asked for with more than their ids: {payload}"));
    }
    let guild = Id(asked.guild_id.get());
    state.members_asked.push(MembersAsked { guild, users: users.clone(), came: Instant::now() });
    if !state.guilds.contains_key(&guild) {
        return;
    }
    let (there, gone): (Vec<Id>, Vec<Id>) = users.into_iter().partition(|user| state.is_in(*user, guild));
    let members = there.into_iter().map(|user| objects::member(state, user, None));
    let chunk = json!({
        "guild_id": guild.to_string(),
        "members": members.collect::<Value>(),
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": gone.iter().map(Id::to_string).collect::<Value>(),
    });
    state.check_event("GUILD_MEMBERS_CHUNK", &chunk);
    state.sessions[session].tell("GUILD_MEMBERS_CHUNK", &chunk);
}

fn identify(state: &mut State, intents: u64, shard: &Value, answer: &UnboundedSender<Order>) {
    let id = state.new_id();
    let mut session = Session {
        id: format!("session{id}"),
        intents,
        sequence: 0,
        told: Vec::new(),
        connection: Some(answer.clone()),
    };
    let guilds = state.guilds.keys().map(|id| json!({ "id": id.to_string(), "unavailable": true }));
    let ready = json!({
        "v": 10,
        "user": objects::me(state),
        "guilds": guilds.collect::<Value>(),
        "private_channels": [],
        "relationships": [],
        "user_settings": {},
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": format!("ws://{}", state.address),
        "shard": if shard.is_array() { shard.clone() } else { json!([0, 1]) },
        "application": { "id": state.bot.to_string(), "flags": 0 },
        "_trace": [],
    });
    session.tell("READY", &ready);
    // A session that begins hears of its guilds; those that there are already know them.
    let others = std::mem::replace(&mut state.sessions, vec![session]);
    let guilds: Vec<_> = state.guilds.keys().copied().collect();
    for guild in guilds {
        let object = objects::guild_create(state, guild);
        state.dispatch("GUILD_CREATE", GUILDS, &object);
    }
    state.sessions.splice(0..0, others);
    state.identified += 1;
}

/// The event for a channel or thread that there is now.
pub fn created(kind: ChannelKind) -> &'static str {
    if kind == ChannelKind::Thread { "THREAD_CREATE" } else { "CHANNEL_CREATE" }
}
