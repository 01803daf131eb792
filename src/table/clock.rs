//! How long the player who is due has still time. It follows from the log: what the bot waits for is in `host`.

use super::{Entry, Event, Table};
use crate::chat::{PlayerId, Timestamp};
use crate::rules::Side;

/// The clock of a turn. Each move, throw, or other change of who is due sets it anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// When the turn began.
    pub since: Timestamp,
    /// Who was due then: only their vacations count, so that a team gains nothing by another captain.
    player: Option<PlayerId>,
    /// Since when, and for how many milliseconds, the player has time at least, because the bot was away before.
    granted: Option<(Timestamp, i64)>,
    /// Whether the player was reminded.
    pub is_reminded: bool,
    pub hand: Hand,
}

/// What the hand of a clock does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    Running,
    /// It stands still until the next move.
    Stopped,
    /// The time was up, and has been said to be.
    Fallen,
}

/// When a player is, or was, on vacation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Absence {
    pub player: PlayerId,
    pub from: Timestamp,
    pub until: Timestamp,
}

/// What a turn is told from others by: who is to move, how much has been played, whether dice wait under the cup.
pub(super) type Turned = (Option<u8>, usize, bool);

impl Clock {
    /// A clock that nobody has set.
    pub(super) fn new(at: Timestamp) -> Clock {
        Clock { since: at, player: None, granted: None, is_reminded: false, hand: Hand::Running }
    }
}

impl Table {
    /// Until when the player who is due has time; `None` where the clock does not run, or has run out.
    pub fn deadline(&self) -> Option<Timestamp> {
        let deadline = self.after(self.clock.since, self.pace.turn()?);
        let granted = self.clock.granted.and_then(|(at, rest)| self.after(at, rest));
        deadline.max(granted)
    }

    /// When one `share`th of a turn is left.
    pub fn when_left(&self, share: i64) -> Option<Timestamp> {
        let turn = self.pace.turn()?;
        self.after(self.clock.since, turn - turn / share)
    }

    /// Whether the time of the player who is due was said to be up.
    pub fn is_time_up(&self) -> bool {
        self.due().is_some() && self.clock.hand == Hand::Fallen
    }

    /// Whether every side that is still in has made so many moves that giving up is losing.
    pub fn is_under_way(&self) -> bool {
        self.sides().filter(|side| !self.resigned.contains(side)).all(|side| self.has_moved_enough(side))
    }

    /// What follows for the game when it is this late.
    pub fn run_out(&self, now: Timestamp) -> Option<Event> {
        self.deadline().filter(|deadline| *deadline <= now)?;
        Some(if self.is_under_way() { Event::TimeUp } else { Event::Aborted })
    }

    /// The side of the player who is due.
    pub fn side_due(&self) -> Option<Side> {
        self.side_of(&self.due()?.id)
    }

    /// Until when a player is on vacation who is so at this time.
    pub fn vacation_of(&self, player: &PlayerId, at: Timestamp) -> Option<Timestamp> {
        let absence = self.absences.iter().rfind(|absence| absence.player == *player)?;
        Some(absence.until).filter(|until| *until > at)
    }

    /// When the clock of this turn has run for so long from this time on, without the vacations of who is due.
    fn after(&self, mut at: Timestamp, mut left: i64) -> Option<Timestamp> {
        self.due().filter(|_| self.clock.hand == Hand::Running)?;
        for Absence { from, until, .. } in
            self.absences.iter().filter(|own| Some(&own.player) == self.clock.player.as_ref())
        {
            let runs = (from.0 - at.0).max(0);
            if runs >= left {
                break;
            }
            if *until > at {
                left -= runs;
                at = *until;
            }
        }
        Some(Timestamp(at.0 + left))
    }

    pub(super) fn turned(&self) -> Turned {
        let seat = self.to_move().and_then(|_| self.game.seat());
        // That another side gives up takes no time from, and gives none to, whoever is due.
        (seat, self.moves.len().saturating_sub(self.resigned.len()), self.is_covered)
    }

    /// Sets the clock for a new turn. Whoever undoes a move has no more time for it than before.
    pub(super) fn turn_clock(&mut self, entry: &Entry) {
        let anew = Clock { player: self.due().map(|due| due.id.clone()), ..Clock::new(entry.at) };
        let next = if entry.event == Event::Undone { self.clock_before.clone() } else { anew };
        self.clock_before = std::mem::replace(&mut self.clock, next);
    }

    /// Whether the sides have agreed that the clock stands still until the next move or throw.
    pub fn is_paused(&self) -> bool {
        self.due().is_some() && self.clock.hand == Hand::Stopped
    }

    /// A player goes on vacation, or the vacation that they are on ends at another time.
    pub(super) fn go_on_vacation(&mut self, player: &PlayerId, from: Timestamp, until: Timestamp) {
        let last = self.absences.iter_mut().rfind(|absence| absence.player == *player);
        match last.filter(|absence| absence.until > from) {
            Some(absence) => absence.until = until.max(absence.from),
            None => self.absences.push(Absence { player: player.clone(), from, until: until.max(from) }),
        }
    }

    /// Gives the player who is due time until then, and says so, which is as good as a reminder.
    pub(super) fn grant(&mut self, at: Timestamp, until: Timestamp) {
        self.clock.granted = Some((at, until.0 - at.0));
        self.clock.is_reminded = true;
    }
}
