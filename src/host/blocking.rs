//! Whose challenges are not wanted, and when it is too early for another one.

use super::{Host, Trouble};
use crate::chat::{PlayerId, Reply, Request};
use crate::phrase;
use crate::phrase::Phrase;
use crate::store::{Mark, Note, Shelf};
use crate::table::{Act, Event, Opened, Table};

const MINUTE_MS: i64 = 60 * 1000;
/// Whoever has declined a challenge has peace from the same challenger for so long.
const COOLDOWN_MS: i64 = 10 * MINUTE_MS;
/// Tables among which a challenge of late is looked for.
const TABLES_LOOKED_AT: usize = 50;

impl Host {
    /// Blocks somebody, or lets them challenge the asker again.
    pub(super) async fn block(&self, request: &Request, player: PlayerId, blocks: bool) -> Result<Reply, Trouble> {
        if player == request.asker.id {
            return Err(phrase!("block-oneself").into());
        }
        let told = match blocks {
            true => phrase!("block-done", player = &player),
            false => phrase!("unblock-done", player = &player),
        };
        let mark = Mark::Blocked { by: request.asker.id.clone(), whom: player };
        self.said(request, self.say(&told), vec![Note::Mark { mark, holds: blocks }]).await
    }

    /// Why the asker may not challenge these players now.
    pub(super) async fn not_wanted(&self, request: &Request, invited: &[PlayerId]) -> Result<Option<Phrase>, Trouble> {
        for player in invited {
            if self.has_blocked(player, &request.asker.id).await? {
                return Ok(Some(phrase!("refused-blocked", player = player)));
            }
        }
        let now = (self.clock)();
        for (id, _) in self.store.of_player(&request.asker.id, Shelf::Over, TABLES_LOOKED_AT).await? {
            let log = self.store.log(id).await?;
            let (Some(first), Some(last)) = (log.first(), log.last()) else { continue };
            let Event::Opened(Opened { maker, invited: before, .. }) = &first.event else { continue };
            let left = last.at.0 + COOLDOWN_MS - now.0;
            let was_in_vain = matches!(last.event, Event::Declined | Event::Cancelled);
            if !was_in_vain || maker.id != request.asker.id || left <= 0 {
                continue;
            }
            if let Some(player) = invited.iter().find(|player| before.contains(player)) {
                let minutes = (left + MINUTE_MS - 1) / MINUTE_MS;
                return Ok(Some(phrase!("refused-challenged-lately", player = player, minutes = minutes)));
            }
        }
        Ok(None)
    }

    /// Why the asker may not take a free seat: whoever made the invitation has blocked them.
    pub(super) async fn not_welcome(
        &self,
        request: &Request,
        table: &Table,
        act: &Act,
    ) -> Result<Option<Phrase>, Trouble> {
        let asker = &request.asker.id;
        let is_invited = table.invited.iter().flatten().any(|invited| invited == asker);
        if table.has_begun()
            || is_invited
            || !matches!(act, Act::Join | Act::JoinSide(_) | Act::Visit { .. } | Act::Accept)
        {
            return Ok(None);
        }
        let blocked = self.has_blocked(&table.maker, asker).await?;
        Ok(blocked.then(|| phrase!("refused-blocked", player = &table.maker)))
    }

    async fn has_blocked(&self, player: &PlayerId, other: &PlayerId) -> Result<bool, Trouble> {
        let mark = Mark::Blocked { by: player.clone(), whom: other.clone() };
        Ok(self.store.is_marked(&mark).await?)
    }
}
