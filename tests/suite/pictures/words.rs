//! Alt texts are said in full, and are no longer than a platform takes.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serai::games::{Kind, View};
use serai::phrase::{Arg, Phrase};

use super::laws::each_scene;
use super::positions::game;

type Bundle = FluentBundle<FluentResource>;

/// Discord's limit of an attachment's description, in characters.
const LONGEST: usize = 1024;

fn english() -> Bundle {
    let mut bundle = FluentBundle::new(vec!["en".parse().expect("a language has a tag")]);
    bundle.set_use_isolating(false);
    for name in ["board", "sokusowo", "tihbat"] {
        let path = format!("{}/templates/messages/en/{name}.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).expect("every game has its messages");
        let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
    }
    bundle
}

fn said(bundle: &Bundle, phrase: &Phrase) -> String {
    let message = bundle.get_message(phrase.key).unwrap_or_else(|| panic!("no message {}", phrase.key));
    let mut args = FluentArgs::new();
    for (name, arg) in &phrase.args {
        args.set(*name, value(bundle, arg));
    }
    let mut errors = Vec::new();
    let pattern = message.value().unwrap_or_else(|| panic!("{} says nothing", phrase.key));
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{}: {errors:?}", phrase.key);
    text
}

fn value(bundle: &Bundle, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Word(text) | Arg::Quote(text) | Arg::Player(text) => FluentValue::from(text.clone()),
        Arg::Phrase(phrase) => FluentValue::from(said(bundle, phrase)),
        Arg::AnyOf(args) | Arg::AllOf(args) => {
            // The joining word belongs to another part of the program; a comma is as long.
            let word = |arg: &Arg| match value(bundle, arg) {
                FluentValue::String(text) => text.into_owned(),
                FluentValue::Number(number) => number.as_string().into_owned(),
                other => panic!("{other:?} is no list item"),
            };
            let words: Vec<String> = args.iter().map(word).collect();
            FluentValue::from(words.join(", "))
        }
    }
}

#[test]
fn alt_texts_can_be_said_and_are_short() {
    let bundle = english();
    each_scene(6, |game, scene| {
        let alt: Vec<String> = scene.alt.iter().map(|phrase| said(&bundle, phrase)).collect();
        let alt = alt.join(" ");
        assert!(alt.chars().count() <= LONGEST, "{}: {alt}", game.position());
        assert!(scene.alt.len() >= 4, "{}: {alt}", game.position());
    });
}

#[test]
fn alt_texts_of_the_examples() {
    let bundle = english();
    let alt = |kind, position, moves| {
        let scene = game(kind, &[], Some(position), moves).scene(View::default());
        scene.alt.iter().map(|phrase| said(&bundle, phrase)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        alt(Kind::Sokusowo, "3,4,1,0,6,11/2,1,1,3,0,0 8,8 s", "5"),
        "South played 5: 3 laps, ended in South 4; 3 captured. South 1 to 6: 0, 5, 2, 1, 0, 12. \
         North 1 to 6: 3, 2, 2, 0, 1, 1. Stores: South 11, North 8. North to move: 1, 2, 3."
    );
    assert_eq!(
        alt(Kind::Tihbat, "2,8/17,1 0,0 s", "2"),
        "South played 2: 8 seeds, last in South 1, 4 captured. South 0, 2. North 19, 3. \
         Captured: South 4, North 0. North to move: 1, 2."
    );
}
