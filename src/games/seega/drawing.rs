use super::cells::{Cell, Cells};
use super::moves::{Happening, Move};
use super::rules::{Phase, Seega};
use super::scene::BOTH;
use crate::games::View;
use crate::games::drawing::variant;
use crate::rules::{Position, Side, Turn, folded};
use crate::scene::{Item, Point, Ring};

pub(super) const HEIGHT: f32 = 1064.0;
/// The middle of the trays beside the board.
const TRAYS: f32 = 1130.0;
/// How far labels stand from the grid.
const LABELS: f32 = 34.0;

/// A position that is drawn.
pub(super) struct Drawing<'a> {
    position: &'a Seega,
    last: Option<&'a Happening>,
    view: View<'a>,
    look: Look,
}

impl<'a> Drawing<'a> {
    pub fn new(position: &'a Seega, last: Option<&'a Happening>, view: View<'a>) -> Drawing<'a> {
        Drawing { position, last, view, look: Look::new(position.options().size) }
    }

    pub fn items(&self) -> Vec<Item> {
        let mut items = vec![Item::sprite(self.look.board, Point::new(0.0, 0.0))];
        items.extend(self.eyes());
        items.extend(self.labels());
        items.extend(self.ghosts());
        items.extend(self.way());
        items.extend(self.targets());
        items.extend(self.halos());
        items.extend(self.pieces());
        items.extend(self.outlines());
        for side in BOTH {
            items.extend(self.tray(side));
        }
        items
    }

    fn middle(&self, cell: Cell) -> Point {
        let last = self.look.size - 1;
        let (column, row) = match self.view.from {
            Side::SOUTH => (cell.column(), last - cell.row()),
            _ => (last - cell.column(), cell.row()),
        };
        let along = |place: u8| self.look.edge() + self.look.cell * (f32::from(place) + 0.5);
        Point::new(along(column), along(row))
    }

    fn sprite(&self, name: &'static str, cell: Cell) -> Item {
        Item::Sprite { name, at: self.middle(cell), scale: self.look.radius() / 100.0, turn: 0.0 }
    }

    /// Where a piece left with the last move, to another cell or for good.
    fn left(&self) -> Option<Cell> {
        match self.last?.played {
            Move::Step { from, .. } | Move::Remove(from) => Some(from),
            Move::Place(_) | Move::Stop => None,
        }
    }

    /// What the last move took off the board, with the side that it belonged to.
    fn taken(&self) -> (Cells, Side) {
        match self.last {
            Some(Happening { side, played: Move::Remove(cell), .. }) => (Cells::only(*cell), *side),
            Some(last) => (last.captured, last.side.other()),
            None => (Cells::NONE, Side::SOUTH),
        }
    }

    fn eyes(&self) -> Vec<Item> {
        let mut empty = self.position.empty() & !self.taken().0;
        empty.remove(self.position.options().centre());
        self.left().into_iter().for_each(|cell| empty.remove(cell));
        empty.iter().map(|cell| Item::sprite(self.look.eye, self.middle(cell))).collect()
    }

    fn labels(&self) -> Vec<Item> {
        let (near, far) = (self.look.edge() - LABELS, HEIGHT - self.look.edge() + LABELS);
        let label =
            |x: f32, y: f32, text: String| Item::Label { at: Point::new(x, y), size: 36.0, text, colour: "sand-text" };
        let mut items = Vec::new();
        for place in 0..self.look.size {
            let (cell, at) = (Cell::new(place, place), self.middle(Cell::new(place, place)));
            let text = cell.to_string();
            let (letter, number) = text.split_at(1);
            items.extend([near, far].map(|y| label(at.x, y, letter.to_owned())));
            items.extend([near, far].map(|x| label(x, at.y, number.to_owned())));
        }
        items
    }

    fn ghosts(&self) -> Vec<Item> {
        let (cells, side) = self.taken();
        let ghost = ["ghost-1", "ghost-2"][side.index()];
        cells.iter().flat_map(|cell| [self.sprite(ghost, cell), self.sprite("cross", cell)]).collect()
    }

    /// The way of a step, up to the halo.
    fn way(&self) -> Vec<Item> {
        let Some(Move::Step { from, to }) = self.last.map(|last| last.played) else { return Vec::new() };
        let (from, to) = (self.middle(from), self.middle(to));
        let (x, y) = (to.x - from.x, to.y - from.y);
        let share = 1.0 - (self.look.halo() + 2.0) / x.hypot(y);
        let to = from.plus(x * share, y * share);
        // On the largest board there is no room for it.
        let ring = Some(Item::Ring { at: from, radius: 0.2 * self.look.cell, kind: Ring::Left });
        ring.filter(|_| self.look.size < 9)
            .into_iter()
            .chain([Item::Arrow { from, to, width: 0.11 * self.look.cell }])
            .collect()
    }

    /// Where the chosen piece can go, where a chain can go on, and where an opening allows few cells.
    fn targets(&self) -> Vec<Item> {
        let Some(side) = self.view.to_move(self.position.turn()) else { return Vec::new() };
        let targets = match (self.position.phase(), chosen(self.view)) {
            (Phase::Place { .. }, _) if self.view.chosen.is_some() && self.position.places(side).count() <= 2 => {
                self.position.places(side)
            }
            (Phase::Move | Phase::Chain(_), Some(from)) => arrivals(self.position, from),
            (Phase::Chain(cell), None) => self.position.captures_on(side, cell),
            (Phase::Place { .. } | Phase::Move, _) => Cells::NONE,
        };
        targets.iter().map(|cell| Item::sprite("target", self.middle(cell))).collect()
    }

    fn halos(&self) -> Vec<Item> {
        let Some(last) = self.last else { return Vec::new() };
        let moved = match last.played {
            Move::Place(cell) => [last.pair, Some(cell)],
            Move::Step { to, .. } => [Some(to), None],
            Move::Remove(_) | Move::Stop => [None, None],
        };
        let halo =
            |cell: Cell| Item::Halo { at: self.middle(cell), radius: self.look.halo(), side: last.side.number() };
        moved.into_iter().flatten().map(halo).collect()
    }

    /// All pieces, from the top of the picture to its bottom.
    fn pieces(&self) -> Vec<Item> {
        let [south, north] = self.position.pieces();
        let mut cells: Vec<Cell> = (south | north).iter().collect();
        cells.sort_by_key(|&cell| (self.middle(cell).y as i32, self.middle(cell).x as i32));
        let piece = |cell: Cell| {
            let side = if south.has(cell) { Side::SOUTH } else { Side::NORTH };
            let place = usize::from(cell.row()) * 10 + usize::from(cell.column());
            self.sprite(variant(self.look.pieces[side.index()], place, 0, side.index()), cell)
        };
        cells.into_iter().map(piece).collect()
    }

    /// Pieces that may start, or the one that is chosen.
    fn outlines(&self) -> Vec<Item> {
        let Some(side) = self.view.to_move(self.position.turn()) else { return Vec::new() };
        let outline =
            |cell: Cell| Item::Outline { at: self.middle(cell), radius: 1.1 * self.look.radius(), side: side.number() };
        startable(self.position, self.view).iter().map(outline).collect()
    }

    /// A side's sign, what it has on the board and in hand, and in small what is still to be placed or what it took.
    fn tray(&self, side: Side) -> Vec<Item> {
        let position = self.position;
        let is_below = side == self.view.from;
        let y = |from_edge: f32| if is_below { HEIGHT - from_edge } else { from_edge };
        let token = ["token-1", "token-2"][side.index()];
        let mut items = match self.view.to_move(position.turn()) {
            Some(due) if due == side => vec![
                Item::sprite("plate-left", Point::new(TRAYS + 10.0, y(84.0))),
                Item::sprite(token, Point::new(TRAYS + 6.0, y(84.0))),
            ],
            _ => vec![Item::sprite(token, Point::new(TRAYS, y(84.0)))],
        };
        if position.is_blocked() && position.turn() == Turn::Move(side.other()) {
            items.push(Item::Sprite { name: "cross", at: Point::new(TRAYS, y(84.0)), scale: 0.5, turn: 0.0 });
        }
        let left = position.pieces()[side.index()].count() + position.hand(side);
        items.push(Item::Chip { at: Point::new(TRAYS, y(168.0)), radius: 34.0, size: 46.0, count: u16::from(left) });
        let (owner, minis) = match position.phase() {
            Phase::Place { .. } => (side, position.hand(side)),
            Phase::Move | Phase::Chain(_) => {
                let enemy = position.pieces()[side.other().index()].count();
                (side.other(), position.options().pieces() - enemy)
            }
        };
        let Look { columns, pitch, mini, .. } = self.look;
        let place = |index: usize| {
            let (row, column) = (index / columns, index % columns);
            let x = TRAYS + pitch * (column as f32 - (columns - 1) as f32 / 2.0);
            Point::new(x, y(168.0 + 48.0 + pitch * (row as f32 + 0.5)))
        };
        let name = ["mini-1", "mini-2"][owner.index()];
        let all = usize::from(minis);
        items.extend((0..all).map(|index| Item::Sprite { name, at: place(index), scale: mini, turn: 0.0 }));
        let (taken, of) = self.taken();
        let new = if of == owner { usize::from(taken.count()) } else { 0 };
        let ring = |index: usize| Item::Ring { at: place(index), radius: 100.0 * mini + 2.0, kind: Ring::Arrived };
        items.extend((all.saturating_sub(new)..all).map(ring));
        items
    }
}

/// What a size of board changes. Lengths are in units of the canvas.
struct Look {
    size: u8,
    board: &'static str,
    eye: &'static str,
    /// Along an edge.
    cell: f32,
    pieces: [&'static [&'static str]; 2],
    /// How the small pieces beside the board lie.
    columns: usize,
    pitch: f32,
    mini: f32,
}

