//! Sho among several on the local Discord, by buttons and menus alone, from the invitation to the end.
//!
//! The program draws its own seeds, so what falls is another thing each time; what must hold holds for every fall.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use serenity::model::Permissions;

use crate::discord::{Asked, Id, Message, Ping};
use crate::tables_on_discord::Scene;

/// No game of theirs takes so long.
const MOST_BOARDS: usize = 4000;

/// A button or a line of a menu.
#[derive(Clone, Debug)]
struct Choice {
    part: Value,
    label: String,
    command: String,
}

/// Everything that can be chosen of a message.
fn choices(message: &Message) -> Vec<Choice> {
    let rows = message.components.as_array().unwrap().iter();
    let parts = rows.flat_map(|row| row["components"].as_array().unwrap());
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let mut choices = Vec::new();
    for part in parts.filter(|part| part["disabled"] != true) {
        match part["options"].as_array() {
            Some(options) => choices.extend(options.iter().map(|option| Choice {
                part: part.clone(),
                label: text(&option["label"]),
                command: text(&option["value"]),
            })),
            None => choices.push(Choice {
                part: part.clone(),
                label: text(&part["label"]),
                command: part["custom_id"].as_str().unwrap().splitn(3, ':').nth(2).unwrap().to_owned(),
            }),
        }
    }
    choices
}

fn begin(scene: &Scene, user: Id, message: &Message, choice: &Choice) -> Asked {
    let id = choice.part["custom_id"].as_str().unwrap();
    match choice.part["options"].is_null() {
        true => scene.discord.begin_click(user, message, &choice.label),
        false => scene.discord.begin_choose(user, message, id, &choice.label),
    }
}

/// The last message for everybody, once there are so many.
async fn last(scene: &Scene, messages: usize) -> Message {
    scene.discord.wait_until(scene.channel, |all| all.len() == messages).await.pop().unwrap()
}

/// Who is awaited: whom the board names as the one to throw, to lift or to move.
fn due(board: &Message) -> Option<Id> {
    let line = board
        .content
        .lines()
        .find(|line| line.contains(" to throw: ") || line.contains(" to lift ") || line.contains(" to move"))?;
    Some(Id::read(line.split_once("<@")?.1.split_once('>')?.0))
}

/// Everybody answers the last message with the button of this name; the board to begin with.
async fn sit_down(scene: &Scene, people: &[(Id, &str)]) -> Message {
    for (number, (user, button)) in people.iter().enumerate() {
        let invitation = last(scene, number + 1).await;
        assert!(invitation.content.contains("The throws are sealed"), "{}", invitation.content);
        scene.discord.begin_click(*user, &invitation, button);
    }
    last(scene, people.len() + 1).await
}

/// What may be asked besides moves and throws.
const EXTRAS: [&str; 2] = ["My view", "Undo"];

/// Plays by chance what is offered, until the game is over or there are so many boards.
async fn play(scene: &Scene, first: Message, most: usize) -> Vec<Message> {
    let chance = &mut ChaCha8Rng::seed_from_u64(7);
    let before = scene.discord.channel(scene.channel).len();
    let mut boards = vec![first];
    while let Some(user) = due(boards.last().unwrap()).filter(|_| boards.len() < most) {
        let board = boards.last().unwrap();
        let offered: Vec<Choice> =
            choices(board).into_iter().filter(|choice| !EXTRAS.contains(&&*choice.label)).collect();
        let mut choice = offered.choose(chance).unwrap_or_else(|| panic!("nothing is offered: {board:?}")).clone();
        let mut chosen_from = board.clone();
        if choice.command.starts_with("view ") {
            // Where moves are too many, from where comes first, and how far is chosen in private.
            chosen_from = scene.private_answer(begin(scene, user, board, &choice)).await;
            choice = choices(&chosen_from).choose(chance).unwrap().clone();
        }
        begin(scene, user, &chosen_from, &choice);
        boards.push(last(scene, before + boards.len()).await);
    }
    boards
}

