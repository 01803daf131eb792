use super::{Position, Turn};

/// Leaves of the game tree at this depth: the field's usual check of a move generator.
///
/// A throw is one ply and each distinct outcome one branch; a game that is over before has no
/// leaf there.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |apply: &dyn Fn(&mut P)| {
        let mut next = position.clone();
        apply(&mut next);
        perft(&next, depth - 1)
    };
    match position.turn() {
        Turn::Over(_) => 0,
        Turn::Move(_) if depth == 1 => position.moves().count() as u64,
        Turn::Throw(_) if depth == 1 => position.throws().count() as u64,
        Turn::Move(_) => position.moves().map(|m| after(&|next| drop(next.play_unchecked(m)))).sum(),
        Turn::Throw(_) => position.throws().map(|(t, _)| after(&|next| drop(next.throw_unchecked(t)))).sum(),
    }
}
