//! What explains a game: the pages of its rules with their pictures, and why things happened.

use super::{AnyGame, Depict, Kind, Setup};
use crate::phrase::Phrase;
use crate::rules::{Turn, number};

/// A page of the rules of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Page {
    /// The board, the sides, how it begins.
    Setup,
    /// What throws do.
    Throw,
    /// How captives become free.
    Release,
    /// How several pieces enter at once.
    Entry,
    Move,
    Capture,
    /// What 1+1 does.
    Barra,
    End,
    /// The house rules that the catalogue lists.
    House,
    /// Those of them that are about sticks.
    Sticks,
    /// Where the game comes from.
    Origin,
}

impl Page {
    pub const ALL: [Page; 11] = [
        Page::Setup,
        Page::Throw,
        Page::Release,
        Page::Entry,
        Page::Move,
        Page::Capture,
        Page::Barra,
        Page::End,
        Page::House,
        Page::Sticks,
        Page::Origin,
    ];

    /// The word for it in commands.
    pub const fn word(self) -> &'static str {
        match self {
            Page::Setup => "setup",
            Page::Throw => "throw",
            Page::Release => "release",
            Page::Entry => "entry",
            Page::Move => "move",
            Page::Capture => "capture",
            Page::Barra => "barra",
            Page::End => "end",
            Page::House => "house",
            Page::Sticks => "sticks",
            Page::Origin => "origin",
        }
    }
}

impl Kind {
    /// The pages of its rules, in their order.
    pub const fn pages(self) -> &'static [Page] {
        use Page::{Barra, Capture, End, Entry, House, Move, Origin, Release, Setup, Sticks, Throw};
        match self {
            Kind::Sokusowo | Kind::Tihbat | Kind::Seega => &[Setup, Move, Capture, End, House, Origin],
            Kind::Sho => &[Setup, Entry, Move, Capture, Barra, End, House, Origin],
            Kind::Sigh => &[Setup, Throw, Release, Move, Capture, End, House, Sticks, Origin],
        }
    }

    /// The page that lists a house rule.
    pub fn page_of_rule(self, key: &str) -> Page {
        match (self, key) {
            (Kind::Sigh, "sticks" | "four" | "undo" | "eight" | "edge_percent" | "edge") => Page::Sticks,
            _ => Page::House,
        }
    }

    /// The page of its rules with this word, or this number counted from 1.
    pub fn page(self, word: &str) -> Option<Page> {
        let pages = self.pages();
        let numbered = number(word).and_then(|number| pages.get(usize::from(number).checked_sub(1)?));
        numbered.or_else(|| pages.iter().find(|page| page.word() == word)).copied()
    }
}

/// How a game explains itself.
pub trait Explain: Depict {
    /// What a page says under the rules of this game, line by line. House rules are the catalogue's to list.
    fn page(&self, page: Page) -> Vec<Phrase>;

    /// What the picture of a page shows.
    fn illustration(&self, page: Page) -> Illustration;

    /// The page with the rule that a refused move breaks.
    fn page_of(refusal: &Self::Refusal) -> Page;

    /// Why the last move or throw, which led here, did what it did: sentence by sentence.
    fn why(&self, happening: &Self::Happening) -> Vec<Phrase>;
}

/// A position, and what is thrown and moved in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Illustration {
    /// House rules on top of those of the game that it illustrates.
    pub rules: &'static [(&'static str, &'static str)],
    /// `None` for the start.
    pub position: Option<String>,
    pub played: Vec<String>,
}

impl Illustration {
    /// Plies from the start.
    pub fn from_start(played: &[&str]) -> Illustration {
        Illustration { played: played.iter().map(|&ply| ply.to_owned()).collect(), ..Illustration::default() }
    }

    /// Plies from a position.
    pub fn new(position: impl Into<String>, played: &[&str]) -> Illustration {
        Illustration { position: Some(position.into()), ..Illustration::from_start(played) }
    }

    /// This under other house rules.
    pub fn with(self, rules: &'static [(&'static str, &'static str)]) -> Illustration {
        Illustration { rules, ..self }
    }
}

impl Setup {
    /// The game in which the picture of a page is taken, with what it was set up by; `None` if what its illustration says
    /// is not legal, which a test holds.
    pub fn illustrated(&self, page: Page) -> Option<(Setup, Box<dyn AnyGame>)> {
        let Illustration { rules, position, played } = self.start().ok()?.illustration(page);
        let setup = Setup::new(self.kind(), Some(self.variant()), rules.iter().copied(), None).ok()?;
        let mut game = setup.start().ok()?;
        if let Some(position) = position {
            game.set(&position).ok()?;
        }
        for ply in played {
            match game.turn() {
                Turn::Throw(_) => game.throw(&ply).ok()?,
                Turn::Move(_) | Turn::Over(_) => game.play(&ply).ok()?,
            };
        }
        Some((setup, game))
    }

    /// The game with its variant as one types it, without what is usual.
    pub fn typed(&self) -> String {
        let word = self.kind().word();
        match self.kind().entry().variants[0].name == self.variant() {
            true => word.to_owned(),
            false => format!("{word}/{}", self.variant()),
        }
    }
}
