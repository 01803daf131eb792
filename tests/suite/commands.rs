//! The table of commands, and how commands are read.

use std::collections::BTreeSet;

use serai::chat::Platform;
use serai::chat::discord::localisations;
use serai::command::{ArgKind, COMMANDS, Challenge, Command, Spec, bare_move, read};
use serai::messages::{Messages, locales};
use serai::phrase::Phrase;
use serai::rules::Side;
use serai::table::Teaming;

/// What Discord takes of a command (Discord's documentation, "Application Commands").
const MOST_NAME_CHARS: usize = 32;
const MOST_DESCRIPTION_CHARS: usize = 100;
const MOST_ARGUMENTS: usize = 25;
const MOST_COMMANDS: usize = 100;

#[test]
fn names_are_unique_and_can_be_registered() {
    assert!(COMMANDS.len() <= MOST_COMMANDS);
    let mut names = BTreeSet::new();
    for spec in COMMANDS {
        for name in [Some(spec.name), spec.short].into_iter().flatten() {
            check_name(name);
            assert!(names.insert(name), "{name} names two commands");
        }
        assert!(spec.args.len() <= MOST_ARGUMENTS, "{}", spec.name);
        let mut args = BTreeSet::new();
        for arg in spec.args {
            check_name(arg.name);
            assert!(args.insert(arg.name), "{} has two arguments {}", spec.name, arg.name);
        }
    }
}

