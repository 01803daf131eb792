//! Sigh: the worked examples of its page, and a case for every sentence that settles a point.

use serai::games::{BadSetup, Refused, Setup};
use serai::rules::{BadPosition, Turn};

use super::{Example, check, game, play};

/// South is about to go into its circuit with its last piece.
const CIRCLING: &str = "s...../....../n....s/...... s throw -,- -";
const RACHVA: &str = "....../....../....../...... n rachva 3,2 -,- -";

/// With six holes; South's path is a6…a1 b1…b6 c6…c1 d1…d6, North's d1…d6 c6…c1 b1…b6 a6…a1.
const SIX: &[Example] = &[
    // El-vatra.
    ("the start", "", "", "", "NNNNNN/....../....../SSSSSS s open b1,c6 -", "none"),
    ("2 to 6 do not open", "", "", "throw_5", "NNNNNN/....../....../SSSSSS n open b1,c6 -", "none"),
    (
        "7 opens, and is played at once",
        "",
        "",
        "throw_5 throw_7",
        "NNNNN./.....n/....../SSSSSS s throw b1,d6 -",
        "none",
    ),
    ("8 of six captives are six", "", "", "throw_8", "NNNNNN/....../s...../sssss. n throw -,c6 -", "none"),
    (
        "each side's foremost piece is released at the start",
        "opening=advance",
        "",
        "",
        "NNNNN./.....n/s...../.SSSSS s throw a1,d6 -",
        "none",
    ),
    // Releases.
    (
        "a later release fills the frontier",
        "",
        "NNNNN./.....n/s...../.SSSSS s throw a1,d6 -",
        "throw_0",
        "NNNNN./.....n/s...../ssss.S n throw a5,d6 -",
        "none",
    ),
    (
        "an enemy on the frontier is captured",
        "",
        "NNNNN./....../s...../nSSSSS s throw a1,d6 -",
        "throw_1",
        "NNNNN./....../s...../s.SSSS n throw a2,d6 -",
        "none",
    ),
    (
        "a gap among the captives is passed over",
        "",
        "NNNNN./.....n/s...../.SS.SS s throw a1,d6 -",
        "throw_0",
        "NNNNN./.....n/s...../sss.s. n throw -,d6 -",
        "none",
    ),
    (
        "release of the last captives",
        "",
        "NNNNN./.....n/s...../sss.SS s throw a4,d6 -",
        "throw_8",
        "NNNNN./.....n/s...../sssss. n throw -,d6 -",
        "none",
    ),
    (
        "a stopped enemy holds the frontier",
        "last_row=stop",
        "NNNN../....../s...../nSSSSS s throw a1,d5 -",
        "throw_0",
        "NNNN../....../s...../nssssS n throw a1,d5 -",
        "none",
    ),
    // Moves.
    (
        "a move to an empty hole hands the turn on",
        "",
        "NNNNN./.....n/s...../.SSSSS s throw a1,d6 -",
        "throw_3 b1-b4",
        "NNNNN./.....n/...s../.SSSSS n throw a1,d6 -",
        "none",
    ),
    (
        "a free piece is captured",
        "",
        "NNNNN./.....n/....s./.SSSSS s throw a1,d6 -",
        "throw_2 b5-c6",
        "NNNNN./.....s/....../.SSSSS n throw a1,d6 -",
        "none",
    ),
    (
        "a captive is captured",
        "",
        "NNNNN./s....n/....../.SSSSS s throw a1,d6 -",
        "throw_2 c1-d2",
        "NsNNN./.....n/....../.SSSSS n throw a1,d6 -",
        "none",
    ),
    (
        "seven moves once no captive is left",
        "",
        "NNNNN./.....n/....../s..... s throw -,d6 -",
        "throw_7 a1-c6",
        "NNNNN./.....s/....../...... n throw -,d6 -",
        "none",
    ),
    (
        "so does eight",
        "",
        "NNNNN./.....n/s...../...... s throw -,d6 -",
        "throw_8 b1-c4",
        "NNNNN./...s.n/....../...... n throw -,d6 -",
        "none",
    ),
    (
        "one and none move nobody",
        "",
        "NNNNN./.....n/s...../...... s throw -,d6 -",
        "throw_1 throw_5 c6-c1 throw_0",
        "NNNNN./n...../s...../...... n throw -,d6 -",
        "none",
    ),
    (
        "the circuit goes on in the third row",
        "",
        "N..s.s/n...../....../...... s throw -,d2 -",
        "throw_3 d4-c6",
        "N....s/n....s/....../...... n throw -,d2 -",
        "none",
    ),
    (
        "an eight that frees captives ends the turn",
        "",
        "NNNNN./.....n/s...../.SSSSS s throw a1,d6 -",
        "throw_4 b1-b5 throw_8",
        "NNNNN./.....n/....s./sssss. n throw -,d6 -",
        "none",
    ),
    // Chains.
    (
        "a four moves and throws again",
        "",
        "NNNNN./n...../s...../ss..SS s throw a4,d6 -",
        "throw_4 b1-b5",
        "NNNNN./n...../....s./ss..SS s throw a4,d6 b1-b5",
        "none",
    ),
    (
        "a chain",
        "",
        "NNNNN./n...../s...../ss..SS s throw a4,d6 -",
        "throw_4 b1-b5 throw_4 b5-c4",
        "NNNNN./n..s../....../ss..SS s throw a4,d6 b1-b5+b5-c4",
        "none",
    ),
    (
        "a two undoes all of it, captures too",
        "",
        "NNNN../n..n../s...../ss..SS s throw a4,d5 -",
        "throw_4 b1-b5 throw_4 b5-c4 throw_2",
        "NNNN../n..n../s...../ss..SS n throw a4,d5 -",
        "none",
    ),
    (
        "or the last one",
        "undo=last",
        "NNNN../n..n../s...../ss..SS s throw a4,d5 -",
        "throw_4 b1-b5 throw_4 b5-c4 throw_2",
        "NNNN../n..n../....s./ss..SS n throw a4,d5 -",
        "none",
    ),
    (
        "the last link alone is told",
        "undo=last",
        "NNNN../n..n../s...../ss..SS s throw a4,d5 -",
        "throw_4 b1-b5 throw_4 b5-c4",
        "NNNN../n..s../....../ss..SS s throw a4,d5 b5-c4xn",
        "none",
    ),
    (
        "a four that cannot move",
        "",
        "NNNNN./.....n/....../SSSSSS s throw b1,d6 -",
        "throw_4 throw_4",
        "NNNNN./.....n/....../SSSSSS s throw b1,d6 0+0",
        "none",
    ),
    (
        "a two after it ends the turn",
        "",
        "NNNNN./.....n/....../SSSSSS s throw b1,d6 0+0",
        "throw_2",
        "NNNNN./.....n/....../SSSSSS n throw b1,d6 -",
        "none",
    ),
    (
        "a four that only throws again, and a plain two",
        "four=throw_only",
        "NNNNN./n...../s...../ss..SS s throw a4,d6 -",
        "throw_4 throw_2 b1-b3",
        "NNNNN./n...../..s.../ss..SS n throw a4,d6 -",
        "none",
    ),
    (
        "an eight straight after a four is a shield",
        "",
        "NNNNN./n...../s...../ss.... s throw -,d6 -",
        "throw_4 b1-b5 throw_8 throw_2 b5-c6",
        "NNNNN./n....s/....../ss.... n throw -,d6 -",
        "none",
    ),
    (
        "an eight that always throws again",
        "eight=again",
        "NNNNN./n...../s...../ss.... s throw -,d6 -",
        "throw_8",
        "NNNNN./n...../s...../ss.... s throw -,d6 -",
        "none",
    ),
    (
        "the frontier of captives that can be given back",
        "",
        "...N../s....n/....../.SSSSS s throw a1,d5 -",
        "throw_4 c1-d4",
        "...s../.....n/....../.SSSSS s throw a1,d5 c1-d4xN",
        "none",
    ),
    (
        "it goes with them",
        "",
        "...N../s....n/....../.SSSSS s throw a1,d5 -",
        "throw_4 c1-d4 throw_0",
        "...s../.....n/....../ssss.S n throw a5,- -",
        "none",
    ),
    // House rules.
    (
        "own pieces share a hole",
        "stack_own=true",
        "NNNNN./n...../s.s.../ss..SS s throw a4,d6 -",
        "throw_2 b1-b3",
        "NNNNN./n...../..s2.../ss..SS n throw a4,d6 -",
        "none",
    ),
    (
        "all of them are captured at once",
        "stack_own=true",
        "NNNNN./n...../..s2.../ss..SS n throw a4,d6 -",
        "throw_3 c1-b3",
        "NNNNN./....../..n.../ss..SS s throw a4,d6 -",
        "none",
    ),
    (
        "counted from the second row",
        "count_from=second_row",
        "NNNNN./n...../....../..s.SS s throw a4,d6 -",
        "throw_3 a3-b3",
        "NNNNN./n...../..s.../....SS n throw a4,d6 -",
        "none",
    ),
    (
        "backwards in the third row",
        "retreat=true",
        "NNNN../nn.s../....../....SS s throw a4,d5 -",
        "throw_2 c4-c6",
        "NNNN../nn...s/....../....SS n throw a4,d5 -",
        "none",
    ),
    (
        "a piece turns back at the end",
        "last_row=return",
        "NN...s/n...../....../....SS s throw a4,d3 -",
        "throw_3 d6-d3",
        "NNr.../n...../....../....SS n throw a4,d3 -",
        "none",
    ),
    (
        "it runs backwards from then on",
        "last_row=return",
        "NN.r../n...../....../....SS s throw a4,d3 -",
        "throw_5 d4-c2",
        "NN..../nr..../....../....SS n throw a4,d3 -",
        "none",
    ),
    (
        "a piece turns to its own hole",
        "last_row=return",
        "NN..s./n...../....../....SS s throw a4,d3 -",
        "throw_2 d5-d5",
        "NN..r./n...../....../....SS n throw a4,d3 -",
        "none",
    ),
    (
        "forwards and backwards in one hole",
        "last_row=return stack_own=true",
        "NN.r../s....n/....../....SS s throw a4,d3 -",
        "throw_4 c1-d4",
        "NN.(sr)../.....n/....../....SS s throw a4,d3 c1-d4",
        "none",
    ),
    // The end.
    (
        "all pieces are captured",
        "",
        "....../.....n/....s./.SSSSS s throw a1,- -",
        "throw_2 b5-c6",
        "....../.....s/....../.SSSSS - captured a1,- -",
        "1 captured",
    ),
    (
        "a four that takes the last piece ends it at once",
        "",
        "....../.....n/..s.../.SSSSS s throw a1,- -",
        "throw_4 b3-c6",
        "....../.....s/....../.SSSSS - captured a1,- -",
        "1 captured",
    ),
    ("the race ends", "", CIRCLING, "throw_3 b6-c4", "....../....../....../...... n rachva 2,1 -,- -", "none"),
    (
        "more pieces win",
        "finish=majority",
        CIRCLING,
        "throw_3 b6-c4",
        "s...../...s../n...../...... - majority -,- -",
        "1 majority",
    ),
    ("a four takes one", "", RACHVA, "throw_4", "....../....../....../...... n rachva 2,2 -,- 1", "none"),
    (
        "a two gives it back",
        "",
        RACHVA,
        "throw_4 throw_4 throw_2",
        "....../....../....../...... s rachva 3,2 -,- -",
        "none",
    ),
    (
        "but not what is shielded",
        "",
        RACHVA,
        "throw_4 throw_8 throw_4 throw_2",
        "....../....../....../...... s rachva 2,2 -,- -",
        "none",
    ),
    ("one white shields too", "", RACHVA, "throw_4 throw_1", "....../....../....../...... n rachva 2,2 -,- -", "none"),
    ("others end the turn", "", RACHVA, "throw_4 throw_5", "....../....../....../...... s rachva 2,2 -,- -", "none"),
    (
        "the last one wins",
        "undo=last",
        RACHVA,
        "throw_4 throw_4 throw_4",
        "....../....../....../...... - rachva 0,2 -,- -",
        "2 rachva",
    ),
    (
        "stopped in the last row",
        "last_row=stop",
        "ss...s/...s.n/....../...... s throw -,- -",
        "throw_6 c4-d3",
        "....../....../....../...... n rachva 4,1 -,- -",
        "none",
    ),
];

