use super::coins::{Coins, HOME, MOST_SIDES, NINE};
use super::{Deed, Happening, Landed, MOST_VALUES, Move, Moved, Options, Refusal, Roll, Source, Then, Values, Way};
use crate::rules::{BadSetup, Outcome, Position, Reason, Seating, Side, Turn};

/// No total waits that is greater (flexible barra), so that what comes of it fits into a byte.
pub(super) const MOST_WAITING: u8 = 2 * (MOST_VALUES as u8 - 1);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sho {
    pub(super) coins: Coins,
    pub(super) has_entered: [bool; MOST_SIDES],
    pub(super) seating: Seating,
    /// The seat whose turn it is; at the end, the one that made the last move.
    pub(super) seat: u8,
    pub(super) stage: Stage,
    pub(super) options: Options,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A throw. These values wait for it; with `flexible_barra`, their total.
    Throw(Values),
    /// To use one or several values at hand.
    Use(Values),
    /// To enter two coins at 9, or all nine.
    EnterAll,
    /// To use what coins that went home did not need, or to leave it.
    Rest(u8),
    /// The first part of a total (flexible barra).
    Split(u8),
    /// The second part. The piece that made the first one now stands on `moved`, or is home.
    Second {
        part: u8,
        moved: Option<u8>,
    },
    Over(Reason),
}

impl Sho {
    /// The side to move.
    pub(super) fn side(&self) -> Side {
        self.seating.side_of(self.seat)
    }

    /// Hands the turn on, past sides that gave up.
    fn end_turn(&mut self) {
        let seats = self.seating.seats();
        let mut after = (1..=seats).map(|step| (self.seat + step) % seats);
        let next = after.find(|&seat| !self.coins.has_none(self.seating.side_of(seat)));
        self.seat = next.unwrap_or(self.seat);
        self.stage = Stage::Throw(Values::default());
    }

    /// What a throw leads to, whether or not anything can use it.
    fn thrown(&self, mut kept: Values, roll: Roll) -> Stage {
        if self.is_entry() {
            return if self.enters_all(roll) { Stage::EnterAll } else { Stage::Use(Values::one(roll.sum())) };
        }
        if self.options.flexible_barra && (roll.is_barra() || !kept.is_empty()) {
            let kept = kept.sum() as u8;
            return match roll.is_barra() {
                true => Stage::Throw(Values::one((kept + roll.sum()).min(MOST_WAITING))),
                false => Stage::Split(kept + roll.sum()),
            };
        }
        if !roll.is_barra() {
            kept.insert(roll.sum());
            return Stage::Use(kept);
        }
        // A place is left for the throw that follows.
        if kept.as_slice().len() + 1 < MOST_VALUES {
            kept.insert(roll.sum());
        }
        Stage::Throw(kept)
    }

    /// The moves that use a value: every source with every amount that the stage allows.
    pub(super) fn uses(&self) -> impl Iterator<Item = Move> {
        let (values, amounts) = match self.stage {
            Stage::Use(values) => (values, values.selections()),
            Stage::EnterAll => (Values::one(NINE), 1),
            Stage::Rest(value) | Stage::Second { part: value, .. } => (Values::one(value), 1),
            Stage::Split(total) => (Values::default(), u32::from(total)),
            Stage::Throw(_) | Stage::Over(_) => (Values::default(), 0),
        };
        let is_split = matches!(self.stage, Stage::Split(_));
        let amount = move |number: u32| match is_split {
            true => Some(Values::one(number as u8)),
            false => values.selection(number),
        };
        let sources = std::iter::once(Source::Hand).chain(self.coins.places(self.side()).map(Source::Path));
        sources.filter(|&from| self.may_start(from).is_ok()).flat_map(move |from| {
            let advances =
                (1..=amounts).filter_map(amount).filter(move |values| self.may_advance(from, values).is_ok());
            advances.map(move |values| Move::Advance { from, values })
        })
    }

    fn may_start(&self, from: Source) -> Result<(), Refusal> {
        match (from, self.stage) {
            (Source::Hand, _) if self.coins.hand(self.side()) == 0 => Err(Refusal::HandEmpty),
            (Source::Hand, _) => Ok(()),
            (Source::Path(position), _) if !(1..HOME).contains(&position) => Err(Refusal::NoSuchPosition(position)),
            (Source::Path(position), _) if !self.coins.is_on(self.side(), position) => {
                Err(Refusal::NothingThere(position))
            }
            (Source::Path(position), Stage::Second { moved, .. }) if moved == Some(position) => {
                Err(Refusal::MovedAlready(position))
            }
            (Source::Path(_), _) => Ok(()),
        }
    }

    /// Whether what is there may go as far as values that are at hand.
    fn may_advance(&self, from: Source, values: &Values) -> Result<(), Refusal> {
        let by = values.sum();
        if let Stage::Split(_) = self.stage {
            let most = HOME - from.position();
            if by > u16::from(most) {
                return Err(Refusal::BeyondHome { most });
            }
        }
        self.may_land(from, by)
    }

    fn is_at_hand(&self, used: &Values) -> Result<(), Refusal> {
        let is_one = |value: u8| *used == Values::one(value);
        match self.stage {
            Stage::Split(total) => match used.as_slice() {
                [part] if (1..=total).contains(part) => Ok(()),
                _ => Err(Refusal::NoPart { total }),
            },
            Stage::Use(values) if !used.is_empty() && values.without(used).is_some() => Ok(()),
            Stage::EnterAll if is_one(NINE) => Ok(()),
            Stage::Rest(value) | Stage::Second { part: value, .. } if is_one(value) => Ok(()),
            _ => Err(Refusal::NotAtHand),
        }
    }

