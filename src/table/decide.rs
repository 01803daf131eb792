//! Which event an act leads to, or why it is refused.

use super::{Act, Dice, Entry, Event, Lead, Refusal, State, Table, Teams};
use crate::chat::{Player, PlayerId};
use crate::games::Refused;
use crate::phrase;
use crate::rules::Turn;

impl Table {
    /// The events that an act leads to.
    ///
    /// # Errors
    /// Why the table refuses it.
    pub fn decide(&self, by: &Player, act: &Act) -> Result<Event, Refusal> {
        self.may(&by.id, act)?;
        Ok(match act {
            Act::Accept if self.has_begun() => Event::Accepted,
            Act::Accept | Act::Join => Event::seated(by.clone()),
            Act::JoinSide(side) => Event::Seated { player: by.clone(), side: Some(*side), from: None },
            Act::Visit { from, side } => Event::Seated { player: by.clone(), side: *side, from: Some(from.clone()) },
            Act::HandOver(to) => Event::HandedOver { to: to.clone() },
            Act::Decline => Event::Declined,
            Act::Start => Event::Started,
            Act::Cancel => Event::Cancelled,
            Act::Resign => Event::Resigned,
            Act::Claim => Event::Claimed,
            Act::Undo => Event::Undone,
            Act::Throw if self.setup.rules().is("ritual", "true") => {
                self.next_throw()?;
                Event::Covered
            }
            Act::Throw | Act::Lift => Event::Thrown { text: self.next_throw()? },
            Act::Offer(what) if self.is_answered_by(*what) => Event::Accepted,
            Act::Offer(what) => Event::Offered { what: *what },
            Act::Move(text) => {
                let refused = |refused: Refused| Refusal::Game {
                    table: self.id,
                    game: self.setup.typed().into(),
                    refused,
                    input: text.clone(),
                    legal: self.game.moves(),
                };
                let only = self.game.only_from(text);
                Event::Moved { text: self.game.boxed_clone().play(only.as_deref().unwrap_or(text)).map_err(refused)? }
            }
        })
    }

    /// What happens next by itself, and whose act it is: a throw or the only move of a player who wants that, or a throw
    /// that the table makes.
    pub fn next_by_itself(&self, wants: impl Fn(&PlayerId) -> bool) -> Option<(PlayerId, Event)> {
        let due = self.due()?;
        let throws_on = self.game.seeks_beginner() && matches!(self.last.event, Event::Thrown { .. });
        // Moving on would be an answer to an offer.
        if self.offer.is_some() || !(throws_on || wants(&due.id)) {
            return None;
        }
        let act = match self.game.turn() {
            _ if self.is_covered => Act::Lift,
            Turn::Throw(_) => Act::Throw,
            Turn::Move(_) => Act::Move(only(self.game.moves())?),
            Turn::Over(_) => return None,
        };
        Some((due.id.clone(), self.decide(due, &act).ok()?))
    }

    /// The entry that led to the last one, by itself or through others.
    pub fn cause(&self) -> &Entry {
        self.before.first().map_or(&self.last, |(entry, _)| entry)
    }

    /// What falls next. It follows from the log alone, so that deciding again comes to the same.
    fn next_throw(&self) -> Result<String, Refusal> {
        let dice = self.seed.as_ref().map(|seed| Dice::new(seed, &self.joined));
        let ways = dice.and_then(|dice| dice.falls(self.throws + 1, &self.game.falls()));
        ways.and_then(|ways| self.game.fallen(&ways)).ok_or_else(|| Refusal::Game {
            table: self.id,
            game: self.setup.typed().into(),
            refused: Refused::NoThrowDue,
            input: String::new(),
            legal: self.game.moves(),
        })
    }

