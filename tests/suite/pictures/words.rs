//! Alt texts are said in full, and are no longer than a platform takes.

use serai::chat::Span;
use serai::games::{Kind, View};
use serai::messages::Messages;
use serai::scene::Scene;

use super::laws::each_scene;
use super::positions::game;

/// Discord's limit of an attachment's description, in characters.
const LONGEST: usize = 1024;

fn alt(messages: &Messages, scene: &Scene) -> String {
    let said = scene.alt.iter().map(|phrase| {
        let spans = messages.say("en", phrase).0;
        let words: String = spans
            .iter()
            .map(|span| if let Span::Plain(words) | Span::Code(words) = span { words.as_str() } else { "" })
            .collect();
        // This is what a missing message, and a missing argument, look like.
        assert!(!words.contains(phrase.key) && !words.contains('{'), "{words}");
        words
    });
    said.collect::<Vec<_>>().join(" ")
}

#[test]
fn alt_texts_can_be_said_and_are_short() {
    let messages = Messages::load().expect("the templates are right");
    each_scene(6, |game, scene| {
        let alt = alt(&messages, scene);
        assert!(scene.alt.len() >= 4 && alt.chars().count() <= LONGEST, "{}: {alt}", game.position());
    });
}

#[test]
fn alt_texts_read_well() {
    let messages = Messages::load().expect("the templates are right");
    let check = |kind, rules, position, moves, expected: &str| {
        assert_eq!(alt(&messages, &game(kind, rules, Some(position), moves).scene(View::default())), expected);
    };
    check(
        Kind::Sokusowo,
        &[],
        "3,4,1,0,6,11/2,1,1,3,0,0 8,8 s",
        "5",
        "South played 5: 3 laps, ended in South 4; 3 captured. South 1 to 6: 0, 5, 2, 1, 0, 12. \
         North 1 to 6: 3, 2, 2, 0, 1, 1. Stores: South 11, North 8. North to move: 1, 2 or 3.",
    );
    check(
        Kind::Sokusowo,
        &[("seeds", "6")],
        "1,1,0,2,1,0/0,1,0,0,5,0 28,33 n",
        "5",
        "North played 5: one lap, ended in South 3; 1 captured. That leaves a side without a pit to start from, so the \
         seeds left go to their rows’ owners: South 8, North 2. South 1 to 6: 0, 0, 0, 0, 0, 0. \
         North 1 to 6: 0, 0, 0, 0, 0, 0. Stores: South 36, North 36. \
         A draw: 36 seeds to 36 when a side had no pit left to start from.",
    );
    check(
        Kind::Tihbat,
        &[],
        "2,8/17,1 0,0 s",
        "2",
        "South played 2: 8 seeds, last in South 1, 4 captured. South 0, 2. North 19, 3. \
         Captured: South 4, North 0. North to move: 1 or 2.",
    );
    check(
        Kind::Tihbat,
        &[("single", "moves_on")],
        "0,0/1,1 14,12 s",
        "pass",
        "South passed. South 0, 0. North 1, 1. Captured: South 14, North 12. North to move: 1 or 2.",
    );
    check(
        Kind::Seega,
        &[],
        "o.ox./xoxo./.xo.x/ox.xo/.oxox 1 move 0,0 - - -",
        "e3e4",
        "Round moved e3 to e4 and captured d4. Round, 9: c1, e1, b2, d2, b3, a4, c4, e4 and d5. \
         Square, 8: b1, d1, a2, e2, c3, b4, a5 and c5. Centre: Square. Square to move.",
    );
    check(
        Kind::Seega,
        &[],
        "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -",
        "a2a3",
        "Round moved a2 to a3 and captured b3. Square has no step and waits. \
         Round, 8: b1, d1, e1, d2, a3, c3, d3 and e4. Square, 2: e2 and e3. Centre: Round. Round to move.",
    );
    check(
        Kind::Seega,
        &[],
        "...../...../...../...../..... 1 place2 12,12 - - -",
        "b2",
        "Round placed a piece on b2. Round, 1: b2. Square: none on the board. Centre: empty. \
         In hand: Round 11, Square 12. Round to move.",
    );
}
