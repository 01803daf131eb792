//! Counts of the game tree, read from `tests/perft`: the field's check of a move generator.

use serai::games::{AnyGame, Kind, Setup};

use crate::files::texts;

/// One position with its counts.
#[derive(Default)]
struct Case {
    id: String,
    game: String,
    rules: String,
    /// Empty for the start.
    position: String,
    /// Depth and leaves.
    counts: Vec<(u32, u64)>,
}

#[test]
fn every_count_is_right() {
    for (file, text) in texts("tests/perft", "perft") {
        let cases = read(&text);
        assert!(!cases.is_empty(), "{file} has no case");
        for case in cases {
            check(&file, &case);
        }
    }
}

#[test]
fn every_variant_is_counted_from_its_start() {
    let cases: Vec<Case> = texts("tests/perft", "perft").iter().flat_map(|(_, text)| read(text)).collect();
    for kind in Kind::ALL {
        for variant in &kind.entry().variants {
            let name = format!("{}/{}", kind.word(), variant.name);
            let is_start = |case: &Case| case.game == name && case.rules.is_empty() && case.position.is_empty();
            assert!(cases.iter().any(is_start), "no file of tests/perft counts {name} from its start");
        }
    }
}

fn check(file: &str, case: &Case) {
    let rules = case.rules.split(' ').filter_map(|rule| rule.split_once('='));
    let setup = Setup::read(&case.game, rules, None).unwrap_or_else(|error| panic!("{file}, {}: {error}", case.id));
    let mut game: Box<dyn AnyGame> = setup.start().unwrap();
    if !case.position.is_empty() {
        game.set(&case.position).unwrap_or_else(|error| panic!("{file}, {}: {error}", case.id));
    }
    for &(depth, leaves) in &case.counts {
        assert_eq!(game.perft(depth), leaves, "{file}, {}, depth {depth}", case.id);
    }
}

fn read(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (key, value) = line.split_once(' ').unwrap_or_else(|| panic!("no value: {line}"));
        if key == "id" {
            cases.push(Case { id: value.to_owned(), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().expect("a case begins with its id");
        match key {
            "game" => case.game = value.to_owned(),
            "rules" => case.rules = value.to_owned(),
            "position" => case.position = value.to_owned(),
            "perft" => {
                let (depth, leaves) = value.split_once(' ').expect("perft has a depth and a count");
                case.counts.push((depth.parse().unwrap(), leaves.parse().unwrap()));
            }
            _ => panic!("unknown key: {line}"),
        }
    }
    cases
}
