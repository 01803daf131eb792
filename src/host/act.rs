use super::pick::Want;
use super::{Host, Trouble};
use crate::chat::{PlayerId, Reply, Request, TableId};
use crate::games::Setup;
use crate::phrase;
use crate::phrase::Phrase;
use crate::store::{Append, AppendError, Placing, Shelf};
use crate::table::{Act, Entry, Event, Refusal, Table};

/// Each try that fails means that somebody else's act was taken, so this many do not fail for nothing.
const TRIES: usize = 20;

/// Who wants to fill a room with invitations shall not.
const INVITATIONS_OPEN: usize = 50;
/// Invitations made to the asker count among these; enough of those only let more of the own through.
const INVITATIONS_LOOKED_AT: usize = 200;

impl Host {
    pub(super) async fn challenge(
        &self,
        request: &Request,
        setup: Setup,
        invited: Option<PlayerId>,
    ) -> Result<Reply, Trouble> {
        if invited.as_ref() == Some(&request.asker.id) {
            return self.refuse(request, phrase!("refused-challenge-to-oneself")).await;
        }
        if self.own_invitations(request).await? >= INVITATIONS_OPEN {
            return self.refuse(request, phrase!("refused-too-many-invitations", open = INVITATIONS_OPEN)).await;
        }
        let (room, community) = (request.room.clone(), request.community.clone());
        let event = Event::Opened { room, community, setup, maker: request.asker.clone(), invited };
        let entry = self.entry(request, event);
        // The table as it will be; only its number is not known yet.
        let planned = Table::replay(TableId(0), [entry.clone()])?;
        match self.store.open(entry.clone(), Placing::of(&planned)).await {
            Ok(id) => Ok(self.post(&Table::replay(id, [entry])?).await),
            Err(AppendError::Answered(answer)) => self.same_again(answer).await,
            Err(AppendError::Store(error)) => Err(error.into()),
            Err(AppendError::Stale) => Err(Trouble::Crowded(planned.id)),
        }
    }

    pub(super) async fn act(&self, request: &Request, act: &Act, named: Option<TableId>) -> Result<Reply, Trouble> {
        let mut table = match self.pick(request, named, Want::Act(act)).await {
            Err(Trouble::Refused(why)) => return self.refuse(request, why).await,
            picked => picked?,
        };
        for _ in 0..TRIES {
            if request.seen.is_some_and(|seen| seen.table != table.id || seen.entries != table.entries) {
                return self.refuse(request, Refusal::Stale { table: table.id }.phrase()).await;
            }
            let event = match table.decide(&request.asker, act) {
                Ok(event) => event,
                Err(refusal) => return self.refuse(request, refusal.phrase()).await,
            };
            let (before, expected) = (Placing::of(&table), table.entries);
            let entry = self.entry(request, event);
            table.apply(entry.clone())?;
            let after = Placing::of(&table);
            match self.store.append(Append { table: table.id, expected, entry, before, after }).await {
                Ok(()) => return Ok(self.post(&table).await),
                Err(AppendError::Stale) => {
                    table = Table::replay(table.id, self.store.log(table.id).await?)?;
                }
                Err(AppendError::Answered(answer)) => return self.same_again(answer).await,
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(Trouble::Crowded(table.id))
    }

    /// Invitations that the asker has made and nobody has answered.
    async fn own_invitations(&self, request: &Request) -> Result<usize, Trouble> {
        let mut own = 0;
        for (id, _) in self.store.of_player(&request.asker.id, Shelf::Invitation, INVITATIONS_LOOKED_AT).await? {
            own += usize::from(self.load(id).await?.is_some_and(|table| table.maker == request.asker.id));
        }
        Ok(own)
    }

    /// Refuses for good: the same request, delivered again when it would be legal, is refused too.
    async fn refuse(&self, request: &Request, why: Phrase) -> Result<Reply, Trouble> {
        let words = self.say(&why);
        match self.store.refuse(&request.id, &words, (self.clock)()).await {
            Ok(()) | Err(AppendError::Stale) => Ok(Reply::private(words)),
            Err(AppendError::Answered(answer)) => self.same_again(answer).await,
            Err(AppendError::Store(error)) => Err(error.into()),
        }
    }

    fn entry(&self, request: &Request, event: Event) -> Entry {
        Entry { request: request.id.clone(), by: request.asker.id.clone(), at: (self.clock)(), event }
    }
}
