//! bot.toml and the command line.

use std::fs;
use std::path::Path;

use serai::config::Config;

use crate::program::serai;

fn check(text: &str, says: &str) {
    let error = Config::read(text, Path::new("bot.toml")).expect_err(text).to_string();
    assert_eq!(error, says);
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    check("[store]\nkidn = \"sled\"\n", "bot.toml, line 2: unknown field `kidn`, expected `kind` or `path`");
    check(
        "\n\n[stoer]\n",
        "bot.toml, line 3: unknown field `stoer`, expected one of `store`, `console`, `discord`, `matrix`, `play`, `standings`, `privacy`",
    );
    check("[store]\npath = 3\n", "bot.toml, line 2: invalid type: integer `3`, expected path string");
    check("# é\n[store]\nkind = \"postgres\"\n", "bot.toml, line 3: unknown variant `postgres`, expected `sled`");
    check(
        "[play]\n\ntheme = \"blue\"\n",
        "bot.toml, line 3: there is no theme \"blue\"; there are: light, dark, high-contrast",
    );
    check(
        "[play]\nlocale = \"xx\"\n",
        "bot.toml, line 2: there are no messages in \"xx\"; there are in: ar, ca, en, es, eu, fr, ru",
    );
    check(
        "[play]\npace = \"fast\"\n",
        "bot.toml, line 2: there is no pace \"fast\"; there are: live, day, three-days, week, none",
    );
    check("[play]\ntheme = \"light\"\ntheme = \"dark\"\n", "bot.toml, line 3: duplicate key");
    for shards in ["", "all", "3", "0-3", "3-0/4", "0-4/4", "-1-2/4"] {
        check(
            &format!("[discord]\nshards = \"{shards}\"\n"),
            &format!("bot.toml, line 2: \"{shards}\" is neither \"auto\" nor a range like \"0-3/16\""),
        );
    }
}

/// What bot.toml shows as defaults are the defaults, and it shows all of them.
#[test]
fn the_file_as_shipped_holds_the_defaults() {
    let shipped = include_str!("../../bot.toml");
    let read = Config::read(shipped, Path::new("bot.toml")).unwrap();
    assert_eq!(format!("{read:?}"), format!("{:?}", Config::default()));
    let keys = shipped.lines().filter(|line| line.contains(" = ") && !line.starts_with('#')).count();
    // Each field of the sections stands as `name: ` in their debug form; sections and secrets wrap others.
    let shown = format!("{read:#?}").lines().filter(|line| line.starts_with("        ") && line.contains(": ")).count();
    let from_the_environment_alone = 1;
    assert_eq!(keys, shown - from_the_environment_alone);
}

/// Runs the program with these arguments; its status, its output, and what it says of errors.
fn call(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> (i32, String, String) {
    let output = serai(folder).args(arguments).envs(environment.iter().copied()).output().unwrap();
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn secrets_come_from_the_environment_and_are_never_shown() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bot.toml"), "[discord]\ntoken = \"in-the-file\"\n").unwrap();
    let environment = [("SERAI_MATRIX_PASSWORD", "in-the-environment"), ("SERAI_LOG", "trace")];
    let (status, said, logged) = call(folder.path(), &["check"], &environment);
    assert_eq!(status, 0, "{logged}");
    assert!(said.contains("discord token: set") && said.contains("matrix password: set, token: not set"), "{said}");
    assert!(!format!("{said}{logged}").contains("in-the-"), "{said}{logged}");
}

