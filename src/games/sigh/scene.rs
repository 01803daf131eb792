use std::collections::BTreeSet;

use super::happening::{Moved, Release, Shown};
use super::layout::Layout;
use super::mound::Hole;
use super::moves::{Step, Way};
use super::pieces::Contents;
use super::position::{Left, Stage};
use super::{Happening, Move, Refusal, Sigh};
use crate::games::{Depict, View};
use crate::phrase::Phrase;
use crate::rules::{Outcome, Position, Side, folded};
use crate::scene::{Item, Point, Ring, Scene};

pub(super) const CAPTIVES: [&str; 2] = ["captive-1", "captive-2"];
pub(super) const FREE: [&str; 2] = ["free-1", "free-2"];
const GHOSTS: [&str; 2] = ["ghost-1", "ghost-2"];
const TWIGS: [&str; 2] = ["twig-1", "twig-2"];
const BACK: [&str; 2] = ["back-1", "back-2"];
/// Pieces are drawn for holes of this radius.
const DRAWN: f32 = 100.0;
/// Where holes lie closer, every second column has its number, and twigs are shorter.
const NARROW: f32 = 64.0;

impl Depict for Sigh {
    fn scene(&self, last: Option<&Happening>, view: View<'_>) -> Scene {
        let to_move = view.to_move(self.turn());
        let landings =
            view.chosen.filter(|_| to_move.is_some()).map(|chosen| self.landings(chosen)).unwrap_or_default();
        let layout = Layout { mound: self.options.mound, from: view.from };
        let mut items = self.mound_items(layout, last, &landings);
        items.extend(self.tray_items(layout, last, to_move));
        Scene {
            palette: "sigh",
            width: 1200,
            height: (372.0 + layout.bottom()) as u16,
            items,
            text: self.text(last, to_move, &landings),
            alt: self.alt(last, to_move),
        }
    }

    /// From where, then to where.
    fn steps(m: Move) -> Vec<String> {
        vec![m.from.to_string(), m.to.to_string()]
    }

    fn is_origin(folded: &str) -> bool {
        Hole::read(folded).is_some()
    }

    fn side_name(side: Side) -> Phrase {
        super::alt::name(side)
    }

    fn told(happening: &Happening) -> Phrase {
        super::alt::told(happening)
    }

    /// All throws for the opening are told together.
    fn tells_before(happening: &Happening) -> bool {
        !happening.in_vain.is_empty()
    }

    fn linked(now: Happening, before: &Happening) -> Happening {
        now.after(before)
    }

    fn ended(&self, outcome: Outcome) -> Phrase {
        self.how(outcome)
    }

    fn explained(refusal: &Refusal) -> Phrase {
        super::alt::explained(refusal)
    }
}

impl Sigh {
    /// Where the legal moves land that begin with these steps.
    fn landings(&self, chosen: &[String]) -> BTreeSet<Hole> {
        let begins_so = |m: &Move| Sigh::steps(*m).iter().zip(chosen).all(|(step, chosen)| *step == folded(chosen));
        self.moves().filter(begins_so).map(|m| m.to).collect()
    }

    /// The mound with everything that lies on it.
    fn mound_items(&self, layout: Layout, last: Option<&Happening>, landings: &BTreeSet<Hole>) -> Vec<Item> {
        let mound = layout.mound;
        let board = if mound.rows == 3 { "board-sigh-3" } else { "board-sigh-4" };
        let mut items = vec![Item::sprite(board, Point::new(0.0, 0.0))];
        let holes: Vec<Hole> =
            (0..mound.rows).flat_map(|row| (0..mound.holes).map(move |column| Hole { row, column })).collect();
        let scaled =
            |name: &'static str, at: Point| Item::Sprite { name, at, scale: layout.radius() / DRAWN, turn: 0.0 };
        items.extend(holes.iter().map(|&hole| scaled("mound-hole", layout.hole(hole))));
        items.extend(labels(layout));
        items.extend([Side::SOUTH, Side::NORTH].into_iter().flat_map(|side| self.frontier_items(layout, side)));
        let shown = last.map(|last| last.shown.as_slice()).unwrap_or_default();
        items.extend(shown.iter().flat_map(|shown| ways(layout, shown)));
        let (stacked, empty): (Vec<Hole>, Vec<Hole>) =
            landings.iter().copied().partition(|&hole| self.owner(hole).is_some());
        items.extend(empty.iter().map(|&hole| Item::sprite("target", layout.hole(hole))));
        if let Some(hole) = shown.last().and_then(ended) {
            // Pellets and shells are both round enough.
            items.push(Item::Halo { at: layout.hole(hole), radius: halo(layout), side: 1 });
        }
        let mut rows: Vec<u8> = (0..mound.rows).collect();
        rows.sort_by(|&a, &b| layout.row(a).total_cmp(&layout.row(b)));
        for row in rows {
            for hole in holes.iter().filter(|hole| hole.row == row) {
                items.extend(self.piece_items(layout, *hole));
            }
        }
        items.extend(self.rachva_items(layout, last));
        let radius = halo(layout);
        items.extend(stacked.iter().map(|&hole| Item::Outline { at: layout.hole(hole), radius, side: 1 }));
        items.extend(shown.iter().filter_map(|shown| capture(layout, shown)));
        items.extend(laps(layout, shown));
        items
    }

