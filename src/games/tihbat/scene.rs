use super::rules::{Happening, Move, Refusal, Tihbat};
use crate::games::drawing::variant;
use crate::games::mancala::{Heap, Shown, Step, name, sorted};
use crate::games::{Depict, View};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::{Outcome, Position, Reason, Side, Turn};
use crate::scene::{Item, Point, Ring, Scene};

const HEIGHT: f32 = 720.0;
/// Half a hollow, in units of the canvas.
const HOLLOW: f32 = 148.0;
const PEBBLES: [&str; 8] =
    ["pebble-1", "pebble-2", "pebble-3", "pebble-4", "pebble-5", "pebble-6", "pebble-7", "pebble-8"];
const STEPS: [Step; 2] = [Step { up_to: 28, scale: 1.0, pitch: 47.5 }, Step { up_to: 74, scale: 0.86, pitch: 41.0 }];

impl Depict for Tihbat {
    fn scene(&self, last: Option<&Happening>, view: View<'_>) -> Scene {
        let pits = self.pits();
        let shown = self.shown(&pits, last, view);
        Scene {
            palette: "tihbat",
            width: 1200,
            height: HEIGHT as u16,
            items: items(&shown, last),
            text: shown.text(),
            alt: self.alt(last, view),
        }
    }

    fn pads(&self) -> Vec<Move> {
        let pass = Some(Move::Pass).filter(|&pass| self.check(pass).is_ok());
        [Move::Sow(1), Move::Sow(2)].into_iter().chain(pass).collect()
    }

    fn side_name(side: Side) -> Phrase {
        name(side)
    }

    fn told(happening: &Happening) -> Phrase {
        let side = name(happening.side);
        let shared = happening.shared;
        let (Move::Sow(pit), Some((_, end))) = (happening.played, happening.way) else {
            return match shared {
                0 => phrase!("tihbat-passed", side = side),
                _ => phrase!("tihbat-passed-last", side = side, shared = shared),
            };
        };
        let (end_side, end) = (name(Side::from_index(end / 2)), end % 2 + 1);
        let (seeds, captured) = (happening.seeds, happening.captured);
        match (captured, shared) {
            (_, 1..) => phrase!(
                "tihbat-played-last",
                side = side,
                pit = pit,
                seeds = seeds,
                end_side = end_side,
                end = end,
                shared = shared
            ),
            (0, 0) => {
                phrase!("tihbat-played", side = side, pit = pit, seeds = seeds, end_side = end_side, end = end)
            }
            (1.., 0) => phrase!(
                "tihbat-captured",
                side = side,
                pit = pit,
                seeds = seeds,
                end_side = end_side,
                end = end,
                captured = captured
            ),
        }
    }

    fn ended(&self, outcome: Outcome) -> Phrase {
        let [fewer, more] = sorted(self.captured());
        match outcome.reason {
            Reason::Majority => phrase!("tihbat-ended-majority", more = more, fewer = fewer),
            Reason::Repetition => phrase!("tihbat-ended-repetition", more = more, fewer = fewer),
            _ => phrase!("tihbat-ended-captured", more = more, fewer = fewer),
        }
    }

    fn explained(refusal: &Refusal) -> Phrase {
        match refusal {
            Refusal::NoSuchPit(_) => phrase!("tihbat-no-such-pit"),
            Refusal::Empty(pit) => phrase!("tihbat-empty", pit = *pit),
            Refusal::MustPass => phrase!("tihbat-must-pass"),
            Refusal::MayNotPass => phrase!("tihbat-may-not-pass"),
        }
    }

    fn stages(&self, m: Move) -> Vec<(Tihbat, Happening)> {
        self.sown(m).into_iter().collect()
    }
}

impl Tihbat {
    fn shown<'a>(&self, pits: &'a [u8], last: Option<&Happening>, view: View<'_>) -> Shown<'a> {
        let mut arrived = last.map_or([0, 0], |last| [last.shared; 2]);
        if let Some(last) = last {
            arrived[last.side.index()] += last.captured;
        }
        Shown {
            pits,
            stores: self.captured(),
            arrived,
            way: last.and_then(|last| last.way).map(|(start, end)| (usize::from(start), usize::from(end))),
            to_move: view.to_move(self.turn()),
            playable: self
                .moves()
                .filter_map(|m| if let Move::Sow(number) = m { Some(number) } else { None })
                .collect(),
            from: view.from,
        }
    }

    fn alt(&self, last: Option<&Happening>, view: View<'_>) -> Vec<Phrase> {
        let pits = self.pits();
        let [south, north] = self.captured();
        let row = |side: Side| {
            let row = &pits[2 * side.index()..][..2];
            phrase!("tihbat-row", side = name(side), first = row[0], second = row[1])
        };
        let mut alt: Vec<Phrase> = last.map(Tihbat::told).into_iter().collect();
        alt.extend([row(Side::SOUTH), row(Side::NORTH), phrase!("tihbat-stores", south = south, north = north)]);
        if let Turn::Over(outcome) = self.turn() {
            alt.push(self.result(outcome));
        }
        match view.to_move(self.turn()) {
            Some(side) if self.check(Move::Pass).is_ok() => alt.push(phrase!("tihbat-to-pass", side = name(side))),
            Some(side) => {
                let numbers = self.moves().filter_map(|m| if let Move::Sow(number) = m { Some(number) } else { None });
                alt.push(phrase!("to-move", side = name(side), moves = Arg::AnyOf(numbers.map(Arg::from).collect())));
            }
            None => {}
        }
        alt
    }
}

