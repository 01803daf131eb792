//! The engine protocol, line by line.

use std::io::{BufRead, BufReader, BufWriter, Write};
use std::process::{Command, Stdio};

use proptest::prelude::*;
use serai::engine::{Session, run};
use serai::games::Kind;

use crate::chance;

/// Holds a conversation: `line -> answer` each, `line ->` where there is none. The answer `error` stands
/// for any error; its reason is for people, and after it the state must be what it was.
fn check(conversation: &str) {
    let mut session = Session::new();
    for line in conversation.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (line, expected) = line.split_once("->").unwrap_or_else(|| panic!("no answer: {line}"));
        let (line, expected) = (line.trim_end(), expected.trim());
        let before = state(&mut session);
        let answer = session.answer(line).unwrap_or_default();
        if expected == "error" {
            assert!(answer.starts_with("error ") && !answer.contains('\n'), "{line}: {answer}");
            assert_eq!(state(&mut session), before, "after {line}");
        } else {
            assert_eq!(answer, expected, "{line}");
        }
    }
}

/// What the protocol shows of the state, without changing it.
fn state(session: &mut Session) -> [Option<String>; 5] {
    ["position", "moves", "result", "throws", "show"].map(|line| session.answer(line))
}

#[test]
fn every_game_is_listed_and_begins() {
    let names = Kind::ALL
        .into_iter()
        .flat_map(|kind| kind.entry().variants.iter().map(move |variant| format!("{}/{}", kind.word(), variant.name)));
    let names: Vec<String> = names.collect();
    let mut session = Session::new();
    assert_eq!(session.answer("games"), Some(format!("ok {}", names.join(" "))));
    for name in names {
        assert_eq!(session.answer(&format!("new {name}")).as_deref(), Some("ok"), "{name}");
        assert_eq!(session.answer("result").as_deref(), Some("ok none"), "{name}");
    }
}

#[test]
fn nothing_but_games_and_new_comes_before_new() {
    for line in [
        "position",
        "set 4,4,4,4,4,4/4,4,4,4,4,4 0,0 s",
        "moves",
        "play 1",
        "throw",
        "throw roll 1 2",
        "throws",
        "result",
        "settle",
        "undo",
        "perft 1",
        "go",
        "eval",
        "show",
        "nonsense",
    ] {
        check(&format!("{line} -> error"));
    }
}

#[test]
fn empty_lines_and_comments_have_no_answer() {
    check(
        "
         ->
        # a comment ->
        #new sokusowo/classic ->
        position -> error
        new sokusowo/classic -> ok
        # moves ->
        position -> ok 4,4,4,4,4,4/4,4,4,4,4,4 0,0 s
        ",
    );
    let mut session = Session::new();
    for silent in ["", "\n", "\r\n", "   \t ", "#", "#\n"] {
        assert_eq!(session.answer(silent), None, "{silent:?}");
    }
    assert!(session.answer("games\r\n").is_some_and(|answer| answer.starts_with("ok ") && !answer.contains('\r')));
}

#[test]
fn new_takes_house_rules_and_refuses_what_there_is_not() {
    check(
        "
        new sokusowo/classic seeds=3 end_when=mover -> ok
        position -> ok 3,3,3,3,3,3/3,3,3,3,3,3 0,0 s
        new -> error
        new sokusowo -> error
        new sokusowo/ -> error
        new sokusowo/great -> error
        new chess/classic -> error
        new sokusowo/classic seeds -> error
        new sokusowo/classic seeds= -> error
        new sokusowo/classic seeds=7 -> error
        new sokusowo/classic seeds=03 -> error
        new sokusowo/classic early_win=true -> error
        new sokusowo/classic sides=2 -> error
        new sokusowo/classic sides=3 -> error
        new sokusowo/classic sides=x -> error
        new sokusowo/classic sides=-1 -> error
        new tihbat/classic tihbat/circling -> error
        position -> ok 3,3,3,3,3,3/3,3,3,3,3,3 0,0 s
        new   tihbat/circling   seeds=12 -> ok
        position -> ok 12,12/12,12 0,0 s
        ",
    );
}

#[test]
fn a_game_is_played() {
    check(
        "
        new sokusowo/classic -> ok
        moves -> ok 1 2 3 4 5 6
        result -> ok none
        play 1 -> ok
        position -> ok 1,6,6,1,5,5/5,0,5,5,5,0 4,0 n
        moves -> ok 1 3 4 5
        play 2 -> error
        play 6 -> error
        play 7 -> error
        play x -> error
        play -> error
        play 1 3 -> error
        play - 1 -> ok
        undo -> ok
        position -> ok 1,6,6,1,5,5/5,0,5,5,5,0 4,0 n
        play 3 -> ok
        play 5 -> ok
        play 4 -> ok
        play 1 -> ok
        position -> ok 0,0,0,0,2,0/0,2,1,0,4,8 27,4 -
        result -> ok 1 majority
        moves -> ok
        perft 1 -> ok 0
        play 1 -> error
        throw -> error
        undo -> ok
        result -> ok none
        ",
    );
}

