//! A bot and people in a room.

use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use base64::Engine;
use serde_json::{Value, json};

use super::homeserver::Homeserver;
use super::people::{Event, People};
use crate::discord::Server;
use crate::program::serai;

pub const PASSWORD: &str = "the bot's password";

/// A user with a client.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: String,
}

/// The program, killed when the test is over.
pub struct Program(Child);

/// A homeserver with a bot, and two people.
pub struct Scene {
    pub people: &'static People,
    pub url: String,
    pub bot: String,
    pub aya: Person,
    pub bek: Person,
    pub folder: tempfile::TempDir,
    pub program: Option<Program>,
}

/// A room as one of the people in it sees it.
#[derive(Clone)]
pub struct Room {
    pub people: &'static People,
    pub id: String,
    pub bot: String,
    pub observer: String,
}

impl Program {
    pub fn start(command: Command) -> Program {
        Program::logged(command, Stdio::inherit())
    }

    pub fn logged(mut command: Command, log: impl Into<Stdio>) -> Program {
        Program(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().unwrap())
    }

    /// Ends it as `kill -9` does.
    pub fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// Waits until it ends by itself.
    pub async fn end(mut self) -> ExitStatus {
        tokio::task::spawn_blocking(move || self.0.wait().unwrap()).await.unwrap()
    }

