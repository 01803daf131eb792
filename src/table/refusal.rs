use super::Short;
use crate::chat::{PlayerId, TableId, Timestamp};
use crate::games::{Page, Refused};
use crate::phrase;
use crate::phrase::{Arg, Phrase};

/// Why a table does not let somebody act; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The invitation is for others.
    NotInvited { table: TableId, invited: Vec<PlayerId> },
    /// The asker has a seat at the table already.
    SeatedAlready { table: TableId },
    /// Only an invitation to one player can be declined.
    NothingToDecline { table: TableId },
    /// Only its maker can take an invitation back.
    NotTheMaker { table: TableId, maker: PlayerId },
    /// Only whoever made the invitation can begin without the others.
    NotTheMakersStart { table: TableId, maker: PlayerId },
    /// Too few have sat down for a game.
    TooFewToStart { table: TableId },
    /// No dice lie under the cup.
    NothingToLift { table: TableId },
    /// The cup is lifted before anything else.
    LiftFirst { table: TableId },
    /// The asker has given up; the others play on.
    ResignedAlready { table: TableId },
    /// The invitation has been answered; the game is on.
    BegunAlready { table: TableId },
    /// Nobody has answered the invitation yet.
    NotBegun { table: TableId },
    /// The asker has no seat here.
    NotSeated { table: TableId },
    /// The side that the asker wants to join has no seat left.
    NoSeatThere { table: TableId },
    /// Chips belong to a community, so nobody plays for them from elsewhere.
    ForChips { table: TableId },
    /// Only its captain can make somebody else captain of a side.
    NotTheCaptain { table: TableId, captain: PlayerId },
    /// The asker would hand over to themselves.
    CaptainAlready { table: TableId },
    /// A captain can only hand over to somebody on the same side.
    NotOnYourSide { table: TableId, player: PlayerId },
    /// No side has a captain here.
    NoCaptains { table: TableId },
    /// Somebody else is to move.
    NotYourTurn { table: TableId, due: PlayerId, why: Option<Phrase> },
    /// The asker has made this offer, and it is not answered yet.
    OfferedAlready { table: TableId },
    /// The others are to answer the offer.
    OwnOffer { table: TableId },
    /// The asker's side has agreed, and others have not answered yet.
    AgreedAlready { table: TableId },
    /// Only the captain of the asker's side offers and answers for it.
    CaptainSpeaks { table: TableId, captain: PlayerId },
    /// The asker's side has not moved.
    NothingToTakeBack { table: TableId },
    /// Something was thrown since the move that would be taken back.
    TakebackOverThrow { table: TableId },
    /// Somebody gave up since the move that would be taken back.
    TakebackOverResignation { table: TableId },
    /// The last entry is no move that somebody made.
    NothingToUndo { table: TableId },
    /// Somebody else made the last move.
    NotTheMover { table: TableId, mover: PlayerId },
    /// Nobody has played there to an end, so there is nothing to play again.
    NoRematch { table: TableId },
    /// Somebody played from elsewhere, where an invitation would not be seen.
    RematchElsewhere { table: TableId },
    /// Somebody who played there is nobody any more.
    RematchOfFormer { table: TableId },
    /// The clock stands still already.
    PausedAlready { table: TableId },
    /// The game has no end by counting.
    NeverSettled,
    /// Pieces are still being placed.
    NotSettledYet,
    /// Purses that do not reach for the stake.
    Short { short: Vec<Short> },
    /// The player who is due has time until then.
    TimeNotUp { table: TableId, until: Timestamp },
    /// It is the asker's own time that was up.
    OwnTimeUp { table: TableId },
    /// Nobody's time is counted now.
    NoClockRuns { table: TableId },
    /// The board that was clicked on has changed since.
    Stale { table: TableId },
    /// The game or the invitation has ended.
    Over { table: TableId },
    /// The rules of the game refuse the move.
    Game {
        table: TableId,
        /// The game with its variant, as one types it.
        game: Box<str>,
        refused: Refused,
        input: String,
        legal: Vec<String>,
    },
}

