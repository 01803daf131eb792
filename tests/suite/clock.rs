//! Clocks: how long somebody has time, what they are told of it, and what happens when it is up.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serai::chat::{
    Audience, CommunityId, Here, Platform, Player, PlayerId, Receipt, Reply, Request, RequestId, RoomId, TableId, Text,
    Timestamp,
};
use serai::games::Setup;
use serai::host::{Host, Manners};
use serai::messages::Messages;
use serai::settings::Hours;
use serai::store::{MemoryStore, Note, Store};
use serai::table::{Ending, Entry, Event, Opened, Pace, Record, Seed, State, Table, Vacation};

use crate::files::{codeless, hold, texts};
use crate::requests::request;

/// Monday, the 2nd of March 2026, 08:00 UTC.
const START: i64 = 1_772_438_400_000;
const MINUTE_MS: i64 = 60 * 1000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

fn player(name: &str) -> Player {
    Player { id: PlayerId::new(Platform::Console, name), name: name.to_owned() }
}

fn entry(number: usize, by: &str, at: i64, event: Event) -> Entry {
    let request = RequestId::new(Platform::Console, &number.to_string());
    Entry { request, by: player(by).id, at: Timestamp(at), event, chips: Vec::new() }
}

/// A game between aya, who begins, and bek, that begins at 0.
fn begun(pace: Pace) -> Vec<Entry> {
    let (room, community) = (RoomId::new(Platform::Console, "main"), CommunityId::new(Platform::Console, "here"));
    let setup = Setup::read("sokusowo", [], None).unwrap();
    let opened = Opened { pace, ..Opened::new(room, community, setup, player("aya")) };
    vec![entry(0, "aya", -HOUR_MS, Event::Opened(opened)), entry(1, "bek", 0, Event::seated(player("bek")))]
}

/// Until which hour somebody has time after what happened, each as `3 aya away 8`: the hour, who, what, and until when.
fn deadline(pace: Pace, happened: &[&str]) -> Option<i64> {
    let mut table = Table::replay(TableId(1), begun(pace)).unwrap();
    for (number, line) in happened.iter().enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        let hours = |word: &str| word.parse::<i64>().unwrap() * HOUR_MS;
        let until = words.get(3).map_or(Timestamp(0), |word| Timestamp(hours(word)));
        let event = match words[2] {
            "away" => Event::OnVacation { until },
            "granted" => Event::Granted { until },
            "reminded" => Event::Reminded,
            "up" => Event::TimeUp,
            _ => Event::Moved { text: table.game.moves()[0].clone() },
        };
        table.apply(entry(number + 2, words[1], hours(words[0]), event)).unwrap();
    }
    table.deadline().map(|at| at.0 / HOUR_MS)
}

#[test]
fn a_clock_runs_while_its_player_is_there() {
    for (pace, happened, expected) in [
        (Pace::Unlimited, &[][..], None),
        (Pace::Day, &[], Some(24)),
        (Pace::ThreeDays, &[], Some(72)),
        (Pace::Week, &[], Some(168)),
        (Pace::Day, &["5 aya moves"], Some(29)),
        // A reminder is no turn, and neither is an outage.
        (Pace::Day, &["16 aya reminded"], Some(24)),
        (Pace::Day, &["30 aya granted 42"], Some(42)),
        (Pace::Day, &["3 aya granted 8"], Some(24)),
        (Pace::Day, &["30 aya granted 42", "31 aya moves"], Some(55)),
        // What runs out does not run any more, until somebody moves.
        (Pace::Day, &["24 aya up"], None),
        (Pace::Day, &["24 aya up", "30 aya moves"], Some(54)),
        // Vacations of the player who is due count, those of others do not.
        (Pace::Day, &["5 aya away 29"], Some(48)),
        (Pace::Day, &["5 bek away 29"], Some(24)),
        (Pace::Day, &["5 bek away 29", "6 aya moves"], Some(53)),
        (Pace::Day, &["5 bek away 29", "40 aya moves"], Some(64)),
        (Pace::Day, &["5 aya away 29", "30 aya away 54"], Some(72)),
        // A vacation that is ended early, made longer, or begins when time is up.
        (Pace::Day, &["5 aya away 53", "8 aya away 8"], Some(27)),
        (Pace::Day, &["5 aya away 53", "60 aya away 60"], Some(72)),
        (Pace::Day, &["5 aya away 10", "8 aya away 20"], Some(39)),
        (Pace::Day, &["24 aya away 48"], Some(24)),
        (Pace::Day, &["30 aya away 48"], Some(24)),
    ] {
        assert_eq!(deadline(pace, happened), expected, "{pace:?}: {happened:?}");
    }
}

