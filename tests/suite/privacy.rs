//! What is kept of somebody is theirs: they get all of it, and nothing is left once they do not want it kept.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use serai::chat::{
    Audience, CommunityId, Here, Platform, Player, PlayerId, Reply, Request, RequestId, RoomId, TableId, Timestamp,
};
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::store::{SledStore, Store};
use serai::table::Table;

use crate::program;

/// An id and a name that stand nowhere else.
const ZAPHOD: &str = "175928847299117063";
const TRILLIAN: &str = "80351110224678912";
const FORD: &str = "110351110224678912";
const NAMES: [(&str, &str); 3] = [(ZAPHOD, "Zaphod"), (TRILLIAN, "Trillian"), (FORD, "Ford")];

fn open(folder: &Path) -> (Arc<SledStore>, Host) {
    let store = Arc::new(SledStore::open(folder).unwrap());
    let manners = Manners::default();
    let messages = Arc::new(Messages::load().unwrap());
    let clock = Box::new(|| Timestamp(1_796_083_200_000));
    (Arc::clone(&store), Host::new(store, messages, None, clock, manners))
}

struct Talk<'a> {
    host: &'a Host,
    said: u32,
}

impl Talk<'_> {
    async fn say(&mut self, who: &str, text: &str) -> Reply {
        self.said += 1;
        let name = NAMES.iter().find(|(id, _)| *id == who).map_or("", |(_, name)| name);
        self.host
            .answer(&Request {
                platform: Platform::Discord,
                id: RequestId::new(Platform::Discord, &format!("{}", 1000 + self.said)),
                room: RoomId::new(Platform::Discord, "7"),
                community: CommunityId::new(Platform::Discord, "42"),
                asker: Player { id: PlayerId::new(Platform::Discord, who), name: name.to_owned() },
                text: text.to_owned(),
                seen: None,
                here: Here::default(),
            })
            .await
    }

    /// A game that the first wins, at a table that is numbered so.
    async fn game(&mut self, first: &str, second: &str, table: u64) {
        self.say(first, &format!("challenge @{second} sokusowo")).await;
        self.say(second, &format!("accept #{table}")).await;
        for (who, pit) in [(first, 3), (second, 1), (first, 1), (second, 3)] {
            let reply = self.say(who, &format!("move {pit} #{table}")).await;
            assert_eq!(reply.audience, Audience::Everyone, "{:?}", reply.text);
        }
        self.say(second, &format!("resign #{table}")).await;
    }
}

/// Everything that somebody can come across, of a player with a game of every kind of ending.
async fn lived(talk: &mut Talk<'_>) {
    talk.game(ZAPHOD, TRILLIAN, 1).await;
    talk.game(TRILLIAN, ZAPHOD, 2).await;
    talk.game(FORD, TRILLIAN, 3).await;
    // Age says who begins: before noon Trillian, whose account is the oldest.
    talk.say(ZAPHOD, &format!("challenge @{TRILLIAN} @{FORD} sho day")).await;
    talk.say(TRILLIAN, "accept #4").await;
    talk.say(FORD, "accept #4").await;
    talk.say(ZAPHOD, "vacation 2d").await;
    talk.say(FORD, &format!("challenge @{ZAPHOD} tihbat")).await;
    talk.say(ZAPHOD, "decline #5").await;
    talk.say(ZAPHOD, "challenge tihbat").await;
    talk.say(TRILLIAN, &format!("challenge @{ZAPHOD} tihbat/circling")).await;
    talk.say(ZAPHOD, &format!("block @{FORD}")).await;
    talk.say(FORD, &format!("challenge @{ZAPHOD} seega")).await;
    talk.say(TRILLIAN, &format!("block @{ZAPHOD}")).await;
    talk.say(ZAPHOD, "settings theme=dark").await;
    talk.say(ZAPHOD, "settings digest=8").await;
    talk.say(ZAPHOD, "privacy hide").await;
    talk.host
        .player_there(&CommunityId::new(Platform::Discord, "43"), &PlayerId::new(Platform::Discord, ZAPHOD), false)
        .await;
}

async fn table(store: &SledStore, id: u64) -> Table {
    Table::replay(TableId(id), store.log(TableId(id)).await.unwrap()).unwrap()
}

fn plain(reply: &Reply) -> String {
    reply.text.plain(|player| player.own().to_owned())
}

