//! The addresses of the REST interface.

use axum::http::Method;

/// What a request asks for.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Route {
    Gateway,
    GatewayBot,
    Me,
    OpenDirect,
    Application,
    ReadCommands,
    SetCommands,
    CreateCommand,
    ReadCommand,
    EditCommand,
    DeleteCommand,
    Callback,
    FollowUp,
    ReadOriginal,
    EditOriginal,
    DeleteOriginal,
    ReadFollowUp,
    EditFollowUp,
    DeleteFollowUp,
    ReadChannel,
    EditChannel,
    ReadMessages,
    CreateMessage,
    ReadMessage,
    EditMessage,
    DeleteMessage,
    CreateThread,
    ThreadFromMessage,
    AddThreadMember,
    ReadGuild,
    ActiveThreads,
}

impl Route {
    /// The route of a path below `/api/v10`, with the variable parts of the path in order.
    pub fn of<'a>(method: &Method, path: &'a str) -> Option<(Route, Vec<&'a str>)> {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let (route, variable) = match (method.as_str(), parts.as_slice()) {
            ("GET", ["gateway"]) => (Route::Gateway, vec![]),
            ("GET", ["gateway", "bot"]) => (Route::GatewayBot, vec![]),
            ("GET", ["users", "@me"]) => (Route::Me, vec![]),
            ("POST", ["users", "@me", "channels"]) => (Route::OpenDirect, vec![]),
            ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => (Route::Application, vec![]),
            (method, ["applications", app, "commands"]) => match method {
                "GET" => (Route::ReadCommands, vec![*app]),
                "PUT" => (Route::SetCommands, vec![*app]),
                "POST" => (Route::CreateCommand, vec![*app]),
                _ => return None,
            },
            (method, ["applications", app, "commands", command]) => match method {
                "GET" => (Route::ReadCommand, vec![*app, *command]),
                "PATCH" => (Route::EditCommand, vec![*app, *command]),
                "DELETE" => (Route::DeleteCommand, vec![*app, *command]),
                _ => return None,
            },
            ("POST", ["interactions", id, token, "callback"]) => (Route::Callback, vec![*id, *token]),
            ("POST", ["webhooks", app, token]) => (Route::FollowUp, vec![*app, *token]),
            (method, ["webhooks", app, token, "messages", "@original"]) => match method {
                "GET" => (Route::ReadOriginal, vec![*app, *token]),
                "PATCH" => (Route::EditOriginal, vec![*app, *token]),
                "DELETE" => (Route::DeleteOriginal, vec![*app, *token]),
                _ => return None,
            },
            (method, ["webhooks", app, token, "messages", message]) => match method {
                "GET" => (Route::ReadFollowUp, vec![*app, *token, *message]),
                "PATCH" => (Route::EditFollowUp, vec![*app, *token, *message]),
                "DELETE" => (Route::DeleteFollowUp, vec![*app, *token, *message]),
                _ => return None,
            },
            ("GET", ["channels", channel]) => (Route::ReadChannel, vec![*channel]),
            ("PATCH", ["channels", channel]) => (Route::EditChannel, vec![*channel]),
            ("GET", ["channels", channel, "messages"]) => (Route::ReadMessages, vec![*channel]),
            ("POST", ["channels", channel, "messages"]) => (Route::CreateMessage, vec![*channel]),
            ("POST", ["channels", channel, "threads"]) => (Route::CreateThread, vec![*channel]),
            (method, ["channels", channel, "messages", message]) => match method {
                "GET" => (Route::ReadMessage, vec![*channel, *message]),
                "PATCH" => (Route::EditMessage, vec![*channel, *message]),
                "DELETE" => (Route::DeleteMessage, vec![*channel, *message]),
                _ => return None,
            },
            ("POST", ["channels", channel, "messages", message, "threads"]) => {
                (Route::ThreadFromMessage, vec![*channel, *message])
            }
            ("PUT", ["channels", thread, "thread-members", user]) => (Route::AddThreadMember, vec![*thread, *user]),
            ("GET", ["guilds", guild]) => (Route::ReadGuild, vec![*guild]),
            ("GET", ["guilds", guild, "threads", "active"]) => (Route::ActiveThreads, vec![*guild]),
            _ => return None,
        };
        Some((route, variable))
    }

    /// Whether the bot's token is asked for; a token of an interaction is in the path.
    pub fn is_for_the_bot(self) -> bool {
        use Route::*;
        !matches!(
            self,
            Gateway
                | Callback
                | FollowUp
                | ReadOriginal
                | EditOriginal
                | DeleteOriginal
                | ReadFollowUp
                | EditFollowUp
                | DeleteFollowUp
        )
    }

    /// The schema of what is answered, in the official specification.
    pub fn answer_schema(self) -> Option<&'static str> {
        use Route::*;
        Some(match self {
            Gateway => "GatewayResponse",
            GatewayBot => "GatewayBotResponse",
            Me => "UserPIIResponse",
            OpenDirect => "PrivateChannelResponse",
            Application => "PrivateApplicationResponse",
            CreateCommand | ReadCommand | EditCommand => "ApplicationCommandResponse",
            FollowUp | ReadOriginal | EditOriginal | ReadFollowUp | EditFollowUp | CreateMessage | ReadMessage
            | EditMessage => "MessageResponse",
            CreateThread | ThreadFromMessage => "ThreadResponse",
            ReadGuild => "GuildWithCountsResponse",
            ActiveThreads => "ThreadsResponse",
            _ => return None,
        })
    }
}
