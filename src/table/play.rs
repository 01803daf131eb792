use super::{Absence, Chips, Clock, Code, Entry, Event, Guest, Hand, Offer, Opened, Pace, Seed, Standing, Teams};
use crate::chat::{CommunityId, Player, PlayerId, RequestId, RoomId, TableId, Timestamp};
use crate::games::{AnyGame, Setup};
use crate::phrase::Phrase;
use crate::rules::{Outcome, Side, Turn};

/// Beside its number, a side that gave up while the others play on.
pub(super) const RESIGNED: &str = "resigned";

/// No game has more sides.
pub(super) const MOST_SIDES: usize = 4;

/// A game in a channel, as its log tells it.
#[derive(Debug)]
pub struct Table {
    pub id: TableId,
    /// Where it is played now.
    pub room: RoomId,
    /// Where it was opened: a thread, which `room` may be, lies in it.
    pub home: RoomId,
    pub community: CommunityId,
    /// Rooms elsewhere that show it, with the players who came from there.
    pub guests: Vec<(Guest, Vec<PlayerId>)>,
    /// What it is found by from elsewhere.
    pub code: Option<Code>,
    pub setup: Setup,
    pub state: State,
    /// Who made the invitation.
    pub maker: PlayerId,
    /// In turn order, once the game has begun; before, the maker of the invitation has the first. On the seat of a team
    /// is whoever throws and moves for it.
    pub seats: Vec<Option<Player>>,
    /// Which of those who sit then begins, where sides are swapped or what said so was deleted.
    pub begins: Option<u8>,
    /// The seats of the invitation, counted from 1, in turn order; empty before the game has begun.
    pub order: Vec<u8>,
    /// Who shares the seats, where sides are teams.
    pub teams: Option<Teams>,
    /// For whom each seat is kept; those of nobody are taken, or for whoever joins.
    pub invited: Vec<Option<PlayerId>>,
    /// Whether chance says who plays together, once everybody sits.
    pub drawn: bool,
    /// Sides that gave up, in their order.
    pub resigned: Vec<Side>,
    /// Whether the game is to have a thread of its own.
    pub threaded: bool,
    /// Whether only its players may look at the game.
    pub private: bool,
    /// Whether it may count in the standings.
    pub rated: bool,
    pub pace: Pace,
    /// How long the player who is due has had time.
    pub clock: Clock,
    /// The clock of the turn before.
    pub clock_before: Clock,
    /// When which players were, are, or will be on vacation, of each in their order.
    pub absences: Vec<Absence>,
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
    /// How many moves each side has made.
    pub moved: [u32; MOST_SIDES],
    pub game: Box<dyn AnyGame>,
    /// Whether the cup stands over dice that were thrown.
    pub is_covered: bool,
    /// What a side has proposed to the others.
    pub offer: Option<Standing>,
    /// What the sides agreed on with the last entry.
    pub agreed_on: Option<Offer>,
    /// How often moves were taken back.
    pub taken_back: u32,
    /// All chips that have passed between purses and the table.
    pub chips: Vec<Chips>,
    /// Entries in the log.
    pub entries: u32,
    /// What the last entry was.
    pub last: Entry,
    /// What came before it and led to it by itself, with what moves and throws did.
    pub before: Vec<(Entry, Option<Phrase>)>,
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
    /// The last side to go had no time left, and another claimed the game.
    Time,
    /// Time was up before there was a game to speak of.
    Aborted,
    /// All sides agreed that nobody wins.
    Agreed,
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
        let Event::Opened(opened) = first.event.clone() else {
            return Err(bad("it does not begin with an invitation"));
        };
        let Opened { setup, maker, invited, .. } = opened;
        if opened.seed.is_some() != setup.kind().has_chance() {
            return Err(bad("throws come from a seed, and nothing else does"));
        }
        let mut seats = vec![None; usize::from(setup.seating().seats())];
        seats[0] = Some(maker.clone());
        let teams = opened.teaming.map(|teaming| Teams::opened(&teaming, &maker, &invited, seats.len()));
        let mut kept = vec![None; seats.len()];
        if teams.is_none() {
            for (seat, player) in kept.iter_mut().skip(1).zip(invited) {
                *seat = Some(player);
            }
        }
        let game = setup.start().map_err(|error| bad(&error.to_string()))?;
        let mut table = Table {
            id,
            home: opened.room.clone(),
            room: opened.room,
            community: opened.community,
            guests: opened.guests,
            code: opened.code,
            setup,
            state: State::Invitation,
            maker: maker.id,
            seats,
            begins: opened.first,
            order: Vec::new(),
            teams,
            invited: kept,
            drawn: opened.drawn,
            resigned: Vec::new(),
            threaded: opened.threaded,
            private: opened.private,
            rated: opened.rated,
            pace: opened.pace,
            clock: Clock::new(first.at),
            clock_before: Clock::new(first.at),
            absences: Vec::new(),
            opened: first.at,
            ahead: opened.ahead,
            seed: opened.seed,
            joined: vec![first.request.clone()],
            moves: Vec::new(),
            throws: 0,
            moved: [0; MOST_SIDES],
            game,
            is_covered: false,
            offer: None,
            agreed_on: None,
            taken_back: 0,
            chips: Vec::new(),
            entries: 1,
            last: first,
            before: Vec::new(),
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
        let (table, number) = (self.id, self.entries);
        let bad = |what: String| BadLog { table, entry: number, what };
        let turned = self.turned();
        if entry.request.is_followed() {
            let told = self.game.told().filter(|_| self.last.event.is_ply());
            self.before.push((self.last.clone(), told));
        } else {
            self.before.clear();
        }
        self.agreed_on = None;
        match &entry.event {
            Event::Opened(_) => return Err(bad("a second invitation".to_owned())),
            Event::Seated { player, side, from } => {
                self.sit(player, *side, &entry).ok_or_else(|| bad("no free seat".to_owned()))?;
                if let Some(guest) = from {
                    self.receive(guest, &player.id);
                }
            }
            Event::Started => {
                let sides = self.seats.iter().flatten().count() as u8 / self.setup.seating().players;
                self.setup = self.setup.clone().with_sides(sides).map_err(|error| bad(error.to_string()))?;
                self.game = self.setup.start().map_err(|error| bad(error.to_string()))?;
                self.seats.retain(Option::is_some);
                self.invited = vec![None; self.seats.len()];
                self.begin(entry.at);
            }
            Event::Declined if self.has_begun() => {
                self.offer.take().ok_or_else(|| bad("nothing was offered".to_owned()))?;
            }
            Event::Declined => {
                let was_invited = match &mut self.teams {
                    Some(teams) => teams.uninvite(&entry.by),
                    None => {
                        let mut kept = self.invited.iter_mut();
                        kept.find(|kept| kept.as_ref() == Some(&entry.by)).map(Option::take).is_some()
                    }
                };
                if !was_invited {
                    return Err(bad("somebody declined who was not invited".to_owned()));
                }
                // Among more than two the seat is free for whoever joins.
                if self.seats.len() == 2 && self.teams.is_none() {
                    self.state = State::Over(Ending::Declined);
                }
            }
            Event::Cancelled => self.state = State::Over(Ending::Cancelled),
            Event::Moved { text } => {
                let (turn, seat) = (self.game.turn(), self.game.seat());
                let m = self.game.play(text).map_err(|refused| bad(format!("{text}: {refused:?}")))?;
                self.moves.push(m);
                if let Turn::Move(side) = turn {
                    self.moved[side.index()] += 1;
                }
                self.lapse(turn);
                self.take_turns(seat);
                self.note_end();
            }
            Event::Covered => {
                self.lapse(self.game.turn());
                self.is_covered = true;
            }
            Event::Thrown { text } => {
                self.lapse(self.game.turn());
                self.is_covered = false;
                let seat = self.game.seat();
                let throw = self.game.throw(text).map_err(|refused| bad(format!("{text}: {refused:?}")))?;
                self.moves.push(throw);
                self.throws += 1;
                self.take_turns(seat);
                self.note_end();
            }
            Event::HandedOver { to } => {
                let roster = self.teams.as_mut().and_then(|teams| teams.led_by(&entry.by, to));
                roster.ok_or_else(|| bad("somebody handed over who is no captain".to_owned()))?.put_first(to);
                self.seat_leads();
            }
            Event::Resigned => match self.teams.as_mut().and_then(|teams| teams.left_by(&entry.by)) {
                Some(team) => {
                    team.players.retain(|player| player.id != entry.by);
                    self.seat_leads();
                }
                None => {
                    let side = self.side_of(&entry.by).ok_or_else(|| bad("an outsider resigned".to_owned()))?;
                    self.give_up(side, Ending::Resigned);
                }
            },
            Event::Offered { what } => {
                let by = self.side_of(&entry.by).ok_or_else(|| bad("an outsider made an offer".to_owned()))?;
                self.offer = Some(Standing { what: *what, by, agreed: Vec::new() });
            }
            Event::Reminded => self.clock.is_reminded = true,
            Event::TimeUp => self.clock.hand = Hand::Fallen,
            Event::Claimed => {
                let late = self.side_due().filter(|_| self.is_time_up());
                self.give_up(late.ok_or_else(|| bad("nobody's time was up".to_owned()))?, Ending::Time);
            }
            Event::Aborted => self.state = State::Over(Ending::Aborted),
            Event::OnVacation { until } => {
                self.side_of(&entry.by).ok_or_else(|| bad("an outsider went on vacation".to_owned()))?;
                self.go_on_vacation(&entry.by, entry.at, *until);
            }
            Event::Granted { until } => self.grant(entry.at, *until),
            Event::Accepted => self.agree(&entry)?,
            Event::Undone => match self.undoable() {
                Some(mover) if *mover == entry.by => self.take_back(self.moves.len() - 1)?,
                _ => return Err(bad("somebody undid what cannot be undone".to_owned())),
            },
            Event::Rehoused { room } => self.room = room.clone(),
            Event::Departed { room } => self.guests.retain(|(guest, _)| guest.room != *room),
            Event::Closed => self.state = State::Over(Ending::Closed),
        }
        if self.game.tells_before() && entry.event.is_ply() {
            self.before.pop_if(|(entry, _)| entry.event.is_ply());
        }
        if self.turned() != turned {
            self.turn_clock(&entry);
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

    fn give_up(&mut self, side: Side, ending: Ending) {
        // Another side throws anew.
        self.is_covered &= self.to_move() != Some(side);
        self.offer = None;
        self.resigned.push(side);
        if self.game.resign(side) {
            self.moves.push(format!("{} {RESIGNED}", side.number()));
        } else {
            self.state = State::Over(ending);
        }
    }

    pub(super) fn note_end(&mut self) {
        if let Turn::Over(outcome) = self.game.turn() {
            self.state = State::Over(Ending::Played(outcome));
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state, State::Over(_))
    }

    /// Whether everybody has sat down, so that there is, or was, a game.
    pub fn has_begun(&self) -> bool {
        match &self.teams {
            Some(teams) => teams.has_begun,
            None => self.seats.iter().all(Option::is_some),
        }
    }

    /// Everybody who has a seat or shares one, in turn order.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        let alone = self.seats.iter().filter(|_| self.teams.is_none()).flatten();
        let rosters = self.teams.iter().flat_map(|teams| &teams.rosters);
        rosters.flat_map(|roster| &roster.players).chain(alone)
    }

    /// Who is invited and has not answered.
    pub fn awaited(&self) -> impl Iterator<Item = &PlayerId> {
        let rosters = self.teams.iter().flat_map(|teams| &teams.rosters);
        rosters.flat_map(|roster| &roster.invited).chain(self.invited.iter().flatten())
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
        let mut sides = (0..self.setup.sides()).map(Side::from_index);
        sides.find(|&side| self.players_of(side).any(|seated| seated.id == *player))
    }

    /// Whether somebody may look at the table: at a private one only its players may, and who can still be one.
    pub fn may_see(&self, player: &PlayerId) -> bool {
        let can_sit = self.state == State::Invitation && self.seat_for(player, None).is_some();
        !self.private || can_sit || self.side_of(player).is_some()
    }

    /// Whether the game is to go on where only its players see it, and still is where others do.
    pub fn is_exposed(&self) -> bool {
        self.private && self.has_begun() && self.room == self.home
    }

    /// The players of a side, in turn order; of a team, first whoever throws and moves.
    pub fn players_of(&self, side: Side) -> impl Iterator<Item = &Player> {
        let sides = usize::from(self.setup.sides());
        let alone = self.seats.iter().filter(|_| self.teams.is_none()).skip(side.index()).step_by(sides).flatten();
        let roster = self.teams.as_ref().and_then(|teams| teams.rosters.get(side.index()));
        roster.into_iter().flat_map(|roster| &roster.players).chain(alone)
    }

    /// The side that won, if the game ended with a winner.
    pub fn winner(&self) -> Option<Side> {
        match &self.state {
            State::Over(Ending::Played(outcome)) => outcome.winner,
            State::Over(Ending::Resigned | Ending::Time) => {
                let mut sides = (0..self.setup.sides()).map(Side::from_index);
                sides.find(|side| !self.resigned.contains(side))
            }
            _ => None,
        }
    }
}
