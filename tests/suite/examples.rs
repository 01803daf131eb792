//! The worked examples of the rules pages, and a case for every sentence that settles a point.

use serai::games::{AnyGame, Refused, Setup};
use serai::rules::{BadPosition, Turn};

/// What it shows; house rules; position before (empty for the start); moves; position after; result.
type Example = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static str);

const SOKUSOWO: &[Example] = &[
    ("the page's example", "", "", "1", "1,6,6,1,5,5/5,0,5,5,5,0 4,0 n", "none"),
    ("three seeds a pit", "seeds=3", "", "1", "1,5,1,4,4,0/4,4,0,4,4,0 5,0 n", "none"),
    // Sowing.
    ("one lap", "", "2,0,2,0,0,0/2,0,0,0,0,0 20,22 s", "1", "0,1,2,0,0,0/2,0,0,0,0,0 21,22 n", "none"),
    ("relay in the own row", "", "2,1,0,2,0,0/2,0,0,0,0,0 20,21 s", "1", "0,0,1,2,0,0/2,0,0,0,0,0 22,21 n", "none"),
    ("relay in the other row", "", "2,0,0,0,0,2/1,0,2,0,0,0 20,21 s", "6", "2,0,0,0,0,0/0,1,2,0,0,0 22,21 n", "none"),
    ("from north to south", "", "0,2,0,0,0,0/2,0,0,0,0,2 20,22 n", "6", "1,2,0,0,0,0/2,0,0,0,0,0 20,23 s", "none"),
    (
        "the other side's pits follow",
        "",
        "0,0,2,0,0,3/0,0,2,0,0,0 20,21 s",
        "6",
        "0,0,2,0,0,0/1,1,2,0,0,0 21,21 n",
        "none",
    ),
    // Laps of a round or more.
    (
        "a round ends in the emptied pit",
        "",
        "13,0,2,0,0,14/0,1,0,12,0,0 3,3 s",
        "1",
        "1,1,3,1,1,15/1,2,1,13,1,1 4,3 n",
        "none",
    ),
    (
        "a lap relays from a pit that it filled itself, and ends in a pit that the turn emptied",
        "",
        "0,0,0,2,0,14/0,2,0,0,0,0 15,15 s",
        "6",
        "0,0,0,0,2,2/1,0,2,2,0,0 24,15 n",
        "none",
    ),
    (
        "two rounds end in the emptied pit, which held a seed by then",
        "",
        "0,2,0,0,0,25/0,2,0,0,0,0 9,10 s",
        "6",
        "0,5,0,3,0,1/1,5,0,3,0,3 17,10 n",
        "none",
    ),
    // More than half wins.
    ("majority", "", "2,0,0,4,0,0/2,0,0,0,0,0 24,16 s", "1", "0,1,0,4,0,0/2,0,0,0,0,0 25,16 -", "1 majority"),
    ("north's majority", "", "2,0,0,0,0,0/2,0,0,4,0,0 16,24 n", "1", "2,0,0,0,0,0/0,1,0,4,0,0 16,25 -", "2 majority"),
    (
        "the turn is played out",
        "",
        "2,1,0,2,0,0/2,0,0,0,0,0 24,17 s",
        "1",
        "0,0,1,2,0,0/2,0,0,0,0,0 26,17 -",
        "1 majority",
    ),
    ("half is not more", "", "2,0,3,0,0,0/2,0,0,0,0,0 23,18 s", "1", "0,1,3,0,0,0/2,0,0,0,0,0 24,18 n", "none"),
    (
        "majority comes before exhausted: the seeds stay",
        "",
        "2,0,0,0,0,0/0,2,0,0,0,0 24,20 s",
        "1",
        "0,1,0,0,0,0/0,2,0,0,0,0 25,20 -",
        "1 majority",
    ),
    ("12 of 24", "seeds=2", "2,0,0,2,0,0/2,0,0,0,0,0 11,7 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 12,7 n", "none"),
    ("13 of 24", "seeds=2", "2,0,0,2,0,0/2,0,0,0,0,0 12,6 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 13,6 -", "1 majority"),
    ("18 of 36", "seeds=3", "2,0,0,2,0,0/2,0,0,0,0,0 17,13 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 18,13 n", "none"),
    ("19 of 36", "seeds=3", "2,0,0,2,0,0/2,0,0,0,0,0 18,12 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 19,12 -", "1 majority"),
    ("31 of 60", "seeds=5", "2,0,0,2,0,0/2,0,0,0,0,0 30,24 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 31,24 -", "1 majority"),
    ("36 of 72", "seeds=6", "2,0,0,2,0,0/2,0,0,0,0,0 35,31 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 36,31 n", "none"),
    // No pit to start from.
    (
        "the mover has no pit left",
        "",
        "2,1,0,0,0,0/2,0,0,0,0,0 20,23 s",
        "1",
        "0,0,0,0,0,0/0,0,0,0,0,0 23,25 -",
        "2 exhausted",
    ),
    (
        "end_when=mover: it is not the mover's turn",
        "end_when=mover",
        "2,1,0,0,0,0/2,0,0,0,0,0 20,23 s",
        "1",
        "0,0,1,0,0,0/2,0,0,0,0,0 22,23 n",
        "none",
    ),
    (
        "the opponent has no pit left",
        "",
        "3,0,2,0,0,2/1,2,0,0,0,0 19,19 s",
        "6",
        "0,0,0,0,0,0/0,0,0,0,0,0 27,21 -",
        "1 exhausted",
    ),
    (
        "end_when=mover: the side to move has no pit left",
        "end_when=mover",
        "0,1,0,0,0,0/2,0,0,0,0,3 20,22 n",
        "1",
        "0,0,0,0,0,0/0,0,0,0,0,0 21,27 -",
        "2 exhausted",
    ),
    ("a draw", "", "2,0,0,0,0,0/2,0,0,0,0,0 22,22 s", "1", "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -", "draw exhausted"),
];