/// The page's own examples.
const CLASSIC: &[Example] = &[
    (
        "the eighth piece from the front opens",
        "",
        "",
        "throw_8",
        "NNNNNNNNNNNN/............/s.........../sssssss.SSSS n throw a8,c12 -",
        "none",
    ),
    (
        "a later eight releases all four left",
        "",
        "",
        "throw_8 throw_5 throw_8",
        "NNNNNNNNNNNN/............/s.........../sssssssssss. n throw -,c12 -",
        "none",
    ),
    (
        "or no white first",
        "",
        "",
        "throw_0",
        "NNNNNNNNNNNN/............/s.........../sss.SSSSSSSS n throw a4,c12 -",
        "none",
    ),
    (
        "with twenty holes",
        "holes=20",
        "",
        "throw_8 throw_5 throw_8",
        "NNNNNNNNNNNNNNNNNNNN/..................../s.................../sssssssssssssss.SSSS n throw a16,c20 -",
        "none",
    ),
];

/// Six and four sticks, and three rows, with six holes: the variant before each.
const FEWER: &[(&str, Example)] = &[
    ("six-sticks", ("no opening", "", "", "", "NNNNNN/....../....../SSSSSS s throw b1,c6 -", "none")),
    ("six-sticks", ("a sigh throws again", "", "", "throw_3", "NNNNNN/....../s...../.SSSSS s throw a1,c6 -", "none")),
    (
        "six-sticks",
        (
            "none moves six and throws again",
            "",
            "",
            "throw_3 throw_0 b1-c6",
            "NNNNNN/.....s/....../.SSSSS s throw a1,c6 -",
            "none",
        ),
    ),
    ("six-sticks", ("five ends the turn", "", "", "throw_5", "NNNNNN/....../....../SSSSSS n throw b1,c6 -", "none")),
    (
        "six-sticks",
        ("again, though nothing moves", "", "", "throw_6", "NNNNNN/....../....../SSSSSS s throw b1,c6 -", "none"),
    ),
    (
        "six-sticks",
        (
            "a sigh without captives throws again",
            "",
            "NNN.../....../s...../...... s throw -,d4 -",
            "throw_3",
            "NNN.../....../s...../...... s throw -,d4 -",
            "none",
        ),
    ),
    (
        "four-sticks",
        ("one moves three", "", "", "throw_3 throw_1 b1-b4", "NNNNNN/....../...s../.SSSSS n throw a1,c6 -", "none"),
    ),
    (
        "four-sticks",
        (
            "four moves four and throws again",
            "",
            "",
            "throw_3 throw_4 b1-b5",
            "NNNNNN/....../....s./.SSSSS s throw a1,c6 -",
            "none",
        ),
    ),
    ("three-rows", ("the start", "", "", "", "NNNNNN/....../SSSSSS s throw b1,b6 -", "none")),
    (
        "three-rows",
        (
            "North runs the other way",
            "",
            "",
            "throw_3 throw_2 b1-b3 throw_3 throw_1 b6-b3",
            "NNNNN./..n.../.SSSSS s throw a1,c6 -",
            "none",
        ),
    ),
];

