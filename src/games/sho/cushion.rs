//! What lies on the cushion: the dice as thrown, and the values at hand.

use super::{Deed, Happening, Sho, Stage, Then, Values};

/// One line on the cushion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub mark: Mark,
    /// The value at hand; a row of a total that is split has it with its last throw alone.
    pub value: Option<u8>,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It was kept from before.
    None,
    Dice([u8; 2]),
    /// Dice that nothing could use.
    InVain([u8; 2]),
    /// Coins that went home did not need it.
    Nest,
}

impl Sho {
    /// The rows of the cushion: values kept, then throws in their order.
    pub(super) fn cushion(&self, last: Option<&Happening>) -> Vec<Row> {
        let row = |mark: Mark, value: u8| Row { mark, value: Some(value) };
        let thrown = last.map(thrown).unwrap_or_default();
        match self.stage {
            Stage::Throw(kept) if kept.is_empty() => match last.map(|last| last.deed) {
                Some(Deed::Threw { roll, then: Then::InVain }) => {
                    vec![Row { mark: Mark::InVain(roll.dice()), value: None }]
                }
                _ => Vec::new(),
            },
            Stage::Throw(values) if self.options.flexible_barra => total(&thrown, values.sum() as u8),
            Stage::Split(value) => total(&thrown, value),
            Stage::Throw(values) | Stage::Use(values) => {
                let sums = Values::of(thrown.iter().map(|dice| dice[0] + dice[1])).unwrap_or_default();
                let kept = values.without(&sums);
                let dice =
                    thrown.iter().filter(|_| kept.is_some()).map(|&dice| row(Mark::Dice(dice), dice[0] + dice[1]));
                let kept = kept.unwrap_or(values);
                kept.as_slice().iter().map(|&value| row(Mark::None, value)).chain(dice).collect()
            }
            Stage::EnterAll => vec![row(Mark::Dice([6, 3]), 9)],
            Stage::Rest(rest) => vec![row(Mark::Nest, rest)],
            Stage::Second { part, .. } => vec![row(Mark::None, part)],
            Stage::Over(_) => Vec::new(),
        }
    }
}

/// The dice of the throws since the last move, if that is what happened last.
pub fn thrown(last: &Happening) -> Vec<[u8; 2]> {
    match last.deed {
        Deed::Threw { roll, .. } => {
            let barras = std::iter::repeat_n([1, 1], usize::from(last.barras));
            barras.chain([roll.dice()]).collect()
        }
        Deed::Moved(_) | Deed::Passed { .. } => Vec::new(),
    }
}

/// Throws whose total is one value.
fn total(thrown: &[[u8; 2]], value: u8) -> Vec<Row> {
    let Some((last, before)) = thrown.split_last() else { return vec![Row { mark: Mark::None, value: Some(value) }] };
    let before = before.iter().map(|&dice| Row { mark: Mark::Dice(dice), value: None });
    before.chain([Row { mark: Mark::Dice(*last), value: Some(value) }]).collect()
}
