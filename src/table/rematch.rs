use super::seating::Start;
use super::{Opened, Refusal, Table, Teaming};
use crate::chat::{Player, PlayerId};

impl Table {
    /// The invitation to the same game again: the same players, on the other sides. Whoever sat second begins, where neither
    /// chance nor ages say who does.
    ///
    /// # Errors
    /// Why there can be none.
    pub fn rematch(&self, by: &Player) -> Result<Opened, Refusal> {
        let table = self.id;
        if self.finished().is_none() {
            return Err(Refusal::NoRematch { table });
        }
        if self.players().any(|player| player.id.is_former()) {
            return Err(Refusal::RematchOfFormer { table });
        }
        // Who came from a room that is gone is seen nowhere.
        if self.players().any(|player| self.room_of(&player.id).platform() != player.id.platform()) {
            return Err(Refusal::RematchElsewhere { table });
        }
        let ids = |players: &[Player]| players.iter().map(|player| player.id.clone()).collect::<Vec<_>>();
        let without_asker = |ids: Vec<PlayerId>| ids.into_iter().filter(|id| *id != by.id).collect::<Vec<_>>();
        let has_asker = |players: &[Player]| players.iter().any(|player| player.id == by.id);
        let seats: Vec<Vec<Player>> = match &self.teams {
            Some(teams) => teams.rosters.iter().map(|roster| roster.players.clone()).collect(),
            None => self.seats.iter().flatten().map(|player| vec![player.clone()]).collect(),
        };
        let own = seats.iter().position(|players| has_asker(players)).ok_or(Refusal::NotSeated { table })?;
        // The maker has the first seat of an invitation, and the others follow in their order.
        let next = seats.iter().cycle().skip(own + 1).take(seats.len() - 1);
        let first = (seats.len() + 1 - own) % seats.len();
        Ok(Opened {
            invited: next.flat_map(|players| ids(players)).collect(),
            teaming: self
                .teams
                .as_ref()
                .map(|teams| Teaming { lead: teams.lead, mates: without_asker(ids(&seats[own])) }),
            threaded: self.threaded,
            private: self.private,
            rated: self.rated,
            pace: self.pace,
            first: u8::try_from(first).ok().filter(|_| Start::of(&self.setup) == Start::Maker),
            guests: self.guests.clone(),
            ..Opened::new(self.home.clone(), self.community.clone(), self.setup.clone(), by.clone())
        })
    }
}
