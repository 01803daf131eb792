//! Discord: slash commands, buttons, autocomplete, pictures.
//!
//! Every interaction is acknowledged at once; what comes of it goes into the channel as a message of its
//! own, because only a new message notifies whoever is due. Nothing is remembered here: a button carries
//! its table and the board it belongs to, and what a channel has not been shown is in the store.

mod courier;
mod locales;
mod members;
mod register;
mod render;
mod request;

use std::sync::Arc;

use serenity::all::{
    AutocompleteChoice, ClientBuilder, CommandInteraction, ComponentInteraction, Context, CreateAutocompleteResponse,
    CreateInteractionResponse, EventHandler, GatewayIntents, Guild, GuildChannel, GuildId, GuildMembersChunkEvent,
    Http, HttpBuilder, HttpError, Interaction, Message, MessageFlags, PartialGuildChannel, Ready, Role,
    UnavailableGuild,
};
use serenity::async_trait;
use serenity::gateway::GatewayError;

use super::{Audience, Here, Platform, Reply, Request};
use crate::host::Host;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use courier::{Courier, Delivered};
pub use locales::localisations;
use members::Members;

/// What is asked of Discord: which servers and channels there are, and nothing that people say.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;
/// Discord's limit of the text of a completion, in characters.
const COMPLETION_CHARS: usize = 100;

/// How the bot reaches Discord.
#[derive(Clone, Debug)]
pub struct Access<'a> {
    pub token: &'a str,
    /// Another address for Discord's API; empty for Discord's own.
    pub api_base: &'a str,
    pub shards: Shards,
}

/// Which part of the servers this process serves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shards {
    /// As many shards as Discord recommends, all here.
    Auto,
    /// These of so many.
    Range { first: u32, last: u32, total: u32 },
}

/// Why the bot is not, or no longer, on Discord. Each says what to do.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    #[error("Discord does not accept the token; copy it again from the bot's page, into SERAI_DISCORD_TOKEN")]
    Token,
    #[error("Discord does not allow the bot's intents; it needs none but the ordinary ones, so look at the bot's page")]
    Intents,
    #[error("Discord cannot be reached ({0}); look at the network, and at [discord] api_base if it is set")]
    Unreachable(serenity::Error),
    #[error("the connection to Discord ended ({0}); start serai again")]
    Ended(serenity::Error),
}

/// Joins Discord and serves it until the connection ends for good.
///
/// # Errors
/// The token is wrong, or Discord cannot be reached.
pub async fn run(host: Arc<Host>, access: Access<'_>) -> Result<(), Failed> {
    let http = Arc::new(http(&access));
    // Where this fails serenity would go to Discord's own gateway without a word.
    http.get_gateway().await.map_err(unreachable)?;
    let application = http.get_current_application_info().await.map_err(unreachable)?;
    http.set_application_id(application.id);
    register::register(&http, &host).await.map_err(unreachable)?;
    let courier = Arc::new(Courier::new(Arc::clone(&host), Arc::clone(&http)));
    let members = Arc::new(Members::new(Arc::clone(&host)));
    let adapter = Adapter { host, courier: Arc::clone(&courier), members: Arc::clone(&members) };
    let client = ClientBuilder::new_with_http(self::http(&access), INTENTS).application_id(application.id);
    let mut client = client.event_handler(adapter).await.map_err(unreachable)?;
    let telling = Arc::clone(&courier);
    let telling = tokio::spawn(async move { telling.send_digests().await });
    let sweeping = tokio::spawn(async move { courier.sweep().await });
    let asking = tokio::spawn(async move { members.keep_asking().await });
    let ended = match access.shards {
        Shards::Auto => client.start_autosharded().await,
        Shards::Range { first, last, total } => client.start_shard_range(first..last, total).await,
    };
    telling.abort();
    sweeping.abort();
    asking.abort();
    ended.map_err(|error| match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Failed::Token,
        serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents | GatewayError::InvalidGatewayIntents) => {
            Failed::Intents
        }
        error => Failed::Ended(error),
    })
}

fn http(access: &Access<'_>) -> Http {
    let http = HttpBuilder::new(access.token);
    if access.api_base.is_empty() {
        http.build()
    } else {
        // serenity's own rate limiter would go past the proxy, and the proxy is there to limit rates.
        http.proxy(access.api_base).ratelimiter_disabled(true).build()
    }
}

fn unreachable(error: serenity::Error) -> Failed {
    match &error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)) if refused.status_code == 401 => Failed::Token,
        _ => Failed::Unreachable(error),
    }
}

/// Takes Discord's events to the host.
struct Adapter {
    host: Arc<Host>,
    courier: Arc<Courier>,
    members: Arc<Members>,
}

#[async_trait]
impl EventHandler for Adapter {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let done = match &interaction {
            Interaction::Command(command) => self.command(&context.http, command).await,
            Interaction::Component(component) => self.component(&context.http, component).await,
            Interaction::Autocomplete(typing) => self.autocomplete(&context.http, typing).await,
            _ => Ok(()),
        };
        if let Err(error) = done {
            tracing::warn!("an interaction could not be answered: {error}");
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        self.courier.room_gone(channel.id).await;
    }

