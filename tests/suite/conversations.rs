//! Whole conversations: what people type, and what they and the room then read.
//!
//! A file in tests/conversations holds lines of input after `> `, each followed by what is answered.
//! `>! restart` ends the program and starts it again. Renewed with `RENEW=1 cargo test conversations`.

use std::path::Path;

use serai::chat::Platform;

use crate::files::timeless;
use crate::program::{Block, blocks, run};

const RESTART: &str = ">! restart";

#[test]
fn conversations() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversations");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let failed: Vec<_> = files.iter().filter(|file| !check(file)).collect();
    assert!(failed.is_empty(), "these conversations went another way: {failed:?}");
}

/// Whether the conversation goes as it is written.
fn check(file: &Path) -> bool {
    let written = std::fs::read_to_string(file).unwrap();
    let spoken = speak(&written);
    if std::env::var_os("RENEW").is_some() {
        std::fs::write(file, &spoken).unwrap();
        return true;
    }
    if written != spoken {
        let line = written.lines().zip(spoken.lines()).position(|(a, b)| a != b).unwrap_or(0);
        let expected = written.lines().nth(line).unwrap_or_default();
        let found = spoken.lines().nth(line).unwrap_or_default();
        eprintln!("{}:{}\n  written: {expected}\n  spoken:  {found}", file.display(), line + 1);
    }
    written == spoken
}

/// The conversation as the program leads it now.
fn speak(written: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut spoken: String =
        written.lines().take_while(|line| line.starts_with("# ")).map(|l| format!("{l}\n")).collect();
    let said: Vec<&str> = written.lines().filter(|line| line.starts_with('>')).collect();
    for (n, part) in said.split(|line| *line == RESTART).enumerate() {
        if n > 0 {
            spoken.push_str(&format!("\n{RESTART}\n"));
        }
        let lines: Vec<&str> = part.iter().map(|line| line.strip_prefix("> ").unwrap_or_default()).collect();
        let output = run(folder.path(), &lines.iter().map(|line| format!("{line}\n")).collect::<String>());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut answers = blocks(&String::from_utf8(output.stdout).unwrap()).into_iter();
        let mut speaker = "you";
        for line in lines {
            spoken.push_str(&format!("\n> {line}\n"));
            if is_answered(line) {
                // What others are told privately comes first.
                let named = line.split_once(':').map(|(name, _)| name.trim_start_matches('@'));
                speaker = named.filter(|name| Platform::Console.player(name).is_some()).unwrap_or(speaker);
                let answer = answers.find(|answer| {
                    spoken.push_str(&answer.iter().map(|line| format!("{}\n", dateless(line))).collect::<String>());
                    let (_, to) = answer[0].rsplit_once("→ ").expect("a block says for whom it is");
                    to == "everyone" || to == format!("{speaker} only")
                });
                assert!(answer.is_some(), "{line}: no answer");
            }
        }
        assert_eq!(answers.collect::<Vec<Block>>(), Vec::<Block>::new(), "answers that nobody asked for");
    }
    spoken
}

/// Empty lines, comments and changes of the channel have no answer.
fn is_answered(line: &str) -> bool {
    !line.is_empty() && (!line.starts_with('#') || line.contains('!'))
}

/// Records tell the day, which is another one each day.
fn dateless(line: &str) -> String {
    if line.starts_with("[Date ") { "[Date \"…\"]".to_owned() } else { timeless(line.trim_end()) }
}
