//! Runs the tables: load, act, append, draw, reply.
//!
//! The only module that knows all others. It holds no state: whatever it is asked, it reads from the
//! store, and whatever it tells is durable before.

mod act;
mod ask;
mod choose;
mod clock;
mod complete;
mod delivery;
mod digest;
mod doctor;
mod explain;
mod games;
mod pick;
mod post;
mod purse;
mod replay;
mod privacy;
mod blocking;
mod history;
mod invitation;
mod members;
mod names;
mod profile;
mod rematch;
mod rooms;
mod standings;
mod vacation;
mod whisper;

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::chat::{PlayerId, Reply, Request, TableId, Text, Timestamp};
use crate::command::{self, Command, Misuse};
use crate::games::Kind;
use crate::messages::Messages;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::picture::Painter;
use crate::settings::{Choices, Wish};
use crate::store::{Answer, Shelf, Store, StoreError};
use crate::table::{Act, BadLog, Seed, Table};
use delivery::Owing;

/// What a host works with. A copy works with the same; only what is chosen may be other.
#[derive(Clone)]
pub struct Host {
    store: Arc<dyn Store>,
    messages: Arc<Messages>,
    /// `None` where no pictures are wanted.
    painter: Option<Arc<Painter>>,
    clock: Arc<Clock>,
    seeds: Arc<Seeds>,
    manners: Manners,
    /// What those whom it speaks to have chosen.
    chosen: Choices,
    /// Drawings under way at once; more would only wait for the processors.
    drawing: Arc<Semaphore>,
    owing: Arc<Owing>,
    /// The same for what players are owed.
    digests: Arc<Owing>,
}

/// Draws the seeds of games of chance.
pub type Seeds = Box<dyn Fn() -> Result<Seed, getrandom::Error> + Send + Sync>;

/// Tells the time.
pub type Clock = Box<dyn Fn() -> Timestamp + Send + Sync>;

/// What whoever runs the program has chosen.
#[derive(Clone, Debug)]
pub struct Manners {
    /// What is usual where nobody chooses otherwise.
    pub usual: Choices,
    /// How long what is kept of a community stays after the bot has left it, in days.
    pub grace_days: u32,
}

impl Default for Manners {
    fn default() -> Manners {
        Manners { usual: Choices::default(), grace_days: 30 }
    }
}

