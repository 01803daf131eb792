//! The real program on the local Discord: what people type and click, and what the channel then shows.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::discord::{Asked, Fault, Id, Message, Moment, Ping, Route, Server, Shown};
use crate::program::serai;

/// A channel with two people, and the program in it.
struct Scene {
    discord: Server,
    channel: Id,
    aya: Id,
    bek: Id,
    folder: tempfile::TempDir,
    program: Program,
}

/// The program, killed when the test is over.
struct Program(Child);

impl Program {
    fn start(folder: &Path, discord: &Server) -> Program {
        let mut command: Command = serai(folder);
        command.env("SERAI_DISCORD_TOKEN", discord.token()).stdin(Stdio::null());
        Program(command.stdout(Stdio::null()).stderr(Stdio::inherit()).spawn().unwrap())
    }

    /// Ends it as `kill -9` does.
    fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Scene {
    async fn new() -> Scene {
        let discord = Server::start();
        let guild = discord.guild("Players of old games");
        let channel = discord.text_channel(guild, "games");
        let (aya, bek) = (discord.user("Aya"), discord.user("Bek"));
        let folder = tempfile::tempdir().unwrap();
        let config = format!("[discord]\nenabled = true\napi_base = \"{}\"\n", discord.url());
        std::fs::write(folder.path().join("bot.toml"), config).unwrap();
        let program = Program::start(folder.path(), &discord);
        discord.until_ready().await;
        Scene { discord, channel, aya, bek, folder, program }
    }

    /// The program is killed, and started again after something else was done.
    async fn restarted(self, meanwhile: impl FnOnce(&Server)) -> Scene {
        let Scene { discord, channel, aya, bek, folder, program } = self;
        program.kill();
        discord.until_disconnected().await;
        meanwhile(&discord);
        let program = Program::start(folder.path(), &discord);
        discord.until_ready().await;
        Scene { discord, channel, aya, bek, folder, program }
    }

    /// Waits for a message that begins so.
    async fn board(&self, begins: &str) -> Message {
        self.discord.wait_for(self.channel, |message| message.content.starts_with(begins)).await
    }

    /// What only the one sees who has done this; the clicked message may change besides.
    async fn private_answer(&self, asked: Asked) -> Message {
        self.discord.until_acknowledged(asked).await;
        loop {
            if let Some(message) = self.discord.said(asked).pop() {
                assert!(message.ephemeral_to.is_some(), "{message:?}");
                return message;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Sits both down to a game; the board to begin with.
    async fn begin(&self, game: &str) -> Message {
        let (discord, channel) = (&self.discord, self.channel);
        discord.slash(self.aya, channel, "challenge", &[("game", game), ("player", "Bek")]).await;
        let invitation = self.board("Table #1: ").await;
        discord.begin_click(self.bek, &invitation, "Accept");
        self.board("Table #1, ").await
    }

    /// Plays by the first button that is enabled, until the game is over; all boards.
    async fn play_by_buttons(&self, first: Message) -> Vec<Message> {
        let mut boards = vec![first];
        while let Some(button) = buttons(boards.last().unwrap()).iter().find(|button| button.enabled) {
            let board = boards.last().unwrap();
            let due = if board.pings == [Ping::User(self.aya)] { self.aya } else { self.bek };
            self.discord.begin_click(due, board, &button.label);
            let before = boards.len() + 1;
            let all = self.discord.wait_until(self.channel, |all| all.len() == before + 1).await;
            boards.push(all.last().unwrap().clone());
        }
        boards
    }
}

#[derive(Debug, PartialEq)]
struct Button {
    label: String,
    enabled: bool,
}

fn buttons(message: &Message) -> Vec<Button> {
    let rows = message.components.as_array().unwrap().iter();
    let buttons = rows.flat_map(|row| row["components"].as_array().unwrap());
    let read = |button: &Value| Button {
        label: button["label"].as_str().unwrap().to_owned(),
        enabled: !button["disabled"].as_bool().unwrap_or(false),
    };
    buttons.map(read).collect()
}

fn labels(message: &Message) -> String {
    buttons(message)
        .iter()
        .map(|b| if b.enabled { b.label.clone() } else { format!("({})", b.label) })
        .collect::<Vec<_>>()
        .join(" ")
}

#[tokio::test]
async fn a_friend_is_challenged_and_both_play() {
    let scene = Scene::new().await;
    let Scene { discord, channel, aya, bek, .. } = &scene;
    let options = [("game", "sokusowo/classic"), ("player", "Bek"), ("rules", "seeds=4")];
    let shown = discord.slash(*aya, *channel, "challenge", &options).await;
    assert!(matches!(shown, Shown::Deleted), "the channel has it: {shown:?}");
    let invitation = scene.board("Table #1: ").await;
    assert_eq!(invitation.content, format!("Table #1: <@{aya}> challenges <@{bek}> to Sokusowó."));
    assert_eq!(
        (labels(&invitation).as_str(), invitation.pings.as_slice()),
        ("Accept Decline", &[Ping::User(*bek)][..])
    );

    let foreign = discord.click(*aya, &invitation, "Accept").await;
    assert!(foreign.is_private() && foreign.text().starts_with("You have a seat at table #1 already"), "{foreign:?}");
    discord.begin_click(*bek, &invitation, "Accept");
    let start = scene.board("Table #1, ").await;
    assert_eq!(start.pings, [Ping::User(*aya)]);
    assert_eq!(labels(&start), "1 2 3 4 5 6");
    let [picture] = start.attachments.as_slice() else { panic!("one picture") };
    assert_eq!(picture.name, "1-0.png");
    assert!(picture.bytes.starts_with(b"\x89PNG"));
    assert!(picture.description.as_deref().unwrap().starts_with("South 1 to 6: 4, 4, 4, 4, 4, 4. North 1 to 6: "));
    // The message before keeps its words and loses its buttons.
    discord.wait_until(*channel, |all| all[0].components == Value::Array(Vec::new())).await;

    let stale = scene.private_answer(discord.begin_click(*bek, &invitation, "Decline")).await;
    assert!(stale.content.starts_with("That board of table #1 is not the newest"), "{stale:?}");
    let not_due = discord.click(*bek, &start, "1").await;
    assert!(not_due.text().starts_with("It is not your turn at table #1"), "{not_due:?}");
    discord.begin_click(*aya, &start, "1");
    let board = scene.board("Table #1: South played 1").await;
    assert_eq!((labels(&board).as_str(), board.pings.as_slice()), ("1 (2) 3 4 5 (6)", &[Ping::User(*bek)][..]));
    let all = discord.wait_until(*channel, |all| all[1].components == Value::Array(Vec::new())).await;
    assert_eq!(all[1].attachments, start.attachments);

    let offered = discord.complete(*bek, *channel, "move", "move", "", &[]).await;
    assert_eq!(offered.iter().map(|(_, value)| value.as_str()).collect::<Vec<_>>(), ["1", "3", "4", "5"]);
    assert_eq!(offered[1].0, "3: North played 3: 3 laps, ended in North 2; 3 captured.");
    discord.slash(*bek, *channel, "move", &[("move", "3")]).await;
    assert_eq!(scene.board("Table #1: North played 3").await.pings, [Ping::User(*aya)]);
    let view = discord.slash(*bek, *channel, "view", &[]).await;
    assert!(view.is_private());
    assert_eq!(view.message().attachments[0].name, "1-2-from-2.png");
    assert_eq!(discord.failures(), Vec::<String>::new());
}

#[tokio::test]
async fn whole_games_are_played_by_buttons() {
    for game in ["sokusowo/classic", "tihbat/circling"] {
        let scene = Scene::new().await;
        let start = scene.begin(game).await;
        let boards = scene.play_by_buttons(start).await;
        let end = boards.last().unwrap();
        assert!(end.content.contains(" has won: ") || end.content.contains("A draw: "), "{}", end.content);
        assert_eq!((end.pings.as_slice(), labels(end).as_str()), (&[][..], ""));
        assert!(boards.iter().all(|board| board.attachments.len() == 1));
        assert_eq!(scene.discord.failures(), Vec::<String>::new());
    }
}

/// Whatever is delivered twice, or clicked twice, is played once.
#[tokio::test]
async fn twice_is_once() {
    let scene = Scene::new().await;
    let Scene { discord, channel, aya, .. } = &scene;
    let start = scene.begin("sokusowo/classic").await;
    let twice = [discord.begin_click(*aya, &start, "2"), discord.begin_click(*aya, &start, "2")];
    let board = scene.board("Table #1: South played 2").await;
    let refused = tokio::select! {
        refused = scene.private_answer(twice[0]) => refused,
        refused = scene.private_answer(twice[1]) => refused,
    };
    assert!(refused.content.starts_with("That board of table #1 is not the newest"), "{refused:?}");
    assert_eq!(twice.map(|asked| discord.said(asked).len()).iter().sum::<usize>(), 1, "one of the clicks came late");
    let bek = scene.bek;
    let again = discord.begin_click(bek, &board, buttons(&board).iter().find(|b| b.enabled).unwrap().label.as_str());
    discord.deliver_again(again);
    scene.board("Table #1: North played").await;
    discord.slash(*aya, *channel, "games", &[]).await;
    assert_eq!(discord.channel(*channel).len(), 4, "an invitation and three boards");
    assert_eq!(discord.failures(), Vec::<String>::new());
}

#[tokio::test]
async fn a_board_that_could_not_be_posted_comes_once() {
    let scene = Scene::new().await;
    let start = scene.begin("sokusowo/classic").await;
    scene.discord.fail_next(Route::CreateMessage, Fault::Refuse(500, 0), 5);
    let later = scene.discord.click(scene.aya, &start, "1").await;
    assert!(later.is_private() && later.text().starts_with("That is done and kept"), "{later:?}");
    let board = scene.board("Table #1: South played 1").await;
    assert_eq!(board.pings, [Ping::User(scene.bek)]);
    // An answer that is lost on its way makes no second board.
    scene.discord.fail_next(Route::CreateMessage, Fault::LoseAnswer, 1);
    scene.discord.begin_click(scene.bek, &board, "3");
    scene.board("Table #1: North played 3").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(scene.discord.channel(scene.channel).len(), 4);
    assert_eq!(scene.discord.failures(), Vec::<String>::new());
}

#[tokio::test]
async fn a_board_is_owed_over_a_kill() {
    let mut scene = Scene::new().await;
    let mut board = scene.begin("sokusowo/classic").await;
    // It is killed before its post is in the channel, and when it is there but the program does not know.
    for (moment, pit, begins) in
        [(Moment::Before, "1", "Table #1: South played 1"), (Moment::After, "3", "Table #1: North played 3")]
    {
        // The post before is over when the message before that has lost its buttons.
        let is_over = |all: &[Message]| all[all.len() - 2].components == Value::Array(Vec::new());
        scene.discord.wait_until(scene.channel, is_over).await;
        scene.discord.hold(Route::CreateMessage, moment);
        let due = if pit == "1" { scene.aya } else { scene.bek };
        scene.discord.begin_click(due, &board, pit);
        scene.discord.until_held(Route::CreateMessage, moment, 1).await;
        scene = scene.restarted(|discord| discord.release(Route::CreateMessage, moment)).await;
        board = scene.board(begins).await;
    }
    scene = scene.restarted(|_| ()).await;
    scene.discord.slash(scene.aya, scene.channel, "games", &[]).await;
    assert_eq!(scene.discord.channel(scene.channel).len(), 4, "nothing is posted twice");
    assert_eq!(scene.discord.command_writes(), 1, "commands that Discord knows are not registered again");
    assert_eq!(scene.discord.failures(), Vec::<String>::new());
}

#[tokio::test]
async fn a_wrong_token_ends_with_one_line() {
    let discord = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let config = format!("[discord]\nenabled = true\napi_base = \"{}\"\n", discord.url());
    std::fs::write(folder.path().join("bot.toml"), config).unwrap();
    let run = tokio::task::spawn_blocking(move || {
        serai(folder.path()).env("SERAI_DISCORD_TOKEN", "wrong-token").output().unwrap()
    });
    let output = run.await.unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.contains("does not accept the token") && !errors.contains("wrong-token"), "{errors}");
}