#[test]
fn status_tells_wrong_use_from_failure() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("discord.toml"), "[discord]\nenabled = true\n").unwrap();
    fs::write(folder.path().join("nowhere.toml"), "[matrix]\nenabled = true\n").unwrap();
    let nobody = "[matrix]\nenabled = true\nhomeserver = \"localhost\"\nuser = \"@serai:localhost\"\n";
    fs::write(folder.path().join("nobody.toml"), nobody).unwrap();
    fs::write(folder.path().join("bad.txt"), "[Game \"chess/blitz\"]\n").unwrap();
    fs::write(folder.path().join("short.txt"), SHORT).unwrap();
    for (arguments, status, says) in [
        (&["dance"][..], 2, "unrecognized subcommand"),
        (&["--colour"], 2, "unexpected argument"),
        (&["play", "--config", "missing.toml"], 1, "missing.toml cannot be read"),
        (&["--config", "discord.toml"], 1, "set SERAI_DISCORD_TOKEN"),
        (&["--config", "nowhere.toml"], 1, "set homeserver, as in"),
        (&["--config", "nobody.toml"], 1, "set user and SERAI_MATRIX_PASSWORD"),
        (&["draw", "chess/blitz", "x"], 2, "unknown game chess/blitz"),
        (&["draw", "tihbat/classic", "7,7/7,7 0,0 x", "-o", "x.png"], 2, "does not have the form"),
        (&["draw", "tihbat/classic", "7,7/7,7 0,0 s", "seeds", "-o", "x.png"], 2, "one looks like seeds=3"),
        (&["draw", "tihbat/classic", "7,7/7,7 0,0 s", "-o", "no/x.png"], 1, "no/x.png"),
        (&["draw", "tihbat/classic", "7,7/7,7 0,0 s", "--theme", "blue"], 2, "no such theme"),
        (&["draw", "tihbat/classic", "7,7/7,7 0,0 s", "--width", "9"], 2, "300..=2400"),
        (
            &["draw", "tihbat/classic"],
            2,
            "there is no record tihbat/classic; behind the name of a game stands a position",
        ),
        (&["draw", "tihbat/classic", "7,7/7,7 0,0 s", "--ply", "1"], 2, "cannot be used with"),
        (&["draw", "bad.txt", "-o", "x.png"], 1, "bad.txt: line 1, column 8: unknown game chess"),
        (&["draw", "short.txt", "--ply", "4"], 2, "short.txt has 3 moves"),
        (&["verify", "bad.txt"], 1, "bad.txt: line 1, column 8: unknown game chess"),
        (&["verify", "missing.txt"], 1, "missing.txt: "),
        (&["replay", "bad.txt", "-o", "x.gif"], 1, "bad.txt: line 1, column 8: unknown game chess"),
        (&["replay", "short.txt", "-o", "no/x.gif"], 1, "no/x.gif"),
    ] {
        let (found, said, errors) = call(folder.path(), arguments, &[]);
        assert_eq!(found, status, "{arguments:?}: {errors}");
        assert_eq!(said, "", "{arguments:?}");
        assert!(errors.contains(says), "{arguments:?}: {errors}");
    }
}

#[test]
fn every_command_has_help() {
    let folder = tempfile::tempdir().unwrap();
    for command in [
        &["--help"][..],
        &["play", "--help"],
        &["engine", "--help"],
        &["draw", "--help"],
        &["replay", "--help"],
        &["verify", "--help"],
        &["check", "--help"],
    ] {
        let (status, said, errors) = call(folder.path(), command, &[]);
        assert_eq!((status, errors.as_str()), (0, ""), "{command:?}");
        assert!(said.contains("Usage: serai") && said.contains("--config <FILE>"), "{said}");
    }
}

#[test]
fn draw_makes_a_picture_or_text() {
    let folder = tempfile::tempdir().unwrap();
    let position = "0,5,2,1,0,12/3,2,2,0,1,1 11,8 n";
    let drawn = call(folder.path(), &["draw", "sokusowo/classic", position, "-o", "x.png", "--width", "600"], &[]);
    assert_eq!(drawn, (0, String::new(), String::new()));
    let picture = png::Decoder::new(std::io::Cursor::new(fs::read(folder.path().join("x.png")).unwrap()));
    let reader = picture.read_info().unwrap();
    assert_eq!((reader.info().width, reader.info().height), (600, 332));
    let (status, said, _) = call(folder.path(), &["draw", "sokusowo/classic", position, "--text"], &[]);
    assert!(status == 0 && said.contains(" 12 |") && said.contains("◆   8 <<"), "{said}");
}

const SHORT: &str = "\
[Game \"tihbat/classic\"]
[Rules \"seeds=2\"]
[Side1 \"aya\"]
[Side2 \"bek\"]
[Date \"2026-11-30\"]
[Result \"2 resigned\"]

1. 1 2 1
";

#[test]
fn records_are_checked_drawn_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.txt"), SHORT).unwrap();
    let (status, said, errors) = call(folder.path(), &["verify", "game.txt"], &[]);
    let legal = "every move is legal, and they lead to the result: 3 moves and throws\n";
    assert_eq!((status, said.as_str(), errors.as_str()), (0, legal, ""));
    let text = |ply: &[&str]| {
        let (status, said, _) = call(folder.path(), &[&["draw", "game.txt", "--text"], ply].concat(), &[]);
        assert_eq!(status, 0, "{said}");
        said
    };
    assert!(text(&["--ply", "0"]).contains("|  2 |  2 |"), "{}", text(&["--ply", "0"]));
    assert!(text(&["--ply", "2"]).contains("<<") && !text(&[]).contains("<<"), "{}", text(&[]));
    assert_eq!(call(folder.path(), &["draw", "game.txt", "-o", "x.png", "--width", "300"], &[]).0, 0);
    assert!(fs::read(folder.path().join("x.png")).unwrap().starts_with(b"\x89PNG"));
    for look in [&[][..], &["--theme", "dark", "--width", "300"]] {
        let drawn = call(folder.path(), &[&["replay", "game.txt", "-o", "x.gif"], look].concat(), &[]);
        assert_eq!(drawn, (0, String::new(), String::new()));
        let film = fs::read(folder.path().join("x.gif")).unwrap();
        let width = u16::from_le_bytes([film[6], film[7]]);
        assert_eq!((&film[..6], width), (&b"GIF89a"[..], if look.is_empty() { 600 } else { 300 }));
    }
}
