//! The server: it listens, reads, checks, and hands on to what answers.

use std::net::TcpListener;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Request as Incoming};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::sync::{oneshot, watch};

use super::bodies::{Body, Unreadable};
use super::checks;
use super::errors::{Fault, Moment, Refusal};
use super::gateway;
use super::objects;
use super::routes::Route;
use super::state::{Id, Request, State};
use super::{channels, commands, interactions};

/// What a request is answered with when it succeeds.
pub type Answer = Result<Value, Refusal>;

/// A running Discord. When it is dropped, every complaint it has had fails the test.
pub struct Server {
    pub(super) inner: Arc<Inner>,
    /// How long the waiting functions wait. Nothing here takes so long.
    pub patience: Duration,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

/// What the server and its connections share.
pub struct Inner {
    state: Mutex<State>,
    changed: watch::Sender<()>,
}

impl Inner {
    pub fn read<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.lock())
    }

    /// Changes the state, and wakes who waits for a change.
    pub fn change<T>(&self, act: impl FnOnce(&mut State) -> T) -> T {
        let result = act(&mut self.lock());
        self.changed.send_replace(());
        result
    }

    /// Waits until there is what is looked for.
    pub async fn until<T>(&self, mut look: impl FnMut(&State) -> Option<T>) -> T {
        let mut changes = self.changed.subscribe();
        loop {
            if let Some(found) = self.read(&mut look) {
                return found;
            }
            changes.changed().await.expect("the sender is ours");
        }
    }

    /// A test that fails while it looks must not hide why.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Server {
    /// Starts a server on a free port of this machine. It runs on a thread of its own, so a test may block.
    pub fn start() -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let inner = Arc::new(Inner { state: Mutex::new(State::new(address)), changed: watch::Sender::new(()) });
        let (stop, stopped) = oneshot::channel();
        let serving = inner.clone();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let router = Router::new()
                    .fallback(move |request| receive(serving.clone(), request))
                    .layer(DefaultBodyLimit::disable());
                let listener = tokio::net::TcpListener::from_std(listener).unwrap();
                tokio::select! {
                    result = async { axum::serve(listener, router).await } => result.unwrap(),
                    _ = stopped => {}
                }
            });
        });
        Server { inner, patience: Duration::from_secs(20), stop: Some(stop), thread: Some(thread) }
    }

    /// What a bot takes for Discord's address.
    pub fn url(&self) -> String {
        format!("http://{}", self.inner.read(|state| state.address.clone()))
    }

    /// The bot's token.
    pub fn token(&self) -> String {
        self.inner.read(|state| state.token.clone())
    }

    /// All that was wrong so far with requests, or with this server itself.
    pub fn failures(&self) -> Vec<String> {
        self.inner.read(|state| state.failures.clone())
    }

    /// The failures so far, which then no longer fail the test.
    pub fn take_failures(&self) -> Vec<String> {
        self.inner.change(|state| std::mem::take(&mut state.failures))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let stopped = self.stop.take().is_some_and(|stop| stop.send(()).is_ok());
        let joined = self.thread.take().is_some_and(|thread| thread.join().is_ok());
        if std::thread::panicking() {
            self.failures().iter().for_each(|failure| eprintln!("the Discord of this test: {failure}"));
            return;
        }
        assert_eq!(self.failures(), Vec::<String>::new());
        assert!(stopped && joined, "the server has ended early");
    }
}

async fn receive(inner: Arc<Inner>, request: Incoming) -> Response {
    let path = request.uri().path().to_owned();
    if path == "/" {
        return upgrade(inner, request).await;
    }
    if let Some(place) = path.strip_prefix("/attachments/") {
        return inner.read(|state| file(state, place));
    }
    let method = request.method().clone();
    let found = path.strip_prefix("/api/v10").and_then(|path| Route::of(&method, path));
    let Some((route, variable)) = found else {
        inner.change(|state| state.failures.push(format!("{method} {path} is not known here")));
        return Refusal::new(404, 0, "404: Not Found").into_response();
    };
    let authorized = request.headers().get(AUTHORIZATION).map(HeaderValue::as_bytes)
        == Some(inner.read(|state| format!("Bot {}", state.token)).as_bytes());
    let query = request.uri().query().unwrap_or_default().to_owned();
    let body = Body::read(request).await;
    Waiting::until_released(&inner, route, Moment::Before).await;
    let result = inner.change(|state| {
        let (body, result) = match body {
            Ok(body) => {
                let json = body.json.clone();
                (json, answer(state, route, &variable, &query, body, authorized))
            }
            Err(unreadable) => {
                if let Unreadable::Wrong(why) = unreadable {
                    state.failures.push(format!("{method} {path}: {why}"));
                }
                (Value::Null, Err(Refusal::new(400, 50109, "The request body contains invalid JSON.")))
            }
        };
        let status = match &result {
            Ok(answer) => status(route, answer).as_u16(),
            Err(refusal) => refusal.status,
        };
        state.requests.push(Request { route, path: path.clone(), body, status });
        result
    });
    Waiting::until_released(&inner, route, Moment::After).await;
    match result {
        Ok(Value::Null) => StatusCode::NO_CONTENT.into_response(),
        Ok(value) => (status(route, &value), Json(value)).into_response(),
        Err(refusal) => refusal.into_response(),
    }
}

