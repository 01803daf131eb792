//! What players and communities choose, shown, changed, and heeded.

use super::{Host, Trouble, game_name};
use crate::chat::{CommunityId, PlayerId, Reply, Request, RoomId};
use crate::games::Kind;
use crate::messages;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::settings::{CHANNELS, Change, Choices, DIGEST, HOURS, LANGUAGE, Of, REMINDER, Setting, TIMEZONE, Wish};
use crate::store::{Note, Owner, StoreError};
use crate::table::Table;

impl Host {
    /// This host, speaking and drawing as the asker of a request likes it.
    pub(super) async fn for_asker(&self, request: &Request) -> Host {
        let player = Owner::Player(request.asker.id.clone());
        let choices = self.usual_for(request).await.under(self.chosen_or_none(&player).await);
        Host { chosen: choices, ..self.clone() }
    }

    /// This host, speaking and drawing as a room of a table likes it.
    pub(super) async fn for_room(&self, table: &Table, room: &RoomId) -> Host {
        let community = Owner::Community(table.community_of(room).clone());
        let choices = self.manners.usual.clone().under(self.chosen_or_none(&community).await);
        Host { chosen: choices, ..self.clone() }
    }

    /// This host, speaking and drawing as a player of a table likes it.
    pub(super) async fn for_player(&self, table: &Table, player: &PlayerId) -> Host {
        let host = self.for_room(table, table.room_of(player)).await;
        let own = self.chosen_or_none(&Owner::Player(player.clone())).await;
        Host { chosen: host.chosen.under(own), ..self.clone() }
    }

    /// What is chosen for the asker of a request who has chosen nothing: their community's choices go before what the
    /// platform speaks to them, and that before `bot.toml`.
    async fn usual_for(&self, request: &Request) -> Choices {
        let spoken = request.here.locale.as_deref().and_then(messages::locale_for);
        let spoken = spoken.map(|locale| (LANGUAGE.name, locale)).into_iter().collect();
        let community = Owner::Community(request.community.clone());
        self.manners.usual.clone().under(spoken).under(self.chosen_or_none(&community).await)
    }

    /// What was chosen; nothing where that cannot be read, as that is no reason to answer nothing.
    async fn chosen_or_none(&self, owner: &Owner) -> Choices {
        self.chosen_by(owner).await.unwrap_or_else(|error| {
            tracing::error!("the settings of {owner:?} cannot be read: {error}");
            Choices::default()
        })
    }

    async fn chosen_by(&self, owner: &Owner) -> Result<Choices, StoreError> {
        Ok(self.store.settings(owner).await?.into_iter().collect())
    }

    pub(super) async fn chosen_by_player(&self, player: &PlayerId) -> Result<Choices, StoreError> {
        self.chosen_by(&Owner::Player(player.clone())).await
    }

    pub(super) async fn chosen_by_community(&self, community: &CommunityId) -> Result<Choices, StoreError> {
        Ok(self.manners.usual.clone().under(self.chosen_by(&Owner::Community(community.clone())).await?))
    }

    /// Why a game may not begin in a room, as its community has chosen.
    pub(super) fn not_offered(&self, room: &RoomId, kind: Kind) -> Option<Phrase> {
        if !self.chosen.offers(kind) {
            let offered = Kind::ALL.into_iter().filter(|kind| self.chosen.offers(*kind));
            let games = Arg::AnyOf(offered.map(|kind| Arg::from(kind.word())).collect());
            return Some(phrase!("refused-game-not-offered", game = game_name(kind), games = games));
        }
        match self.chosen.rooms() {
            Some(rooms) if !rooms.contains(room) => {
                let rooms = Arg::AnyOf(rooms.iter().map(Arg::from).collect());
                Some(phrase!("refused-not-in-this-channel", rooms = rooms))
            }
            _ => None,
        }
    }

    /// That the asker manages the community.
    pub(super) fn manages(&self, request: &Request) -> Result<(), Trouble> {
        if request.here.is_admin { Ok(()) } else { Err(phrase!("refused-not-an-admin").into()) }
    }

