//! Whole conversations on the local Discord, as data: what people type and click, and what everybody then sees.
//!
//! A file in tests/discord holds steps after `> `, each followed by what is new or has changed. Messages are numbered
//! as they come; `[3, only Bek]` is seen by Bek alone, `[4, #garden]` stands in another channel than #games, `[5, to Bek]`
//! is a private message. Of a picture the checksum of its bytes is told. Steps:
//!
//! - `> Aya /move move:3 table:1`: a slash command with its options.
//! - `> Bek clicks Accept [1]`, `> Bek chooses c2 [3]`: a button, and an option of a menu, of a message as it is now; of
//!   one as it was at first with `old` before the number. Several at the same instant are joined by ` & `.
//! - `> Bek types /move move:3`: what is offered for the last option.
//! - `>! …`: something happens; see [`Talk::happen`].
//!
//! Renewed with `RENEW=1 cargo test talks_on_discord`, or `RENEW=threads` for the file of that name alone.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use serenity::model::Permissions;

use crate::discord::{Asked, Fault, Id, Message, Ping, Route};
use crate::files::timeless;
use crate::tables_on_discord::Scene;

/// While a conversation is renewed, what has not changed for so long will not change any more.
const QUIET: Duration = Duration::from_millis(1500);
/// What is expected comes sooner.
/// In the first line of a talk whose throws fall the same each time.
const SEALED: &str = "(sealed)";
const PATIENCE: Duration = Duration::from_secs(20);

#[tokio::test]
async fn talks_on_discord() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/discord");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    if let Some(one) = std::env::var_os("RENEW").filter(|one| one != "1") {
        files.retain(|file| file.file_stem() == Some(&one));
    }
    assert!(!files.is_empty());
    let mut failed = Vec::new();
    for file in &files {
        let written = std::fs::read_to_string(file).unwrap();
        let spoken = speak(&written).await;
        if std::env::var_os("RENEW").is_some() {
            std::fs::write(file, spoken).unwrap();
        } else if let Some(line) = written.lines().zip(spoken.lines()).position(|(a, b)| a != b).or_else(|| {
            let (written, spoken) = (written.lines().count(), spoken.lines().count());
            (written != spoken).then_some(written.min(spoken))
        }) {
            let of = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
            let (expected, found) = (of(&written), of(&spoken));
            eprintln!("{}:{}\n  written: {expected}\n  spoken:  {found}", file.display(), line + 1);
            failed.push(file);
        }
    }
    assert!(failed.is_empty(), "these conversations went another way: {failed:?}");
}

/// The conversation as it goes now; where it goes another way than it is written, it ends there.
async fn speak(written: &str) -> String {
    let (title, steps) = written.split_once("\n>").expect("there is a step");
    let mut spoken = title.to_owned();
    let scene = if title.contains(SEALED) { Scene::sealed().await } else { Scene::new().await };
    let mut talk = Talk { scene: Some(scene), seen: BTreeMap::new(), first: Vec::new(), place: None };
    talk.place = Some(talk.scene().channel);
    let renewed = std::env::var_os("RENEW").is_some();
    for step in steps.split("\n>") {
        let (step, expected) = step.split_once('\n').unwrap_or((step, ""));
        let (happens, step) = (step.starts_with('!'), step.trim_start_matches(['!', ' ']));
        spoken.push_str(&format!("\n>{} {step}\n", if happens { "!" } else { "" }));
        let told = if happens { talk.happen(step).await } else { talk.act(step).await };
        let changes = talk.changes(&told, (!renewed).then_some(expected)).await;
        spoken.push_str(&changes);
        if renewed {
            eprintln!("> {step}\n{changes}");
        }
        if !renewed && changes.trim_end() != expected.trim_end() {
            break;
        }
    }
    assert_eq!(talk.scene().discord.failures(), Vec::<String>::new());
    spoken.trim_end().to_owned() + "\n"
}

struct Talk {
    /// Only away while the program is started again.
    scene: Option<Scene>,
    /// Each message as it was told last.
    seen: BTreeMap<Id, Vec<String>>,
    /// The messages as they came, in the order of their numbers.
    first: Vec<Message>,
    /// Where people are now.
    place: Option<Id>,
}

impl Talk {
    fn scene(&self) -> &Scene {
        self.scene.as_ref().expect("the program is not being started")
    }

    fn place(&self) -> Id {
        self.place.expect("set at the beginning")
    }

    fn user(&self, name: &str) -> Id {
        match name {
            "Aya" => self.scene().aya,
            "Bek" => self.scene().bek,
            "Cem" => self.scene().cem,
            "the bot" => self.scene().discord.bot(),
            other => panic!("nobody is called {other}"),
        }
    }

