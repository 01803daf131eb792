//! What happens at tables because time goes by: reminders, and the end of somebody's time.
//!
//! The store keeps for each table when to look at it again. Whatever comes of that is an event, whose request follows from
//! the table and its log, so that it happens once, however often it is looked at.

use std::time::Duration;

use jiff::tz::TimeZone;

use super::{Host, Trouble};
use crate::chat::{PlayerId, RequestId, TableId, Timestamp};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::settings::{Choices, Hours};
use crate::store::{Shelf, StoreError};
use crate::table::{Entry, Event, Pace, Refusal, Table};

/// How often alarms are looked for at least, and at most.
const TICKS: [Duration; 2] = [Duration::from_secs(5), Duration::from_millis(100)];
/// How often it is kept that the bot is there.
const BEAT_MS: i64 = 60 * 1000;
/// Alarms that are looked at together.
const ALARMS: usize = 100;
/// A table that could not be looked at is looked at again after this.
const AGAIN_MS: i64 = 60 * 60 * 1000;
/// A reminder that comes before the night comes so long before it.
const BEFORE_NIGHT_MS: i64 = 10 * 60 * 1000;
/// What is less nobody misses.
const MISSED_MS: i64 = 60 * 1000;

impl Host {
    /// Reminds players, and tells whose time is up. Never returns.
    pub async fn keep_time(&self) {
        self.come_back().await;
        let mut beaten = (self.clock)();
        loop {
            self.ring().await;
            let now = (self.clock)();
            if now.0 - beaten.0 >= BEAT_MS {
                self.beat(now).await;
                beaten = now;
            }
            let [longest, shortest] = TICKS;
            let pause =
                self.next_ring().await.map_or(longest, |at| Duration::from_millis((at.0 - now.0).max(0) as u64));
            tokio::time::sleep(pause.clamp(shortest, longest)).await;
        }
    }

    /// Gives those whose time ran out while the bot was away the rest that they had, or as much as is fair; tells tables
    /// of vacations that they do not know of.
    pub async fn come_back(&self) {
        let now = (self.clock)();
        if let Err(error) = self.spread_vacations(now).await {
            tracing::error!("the vacations cannot be read: {error}");
        }
        if let Err(error) = self.give_back(now).await {
            tracing::error!("nobody has the time back that the bot was away: {error}");
        }
        self.beat(now).await;
    }

    async fn give_back(&self, now: Timestamp) -> Result<(), StoreError> {
        let Some(last) = self.store.last_beat().await? else { return Ok(()) };
        let longest = Pace::ALL.into_iter().map(Pace::fair_rest).max().unwrap_or(0);
        // What runs out later has lost nothing worth a word.
        let ahead = if now.0 - last.0 < MISSED_MS { 0 } else { longest };
        // No alarm rings later than time is up.
        for (_, id) in self.store.alarms(Timestamp(now.0 + ahead), usize::MAX).await? {
            if let Err(trouble) = self.give_back_at(id, last, now).await {
                tracing::error!("at table {id} nobody has the time back that the bot was away: {trouble}");
            }
        }
        Ok(())
    }

    async fn give_back_at(&self, id: TableId, last: Timestamp, now: Timestamp) -> Result<(), Trouble> {
        let Some(table) = self.load(id).await? else { return Ok(()) };
        match granted(&table, last, now) {
            Some(until) => self.happen(table, Event::Granted { until }).await,
            None => Ok(()),
        }
    }

    async fn beat(&self, now: Timestamp) {
        if let Err(error) = self.store.beat(now).await {
            tracing::error!("it could not be kept that the bot is there: {error}");
        }
    }

    /// When something is due next.
    pub async fn next_ring(&self) -> Option<Timestamp> {
        let alarms = self.store.alarms(Timestamp(i64::MAX), 1).await.unwrap_or_default();
        let digests = self.store.digests_due(Timestamp(i64::MAX), 1).await.unwrap_or_default();
        alarms.iter().map(|(at, _)| *at).chain(digests.iter().map(|(at, _)| *at)).min()
    }

    /// Lets what is due by now happen.
    pub async fn ring(&self) {
        let now = (self.clock)();
        self.ring_digests(now).await;
        let alarms = self.store.alarms(now, ALARMS).await.unwrap_or_else(|error| {
            tracing::error!("the alarms cannot be read: {error}");
            Vec::new()
        });
        for (_, table) in alarms {
            if let Err(trouble) = self.try_ring(table, now).await {
                tracing::error!("the clock of table {table} cannot be looked at: {trouble}");
                // Others shall not wait for it.
                let _ = self.store.set_alarm(table, u32::MAX, Some(Timestamp(now.0 + AGAIN_MS))).await;
            }
        }
    }

    async fn try_ring(&self, id: TableId, now: Timestamp) -> Result<(), Trouble> {
        let Some(table) = self.load(id).await? else { return Ok(self.store.set_alarm(id, 0, None).await?) };
        let next = match table.run_out(now) {
            Some(event) => Some(event),
            None => {
                let reminder = self.reminder(&table, now).await?;
                reminder.filter(|at| *at <= now).map(|_| Event::Reminded)
            }
        };
        match next {
            Some(event) => self.happen(table, event).await,
            None => self.set_alarm(&table).await,
        }
    }

    /// Sets the alarms of the tables at which a player is due, who wants reminders at other times now.
    pub(super) async fn set_alarms(&self, player: &PlayerId) -> Result<(), Trouble> {
        for (id, _) in self.store.of_player(player, Shelf::Playing, usize::MAX).await? {
            if let Some(table) = self.load(id).await?
                && table.due().is_some_and(|due| due.id == *player)
            {
                self.set_alarm(&table).await?;
            }
        }
        Ok(())
    }

