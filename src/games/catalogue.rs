use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde::Deserialize;

use super::{AnyGame, Game, seega, sho, sigh, sokusowo, tihbat};
use crate::rules::{self, Position, Seating};

/// What the number of sides is set by, as house rules are.
pub const SIDES: &str = "sides";

/// How partners find each other, where sides have several players; it is given as house rules are.
pub const PAIRS: &str = "pairs";
pub const PAIRS_CHOSEN: &str = "chosen";
pub const PAIRS_DRAWN: &str = "drawn";

/// Who leads the teams, where sides can be such; it is given as house rules are.
pub const TEAM: &str = "team";
pub const TEAM_CAPTAIN: &str = "captain";
pub const TEAM_ROTATE: &str = "rotate";

/// The games that serai knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    Sokusowo,
    Tihbat,
    Seega,
    Sho,
    Sigh,
}

impl Kind {
    pub const ALL: [Kind; 5] = [Kind::Sokusowo, Kind::Tihbat, Kind::Seega, Kind::Sho, Kind::Sigh];

    /// The word for it in commands, records and the engine protocol.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Sokusowo => "sokusowo",
            Kind::Tihbat => "tihbat",
            Kind::Seega => "seega",
            Kind::Sho => "sho",
            Kind::Sigh => "sigh",
        }
    }

    /// Whether dice or sticks are thrown in it.
    pub const fn has_chance(self) -> bool {
        match self {
            Kind::Sokusowo | Kind::Tihbat | Kind::Seega => false,
            Kind::Sho | Kind::Sigh => true,
        }
    }

    /// The game of this word, or of another spelling that people use.
    pub fn read(word: &str) -> Option<Kind> {
        let is_it = |kind: &Kind| kind.word() == word || kind.entry().spellings.iter().any(|s| s == word);
        Kind::ALL.into_iter().find(is_it)
    }

    pub fn entry(self) -> &'static Entry {
        &catalogue().0[&self]
    }

    /// The values that a house rule takes, as people read them.
    pub fn values(self, key: &str) -> Vec<String> {
        if key == SIDES {
            return self.entry().sides.iter().map(u8::to_string).collect();
        }
        if key == PAIRS {
            return [PAIRS_CHOSEN, PAIRS_DRAWN].map(str::to_owned).into();
        }
        if key == TEAM {
            return [TEAM_CAPTAIN, TEAM_ROTATE].map(str::to_owned).into();
        }
        let rule = self.entry().rules.iter().find(|rule| rule.key == key);
        rule.map(|rule| rule.values.listed()).unwrap_or_default()
    }

    const fn data(self) -> &'static str {
        match self {
            Kind::Sokusowo => include_str!("../../data/games/sokusowo.toml"),
            Kind::Tihbat => include_str!("../../data/games/tihbat.toml"),
            Kind::Seega => include_str!("../../data/games/seega.toml"),
            Kind::Sho => include_str!("../../data/games/sho.toml"),
            Kind::Sigh => include_str!("../../data/games/sigh.toml"),
        }
    }
}

/// What `data/games` says of each game.
#[derive(Debug)]
pub struct Catalogue(BTreeMap<Kind, Entry>);

/// The variants and house rules of one game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Other ways to write its name, in lower case.
    pub spellings: Vec<String>,
    /// Numbers of sides that it is played by, the usual one first.
    pub sides: Vec<u8>,
    /// Whether a side can be a team.
    #[serde(default)]
    pub teams: bool,
    pub rules: Vec<HouseRule>,
    /// Values of house rules that do not go together.
    #[serde(default)]
    clashes: Vec<BTreeMap<String, String>>,
    /// The usual one first.
    pub variants: Vec<Variant>,
    /// What the game reads by itself.
    #[serde(default)]
    pub own: toml::Table,
}

/// One switch that a table may set on top of a variant.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRule {
    pub key: String,
    pub values: Values,
    /// Where its usual value is not the variant's.
    follows: Option<Follows>,
}

/// The usual value of a house rule, by the value of another one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Follows {
    rule: String,
    when: BTreeMap<String, String>,
    otherwise: String,
}

/// What a house rule can be set to.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Values {
    Words(Vec<String>),
    /// Every whole number from the first to the last.
    Numbers {
        from: u16,
        to: u16,
    },
}

/// A named preset of all house rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    pub name: String,
    /// Numbers of sides where they are not those of the whole game.
    sides: Option<Vec<u8>>,
    /// How many players share a side, where one alone does not have it.
    #[serde(default = "one")]
    players: u8,
    /// Cells along an edge of the board, where variants differ in that.
    #[serde(default)]
    pub size: u8,
    pub rules: BTreeMap<String, String>,
}

fn one() -> u8 {
    1
}