#[test]
fn sigh_is_played_as_its_page_says() {
    CLASSIC.iter().for_each(|example| check("sigh/classic", example));
    let classic = SIX.iter().map(|&example| ("classic", example));
    for (variant, (what, rules, from, plies, to, result)) in classic.chain(FEWER.iter().copied()) {
        let mut game = game(&format!("sigh/{variant}"), &format!("holes=6 {rules}"), from);
        play(&mut *game, plies);
        let ended = match game.turn() {
            Turn::Over(outcome) => outcome.to_string(),
            Turn::Move(_) | Turn::Throw(_) => "none".to_owned(),
        };
        assert_eq!((game.position().as_str(), ended.as_str()), (to, result), "{what}");
    }
}

#[test]
fn sticks_fall_white_as_often_as_their_page_says() {
    for (name, rules, throw, weight, all) in [
        ("sigh/classic", "", "throw 4", 70, 256),
        ("sigh/classic", "edge_percent=20 edge=again", "throw 4", 70, 256),
        ("sigh/classic", "edge_percent=20", "throw 8", 120_u64.pow(8), 200_u64.pow(8)),
        ("sigh/classic", "edge_percent=20 edge=black", "throw 8", 80_u64.pow(8), 200_u64.pow(8)),
        ("sigh/six-sticks", "", "throw 3", 20, 64),
        ("sigh/four-sticks", "", "throw 0", 1, 16),
    ] {
        let throws = game(name, rules, "").throws();
        let found = throws.iter().find(|(other, _)| other == throw).map(|(_, weight)| *weight);
        let sum = throws.iter().map(|(_, weight)| weight).sum::<u64>();
        assert_eq!((found, sum), (Some(weight), all), "{name} {rules}");
    }
}