/// Decides on one request, with what a test has asked to go wrong.
fn answer(state: &mut State, route: Route, variable: &[&str], query: &str, body: Body, authorized: bool) -> Answer {
    if route.is_for_the_bot() && !authorized {
        return Err(Refusal::new(401, 0, "401: Unauthorized"));
    }
    let complaints = checks::check(route, &body);
    if !complaints.is_empty() {
        let words = complaints.join("; ");
        state.failures.extend(complaints.into_iter().map(|complaint| format!("{route:?}: {complaint}")));
        return Err(Refusal::invalid(words));
    }
    let fault = state.faults.iter().position(|(of, _)| *of == route).map(|index| state.faults.remove(index).1);
    if let Some(fault @ (Fault::Refuse(..) | Fault::RateLimit(_))) = fault {
        return Err(fault.refusal());
    }
    let result = handle(state, route, variable, query, body);
    if let Ok(value) = &result
        && let Some(schema) = route.answer_schema()
        && let Err(why) = checks::conforms(schema, value)
    {
        state.failures.push(format!("{route:?}: our own answer: {why}"));
    }
    match fault {
        Some(fault) => Err(fault.refusal()),
        None => result,
    }
}

fn handle(state: &mut State, route: Route, variable: &[&str], query: &str, body: Body) -> Answer {
    use Route::*;
    let id = |index: usize| Id::read(variable[index]);
    match route {
        Gateway => Ok(json!({ "url": format!("ws://{}", state.address) })),
        GatewayBot => Ok(json!({
            "url": format!("ws://{}", state.address),
            "shards": 1,
            "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1 },
        })),
        Me => Ok(objects::me(state)),
        OpenDirect => channels::open_direct(state, &body.json),
        Application => Ok(objects::application(state)),
        ReadCommands | SetCommands | CreateCommand | ReadCommand | EditCommand | DeleteCommand => {
            commands::handle(state, route, variable, &body.json)
        }
        Callback => interactions::callback(state, id(0), variable[1], body, query.contains("with_response=true")),
        FollowUp => interactions::follow_up(state, id(0), variable[1], body),
        ReadOriginal | EditOriginal | DeleteOriginal => interactions::original(state, route, id(0), variable[1], body),
        ReadFollowUp | EditFollowUp | DeleteFollowUp => {
            interactions::said(state, route, id(0), variable[1], id(2), body)
        }
        ReadChannel => channels::read(state, id(0)),
        EditChannel => channels::edit(state, id(0), &body.json),
        ReadMessages => channels::read_messages(state, id(0), query),
        CreateMessage => channels::create_message(state, id(0), body),
        ReadMessage => state.message(id(0), id(1)).map(|message| objects::message(state, message)),
        EditMessage => channels::edit_message(state, id(0), id(1), body),
        DeleteMessage => channels::delete_message(state, id(0), id(1)),
        CreateThread => channels::create_thread(state, id(0), None, &body.json),
        ThreadFromMessage => channels::create_thread(state, id(0), Some(id(1)), &body.json),
        AddThreadMember => channels::add_thread_member(state, id(0), id(1)),
        ActiveThreads => channels::active_threads(state, id(0)),
        ReadGuild => match state.guilds.get(&id(0)) {
            Some(guild) => Ok(objects::guild(state, guild)),
            None => Err(Refusal::new(404, 10004, "Unknown Guild")),
        },
    }
}

fn status(route: Route, answer: &Value) -> StatusCode {
    match route {
        _ if answer.is_null() => StatusCode::NO_CONTENT,
        Route::CreateThread | Route::ThreadFromMessage | Route::CreateCommand => StatusCode::CREATED,
        _ => StatusCode::OK,
    }
}

/// A request that is held; when its client goes away, it is no longer.
struct Waiting<'a> {
    inner: &'a Inner,
    place: (Route, Moment),
}

impl Waiting<'_> {
    async fn until_released(inner: &Inner, route: Route, moment: Moment) {
        let place = (route, moment);
        if inner.read(|state| !state.holds.contains(&place)) {
            return;
        }
        inner.change(|state| *state.held.entry(place).or_default() += 1);
        let _waiting = Waiting { inner, place };
        inner.until(|state| (!state.holds.contains(&place)).then_some(())).await;
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.inner.change(|state| *state.held.entry(self.place).or_default() -= 1);
    }
}

async fn upgrade(inner: Arc<Inner>, request: Incoming) -> Response {
    let query = request.uri().query().unwrap_or_default().to_owned();
    // This server speaks one dialect only: JSON of version 10, not compressed.
    if !query.contains("v=10") || query.contains("compress") || query.contains("etf") {
        inner.change(|state| state.failures.push(format!("the gateway was asked for {query:?}")));
        return StatusCode::BAD_REQUEST.into_response();
    }
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => upgrade.on_upgrade(|socket| gateway::serve(inner, socket)),
        Err(refusal) => refusal.into_response(),
    }
}

/// The bytes of an attachment, as behind its URL.
fn file(state: &State, place: &str) -> Response {
    let id = place.split('/').nth(1).map(Id::read);
    let mut all = state.messages.values().flat_map(|message| &message.attachments);
    match all.find(|attachment| Some(attachment.id) == id) {
        Some(attachment) => attachment.bytes.clone().into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