impl Entry {
    /// Numbers of sides that a variant is played by, the usual one first.
    pub fn sides_of<'a>(&'a self, variant: &'a Variant) -> &'a [u8] {
        variant.sides.as_ref().unwrap_or(&self.sides)
    }

    /// The value of a house rule that nobody has set: the variant's, or what follows from these values of others.
    fn usual<'a>(&'a self, variant: &'a Variant, key: &str, rules: &BTreeMap<String, String>) -> Option<&'a String> {
        let follows = || {
            let follows = self.rules.iter().find(|rule| rule.key == key)?.follows.as_ref()?;
            let when = rules.get(&follows.rule).and_then(|value| follows.when.get(value));
            Some(when.unwrap_or(&follows.otherwise))
        };
        variant.rules.get(key).or_else(follows)
    }

    /// Values of a rule to propose to somebody: all, or those of the variants where there are too many.
    pub fn proposed(&self, rule: &HouseRule) -> Vec<String> {
        match &rule.values {
            Values::Words(words) => words.clone(),
            Values::Numbers { .. } => {
                let values: BTreeSet<&String> =
                    self.variants.iter().filter_map(|variant| variant.rules.get(&rule.key)).collect();
                values.into_iter().cloned().collect()
            }
        }
    }
}

impl Values {
    /// Whether this is one of them, in canonical form.
    pub fn take(&self, value: &str) -> bool {
        match self {
            Values::Words(words) => words.iter().any(|word| word == value),
            Values::Numbers { from, to } => {
                value.parse().is_ok_and(|number: u16| (from..=to).contains(&&number) && number.to_string() == value)
            }
        }
    }

    /// The values as people read them: each by itself, or the first and the last of many.
    pub fn listed(&self) -> Vec<String> {
        match self {
            Values::Words(words) => words.clone(),
            Values::Numbers { from, to } => vec![format!("{from}…{to}")],
        }
    }
}

/// The catalogue, read once from the files that are compiled in.
///
/// # Panics
/// If a compiled-in file is not of the right form; a test reads them all.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        let read = |kind: Kind| toml::from_str(kind.data()).unwrap_or_else(|error| panic!("{}: {error}", kind.word()));
        Catalogue(Kind::ALL.into_iter().map(|kind| (kind, read(kind))).collect())
    });
    &CATALOGUE
}

/// Every house rule of a game with its value.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules(BTreeMap<String, String>);

impl Rules {
    /// The value of a house rule; empty if the game does not have it.
    pub fn get(&self, key: &str) -> &str {
        self.0.get(key).map(String::as_str).unwrap_or_default()
    }

    pub fn is(&self, key: &str, value: &str) -> bool {
        self.get(key) == value
    }

    /// # Panics
    /// If the rule is not there or not a number; a test starts every game with every value.
    pub fn number<N: std::str::FromStr>(&self, key: &str) -> N {
        self.0.get(key).and_then(|v| v.parse().ok()).unwrap_or_else(|| panic!("house rule {key} is no number"))
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

/// Everything that decides how a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    kind: Kind,
    variant: String,
    rules: Rules,
    sides: u8,
}

/// Why there is no such game to set up. The texts are for those who run the program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    #[error("unknown game {0}; there are {known}", known = joined(Kind::ALL.map(Kind::word)))]
    Game(String),
    #[error("{} has no variant {name}; it has {known}", kind.word(),
        known = joined(kind.entry().variants.iter().map(|variant| &*variant.name)))]
    Variant { kind: Kind, name: String },
    #[error("{} has no house rule {key}; it has {known}", kind.word(),
        known = joined(kind.entry().rules.iter().map(|rule| &*rule.key)))]
    Rule { kind: Kind, key: String },
    #[error("house rule {key} does not take {value}; it takes {known}", known = kind.values(key).join(", "))]
    Value { kind: Kind, key: String, value: String },
    #[error("these house rules do not go together: {clash}")]
    Clash { clash: String },
    #[error("{} is not played by {sides} sides", kind.word())]
    Sides { kind: Kind, sides: u8 },
    #[error("the number of sides of {} does not vary; leave it out", kind.word())]
    SidesDoNotVary { kind: Kind },
}

fn joined<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