    pub fn id(&self) -> u32 {
        self.0.id()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A name that nobody else has on the homeserver.
pub fn new_name(name: &str) -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    format!("{name}{}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

pub fn command(folder: &Path) -> Command {
    let mut command = serai(folder);
    command.env("SERAI_MATRIX_PASSWORD", PASSWORD);
    command
}

/// Writes the configuration of a bot.
pub fn configure(folder: &Path, homeserver: &str, user: &str, more: &str) {
    let config = format!("[matrix]\nenabled = true\nhomeserver = \"{homeserver}\"\nuser = \"{user}\"\n{more}");
    std::fs::write(folder.join("bot.toml"), config).unwrap();
}

impl Scene {
    /// `None` where the tools are not there.
    pub async fn new() -> Option<Scene> {
        let homeserver = Homeserver::shared()?;
        Some(Scene::on(&homeserver.url(), "").await)
    }

    pub async fn on(url: &str, more: &str) -> Scene {
        let mut scene = Scene::without_program(url, more).await;
        scene.start();
        scene
    }

    /// One whose program serves Discord, too.
    pub async fn beside(url: &str, discord: &Server) -> Scene {
        let more = format!("[discord]\nenabled = true\napi_base = \"{}\"\n", discord.url());
        let mut scene = Scene::without_program(url, &more).await;
        let mut command = command(scene.folder.path());
        command.env("SERAI_DISCORD_TOKEN", discord.token());
        scene.program = Some(Program::start(command));
        discord.until_ready().await;
        scene
    }

    /// Everything but the program, which has not run yet.
    pub async fn without_program(url: &str, more: &str) -> Scene {
        let people = People::shared().unwrap();
        let register = json!({"server": url, "name": new_name("serai"), "password": PASSWORD, "display": "Serai"});
        let bot = people.to("register", register).await.as_str().unwrap().to_owned();
        let (aya, bek) = tokio::join!(Person::new(url, "Aya"), Person::new(url, "Bek"));
        let folder = tempfile::tempdir().unwrap();
        configure(folder.path(), url, &bot, more);
        Scene { people, url: url.to_owned(), bot, aya, bek, folder, program: None }
    }

    /// A room of both people that the bot has come to.
    pub async fn room(&self, with: Value) -> Room {
        let room = self.room_without_bot(with).await;
        room.invite(&self.aya, &self.bot).await;
        room.said("Hello!").await;
        room
    }

    pub async fn room_without_bot(&self, with: Value) -> Room {
        let mut with = with;
        with["who"] = json!(self.aya.id);
        with["invite"] = json!([self.bek.id]);
        let id = self.people.to("create", with).await.as_str().unwrap().to_owned();
        self.seen_by_bek(&id).await
    }

    /// A room that Bek goes to as well.
    pub async fn seen_by_bek(&self, id: &str) -> Room {
        self.people.to("join", json!({"who": self.bek.id, "room": id})).await;
        Room { people: self.people, id: id.to_owned(), bot: self.bot.clone(), observer: self.aya.id.clone() }
    }

    /// The room that the bot has invited somebody to, who goes there.
    pub async fn room_of(&self, who: &Person) -> Room {
        let id = loop {
            let invitations = self.people.to("invitations", json!({"who": who.id})).await;
            match invitations[0].as_str() {
                Some(id) => break id.to_owned(),
                None => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        self.people.to("join", json!({"who": who.id, "room": id})).await;
        Room { people: self.people, id, bot: self.bot.clone(), observer: who.id.clone() }
    }

    /// Begins a game between the two; its first board, and what it is called.
    pub async fn begin(&self, room: &Room, game: &str) -> (Event, String) {
        self.begin_with(room, &[&self.bek], game).await
    }

    /// The same for Aya and others.
    pub async fn begin_with(&self, room: &Room, others: &[&Person], game: &str) -> (Event, String) {
        let is_invitation = |event: &&Event| event.body().contains(" challenges ");
        let before = room.all().iter().filter(is_invitation).count();
        let named = others.iter().map(|person| &*person.id).collect::<Vec<_>>().join(" ");
        room.say(&self.aya, &format!("!serai challenge {named} {game}")).await;
        let invitation = room.until(|all| all.iter().filter(is_invitation).nth(before).cloned()).await;
        let table = invitation.body().split(':').next().unwrap().to_owned();
        // Each answer makes a new invitation, and the last one a board.
        let mut newest = invitation;
        for (person, answers) in others.iter().zip(1..) {
            room.react(person, &newest, "✅").await;
            let next = room.until(|all| {
                let of_table =
                    |event: &&Event| event.body().strip_prefix(&*table).is_some_and(|b| b.starts_with([':', ',']));
                all.iter().filter(of_table).nth(answers).cloned()
            });
            newest = next.await;
        }
        (newest, table)
    }

    /// The file of a message as Bek's client shows it.
    pub async fn downloaded(&self, message: &Event) -> Vec<u8> {
        let with = json!({"who": self.bek.id, "content": message.content()});
        let content = self.people.to("download", with).await;
        base64::prelude::BASE64_STANDARD.decode(content.as_str().unwrap()).unwrap()
    }

    pub fn kill(&mut self) {
        self.program.take().unwrap().kill();
    }

    pub fn start(&mut self) {
        self.program = Some(Program::start(command(self.folder.path())));
    }
}

impl Person {
    pub async fn new(url: &str, display: &str) -> Person {
        let with = json!({"server": url, "name": new_name("guest"), "display": display});
        let id = People::shared().unwrap().to("person", with).await.as_str().unwrap().to_owned();
        Person { id }
    }
}

impl Room {
    /// Somebody says something; the event's id.
    pub async fn say(&self, who: &Person, text: &str) -> String {
        self.send(who, json!({"msgtype": "m.text", "body": text})).await
    }

    pub async fn send(&self, who: &Person, content: Value) -> String {
        let with = json!({"who": who.id, "room": self.id, "content": content});
        self.people.to("send", with).await.as_str().unwrap().to_owned()
    }

    pub async fn react(&self, who: &Person, to: &Event, key: &str) {
        let relation = json!({"rel_type": "m.annotation", "event_id": to.id(), "key": key});
        let content = json!({"m.relates_to": relation});
        let with = json!({"who": who.id, "room": self.id, "kind": "m.reaction", "content": content});
        self.people.to("send", with).await;
    }

    pub async fn invite(&self, who: &Person, whom: &str) {
        self.call(who, "invite", json!({"user_id": whom})).await;
    }

    /// Sets a part of the room's state.
    pub async fn set(&self, who: &Person, kind: &str, key: &str, body: Value) {
        let path = format!("rooms/{}/state/{kind}/{key}", self.id);
        self.people.to("call", json!({"who": who.id, "method": "PUT", "path": path, "body": body})).await;
    }

    /// A plain request about the room.
    pub async fn call(&self, who: &Person, what: &str, body: Value) -> Value {
        let path = format!("rooms/{}/{what}", self.id);
        self.people.to("call", json!({"who": who.id, "method": "POST", "path": path, "body": body})).await
    }

    /// Says something that is answered, and waits for that: what was to be answered before has been.
    pub async fn settled(&self, who: &Person) {
        let asked = self.say(who, "!serai help cancel").await;
        self.until(|all| all.iter().find(|event| event.answers() == Some(&asked)).cloned()).await;
    }

    /// What the bot has said so far.
    pub fn all(&self) -> Vec<Event> {
        said_by(&self.bot, &self.people.seen(&self.observer, &self.id))
    }

    /// Waits until the bot says something that begins so.
    pub async fn said(&self, begins: &str) -> Event {
        self.until(|all| all.iter().find(|event| event.body().starts_with(begins)).cloned()).await
    }

    /// Waits until what the bot has said is as wanted.
    pub async fn until<T>(&self, mut look: impl FnMut(&[Event]) -> Option<T>) -> T {
        self.people.until(&self.observer, &self.id, |events| look(&said_by(&self.bot, events))).await
    }

    /// Waits until so many reactions of the bot stand below a message; their keys.
    pub async fn buttons(&self, below: &Event, count: usize) -> Vec<String> {
        let look = |events: &[Event]| {
            let own = events.iter().filter(|event| event.sender() == self.bot);
            let keys = own.filter_map(Event::reaction).filter(|(to, _)| *to == below.id());
            let keys: Vec<String> = keys.map(|(_, key)| key.to_owned()).collect();
            (keys.len() == count).then_some(keys)
        };
        self.people.until(&self.observer, &self.id, look).await
    }
}

fn said_by(bot: &str, events: &[Event]) -> Vec<Event> {
    events.iter().filter(|event| event.sender() == bot && event.kind() == "m.room.message").cloned().collect()
}
