//! A bot that does a little of everything, to try the server with.

use std::sync::Arc;

use serenity::all::*;
use serenity::http::HttpBuilder;

use super::Server;

/// A picture of one grey point.
pub fn picture() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 1, 1);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(&[128]).unwrap();
    bytes
}

pub fn http(server: &Server, token: &str) -> Arc<Http> {
    let http = HttpBuilder::new(token).proxy(server.url()).ratelimiter_disabled(true).build();
    http.set_application_id(ApplicationId::new(server.bot().0));
    Arc::new(http)
}

/// A bot at work, until its runtime ends or it is stopped.
pub struct Running {
    pub shards: Arc<ShardManager>,
    task: tokio::task::JoinHandle<serenity::Result<()>>,
}

impl Running {
    pub async fn start(server: &Server) -> Running {
        let running = Running::with(server, &server.token(), GatewayIntents::GUILDS).await;
        server.until_ready().await;
        running
    }

    pub async fn with(server: &Server, token: &str, intents: GatewayIntents) -> Running {
        let http = HttpBuilder::new(token).proxy(server.url()).ratelimiter_disabled(true).build();
        let mut client = ClientBuilder::new_with_http(http, intents).event_handler(Bot).await.unwrap();
        let shards = client.shard_manager.clone();
        Running { shards, task: tokio::spawn(async move { client.start().await }) }
    }

    /// What the client says when it gives up.
    pub async fn end(self) -> serenity::Result<()> {
        self.task.await.expect("the client does not panic")
    }

    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        self.end().await.expect("it was asked to");
    }
}

struct Bot;

#[async_trait::async_trait]
impl EventHandler for Bot {
    async fn ready(&self, ctx: Context, _: Ready) {
        let option = |kind, name: &str| CreateCommandOption::new(kind, name, "An option");
        let commands = vec![
            CreateCommand::new("board")
                .description("Shows a board")
                .add_option(option(CommandOptionType::User, "opponent").required(true))
                .add_option(option(CommandOptionType::Integer, "pit").set_autocomplete(true).min_int_value(1))
                .add_option(option(CommandOptionType::String, "look").add_string_choice("Dark wood", "dark"))
                .add_option(option(CommandOptionType::Boolean, "quiet")),
            CreateCommand::new("say").description("Says something in a way").add_option(
                option(CommandOptionType::SubCommand, "how")
                    .add_sub_option(option(CommandOptionType::String, "way").required(true)),
            ),
        ];
        Command::set_global_commands(&ctx, commands).await.unwrap();
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        // What fails is seen in what the channel shows.
        let _ = match interaction {
            Interaction::Autocomplete(typing) => complete(&ctx, &typing).await,
            Interaction::Command(command) if command.data.name == "board" => board(&ctx, &command).await,
            Interaction::Command(command) => say(&ctx, &command).await,
            Interaction::Component(click) => component(&ctx, &click).await,
            _ => Ok(()),
        };
    }
}

async fn complete(ctx: &Context, typing: &CommandInteraction) -> serenity::Result<()> {
    let typed = typing.data.autocomplete().expect("an option has the focus").value.to_owned();
    let choices = (1..=12).filter(|pit: &i32| pit.to_string().starts_with(&typed));
    let response = choices.fold(CreateAutocompleteResponse::new(), |response, pit| {
        response.add_int_choice(format!("pit {pit}"), pit.into())
    });
    typing.create_response(ctx, CreateInteractionResponse::Autocomplete(response)).await
}

async fn board(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer(ctx).await?;
    let opponent = command.data.options()[0].clone();
    let ResolvedValue::User(opponent, _) = opponent.value else { panic!("an opponent is a user") };
    let buttons = ["turn", "whisper", "lose", "stay"].map(|id| CreateButton::new(id).label(format!("Do {id}")));
    let options = ["1", "2"].map(|pit| CreateSelectMenuOption::new(format!("Pit {pit}"), pit)).to_vec();
    let menu = CreateSelectMenu::new("pits", CreateSelectMenuKind::String { options }).placeholder("Choose a pit");
    let edit = EditInteractionResponse::new()
        .content(format!("A board against <@{}>", opponent.id))
        .new_attachment(CreateAttachment::bytes(picture(), "board.png").description("One grey point"))
        .components(vec![CreateActionRow::Buttons(buttons.to_vec()), CreateActionRow::SelectMenu(menu)]);
    command.edit_response(ctx, edit).await?;
    let mentions = CreateAllowedMentions::new().users([opponent.id]);
    let text = format!("<@{}>, <@{}> and @everyone: your turn", opponent.id, command.user.id);
    let message = CreateMessage::new()
        .content(text)
        .allowed_mentions(mentions)
        .add_file(CreateAttachment::bytes(picture(), "small.png").description("Small"));
    command.channel_id.send_message(ctx, message).await?;
    Ok(())
}

