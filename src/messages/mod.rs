//! Everything said to people, by key, from the Fluent templates in `templates/messages`.
//!
//! Templates hold words only. What comes from chat never passes through Fluent: it is put in as a
//! placeholder and comes out as a [`Span`] of its own, so that no name and no input can be taken for
//! markup. A stretch between backticks is something to type.

mod say;

use std::collections::BTreeMap;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use include_dir::{Dir, include_dir};
use jiff::tz::TimeZone;
use unic_langid::{CharacterDirection, LanguageIdentifier};

use crate::chat::Text;
use crate::phrase::Phrase;

static TEMPLATES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/messages");

/// The language that has every message.
const FALLBACK: &str = "en";

/// The messages of all languages.
pub struct Messages {
    languages: BTreeMap<String, Language>,
}

struct Language {
    bundle: FluentBundle<FluentResource>,
    /// Whether it is written from right to left.
    is_rtl: bool,
}

/// A template that is not Fluent, or stands twice.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("templates/messages/{file}: {what}")]
pub struct BadTemplate {
    pub file: String,
    pub what: String,
}

/// The languages that there are templates for.
pub fn locales() -> impl Iterator<Item = &'static str> {
    TEMPLATES.dirs().filter_map(|folder| folder.path().to_str())
}

/// Our language for a tag as platforms have them, as `es` for `es-419`.
pub fn locale_for(tag: &str) -> Option<&'static str> {
    let language = tag.split(['-', '_']).next()?;
    let ours = |wanted: &str| locales().find(|own| own.eq_ignore_ascii_case(wanted));
    ours(tag).or_else(|| ours(language))
}

impl Messages {
    /// Reads all templates; they are compiled in.
    ///
    /// # Errors
    /// A template is wrong; a test reads them all.
    pub fn load() -> Result<Messages, BadTemplate> {
        let mut languages = BTreeMap::new();
        for folder in TEMPLATES.dirs() {
            let locale = folder.path().to_string_lossy().into_owned();
            let bad = |what: &dyn ToString| BadTemplate { file: locale.clone(), what: what.to_string() };
            let language: LanguageIdentifier = locale.parse().map_err(|error| bad(&error))?;
            let is_rtl = language.character_direction() == CharacterDirection::RTL;
            let mut bundle = FluentBundle::new_concurrent(vec![language]);
            // Names and moves keep their own direction among words that run the other way.
            bundle.set_use_isolating(is_rtl);
            for file in folder.files() {
                let bad = |what: String| BadTemplate { file: file.path().to_string_lossy().into_owned(), what };
                let source = file.contents_utf8().ok_or_else(|| bad("it is not UTF-8".to_owned()))?;
                let resource = FluentResource::try_new(source.to_owned());
                let resource = resource.map_err(|(_, errors)| bad(format!("{errors:?}")))?;
                bundle.add_resource(resource).map_err(|errors| bad(format!("{errors:?}")))?;
            }
            languages.insert(locale, Language { bundle, is_rtl });
        }
        Ok(Messages { languages })
    }

    /// Puts a phrase into words, in English where the language lacks it, and with the time of day in UTC.
    pub fn say(&self, locale: &str, phrase: &Phrase) -> Text {
        self.say_in(locale, &TimeZone::UTC, phrase)
    }

    /// The same with the time of day in this time zone.
    pub fn say_in(&self, locale: &str, zone: &TimeZone, phrase: &Phrase) -> Text {
        let is_rtl = self.languages.get(locale).is_some_and(|language| language.is_rtl);
        say::say(&|key| self.pattern(locale, key), phrase, zone, is_rtl)
    }

    fn pattern(&self, locale: &str, key: &str) -> Option<say::Pattern<'_>> {
        [locale, FALLBACK].into_iter().find_map(|locale| {
            let Language { bundle, .. } = self.languages.get(locale)?;
            Some(say::Pattern { bundle, pattern: bundle.get_message(key)?.value()? })
        })
    }
}
