//! Private messages, which tell players that it is their turn where they want these rather than to be notified in the room.
//!
//! They go before the post that they belong to, so that it can notify whoever could not be reached. Who was reached is kept
//! with what the room is owed, so that a post that is tried again tells nobody again.

use std::borrow::Cow;
use std::time::Duration;

use tokio::time::Instant;

use super::{Host, variant_name};
use crate::chat::{Board, PlayerId, Receipt, Reply, Told, Whisper};
use crate::phrase;
use crate::settings::Notice;
use crate::table::Table;

/// A room does not wait longer for its post; whoever is not reached by then is notified there.
const PATIENCE: Duration = Duration::from_secs(5);

impl Host {
    /// A post that notifies those who are due and want that, with what goes to others privately. Where a player is alone with the
    /// bot nothing is more private.
    pub(super) async fn notifying(&self, table: &Table, reply: Reply) -> Reply {
        let Some(receipt) = &reply.receipt else { return reply };
        let told = match reply.due.is_empty() {
            true => Vec::new(),
            false => self.store.told(&receipt.room, table.id).await.unwrap_or_default(),
        };
        let is_alone = table.community_of(&receipt.room).is_direct();
        let (mut due, mut whispers) = (Vec::new(), Vec::new());
        for player in reply.due.into_iter().filter(|player| !told.contains(player)) {
            let wanted = self.chosen_by_player(&player).await.map_or(Notice::Ping, |choices| choices.notice());
            match wanted {
                Notice::Quiet => {}
                Notice::Message if !is_alone => whispers.push(self.whisper(table, player).await),
                Notice::Message | Notice::Ping => due.push(player),
            }
        }
        Reply { due, whispers, ..reply }
    }

    /// What tells a player that a table waits for them: where, what the post says, and the board.
    async fn whisper(&self, table: &Table, to: PlayerId) -> Whisper {
        let room = table.room_of(&to);
        let host = self.for_player(table, &to).await;
        let game = variant_name(table.setup.kind(), table.setup.variant());
        let waits = phrase!("whisper-waits", table = table.id, game = game, room = room);
        let mut text = host.say(&match self.way_to(table, room).await {
            Ok(Some(link)) => phrase!("games-linked", table = waits, link = &link),
            _ => waits,
        });
        let post = host.post_in(table, room).await;
        text.line(post.text);
        let board = post.board.map(|board| {
            let name = format!("{}-{}", board.name, host.chosen.theme().word());
            Board { name, ..board }
        });
        let reply = Reply { board, due: vec![to.clone()], ..Reply::private(text) };
        let reply = self.with_names(reply, to.platform()).await;
        let id = format!("{}-{}-{}-{}", table.id.0, table.entries, table.last.at.0, to.own());
        Whisper { to, id, reply }
    }

    /// Has an adapter tell players privately what goes before a post, each by what `tell` does. The post as it then is: it
    /// notifies whoever was not reached.
    pub async fn whisper_before<'r, F>(&self, post: &'r Reply, tell: impl Fn(Whisper) -> F) -> Cow<'r, Reply>
    where
        F: Future<Output = Told>,
    {
        if post.whispers.is_empty() {
            return Cow::Borrowed(post);
        }
        let until = Instant::now() + PATIENCE;
        let mut due = post.due.clone();
        for whisper in &post.whispers {
            let told = tokio::time::timeout_at(until, tell(whisper.clone())).await.unwrap_or(Told::NotYet);
            match (told, &post.receipt) {
                (Told::Yes, Some(receipt)) => self.told(receipt, &whisper.to).await,
                (Told::Yes, None) => {}
                (Told::No | Told::NotYet, _) => due.push(whisper.to.clone()),
            }
        }
        Cow::Owned(Reply { due, whispers: Vec::new(), ..post.clone() })
    }

    /// Notes that a player was told privately of what a room is owed.
    async fn told(&self, receipt: &Receipt, player: &PlayerId) {
        if let Err(error) = self.store.set_told(receipt, player).await {
            tracing::error!("that somebody was told could not be noted, so they may be told again: {error}");
        }
    }
}
