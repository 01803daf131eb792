//! Why a turn went as it did.

use super::rules::{Happening, Move, Pit, Single, Tihbat};
use crate::games::mancala::name;
use crate::phrase;
use crate::phrase::Phrase;
use crate::rules::Side;

/// `position` is the one after it.
pub fn told(position: &Tihbat, happening: &Happening) -> Vec<Phrase> {
    let side = || name(happening.side);
    let owner = |pit: Pit| Side::from_index(pit / 2);
    let mut told = Vec::new();
    match (happening.played, happening.way) {
        (Move::Sow(pit), Some((_, last))) => {
            let (seeds, made) = (happening.seeds, happening.made);
            let (end_side, end) = (name(owner(last)), last % 2 + 1);
            told.push(match (seeds, position.options().single) {
                (1, Single::Stays) => phrase!("why-tihbat-stayed", side = side(), pit = pit),
                (1, Single::MovesOn) => {
                    phrase!(
                        "why-tihbat-moved-on",
                        side = side(),
                        pit = pit,
                        end_side = end_side,
                        end = end,
                        made = made
                    )
                }
                _ => phrase!(
                    "why-tihbat-sown",
                    side = side(),
                    pit = pit,
                    seeds = seeds,
                    end_side = end_side,
                    end = end,
                    made = made
                ),
            });
            told.push(match happening.captured {
                1.. => phrase!("why-tihbat-captured", side = side(), made = made),
                0 if owner(last) == happening.side => phrase!("why-tihbat-not-even", side = side(), made = made),
                0 => phrase!("why-tihbat-elsewhere"),
            });
        }
        _ => told.push(phrase!("why-tihbat-passed", side = side())),
    }
    if happening.shared > 0 {
        told.push(phrase!("why-tihbat-repetition", shared = happening.shared));
    }
    told
}
