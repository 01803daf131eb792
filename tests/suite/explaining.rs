//! The pages of the rules, and why things happened.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serai::chat::{Here, Reply, Request, Span};
use serai::games::{AnyGame, Kind, Page, Refused, Setup};
use serai::messages::locales;
use serai::phrase::{Arg, Phrase};
use serai::rules::Turn;

use crate::requests::{host, request};

/// What Discord takes in one message, in characters.
const MOST_CHARS: usize = 2000;
/// Discord's signs of markup; each takes a backslash.
const MARKUP: &str = "\\*_~`|<>";

/// What the last move or throw of a page's picture is told by.
const PICTURES: &[(Kind, Page, &str)] = &[
    (Kind::Sokusowo, Page::Move, "sokusowo-played"),
    (Kind::Sokusowo, Page::Capture, "sokusowo-played"),
    (Kind::Sokusowo, Page::End, "sokusowo-played-last"),
    (Kind::Sokusowo, Page::Origin, "sokusowo-played"),
    (Kind::Tihbat, Page::Move, "tihbat-played"),
    (Kind::Tihbat, Page::Capture, "tihbat-captured"),
    (Kind::Tihbat, Page::House, "tihbat-played"),
    (Kind::Tihbat, Page::Origin, "tihbat-played"),
    (Kind::Seega, Page::Setup, "seega-placed-pair"),
    (Kind::Seega, Page::Move, "seega-moved"),
    (Kind::Seega, Page::Capture, "seega-captured"),
    (Kind::Seega, Page::End, "seega-captured"),
    (Kind::Seega, Page::House, "seega-moved"),
    (Kind::Seega, Page::Origin, "seega-placed-pair"),
    (Kind::Sho, Page::Entry, "sho-placed"),
    (Kind::Sho, Page::Move, "sho-placed"),
    (Kind::Sho, Page::Barra, "sho-throws-on"),
    (Kind::Sho, Page::Capture, "sho-throws-on"),
    (Kind::Sho, Page::End, "sho-placed"),
    (Kind::Sho, Page::House, "sho-placed"),
    (Kind::Sho, Page::Origin, "sho-placed"),
    (Kind::Sigh, Page::Throw, "sigh-threw-moves"),
    (Kind::Sigh, Page::Release, "sigh-threw-released"),
    (Kind::Sigh, Page::Move, "sigh-moved"),
    (Kind::Sigh, Page::Capture, "sigh-captured"),
    (Kind::Sigh, Page::House, "sigh-moved"),
    (Kind::Sigh, Page::Sticks, "sigh-threw-moves"),
    (Kind::Sigh, Page::Origin, "sigh-threw-released"),
];

/// What is among the reasons of a page's picture.
const REASONS: &[(Kind, Page, &str)] = &[
    (Kind::Tihbat, Page::Capture, "why-tihbat-captured"),
    (Kind::Seega, Page::Capture, "why-seega-enclosed"),
    (Kind::Sho, Page::Entry, "why-sho-entered"),
    (Kind::Sho, Page::Capture, "why-sho-captured"),
    (Kind::Sho, Page::Origin, "why-sho-entered"),
    (Kind::Sigh, Page::Throw, "why-sigh-rule"),
    (Kind::Sigh, Page::Release, "why-sigh-released"),
    (Kind::Sigh, Page::Capture, "why-sigh-captured"),
];

fn every_page() -> impl Iterator<Item = (Setup, Page)> {
    let variants =
        Kind::ALL.into_iter().flat_map(|kind| kind.entry().variants.iter().map(move |variant| (kind, variant)));
    variants.flat_map(|(kind, variant)| {
        let setup = Setup::new(kind, Some(&variant.name), [], None).unwrap();
        kind.pages().iter().map(move |page| (setup.clone(), *page))
    })
}

