use super::board::PITS;
use super::rules::{Happening, PitNumber, Refusal, Sokusowo};
use crate::games::drawing::variant;
use crate::games::mancala::{Heap, Shown, Step, name, sorted};
use crate::games::{Depict, View};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::{Outcome, Position, Reason, Side, Turn};
use crate::scene::{Item, Point, Ring, Scene};

const HEIGHT: f32 = 664.0;
/// Half a pit, in units of the canvas.
const PIT: f32 = 82.0;
const SEEDS: [&str; 6] = ["seed-1", "seed-2", "seed-3", "seed-4", "seed-5", "seed-6"];
const STEPS: [Step; 4] = [
    Step { up_to: 14, scale: 1.0, pitch: 35.0 },
    Step { up_to: 19, scale: 0.88, pitch: 31.0 },
    Step { up_to: 28, scale: 0.74, pitch: 26.0 },
    Step { up_to: 74, scale: 0.65, pitch: 23.0 },
];

impl Depict for Sokusowo {
    fn scene(&self, last: Option<&Happening>, view: View<'_>) -> Scene {
        let pits = self.pits();
        let shown = self.shown(&pits, last, view);
        Scene {
            palette: "sokusowo",
            width: 1200,
            height: HEIGHT as u16,
            items: self.items(&shown, last),
            text: shown.text(),
            alt: self.alt(last, view),
        }
    }

    fn pads(&self) -> Vec<PitNumber> {
        (1..=6).map(PitNumber).collect()
    }

    fn side_name(side: Side) -> Phrase {
        name(side)
    }

    fn told(happening: &Happening) -> Phrase {
        let end = happening.laps.last().map_or(0, |lap| lap.to);
        let (side, end_side) = (name(happening.side), name(owner(end)));
        let (pit, laps, end) = (happening.pit.0, happening.laps.len(), end % 6 + 1);
        match happening.swept {
            [0, 0] => phrase!("sokusowo-played", side = side, pit = pit, laps = laps, end_side = end_side, end = end),
            [south, north] => phrase!(
                "sokusowo-played-last",
                side = side,
                pit = pit,
                laps = laps,
                end_side = end_side,
                end = end,
                south = south,
                north = north
            ),
        }
    }

    fn ended(&self, outcome: Outcome) -> Phrase {
        let [fewer, more] = sorted(self.stores());
        match outcome.reason {
            Reason::Majority => phrase!("sokusowo-ended-majority", more = more, fewer = fewer),
            _ => phrase!("sokusowo-ended-exhausted", more = more, fewer = fewer),
        }
    }

    fn explained(refusal: &Refusal) -> Phrase {
        match refusal {
            Refusal::NoSuchPit(_) => phrase!("sokusowo-no-such-pit"),
            Refusal::Empty(pit) => phrase!("sokusowo-empty", pit = pit.0),
            Refusal::OneSeed(pit) => phrase!("sokusowo-one-seed", pit = pit.0),
        }
    }

    fn stages(&self, m: PitNumber) -> Vec<(Sokusowo, Happening)> {
        self.laps(m)
    }
}

fn owner(pit: u8) -> Side {
    Side::from_index(pit / 6)
}

impl Sokusowo {
    fn shown<'a>(&self, pits: &'a [u8], last: Option<&Happening>, view: View<'_>) -> Shown<'a> {
        let mut arrived = last.map_or([0, 0], |last| last.swept);
        if let Some(last) = last {
            arrived[last.side.index()] += last.laps.len() as u8;
        }
        Shown {
            pits,
            stores: self.stores(),
            arrived,
            way: last.and_then(|last| {
                let (first, end) = (last.laps.first()?, last.laps.last()?);
                Some((usize::from(first.from), usize::from(end.to)))
            }),
            to_move: view.to_move(self.turn()),
            playable: self.moves().map(|number| number.0).collect(),
            from: view.from,
        }
    }