/// Three by name, with a stake: to the end, where the pot goes to whoever won.
#[tokio::test]
async fn three_play_for_chips_to_the_end() {
    let scene = Scene::new().await;
    let (discord, channel, aya, bek) = (&scene.discord, scene.channel, scene.aya, scene.bek);
    let cem = scene.cem;
    discord.allow(channel, aya, Permissions::MANAGE_GUILD);
    discord.slash(aya, channel, "community", &[("setting", "stakes=on")]).await;
    let options = [("game", "sho"), ("player", "Bek"), ("player2", "Cem"), ("rules", "stake=40 start=host")];
    discord.slash(aya, channel, "challenge", &options).await;
    let board = sit_down(&scene, &[(bek, "Accept"), (cem, "Accept")]).await;
    assert!(board.content.contains("Each side lays 40 chips under the cushion; 120 lie there."), "{}", board.content);
    assert_eq!(board.pings, [Ping::User(aya)], "whoever begins is notified");
    let boards = play(&scene, board, MOST_BOARDS).await;
    for (board, next) in boards.iter().zip(&boards[1..]) {
        assert!(board.attachments[0].description.as_ref().is_some_and(|alt| alt.contains(" in hand, ")));
        // Whoever has acted and goes on is not notified again.
        let pings: Vec<Ping> = due(next).filter(|next| due(board) != Some(*next)).map(Ping::User).into_iter().collect();
        assert_eq!(next.pings, pings, "{}", next.content);
    }
    let labels: Vec<String> = boards.iter().flat_map(choices).map(|choice| choice.label).collect();
    for words in ["coins enter at ", " moves ", ": captures ", ": stacks ", ": home", "Throw", "My view"] {
        assert!(labels.iter().any(|label| label.contains(words)), "no choice says {words:?}");
    }
    let end = boards.last().unwrap();
    assert!(end.content.contains(" has won: all nine coins "), "{}", end.content);
    assert!(end.content.contains("The throws are open: their seed was "), "{}", end.content);
    let left: Vec<String> = choices(end).into_iter().map(|choice| choice.label).collect();
    assert_eq!(left, ["My view", "Replay", "Record", "Rematch"]);
    let mut purses = Vec::new();
    for user in [aya, bek, cem] {
        let told = discord.slash(user, channel, "purse", &[]).await.text().to_owned();
        purses.push(told.split(' ').nth(2).unwrap().parse::<u32>().unwrap());
    }
    purses.sort_unstable();
    // A sho takes the stake twice.
    assert!(matches!(purses[..], [960, 960, 1080] | [920, 920, 1160]), "{purses:?}");
    assert_eq!(discord.failures(), Vec::<String>::new());
}

/// Two pairs of whoever joins, drawn, with the ritual; a pair resigns together.
#[tokio::test]
async fn pairs_lift_the_cup_for_each_other() {
    let scene = Scene::new().await;
    let (discord, channel, aya, bek) = (&scene.discord, scene.channel, scene.aya, scene.bek);
    let (cem, dou) = (scene.cem, discord.user("Dou"));
    let rules = "pairs=drawn ritual=true start=random";
    discord.slash(aya, channel, "challenge", &[("game", "sho/pairs"), ("rules", rules)]).await;
    let board = sit_down(&scene, &[(dou, "Join"), (bek, "Join"), (cem, "Join")]).await;
    assert!(board.content.contains("partners together: "), "{}", board.content);
    let boards = play(&scene, board, 60).await;
    let mut lifted = 0;
    for (board, next) in boards.iter().zip(&boards[1..]) {
        let offered = choices(board).into_iter().map(|choice| choice.label).filter(|label| label != "Undo");
        let offered: Vec<String> = offered.collect();
        if due(board).is_some() && next.content.contains("under the cup") {
            assert_eq!(offered, ["Throw", "My view"]);
            assert_ne!(due(next), due(board), "the next player lifts the cup");
            assert_eq!(next.pings.len(), 1);
        }
        if board.content.contains(" to lift ") {
            assert_eq!(offered, ["Lift the cup", "My view"]);
            lifted += 1;
        }
    }
    assert!(lifted > 10, "only {lifted} cups were lifted");
    let loser = due(boards.last().unwrap()).expect("it is not over so soon");
    discord.slash(loser, channel, "resign", &[]).await;
    let end = last(&scene, 4 + boards.len()).await;
    assert!(end.content.contains(" have won"), "{}", end.content);
    assert_eq!(discord.failures(), Vec::<String>::new());
}
