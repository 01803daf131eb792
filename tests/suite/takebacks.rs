//! Laws of taking back, over random play at tables of every game: what was taken back might never have been played.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serai::chat::{CommunityId, Platform, Player, PlayerId, RequestId, RoomId, TableId, Timestamp};
use serai::games::{Kind, Setup, View};
use serai::rules::{Side, Turn};
use serai::table::{Act, Entry, Event, Lead, Offer, Opened, Record, Refusal, Seed, Table, Teaming};

use crate::chance::any_setup;

/// Tables of each variant.
const TABLES: u64 = 3;
const MOST_PLIES: usize = 60;

/// A table with its log.
struct Play {
    log: Vec<Entry>,
    table: Table,
    /// The plies that stand.
    plies: Vec<Ply>,
}

struct Ply {
    /// Entries of the log before it.
    entries: usize,
    what: What,
}

#[derive(Clone, Copy, PartialEq)]
enum What {
    Move(Side),
    Throw,
    Resigned,
}

impl Play {
    fn new(setup: &Setup, teaming: Option<Teaming>) -> Play {
        let players = if teaming.is_some() { 5 } else { setup.seating().seats() };
        let is_team = teaming.is_some();
        let opened = Event::Opened(Opened {
            seed: setup.kind().has_chance().then(|| Seed::new([7; 32])),
            teaming,
            ..Opened::new(
                RoomId::new(Platform::Console, "garden"),
                CommunityId::new(Platform::Console, "garden"),
                setup.clone(),
                player(0),
            )
        });
        let first = entry(0, &player(0), opened);
        let mut play =
            Play { table: Table::replay(TableId(7), [first.clone()]).unwrap(), log: vec![first], plies: Vec::new() };
        for number in 1..players {
            play.act(&player(number), &Act::Join).unwrap();
        }
        if is_team {
            play.act(&player(0), &Act::Start).unwrap();
        }
        play
    }

    fn act(&mut self, by: &Player, act: &Act) -> Result<(), Refusal> {
        let event = self.table.decide(by, act)?;
        let what = match (&event, self.table.game.turn()) {
            (Event::Moved { .. }, Turn::Move(side)) => Some(What::Move(side)),
            (Event::Thrown { .. }, _) => Some(What::Throw),
            (Event::Resigned, _) => Some(What::Resigned),
            _ => None,
        };
        self.plies.extend(what.map(|what| Ply { entries: self.log.len(), what }));
        let entry = entry(self.log.len(), by, event);
        self.table.apply(entry.clone()).unwrap();
        self.log.push(entry);
        Ok(())
    }

    /// The table as it was when its log was so long.
    fn once(&self, entries: usize) -> Table {
        Table::replay(TableId(7), self.log[..entries].iter().cloned()).unwrap()
    }

    fn due(&self) -> Player {
        self.table.due().unwrap().clone()
    }

    /// Undoes the last move if that may be, and plays it again.
    fn undo_and_repeat(&mut self) {
        let Some(last) = self.plies.last().filter(|last| last.entries + 1 == self.log.len()) else { return };
        let (entries, what, by) = (last.entries, last.what, self.log[last.entries].by.clone());
        let by = self.table.players().find(|player| player.id == by).unwrap().clone();
        if !matches!(what, What::Move(_)) || self.table.is_over() {
            assert!(self.act(&by, &Act::Undo).is_err());
            return;
        }
        let (before, after) = (self.once(entries), self.once(entries + 1));
        let text = self.table.moves.last().unwrap().clone();
        self.act(&by, &Act::Undo).unwrap();
        self.plies.pop();
        assert_same(&self.table, &before);
        assert_eq!(self.act(&by, &Act::Undo), Err(Refusal::NothingToUndo { table: self.table.id }));
        self.act(&by, &Act::Move(text)).unwrap();
        assert_same(&self.table, &after);
    }