    /// What people do; what is offered to them while they type.
    async fn act(&self, step: &str) -> String {
        let mut told = String::new();
        let mut begun = Vec::new();
        for act in step.split(" & ") {
            let (name, act) = act.split_once(' ').expect("somebody does something");
            let user = self.user(name);
            if let Some(typed) = act.strip_prefix("types /") {
                let (command, mut options) = command(typed);
                let (focused, typed) = options.pop().expect("an option is typed");
                let offered =
                    self.scene().discord.complete(user, self.place(), command, focused, typed, &options).await;
                told.extend(offered.iter().map(|(label, value)| format!("    {value} ({label})\n")));
            } else {
                begun.push(self.begin(user, act));
            }
        }
        for asked in begun {
            self.scene().discord.until_acknowledged(asked).await;
        }
        told
    }

    fn begin(&self, user: Id, act: &str) -> Asked {
        let discord = &self.scene().discord;
        if let Some(typed) = act.strip_prefix('/') {
            let (command, options) = command(typed);
            return discord.begin_slash(user, self.place(), command, &options);
        }
        let (act, number) = act.rsplit_once(" [").expect("a message's number");
        let (was, number) = number.trim_end_matches(']').rsplit_once(' ').map_or((false, number), |(_, n)| (true, n));
        let number: usize = number.trim_end_matches(']').parse().expect("a number");
        let first = &self.first[number - 1];
        let message = if was { first.clone() } else { discord.message(first.id).expect("the message is there") };
        if let Some(button) = act.strip_prefix("clicks ").map(|label| label.replace('_', " ")) {
            return discord.begin_click(user, &message, &button);
        }
        let option = act.strip_prefix("chooses ").expect("clicks or chooses");
        let menus = message.components.as_array().unwrap().iter().flat_map(|row| row["components"].as_array().unwrap());
        let has = |menu: &&Value| {
            let options = menu["options"].as_array().into_iter().flatten();
            options.into_iter().any(|listed| listed["label"] == option)
        };
        let menu = menus.into_iter().find(has).unwrap_or_else(|| panic!("no menu has {option}"));
        discord.begin_choose(user, &message, menu["custom_id"].as_str().unwrap(), option)
    }

    /// Something that happens to the program, to Discord or in it.
    async fn happen(&mut self, step: &str) -> String {
        let channel_of = |name: &str| {
            let discord = &self.scene().discord;
            let found = discord.channel_named(name.strip_prefix('#').unwrap_or(name));
            found.unwrap_or_else(|| panic!("there is no channel {name}"))
        };
        let discord = &self.scene().discord;
        match step.split(' ').collect::<Vec<_>>().as_slice() {
            // Killed, and started again.
            ["restart"] => {
                let scene = self.scene.take().expect("it runs");
                self.scene = Some(scene.restarted(|_| ()).await);
            }
            // What happened shows nowhere.
            ["a", "second", "later"] => tokio::time::sleep(Duration::from_secs(1)).await,
            [hours, "hours", "later"] => {
                self.scene().program.wait(hours.parse::<i64>().unwrap() * 60 * 60 * 1000).await;
            }
            ["go", "to", ..] => self.place = Some(channel_of(&step["go to ".len()..])),
            ["go", "home"] => self.place = Some(self.scene().channel),
            ["open", name] => {
                discord.text_channel(self.scene().guild, name.trim_start_matches('#'));
            }
            ["write", "to", "the", "bot"] => self.place = Some(discord.direct(self.scene().aya)),
            ["delete", "message", number] => {
                discord.delete_message(self.first[number.parse::<usize>().unwrap() - 1].id);
            }
            ["delete", ..] => discord.delete_channel(channel_of(&step["delete ".len()..])),
            ["members", "of", ..] => {
                let members = discord.thread_members(channel_of(&step["members of ".len()..]));
                let names = [(self.scene().aya, "Aya"), (self.scene().bek, "Bek")];
                return names
                    .iter()
                    .filter(|(id, _)| members.contains(id))
                    .map(|(_, n)| format!("    {n}\n"))
                    .collect();
            }
            ["archive", ..] => discord.archive_thread(channel_of(&step["archive ".len()..]), false),
            ["lock", ..] => discord.archive_thread(channel_of(&step["lock ".len()..]), true),
            ["deny", name, permissions @ ..] => {
                let denied = permissions.iter().map(|name| Permissions::from_name(name).expect(name));
                discord.deny(self.place(), self.user(&name.replace('-', " ")), denied.collect());
            }
            ["allow", name, permission] => {
                discord.allow(
                    self.place(),
                    self.user(&name.replace('-', " ")),
                    Permissions::from_name(permission).expect(permission),
                );
            }
            [name, "takes", "no", "messages"] => discord.set_closed(self.user(name), true),
            [name, "takes", "messages"] => discord.set_closed(self.user(name), false),
            ["rename", name, "to", new @ ..] => {
                discord.rename(self.user(name), &new.join(" ").replace("\\u", "\u{202E}"))
            }
            ["fail", "to", "open", "direct", "channels", times] => {
                discord.fail_next(Route::OpenDirect, Fault::Refuse(500, 0), times.parse().unwrap());
            }
            ["fail", times, status] => {
                let fault = Fault::Refuse(status.parse().unwrap(), 0);
                discord.fail_next(Route::CreateMessage, fault, times.parse().unwrap());
            }
            ["limit", times, seconds] => {
                let fault = Fault::RateLimit(Duration::from_secs_f64(seconds.parse().unwrap()));
                discord.fail_next(Route::CreateMessage, fault, times.parse().unwrap());
            }
            ["lose", "an", "answer"] => discord.fail_next(Route::CreateMessage, Fault::LoseAnswer, 1),
            ["forget", "nonces"] => discord.forget_nonces(),
            ["drop", "the", "gateway"] => {
                discord.drop_gateway(true);
                discord.until_sessions(1, 1).await;
            }
            ["invalidate", "the", "session"] => {
                discord.drop_gateway(false);
                discord.until_sessions(2, 0).await;
            }
            ["remove", "the", "bot"] => discord.remove_from_guild(self.scene().guild),
            ["bring", "it", "back"] => discord.add_to_guild(self.scene().guild),
            _ => panic!("nothing like that can happen: {step}"),
        }
        String::new()
    }

