//! The real program on the local Discord: what people type and click, and what the channel then shows.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serai::chat::Timestamp;
use serai::chat::discord::{Access, Shards};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::picture::Painter;
use serai::store::{MemoryStore, SledStore};
use serai::table::{Finished, Seed};
use serde_json::Value;

use crate::discord::{Asked, Fault, Id, Message, Moment, Ping, Route, Server};
use crate::program::serai;
use crate::standings::finish;

/// A channel with two people, and the program in it.
pub struct Scene {
    pub discord: Server,
    pub guild: Id,
    pub channel: Id,
    pub aya: Id,
    pub bek: Id,
    pub cem: Id,
    pub folder: tempfile::TempDir,
    pub program: Program,
}

/// The program, killed when the test is over.
pub enum Program {
    Apart(Child),
    /// Within the test, which can so say what its throws come from, and what time it is.
    Here {
        task: tokio::task::JoinHandle<()>,
        host: Arc<Host>,
        now: Arc<AtomicI64>,
    },
}

impl Program {
    fn start(folder: &Path, discord: &Server) -> Program {
        let mut command: Command = serai(folder);
        command.env("SERAI_DISCORD_TOKEN", discord.token()).stdin(Stdio::null());
        Program::Apart(command.stdout(Stdio::null()).stderr(Stdio::inherit()).spawn().unwrap())
    }

    /// One whose throws come from the same seed each time, and follow from the ids alone.
    fn sealed(discord: &Server) -> Program {
        let (token, api_base) = (discord.token(), discord.url());
        let manners = Manners::default();
        let (messages, painter) = (Arc::new(Messages::load().unwrap()), Some(Arc::new(Painter::new())));
        let store = Arc::new(MemoryStore::default());
        let now = Arc::new(AtomicI64::new(0));
        let told = Arc::clone(&now);
        let clock = Box::new(move || Timestamp(told.load(Ordering::SeqCst)));
        let host = Host::new(store, messages, painter, clock, manners);
        let host = Arc::new(host.with_seeds(Box::new(|| Ok(Seed::new(*b"Under the cup nobody can see it.")))));
        let own = Arc::clone(&host);
        let task = tokio::spawn(async move {
            let access = Access { token: &token, api_base: &api_base, shards: Shards::Auto };
            if let Err(error) = serai::chat::discord::run(own, access).await {
                panic!("{error}");
            }
        });
        Program::Here { task, host, now }
    }

    /// Lets time go by for one within the test, and has it look at its alarms.
    pub async fn wait(&self, ms: i64) {
        let Program::Here { host, now, .. } = self else { panic!("another program has its own time") };
        now.fetch_add(ms, Ordering::SeqCst);
        host.ring().await;
    }

    /// The memory that it has now, in kB (VmRSS).
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child()?.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    fn child(&self) -> Option<&Child> {
        if let Program::Apart(child) = self { Some(child) } else { None }
    }

    /// Ends it as `kill -9` does.
    fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        match self {
            Program::Apart(child) => {
                // It may have ended before.
                let _ = child.kill();
                let _ = child.wait();
            }
            Program::Here { task, .. } => task.abort(),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end();
    }
}

impl Scene {
    pub async fn new() -> Scene {
        Scene::with(async |folder, discord, _| Program::start(folder, discord)).await
    }

    /// One in whose server games were played before, which came out so.
    pub async fn after(games: impl FnOnce(&Server, Id) -> Vec<Finished>) -> Scene {
        let start = async |folder: &Path, discord: &Server, guild| {
            let store = SledStore::open(&folder.join("serai.db")).unwrap();
            for finished in games(discord, guild) {
                finish(&store, finished).await;
            }
            drop(store);
            Program::start(folder, discord)
        };
        Scene::with(start).await
    }

    /// One in which throws fall the same each time.
    pub async fn sealed() -> Scene {
        let scene = Scene::with(async |_, discord, _| Program::sealed(discord)).await;
        scene.discord.count_ids();
        scene
    }

    async fn with(start: impl AsyncFnOnce(&Path, &Server, Id) -> Program) -> Scene {
        let discord = Server::start();
        let guild = discord.guild("Players of old games");
        let channel = discord.text_channel(guild, "games");
        let (aya, bek, cem) = (discord.user("Aya"), discord.user("Bek"), discord.user("Cem"));
        let folder = tempfile::tempdir().unwrap();
        let config = format!("[discord]\nenabled = true\napi_base = \"{}\"\n", discord.url());
        std::fs::write(folder.path().join("bot.toml"), config).unwrap();
        let program = start(folder.path(), &discord, guild).await;
        discord.until_ready().await;
        Scene { discord, guild, channel, aya, bek, cem, folder, program }
    }