    /// Shows one setting, or all.
    pub(super) async fn settings(&self, request: &Request, of: Of, change: Option<Change>) -> Result<Reply, Trouble> {
        let owner = self.owner(request, of)?;
        let (choices, usual) = (self.chosen_by(&owner).await?, self.usual_of(request, of).await);
        let mut text = self.say(&match of {
            Of::Player => phrase!("settings-yours"),
            Of::Community => phrase!("settings-community"),
        });
        for setting in Setting::all(of) {
            if change.as_ref().is_none_or(|change| change.setting.name == setting.name) {
                text.line(self.say(&listed(setting, &choices, &usual)));
            }
        }
        if let Some(Change { setting, .. }) = change {
            let values = setting.values.words().iter().map(|word| Arg::from(word.as_str())).collect();
            text.line(self.say(&phrase!("settings-values", setting = setting.name, values = Arg::AnyOf(values))));
        }
        Ok(Reply::private(text))
    }

    /// What is so where such an owner chooses nothing.
    async fn usual_of(&self, request: &Request, of: Of) -> Choices {
        match of {
            Of::Player => self.usual_for(request).await,
            Of::Community => self.manners.usual.clone(),
        }
    }

    /// Changes a setting.
    pub(super) async fn choose(&self, request: &Request, of: Of, change: Change) -> Result<Reply, Trouble> {
        let owner = self.owner(request, of)?;
        let setting = change.setting;
        let value = match change.wish {
            Wish::Show | Wish::Reset => None,
            Wish::Set(typed) if setting.name == CHANNELS.name => {
                self.chosen_by(&owner).await?.rooms_after(&typed, &request.room)
            }
            Wish::Set(value) => Some(value),
        };
        let choices: Choices = value.iter().map(|value| (setting.name, value.clone())).collect();
        let told = match choices.is_chosen(setting) {
            true => phrase!("settings-set", setting = setting.name, value = shown(setting, &choices)),
            false => {
                let usual = self.usual_of(request, of).await;
                phrase!("settings-reset", setting = setting.name, value = shown(setting, &usual))
            }
        };
        let is_about_time = [REMINDER.name, HOURS.name, TIMEZONE.name].contains(&setting.name);
        let mut notes = vec![Note::Setting { owner: owner.clone(), name: setting.name, value: value.clone() }];
        if let Owner::Player(player) = &owner
            && [DIGEST.name, TIMEZONE.name].contains(&setting.name)
        {
            let own = self.chosen_by(&owner).await?.with(setting, value);
            notes.push(Note::Digest { player: player.clone(), at: self.next_digest(own) });
        }
        let reply = self.said(request, self.say(&told), notes).await?;
        if is_about_time && of == Of::Player {
            self.set_alarms(&request.asker.id).await?;
        }
        Ok(reply)
    }

    /// Whose settings the asker may see and change.
    fn owner(&self, request: &Request, of: Of) -> Result<Owner, Trouble> {
        Ok(match of {
            Of::Player => Owner::Player(request.asker.id.clone()),
            Of::Community => {
                self.manages(request)?;
                Owner::Community(request.community.clone())
            }
        })
    }
}

fn listed(setting: &'static Setting, choices: &Choices, usual: &Choices) -> Phrase {
    let help = (setting.help)();
    match choices.is_chosen(setting) {
        true => phrase!("settings-chosen", setting = setting.name, value = shown(setting, choices), help = help),
        false => phrase!("settings-usual", setting = setting.name, value = shown(setting, usual), help = help),
    }
}

/// The value of a setting as people read it.
fn shown(setting: &'static Setting, choices: &Choices) -> Arg {
    match choices.rooms() {
        Some(rooms) if setting.name == CHANNELS.name => Arg::AllOf(rooms.iter().map(Arg::from).collect()),
        _ => Arg::from(choices.get(setting)),
    }
}
