//! The pages of the rules.

use super::options::{Finish, LastRow, Opening};
use super::table::{Effect, rachva};
use super::{Happening, Options, Refusal, Sigh};
use crate::games::{Explain, Illustration, Page};
use crate::phrase;
use crate::phrase::{Arg, Phrase};

/// Captives at the start of each home row of an illustration.
const CAPTIVES: u8 = 4;

impl Explain for Sigh {
    fn page(&self, page: Page) -> Vec<Phrase> {
        let Options { mound, table, opening, last_row, finish, .. } = self.options;
        match page {
            Page::Setup => vec![
                phrase!("rules-sigh-intro"),
                phrase!("rules-sigh-board", rows = mound.rows, holes = mound.holes),
                if mound.rows == 3 { phrase!("rules-sigh-path-three") } else { phrase!("rules-sigh-path-four") },
                match last_row {
                    LastRow::Circuit => phrase!("rules-sigh-circuit"),
                    LastRow::Stop => phrase!("rules-sigh-stop"),
                    LastRow::Return => phrase!("rules-sigh-return"),
                },
                phrase!("rules-sigh-teams"),
            ],
            Page::Throw => {
                let opening = match opening {
                    _ if table.opening.is_empty() => phrase!("rules-sigh-no-opening"),
                    Opening::Throw => phrase!("rules-sigh-opening", opening = any_of(&table.opening)),
                    Opening::Advance => phrase!("rules-sigh-advance"),
                };
                let throws = (0_u8..).zip(&table.throws).map(|(white, effect)| {
                    phrase!("rules-sigh-throw", white = white, does = self.options.does(effect))
                });
                [phrase!("rules-sigh-sticks", sticks = table.sticks()), opening].into_iter().chain(throws).collect()
            }
            Page::Release => vec![phrase!("rules-sigh-release")],
            Page::Move => vec![phrase!("rules-sigh-move")],
            Page::Capture => {
                let undo = table.throws.iter().any(|effect| effect.undoes).then(|| phrase!("rules-sigh-undo"));
                [phrase!("rules-sigh-capture")].into_iter().chain(undo).collect()
            }
            Page::End => {
                let then = match finish {
                    Finish::Majority => phrase!("rules-sigh-majority"),
                    Finish::Rachva => phrase!(
                        "rules-sigh-rachva",
                        take = any_of(&rachva().take),
                        shield = any_of(&rachva().shield),
                        back = any_of(&rachva().give_back)
                    ),
                };
                vec![phrase!("rules-sigh-end"), then]
            }
            Page::Origin => vec![phrase!("rules-sigh-origin")],
            Page::Entry | Page::Barra | Page::House | Page::Sticks => Vec::new(),
        }
    }

    fn illustration(&self, page: Page) -> Illustration {
        let holes = self.options.mound.holes;
        let (by, few) = if self.options.table.sticks() == 8 { (3, "throw 0") } else { (2, "throw 3") };
        let (throw, step) = (format!("throw {by}"), format!("b3-b{}", 3 + by));
        let capture = format!("b{}-c{}", holes - 1, holes - 2);
        match page {
            Page::Throw => Illustration::new(self.midway(&[]), &[&throw]),
            Page::Release => Illustration::from_start(&[few]),
            Page::Move => Illustration::new(self.midway(&[]), &[&throw, &step]),
            Page::Capture => Illustration::new(self.midway(&[]), &["throw 4", &capture]),
            Page::House => {
                let stacked = ('b', 3 + by, 's');
                Illustration::new(self.midway(&[stacked]), &[&throw, &step]).with(&[("stack_own", "true")])
            }
            Page::Sticks => {
                // One of the sticks that count as white stands on its edge.
                let faces = ["wded", "wdeddd", "wdwdeddd"][usize::from(self.options.table.sticks()) / 2 - 2];
                let throw = format!("{throw} {faces}");
                Illustration::new(self.midway(&[]), &[&throw]).with(&[("edge_percent", "5")])
            }
            Page::End => match self.options.finish {
                Finish::Rachva => {
                    Illustration::new(format!("{} s rachva 5,3 -,- -", self.rows(&[])), &["throw 4", "throw 4"])
                }
                // The last piece that could have met another one passes by.
                Finish::Majority => {
                    let pieces = [('b', holes - 1, 's'), ('c', 2, 's'), ('c', 5, 's'), ('b', 3, 'n'), ('a', 2, 'n')];
                    Illustration::new(format!("{} s throw -,- -", self.rows(&pieces)), &["throw 4", &capture])
                }
            },
            // With eight sticks it is the first example of the source.
            Page::Origin => match self.options.table.sticks() {
                8 => Illustration::from_start(&["throw 8"]),
                _ => Illustration::from_start(&["throw 3", "throw 3"]),
            },
            Page::Setup | Page::Entry | Page::Barra => Illustration::default(),
        }
    }

