use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::games::Kind;

/// No table knows more sticks.
pub const MOST_STICKS: usize = 8;

/// What each throw of some number of sticks does; `data/games/sigh.toml` holds one for each value of `sticks`.
#[derive(PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Numbers of white faces that open the game; none where it has no opening.
    #[serde(default)]
    pub opening: Vec<u8>,
    /// By the number of white faces.
    pub throws: Vec<Effect>,
}

/// What a throw does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// So many captives are released, while there is one.
    pub release: Option<u8>,
    /// Where nothing is released, a piece moves so far.
    #[serde(rename = "move")]
    pub moves: Option<u8>,
    #[serde(default)]
    pub again: bool,
    /// A throw that undoes takes this move back.
    #[serde(default)]
    pub chains: bool,
    #[serde(default)]
    pub undoes: bool,
    /// Straight after throws that chain, and with no captive left, it does nothing but throw again.
    #[serde(default)]
    pub shields: bool,
}

/// What the numbers of white faces do in the rachva.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rachva {
    pub take: Vec<u8>,
    pub shield: Vec<u8>,
    pub give_back: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    tables: BTreeMap<String, Table>,
    rachva: Rachva,
}

impl Table {
    /// The table for this value of `sticks`.
    ///
    /// # Panics
    /// If there is none; a test starts every game with every value.
    pub fn of(sticks: &str) -> &'static Table {
        data().tables.get(sticks).unwrap_or_else(|| panic!("sigh has no throw table {sticks}"))
    }

    pub fn sticks(&self) -> u8 {
        (self.throws.len() - 1) as u8
    }
}

pub fn rachva() -> &'static Rachva {
    &data().rachva
}

/// Read once.
///
/// # Panics
/// If the compiled-in file is not of the right form; a test reads it.
fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        let own = Kind::Sigh.entry().own.clone();
        let data: Data = own.try_into().unwrap_or_else(|error| panic!("sigh.toml: {error}"));
        for (sticks, table) in &data.tables {
            let count = table.throws.len();
            assert!((2..=MOST_STICKS + 1).contains(&count), "sigh.toml: table {sticks} has {count} throws");
        }
        data
    });
    &DATA
}
