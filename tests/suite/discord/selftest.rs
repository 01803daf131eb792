//! The server, tried with a bot of the real client: what it shows is what Discord would show, and every check can fail.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    ChannelId, CreateMessage, EditMessage, EditThread, GatewayIntents, GetMessages, GuildId, MessageId, ShardId, UserId,
};
use serenity::gateway::{ChunkGuildFilter, GatewayError};
use serenity::model::Permissions;

use super::bodies::{Body, File};
use super::sample::{Running, code, http, picture};
use super::state::{EPHEMERAL, State};
use super::{Fault, Id, Message, Moment, Ping, Route, Server, Shown, checks};

/// A bot at work in a guild with two people.
struct Scene {
    bot: Running,
    discord: Server,
    channel: Id,
    aya: Id,
    bek: Id,
}

impl Scene {
    async fn new() -> Scene {
        let discord = Server::start();
        let guild = discord.guild("Players of old games");
        let channel = discord.text_channel(guild, "games");
        let (aya, bek) = (discord.user("Aya"), discord.user("Bek"));
        let bot = Running::start(&discord).await;
        Scene { bot, discord, channel, aya, bek }
    }

    async fn board(&self) -> Message {
        let shown = self.discord.slash(self.aya, self.channel, "board", &[("opponent", "Bek")]).await;
        // The bot's second message is out of the way then.
        self.discord.wait_for(self.channel, |message| !message.pings.is_empty()).await;
        shown.message().clone()
    }

    async fn say(&self, way: &str) -> Shown {
        self.discord.slash(self.aya, self.channel, "say how", &[("way", way)]).await
    }
}

#[tokio::test]
async fn a_command_shows_a_board_that_buttons_change() {
    let Scene { bot, discord, channel, aya, bek } = Scene::new().await;
    let options = [("opponent", "Bek"), ("pit", "3"), ("look", "Dark wood"), ("quiet", "true")];
    let board = discord.slash(aya, channel, "board", &options).await;
    assert_eq!(board.text(), format!("A board against <@{bek}>"));
    assert!(!board.is_private());
    let [small] = &discord.wait_until(channel, |messages| messages.len() == 2).await[1..] else { panic!() };
    // Aya is not among the allowed mentions; what fills a deferral pings nobody.
    assert_eq!((small.pings.as_slice(), board.message().pings.as_slice()), (&[Ping::User(bek)][..], &[][..]));
    let [attachment] = board.message().attachments.as_slice() else { panic!("one picture") };
    assert_eq!((attachment.name.as_str(), attachment.description.as_deref()), ("board.png", Some("One grey point")));
    assert_eq!((attachment.content_type.as_str(), &attachment.bytes), ("image/png", &picture()));

    let chosen = discord.choose(bek, board.message(), "Choose a pit", "Pit 2").await;
    assert_eq!((chosen.text(), chosen.is_private()), ("pit 2", true));
    let whisper = discord.click(bek, board.message(), "Do whisper").await;
    assert_eq!((whisper.text(), whisper.is_private()), ("for you", true));
    assert_eq!(discord.seen_by(bek, channel).len(), 4);
    assert_eq!((discord.seen_by(aya, channel).len(), discord.channel(channel).len()), (2, 2));

    let turned = discord.click(aya, board.message(), "turn").await;
    assert_eq!((turned.text(), turned.message().attachments.as_slice()), ("turned", std::slice::from_ref(attachment)));
    assert_eq!(turned.message().components, json!([]));
    // The client's quirk: an update at once loses the picture.
    let lost = discord.click(aya, board.message(), "lose").await;
    assert_eq!((lost.text(), lost.message().attachments.len()), ("changed at once", 0));
    assert_eq!(discord.message(board.message().id).unwrap().edits, 3);
    assert_eq!(discord.command_writes(), 1);
    bot.stop().await;
    discord.until_disconnected().await;
}

