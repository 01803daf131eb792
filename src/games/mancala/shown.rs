use crate::phrase;
use crate::phrase::Phrase;
use crate::rules::Side;
use crate::scene::{Item, Line, Point, Span, Tone};

/// A board of two rows as it is shown, whichever mancala it is.
///
/// Pits are numbered from 0 in the order of sowing, South's row first.
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    pub pits: &'a [u8],
    pub stores: [u8; 2],
    /// What the last move brought into the stores.
    pub arrived: [u8; 2],
    /// Where the last move began, and where it ended.
    pub way: Option<(usize, usize)>,
    /// `None` once the game is over.
    pub to_move: Option<Side>,
    /// The numbers of the pits that the side to move may play.
    pub playable: Vec<u8>,
    /// The side at the bottom.
    pub from: Side,
}

/// "South" or "North".
pub fn name(side: Side) -> Phrase {
    if side == Side::SOUTH { phrase!("south") } else { phrase!("north") }
}

/// What both sides have, the fewer seeds first.
pub fn sorted(mut stores: [u8; 2]) -> [u8; 2] {
    stores.sort();
    stores
}

impl Shown<'_> {
    /// Pits in a row.
    pub fn columns(&self) -> usize {
        self.pits.len() / 2
    }

    pub fn side_of(&self, pit: usize) -> Side {
        if pit < self.columns() { Side::SOUTH } else { Side::NORTH }
    }

    /// The number that the pit's owner gives it.
    pub fn number_of(&self, pit: usize) -> u8 {
        (pit % self.columns()) as u8 + 1
    }

    pub fn is_playable(&self, pit: usize) -> bool {
        self.to_move == Some(self.side_of(pit)) && self.playable.contains(&self.number_of(pit))
    }

    pub fn is_below(&self, side: Side) -> bool {
        side == self.from
    }

    /// The pit's column from the left, counted from 0; the upper row runs from right to left.
    pub fn column_of(&self, pit: usize) -> usize {
        let along = pit % self.columns();
        if self.is_below(self.side_of(pit)) { along } else { self.columns() - 1 - along }
    }

    /// The side's sign, on its plate when the side is to move.
    pub fn sign(&self, side: Side, at: Point) -> Vec<Item> {
        let token = if side == Side::SOUTH { "token-1" } else { "token-2" };
        if self.to_move == Some(side) {
            // The plate's tip makes the sign look off its middle unless it moves along.
            vec![Item::sprite("plate", at), Item::sprite(token, at.plus(4.0, 0.0))]
        } else {
            vec![Item::sprite(token, at)]
        }
    }

    /// The board in a monospaced font. `[3]` may be played; the last move began in `0>` and ended in `>1`; `<<` is to
    /// move; `+3` came into the store. No character but the signs at line starts is of doubtful width.
    pub fn text(&self) -> Vec<Line> {
        let (below, above) = (self.from, self.from.other());
        let rule = || vec![Span::new(format!("  +{}", "----+".repeat(self.columns())), Tone::Soft)];
        vec![
            self.store_line(above),
            self.number_line(above),
            rule(),
            self.row_line(above),
            rule(),
            self.row_line(below),
            rule(),
            self.number_line(below),
            self.store_line(below),
        ]
    }

    fn store_line(&self, side: Side) -> Line {
        let sign = ["●", "◆"][side.index()];
        let mut line = vec![Span::new(format!("{sign} {:>3}", self.stores[side.index()]), Tone::Side(side.number()))];
        if self.arrived[side.index()] > 0 {
            line.push(Span::new(format!(" +{}", self.arrived[side.index()]), Tone::Mark));
        }
        if self.to_move == Some(side) {
            line.push(Span::new(" <<", Tone::Plain));
        }
        line
    }

    /// The side's pits from left to right.
    fn row(&self, side: Side) -> Vec<usize> {
        let first = self.columns() * side.index();
        let mut pits: Vec<usize> = (first..first + self.columns()).collect();
        pits.sort_by_key(|&pit| self.column_of(pit));
        pits
    }

    fn number_line(&self, side: Side) -> Line {
        let mut line = vec![Span::new("   ", Tone::Soft)];
        line.extend(self.row(side).into_iter().map(|pit| {
            let number = self.number_of(pit);
            if self.is_playable(pit) {
                Span::new(format!("[{number}]  "), Tone::Side(side.number()))
            } else {
                Span::new(format!(" {number}   "), Tone::Soft)
            }
        }));
        line
    }

    fn row_line(&self, side: Side) -> Line {
        let mut line = vec![Span::new("  |", Tone::Soft)];
        for pit in self.row(side) {
            let began = self.way.is_some_and(|(start, _)| start == pit);
            let ended = self.way.is_some_and(|(_, end)| end == pit);
            let count = format!("{}{}", if ended { ">" } else { "" }, self.pits[pit]);
            let after = if began { '>' } else { ' ' };
            let tone = if began || ended { Tone::Mark } else { Tone::Plain };
            line.push(Span::new(format!("{count:>3}{after}"), tone));
            line.push(Span::new("|", Tone::Soft));
        }
        line
    }
}