impl Refusal {
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::NotInvited { table, invited } => {
                let invited: Vec<Arg> = invited.iter().map(Arg::from).collect();
                phrase!("refused-not-invited", table = *table, invited = invited)
            }
            Refusal::SeatedAlready { table } => phrase!("refused-seated-already", table = *table),
            Refusal::NothingToDecline { table } => phrase!("refused-nothing-to-decline", table = *table),
            Refusal::NotTheMaker { table, maker } => phrase!("refused-not-the-maker", table = *table, maker = maker),
            Refusal::NotTheMakersStart { table, maker } => {
                phrase!("refused-not-the-makers-start", table = *table, maker = maker)
            }
            Refusal::TooFewToStart { table } => phrase!("refused-too-few-to-start", table = *table),
            Refusal::NothingToLift { table } => phrase!("refused-nothing-to-lift", table = *table),
            Refusal::LiftFirst { table } => phrase!("refused-lift-first", table = *table),
            Refusal::ResignedAlready { table } => phrase!("refused-resigned-already", table = *table),
            Refusal::BegunAlready { table } => phrase!("refused-begun-already", table = *table),
            Refusal::NotBegun { table } => phrase!("refused-not-begun", table = *table),
            Refusal::NotSeated { table } => phrase!("refused-not-seated", table = *table),
            Refusal::NoSeatThere { table } => phrase!("refused-no-seat-there", table = *table),
            Refusal::ForChips { table } => phrase!("refused-for-chips", table = *table),
            Refusal::NotTheCaptain { table, captain } => {
                phrase!("refused-not-the-captain", table = *table, captain = captain)
            }
            Refusal::CaptainAlready { table } => phrase!("refused-captain-already", table = *table),
            Refusal::NotOnYourSide { table, player } => {
                phrase!("refused-not-on-your-side", table = *table, player = player)
            }
            Refusal::NoCaptains { table } => phrase!("refused-no-captains", table = *table),
            Refusal::NotYourTurn { table, due, why: None } => {
                phrase!("refused-not-your-turn", table = *table, due = due)
            }
            Refusal::NotYourTurn { table, due, why: Some(why) } => {
                phrase!("refused-waiting", table = *table, due = due, why = why.clone())
            }
            Refusal::OfferedAlready { table } => phrase!("refused-offered-already", table = *table),
            Refusal::OwnOffer { table } => phrase!("refused-own-offer", table = *table),
            Refusal::AgreedAlready { table } => phrase!("refused-agreed-already", table = *table),
            Refusal::CaptainSpeaks { table, captain } => {
                phrase!("refused-captain-speaks", table = *table, captain = captain)
            }
            Refusal::NothingToTakeBack { table } => phrase!("refused-nothing-to-take-back", table = *table),
            Refusal::TakebackOverThrow { table } => phrase!("refused-takeback-over-throw", table = *table),
            Refusal::TakebackOverResignation { table } => phrase!("refused-takeback-over-resignation", table = *table),
            Refusal::NothingToUndo { table } => phrase!("refused-nothing-to-undo", table = *table),
            Refusal::NotTheMover { table, mover } => phrase!("refused-not-the-mover", table = *table, mover = mover),
            Refusal::NoRematch { table } => phrase!("refused-no-rematch", table = *table),
            Refusal::RematchElsewhere { table } => phrase!("refused-rematch-elsewhere", table = *table),
            Refusal::RematchOfFormer { table } => phrase!("refused-rematch-of-former", table = *table),
            Refusal::PausedAlready { table } => phrase!("refused-paused-already", table = *table),
            Refusal::NeverSettled => phrase!("refused-never-settled"),
            Refusal::NotSettledYet => phrase!("refused-not-settled-yet"),
            Refusal::Short { short } => {
                let told = |Short { player, has, needs }: &Short| {
                    Arg::from(phrase!("purse-short", player = player, has = *has, needs = *needs))
                };
                phrase!("refused-purse-short", short = short.iter().map(told).collect::<Vec<_>>())
            }
            Refusal::TimeNotUp { table, until } => {
                phrase!("refused-time-not-up", table = *table, until = *until)
            }
            Refusal::OwnTimeUp { table } => phrase!("refused-own-time-up", table = *table),
            Refusal::NoClockRuns { table } => phrase!("refused-no-clock-runs", table = *table),
            Refusal::Stale { table } => phrase!("refused-stale", table = *table),
            Refusal::Over { table } => phrase!("refused-over", table = *table),
            Refusal::Game { table, game, refused, input, legal } => {
                refused_by_rules(*table, game, refused, input, legal)
            }
        }
    }
}

/// More moves than these are not listed.
const MOVES_LISTED: usize = 12;

fn refused_by_rules(table: TableId, game: &str, refused: &Refused, input: &str, legal: &[String]) -> Phrase {
    let rules = |page: Page| format!("rules {game} {}", page.word());
    let moves = Arg::AnyOf(legal.iter().map(|m| Arg::from(m.as_str())).collect());
    match refused {
        Refused::Over => phrase!("refused-over", table = table),
        Refused::ThrowDue => phrase!("refused-throw-due", table = table),
        Refused::NoThrowDue => phrase!("refused-no-throw-due", table = table),
        Refused::NoSuchThrow | Refused::Unreadable if legal.len() > MOVES_LISTED => {
            phrase!("refused-unreadable-of-many", input = Arg::quote(input))
        }
        Refused::Illegal { why, page } if legal.len() > MOVES_LISTED => {
            phrase!("refused-illegal-of-many", why = why.clone(), rules = rules(*page))
        }
        Refused::NoSuchThrow | Refused::Unreadable => {
            phrase!("refused-unreadable", input = Arg::quote(input), moves = moves)
        }
        Refused::Illegal { why, page } => {
            phrase!("refused-illegal", why = why.clone(), moves = moves, rules = rules(*page))
        }
    }
}