#[test]
fn commands_are_told_from_their_arguments() {
    check(
        "
        new tihbat/circling -> ok
        set 0,0/3,5 12,8 s -> ok
        moves -> ok pass
        play 1 -> error
        play PA s-S -> ok
        position now -> error
        moves 1 -> error
        result please -> error
        undo 1 -> error
        show all -> error
        throws all -> error
        games all -> error
        settle -> error
        settle now -> error
        perft -> error
        perft x -> error
        perft -1 -> error
        perft +1 -> error
        perft 1 1 -> error
        perft 99999999999 -> error
        Position -> error
        positions -> error
        quit -> error
        perft 0 -> ok 1
        perft   1 -> ok 2
        position -> ok 0,0/3,5 12,8 n
        ",
    );
}

#[test]
fn set_goes_to_positions_of_the_same_rules() {
    check(
        "
        new tihbat/classic early_win=true -> ok
        play 1 -> ok
        set 2,1/3,6 14,2 s -> ok
        undo -> error
        set -> error
        set 7,7/7,7 0,0 - -> error
        set 7,7/7,7  0,0 s -> error
        set 7,7/7,7 0,0 s s -> error
        set 7,7/7,8 0,0 s -> error
        set 7,7/7,5 1,1 s -> error
        set 0,0/0,0 14,14 s -> error
        set 1,1/1,1 16,8 s -> error
        position -> ok 2,1/3,6 14,2 s
        play 1 -> ok
        position -> ok 1,0/3,6 16,2 -
        result -> ok 1 majority
        set 7,7/7,7 0,0 n -> ok
        result -> ok none
        play 2 -> ok
        position -> ok 9,9/8,2 0,0 s
        ",
    );
}

#[test]
fn sides_agree_to_count() {
    check(
        "
        new seega/5x5 -> ok
        settle -> error
        set x..../.x.../...../..o../oo... 2 move 0,0 - a4a5*2 - -> ok
        settle now -> error
        settle -> ok
        result -> ok 2 settled
        position -> ok x..../.x.../...../..o../oo... - move 0,0 - a4a5*2 -
        moves -> ok
        perft 1 -> ok 0
        play c2c3 -> error
        settle -> error
        undo -> ok
        result -> ok none
        moves -> ok a1a2 b1b2 b1c1 c2b2 c2c1 c2c3 c2d2
        undo -> error
        new seega/7x7 quiet_limit=1000 diagonal=true -> ok
        new seega/7x7 quiet_limit=1001 -> error
        new seega/7x7 quiet_limit=01 -> error
        new seega/7x7 quiet_limit=-1 -> error
        new seega/7x7 quiet_limit=+1 -> error
        new seega/7x7 size=5 -> error
        new seega/6x6 -> error
        ",
    );
}

#[test]
fn set_forgets_what_has_occurred() {
    check(
        "
        new tihbat/classic -> ok
        set 1,1/1,1 12,12 s -> ok
        play 1 -> ok
        set 1,1/1,1 12,12 n -> ok
        play 1 -> ok
        result -> ok none
        play 1 -> ok
        result -> ok draw repetition
        position -> ok 0,0/0,0 14,14 -
        ",
    );
}

#[test]
fn undo_goes_back_to_the_last_new_or_set() {
    check(
        "
        new tihbat/classic -> ok
        undo -> error
        play 1 -> ok
        play 2 -> ok
        play x -> error
        undo -> ok
        position -> ok 2,9/9,8 0,0 n
        undo -> ok
        position -> ok 7,7/7,7 0,0 s
        undo -> error
        set 1,1/1,1 14,10 s -> ok
        undo -> error
        play 1 -> ok
        play 1 -> ok
        result -> ok 1 repetition
        undo -> ok
        position -> ok 1,1/1,1 14,10 n
        play 2 -> ok
        result -> ok 1 repetition
        new tihbat/classic -> ok
        undo -> error
        ",
    );
}

#[test]
fn there_are_no_throws_where_there_is_no_chance() {
    check(
        "
        new sokusowo/classic -> ok
        throws -> error
        throw -> error
        throw roll 3 5 -> error
        throw throw 6 -> error
        position -> ok 4,4,4,4,4,4/4,4,4,4,4,4 0,0 s
        ",
    );
}