#[tokio::test]
async fn clicks_may_be_stale_or_many() {
    let scene = Scene::new().await;
    let Scene { discord, aya, bek, .. } = &scene;
    let board = scene.board().await;
    let clicks = [*aya, *bek].map(|user| discord.begin_click(user, &board, "turn"));
    for click in clicks {
        assert_eq!(discord.answer(click).await.text(), "turned");
    }
    // The message has no buttons now, but who has not seen that yet may still click.
    let whisper = discord.click(*bek, &board, "whisper").await;
    assert_eq!((whisper.text(), whisper.message().ephemeral_to), ("for you", Some(*bek)));
    let stay = discord.begin_click(*aya, &board, "stay");
    assert_eq!(discord.until_acknowledged(stay).await, 6);
    // Nothing has followed; an edit by the channel does.
    let http = http(discord, &discord.token());
    let place = ChannelId::new(scene.channel.0);
    place.edit_message(&http, board.id.0, EditMessage::new().content("edited")).await.unwrap();
    assert!(matches!(discord.answer(stay).await, Shown::Updated(message) if message.content == "edited"));
    let edits = discord.requests(Route::EditOriginal);
    assert_eq!(edits.last().unwrap().body["content"], "turned");
    assert!(edits.last().unwrap().path.ends_with("/messages/@original"));
}

#[tokio::test]
async fn people_and_places_are_told_of() {
    let Scene { bot: _bot, discord, channel, aya, bek } = Scene::new().await;
    discord.set_heartbeat(Duration::from_millis(50));
    discord.ask_to_reconnect();
    discord.until_sessions(1, 1).await;
    discord.set_locale(aya, "fr");
    discord.rename(aya, "@everyone *Aya*");
    let places = [(channel, "Guild"), (discord.thread(channel, bek, "talk"), "Guild"), (discord.direct(aya), "BotDm")];
    for (place, context) in places {
        let shown = discord.slash(aya, place, "say how", &[("way", "by name")]).await;
        assert_eq!(shown.text(), format!("@everyone *Aya*, fr, Some({context})"));
        assert_eq!(shown.message().pings, [Ping::Everyone]);
    }
    discord.set_nick(aya, Some("Yaya"));
    assert_eq!(discord.slash(aya, channel, "say how", &[("way", "by name")]).await.text(), "Yaya, fr, Some(Guild)");
    let said = discord.say(bek, channel, "hello");
    assert_eq!(discord.wait_for(channel, |message| message.author == bek).await.id, said);
    assert_eq!(discord.commands().len(), 2);
}

#[tokio::test]
async fn typing_is_completed() {
    let Scene { bot: _bot, discord, channel, aya, .. } = Scene::new().await;
    let offered = discord.complete(aya, channel, "board", "pit", "1", &[("opponent", "Bek")]).await;
    let pairs = [1, 10, 11, 12].map(|pit| (format!("pit {pit}"), pit.to_string()));
    assert_eq!(offered, pairs);
    for wrong in [("pit", "0"), ("look", "light"), ("shape", "round"), ("opponent", "Cem"), ("quiet", "very")] {
        let typed = || discord.begin_slash(aya, channel, "board", &[("opponent", "Bek"), wrong]);
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(typed)).is_err(), "{wrong:?}");
    }
}

#[tokio::test]
async fn answers_are_seen_by_whom_they_are_for() {
    let scene = Scene::new().await;
    let ways = [
        ("quietly", "a whisper", true),
        ("with a file", "a file", false),
        ("late", "edited", true),
        ("twice", "Some((400, 40060))", true),
    ];
    for (way, text, is_private) in ways {
        let shown = scene.say(way).await;
        let shown = match way {
            // The first text stands before the second is there.
            "twice" | "late" => {
                let fits = |message: &Message| message.content == text;
                let look = |state: &State| state.messages.values().rfind(|m| fits(m)).cloned();
                Shown::Message(scene.discord.wait(text, look).await)
            }
            _ => shown,
        };
        assert_eq!((shown.text(), shown.is_private()), (text, is_private), "{way}");
    }
    assert_eq!(scene.discord.channel(scene.channel).len(), 1);

    scene.discord.fail_next(Route::EditOriginal, Fault::Refuse(500, 0), 1);
    let public = scene.say("badly").await;
    assert_eq!((public.text(), public.is_private()), ("Some((500, 0))", false));
    let further = |state: &State| state.messages.values().find(|m| m.content == "more").cloned();
    assert_eq!(scene.discord.wait("more", further).await.flags, EPHEMERAL);
}

