use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// Red, green, blue.
pub type Rgb = [u8; 3];

/// A look of all pictures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Theme {
    /// Daylight.
    #[default]
    Light,
    /// Lamplight.
    Dark,
    /// Black with white outlines, without texture.
    HighContrast,
}

/// What `data/themes` says of a theme.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Look {
    colours: BTreeMap<String, String>,
    blends: BTreeMap<String, Vec<String>>,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::HighContrast];

    /// The word for it in commands and settings.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::HighContrast => "high-contrast",
        }
    }

    /// The theme of this word.
    pub fn read(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.word() == word)
    }

    /// The colour of this name; `None` if the theme has no such name.
    pub fn colour(self, name: &str) -> Option<Rgb> {
        self.look().colours.get(name).and_then(|text| read_colour(text))
    }

    /// The names of all colours.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        self.look().colours.keys().map(String::as_str)
    }

    /// The shades between the named colours that this palette adds.
    pub(super) fn blends(self, palette: &str) -> Vec<Rgb> {
        let blends = self.look().blends.get(palette);
        blends.into_iter().flatten().filter_map(|text| read_colour(text)).collect()
    }

    /// Text in which names in braces have become colours: `{wood}` is `#8C5230`.
    pub(super) fn fill(self, template: &str) -> String {
        let mut filled = String::with_capacity(template.len());
        let mut rest = template;
        while let Some((before, after)) = rest.split_once('{') {
            filled.push_str(before);
            let (name, tail) = after.split_once('}').unwrap_or((after, ""));
            // A name that is not there becomes black rather than no picture; a test looks for such names.
            filled.push_str(self.look().colours.get(name).map_or("#000000", String::as_str));
            rest = tail;
        }
        filled.push_str(rest);
        filled
    }

    fn look(self) -> &'static Look {
        static LOOKS: LazyLock<[Look; 3]> = LazyLock::new(|| {
            Theme::ALL
                .map(|theme| toml::from_str(theme.data()).unwrap_or_else(|error| panic!("{}: {error}", theme.word())))
        });
        &LOOKS[self as usize]
    }

    const fn data(self) -> &'static str {
        match self {
            Theme::Light => include_str!("../../data/themes/light.toml"),
            Theme::Dark => include_str!("../../data/themes/dark.toml"),
            Theme::HighContrast => include_str!("../../data/themes/high-contrast.toml"),
        }
    }
}

/// The names of the colours that a palette may use; `None` if `data/palettes.toml` does not know it.
pub fn palette_colours(palette: &str) -> Option<&'static [String]> {
    static PALETTES: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
        toml::from_str(include_str!("../../data/palettes.toml"))
            .unwrap_or_else(|error| panic!("palettes.toml: {error}"))
    });
    PALETTES.get(palette).map(Vec::as_slice)
}

/// The names of the colours that edges of this palette may take, besides its shades; `None` where they may take any.
pub fn edge_colours(palette: &str) -> Option<&'static [String]> {
    palette_colours(&format!("{palette}-edges"))
}

/// `#RRGGBB`
fn read_colour(text: &str) -> Option<Rgb> {
    let number = u32::from_str_radix(text.strip_prefix('#')?, 16).ok()?;
    let [0, red, green, blue] = number.to_be_bytes() else { return None };
    (text.len() == 7).then_some([red, green, blue])
}
