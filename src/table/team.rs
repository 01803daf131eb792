//! Sides that are teams: several players who share a seat.
//!
//! The rules know sides alone; who of a team throws and moves is the table's business.

use super::Table;
use crate::chat::{Player, PlayerId};
use crate::games::{TEAM_CAPTAIN, TEAM_ROTATE};
use crate::rules::Side;

/// More would not find their place in a message.
const MOST_IN_A_TEAM: usize = 10;

/// Who of a team throws and moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// Its captain alone.
    Captain,
    /// Its players in turn.
    Rotate,
}

/// What an invitation to teams says of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Teaming {
    pub lead: Lead,
    /// Who is invited to the maker's own team.
    pub mates: Vec<PlayerId>,
}

/// The teams at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Teams {
    pub lead: Lead,
    /// By seats.
    pub rosters: Vec<Roster>,
    /// Whether the maker of the invitation has begun the game; there is no number of players that does.
    pub has_begun: bool,
}

/// The players of a team.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Roster {
    /// First whoever throws and moves: the captain, or the one whose turn it is; then the others in their order.
    pub players: Vec<Player>,
    pub invited: Vec<PlayerId>,
}

impl Lead {
    pub const ALL: [Lead; 2] = [Lead::Captain, Lead::Rotate];

    /// The word for it in commands and logs.
    pub const fn word(self) -> &'static str {
        match self {
            Lead::Captain => TEAM_CAPTAIN,
            Lead::Rotate => TEAM_ROTATE,
        }
    }

    pub fn read(word: &str) -> Option<Lead> {
        Lead::ALL.into_iter().find(|lead| lead.word() == word)
    }
}

impl Teams {
    /// The teams of an invitation with so many seats, whose maker has the first. Opponents are invited to the second.
    pub(super) fn opened(teaming: &Teaming, maker: &Player, opponents: &[PlayerId], seats: usize) -> Teams {
        let mut rosters = vec![Roster::default(); seats];
        rosters[0] = Roster { players: vec![maker.clone()], invited: teaming.mates.clone() };
        if let Some(second) = rosters.get_mut(1) {
            second.invited = opponents.to_vec();
        }
        Teams { lead: teaming.lead, rosters, has_begun: false }
    }

    /// Begins with these seats of the invitation, counted from 1, in turn order, without who has not answered.
    pub(super) fn begin(&mut self, order: &[u8]) {
        let mut invited = std::mem::take(&mut self.rosters);
        let players = order.iter().map(|&seat| std::mem::take(&mut invited[usize::from(seat) - 1].players));
        self.rosters = players.map(|players| Roster { players, invited: Vec::new() }).collect();
        self.has_begun = true;
    }

    /// The seat that this player would share: the one to which they are invited, the one that they want, or else that
    /// of the smallest team.
    pub(super) fn seat_for(&self, player: &PlayerId, wanted: Option<usize>) -> Option<usize> {
        let invited = self.rosters.iter().position(|roster| roster.invited.contains(player));
        let size = |seat: &usize| self.rosters[*seat].players.len() + self.rosters[*seat].invited.len();
        let is_open = |seat: &usize| self.rosters.get(*seat).is_some_and(|roster| !roster.is_full());
        let smallest = || (0..self.rosters.len()).filter(is_open).min_by_key(size);
        invited.or_else(|| match wanted {
            Some(seat) => Some(seat).filter(is_open),
            None => smallest(),
        })
    }

    /// Takes the invitation to a player back, or lets them decline it; whether there was one.
    pub(super) fn uninvite(&mut self, player: &PlayerId) -> bool {
        let before: usize = self.rosters.iter().map(|roster| roster.invited.len()).sum();
        for roster in &mut self.rosters {
            roster.invited.retain(|invited| invited != player);
        }
        before > self.rosters.iter().map(|roster| roster.invited.len()).sum()
    }

    /// The team that a player can leave without giving the game up: they are not alone, and no captain.
    pub(super) fn left_by(&mut self, player: &PlayerId) -> Option<&mut Roster> {
        let roster = self.rosters.iter_mut().find(|roster| roster.players.iter().any(|mate| mate.id == *player))?;
        let is_captain = self.lead == Lead::Captain && roster.players[0].id == *player;
        (roster.players.len() > 1 && !is_captain).then_some(roster)
    }

    /// The roster that both are in, where the first is its captain.
    pub(super) fn led_by(&mut self, captain: &PlayerId, mate: &PlayerId) -> Option<&mut Roster> {
        let is_led = |roster: &&mut Roster| roster.players.first().is_some_and(|first| first.id == *captain);
        let roster = self.rosters.iter_mut().find(is_led).filter(|_| self.lead == Lead::Captain)?;
        roster.players.iter().any(|player| player.id == *mate).then_some(roster)
    }
}

impl Roster {
    /// Whether nobody else can be in it.
    pub fn is_full(&self) -> bool {
        self.players.len() + self.invited.len() >= MOST_IN_A_TEAM
    }

    /// Puts this player first, and leaves the others in their order.
    pub(super) fn put_first(&mut self, player: &PlayerId) {
        if let Some(at) = self.players.iter().position(|mate| mate.id == *player) {
            self.players[..=at].rotate_right(1);
        }
    }
}

impl Table {
    /// Who throws and moves for each team sits on its seat.
    pub(super) fn seat_leads(&mut self) {
        if let Some(teams) = &self.teams {
            self.seats = teams.rosters.iter().map(|roster| roster.players.first().cloned()).collect();
        }
    }

    /// After a turn of this seat the next of its team has one.
    pub(super) fn take_turns(&mut self, seat: Option<u8>) {
        let next = self.game.seat();
        if let Some(teams) = &mut self.teams
            && let (Lead::Rotate, Some(seat), Some(next)) = (teams.lead, seat, next)
            && seat != next
        {
            teams.rosters[usize::from(seat)].players.rotate_left(1);
            self.seat_leads();
        }
    }

    /// Gives whoever had the last turn of this seat that turn again.
    pub(super) fn turn_back(&mut self, seat: u8) {
        if let Some(teams) = self.teams.as_mut().filter(|teams| teams.lead == Lead::Rotate) {
            teams.rosters[usize::from(seat)].players.rotate_right(1);
            self.seat_leads();
        }
    }

    /// Who leads a side, where it is a team.
    pub fn lead_of(&self, side: Side) -> Option<&Player> {
        self.teams.as_ref()?.rosters.get(side.index())?.players.first()
    }
}
