//! The board in a monospaced font, without words.

use std::collections::BTreeSet;

use super::happening::{Moved, Release, Shown};
use super::mound::Hole;
use super::notation::letters;
use super::position::{Left, Stage};
use super::sticks::Face;
use super::{Happening, Sigh};
use crate::rules::Side;
use crate::scene::{Line, Span, Tone};

/// No line is wider, so that a phone does not break it.
const WIDEST: usize = 44;

impl Sigh {
    /// The rows as in the position text; `:` is a frontier. With room enough `>s` came there with the last moves and
    /// `s>` left from there, `[s]` is where a move can land. Then holes with several pieces, then a line a side: pieces
    /// left, pieces lost, and `<<` for whoever is due. The sticks are `|` white, `#` dark, `/` on the edge.
    pub(super) fn text(&self, last: Option<&Happening>, to_move: Option<Side>, landings: &BTreeSet<Hole>) -> Vec<Line> {
        let mound = self.options.mound;
        let shown = last.map(|last| last.shown.as_slice()).unwrap_or_default();
        let width = ((WIDEST - 2) / usize::from(mound.holes)).min(3);
        let mut lines: Vec<Line> = vec![self.side_line(Side::NORTH, to_move)];
        for row in (0..mound.rows).rev() {
            let mut line = vec![Span::new(format!("{} ", char::from(b'a' + row)), Tone::Soft)];
            line.extend((0..mound.holes).map(|column| self.cell(Hole { row, column }, width, shown, landings)));
            lines.push(line);
        }
        let numbers: String = (1..=mound.holes)
            .map(|number| match width {
                3 => format!("{number:>2} "),
                2 => format!("{:<2}", number % 10),
                _ => (number % 10).to_string(),
            })
            .collect();
        lines.push(vec![Span::new(format!("  {numbers}"), Tone::Soft)]);
        lines.extend(self.stack_lines());
        if let Stage::Rachva(Left { unshielded, .. }) = self.stage
            && unshielded > 0
        {
            lines.push(vec![Span::new(format!("  +{unshielded}"), Tone::Mark)]);
        }
        lines.push(self.side_line(Side::SOUTH, to_move));
        if let Some(sticks) = self.sticks(last) {
            let faces = self.faces(sticks).into_iter().map(|face| match face {
                Face::White => " |",
                Face::Dark => " #",
                Face::Edge => " /",
            });
            lines.push(vec![Span::new(format!(" {}  = {}", faces.collect::<String>(), sticks.white), Tone::Mark)]);
        }
        lines
    }

    fn side_line(&self, side: Side, to_move: Option<Side>) -> Line {
        let (sign, left) = (["●", "◆"][side.index()], self.left(side));
        let lost = self.options.mound.holes - left;
        let tone = Tone::Side(side.number());
        let mut line = vec![Span::new(format!("{sign} {}  {left} -{lost}", letters(side)[0]), tone)];
        if to_move == Some(side) {
            line.push(Span::new(" <<", Tone::Plain));
        }
        line
    }

    fn cell(&self, hole: Hole, width: usize, shown: &[Shown], landings: &BTreeSet<Hole>) -> Span {
        let owner = self.owner(hole);
        let is_frontier = [Side::SOUTH, Side::NORTH].into_iter().any(|side| self.frontier(side) == Some(hole));
        let letter = match owner {
            Some((side, contents)) => {
                let [captive, forwards, backwards] = letters(side);
                match contents {
                    _ if contents.captives > 0 => captive,
                    _ if contents.forwards > 0 => forwards,
                    _ => backwards,
                }
            }
            None if is_frontier => ':',
            None => '.',
        };
        let (began, ended) = (
            shown.iter().any(|shown| ends(shown).0 == Some(hole)),
            shown.iter().any(|shown| ends(shown).1 == Some(hole)),
        );
        let can_land = landings.contains(&hole);
        let before = if can_land {
            '['
        } else if ended {
            '>'
        } else {
            ' '
        };
        let after = if can_land {
            ']'
        } else if began {
            '>'
        } else {
            ' '
        };
        let tone = match owner {
            _ if began || ended || can_land => Tone::Mark,
            Some((side, _)) => Tone::Side(side.number()),
            None => Tone::Soft,
        };
        let text = match width {
            3 => format!("{before}{letter}{after}"),
            2 => format!(
                "{letter}{}",
                if can_land {
                    ']'
                } else if began || ended {
                    '>'
                } else {
                    ' '
                }
            ),
            _ => letter.to_string(),
        };
        Span::new(text, tone)
    }

    /// `c5 s3`: holes with several pieces.
    fn stack_lines(&self) -> Vec<Line> {
        let mound = self.options.mound;
        let holes = (0..mound.rows).flat_map(|row| (0..mound.holes).map(move |column| Hole { row, column }));
        let stacks: Vec<String> = holes
            .filter(|&hole| self.owner(hole).is_some_and(|(_, contents)| contents.total() > 1))
            .map(|hole| format!("{hole} {}", self.write_hole(hole)))
            .collect();
        stacks.chunks(4).map(|some| vec![Span::new(format!("  {}", some.join(", ")), Tone::Plain)]).collect()
    }
}

/// Where what is shown began and ended.
fn ends(shown: &Shown) -> (Option<Hole>, Option<Hole>) {
    match *shown {
        Shown::Moved(Moved { from, to, .. }) => (Some(from), Some(to)),
        Shown::Released(Release { stepped, .. }) => stepped.unzip(),
        Shown::Undone(Moved { from, to, .. }) => (Some(to), Some(from)),
    }
}