fn check_name(name: &str) {
    assert!((1..=MOST_NAME_CHARS).contains(&name.len()), "{name}");
    assert!(name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_' || b == b'-'), "{name}");
}

#[test]
fn descriptions_can_be_registered() {
    for spec in COMMANDS {
        check_description(spec.name, &(spec.help)());
        for arg in spec.args {
            check_description(arg.name, &(arg.help)());
        }
    }
}

fn check_description(name: &str, help: &Phrase) {
    let messages = Messages::load().unwrap();
    for locale in locales() {
        // Discord shows them without marks.
        let help = messages.say(locale, help).plain(|_| String::new()).replace('`', "");
        let fits = (1..=MOST_DESCRIPTION_CHARS).contains(&help.chars().count());
        assert!(fits, "{locale}: {name} is described by {help:?}");
    }
}

#[test]
fn required_arguments_come_first() {
    for spec in COMMANDS {
        assert!(spec.args.is_sorted_by_key(|arg| !arg.required), "{}", spec.name);
        // Arguments without a sign of their own are told by their place, so that only one has room.
        let by_place = [
            ArgKind::Game,
            ArgKind::Move,
            ArgKind::Steps,
            ArgKind::Side,
            ArgKind::Offer,
            ArgKind::Command,
            ArgKind::Privacy,
        ];
        let by_place = |kind| by_place.contains(&kind) || matches!(kind, ArgKind::Setting(_));
        assert!(spec.args.iter().filter(|arg| by_place(arg.kind)).count() <= 1, "{}", spec.name);
    }
}

#[test]
fn every_command_has_its_usage() {
    for spec in COMMANDS {
        let usage = spec.usage();
        assert_eq!(usage.split(' ').next(), Some(spec.name));
        // Players for the own team are named together.
        let args = spec.args.iter().filter(|arg| arg.kind != ArgKind::Mate || arg.name == "team");
        assert!(usage.matches(['<', '[']).count() >= args.count(), "{usage}");
        assert_eq!(usage.matches('<').count(), spec.args.iter().filter(|arg| arg.required).count(), "{usage}");
    }
    let usage = |name| Spec::find(name).map(Spec::usage);
    assert_eq!(
        usage("challenge").as_deref(),
        Some(
            "challenge <game[/variant]> [@player] [@player2] [@player3] [team @player …] [rule=value …] [thread] [private] [rated=false] [pace=live|day|…]"
        )
    );
    assert_eq!(usage("m").as_deref(), Some("move <move> [#table]"));
    assert_eq!(usage("Move"), None);
}

#[test]
fn every_command_is_read_by_its_names() {
    for spec in COMMANDS {
        for name in [Some(spec.name), spec.short].into_iter().flatten() {
            let required = match spec.args.iter().find(|arg| arg.required).map(|arg| arg.kind) {
                None => "",
                Some(ArgKind::Offer) => "settle",
                Some(ArgKind::Privacy) => "export",
                Some(ArgKind::Player) => "@bek",
                Some(_) => "sokusowo",
            };
            for typed in [format!("{name} {required}"), format!("  {}\t{required}\n", name.to_uppercase())] {
                assert!(read(&typed, Platform::Console).is_ok(), "{typed:?} is not read");
            }
        }
    }
}

/// What was understood, or the key of what is said about it, on one line.
fn understood(text: &str) -> String {
    match read(text, Platform::Console) {
        Ok(Command::Challenge(Challenge { setup, opponents, teaming, drawn, threaded, private, rated, pace })) => {
            let rules: Vec<String> = setup.changed().map(|(key, value)| format!("{key}={value}")).collect();
            let opponents: Vec<&str> = opponents.iter().map(|player| player.own()).collect();
            let opponent = if opponents.is_empty() { "anybody".to_owned() } else { opponents.join(" ") };
            let pace = pace.map_or(String::new(), |pace| format!("pace={} ", pace.word()));
            let thread = if !rated {
                "unrated "
            } else if threaded {
                "thread "
            } else if private {
                "private "
            } else if drawn {
                "drawn "
            } else {
                ""
            };
            let teams = teaming.map_or(String::new(), |Teaming { lead, mates }| {
                let mates: Vec<&str> = mates.iter().map(|player| player.own()).collect();
                format!("team={} {} ", lead.word(), mates.join(" "))
            });
            format!(
                "challenge {opponent} {}/{} {teams}{thread}{pace}{}",
                setup.kind().word(),
                setup.variant(),
                rules.join(" ")
            )
        }
        Ok(Command::Act { act, table }) => format!("{act:?} {}", on(table)),
        Ok(Command::JoinBy { code, side }) => format!("join by {code} {:?}", side.map(Side::number)),
        Ok(Command::Rematch { table }) => format!("rematch {}", on(table)),
        Ok(Command::Board { table, ply }) => {
            format!("board {}{}", ply.map_or(String::new(), |ply| format!("{ply} ")), on(table))
        }
        Ok(Command::Replay { table }) => format!("replay {}", on(table)),
        Ok(Command::View { table, chosen }) => format!("view {} {}", chosen.join(" "), on(table)),
        Ok(Command::Record { table }) => format!("record {}", on(table)),
        Ok(Command::Games { mine }) => format!("games {}", if mine { "mine" } else { "here" }),
        Ok(Command::Purse { player }) => format!("purse {}", player.map_or(String::new(), |id| id.own().to_owned())),
        Ok(Command::Vacation(leave)) => format!("vacation {leave:?}"),
        Ok(Command::Daily) => "daily".to_owned(),
        Ok(Command::Rules { setup, page }) => format!("rules {} {}", setup.typed(), page.word()),
        Ok(Command::Why { table }) => format!("why {}", on(table)),
        Ok(Command::Help { about }) => format!("help {}", about.map_or("", |spec| spec.name)),
        Ok(Command::Settings { of, change }) => match change {
            Some(change) => format!("settings of {of:?} {} {:?}", change.setting.name, change.wish),
            None => format!("settings of {of:?}"),
        },
        Ok(Command::Leaderboard { game, season, page }) => {
            format!("leaderboard {} {season:?} {page}", game.map_or("all", |game| game.word()))
        }
        Ok(Command::Profile { player, game }) => {
            let player = player.map_or("own".to_owned(), |player| player.own().to_owned());
            format!("profile {player} {}", game.map_or("", |game| game.word()))
        }
        Ok(Command::History { players, page }) => {
            let players: Vec<&str> = players.iter().map(|player| player.own()).collect();
            format!("history {} {page}", players.join(" "))
        }
        Ok(Command::Privacy(what)) => format!("{what:?}"),
        Ok(Command::Block { player, blocks }) => format!("block {} {blocks}", player.own()),
        Ok(Command::Doctor) => "doctor".to_owned(),
        Err(misuse) => {
            let said = Messages::load().unwrap().say("en", &misuse.phrase()).plain(|_| String::new());
            format!("{}: {said}", misuse.phrase().key)
        }
    }
    .trim_end()
    .to_owned()
}

fn on(table: Option<serai::chat::TableId>) -> String {
    table.map_or(String::new(), |table| table.to_string())
}

#[test]
fn commands_are_read() {
    for (text, expected) in [
        // Arguments in any order, told by their signs.
        ("challenge sokusowo", "challenge anybody sokusowo/classic"),
        ("purse", "purse"),
        ("purse @bek", "purse bek"),
        ("purse bek", "misuse-too-much: I do not know what to do with “bek”. It goes like this: `purse [@player]`"),
        ("challenge Sokusowó @bek", "challenge bek sokusowo/classic"),
        ("challenge @bek sokusowo", "challenge bek sokusowo/classic"),
        ("challenge seeds=3 @bek tihbat/circling", "challenge bek tihbat/circling seeds=3"),
        ("CHALLENGE TIHBAT/Circling seeds=3", "challenge anybody tihbat/circling seeds=3"),
        (
            "challenge tihbat single=moves_on early_win=true @b",
            "challenge b tihbat/classic early_win=true single=moves_on",
        ),
        ("challenge tihbat seeds=7", "challenge anybody tihbat/classic"),
        ("challenge tihbat thread=true seeds=3", "challenge anybody tihbat/classic thread seeds=3"),
        ("challenge @b @c @d sho/pairs pairs=drawn", "challenge b c d sho/pairs drawn"),
        ("challenge @b @c @d sho/pairs pairs=chosen", "challenge b c d sho/pairs"),
        ("challenge @b @c sho", "challenge b c sho/classic"),
        ("challenge sho sides=4", "challenge anybody sho/classic"),
        ("challenge @b sigh", "challenge b sigh/classic"),
        ("challenge @b sigh team @c @d", "challenge b sigh/classic team=captain c d"),
        ("challenge sigh @b --team @c @d team=rotate", "challenge b sigh/classic team=rotate c d"),
        ("challenge sigh team=@c @b team=@d", "challenge b sigh/classic team=captain c d"),
        ("challenge sigh/quick TEAM @c", "challenge anybody sigh/quick team=captain c"),
        ("challenge @b @c sigh", "challenge b c sigh/classic team=captain"),
        ("challenge @b sigh team=rotate holes=6", "challenge b sigh/classic team=rotate  holes=6"),
        ("challenge thread tihbat", "challenge anybody tihbat/classic thread"),
        ("challenge tihbat thread=false", "challenge anybody tihbat/classic"),
        ("challenge tihbat pace=three-days @b", "challenge b tihbat/classic pace=three-days"),
        ("challenge tihbat live", "challenge anybody tihbat/classic pace=live"),
        ("challenge tihbat none thread", "challenge anybody tihbat/classic thread pace=none"),
        ("claim #7", "Claim #7"),
        ("vacation", "vacation Show"),
        ("vacation 5d", "vacation Take(5)"),
        ("vacation 5", "vacation Take(5)"),
        ("vacation END", "vacation End"),
        ("challenge tihbat rated=false", "challenge anybody tihbat/classic unrated"),
        ("challenge rated=true tihbat rated", "challenge anybody tihbat/classic"),
        ("leaderboard", "leaderboard all Always 1"),
        ("lb Sho season 2", "leaderboard sho Current 2"),
        ("lb page=3 all sho", "leaderboard sho Always 3"),
        ("leaderboard season=2026-10", "leaderboard all Of(2026, 10) 1"),
        ("leaderboard 2026-10 tihbat/circling", "leaderboard tihbat Of(2026, 10) 1"),
        ("profile", "profile own"),
        ("profile @bek sho", "profile bek sho"),
        ("history", "history  1"),
        ("history @bek", "history bek 1"),
        ("history 2 @bek @cem", "history bek cem 2"),
        ("privacy export", "Export"),
        ("privacy delete", "Delete { confirmed: false }"),
        ("privacy DELETE confirm", "Delete { confirmed: true }"),
        ("privacy hide", "Hide"),
        ("privacy show", "Show"),
        ("block @bek", "block bek true"),
        ("unblock @bek", "block bek false"),
        // Tables.
        ("accept", "Accept"),
        ("accept #7", "Accept #7"),
        ("accept table=7", "Accept #7"),
        ("accept table=#7", "Accept #7"),
        ("board #7", "board #7"),
        ("b", "board"),
        ("view", "view"),
        ("v #7", "view  #7"),
        ("view c2 #7", "view c2 #7"),
        ("v 8 +2 table=7", "view 8 +2 #7"),
        ("record #12", "record #12"),
        ("join #1", "Join #1"),
        ("join K7QF-3M", "join by K7QF-3M None"),
        ("join 2 k7qf3m", "join by K7QF-3M Some(2)"),
        ("join code=o7qf-lm 1", "join by 07QF-1M Some(1)"),
        ("decline", "Decline"),
        ("cancel", "Cancel"),
        ("resign #3", "Resign #3"),
        ("offer settle", "Offer(Settle)"),
        ("offer Takeback", "Offer(Takeback)"),
        ("undo", "Undo"),
        ("Offer #3 SETTLE", "Offer(Settle) #3"),
        // Moves take all words that are left.
        ("move 3", "Move(\"3\")"),
        ("m #7 3", "Move(\"3\") #7"),
        ("move 3 table=7", "Move(\"3\") #7"),
        ("move a1 - b2", "Move(\"a1 - b2\")"),
        ("move Pass", "Move(\"Pass\")"),
        ("move seeds=3", "Move(\"seeds=3\")"),
        // The rest.
        ("games", "games here"),
        ("games mine", "games mine"),
        ("games MINE", "games mine"),
        ("games mine=true", "games mine"),
        ("games mine=false", "games here"),
        ("doctor", "doctor"),
        ("rules tihbat/circling", "rules tihbat/circling setup"),
        ("rules Seega 3", "rules seega capture"),
        ("rules seega/7x7 CAPTURE", "rules seega/7x7 capture"),
        ("rules sho page=barra", "rules sho barra"),
        ("rules sigh page=9", "rules sigh origin"),
        ("why", "why"),
        ("why #7", "why #7"),
        ("help", "help"),
        ("help m", "help move"),
        ("help /Move", "help move"),
        // Settings take all words that are left.
        ("settings", "settings of Player"),
        ("settings theme", "settings of Player theme Show"),
        ("settings theme=", "settings of Player theme Show"),
        ("settings theme=dark", "settings of Player theme Set(\"dark\")"),
        ("settings THEME = Dark", "settings of Player theme Set(\"dark\")"),
        ("settings theme usual", "settings of Player theme Reset"),
        ("community", "settings of Community"),
        ("community games=sho,tihbat", "settings of Community games Set(\"tihbat,sho\")"),
        ("community games Sho tihbat", "settings of Community games Set(\"tihbat,sho\")"),
        ("community games sokusowo tihbat seega sho sigh", "settings of Community games Set(\"all\")"),
        ("community channels here", "settings of Community channels Set(\"here\")"),
    ] {
        assert_eq!(understood(text), expected, "{text}");
    }
}

#[test]
fn misuse_says_what_would_help() {
    for (text, expected) in [
        ("", "misuse-nothing: Say what"),
        (" \n", "misuse-nothing: Say what"),
        // Unknown words, with what was probably meant.
        ("chalenge sokusowo", "misuse-unknown-command-but: There is no command “chalenge”. Do you mean `challenge`?"),
        ("BORD", "misuse-unknown-command-but: There is no command “BORD”. Do you mean `board`?"),
        ("xyzzy", "misuse-unknown-command: There is no command “xyzzy”."),
        ("help xyzzy", "misuse-unknown-command: There is no command “xyzzy”."),
        ("settings games=sho", "misuse-unknown-setting: You have no setting “games”. There is language"),
        ("community notify=quiet", "misuse-unknown-community-setting: A community has no setting “notify”."),
        (
            "settings theme=pink",
            "misuse-bad-value: “pink” is no value of `theme`. It takes light, dark or high-contrast.",
        ),
        ("community games=sho,go", "misuse-bad-value: “sho,go” is no value of `games`. It takes all, sokusowo"),
        (
            "rules sokusowo barra",
            "misuse-unknown-rules-page: The rules of sokusowo have no page “barra”. There is setup, move, capture, end,",
        ),
        ("rules sokusowo 0", "misuse-unknown-rules-page: The rules of sokusowo have no page “0”."),
        ("rules sokusowo 7", "misuse-unknown-rules-page: The rules of sokusowo have no page “7”."),
        ("rules sokusowo move end", "misuse-too-much: I do not know what to do with “end”."),
        ("rules sokusovo", "misuse-unknown-game-but: I know no game “sokusovo”. Do you mean `sokusowo`?"),
        ("challenge chess", "misuse-unknown-game: I know no game “chess”. I know"),
        (
            "challenge tihbat/great",
            "misuse-unknown-variant: tihbat has no variant “great”. There is classic or circling.",
        ),
        ("challenge tihbat/", "misuse-unknown-variant: tihbat has no variant “”."),
        (
            "challenge sokusowo pits=3",
            "misuse-unknown-rule: sokusowo has no house rule “pits”. There is end_when or seeds.",
        ),
        ("challenge sokusowo seeds=9", "misuse-bad-value: “9” is no value of `seeds`. It takes 2, 3, 4, 5 or 6."),
        ("challenge sokusowo seeds=", "misuse-bad-value: “” is no value"),
        ("challenge seega quiet_limit=1001", "misuse-bad-value: “1001” is no value of `quiet_limit`. It takes 0…1000."),
        ("challenge sho team=rotate", "misuse-unknown-rule: sho has no house rule “team”."),
        ("challenge sigh team=all", "misuse-bad-value: “all” is no value of `team`. It takes captain or rotate."),
        ("challenge sho team @b", "misuse-too-much: I do not know what to do with “@b”."),
        ("challenge @b @c sokusowo", "misuse-too-much: I do not know what to do with “@c”."),
        ("challenge sigh team @b @c @d @e", "misuse-too-much: I do not know what to do with “@e”."),
        ("join south", "misuse-no-side: “south” is no side's number. It looks like `1`."),
        ("join 0", "misuse-no-side: “0” is no side's number."),
        ("join 1 2", "misuse-too-much: I do not know what to do with “2”."),
        ("captain", "misuse-missing: Something is missing. It goes like this: `captain <@player> [#table]`"),
        ("captain bek", "misuse-too-much: I do not know what to do with “bek”."),
        ("challenge sho pairs=drawn", "misuse-unknown-rule: sho has no house rule “pairs”."),
        ("challenge sho/pairs pairs=x", "misuse-bad-value: “x” is no value of `pairs`. It takes chosen or drawn."),
        ("challenge sho sides=5", "misuse-bad-value: “5” is no value of `sides`. It takes 2, 3 or 4."),
        // Something is missing.
        ("challenge", "misuse-missing: Something is missing. It goes like this: `challenge <game"),
        ("challenge @bek seeds=3", "misuse-missing: Something is missing. It goes like this: `challenge <game"),
        ("move", "misuse-missing: Something is missing. It goes like this: `move <move>"),
        ("move #7", "misuse-missing: Something is missing. It goes like this: `move <move>"),
        ("rules", "misuse-missing: Something is missing. It goes like this: `rules"),
        ("offer #7", "misuse-missing: Something is missing. It goes like this: `offer <what>"),
        ("challenge tihbat pace=fast", "misuse-unknown-pace: There is no pace “fast”. There is live, day, three-days,"),
        ("challenge tihbat day week", "misuse-too-much: I do not know what to do with “week”."),
        ("vacation 0d", "misuse-no-days: “0d” is no number of days."),
        ("vacation -3d", "misuse-no-days: “-3d” is no number of days."),
        ("vacation 99999999999d", "misuse-no-days: "),
        ("vacation 5d now", "misuse-too-much: I do not know what to do with “now”."),
        (
            "offer peace",
            "misuse-unknown-offer: “peace” is nothing to offer. You can offer draw, takeback, settle, pause or rematch.",
        ),
        ("leaderboard 0", "misuse-unknown-game: I know no game “0”."),
        ("leaderboard 1 2", "misuse-too-much: I do not know what to do with “2”."),
        ("leaderboard season all", "misuse-too-much: I do not know what to do with “all”."),
        ("leaderboard 2026-13", "misuse-unknown-game: I know no game “2026-13”."),
        ("privacy", "misuse-missing: Something is missing. It goes like this: `privacy <what>"),
        ("privacy policy", "misuse-unknown-privacy: “policy” is nothing that you can do there."),
        ("block", "misuse-missing: Something is missing. It goes like this: `block <@player>`"),
        ("block @a @b", "misuse-too-much: I do not know what to do with “@b”."),
        ("offer settle now", "misuse-too-much: I do not know what to do with “now”."),
        // Something is too much.
        ("challenge sokusowo tihbat", "misuse-too-much: I do not know what to do with “tihbat”."),
        ("challenge sokusowo @bek @cem", "misuse-too-much: I do not know what to do with “@cem”."),
        ("challenge sokusowo #7", "misuse-too-much: I do not know what to do with “#7”."),
        ("accept now", "misuse-too-much: I do not know what to do with “now”."),
        ("accept #7 #8", "misuse-too-much: I do not know what to do with “#8”."),
        ("accept #7 table=7", "misuse-too-much: I do not know what to do with “table=7”."),
        ("accept @bek", "misuse-too-much: I do not know what to do with “@bek”."),
        ("accept seeds=3", "misuse-too-much: I do not know what to do with “seeds=3”."),
        ("games mine=perhaps", "misuse-too-much: I do not know what to do with “mine=perhaps”."),
        ("challenge tihbat thread=maybe", "misuse-too-much: I do not know what to do with “thread=maybe”."),
        ("doctor now", "misuse-too-much: I do not know what to do with “now”."),
        ("games yours", "misuse-too-much: I do not know what to do with “yours”."),
        ("rules tihbat seeds=3", "misuse-too-much: I do not know what to do with “seeds=3”."),
        ("help move board", "misuse-too-much: I do not know what to do with “board”."),
        // Not of their form.
        ("accept #seven", "misuse-no-table-number: “#seven”"),
        ("accept #0", "misuse-no-table-number: “#0”"),
        ("accept #-1", "misuse-no-table-number: “#-1”"),
        ("accept #+1", "misuse-no-table-number: “#+1”"),
        ("accept #", "misuse-no-table-number: “#”"),
        ("accept table=", "misuse-no-table-number: “table=”"),
        ("accept #99999999999999999999", "misuse-no-table-number: “#99999999999999999999”"),
        ("challenge sokusowo @", "misuse-unknown-player: “@”"),
        ("challenge sokusowo @<b>", "misuse-unknown-player: “@<b>”"),
    ] {
        let said = understood(text);
        assert!(said.starts_with(expected), "{text}:\n expected {expected}\n but said {said}");
    }
}

#[test]
fn a_move_needs_no_command() {
    for (text, expected) in [
        ("3", Some(("3", None))),
        ("a1 - b2 #7", Some(("a1 - b2", Some(7)))),
        ("#7 pass", Some(("pass", Some(7)))),
        ("", None),
        ("#7", None),
        ("3 @bek", None),
        ("3 #x", None),
        ("3 #1 #2", None),
    ] {
        let read = bare_move(text).map(|(text, table)| (text, table.map(|table| table.0)));
        assert_eq!(read, expected.map(|(text, table)| (text.to_owned(), table)), "{text}");
    }
}

#[test]
fn descriptions_are_in_every_language_that_discord_knows() {
    let check = |ours: &[&str], usual: &str, expected: &[(&str, &str)]| {
        assert_eq!(localisations(ours, usual), expected, "{ours:?}, usually {usual}");
    };
    check(&["en"], "en", &[]);
    // Discord does not know Basque; whoever reads English there gets English.
    check(&["en", "eu"], "eu", &[("en-GB", "en"), ("en-US", "en")]);
    check(&["en", "es", "fr"], "en", &[("es-419", "es"), ("es-ES", "es"), ("fr", "fr")]);
    check(&["en", "es", "es-419"], "en", &[("es-419", "es-419"), ("es-ES", "es")]);
    check(&["en", "e"], "en", &[]);
}