#[test]
fn dice_are_thrown() {
    check(
        "
        new sho/classic sides=3 -> ok
        position -> ok 9|-|0 9|-|0 9|-|0 1 throw fff
        moves -> ok throw
        play h+8 -> error
        perft 2 -> ok 21
        throw roll 7 1 -> error
        throw 3 5 -> error
        throw  Roll 3  5 -> ok roll 5 3
        position -> ok 9|-|0 9|-|0 9|-|0 1 use 8 fff
        throws -> error
        throw -> error
        throw roll 3 5 -> error
        moves -> ok h+8
        play h + 8 -> ok
        undo -> ok
        undo -> ok
        position -> ok 9|-|0 9|-|0 9|-|0 1 throw fff
        undo -> error
        ",
    );
}

#[test]
fn sticks_are_thrown() {
    check(
        "
        new sigh/quick holes=6 team=rotate -> error
        new sigh/quick holes=5 -> error
        new sigh/quick retreat=true last_row=return -> error
        new sigh/quick sides=2 -> error
        new sigh/quick holes=6 edge_percent=20 -> ok
        throws -> ok throw 0 = 256/390625; throw 1 = 3072/390625; throw 2 = 16128/390625; throw 3 = 48384/390625; throw 4 = 18144/78125; throw 5 = 108864/390625; throw 6 = 81648/390625; throw 7 = 34992/390625; throw 8 = 6561/390625
        new sigh/quick holes=6 -> ok
        throw throw 9 -> error
        throw throw -1 -> error
        throw Throw  6 wwwwwwdd -> ok throw 6 wwwwwwdd
        position -> ok NNNNN./.....n/s...../.SSSSS s use 6 a1,d6 -
        play b1 -> error
        play B1C6 -> ok
        position -> ok NNNNN./.....s/....../.SSSSS n throw a1,d6 -
        undo -> ok
        undo -> ok
        position -> ok NNNNN./.....n/s...../.SSSSS s throw a1,d6 -
        set NNNNN./.....s/....../.SSSSS n throw a1,d6 - -> ok
        undo -> error
        ",
    );
}

#[test]
fn throws_have_their_chances() {
    let throws = "roll 1 1 = 1/36; roll 2 1 = 1/18; roll 2 2 = 1/36; roll 3 1 = 1/18; roll 3 2 = 1/18; roll 3 3 = 1/36; \
        roll 4 1 = 1/18; roll 4 2 = 1/18; roll 4 3 = 1/18; roll 4 4 = 1/36; roll 5 1 = 1/18; roll 5 2 = 1/18; roll 5 3 = 1/18; roll 5 4 = 1/18; roll 5 5 = 1/36; \
        roll 6 1 = 1/18; roll 6 2 = 1/18; roll 6 3 = 1/18; roll 6 4 = 1/18; roll 6 5 = 1/18; roll 6 6 = 1/36";
    check(&format!("new sho/classic -> ok\nthrows -> ok {throws}\nthrows all -> error"));
}

#[test]
fn sides_are_given_where_they_vary() {
    check(
        "
        new sho/classic -> ok
        position -> ok 9|-|0 9|-|0 1 throw ff
        new sho/classic sides=4 stake=1000 start=host -> ok
        position -> ok 9|-|0 9|-|0 9|-|0 9|-|0 1 throw ffff
        new sho/pairs -> ok
        position -> ok 9|-|0 9|-|0 1a throw ff
        new sho/pairs sides=2 -> error
        new sho/pairs sides=4 -> error
        new sho/classic sides=1 -> error
        new sho/classic sides=5 -> error
        new sho/classic stake=1001 -> error
        new sho/classic stake=01 -> error
        new sho/classic stake=-1 -> error
        position -> ok 9|-|0 9|-|0 1a throw ff
        ",
    );
}

#[test]
fn the_same_seed_throws_the_same() {
    let [one, other] = [0, 1].map(|_| {
        let mut session = Session::new();
        session.answer("new sho/classic");
        assert_eq!(session.answer(&format!("seed {}", "5e".repeat(32))).as_deref(), Some("ok"));
        let mut answers = Vec::new();
        for _ in 0..40 {
            answers.push(session.answer("throw").unwrap());
            let moves = session.answer("moves").unwrap();
            let first = moves.split(' ').nth(1).unwrap().to_owned();
            if first != "throw" {
                assert_eq!(session.answer(&format!("play {first}")).as_deref(), Some("ok"));
            }
        }
        answers
    });
    assert!(one.iter().any(|answer| *answer != one[0]));
    assert_eq!(one, other);
}

#[test]
fn seeds_are_64_hexadecimal_digits() {
    let digits = "0123456789abcdefABCDEF".repeat(3);
    check(&format!(
        "
        new sokusowo/classic -> ok
        seed {} -> ok
        seed {} -> error
        seed {} -> error
        seed {}g -> error
        seed {}é -> error
        seed {} {} -> error
        seed -> error
        ",
        &digits[..64],
        &digits[..63],
        &digits[..65],
        &digits[..63],
        &digits[..62],
        &digits[..32],
        &digits[..32],
    ));
}

