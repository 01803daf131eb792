use super::cells::{Cell, Cells};
use super::moves::Move;
use super::options::{Chains, Opening};
use super::rules::{Phase, Seega, Shuttle};
use crate::rules::{BadPosition, Notation, Position, Side, Turn, numbers, words};

impl Notation for Seega {
    fn read_move(&self, folded: &str) -> Option<Move> {
        if folded == "stop" {
            return Some(Move::Stop);
        }
        if let Some(cell) = folded.strip_prefix('x') {
            return Cell::read(cell).map(Move::Remove);
        }
        match folded.split_at_checked(2)? {
            (cell, "") => Cell::read(cell).map(Move::Place),
            (from, to) => Some(Move::Step { from: Cell::read(from)?, to: Cell::read(to)? }),
        }
    }

    fn write_move(m: Move) -> String {
        match m {
            Move::Place(cell) => cell.to_string(),
            Move::Step { from, to } => format!("{from}{to}"),
            Move::Remove(cell) => format!("x{cell}"),
            Move::Stop => "stop".to_owned(),
        }
    }

    /// `<rows> <1|2|-> <phase> <hand 1>,<hand 2> <mark> <shuttle 1> <shuttle 2>`
    fn write_position(&self) -> String {
        let side = match self.turn() {
            Turn::Over(_) => '-',
            Turn::Move(side) | Turn::Throw(side) => ['1', '2'][side.index()],
        };
        let phase = match self.phase() {
            Phase::Place { left } => format!("place{left}"),
            Phase::Move => "move".to_owned(),
            Phase::Chain(cell) => format!("chain@{cell}"),
        };
        let mark = if self.is_blocked() { '!' } else { '-' };
        let [south, north] = self
            .shuttles()
            .map(|shuttle| shuttle.map_or("-".to_owned(), |Shuttle { from, to, count }| format!("{from}{to}*{count}")));
        let (hand_1, hand_2) = (self.hand(Side::SOUTH), self.hand(Side::NORTH));
        format!("{} {side} {phase} {hand_1},{hand_2} {mark} {south} {north}", self.rows())
    }

    fn read_position(&self, text: &str) -> Result<Seega, BadPosition> {
        let [rows, side, phase, hands, mark, south, north] = words(text).ok_or(BadPosition::Form)?;
        let pieces = self.read_rows(rows).ok_or(BadPosition::Form)?;
        let side = match side {
            "1" => Side::SOUTH,
            "2" => Side::NORTH,
            "-" => return Err(BadPosition::Over),
            _ => return Err(BadPosition::Form),
        };
        let phase = read_phase(phase).ok_or(BadPosition::Form)?;
        let hands = numbers::<2>(hands).ok_or(BadPosition::Form)?;
        let blocked = match mark {
            "!" => true,
            "-" => false,
            _ => return Err(BadPosition::Form),
        };
        let shuttles = [self.read_shuttle(south)?, self.read_shuttle(north)?];
        match phase {
            Phase::Place { .. } if blocked || shuttles != [None; 2] => Err(BadPosition::Placement),
            Phase::Place { left } => self.read_placing(pieces, side, left, hands),
            Phase::Move | Phase::Chain(_) if hands != [0, 0] => Err(BadPosition::Total),
            Phase::Move | Phase::Chain(_) => self.read_movement(pieces, side, phase, blocked, shuttles),
        }
    }
}

impl Seega {
    /// The rows of the board, the top one first.
    fn rows(&self) -> String {
        let size = self.options().size;
        let [south, north] = self.pieces();
        let sign = |cell: Cell| match () {
            () if south.has(cell) => 'x',
            () if north.has(cell) => 'o',
            () => '.',
        };
        let row = |row: u8| (0..size).map(|column| sign(Cell::new(column, row))).collect::<String>();
        (0..size).rev().map(row).collect::<Vec<_>>().join("/")
    }

    fn read_rows(&self, text: &str) -> Option<[Cells; 2]> {
        let size = self.options().size;
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != usize::from(size) {
            return None;
        }
        let mut pieces = [Cells::NONE; 2];
        for (row, signs) in (0..size).rev().zip(rows) {
            if signs.len() != usize::from(size) {
                return None;
            }
            for (column, sign) in (0..size).zip(signs.bytes()) {
                match sign {
                    b'x' => pieces[0].insert(Cell::new(column, row)),
                    b'o' => pieces[1].insert(Cell::new(column, row)),
                    b'.' => {}
                    _ => return None,
                }
            }
        }
        Some(pieces)
    }

