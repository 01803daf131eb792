use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use super::Looks;
use crate::chat::{self, Audience, Board, Format, PlayerId, Reply, Span, Text};
use crate::messages::Messages;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::picture;

/// Cells of the terminal that a picture in it takes across.
const CELLS_ACROSS: u32 = 72;

/// Standard output, with the folder where pictures go.
pub struct Screen<'a> {
    looks: Looks<'a>,
    messages: &'a Messages,
    colour: bool,
    /// Whether the terminal can show pictures itself.
    inline: bool,
}

impl<'a> Screen<'a> {
    pub fn new(looks: Looks<'a>, messages: &'a Messages) -> Screen<'a> {
        let colour = !looks.plain && io::stdout().is_terminal();
        Screen { looks, messages, colour, inline: colour && shows_pictures() }
    }

    /// Says how to play. It answers nobody, so it does not go where the answers go.
    pub fn welcome(&self) {
        let welcome = match self.looks.pictures {
            Some(folder) => phrase!("console-welcome", folder = folder.display().to_string()),
            None => phrase!("console-welcome-plain"),
        };
        eprintln!("{}\n", self.written(&self.text(&welcome)));
    }

    pub fn prompt(&self, room: &str, speaker: &str) {
        eprint!("[{room}] {speaker}: ");
    }

    /// A private answer of the console itself.
    pub fn say(&self, phrase: &Phrase) -> Reply {
        Reply::private(self.text(phrase))
    }

    /// Writes one block: to whom, the words, the board, where its picture is, and an empty line.
    pub fn show(&mut self, room: &str, asker: &str, reply: &Reply) -> io::Result<()> {
        let audience = match reply.audience {
            Audience::Everyone => "everyone".to_owned(),
            Audience::Asker => format!("{asker} only"),
        };
        let mut block = format!("[{room}] → {audience}\n");
        push_lines(&mut block, &self.written(&reply.text));
        if let Some(board) = &reply.board {
            push_lines(&mut block, &picture::text(&board.lines, self.colour));
        } else if !reply.choices.is_empty() {
            let answers = reply.choices.iter().map(|choice| Arg::from(format!("`{}`", choice.command))).collect();
            let answers = self.text(&phrase!("console-answers", answers = Arg::AnyOf(answers)));
            push_lines(&mut block, &self.written(&answers));
        }
        if let Some(path) = reply.file.as_ref().and_then(|file| self.keep(&file.name, file.content.as_bytes())) {
            push_lines(&mut block, &format!("file: {}", path.display()));
        }
        let mut out = io::stdout().lock();
        if let Some((name, picture)) = reply.board.as_ref().and_then(Board::file) {
            // Terminals show pictures that do not move.
            if self.inline && picture.format == Format::Png {
                write!(out, "{block}")?;
                block.clear();
                draw_in_terminal(&picture.bytes);
            }
            if let Some(path) = self.keep(&name, &picture.bytes) {
                push_lines(&mut block, &format!("picture: {}", path.display()));
            }
        }
        writeln!(out, "{block}")?;
        out.flush()
    }

    fn text(&self, phrase: &Phrase) -> Text {
        self.messages.say(self.looks.locale, phrase)
    }

    fn written(&self, text: &Text) -> String {
        let name = |player: &PlayerId| harmless(player.own());
        let spans = text.0.iter().map(|span| match span {
            Span::Plain(text) | Span::Moment { words: text, .. } => text.clone(),
            Span::Quote(text) => harmless(text),
            Span::Code(text) if self.colour => format!("\x1b[1m{text}\x1b[0m"),
            Span::Code(text) => format!("`{text}`"),
            Span::Player(player) if self.colour => format!("\x1b[1m{}\x1b[0m", name(player)),
            Span::Player(player) => name(player),
            Span::Room(room) => format!("#{}", harmless(room.own())),
            // Its messages cannot be gone to.
            Span::Link { .. } => String::new(),
        });
        spans.collect()
    }

    /// Puts a file into the folder; `None`, with a line in the log, if that fails.
    fn keep(&self, name: &str, content: &[u8]) -> Option<PathBuf> {
        let path = self.looks.pictures?.join(name);
        match write_whole(&path, content) {
            Ok(()) => Some(path),
            Err(error) => {
                tracing::error!("{} cannot be written: {error}", path.display());
                None
            }
        }
    }
}

/// An empty line ends a block, so within one it holds a space.
fn push_lines(block: &mut String, text: &str) {
    for line in text.lines() {
        block.push_str(if line.is_empty() { " " } else { line });
        block.push('\n');
    }
}

/// Text from chat with nothing in it that a terminal would obey.
fn harmless(text: &str) -> String {
    text.chars().map(chat::harmless).collect()
}

/// Whoever looks at the picture never sees half of it.
fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    let partial = path.with_extension("partial");
    std::fs::write(&partial, content)?;
    std::fs::rename(&partial, path)
}

fn shows_pictures() -> bool {
    !matches!(viuer::get_kitty_support(), viuer::KittySupport::None) || viuer::is_iterm_supported()
}

fn draw_in_terminal(png: &[u8]) {
    let config = viuer::Config { absolute_offset: false, width: Some(CELLS_ACROSS), ..viuer::Config::default() };
    let drawn = image::load_from_memory_with_format(png, image::ImageFormat::Png)
        .map_err(|error| error.to_string())
        .and_then(|image| viuer::print(&image, &config).map_err(|error| error.to_string()));
    if let Err(error) = drawn {
        tracing::warn!("the terminal could not show a picture: {error}");
    }
}
