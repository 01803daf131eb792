use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::all::{GuildId, GuildMembersChunkEvent, ShardMessenger, UserId};
use serenity::gateway::ChunkGuildFilter;

use super::request;
use crate::chat::{Platform, PlayerId};
use crate::host::Host;

/// Discord's limit of users in one question.
const USERS: usize = 100;
/// Discord ends a connection that says more than 120 things a minute.
const PAUSE: Duration = Duration::from_secs(1);
/// How often is asked again.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Finds out who of the players who have a rank is in their server.
///
/// Discord tells of everybody who comes and goes only bots with a privileged intent. Whether somebody is there whom it
/// knows, any bot may ask; an answer that is lost is not missed, as the same is asked again the next day.
pub struct Members {
    host: Arc<Host>,
    /// The servers that there are, with the connection that each is told of by.
    servers: Mutex<HashMap<GuildId, ShardMessenger>>,
    /// Held by whoever has just asked.
    pause: tokio::sync::Mutex<()>,
}

impl Members {
    pub fn new(host: Arc<Host>) -> Members {
        Members { host, servers: Mutex::default(), pause: tokio::sync::Mutex::default() }
    }

    /// Tells that a server is there, and asks for its players.
    pub async fn joined(&self, guild: GuildId, shard: &ShardMessenger) {
        self.servers().insert(guild, shard.clone());
        self.ask(guild, shard).await;
    }

    /// Tells that a server is not there for now, or that the bot is not there any more.
    pub fn left(&self, guild: GuildId) {
        self.servers().remove(&guild);
    }

    /// Asks for the players of all servers day by day. Never returns.
    pub async fn keep_asking(&self) {
        loop {
            tokio::time::sleep(DAY).await;
            let servers = self.servers().clone();
            for (guild, shard) in servers {
                self.ask(guild, &shard).await;
            }
        }
    }

    async fn ask(&self, guild: GuildId, shard: &ShardMessenger) {
        let players = self.host.ranked(&request::community(guild)).await;
        let users: Vec<UserId> = players.iter().filter_map(|player| player.own().parse().ok()).collect();
        for users in users.chunks(USERS) {
            let _turn = self.pause.lock().await;
            shard.chunk_guild(guild, None, false, ChunkGuildFilter::UserIds(users.to_vec()), None);
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Notes what Discord answers.
    pub async fn answered(&self, answer: &GuildMembersChunkEvent) {
        let community = request::community(answer.guild_id);
        let player = |id: u64| PlayerId::new(Platform::Discord, &id.to_string());
        for user in answer.members.keys() {
            self.host.player_there(&community, &player(user.get()), true).await;
        }
        for user in &answer.not_found {
            self.host.player_missing(&community, &player(user.get())).await;
        }
    }

    fn servers(&self) -> MutexGuard<'_, HashMap<GuildId, ShardMessenger>> {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
