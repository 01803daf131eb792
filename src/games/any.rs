use std::fmt::Debug;

use super::{Explain, Illustration, Page};
use crate::phrase;
use crate::phrase::Phrase;
use crate::rules::{
    BadPosition, NotSettled, Notation, Outcome, PlayError, Side, Throw, ThrowError, Turn, folded, perft,
};
use crate::scene::Scene;

/// How a game shows itself: its scene and its sentences.
pub trait Depict: Notation {
    /// The board after `last`, with everything that a picture, a text board and the alt text need.
    fn scene(&self, last: Option<&Self::Happening>, view: View<'_>) -> Scene;

    /// What people call a side.
    fn side_name(side: Side) -> Phrase;

    /// What a move or a throw did, in a sentence.
    fn told(happening: &Self::Happening) -> Phrase;

    /// Whether that sentence tells the happening before it, too.
    fn tells_before(_: &Self::Happening) -> bool {
        false
    }

    /// What ended the game, as it goes on after "South has won: ".
    fn ended(&self, outcome: Outcome) -> Phrase;

    /// The rule that a refused move breaks, in a sentence.
    fn explained(refusal: &Self::Refusal) -> Phrase;

    /// The moves that have a button of their own, legal or not; none where there are too many for that.
    fn pads(&self) -> Vec<Self::Move> {
        Vec::new()
    }

    /// A move in the steps in which people choose it, as from where, then to where. No move's steps are
    /// the beginning of another's.
    fn steps(m: Self::Move) -> Vec<String> {
        vec![Self::write_move(m)]
    }

    /// What a legal move would do, in a few words for a button or a line of a menu; none where the board names it well
    /// enough. Moves that are told so, and that are not many, are offered whole and not in steps.
    fn offered(&self, _: Self::Move) -> Option<Phrase> {
        None
    }

    /// Whether this names where a move goes from. That will do where only one legal move does.
    fn is_origin(_: &str) -> bool {
        false
    }

    /// A happening with what its pictures need of the one before.
    fn linked(now: Self::Happening, _: &Self::Happening) -> Self::Happening {
        now
    }

    /// Why it is not this side's turn, where turns do not simply go round, in a sentence.
    fn waiting(&self, _: Side) -> Option<Phrase> {
        None
    }

    /// How a legal move goes on before it is done, where it has several steps: the states in between, each with what has
    /// happened so far.
    fn stages(&self, _: Self::Move) -> Vec<(Self, Self::Happening)> {
        Vec::new()
    }

    /// Who has won, and how.
    fn result(&self, outcome: Outcome) -> Phrase {
        match outcome.winner {
            Some(winner) => phrase!("side-won", side = Self::side_name(winner), how = self.ended(outcome)),
            None => phrase!("sides-drew", how = self.ended(outcome)),
        }
    }
}

/// From where a board is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<'a> {
    /// The side at the bottom.
    pub from: Side,
    /// Whether the table has ended, which the position does not know when somebody resigned.
    pub ended: bool,
    /// The steps of a move that are chosen, where what may be chosen next is to be marked: for the player who is to
    /// move and looks alone.
    pub chosen: Option<&'a [String]>,
}

impl View<'_> {
    /// The side to move, if anybody still is.
    pub fn to_move(&self, turn: Turn) -> Option<Side> {
        match turn {
            Turn::Move(side) | Turn::Throw(side) if !self.ended => Some(side),
            _ => None,
        }
    }
}

impl Default for View<'_> {
    fn default() -> Self {
        View { from: Side::SOUTH, ended: false, chosen: None }
    }
}

/// Why a game did not take a move or a throw; the game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    Over,
    ThrowDue,
    NoThrowDue,
    /// The text is no move, or no throw, of this game.
    Unreadable,
    /// The throw is none of those that can fall.
    NoSuchThrow,
    /// The move breaks the rule that the phrase names, and that this page of the rules explains.
    Illegal {
        why: Phrase,
        page: Page,
    },
}

