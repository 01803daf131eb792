use serenity::all::{
    ChannelId, ChannelType, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, GuildId,
    InteractionId, Member, PartialChannel, Permissions, ResolvedOption, ResolvedValue, User,
};

use crate::chat::{CommunityId, Here, Hiding, Platform, Player, PlayerId, Request, RequestId, RoomId, Seen, TableId};
use crate::command::{ArgKind, Spec};

/// A slash command as it would be typed.
pub fn of_command(command: &CommandInteraction) -> Request {
    let options = command.data.options();
    let words = std::iter::once(command.data.name.clone()).chain(options.iter().filter_map(word));
    let text = words.collect::<Vec<_>>().join(" ");
    let place = Place { guild: command.guild_id, channel: command.channel_id };
    let here = here(&command.locale, command.member.as_deref(), command.app_permissions, command.channel.as_ref());
    request(command.id, &place, &command.user, text, here)
}

/// A click; `None` for a button that is not ours.
pub fn of_component(component: &ComponentInteraction) -> Option<Request> {
    let (seen, text) = read_custom_id(&component.data.custom_id)?;
    let text = match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first()?,
        _ => text,
    };
    let place = Place { guild: component.guild_id, channel: component.channel_id };
    let here =
        here(&component.locale, component.member.as_ref(), component.app_permissions, component.channel.as_ref());
    let request = request(component.id, &place, &component.user, text.to_owned(), here);
    Some(Request { seen, ..request })
}

/// Which argument somebody is typing, what they have typed, and who they are; with the other arguments so far.
pub fn of_typing(typing: &CommandInteraction) -> Option<(ArgKind, &str, Request)> {
    let focused = typing.data.autocomplete()?;
    let spec = Spec::find(&typing.data.name)?;
    let kind = spec.args.iter().find(|arg| arg.name == focused.name)?.kind;
    let place = Place { guild: typing.guild_id, channel: typing.channel_id };
    let (options, name) = (typing.data.options(), typing.data.name.clone());
    let text = std::iter::once(name).chain(options.iter().filter_map(word)).collect::<Vec<_>>().join(" ");
    let request = request(typing.id, &place, &typing.user, text, Here::default());
    Some((kind, focused.value, request))
}

/// What a button carries: its table, the board that it belongs to, if it does, and the command that it stands for. A
/// menu carries its number in the command's place, as each of its options has a command of its own.
pub fn custom_id(seen: Option<Seen>, command: &str) -> String {
    match seen {
        Some(seen) => format!("{}:{}:{command}", seen.table.0, seen.entries),
        None => format!("::{command}"),
    }
}

fn read_custom_id(id: &str) -> Option<(Option<Seen>, &str)> {
    if let Some(command) = id.strip_prefix("::") {
        return Some((None, command));
    }
    let (table, rest) = id.split_once(':')?;
    let (entries, command) = rest.split_once(':')?;
    Some((Some(Seen { table: TableId::read(table)?, entries: entries.parse().ok()? }), command))
}

/// Where something was said.
struct Place {
    guild: Option<GuildId>,
    channel: ChannelId,
}

/// The room of a channel.
pub fn room(channel: ChannelId) -> RoomId {
    RoomId::new(Platform::Discord, &channel.to_string())
}

/// The community of a guild.
pub fn community(guild: GuildId) -> CommunityId {
    CommunityId::new(Platform::Discord, &guild.to_string())
}

fn request(id: InteractionId, place: &Place, user: &User, text: String, here: Here) -> Request {
    // A direct channel is nobody else's; no guild has such an id.
    let direct = || CommunityId::direct(Platform::Discord, &place.channel.to_string());
    Request {
        platform: Platform::Discord,
        id: RequestId::new(Platform::Discord, &id.to_string()),
        room: room(place.channel),
        community: place.guild.map_or_else(direct, community),
        asker: Player {
            id: PlayerId::new(Platform::Discord, &user.id.to_string()),
            name: user.global_name.clone().unwrap_or_else(|| user.name.clone()),
        },
        text,
        seen: None,
        here,
    }
}

/// Whether the bot may send files in the channel of an interaction.
pub fn may_attach(bot: Option<Permissions>) -> bool {
    bot.is_none_or(|bot| bot.intersects(Permissions::ATTACH_FILES | Permissions::ADMINISTRATOR))
}

/// Who the asker is there, and what the bot lacks, by the names that Discord gives it.
fn here(locale: &str, asker: Option<&Member>, bot: Option<Permissions>, channel: Option<&PartialChannel>) -> Here {
    let is_thread = channel.is_some_and(|channel| {
        matches!(channel.kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
    });
    let wanted = [
        (Permissions::VIEW_CHANNEL, "View Channel", true),
        (Permissions::SEND_MESSAGES, "Send Messages", !is_thread),
        (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads", true),
        (Permissions::ATTACH_FILES, "Attach Files", true),
        (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads", !is_thread),
    ];
    // Discord gives all permissions, with the roles and the channel's own rules, to whoever administers.
    let bot = bot.unwrap_or_default();
    let lacks = |permission: Permissions| !bot.contains(permission) && !bot.contains(Permissions::ADMINISTRATOR);
    let missing = wanted.into_iter().filter(|&(permission, _, is_used)| is_used && lacks(permission));
    let manages = Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR;
    let is_admin = asker.and_then(|asker| asker.permissions).is_some_and(|may| may.intersects(manages));
    let may_hide = bot.intersects(Permissions::CREATE_PRIVATE_THREADS | Permissions::ADMINISTRATOR);
    // There are no threads in threads and in direct messages.
    let hiding = match channel.map(|channel| channel.kind) {
        Some(ChannelType::Text) if may_hide => Hiding::Possible,
        Some(ChannelType::Text) => Hiding::Forbidden("Create Private Threads"),
        _ => Hiding::Impossible,
    };
    let locale = Some(locale.to_owned()).filter(|locale| !locale.is_empty());
    Here { is_admin, locale, missing: missing.map(|(_, name, _)| name).collect(), hiding }
}

/// An option as the word that one would type.
fn word(option: &ResolvedOption<'_>) -> Option<String> {
    match (option.name, &option.value) {
        // The own team's players, in whichever order the options come.
        (name, ResolvedValue::User(user, _)) if name.starts_with("team") => Some(format!("team=@{}", user.id)),
        (_, ResolvedValue::User(user, _)) => Some(format!("@{}", user.id)),
        (name, ResolvedValue::Boolean(true)) => Some(name.to_owned()),
        (name, ResolvedValue::Boolean(false)) => Some(format!("{name}=false")),
        ("table", ResolvedValue::String(table)) if !table.starts_with('#') => Some(format!("#{table}")),
        ("pace", ResolvedValue::String(pace)) => Some(format!("pace={pace}")),
        (_, ResolvedValue::String(text)) => Some((*text).to_owned()),
        _ => None,
    }
}
