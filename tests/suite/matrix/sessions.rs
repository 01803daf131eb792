//! The bot's session: how it begins, goes on, and ends.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Output, Stdio};

use serde_json::{Value, json};

use super::homeserver::{Homeserver, free_port};
use super::people::People;
use super::scene::{PASSWORD, Program, Scene, command, configure};
use crate::discord::Server;
use crate::program::serai;

/// Runs the program to its end.
async fn run(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = serai(folder);
    command.args(arguments).envs(environment.iter().copied());
    tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap()
}

/// Holds that the program ends with one line, and that this says what to do.
fn ends_with_a_line(output: &Output, says: &str) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), errors.lines().count()), (Some(1), 1), "{errors}");
    assert!(errors.contains(says), "{errors}");
    assert!(!errors.contains(PASSWORD) && !errors.contains("wrong-"), "{errors}");
}

#[tokio::test]
async fn what_is_wrong_is_one_line() {
    let (Some(homeserver), Some(people)) = (Homeserver::shared(), People::shared()) else { return };
    let with = json!({"server": homeserver.url(), "name": super::scene::new_name("serai"), "password": PASSWORD});
    let bot = people.to("register", with).await.as_str().unwrap().to_owned();
    let folder = tempfile::tempdir().unwrap();
    let nowhere = format!("http://127.0.0.1:{}", free_port());
    let web = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let page = format!("http://{}", web.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in web.incoming() {
            let mut stream = stream.unwrap();
            let _ = stream.read(&mut [0; 1024]);
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello");
        }
    });
    let password = |word| vec![("SERAI_MATRIX_PASSWORD", word)];
    let wrong_token = vec![("SERAI_MATRIX_TOKEN", "wrong-token")];
    for (url, environment, says) in [
        (homeserver.url(), password("wrong-word"), "does not accept the password of @serai"),
        (homeserver.url(), wrong_token, "does not accept the token"),
        (nowhere, password(PASSWORD), "cannot be reached"),
        (page, password(PASSWORD), "there is no Matrix homeserver at http://127.0.0.1"),
        (homeserver.url(), Vec::new(), "set user and SERAI_MATRIX_PASSWORD"),
    ] {
        configure(folder.path(), &url, &bot, "");
        ends_with_a_line(&run(folder.path(), &[], &environment).await, says);
        if !says.contains("password of") {
            ends_with_a_line(&run(folder.path(), &["check"], &environment).await, says);
        }
    }
    configure(folder.path(), &homeserver.url(), &bot, "");
    let checked = run(folder.path(), &["check"], &password(PASSWORD)).await;
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(
        checked.status.success() && said.contains(&format!("matrix homeserver {}: good", homeserver.url())),
        "{said}"
    );
}

#[tokio::test]
async fn a_token_will_do() {
    let Some(homeserver) = Homeserver::shared() else { return };
    let mut scene = Scene::without_program(&homeserver.url(), "").await;
    let token = async || {
        let with = json!({"server": scene.url, "user": scene.bot, "password": PASSWORD});
        scene.people.to("token", with).await.as_str().unwrap().to_owned()
    };
    let (own, others) = (token().await, token().await);
    let start = |log: Stdio| {
        let mut command = serai(scene.folder.path());
        command.env("SERAI_MATRIX_TOKEN", &own);
        Program::logged(command, log)
    };
    let first = start(Stdio::inherit());
    let room = scene.room(json!({"encrypted": true})).await;
    scene.begin(&room, "tihbat").await;
    first.kill();
    // The keys that are kept are those of one device.
    let wrong = run(scene.folder.path(), &[], &[("SERAI_MATRIX_TOKEN", &others)]).await;
    ends_with_a_line(&wrong, "if it belongs to another account or device, set another [matrix] store");
    let log = scene.folder.path().join("log");
    let second = start(std::fs::File::create(&log).unwrap().into());
    room.say(&scene.aya, "1").await;
    room.said("Table #1: South played 1").await;
    assert_eq!(scene.people.to("log_out", json!({"server": scene.url, "token": own})).await, 200);
    assert_eq!(second.end().await.code(), Some(1));
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.starts_with("serai: the homeserver does not accept the token") && log.lines().count() == 1, "{log}");
    scene.program = None;
}

