//! What people can do about what is kept of them.

use serde_json::{Map, Value, json};
use tokio::runtime::Handle;

use super::{Host, Trouble};
use crate::chat::{Choice, CommunityId, File, PlayerId, Reply, Request, RequestId, TableId};
use crate::command::Privacy;
use crate::phrase;
use crate::standings;
use crate::store::{Mark, Note, Owner, Shelf, StoreError};
use crate::table::{Act, Entry, Event, Opened, Table, Vacation};

/// Tables are ended and deleted until there are none left; somebody may sit down meanwhile.
const ROUNDS: usize = 5;

impl Host {
    pub(super) async fn privacy(&self, request: &Request, wanted: Privacy) -> Result<Reply, Trouble> {
        let asker = &request.asker.id;
        match wanted {
            Privacy::Hide | Privacy::Show => {
                let holds = wanted == Privacy::Hide;
                let told = if holds { phrase!("privacy-hidden") } else { phrase!("privacy-shown") };
                let note = Note::Mark { mark: Mark::Hidden(asker.clone()), holds };
                self.said(request, self.say(&told), vec![note]).await
            }
            Privacy::Export => {
                let name = "serai-export.json".to_owned();
                let content = serde_json::to_string_pretty(&self.export(asker).await?).unwrap_or_default();
                self.store.settled().await?;
                let text = self.say(&phrase!("privacy-export", file = name.as_str()));
                Ok(Reply { file: Some(File { name, content }), ..Reply::confidential(text) })
            }
            Privacy::Delete { confirmed: false } => {
                let label = self.plain(&phrase!("button-delete"));
                let command = "privacy delete confirm".to_owned();
                let choices = vec![Choice::new(command, label)];
                Ok(Reply { choices, ..Reply::private(self.say(&phrase!("privacy-delete"))) })
            }
            Privacy::Delete { confirmed: true } => {
                self.delete(asker).await?;
                Ok(Reply::private(self.say(&phrase!("privacy-deleted"))))
            }
        }
    }

    /// Deletes what is kept of a player. What is begun is gone on with after a crash.
    async fn delete(&self, player: &PlayerId) -> Result<(), Trouble> {
        let secret = (self.seeds)()?.hex();
        self.store.begin_erasing(player, &secret).await?;
        Ok(self.erase(player).await?)
    }

    /// Deletes all that is kept of a player who is to be deleted, where nobody waits meanwhile: it reads all logs and results.
    pub(super) async fn erase(&self, player: &PlayerId) -> Result<(), StoreError> {
        let (host, player, runtime) = (self.clone(), player.clone(), Handle::current());
        let erased = tokio::task::spawn_blocking(move || runtime.block_on(host.try_erase(&player))).await;
        erased.map_err(|stopped| StoreError::Failed(stopped.to_string()))?
    }

    async fn try_erase(&self, player: &PlayerId) -> Result<(), StoreError> {
        let name = self.plain(&phrase!("former-player"));
        for _ in 0..ROUNDS {
            if let Err(trouble) = self.leave_all_tables(player).await {
                tracing::error!("not all tables of somebody who wants to be deleted could be ended: {trouble}");
            }
            self.forget_direct(player).await?;
            for community in self.store.erase(player, &name).await? {
                standings::refold(&*self.store, &community).await?;
            }
            let mut tables = 0;
            for shelf in Shelf::ALL {
                tables += self.store.of_player(player, shelf, 1).await?.len();
            }
            if tables == 0 {
                break;
            }
        }
        self.store.end_erasing(player).await
    }

    /// Deletes all of the player's own talks with the bot: whose they were, their channel tells.
    async fn forget_direct(&self, player: &PlayerId) -> Result<(), StoreError> {
        for shelf in Shelf::ALL {
            for (id, _) in self.store.of_player(player, shelf, usize::MAX).await? {
                let log = self.store.log(id).await?;
                if let Some(Event::Opened(Opened { community, .. })) = log.first().map(|entry| &entry.event)
                    && community.is_direct()
                {
                    self.store.forget(community).await?;
                }
            }
        }
        Ok(())
    }

    /// Resigns, takes invitations back, and declines those of others.
    async fn leave_all_tables(&self, player: &PlayerId) -> Result<(), Trouble> {
        for shelf in [Shelf::Invitation, Shelf::Playing] {
            for (id, _) in self.store.of_player(player, shelf, usize::MAX).await? {
                let Some(table) = self.load(id).await? else { continue };
                let Some(own) = table.players().find(|own| own.id == *player).cloned().or_else(|| {
                    let invited = table.invited.iter().flatten().any(|invited| invited == player);
                    invited.then(|| crate::chat::Player { id: player.clone(), name: String::new() })
                }) else {
                    continue;
                };
                let act = match shelf {
                    Shelf::Invitation if table.maker == *player => Act::Cancel,
                    Shelf::Invitation => Act::Decline,
                    _ => Act::Resign,
                };
                let request = RequestId::stored(format!("deleted/{}/{}", id.0, table.entries));
                self.write(table, &request, player, None, |table| table.decide(&own, &act)).await?;
            }
        }
        Ok(())
    }

