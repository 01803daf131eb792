//! One suite that every store passes.

use std::path::Path;
use std::sync::Arc;

use serai::chat::{
    CommunityId, MessageId, Platform, Player, PlayerId, Receipt, RequestId, RoomId, Span, TableId, Text, Timestamp,
};
use serai::games::Setup;
use serai::rules::Side;
use serai::store::{Answer, Append, AppendError, MemoryStore, Note, Owner, Placing, Shelf, SledStore, Store};
use serai::table::{
    Chips, Code, Entry, Event, Guest, Lead, Offer, Opened, Pace, Purse, Seed, Table, Teaming, Vacation,
};

/// A store, and what must outlive it.
struct Given {
    store: Arc<dyn Store>,
    _folder: tempfile::TempDir,
}

/// Runs a test on every kind of store.
async fn each<F: Future<Output = ()>>(test: impl Fn(Arc<dyn Store>) -> F) {
    for given in stores() {
        test(given.store).await;
    }
}

fn stores() -> [Given; 2] {
    let sled = tempfile::tempdir().unwrap();
    [
        Given { store: Arc::new(MemoryStore::default()), _folder: tempfile::tempdir().unwrap() },
        Given { store: Arc::new(SledStore::open(&sled.path().join("store")).unwrap()), _folder: sled },
    ]
}

fn player(name: &str) -> Player {
    Player { id: PlayerId::new(Platform::Console, name), name: name.to_owned() }
}

fn room(name: &str) -> RoomId {
    RoomId::new(Platform::Console, name)
}

fn entry(request: &str, by: &str, event: Event) -> Entry {
    let request = RequestId::new(Platform::Console, request);
    Entry { request, by: player(by).id, at: Timestamp(1_796_000_000_000), event, chips: Vec::new() }
}

fn community(name: &str) -> CommunityId {
    CommunityId::new(Platform::Console, name)
}

fn opened(request: &str, in_room: &str, invited: Option<&str>) -> Entry {
    opened_in("here", request, in_room, invited)
}

fn opened_in(name: &str, request: &str, in_room: &str, invited: Option<&str>) -> Entry {
    let setup = Setup::read("tihbat/circling", [("seeds", "3")], None).unwrap();
    let community = community(name);
    let invited = invited.map(|name| player(name).id).into_iter().collect();
    entry(
        request,
        "aya",
        Event::Opened(Opened {
            invited,
            pace: Pace::ThreeDays,
            ..Opened::new(room(in_room), community, setup, player("aya"))
        }),
    )
}

fn moved(request: &str, by: &str, text: &str) -> Entry {
    entry(request, by, Event::Moved { text: text.to_owned() })
}

/// Adds an entry to a table as the host does; the table is what the writer knows of it, `None` for a new one.
async fn add(store: &Arc<dyn Store>, known: &mut Option<Table>, entry: Entry) -> Result<TableId, AppendError> {
    match known {
        None => {
            let planned = Table::replay(TableId(0), [entry.clone()]).unwrap();
            let id = store.open(entry.clone(), Placing::of(&planned)).await?;
            *known = Some(Table::replay(id, [entry]).unwrap());
            Ok(id)
        }
        Some(table) => {
            let (id, before, expected) = (table.id, Placing::of(table), table.entries);
            let mut log = store.log(id).await?;
            log.truncate(expected as usize);
            log.push(entry.clone());
            let later = Table::replay(id, log).unwrap();
            let after = Placing::of(&later);
            let (community, more) = (later.community.clone(), Vec::new());
            let (results, names, alarm) = (later.results(), later.players().cloned().collect(), None);
            let append = Append { table: id, expected, entry, more, community, before, after, results, names, alarm };
            store.append(append).await?;
            *table = later;
            Ok(id)
        }
    }
}