#[test]
fn pictures_show_what_their_pages_tell() {
    for (setup, page) in every_page() {
        let name = format!("{} {}", setup.typed(), page.word());
        let (changed, game) = setup.illustrated(page).unwrap_or_else(|| panic!("{name} has no picture"));
        let told = game.told().map(|told| told.key);
        let wanted = |list: &[(Kind, Page, &'static str)]| {
            list.iter().find(|(kind, of, _)| (*kind, *of) == (setup.kind(), page)).map(|(.., key)| *key)
        };
        if let Some(key) = wanted(PICTURES) {
            assert_eq!(told, Some(key), "{name}");
        }
        if let Some(key) = wanted(REASONS) {
            assert!(game.why().iter().any(|why| why.key == key), "{name}: {:?}", game.why());
        }
        let is_over = matches!(game.turn(), Turn::Over(_));
        // In the rachva the race is over, and the game is not.
        assert_eq!(is_over, page == Page::End && told != Some("sigh-threw-took"), "{name}");
        // Another opening is no change where it is the variant's own.
        let is_house = matches!(page, Page::House | Page::Sticks);
        let may_change = is_house || setup.kind() == Kind::Seega && page == Page::Origin;
        assert!(changed.changed().next().is_none() || may_change, "{name}");
        assert!(!is_house || changed.changed().next().is_some(), "{name}");
        let says_something = !setup.start().unwrap().page(page).is_empty();
        assert_eq!(says_something, !is_house, "{name}");
        for other in Page::ALL.into_iter().filter(|other| !setup.kind().pages().contains(other)) {
            assert!(setup.start().unwrap().page(other).is_empty(), "{name} and {}", other.word());
        }
    }
}

#[test]
fn laps_of_the_picture_are_told_each() {
    let (_, game) = Setup::read("sokusowo", [], None).unwrap().illustrated(Page::Capture).unwrap();
    assert_eq!(game.why().len(), 3);
    let (_, example) = Setup::read("sokusowo", [], None).unwrap().illustrated(Page::Origin).unwrap();
    assert_eq!(example.position(), "1,6,6,1,5,5/5,0,5,5,5,0 4,0 n");
}

#[tokio::test]
async fn every_page_is_one_message_of_discord_in_every_language() {
    let host = host();
    let mut number = 0;
    for locale in locales() {
        for (setup, page) in every_page() {
            number += 1;
            let text = format!("rules {} {}", setup.typed(), page.word());
            let here = Here { locale: Some(locale.to_owned()), ..Here::default() };
            let reply = host.answer(&Request { here, ..request(&format!("p{number}"), "aya", &text) }).await;
            let chars = written(&reply);
            assert!(chars <= MOST_CHARS, "{locale}, {text} has {chars} characters");
            assert!(reply.board.is_some_and(|board| !board.alt.is_empty()), "{locale}, {text}");
            let buttons: Vec<&str> = reply.extras.iter().map(|choice| &*choice.command).collect();
            let pages = setup.kind().pages();
            let at = pages.iter().position(|other| *other == page).unwrap();
            let beside = at.checked_sub(1).into_iter().chain([at + 1]).filter_map(|at| pages.get(at));
            let beside: Vec<String> = beside.map(|page| format!("rules {} {}", setup.typed(), page.word())).collect();
            assert_eq!(buttons, beside, "{locale}, {text}");
        }
    }
}

fn written(reply: &Reply) -> usize {
    let spans = reply.text.0.iter().map(|span| match span {
        Span::Plain(text) | Span::Quote(text) => {
            text.chars().count() + text.chars().filter(|c| MARKUP.contains(*c)).count()
        }
        Span::Code(text) => text.chars().count() + 2,
        Span::Player(_) | Span::Room(_) | Span::Moment { .. } | Span::Link { .. } => {
            panic!("rules name nobody, no room, no moment and no message")
        }
    });
    spans.sum()
}

/// The laps that are told are those that were sown, seed by seed.
#[test]
fn sowing_is_told_lap_by_lap() {
    for seed in 0..300 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let seeds = *["2", "3", "4", "5", "6"].choose(&mut chance).unwrap();
        let mut game = Setup::read("sokusowo", [("seeds", seeds)], None).unwrap().start().unwrap();
        while let Some(m) = game.moves().choose(&mut chance).cloned() {
            let (mut pits, mover) = (numbers(&game.position()), game.turn());
            game.play(&m).unwrap();
            let why: Vec<Phrase> = game.why().into_iter().filter(|why| why.key == "why-sokusowo-lap").collect();
            for (index, lap) in why.iter().enumerate() {
                let name = format!("{m} in a game of seed {seed}, lap {lap:?}");
                let (from, to) = (pit(lap, "side", "pit"), pit(lap, "end_side", "end"));
                assert_eq!(number(lap, "lap"), index + 1, "{name}");
                assert_eq!(number(lap, "seeds"), pits[from], "{name}");
                let sown = std::mem::take(&mut pits[from]) - 1;
                assert_eq!(number(lap, "sown"), sown, "{name}");
                (1..sown).for_each(|step| pits[(from + step) % 12] += 1);
                assert_eq!(((from + sown) % 12, number(lap, "found")), (to, pits[to]), "{name}");
                pits[to] += 1;
                assert_eq!(pits[to] == 1, index + 1 == why.len(), "{name}");
                let store = if let Turn::Move(side) = mover { 12 + side.index() } else { panic!("{name}") };
                pits[store] += 1;
            }
            let swept = game.told().is_some_and(|told| told.key == "sokusowo-played-last");
            assert!(swept || pits == numbers(&game.position()), "{m} in a game of seed {seed}: {why:?}");
        }
    }
}