#[tokio::test]
async fn what_comes_late_is_refused() {
    let Scene { bot: _bot, mut discord, channel, aya, bek } = Scene::new().await;
    discord.set_times(Duration::from_millis(300), Duration::ZERO);
    let never = discord.slash(aya, channel, "say how", &[("way", "never")]).await;
    assert!(matches!(never, Shown::Unanswered));
    discord.patience = Duration::from_millis(300);
    // The token has no life beyond the deferral.
    let board = discord.slash(bek, channel, "board", &[("opponent", "Aya")]).await;
    assert!(matches!(board, Shown::Thinking), "{board:?}");
    let edits = discord.requests(Route::EditOriginal);
    assert_eq!(edits.iter().map(|request| request.status).collect::<Vec<_>>(), [401]);

    discord.hold(Route::Callback, Moment::Before);
    let held = discord.begin_slash(aya, channel, "say how", &[("way", "quietly")]);
    discord.until_held(Route::Callback, Moment::Before, 1).await;
    assert!(matches!(discord.answer(held).await, Shown::Unanswered));
    discord.release(Route::Callback, Moment::Before);
    discord.wait("the late answer", |state| (state.requests.last()?.route == Route::Callback).then_some(())).await;
    assert_eq!(discord.requests(Route::Callback).last().unwrap().status, 404);
}

#[tokio::test]
async fn the_same_event_may_come_twice() {
    let scene = Scene::new().await;
    let asked = scene.discord.begin_slash(scene.aya, scene.channel, "say how", &[("way", "quietly")]);
    scene.discord.deliver_again(asked);
    assert_eq!(scene.discord.answer(asked).await.text(), "a whisper");
    let both = |state: &State| {
        let answers = state.requests.iter().filter(|request| request.route == Route::Callback);
        let answers: Vec<_> = answers.map(|request| request.status).collect();
        (answers.len() == 2).then_some(answers)
    };
    assert_eq!(scene.discord.wait("two answers", both).await, [204, 400]);
    assert_eq!(scene.discord.said(asked).len(), 1);
}

#[tokio::test]
async fn faults_are_what_the_client_sees() {
    let Scene { bot: _bot, discord, channel, aya, .. } = Scene::new().await;
    let http = http(&discord, &discord.token());
    let place = ChannelId::new(channel.0);
    let say = |text: &'static str| place.say(&http, text);
    discord.fail_next(Route::CreateMessage, Fault::RateLimit(Duration::from_millis(1500)), 1);
    discord.fail_next(Route::CreateMessage, Fault::Refuse(503, 0), 1);
    assert_eq!(code(&say("one").await), Some((429, 0)));
    assert_eq!(code(&say("one").await), Some((503, 0)));
    assert!(discord.channel(channel).is_empty());
    discord.fail_next(Route::CreateMessage, Fault::LoseAnswer, 1);
    assert_eq!(code(&say("one").await), Some((502, 0)));
    assert_eq!(discord.channel(channel).len(), 1);

    discord.deny(channel, discord.bot(), Permissions::ATTACH_FILES);
    assert!(say("two").await.is_ok());
    discord.begin_slash(aya, channel, "say how", &[("way", "with a file")]);
    let refused = |state: &State| state.requests.iter().find(|request| request.status == 403).map(|found| found.route);
    assert_eq!(discord.wait("the refused file", refused).await, Route::Callback);
    discord.deny(channel, discord.bot(), Permissions::SEND_MESSAGES);
    assert_eq!(code(&say("three").await), Some((403, 50013)));
    discord.deny(channel, discord.bot(), Permissions::VIEW_CHANNEL);
    assert_eq!(code(&say("three").await), Some((403, 50001)));
    discord.allow(channel, discord.bot(), Permissions::MENTION_EVERYONE);

    let message = say("three").await.unwrap();
    discord.delete_message(Id(message.id.get()));
    assert_eq!(code(&place.edit_message(&http, message.id, EditMessage::new().content("x")).await), Some((404, 10008)));
    discord.delete_channel(channel);
    assert_eq!(code(&say("four").await), Some((404, 10003)));
    let stranger = super::sample::http(&discord, "another.token");
    assert_eq!(code(&place.say(&stranger, "hm").await), Some((401, 0)));
}

