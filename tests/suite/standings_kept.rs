//! Standings over restarts of the real program: killed between a game's end and the standings, and computed anew.

use std::path::Path;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::program::{Talk, serai};

const KILLS: usize = 12;
const NAMES: [&str; 3] = ["aya", "bek", "cem"];

/// Plays a short game up to the last word, which is returned with the table's number.
fn up_to_the_end(talk: &mut Talk, first: &str, second: &str) -> (String, String) {
    let block = talk.ask(&format!("{first}: challenge @{second} tihbat/circling"));
    let table = block[1].split_whitespace().nth(1).unwrap().trim_end_matches(':').to_owned();
    talk.ask(&format!("{second}: accept {table}"));
    for name in [first, second, first, second] {
        let played = talk.ask(&format!("{name}: move 1 {table}"));
        let played = if played[0].contains("everyone") { played } else { talk.ask(&format!("{name}: move 2 {table}")) };
        assert!(played[0].contains("everyone"), "{played:?}");
    }
    (format!("{second}: resign {table}"), table)
}

/// Games that the leaderboard counts, which is each game twice.
fn counted(talk: &mut Talk) -> usize {
    let block = talk.ask("dou: leaderboard");
    let ranks = block.iter().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    let games = ranks.filter_map(|line| line.split_once(" game").and_then(|(before, _)| before.rsplit(' ').next()));
    games.map(|games| games.parse().unwrap_or(usize::from(games == "one"))).sum()
}

fn rebuild(folder: &Path) -> String {
    let output = serai(folder).arg("rebuild").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn kills_lose_no_result_and_double_none() {
    let folder = tempfile::tempdir().unwrap();
    let mut chance = ChaCha8Rng::seed_from_u64(8);
    let mut over = 0;
    let mut in_flight: Option<String> = None;
    for kill in 0..=KILLS {
        let mut talk = Talk::start(folder.path());
        // What the room was owed is posted first, which is of no matter here.
        talk.tell("dou: help");
        while !talk.hear().is_some_and(|block| block[1].starts_with("What you can say")) {}
        if let Some(table) = in_flight.take() {
            let record = talk.ask(&format!("aya: record {table}"));
            over += usize::from(record.iter().any(|line| line.ends_with("resigned\"]")));
        }
        let leaderboard = talk.ask("dou: leaderboard");
        assert_eq!(counted(&mut talk), 2 * over, "after {kill} kills: {leaderboard:?}");
        if kill == KILLS {
            talk.end();
            break;
        }
        for _ in 0..chance.random_range(0..3) {
            let (last, _) = up_to_the_end(&mut talk, NAMES[kill % 3], NAMES[(kill + 1) % 3]);
            talk.ask(&last);
            over += 1;
        }
        let (last, table) = up_to_the_end(&mut talk, NAMES[kill % 3], NAMES[(kill + 1) % 3]);
        talk.tell(&last);
        std::thread::sleep(Duration::from_micros(chance.random_range(0..6000)));
        talk.kill();
        in_flight = Some(table);
    }
    assert!(over > KILLS / 2, "only {over} games came to an end");
    let told = |folder: &Path| {
        let mut talk = Talk::start(folder);
        let told =
            ["leaderboard", "leaderboard tihbat", "leaderboard season"].map(|text| talk.ask(&format!("dou: {text}")));
        talk.end();
        told
    };
    let before = told(folder.path());
    assert_eq!(rebuild(folder.path()), format!("{over} results of 1 communities, 0 of them new or changed\n"));
    assert_eq!(told(folder.path()), before);
}
