//! Chips that are laid under the cushion, won, and given back. None is made or lost at a table.

use super::{Ending, Event, Refusal, State, Table};
use crate::chat::PlayerId;
use crate::rules::{Reason, Side};

/// Chips that pass between a purse and a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chips {
    pub player: PlayerId,
    /// What the purse gains; what is laid or paid is less than 0.
    pub change: i64,
}

/// Somebody's purse does not reach for the stake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Short {
    pub player: PlayerId,
    pub has: u32,
    pub needs: u32,
}

impl Table {
    /// The chips that each side lays.
    pub fn stake(&self) -> u32 {
        self.setup.rules().get("stake").parse().unwrap_or(0)
    }

    /// The chips under the cushion.
    pub fn pot(&self) -> i64 {
        -self.chips.iter().map(|chips| chips.change).sum::<i64>()
    }

    /// The chips that pass because of the last entry, for whoever has this in their purse. Stakes are laid when the game
    /// begins; the pot goes to the winning side, and after a *sho* each loser pays once more, as far as the purse goes; where
    /// nobody won, everybody has back what they laid.
    ///
    /// # Errors
    /// Whose purse does not reach, of those who sit down or who are to lay the stake now.
    pub fn passing(&self, purse: impl Fn(&PlayerId) -> u32) -> Result<Vec<Chips>, Refusal> {
        let stake = self.stake();
        let (pot, event) = (self.pot(), &self.last.event);
        let sits_down = matches!(event, Event::Opened(_) | Event::Seated { .. });
        match &self.state {
            _ if stake == 0 => Ok(Vec::new()),
            // Whoever cannot pay need not wait until everybody sits. In a pair it is not known yet who lays the odd chip.
            State::Invitation if sits_down => {
                let needs = stake.div_ceil(u32::from(self.setup.seating().players));
                let player = self.last_to_sit();
                affordable([Short { has: purse(player), player: player.clone(), needs }]).map(|()| Vec::new())
            }
            State::Playing if sits_down || *event == Event::Started => {
                let parts: Vec<(PlayerId, u32)> = self.sides().flat_map(|side| self.parts(side, stake)).collect();
                affordable(parts.iter().map(|(player, needs)| Short {
                    has: purse(player),
                    player: player.clone(),
                    needs: *needs,
                }))?;
                Ok(parts.into_iter().map(|(player, part)| Chips { player, change: -i64::from(part) }).collect())
            }
            State::Over(_) if pot > 0 => Ok(match self.winner() {
                Some(winner) => self.won(winner, purse),
                None => self.laid(),
            }),
            _ => Ok(Vec::new()),
        }
    }

    /// Whether each loser pays once more: the game ended in a *sho*.
    pub fn is_doubled(&self) -> bool {
        matches!(&self.state, State::Over(Ending::Played(outcome)) if outcome.reason == Reason::Sho)
    }

    fn last_to_sit(&self) -> &PlayerId {
        match &self.last.event {
            Event::Seated { player, .. } => &player.id,
            _ => &self.last.by,
        }
    }

    pub(super) fn sides(&self) -> impl Iterator<Item = Side> {
        (0..self.setup.sides()).map(Side::from_index)
    }

    /// So many chips among the players of a side. An odd chip is laid, and won, by whoever of them comes first in turn order.
    fn parts(&self, side: Side, chips: u32) -> Vec<(PlayerId, u32)> {
        let players: Vec<&PlayerId> = self.players_of(side).map(|player| &player.id).collect();
        let number = players.len().max(1) as u32;
        let part = |at: usize| chips / number + u32::from((at as u32) < chips % number);
        players.into_iter().enumerate().map(|(at, player)| (player.clone(), part(at))).collect()
    }

    /// What passes to the winners, and for a *sho* from those who lost without giving up.
    fn won(&self, winner: Side, purse: impl Fn(&PlayerId) -> u32) -> Vec<Chips> {
        let losers = self.sides().filter(|side| self.is_doubled() && *side != winner && !self.resigned.contains(side));
        let paid = losers.flat_map(|side| self.parts(side, self.stake()));
        let paid: Vec<Chips> = paid
            .map(|(player, part)| Chips { change: -i64::from(part.min(purse(&player))), player })
            .filter(|chips| chips.change < 0)
            .collect();
        let pot = self.pot() - paid.iter().map(|chips| chips.change).sum::<i64>();
        let parts = self.parts(winner, u32::try_from(pot).unwrap_or(u32::MAX));
        let won = parts.into_iter().map(|(player, part)| Chips { player, change: i64::from(part) });
        paid.into_iter().chain(won).collect()
    }

    /// What everybody laid, to give back.
    fn laid(&self) -> Vec<Chips> {
        self.chips.iter().map(|Chips { player, change }| Chips { player: player.clone(), change: -change }).collect()
    }
}

fn affordable(parts: impl IntoIterator<Item = Short>) -> Result<(), Refusal> {
    let short: Vec<Short> = parts.into_iter().filter(|short| short.has < short.needs).collect();
    if short.is_empty() { Ok(()) } else { Err(Refusal::Short { short }) }
}
