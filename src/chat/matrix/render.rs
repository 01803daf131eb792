use std::collections::{BTreeMap, BTreeSet};

use matrix_sdk::ruma::events::Mentions;
use matrix_sdk::ruma::events::relation::{Reply as ReplyTo, Thread};
use matrix_sdk::ruma::events::room::message::{
    FileMessageEventContent, FormattedBody, ImageMessageEventContent, MessageType, NoticeMessageEventContent, Relation,
    RoomMessageEventContent, TextMessageEventContent,
};
use matrix_sdk::ruma::events::room::{ImageInfo, MediaSource};
use matrix_sdk::ruma::{OwnedEventId, UInt, UserId};
use serde::{Deserialize, Serialize};

use super::place;
use crate::chat::{self, Board, Choice, File, Reply, Seen, Span, TableId, Text};
use crate::picture;

/// More buttons than this would bury the board.
const BUTTONS: usize = 9;
/// The reactions that answer an invitation or an offer.
const YES: &str = "✅";
const NO: &str = "❌";
/// The reaction that takes the game from whose time was up.
const CLAIM: &str = "🏁";
/// The reaction that asks for the same game again.
const AGAIN: &str = "🔁";
/// A homeserver takes events of 64 KiB; what is said twice, plain and formatted, and encrypted, stays below that.
const TEXT_CHARS: usize = 6000;

/// What players and rooms are called by their ids, for whoever reads it.
pub type Names = BTreeMap<String, String>;

/// What a message carries about its board beside what people see, so that a reaction to it can be understood without
/// anything being remembered here.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Shows {
    pub table: u64,
    pub entries: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread: Option<OwnedEventId>,
    /// What each reaction stands for.
    pub buttons: BTreeMap<String, String>,
}

/// A message as it goes into a room.
#[derive(Clone, Debug, Serialize)]
pub struct Content {
    #[serde(flatten)]
    pub message: RoomMessageEventContent,
    #[serde(rename = "org.serai.board", skip_serializing_if = "Option::is_none")]
    pub shows: Option<Shows>,
}

/// The content of a message that was sent, as far as it tells of a board.
#[derive(Deserialize)]
pub struct Sent {
    #[serde(rename = "org.serai.board")]
    pub shows: Option<Shows>,
}

/// Where in a room's talk a message belongs.
#[derive(Clone, Debug, Default)]
pub struct Place {
    pub thread: Option<OwnedEventId>,
    pub reply_to: Option<OwnedEventId>,
}

impl Shows {
    pub fn seen(&self) -> Seen {
        Seen { table: TableId(self.table), entries: self.entries }
    }

    /// The command that a reaction stands for. Clients differ in whether they send the variation selector.
    pub fn command(&self, key: &str) -> Option<&str> {
        let bare = |key: &str| key.replace('\u{FE0F}', "");
        let key = bare(key);
        self.buttons.iter().find(|(known, _)| bare(known) == key).map(|(_, command)| &**command)
    }
}

/// A reply in words. Only whoever is due is notified, and only a message that is no notice can notify.
pub fn message(reply: &Reply, names: &Names, place: Place) -> Content {
    let (mut plain, mut html) = written(&reply.text, names);
    if let Some(board) = reply.board.as_ref().filter(|board| !board.lines.is_empty()) {
        let lines = picture::text(&board.lines, false);
        plain.push_str(&format!("\n{lines}"));
        html.push_str(&format!("<pre><code>{}</code></pre>", escaped(&lines)));
    }
    let kind = if reply.due.is_empty() {
        MessageType::Notice(NoticeMessageEventContent::html(plain, html))
    } else {
        MessageType::Text(TextMessageEventContent::html(plain, html))
    };
    content(kind, reply, place)
}

/// A reply as the caption of its picture. What a screen reader says in place of the picture stands below the words.
pub fn captioned(reply: &Reply, board: &Board, source: MediaSource, names: &Names, place: Place) -> Content {
    let (plain, html) = written(&reply.text, names);
    let mut image = ImageMessageEventContent::new(format!("{plain}\n{}", board.alt), source);
    image.filename = board.file().map(|(name, _)| name);
    image.formatted = Some(FormattedBody::html(format!("{html}<br><em>{}</em>", escaped(&board.alt))));
    image.info = board.picture.as_ref().map(|picture| {
        let mut info = ImageInfo::new();
        info.mimetype = Some(picture.format.media_type().to_owned());
        info.size = u32::try_from(picture.bytes.len()).ok().map(UInt::from);
        (info.width, info.height) = picture.size().map(|(width, height)| (width.into(), height.into())).unzip();
        Box::new(info)
    });
    content(MessageType::Image(image), reply, place)
}

/// A file that belongs to a reply.
pub fn attached(reply: &Reply, file: &File, source: MediaSource, place: Place) -> Content {
    let message = FileMessageEventContent::new(file.name.clone(), source);
    content(MessageType::File(message), &Reply { shows: None, ..reply.clone() }, place)
}

