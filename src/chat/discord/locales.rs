/// The languages that Discord shows itself in (Discord's documentation, "Locales").
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Discord's locales whose language is among `ours`, each with ours: the same tag, or else its language
/// without a region. `usual` needs none, because whatever has no other language is said in that one.
pub fn localisations<'a>(ours: &[&'a str], usual: &str) -> Vec<(&'static str, &'a str)> {
    let language = |locale: &'static str| locale.split_once('-').map_or(locale, |(language, _)| language);
    let found = |tag: &str| ours.iter().find(|own| **own == tag);
    let of = |locale: &'static str| found(locale).or_else(|| found(language(locale))).map(|own| (locale, *own));
    LOCALES.into_iter().filter_map(of).filter(|(_, own)| *own != usual).collect()
}
