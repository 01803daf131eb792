//! What people do with their clients, and what they see.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::{oneshot, watch};

use super::tools;

/// Nothing here takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program that all people's clients run in.
pub struct People {
    /// It ends when its input does.
    input: Mutex<ChildStdin>,
    _program: Child,
    asked: Mutex<HashMap<u64, oneshot::Sender<Result<Value, String>>>>,
    /// What each has seen in each room.
    seen: Mutex<HashMap<(String, String), Vec<Event>>>,
    news: watch::Sender<u64>,
}

/// An event as somebody's client shows it, decrypted.
#[derive(Clone, Debug, PartialEq)]
pub struct Event(pub Arc<Value>);

impl People {
    pub fn shared() -> Option<&'static People> {
        static SHARED: OnceLock<Option<People>> = OnceLock::new();
        let people = SHARED.get_or_init(|| {
            let mut command = tools::python("people.py")?;
            let mut program = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
            let (input, output) = (program.stdin.take().unwrap(), BufReader::new(program.stdout.take().unwrap()));
            std::thread::spawn(move || {
                for line in output.lines().map_while(Result::ok) {
                    People::shared().unwrap().hear(serde_json::from_str(&line).unwrap());
                }
            });
            Some(People {
                input: Mutex::new(input),
                _program: program,
                asked: Mutex::default(),
                seen: Mutex::default(),
                news: watch::Sender::new(0),
            })
        });
        people.as_ref()
    }

    fn hear(&self, mut line: Value) {
        if let Some(id) = line["id"].as_u64() {
            let done = match line.get("failed") {
                Some(failed) => Err(failed.to_string()),
                None => Ok(line["done"].take()),
            };
            // A test that has failed does not wait any more.
            let _ = self.asked.lock().unwrap().remove(&id).unwrap().send(done);
            return;
        }
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let (place, event) = ((text(&line["who"]), text(&line["room"])), Event(Arc::new(line["event"].take())));
        let mut seen = self.seen.lock().unwrap();
        let events = seen.entry(place).or_default();
        match events.iter_mut().find(|known| known.id() == event.id()) {
            Some(known) => *known = event,
            None => events.push(event),
        }
        drop(seen);
        self.news.send_modify(|count| *count += 1);
    }

    /// Does something; what comes of it.
    pub async fn try_to(&self, what: &str, mut with: Value) -> Result<Value, String> {
        static IDS: Mutex<u64> = Mutex::new(0);
        let id = {
            let mut ids = IDS.lock().unwrap();
            *ids += 1;
            *ids
        };
        (with["id"], with["do"]) = (json!(id), json!(what));
        let (send, answer) = oneshot::channel();
        self.asked.lock().unwrap().insert(id, send);
        writeln!(self.input.lock().unwrap(), "{with}").unwrap();
        tokio::time::timeout(PATIENCE, answer).await.unwrap_or_else(|_| panic!("no answer to {with}")).unwrap()
    }

    pub async fn to(&self, what: &str, with: Value) -> Value {
        self.try_to(what, with.clone()).await.unwrap_or_else(|failed| panic!("{what} {with}: {failed}"))
    }

    /// What somebody has seen in a room so far.
    pub fn seen(&self, who: &str, room: &str) -> Vec<Event> {
        self.seen.lock().unwrap().get(&(who.to_owned(), room.to_owned())).cloned().unwrap_or_default()
    }

    /// Waits until what somebody has seen in a room is as wanted.
    pub async fn until<T>(&self, who: &str, room: &str, mut look: impl FnMut(&[Event]) -> Option<T>) -> T {
        let mut news = self.news.subscribe();
        let found = tokio::time::timeout(PATIENCE, async {
            loop {
                news.mark_unchanged();
                if let Some(found) = look(&self.seen(who, room)) {
                    return found;
                }
                news.changed().await.unwrap();
            }
        });
        match found.await {
            Ok(found) => found,
            Err(_) => panic!("{who} does not see it in {room}: {:#?}", self.seen(who, room)),
        }
    }
}

impl Event {
    pub fn id(&self) -> &str {
        self.0["event_id"].as_str().unwrap()
    }

    pub fn sender(&self) -> &str {
        self.0["sender"].as_str().unwrap()
    }

    pub fn kind(&self) -> &str {
        self.0["type"].as_str().unwrap_or_default()
    }

    pub fn content(&self) -> &Value {
        &self.0["content"]
    }

    pub fn message_kind(&self) -> &str {
        self.content()["msgtype"].as_str().unwrap_or_default()
    }

    pub fn body(&self) -> &str {
        self.content()["body"].as_str().unwrap_or_default()
    }

    pub fn html(&self) -> &str {
        self.content()["formatted_body"].as_str().unwrap_or_default()
    }

    /// Whom it notifies.
    pub fn mentions(&self) -> Vec<&str> {
        let users = self.content()["m.mentions"]["user_ids"].as_array();
        users.into_iter().flatten().map(|user| user.as_str().unwrap()).collect()
    }

    /// The event that it is a reply to.
    pub fn answers(&self) -> Option<&str> {
        self.content()["m.relates_to"]["m.in_reply_to"]["event_id"].as_str()
    }

    /// The thread that it is in.
    pub fn thread(&self) -> Option<&str> {
        let relation = &self.content()["m.relates_to"];
        (relation["rel_type"] == "m.thread").then(|| relation["event_id"].as_str())?
    }

    /// The reactions that stand for something at a board, with the moves that they stand for.
    pub fn moves(&self) -> Vec<(String, String)> {
        let buttons = self.content()["org.serai.board"]["buttons"].as_object();
        let command = |value: &Value| value.as_str().unwrap().to_owned();
        let buttons = buttons.into_iter().flatten().map(|(key, value)| (key.clone(), command(value)));
        let word = |command: String| command.split(' ').nth(1).unwrap().to_owned();
        // What can be asked once the game is over is no move.
        let buttons = buttons.filter(|(_, command)| !command.starts_with("rematch "));
        buttons.map(|(key, command)| (key, word(command))).collect()
    }

    /// What it is a reaction to, and with what.
    pub fn reaction(&self) -> Option<(&str, &str)> {
        let relation = &self.content()["m.relates_to"];
        (self.kind() == "m.reaction").then(|| Some((relation["event_id"].as_str()?, relation["key"].as_str()?)))?
    }
}
