use serde_json::{Value, json};
use serenity::all::{Command, CommandOptionType, CreateCommand, CreateCommandOption, Http, InteractionContext};

use crate::command::{ArgKind, ArgSpec, COMMANDS, Spec};
use crate::host::Host;
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
    let command = CreateCommand::new(spec.name).description(plain(host, &(spec.help)()));
    let command = command.contexts(vec![InteractionContext::Guild, InteractionContext::BotDm]);
    spec.args.iter().fold(command, |command, arg| command.add_option(option(host, arg)))
}

fn option(host: &Host, arg: &ArgSpec) -> CreateCommandOption {
    let kind = match arg.kind {
        ArgKind::Player => CommandOptionType::User,
        ArgKind::Flag => CommandOptionType::Boolean,
        ArgKind::Game | ArgKind::Rules | ArgKind::Move | ArgKind::Steps | ArgKind::Table | ArgKind::Command => {
            CommandOptionType::String
        }
    };
    let option = CreateCommandOption::new(kind, arg.name, plain(host, &(arg.help)())).required(arg.required);
    if kind == CommandOptionType::String { option.set_autocomplete(true) } else { option }
}

/// Discord shows descriptions without markup.
fn plain(host: &Host, phrase: &Phrase) -> String {
    host.plain(phrase).replace('`', "")
}

/// What is compared of a command: what we say of it, and not what Discord adds.
fn compared(command: &Value) -> Value {
    let options = command["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let options = options.iter().map(|option| {
        json!({
            "type": option["type"],
            "name": option["name"],
            "description": option["description"],
            "required": option["required"].as_bool().unwrap_or(false),
            "autocomplete": option["autocomplete"].as_bool().unwrap_or(false),
        })
    });
    json!({
        "name": command["name"],
        "description": command["description"],
        "contexts": command["contexts"],
        "options": options.collect::<Vec<_>>(),
    })
}