#[test]
fn sticks_can_be_thrown_with_their_faces() {
    for (rules, throw, answer) in [
        ("", "throw 3 wddwdddw", Ok("throw 3 wddwdddw".to_owned())),
        ("", "throw 3 WDDWDDDW", Ok("throw 3 wddwdddw".to_owned())),
        ("edge_percent=5", "throw 3 wdewdddd", Ok("throw 3 wdewdddd".to_owned())),
        ("edge_percent=5 edge=black", "throw 2 wdewdddd", Ok("throw 2 wdewdddd".to_owned())),
        ("edge_percent=5 edge=black", "throw 3 wdewdddd", Err(Refused::NoSuchThrow)),
        ("", "throw 4 wddwdddw", Err(Refused::NoSuchThrow)),
        ("", "throw 3 wddwddw", Err(Refused::NoSuchThrow)),
        ("", "throw 3 wdewdddd", Err(Refused::NoSuchThrow)),
        ("edge_percent=5 edge=again", "throw 3 wdewdddd", Err(Refused::NoSuchThrow)),
        ("", "throw 9", Err(Refused::NoSuchThrow)),
        ("", "throw 3 wddwdddwd", Err(Refused::Unreadable)),
        ("", "throw 3 wddwdddx", Err(Refused::Unreadable)),
        ("", "throw 03", Err(Refused::Unreadable)),
    ] {
        assert_eq!(game("sigh/classic", rules, "").throw(throw), answer, "{rules}, {throw}");
    }
}

