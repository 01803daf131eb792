use std::io::{self, BufRead, Read};

use crate::chat::Platform;

/// What is longer is cut: nobody types that much.
const LINE_BYTES: u64 = 16 << 10;

/// What a line of input means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// An empty line or a comment.
    Nothing,
    /// Go to this channel.
    Room(String),
    BadRoom(String),
    BadName(String),
    /// Without a speaker it is the last one.
    Request {
        speaker: Option<String>,
        text: String,
    },
}

/// Reads `name: text`, `text`, `#room`, or a comment. A slash before the text is optional.
pub fn read(line: &str) -> Said {
    let line = line.trim();
    let request = |speaker: Option<&str>, text: &str| Said::Request {
        speaker: speaker.map(str::to_owned),
        text: text.trim().strip_prefix('/').unwrap_or(text.trim()).to_owned(),
    };
    if let Some(room) = line.strip_prefix('#') {
        return match room {
            "" => Said::Nothing,
            room if room.starts_with(char::is_whitespace) => Said::Nothing,
            room if is_name(room) => Said::Room(room.to_owned()),
            room => Said::BadRoom(room.to_owned()),
        };
    }
    match line.split_once(':') {
        _ if line.is_empty() => Said::Nothing,
        // Somebody's words may hold a colon, but a name holds no space.
        Some((name, text)) if !name.contains(char::is_whitespace) => match name.strip_prefix('@').unwrap_or(name) {
            name if is_name(name) => request(Some(name), text),
            name => Said::BadName(name.to_owned()),
        },
        _ => request(None, line),
    }
}

/// The next line, `None` at the end. What is no UTF-8 becomes the replacement character.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(LINE_BYTES).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if !line.ends_with(b"\n") && line.len() as u64 == LINE_BYTES {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

/// Channels are named as players are.
fn is_name(text: &str) -> bool {
    Platform::Console.player(text).is_some()
}