async fn say(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let options = command.data.options();
    let ResolvedValue::SubCommand(options) = &options[0].value else { panic!("a subcommand") };
    let ResolvedValue::String(way) = options[0].value else { panic!("a text") };
    let whisper = CreateInteractionResponseMessage::new().content("a whisper").ephemeral(true);
    let follow_up = |text: &str| CreateInteractionResponseFollowup::new().content(text);
    match way {
        "quietly" => command.create_response(ctx, CreateInteractionResponse::Message(whisper)).await,
        "with a file" => {
            let file = CreateAttachment::bytes("words", "words.txt");
            let message = CreateInteractionResponseMessage::new().content("a file").add_file(file);
            command.create_response(ctx, CreateInteractionResponse::Message(message)).await
        }
        "by name" => {
            let nick = command.member.as_ref().and_then(|member| member.nick.as_deref());
            let name = nick.or(command.user.global_name.as_deref()).unwrap_or_default();
            let text = format!("{name}, {}, {:?}", command.locale, command.context);
            let message = CreateInteractionResponseMessage::new().content(text);
            command.create_response(ctx, CreateInteractionResponse::Message(message)).await
        }
        "never" => Ok(()),
        "twice" => {
            command.create_response(ctx, CreateInteractionResponse::Message(whisper.clone())).await?;
            let second = command.create_response(ctx, CreateInteractionResponse::Message(whisper)).await;
            command.create_followup(ctx, follow_up(&format!("{:?}", code(&second))).ephemeral(true)).await.map(drop)
        }
        // What fails is told in an ephemeral message, which takes the deferral's place, and is public.
        "badly" => {
            command.defer(ctx).await?;
            let edit = EditInteractionResponse::new().content("never seen");
            let failed = command.edit_response(ctx, edit).await;
            let text = format!("{:?}", code(&failed));
            command.create_followup(ctx, follow_up(&text).ephemeral(true)).await?;
            command.create_followup(ctx, follow_up("more").ephemeral(true)).await.map(drop)
        }
        "late" => {
            command.defer_ephemeral(ctx).await?;
            let id = command.create_followup(ctx, follow_up("first")).await?.id;
            command.edit_followup(ctx, id, follow_up("edited")).await?;
            command.get_response(ctx).await.map(drop)
        }
        "into the channel" => {
            command.create_response(ctx, CreateInteractionResponse::Message(whisper)).await?;
            let sent = command.channel_id.say(ctx, "aloud").await;
            command.create_followup(ctx, follow_up(&format!("{:?}", code(&sent)))).await.map(drop)
        }
        other => panic!("no way {other:?}"),
    }
}

async fn component(ctx: &Context, click: &ComponentInteraction) -> serenity::Result<()> {
    let message = CreateInteractionResponseMessage::new().content("changed at once");
    match click.data.custom_id.as_str() {
        "whisper" => {
            let message = CreateInteractionResponseMessage::new().content("for you").ephemeral(true);
            click.create_response(ctx, CreateInteractionResponse::Message(message)).await
        }
        "lose" => click.create_response(ctx, CreateInteractionResponse::UpdateMessage(message)).await,
        "stay" => click.defer(ctx).await,
        "turn" => {
            click.defer(ctx).await?;
            let kept = EditAttachments::keep_all(&click.message);
            let edit = EditInteractionResponse::new().content("turned").attachments(kept).components(vec![]);
            click.edit_response(ctx, edit).await.map(drop)
        }
        _ => {
            click.defer(ctx).await?;
            let ComponentInteractionDataKind::StringSelect { values } = &click.data.kind else { panic!("a menu") };
            let message = CreateInteractionResponseFollowup::new().content(format!("pit {}", values[0]));
            click.create_followup(ctx, message.ephemeral(true)).await.map(drop)
        }
    }
}

/// The status and the code of a refusal.
pub fn code<T>(result: &serenity::Result<T>) -> Option<(u16, isize)> {
    match result {
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))) => {
            Some((response.status_code.as_u16(), response.error.code))
        }
        _ => None,
    }
}