    async fn set_alarm(&self, table: &Table) -> Result<(), Trouble> {
        Ok(self.store.set_alarm(table.id, table.entries, self.alarm(table).await?).await?)
    }

    /// Writes what happens at a table, unless something else has happened there meanwhile.
    async fn happen(&self, table: Table, event: Event) -> Result<(), Trouble> {
        let (entries, maker) = (table.entries, table.maker.clone());
        let request = RequestId::stored(format!("{}/clock/{}/{entries}", table.community.as_str(), table.id.0));
        let decide = |table: &Table| match table.entries == entries {
            true => Ok(event.clone()),
            false => Err(Refusal::Stale { table: table.id }),
        };
        self.write(table, &request, &maker, None, decide).await?;
        Ok(())
    }

    /// When a table is to be looked at again.
    pub(super) async fn alarm(&self, table: &Table) -> Result<Option<Timestamp>, StoreError> {
        let Some(deadline) = table.deadline() else { return Ok(None) };
        let reminder = self.reminder(table, (self.clock)()).await?;
        Ok(Some(reminder.map_or(deadline, |reminder| reminder.min(deadline))))
    }

    /// When the player who is due is to be reminded, from now on; `None` if not at all.
    async fn reminder(&self, table: &Table, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let (Some(due), Some(deadline)) = (table.due().filter(|_| !table.clock.is_reminded), table.deadline()) else {
            return Ok(None);
        };
        let own: Choices = self.chosen_by_player(&due.id).await?;
        let choices = self.chosen_by_community(&table.community).await?.under(own);
        let wished = choices.reminder().and_then(|share| table.when_left(share));
        Ok(wished
            .and_then(|wished| awake(choices.hours(), &choices.timezone(), [table.clock.since, wished, deadline], now)))
    }
}

/// Until when somebody has time whose time ran out, or is about to, while the bot was away since `last`.
fn granted(table: &Table, last: Timestamp, now: Timestamp) -> Option<Timestamp> {
    let deadline = table.deadline().filter(|deadline| *deadline > last)?;
    let (left, fair) = (deadline.0 - last.0, table.pace.fair_rest());
    let rest = if deadline <= now { left.max(fair) } else { left.min(fair) };
    let until = Timestamp(now.0 + rest);
    (until.0 - deadline.0 >= MISSED_MS).then_some(until)
}

/// When to remind somebody who has these hours, from now on: when they wish it, or else when their hours begin; where
/// that is too late, before the night.
fn awake(
    hours: Hours,
    zone: &TimeZone,
    [since, wished, deadline]: [Timestamp; 3],
    now: Timestamp,
) -> Option<Timestamp> {
    let are_on = |at: Timestamp| hours.are_on(zone, at.moment());
    let told = |at: jiff::Timestamp| Timestamp(at.as_millisecond());
    let next = |at: Timestamp| hours.next_beginning(zone, at.moment()).map(told).filter(|next| *next < deadline);
    let planned = match are_on(wished) {
        true => Some(wished),
        false => next(wished).or_else(|| {
            let night = hours.last_end(zone, wished.moment()).map(told)?;
            Some(Timestamp(night.0 - BEFORE_NIGHT_MS)).filter(|before| *before >= since && are_on(*before))
        }),
    };
    match planned? {
        planned if planned > now => Some(planned),
        _ if are_on(now) => Some(now),
        _ => next(now),
    }
}

/// Those who may take the game from whose time was up; of a team, who leads it.
pub(super) fn claimants(table: &Table) -> Vec<PlayerId> {
    let late = table.side_due();
    let may = |player: &PlayerId| {
        let side = table.side_of(player);
        side != late && side.is_some_and(|side| !table.resigned.contains(&side))
    };
    table.seats.iter().flatten().map(|player| &player.id).filter(|player| may(player)).cloned().collect()
}

/// How long players may think, where that is counted.
pub(super) fn pace(table: &Table) -> Option<Phrase> {
    table.pace.turn().map(|_| phrase!("table-pace", pace = pace_name(table.pace)))
}

pub(super) fn pace_name(pace: Pace) -> Phrase {
    match pace {
        Pace::Unlimited => phrase!("pace-none"),
        Pace::Live => phrase!("pace-live"),
        Pace::Day => phrase!("pace-day"),
        Pace::ThreeDays => phrase!("pace-three-days"),
        Pace::Week => phrase!("pace-week"),
    }
}

/// Until when the player who is due has time, or what can be done as it was up.
pub(super) fn time(table: &Table) -> Option<Phrase> {
    match table.deadline() {
        Some(until) => Some(phrase!("table-time-until", until = until)),
        None => table.is_time_up().then(|| {
            let players: Vec<Arg> = claimants(table).iter().map(Arg::from).collect();
            phrase!("table-may-claim", table = table.id, players = players)
        }),
    }
}

/// What an entry did that is about time.
pub(super) fn did(table: &Table, entry: &Entry) -> Phrase {
    let (id, by) = (table.id, &entry.by);
    let due = || table.due().map_or(by, |due| &due.id);
    match &entry.event {
        Event::Reminded => phrase!("table-reminded", table = id, player = due()),
        Event::Granted { .. } => phrase!("table-granted", table = id, player = due()),
        Event::TimeUp => phrase!("table-time-up", table = id, player = due()),
        Event::Aborted => phrase!("table-aborted", table = id),
        Event::Claimed if table.is_over() => phrase!("table-claimed", table = id, player = by),
        Event::OnVacation { until } if *until > entry.at => {
            phrase!("table-on-vacation", table = id, player = by, until = *until)
        }
        Event::OnVacation { .. } => phrase!("table-back-from-vacation", table = id, player = by),
        _ => phrase!("table-claimed-alone", table = id, player = by),
    }
}
