//! The templates say everything that the code says, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use serai::chat::{Span, Text};
use serai::messages::{Messages, locale_for, locales};
use serai::phrase::{Arg, Phrase};

use crate::files::texts;

/// What somebody may call themselves: markup, a Fluent placeable, the program's own placeholders.
const HOSTILE: &str = "`x` { $laps } \u{F0000}\u{F0001} @everyone <b>\n\"\\";

/// The variables of each message by its key.
type Variables = BTreeMap<String, BTreeSet<String>>;

#[test]
fn code_and_templates_have_the_same_keys_and_arguments() {
    let (used, templates) = (used(), templates("en"));
    for (key, arguments) in &used {
        let (variables, _) = templates.get(key).unwrap_or_else(|| panic!("en has no message {key}"));
        for (place, passed) in arguments {
            assert_eq!(passed, variables, "arguments of {key} in {place}, and the template's variables");
        }
    }
    let unused: Vec<&String> = templates.keys().filter(|key| !used.contains_key(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_language_has_the_same_messages() {
    let shape = |locale: &str| -> Variables {
        templates(locale).into_iter().map(|(key, (variables, _))| (key, variables)).collect()
    };
    let english = shape("en");
    assert!(locales().any(|locale| locale == "en"));
    for locale in locales() {
        assert_eq!(shape(locale), english, "{locale} and en");
    }
}

#[test]
fn every_message_is_put_into_words() {
    let messages = Messages::load().unwrap();
    for locale in locales() {
        for (key, (variables, selectors)) in templates(locale) {
            for number in [0, 1, 2, 7, 21] {
                let arg = |name: &String| match selectors.contains(name) {
                    true => Arg::Number(number),
                    false => Arg::Word(format!("<{name}>")),
                };
                let text = say(&messages, locale, &key, &variables, arg);
                let said = text.plain(|_| String::new());
                // Fluent writes what it cannot resolve in braces.
                assert!(
                    !said.contains(['{', '}']) && said != key && !said.trim().is_empty(),
                    "{locale}, {key}: {said}"
                );
                for name in variables.difference(&selectors) {
                    assert!(said.contains(&format!("<{name}>")), "{locale}, {key} loses {name}: {said}");
                }
            }
        }
    }
}

#[test]
fn text_from_chat_stays_apart() {
    let messages = Messages::load().unwrap();
    let kinds = [
        (Arg::Quote(HOSTILE.to_owned()), Span::Quote(HOSTILE.to_owned())),
        (Arg::Player(HOSTILE.to_owned()), Span::Player(serai::chat::PlayerId::stored(HOSTILE.to_owned()))),
        (Arg::Room(HOSTILE.to_owned()), Span::Room(serai::chat::RoomId::stored(HOSTILE.to_owned()))),
    ];
    for locale in locales() {
        for (key, (variables, selectors)) in templates(locale) {
            let open: Vec<&String> = variables.difference(&selectors).collect();
            for (arg, span) in &kinds {
                let lists = [
                    arg.clone(),
                    Arg::AnyOf(vec![arg.clone(), Arg::from("word"), arg.clone()]),
                    Arg::AllOf(vec![arg.clone()]),
                    Arg::Phrase(Phrase::new("list-all", vec![("rest", arg.clone()), ("last", arg.clone())])),
                ];
                for (passed, each) in lists.into_iter().zip([1, 2, 1, 2]) {
                    let given = |name: &String| if selectors.contains(name) { Arg::Number(2) } else { passed.clone() };
                    let Text(spans) = say(&messages, locale, &key, &variables, given);
                    let apart = spans.iter().filter(|found| *found == span).count();
                    assert!(apart >= each * open.len(), "{locale}, {key}: {spans:?}");
                    let leaks = |found: &Span| match found {
                        Span::Plain(words) | Span::Code(words) => {
                            words.contains(['`', '\u{F0000}', '\u{F0001}', '\\']) || words.contains("everyone")
                        }
                        Span::Quote(_) | Span::Player(_) | Span::Room(_) | Span::Moment { .. } | Span::Link { .. } => {
                            found != span
                        }
                    };
                    assert!(!spans.iter().any(leaks), "{locale}, {key}: {spans:?}");
                }
            }
        }
    }
}

#[test]
fn lists_are_joined() {
    let messages = Messages::load().unwrap();
    let numbers = |last: i64| (1..=last).map(Arg::from).collect::<Vec<_>>();
    for (list, expected) in [
        (Arg::AnyOf(Vec::new()), "House rules: ."),
        (Arg::AnyOf(numbers(1)), "House rules: 1."),
        (Arg::AnyOf(numbers(2)), "House rules: 1 or 2."),
        (Arg::AnyOf(numbers(4)), "House rules: 1, 2, 3 or 4."),
        (Arg::AllOf(numbers(2)), "House rules: 1 and 2."),
        (Arg::AllOf(numbers(3)), "House rules: 1, 2 and 3."),
    ] {
        let text = messages.say("en", &Phrase::new("table-house-rules", vec![("rules", list)]));
        assert_eq!(text.plain(|_| String::new()), expected);
    }
}

#[test]
fn names_and_moves_stand_apart_where_words_run_from_right_to_left() {
    const ISOLATES: [char; 2] = ['\u{2068}', '\u{2069}'];
    let messages = Messages::load().unwrap();
    let player = serai::chat::PlayerId::stored("console:aya".to_owned());
    let phrase = serai::phrase!("offer-stands", player = &player, table = "#7");
    for locale in locales() {
        let Text(spans) = messages.say(locale, &phrase);
        let is_rtl = locale == "ar";
        for (at, span) in spans.iter().enumerate() {
            let words = |at: Option<usize>| match at.and_then(|at| spans.get(at)) {
                Some(Span::Plain(words)) => words.clone(),
                _ => String::new(),
            };
            if matches!(span, Span::Plain(_)) {
                continue;
            }
            let (before, after) = (words(at.checked_sub(1)), words(Some(at + 1)));
            let apart = before.ends_with(ISOLATES[0]) && after.starts_with(ISOLATES[1]);
            assert_eq!(apart, is_rtl, "{locale}: {spans:?}");
            assert!(!matches!(span, Span::Code(code) if code.contains(ISOLATES)), "{locale}: {spans:?}");
        }
    }
}

#[test]
fn platforms_languages_are_found() {
    for (tag, ours) in
        [("es-419", Some("es")), ("fr", Some("fr")), ("en-GB", Some("en")), ("EN_us", Some("en")), ("xx", None)]
    {
        assert_eq!(locale_for(tag), ours, "{tag}");
    }
    assert_eq!(locale_for(""), None);
}

#[test]
fn quotes_are_short_and_on_one_line() {
    for (text, quote) in [
        ("a move", "a move".to_owned()),
        (" a\r\nb\t\u{2003}c ", "a b c".to_owned()),
        (&"é".repeat(60), "é".repeat(60)),
        (&"é".repeat(61), "é".repeat(60) + "…"),
    ] {
        assert_eq!(Arg::quote(text), Arg::Quote(quote), "{text:?}");
    }
}

#[test]
fn what_stands_between_backticks_is_to_be_typed() {
    for locale in locales() {
        for (path, text) in texts(&format!("templates/messages/{locale}"), "ftl") {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                assert!(line.matches('`').count().is_multiple_of(2), "{path}: {line}");
            }
        }
    }
}

fn say(
    messages: &Messages,
    locale: &str,
    key: &str,
    variables: &BTreeSet<String>,
    arg: impl Fn(&String) -> Arg,
) -> Text {
    let leak = |text: &str| -> &'static str { text.to_owned().leak() };
    let args = variables.iter().map(|name| (leak(name), arg(name))).collect();
    messages.say(locale, &Phrase::new(leak(key), args))
}

/// Each message of a language: its variables, and which of them only choose between wordings.
fn templates(locale: &str) -> BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)> {
    let mut messages = BTreeMap::new();
    for (path, text) in texts(&format!("templates/messages/{locale}"), "ftl") {
        let resource = fluent_syntax::parser::parse(&*text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(Message { id, value: Some(value), attributes, .. }) = entry else {
                assert!(
                    matches!(entry, Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_)),
                    "{path}"
                );
                continue;
            };
            assert!(attributes.is_empty(), "{path}: nobody says the attributes of {}", id.name);
            let (mut variables, mut selectors) = (BTreeSet::new(), BTreeSet::new());
            collect(&value, &mut variables, &mut selectors);
            let before = messages.insert(id.name.to_owned(), (variables, selectors));
            assert!(before.is_none(), "{path}: {} stands twice", id.name);
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>, selectors: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                variables.insert(id.name.to_owned());
            }
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                variables.insert(id.name.to_owned());
                selectors.insert(id.name.to_owned());
                variants.iter().for_each(|variant| collect(&variant.value, variables, selectors));
            }
            other => panic!("this test does not know {other:?}"),
        }
    }
}