impl Setup {
    /// A variant with house rules on top. `sides` is given only where it varies.
    ///
    /// # Errors
    /// The first thing that the catalogue does not know.
    pub fn new<'a>(
        kind: Kind,
        variant: Option<&str>,
        rules: impl IntoIterator<Item = (&'a str, &'a str)>,
        sides: Option<u8>,
    ) -> Result<Setup, BadSetup> {
        let entry = kind.entry();
        let variant = match variant {
            None => &entry.variants[0],
            Some(name) => entry
                .variants
                .iter()
                .find(|variant| variant.name == name)
                .ok_or_else(|| BadSetup::Variant { kind, name: name.to_owned() })?,
        };
        let mut resolved = variant.rules.clone();
        for (key, value) in rules {
            let rule = entry.rules.iter().find(|rule| rule.key == key);
            let rule = rule.ok_or_else(|| BadSetup::Rule { kind, key: key.to_owned() })?;
            if !rule.values.take(value) {
                return Err(BadSetup::Value { kind, key: key.to_owned(), value: value.to_owned() });
            }
            resolved.insert(key.to_owned(), value.to_owned());
        }
        for rule in &entry.rules {
            if !resolved.contains_key(&rule.key)
                && let Some(usual) = entry.usual(variant, &rule.key, &resolved)
            {
                resolved.insert(rule.key.clone(), usual.clone());
            }
        }
        let clashes = |clash: &&BTreeMap<String, String>| clash.iter().all(|(key, value)| resolved[key] == *value);
        if let Some(clash) = entry.clashes.iter().find(clashes) {
            let clash = clash.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ");
            return Err(BadSetup::Clash { clash });
        }
        let known = entry.sides_of(variant);
        let sides = match sides {
            None => known[0],
            Some(_) if known.len() == 1 => return Err(BadSetup::SidesDoNotVary { kind }),
            Some(sides) if !known.contains(&sides) => return Err(BadSetup::Sides { kind, sides }),
            Some(sides) => sides,
        };
        Ok(Setup { kind, variant: variant.name.clone(), rules: Rules(resolved), sides })
    }

    /// A setup from `game/variant`, or `game` for its usual variant.
    ///
    /// # Errors
    /// The first thing that the catalogue does not know.
    pub fn read<'a>(
        name: &str,
        rules: impl IntoIterator<Item = (&'a str, &'a str)>,
        sides: Option<u8>,
    ) -> Result<Setup, BadSetup> {
        let (word, variant) = match name.split_once('/') {
            Some((word, variant)) => (word, Some(variant)),
            None => (name, None),
        };
        let kind = Kind::read(word).ok_or_else(|| BadSetup::Game(name.to_owned()))?;
        Setup::new(kind, variant, rules, sides)
    }

    /// A setup whose number of sides is always given, as logs do.
    ///
    /// # Errors
    /// The first thing that the catalogue does not know.
    pub fn stored<'a>(
        name: &str,
        rules: impl IntoIterator<Item = (&'a str, &'a str)>,
        sides: u8,
    ) -> Result<Setup, BadSetup> {
        Setup::read(name, rules, None)?.with_sides(sides)
    }

    /// This with so many sides.
    ///
    /// # Errors
    /// The game is not played by so many.
    pub fn with_sides(self, sides: u8) -> Result<Setup, BadSetup> {
        match self.kind.entry().sides_of(self.preset()).contains(&sides) {
            true => Ok(Setup { sides, ..self }),
            false => Err(BadSetup::Sides { kind: self.kind, sides }),
        }
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    pub fn variant(&self) -> &str {
        &self.variant
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn sides(&self) -> u8 {
        self.sides
    }

    /// Sides with their players.
    pub fn seating(&self) -> Seating {
        Seating { sides: self.sides, players: self.preset().players }
    }

    /// The house rules in which this setup differs from its variant.
    pub fn changed(&self) -> impl Iterator<Item = (&str, &str)> {
        let (entry, variant) = (self.kind.entry(), self.preset());
        let usual = move |key: &str| entry.usual(variant, key, &self.rules.0);
        self.rules.iter().filter(move |&(key, value)| usual(key).is_none_or(|usual| usual != value))
    }

    fn preset(&self) -> &'static Variant {
        let variants = &self.kind.entry().variants;
        variants.iter().find(|variant| variant.name == self.variant).unwrap_or(&variants[0])
    }

    /// A game at its start.
    ///
    /// # Errors
    /// The game is not played by so many sides.
    pub fn start(&self) -> Result<Box<dyn AnyGame>, rules::BadSetup> {
        let seating = self.seating();
        Ok(match self.kind {
            Kind::Sokusowo => {
                Box::new(Game::new(sokusowo::Sokusowo::start(&sokusowo::Options::read(&self.rules), seating)?))
            }
            Kind::Tihbat => Box::new(Game::new(tihbat::Tihbat::start(&tihbat::Options::read(&self.rules), seating)?)),
            Kind::Seega => {
                let size = self.preset().size;
                Box::new(Game::new(seega::Seega::start(&seega::Options::read(size, &self.rules), seating)?))
            }
            Kind::Sho => Box::new(Game::new(sho::Sho::start(&sho::Options::read(&self.rules), seating)?)),
            Kind::Sigh => Box::new(Game::new(sigh::Sigh::start(&sigh::Options::read(&self.rules), seating)?)),
        })
    }
}
