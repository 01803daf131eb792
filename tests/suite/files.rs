//! The files of the project, for tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

use serai::table::Code;

/// The project's own folder.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every text file with this extension in a folder and the folders in it, as its path from the
/// project's folder and its text, in the order of the paths.
pub fn texts(folder: &str, extension: &str) -> Vec<(String, String)> {
    let mut paths = Vec::new();
    collect(&root().join(folder), &mut paths);
    paths.retain(|path| path.extension().is_some_and(|e| e == extension));
    paths.sort();
    assert!(!paths.is_empty(), "{folder} has no .{extension} files");
    let short = |path: &Path| path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
    paths.iter().map(|path| (short(path), fs::read_to_string(path).unwrap())).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() { collect(&path, paths) } else { paths.push(path) }
    }
}

/// Holds that what is said now is as it is written in a file; with `RENEW` set the file is written anew.
pub fn hold(path: &str, written: &str, spoken: &str) {
    if std::env::var_os("RENEW").is_some() {
        fs::write(root().join(path), spoken).unwrap();
        return;
    }
    let line = written.lines().zip(spoken.lines()).position(|(before, now)| before != now).unwrap_or(0);
    let [before, now] = [written, spoken].map(|text| text.lines().nth(line).unwrap_or_default());
    assert!(written == spoken, "{path}:{}\n  written: {before}\n  spoken:  {now}", line + 1);
}

/// A line in which days and months of this century, as `2026-11-30` and `2026-11`, are told as `…`, and so are codes of
/// invitations, which are others each time.
pub fn timeless(line: &str) -> String {
    let line = codeless(line);
    let mut told = String::new();
    let mut rest = &*line;
    while let Some(at) = rest.find("20") {
        let (before, from) = rest.split_at(at);
        let is_begun = before.chars().next_back().is_none_or(|c| !c.is_ascii_alphanumeric());
        let shape = |length: usize| {
            let bytes = from.as_bytes().get(..length)?;
            let is_date = bytes.iter().enumerate().all(|(at, byte)| match at {
                4 | 7 => *byte == b'-',
                _ => byte.is_ascii_digit(),
            });
            is_date.then_some(length)
        };
        told.push_str(before);
        match shape(10).or_else(|| shape(7)).filter(|_| is_begun) {
            Some(length) => {
                told.push('…');
                rest = &from[length..];
            }
            None => {
                told.push_str("20");
                rest = &from[2..];
            }
        }
    }
    told + rest
}

/// A text in which codes of invitations are told as `…`.
pub fn codeless(text: &str) -> String {
    const BEFORE: &str = "`join ";
    let mut parts = text.split(BEFORE);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |told, part| match part.split_once('`') {
        Some((code, rest)) if Code::read(code).is_some() => format!("{told}{BEFORE}…`{rest}"),
        _ => told + BEFORE + part,
    })
}