const TIHBAT_CLASSIC: &[Example] = &[
    // The page's examples.
    ("last on the other side", "", "", "1", "2,9/9,8 0,0 n", "none"),
    ("no capture", "", "", "2", "8,2/9,9 0,0 n", "none"),
    ("three seeds", "", "1,3/2,0 10,12 s", "2", "1,1/3,1 10,12 n", "none"),
    ("two seeds", "", "3,2/5,4 8,6 s", "2", "3,1/6,4 8,6 n", "none"),
    ("four captured", "", "2,3/5,4 8,6 s", "1", "1,0/5,4 12,6 n", "none"),
    // Sowing.
    ("the first seed stays, more than two rounds", "", "9,1/1,1 8,8 s", "1", "3,3/3,3 8,8 n", "none"),
    ("north's pit 2 sows on to south", "", "3,4/3,2 8,8 n", "2", "4,4/3,1 8,8 s", "none"),
    ("a single seed stays, and is not captured", "", "1,9/1,1 8,8 s", "1", "1,9/1,1 8,8 n", "none"),
    // Captures.
    ("2 captured", "", "2,1/3,6 8,8 s", "1", "1,0/3,6 10,8 n", "none"),
    ("3 not captured", "", "2,2/3,5 8,8 s", "1", "1,3/3,5 8,8 n", "none"),
    ("5 not captured", "", "2,4/3,3 8,8 s", "1", "1,5/3,3 8,8 n", "none"),
    ("6 captured", "", "2,5/3,2 8,8 s", "1", "1,0/3,2 14,8 n", "none"),
    ("7 not captured", "", "2,6/2,2 8,8 s", "1", "1,7/2,2 8,8 n", "none"),
    ("8 captured", "", "2,7/3,4 6,6 s", "1", "1,0/3,4 14,6 n", "none"),
    ("10 not captured", "", "2,9/3,2 6,6 s", "1", "1,10/3,2 6,6 n", "none"),
    ("12 not captured", "", "2,11/2,1 6,6 s", "1", "1,12/2,1 6,6 n", "none"),
    ("4 on the other side not captured", "", "3,2/3,4 8,8 s", "2", "3,1/4,4 8,8 n", "none"),
    ("north captures in its row", "", "3,4/2,3 8,8 n", "1", "3,4/1,0 8,12 s", "none"),
    ("north captures nothing of south", "", "3,4/3,2 8,8 n", "2", "4,4/3,1 8,8 s", "none"),
    ("a round back to the pit itself", "", "5,2/4,3 8,6 s", "1", "0,3/5,4 10,6 n", "none"),
    // Repetition.
    ("the other side to move is another position", "", "1,1/1,1 12,12 s", "1", "1,1/1,1 12,12 n", "none"),
    ("the position that the game began with", "", "1,1/1,1 12,12 s", "1 1", "0,0/0,0 14,14 -", "draw repetition"),
    ("whatever is shared, more wins", "", "1,1/1,1 14,10 s", "1 2", "0,0/0,0 16,12 -", "1 repetition"),
    ("north wins by repetition", "", "1,1/1,1 10,14 n", "2 1", "0,0/0,0 12,16 -", "2 repetition"),
    ("a later position, an odd half", "", "3,1/1,1 10,12 s", "1 2 1", "0,0/0,0 13,15 -", "2 repetition"),
    ("an unequal board is shared equally", "", "1,9/1,1 8,8 s", "1 1", "0,0/0,0 14,14 -", "draw repetition"),
    // More than half.
    ("more than half does not end it", "", "2,1/3,6 14,2 s", "1", "1,0/3,6 16,2 n", "none"),
    ("early_win", "early_win=true", "2,1/3,6 14,2 s", "1", "1,0/3,6 16,2 -", "1 majority"),
    ("early_win of north", "early_win=true", "3,6/2,1 2,14 n", "1", "3,6/1,0 2,16 -", "2 majority"),
    ("early_win: half is not more", "early_win=true", "2,1/3,6 12,4 s", "1", "1,0/3,6 14,4 n", "none"),
    ("12 of 20", "early_win=true seeds=5", "2,1/3,2 10,2 s", "1", "1,0/3,2 12,2 -", "1 majority"),
    ("10 of 20", "early_win=true seeds=5", "2,1/3,2 8,4 s", "1", "1,0/3,2 10,4 n", "none"),
];