    /// The program is killed, and started again after something else was done.
    pub async fn restarted(self, meanwhile: impl FnOnce(&Server)) -> Scene {
        let Scene { discord, guild, channel, aya, bek, cem, folder, program } = self;
        program.kill();
        discord.until_disconnected().await;
        meanwhile(&discord);
        let program = Program::start(folder.path(), &discord);
        discord.until_ready().await;
        Scene { discord, guild, channel, aya, bek, cem, folder, program }
    }

    /// Waits for a message that begins so.
    async fn board(&self, begins: &str) -> Message {
        self.discord.wait_for(self.channel, |message| message.content.starts_with(begins)).await
    }

    /// What only the one sees who has done this; the clicked message may change besides.
    pub async fn private_answer(&self, asked: Asked) -> Message {
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

    /// Plays what is offered, until the game is over or there are so many boards; all boards.
    async fn play(&self, first: Message, how: How, most: usize) -> Vec<Message> {
        let mut boards = vec![first];
        let mut chance = ChaCha8Rng::seed_from_u64(7);
        while let Some(due) = due(boards.last().unwrap()).filter(|_| boards.len() < most) {
            let board = boards.last().unwrap();
            match how {
                How::Buttons => {
                    let button = moves(board).into_iter().find(|button| button.enabled).unwrap();
                    self.discord.begin_click(due, board, &button.label);
                }
                How::Completion => {
                    let offered = self.discord.complete(due, self.channel, "move", "move", "", &[]).await;
                    self.discord.begin_slash(due, self.channel, "move", &[("move", &offered[0].1)]);
                }
                How::Steps => {
                    let mut message = board.clone();
                    loop {
                        let (part, choice) = choices(&message).choose(&mut chance).unwrap().clone();
                        let asked = match &part["options"] {
                            Value::Null => self.discord.begin_click(due, &message, &choice),
                            _ => {
                                let menu = part["custom_id"].as_str().unwrap();
                                self.discord.begin_choose(due, &message, menu, &choice)
                            }
                        };
                        if !choice.contains("view ") {
                            break;
                        }
                        message = self.private_answer(asked).await;
                    }
                }
            }
            let before = boards.len() + 1;
            let all = self.discord.wait_until(self.channel, |all| all.len() == before + 1).await;
            boards.push(all.last().unwrap().clone());
        }
        boards
    }
}

/// How people choose a move.
#[derive(Clone, Copy)]
enum How {
    Buttons,
    Completion,
    /// By buttons or menus, whichever there are, step by step: from where, then to where.
    Steps,
}

/// Who is to move, as the board says.
fn due(board: &Message) -> Option<Id> {
    let line = board.content.lines().find(|line| line.contains(" to move"))?;
    Some(Id::read(line.split_once("<@")?.1.split_once('>')?.0))
}

/// What can be chosen of a message but the own view: buttons and menus, each with what its choice stands for.
fn choices(message: &Message) -> Vec<(Value, String)> {
    let mut choices = Vec::new();
    for part in message.components.as_array().unwrap().iter().flat_map(|row| row["components"].as_array().unwrap()) {
        let id = part["custom_id"].as_str().unwrap();
        let is_step =
            id.contains(":move ") || id.split(':').nth(2).is_some_and(|command| command.split(' ').count() == 3);
        if part["options"].is_null() && is_step && part["disabled"] != true {
            choices.push((part.clone(), id.to_owned()));
        }
        let options = part["options"].as_array().into_iter().flatten();
        choices.extend(options.map(|option| (part.clone(), option["value"].as_str().unwrap().to_owned())));
    }
    choices
}

#[derive(Debug, PartialEq)]
pub struct Button {
    pub label: String,
    pub enabled: bool,
}

/// The buttons that play a move.
pub fn moves(message: &Message) -> Vec<Button> {
    let rows = message.components.as_array().unwrap().iter();
    let buttons = rows.flat_map(|row| row["components"].as_array().unwrap());
    let read = |button: &Value| Button {
        label: button["label"].as_str().unwrap().to_owned(),
        enabled: !button["disabled"].as_bool().unwrap_or(false),
    };
    buttons.filter(|button| button["custom_id"].as_str().unwrap().contains(":move ")).map(read).collect()
}

#[tokio::test]
async fn whole_games_are_played() {
    for (game, how) in [
        ("sokusowo/classic", How::Buttons),
        ("tihbat/circling", How::Buttons),
        ("sokusowo/classic", How::Completion),
        ("tihbat/classic", How::Completion),
        ("seega/5x5", How::Steps),
    ] {
        let scene = Scene::new().await;
        let start = scene.begin(game).await;
        let boards = scene.play(start, how, usize::MAX).await;
        let end = boards.last().unwrap();
        assert!(end.content.contains(" has won: ") || end.content.contains("A draw: "), "{}", end.content);
        assert!(moves(end).is_empty(), "{end:?}");
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
    let again = discord.begin_click(bek, &board, moves(&board).iter().find(|b| b.enabled).unwrap().label.as_str());
    discord.deliver_again(again);
    scene.board("Table #1: North played").await;
    discord.slash(*aya, *channel, "games", &[]).await;
    assert_eq!(discord.channel(*channel).len(), 4, "an invitation and three boards");
    assert_eq!(discord.failures(), Vec::<String>::new());
}

/// More choices than a menu holds are told apart by their first and last.
#[tokio::test]
async fn a_large_board_is_played_by_menus() {
    let scene = Scene::new().await;
    let start = scene.begin("seega/9x9").await;
    let placeholders = |message: &Message| -> Vec<String> {
        let rows = message.components.as_array().unwrap().iter();
        rows.filter_map(|row| row["components"][0]["placeholder"].as_str()).map(str::to_owned).collect()
    };
    assert_eq!(placeholders(&start), ["a1 … b3", "c3 … d5", "f5 … g7", "h7 … i9"]);
    assert_eq!(choices(&start).len(), 80);
    let boards = scene.play(start, How::Steps, 90).await;
    assert_eq!(boards.len(), 90, "all are placed, and some have moved");
    // The second of a pair of placements notifies nobody again.
    let pings: Vec<usize> = boards[..4].iter().map(|board| board.pings.len()).collect();
    assert_eq!(pings, [1, 0, 1, 0]);
    assert_eq!(scene.discord.failures(), Vec::<String>::new());
}

#[tokio::test]
async fn a_channel_holds_two_hundred_tables() {
    const TABLES: usize = 200;
    const PEOPLE: usize = 10;
    let scene = Scene::new().await;
    let Scene { discord, channel, .. } = &scene;
    let people: Vec<(Id, String)> = (0..PEOPLE).map(|n| format!("Player {n}")).map(|n| (discord.user(&n), n)).collect();
    for n in 0..TABLES {
        let ((maker, _), (_, invited)) = (&people[n % PEOPLE], &people[(n + 1) % PEOPLE]);
        discord.begin_slash(*maker, *channel, "challenge", &[("game", "tihbat"), ("player", invited)]);
    }
    let invitations = discord.wait_until(*channel, |all| all.len() == TABLES).await;
    for invitation in &invitations {
        let [Ping::User(invited)] = invitation.pings.as_slice() else { panic!("{invitation:?}") };
        discord.begin_click(*invited, invitation, "Accept");
    }
    let stripped = |message: &Message| message.components == Value::Array(Vec::new());
    let all = discord.wait_until(*channel, |all| {
        all.len() == 2 * TABLES && all.iter().filter(|message| stripped(message)).count() == TABLES
    });
    let tables: BTreeSet<String> = all.await[TABLES..].iter().map(|board| board.attachments[0].name.clone()).collect();
    assert_eq!(tables.len(), TABLES, "each table has its board");
    // Nobody has to know them all by heart.
    let aya = people[0].0;
    let asked = discord.slash(aya, *channel, "move", &[("move", "1")]).await;
    assert!(asked.text().starts_with("There are several tables that you can mean: #"), "{asked:?}");
    assert_eq!(discord.complete(aya, *channel, "move", "table", "", &[("move", "1")]).await.len(), 25);
    let listed = discord.slash(aya, *channel, "games", &[]).await;
    assert!(listed.text().ends_with("There are more; name a table by its number."), "{listed:?}");
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

/// The program is killed before a private message is there, when it is there but the program does not know, and when the
/// program knows but the channel has not its post.
#[tokio::test]
async fn a_private_message_comes_once_over_kills() {
    for (moment, before) in [(Moment::Before, 0), (Moment::After, 0), (Moment::Before, 1)] {
        let mut scene = Scene::new().await;
        let board = scene.begin("sokusowo/classic").await;
        scene.discord.slash(scene.bek, scene.channel, "settings", &[("setting", "notify=message")]).await;
        scene.discord.wait_until(scene.channel, |all| all[0].components == Value::Array(Vec::new())).await;
        let direct = scene.discord.direct(scene.bek);
        scene.discord.hold(Route::CreateMessage, moment);
        scene.discord.begin_click(scene.aya, &board, "1");
        scene.discord.until_held(Route::CreateMessage, moment, 1).await;
        if before == 1 {
            // Only the next is held.
            scene.discord.release(Route::CreateMessage, moment);
            scene.discord.hold(Route::EditMessage, Moment::Before);
            scene.discord.wait_until(direct, |all| all.len() == 1).await;
        }
        scene = scene
            .restarted(|discord| {
                discord.release(Route::CreateMessage, moment);
                discord.release(Route::EditMessage, Moment::Before);
            })
            .await;
        let board = scene.board("Table #1: South played 1").await;
        assert_eq!(board.pings, [], "{moment:?} {before}");
        scene = scene.restarted(|_| ()).await;
        scene.discord.slash(scene.aya, scene.channel, "games", &[]).await;
        let told = scene.discord.channel(direct);
        assert_eq!(told.len(), 1, "{moment:?} {before}: {told:?}");
        assert!(told[0].content.starts_with("Table #1 waits for you: Sokusowó, in "), "{told:?}");
        assert_eq!((told[0].pings.as_slice(), told[0].attachments.len()), (&[Ping::User(scene.bek)][..], 1));
        assert_eq!(scene.discord.channel(scene.channel).len(), 3);
        assert_eq!(scene.discord.failures(), Vec::<String>::new());
    }
}

/// Whether the bot is told that it was removed, or finds it out when it starts.
#[tokio::test]
async fn what_a_server_left_behind_is_deleted() {
    for is_told in [true, false] {
        let mut scene = Scene::new().await;
        scene.begin("sokusowo/classic").await;
        let guild = scene.guild;
        if is_told {
            scene.discord.remove_from_guild(guild);
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        let (config, rest) = (scene.folder.path().join("bot.toml"), "\n[privacy]\ngrace_days = 0\n");
        std::fs::write(&config, std::fs::read_to_string(&config).unwrap() + rest).unwrap();
        scene = scene
            .restarted(|discord| {
                if !is_told {
                    discord.remove_from_guild(guild)
                }
            })
            .await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        scene = scene.restarted(|_| ()).await;
        let elsewhere = scene.discord.text_channel(scene.discord.guild("Elsewhere"), "games");
        let mine = scene.discord.slash(scene.aya, elsewhere, "games", &[("mine", "true")]).await;
        assert!(mine.text().starts_with("You have no game under way."), "told: {is_told}; {mine:?}");
        scene.discord.slash(scene.aya, elsewhere, "challenge", &[("game", "tihbat")]).await;
        let number = |message: &Message| message.content.starts_with("Table #2: ");
        scene.discord.wait_for(elsewhere, number).await;
        assert_eq!(scene.discord.failures(), Vec::<String>::new());
    }
}

/// Killed between the acknowledgement and the event, a click is lost; it can be made again, and plays once.
#[tokio::test]
async fn a_click_can_be_made_again_after_a_kill() {
    let mut scene = Scene::new().await;
    let start = scene.begin("sokusowo/classic").await;
    scene.discord.wait_until(scene.channel, |all| all[0].components == Value::Array(Vec::new())).await;
    scene.discord.hold(Route::Callback, Moment::After);
    let lost = scene.discord.begin_click(scene.aya, &start, "1");
    scene.discord.until_held(Route::Callback, Moment::After, 1).await;
    scene = scene.restarted(|discord| discord.release(Route::Callback, Moment::After)).await;
    assert_eq!(scene.discord.acknowledged(lost), Some(6));
    scene.discord.slash(scene.aya, scene.channel, "games", &[]).await;
    assert_eq!(scene.discord.channel(scene.channel).len(), 2, "nothing was played");
    scene.discord.begin_click(scene.aya, &start, "1");
    scene.board("Table #1: South played 1").await;
    assert_eq!(scene.discord.failures(), Vec::<String>::new());
}

#[tokio::test]
async fn what_keeps_it_from_discord_is_one_line() {
    let (wrong_token, no_intents) = (Server::start(), Server::start());
    no_intents.disallow_intents();
    let nobody = "http://127.0.0.1:9";
    for (url, token, expected) in [
        (wrong_token.url(), "wrong-token".to_owned(), "does not accept the token"),
        (no_intents.url(), no_intents.token(), "does not allow the bot's intents"),
        (nobody.to_owned(), "any-token".to_owned(), "Discord cannot be reached"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let config = format!("[discord]\nenabled = true\napi_base = \"{url}\"\n");
        std::fs::write(folder.path().join("bot.toml"), config).unwrap();
        let mut program = serai(folder.path());
        program.env("SERAI_DISCORD_TOKEN", &token).env("SERAI_LOG", "serai=warn");
        let output = tokio::task::spawn_blocking(move || program.output().unwrap()).await.unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), errors.lines().count()), (Some(1), 1), "{errors}");
        assert!(errors.contains(expected) && !errors.contains(&token), "{errors}");
    }
}