/// Why there is no reply but a private excuse.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    /// What was asked is not possible, in words for the asker.
    #[error("refused: {0:?}")]
    Refused(Phrase),
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Log(#[from] BadLog),
    #[error("the operating system gives no seed: {0}")]
    NoSeed(#[from] getrandom::Error),
    /// Other writers were first too often.
    #[error("table {0} changed each time while this was decided")]
    Crowded(TableId),
    #[error("the purse of {} changed each time while this was decided", .0.as_str())]
    CrowdedPurse(PlayerId),
    #[error("the vacation of {} changed each time while this was decided", .0.as_str())]
    CrowdedVacation(PlayerId),
}

impl From<Phrase> for Trouble {
    fn from(phrase: Phrase) -> Trouble {
        Trouble::Refused(phrase)
    }
}

impl Host {
    pub fn new(
        store: Arc<dyn Store>,
        messages: Arc<Messages>,
        painter: Option<Arc<Painter>>,
        clock: Clock,
        manners: Manners,
    ) -> Host {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let seeds: Seeds = Box::new(seed_of_the_system);
        let drawing = Arc::new(Semaphore::new(processors));
        let (owing, digests) = (Arc::default(), Arc::default());
        let (clock, seeds, chosen) = (Arc::new(clock), Arc::new(seeds), manners.usual.clone());
        Host { store, messages, painter, clock, seeds, manners, chosen, drawing, owing, digests }
    }

    /// This with other seeds, which games can be told in advance by, as tests do.
    pub fn with_seeds(self, seeds: Seeds) -> Host {
        Host { seeds: Arc::new(seeds), ..self }
    }

    /// Answers a request. Whatever the answer tells is durable; the same request again gets the same
    /// answer and changes nothing.
    pub async fn answer(&self, request: &Request) -> Reply {
        let host = self.for_asker(request).await;
        let reply = match host.try_answer(request).await {
            Ok(reply) => reply,
            Err(Trouble::Refused(phrase)) => Reply::private(host.say(&phrase)),
            Err(trouble) => {
                tracing::error!("request {}: {trouble}", request.id.as_str());
                Reply::private(host.say(&phrase!("trouble")))
            }
        };
        self.with_names(reply, Some(request.platform)).await
    }

    /// Answers what somebody merely said, without naming the bot: if it is a move that they may play now, or a throw, at
    /// the table that they name, or else at the only one where a game is on, and if their community takes such moves.
    /// Nobody wants to hear of other talk that it is no command.
    pub async fn overhear(&self, request: &Request) -> Option<Reply> {
        match self.try_overhear(request).await {
            Ok(command) => Some(self.answer(&Request { text: command?, ..request.clone() }).await),
            Err(trouble) => {
                tracing::error!("request {}: {trouble}", request.id.as_str());
                None
            }
        }
    }

    /// The command that was meant.
    async fn try_overhear(&self, request: &Request) -> Result<Option<String>, Trouble> {
        let Some((act, named)) = command::bare_act(&request.text) else { return Ok(None) };
        if self.store.answer(&request.id).await?.is_some() {
            // It is answered the same again, whatever is read now.
            return Ok(Some(request.text.clone()));
        }
        if !self.chosen_by_community(&request.community).await?.takes_bare_moves() {
            return Ok(None);
        }
        let playing = [Shelf::Playing];
        let own = self.live(request, &playing, true, pick::TABLES_LOOKED_AT).await?;
        let meant = match named {
            Some(named) => own.iter().find(|table| table.id == named),
            None if own.is_empty() => None,
            None => match &self.live(request, &playing, false, pick::TABLES_LOOKED_AT).await?[..] {
                [only] => own.iter().find(|table| table.id == only.id),
                _ => None,
            },
        };
        let Some(table) = meant else { return Ok(None) };
        let is_possible = table.decide(&request.asker, &act).is_ok();
        Ok(is_possible.then(|| match act {
            Act::Move(text) => format!("move {text} {}", table.id),
            // It names a command by itself.
            _ if named.is_some() => request.text.clone(),
            _ => format!("{} {}", request.text, table.id),
        }))
    }

    async fn try_answer(&self, request: &Request) -> Result<Reply, Trouble> {
        if let Some(answer) = self.store.answer(&request.id).await? {
            return self.same_again(request, answer).await;
        }
        // Whoever says something is there.
        self.player_there(&request.community, &request.asker.id, true).await;
        let command = match command::read(&request.text, request.platform) {
            Ok(command) => command,
            Err(misuse) => match self.bare_move(request, &misuse).await? {
                Some(command) => command,
                None => return Err(misuse.phrase().into()),
            },
        };
        let shown = match command {
            // What these tell is durable by itself.
            Command::Challenge(challenge) => return self.challenge(request, challenge).await,
            Command::Act { act, table } => return self.act(request, &act, table).await,
            Command::JoinBy { code, side } => return self.join_by(request, code, side).await,
            Command::Rematch { table } => return self.rematch(request, table).await,
            Command::Settings { of, change: Some(change) } if change.wish != Wish::Show => {
                return self.choose(request, of, change).await;
            }
            Command::Vacation(leave) => return self.vacation(request, leave).await,
            Command::Daily => return self.daily(request).await,
            Command::Purse { player } => self.purse(request, player).await,
            Command::Block { player, blocks } => return self.block(request, player, blocks).await,
            Command::Privacy(what) => return self.privacy(request, what).await,
            Command::Profile { player, game } => self.profile(request, player, game).await,
            Command::History { players, page } => self.history(request, &players, page).await,
            Command::Board { table, ply: None } => self.board(request, table).await,
            Command::Board { table, ply: Some(ply) } => self.board_after(request, table, ply).await,
            Command::Replay { table } => self.replay(request, table).await,
            Command::View { table, chosen } => self.view_of(request, table, &chosen).await,
            Command::Record { table } => self.record(request, table).await,
            Command::Games { mine } => match mine {
                true => self.own_games(request).await,
                false => self.games_here(request).await,
            },
            Command::Leaderboard { game, season, page } => self.leaderboard(request, game, season, page).await,
            Command::Rules { setup, page } => self.rules(&setup, page).await,
            Command::Why { table } => self.why(request, table).await,
            Command::Help { about } => Ok(self.help(about, request.here.is_admin)),
            Command::Settings { of, change } => self.settings(request, of, change).await,
            Command::Doctor => self.doctor(request).await,
        };
        // These may tell of what somebody else has just written.
        self.store.settled().await?;
        shown
    }

    /// The answer that this request had before.
    async fn same_again(&self, request: &Request, answer: Answer) -> Result<Reply, Trouble> {
        match answer {
            Answer::Said(words) => {
                self.store.settled().await?;
                Ok(self.linked(words))
            }
            Answer::Entry(id, number) => {
                let mut log = self.store.log(id).await?;
                self.store.settled().await?;
                // With what followed from it by itself.
                let followed = log.iter().skip(number as usize + 1).take_while(|entry| entry.request.is_followed());
                let entries = number as usize + 1 + followed.count();
                log.truncate(entries);
                let reply = self.post(&Table::replay(id, log)?, &request.room).await;
                // What the room is owed since then is another message.
                Ok(Reply { receipt: None, is_repeated: true, whispers: Vec::new(), ..reply })
            }
        }
    }

    /// A move typed without a command, if the asker's game here, or the last one, has such moves.
    async fn bare_move(&self, request: &Request, misuse: &Misuse) -> Result<Option<Command>, Trouble> {
        let Misuse::UnknownCommand(_) = misuse else { return Ok(None) };
        let Some((text, table)) = command::bare_move(&request.text) else { return Ok(None) };
        let mut own = match table {
            Some(named) => self.load(named).await?.into_iter().collect(),
            None => self.live(request, &[Shelf::Playing], true, pick::TABLES_LOOKED_AT).await?,
        };
        if own.is_empty() {
            own.extend(self.latest_over(request).await?);
        }
        own.retain(|table| table.side_of(&request.asker.id).is_some());
        let is_move = own.iter().any(|table| table.game.reads(&text));
        Ok(is_move.then_some(Command::Act { act: Act::Move(text), table }))
    }

    async fn load(&self, id: TableId) -> Result<Option<Table>, Trouble> {
        let log = self.store.log(id).await?;
        if log.is_empty() { Ok(None) } else { Ok(Some(Table::replay(id, log)?)) }
    }

    /// Puts a phrase into words where there is no markup and nobody can be shown by more than an id.
    pub fn plain(&self, phrase: &Phrase) -> String {
        self.plain_in(self.chosen.language(), phrase)
    }

    /// The same in another language than the usual.
    pub fn plain_in(&self, locale: &str, phrase: &Phrase) -> String {
        self.messages.say(locale, phrase).plain(|player| player.own().to_owned())
    }

    /// The usual language.
    pub fn locale(&self) -> &str {
        self.chosen.language()
    }

    /// Puts a phrase into words.
    pub fn say(&self, phrase: &Phrase) -> Text {
        self.messages.say_in(self.chosen.language(), &self.chosen.timezone(), phrase)
    }
}

fn seed_of_the_system() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(bytes))
}

/// The game's name in people's language.
fn game_name(kind: Kind) -> Phrase {
    match kind {
        Kind::Sokusowo => phrase!("game-sokusowo"),
        Kind::Tihbat => phrase!("game-tihbat"),
        Kind::Seega => phrase!("game-seega"),
        Kind::Sho => phrase!("game-sho"),
        Kind::Sigh => phrase!("game-sigh"),
    }
}

/// The game's name, with its variant where it has several.
fn variant_name(kind: Kind, variant: &str) -> Phrase {
    match kind.entry().variants.len() {
        1 => game_name(kind),
        _ => phrase!("game-variant", game = game_name(kind), variant = variant),
    }
}

/// Words as arguments of a phrase.
fn words<'a>(words: impl IntoIterator<Item = &'a str>) -> Vec<Arg> {
    words.into_iter().map(Arg::from).collect()
}