    /// Whose pieces stand in a hole, and which.
    pub(super) fn owner(&self, hole: Hole) -> Option<(Side, Contents)> {
        [Side::SOUTH, Side::NORTH].into_iter().find_map(|side| {
            let contents = self.pieces[side.index()].at(self.options.mound.place(side, hole)?);
            (!contents.is_empty()).then_some((side, contents))
        })
    }

    fn piece_items(&self, layout: Layout, hole: Hole) -> Vec<Item> {
        let Some((side, contents)) = self.owner(hole) else { return Vec::new() };
        let (at, radius, index) = (layout.hole(hole), layout.radius(), side.index());
        let scaled =
            |name: &'static str, scale: f32, turn: f32| Item::Sprite { name, at, scale: scale * radius / DRAWN, turn };
        if contents.captives > 0 {
            return vec![scaled(CAPTIVES[index], 0.86, 0.0)];
        }
        let mut items = vec![scaled(FREE[index], 1.0, 0.0)];
        if contents.backwards > 0 {
            let turn = if layout.runs_left(side, hole.row) { 0.0 } else { 180.0 };
            items.push(scaled(BACK[index], 1.0, turn));
        }
        if self.options.mound.place(side, hole).is_some_and(|place| self.is_stopped(place)) {
            items.push(scaled("stopped", 1.0, 0.0));
        }
        if contents.total() > 1 {
            // On the edge of the piece, or above one that it would hide.
            let (x, y) = if layout.pitch() < NARROW { (0.0, -radius - 17.0) } else { (0.8 * radius, -0.8 * radius) };
            let at = at.plus(x, y);
            items.push(Item::Chip { at, radius: 18.0, size: 28.0, count: u16::from(contents.total()) });
        }
        items
    }

    /// The frontier: dots round its hole, and a twig between it and the captives.
    fn frontier_items(&self, layout: Layout, side: Side) -> Vec<Item> {
        let Some(hole) = self.frontier(side) else { return Vec::new() };
        let at = layout.hole(hole);
        let dots = Item::Dots { at, radius: layout.radius() + 5.0, side: side.number() };
        // Captives stand behind; before any release the frontier lies at the start of another row.
        let behind = if layout.runs_left(side, hole.row) { 1.0 } else { -1.0 };
        let scale = if layout.pitch() < NARROW { 0.66 } else { 1.0 };
        let at = at.plus(behind * layout.pitch() / 2.0, 0.0);
        vec![dots, Item::Sprite { name: TWIGS[side.index()], at, scale, turn: 0.0 }]
    }

    /// The pieces that are left in the rachva, in the middle of the own second row, and ghosts of those taken in this turn.
    fn rachva_items(&self, layout: Layout, last: Option<&Happening>) -> Vec<Item> {
        let (Stage::Rachva(Left { pieces, unshielded }) | Stage::Taken(Left { pieces, unshielded })) = self.stage
        else {
            return Vec::new();
        };
        let (shielded, unshielded) = match last {
            Some(last) if last.side == self.side => (last.shielded, last.unshielded),
            _ => (0, unshielded),
        };
        let radius = layout.radius();
        let mut items = Vec::new();
        for side in [Side::NORTH, Side::SOUTH] {
            let row = if side == Side::SOUTH { 1 } else { layout.mound.rows - 2 };
            // In three rows both have the same second row.
            let apart = if layout.mound.rows == 3 { 52.0 } else { 0.0 };
            let y = layout.row(row) + if side == layout.from { apart } else { -apart };
            let taken = if side == self.side { 0 } else { shielded + unshielded };
            let all = pieces[side.index()] + taken;
            let first = (layout.mound.holes - all) / 2;
            for number in 0..all {
                let column = first + number;
                let column = if layout.from == Side::SOUTH { column } else { layout.mound.holes - 1 - column };
                let at = Point::new(layout.column(column), y);
                let ghost = number.checked_sub(pieces[side.index()]);
                if ghost.is_some_and(|ghost| ghost < shielded) {
                    items.push(Item::Halo { at, radius: 1.1 * radius, side: 1 });
                }
                let name = if ghost.is_some() { GHOSTS[side.index()] } else { FREE[side.index()] };
                items.push(Item::Sprite { name, at, scale: radius / DRAWN, turn: 0.0 });
            }
        }
        items
    }
}