    /// Perhaps the bot may write there now.
    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, _: GuildChannel) {
        self.courier.wake();
    }

    async fn guild_role_update(&self, _: Context, _: Option<Role>, _: Role) {
        self.courier.wake();
    }

    async fn thread_delete(&self, _: Context, thread: PartialGuildChannel, _: Option<GuildChannel>) {
        self.courier.room_gone(thread.id).await;
    }

    async fn guild_create(&self, context: Context, guild: Guild, _: Option<bool>) {
        self.host.community_there(&request::community(guild.id)).await;
        self.members.joined(guild.id, &context.shard).await;
    }

    async fn guild_members_chunk(&self, _: Context, answer: GuildMembersChunkEvent) {
        self.members.answered(&answer).await;
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        self.members.left(guild.id);
        // Otherwise Discord is only out of order there.
        if !guild.unavailable {
            self.host.community_left(&request::community(guild.id)).await;
        }
    }

    /// Servers that removed the bot while it was away are not told of; they are missing among these.
    async fn ready(&self, _: Context, ready: Ready) {
        for community in self.host.communities(Platform::Discord).await {
            let Some(guild) = community.own().parse::<GuildId>().ok() else { continue };
            let is_of_shard = ready.shard.is_none_or(|shard| guild.shard_id(shard.total) == shard.id.0);
            if is_of_shard && !ready.guilds.iter().any(|there| there.id == guild) {
                self.host.community_left(&community).await;
            }
        }
    }
}

impl Adapter {
    async fn command(&self, http: &Arc<Http>, command: &CommandInteraction) -> serenity::Result<()> {
        command.defer_ephemeral(http).await?;
        let request = request::of_command(command);
        let with_files = request::may_attach(command.app_permissions);
        let tell =
            async |reply: &Reply| command.edit_response(http, render::private_edit(reply, with_files)).await.map(drop);
        let reply = self.host.answer(&request).await;
        if reply.audience == Audience::Asker {
            let (first, rest) = render::pages(reply);
            tell(&first).await?;
            for page in rest {
                command.create_followup(http, render::followup(&page, with_files)).await?;
            }
            return Ok(());
        }
        match self.bring(&request, &reply).await {
            Delivered::InChannel => command.delete_response(http).await,
            Delivered::Later => tell(&self.excuse(&phrase!("discord-later"))).await,
            Delivered::Failed => tell(&self.excuse(&phrase!("trouble"))).await,
            Delivered::Refused => {
                // The first message after a deferral is as private as that was: so the excuse goes first.
                tell(&self.excuse(&missing(&request.here))).await?;
                let reply = self.courier.whisper_before(&reply).await;
                let message = command.create_followup(http, render::followup(&reply, with_files)).await?;
                self.courier.posted(&reply, &message).await;
                Ok(())
            }
        }
    }

    async fn component(&self, http: &Arc<Http>, component: &ComponentInteraction) -> serenity::Result<()> {
        component.create_response(http, CreateInteractionResponse::Acknowledge).await?;
        let Some(request) = request::of_component(component) else { return Ok(()) };
        let with_files = request::may_attach(component.app_permissions);
        let reply = self.host.answer(&request).await;
        let is_private = component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let private = match reply.audience {
            // One private message is enough.
            Audience::Asker if is_private => {
                let (first, rest) = render::pages(reply);
                component.edit_response(http, render::private_edit(&first, with_files)).await?;
                for page in rest {
                    component.create_followup(http, render::followup(&page, with_files)).await?;
                }
                return Ok(());
            }
            Audience::Asker => reply,
            Audience::Everyone => match self.bring(&request, &reply).await {
                // What it offered is done.
                Delivered::InChannel if is_private => return component.delete_response(http).await,
                Delivered::InChannel => return Ok(()),
                Delivered::Later => self.excuse(&phrase!("discord-later")),
                Delivered::Failed => self.excuse(&phrase!("trouble")),
                Delivered::Refused => {
                    let reply = self.courier.whisper_before(&reply).await;
                    let message = component.create_followup(http, render::followup(&reply, with_files)).await?;
                    self.courier.posted(&reply, &message).await;
                    self.excuse(&missing(&request.here))
                }
            },
        };
        let (first, rest) = render::pages(private);
        for page in std::iter::once(first).chain(rest) {
            component.create_followup(http, render::followup(&page, with_files)).await?;
        }
        Ok(())
    }

    /// Brings into the channel what everybody may read.
    async fn bring(&self, request: &Request, reply: &Reply) -> Delivered {
        match reply.receipt {
            Some(_) => self.courier.post(reply).await,
            None if reply.is_repeated => Delivered::InChannel,
            None => self.courier.show(request, reply).await,
        }
    }

    fn excuse(&self, why: &Phrase) -> Reply {
        Reply::private(self.host.say(why))
    }

    async fn autocomplete(&self, http: &Arc<Http>, typing: &CommandInteraction) -> serenity::Result<()> {
        let Some((kind, typed, request)) = request::of_typing(typing) else { return Ok(()) };
        let found = self.host.complete(&request, kind, typed).await.into_iter();
        let choices =
            found.map(|found| AutocompleteChoice::new(render::name(&found.label, COMPLETION_CHARS), found.value));
        let answer = CreateAutocompleteResponse::new().set_choices(choices.collect());
        typing.create_response(http, CreateInteractionResponse::Autocomplete(answer)).await
    }
}

fn missing(here: &Here) -> Phrase {
    let missing: Vec<Arg> = here.missing.iter().map(|&name| Arg::from(name)).collect();
    phrase!("discord-missing", permissions = missing)
}