/// Minute by minute: between the beginning of a turn and its deadline lies the time of a turn, without vacations.
#[test]
fn nobody_gains_or_loses_a_minute() {
    let chance = &mut ChaCha8Rng::seed_from_u64(11);
    for _ in 0..200 {
        let mut table = Table::replay(TableId(1), begun(Pace::Day)).unwrap();
        let (mut now, mut since) = (0, 0);
        let mut away: BTreeMap<&str, Vec<(i64, i64)>> = BTreeMap::new();
        for number in 2..30 {
            let due = table.due().unwrap().name.clone();
            let who = *["aya", "bek"].choose(chance).unwrap();
            let event = if chance.random_range(0..3) == 0 {
                since = now;
                Event::Moved { text: table.game.moves()[0].clone() }
            } else {
                let until = now + chance.random_range(-200..3000);
                let own = away.entry(who).or_default();
                match own.last_mut().filter(|(_, last)| *last > now) {
                    Some(last) => last.1 = until.max(last.0),
                    None => own.push((now, until.max(now))),
                }
                Event::OnVacation { until: Timestamp(until * MINUTE_MS) }
            };
            let by = if matches!(event, Event::Moved { .. }) { &due } else { who };
            table.apply(entry(number, by, now * MINUTE_MS, event)).unwrap();
            let Some(due) = table.due() else { break };
            let deadline = table.deadline().unwrap().0 / MINUTE_MS;
            let is_away = |at: i64| {
                let own = away.get(&*due.name).into_iter().flatten();
                own.into_iter().any(|(from, until)| (*from..*until).contains(&at))
            };
            let running = (since..deadline).filter(|at| !is_away(*at)).count();
            assert_eq!(running, 24 * 60, "{away:?} {since} {deadline}");
            assert!(!is_away(deadline - 1), "nobody's time is up while they are away");
            now += chance.random_range(1..600);
        }
    }
}

#[test]
fn hours_are_read_and_kept() {
    for (text, is_one) in [
        ("8-22", true),
        ("0-24", true),
        ("22-6", true),
        (" 8 - 22 ", true),
        ("8-8", false),
        ("24-8", false),
        ("8-25", false),
        ("8", false),
        ("-8-9", false),
        ("8-0", false),
        ("eight-nine", false),
        ("", false),
    ] {
        let read = Hours::read(text);
        assert_eq!(read.is_some(), is_one, "{text}");
        if let Some(hours) = read {
            assert_eq!(Hours::read(&hours.to_string()), Some(hours));
        }
    }
}

/// Clocks are put forward in Madrid on the 29th of March 2026, from 2 to 3, and back on the 25th of October.
#[test]
fn hours_begin_and_end_where_somebody_lives() {
    let zone = jiff::tz::TimeZone::get("Europe/Madrid").unwrap();
    for (hours, at, are_on, next, last) in [
        ("8-22", "2026-03-28T12:00:00Z", true, "2026-03-29T06:00:00Z", "2026-03-27T21:00:00Z"),
        ("8-22", "2026-03-29T00:30:00Z", false, "2026-03-29T06:00:00Z", "2026-03-28T21:00:00Z"),
        ("8-22", "2026-03-29T20:00:00Z", false, "2026-03-30T06:00:00Z", "2026-03-29T20:00:00Z"),
        ("8-22", "2026-10-25T20:59:00Z", true, "2026-10-26T07:00:00Z", "2026-10-24T20:00:00Z"),
        ("22-2", "2026-03-28T23:30:00Z", true, "2026-03-29T20:00:00Z", "2026-03-28T01:00:00Z"),
        ("22-2", "2026-03-28T12:00:00Z", false, "2026-03-28T21:00:00Z", "2026-03-28T01:00:00Z"),
        // There is no half past two that night; what would begin then begins an hour later.
        ("2-9", "2026-03-28T23:30:00Z", false, "2026-03-29T01:00:00Z", "2026-03-28T08:00:00Z"),
        ("0-24", "2026-03-28T12:00:00Z", true, "2026-03-28T23:00:00Z", "2026-03-27T23:00:00Z"),
    ] {
        let [at, next, last] = [at, next, last].map(|text| text.parse::<jiff::Timestamp>().unwrap());
        let read = Hours::read(hours).unwrap();
        let found = (read.are_on(&zone, at), read.next_beginning(&zone, at), read.last_end(&zone, at));
        assert_eq!(found, (are_on, Some(next), Some(last)), "{hours} at {at}");
    }
}

