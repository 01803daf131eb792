//! The command line.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::{Args, Parser, Subcommand};
use serai::chat::console::{self, Looks};
use serai::chat::{self, Timestamp, discord, matrix};
use serai::config::{Config, MatrixConfig};
use serai::games::{Setup, View};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::picture::{self, Painter, Theme};
use serai::replay;
use serai::scene::Scene;
use serai::store::SledStore;
use serai::table::{Record, RecordResult, Seats, Verdict};
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;

/// A chat bot for traditional board games.
///
/// Without a command it runs what bot.toml enables; where that is nothing, a channel in the terminal.
///
/// Logs go to standard error; SERAI_LOG says how much, as in SERAI_LOG=debug. Secrets are best given in the
/// environment: SERAI_DISCORD_TOKEN, SERAI_MATRIX_PASSWORD, SERAI_MATRIX_TOKEN.
#[derive(Parser)]
#[command(version, about, long_about)]
struct Cli {
    /// The configuration; bot.toml in this folder if it is there.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// No colour and no pictures in the terminal.
    #[arg(long, global = true)]
    plain: bool,
    #[command(subcommand)]
    command: Option<Job>,
}

#[derive(Subcommand)]
enum Job {
    /// Opens a channel in the terminal.
    ///
    /// `aya: challenge @bek sokusowo` speaks as aya; a line without a name speaks as the last speaker; `#garden`
    /// goes to another channel; a line that begins with `# ` is a comment. The end of the input ends it.
    Play,
    /// Speaks the engine protocol on standard input and output.
    ///
    /// One command a line, each answered by one line. `games` lists the games, `new sokusowo/classic` begins one,
    /// `moves`, `play 3`, `position` and `result` go on from there.
    Engine,
    /// Draws a position, or one of a record.
    Draw(Draw),
    /// Draws the whole game of a record as a moving picture.
    ///
    /// `record` gives the record of a game in the chat; docs/records.md explains how records are written.
    Replay {
        /// The record of a game.
        file: PathBuf,
        /// Where the GIF goes; standard output if it is not a terminal.
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        look: Look,
        /// Pixels, 300 to 2400; fewer where the file would have more than 8 MB.
        #[arg(long, default_value_t = replay::WIDTH, value_parser = clap::value_parser!(u32).range(300..=2400))]
        width: u32,
    },
    /// Plays a record through, and computes its throws anew from its seed.
    ///
    /// `record` gives the record of a game in the chat; docs/records.md explains how records are written, docs/dice.md
    /// how throws come about.
    Verify {
        /// The record of a game; one with throws of a game that is over.
        file: PathBuf,
    },
    /// Reads how every game came out from the logs, and computes all standings anew.
    ///
    /// They come to the same as before, unless the rules of rating have changed. Stop the bot first.
    Rebuild,
    /// Says what would fail, before it does: the configuration, the store, the credentials.
    Check,
}

/// How pictures look.
#[derive(Args)]
struct Look {
    /// light, dark or high-contrast.
    #[arg(long, default_value = "light", value_parser = |word: &str| Theme::read(word).ok_or("no such theme"))]
    theme: Theme,
}

#[derive(Args)]
struct Draw {
    /// As in sokusowo/classic; or the file of a record.
    game: String,
    /// As the game's rules page writes it, in quotation marks; left out with a record.
    position: Option<String>,
    /// House rules, as in seeds=3.
    #[arg(value_name = "RULE=VALUE")]
    rules: Vec<String>,
    /// With a record: after so many of its moves and throws; otherwise as it ends.
    #[arg(long, value_name = "N", conflicts_with = "position")]
    ply: Option<usize>,
    /// Where the PNG goes; standard output if it is not a terminal.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    look: Look,
    /// Pixels, 300 to 2400.
    #[arg(long, default_value_t = 1200, value_parser = clap::value_parser!(u32).range(300..=2400))]
    width: u32,
    /// Text in place of a picture.
    #[arg(long)]
    text: bool,
}

/// What is logged by default. What Matrix's library says of failed requests is no news: whoever asked for them says so,
/// or tries again.
const LOGGED: &str = "warn,matrix_sdk=off";

/// How often is looked for what is not to be kept any longer.
const HOUR: Duration = Duration::from_secs(60 * 60);

