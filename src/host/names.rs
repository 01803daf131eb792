//! Players who are elsewhere: how they come, and what they are called where their platform does not show them.

use super::Host;
use super::invitation::{free_seats, open_sides};
use crate::chat::{Platform, PlayerId, Reply, Span};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::table::{State, Table};

impl Host {
    /// A reply with the names of whoever is not on this platform, where their own would show them itself.
    pub(super) async fn with_names(&self, mut reply: Reply, platform: Option<Platform>) -> Reply {
        for span in &mut reply.text.0 {
            let Span::Player(player) = span else { continue };
            if platform.is_some() && player.platform() != platform {
                *span = Span::Quote(self.name_of(player).await);
            }
        }
        reply
    }

    async fn name_of(&self, player: &PlayerId) -> String {
        match self.store.name(player).await {
            Ok(Some(name)) => name,
            Ok(None) => player.own().to_owned(),
            Err(error) => {
                tracing::error!("a name cannot be read: {error}");
                player.own().to_owned()
            }
        }
    }
}

/// How somebody joins from elsewhere, and who has.
pub(super) fn elsewhere(table: &Table) -> Vec<Phrase> {
    let is_open = free_seats(table) > 0 || open_sides(table).next().is_some();
    let code = table.code.filter(|_| table.state == State::Invitation && is_open && table.stake() == 0);
    let code = code.map(|code| phrase!("table-code", code = code.to_string()));
    let players: Vec<Arg> = table.guests.iter().flat_map(|(_, players)| players).map(Arg::from).collect();
    let guests = (!players.is_empty()).then(|| phrase!("table-guests", players = players));
    guests.into_iter().chain(code).collect()
}