#[tokio::test]
async fn a_client_may_die_before_or_after_its_post_is_done() {
    let discord = Server::start();
    let channel = discord.text_channel(discord.guild("Players"), "games");
    let (http, place) = (http(&discord, &discord.token()), ChannelId::new(channel.0));
    let post = || {
        let (http, message) = (http.clone(), CreateMessage::new().content(" a board\n"));
        let message = message.nonce(serenity::all::Nonce::String("table 1, move 1".into())).enforce_nonce(true);
        tokio::spawn(async move { place.send_message(&http, message).await })
    };
    for (moment, there) in [(Moment::Before, 0), (Moment::After, 1)] {
        discord.hold(Route::CreateMessage, moment);
        let dying = post();
        discord.until_held(Route::CreateMessage, moment, 1).await;
        dying.abort();
        discord.until_held(Route::CreateMessage, moment, 0).await;
        discord.release(Route::CreateMessage, moment);
        assert_eq!(discord.channel(channel).len(), there);
    }
    let again = post().await.unwrap().unwrap();
    assert_eq!(Id(again.id.get()), discord.channel(channel)[0].id);
    assert_eq!(again.content, "a board");
    discord.forget_nonces();
    let third = post().await.unwrap().unwrap();
    let read = |query| place.messages(&http, query);
    let ids = |messages: Vec<serenity::all::Message>| messages.iter().map(|m| m.id).collect::<Vec<_>>();
    assert_eq!(ids(read(GetMessages::new()).await.unwrap()), [third.id, again.id]);
    assert_eq!(ids(read(GetMessages::new().before(third.id)).await.unwrap()), [again.id]);
    assert_eq!(ids(read(GetMessages::new().after(MessageId::new(1)).limit(1)).await.unwrap()), [again.id]);
}

#[tokio::test]
async fn threads_archive_and_open_again() {
    let Scene { bot: _bot, discord, channel, aya, .. } = Scene::new().await;
    let http = http(&discord, &discord.token());
    let post = ChannelId::new(channel.0).say(&http, "a table").await.unwrap();
    let opening = serenity::all::CreateThread::new("Table 1");
    let mut thread = post.channel_id.create_thread_from_message(&http, post.id, opening.clone()).await.unwrap();
    let alone = post.channel_id.create_thread(&http, opening.kind(serenity::all::ChannelType::PublicThread)).await;
    assert_eq!(discord.threads(channel).len(), 2);
    assert_eq!(alone.unwrap().name, "Table 1");
    let id = Id(thread.id.get());
    let said = thread.id.say(&http, "a board").await.unwrap();
    discord.archive_thread(id, false);
    let edit = || thread.id.edit_message(&http, said.id, EditMessage::new().content("another"));
    assert_eq!(code(&edit().await), Some((400, 50083)));
    thread.id.say(&http, "open again").await.unwrap();
    assert!(edit().await.is_ok() && !discord.is_archived(id));
    discord.archive_thread(id, true);
    assert_eq!(code(&thread.id.say(&http, "locked").await), Some((400, 50083)));
    discord.archive_thread(id, false);
    thread.edit_thread(&http, EditThread::new().archived(false)).await.unwrap();
    assert!(!discord.is_archived(id));
    let shown = discord.slash(aya, id, "say how", &[("way", "quietly")]).await;
    assert_eq!((shown.text(), shown.message().channel), ("a whisper", id));
    discord.delete_channel(id);
    assert_eq!(code(&thread.id.say(&http, "gone").await), Some((404, 10003)));
    let message = MessageId::new(post.id.get());
    post.channel_id.delete_message(&http, message).await.unwrap();
    assert!(discord.channel(channel).is_empty());
}