const TIHBAT_CIRCLING: &[Example] = &[
    ("a single seed moves on", "", "1,9/1,1 8,8 s", "1", "0,10/1,1 8,8 n", "none"),
    ("a single seed moves on and captures", "", "1,3/3,5 8,8 s", "1", "0,0/3,5 12,8 n", "none"),
    ("a single seed moves on to the other side", "", "2,1/1,8 8,8 s", "2", "2,0/2,8 8,8 n", "none"),
    ("a single seed of north moves on to south", "", "2,1/8,1 8,8 n", "2", "3,1/8,0 8,8 s", "none"),
    ("two seeds do not move on", "", "2,2/3,5 8,8 s", "1", "1,3/3,5 8,8 n", "none"),
    ("single=stays on top", "single=stays", "1,9/1,1 8,8 s", "1", "1,9/1,1 8,8 n", "none"),
    ("a side without seeds passes", "", "0,0/3,5 12,8 s", "pass", "0,0/3,5 12,8 n", "none"),
    ("all seeds captured", "", "1,1/0,0 14,12 s", "1", "0,0/0,0 16,12 -", "1 captured"),
    ("north has more", "", "1,1/0,0 10,16 s", "1", "0,0/0,0 12,16 -", "2 captured"),
    ("a draw", "", "1,1/0,0 12,14 s", "1", "0,0/0,0 14,14 -", "draw captured"),
    ("captured comes before majority", "early_win=true", "1,1/0,0 14,12 s", "1", "0,0/0,0 16,12 -", "1 captured"),
    ("early_win", "early_win=true", "1,3/3,5 12,4 s", "1", "0,0/3,5 16,4 -", "1 majority"),
];