#[tokio::test]
async fn a_log_is_read_as_it_was_written() {
    each(async |store| {
        assert_eq!(store.log(TableId(1)).await.unwrap(), []);
        let log = [
            opened("r1", "main", Some("bek")),
            entry("r2", "bek", Event::seated(player("bek"))),
            moved("r3", "aya", "1"),
            moved("r4", "bek", "2"),
            entry("r5", "bek", Event::Offered { what: Offer::Settle }),
            entry("r6", "aya", Event::Declined),
            moved("u7", "aya", "2"),
            entry("u8", "aya", Event::Undone),
            entry("u9", "aya", Event::Offered { what: Offer::Takeback }),
            entry("u10", "bek", Event::Accepted),
            entry("u11", "aya", Event::Offered { what: Offer::Pause }),
            entry("u12", "bek", Event::Declined),
            entry("u13", "bek", Event::Offered { what: Offer::Draw }),
            entry("u14", "aya", Event::Declined),
            entry("r7", "aya", Event::Reminded),
            entry("r8", "bek", Event::OnVacation { until: Timestamp(1_796_000_500_000) }),
            entry("r9", "aya", Event::Granted { until: Timestamp(1_796_000_700_000) }),
            entry("r10", "aya", Event::TimeUp),
            entry("r11", "bek", Event::Claimed),
        ];
        let mut table = None;
        for entry in &log {
            add(&store, &mut table, entry.clone()).await.unwrap();
        }
        assert_eq!(store.log(TableId(1)).await.unwrap(), log);
        let sho = Event::Opened(Opened {
            invited: ["bek", "cem", "dou"].map(|name| player(name).id).into(),
            seed: Some(Seed::new(*b"Under the cup nobody can see it.")),
            ..Opened::new(
                room("main"),
                community("here"),
                Setup::read("sho", [("ritual", "true"), ("start", "host")], None).unwrap().with_sides(4).unwrap(),
                player("aya"),
            )
        });
        let events = [
            ("aya", sho),
            ("cem", Event::seated(player("cem"))),
            ("dou", Event::Declined),
            ("eve", Event::seated(player("eve"))),
            ("aya", Event::Started),
            ("aya", Event::Covered),
            ("cem", Event::Thrown { text: "roll 5 3".to_owned() }),
            ("eve", Event::Resigned),
            ("aya", Event::Moved { text: "h+8".to_owned() }),
        ];
        let log: Vec<Entry> =
            (0..).zip(events).map(|(number, (by, event)): (u32, _)| entry(&format!("s{number}"), by, event)).collect();
        let mut table = None;
        for entry in &log {
            assert_eq!(add(&store, &mut table, entry.clone()).await.unwrap(), TableId(2));
        }
        assert_eq!(store.log(TableId(2)).await.unwrap(), log);
        let teams = Event::Opened(Opened {
            invited: vec![player("ned").id],
            teaming: Some(Teaming { lead: Lead::Captain, mates: vec![player("kim").id, player("fay").id] }),
            seed: Some(Seed::new([7; 32])),
            ..Opened::new(room("main"), community("here"), Setup::read("sigh", [], None).unwrap(), player("ada"))
        });
        let events = [
            ("ada", teams),
            ("lou", Event::Seated { player: player("lou"), side: Some(Side::NORTH), from: None }),
            ("kim", Event::seated(player("kim"))),
            ("fay", Event::Declined),
            ("ada", Event::Started),
            ("ada", Event::HandedOver { to: player("kim").id }),
            ("kim", Event::Thrown { text: "throw 3 wddwdddw".to_owned() }),
            ("ada", Event::Resigned),
        ];
        let log: Vec<Entry> =
            (0..).zip(events).map(|(number, (by, event)): (u32, _)| entry(&format!("t{number}"), by, event)).collect();
        let mut teams = None;
        for entry in &log {
            assert_eq!(add(&store, &mut teams, entry.clone()).await.unwrap(), TableId(3));
        }
        assert_eq!(store.log(TableId(3)).await.unwrap(), log);
        // Who declined, or has left, is not looked for there any more.
        for (name, tables) in [("ada", 0), ("kim", 1), ("lou", 1), ("ned", 0), ("fay", 0)] {
            let own = store.of_player(&player(name).id, Shelf::Playing, 9).await.unwrap();
            assert_eq!(own.iter().filter(|(id, _)| *id == TableId(3)).count(), tables, "{name}");
        }
        let table = table.unwrap();
        assert_eq!((table.setup.sides(), table.due().map(|due| &*due.name)), (3, Some("cem")));
        // Who was invited and did not come has nothing to do with it any more.
        let of = async |name: &str| store.of_player(&player(name).id, Shelf::Playing, 9).await.unwrap().len();
        assert_eq!(
            [of("aya").await, of("bek").await, of("cem").await, of("dou").await, of("eve").await],
            [1, 0, 1, 0, 1]
        );
        for (number, event) in [Event::Declined, Event::Cancelled, Event::Aborted].into_iter().enumerate() {
            let id = 4 + number as u64;
            let mut table = None;
            let log = [opened(&format!("r{id}-1"), "main", Some("bek")), entry(&format!("r{id}-2"), "bek", event)];
            for entry in &log {
                assert_eq!(add(&store, &mut table, entry.clone()).await.unwrap(), TableId(id));
            }
            assert_eq!(store.log(TableId(id)).await.unwrap(), log);
        }
    })
    .await;
}

#[tokio::test]
async fn a_stale_writer_is_refused() {
    each(async |store| {
        let mut first = None;
        add(&store, &mut first, opened("r1", "main", None)).await.unwrap();
        let mut late = Some(Table::replay(TableId(1), store.log(TableId(1)).await.unwrap()).unwrap());
        add(&store, &mut first, entry("r3", "bek", Event::seated(player("bek")))).await.unwrap();
        let refused = add(&store, &mut late, entry("r4", "cyd", Event::seated(player("cyd")))).await;
        assert!(matches!(refused, Err(AppendError::Stale)), "the seat was taken meanwhile");
        assert_eq!(store.log(TableId(1)).await.unwrap().len(), 2);
        assert_eq!(store.answer(&RequestId::new(Platform::Console, "r4")).await.unwrap(), None);
        let placing = Placing::of(first.as_ref().unwrap());
        for (table, expected) in [(1, 3), (1, 0), (2, 0), (2, 1)] {
            let (before, after) = (placing.clone(), placing.clone());
            let entry = moved(&format!("r{table}-{expected}"), "aya", "1");
            let (community, more) = (community("here"), Vec::new());
            let refused = store
                .append(Append {
                    table: TableId(table),
                    expected,
                    entry,
                    more,
                    community,
                    before,
                    after,
                    results: Vec::new(),
                    names: Vec::new(),
                    alarm: None,
                })
                .await;
            assert!(matches!(refused, Err(AppendError::Stale)), "table {table} after {expected} entries");
        }
    })
    .await;
}

