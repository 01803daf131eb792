//! The board in a monospaced font, without words.

use std::collections::BTreeSet;

use super::coins::HOME;
use super::cushion::{Mark, Row};
use super::{Happening, Landed, Moved, Sho};
use crate::rules::Side;
use crate::scene::{Line, Span, Tone};

const COLUMNS: u8 = 10;
/// Rows of the cushion on one line.
const TOGETHER: usize = 5;

impl Sho {
    /// A line a side: `● A  2 | 5 20 30x2 | 0` has two coins in hand, three stacks, none home; `+3` came with the last
    /// move, and `<<` is to move. Then the positions, tens before each row: `A2` are two coins of A; the last move
    /// began in `.>` and ended in `>A2`; `[ .]` and `[B1]` are where a move can land, `[64]` is home. Then the dice and
    /// the values at hand.
    pub(super) fn text(
        &self,
        last: Option<&Happening>,
        to_move: Option<Side>,
        targets: &BTreeSet<Option<u8>>,
    ) -> Vec<Line> {
        let moved = last.and_then(Happening::moved);
        let mut lines: Vec<Line> =
            self.sides().map(|side| self.side_line(side, to_move == Some(side), moved)).collect();
        let numbers = (1..=COLUMNS).map(|column| format!("{column:>3} ")).collect::<String>();
        lines.push(vec![Span::new(format!("   {numbers}"), Tone::Soft)]);
        for row in 0..=HOME / COLUMNS {
            let mut line = vec![Span::new(format!("{:>2} ", COLUMNS * row), Tone::Soft)];
            let positions = COLUMNS * row + 1..=COLUMNS * (row + 1);
            line.extend(positions.take_while(|&at| at < HOME).map(|at| self.cell(at, moved, targets)));
            if row == HOME / COLUMNS && targets.contains(&None) {
                line.push(Span::new(format!("[{HOME}]"), Tone::Mark));
            }
            lines.push(line);
        }
        let cushion: Vec<String> = self.cushion(last).iter().map(written).collect();
        lines.extend(
            cushion.chunks(TOGETHER).map(|rows| vec![Span::new(format!("   {}", rows.join("   ")), Tone::Plain)]),
        );
        lines
    }

    fn side_line(&self, side: Side, is_due: bool, moved: Option<&Moved>) -> Line {
        let tone = Tone::Side(side.number());
        let (sign, letter) = (["●", "◆", "✿", "⬢"][side.index()], letter(side));
        let mut line = vec![Span::new(format!("{sign} {letter}  {}", self.coins.hand(side)), tone)];
        if let Some(Landed::Captured { victim, coins, .. }) = moved.map(|moved| moved.landed)
            && victim == side
        {
            line.push(Span::new(format!(" +{coins}"), Tone::Mark));
        }
        let stacks = self.coins.places(side).map(|place| match self.coins.standing(place) {
            1 => place.to_string(),
            coins => format!("{place}x{coins}"),
        });
        let stacks = stacks.collect::<Vec<_>>().join(" ");
        let stacks = if stacks.is_empty() { "-" } else { &stacks };
        line.push(Span::new(format!(" | {stacks} | {}", self.coins.home(side)), tone));
        if let Some(Moved { landed: Landed::Home { .. }, way, .. }) = moved.filter(|moved| moved.side == side) {
            line.push(Span::new(format!(" +{}", way.coins), Tone::Mark));
        }
        if is_due {
            line.push(Span::new(" <<", Tone::Plain));
        }
        line
    }

    /// Four characters.
    fn cell(&self, position: u8, moved: Option<&Moved>, targets: &BTreeSet<Option<u8>>) -> Span {
        let owner = self.coins.owner(position);
        let coins = match owner {
            Some(owner) => format!("{}{}", letter(owner), self.coins.standing(position)),
            None => " .".to_owned(),
        };
        let began = moved.is_some_and(|moved| moved.way.from.position() == position);
        let ended = moved.is_some_and(|moved| moved.way.to == Some(position));
        let (before, after) = match targets.contains(&Some(position)) {
            true => ('[', ']'),
            false => (if ended { '>' } else { ' ' }, if began { '>' } else { ' ' }),
        };
        let tone = match owner {
            _ if began || ended || before == '[' => Tone::Mark,
            Some(owner) => Tone::Side(owner.number()),
            None => Tone::Soft,
        };
        Span::new(format!("{before}{coins}{after}"), tone)
    }
}

fn letter(side: Side) -> char {
    char::from(b'A' + side.index() as u8)
}

/// `1+1=2`, `10`; `5+5=-` for dice in vain, `>9` for a rest.
fn written(row: &Row) -> String {
    let value = row.value.map_or_else(String::new, |value| value.to_string());
    match (row.mark, row.value) {
        (Mark::None, _) => value,
        (Mark::Nest, _) => format!(">{value}"),
        (Mark::InVain([one, other]), _) => format!("{one}+{other}=-"),
        (Mark::Dice([one, other]), None) => format!("{one}+{other}+"),
        (Mark::Dice([one, other]), Some(_)) => format!("{one}+{other}={value}"),
    }
}