#[test]
fn twenty_days_of_a_year_can_be_taken() {
    let at = |day: i64| Timestamp(START + day * DAY_MS);
    let first = Vacation::default().begun(5, at(0), 2026).unwrap();
    assert_eq!((first.until, first.left(2026), first.left(2027)), (at(5), 15, 20));
    assert!(first.begun(1, at(3), 2026).is_err(), "one at a time");
    // Whoever comes back has taken the day that had begun.
    let back = first.ended(Timestamp(at(1).0 + 1)).unwrap();
    assert_eq!(back.left(2026), 18);
    assert_eq!(first.ended(at(1)).unwrap().left(2026), 19, "a whole day");
    assert!(back.ended(at(2)).is_err(), "there is nothing to come back from");
    assert!(back.begun(19, at(2), 2026).is_err());
    let all = back.begun(18, at(2), 2026).unwrap();
    assert_eq!(all.left(2026), 0);
    assert!(all.begun(1, at(30), 2026).is_err());
    assert_eq!(all.begun(20, at(400), 2027).unwrap().left(2027), 0);
}

/// A host with its time, of which it is told by nobody but the test.
struct Scene {
    host: Host,
    store: Arc<MemoryStore>,
    now: Arc<AtomicI64>,
    asked: usize,
}

impl Scene {
    fn new() -> Scene {
        let (store, now) = (Arc::new(MemoryStore::default()), Arc::new(AtomicI64::new(START)));
        let (messages, clock) = (Arc::new(Messages::load().unwrap()), Arc::clone(&now));
        let clock = Box::new(move || Timestamp(clock.load(Ordering::SeqCst)));
        let host = Host::new(Arc::<MemoryStore>::clone(&store), messages, None, clock, Manners::default());
        let host = host.with_seeds(Box::new(|| Ok(Seed::new(*b"Under the cup nobody can see it."))));
        Scene { host, store, now, asked: 0 }
    }

    fn now(&self) -> i64 {
        self.now.load(Ordering::SeqCst)
    }

    async fn ask(&mut self, asker: &str, text: &str) -> Reply {
        self.asked += 1;
        let here = Here { is_admin: asker == "admin", ..Here::default() };
        let request = Request { here, ..request(&format!("c{}", self.asked), asker, text) };
        let reply = self.host.answer(&request).await;
        if let Some(receipt) = &reply.receipt {
            self.host.delivered(receipt, None).await;
        }
        reply
    }

    /// Whoever is due at the first table does the first thing that they can, in a few words.
    async fn play(&mut self) -> String {
        let id = TableId(1);
        let due = Table::replay(id, self.store.log(id).await.unwrap()).unwrap().due().unwrap().name.clone();
        let board = self.ask("aya", "board #1").await;
        let mut chosen = board.choices.into_iter().find(|choice| choice.enabled).unwrap().command;
        while chosen.starts_with("view") {
            let view = self.ask(&due, &chosen).await;
            chosen = view.choices.into_iter().find(|choice| choice.enabled).unwrap().command;
        }
        self.ask(&due, &chosen).await;
        format!("{due}: {chosen}\n")
    }

    /// Lets time go by, and the host look at its alarms whenever one rings; what players are told privately meanwhile.
    async fn wait(&self, ms: i64) -> String {
        let until = self.now() + ms;
        let mut told = String::new();
        for _ in 0..100 {
            let Some(at) = self.host.next_ring().await.filter(|at| at.0 <= until) else { break };
            self.now.store(at.0.max(self.now()), Ordering::SeqCst);
            self.host.ring().await;
            told.push_str(&self.digests().await);
        }
        self.now.store(until, Ordering::SeqCst);
        self.host.ring().await;
        told.push_str(&self.digests().await);
        told
    }

    /// Lets time go by while the host is not there.
    async fn be_away(&self, ms: i64) -> String {
        self.store.beat(Timestamp(self.now())).await.unwrap();
        self.now.store(self.now() + ms, Ordering::SeqCst);
        self.host.come_back().await;
        self.host.ring().await;
        self.digests().await
    }

    /// What players are owed, which is sent to them.
    async fn digests(&self) -> String {
        let mut told = String::new();
        for (player, due) in self.host.digests(Platform::Console).await {
            if let Some(digest) = self.host.digest(&player, due).await {
                let text = block(player.own(), &digest.reply);
                told.push_str(&format!("At {}:\n{text}", Timestamp(self.now()).moment()));
                self.host.digest_sent(&player).await;
            }
        }
        told
    }

