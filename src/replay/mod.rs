//! A whole game as frames of a moving picture: its names, one frame a move with what was played, and how it came out.

mod caption;

use crate::games::{AnyGame, View};
use crate::rules::{Side, Turn};
use crate::scene::Frame;
use crate::table::{Record, RecordResult, follow};
use caption::{Caption, Part};

/// Pixels across.
pub const WIDTH: u32 = 600;
/// No platform takes much larger files.
pub const MOST_BYTES: usize = 8_000_000;

/// More moves than these are shown turn by turn, and then in steps of several turns.
const MOST_MOVES: usize = 240;
/// How long frames are seen, in hundredths of a second.
const TITLE: u16 = 150;
const MOVE: u16 = 100;
/// In a game of more moves than `MANY` each is seen for less long.
const QUICK_MOVE: u16 = 80;
const MANY: usize = 100;
const STAGE: u16 = 80;
const LAST_MOVE: u16 = 200;
const RESULT: u16 = 400;

/// A game with what was played last, on its way through the moves of a record.
struct Walk<'a> {
    record: &'a Record,
    game: Box<dyn AnyGame>,
    frames: Vec<Frame>,
}

/// The frames of a game; none where the record is of no game.
pub fn frames(record: &Record) -> Vec<Frame> {
    let Ok(game) = record.setup.start() else { return Vec::new() };
    let mut walk = Walk { record, game, frames: Vec::new() };
    let game = format!("{}/{}", record.setup.kind().word(), record.setup.variant());
    walk.show(&[Part::Text(game), Part::Text(record.date.clone())], 0, TITLE, true);
    walk.show(&walk.sides(RecordResult::Open), 0, TITLE, true);
    walk.moves();
    if let Some(end) = record.after(record.moves.len()) {
        walk.game = end;
    }
    if record.result != RecordResult::Open {
        walk.show(&walk.sides(record.result), record.moves.len(), RESULT, true);
    }
    walk.frames
}

impl Walk<'_> {
    fn moves(&mut self) {
        let moves = &self.record.moves;
        let shown = self.shown();
        let hundredths = if shown.iter().filter(|is_shown| **is_shown).count() > MANY { QUICK_MOVE } else { MOVE };
        for (number, (text, is_shown)) in (1..).zip(moves.iter().zip(shown)) {
            let is_last = number == moves.len();
            let caption = self.caption(number, text);
            if is_last {
                for scene in self.game.stages(text, VIEW) {
                    let scene = Caption { parts: &caption, done: self.done(number) }.below(scene);
                    self.frames.push(Frame { scene, hundredths: STAGE, is_needed: true });
                }
            }
            if follow(&mut *self.game, text).is_none() {
                return;
            }
            if is_shown {
                self.show(&caption, number, if is_last { LAST_MOVE } else { hundredths }, is_last);
            }
        }
    }

    /// Which moves have frames: all, or of too many those that end a turn, or every so manieth of these; always the last.
    fn shown(&self) -> Vec<bool> {
        let moves = &self.record.moves;
        if moves.len() <= MOST_MOVES {
            return vec![true; moves.len()];
        }
        let mut game = self.game.boxed_clone();
        let mut seats = vec![game.seat()];
        seats.extend(moves.iter().map(|text| follow(&mut *game, text).and_then(|_| game.seat())));
        let turns = seats.windows(2).filter(|seats| seats[0] != seats[1]).count();
        let step = turns.div_ceil(MOST_MOVES).max(1);
        let mut turn = 0;
        let is_shown = |(number, seats): (usize, &[Option<u8>])| {
            turn += usize::from(seats[0] != seats[1]);
            number + 1 == moves.len() || (seats[0] != seats[1] && turn.is_multiple_of(step))
        };
        seats.windows(2).enumerate().map(is_shown).collect()
    }

    fn show(&mut self, parts: &[Part], number: usize, hundredths: u16, is_needed: bool) {
        let scene = Caption { parts, done: self.done(number) }.below(self.game.scene(VIEW));
        self.frames.push(Frame { scene, hundredths, is_needed });
    }

    /// How much of the game has been played, 0 to 1.
    fn done(&self, number: usize) -> f32 {
        number as f32 / self.record.moves.len().max(1) as f32
    }

    /// The number of a move, who played it, and what.
    fn caption(&self, number: usize, text: &str) -> Vec<Part> {
        let number = Part::Text(format!("{number}."));
        match self.game.turn() {
            Turn::Move(side) | Turn::Throw(side) => vec![number, Part::Sign(side), Part::Text(text.to_owned())],
            Turn::Over(_) => vec![number, Part::Text(text.to_owned())],
        }
    }

    /// Who plays each side, and with what success.
    fn sides(&self, result: RecordResult) -> Vec<Part> {
        let sides = usize::from(self.record.setup.sides());
        let side = |side: Side| {
            let names = self.record.names.iter().skip(side.index()).step_by(sides).flatten();
            let names: Vec<&str> = names.map(String::as_str).collect();
            let success = match (result.winner(), result.is_draw()) {
                (Some(winner), _) if winner == side => " 1",
                (Some(_), _) => " 0",
                (None, true) => " ½",
                (None, false) => "",
            };
            [Part::Sign(side), Part::Name { names: names.join(", "), success }]
        };
        (0..self.record.setup.sides()).map(Side::from_index).flat_map(side).collect()
    }
}

/// Who moved stands in the caption, so that nobody is marked as the next.
const VIEW: View<'_> = View { from: Side::SOUTH, ended: true, chosen: None };