#[tokio::test]
async fn an_export_has_it_all_and_is_for_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let (_, host) = open(folder.path());
    let mut talk = Talk { host: &host, said: 0 };
    lived(&mut talk).await;
    let reply = talk.say(ZAPHOD, "privacy export").await;
    assert!(reply.audience == Audience::Asker && reply.confidential);
    let file = reply.file.unwrap();
    let export: serde_json::Value = serde_json::from_str(&file.content).unwrap();
    let numbers: Vec<u64> =
        export["tables"].as_array().unwrap().iter().map(|table| table["table"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [1, 2, 4, 6, 7], "{}", file.content);
    assert_eq!((&export["settings"]["theme"], &export["hidden"]), (&"dark".into(), &true.into()));
    assert_eq!(export["vacation"]["taken"], 2);
    let events: Vec<&str> = export["tables"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|table| table["events"].as_array().unwrap())
        .map(|event| event["event"].as_str().unwrap())
        .collect();
    assert!(events.contains(&"on vacation"), "{events:?}");
    assert_eq!(export["blocked"][0], format!("discord:{FORD}"));
    assert_eq!(export["standings"][0]["ladders"]["sokusowo"]["won"], 1);
    assert_eq!(export["standings"][0]["games"].as_array().unwrap().len(), 2);
    assert!(!file.content.contains("Seed"), "the seed of a game that is on is nobody's yet");
}

#[tokio::test]
async fn nothing_is_left_of_who_wants_to_be_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let (store, host) = open(folder.path());
    let mut talk = Talk { host: &host, said: 0 };
    lived(&mut talk).await;
    let order: Vec<String> = table(&store, 4).await.players().map(|player| player.name.clone()).collect();
    assert_eq!(order, ["Trillian", "Ford", "Zaphod"]);
    let before = plain(&talk.say(FORD, "leaderboard").await);
    let asked = talk.say(ZAPHOD, "privacy delete").await;
    assert_eq!(asked.choices[0].command, "privacy delete confirm");
    assert_eq!(plain(&talk.say(FORD, "leaderboard").await), before, "nothing was confirmed");
    let done = talk.say(ZAPHOD, "privacy delete confirm").await;
    assert!(plain(&done).contains("is deleted"));
    // What was three to the leaderboard before somebody hid.
    let after = plain(&talk.say(FORD, "leaderboard").await);
    assert!(after.contains("a former player: 1500? ") || after.contains("a former player: 1"), "{after}");
    for id in 1..=7 {
        let table = table(&store, id).await;
        assert!(table.is_over() || table.players().all(|player| player.name != "Zaphod"), "table {id}");
    }
    let order: Vec<String> = table(&store, 4).await.players().map(|player| player.name.clone()).collect();
    assert_eq!(order, ["Trillian", "Ford", "a former player"], "whose age it was is gone, and who began is not");
    let again = plain(&talk.say(ZAPHOD, "privacy delete confirm").await);
    assert_eq!(again, plain(&done));
    // Who is nobody here may come and go.
    talk.host
        .player_there(&CommunityId::new(Platform::Discord, "42"), &PlayerId::new(Platform::Discord, ZAPHOD), false)
        .await;
    drop((store, host));
    assert_eq!(traces(folder.path()), Vec::<String>::new());
}

/// Whatever tells of Zaphod in a store that nobody has open.
fn traces(store: &Path) -> Vec<String> {
    let tells = |bytes: &[u8]| {
        let traces = [ZAPHOD.as_bytes(), b"Zaphod"];
        traces.iter().any(|trace| bytes.windows(trace.len()).any(|window| window == *trace))
    };
    let pairs = sled::open(store).unwrap().iter().map(|pair| pair.unwrap());
    let telling = pairs.filter(|(key, value)| tells(key) || tells(value));
    telling.map(|(key, value)| format!("{}: {}", key.escape_ascii(), value.escape_ascii())).collect()
}

const KILLS: u32 = 12;
/// Games of Zaphod, each of which is written anew.
const GAMES: usize = 24;