#[tokio::test]
async fn a_dropped_session_is_resumed_with_what_was_missed() {
    let scene = Scene::new().await;
    let discord = &scene.discord;
    discord.drop_gateway(true);
    assert!(!discord.is_connected());
    let missed = discord.begin_slash(scene.aya, scene.channel, "say how", &[("way", "quietly")]);
    assert_eq!(discord.answer(missed).await.text(), "a whisper");
    discord.until_sessions(1, 1).await;
    discord.ask_to_reconnect();
    discord.until_sessions(1, 2).await;
    assert_eq!(scene.say("quietly").await.text(), "a whisper");
}

#[tokio::test]
async fn an_invalid_session_begins_anew() {
    let scene = Scene::new().await;
    scene.discord.drop_gateway(false);
    scene.discord.until_sessions(2, 0).await;
    assert_eq!(scene.say("quietly").await.text(), "a whisper");
    assert_eq!(scene.discord.intents(), [GatewayIntents::GUILDS.bits()]);
}

/// Members are told of only to who asks for them by their ids.
#[tokio::test]
async fn whoever_asks_for_members_knows_whom() {
    let scene = Scene::new().await;
    let discord = &scene.discord;
    let guild = discord.guild("Others");
    let asked = async |filter: ChunkGuildFilter| {
        let runners = scene.bot.shards.runners.lock().await;
        runners[&ShardId(0)].runner_tx.chunk_guild(GuildId::new(guild.0), None, false, filter, None);
    };
    discord.leave(scene.bek, guild);
    asked(ChunkGuildFilter::UserIds(vec![UserId::new(scene.aya.0), UserId::new(scene.bek.0), UserId::new(7)])).await;
    discord.until_members_asked(1).await;
    let [told] = &discord.members_asked()[..] else { panic!("one question") };
    assert_eq!((told.guild, &told.users), (guild, &vec![scene.aya, scene.bek, Id(7)]));
    for (filter, failures) in [
        (ChunkGuildFilter::None, 1),
        (ChunkGuildFilter::Query("A".to_owned()), 2),
        (ChunkGuildFilter::UserIds(vec![UserId::new(7); 101]), 3),
    ] {
        asked(filter).await;
        discord.wait("a failure", |state| (state.failures.len() == failures).then_some(())).await;
    }
    assert_eq!(discord.take_failures().len(), 3);
}

#[tokio::test]
async fn the_gateway_knows_its_bot() {
    let discord = Server::start();
    let strange = Running::with(&discord, "another.token", GatewayIntents::GUILDS).await.end().await;
    assert!(matches!(strange, Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication))), "{strange:?}");
    let nosy = GatewayIntents::GUILDS | GatewayIntents::MESSAGE_CONTENT;
    let nosy = Running::with(&discord, &discord.token(), nosy).await.end().await;
    assert!(matches!(nosy, Err(serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents))), "{nosy:?}");
}

#[tokio::test]
async fn a_bad_request_is_refused_and_remembered() {
    let Scene { bot: _bot, discord, channel, .. } = Scene::new().await;
    let http = http(&discord, &discord.token());
    let files = Vec::new();
    // Longer than a text may be, which the client lets through when it is not one of its own builders that speaks.
    let body = json!({ "content": "x".repeat(2001) });
    let sent = http.send_message(ChannelId::new(channel.0), files, &body).await;
    assert_eq!(code(&sent), Some((400, 50035)));
    assert!(discord.channel(channel).is_empty());
    let [failure] = &discord.take_failures()[..] else { panic!("one failure") };
    assert!(failure.starts_with("CreateMessage: twilight-validate:"), "{failure}");
    let empty = ChannelId::new(channel.0).send_message(&http, CreateMessage::new().content("")).await;
    assert_eq!(code(&empty), Some((400, 50006)));
}