impl Look {
    fn new(size: u8) -> Look {
        let small: [&'static [&'static str]; 2] = [&["stone-1s"], &["stone-2s"]];
        let (board, eye, cell, pieces) = match size {
            5 => {
                let pieces: [&'static [&'static str]; 2] =
                    [&["stone-1a", "stone-1b", "stone-1c"], &["stone-2a", "stone-2b", "stone-2c"]];
                ("board-seega-5", "eye-5", 184.0, pieces)
            }
            7 => ("board-seega-7", "eye-7", 132.0, small),
            _ => ("board-seega-9", "eye-9", 104.0, small),
        };
        let (columns, pitch, mini) = match size {
            5 => (2, 50.0, 0.2),
            7 => (3, 36.0, 0.145),
            _ => (4, 28.0, 0.112),
        };
        Look { size, board, eye, cell, pieces, columns, pitch, mini }
    }

    /// The radius of a piece; sprites are drawn for 100.
    fn radius(&self) -> f32 {
        0.36 * self.cell
    }

    fn halo(&self) -> f32 {
        1.2 * self.radius()
    }

    /// Where the grid begins, from the left and from the top.
    fn edge(&self) -> f32 {
        64.0 + (936.0 - self.cell * f32::from(self.size)) / 2.0
    }
}

/// The pieces that the side to move can begin with, or the one that it has chosen; none unless they are to be marked.
pub(super) fn startable(position: &Seega, view: View<'_>) -> Cells {
    let mut starts = Cells::NONE;
    if view.chosen.is_none() || view.to_move(position.turn()).is_none() {
        return starts;
    }
    for m in position.moves() {
        match m {
            Move::Step { from, .. } | Move::Remove(from) if chosen(view).is_none_or(|chosen| chosen == from) => {
                starts.insert(from);
            }
            _ => {}
        }
    }
    starts
}

/// The piece that is chosen.
fn chosen(view: View<'_>) -> Option<Cell> {
    Cell::read(&folded(view.chosen?.first()?))
}

/// Where the piece on this cell can step.
fn arrivals(position: &Seega, piece: Cell) -> Cells {
    let mut arrivals = Cells::NONE;
    for m in position.moves() {
        match m {
            Move::Step { from, to } if from == piece => arrivals.insert(to),
            _ => {}
        }
    }
    arrivals
}
