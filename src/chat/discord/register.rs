use serde_json::{Value, json};
use serenity::all::{
    Command, CommandOptionType, CreateCommand, CreateCommandOption, Http, InteractionContext, Permissions,
};

use super::locales::localisations;
use crate::command::{ArgKind, ArgSpec, COMMANDS, Spec, Who};
use crate::host::Host;
use crate::messages;
use crate::phrase::Phrase;

/// Tells Discord of every command, if it does not know them so already.
pub async fn register(http: &Http, host: &Host) -> serenity::Result<()> {
    let wanted: Vec<CreateCommand> = COMMANDS.iter().map(|spec| command(host, spec)).collect();
    let known = http.get_global_commands().await?;
    let known: Vec<Value> = known.iter().map(|known: &Command| compared(&json!(known))).collect();
    let is_known = |wanted: &CreateCommand| known.contains(&compared(&json!(wanted)));
    if known.len() != wanted.len() || !wanted.iter().all(is_known) {
        http.create_global_commands(&wanted).await?;
        tracing::info!("{} commands were registered", wanted.len());
    }
    Ok(())
}

fn command(host: &Host, spec: &Spec) -> CreateCommand {
    let help = (spec.help)();
    let command = CreateCommand::new(spec.name).description(plain(host, &help));
    let command = match spec.who {
        Who::Everybody => command.contexts(vec![InteractionContext::Guild, InteractionContext::BotDm]),
        Who::Admins => {
            command.contexts(vec![InteractionContext::Guild]).default_member_permissions(Permissions::MANAGE_GUILD)
        }
    };
    let command =
        localised(host, &help).fold(command, |command, (locale, help)| command.description_localized(locale, help));
    spec.args.iter().fold(command, |command, arg| command.add_option(option(host, arg)))
}

/// A description in each other language that both Discord and the messages know.
fn localised(host: &Host, phrase: &Phrase) -> impl Iterator<Item = (&'static str, String)> {
    let ours: Vec<&str> = messages::locales().collect();
    let known = localisations(&ours, host.locale()).into_iter();
    known.map(|(locale, ours)| (locale, without_marks(&host.plain_in(ours, phrase))))
}

fn option(host: &Host, arg: &ArgSpec) -> CreateCommandOption {
    let kind = match arg.kind {
        ArgKind::Player | ArgKind::Mate => CommandOptionType::User,
        ArgKind::Flag | ArgKind::Unless => CommandOptionType::Boolean,
        ArgKind::Game
        | ArgKind::Rules
        | ArgKind::Move
        | ArgKind::Steps
        | ArgKind::Table
        | ArgKind::Side
        | ArgKind::Privacy
        | ArgKind::Season
        | ArgKind::Page
        | ArgKind::Pace
        | ArgKind::Days
        | ArgKind::RulesPage
        | ArgKind::Ply
        | ArgKind::Code
        | ArgKind::Offer
        | ArgKind::Setting(_)
        | ArgKind::Command => CommandOptionType::String,
    };
    let help = (arg.help)();
    let option = CreateCommandOption::new(kind, arg.name, plain(host, &help)).required(arg.required);
    let option =
        localised(host, &help).fold(option, |option, (locale, help)| option.description_localized(locale, help));
    if kind == CommandOptionType::String { option.set_autocomplete(true) } else { option }
}

fn plain(host: &Host, phrase: &Phrase) -> String {
    without_marks(&host.plain(phrase))
}

/// Discord shows descriptions without markup.
fn without_marks(text: &str) -> String {
    text.replace('`', "")
}

/// Discord leaves out, or gives as null, what there is none of.
fn localizations(described: &Value) -> Value {
    let all = described["description_localizations"].as_object().filter(|all| !all.is_empty());
    all.map_or(Value::Null, |all| json!(all))
}

/// What is compared of a command: what we say of it, and not what Discord adds.
fn compared(command: &Value) -> Value {
    let options = command["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let options = options.iter().map(|option| {
        json!({
            "type": option["type"],
            "name": option["name"],
            "description": option["description"],
            "description_localizations": localizations(option),
            "required": option["required"].as_bool().unwrap_or(false),
            "autocomplete": option["autocomplete"].as_bool().unwrap_or(false),
        })
    });
    json!({
        "name": command["name"],
        "description": command["description"],
        "description_localizations": localizations(command),
        "contexts": command["contexts"],
        "default_member_permissions": command["default_member_permissions"],
        "options": options.collect::<Vec<_>>(),
    })
}
