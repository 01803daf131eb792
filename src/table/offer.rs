use super::clock::Hand;
use super::play::BadLog;
use super::{Act, Ending, Entry, Lead, Refusal, State, Table, Teams};
use crate::chat::{Player, PlayerId};
use crate::rules::{NotSettled, Side, Turn};

/// What a side can propose to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// To end the game with no winner.
    Draw,
    /// To take back the last move of the side that asks, and what came after it.
    Takeback,
    /// To end the game by counting.
    Settle,
    /// To stop the clock until the next move or throw.
    Pause,
}

/// An offer that not everybody has answered yet whom it was made to. It lapses with the next move or throw of one of
/// those.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub what: Offer,
    pub by: Side,
    /// Who has said yes while others have not answered.
    pub agreed: Vec<Side>,
}

impl Offer {
    pub const ALL: [Offer; 4] = [Offer::Draw, Offer::Takeback, Offer::Settle, Offer::Pause];

    /// The word for it in commands and logs.
    pub const fn word(self) -> &'static str {
        match self {
            Offer::Draw => "draw",
            Offer::Takeback => "takeback",
            Offer::Settle => "settle",
            Offer::Pause => "pause",
        }
    }

    pub fn read(word: &str) -> Option<Offer> {
        Offer::ALL.into_iter().find(|offer| offer.word() == word)
    }
}

impl Table {
    /// The sides whose answer the offer waits for.
    pub fn asked(&self) -> Vec<Side> {
        let Some(offer) = &self.offer else { return Vec::new() };
        let is_asked = |side: &Side| *side != offer.by && !offer.agreed.contains(side);
        self.sides_in_play().filter(is_asked).collect()
    }

    /// Who can give these answers: of a team with a captain, only they.
    pub fn answering(&self) -> Vec<&Player> {
        let asked = self.asked().into_iter();
        asked.flat_map(|side| self.players_of(side).filter(|player| self.speaks(&player.id).is_ok())).collect()
    }

    /// The sides that have not given up.
    pub(super) fn sides_in_play(&self) -> impl Iterator<Item = Side> {
        let sides = (0..self.setup.sides()).map(Side::from_index);
        sides.filter(|side| !self.resigned.contains(side))
    }

    pub(super) fn may_offer(&self, by: &PlayerId, what: Offer) -> Result<(), Refusal> {
        let table = self.id;
        let side = self.speaks(by)?;
        if self.offer.as_ref().is_some_and(|offer| offer.what == what && offer.by == side) {
            return Err(Refusal::OfferedAlready { table });
        }
        match what {
            Offer::Draw => Ok(()),
            Offer::Takeback => self.plies_before_last_of(side).map(drop),
            Offer::Settle => self.game.boxed_clone().settle().map_err(|why| match why {
                NotSettled::Never => Refusal::NeverSettled,
                NotSettled::TooEarly => Refusal::NotSettledYet,
                NotSettled::Over => Refusal::Over { table },
            }),
            Offer::Pause if self.is_paused() => Err(Refusal::PausedAlready { table }),
            Offer::Pause if self.deadline().is_none() => Err(Refusal::NoClockRuns { table }),
            Offer::Pause => Ok(()),
        }
    }

    pub(super) fn may_answer(&self, by: &PlayerId, act: &Act) -> Result<(), Refusal> {
        let table = self.id;
        let Some(offer) = self.offer.as_ref().filter(|_| self.side_of(by).is_some()) else {
            return Err(Refusal::BegunAlready { table });
        };
        match self.speaks(by)? {
            side if side == offer.by => Err(Refusal::OwnOffer { table }),
            side if *act == Act::Accept && offer.agreed.contains(&side) => Err(Refusal::AgreedAlready { table }),
            _ => Ok(()),
        }
    }

    /// Whether making this offer answers the one that stands: two that want the same have agreed. Two that each want a move
    /// of their own back have not.
    pub(super) fn is_answered_by(&self, what: Offer) -> bool {
        what != Offer::Takeback && self.offer.as_ref().is_some_and(|offer| offer.what == what)
    }

    /// The side that a player speaks for.
    fn speaks(&self, player: &PlayerId) -> Result<Side, Refusal> {
        let table = self.id;
        let side = self.side_of(player).ok_or(Refusal::NotSeated { table })?;
        match (&self.teams, self.lead_of(side)) {
            _ if self.resigned.contains(&side) => Err(Refusal::ResignedAlready { table }),
            (Some(Teams { lead: Lead::Captain, .. }), Some(captain)) if captain.id != *player => {
                Err(Refusal::CaptainSpeaks { table, captain: captain.id.clone() })
            }
            _ => Ok(side),
        }
    }

    /// Somebody moves on, which answers an offer that was made to them. What a side wants back is another move after any.
    pub(super) fn lapse(&mut self, turn: Turn) {
        let is_of = |side: &Side| matches!(turn, Turn::Move(due) | Turn::Throw(due) if due == *side);
        let asked = self.asked();
        self.offer.take_if(|offer| offer.what == Offer::Takeback || asked.iter().any(is_of));
    }

    /// A side has said yes; with the last one it is done.
    pub(super) fn agree(&mut self, entry: &Entry) -> Result<(), BadLog> {
        let bad = |what: String| BadLog { table: self.id, entry: self.entries, what };
        let side = self.side_of(&entry.by).ok_or_else(|| bad("an outsider accepted".to_owned()))?;
        let mut offer = self.offer.take().ok_or_else(|| bad("nothing was offered".to_owned()))?;
        let (what, by) = (offer.what, offer.by);
        offer.agreed.push(side);
        self.offer = Some(offer);
        if !self.asked().is_empty() {
            return Ok(());
        }
        self.offer = None;
        self.agreed_on = Some(what);
        match what {
            Offer::Draw => self.state = State::Over(Ending::Agreed),
            Offer::Takeback => {
                let left = self.plies_before_last_of(by).map_err(|refusal| bad(format!("{refusal:?}")))?;
                self.take_back(left)?;
            }
            Offer::Settle => {
                self.game.settle().map_err(|error| bad(error.to_string()))?;
                self.note_end();
            }
            Offer::Pause => self.clock.hand = Hand::Stopped,
        }
        Ok(())
    }
}