    /// What rooms are owed, which has no other way to them.
    async fn owed(&self) -> Vec<(Receipt, Reply)> {
        let mut posts = Vec::new();
        for (room, table) in self.host.owed(Platform::Console).await {
            let reply = self.host.owed_post(&room, table).await.unwrap();
            let receipt = reply.receipt.clone().unwrap();
            self.host.delivered(&receipt, None).await;
            posts.push((receipt, reply));
        }
        posts
    }
}

/// A crash between a vacation and what tables are told of it keeps it from none of them.
#[tokio::test]
async fn tables_are_told_of_vacations_at_the_next_start() {
    let mut scene = Scene::new();
    scene.ask("aya", "challenge @bek sokusowo day").await;
    scene.ask("bek", "accept").await;
    let before = Vacation::default();
    let after = before.begun(3, Timestamp(START), 2026).unwrap();
    let note = Note::Vacation { player: player("aya").id, before, after };
    let request = RequestId::new(Platform::Console, "v");
    scene.store.say(&request, &Text::default(), vec![note], Timestamp(START)).await.unwrap();
    for _ in 0..2 {
        scene.host.come_back().await;
        let log = scene.store.log(TableId(1)).await.unwrap();
        assert_eq!(log.len(), 3);
        assert_eq!(log[2].event, Event::OnVacation { until: after.until });
    }
    assert_eq!(scene.owed().await.len(), 1);
}

/// What people say while time goes by, and what they and the room are told.
///
/// A file in tests/clock holds what they say after `> `, and after `>! ` how long they wait, as `>! 16h later`, or how long the bot
/// is away, as `>! away 30h`; or how many moves and throws are made at table #1, as `>! play 12`. Renewed with `RENEW=1 cargo test talks_by_the_clock`.
#[tokio::test]
async fn talks_by_the_clock() {
    for (path, written) in texts("tests/clock", "txt") {
        hold(&path, &written, &speak(&written).await);
    }
}

async fn speak(written: &str) -> String {
    let mut scene = Scene::new();
    let mut spoken: String =
        written.lines().take_while(|line| line.starts_with("# ")).map(|l| format!("{l}\n")).collect();
    for line in written.lines().filter(|line| line.starts_with('>')) {
        spoken.push_str(&format!("\n{line}\n"));
        match line.strip_prefix(">! ").map(|step| step.split(' ').collect::<Vec<_>>()).as_deref() {
            Some([time, "later"]) => spoken.push_str(&scene.wait(length(time)).await),
            Some(["away", time]) => spoken.push_str(&scene.be_away(length(time)).await),
            Some(["play", plies]) => {
                for _ in 0..plies.parse().unwrap() {
                    spoken.push_str(&scene.play().await);
                }
            }
            Some(_) => panic!("{line}"),
            None => {
                let (asker, text) = line.trim_start_matches("> ").split_once(": ").unwrap();
                let reply = scene.ask(asker, text).await;
                spoken.push_str(&block(asker, &reply));
            }
        }
        for (_, reply) in scene.owed().await {
            spoken.push_str(&block("", &reply));
        }
    }
    spoken
}

fn block(asker: &str, reply: &Reply) -> String {
    let mut block: String =
        reply.whispers.iter().map(|whisper| self::block(whisper.to.own(), &whisper.reply)).collect();
    let to = if reply.audience == Audience::Asker { format!("{asker} only") } else { "everyone".to_owned() };
    block.push_str(&format!("→ {to}\n{}\n", codeless(&reply.text.plain(|player| player.own().to_owned()))));
    for choice in reply.extras.iter().filter(|choice| !choice.command.starts_with("view")) {
        block.push_str(&format!("[{}] {}\n", choice.label, choice.command));
    }
    let due: Vec<&str> = reply.due.iter().map(PlayerId::own).collect();
    if !due.is_empty() {
        block.push_str(&format!("notifies {}\n", due.join(", ")));
    }
    block
}

/// `16h`, `90m` or `3d` in milliseconds.
fn length(text: &str) -> i64 {
    let (number, unit) = text.split_at(text.len() - 1);
    let unit = match unit {
        "m" => MINUTE_MS,
        "h" => HOUR_MS,
        _ => DAY_MS,
    };
    number.parse::<i64>().unwrap() * unit
}

