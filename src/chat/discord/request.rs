use serenity::all::{
    ChannelId, CommandInteraction, ComponentInteraction, GuildId, InteractionId, ResolvedOption, ResolvedValue, User,
};

use crate::chat::{CommunityId, Platform, Player, PlayerId, Request, RequestId, RoomId, Seen, TableId};
use crate::command::{ArgKind, Spec};

/// A slash command as it would be typed.
pub fn of_command(command: &CommandInteraction) -> Request {
    let options = command.data.options();
    let words = std::iter::once(command.data.name.clone()).chain(options.iter().filter_map(word));
    let text = words.collect::<Vec<_>>().join(" ");
    request(command.id, command.guild_id, command.channel_id, &command.user, text)
}

/// A click; `None` for a button that is not ours.
pub fn of_component(component: &ComponentInteraction) -> Option<Request> {
    let (seen, text) = read_custom_id(&component.data.custom_id)?;
    let request = request(component.id, component.guild_id, component.channel_id, &component.user, text.to_owned());
    Some(Request { seen: Some(seen), ..request })
}

/// Which argument somebody is typing, what they have typed, and who they are.
pub fn of_typing(typing: &CommandInteraction) -> Option<(ArgKind, &str, Request)> {
    let focused = typing.data.autocomplete()?;
    let spec = Spec::find(&typing.data.name)?;
    let kind = spec.args.iter().find(|arg| arg.name == focused.name)?.kind;
    let request = request(typing.id, typing.guild_id, typing.channel_id, &typing.user, String::new());
    Some((kind, focused.value, request))
}

/// What a button carries: its table, the board that it belongs to, and the command that it stands for.
pub fn custom_id(seen: Seen, command: &str) -> String {
    format!("{}:{}:{command}", seen.table.0, seen.entries)
}

fn read_custom_id(id: &str) -> Option<(Seen, &str)> {
    let (table, rest) = id.split_once(':')?;
    let (entries, command) = rest.split_once(':')?;
    Some((Seen { table: TableId::read(table)?, entries: entries.parse().ok()? }, command))
}

fn request(id: InteractionId, guild: Option<GuildId>, channel: ChannelId, user: &User, text: String) -> Request {
    let room = RoomId::new(Platform::Discord, &channel.to_string());
    let community = guild.map_or_else(|| channel.to_string(), |guild| guild.to_string());
    Request {
        platform: Platform::Discord,
        id: RequestId::new(Platform::Discord, &id.to_string()),
        room,
        community: CommunityId::new(Platform::Discord, &community),
        asker: Player {
            id: PlayerId::new(Platform::Discord, &user.id.to_string()),
            name: user.global_name.clone().unwrap_or_else(|| user.name.clone()),
        },
        text,
        seen: None,
    }
}

/// An option as the word that one would type.
fn word(option: &ResolvedOption<'_>) -> Option<String> {
    match (option.name, &option.value) {
        (_, ResolvedValue::User(user, _)) => Some(format!("@{}", user.id)),
        (name, ResolvedValue::Boolean(true)) => Some(name.to_owned()),
        ("table", ResolvedValue::String(table)) if !table.starts_with('#') => Some(format!("#{table}")),
        (_, ResolvedValue::String(text)) => Some((*text).to_owned()),
        _ => None,
    }
}
