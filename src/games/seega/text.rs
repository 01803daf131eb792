use super::cells::Cell;
use super::drawing::startable;
use super::moves::{Happening, Move};
use super::rules::Seega;
use crate::games::View;
use crate::rules::{Position, Side, Turn};
use crate::scene::{Line, Span, Tone};

/// The board in a monospaced font. `>x` arrived with the last move from `.>`, `*` was taken off the board, `+` is the
/// empty centre; above and below stand the pieces on the board, those in hand as `(6)`, `!` where a side has no step, and
/// `<<` where it is to move. For whoever looks alone, `[x]` may be played.
pub fn board(position: &Seega, last: Option<&Happening>, view: View<'_>) -> Vec<Line> {
    let size = position.options().size;
    let (below, above) = (view.from, view.from.other());
    let from_left = |place: u8| if below == Side::SOUTH { place } else { size - 1 - place };
    let letters: String = (0..size).map(|place| format!(" {} ", letter(from_left(place)))).collect();
    let letters = || vec![Span::new(format!("   {letters}"), Tone::Soft)];
    let row = |place: u8| {
        let row = from_left(size - 1 - place);
        let mut line = vec![Span::new(format!("{:>2} ", row + 1), Tone::Soft)];
        line.extend((0..size).map(|place| cell(position, last, view, Cell::new(from_left(place), row))));
        line.push(Span::new(format!(" {}", row + 1), Tone::Soft));
        line
    };
    let mut lines = vec![side_line(position, view, above), letters()];
    lines.extend((0..size).map(row));
    lines.extend([letters(), side_line(position, view, below)]);
    lines
}

fn letter(column: u8) -> char {
    char::from(b'a' + column)
}

fn side_line(position: &Seega, view: View<'_>, side: Side) -> Line {
    let sign = ["●", "◆"][side.index()];
    let pieces = position.pieces()[side.index()].count();
    let mut line = vec![Span::new(format!("{sign} {pieces:>3}"), Tone::Side(side.number()))];
    if position.hand(side) > 0 {
        line.push(Span::new(format!(" ({})", position.hand(side)), Tone::Soft));
    }
    if position.is_blocked() && position.turn() == Turn::Move(side.other()) {
        line.push(Span::new(" !", Tone::Mark));
    }
    if view.to_move(position.turn()) == Some(side) {
        line.push(Span::new(" <<", Tone::Plain));
    }
    line
}

fn cell(position: &Seega, last: Option<&Happening>, view: View<'_>, cell: Cell) -> Span {
    let [south, north] = position.pieces();
    let taken = last.is_some_and(|last| last.captured.has(cell) || last.played == Move::Remove(cell));
    let (sign, tone) = match () {
        () if south.has(cell) => ('x', Tone::Side(1)),
        () if north.has(cell) => ('o', Tone::Side(2)),
        () if taken => ('*', Tone::Mark),
        () if cell == position.options().centre() => ('+', Tone::Soft),
        () => ('.', Tone::Soft),
    };
    let (arrived, left) = match last.map(|last| (last.played, last.pair)) {
        Some((Move::Step { from, to }, _)) => (to == cell, from == cell),
        Some((Move::Place(placed), pair)) => (placed == cell || pair == Some(cell), false),
        Some((Move::Remove(_) | Move::Stop, _)) | None => (false, false),
    };
    let is_start = startable(position, view).has(cell);
    let (before, after) = match (is_start, arrived, left) {
        (true, ..) => ('[', ']'),
        (_, true, _) => ('>', ' '),
        (_, _, true) => (' ', '>'),
        _ => (' ', ' '),
    };
    Span::new(format!("{before}{sign}{after}"), if arrived || left { Tone::Mark } else { tone })
}