/// Whatever people do, and however often the bot is away: nobody is reminded twice in a turn, no time is up too early,
/// nothing is claimed from who has time, and what is done twice is done once.
#[tokio::test]
async fn clocks_keep_their_rules_in_random_play() {
    let people = ["aya", "bek", "cem"];
    let (mut reminders, mut ends, mut claims, mut grants, mut vacations) = (0, 0, 0, 0, 0);
    for seed in 0..12 {
        let chance = &mut ChaCha8Rng::seed_from_u64(seed);
        let mut scene = Scene::new();
        for (name, wish) in [("aya", "reminder=half"), ("bek", "hours=8-22"), ("cem", "timezone=America/New_York")] {
            scene.ask(name, &format!("settings {wish}")).await;
        }
        let games = ["@bek sokusowo pace=day", "@bek @cem sho pace=live", "@cem tihbat three-days", "@bek seega week"];
        for (number, game) in games.iter().enumerate() {
            scene.ask("aya", &format!("challenge {game}")).await;
            for name in ["bek", "cem"] {
                scene.ask(name, &format!("accept #{}", number + 1)).await;
            }
        }
        for _ in 0..400 {
            let id = chance.random_range(1..=games.len());
            let who = *people.choose(chance).unwrap();
            match chance.random_range(0..20) {
                0 => drop(scene.be_away(chance.random_range(1..40) * HOUR_MS).await),
                1..4 => drop(scene.wait(chance.random_range(1..40) * HOUR_MS).await),
                4..7 => drop(scene.wait(chance.random_range(1..40) * MINUTE_MS).await),
                7 => drop(scene.ask(who, &format!("vacation {}d", chance.random_range(1..4))).await),
                8 => drop(scene.ask(who, "vacation end").await),
                9 => drop(scene.ask(who, &format!("claim #{id}")).await),
                _ => {
                    let board = scene.ask("aya", &format!("board #{id}")).await;
                    let due = scene.store.log(TableId(id as u64)).await.unwrap();
                    let due = Table::replay(TableId(id as u64), due).unwrap().due().map(|due| due.name.clone());
                    if let (Some(due), Some(choice)) = (due, board.choices.choose(chance)) {
                        scene.ask(&due, &choice.command).await;
                    }
                }
            }
            scene.owed().await;
            // Whoever looks twice at once does nothing twice.
            let before = logs(&scene, games.len()).await;
            tokio::join!(scene.host.ring(), scene.host.ring());
            assert_eq!(logs(&scene, games.len()).await, before);
        }
        for (number, log) in logs(&scene, games.len()).await.into_iter().enumerate() {
            let mut table = Table::replay(TableId(number as u64 + 1), log[..1].to_vec()).unwrap();
            for entry in &log[1..] {
                let (deadline, clock) = (table.deadline(), table.clock.clone());
                match &entry.event {
                    Event::Reminded => {
                        reminders += 1;
                        assert!(!clock.is_reminded && deadline.unwrap() > entry.at, "{log:?}");
                    }
                    Event::TimeUp | Event::Aborted => {
                        ends += 1;
                        assert!(deadline.unwrap() <= entry.at, "{log:?}");
                        let is_late = table.vacation_of(&table.due().unwrap().id, entry.at).is_none();
                        assert!(is_late, "somebody's time was up while they were away: {log:?}");
                    }
                    Event::Claimed => {
                        claims += 1;
                        assert!(table.is_time_up() && table.side_of(&entry.by) != table.side_due(), "{log:?}");
                    }
                    Event::Granted { until } => {
                        grants += 1;
                        assert!(*until > deadline.unwrap(), "{log:?}");
                    }
                    Event::OnVacation { .. } => vacations += 1,
                    _ => {}
                }
                table.apply(entry.clone()).unwrap();
            }
            let record = table.record();
            assert_eq!(Record::read(&record.to_string()), Ok(record));
            // Who lost by time has lost, and who was called off has not played.
            match (&table.state, table.finished()) {
                (State::Over(Ending::Time), finished) => assert!(!finished.unwrap().is_draw()),
                (State::Over(Ending::Aborted), finished) => assert_eq!((finished, table.winner()), (None, None)),
                _ => {}
            }
        }
    }
    assert!(
        reminders > 20 && ends > 10 && claims > 2 && grants > 3 && vacations > 20,
        "{reminders} reminders, {ends} ends, {claims} claims, {grants} grants, {vacations} vacations"
    );
}

async fn logs(scene: &Scene, tables: usize) -> Vec<Vec<Entry>> {
    let mut logs = Vec::new();
    for number in 1..=tables {
        logs.push(scene.store.log(TableId(number as u64)).await.unwrap());
    }
    logs
}