fn items(shown: &Shown, last: Option<&Happening>) -> Vec<Item> {
    let mut items = vec![Item::sprite("board-tihbat", Point::new(0.0, 0.0))];
    let captured = last.map_or(0, |last| last.captured);
    if let Some((start, end)) = shown.way {
        let ghosts = Heap::new(captured, middle(shown, end), &STEPS);
        items.extend(ghosts.places.into_iter().map(|at| Item::Ghost { at, radius: 19.0 }));
        items.extend(rings(shown, start, end));
    }
    for pit in 0..4 {
        let heap = Heap::new(shown.pits[pit], middle(shown, pit), &STEPS);
        items.extend(heap.places.iter().enumerate().map(|(index, &at)| Item::Sprite {
            name: variant(&PEBBLES, pit, shown.pits[pit], index),
            at,
            scale: heap.scale,
            turn: 0.0,
        }));
    }
    for side in [Side::NORTH, Side::SOUTH] {
        let arrived = last.filter(|last| last.side == side).map_or(0, |last| last.captured);
        items.extend(captures(shown, side, usize::from(arrived)));
    }
    for pit in 0..4 {
        items.extend(labels(shown, pit));
    }
    items
}

/// 1 towards the edge for the lower row, −1 for the upper one.
fn outwards(shown: &Shown, pit: usize) -> f32 {
    if shown.is_below(shown.side_of(pit)) { 1.0 } else { -1.0 }
}

fn middle(shown: &Shown, pit: usize) -> Point {
    Point::new(420.0 + 360.0 * shown.column_of(pit) as f32, HEIGHT / 2.0 + 164.0 * outwards(shown, pit))
}

/// Where the last move began and ended. The rings lie a little inside the hollows' rims.
fn rings(shown: &Shown, start: usize, end: usize) -> Vec<Item> {
    let ring = |pit: usize, radius: f32, kind: Ring| Item::Ring { at: middle(shown, pit), radius, kind };
    let inside = HOLLOW - 2.0 + 3.0;
    vec![
        if start == end { ring(end, HOLLOW + 12.0, Ring::Return) } else { ring(start, inside, Ring::Start) },
        ring(end, inside, Ring::End),
    ]
}

/// A hollow's number and its count.
fn labels(shown: &Shown, pit: usize) -> Vec<Item> {
    let outwards = outwards(shown, pit);
    let at = middle(shown, pit).plus(-132.0, 122.0 * outwards);
    let number = shown.number_of(pit);
    let mut items = vec![if shown.is_playable(pit) {
        let side = shown.side_of(pit).number();
        Item::Tab { at, width: 60.0, height: 50.0, size: 38.0, number: u16::from(number), side }
    } else {
        Item::Label { at, size: 36.0, text: number.to_string(), colour: "wood-text" }
    }];
    if shown.pits[pit] > 0 {
        let at = middle(shown, pit).plus(124.0, 124.0 * outwards);
        items.push(Item::Chip { at, radius: 32.0, size: 44.0, count: u16::from(shown.pits[pit]) });
    }
    items
}

/// A side's captures beside the board: its sign, their number, the pebbles in rows.
fn captures(shown: &Shown, side: Side, arrived: usize) -> Vec<Item> {
    let count = shown.stores[side.index()];
    let (columns, pitch, scale) = if count <= 28 { (4, 48.0, 1.0) } else { (6, 33.0, 0.7) };
    let rows = usize::from(count).div_ceil(columns);
    let (sign, chip, first) = if shown.is_below(side) {
        // The lower corner has room for four rows; a higher pile lifts its sign and its number.
        let lift = (520.0 + pitch * rows.saturating_sub(1) as f32 - 670.0).max(0.0);
        (Point::new(1030.0, 446.0 - lift), Point::new(1138.0, 446.0 - lift), Point::new(1078.0, 520.0 - lift))
    } else {
        (Point::new(62.0, 70.0), Point::new(204.0, 70.0), Point::new(130.0, 140.0))
    };
    let place = |index: usize| {
        let (row, column) = (index / columns, index % columns);
        // Laid down by hand: a little out of line.
        let stray = |salt: usize| [-2.0, -1.0, 0.0, 1.0, 2.0][(index * 7 + index / columns * 3 + salt) % 5];
        let x = pitch * (column as f32 - (columns - 1) as f32 / 2.0);
        first.plus(x + stray(side.index()), pitch * row as f32 + stray(3))
    };
    let mut items = shown.sign(side, sign);
    items.push(Item::Chip { at: chip, radius: 34.0, size: 46.0, count: u16::from(count) });
    items.extend((0..usize::from(count)).map(|index| Item::Sprite {
        name: variant(&PEBBLES, 4 + side.index(), 0, index),
        at: place(index),
        scale,
        turn: 0.0,
    }));
    let before = usize::from(count).saturating_sub(arrived);
    items.extend((before..usize::from(count)).map(|index| Item::Ring {
        at: place(index),
        radius: 23.0 * scale,
        kind: Ring::Arrived,
    }));
    items
}