/// The weights of the sticks' faces come to those of the numbers that they show.
#[test]
fn sticks_fall_as_often_as_their_numbers() {
    for (name, rules) in [
        ("sigh/classic", ""),
        ("sigh/classic", "edge_percent=20 edge=again"),
        ("sigh/six-sticks", ""),
        ("sigh/four-sticks", "edge_percent=7"),
        ("sigh/four-sticks", "edge_percent=20 edge=black"),
    ] {
        let game = game(name, rules, "");
        let falls = game.falls();
        let all: u128 = falls.iter().map(|weights| u128::from(weights.iter().sum::<u64>())).product();
        let ways: usize = falls.iter().map(Vec::len).product();
        let mut found = std::collections::BTreeMap::<String, u128>::new();
        for mut way in 0..ways {
            let mut weight = 1;
            let faces = falls.iter().map(|weights| {
                let face = way % weights.len();
                way /= weights.len();
                weight *= u128::from(weights[face]);
                face
            });
            let faces: Vec<usize> = faces.collect();
            let fallen = game.fallen(&faces).unwrap();
            assert_eq!(fallen.split(' ').nth(2).map(str::len), Some(falls.len()), "{fallen}");
            *found.entry(fallen.rsplit_once(' ').unwrap().0.to_owned()).or_default() += weight;
        }
        let listed = game.throws();
        let total: u128 = listed.iter().map(|(_, weight)| u128::from(*weight)).sum();
        for (throw, weight) in listed {
            assert_eq!(found[&throw] * total, u128::from(weight) * all, "{name} {rules}: {throw}");
        }
    }
    let game = game("sigh/classic", "", "");
    assert_eq!(game.fallen(&[0, 1, 2, 0, 0, 0, 0, 0]), None, "no stick stands");
    assert_eq!(game.fallen(&[0; 7]), None);
    assert_eq!(game.fallen(&[0, 1, 0, 0, 0, 0, 0, 1]), Some("throw 2 dwdddddw".to_owned()));
}

