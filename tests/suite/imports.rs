//! Which module may know which, read from the sources.

use crate::files::texts;

/// A module with all that it may import. `chat ids` are the ids and the player of `chat`.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("phrase", &[]),
    ("rules", &["phrase"]),
    ("scene", &["phrase"]),
    ("ai", &["phrase", "rules"]),
    ("games", &["phrase", "rules", "ai", "scene"]),
    ("picture", &["scene"]),
    ("chat", &["phrase", "scene"]),
    ("table", &["phrase", "rules", "games", "chat ids"]),
    ("store", &["phrase", "rules", "table", "chat", "games"]),
    ("standings", &["phrase", "table", "games", "chat ids", "store"]),
    ("charts", &["phrase", "scene", "games"]),
    ("replay", &["rules", "scene", "games", "table"]),
    ("messages", &["phrase", "rules", "games", "table", "standings", "chat"]),
    ("settings", &["phrase", "games", "picture", "chat", "table", "messages"]),
    ("command", &["phrase", "rules", "games", "table", "chat", "settings"]),
    (
        "host",
        &[
            "phrase",
            "rules",
            "scene",
            "ai",
            "games",
            "picture",
            "chat",
            "table",
            "store",
            "standings",
            "charts",
            "replay",
            "messages",
            "settings",
            "command",
        ],
    ),
    ("chat/console", &["phrase", "chat", "command", "host", "messages", "picture"]),
    ("chat/matrix", &["phrase", "chat", "command", "host", "messages", "picture"]),
    ("chat/discord", &["phrase", "chat", "command", "host", "messages", "picture"]),
    ("engine", &["games", "rules", "picture"]),
    ("config", &["messages", "picture", "settings", "table", "chat/discord"]),
    // The command line and the list of modules put everything together.
    ("main", &[]),
    ("lib", &[]),
];

/// Longer files are split.
const MOST_LINES: usize = 500;

#[test]
fn modules_import_only_what_they_may() {
    let mut wrong = Vec::new();
    for (path, text) in texts("src", "rs") {
        let module = module(&path);
        let (_, allowed) = MAY_IMPORT
            .iter()
            .find(|(name, _)| *name == module)
            .unwrap_or_else(|| panic!("{path}: the import table does not know {module}"));
        for import in imports(&path, &text) {
            let target = target(&import);
            let ids = allowed.contains(&"chat ids") && target == "chat" && import.iter().all(|part| is_id(part));
            if target != module && !ids && !allowed.contains(&&*target) {
                wrong.push(format!("{path}: {module} may not import {}", import.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn files_are_short() {
    for (path, text) in texts("src", "rs") {
        assert!(text.lines().count() <= MOST_LINES, "{path} has more than {MOST_LINES} lines");
    }
}

#[test]
fn imports_are_found() {
    let check = |path: &str, text: &str, expected: &[&str]| {
        let found: Vec<String> = imports(path, text).iter().map(|import| import.join("::")).collect();
        assert_eq!(found, expected, "{text}");
    };
    check("src/a.rs", "use crate::b::{C, d::E};", &["b::C", "b::d::E"]);
    check("src/a.rs", "use crate::{b, c::{self, D}};", &["b", "c", "c::D"]);
    check("src/a.rs", "fn f(x: &crate::b::C) -> crate::d::E { x }", &["b::C", "d::E"]);
    check("src/a.rs", "$crate::b::C\n// crate::c\nuse b::crate_::d;", &[]);
    check("src/a/b.rs", "use super::c;\nuse super::super::d::E;", &["a::c", "d::E"]);
    check("src/a/mod.rs", "use super::d;", &["d"]);
    check("src/a/b/mod.rs", "use super::c::{D, E as F};", &["a::c::D", "a::c::E"]);
    check("src/a/b.rs", "use crate::{\n    b::{C, D},\n    e,\n};", &["b::C", "b::D", "e"]);
}

/// The part of the table that a file belongs to: its folder or file in `src`; adapters of `chat` are
/// modules of their own.
fn module(path: &str) -> String {
    let own = own_path(path);
    match &own[..] {
        [chat, adapter, ..] if chat == "chat" && is_adapter(adapter) => format!("chat/{adapter}"),
        [first, ..] => first.clone(),
        [] => "lib".to_owned(),
    }
}

fn target(import: &[String]) -> String {
    match import {
        [chat, adapter, ..] if chat == "chat" && is_adapter(adapter) => format!("chat/{adapter}"),
        [first, ..] => first.clone(),
        [] => "lib".to_owned(),
    }
}

fn is_adapter(name: &str) -> bool {
    MAY_IMPORT.iter().any(|(module, _)| module.strip_prefix("chat/") == Some(name))
}

fn is_id(part: &str) -> bool {
    part == "chat" || part.ends_with("Id") || ["Player", "Timestamp", "Platform"].contains(&part)
}

/// `src/chat/console/input.rs` is the module `chat::console::input`.
fn own_path(path: &str) -> Vec<String> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    path.split('/').filter(|part| *part != "mod" && *part != "lib").map(str::to_owned).collect()
}

/// Every path that a file names by `crate` or by `super`, from the root of the crate.
fn imports(path: &str, text: &str) -> Vec<Vec<String>> {
    let own = own_path(path);
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let code = text.lines().filter(is_code).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for root in ["crate::", "super::"] {
        for (at, _) in code.match_indices(root) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || "_$:".contains(c)) {
                continue;
            }
            let mut rest = code[at..].trim_start_matches("crate::");
            let mut from = if root == "crate::" { &[] } else { &own[..] };
            while let Some(after) = rest.strip_prefix("super::") {
                (rest, from) = (after, &from[..from.len().saturating_sub(1)]);
            }
            expand(from, rest, &mut found);
        }
    }
    found
}

/// The paths of a tree as in `b::{C, d::E}`.
fn expand(from: &[String], tree: &str, found: &mut Vec<Vec<String>>) {
    let tree = tree.trim_start();
    if let Some(group) = tree.strip_prefix('{') {
        for branch in branches(group) {
            expand(from, branch, found);
        }
        return;
    }
    let end = tree.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '*').unwrap_or(tree.len());
    let (name, rest) = tree.split_at(end);
    let path = if name == "self" { from.to_vec() } else { [from, &[name.to_owned()]].concat() };
    match rest.strip_prefix("::").filter(|rest| !rest.starts_with('<')) {
        Some(rest) => expand(&path, rest, found),
        None => found.push(path),
    }
}

/// The branches of a group, whose opening brace is gone.
fn branches(group: &str) -> Vec<&str> {
    let (mut branches, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                branches.push(group[start..at].trim());
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    branches.retain(|branch| !branch.is_empty());
    branches
}