/// A client would drop such an event without a word.
#[test]
fn an_event_that_no_client_reads_is_our_failure() {
    let discord = Server::start();
    discord.inner.change(|state| {
        state.dispatch("CHANNEL_CREATE", 0, &json!({ "id": "5" }));
        state.dispatch("NO_SUCH_EVENT", 0, &json!({}));
    });
    assert_eq!(discord.take_failures().len(), 2);
}

/// Bodies that one of the checks must not let through.
#[test]
fn every_check_can_fail() {
    let row = |parts: Value| json!([{ "type": 1, "components": parts }]);
    let button = |id: &str| json!({ "type": 2, "style": 1, "label": "a", "custom_id": id });
    let option = |value: &str| json!({ "label": "a", "value": value });
    let cases: Vec<(&str, Route, Value)> = vec![
        ("twilight-model", Route::CreateMessage, json!({ "content": 5 })),
        ("twilight-model", Route::Callback, json!({ "type": 99 })),
        ("twilight-model", Route::SetCommands, json!([{ "name": "a", "description": "b", "options": [{}] }])),
        ("twilight-validate", Route::EditMessage, json!({ "content": "x".repeat(2001) })),
        ("twilight-validate", Route::EditOriginal, json!({ "components": row(json!(vec![button("a"); 6])) })),
        ("twilight-validate", Route::FollowUp, json!({ "components": [button("a")] })),
        ("twilight-validate", Route::SetCommands, json!([{ "name": "No Spaces", "description": "b" }])),
        ("twilight-validate", Route::ThreadFromMessage, json!({ "name": "" })),
        ("openapi", Route::CreateMessage, json!({ "content": "a", "tts": "yes" })),
        (
            "openapi",
            Route::Callback,
            json!({ "type": 4, "data": { "components": row(json!([button(&"a".repeat(101))])) } }),
        ),
        (
            "openapi",
            Route::Callback,
            json!({ "type": 8, "data": { "choices": vec![json!({ "name": "a", "value": "b" }); 26] } }),
        ),
        ("openapi", Route::SetCommands, json!([{ "name": "a", "description": "b".repeat(101) }])),
        ("forms", Route::CreateMessage, json!({ "components": row(json!([button("a"), button("a")])) })),
        ("forms", Route::CreateMessage, json!({ "attachments": [{ "id": 3, "filename": "a.png" }] })),
        ("forms", Route::CreateMessage, json!({ "allowed_mentions": { "parse": ["users"], "users": ["5"] } })),
        (
            "forms",
            Route::CreateMessage,
            json!({ "components": row(json!([{ "type": 3, "custom_id": "m", "options": [option("1"), option("1")] }])) }),
        ),
    ];
    let check = |route, json, files| checks::check(route, &Body { json, files });
    for (name, route, json) in cases {
        let complaints = check(route, json.clone(), BTreeMap::new());
        let found = complaints.iter().any(|complaint| complaint.starts_with(name));
        assert!(found || name == "openapi" && !checks::has_specification(), "{name}: {json}: {complaints:?}");
    }
    let file = File { name: "a.png".into(), content_type: "image/png".into(), bytes: picture() };
    let good = json!({
        "content": "a",
        "components": row(json!([button("a"), button("b")])),
        "attachments": [{ "id": 0, "filename": "a.png", "description": "b" }, { "id": "77" }],
        "allowed_mentions": { "parse": [], "users": ["5"] },
    });
    assert_eq!(check(Route::EditMessage, good, BTreeMap::from([(0, file)])), Vec::<String>::new());
}
