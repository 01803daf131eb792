use super::pick::Want;
use super::{Host, Trouble};
use crate::chat::{Hiding, PlayerId, Reply, Request, RequestId, RoomId, Seen, TableId, Text};
use crate::command::Challenge;
use crate::games::View;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::{Side, Turn};
use crate::store::{Answer, Append, AppendError, Note, Placing, Shelf};
use crate::table::{Act, Code, Entry, Event, Guest, Opened, Refusal, Table};

/// Each try that fails means that somebody else's act was taken, so this many do not fail for nothing.
pub(super) const TRIES: usize = 20;

/// No more moves and throws follow by themselves, so that all can be told in one message; then whoever is due is asked
/// again.
const MOST_FOLLOWING: usize = 20;

/// Who wants to fill a room with invitations shall not.
const INVITATIONS_OPEN: usize = 50;
/// Invitations made to the asker count among these; enough of those only let more of the own through.
const INVITATIONS_LOOKED_AT: usize = 200;

/// What became of an event.
pub(super) enum Written {
    /// The table with it.
    Now(Box<Table>),
    /// The request had this answer before.
    Before(Answer),
    Refused(Refusal),
}

impl Host {
    pub(super) async fn challenge(&self, request: &Request, challenge: Challenge) -> Result<Reply, Trouble> {
        let Challenge { setup, opponents: invited, teaming, drawn, threaded, private, rated, pace } = challenge;
        let mates = teaming.as_ref().map_or(&[][..], |teaming| &teaming.mates);
        let named: Vec<&PlayerId> = invited.iter().chain(mates).collect();
        if named.contains(&&request.asker.id) {
            return self.refuse(request, phrase!("refused-challenge-to-oneself")).await;
        }
        if (1..named.len()).any(|next| named[..next].contains(&named[next])) {
            return self.refuse(request, phrase!("refused-challenged-twice")).await;
        }
        match request.here.hiding {
            Hiding::Forbidden(permission) if private => {
                return self.refuse(request, phrase!("refused-private-forbidden", permission = permission)).await;
            }
            Hiding::Impossible if private => return self.refuse(request, phrase!("refused-private-impossible")).await,
            _ => {}
        }
        let usual = Opened::new(request.room.clone(), request.community.clone(), setup, request.asker.clone());
        let pace = pace.unwrap_or_else(|| self.chosen.pace());
        let opened = Opened { invited, teaming, drawn, threaded, private, rated, pace, ..usual };
        match self.invite(request, &request.id, opened).await? {
            Ok(reply) => Ok(reply),
            Err(before) => self.same_again(request, before).await,
        }
    }

    /// Opens a table by a request of this id, if nothing speaks against it; what the id had led to before.
    pub(super) async fn invite(
        &self,
        request: &Request,
        id: &RequestId,
        opened: Opened,
    ) -> Result<Result<Reply, Answer>, Trouble> {
        if let Some(why) = self.not_wanted(request, &opened.invited).await? {
            return self.refuse(request, why).await.map(Ok);
        }
        let room = opened.room_of(&request.asker.id).clone();
        if let Some(why) = self.not_offered(&room, opened.setup.kind()) {
            return self.refuse(request, why).await.map(Ok);
        }
        if self.own_invitations(request).await? >= INVITATIONS_OPEN {
            let why = phrase!("refused-too-many-invitations", open = INVITATIONS_OPEN);
            return self.refuse(request, why).await.map(Ok);
        }
        let seed = if opened.setup.kind().has_chance() { Some((self.seeds)()?) } else { None };
        let (zone, now) = self.time_in(&opened.community).await?;
        let ahead = zone.to_offset(now).seconds();
        let mut opened = Opened { seed, ahead, ..opened };
        for _ in 0..TRIES {
            // Whoever comes from elsewhere would show it there.
            opened.code = Some(Code::of(rand::random())).filter(|_| !opened.private);
            let entry = self.entry(id, &request.asker.id, Event::Opened(opened.clone()));
            // The table as it will be; only its number is not known yet.
            let mut planned = Table::replay(TableId(0), [entry.clone()])?;
            if planned.stake() > 0 && !self.chosen.plays_for_chips() {
                return self.refuse(request, phrase!("refused-no-stakes-here")).await.map(Ok);
            }
            if let Err(refusal) = self.pass_chips(&mut planned).await? {
                return self.refuse(request, refusal.phrase()).await.map(Ok);
            }
            match self.store.open(entry.clone(), Placing::of(&planned)).await {
                Ok(id) => {
                    let table = Table::replay(id, [entry])?;
                    self.show(&table, Some(&room));
                    return Ok(Ok(self.post(&table, &room).await));
                }
                Err(AppendError::Answered(before)) => return Ok(Err(before)),
                Err(AppendError::Store(error)) => return Err(error.into()),
                // Another invitation has this code.
                Err(AppendError::Stale) => {}
            }
        }
        Err(Trouble::Crowded(TableId(0)))
    }