    /// Moves coins, and goes on as they landed.
    fn advance(&mut self, from: Source, values: &Values) -> (Way, Landed) {
        let (side, stage) = (self.side(), self.stage);
        let (way, landed) = self.carry(from, values.sum());
        self.has_entered[side.index()] = true;
        if self.coins.home(side) == NINE {
            self.stage = Stage::Over(if way.coins == NINE { Reason::Sho } else { Reason::Home });
            return (way, landed);
        }
        if let Stage::Split(total) = stage
            && let part @ 1.. = total - values.sum() as u8
        {
            self.stage = Stage::Second { part, moved: way.to };
            if self.uses().next().is_some() {
                return (way, landed);
            }
        }
        let left = match stage {
            Stage::Use(at_hand) => at_hand.without(values).unwrap_or_default(),
            _ => Values::default(),
        };
        match landed {
            Landed::Home { rest: rest @ 1.. } => {
                self.stage = Stage::Rest(rest);
                if self.uses().next().is_none() {
                    self.end_turn();
                }
            }
            Landed::Stacked { .. } | Landed::Captured { is_last: false, .. } => self.stage = Stage::Throw(left),
            Landed::Placed | Landed::Captured { is_last: true, .. } | Landed::Home { rest: 0 } => self.end_turn(),
        }
        (way, landed)
    }
}

impl Position for Sho {
    type Options = Options;
    type Move = Move;
    type Throw = Roll;
    type Happening = Happening;
    type Refusal = Refusal;

    fn start(options: &Options, seating: Seating) -> Result<Sho, BadSetup> {
        if !matches!((seating.sides, seating.players), (2..=4, 1) | (2, 2)) {
            return Err(BadSetup { sides: seating.sides });
        }
        Ok(Sho {
            coins: Coins::start(seating),
            has_entered: [false; MOST_SIDES],
            seating,
            seat: 0,
            stage: Stage::Throw(Values::default()),
            options: *options,
        })
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Throw(_) => Turn::Throw(self.side()),
            Stage::Over(reason) => Turn::Over(Outcome { winner: Some(self.side()), reason }),
            _ => Turn::Move(self.side()),
        }
    }

    fn seat(&self) -> Option<u8> {
        if let Stage::Over(_) = self.stage { None } else { Some(self.seat) }
    }

    fn without(&self, side: Side) -> Option<Sho> {
        let mut left = self.sides().filter(|&side| !self.coins.has_none(side));
        let is_over = matches!(self.stage, Stage::Over(_));
        if is_over || left.clone().count() <= 2 || !left.any(|other| other == side) {
            return None;
        }
        let mut without = self.clone();
        without.coins.remove(side);
        if self.side() == side {
            without.end_turn();
        }
        Some(without)
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let special = match self.stage {
            Stage::EnterAll => Some(Move::EnterAll),
            Stage::Rest(_) => Some(Move::Pass),
            _ => None,
        };
        self.uses().chain(special)
    }

    fn throws(&self) -> impl Iterator<Item = (Roll, u64)> {
        Roll::all().filter(|_| matches!(self.stage, Stage::Throw(_)))
    }

    fn check(&self, m: Move) -> Result<(), Refusal> {
        match (m, self.stage) {
            (_, Stage::Throw(_) | Stage::Over(_))
            | (Move::Pass, Stage::Rest(_))
            | (Move::EnterAll, Stage::EnterAll) => Ok(()),
            (Move::Pass, _) => Err(Refusal::MayNotPass),
            (Move::EnterAll, _) => Err(Refusal::NotAllNine),
            (Move::Advance { from, values }, _) => {
                self.may_start(from)?;
                self.is_at_hand(&values)?;
                self.may_advance(from, &values)
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) -> Happening {
        let (side, seat) = (self.side(), self.seat);
        let (way, landed) = match m {
            Move::Advance { from, values } => self.advance(from, &values),
            Move::EnterAll => {
                self.coins.take_from_hand(side, NINE);
                self.coins.put(side, NINE, NINE);
                self.end_turn();
                (Way { from: Source::Hand, to: Some(NINE), coins: NINE }, Landed::Placed)
            }
            Move::Pass => {
                let Stage::Rest(rest) = self.stage else { panic!("only a rest may be left") };
                self.end_turn();
                return Happening::new(side, Deed::Passed { rest });
            }
        };
        let throws_on = self.seat == seat && matches!(self.stage, Stage::Throw(_));
        Happening::new(side, Deed::Moved(Moved { side, way, landed, throws_on }))
    }

    fn throw_unchecked(&mut self, roll: Roll) -> Happening {
        let Stage::Throw(kept) = self.stage else { panic!("no throw is due") };
        let side = self.side();
        self.stage = self.thrown(kept, roll);
        let then = match self.stage {
            Stage::Throw(_) => Then::ThrowsOn,
            _ if self.uses().next().is_some() => Then::Moves,
            _ => Then::InVain,
        };
        if then == Then::InVain {
            self.end_turn();
        }
        Happening::new(side, Deed::Threw { roll, then })
    }
}
