use super::{CommunityId, MessageId, PlayerId, RoomId, Timestamp};

/// A message in words, not yet in a platform's markup.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text(pub Vec<Span>);

/// A stretch of a message; the adapter escapes and marks it up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Words of ours; may hold line breaks.
    Plain(String),
    /// Something to type.
    Code(String),
    /// Text from chat: hostile until escaped.
    Quote(String),
    /// A player; each platform shows the name its own way.
    Player(PlayerId),
    /// A channel or room; each platform shows it its own way.
    Room(RoomId),
    /// A day and an hour, in words for platforms that cannot show it as each reader's own clock would.
    Moment { at: Timestamp, words: String },
    /// The way to a message, under these words.
    Link { to: Link, words: String },
}

/// Where a message stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    pub community: CommunityId,
    pub room: RoomId,
    pub message: MessageId,
}

impl Text {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds another text on a line of its own.
    pub fn line(&mut self, other: Text) {
        if !self.is_empty() && !other.is_empty() {
            self.0.push(Span::Plain("\n".to_owned()));
        }
        self.0.extend(other.0);
    }

    /// The lines of the text.
    pub fn lines(&self) -> Vec<Text> {
        let mut lines = Vec::new();
        let mut line = Text::default();
        for span in &self.0 {
            let Span::Plain(words) = span else {
                line.0.push(span.clone());
                continue;
            };
            for (n, words) in words.split('\n').enumerate() {
                if n > 0 {
                    lines.push(std::mem::take(&mut line));
                }
                if !words.is_empty() {
                    line.0.push(Span::Plain(words.to_owned()));
                }
            }
        }
        lines.push(line);
        lines
    }

    /// The text where there is no markup: names by `name`, the rest as it is.
    pub fn plain(&self, name: impl Fn(&PlayerId) -> String) -> String {
        self.0
            .iter()
            .map(|span| match span {
                Span::Plain(text)
                | Span::Quote(text)
                | Span::Moment { words: text, .. }
                | Span::Link { words: text, .. } => text.clone(),
                Span::Code(text) => format!("`{text}`"),
                Span::Player(player) => name(player),
                Span::Room(room) => format!("#{}", room.own()),
            })
            .collect()
    }
}

/// A character of text from chat, or a sign in its place if readers or their programs would obey it: one that controls
/// (but a line break), or that turns the direction of what follows.
pub fn harmless(c: char) -> char {
    if turns_direction(c) || (c.is_control() && c != '\n') { char::REPLACEMENT_CHARACTER } else { c }
}

/// Whether a character turns the direction of the text after it.
pub fn turns_direction(c: char) -> bool {
    matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