    fn items(&self, shown: &Shown, last: Option<&Happening>) -> Vec<Item> {
        let mut items = vec![Item::sprite("board-sokusowo", Point::new(0.0, 0.0))];
        items.extend(nails(self.total()));
        items.extend(rings(shown, last));
        for pit in 0..usize::from(PITS) {
            let heap = Heap::new(shown.pits[pit], middle(shown, pit), &STEPS);
            items.extend(heap.places.iter().enumerate().map(|(index, &at)| Item::Sprite {
                name: variant(&SEEDS, pit, shown.pits[pit], index),
                at,
                scale: heap.scale,
                turn: 0.0,
            }));
        }
        for side in [Side::NORTH, Side::SOUTH] {
            let kept = last.filter(|last| last.side == side).map_or(0, |last| last.laps.len());
            // Seeds that were swept together at the end lie behind those that the last move kept.
            let swept = last.map_or(0, |last| usize::from(last.swept[side.index()]));
            items.extend(self.store(shown, side, kept, swept));
        }
        for pit in 0..usize::from(PITS) {
            items.extend(labels(shown, pit));
        }
        items.extend(badges(shown, last));
        items
    }

    /// A side's trough: its sign, its seeds in groups of ten, their number.
    fn store(&self, shown: &Shown, side: Side, kept: usize, swept: usize) -> Vec<Item> {
        let seeds = shown.stores[side.index()];
        let y = store_height(shown.is_below(side));
        let row = Row::new(self.total());
        let mut items = shown.sign(side, Point::new(86.0, y));
        let place = |index: usize| row.place(index).plus(0.0, y);
        items.extend((0..usize::from(seeds)).map(|index| Item::Sprite {
            name: variant(&SEEDS, usize::from(PITS) + side.index(), 0, index),
            at: place(index),
            scale: row.scale,
            turn: 0.0,
        }));
        let before = usize::from(seeds).saturating_sub(swept);
        items.extend((before.saturating_sub(kept)..before).map(|index| Item::Ring {
            at: place(index),
            radius: 19.2 * row.scale,
            kind: Ring::Arrived,
        }));
        items.push(Item::Chip { at: Point::new(1096.0, y), radius: 34.0, size: 46.0, count: u16::from(seeds) });
        items
    }

    fn alt(&self, last: Option<&Happening>, view: View<'_>) -> Vec<Phrase> {
        let pits = self.pits();
        let [south, north] = self.stores();
        let row = |side: Side| {
            let row = &pits[6 * side.index()..][..6];
            phrase!(
                "sokusowo-row",
                side = name(side),
                first = row[0],
                second = row[1],
                third = row[2],
                fourth = row[3],
                fifth = row[4],
                sixth = row[5]
            )
        };
        let mut alt: Vec<Phrase> = last.map(Sokusowo::told).into_iter().collect();
        alt.extend([row(Side::SOUTH), row(Side::NORTH), phrase!("sokusowo-stores", south = south, north = north)]);
        if let Turn::Over(outcome) = self.turn() {
            alt.push(self.result(outcome));
        }
        if let Some(side) = view.to_move(self.turn()) {
            let moves = Arg::AnyOf(self.moves().map(|number| Arg::from(number.0)).collect());
            alt.push(phrase!("to-move", side = name(side), moves = moves));
        }
        alt
    }
}

/// Where the seeds of a store lie along its trough.
struct Row {
    pitch: f32,
    scale: f32,
}

impl Row {
    /// The row in which all seeds of a game have room.
    fn new(total: u8) -> Row {
        let (tens, columns) = (f32::from(total.div_ceil(10)), f32::from(total.div_ceil(2)));
        let pitch = ((800.0 - 14.0 * (tens - 1.0)) / columns).floor().min(31.0);
        Row { pitch, scale: 0.78 * pitch / 31.0 }
    }

