//! Chips that people play for, where their community wants that.

use std::collections::HashMap;

use jiff::tz::TimeZone;

use super::act::TRIES;
use super::{Host, Trouble};
use crate::chat::{CommunityId, PlayerId, Reply, Request};
use crate::phrase;
use crate::store::{AppendError, Note};
use crate::table::{NoGift, Refusal, Table};

impl Host {
    /// Lets the chips pass that the last entry of a table moves, so that the store does it together with the entry.
    pub(super) async fn pass_chips(&self, table: &mut Table) -> Result<Result<(), Refusal>, Trouble> {
        if table.stake() == 0 {
            return Ok(Ok(()));
        }
        let purses = self.purses(&table.community, table.players().map(|player| &player.id)).await?;
        Ok(match table.passing(|player| purses.get(player).copied().unwrap_or(0)) {
            Ok(chips) => {
                table.pass(chips)?;
                Ok(())
            }
            Err(refusal) => Err(refusal),
        })
    }

    /// Tells somebody's chips.
    pub(super) async fn purse(&self, request: &Request, player: Option<PlayerId>) -> Result<Reply, Trouble> {
        if !self.chosen.plays_for_chips() {
            return Err(phrase!("refused-no-stakes-here").into());
        }
        let whose = player.as_ref().unwrap_or(&request.asker.id);
        let purse = self.store.purse(&request.community, whose).await?;
        Ok(Reply::private(self.say(&match player {
            Some(player) => phrase!("purse-of", player = &player, chips = purse.chips),
            None => phrase!("purse-yours", chips = purse.chips),
        })))
    }

    /// Gives chips, once a day.
    pub(super) async fn daily(&self, request: &Request) -> Result<Reply, Trouble> {
        if !self.chosen.plays_for_chips() {
            return self.refuse(request, phrase!("refused-no-stakes-here")).await;
        }
        let (community, player) = (&request.community, &request.asker.id);
        let (zone, now) = self.time_in(community).await?;
        let today = zone.to_datetime(now).date();
        for _ in 0..TRIES {
            let before = self.store.purse(community, player).await?;
            let after = match before.with_gift(today) {
                Ok(after) => after,
                Err(NoGift::Full) => {
                    return self.refuse(request, phrase!("refused-no-gift-full", chips = before.chips)).await;
                }
                Err(NoGift::GivenToday) => {
                    return self.refuse(request, phrase!("refused-no-gift-today", chips = before.chips)).await;
                }
            };
            let words = self.say(&phrase!("purse-gift", given = after.chips - before.chips, chips = after.chips));
            let note = Note::Purse { community: community.clone(), player: player.clone(), before, after };
            match self.store.say(&request.id, &words, vec![note], (self.clock)()).await {
                Ok(()) => return Ok(Reply::private(words)),
                // A game of the asker began or ended meanwhile.
                Err(AppendError::Stale) => {}
                Err(AppendError::Answered(answer)) => return self.same_again(request, answer).await,
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(Trouble::CrowdedPurse(player.clone()))
    }

    /// The time zone of a community, and what time it is.
    pub(super) async fn time_in(&self, community: &CommunityId) -> Result<(TimeZone, jiff::Timestamp), Trouble> {
        Ok((self.chosen_by_community(community).await?.timezone(), (self.clock)().moment()))
    }

    async fn purses(
        &self,
        community: &CommunityId,
        players: impl Iterator<Item = &PlayerId>,
    ) -> Result<HashMap<PlayerId, u32>, Trouble> {
        let mut purses = HashMap::new();
        for player in players {
            purses.insert(player.clone(), self.store.purse(community, player).await?.chips);
        }
        Ok(purses)
    }
}