    /// What is new or has changed, once it is as expected, or else once nothing changes any more.
    async fn changes(&mut self, told: &str, expected: Option<&str>) -> String {
        let discord = &self.scene().discord;
        let main = self.scene().channel;
        let mut last = (String::new(), BTreeMap::new(), Vec::new());
        let look = |all: &[Message], name: &dyn Fn(Id) -> String| {
            let mut first = self.first.clone();
            let mut now = BTreeMap::new();
            let mut changes = told.to_owned();
            // Which of what comes at the same time is first is chance; what is private is told first.
            let is_known = |message: &Message| self.seen.contains_key(&message.id);
            let mut all: Vec<&Message> = all.iter().collect();
            all.sort_by_key(|message| (!is_known(message), message.ephemeral_to.is_none(), message.id));
            for message in all {
                let lines = lines(message, &first, name);
                let is_new = first.iter().all(|known| known.id != message.id);
                if is_new {
                    first.push(message.clone());
                }
                let before = self.seen.get(&message.id).map(Vec::as_slice).unwrap_or_default();
                let number = 1 + first.iter().position(|known| known.id == message.id).expect("just added");
                let changed: Vec<&String> = lines.iter().filter(|line| !before.contains(line)).collect();
                let gone = before.iter().any(|line| is_row(line)) && !lines.iter().any(|line| is_row(line));
                if !changed.is_empty() || gone {
                    changes.push_str(&head(message, number, main, name));
                    changes.extend(changed.iter().map(|line| format!("    {line}\n")));
                    changes.push_str(if gone { "    no buttons\n" } else { "" });
                }
                now.insert(message.id, lines);
            }
            for gone in self.seen.keys().filter(|id| !now.contains_key(id)) {
                let number = 1 + first.iter().position(|known| known.id == *gone).expect("it was seen");
                changes.push_str(&format!("[{number}]\n    deleted\n"));
            }
            (changes, now, first)
        };
        match expected {
            Some(expected) => {
                let as_expected = |all: &[Message], name: &dyn Fn(Id) -> String| {
                    let found = look(all, name);
                    (found.0.trim_end() == expected.trim_end()).then_some(found)
                };
                match discord.wait_until_all(PATIENCE, as_expected).await {
                    Some(found) => last = found,
                    None => last = discord.wait_until_all(PATIENCE, |all, name| Some(look(all, name))).await.unwrap(),
                }
            }
            None => loop {
                let changed = |all: &[Message], name: &dyn Fn(Id) -> String| {
                    let found = look(all, name);
                    (found.0 != last.0).then_some(found)
                };
                match discord.wait_until_all(QUIET, changed).await {
                    Some(found) => last = found,
                    None if last.1.is_empty() => {
                        break last = discord.wait_until_all(QUIET, |all, name| Some(look(all, name))).await.unwrap();
                    }
                    None => break,
                }
            },
        }
        (self.seen, self.first) = (last.1, last.2);
        last.0
    }
}

/// A command's name, and its options as `name:value`; a value goes on until the next name.
fn command(typed: &str) -> (&str, Vec<(&str, &str)>) {
    let (name, rest) = typed.split_once(' ').unwrap_or((typed, ""));
    let mut options: Vec<(&str, &str)> = Vec::new();
    for word in rest.split(' ').filter(|word| !word.is_empty()) {
        options.push(word.split_once(':').unwrap_or_else(|| panic!("{word} is no option")));
    }
    (name, options)
}

