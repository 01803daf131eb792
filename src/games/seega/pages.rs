//! The pages of the rules.

use super::cells::Cell;
use super::moves::Happening;
use super::options::{Opening, Victory};
use super::refusal::Refusal;
use super::rules::Seega;
use crate::games::{Explain, Illustration, Page};
use crate::phrase;
use crate::phrase::Phrase;
use crate::rules::Side;

/// The smallest board, for which illustrations are drawn; they lie in the middle of larger ones.
const SMALLEST: u8 = 5;
/// A few pieces with room between them.
const ROOM: &str = "o..x./..x../.o..o/x..o./..x..";

impl Explain for Seega {
    fn page(&self, page: Page) -> Vec<Phrase> {
        let options = self.options();
        match page {
            Page::Setup => {
                let board = phrase!("rules-seega-board", size = options.size, pieces = options.pieces());
                let [[c1, c5], [a3, e3]] = [Side::SOUTH, Side::NORTH].map(|side| options.cross(side));
                let cross = || phrase!("rules-seega-cross", first = c1, second = c5, third = a3, fourth = e3);
                let cross = (options.opening == Opening::Cross).then(cross);
                [phrase!("rules-seega-intro"), board, phrase!("rules-seega-setup")].into_iter().chain(cross).collect()
            }
            Page::Move => vec![phrase!("rules-seega-move"), phrase!("rules-seega-blocked")],
            Page::Capture => vec![phrase!("rules-seega-capture")],
            Page::End => {
                let lost = match options.victory {
                    Victory::LastPiece => phrase!("rules-seega-lost-at-last"),
                    Victory::All => phrase!("rules-seega-lost-at-none"),
                };
                vec![lost, phrase!("rules-seega-end", plies = options.quiet_limit)]
            }
            Page::Origin => vec![phrase!("rules-seega-origin")],
            Page::Throw | Page::Release | Page::Entry | Page::Barra | Page::House | Page::Sticks => Vec::new(),
        }
    }

    fn illustration(&self, page: Page) -> Illustration {
        match page {
            Page::Setup if self.options().opening == Opening::Free => Illustration {
                played: ["b2", "d4", "b4", "d2"].map(|cell| self.shifted(cell)).into(),
                ..Illustration::default()
            },
            Page::Move => self.stepping(ROOM, "c4d4"),
            Page::Capture => self.stepping("o.ox./xoxo./.xo.x/ox.xo/.oxox", "e3e4"),
            Page::End if self.options().victory == Victory::All => {
                self.stepping("...../..xo./....x/...../.....", "e3e4")
            }
            Page::End => self.stepping("...../..xo./....x/...../o....", "e3e4"),
            Page::House => self.stepping(ROOM, "c4d3").with(&[("diagonal", "true")]),
            // The opening that Lane describes.
            Page::Setup | Page::Origin => {
                let cells = [Side::SOUTH, Side::NORTH].into_iter().flat_map(|side| self.options().cross(side));
                let played = cells.map(|cell| cell.to_string()).collect();
                Illustration { played, ..Illustration::default() }.with(&[("opening", "cross")])
            }
            Page::Throw | Page::Release | Page::Entry | Page::Barra | Page::Sticks => Illustration::default(),
        }
    }

    fn page_of(refusal: &Refusal) -> Page {
        match refusal {
            Refusal::NoSuchCell { .. } | Refusal::StillPlacing | Refusal::Centre(_) | Refusal::Cross(_) => Page::Setup,
            Refusal::AllPlaced
            | Refusal::Occupied(_)
            | Refusal::NoPiece(_)
            | Refusal::NotYours(_)
            | Refusal::NotAdjacent { .. }
            | Refusal::Diagonal { .. }
            | Refusal::ToAndFro { .. }
            | Refusal::NobodyBlocked
            | Refusal::FreesNobody(_) => Page::Move,
            Refusal::ChainOrStop(_) | Refusal::ChainGoesOn(_) | Refusal::NothingToStop => Page::House,
        }
    }

    fn why(&self, happening: &Happening) -> Vec<Phrase> {
        self.reasons(happening)
    }
}

impl Seega {
    /// A step of side 1 from these rows of the smallest board.
    fn stepping(&self, rows: &str, step: &str) -> Illustration {
        let edge = usize::from(self.edge());
        let empty = || ".".repeat(usize::from(self.options().size));
        let widened = rows.split('/').map(|row| format!("{0}{row}{0}", ".".repeat(edge)));
        let around = || std::iter::repeat_with(empty).take(edge);
        let rows = around().chain(widened).chain(around()).collect::<Vec<_>>().join("/");
        let (from, to) = step.split_at(2);
        Illustration::new(format!("{rows} 1 move 0,0 - - -"), &[&format!("{}{}", self.shifted(from), self.shifted(to))])
    }

    /// How many cells there are on each side of the smallest board, where it lies in the middle of this one.
    fn edge(&self) -> u8 {
        (self.options().size - SMALLEST) / 2
    }

    /// A cell of the smallest board on this one.
    fn shifted(&self, cell: &str) -> String {
        let edge = self.edge();
        Cell::read(cell)
            .map(|cell| Cell::new(cell.column() + edge, cell.row() + edge))
            .map_or_else(String::new, |cell| cell.to_string())
    }
}