    pub(super) async fn act(&self, request: &Request, act: &Act, named: Option<TableId>) -> Result<Reply, Trouble> {
        let table = match self.pick(request, named, Want::Act(act)).await {
            Err(Trouble::Refused(why)) => return self.refuse(request, why).await,
            picked => picked?,
        };
        self.act_at(table, request, act).await
    }

    /// Joins a table from wherever the asker is, by the code that its invitation shows.
    pub(super) async fn join_by(&self, request: &Request, code: Code, side: Option<Side>) -> Result<Reply, Trouble> {
        let found = match self.store.by_code(code).await? {
            Some(id) => self.load(id).await?,
            None => None,
        };
        let Some(table) = found else {
            return self.refuse(request, phrase!("refused-no-such-code", code = code.to_string())).await;
        };
        if table.is_in(&request.room) {
            return self.act_at(table, request, &side.map_or(Act::Join, Act::JoinSide)).await;
        }
        if let Some(why) = self.not_offered(&request.room, table.setup.kind()) {
            return self.refuse(request, why).await;
        }
        let from = Guest { room: request.room.clone(), community: request.community.clone() };
        self.act_at(table, request, &Act::Visit { from, side }).await
    }

    pub(super) async fn act_at(&self, table: Table, request: &Request, act: &Act) -> Result<Reply, Trouble> {
        if let Some(why) = self.not_welcome(request, &table, act).await? {
            return self.refuse(request, why).await;
        }
        let decide = |table: &Table| {
            let is_new =
                |seen: Seen| seen.table == table.id && (seen.entries == table.entries || is_timeless(table, act));
            if request.seen.is_some_and(|seen| !is_new(seen)) {
                return Err(Refusal::Stale { table: table.id });
            }
            table.decide(&request.asker, act)
        };
        match self.write(table, &request.id, &request.asker.id, Some(&request.room), decide).await? {
            Written::Now(table) => Ok(self.post(&table, &request.room).await),
            Written::Before(answer) => self.same_again(request, answer).await,
            Written::Refused(refusal) => self.refused(request, act, &refusal).await,
        }
    }

    /// Refuses an act; whoever typed only how a move begins is shown where it can go on.
    async fn refused(&self, request: &Request, act: &Act, refusal: &Refusal) -> Result<Reply, Trouble> {
        let begun = match (refusal, act) {
            (Refusal::Game { table, .. }, Act::Move(text)) => self.load(*table).await?.map(|table| (table, text)),
            _ => None,
        };
        if let Some((table, text)) = begun {
            let chosen = [text.clone()];
            let choices = self.steps(&table, &chosen);
            if !choices.is_empty() && matches!(table.game.turn(), Turn::Move(_)) {
                let steps = Arg::AnyOf(choices.iter().map(|choice| Arg::from(choice.label.as_str())).collect());
                let why = phrase!("refused-begun-only", input = Arg::quote(text), steps = steps);
                let Reply { text, .. } = self.refuse(request, why).await?;
                let from = table.to_move().unwrap_or(Side::SOUTH);
                let look = View { from, chosen: Some(&chosen), ..View::default() };
                return Ok(Reply { text, ..self.view(&table, look, choices).await });
            }
        }
        self.refuse(request, refusal.phrase()).await
    }