/// The reactions that stand below a reply, with the commands that they stand for.
pub fn buttons(reply: &Reply) -> Vec<(String, &Choice)> {
    if reply.choices.len() > BUTTONS {
        return Vec::new();
    }
    // Of what may be asked besides, only these have signs that everybody knows.
    let answers = reply.extras.iter().filter(|choice| [YES, NO, CLAIM, AGAIN].contains(&&*key(choice)));
    let choices = reply.choices.iter().chain(answers).filter(|choice| choice.enabled);
    // Whoever is invited and whoever joins a free seat say the same, yes.
    let mut known = BTreeSet::new();
    choices.map(|choice| (key(choice), choice)).filter(|(key, _)| known.insert(key.clone())).collect()
}

fn content(kind: MessageType, reply: &Reply, place: Place) -> Content {
    let mut message = RoomMessageEventContent::new(kind);
    let due = reply.due.iter().filter_map(|player| UserId::parse(player.own()).ok());
    message.mentions = Some(Mentions::with_user_ids(due));
    let shows = reply.shows.map(|seen| Shows {
        table: seen.table.0,
        entries: seen.entries,
        thread: place.thread.clone(),
        buttons: buttons(reply).into_iter().map(|(key, choice)| (key, choice.command.clone())).collect(),
    });
    message.relates_to = match place {
        Place { thread: None, reply_to: None } => None,
        Place { thread: None, reply_to: Some(event) } => Some(Relation::Reply(ReplyTo::with_event_id(event))),
        Place { thread: Some(root), reply_to: None } => Some(Relation::Thread(Thread::plain(root.clone(), root))),
        Place { thread: Some(root), reply_to: Some(event) } => Some(Relation::Thread(Thread::reply(root, event))),
    };
    Content { message, shows }
}

/// The reaction that stands for a choice.
fn key(choice: &Choice) -> String {
    match (choice.command.split(' ').next(), choice.label.as_bytes()) {
        (Some("accept" | "join"), _) => YES.to_owned(),
        (Some("decline"), _) => NO.to_owned(),
        (Some("claim"), _) => CLAIM.to_owned(),
        (Some("rematch"), _) => AGAIN.to_owned(),
        (_, [digit @ b'1'..=b'9']) => format!("{}\u{FE0F}\u{20E3}", char::from(*digit)),
        _ => choice.label.clone(),
    }
}

/// Words as plain text and as HTML.
fn written(text: &Text, names: &Names) -> (String, String) {
    let plain = plain(text, names);
    match plain.char_indices().nth(TEXT_CHARS) {
        Some((end, _)) => {
            let cut = format!("{}…", &plain[..end]);
            let html = with_breaks(&cut);
            (cut, html)
        }
        None => (plain, html(text, names)),
    }
}

fn plain(text: &Text, names: &Names) -> String {
    let spans = text.0.iter().map(|span| match span {
        Span::Plain(text) | Span::Moment { words: text, .. } => text.clone(),
        Span::Quote(text) => isolated(&harmless(text)),
        Span::Code(text) => format!("`{text}`"),
        Span::Player(player) => isolated(name(player.as_str(), player.own(), names)),
        Span::Room(room) => isolated(name(room.as_str(), room.own(), names)),
        Span::Link { to, words } => place::link_to(&to.message, &to.room).unwrap_or_else(|| words.clone()),
    });
    spans.collect()
}

fn html(text: &Text, names: &Names) -> String {
    let spans = text.0.iter().map(|span| match span {
        Span::Plain(text) | Span::Moment { words: text, .. } => with_breaks(text),
        Span::Quote(text) => isolated(&with_breaks(&harmless(text))),
        Span::Code(text) => format!("<code>{}</code>", escaped(text)),
        Span::Player(player) => match UserId::parse(player.own()) {
            Ok(user) => {
                let link = escaped(&user.matrix_to_uri().to_string());
                format!("<a href=\"{link}\">{}</a>", isolated(&escaped(name(player.as_str(), player.own(), names))))
            }
            Err(_) => escaped(player.own()),
        },
        Span::Room(room) => match place::link(room) {
            Some(link) => {
                let name = name(room.as_str(), room.own(), names);
                format!("<a href=\"{}\">{}</a>", escaped(&link), isolated(&escaped(name)))
            }
            None => escaped(room.own()),
        },
        Span::Link { to, words } => match place::link_to(&to.message, &to.room) {
            Some(link) => format!("<a href=\"{}\">{}</a>", escaped(&link), escaped(words)),
            None => escaped(words),
        },
    });
    spans.collect()
}

fn name<'a>(id: &str, own: &'a str, names: &'a Names) -> &'a str {
    names.get(id).map_or(own, String::as_str)
}

/// Text in which nothing is markup.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            c => escaped.push(c),
        }
    }
    escaped
}

fn with_breaks(text: &str) -> String {
    escaped(text).replace('\n', "<br>")
}

/// Text from chat in which nothing turns the direction of what follows.
fn harmless(text: &str) -> String {
    text.chars().map(chat::harmless).collect()
}

/// Text that may run from right to left, so that it moves nothing around it.
fn isolated(text: &str) -> String {
    if text.is_ascii() { text.to_owned() } else { format!("\u{2068}{text}\u{2069}") }
}