/// Why the program ends with a status other than 0.
enum Failure {
    /// Wrong use: status 2.
    Use(String),
    /// Anything else: status 1.
    Other(String),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let filter = EnvFilter::try_from_env("SERAI_LOG").unwrap_or_else(|_| EnvFilter::new(LOGGED));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let config = cli.config.as_deref();
    let done = match cli.command {
        None => run(config, cli.plain),
        Some(Job::Play) => Config::load(config).map_err(other).and_then(|config| play(&config, cli.plain)),
        Some(Job::Engine) => serai::engine::run(std::io::stdin().lock(), std::io::stdout().lock()).map_err(other),
        Some(Job::Draw(draw)) => draw.run(),
        Some(Job::Replay { file, output, look, width }) => read_record(&file).and_then(|record| {
            let frames = replay::frames(&record);
            put(output.as_deref(), &Painter::new().gif(&frames, look.theme, width, replay::MOST_BYTES))
        }),
        Some(Job::Verify { file }) => verify(&file),
        Some(Job::Rebuild) => Config::load(config).map_err(other).and_then(|config| rebuild(&config)),
        Some(Job::Check) => check(config),
    };
    let (why, status) = match done {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Use(why)) => (why, 2),
        Err(Failure::Other(why)) => (why, 1),
    };
    eprintln!("serai: {why}");
    ExitCode::from(status)
}

fn other(error: impl ToString) -> Failure {
    Failure::Other(error.to_string())
}

/// Runs what the configuration enables.
fn run(config: Option<&Path>, plain: bool) -> Result<(), Failure> {
    let config = Config::load(config).map_err(other)?;
    if !config.discord.enabled && !config.matrix.enabled {
        return play(&config, plain);
    }
    let (host, _) = host(&config, true)?;
    let host = Arc::new(host);
    runtime()?.block_on(async {
        host.prepare().await.map_err(other)?;
        tokio::select! {
            ended = discord::run(Arc::clone(&host), discord_access(&config)), if config.discord.enabled => {
                ended.map_err(other)
            }
            ended = matrix::run(Arc::clone(&host), matrix_access(&config)), if config.matrix.enabled => {
                ended.map_err(other)
            }
            () = keep_house(&host) => Ok(()),
            () = host.keep_time() => Ok(()),
            () = chat::asked_to_stop() => Ok(()),
        }
    })
}

fn discord_access(config: &Config) -> discord::Access<'_> {
    discord::Access {
        token: config.discord.token.reveal(),
        api_base: &config.discord.api_base,
        shards: config.discord.shards.0.clone(),
    }
}

fn matrix_access(config: &Config) -> matrix::Access<'_> {
    let MatrixConfig { homeserver, user, password, token, store, prefix, allow, .. } = &config.matrix;
    matrix::Access { homeserver, user, password: password.reveal(), token: token.reveal(), store, prefix, allow }
}

/// Deletes, hour by hour, what is not to be kept any longer. Never returns.
async fn keep_house(host: &Host) {
    let mut hours = tokio::time::interval(HOUR);
    loop {
        hours.tick().await;
        host.forget().await;
    }
}

/// Opens the channel in the terminal.
fn play(config: &Config, plain: bool) -> Result<(), Failure> {
    let pictures = Some(config.console.pictures.as_path()).filter(|folder| !folder.as_os_str().is_empty());
    let (host, messages) = host(config, pictures.is_some())?;
    let looks = Looks { pictures, plain, locale: &config.play.locale.0 };
    let runtime = runtime()?;
    runtime.block_on(host.prepare()).map_err(other)?;
    let ended = runtime.block_on(async {
        tokio::select! {
            ended = console::run(&host, &messages, looks) => ended,
            () = host.keep_time() => Ok(()),
        }
    });
    ended.map_err(|error| {
        Failure::Other(match pictures {
            Some(folder) => format!("{error} (pictures go to {}; [console] pictures says where)", folder.display()),
            None => error.to_string(),
        })
    })
}

fn host(config: &Config, with_pictures: bool) -> Result<(Host, Arc<Messages>), Failure> {
    let messages = Arc::new(Messages::load().map_err(other)?);
    let store = Arc::new(SledStore::open(&config.store.path).map_err(other)?);
    let painter = with_pictures.then(|| Arc::new(Painter::new()));
    let manners = Manners { usual: config.usual(), grace_days: config.privacy.grace_days };
    Ok((Host::new(store, Arc::clone(&messages), painter, Box::new(now), manners), messages))
}

fn rebuild(config: &Config) -> Result<(), Failure> {
    let (host, _) = host(config, false)?;
    let done = runtime()?.block_on(host.rebuild()).map_err(other)?;
    println!("{} results of {} communities, {} of them new or changed", done.results, done.communities, done.changed);
    Ok(())
}

fn runtime() -> Result<Runtime, Failure> {
    Runtime::new().map_err(other)
}

fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

impl Draw {
    fn run(&self) -> Result<(), Failure> {
        let scene = match &self.position {
            Some(position) => self.position(position)?,
            None => self.recorded()?,
        };
        if self.text {
            let colour = std::io::stdout().is_terminal();
            return print(picture::text(&scene.text, colour).as_bytes());
        }
        put(self.output.as_deref(), &Painter::new().png(&scene, self.look.theme, self.width))
    }