/// One program, one store, and nothing of one platform on the other.
#[tokio::test]
async fn discord_and_matrix_are_served_at_once() {
    let Some(homeserver) = Homeserver::shared() else { return };
    let discord = Server::start();
    let channel = discord.text_channel(discord.guild("Players"), "games");
    let (cyd, dan) = (discord.user("Cyd"), discord.user("Dan"));
    let scene = Scene::beside(&homeserver.url(), &discord).await;
    let room = scene.room(json!({})).await;
    let (_, table) = scene.begin(&room, "tihbat").await;
    assert_eq!(table, "Table #1");
    discord.slash(cyd, channel, "challenge", &[("game", "sokusowo"), ("player", "Dan")]).await;
    let invitation = discord.wait_for(channel, |message| message.content.starts_with("Table #2: ")).await;
    discord.begin_click(dan, &invitation, "Accept");
    let board = discord.wait_for(channel, |message| message.content.starts_with("Table #2, ")).await;
    discord.begin_click(cyd, &board, "1");
    discord.wait_for(channel, |message| message.content.starts_with("Table #2: South played 1")).await;
    room.say(&scene.aya, "1").await;
    room.said("Table #1: South played 1").await;
    // Whoever asks on one is not at a table of the other.
    room.say(&scene.bek, "!serai move 1 #2").await;
    room.settled(&scene.bek).await;
    discord.slash(dan, channel, "move", &[("move", "1"), ("table", "1")]).await;
    assert_eq!((room.all().len(), discord.channel(channel).len()), (6, 3), "{:#?}", room.all());
    assert_eq!(discord.failures(), Vec::<String>::new());
}

#[tokio::test]
async fn a_session_is_kept_until_it_is_ended() {
    let Some(mut scene) = Scene::new().await else { return };
    scene.kill();
    let log = std::fs::File::create(scene.folder.path().join("log")).unwrap();
    let start = || {
        let mut command = command(scene.folder.path());
        command.env("SERAI_LOG", "debug");
        Program::logged(command, log.try_clone().unwrap())
    };
    let first = start();
    let room = scene.room(json!({"encrypted": true})).await;
    scene.begin(&room, "tihbat").await;
    first.kill();
    let second = start();
    room.say(&scene.aya, "1").await;
    room.said("Table #1: South played 1").await;

    // There is one device, by name, that the bot's own identity vouches for.
    let of = json!({"who": scene.aya.id, "of": scene.bot});
    let keys = scene.people.to("devices", of).await;
    let devices = keys["device_keys"][&scene.bot].as_object().unwrap();
    let [(_, device)] = devices.iter().collect::<Vec<_>>()[..] else { panic!("{devices:#?}") };
    assert_eq!(device["unsigned"]["device_display_name"], "serai");
    let signing = keys["self_signing_keys"][&scene.bot]["keys"].as_object().unwrap().keys().next().unwrap();
    assert!(device["signatures"][&scene.bot].get(signing).is_some(), "{keys:#}");

    let kept: Value =
        serde_json::from_slice(&std::fs::read(scene.folder.path().join("matrix/session.json")).unwrap()).unwrap();
    let token = kept["session"]["access_token"].as_str().unwrap();
    let with = json!({"server": scene.url, "token": token});
    assert_eq!(scene.people.to("log_out", with).await, 200);
    assert_eq!(second.end().await.code(), Some(1));
    let log = std::fs::read_to_string(scene.folder.path().join("log")).unwrap();
    let last = log.lines().last().unwrap();
    assert!(last.starts_with("serai: the homeserver has ended the session that is kept in matrix"), "{last}");
    assert!(log.contains("DEBUG"), "the log tells more at this level");
    assert!(!log.contains(token) && !log.contains(PASSWORD), "secrets are in the log");
    ends_with_a_line(
        &run(scene.folder.path(), &[], &[("SERAI_MATRIX_PASSWORD", PASSWORD)]).await,
        "has ended the session",
    );
}