#[test]
fn sokusowo_is_played_as_its_page_says() {
    SOKUSOWO.iter().for_each(|example| check("sokusowo/classic", example));
}

#[test]
fn tihbat_is_played_as_its_page_says() {
    TIHBAT_CLASSIC.iter().for_each(|example| check("tihbat/classic", example));
    TIHBAT_CIRCLING.iter().for_each(|example| check("tihbat/circling", example));
}

fn check(name: &str, &(what, rules, from, moves, to, result): &Example) {
    let mut game = game(name, rules, from);
    for m in moves.split(' ') {
        game.play(m).unwrap_or_else(|refused| panic!("{name}, {what}: {m} is refused: {refused:?}"));
    }
    let ended = match game.turn() {
        Turn::Over(outcome) => outcome.to_string(),
        Turn::Move(_) | Turn::Throw(_) => "none".to_owned(),
    };
    assert_eq!((game.position().as_str(), ended.as_str()), (to, result), "{name}, {what}");
}

/// A game of these house rules in this position; an empty position is the start.
fn game(name: &str, rules: &str, position: &str) -> Box<dyn AnyGame> {
    let rules = rules.split(' ').filter_map(|rule| rule.split_once('='));
    let mut game = Setup::read(name, rules, None).unwrap().start().unwrap();
    if !position.is_empty() {
        game.set(position).unwrap_or_else(|error| panic!("{name}, {position}: {error}"));
    }
    game
}

#[test]
fn every_refusal_names_its_rule() {
    let over = "over";
    let unreadable = "unreadable";
    for (name, from, moves, typed, why) in [
        ("sokusowo/classic", "", "", "0", "sokusowo-no-such-pit"),
        ("sokusowo/classic", "", "", "7", "sokusowo-no-such-pit"),
        ("sokusowo/classic", "", "", "255", "sokusowo-no-such-pit"),
        ("sokusowo/classic", "", "", "256", unreadable),
        ("sokusowo/classic", "", "", "01", unreadable),
        ("sokusowo/classic", "", "", "+1", unreadable),
        ("sokusowo/classic", "", "", "1.", unreadable),
        ("sokusowo/classic", "", "", "١", unreadable),
        ("sokusowo/classic", "", "", "", unreadable),
        ("sokusowo/classic", "", "", "pass", unreadable),
        ("sokusowo/classic", "2,0,1,2,0,0/2,0,0,0,0,1 20,20 s", "", "2", "sokusowo-empty"),
        ("sokusowo/classic", "2,0,1,2,0,0/2,0,0,0,0,1 20,20 s", "", "3", "sokusowo-one-seed"),
        ("sokusowo/classic", "2,0,1,2,0,0/2,0,0,0,0,1 20,20 n", "", "2", "sokusowo-empty"),
        ("sokusowo/classic", "2,0,1,2,0,0/2,0,0,0,0,1 20,20 n", "", "6", "sokusowo-one-seed"),
        ("sokusowo/classic", "2,0,0,4,0,0/2,0,0,0,0,0 24,16 s", "1", "1", over),
        ("sokusowo/classic", "2,0,0,4,0,0/2,0,0,0,0,0 24,16 s", "1", "x", over),
        ("tihbat/classic", "", "", "0", "tihbat-no-such-pit"),
        ("tihbat/classic", "", "", "3", "tihbat-no-such-pit"),
        ("tihbat/classic", "", "", "pass", "tihbat-may-not-pass"),
        ("tihbat/classic", "", "", "passe", unreadable),
        ("tihbat/classic", "", "", "🎲", unreadable),
        ("tihbat/classic", "2,0/5,5 8,8 s", "", "2", "tihbat-empty"),
        ("tihbat/classic", "1,1/1,1 12,12 s", "1 1", "pass", over),
        ("tihbat/circling", "0,0/3,5 12,8 s", "", "1", "tihbat-must-pass"),
        ("tihbat/circling", "0,0/3,5 12,8 s", "", "3", "tihbat-no-such-pit"),
        ("tihbat/circling", "0,0/3,5 12,8 n", "", "pass", "tihbat-may-not-pass"),
        ("tihbat/circling", "1,1/0,0 14,12 s", "1", "pass", over),
    ] {
        let mut game = game(name, "", from);
        moves.split_whitespace().for_each(|m| drop(game.play(m).unwrap()));
        let before = game.position();
        let refused = match game.play(typed) {
            Err(Refused::Illegal(phrase)) => phrase.key,
            Err(Refused::Over) => over,
            Err(Refused::Unreadable) => unreadable,
            other => panic!("{name}, {from}: {typed:?} is answered {other:?}"),
        };
        assert_eq!((refused, game.position()), (why, before), "{name}, {from}: {typed:?}");
        assert_eq!(game.throw("roll 1 2"), Err(Refused::NoThrowDue), "{name}");
    }
}

