//! A store that cannot be used: one clear line, status 1, and nothing in it is touched.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::program::{Talk, blocks, run, serai};

const GAME: &str = "aya: challenge @bek sokusowo\nbek: accept\naya: move 1\nbek: move 3\naya: move 3\n";

/// A folder in which a game was played and the program ended well.
fn played() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    assert!(run(folder.path(), GAME).status.success());
    folder
}

/// A folder in which a game was played and the program was killed.
fn killed() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut talk = Talk::start(folder.path());
    for line in GAME.lines() {
        talk.ask(line);
    }
    talk.kill();
    folder
}

/// The program must not start, must say this in one line, and must leave the store as it is.
fn check_refused(folder: &Path, says: &str) {
    let before = files(&folder.join("serai.db"));
    let output = run(folder, "aya: games\n");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert_eq!(output.stdout, b"", "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.contains(says), "{errors}");
    assert!(errors.contains("; "), "it says what to do: {errors}");
    let after = files(&folder.join("serai.db"));
    assert!(before == after, "files were changed: {:?}", differences(&before, &after));
}

/// Every file of a store with its content; the lock is no part of what is kept.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.file_name().is_some_and(|name| name != "lock") {
            found.insert(path.clone(), fs::read(&path).unwrap());
        }
    }
    found
}

fn differences(a: &BTreeMap<PathBuf, Vec<u8>>, b: &BTreeMap<PathBuf, Vec<u8>>) -> Vec<PathBuf> {
    a.keys().chain(b.keys()).filter(|path| a.get(*path) != b.get(*path)).cloned().collect()
}

#[test]
fn a_locked_store() {
    let folder = played();
    // What another process does that has the store open.
    let lock = fs::File::open(folder.path().join("serai.db/lock")).unwrap();
    lock.try_lock().unwrap();
    check_refused(folder.path(), "in use by another process");
}

#[test]
fn a_second_program_takes_nothing_from_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut talk = Talk::start(folder.path());
    talk.ask("aya: challenge @bek sokusowo");
    let second = run(folder.path(), GAME);
    assert_eq!(second.status.code(), Some(1));
    assert_eq!(second.stdout, b"");
    assert!(talk.ask("bek: accept")[1].starts_with("Table #1, "));
    talk.end();
}

#[test]
fn a_store_of_a_newer_version() {
    let folder = played();
    fs::write(folder.path().join("serai.db/format"), "2\n").unwrap();
    check_refused(folder.path(), "written by a newer serai (format 2, this one knows 1)");
}

#[test]
fn a_path_that_cannot_be_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("serai.db"), "not a folder").unwrap();
    check_refused(folder.path(), "cannot be opened");
    assert_eq!(fs::read_to_string(folder.path().join("serai.db")).unwrap(), "not a folder");
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_cannot_be_written() {
    // The system's own files can be written by nobody, not even by root.
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bot.toml"), "[store]\npath = \"/proc/serai\"\n").unwrap();
    check_refused(folder.path(), "make the folder writable");
}

#[test]
fn a_store_whose_version_is_gone() {
    for content in [None, Some("seven")] {
        let folder = played();
        let format = folder.path().join("serai.db/format");
        match content {
            None => fs::remove_file(format).unwrap(),
            Some(content) => fs::write(format, content).unwrap(),
        }
        check_refused(folder.path(), "is damaged");
    }
}

/// Wherever a bit of a closed store flips, it is found.
#[test]
fn a_damaged_store_that_was_closed() {
    let whole = played();
    let mut chance = ChaCha8Rng::seed_from_u64(11);
    let data = files(&whole.path().join("serai.db/sled"));
    for (path, content) in data.iter().filter(|(_, content)| !content.is_empty()) {
        for _ in 0..8 {
            let at = chance.random_range(0..content.len());
            let mut flipped = content.clone();
            flipped[at] ^= 1 << chance.random_range(0..8);
            fs::write(path, flipped).unwrap();
            check_refused(whole.path(), "is damaged");
        }
        fs::write(path, &content[..content.len() / 2]).unwrap();
        check_refused(whole.path(), "is damaged");
        fs::write(path, content).unwrap();
    }
    assert!(run(whole.path(), "aya: games\n").status.success(), "put back, it is whole again");
}

/// After a kill there is no seal; damage to the log is found because moves are missing.
#[test]
fn a_damaged_store_that_was_killed() {
    let folder = killed();
    let path = folder.path().join("serai.db/sled/db");
    let content = fs::read(&path).unwrap();
    // Somewhere in the first move, long before the end of the log.
    let text = b"\"moved\":\"1\"";
    let at = content.windows(text.len()).position(|bytes| bytes == text).expect("the move stands in the log");
    let mut flipped = content.clone();
    flipped[at + 2] ^= 4;
    fs::write(&path, flipped).unwrap();
    check_refused(folder.path(), "is damaged");
    fs::write(&path, content).unwrap();
    let output = run(folder.path(), "aya: record #1\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("\n1. 1 3 3\n"), "put back, it is whole again: {said}");
}

#[test]
fn a_folder_for_pictures_that_cannot_be() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("boards"), "not a folder").unwrap();
    let output = run(folder.path(), "aya: games\n");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("[console] pictures"), "{errors}");
}

/// A picture that cannot be kept takes nothing from the game.
#[test]
fn a_folder_for_pictures_that_goes_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut talk = Talk::start(folder.path());
    talk.ask("aya: challenge @bek sokusowo");
    fs::remove_dir_all(folder.path().join("boards")).unwrap();
    let block = talk.ask("bek: accept");
    assert!(block[0].ends_with("everyone") && block.iter().all(|line| !line.starts_with("picture: ")), "{block:?}");
    assert!(talk.ask("aya: 1")[0].ends_with("everyone"));
    talk.end();
}

#[test]
fn the_pictures_that_are_named_are_there() {
    let folder = played();
    let output = run(folder.path(), "aya: board\n");
    let block = &blocks(&String::from_utf8(output.stdout).unwrap())[0];
    let path = block.iter().find_map(|line| line.strip_prefix("picture: ")).unwrap();
    let picture = fs::read(folder.path().join(path)).unwrap();
    assert!(picture.starts_with(b"\x89PNG"));
}

#[test]
fn a_closed_output_is_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = serai(folder.path());
    let mut child = command
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"aya: help\naya: help\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(!errors.contains("panicked"), "{errors}");
}
