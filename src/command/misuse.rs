use super::table::game_words;
use super::{COMMANDS, Privacy, Spec, offer_words};
use crate::games::{BadSetup, Kind};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::settings::{Misfit, Of, Setting};
use crate::table::Pace;

/// Why a text is no command.
#[derive(Clone, Debug)]
pub enum Misuse {
    Nothing,
    UnknownCommand(String),
    Missing(&'static Spec),
    TooMuch(&'static Spec, String),
    UnknownPlayer(String),
    NoTableNumber(String),
    UnknownOffer(String),
    NoSide(String),
    UnknownPace(String),
    NoDays(String),
    UnknownPrivacy(String),
    UnknownRulesPage { kind: Kind, word: String },
    Setup(BadSetup),
    Setting(Misfit),
}

/// How alike two words must be for one to be proposed for the other (Jaro-Winkler, 0 to 1).
const ALIKE: f64 = 0.8;

impl Misuse {
    pub fn phrase(&self) -> Phrase {
        match self {
            Misuse::Nothing => phrase!("misuse-nothing"),
            Misuse::UnknownCommand(word) => match closest(word, COMMANDS.iter().map(|spec| spec.name)) {
                Some(command) => {
                    phrase!("misuse-unknown-command-but", word = Arg::quote(word), command = command)
                }
                None => phrase!("misuse-unknown-command", word = Arg::quote(word)),
            },
            Misuse::Missing(spec) => phrase!("misuse-missing", usage = spec.usage()),
            Misuse::TooMuch(spec, word) => phrase!("misuse-too-much", word = Arg::quote(word), usage = spec.usage()),
            Misuse::UnknownPlayer(word) => phrase!("misuse-unknown-player", word = Arg::quote(word)),
            Misuse::NoTableNumber(word) => phrase!("misuse-no-table-number", word = Arg::quote(word)),
            Misuse::UnknownOffer(word) => {
                let offers = offer_words().map(Arg::from).collect();
                phrase!("misuse-unknown-offer", word = Arg::quote(word), offers = Arg::AnyOf(offers))
            }
            Misuse::NoSide(word) => phrase!("misuse-no-side", word = Arg::quote(word)),
            Misuse::UnknownPace(word) => {
                let paces = Pace::ALL.into_iter().map(|pace| Arg::from(pace.word())).collect();
                phrase!("misuse-unknown-pace", word = Arg::quote(word), paces = Arg::AnyOf(paces))
            }
            Misuse::NoDays(word) => phrase!("misuse-no-days", word = Arg::quote(word)),
            Misuse::UnknownPrivacy(word) => {
                let words = Privacy::WORDS.into_iter().map(Arg::from).collect();
                phrase!("misuse-unknown-privacy", word = Arg::quote(word), words = Arg::AnyOf(words))
            }
            Misuse::UnknownRulesPage { kind, word } => {
                let pages = kind.pages().iter().map(|page| Arg::from(page.word())).collect();
                let (word, pages) = (Arg::quote(word), Arg::AnyOf(pages));
                phrase!("misuse-unknown-rules-page", word = word, game = kind.word(), pages = pages)
            }
            Misuse::Setup(bad) => bad_setup(bad),
            Misuse::Setting(misfit) => misfit_setting(misfit),
        }
    }
}

fn bad_setup(bad: &BadSetup) -> Phrase {
    let any_of = |words: Vec<&str>| Arg::AnyOf(words.into_iter().map(Arg::from).collect());
    match bad {
        BadSetup::Game(word) => match closest(word, Kind::ALL.into_iter().map(Kind::word)) {
            Some(game) => phrase!("misuse-unknown-game-but", word = Arg::quote(word), game = game),
            None => phrase!("misuse-unknown-game", word = Arg::quote(word), games = Arg::AnyOf(game_words())),
        },
        BadSetup::Variant { kind, name } => {
            let variants = kind.entry().variants.iter().map(|variant| variant.name.as_str()).collect();
            phrase!("misuse-unknown-variant", word = Arg::quote(name), game = kind.word(), variants = any_of(variants))
        }
        BadSetup::Rule { kind, key } => {
            let rules = kind.entry().rules.iter().map(|rule| rule.key.as_str()).collect();
            phrase!("misuse-unknown-rule", word = Arg::quote(key), game = kind.word(), rules = any_of(rules))
        }
        BadSetup::Value { kind, key, value } => {
            let values = kind.values(key);
            let values = any_of(values.iter().map(String::as_str).collect());
            phrase!("misuse-bad-value", word = Arg::quote(value), rule = key.as_str(), values = values)
        }
        BadSetup::Clash { clash } => phrase!("misuse-rules-clash", rules = clash.as_str()),
        BadSetup::Sides { kind, .. } | BadSetup::SidesDoNotVary { kind } => {
            phrase!("misuse-bad-sides", game = kind.word())
        }
    }
}

fn misfit_setting(misfit: &Misfit) -> Phrase {
    match misfit {
        Misfit::Unknown { of, name } => {
            let settings = Setting::all(*of).map(|setting| Arg::from(setting.name)).collect();
            let (word, settings) = (Arg::quote(name), Arg::AnyOf(settings));
            match of {
                Of::Player => phrase!("misuse-unknown-setting", word = word, settings = settings),
                Of::Community => phrase!("misuse-unknown-community-setting", word = word, settings = settings),
            }
        }
        Misfit::Value { setting, value } => {
            let values = setting.values.words().iter().map(|word| Arg::from(word.as_str())).collect();
            let (word, values) = (Arg::quote(value), Arg::AnyOf(values));
            phrase!("misuse-bad-value", word = word, rule = setting.name, values = values)
        }
    }
}

fn closest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    known
        .map(|known| (strsim::jaro_winkler(&word, known), known))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, known)| known)
}