/// Wherever the program is killed while somebody is being deleted, it goes on when it starts again.
#[test]
fn a_deletion_goes_on_after_a_kill() {
    let whole = tempfile::tempdir().unwrap();
    let mut talk = program::Talk::start(whole.path());
    for game in 0..GAMES {
        let (first, second) = if game % 2 == 0 { ("Zaphod", "Trillian") } else { ("Ford", "Zaphod") };
        let table = format!("#{}", game + 1);
        talk.ask(&format!("{first}: challenge @{second} sokusowo"));
        talk.ask(&format!("{second}: accept {table}"));
        for (who, pit) in [(first, 3), (second, 1), (first, 1), (second, 3)] {
            assert!(talk.ask(&format!("{who}: move {pit} {table}"))[0].ends_with("everyone"));
        }
        // The last ones are under way.
        if game < GAMES - 2 {
            talk.ask(&format!("{second}: resign {table}"));
        }
    }
    talk.ask("Zaphod: block @Ford");
    talk.ask("Zaphod: settings theme=dark");
    talk.end();

    // What is left when nothing goes wrong, and how long that takes.
    let ask = |talk: &mut program::Talk, text: &str| {
        talk.tell(&format!("Ford: {text}"));
        // How games under way came to their end is told in between.
        let mut heard = std::iter::from_fn(|| talk.hear());
        heard.find(|block| block[0].ends_with("Ford only")).expect("the program is alive")
    };
    let left = |talk: &mut program::Talk| {
        let mut leaderboard = ask(talk, "leaderboard");
        leaderboard.sort();
        let records = (1..=GAMES).map(|table| ask(talk, &format!("record #{table}")));
        std::iter::once(leaderboard).chain(records).collect::<Vec<_>>()
    };
    let begin = |folder: &Path| {
        let mut talk = program::Talk::start(folder);
        ask(&mut talk, "help");
        talk
    };
    let folder = copied(whole.path());
    let mut talk = begin(folder.path());
    let began = Instant::now();
    talk.ask("Zaphod: privacy delete confirm");
    let takes = began.elapsed();
    let expected = left(&mut talk);
    talk.end();
    assert!(expected.iter().flatten().any(|line| line.contains("a former player")), "{expected:?}");

    let mut in_between = 0;
    for kill in 0..=KILLS {
        let folder = copied(whole.path());
        let mut talk = begin(folder.path());
        match kill {
            // The last time all of it is done.
            KILLS => drop(talk.ask("Zaphod: privacy delete confirm")),
            _ => {
                talk.tell("Zaphod: privacy delete confirm");
                std::thread::sleep(takes.mul_f64(f64::from(kill) / f64::from(KILLS)));
            }
        }
        talk.kill();
        let looked_at = copied(folder.path());
        let tree = sled::open(looked_at.path().join("serai.db/sled")).unwrap();
        // There while somebody is being deleted.
        let is_begun = tree.scan_prefix(b"e").next().is_some();
        in_between += u32::from(is_begun);
        let mut talk = program::Talk::start(folder.path());
        if !is_begun {
            talk.tell("Zaphod: privacy delete confirm");
        }
        assert_eq!(left(&mut talk), expected, "killed at {kill} of {KILLS}");
        talk.end();
        assert_eq!(traces(&folder.path().join("serai.db/sled")), Vec::<String>::new(), "killed at {kill} of {KILLS}");
    }
    assert!(in_between > 0, "no kill came while it was under way");
}

/// A copy of a folder with all that is in it.
fn copied(folder: &Path) -> tempfile::TempDir {
    fn copy(from: &Path, to: &Path) {
        std::fs::create_dir_all(to).unwrap();
        for entry in std::fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            match entry.path().is_dir() {
                true => copy(&entry.path(), &to.join(entry.file_name())),
                false => drop(std::fs::copy(entry.path(), to.join(entry.file_name())).unwrap()),
            }
        }
    }
    let to = tempfile::tempdir().unwrap();
    copy(folder, to.path());
    to
}

/// The standings of the others are what they were, and computing them anew comes to the same.
#[tokio::test]
async fn ratings_outlive_a_deletion() {
    let folder = tempfile::tempdir().unwrap();
    let (store, host) = open(folder.path());
    let mut talk = Talk { host: &host, said: 0 };
    talk.game(ZAPHOD, TRILLIAN, 1).await;
    talk.game(FORD, TRILLIAN, 2).await;
    let before = plain(&talk.say(FORD, "leaderboard").await).replace(ZAPHOD, "a former player");
    talk.say(ZAPHOD, "privacy delete confirm").await;
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&plain(&talk.say(FORD, "leaderboard").await)), sorted(&before));
    let rebuilt = host.rebuild().await.unwrap();
    assert_eq!((rebuilt.results, rebuilt.changed), (2, 0));
    assert_eq!(sorted(&plain(&talk.say(FORD, "leaderboard").await)), sorted(&before));
    drop(store);
}