fn head(message: &Message, number: usize, main: Id, name: &dyn Fn(Id) -> String) -> String {
    let reader = message.ephemeral_to.map_or(String::new(), |reader| format!(", only {}", name(reader)));
    let channel = name(message.channel);
    let place = match channel.strip_prefix('@') {
        _ if message.channel == main => String::new(),
        Some(user) => format!(", to {user}"),
        None => format!(", #{channel}"),
    };
    format!("[{number}{reader}{place}]\n")
}

/// All that is seen of a message.
fn lines(message: &Message, first: &[Message], name: &dyn Fn(Id) -> String) -> Vec<String> {
    // The day of a record, and how long the store took, are others each time.
    let dateless = |line: &str| match (line.contains("[Date "), line.split_once(" flushed in ")) {
        (true, _) => "[Date …]".to_owned(),
        (_, Some((store, _))) => format!("{store} flushed in … ms."),
        _ => timeless(line.trim_end()),
    };
    let mut lines: Vec<String> = numbered(&named(&message.content, name), first, name).lines().map(dateless).collect();
    let pings = message.pings.iter().map(|ping| match ping {
        Ping::User(user) => format!("notifies {}", name(*user)),
        other => format!("notifies {other:?}"),
    });
    lines.extend(pings);
    for file in &message.attachments {
        lines.push(match file.content_type.as_str() {
            "image/png" => {
                format!("picture {} {:08x}", timeless(&idless(&file.name)), crc32fast::hash(&file.bytes))
            }
            // The day stands in it.
            "image/gif" => format!("moving picture {}", file.name),
            _ => format!("file {}", file.name),
        });
        lines.extend(file.description.iter().map(|alt| format!("alt: {}", timeless(alt))));
    }
    for row in message.components.as_array().unwrap() {
        let parts = row["components"].as_array().unwrap().iter().map(|part| {
            let label = part["label"].as_str().or_else(|| part["placeholder"].as_str()).unwrap_or_default();
            let options = part["options"].as_array().into_iter().flatten();
            let options: Vec<&str> = options.map(|option| option["label"].as_str().unwrap()).collect();
            match (options.is_empty(), part["disabled"] == true) {
                (true, false) => label.to_owned(),
                (true, true) => format!("({label})"),
                (false, _) => format!("{label}: {}", options.join(" ")),
            }
        });
        lines.push(format!("| {} |", parts.collect::<Vec<_>>().join(" | ")));
    }
    lines
}

fn is_row(line: &str) -> bool {
    line.starts_with("| ")
}

/// The text with messages that it shows the way to by their numbers.
fn numbered(content: &str, first: &[Message], name: &dyn Fn(Id) -> String) -> String {
    const CHANNELS: &str = "(https://discord.com/channels/";
    let mut read = String::new();
    let mut rest = content;
    while let Some((before, link)) = rest.split_once(CHANNELS) {
        let (link, after) = link.split_once(')').expect("a link ends");
        let parts: Vec<&str> = link.split('/').collect();
        let [guild, channel, message] = parts[..] else { panic!("{link} is no link to a message") };
        let message = Id::read(message);
        let number = first.iter().position(|known| known.id == message).map(|number| number + 1);
        let known = first.iter().find(|known| known.id == message);
        assert!(known.is_none_or(|known| known.channel == Id::read(channel)), "{link} goes to another channel");
        let place = if guild == "@me" { guild.to_owned() } else { name(Id::read(channel)) };
        let number = number.map_or("elsewhere".to_owned(), |number| number.to_string());
        read.push_str(&format!("{before}({place} {number})"));
        rest = after;
    }
    read + rest
}

/// The text as people read it: mentions are names.
fn named(content: &str, name: &dyn Fn(Id) -> String) -> String {
    let mut read = String::new();
    let mut rest = content;
    while let Some(start) = rest.find("<@").into_iter().chain(rest.find("<#")).min() {
        let Some(end) = rest[start..].find('>') else { break };
        read.push_str(&rest[..start]);
        read.push_str(&rest[start + 1..start + 2]);
        read.push_str(&name(Id::read(&rest[start + 2..start + end])));
        rest = &rest[start + end + 1..];
    }
    read + rest
}

/// Text without the numbers that Discord gives to people, which are others each time.
fn idless(text: &str) -> String {
    let parts = text.split('-').map(|part| match part.len() > 16 && part.bytes().all(|b| b.is_ascii_digit()) {
        true => "…",
        false => part,
    });
    parts.collect::<Vec<_>>().join("-")
}