/// More moves than these are chosen in steps, even where each can be told in a few words.
const OFFERED_WHOLE: usize = 25;

/// A step on the way to a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is chosen, as `c2`.
    pub text: String,
    /// The move, where this is its last step.
    pub whole: Option<String>,
    /// What that would do, in a few words.
    pub told: Option<Phrase>,
    pub is_legal: bool,
}

/// A game in play that speaks notation: what tables, records and the engine protocol hold.
///
/// Implemented once, by [`Game`].
pub trait AnyGame: Debug + Send + Sync {
    fn turn(&self) -> Turn;
    /// The seat that is due, counted from 0 in turn order; `None` once the game is over.
    fn seat(&self) -> Option<u8>;
    fn position(&self) -> String;
    /// Goes to this position under the same rules; history starts afresh.
    ///
    /// # Errors
    /// No running game of these rules can show the text; the game is unchanged.
    fn set(&mut self, position: &str) -> Result<(), BadPosition>;
    /// The legal moves in canonical form, in the rules' own order.
    fn moves(&self) -> Vec<String>;
    /// What can be chosen next on the way to a legal move, after these steps. Where nothing is chosen yet,
    /// moves with a button of their own keep their place when they are not legal.
    fn steps(&self, chosen: &[String]) -> Vec<Step>;
    /// The only legal move that goes from where this text says, if it says that.
    fn only_from(&self, text: &str) -> Option<String>;
    /// What a legal move would do, in a sentence.
    fn foretold(&self, text: &str) -> Option<Phrase>;
    /// Whether the text has the form of a move of this game, or of where one goes from, legal or not.
    fn reads(&self, text: &str) -> bool;
    /// Plays a move, leniently read, and answers its canonical form.
    ///
    /// # Errors
    /// Why it was not played; the game is unchanged.
    fn play(&mut self, text: &str) -> Result<String, Refused>;
    /// The outcomes of the throw that is due, with whole weights.
    fn throws(&self) -> Vec<(String, u64)>;
    /// What falls in the throw that is due, thing by thing, with a whole weight for each way in which it can fall.
    fn falls(&self) -> Vec<Vec<u64>>;
    /// The outcome, with all that is known of it, where the things of `falls` fell in these ways.
    fn fallen(&self, ways: &[usize]) -> Option<String>;
    /// Whether the throw that is due only seeks who begins, so that a table throws it by itself.
    fn seeks_beginner(&self) -> bool;
    /// Applies an outcome, leniently read, and answers its canonical form.
    ///
    /// # Errors
    /// Why it was not applied; the game is unchanged.
    fn throw(&mut self, text: &str) -> Result<String, Refused>;
    /// Ends the game as the sides agree: they count.
    ///
    /// # Errors
    /// Why they cannot; the game is unchanged.
    fn settle(&mut self) -> Result<(), NotSettled>;
    /// Takes a side that has given up out of the game; whether the others play on. If not, the game is unchanged.
    fn resign(&mut self, side: Side) -> bool;
    /// Whether the game's source thinks it time to settle.
    fn is_time_to_settle(&self) -> bool;
    fn perft(&self, depth: u32) -> u64;
    /// What the last move or throw did; `None` at the start and after `set`.
    fn told(&self) -> Option<Phrase>;
    /// Whether that tells the move or throw before it, too.
    fn tells_before(&self) -> bool;
    /// What ended the game, as it goes on after "South has won: "; `None` while it is on.
    fn ended(&self) -> Option<Phrase>;
    /// What people call a side.
    fn side_name(&self, side: Side) -> Phrase;
    fn scene(&self, view: View<'_>) -> Scene;
    /// How a legal move goes on before it is done, where it has several steps; none for any other text.
    fn stages(&self, text: &str, view: View<'_>) -> Vec<Scene>;
    /// Why it is not this side's turn, where turns do not simply go round.
    fn waiting(&self, side: Side) -> Option<Phrase>;
    /// What a page of the rules says under those of this game, line by line; of house rules nothing.
    fn page(&self, page: Page) -> Vec<Phrase>;
    /// What the picture of a page shows.
    fn illustration(&self, page: Page) -> Illustration;
    /// Why the last move or throw did what it did, sentence by sentence; nothing at the start and after `set`.
    fn why(&self) -> Vec<Phrase>;
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

/// A position with the last thing that happened to it.
#[derive(Clone, Debug)]
pub struct Game<P: Depict> {
    pub position: P,
    last: Option<P::Happening>,
}

impl<P: Depict> Game<P> {
    pub fn new(position: P) -> Game<P> {
        Game { position, last: None }
    }

    fn remember(&mut self, now: P::Happening) {
        self.last = Some(match &self.last {
            Some(before) => P::linked(now, before),
            None => now,
        });
    }
}

impl<P: Explain> AnyGame for Game<P> {
    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn seat(&self) -> Option<u8> {
        self.position.seat()
    }

    fn position(&self) -> String {
        self.position.write_position()
    }

    fn set(&mut self, position: &str) -> Result<(), BadPosition> {
        *self = Game::new(self.position.read_position(position)?);
        Ok(())
    }

    fn moves(&self) -> Vec<String> {
        self.position.moves().map(P::write_move).collect()
    }

    fn steps(&self, chosen: &[String]) -> Vec<Step> {
        let legal: Vec<P::Move> = self.position.moves().collect();
        let pads = self.position.pads();
        if chosen.is_empty() && !pads.is_empty() {
            let pad = |m: P::Move| {
                let (text, is_legal) = (P::write_move(m), legal.contains(&m));
                Step { whole: Some(text.clone()), text, told: None, is_legal }
            };
            return pads.into_iter().map(pad).collect();
        }
        if chosen.is_empty() && legal.len() <= OFFERED_WHOLE {
            let whole = |m: &P::Move| {
                let (text, told) = (P::write_move(*m), Some(self.position.offered(*m)?));
                Some(Step { whole: Some(text.clone()), text, told, is_legal: true })
            };
            if let Some(steps) = legal.iter().map(whole).collect() {
                return steps;
            }
        }
        let chosen: Vec<String> = chosen.iter().map(|step| folded(step)).collect();
        let mut next: Vec<Step> = Vec::new();
        for m in legal {
            let steps = P::steps(m);
            let is_begun_so = steps.iter().zip(&chosen).all(|(step, chosen)| folded(step) == *chosen);
            if is_begun_so && let Some(text) = steps.get(chosen.len()) {
                let whole = (steps.len() == chosen.len() + 1).then(|| P::write_move(m));
                if next.iter().all(|step| step.text != *text) {
                    let told = whole.as_ref().and_then(|_| self.position.offered(m));
                    next.push(Step { text: text.clone(), whole, told, is_legal: true });
                }
            }
        }
        if chosen.is_empty() {
            for step in &mut next {
                step.whole = step.whole.take().or_else(|| self.only_from(&step.text));
            }
        }
        next
    }

    fn only_from(&self, text: &str) -> Option<String> {
        let origin = folded(text);
        let mut moves = self.position.moves().filter(|m| P::steps(*m).first().is_some_and(|from| *from == origin));
        let only = moves.next().filter(|_| P::is_origin(&origin))?;
        moves.next().is_none().then(|| P::write_move(only))
    }

    fn foretold(&self, text: &str) -> Option<Phrase> {
        let mut after = self.clone();
        after.play(text).ok()?;
        after.told()
    }

    fn reads(&self, text: &str) -> bool {
        let text = folded(text);
        P::is_origin(&text) || self.position.read_move(&text).is_some()
    }

    fn play(&mut self, text: &str) -> Result<String, Refused> {
        let read = self.position.read_move(&folded(text));
        let m = match (self.position.turn(), read) {
            (Turn::Over(_), _) => return Err(Refused::Over),
            (Turn::Throw(_), _) => return Err(Refused::ThrowDue),
            (Turn::Move(_), None) => return Err(Refused::Unreadable),
            (Turn::Move(_), Some(m)) => m,
        };
        let happening = self.position.play(m).map_err(|error| match error {
            PlayError::Over => Refused::Over,
            PlayError::ThrowDue => Refused::ThrowDue,
            PlayError::Illegal(refusal) => Refused::Illegal { why: P::explained(&refusal), page: P::page_of(&refusal) },
        })?;
        self.remember(happening);
        Ok(P::write_move(m))
    }

    fn throws(&self) -> Vec<(String, u64)> {
        self.position.throws().map(|(throw, weight)| (throw.write(), weight)).collect()
    }

    fn seeks_beginner(&self) -> bool {
        self.position.seeks_beginner()
    }

    fn falls(&self) -> Vec<Vec<u64>> {
        self.position.falls()
    }

    fn fallen(&self, ways: &[usize]) -> Option<String> {
        self.position.fallen(ways).map(P::Throw::write)
    }

    fn throw(&mut self, text: &str) -> Result<String, Refused> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        if !matches!(self.position.turn(), Turn::Throw(_)) {
            return Err(Refused::NoThrowDue);
        }
        let throw = P::Throw::read(&text).ok_or(Refused::Unreadable)?;
        let happening = self.position.throw(throw).map_err(|error| match error {
            ThrowError::NotDue => Refused::NoThrowDue,
            ThrowError::NoSuchOutcome => Refused::NoSuchThrow,
        })?;
        self.remember(happening);
        Ok(throw.write())
    }

    fn settle(&mut self) -> Result<(), NotSettled> {
        self.position = self.position.settled()?;
        Ok(())
    }

    fn resign(&mut self, side: Side) -> bool {
        let Some(without) = self.position.without(side) else { return false };
        self.position = without;
        true
    }

    fn is_time_to_settle(&self) -> bool {
        self.position.is_time_to_settle()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&self.position, depth)
    }

    fn told(&self) -> Option<Phrase> {
        self.last.as_ref().map(P::told)
    }

    fn tells_before(&self) -> bool {
        self.last.as_ref().is_some_and(P::tells_before)
    }

    fn ended(&self) -> Option<Phrase> {
        match self.position.turn() {
            Turn::Over(outcome) => Some(self.position.ended(outcome)),
            Turn::Move(_) | Turn::Throw(_) => None,
        }
    }

    fn side_name(&self, side: Side) -> Phrase {
        P::side_name(side)
    }

    fn scene(&self, view: View<'_>) -> Scene {
        self.position.scene(self.last.as_ref(), view)
    }

    fn stages(&self, text: &str, view: View<'_>) -> Vec<Scene> {
        let is_legal = |m: &P::Move| self.position.moves().any(|legal| legal == *m);
        let m = self.position.read_move(&folded(text)).filter(is_legal);
        let stages = m.map(|m| self.position.stages(m)).unwrap_or_default();
        stages.into_iter().map(|(position, happening)| position.scene(Some(&happening), view)).collect()
    }

    fn waiting(&self, side: Side) -> Option<Phrase> {
        self.position.waiting(side)
    }

    fn page(&self, page: Page) -> Vec<Phrase> {
        self.position.page(page)
    }

    fn illustration(&self, page: Page) -> Illustration {
        self.position.illustration(page)
    }

    fn why(&self) -> Vec<Phrase> {
        let Some(last) = &self.last else { return Vec::new() };
        let ended = match self.position.turn() {
            Turn::Over(outcome) => Some(self.position.result(outcome)),
            Turn::Move(_) | Turn::Throw(_) => None,
        };
        self.position.why(last).into_iter().chain(ended).collect()
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