/// Where a piece stands will do for a move, unless the piece can go two ways.
#[test]
fn a_hole_alone_is_a_move_where_it_can_be_no_other() {
    let position = "NNNNN./..s..n/s...../...... s use 2 -,d6 -";
    let game = game("sigh/quick", "holes=6 retreat=true", position);
    for (typed, only) in [
        ("b1", Some("b1-b3")),
        (" B1", Some("b1-b3")),
        ("c3", None),
        ("d1", None),
        ("b3", None),
        ("b1-b3", None),
        ("b", None),
        ("", None),
    ] {
        assert_eq!(game.only_from(typed).as_deref(), only, "{typed}");
    }
    let steps: Vec<_> = game.steps(&[]).into_iter().map(|step| (step.text, step.whole)).collect();
    assert_eq!(steps, [("b1".to_owned(), Some("b1-b3".to_owned())), ("c3".to_owned(), None)]);
    let next: Vec<String> = game.steps(&["c3".to_owned()]).into_iter().filter_map(|step| step.whole).collect();
    assert_eq!(next, ["c3-c1", "c3-c5"]);
    assert!(game.reads("b1") && game.reads("d4") && !game.reads("b") && !game.reads("4"));
}

#[test]
fn three_hundred_throws_in_vain_are_the_bound() {
    let mut game = game("sigh/classic", "", "");
    for _ in 0..299 {
        play(&mut *game, "throw_5");
    }
    assert!(matches!(game.turn(), Turn::Throw(_)));
    play(&mut *game, "throw_5");
    let Turn::Over(outcome) = game.turn() else { panic!("{}", game.position()) };
    assert_eq!(outcome.to_string(), "draw quiet");
}

#[test]
fn a_thousand_moves_are_the_bound() {
    // Both sides circle, with a captive each so that the race does not end.
    let mut game = game("sigh/classic", "holes=6", "N.s.../....../.n..../.....S s throw a5,d2 -");
    for _ in 0..999 {
        play(&mut *game, "throw_3");
        let m = game.moves().remove(0);
        play(&mut *game, &m);
    }
    assert!(matches!(game.turn(), Turn::Throw(_)), "{}", game.position());
    play(&mut *game, "throw_3");
    let m = game.moves().remove(0);
    play(&mut *game, &m);
    let Turn::Over(outcome) = game.turn() else { panic!("{}", game.position()) };
    assert_eq!(outcome.to_string(), "draw quiet");
}

#[test]
fn house_rules_of_sigh_follow_each_other_or_clash() {
    for (name, rules, key, value) in [
        ("sigh/classic", "", "last_row", "circuit"),
        ("sigh/classic", "rows=3", "last_row", "stop"),
        ("sigh/classic", "rows=3 last_row=return", "last_row", "return"),
        ("sigh/three-rows", "", "last_row", "stop"),
        ("sigh/three-rows", "rows=4", "last_row", "circuit"),
        ("sigh/classic", "", "finish", "rachva"),
        ("sigh/classic", "sticks=4", "finish", "majority"),
        ("sigh/six-sticks", "sticks=8", "finish", "rachva"),
    ] {
        let rules = rules.split(' ').filter_map(|rule| rule.split_once('='));
        let setup = Setup::read(name, rules.clone(), None).unwrap();
        assert_eq!(setup.rules().get(key), value, "{name}");
        // What follows is no change of its own.
        let changed: Vec<_> = setup.changed().collect();
        assert!(changed.iter().all(|rule| rules.clone().any(|given| given == *rule)), "{name}: {changed:?}");
    }
    for (name, rules) in [
        ("sigh/classic", [("retreat", "true"), ("rows", "3")]),
        ("sigh/classic", [("retreat", "true"), ("last_row", "return")]),
        ("sigh/three-rows", [("retreat", "true"), ("holes", "6")]),
    ] {
        let setup = Setup::read(name, rules, None);
        assert!(matches!(setup, Err(BadSetup::Clash { .. })), "{name}: {setup:?}");
    }
}