    /// Adds the event that is decided on to a table's log, deciding again where another writer was first. All rooms of the
    /// table are shown it but the one in which the request is answered.
    pub(super) async fn write(
        &self,
        mut table: Table,
        request: &RequestId,
        by: &PlayerId,
        answered: Option<&RoomId>,
        decide: impl Fn(&Table) -> Result<Event, Refusal>,
    ) -> Result<Written, Trouble> {
        for _ in 0..TRIES {
            let event = match decide(&table) {
                Ok(event) => event,
                Err(refusal) => return Ok(Written::Refused(refusal)),
            };
            let (before, expected) = (Placing::of(&table), table.entries);
            let entry = self.entry(request, by, event);
            table.apply(entry)?;
            if let Err(refusal) = self.pass_chips(&mut table).await? {
                return Ok(Written::Refused(refusal));
            }
            let entry = table.last.clone();
            let more = match self.follow(&mut table, request).await? {
                Ok(more) => more,
                Err(refusal) => return Ok(Written::Refused(refusal)),
            };
            let (community, after) = (table.community.clone(), Placing::of(&table));
            // The entry was decided on at a table that was not over.
            let (results, alarm) = (table.results(), self.alarm(&table).await?);
            let names = table.players().filter(|_| !table.guests.is_empty()).cloned().collect();
            let id = table.id;
            let append = Append { table: id, expected, entry, more, community, before, after, results, names, alarm };
            match self.store.append(append).await {
                Ok(()) => {
                    for community in table.communities().into_iter().filter(|_| table.is_over()) {
                        self.rate(community).await;
                    }
                    self.show(&table, answered);
                    return Ok(Written::Now(Box::new(table)));
                }
                Err(AppendError::Stale) => {
                    table = Table::replay(table.id, self.store.log(table.id).await?)?;
                }
                Err(AppendError::Answered(answer)) => return Ok(Written::Before(answer)),
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(Trouble::Crowded(table.id))
    }

    /// Takes what follows by itself from what a request did, and answers it. It is written together with its cause, so
    /// that no crash comes in between.
    async fn follow(&self, table: &mut Table, request: &RequestId) -> Result<Result<Vec<Entry>, Refusal>, Trouble> {
        let mut followed = self.away_at_start(table, request).await?;
        let wanting = self.playing_alone(table).await?;
        while let Some((by, event)) =
            table.next_by_itself(|player| followed.len() < MOST_FOLLOWING && wanting.contains(player))
        {
            table.apply(self.entry(&request.followed_by(followed.len() + 1), &by, event))?;
            if let Err(refusal) = self.pass_chips(table).await? {
                return Ok(Err(refusal));
            }
            followed.push(table.last.clone());
        }
        Ok(Ok(followed))
    }

    /// The players of a table who want what is forced to happen by itself.
    async fn playing_alone(&self, table: &Table) -> Result<Vec<PlayerId>, Trouble> {
        let mut wanting = Vec::new();
        // Nothing happens by itself where nobody is due.
        for player in table.players().filter(|_| table.due().is_some()) {
            if self.chosen_by_player(&player.id).await?.plays_alone() {
                wanting.push(player.id.clone());
            }
        }
        Ok(wanting)
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
    pub(super) async fn refuse(&self, request: &Request, why: Phrase) -> Result<Reply, Trouble> {
        self.said(request, self.say(&why), Vec::new()).await
    }

    /// Answers for good in these words, with the changes that they tell.
    pub(super) async fn said(&self, request: &Request, words: Text, notes: Vec<Note>) -> Result<Reply, Trouble> {
        match self.store.say(&request.id, &words, notes, (self.clock)()).await {
            Ok(()) | Err(AppendError::Stale) => Ok(self.linked(words)),
            Err(AppendError::Answered(answer)) => self.same_again(request, answer).await,
            Err(AppendError::Store(error)) => Err(error.into()),
        }
    }

    pub(super) fn entry(&self, request: &RequestId, by: &PlayerId, event: Event) -> Entry {
        Entry { request: request.clone(), by: by.clone(), at: (self.clock)(), event, chips: Vec::new() }
    }
}

/// Whether an act means the same however the table has changed since somebody saw it. Who answers an invitation after others
/// takes another seat, or hears that there is none.
fn is_timeless(table: &Table, act: &Act) -> bool {
    match act {
        Act::Join | Act::JoinSide(_) | Act::Visit { .. } => true,
        Act::Accept | Act::Decline => table.offer.is_none(),
        _ => false,
    }
}