    /// A side asks for its last move back, and has it back if that may be; then it is played again.
    fn take_back_and_repeat(&mut self, side: Side) {
        let table = self.table.id;
        let asker = self.table.players_of(side).next().unwrap().clone();
        let last = self.plies.iter().rposition(|ply| ply.what == What::Move(side));
        let since = last.map_or(&[][..], |last| &self.plies[last..]);
        let refusal = match since.iter().find(|ply| !matches!(ply.what, What::Move(_))).map(|ply| ply.what) {
            _ if self.table.is_over() => Some(Refusal::Over { table }),
            _ if self.table.resigned.contains(&side) => Some(Refusal::ResignedAlready { table }),
            _ if last.is_none() => Some(Refusal::NothingToTakeBack { table }),
            Some(What::Resigned) => Some(Refusal::TakebackOverResignation { table }),
            Some(_) => Some(Refusal::TakebackOverThrow { table }),
            None if self.table.is_covered => Some(Refusal::TakebackOverThrow { table }),
            None => None,
        };
        let asked = self.act(&asker, &Act::Offer(Offer::Takeback));
        assert_eq!(asked.clone().err(), refusal);
        let Some(last) = last.filter(|_| asked.is_ok()) else { return };
        let entries = self.plies[last].entries;
        let (before, after) = (self.once(entries), self.once(entries + 1));
        let text = self.table.moves[last].clone();
        while let Some(player) = self.table.answering().first().map(|player| (*player).clone()) {
            self.act(&player, &Act::Accept).unwrap();
        }
        self.plies.truncate(last);
        assert_same(&self.table, &before);
        let due = self.due();
        self.act(&due, &Act::Move(text)).unwrap();
        assert_same(&self.table, &after);
    }
}

fn player(number: u8) -> Player {
    Player { id: PlayerId::new(Platform::Console, &format!("player-{number}")), name: format!("player {number}") }
}

fn entry(number: usize, by: &Player, event: Event) -> Entry {
    let request = RequestId::new(Platform::Console, &number.to_string());
    Entry { request, by: by.id.clone(), at: Timestamp(0), event, chips: Vec::new() }
}

fn assert_same(table: &Table, other: &Table) {
    let seen = |table: &Table| {
        let standing = (table.moves.clone(), table.throws, table.moved, table.game.position(), table.game.turn());
        let sides = (table.seats.clone(), table.teams.clone(), table.due().cloned(), table.resigned.clone());
        let shown = (table.game.told(), table.game.scene(View::default()), table.game.moves());
        (standing, sides, shown, table.state.clone(), table.is_covered, table.offer.clone())
    };
    assert_eq!(seen(table), seen(other));
}

#[test]
fn what_was_taken_back_might_never_have_been_played() {
    let (mut undone, mut taken_back) = (0, 0);
    for kind in Kind::ALL {
        for variant in &kind.entry().variants {
            for seed in 0..TABLES {
                let chance = &mut ChaCha8Rng::seed_from_u64(seed);
                let setup = any_setup(kind, &variant.name, seed.is_multiple_of(2), chance);
                let is_team = kind.entry().teams && seed > 0;
                let lead = if seed == 1 { Lead::Rotate } else { Lead::Captain };
                let mut play = Play::new(&setup, is_team.then(|| Teaming { lead, mates: Vec::new() }));
                while play.plies.len() < MOST_PLIES && !play.table.is_over() {
                    let due = play.due();
                    let deed = match play.table.game.turn() {
                        _ if play.table.is_covered => Act::Lift,
                        Turn::Throw(_) => Act::Throw,
                        _ => Act::Move(play.table.game.moves().choose(chance).unwrap().clone()),
                    };
                    play.act(&due, &deed).unwrap();
                    if setup.sides() > 2 && chance.random_ratio(1, 40) {
                        // Whoever has resigned already cannot again.
                        let _ = play.act(&player(1), &Act::Resign);
                    }
                    if chance.random_ratio(1, 6) {
                        let before = play.table.taken_back;
                        play.undo_and_repeat();
                        undone += play.table.taken_back - before;
                    }
                    if chance.random_ratio(1, 6) {
                        let before = play.table.taken_back;
                        play.take_back_and_repeat(Side::from_index(chance.random_range(0..setup.sides())));
                        taken_back += play.table.taken_back - before;
                    }
                }
                let record = play.table.record();
                assert_eq!(Record::read(&record.to_string()), Ok(record));
                // Nothing of this is only in the table that it happened to.
                assert_same(&play.once(play.log.len()), &play.table);
            }
        }
    }
    assert!(undone > 100 && taken_back > 100, "only {undone} undone and {taken_back} taken back");
}