#[test]
fn moves_are_read_leniently() {
    for (name, from, typed, canonical) in [
        ("sokusowo/classic", "", " 6 ", "6"),
        ("sokusowo/classic", "", "-6", "6"),
        ("tihbat/classic", "", "\t2\n", "2"),
        ("tihbat/circling", "0,0/3,5 12,8 s", "PASS", "pass"),
        ("tihbat/circling", "0,0/3,5 12,8 s", "p a-s S", "pass"),
    ] {
        assert_eq!(game(name, "", from).play(typed), Ok(canonical.to_owned()), "{name}: {typed:?}");
    }
}

#[test]
fn only_positions_of_running_games_are_taken() {
    use BadPosition::{Captures, Form, Over, Total};
    for (name, rules, text, why) in [
        ("sokusowo/classic", "", "", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 0,0", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 -", Over),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4  0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4/4,4,4,4,4,4 4,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4,0/4,4,4,4,4,4 0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,04/4,4,4,4,4,4 0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,+4/4,4,4,4,4,4 0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,260/4,4,4,4,4,4 0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 1,0 s", Total),
        ("sokusowo/classic", "", "255,255,255,255,255,255/4,4,4,4,4,4 0,0 s", Total),
        ("sokusowo/classic", "seeds=3", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s", Total),
        ("sokusowo/classic", "", "2,0,0,0,0,0/2,0,0,0,0,0 25,19 s", Over),
        ("sokusowo/classic", "", "2,0,0,0,0,0/1,1,0,0,0,0 22,22 s", Over),
        ("sokusowo/classic", "", "1,1,0,0,0,0/2,0,0,0,0,0 22,22 n", Over),
        ("sokusowo/classic", "end_when=mover", "1,1,0,0,0,0/2,0,0,0,0,0 22,22 s", Over),
        ("tihbat/classic", "", "7,7/7,7 0,0 e", Form),
        ("tihbat/classic", "", "7,7,7/7 0,0 s", Form),
        ("tihbat/classic", "", "7,7/7,7 1,1 s", Total),
        ("tihbat/classic", "", "7,7/7,5 1,1 s", Captures),
        ("tihbat/classic", "", "0,0/0,0 14,14 s", Over),
        ("tihbat/classic", "early_win=true", "1,0/3,6 16,2 n", Over),
    ] {
        let mut game = game(name, rules, "");
        let before = game.position();
        assert_eq!((game.set(text), game.position()), (Err(why), before), "{name} {rules}: {text}");
    }
    // The same texts are positions where the rules differ.
    game("sokusowo/classic", "end_when=mover", "1,1,0,0,0,0/2,0,0,0,0,0 22,22 n");
    game("tihbat/classic", "", "1,0/3,6 16,2 n");
}
