//! Anything that people can type has one clear answer, and changes nothing unless it is a command.

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serai::chat::Audience;

use crate::program::{blocks, run};
use crate::requests::{host, request};

/// Random lines in all.
const LINES: usize = 10_000;

/// Words of which near-valid commands are made.
const WORDS: &[&str] = &[
    "challenge",
    "accept",
    "decline",
    "cancel",
    "join",
    "move",
    "m",
    "board",
    "b",
    "resign",
    "start",
    "throw",
    "roll",
    "lift",
    "sides=3",
    "sides=",
    "offer",
    "settle",
    "games",
    "mine",
    "rules",
    "record",
    "help",
    "sokusowo",
    "tihbat",
    "sokusowo/classic",
    "tihbat/circling",
    "sho",
    "sho/pairs",
    "tihbat/",
    "seega/lane",
    "quiet_limit=1",
    "/",
    "seeds=3",
    "seeds=",
    "=3",
    "end_when=mover",
    "single=moves_on",
    "stake=50",
    "table=1",
    "table=",
    "#1",
    "#2",
    "#",
    "#99999999999999999999",
    "@aya",
    "@bek",
    "@",
    "@@",
    "1",
    "2",
    "3",
    "6",
    "-1",
    "pass",
    "0x1",
    "１",
    "c2c3",
    "c1",
    "c5",
    "roll 5 3",
    "h+8",
    "ß",
    "İ",
    "\u{202E}",
    "\u{0}",
    "\u{1b}[31m",
    "`",
    "{",
    "}",
    "{ $player }",
    "\u{F0000}",
    "\u{FFFFD}",
    "<b>",
    "**",
    "@everyone",
];

fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![8 => prop::sample::select(WORDS).prop_map(str::to_owned), 1 => "\\PC{0,8}", 1 => ".{0,3}"];
    prop_oneof![
        4 => prop::collection::vec(word, 1..6).prop_map(|words| words.join(" ")),
        1 => ".{0,80}",
        1 => any::<Vec<u8>>().prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
    ]
}

#[test]
fn every_line_has_one_answer() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    const ASKERS: &[&str] = &["aya", "bek", "cyd"];
    let lines = prop::collection::vec((prop::sample::select(ASKERS), line()), 100);
    let mut runner =
        TestRunner::new(Config { cases: (LINES / 100) as u32, failure_persistence: None, ..Config::default() });
    let spoken = runner.run(&lines, |lines| {
        runtime.block_on(async {
            let host = host();
            for (n, (asker, text)) in lines.iter().enumerate() {
                let look = |when: &str| request(&format!("{when}{n}"), "dan", "games");
                let before = host.answer(&look("before")).await;
                let reply = host.answer(&request(&format!("r{n}"), asker, text)).await;
                prop_assert!(!reply.text.is_empty(), "{text:?} has no answer");
                let said = reply.text.plain(|player| player.own().to_owned());
                prop_assert!(!said.contains("Something went wrong"), "{text:?}: {said}");
                if reply.audience == Audience::Asker {
                    let after = host.answer(&look("after")).await;
                    prop_assert_eq!(before, after, "{:?} was answered in private and changed something", text);
                }
            }
            Ok(())
        })
    });
    spoken.unwrap();
}

/// The program itself, with bytes that are no text, has one block for each line, and ends well.
#[test]
fn the_program_answers_every_line() {
    let lines = prop::collection::vec(
        line().prop_filter("one line, not a comment", |line| {
            !line.contains(['\n', '\r']) && !line.trim().starts_with('#') && !line.trim().is_empty()
        }),
        300,
    );
    let mut runner = TestRunner::new(Config { cases: 3, failure_persistence: None, ..Config::default() });
    let spoken = runner.run(&lines, |lines| {
        let folder = tempfile::tempdir().unwrap();
        let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let output = run(folder.path(), &input);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        prop_assert!(output.status.success(), "{errors}");
        let said = String::from_utf8(output.stdout).unwrap();
        prop_assert!(!said.chars().any(|c| c.is_control() && c != '\n'), "control characters reach the terminal");
        let blocks = blocks(&said);
        prop_assert!(
            blocks.iter().all(|block| block[0].starts_with('[') && block[0].contains("] → ") && block.len() > 1)
        );
        prop_assert_eq!(blocks.len(), lines.len());
        Ok(())
    });
    spoken.unwrap();
}