/// Each key that the code says: where, and with which arguments.
fn used() -> BTreeMap<String, Vec<(String, BTreeSet<String>)>> {
    let mut used: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (path, text) in texts("src", "rs") {
        let is_code = |line: &&str| !line.trim_start().starts_with("//");
        let code = text.lines().filter(is_code).collect::<Vec<_>>().join("\n");
        for (at, start) in code.match_indices("phrase!(") {
            let mut parts = parts(&code[at + start.len()..]).into_iter();
            let key = parts.next().unwrap_or_default();
            let key = key.strip_prefix('"').and_then(|key| key.strip_suffix('"'));
            let key = key.unwrap_or_else(|| panic!("{path}: phrase! does not begin with a key"));
            let name = |part: &str| part.split('=').next().unwrap_or_default().trim().to_owned();
            let arguments = parts.map(|part| name(&part)).collect();
            used.entry(key.to_owned()).or_default().push((path.clone(), arguments));
        }
    }
    used
}

/// The arguments of a macro's call, whose opening parenthesis is gone.
fn parts(call: &str) -> Vec<String> {
    let (mut parts, mut depth, mut is_text, mut is_escaped) = (vec![String::new()], 0, false, false);
    for c in call.chars() {
        match c {
            _ if is_text => is_text = c != '"' || is_escaped,
            '"' => is_text = true,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => depth -= 1,
            ')' => break,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        is_escaped = is_text && c == '\\' && !is_escaped;
        parts.last_mut().unwrap().push(c);
    }
    parts.iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

#[test]
fn calls_are_taken_apart() {
    for (call, expected) in [
        (r#""a")"#, &["\"a\""][..]),
        (r#""a", b = c(d, e), f = [g, h],)"#, &["\"a\"", "b = c(d, e)", "f = [g, h]"]),
        ("\n    \"a\",\n    b = \"c, \\\"d)\",\n    e\n), x", &["\"a\"", "b = \"c, \\\"d)\"", "e"]),
    ] {
        assert_eq!(parts(call), expected, "{call}");
    }
}