#[test]
fn every_refusal_of_sigh_names_its_rule() {
    const USE_3: &str = "NNNNN./n...../s...../ss..SS s use 3 a4,d6 -";
    const STOP: &str = "s...N./s...../..s.../.....n s use 7 -,d6 -";
    for (rules, from, typed, why) in [
        ("", USE_3, "e1-e2", "sigh-no-such-hole"),
        ("", USE_3, "a7-b1", "sigh-no-such-hole"),
        ("", USE_3, "a1-a255", "sigh-no-such-hole"),
        ("", USE_3, "b3-b6", "sigh-nothing-there"),
        ("", USE_3, "c1-d3", "sigh-nothing-there"),
        ("", USE_3, "a5-a2", "sigh-is-captive"),
        ("", USE_3, "b1-b5", "sigh-not-so-far"),
        ("", USE_3, "b1-b1", "sigh-not-so-far"),
        ("", "NNNNN./n...../s...../ss..SS s use 2 a4,d6 -", "a2-b1", "sigh-own-piece"),
        ("last_row=stop", STOP, "d1-d5", "sigh-is-stopped"),
        ("last_row=stop", STOP, "c1-d6", "sigh-past-the-end"),
        ("last_row=stop", "NNNNN./....../s...../..n.s. s use 2 -,d6 -", "a5-a3", "sigh-stopped-enemy"),
        ("last_row=return", "NN.r../n...../.r..../....SS s use 6 a4,d3 -", "b2-b1", "sigh-past-the-turn"),
    ] {
        let mut game = game("sigh/classic", &format!("holes=6 {rules}"), from);
        match game.play(typed) {
            Err(Refused::Illegal { why: phrase, .. }) => assert_eq!(phrase.key, why, "{rules}, {from}: {typed}"),
            other => panic!("{rules}, {from}: {typed:?} is answered {other:?}"),
        }
        assert_eq!(game.position(), from);
    }
    for typed in ["", "b1", "b1-", "-b4", "b1b4b5", "b01-b4", "b1-b256", "1b-4b", "ß1-b4"] {
        assert_eq!(game("sigh/classic", "holes=6", USE_3).play(typed), Err(Refused::Unreadable), "{typed}");
    }
    assert_eq!(game("sigh/classic", "holes=6", USE_3).play("B 1 b-4"), Ok("b1-b4".to_owned()));
    assert_eq!(game("sigh/classic", "", "").play("b1-b4"), Err(Refused::ThrowDue));
}