    /// Relative to the left edge of the canvas and the middle of the trough.
    fn place(&self, index: usize) -> Point {
        let x = 222.0 + self.pitch * (index / 2) as f32 + 14.0 * (index / 10) as f32;
        Point::new(x, if index.is_multiple_of(2) { -14.0 } else { 14.0 })
    }
}

/// The nails over the last seed of the half: a store that reaches beyond them has won.
fn nails(total: u8) -> Vec<Item> {
    let x = Row::new(total).place(usize::from(total / 2) - 1).x + 1.5;
    [true, false]
        .into_iter()
        .map(store_height)
        .flat_map(|y| [y - 36.0, y + 36.0])
        .map(|y| Item::sprite("nail", Point::new(x, y)))
        .collect()
}

fn store_height(below: bool) -> f32 {
    if below { 588.0 } else { 76.0 }
}

/// 1 towards the edge for the lower row, −1 for the upper one.
fn outwards(shown: &Shown, pit: usize) -> f32 {
    if shown.is_below(shown.side_of(pit)) { 1.0 } else { -1.0 }
}

fn middle(shown: &Shown, pit: usize) -> Point {
    Point::new(140.0 + 184.0 * shown.column_of(pit) as f32, HEIGHT / 2.0 + 96.0 * outwards(shown, pit))
}

/// A pit's number and its count.
fn labels(shown: &Shown, pit: usize) -> Vec<Item> {
    let outwards = outwards(shown, pit);
    let at = middle(shown, pit).plus(0.0, 105.0 * outwards);
    let number = shown.number_of(pit);
    let mut items = vec![if shown.is_playable(pit) {
        let side = shown.side_of(pit).number();
        Item::Tab { at, width: 64.0, height: 38.0, size: 32.0, number: u16::from(number), side }
    } else {
        Item::Label { at, size: 30.0, text: number.to_string(), colour: "wood-text" }
    }];
    if shown.pits[pit] > 0 {
        let at = middle(shown, pit).plus(72.0, 72.0 * outwards);
        items.push(Item::Chip { at, radius: 28.0, size: 38.0, count: u16::from(shown.pits[pit]) });
    }
    items
}

/// The way of the last move: one ring for each pit that it passed.
fn rings(shown: &Shown, last: Option<&Happening>) -> Vec<Item> {
    let Some((start, end)) = shown.way else { return Vec::new() };
    let mut kinds = [None; PITS as usize];
    for lap in last.into_iter().flat_map(|last| &last.laps) {
        kinds[usize::from(lap.from)] = Some(Ring::Relay);
    }
    kinds[start] = Some(Ring::Start);
    kinds[end] = Some(Ring::End);
    let ring = |pit: usize, kind: Ring| Item::Ring { at: middle(shown, pit), radius: PIT + 3.0, kind };
    let mut items: Vec<Item> =
        (0..usize::from(PITS)).filter_map(|pit| kinds[pit].map(|kind| ring(pit, kind))).collect();
    if start == end {
        items.push(Item::Ring { at: middle(shown, end), radius: PIT + 12.0, kind: Ring::Return });
    }
    items
}

/// The number of each lap where it began; a pit of several laps has the last one's.
fn badges(shown: &Shown, last: Option<&Happening>) -> Vec<Item> {
    let mut numbers = [0; PITS as usize];
    for (index, lap) in last.into_iter().flat_map(|last| &last.laps).enumerate() {
        numbers[usize::from(lap.from)] = index as u16 + 1;
    }
    let badge = |pit: usize| {
        let outwards = outwards(shown, pit);
        // Towards the middle line; where the pit opposite has one too, both move along their rings, out of each
        // other's way.
        let opposite = numbers[usize::from(PITS) - 1 - pit] > 0;
        let (x, y) = if opposite { (26.0, 80.0) } else { (0.0, 84.0) };
        Item::Badge { at: middle(shown, pit).plus(x * outwards, -y * outwards), number: numbers[pit] }
    };
    (0..usize::from(PITS)).filter(|&pit| numbers[pit] > 0).map(badge).collect()
}