    fn read_shuttle(&self, text: &str) -> Result<Option<Shuttle>, BadPosition> {
        if text == "-" {
            return Ok(None);
        }
        let (cells, count) = text.split_once('*').ok_or(BadPosition::Form)?;
        let number: u32 = count.parse().map_err(|_| BadPosition::Form)?;
        let Some(Move::Step { from, to }) = self.read_move(cells) else { return Err(BadPosition::Form) };
        let is_step = Cells::only(from).around(self.options().diagonal).has(to);
        let is_here = self.options().board().has(from) && self.options().board().has(to);
        if number.to_string() != count || number == 0 || !is_here || !is_step {
            return Err(BadPosition::Form);
        }
        Ok(Some(Shuttle { from, to, count: number }))
    }

    fn read_placing(&self, pieces: [Cells; 2], side: Side, left: u8, hands: [u8; 2]) -> Result<Seega, BadPosition> {
        let options = self.options();
        // Pairs that are placed in full, then what the side has placed in this turn.
        let mut placed = pieces.map(Cells::count);
        placed[side.index()] = placed[side.index()].wrapping_sub(2 - left);
        let ahead = if side == Side::SOUTH { 0 } else { 2 };
        let in_order = placed[1] % 2 == 0 && placed[0] == placed[1].wrapping_add(ahead) && placed[1] < options.pieces();
        if !in_order || hands != pieces.map(|pieces| options.pieces() - pieces.count().min(options.pieces())) {
            return Err(BadPosition::Total);
        }
        let crossed = |side: Side| {
            let cross = options.cross(side).map(|cell| u8::from(pieces[side.index()].has(cell)));
            cross.iter().sum::<u8>() == pieces[side.index()].count().min(2)
        };
        let by_rules = options.opening == Opening::Free || [Side::SOUTH, Side::NORTH].into_iter().all(crossed);
        if (pieces[0] | pieces[1]).has(options.centre()) || !by_rules {
            return Err(BadPosition::Placement);
        }
        Ok(Seega::placing(options, pieces, side, left))
    }

    fn read_movement(
        &self,
        pieces: [Cells; 2],
        side: Side,
        phase: Phase,
        blocked: bool,
        shuttles: [Option<Shuttle>; 2],
    ) -> Result<Seega, BadPosition> {
        let options = self.options();
        let counts = pieces.map(Cells::count);
        if counts.iter().any(|&count| count > options.pieces()) {
            return Err(BadPosition::Total);
        }
        if counts.iter().any(|&count| count <= options.lost_at()) {
            return Err(BadPosition::Over);
        }
        let position = Seega::placing(options, pieces, side, 0).moving(phase, blocked, shuttles);
        let (waits, empty) = (side.other(), position.empty());
        // What the last step left is still empty, and the piece stands where it arrived.
        let is_fresh = |by: Side| {
            let last = shuttles[by.index()];
            last.is_none_or(|last| empty.has(last.from) && pieces[by.index()].has(last.to))
        };
        match phase {
            Phase::Chain(cell) => {
                let arrived = shuttles[side.index()].is_some_and(|last| last.to == cell) && is_fresh(side);
                let has_captured = options.chains != Chains::None && counts[waits.index()] < options.pieces();
                if !arrived || !has_captured || position.captures_on(side, cell).is_empty() {
                    return Err(BadPosition::Captures);
                }
            }
            _ if !is_fresh(if blocked { side } else { waits }) => return Err(BadPosition::Steps),
            // Who has just stepped can step back, so nobody is blocked without a mark after a step.
            _ => {
                let is_marked_right = match position.can_step(waits) {
                    true => !blocked,
                    false => blocked || shuttles[waits.index()].is_none(),
                };
                if !position.can_step(side) || !is_marked_right {
                    return Err(BadPosition::Blocked);
                }
            }
        }
        Ok(position)
    }
}

fn read_phase(text: &str) -> Option<Phase> {
    match text {
        "place2" => Some(Phase::Place { left: 2 }),
        "place1" => Some(Phase::Place { left: 1 }),
        "move" => Some(Phase::Move),
        _ => text.strip_prefix("chain@").and_then(Cell::read).map(Phase::Chain),
    }
}