#[test]
fn only_positions_of_running_games_of_sigh_are_taken() {
    use BadPosition::{Form, Over, Placement, Stage, Total};
    for (rules, text, why) in [
        ("", "NNNNNN/....../....../SSSSSS s open b1,c6", Form),
        ("", "NNNNNN/....../....../SSSSSS S open b1,c6 -", Form),
        ("", "NNNNNN/....../....../SSSSSS s open b1,c6 - ", Form),
        ("", "NNNNNN/....../....../SSSSSS s opening b1,c6 -", Form),
        ("", "NNNNNN/....../SSSSSS s open b1,c6 -", Form),
        ("", "NNNNNN/...../....../SSSSSS s open b1,c6 -", Form),
        ("", "NNNNNN/......./....../SSSSSS s open b1,c6 -", Form),
        ("", "NNNNNN/....../....../SSSSSX s open b1,c6 -", Form),
        ("", "NNNNNN/....../....../SSSSSS s open b7,c6 -", Form),
        ("", "NNNNNN/....../....../SSSSSS s open b1 -", Form),
        ("", "NNNNN./n...../s1..../ss..SS s throw a4,d6 -", Form),
        ("", "NNNNN./n...../(s)...../ss..SS s throw a4,d6 -", Form),
        ("", "NNNNN./n...../s...../ss..SS s throw a4,d6 b1", Form),
        ("", "NNNNN./n...../s...../ss..SS s use 03 a4,d6 -", Form),
        ("", "NNNNN./n...../s...../ss..SS - throw a4,d6 -", Over),
        ("", "NNNNN./nn..../s...../ss..SS s throw a4,d6 -", Total),
        ("", "NNNNNN/....../....../SSSSSS s throw b1,c6 -", Stage),
        ("opening=advance", "NNNNNN/....../....../SSSSSS s open b1,c6 -", Stage),
        ("", "NNNNN./.....n/....../SSSSSS s open b1,d6 -", Stage),
        ("", "NNNNN./n...../s...../ss..SS s throw -,d6 -", Placement),
        ("", "NNNNN./n...../s...../ss.... s throw a4,d6 -", Placement),
        ("", "NNNNN./n...../s...../ss..SS s throw a6,d6 -", Placement),
        ("", "NNNN../n...n./s...../ss..SS s throw a4,d6 -", Placement),
        ("", "NNNNNN/....../....../SSSSSS s open b1,c6 0", Stage),
        ("", "NNNN../n..s../....n./ss..SS s throw a4,d5 b5-c4", Placement),
        ("", "NNNNN./n...../s...../ss..SS s throw b2,d6 -", Placement),
        ("", "NNNNN./n...../s...../ss.sSS s throw a3,d6 -", Placement),
        ("", "NNNNN./n...../S...../ss..SS s throw a4,d6 -", Placement),
        ("", "NNNNN./n...../s2...../ss..S. s throw a4,d6 -", Placement),
        ("", "NNNNN./r...../s...../ss..SS s throw a4,d6 -", Placement),
        ("last_row=return", "NNNNN./n...../s...../rs..SS s throw a4,d6 -", Placement),
        ("", "NNNNN./n...../s...../ss..SS s use 7 a4,d6 -", Stage),
        ("", "NNNNN./n...../s...../ss..SS s use 9 a4,d6 -", Stage),
        ("", "NNNNN./n...../s...../ss.... s use 1 -,d6 -", Stage),
        ("four=throw_only", "NNNNN./n...../s...../ss..SS s use 4 a4,d6 -", Stage),
        ("eight=again", "NNNNN./n...../s...../ss.... s use 8 -,d6 -", Stage),
        ("", "NNNNN./n...../....../SSSSSS s use 3 b1,d6 -", Stage),
        ("", "NNNNN./n...../s...../ss..SS s use 3 a4,d6 a5-b1", Form),
        ("", "NNNNN./n...../s...../ss..SS s throw a4,d6 0", Stage),
        ("", "NNNNN./n...../..s.../ss..SS s throw a4,d6 b1-b5", Stage),
        ("undo=last", "NNNN../n..s../....../ss..SS s throw a4,d5 b1-b5+b5-c4", Stage),
        ("", "s...../....../n...../...... s throw -,- -", Over),
        ("", "....../n...../....../...... s throw -,- -", Over),
        ("", "....../....../....../...... n rachva 0,2 -,- -", Over),
        ("", "....../....../....../...... n rachva 7,2 -,- -", Total),
        ("", "....../....../....../...... n rachva 5,2 -,- 2", Total),
        ("", "....../....../....../...... n rachva 3,2 -,- 0", Form),
        ("", "....../....../....../s..... n rachva 3,2 -,- -", Placement),
        ("finish=majority", "....../....../....../...... n rachva 3,2 -,- -", Stage),
    ] {
        let mut game = game("sigh/classic", &format!("holes=6 {rules}"), "");
        let before = game.position();
        assert_eq!((game.set(text), game.position()), (Err(why), before), "{rules}: {text}");
    }
}