/// A turn of Tihbat is told as it was sown, and captures for the reason that is told.
#[test]
fn a_turn_of_tihbat_is_told_as_it_was_sown() {
    for seed in 0..300 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let single = *["stays", "moves_on"].choose(&mut chance).unwrap();
        let mut game = Setup::read("tihbat", [("single", single)], None).unwrap().start().unwrap();
        while let Some(m) = game.moves().choose(&mut chance).cloned() {
            let (mut pits, mover) = (numbers(&game.position()), game.turn());
            let Turn::Move(mover) = mover else { panic!("somebody is to move") };
            game.play(&m).unwrap();
            let why = game.why();
            let name = format!("{m} in a game of seed {seed}: {why:?}");
            let sown = why.iter().find(|why| ["why-tihbat-sown", "why-tihbat-moved-on"].contains(&why.key));
            let Some(sown) = sown else { continue };
            let first = 2 * mover.index() + number(sown, "pit") - 1;
            let seeds = std::mem::take(&mut pits[first]);
            let from = if sown.key == "why-tihbat-moved-on" { first + 1 } else { first };
            (0..seeds).for_each(|seed| pits[(from + seed) % 4] += 1);
            let last = (from + seeds - 1) % 4;
            let south = matches!(arg(sown, "end_side"), Arg::Phrase(side) if side.key == "south");
            assert_eq!(if south { 0 } else { 2 } + number(sown, "end") - 1, last, "{name}");
            assert_eq!(number(sown, "made"), pits[last], "{name}");
            let captures = last / 2 == mover.index() && [2, 4, 6, 8].contains(&pits[last]);
            assert_eq!(why.iter().any(|why| why.key == "why-tihbat-captured"), captures, "{name}");
        }
    }
}

/// Pits and stores of a position's text.
fn numbers(position: &str) -> Vec<usize> {
    position.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    &phrase.args.iter().find(|(key, _)| *key == name).unwrap().1
}

fn number(phrase: &Phrase, name: &str) -> usize {
    let Arg::Number(number) = arg(phrase, name) else { panic!("{name} in {phrase:?}") };
    usize::try_from(*number).unwrap()
}

fn pit(phrase: &Phrase, side: &str, pit: &str) -> usize {
    let Arg::Phrase(side) = arg(phrase, side) else { panic!("{side} in {phrase:?}") };
    number(phrase, pit) - 1 + if side.key == "south" { 0 } else { 6 }
}

/// Whatever is refused names a page that its game has.
#[test]
fn refusals_name_pages_of_their_games() {
    let typed = [
        "0", "1", "2", "3", "7", "pass", "stop", "a1", "c3", "i9", "a1b2", "a1a2", "c3c4", "c3d4", "xa1", "xc3", "h+1",
        "h+9all", "64+2", "1+3", "8+3", "5+2+2", "b1-b4", "z9-a1", "a1-b1", "d1-c2",
    ];
    let mut named = BTreeSet::new();
    for (setup, page) in every_page() {
        let Some((_, mut game)) = setup.illustrated(page) else { continue };
        let mut chance = ChaCha8Rng::seed_from_u64(7);
        for _ in 0..60 {
            for typed in typed {
                if let Err(Refused::Illegal { page, why }) = game.boxed_clone().play(typed) {
                    assert!(setup.kind().pages().contains(&page), "{} for {}", page.word(), why.key);
                    named.insert((setup.kind(), page));
                }
            }
            if !next(&mut *game, &mut chance) {
                break;
            }
        }
    }
    assert!(named.len() >= 10, "{named:?}");
}

fn next(game: &mut dyn AnyGame, chance: &mut ChaCha8Rng) -> bool {
    let mut plies = game.moves();
    plies.extend(game.throws().into_iter().map(|(throw, _)| throw));
    let Some(ply) = plies.choose(chance).cloned() else { return false };
    let played = if let Turn::Throw(_) = game.turn() { game.throw(&ply) } else { game.play(&ply) };
    played.is_ok()
}

/// A refused move has a button to its page, and so has the same refusal again.
#[tokio::test]
async fn a_refused_move_links_to_its_page() {
    let host = host();
    for (n, (asker, text)) in [("aya", "challenge @bek seega/7x7"), ("bek", "accept")].iter().enumerate() {
        host.answer(&request(&format!("r{n}"), asker, text)).await;
    }
    let refused = request("centre", "aya", "move d4");
    let first = host.answer(&refused).await;
    let commands: Vec<&str> = first.extras.iter().map(|choice| &*choice.command).collect();
    assert_eq!(commands, ["rules seega/7x7 setup"]);
    assert_eq!(host.answer(&refused).await, first);
    let page = host.answer(&request("page", "aya", commands[0])).await;
    assert!(page.text.plain(|_| String::new()).contains("The board has 7 by 7 cells (sebawi)"));
}
