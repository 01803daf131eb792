use super::{Act, Chips, Dice, Entry, Event, Offer, Refusal, Seed, Standing};
use crate::chat::{CommunityId, Player, PlayerId, RequestId, RoomId, TableId, Timestamp};
use crate::games::{AnyGame, Refused, Setup};
use crate::phrase;
use crate::rules::{NotSettled, Outcome, Side, Turn};

/// Beside its number, a side that gave up while the others play on.
pub(super) const RESIGNED: &str = "resigned";

/// A game in a channel, as its log tells it.
#[derive(Debug)]
pub struct Table {
    pub id: TableId,
    /// Where it is played now.
    pub room: RoomId,
    /// Where it was opened: a thread, which `room` may be, lies in it.
    pub home: RoomId,
    pub community: CommunityId,
    pub setup: Setup,
    pub state: State,
    /// Who made the invitation.
    pub maker: PlayerId,
    /// In turn order, once the game has begun; before, the maker of the invitation has the first.
    pub seats: Vec<Option<Player>>,
    /// The seats of the invitation, counted from 1, in turn order; empty before the game has begun.
    pub order: Vec<u8>,
    /// For whom each seat is kept; those of nobody are taken, or for whoever joins.
    pub invited: Vec<Option<PlayerId>>,
    /// Whether chance says who plays together, once everybody sits.
    pub drawn: bool,
    /// Sides that gave up, in their order.
    pub resigned: Vec<Side>,
    /// Whether the game is to have a thread of its own.
    pub threaded: bool,
    pub opened: Timestamp,
    /// How far the community's time is ahead of UTC, in seconds.
    pub ahead: i32,
    /// What throws come from, in a game that has any; not to be shown before the table is over.
    pub seed: Option<Seed>,
    /// The requests by which the players sat down.
    pub joined: Vec<RequestId>,
    /// The moves and throws, in canonical form.
    pub moves: Vec<String>,
    /// How many of these are throws.
    pub throws: u64,
    pub game: Box<dyn AnyGame>,
    /// Whether the cup stands over dice that were thrown.
    pub is_covered: bool,
    /// What a side has proposed to the other.
    pub offer: Option<Standing>,
    /// All chips that have passed between purses and the table.
    pub chips: Vec<Chips>,
    /// Entries in the log.
    pub entries: u32,
    /// What the last entry was.
    pub last: Entry,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum State {
    Invitation,
    Playing,
    Over(Ending),
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    Played(Outcome),
    /// All sides but one gave up.
    Resigned,
    /// The invited player did not want to.
    Declined,
    /// The maker took the invitation back.
    Cancelled,
    /// Its room was deleted.
    Closed,
}

/// A log that no table writes: the store is damaged, or of a later version.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the log of table {table} is wrong at entry {entry}: {what}")]
pub struct BadLog {
    pub table: TableId,
    pub entry: u32,
    pub what: String,
}

impl Table {
    /// The table that this log tells of.
    ///
    /// # Errors
    /// The log is none that a table writes.
    pub fn replay(id: TableId, log: impl IntoIterator<Item = Entry>) -> Result<Table, BadLog> {
        let mut log = log.into_iter();
        let bad = |what: &str| BadLog { table: id, entry: 0, what: what.to_owned() };
        let first = log.next().ok_or_else(|| bad("it is empty"))?;
        let Event::Opened { room, community, setup, maker, invited, drawn, threaded, seed, ahead } =
            first.event.clone()
        else {
            return Err(bad("it does not begin with an invitation"));
        };
        if seed.is_some() != setup.kind().has_chance() {
            return Err(bad("throws come from a seed, and nothing else does"));
        }
        let mut seats = vec![None; usize::from(setup.seating().seats())];
        seats[0] = Some(maker.clone());
        let mut kept = vec![None; seats.len()];
        for (seat, player) in kept.iter_mut().skip(1).zip(invited) {
            *seat = Some(player);
        }
        let game = setup.start().map_err(|error| bad(&error.to_string()))?;
        let mut table = Table {
            id,
            home: room.clone(),
            room,
            community,
            setup,
            state: State::Invitation,
            maker: maker.id,
            seats,
            order: Vec::new(),
            invited: kept,
            drawn,
            resigned: Vec::new(),
            threaded,
            opened: first.at,
            ahead,
            seed,
            joined: vec![first.request.clone()],
            moves: Vec::new(),
            throws: 0,
            game,
            is_covered: false,
            offer: None,
            chips: Vec::new(),
            entries: 1,
            last: first,
        };
        for entry in log {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Takes an entry in.
    ///
    /// # Errors
    /// The entry does not follow from the table's state.
    pub fn apply(&mut self, entry: Entry) -> Result<(), BadLog> {
        let bad = |what: String| BadLog { table: self.id, entry: self.entries, what };
        match &entry.event {
            Event::Opened { .. } => return Err(bad("a second invitation".to_owned())),
            Event::Seated { player } => {
                let seat = self.seat_for(&player.id).ok_or_else(|| bad("no free seat".to_owned()))?;
                (self.seats[seat], self.invited[seat]) = (Some(player.clone()), None);
                self.joined.push(entry.request.clone());
                if self.has_begun() {
                    self.begin(entry.at);
                }
            }
            Event::Started => {
                let players = self.players().count() as u8 / self.setup.seating().players;
                self.setup = self.setup.clone().with_sides(players).map_err(|error| bad(error.to_string()))?;
                self.game = self.setup.start().map_err(|error| bad(error.to_string()))?;
                self.seats.retain(Option::is_some);
                self.invited = vec![None; self.seats.len()];
                self.begin(entry.at);
            }
            Event::Declined if self.has_begun() => {
                self.offer.take().ok_or_else(|| bad("nothing was offered".to_owned()))?;
            }
            Event::Declined => {
                let kept = self.invited.iter_mut().find(|kept| kept.as_ref() == Some(&entry.by));
                *kept.ok_or_else(|| bad("somebody declined who was not invited".to_owned()))? = None;
                // Among more than two the seat is free for whoever joins.
                if self.seats.len() == 2 {
                    self.state = State::Over(Ending::Declined);
                }
            }
            Event::Cancelled => self.state = State::Over(Ending::Cancelled),
            Event::Moved { text } => {
                let turn = self.game.turn();
                let m = self.game.play(text).map_err(|refused| bad(format!("{text}: {refused:?}")))?;
                self.moves.push(m);
                self.offer = self.offer.filter(|offer| turn == Turn::Move(offer.by));
                self.note_end();
            }
            Event::Covered => self.is_covered = true,
            Event::Thrown { text } => {
                self.is_covered = false;
                let throw = self.game.throw(text).map_err(|refused| bad(format!("{text}: {refused:?}")))?;
                self.moves.push(throw);
                self.throws += 1;
                self.note_end();
            }
            Event::Resigned => {
                let side = self.side_of(&entry.by).ok_or_else(|| bad("an outsider resigned".to_owned()))?;
                // Another side throws anew.
                self.is_covered &= self.to_move() != Some(side);
                self.resigned.push(side);
                if self.game.resign(side) {
                    self.moves.push(format!("{} {RESIGNED}", side.number()));
                } else {
                    self.state = State::Over(Ending::Resigned);
                }
            }
            Event::Offered { what } => {
                let by = self.side_of(&entry.by).ok_or_else(|| bad("an outsider made an offer".to_owned()))?;
                self.offer = Some(Standing { what: *what, by });
            }
            Event::Accepted => {
                let offer = self.offer.take().ok_or_else(|| bad("nothing was offered".to_owned()))?;
                match offer.what {
                    Offer::Settle => self.game.settle().map_err(|error| bad(error.to_string()))?,
                }
                self.note_end();
            }
            Event::Rehoused { room } => self.room = room.clone(),
            Event::Closed => self.state = State::Over(Ending::Closed),
        }
        self.entries += 1;
        let chips = entry.chips.clone();
        self.last = entry;
        self.pass(chips)
    }

    /// Takes in the chips that pass because of the last entry.
    ///
    /// # Errors
    /// More would be taken from the table than lies there.
    pub fn pass(&mut self, chips: Vec<Chips>) -> Result<(), BadLog> {
        self.chips.extend(chips.iter().cloned());
        self.last.chips = chips;
        if self.pot() < 0 {
            let what = format!("{} chips more than were laid", -self.pot());
            return Err(BadLog { table: self.id, entry: self.entries - 1, what });
        }
        Ok(())
    }

    fn note_end(&mut self) {
        if let Turn::Over(outcome) = self.game.turn() {
            self.state = State::Over(Ending::Played(outcome));
        }
    }

    /// The events that an act leads to.
    ///
    /// # Errors
    /// Why the table refuses it.
    pub fn decide(&self, by: &Player, act: &Act) -> Result<Event, Refusal> {
        self.may(&by.id, act)?;
        Ok(match act {
            Act::Accept if self.has_begun() => Event::Accepted,
            Act::Accept | Act::Join => Event::Seated { player: by.clone() },
            Act::Decline => Event::Declined,
            Act::Start => Event::Started,
            Act::Cancel => Event::Cancelled,
            Act::Resign => Event::Resigned,
            Act::Throw if self.setup.rules().is("ritual", "true") => {
                self.next_throw()?;
                Event::Covered
            }
            Act::Throw | Act::Lift => Event::Thrown { text: self.next_throw()? },
            // Two offers of the same are an agreement.
            Act::Offer(what) => match self.offer {
                Some(offer) if offer.what == *what => Event::Accepted,
                _ => Event::Offered { what: *what },
            },
            Act::Move(text) => {
                let refused = |refused: Refused| Refusal::Game {
                    table: self.id,
                    refused,
                    input: text.clone(),
                    legal: self.game.moves(),
                };
                Event::Moved { text: self.game.boxed_clone().play(text).map_err(refused)? }
            }
        })
    }

    /// What falls next. It follows from the log alone, so that deciding again comes to the same.
    fn next_throw(&self) -> Result<String, Refusal> {
        let (throws, weights): (Vec<String>, Vec<u64>) = self.game.throws().into_iter().unzip();
        let dice = self.seed.as_ref().map(|seed| Dice::new(seed, &self.joined));
        let fallen = dice.and_then(|dice| dice.fall(self.throws + 1, &weights));
        fallen.and_then(|fallen| throws.into_iter().nth(fallen)).ok_or_else(|| Refusal::Game {
            table: self.id,
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
            (State::Playing, Act::Accept | Act::Decline) => match self.offer {
                Some(offer) if self.side_of(by) == Some(offer.by) => Err(Refusal::OwnOffer { table }),
                Some(_) if seated => Ok(()),
                _ => Err(Refusal::BegunAlready { table }),
            },
            (State::Playing, Act::Join | Act::Cancel | Act::Start) => Err(Refusal::BegunAlready { table }),
            (State::Invitation, Act::Accept | Act::Join | Act::Decline) => {
                let invited: Vec<PlayerId> = self.invited.iter().flatten().cloned().collect();
                match act {
                    _ if seated => Err(Refusal::SeatedAlready { table }),
                    _ if invited.contains(by) => Ok(()),
                    Act::Decline if invited.is_empty() => Err(Refusal::NothingToDecline { table }),
                    Act::Accept | Act::Join if self.seat_for(by).is_some() => Ok(()),
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
            (_, Act::Move(_) | Act::Throw | Act::Lift | Act::Resign | Act::Offer(_)) if !seated => {
                Err(Refusal::NotSeated { table })
            }
            (State::Invitation, Act::Move(_) | Act::Throw | Act::Lift | Act::Resign | Act::Offer(_)) => {
                Err(Refusal::NotBegun { table })
            }
            (State::Playing, Act::Resign) => match self.side_of(by).is_some_and(|side| self.resigned.contains(&side)) {
                true => Err(Refusal::ResignedAlready { table }),
                false => Ok(()),
            },
            (State::Playing, Act::Offer(what)) => self.may_offer(by, *what),
            (State::Playing, Act::Lift) if !self.is_covered => Err(Refusal::NothingToLift { table }),
            (State::Playing, Act::Move(_) | Act::Throw | Act::Lift) => match self.due() {
                Some(due) if due.id != *by => {
                    let why = match self.is_covered {
                        true => Some(phrase!("cup-stands-over-the-dice")),
                        false => self.side_of(by).and_then(|side| self.game.waiting(side)),
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

    fn may_offer(&self, by: &PlayerId, what: Offer) -> Result<(), Refusal> {
        let table = self.id;
        if self.offer.is_some_and(|offer| offer.what == what && Some(offer.by) == self.side_of(by)) {
            return Err(Refusal::OfferedAlready { table });
        }
        match what {
            Offer::Settle => self.game.boxed_clone().settle().map_err(|why| match why {
                NotSettled::Never => Refusal::NeverSettled,
                NotSettled::TooEarly => Refusal::NotSettledYet,
                NotSettled::Over => Refusal::Over { table },
            }),
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state, State::Over(_))
    }

    /// Whether everybody has sat down, so that there is, or was, a game.
    pub fn has_begun(&self) -> bool {
        self.seats.iter().all(Option::is_some)
    }

    /// Everybody who has a seat, in turn order.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.seats.iter().flatten()
    }

    /// The side to move, while the game is on.
    pub fn to_move(&self) -> Option<Side> {
        match (&self.state, self.game.turn()) {
            (State::Playing, Turn::Move(side) | Turn::Throw(side)) => Some(side),
            _ => None,
        }
    }

    /// The player who is awaited: whose turn it is, or who is to lift the cup.
    pub fn due(&self) -> Option<&Player> {
        self.to_move()?;
        let seat = usize::from(self.game.seat()?);
        let seat = if self.is_covered { self.seat_after(seat) } else { seat };
        self.seats.get(seat)?.as_ref()
    }

    pub fn side_of(&self, player: &PlayerId) -> Option<Side> {
        let seat = self.seats.iter().position(|seat| seat.as_ref().is_some_and(|seated| seated.id == *player))?;
        Some(self.setup.seating().side_of(seat as u8))
    }

    /// The players of a side, in turn order.
    pub fn players_of(&self, side: Side) -> impl Iterator<Item = &Player> {
        let sides = usize::from(self.setup.sides());
        self.seats.iter().skip(side.index()).step_by(sides).flatten()
    }

    /// The side that won, if the game ended with a winner.
    pub fn winner(&self) -> Option<Side> {
        match &self.state {
            State::Over(Ending::Played(outcome)) => outcome.winner,
            State::Over(Ending::Resigned) => {
                let mut sides = (0..self.setup.sides()).map(Side::from_index);
                sides.find(|side| !self.resigned.contains(side))
            }
            _ => None,
        }
    }
}