    /// All that is kept of a player.
    async fn export(&self, player: &PlayerId) -> Result<Value, Trouble> {
        let store = &*self.store;
        let settings = store.settings(&Owner::Player(player.clone())).await?;
        let settings: Map<String, Value> = settings.into_iter().map(|(name, value)| (name, json!(value))).collect();
        let blocked = store.blocked_by(player).await?;
        let Vacation { from, until, year, taken } = store.vacation(player).await?;
        let mut tables = Vec::new();
        let mut communities: Vec<CommunityId> = Vec::new();
        for shelf in Shelf::ALL {
            for (id, _) in store.of_player(player, shelf, usize::MAX).await? {
                // Others shall not wait for somebody who has played a lot.
                tokio::task::yield_now().await;
                let log = store.log(id).await?;
                let Ok(table) = Table::replay(id, log.iter().cloned()) else { continue };
                for community in table.communities() {
                    if !communities.contains(community) {
                        communities.push(community.clone());
                    }
                }
                tables.push(exported(&table, table.room_of(player).as_str(), &log, player));
            }
        }
        tables.sort_by_key(|table| table["table"].as_u64());
        let mut standing = Vec::new();
        for community in &communities {
            standing.push(self.exported_standing(community, player).await?);
        }
        Ok(json!({
            "player": player.as_str(),
            "name": store.name(player).await?,
            "settings": settings,
            "hidden": store.is_marked(&Mark::Hidden(player.clone())).await?,
            "next_digest": store.next_digest(player).await?.map(|at| at.0),
            "blocked": blocked.iter().map(PlayerId::as_str).collect::<Vec<_>>(),
            "vacation": { "from": from.0, "until": until.0, "year": year, "taken": taken },
            "tables": tables,
            "standings": standing,
        }))
    }

    async fn exported_standing(&self, community: &CommunityId, player: &PlayerId) -> Result<Value, Trouble> {
        let store = &*self.store;
        standings::catch_up(store, community).await?;
        let profile = standings::profile(store, community, player).await?;
        let mut ladders = Map::new();
        for (name, standing) in profile.iter().flat_map(|profile| {
            let games = profile.games.iter().map(|(kind, standing)| (kind.word(), standing));
            games.chain([("all", &profile.all)])
        }) {
            let rating = standing.rating;
            ladders.insert(
                name.to_owned(),
                json!({
                    "rating": rating.rating, "deviation": rating.deviation, "volatility": rating.volatility,
                    "won": standing.won, "drawn": standing.drawn, "lost": standing.lost, "streak": standing.streak,
                    "last": standing.at.0,
                }),
            );
        }
        let played = standings::played_by(store, community, player, usize::MAX).await?;
        let games = played.iter().rev().map(|game| {
            let ratings = game.ratings.map(|[all, own]| json!({ "all": all.rating, "game": own.rating }));
            json!({ "result": game.number, "at": game.at.0, "game": game.kind.word(), "ratings": ratings })
        });
        let away = store.is_marked(&Mark::Away(community.clone(), player.clone())).await?;
        let purse = store.purse(community, player).await?;
        Ok(json!({
            "community": community.as_str(),
            "left": away,
            "chips": purse.chips,
            "ladders": ladders,
            "games": games.collect::<Vec<_>>(),
        }))
    }
}

/// A table with what the player did there.
fn exported(table: &Table, room: &str, log: &[Entry], player: &PlayerId) -> Value {
    let own = log.iter().filter(|entry| entry.by == *player).map(|entry| {
        let (event, what) = told(&entry.event);
        json!({ "at": entry.at.0, "request": entry.request.as_str(), "event": event, "what": what })
    });
    let TableId(number) = table.id;
    let name = table.players().find(|own| own.id == *player).map(|own| own.name.as_str());
    json!({
        "table": number,
        "community": table.community.as_str(),
        "room": room,
        "name": name,
        "invited": table.invited.iter().flatten().any(|invited| invited == player),
        "record": table.record().to_string(),
        "events": own.collect::<Vec<_>>(),
    })
}

fn told(event: &Event) -> (&'static str, Option<String>) {
    match event {
        Event::Opened(Opened { invited, .. }) => {
            let invited: Vec<&str> = invited.iter().map(PlayerId::as_str).collect();
            ("opened", Some(invited.join(" ")))
        }
        Event::Seated { .. } => ("seated", None),
        Event::Departed { .. } => ("departed", None),
        Event::HandedOver { to } => ("handed over", Some(to.as_str().to_owned())),
        Event::Declined => ("declined", None),
        Event::Started => ("started", None),
        Event::Cancelled => ("cancelled", None),
        Event::Moved { text } => ("moved", Some(text.clone())),
        Event::Covered => ("covered", None),
        Event::Thrown { text } => ("thrown", Some(text.clone())),
        Event::Resigned => ("resigned", None),
        Event::Offered { what } => ("offered", Some(what.word().to_owned())),
        Event::Accepted => ("accepted", None),
        Event::Reminded => ("reminded", None),
        Event::TimeUp => ("time up", None),
        Event::Claimed => ("claimed", None),
        Event::Aborted => ("aborted", None),
        Event::OnVacation { until } => ("on vacation", Some(until.0.to_string())),
        Event::Granted { until } => ("granted", Some(until.0.to_string())),
        Event::Rehoused { room } => ("rehoused", Some(room.as_str().to_owned())),
        Event::Undone => ("undone", None),
        Event::Closed => ("closed", None),
    }
}