#[test]
fn show_is_the_board_on_one_line() {
    check(
        r"
        new tihbat/classic -> ok
        show -> ok ◆   0\n    2    1\n  +----+----+\n  |  7 |  7 |\n  +----+----+\n  |  7 |  7 |\n  +----+----+\n   [1]  [2]\n●   0 <<
    ",
    );
}

#[test]
fn no_answer_is_held_back() {
    let mut output = BufWriter::new(Vec::new());
    run(&b"new tihbat/classic\nposition"[..], &mut output).unwrap();
    assert!(output.buffer().is_empty());
    assert_eq!(output.into_inner().unwrap(), b"ok\nok 7,7/7,7 0,0 s\n");
}

/// Each answer is read before the next line is written.
#[test]
fn the_program_answers_line_by_line() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_serai"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    let mut output = BufReader::new(program.stdout.take().unwrap()).lines();
    for (line, answer) in [
        (&b"new tihbat/circling seeds=3\n"[..], "ok"),
        (b"# nothing\n\nposition\n", "ok 3,3/3,3 0,0 s"),
        (b"play 1\r\n", "ok"),
        (b"play \xff\xfe\n", "error "),
        (b"perft 3\n", "ok 8"),
        (b"nonsense\n", "error "),
    ] {
        input.write_all(line).unwrap();
        input.flush().unwrap();
        let said = output.next().unwrap().unwrap();
        assert!(said == answer || answer == "error " && said.starts_with(answer), "{line:?}: {said}");
    }
    input.write_all(b"position").unwrap();
    drop(input);
    assert_eq!(output.next().unwrap().unwrap(), "ok 1,4/4,3 0,0 n");
    assert!(output.next().is_none());
    assert_eq!(program.wait().unwrap().code(), Some(0));
}

/// Lines that come close to the protocol, and some that do not.
fn any_line() -> impl Strategy<Value = String> {
    let command = prop::sample::select(vec![
        "games", "new", "position", "set", "moves", "play", "throw", "throws", "result", "settle", "undo", "perft",
        "seed", "show", "Play", "#", "",
    ]);
    let argument = prop_oneof![
        "[0-9]",
        "[a-z]{1,6}(=[a-z0-9]{0,3})?",
        "(sokusowo|tihbat|seega)/(classic|circling|5x5|lane)",
        "sho/(classic|no-nine|flexible|pairs)",
        "(roll [0-7] [0-7]|h\\+[0-9]{1,2}|[0-9]{1,2}\\+[0-9]{1,2})",
        "9\\|-\\|0 7\\|[0-9]{1,2}x[0-9]\\|0 [12] (throw|use [0-9]{1,2}|rest 3) (ff|--|-f)",
        "(seeds|end_when|early_win|single|sides)=([1-9]|mover|true|moves_on)",
        "[0-9]{1,2},[0-9]{1,2}/[0-9]{1,2},[0-9]{1,2} [0-9]{1,2},[0-9]{1,2} [sn]",
        Just("pass".to_owned()),
        "[a-i][1-9]([a-i][1-9])?",
        "\\PC{0,8}",
    ];
    let near = (command, prop::collection::vec(argument, 0..3)).prop_map(|(command, arguments)| {
        // Deep counts would only cost time.
        let arguments = if command == "perft" { vec!["2".to_owned()] } else { arguments };
        [vec![command.to_owned()], arguments].concat().join(" ")
    });
    let good = prop::sample::select(vec![
        "new tihbat/circling seeds=2",
        "play 1",
        "play 2",
        "undo",
        "new sho/flexible sides=3",
        "throw",
        "throw roll 1 1",
        "play h+2",
        "new seega/lane",
        "set x..../.x.../...../..o../oo... 2 move 0,0 - - -",
        "settle",
    ]);
    prop_oneof![4 => near, 4 => good.prop_map(str::to_owned), 1 => "\\PC{0,30}", 1 => any::<String>()]
}

proptest! {
    #![proptest_config(chance::config())]

    #[test]
    fn every_line_has_one_answer(lines in prop::collection::vec(any_line(), 1..40)) {
        let mut session = Session::new();
        for line in &lines {
            let before = state(&mut session);
            let silent = line.trim().is_empty() || line.trim().starts_with('#');
            match session.answer(line) {
                None => prop_assert!(silent, "{line:?} has no answer"),
                Some(answer) => {
                    prop_assert!(!silent, "{line:?}: {answer}");
                    prop_assert!(!answer.contains(['\n', '\r']), "{line:?}: {answer:?}");
                    if answer.starts_with("error ") {
                        prop_assert_eq!(state(&mut session), before, "after {:?}", line);
                    } else {
                        prop_assert!(answer == "ok" || answer.starts_with("ok "), "{line:?}: {answer:?}");
                    }
                }
            }
        }
    }
}