/// The letters of the rows, the directions in them, and the numbers of the columns.
fn labels(layout: Layout) -> Vec<Item> {
    let (mound, mut items) = (layout.mound, Vec::new());
    let chevron = |name: &'static str, x: f32, y: f32, is_left: bool| Item::Sprite {
        name,
        at: Point::new(x, y),
        scale: 1.0,
        turn: if is_left { 180.0 } else { 0.0 },
    };
    for row in 0..mound.rows {
        let (y, letter) = (layout.row(row), char::from(b'a' + row));
        items.push(Item::Label { at: Point::new(34.0, y), size: 38.0, text: letter.to_string(), colour: "sand-text" });
        let [south, north] = [Side::SOUTH, Side::NORTH].map(|side| layout.runs_left(side, row));
        if mound.rows == 3 {
            items.push(chevron("chevron-1", 62.0, y, south));
            items.push(chevron("chevron-2", 1164.0, y, north));
        } else {
            items.push(chevron("chevron", 62.0, y, south));
        }
    }
    let is_narrow = layout.pitch() < NARROW;
    let size = if is_narrow { 28.0 } else { 34.0 };
    for column in (0..mound.holes).filter(|column| !is_narrow || column % 2 == 0) {
        let at = Point::new(layout.column(column), layout.bottom() + 108.0);
        items.push(Item::Label { at, size, text: (column + 1).to_string(), colour: "sand-text" });
    }
    items
}

/// The hole where a piece stands that something has just moved.
fn ended(shown: &Shown) -> Option<Hole> {
    match *shown {
        Shown::Moved(Moved { to, .. }) => Some(to),
        Shown::Released(Release { stepped, .. }) => stepped.map(|(_, to)| to),
        Shown::Undone(_) => None,
    }
}

fn capture(layout: Layout, shown: &Shown) -> Option<Item> {
    let (Shown::Moved(Moved { taken, .. }) | Shown::Released(Release { taken, .. })) = shown else { return None };
    let reach = reach(layout);
    let at = layout.hole(ended(shown)?).plus(reach, -reach);
    (!taken.is_empty()).then(|| Item::sprite("taken", at))
}

/// The radius of marks round a piece, which shells do not hide.
fn halo(layout: Layout) -> f32 {
    (1.22 * layout.radius()).max(layout.radius() + 8.0)
}

/// How far from a piece's middle, across and up, marks stand that may not hide it.
fn reach(layout: Layout) -> f32 {
    (0.95 * layout.radius()).max(27.0)
}

/// The way of a move, with a ring where it began.
fn ways(layout: Layout, shown: &Shown) -> Vec<Item> {
    let (Shown::Moved(moved) | Shown::Undone(moved)) = shown else { return Vec::new() };
    let is_undone = matches!(shown, Shown::Undone(_));
    let holes = through(layout, moved.step).into_iter().map(|place| layout.mound.hole(moved.side, place));
    let mut points: Vec<Point> = holes.map(|hole| layout.hole(hole)).collect();
    if let [.., before, last] = points.as_mut_slice() {
        // The tip stays outside the halo.
        let (x, y) = (last.x - before.x, last.y - before.y);
        let share = (halo(layout) + 4.0) / x.hypot(y).max(1.0);
        *last = last.plus(-x * share, -y * share);
    }
    let width = (0.15 * layout.pitch()).min(13.0);
    let from = layout.hole(moved.from);
    let ring = (!is_undone).then_some(Item::Ring { at: from, radius: layout.radius() / 2.0, kind: Ring::Left });
    ring.into_iter().chain([Item::Trail { points, width, is_undone }]).collect()
}

/// The places that a step goes through, its first and last too.
fn through(layout: Layout, Step { from, to, way }: Step) -> Vec<u8> {
    let (mound, last) = (layout.mound, layout.mound.last());
    match way {
        Way::Ahead if to > from => (from..=to).collect(),
        Way::Ahead => (from..=last).chain(mound.circuit()..=to).collect(),
        Way::Turning => (from..=last).chain((to..last).rev()).collect(),
        Way::Retreating | Way::Back => (to..=from).rev().collect(),
    }
}

/// The numbers of several moves at their ends.
fn laps(layout: Layout, shown: &[Shown]) -> Vec<Item> {
    let moves = shown.iter().filter_map(|shown| if let Shown::Moved(moved) = shown { Some(moved) } else { None });
    if moves.clone().count() < 2 {
        return Vec::new();
    }
    let reach = reach(layout);
    (1..)
        .zip(moves)
        .map(|(number, moved)| Item::Badge { at: layout.hole(moved.to).plus(-reach, -reach), number })
        .collect()
}