    fn recorded(&self) -> Result<Scene, Failure> {
        if !Path::new(&self.game).exists() {
            let why = format!("there is no record {}; behind the name of a game stands a position", self.game);
            return Err(Failure::Use(why));
        }
        let record = read_record(Path::new(&self.game))?;
        let plies = record.moves.len();
        let ply = self.ply.unwrap_or(plies);
        let game = record.after(ply).ok_or_else(|| Failure::Use(format!("{} has {plies} moves", self.game)))?;
        let ended = ply == plies && record.result != RecordResult::Open;
        Ok(game.scene(View { ended, ..View::default() }))
    }

    fn position(&self, position: &str) -> Result<Scene, Failure> {
        let split = |rule: &str| rule.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
        let rules = self.rules.iter().map(|rule| {
            split(rule).ok_or_else(|| Failure::Use(format!("{rule} is no house rule; one looks like seeds=3")))
        });
        let mut rules = rules.collect::<Result<Vec<_>, _>>()?;
        let sides = rules.iter().position(|(key, _)| key == "sides").map(|at| rules.remove(at).1);
        let sides = sides.map(|sides| sides.parse().map_err(|_| Failure::Use("sides takes a number".to_owned())));
        let rules = rules.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let setup = Setup::read(&self.game, rules, sides.transpose()?);
        let setup = setup.map_err(|error| Failure::Use(error.to_string()))?;
        let mut game = setup.start().map_err(|error| Failure::Use(error.to_string()))?;
        game.set(position).map_err(|error| Failure::Use(format!("\"{position}\": {error}")))?;
        Ok(game.scene(View::default()))
    }
}

/// Puts a picture into its file, or on standard output.
fn put(file: Option<&Path>, picture: &[u8]) -> Result<(), Failure> {
    match file {
        Some(path) => std::fs::write(path, picture).map_err(|error| other(format!("{}: {error}", path.display()))),
        None if std::io::stdout().is_terminal() => {
            Err(Failure::Use("a picture is nothing for a terminal; say where it goes with -o FILE".to_owned()))
        }
        None => print(picture),
    }
}

fn read_record(file: &Path) -> Result<Record, Failure> {
    let at_file = |why: &dyn std::fmt::Display| Failure::Other(format!("{}: {why}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| at_file(&error))?;
    Record::read(&text).map_err(|error| at_file(&error))
}

fn print(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(bytes).and_then(|()| out.flush()).map_err(other)
}

fn verify(file: &Path) -> Result<(), Failure> {
    let at_file = |why: &dyn std::fmt::Display| Failure::Other(format!("{}: {why}", file.display()));
    let record = read_record(file)?;
    // A record is played through when it is read.
    println!("every move is legal, and they lead to the result: {} moves and throws", record.moves.len());
    match record.verify() {
        Verdict::Good { throws, seats } => {
            println!("every throw is as the seed says: {throws} throws");
            println!(
                "{}",
                match seats {
                    Seats::Checked => "who sits where is as the seed and the house rules say",
                    Seats::BegunByAge => "who began follows from the ages of accounts, which the record does not tell",
                    Seats::Untold => "the record does not tell who sat where in the invitation",
                }
            );
            Ok(())
        }
        Verdict::NoChance => Ok(()),
        Verdict::Sealed => Err(at_file(&"the seed is not shown; take the record once the game is over")),
        Verdict::OtherSeed => Err(at_file(&"the seed is not the one that was committed to")),
        Verdict::OtherSeats { recorded, computed } => {
            let [recorded, computed] =
                [recorded, computed].map(|seats| seats.iter().map(u8::to_string).collect::<Vec<_>>().join(" "));
            Err(at_file(&format!("the seats are recorded as {recorded}, but the seed says {computed}")))
        }
        Verdict::OtherThrow { number, recorded, computed } => {
            Err(at_file(&format!("throw {number} is recorded as {recorded}, but the seed says {computed}")))
        }
    }
}

fn check(path: Option<&Path>) -> Result<(), Failure> {
    let config = Config::load(path).map_err(other)?;
    println!("configuration: good");
    let store = SledStore::open(&config.store.path).map_err(other)?;
    println!("store {}: good", config.store.path.display());
    drop(store);
    let set = |is_set: bool| if is_set { "set" } else { "not set" };
    println!("discord token: {}", set(config.discord.token.is_set()));
    println!("matrix password: {}, token: {}", set(config.matrix.password.is_set()), set(config.matrix.token.is_set()));
    if config.matrix.enabled {
        runtime()?.block_on(matrix::check(&matrix_access(&config))).map_err(other)?;
        println!("matrix homeserver {}: good", config.matrix.homeserver);
    }
    Ok(())
}