    /// Whether this player may act so now, whatever the move.
    ///
    /// # Errors
    /// Why not.
    pub fn may(&self, by: &PlayerId, act: &Act) -> Result<(), Refusal> {
        let table = self.id;
        let seated = self.side_of(by).is_some();
        match (&self.state, act) {
            (State::Over(_), _) => Err(Refusal::Over { table }),
            (State::Playing, Act::Accept | Act::Decline) => self.may_answer(by, act),
            (State::Playing, Act::Join | Act::JoinSide(_) | Act::Visit { .. } | Act::Cancel | Act::Start) => {
                Err(Refusal::BegunAlready { table })
            }
            (State::Invitation, Act::Visit { .. }) if self.stake() > 0 => Err(Refusal::ForChips { table }),
            (State::Invitation, Act::Accept | Act::Join | Act::JoinSide(_) | Act::Visit { .. } | Act::Decline) => {
                let invited: Vec<PlayerId> = self.awaited().cloned().collect();
                match act {
                    _ if seated => Err(Refusal::SeatedAlready { table }),
                    _ if invited.contains(by) => Ok(()),
                    Act::Decline if invited.is_empty() => Err(Refusal::NothingToDecline { table }),
                    Act::Accept | Act::Join if self.seat_for(by, None).is_some() => Ok(()),
                    Act::JoinSide(side) if self.seat_for(by, Some(*side)).is_some() => Ok(()),
                    Act::Visit { side, .. } if self.seat_for(by, *side).is_some() => Ok(()),
                    Act::JoinSide(_) | Act::Visit { side: Some(_), .. } => Err(Refusal::NoSeatThere { table }),
                    _ => Err(Refusal::NotInvited { table, invited }),
                }
            }
            (State::Invitation, Act::Start) if self.maker != *by => {
                Err(Refusal::NotTheMakersStart { table, maker: self.maker.clone() })
            }
            (State::Invitation, Act::Start) if !self.may_start() => Err(Refusal::TooFewToStart { table }),
            (State::Invitation, Act::Start) => Ok(()),
            (State::Invitation, Act::Cancel) if self.maker != *by => {
                Err(Refusal::NotTheMaker { table, maker: self.maker.clone() })
            }
            (State::Invitation, Act::Cancel) => Ok(()),
            // What is left is for those who play.
            (_, _) if !seated => Err(Refusal::NotSeated { table }),
            (State::Invitation, _) => Err(Refusal::NotBegun { table }),
            (State::Playing, Act::Resign) => match self.has_resigned(by) {
                true => Err(Refusal::ResignedAlready { table }),
                false => Ok(()),
            },
            (State::Playing, Act::Claim) => self.may_claim(by),
            (State::Playing, Act::Undo) => self.may_undo(by),
            (State::Playing, Act::Offer(what)) if self.is_answered_by(*what) => {
                self.may_offer(by, *what).and_then(|()| self.may_answer(by, &Act::Accept))
            }
            (State::Playing, Act::Offer(what)) => self.may_offer(by, *what),
            (State::Playing, Act::HandOver(to)) => self.may_hand_over(by, to),
            (State::Playing, Act::Lift) if !self.is_covered => Err(Refusal::NothingToLift { table }),
            (State::Playing, Act::Move(_) | Act::Throw | Act::Lift) => match self.due() {
                Some(due) if due.id != *by => {
                    let why = match (self.is_covered, &self.teams) {
                        (true, _) => Some(phrase!("cup-stands-over-the-dice")),
                        (false, Some(teams)) if self.side_of(by) == self.to_move() => Some(match teams.lead {
                            Lead::Captain => phrase!("team-has-a-captain"),
                            Lead::Rotate => phrase!("team-takes-turns"),
                        }),
                        (false, _) => self.side_of(by).and_then(|side| self.game.waiting(side)),
                    };
                    Err(Refusal::NotYourTurn { table, due: due.id.clone(), why })
                }
                _ if self.is_covered && *act != Act::Lift => Err(Refusal::LiftFirst { table }),
                _ => Ok(()),
            },
        }
    }

    /// Whether this is what the game needs next, a move or a throw, whoever is due.
    pub fn waits_for(&self, act: &Act) -> bool {
        match (act, self.game.turn()) {
            (Act::Throw, turn) => matches!(turn, Turn::Throw(_)),
            (Act::Move(_), turn) => !matches!(turn, Turn::Throw(_)),
            _ => true,
        }
    }

    fn may_claim(&self, by: &PlayerId) -> Result<(), Refusal> {
        let table = self.id;
        match self.deadline() {
            _ if self.has_resigned(by) => Err(Refusal::ResignedAlready { table }),
            _ if self.is_time_up() && self.side_of(by) == self.side_due() => Err(Refusal::OwnTimeUp { table }),
            _ if self.is_time_up() => Ok(()),
            Some(until) => Err(Refusal::TimeNotUp { table, until }),
            None => Err(Refusal::NoClockRuns { table }),
        }
    }

    fn has_resigned(&self, player: &PlayerId) -> bool {
        self.side_of(player).is_some_and(|side| self.resigned.contains(&side))
    }

    fn may_hand_over(&self, by: &PlayerId, to: &PlayerId) -> Result<(), Refusal> {
        let table = self.id;
        let side = self.side_of(by);
        match (&self.teams, side.and_then(|side| self.lead_of(side))) {
            (Some(Teams { lead: Lead::Captain, .. }), Some(captain)) => match captain.id == *by {
                false => Err(Refusal::NotTheCaptain { table, captain: captain.id.clone() }),
                true if by == to => Err(Refusal::CaptainAlready { table }),
                true if side != self.side_of(to) => Err(Refusal::NotOnYourSide { table, player: to.clone() }),
                true => Ok(()),
            },
            _ => Err(Refusal::NoCaptains { table }),
        }
    }
}

fn only(mut moves: Vec<String>) -> Option<String> {
    moves.pop().filter(|_| moves.is_empty())
}
