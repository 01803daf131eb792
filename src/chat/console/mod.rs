//! A channel in the terminal, interactive or piped.
//!
//! The adapter keeps no state that matters: who spoke last, and in which channel.

mod input;
mod output;

use std::io::{self, IsTerminal};
use std::path::Path;

use rand::RngExt;
use tokio::sync::mpsc;

use super::{CommunityId, Here, Platform, Player, Reply, Request, RequestId, RoomId, Whisper};
use crate::host::Host;
use crate::messages::Messages;
use crate::phrase;
use input::Said;
use output::Screen;

/// The channel where everybody is at first.
const FIRST_ROOM: &str = "main";
/// Who speaks until somebody gives a name.
const FIRST_SPEAKER: &str = "you";

/// How the console looks.
#[derive(Clone, Copy, Debug)]
pub struct Looks<'a> {
    /// Where pictures go; `None` draws none.
    pub pictures: Option<&'a Path>,
    /// Without colour and without pictures in the terminal.
    pub plain: bool,
    pub locale: &'a str,
}

/// Runs the channel until the input ends or the program is asked to stop.
///
/// # Errors
/// The folder for pictures cannot be made, or the output is closed.
pub async fn run(host: &Host, messages: &Messages, looks: Looks<'_>) -> io::Result<()> {
    if let Some(folder) = looks.pictures {
        std::fs::create_dir_all(folder)?;
    }
    let mut screen = Screen::new(looks, messages);
    screen.welcome();
    show_owed(host, &mut screen).await?;
    show_digests(host, &mut screen).await?;
    let mut channel = Channel::new();
    let mut lines = lines();
    let prompt = io::stdin().is_terminal();
    loop {
        if prompt {
            screen.prompt(&channel.room, &channel.speaker);
        }
        let line = tokio::select! {
            line = lines.recv() => line,
            () = super::asked_to_stop() => None,
            () = host.until_owed(Platform::Console) => {
                show_owed(host, &mut screen).await?;
                continue;
            }
            () = host.until_digests(Platform::Console) => {
                show_digests(host, &mut screen).await?;
                continue;
            }
        };
        let Some(line) = line else { return Ok(()) };
        let reply = match input::read(&line) {
            Said::Nothing => continue,
            Said::Room(room) => {
                channel.room = room;
                continue;
            }
            Said::BadRoom(name) => screen.say(&phrase!("console-no-channel", name = phrase::Arg::quote(&name))),
            Said::BadName(name) => screen.say(&phrase!("console-no-name", name = phrase::Arg::quote(&name))),
            Said::Request { speaker, text } => {
                if let Some(speaker) = speaker {
                    channel.speaker = speaker;
                }
                host.answer(&channel.request(text)).await
            }
        };
        show(host, &mut screen, &channel.room, &channel.speaker, &reply).await?;
        // Tables that came to an end with what was said.
        show_owed(host, &mut screen).await?;
    }
}

async fn show_owed(host: &Host, screen: &mut Screen<'_>) -> io::Result<()> {
    for (room, table) in host.owed(Platform::Console).await {
        if let Some(reply) = host.owed_post(&room, table).await {
            show(host, screen, room.own(), FIRST_SPEAKER, &reply).await?;
        }
    }
    Ok(())
}

async fn show_digests(host: &Host, screen: &mut Screen<'_>) -> io::Result<()> {
    for (player, due) in host.digests(Platform::Console).await {
        if let Some(Whisper { to, reply, .. }) = host.digest(&player, due).await {
            screen.show(FIRST_ROOM, to.own(), &reply)?;
            host.digest_sent(&to).await;
        }
    }
    Ok(())
}

async fn show(host: &Host, screen: &mut Screen<'_>, room: &str, asker: &str, reply: &Reply) -> io::Result<()> {
    for Whisper { to, reply, .. } in &reply.whispers {
        screen.show(room, to.own(), reply)?;
    }
    screen.show(room, asker, reply)?;
    if let Some(receipt) = &reply.receipt {
        host.delivered(receipt, None).await;
    }
    Ok(())
}

/// Where the talk is, and who spoke last.
struct Channel {
    room: String,
    speaker: String,
    /// Tells the lines of this run from those of others.
    run: u64,
    lines: u64,
}

impl Channel {
    fn new() -> Channel {
        Channel { room: FIRST_ROOM.to_owned(), speaker: FIRST_SPEAKER.to_owned(), run: rand::rng().random(), lines: 0 }
    }

    fn request(&mut self, text: String) -> Request {
        self.lines += 1;
        Request {
            platform: Platform::Console,
            id: RequestId::new(Platform::Console, &format!("{:016x}-{}", self.run, self.lines)),
            room: RoomId::new(Platform::Console, &self.room),
            community: CommunityId::new(Platform::Console, "terminal"),
            asker: Player { id: super::PlayerId::new(Platform::Console, &self.speaker), name: self.speaker.clone() },
            text,
            seen: None,
            // Whoever sits at the terminal runs the bot.
            here: Here { is_admin: true, ..Here::default() },
        }
    }
}

/// The lines of standard input. A thread reads them, because a read cannot be called off.
fn lines() -> mpsc::Receiver<String> {
    let (send, receive) = mpsc::channel(1);
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = input::next_line(&mut input) {
            if send.blocking_send(line).is_err() {
                break;
            }
        }
    });
    receive
}
