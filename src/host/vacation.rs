//! Days on which somebody's clocks stand still, at all of their tables.

use super::act::TRIES;
use super::{Host, Trouble};
use crate::chat::{PlayerId, Reply, Request, RequestId, TableId, Timestamp};
use crate::command::Leave;
use crate::phrase;
use crate::phrase::Phrase;
use crate::store::{AppendError, Note, Shelf, StoreError};
use crate::table::{Entry, Event, NoVacation, Refusal, State, Table, Vacation};

/// No vacation that ended longer ago can have been cut short by a crash.
const LONGEST_MS: i64 = Vacation::DAYS_A_YEAR as i64 * 24 * 60 * 60 * 1000;

impl Host {
    /// Tells about the asker's vacation, begins one, or ends it.
    pub(super) async fn vacation(&self, request: &Request, leave: Leave) -> Result<Reply, Trouble> {
        let player = &request.asker.id;
        let now = (self.clock)();
        let year = self.chosen.timezone().to_datetime(now.moment()).year();
        for _ in 0..TRIES {
            let before = self.store.vacation(player).await?;
            let after = match leave {
                Leave::Show => return Ok(Reply::private(self.say(&told(&before, now, year)))),
                Leave::Take(days) => before.begun(days, now, year),
                Leave::End => before.ended(now),
            };
            let after = match after {
                Ok(after) => after,
                Err(why) => return self.refuse(request, refused(why)).await,
            };
            let words = self.say(&told(&after, now, year));
            let note = Note::Vacation { player: player.clone(), before, after };
            match self.store.say(&request.id, &words, vec![note], now).await {
                Ok(()) => {
                    self.spread(player, &after, now).await?;
                    return Ok(Reply::private(words));
                }
                Err(AppendError::Stale) => {}
                Err(AppendError::Answered(answer)) => return self.same_again(request, answer).await,
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(Trouble::CrowdedVacation(player.clone()))
    }

    /// Tells tables of vacations that a crash has kept from them.
    pub(super) async fn spread_vacations(&self, now: Timestamp) -> Result<(), StoreError> {
        for (player, vacation) in self.store.vacations().await? {
            if vacation.until.0 > now.0 - LONGEST_MS {
                self.spread(&player, &vacation, now).await?;
            }
        }
        Ok(())
    }

    /// Tells a player's tables of their vacation. Those that cannot be told now are told at the next start.
    async fn spread(&self, player: &PlayerId, vacation: &Vacation, now: Timestamp) -> Result<(), StoreError> {
        for (id, _) in self.store.of_player(player, Shelf::Playing, usize::MAX).await? {
            if let Err(trouble) = self.tell_of_vacation(id, player, vacation, now).await {
                tracing::error!("table {id} could not be told of a vacation: {trouble}");
            }
        }
        Ok(())
    }

    /// Tells a table of a player's vacation, if it does not know.
    async fn tell_of_vacation(
        &self,
        id: TableId,
        player: &PlayerId,
        vacation: &Vacation,
        now: Timestamp,
    ) -> Result<(), Trouble> {
        let Some(table) = self.load(id).await? else { return Ok(()) };
        let until = vacation.until;
        let wanted = Some(until).filter(|_| vacation.is_on(now));
        let is_news = |table: &Table| !table.is_over() && table.vacation_of(player, now) != wanted;
        if table.pace.turn().is_none() || table.side_of(player).is_none() || !is_news(&table) {
            return Ok(());
        }
        // It does not name the player, who may be deleted one day.
        let seat = table.players().position(|own| own.id == *player).unwrap_or(0);
        let community = table.community.as_str();
        let request = RequestId::stored(format!("{community}/vacation/{}/{}/{seat}", id.0, until.0));
        let decide = |table: &Table| match is_news(table) {
            true => Ok(Event::OnVacation { until }),
            false => Err(Refusal::Over { table: table.id }),
        };
        self.write(table, &request, player, None, decide).await?;
        Ok(())
    }

    /// Takes in whoever is on vacation when their game begins.
    pub(super) async fn away_at_start(&self, table: &mut Table, request: &RequestId) -> Result<Vec<Entry>, Trouble> {
        let mut followed = Vec::new();
        let begins = matches!(table.last.event, Event::Seated { .. } | Event::Started);
        if !begins || table.state != State::Playing || table.pace.turn().is_none() {
            return Ok(followed);
        }
        let players: Vec<PlayerId> = table.players().map(|player| player.id.clone()).collect();
        for player in players {
            let vacation = self.store.vacation(&player).await?;
            if vacation.is_on(table.last.at) {
                let event = Event::OnVacation { until: vacation.until };
                table.apply(self.entry(&request.followed_by(followed.len() + 1), &player, event))?;
                followed.push(table.last.clone());
            }
        }
        Ok(followed)
    }
}

/// How things stand with a vacation.
fn told(vacation: &Vacation, now: Timestamp, year: i16) -> Phrase {
    let left = vacation.left(year);
    match vacation.is_on(now) {
        true => phrase!("vacation-on", until = vacation.until, left = left),
        false => phrase!("vacation-off", left = left),
    }
}

fn refused(why: NoVacation) -> Phrase {
    match why {
        NoVacation::OnAlready { until } => phrase!("refused-vacation-on-already", until = until),
        NoVacation::TooLong { left } => phrase!("refused-vacation-too-long", left = left),
        NoVacation::NotOn => phrase!("refused-no-vacation"),
    }
}
