//! What the program and the chat platforms tell each other.
//!
//! An adapter turns a platform's event into a [`Request`] and puts a [`Reply`] into the platform's
//! own form. It never decides anything about a game.

pub mod console;
pub mod discord;
pub mod matrix;
mod backoff;
mod ids;
mod picture;
mod stop;
mod text;

pub use backoff::Backoff;
pub use ids::{CommunityId, MessageId, Platform, PlayerId, RequestId, RoomId, TableId, Timestamp};
pub use picture::{Format, Picture};
pub use stop::asked_to_stop;
pub use text::{Link, Span, Text, harmless, turns_direction};

use crate::scene;

/// Somebody's wish.
#[derive(Clone, Debug)]
pub struct Request {
    pub platform: Platform,
    pub id: RequestId,
    pub room: RoomId,
    pub community: CommunityId,
    pub asker: Player,
    /// What was typed or clicked, without the platform's own prefix.
    pub text: String,
    /// The board that was clicked on, where it was a click.
    pub seen: Option<Seen>,
    pub here: Here,
}

/// What an adapter knows of the room of a request.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Here {
    /// Whether the asker manages the community.
    pub is_admin: bool,
    /// The language that the platform speaks to the asker, as `es-419`, where it tells.
    pub locale: Option<String>,
    /// What the bot may not do in the room, by the names that the platform gives these permissions.
    pub missing: Vec<&'static str>,
    pub hiding: Hiding,
}

/// Whether a game that begins in a room can go on where only its players see it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Hiding {
    Possible,
    /// The bot lacks this permission for it.
    Forbidden(&'static str),
    #[default]
    Impossible,
}

/// A board as somebody saw it when they clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    pub table: TableId,
    /// Entries of the table's log that the board showed.
    pub entries: u32,
}

/// Somebody at a table, with the name that they had when they sat down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
}

/// What a request is answered with.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    pub audience: Audience,
    /// Whether nobody else may read it even where answers to the asker alone can be read by others.
    pub confidential: bool,
    pub text: Text,
    pub board: Option<Board>,
    pub file: Option<File>,
    /// What may be answered.
    pub choices: Vec<Choice>,
    /// What may be asked besides.
    pub extras: Vec<Choice>,
    /// The thread in which the table goes on, where the platform has such things.
    pub thread: Option<Thread>,
    /// The board that the choices belong to.
    pub shows: Option<Seen>,
    /// The only players that the message may notify.
    pub due: Vec<PlayerId>,
    /// What goes to players alone, before this.
    pub whispers: Vec<Whisper>,
    /// What is delivered once the message stands in its room.
    pub receipt: Option<Receipt>,
    /// Whether the request had this answer before, so that its room is not shown it again.
    pub is_repeated: bool,
}

impl Reply {
    /// Words for the asker alone.
    pub fn private(text: Text) -> Reply {
        Reply { audience: Audience::Asker, ..Reply::public(text) }
    }

    /// Words that nobody but the asker may read, wherever they have to be sent for that.
    pub fn confidential(text: Text) -> Reply {
        Reply { confidential: true, ..Reply::private(text) }
    }

    /// Words for the room.
    pub fn public(text: Text) -> Reply {
        Reply {
            audience: Audience::Everyone,
            confidential: false,
            text,
            board: None,
            file: None,
            choices: Vec::new(),
            extras: Vec::new(),
            thread: None,
            shows: None,
            due: Vec::new(),
            whispers: Vec::new(),
            receipt: None,
            is_repeated: false,
        }
    }
}

/// A private message that nobody has asked for at this moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Whisper {
    pub to: PlayerId,
    /// What no other has; the same again is the same message, tried again.
    pub id: String,
    pub reply: Reply,
}

/// What became of a private message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    Yes,
    /// They cannot be reached so, or do not read it there.
    No,
    /// Perhaps when it is tried again.
    NotYet,
}

/// An answer to a message: a button, or something to type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The command that it stands for, with its table.
    pub command: String,
    /// What stands on the button.
    pub label: String,
    /// What it would do, in a few words, which stand in its place where there is room for them.
    pub told: Option<String>,
    /// Whether it is possible now; buttons that are not keep their place.
    pub enabled: bool,
}

impl Choice {
    /// A choice that is possible, and says no more than its label.
    pub fn new(command: String, label: String) -> Choice {
        Choice { command, label, enabled: true, told: None }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    Everyone,
    Asker,
}

/// A board to show, or a whole game: as a picture where there is one, and as text.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// By table and ply, without an ending; the same name is the same board.
    pub name: String,
    /// `None` where pictures are not wanted or could not be drawn.
    pub picture: Option<Picture>,
    /// What a screen reader says in place of the picture.
    pub alt: String,
    pub lines: Vec<scene::Line>,
}

impl Board {
    /// Its picture with the name of that file.
    pub fn file(&self) -> Option<(String, &Picture)> {
        let picture = self.picture.as_ref()?;
        Some((format!("{}.{}", self.name, picture.format.ending()), picture))
    }
}

/// A way to finish what somebody is typing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// What is typed for them.
    pub value: String,
    /// What they read.
    pub label: String,
}

/// A thread to open for a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thread {
    pub name: String,
    /// Who shall be in it from the beginning.
    pub members: Vec<PlayerId>,
    /// Whether nobody else shall see it.
    pub private: bool,
}

/// Something to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    pub name: String,
    pub content: String,
}

/// How much of a table a room has been shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    pub room: RoomId,
    pub table: TableId,
    /// Entries of the table's log that the message shows.
    pub entries: u32,
    /// When the last of them was made: what tells tables of the same number in different stores apart.
    pub at: Timestamp,
    /// By which request somebody wanted to see it again; `None` where the last entry is told.
    pub again: Option<RequestId>,
}