/// What follows from an entry is there with it, or nothing is.
#[tokio::test]
async fn what_follows_is_written_in_one_piece() {
    each(async |store| {
        let mut table = None;
        let id = add(&store, &mut table, opened("r1", "main", None)).await.unwrap();
        add(&store, &mut table, entry("r2", "bek", Event::seated(player("bek")))).await.unwrap();
        let placing = Placing::of(table.as_ref().unwrap());
        let follows = |request: &str, expected: u32| {
            let more =
                vec![moved(&format!("{request}/auto/1"), "bek", "1"), moved(&format!("{request}/auto/2"), "aya", "1")];
            let (before, after) = (placing.clone(), placing.clone());
            let community = community("here");
            Append {
                table: id,
                expected,
                entry: moved(request, "aya", "1"),
                more,
                community,
                before,
                after,
                results: Vec::new(),
                names: Vec::new(),
                alarm: None,
            }
        };
        assert!(matches!(store.append(follows("r3", 1)).await, Err(AppendError::Stale)));
        assert_eq!(store.log(id).await.unwrap().len(), 2);
        store.append(follows("r4", 2)).await.unwrap();
        let requests: Vec<String> =
            store.log(id).await.unwrap().iter().map(|entry| entry.request.own().to_owned()).collect();
        assert_eq!(requests, ["r1", "r2", "r4", "r4/auto/1", "r4/auto/2"]);
        assert!(matches!(store.append(follows("r4", 5)).await, Err(AppendError::Answered(Answer::Entry(_, 2)))));
        // A message that shows the first of them leaves the others owed.
        let receipt = |entries| Receipt { room: room("main"), table: id, entries, at: Timestamp(0), again: None };
        store.delivered(&receipt(3), None).await.unwrap();
        assert!(store.is_owed(&room("main"), id).await.unwrap());
        store.delivered(&receipt(5), None).await.unwrap();
        assert!(!store.is_owed(&room("main"), id).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn of_many_writers_at_once_one_wins() {
    each(async |store| {
        let mut table = None;
        add(&store, &mut table, opened("r", "main", None)).await.unwrap();
        // Everybody decides on the same state before anybody writes.
        let known = (0..20).map(|_| Table::replay(TableId(1), [opened("r", "main", None)]).unwrap());
        let writers = known.enumerate().map(|(n, known)| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let name = format!("p{n}");
                let seated = entry(&format!("r{n}"), &name, Event::seated(player(&name)));
                add(&store, &mut Some(known), seated).await.is_ok()
            })
        });
        let mut won = 0;
        for writer in writers.collect::<Vec<_>>() {
            won += usize::from(writer.await.unwrap());
        }
        assert_eq!(won, 1);
        assert_eq!(store.log(TableId(1)).await.unwrap().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn tables_opened_at_once_have_numbers_of_their_own() {
    each(async |store| {
        let openings = (0..50).map(|n| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { add(&store, &mut None, opened(&format!("r{n}"), "main", None)).await.unwrap() })
        });
        let mut ids = Vec::new();
        for opening in openings.collect::<Vec<_>>() {
            ids.push(opening.await.unwrap());
        }
        ids.sort();
        assert_eq!(ids, (1..=50).map(TableId).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn a_request_is_answered_once() {
    each(async |store| {
        let id = |request: &str| RequestId::new(Platform::Console, request);
        let mut table = None;
        add(&store, &mut table, opened("r1", "main", None)).await.unwrap();
        assert_eq!(store.answer(&id("r1")).await.unwrap(), Some(Answer::Entry(TableId(1), 0)));
        assert_eq!(store.answer(&id("r")).await.unwrap(), None, "the beginning of an id is another id");
        let again = add(&store, &mut None, opened("r1", "main", None)).await;
        assert!(matches!(again, Err(AppendError::Answered(Answer::Entry(TableId(1), 0)))));

        let words = Text(vec![
            Span::Plain("No: ".to_owned()),
            Span::Quote("\u{202E}\"x\"".to_owned()),
            Span::Code("m 3".to_owned()),
            Span::Player(player("bek").id),
            Span::Room(room("main")),
        ]);
        store.say(&id("r2"), &words, Vec::new(), Timestamp(0)).await.unwrap();
        assert_eq!(store.answer(&id("r2")).await.unwrap(), Some(Answer::Said(words.clone())));
        let late = add(&store, &mut table, entry("r2", "bek", Event::seated(player("bek")))).await;
        assert!(matches!(late, Err(AppendError::Answered(Answer::Said(same))) if same == words));
        let refused = store.say(&id("r1"), &words, Vec::new(), Timestamp(0)).await;
        assert!(matches!(refused, Err(AppendError::Answered(Answer::Entry(TableId(1), 0)))));
    })
    .await;
}

/// Alarms ring in the order of their time, one a table, until an entry sets another.
#[tokio::test]
async fn alarms_are_kept_with_what_set_them() {
    each(async |store| {
        let mut placing = None;
        for number in 1..=3 {
            let mut table = None;
            add(&store, &mut table, opened(&format!("o{number}"), "main", None)).await.unwrap();
            placing = table.map(|table| Placing::of(&table));
        }
        let placing = placing.unwrap();
        let append = async |table: u64, expected: u32, alarm: Option<i64>| {
            let (before, after) = (placing.clone(), placing.clone());
            let entry = moved(&format!("{table}-{expected}"), "aya", "1");
            let (table, alarm, community) = (TableId(table), alarm.map(Timestamp), community("here"));
            let (more, results, names) = (Vec::new(), Vec::new(), Vec::new());
            let append = Append { table, expected, entry, more, community, before, after, results, names, alarm };
            store.append(append).await
        };
        let alarms = async |until: i64, limit: usize| -> Vec<(i64, u64)> {
            let found = store.alarms(Timestamp(until), limit).await.unwrap();
            found.into_iter().map(|(at, table)| (at.0, table.0)).collect()
        };
        assert_eq!(alarms(i64::MAX, 9).await, []);
        for (table, alarm) in [(1, 300), (2, 100), (3, 200)] {
            append(table, 1, Some(alarm)).await.unwrap();
        }
        assert_eq!(alarms(300, 9).await, [(100, 2), (200, 3), (300, 1)]);
        assert_eq!(alarms(299, 9).await, [(100, 2), (200, 3)]);
        assert_eq!(alarms(300, 1).await, [(100, 2)]);
        append(2, 2, Some(400)).await.unwrap();
        // Whoever was late has changed nothing.
        assert!(matches!(append(2, 2, Some(1)).await, Err(AppendError::Answered(_))));
        store.set_alarm(TableId(2), 2, Some(Timestamp(1))).await.unwrap();
        assert_eq!(alarms(400, 9).await, [(200, 3), (300, 1), (400, 2)]);
        store.set_alarm(TableId(2), 3, Some(Timestamp(250))).await.unwrap();
        store.set_alarm(TableId(1), 2, None).await.unwrap();
        assert_eq!(alarms(400, 9).await, [(200, 3), (250, 2)]);
        append(3, 2, None).await.unwrap();
        assert_eq!(alarms(400, 9).await, [(250, 2)]);
        store.forget(&community("here")).await.unwrap();
        assert_eq!(alarms(400, 9).await, []);
    })
    .await;
}

#[tokio::test]
async fn vacations_are_kept_until_their_player_is_deleted() {
    each(async |store| {
        let (aya, bek) = (player("aya").id, player("bek").id);
        let now = Timestamp(1_796_000_000_000);
        let none = Vacation::default();
        let some = none.begun(5, now, 2026).unwrap();
        let say = async |n: usize, player: &PlayerId, before: Vacation, after: Vacation| {
            let request = RequestId::new(Platform::Console, &format!("v{n}"));
            let note = Note::Vacation { player: player.clone(), before, after };
            store.say(&request, &Text::default(), vec![note], Timestamp(0)).await
        };
        assert_eq!(store.vacation(&aya).await.unwrap(), none);
        say(1, &aya, none, some).await.unwrap();
        assert!(matches!(say(2, &aya, none, some).await, Err(AppendError::Stale)), "it was another");
        say(3, &bek, none, some.ended(now).unwrap()).await.unwrap();
        assert_eq!(store.vacation(&aya).await.unwrap(), some);
        assert_eq!(store.vacations().await.unwrap().len(), 2);
        store.begin_erasing(&aya, "secret").await.unwrap();
        store.erase(&aya, "nobody").await.unwrap();
        assert_eq!(store.vacations().await.unwrap(), [(bek, some.ended(now).unwrap())]);
    })
    .await;
}

#[tokio::test]
async fn when_the_program_was_there_is_kept() {
    each(async |store| {
        assert_eq!(store.last_beat().await.unwrap(), None);
        for at in [5, 1_796_000_000_000] {
            store.beat(Timestamp(at)).await.unwrap();
            assert_eq!(store.last_beat().await.unwrap(), Some(Timestamp(at)));
        }
    })
    .await;
}

#[tokio::test]
async fn settings_are_kept_by_owner() {
    each(async |store| {
        let owners = [
            Owner::Player(player("aya").id),
            Owner::Player(player("ay").id),
            Owner::Community(CommunityId::new(Platform::Console, "aya")),
        ];
        let set = async |n: usize, owner: &Owner, value: Option<&str>| {
            let request = RequestId::new(Platform::Console, &format!("s{n}"));
            let note = Note::Setting { owner: owner.clone(), name: "theme", value: value.map(str::to_owned) };
            store.say(&request, &Text::default(), vec![note], Timestamp(0)).await
        };
        let chosen = async |owner: &Owner| store.settings(owner).await.unwrap();
        for (n, owner) in owners.iter().enumerate() {
            set(n, owner, Some(&format!("theme {n}"))).await.unwrap();
        }
        for (n, owner) in owners.iter().enumerate() {
            assert_eq!(chosen(owner).await, [("theme".to_owned(), format!("theme {n}"))], "{owner:?}");
        }
        assert!(matches!(set(0, &owners[0], Some("again")).await, Err(AppendError::Answered(_))));
        assert_eq!(chosen(&owners[0]).await, [("theme".to_owned(), "theme 0".to_owned())]);
        set(9, &owners[0], None).await.unwrap();
        assert_eq!(chosen(&owners[0]).await, []);
        let Owner::Community(community) = &owners[2] else { panic!("a community") };
        store.forget(community).await.unwrap();
        assert_eq!(chosen(&owners[2]).await, []);
        assert_eq!(chosen(&owners[1]).await.len(), 1, "players keep what they chose");
    })
    .await;
}

/// What passes between purses and tables passes whole, once, and only if it is there.
#[tokio::test]
async fn purses_change_with_what_they_paid_for() {
    each(async |store| {
        let chips = async |name: &str| store.purse(&community("here"), &player(name).id).await.unwrap().chips;
        let pass = |name: &str, change| Chips { player: player(name).id, change };
        let mut table = None;
        add(&store, &mut table, opened("r1", "main", Some("bek"))).await.unwrap();
        let seated = entry("r2", "bek", Event::seated(player("bek")));
        let laid = Entry { chips: vec![pass("aya", -400), pass("bek", -400)], ..seated };
        add(&store, &mut table, laid.clone()).await.unwrap();
        assert_eq!([chips("aya").await, chips("bek").await, chips("cem").await], [600, 600, 1000]);
        assert_eq!(store.log(TableId(1)).await.unwrap()[1], laid, "the log tells of the chips");
        let mut late = Some(Table::replay(TableId(1), store.log(TableId(1)).await.unwrap()[..1].to_vec()).unwrap());
        let again = add(&store, &mut late, laid).await;
        assert!(matches!(again, Err(AppendError::Answered(_))));
        for (request, passing) in
            [("r3", [pass("aya", 5), pass("bek", -601)]), ("r4", [pass("bek", -601), pass("aya", 5)])]
        {
            let wrong = Entry { chips: passing.to_vec(), ..moved(request, "aya", "1") };
            assert!(matches!(add(&store, &mut table, wrong).await, Err(AppendError::Stale)), "more than there is");
        }
        assert_eq!([chips("aya").await, chips("bek").await], [600, 600]);
        let won = Entry { chips: vec![pass("bek", -100), pass("aya", 900)], ..entry("r5", "bek", Event::Resigned) };
        add(&store, &mut table, won).await.unwrap();
        assert_eq!([chips("aya").await, chips("bek").await], [1500, 500]);

        let words = Text(vec![Span::Plain("50 for you".to_owned())]);
        let id = |request: &str| RequestId::new(Platform::Console, request);
        let before = store.purse(&community("here"), &player("bek").id).await.unwrap();
        let after = before.with_gift("2026-11-30".parse().unwrap()).unwrap();
        let (here, bek) = (community("here"), player("bek").id);
        let gift = || vec![Note::Purse { community: here.clone(), player: bek.clone(), before, after }];
        store.say(&id("r6"), &words, gift(), Timestamp(0)).await.unwrap();
        assert_eq!(store.purse(&here, &bek).await.unwrap(), after);
        let again = store.say(&id("r6"), &words, gift(), Timestamp(0)).await;
        assert!(matches!(again, Err(AppendError::Answered(Answer::Said(said))) if said == words));
        let late = store.say(&id("r7"), &words, gift(), Timestamp(0)).await;
        assert!(matches!(late, Err(AppendError::Stale)), "the purse is another now");
        assert_eq!(store.answer(&id("r7")).await.unwrap(), None);
        assert_eq!(store.purse(&community("away"), &bek).await.unwrap(), Purse::default(), "another community");
        store.set_left(&here, Some(Timestamp(1))).await.unwrap();
        store.forget(&here).await.unwrap();
        assert_eq!([chips("aya").await, chips("bek").await], [1000, 1000]);
    })
    .await;
}

#[tokio::test]
async fn refusals_do_not_pile_up() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    each(async |store| {
        let id = |n: i64| RequestId::new(Platform::Console, &format!("r{n}"));
        let words = Text(vec![Span::Plain("no".to_owned())]);
        for n in 0..10 {
            store.say(&id(n), &words, Vec::new(), Timestamp(n)).await.unwrap();
        }
        assert!(store.answer(&id(0)).await.unwrap().is_some());
        for n in 10..20 {
            store.say(&id(n), &words, Vec::new(), Timestamp(n + DAY)).await.unwrap();
        }
        let mut kept = Vec::new();
        for n in 0..20 {
            if store.answer(&id(n)).await.unwrap().is_some() {
                kept.push(n);
            }
        }
        assert_eq!(kept, (10..20).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn tables_are_found_by_room_and_player() {
    each(async |store| {
        let check = async |shelf: Shelf, in_room: &[u64], of_aya: &[u64], of_bek: &[u64]| {
            let ids = |ids: &[u64]| ids.iter().copied().map(TableId).collect::<Vec<_>>();
            assert_eq!(store.of_room(&room("main"), shelf, 9).await.unwrap(), ids(in_room), "{shelf:?} in the room");
            for (name, expected) in [("aya", of_aya), ("bek", of_bek)] {
                let found = store.of_player(&player(name).id, shelf, 9).await.unwrap();
                let placed =
                    ids(expected).into_iter().map(|id| (id, vec![room(if id.0 == 2 { "mai" } else { "main" })]));
                assert_eq!(found, placed.collect::<Vec<_>>(), "{shelf:?} of {name}");
            }
        };
        let (mut first, mut second, mut third) = (None, None, None);
        add(&store, &mut first, opened("r1", "main", Some("bek"))).await.unwrap();
        add(&store, &mut second, opened("r2", "mai", None)).await.unwrap();
        add(&store, &mut third, opened("r3", "main", Some("beka"))).await.unwrap();
        check(Shelf::Invitation, &[3, 1], &[3, 2, 1], &[1]).await;
        check(Shelf::Playing, &[], &[], &[]).await;
        add(&store, &mut first, entry("r4", "bek", Event::seated(player("bek")))).await.unwrap();
        check(Shelf::Invitation, &[3], &[3, 2], &[]).await;
        check(Shelf::Playing, &[1], &[1], &[1]).await;
        add(&store, &mut first, entry("r5", "bek", Event::Resigned)).await.unwrap();
        check(Shelf::Playing, &[], &[], &[]).await;
        check(Shelf::Over, &[1], &[1], &[1]).await;
        assert_eq!(store.of_room(&room("main"), Shelf::Invitation, 0).await.unwrap(), []);
        let newest = store.of_player(&player("aya").id, Shelf::Invitation, 1).await.unwrap();
        assert_eq!(newest, [(TableId(3), vec![room("main")])]);
    })
    .await;
}

#[tokio::test]
async fn a_table_is_shown_in_every_room_from_which_somebody_plays() {
    each(async |store| {
        let (code, mut table) = (Code::read("k7qf-3m").unwrap(), None);
        let Event::Opened(usual) = opened("r1", "main", None).event else { panic!("an invitation") };
        let open = |request: &str| entry(request, "aya", Event::Opened(Opened { code: Some(code), ..usual.clone() }));
        add(&store, &mut table, open("r1")).await.unwrap();
        assert_eq!(store.by_code(code).await.unwrap(), Some(TableId(1)));
        let taken = add(&store, &mut None, open("r2")).await;
        assert!(matches!(taken, Err(AppendError::Stale)), "two with the same code: {taken:?}");
        let far = CommunityId::new(Platform::Matrix, "!far");
        let garden = RoomId::new(Platform::Matrix, "!garden");
        let from = Some(Guest { room: garden.clone(), community: far.clone() });
        let visit = Event::Seated { player: player("bek"), side: None, from };
        add(&store, &mut table, entry("r3", "bek", visit)).await.unwrap();
        // The seat is taken, and so is the code free.
        assert_eq!(store.by_code(code).await.unwrap(), None);
        let both = vec![room("main"), garden.clone()];
        for name in ["aya", "bek"] {
            assert_eq!(store.name(&player(name).id).await.unwrap().as_deref(), Some(name));
            let found = store.of_player(&player(name).id, Shelf::Playing, 9).await.unwrap();
            assert_eq!(found, [(TableId(1), both.clone())]);
        }
        // Each room is told by itself.
        assert_eq!(store.owed("console").await.unwrap(), [(room("main"), TableId(1))]);
        assert_eq!(store.owed("matrix").await.unwrap(), [(garden.clone(), TableId(1))]);
        let receipt = Receipt { room: garden.clone(), table: TableId(1), entries: 2, at: Timestamp(0), again: None };
        store.delivered(&receipt, None).await.unwrap();
        assert_eq!(store.owed("matrix").await.unwrap(), []);
        assert_eq!(store.owed("console").await.unwrap(), [(room("main"), TableId(1))]);
        assert_eq!(store.of_room(&garden, Shelf::Playing, 9).await.unwrap(), [TableId(1)]);
        // Both communities have the result, and the other one is known to have something to lose.
        add(&store, &mut table, entry("r4", "bek", Event::Resigned)).await.unwrap();
        let communities = store.communities_with_results().await.unwrap();
        assert_eq!(communities.len(), 2);
        for community in &communities {
            let results = store.results(community, 0, 9).await.unwrap();
            assert_eq!(results.iter().map(|(_, game)| game.table).collect::<Vec<_>>(), [TableId(1)]);
        }
        assert_eq!(store.communities("matrix").await.unwrap(), std::slice::from_ref(&far));
        assert_eq!(store.gather_results(true).await.unwrap(), 0, "the logs tell the same");
        // Once its room is gone nothing is owed there.
        let departed = Event::Departed { room: garden.clone() };
        let mut other = None;
        add(&store, &mut other, open("r5")).await.unwrap();
        let from = Some(Guest { room: garden.clone(), community: far });
        let visit = Event::Seated { player: player("bek"), side: None, from };
        add(&store, &mut other, entry("r6", "bek", visit)).await.unwrap();
        add(&store, &mut other, entry("r7", "aya", departed)).await.unwrap();
        assert_eq!(store.of_room(&garden, Shelf::Playing, 9).await.unwrap(), []);
        assert_eq!(store.owed("matrix").await.unwrap(), [(garden, TableId(1))]);
    })
    .await;
}

#[tokio::test]
async fn a_table_is_found_where_it_was_opened_and_where_it_is_played() {
    each(async |store| {
        let mut table = None;
        add(&store, &mut table, opened("r1", "main", Some("bek"))).await.unwrap();
        add(&store, &mut table, entry("r2", "bek", Event::seated(player("bek")))).await.unwrap();
        let to = |name: &str| Event::Rehoused { room: room(name) };
        for (request, into, left) in [("r3", "thread", "nowhere"), ("r4", "other", "thread"), ("r5", "main", "other")] {
            add(&store, &mut table, entry(request, "aya", to(into))).await.unwrap();
            for (name, expected) in [("main", 1), (into, 1), (left, 0)] {
                let found = store.of_room(&room(name), Shelf::Playing, 9).await.unwrap();
                assert_eq!(found.len(), expected, "in {name} after it went to {into}");
            }
            assert_eq!(
                store.of_player(&player("bek").id, Shelf::Playing, 9).await.unwrap(),
                [(TableId(1), vec![room(into)])]
            );
            assert_eq!(store.owed("console").await.unwrap(), [(room(into), TableId(1))]);
        }
        add(&store, &mut table, entry("r6", "aya", Event::Closed)).await.unwrap();
        assert_eq!(store.of_room(&room("main"), Shelf::Over, 9).await.unwrap(), [TableId(1)]);
    })
    .await;
}

#[tokio::test]
async fn a_community_is_forgotten_once_it_was_left() {
    each(async |store| {
        let (here, away) = (community("here"), community("away"));
        let communities = async || store.communities("console").await.unwrap();
        store.set_left(&here, Some(Timestamp(1))).await.unwrap();
        assert_eq!(store.left_before(Timestamp(9)).await.unwrap(), [], "nothing is kept of it");
        let (mut first, mut second) = (None, None);
        add(&store, &mut first, opened("r1", "main", Some("bek"))).await.unwrap();
        add(&store, &mut first, entry("r2", "bek", Event::seated(player("bek")))).await.unwrap();
        add(&store, &mut first, entry("r3", "aya", Event::Rehoused { room: room("thread") })).await.unwrap();
        add(&store, &mut second, opened_in("away", "r4", "garden", None)).await.unwrap();
        let before = [first.as_ref(), second.as_ref()].map(|table| table.unwrap().entries);
        let message = MessageId::new(Platform::Console, "m1");
        let receipt = Receipt { room: room("thread"), table: TableId(1), entries: 3, at: Timestamp(0), again: None };
        store.delivered(&receipt, Some(&message)).await.unwrap();
        assert_eq!(communities().await, [away.clone(), here.clone()]);

        store.set_left(&here, Some(Timestamp(5))).await.unwrap();
        store.set_left(&here, Some(Timestamp(7))).await.unwrap();
        assert_eq!(communities().await, std::slice::from_ref(&away));
        assert_eq!(store.left_before(Timestamp(5)).await.unwrap(), []);
        assert_eq!(
            store.left_before(Timestamp(6)).await.unwrap(),
            std::slice::from_ref(&here),
            "the first time counts"
        );
        store.set_left(&here, None).await.unwrap();
        assert_eq!(store.left_before(Timestamp(9)).await.unwrap(), []);
        assert_eq!(communities().await, [away.clone(), here.clone()]);

        store.set_left(&here, Some(Timestamp(8))).await.unwrap();
        store.forget(&here).await.unwrap();
        assert_eq!(store.left_before(Timestamp(9)).await.unwrap(), []);
        assert_eq!(communities().await, std::slice::from_ref(&away));
        let lengths = [store.log(TableId(1)).await.unwrap().len(), store.log(TableId(2)).await.unwrap().len()];
        assert_eq!((before, lengths), ([3, 1], [0, 1]));
        for shelf in Shelf::ALL {
            for name in ["main", "thread"] {
                assert_eq!(store.of_room(&room(name), shelf, 9).await.unwrap(), [], "{shelf:?} of {name}");
            }
            assert_eq!(store.of_player(&player("bek").id, shelf, 9).await.unwrap(), []);
        }
        assert_eq!(store.answer(&RequestId::new(Platform::Console, "r2")).await.unwrap(), None);
        assert_eq!(store.message(&room("thread"), TableId(1)).await.unwrap(), None);
        assert_eq!(store.owed("console").await.unwrap(), [(room("garden"), TableId(2))]);
        // Numbers are not used again.
        assert_eq!(add(&store, &mut None, opened("r9", "main", None)).await.unwrap(), TableId(3));
    })
    .await;
}

/// What was deleted on purpose is no damage, wherever the program was killed.
#[tokio::test]
async fn a_store_that_forgot_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (open, killed) = (folder.path().join("open"), folder.path().join("killed"));
    let store: Arc<dyn Store> = Arc::new(SledStore::open(&open).unwrap());
    let mut table = None;
    add(&store, &mut table, opened("r1", "main", Some("bek"))).await.unwrap();
    add(&store, &mut table, entry("r2", "bek", Event::seated(player("bek")))).await.unwrap();
    add(&store, &mut None, opened_in("away", "r3", "garden", None)).await.unwrap();
    store.forget(&community("here")).await.unwrap();
    copy_folder(&open, &killed);
    let again: Arc<dyn Store> = Arc::new(SledStore::open(&killed).unwrap());
    let lengths = [again.log(TableId(1)).await.unwrap().len(), again.log(TableId(2)).await.unwrap().len()];
    assert_eq!(lengths, [0, 1]);
}

fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        let to = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy_folder(&entry.path(), &to),
            false => drop(std::fs::copy(entry.path(), to).unwrap()),
        }
    }
}

#[tokio::test]
async fn a_room_is_owed_what_it_was_not_shown() {
    each(async |store| {
        let owed = async || store.owed("console").await.unwrap();
        let receipt =
            |entries| Receipt { room: room("main"), table: TableId(1), entries, at: Timestamp(0), again: None };
        assert_eq!(owed().await, []);
        let mut table = None;
        add(&store, &mut table, opened("r1", "main", None)).await.unwrap();
        assert_eq!(owed().await, [(room("main"), TableId(1))]);
        assert_eq!(store.owed("consol").await.unwrap(), []);
        store.delivered(&receipt(1), None).await.unwrap();
        assert_eq!(owed().await, []);
        add(&store, &mut table, entry("r2", "bek", Event::seated(player("bek")))).await.unwrap();
        add(&store, &mut table, moved("r3", "aya", "1")).await.unwrap();
        store.delivered(&receipt(2), None).await.unwrap();
        assert_eq!(owed().await, [(room("main"), TableId(1))], "a late delivery of an older message");
        store.delivered(&receipt(3), None).await.unwrap();
        store.delivered(&receipt(2), None).await.unwrap();
        assert_eq!(owed().await, []);
    })
    .await;
}

#[tokio::test]
async fn digests_are_due_then_owed_then_due_again() {
    each(async |store| {
        let [aya, bek] = ["aya", "bek"].map(|name| player(name).id);
        let say = async |request: &str, player: &PlayerId, at: Option<i64>| {
            let note = Note::Digest { player: player.clone(), at: at.map(Timestamp) };
            let request = RequestId::new(Platform::Console, request);
            store.say(&request, &Text::default(), vec![note], Timestamp(0)).await.unwrap();
        };
        let due = async || store.digests_due(Timestamp(i64::MAX), 9).await.unwrap();
        let owed = async || store.digests_owed("console").await.unwrap();
        say("r1", &aya, Some(20)).await;
        say("r2", &bek, Some(10)).await;
        assert_eq!(due().await, [(Timestamp(10), bek.clone()), (Timestamp(20), aya.clone())]);
        assert_eq!(store.digests_due(Timestamp(10), 9).await.unwrap().len(), 1);
        // Another time takes the place of the first.
        say("r3", &aya, Some(5)).await;
        assert_eq!(due().await, [(Timestamp(5), aya.clone()), (Timestamp(10), bek.clone())]);
        store.owe_digest(&aya, Timestamp(20)).await.unwrap();
        assert_eq!(owed().await, [], "that is not when it is due any more");
        store.owe_digest(&aya, Timestamp(5)).await.unwrap();
        assert_eq!(
            (due().await, owed().await),
            (vec![(Timestamp(10), bek.clone())], vec![(aya.clone(), Timestamp(5))])
        );
        assert_eq!(store.digests_owed("discord").await.unwrap(), []);
        for next in [30, 40] {
            store.digest_sent(&aya, Some(Timestamp(next))).await.unwrap();
            assert_eq!(owed().await, []);
            assert_eq!(store.next_digest(&aya).await.unwrap(), Some(Timestamp(30)), "it is sent once");
        }
        // Whoever wants none any more is owed none, and what is sent meanwhile changes nothing.
        store.owe_digest(&bek, Timestamp(10)).await.unwrap();
        say("r4", &bek, None).await;
        store.digest_sent(&bek, Some(Timestamp(50))).await.unwrap();
        assert_eq!((due().await, owed().await), (vec![(Timestamp(30), aya.clone())], vec![]));
        // Nothing is left of whoever is deleted, whether it is due or owed.
        say("r5", &bek, Some(7)).await;
        store.owe_digest(&bek, Timestamp(7)).await.unwrap();
        for player in [&aya, &bek] {
            store.begin_erasing(player, "secret").await.unwrap();
            store.erase(player, "nobody").await.unwrap();
        }
        assert_eq!((due().await, owed().await), (vec![], vec![]));
        assert_eq!(store.next_digest(&aya).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn who_was_told_is_kept_until_the_room_is_shown_it() {
    each(async |store| {
        let receipt =
            |entries| Receipt { room: room("main"), table: TableId(1), entries, at: Timestamp(0), again: None };
        let told = async || store.told(&room("main"), TableId(1)).await.unwrap();
        let [aya, bek] = ["aya", "bek"].map(|name| player(name).id);
        let mut table = None;
        store.set_told(&receipt(1), &aya).await.unwrap();
        assert_eq!(told().await, [], "nothing is owed");
        add(&store, &mut table, opened("r1", "main", None)).await.unwrap();
        for player in [&aya, &bek] {
            store.set_told(&receipt(1), player).await.unwrap();
        }
        assert_eq!(told().await, [aya.clone(), bek.clone()]);
        assert!(store.is_owed(&room("main"), TableId(1)).await.unwrap());
        // What happens next is told to nobody yet, and what is told late is of what was before.
        add(&store, &mut table, entry("r2", "bek", Event::seated(player("bek")))).await.unwrap();
        store.set_told(&receipt(1), &aya).await.unwrap();
        assert_eq!(told().await, []);
        for player in [&aya, &bek] {
            store.set_told(&receipt(2), player).await.unwrap();
        }
        // Whoever is deleted is no longer among them.
        store.begin_erasing(&bek, "secret").await.unwrap();
        store.erase(&bek, "a former player").await.unwrap();
        assert_eq!(told().await, std::slice::from_ref(&aya));
        store.delivered(&receipt(2), None).await.unwrap();
        assert_eq!((told().await, store.owed("console").await.unwrap()), (vec![], vec![]));
        store.set_told(&receipt(2), &aya).await.unwrap();
        assert_eq!((told().await, store.owed("console").await.unwrap()), (vec![], vec![]));
    })
    .await;
}

#[tokio::test]
async fn the_message_that_shows_a_table_is_kept() {
    each(async |store| {
        let receipt = Receipt { room: room("main"), table: TableId(1), entries: 1, at: Timestamp(0), again: None };
        let message = async || store.message(&room("main"), TableId(1)).await.unwrap();
        assert_eq!(message().await, None);
        let first = MessageId::new(Platform::Console, "m1");
        store.delivered(&receipt, Some(&first)).await.unwrap();
        assert_eq!(message().await, Some(first.clone()));
        store.delivered(&receipt, None).await.unwrap();
        assert_eq!(message().await, Some(first));
        assert_eq!(store.message(&room("main"), TableId(2)).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn sled_keeps_everything_over_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = None;
    for n in 0..3 {
        let store: Arc<dyn Store> = Arc::new(SledStore::open(folder.path()).unwrap());
        assert_eq!(store.log(TableId(1)).await.unwrap().len(), n);
        let entry = match n {
            0 => opened("r0", "main", None),
            1 => entry("r1", "bek", Event::seated(player("bek"))),
            _ => moved("r2", "aya", "1"),
        };
        add(&store, &mut table, entry).await.unwrap();
    }
}
