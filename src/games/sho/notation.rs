use super::coins::HOME;
use super::{Move, Sho, Source, Stage, Values};
use crate::rules::{BadPosition, Notation, Side, number};

impl Notation for Sho {
    /// `h+8`, `8+2+10`, `h+9all`, `pass`
    fn read_move(&self, folded: &str) -> Option<Move> {
        match folded {
            "pass" => return Some(Move::Pass),
            "h+9all" => return Some(Move::EnterAll),
            _ => {}
        }
        let (from, values) = folded.split_once('+')?;
        let from = if from == "h" { Source::Hand } else { Source::Path(number(from)?) };
        Some(Move::Advance { from, values: read_values(values, '+')? })
    }

    fn write_move(m: Move) -> String {
        match m {
            Move::Pass => "pass".to_owned(),
            Move::EnterAll => "h+9all".to_owned(),
            Move::Advance { from: Source::Hand, values } => format!("h+{}", write_values(&values, "+")),
            Move::Advance { from: Source::Path(position), values } => {
                format!("{position}+{}", write_values(&values, "+"))
            }
        }
    }

    /// `<hand>|<pos>x<n>,…|<home>` for each side, then `<side to move> <stage> <flags>`.
    fn write_position(&self) -> String {
        let fields = self.sides().map(|side| {
            let stacks = self.coins.places(side).map(|place| format!("{place}x{}", self.coins.standing(place)));
            let stacks = stacks.collect::<Vec<_>>().join(",");
            let stacks = if stacks.is_empty() { "-" } else { &stacks };
            format!("{}|{stacks}|{}", self.coins.hand(side), self.coins.home(side))
        });
        let to_move = match self.stage {
            Stage::Over(_) => "-".to_owned(),
            _ => self.seat_name(self.seat),
        };
        let flags: String = self.sides().map(|side| if self.has_entered[side.index()] { '-' } else { 'f' }).collect();
        format!("{} {to_move} {} {flags}", fields.collect::<Vec<_>>().join(" "), self.stage.write())
    }

    fn read_position(&self, text: &str) -> Result<Sho, BadPosition> {
        self.read(text)
    }
}

impl Sho {
    pub(super) fn sides(&self) -> impl Iterator<Item = Side> + Clone + use<> {
        (0..self.seating.sides).map(Side::from_index)
    }

    /// `1`, or `1a` where the side has two players.
    pub(super) fn seat_name(&self, seat: u8) -> String {
        let side = self.seating.side_of(seat).number();
        match self.seating.players {
            1 => side.to_string(),
            _ => format!("{side}{}", char::from(b'a' + seat / self.seating.sides)),
        }
    }
}

impl Stage {
    fn write(&self) -> String {
        match self {
            Stage::Throw(values) if values.is_empty() => "throw".to_owned(),
            Stage::Throw(values) => format!("throw {}", write_values(values, ",")),
            Stage::Use(values) => format!("use {}", write_values(values, ",")),
            Stage::EnterAll => "use 9all".to_owned(),
            Stage::Rest(rest) => format!("rest {rest}"),
            Stage::Split(total) => format!("split {total}"),
            Stage::Second { part, moved: Some(position) } => format!("split2 {part} @{position}"),
            Stage::Second { part, moved: None } => format!("split2 {part} @home"),
            Stage::Over(reason) => reason.word().to_owned(),
        }
    }

    /// The stage of a running game.
    pub(super) fn read(text: &str) -> Option<Stage> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match (kind, rest) {
            ("throw", "") if text == kind => Stage::Throw(Values::default()),
            ("throw", values) => Stage::Throw(read_values(values, ',')?),
            ("use", "9all") => Stage::EnterAll,
            ("use", values) => Stage::Use(read_values(values, ',')?),
            ("rest", value) => Stage::Rest(number(value)?),
            ("split", total) => Stage::Split(number(total)?),
            ("split2", value) => {
                let (part, moved) = value.split_once(" @")?;
                let moved = if moved == "home" { None } else { Some(number(moved).filter(|&at| at < HOME)?) };
                Stage::Second { part: number(part)?, moved }
            }
            _ => return None,
        })
    }
}

fn write_values(values: &Values, between: &str) -> String {
    values.as_slice().iter().map(u8::to_string).collect::<Vec<_>>().join(between)
}

/// Numbers in rising order.
fn read_values(text: &str, between: char) -> Option<Values> {
    let numbers: Vec<u8> = text.split(between).map(number).collect::<Option<_>>()?;
    if numbers.is_sorted() { Values::of(numbers) } else { None }
}