    fn page_of(refusal: &Refusal) -> Page {
        match refusal {
            Refusal::NoSuchHole(_)
            | Refusal::Stopped(_)
            | Refusal::PastTheEnd
            | Refusal::PastTheTurn
            | Refusal::StoppedEnemy(_) => Page::Setup,
            Refusal::NotSoFar { .. } => Page::Throw,
            Refusal::Captive(_) => Page::Release,
            Refusal::NothingThere(_) | Refusal::OwnPiece(_) => Page::Move,
        }
    }

    fn why(&self, happening: &Happening) -> Vec<Phrase> {
        self.reasons(happening)
    }
}

impl Options {
    /// What a throw does.
    pub(super) fn does(&self, effect: &Effect) -> Phrase {
        let does = match (effect.release, self.stride(effect)) {
            (Some(pieces), _) if effect.shields && self.eights_throw_again => {
                phrase!("sigh-does-release-or-throw", pieces = pieces)
            }
            (Some(pieces), Some(by)) => phrase!("sigh-does-release-or-move", pieces = pieces, by = by),
            (Some(pieces), None) => phrase!("sigh-does-release", pieces = pieces),
            (None, Some(by)) => phrase!("sigh-does-move", by = by),
            (None, None) if effect.again => return phrase!("sigh-does-throw"),
            (None, None) => phrase!("sigh-does-nothing"),
        };
        if effect.again {
            phrase!("sigh-does-again", does = does)
        } else if effect.undoes && self.fours_move {
            phrase!("sigh-does-undo", does = does)
        } else if effect.shields && !self.eights_throw_again {
            phrase!("sigh-does-shield", does = does)
        } else {
            does
        }
    }
}

pub fn any_of(numbers: &[u8]) -> Arg {
    Arg::AnyOf(numbers.iter().copied().map(Arg::from).collect())
}

impl Sigh {
    /// A race under way in which South throws, as this mound has room for it, with some more pieces.
    fn midway(&self, more: &[(char, u8, char)]) -> String {
        let (rows, holes) = (self.options.mound.rows, self.options.mound.holes);
        let (top, frontier) = (char::from(b'a' + rows - 1), CAPTIVES + 1);
        let mut pieces = vec![('b', 3, 's'), ('b', holes - 1, 's')];
        // South's row runs to the left, North's to the right.
        pieces.extend((1..=CAPTIVES).flat_map(|number| [('a', holes + 1 - number, 'S'), (top, number, 'N')]));
        pieces.extend((3..=holes - frontier).map(|column| ('a', column, 's')));
        pieces.extend((frontier + 1..=holes - 2).map(|column| (top, column, 'n')));
        match rows {
            3 => pieces.push(('b', 6, 'n')),
            _ => pieces.extend([('c', 2, 'n'), ('c', holes - 2, 'n')]),
        }
        pieces.extend(more);
        format!("{} s throw a{},{top}{frontier} -", self.rows(&pieces), holes - CAPTIVES)
    }

    /// The rows of a position's text with these pieces, by row and column.
    fn rows(&self, pieces: &[(char, u8, char)]) -> String {
        let hole = |row: u8, column: u8| {
            let row = char::from(b'a' + row);
            pieces.iter().find(|piece| (piece.0, piece.1) == (row, column)).map_or('.', |piece| piece.2)
        };
        let rows = (0..self.options.mound.rows).rev();
        let rows = rows.map(|row| (1..=self.options.mound.holes).map(|column| hole(row, column)).collect::<String>());
        rows.collect::<Vec<_>>().join("/")
    }
}
