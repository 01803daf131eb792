//! Objects as Discord writes them, complete.

use std::io::Cursor;

use serde_json::{Value, json};

use super::state::{
    Attachment, Channel, ChannelKind, EPHEMERAL, EPOCH, EVERYONE, Guild, Id, Message, Ping, State, User,
};

/// When an id was made.
pub fn timestamp(id: Id) -> String {
    let milliseconds = (id.0 >> 22) + EPOCH;
    let time = jiff::Timestamp::from_millisecond(milliseconds as i64).expect("a time of these days");
    time.strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string()
}

pub fn user(user: &User) -> Value {
    json!({
        "id": user.id.to_string(),
        "username": format!("user{}", user.id),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": null,
        "avatar_decoration_data": null,
        "collectibles": null,
        "banner": null,
        "accent_color": null,
        "bot": user.bot,
        "system": false,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": null,
    })
}

/// The bot about itself.
pub fn me(state: &State) -> Value {
    let mut me = user(&state.users[&state.bot]);
    me["mfa_enabled"] = json!(true);
    me["locale"] = json!("en-US");
    me["verified"] = json!(true);
    me["email"] = json!(null);
    me["premium_type"] = json!(0);
    me
}

pub fn application(state: &State) -> Value {
    let owner =
        User { id: Id(1), name: "the owner".into(), nick: None, bot: false, locale: "en-US".into(), closed: false };
    json!({
        "id": state.bot.to_string(),
        "name": "serai",
        "icon": null,
        "description": "",
        "type": null,
        "bot": user(&state.users[&state.bot]),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "flags": 0,
        "flags_new": "0",
        "max_participants": null,
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "integration_types_config": { "0": {} },
        "owner": user(&owner),
        "approximate_guild_count": state.guilds.len(),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": null,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    })
}

/// A member, without the user, as beside a user in resolved data.
pub fn partial_member(state: &State, user: Id, channel: Option<Id>) -> Value {
    let mut member = json!({
        "nick": state.users[&user].nick,
        "avatar": null,
        "banner": null,
        "roles": [],
        "joined_at": timestamp(user),
        "premium_since": null,
        "flags": 0,
        "pending": false,
        "communication_disabled_until": null,
        "unusual_dm_activity_until": null,
    });
    if let Some(channel) = channel {
        member["permissions"] = json!(state.permissions(user, channel).to_string());
    }
    member
}

pub fn member(state: &State, id: Id, channel: Option<Id>) -> Value {
    let mut member = partial_member(state, id, channel);
    member["user"] = user(&state.users[&id]);
    member["deaf"] = json!(false);
    member["mute"] = json!(false);
    member
}

pub fn channel(state: &State, channel: &Channel) -> Value {
    let newest = state.messages.values().rfind(|message| message.channel == channel.id).map(|message| message.id);
    let mut object = json!({
        "id": channel.id.to_string(),
        "last_message_id": newest.map(|id| id.to_string()),
        "flags": 0,
    });
    let Some(guild) = channel.guild else {
        let other = channel.owner.expect("a direct channel is with somebody");
        object["type"] = json!(1);
        object["recipients"] = json!([user(&state.users[&other])]);
        return object;
    };
    object["guild_id"] = json!(guild.to_string());
    object["name"] = json!(channel.name);
    object["parent_id"] = json!(channel.parent.map(|id| id.to_string()));
    object["rate_limit_per_user"] = json!(0);
    object["last_pin_timestamp"] = json!(null);
    if channel.kind == ChannelKind::Text {
        let overwrites = channel.overwrites.iter().map(|(user, (allow, deny))| {
            json!({ "id": user.to_string(), "type": 1, "allow": allow.to_string(), "deny": deny.to_string() })
        });
        object["type"] = json!(0);
        object["position"] = json!(0);
        object["permission_overwrites"] = overwrites.collect();
        object["topic"] = json!(null);
        object["nsfw"] = json!(false);
        return object;
    }
    let messages = state.messages.values().filter(|message| message.channel == channel.id).count();
    object["type"] = json!(if channel.private { 12 } else { 11 });
    object["owner_id"] = json!(channel.owner.unwrap_or(state.bot).to_string());
    object["message_count"] = json!(messages);
    object["total_message_sent"] = json!(messages);
    object["member_count"] = json!(1);
    object["thread_metadata"] = json!({
        "archived": channel.archived,
        "archive_timestamp": timestamp(channel.id),
        "auto_archive_duration": 1440,
        "locked": channel.locked,
        "create_timestamp": timestamp(channel.id),
    });
    object
}

pub fn guild(state: &State, guild: &Guild) -> Value {
    let everyone = json!({
        "id": guild.id.to_string(),
        "name": "@everyone",
        "description": null,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": 0,
        "permissions": EVERYONE.to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
    });
    let nothing = [
        "icon",
        "icon_hash",
        "splash",
        "discovery_splash",
        "home_header",
        "banner",
        "description",
        "application_id",
        "afk_channel_id",
        "widget_channel_id",
        "system_channel_id",
        "rules_channel_id",
        "public_updates_channel_id",
        "safety_alerts_channel_id",
        "max_presences",
        "vanity_url_code",
        "incidents_data",
    ];
    let mut object = json!({
        "id": guild.id.to_string(),
        "name": guild.name,
        "owner_id": "1",
        "region": "deprecated",
        "afk_timeout": 300,
        "widget_enabled": false,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [everyone],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "system_channel_flags": 0,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": false,
        "preferred_locale": "en-US",
        "nsfw": false,
        "nsfw_level": 0,
        "approximate_member_count": state.users.len(),
        "approximate_presence_count": 0,
    });
    for key in nothing {
        object[key] = Value::Null;
    }
    object
}

/// A guild as the gateway tells of it first.
pub fn guild_create(state: &State, id: Id) -> Value {
    let mut object = guild(state, &state.guilds[&id]);
    let of_kind = |kind: ChannelKind| -> Value {
        let channels = state.channels.values().filter(|channel| channel.guild == Some(id) && channel.kind == kind);
        channels.filter(|channel| !channel.archived).map(|value| channel(state, value)).collect()
    };
    object["channels"] = of_kind(ChannelKind::Text);
    object["threads"] = of_kind(ChannelKind::Thread);
    object["joined_at"] = json!(timestamp(id));
    object["large"] = json!(false);
    object["unavailable"] = json!(false);
    object["member_count"] = json!(state.users.len());
    // Without the intent for members, only the bot itself is told of.
    object["members"] = json!([member(state, state.bot, None)]);
    for none in ["voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"] {
        object[none] = json!([]);
    }
    object
}

pub fn attachment(state: &State, channel: Id, attachment: &Attachment) -> Value {
    let url = format!("http://{}/attachments/{channel}/{}/{}", state.address, attachment.id, attachment.name);
    let mut object = json!({
        "id": attachment.id.to_string(),
        "filename": attachment.name,
        "size": attachment.bytes.len(),
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
        "flags": 0,
    });
    if let Some(description) = &attachment.description {
        object["description"] = json!(description);
    }
    let reader = image::ImageReader::new(Cursor::new(&attachment.bytes)).with_guessed_format();
    if let Some((width, height)) = reader.ok().and_then(|reader| reader.into_dimensions().ok()) {
        object["width"] = json!(width);
        object["height"] = json!(height);
    }
    object
}

pub fn message(state: &State, message: &Message) -> Value {
    let users = message.pings.iter().filter_map(|ping| match ping {
        Ping::User(id) => state.users.get(id).map(user),
        _ => None,
    });
    let roles = message.pings.iter().filter_map(|ping| match ping {
        Ping::Role(id) => Some(json!(id.to_string())),
        _ => None,
    });
    let attachments = message.attachments.iter().map(|value| attachment(state, message.channel, value));
    let mut object = json!({
        "id": message.id.to_string(),
        "channel_id": message.channel.to_string(),
        "author": user(&state.users[&message.author]),
        "content": message.content,
        "timestamp": timestamp(message.id),
        "edited_timestamp": message.edited_at.map(timestamp),
        "tts": false,
        "mention_everyone": message.pings.contains(&Ping::Everyone),
        "mentions": users.collect::<Value>(),
        "mention_roles": roles.collect::<Value>(),
        "attachments": attachments.collect::<Value>(),
        "embeds": message.embeds,
        "components": message.components,
        "pinned": false,
        "type": 0,
        "flags": message.flags,
    });
    if let Some(nonce) = &message.nonce {
        object["nonce"] = json!(nonce);
    }
    if let Some(other) = message.reply_to {
        object["type"] = json!(19);
        object["message_reference"] =
            json!({ "type": 0, "channel_id": message.channel.to_string(), "message_id": other.to_string() });
    }
    let Some((interaction, who, command)) = &message.answers else { return object };
    let person = user(&state.users[who]);
    object["application_id"] = json!(state.bot.to_string());
    object["webhook_id"] = json!(state.bot.to_string());
    let mut metadata = json!({
        "id": interaction.to_string(),
        "type": if command.is_some() { 2 } else { 3 },
        "user": person,
        "authorizing_integration_owners": {},
    });
    match command {
        Some(name) => {
            metadata["name"] = json!(name);
            object["type"] = json!(20);
            object["interaction"] = json!({ "id": interaction.to_string(), "type": 2, "name": name, "user": person });
        }
        None => metadata["interacted_message_id"] = json!(message.reply_to.unwrap_or(message.id).to_string()),
    }
    object["interaction_metadata"] = metadata;
    if message.flags & EPHEMERAL != 0 {
        let attachments = object["attachments"].as_array_mut().expect("it was made so");
        attachments.iter_mut().for_each(|attachment| attachment["ephemeral"] = json!(true));
    }
    object
}
