//! The real program is killed again and again while people play: what was answered is there, nothing
//! is there twice, and the board that was owed is posted.

use std::collections::HashMap;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::program::{Block, Talk};

const KILLS: u32 = 40;
const THROW: &str = "throw";
/// Tables that are played at the same time.
const TABLES: usize = 4;

/// What is known of a table from the answers.
#[derive(Default)]
struct Known {
    id: String,
    /// Moves that were answered.
    moves: Vec<String>,
    /// A move that was said, and whose answer did not come before the kill.
    in_flight: Option<String>,
    /// Who is to move, and what they may play.
    due: Option<(String, Vec<String>)>,
}

/// The players' names, by table.
fn names(n: usize) -> [String; 2] {
    [format!("south{n}"), format!("north{n}")]
}

#[test]
fn kills_lose_nothing_and_double_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let mut tables: Vec<Known> = (0..TABLES).map(|_| Known::default()).collect();
    let (mut answered, mut reposted) = (0, 0);
    for kill in 0..KILLS {
        let mut talk = Talk::start(folder.path());
        reposted += check_after_restart(&mut talk, &mut tables);
        // Some programs are killed while they are busy, some right after an answer.
        let end = chance.random_range(0..40);
        for step in 0.. {
            let n = chance.random_range(0..TABLES);
            if tables[n].due.is_none() {
                tables[n] = begin(&mut talk, n);
            }
            let table = &mut tables[n];
            let (due, moves) = table.due.clone().unwrap();
            let chosen = moves[chance.random_range(0..moves.len())].clone();
            let command = if chosen == THROW { THROW.to_owned() } else { format!("move {chosen}") };
            talk.tell(&format!("{due}: {command} {}", table.id));
            if step == end {
                table.in_flight = Some(chosen);
                std::thread::sleep(Duration::from_micros(chance.random_range(0..4000)));
                break;
            }
            let block = talk.hear().expect("nobody has killed it yet");
            take_in(table, &block, chosen);
            answered += 1;
        }
        talk.kill();
        assert!(folder.path().join("serai.db").exists(), "kill {kill}");
    }
    let mut talk = Talk::start(folder.path());
    check_after_restart(&mut talk, &mut tables);
    talk.end();
    assert!(answered > 200, "only {answered} moves were answered");
    assert!(reposted > 0, "no kill came between a move and its board");
}

/// Sits two players down to a new game.
fn begin(talk: &mut Talk, n: usize) -> Known {
    let [south, north] = names(n);
    let game = ["sokusowo", "tihbat", "tihbat/circling", "sho start=host"][n % TABLES];
    let block = talk.ask(&format!("{south}: challenge @{north} {game}"));
    let id = block[1].split_whitespace().nth(1).unwrap().trim_end_matches(':').to_owned();
    let block = talk.ask(&format!("{north}: accept {id}"));
    Known { id, due: due(&block), ..Known::default() }
}

/// Notes an answered move.
fn take_in(table: &mut Known, block: &Block, played: String) {
    assert!(block[0].ends_with("→ everyone"), "a legal move was refused: {block:?}");
    // What fell is told in the first line, as in "threw 5 and 3".
    let dice: Vec<&str> =
        block[1].split_once(" threw ").map_or(Vec::new(), |(_, dice)| dice.split([' ', ',', '.']).collect());
    table.moves.push(if played == THROW { format!("roll_{}_{}", dice[0], dice[2]) } else { played });
    table.due = due(block);
}

/// Who is to move and what they may play, as the block tells it; `None` when the game is over.
fn due(block: &Block) -> Option<(String, Vec<String>)> {
    if let Some(line) = block.iter().find(|line| line.contains(" to throw: ")) {
        return Some((line.split(' ').next()?.to_owned(), vec![THROW.to_owned()]));
    }
    let line = block.iter().find(|line| line.contains(" to move: "))?;
    let (who, moves) = line.trim_end_matches('.').split_once(" to move: ")?;
    let moves = moves.replace(" or ", ", ");
    Some((who.split(' ').next()?.to_owned(), moves.split(", ").map(str::to_owned).collect()))
}

/// Holds every table against what was answered; how many boards were posted again.
fn check_after_restart(talk: &mut Talk, tables: &mut [Known]) -> usize {
    // The comment is no answer; `games` is, and what stands before it was owed.
    talk.tell("observer: games");
    let mut owed: HashMap<String, Block> = HashMap::new();
    loop {
        let block = talk.hear().expect("the program is alive");
        if block[0].ends_with("observer only") {
            break;
        }
        let id = block[1].split([' ', ',', ':']).nth(1).unwrap().to_owned();
        assert!(owed.insert(id.clone(), block).is_none(), "the board of {id} was posted twice");
    }
    for table in tables.iter_mut().filter(|table| !table.id.is_empty()) {
        let record = talk.ask(&format!("observer: record {}", table.id));
        let moves: Vec<String> = record
            .iter()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
            .flat_map(|line| line.split(' ').skip(1).map(str::to_owned))
            .collect();
        let in_flight = table.in_flight.take();
        let mut expected = table.moves.clone();
        if moves.len() > expected.len() {
            // What falls follows from the log alone, but the record does not tell the seed before the end.
            let fallen = moves.last().filter(|_| in_flight.as_deref() == Some(THROW));
            expected.extend(fallen.cloned().or(in_flight));
            assert!(owed.contains_key(&table.id), "the move {moves:?} is there, but its board was not posted");
        }
        assert_eq!(moves, expected, "table {}", table.id);
        let board = talk.ask(&format!("observer: board {}", table.id));
        if let Some(posted) = owed.get(&table.id) {
            assert_eq!(*posted, board, "what was posted is not the board as it is");
        }
        table.moves = moves;
        table.due = due(&board);
    }
    owed.len()
}
