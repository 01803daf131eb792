//! Positions to draw.

use serai::games::{AnyGame, Kind, Setup};
use serai::rules::Turn;

/// A game under house rules, set to a position, with moves and throws played from there; spaces in these are written `_`
/// as in records. The rules may name a number of `sides` as well.
pub fn game(kind: Kind, rules: &[(&str, &str)], position: Option<&str>, moves: &str) -> Box<dyn AnyGame> {
    variant(kind, None, rules, position, moves)
}

/// The same of a variant.
pub fn variant(
    kind: Kind,
    variant: Option<&str>,
    rules: &[(&str, &str)],
    position: Option<&str>,
    moves: &str,
) -> Box<dyn AnyGame> {
    let (sides, rules): (Vec<_>, Vec<_>) = rules.iter().copied().partition(|(key, _)| *key == "sides");
    let sides = sides.first().map(|(_, sides)| sides.parse().expect("a number of sides"));
    let setup = Setup::new(kind, variant, rules, sides).expect("the catalogue has these rules");
    let mut game = setup.start().expect("so many sides sit at the board");
    if let Some(position) = position {
        game.set(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    }
    for ply in moves.split_whitespace() {
        let (position, ply) = (game.position(), ply.replace('_', " "));
        let played = if let Turn::Throw(_) = game.turn() { game.throw(&ply) } else { game.play(&ply) };
        played.unwrap_or_else(|refused| panic!("{ply} in {position}: {refused:?}"));
    }
    game
}

/// Calls `each` with every position of a few random games, from the start to the end.
pub fn random_play(
    kind: Kind,
    variant: Option<&str>,
    rules: &[(&str, &str)],
    games: u64,
    mut each: impl FnMut(&dyn AnyGame),
) {
    for seed in 1..=games {
        let mut game = self::variant(kind, variant, rules, None, "");
        let mut state = seed;
        each(&*game);
        // A long game is cut: what it shows repeats itself.
        for _ in 0..200 {
            let (moves, throws) = (game.moves(), game.throws());
            let count = moves.len() + throws.len();
            if count == 0 {
                break;
            }
            // Xorshift: the same games in every run.
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let chosen = (state % count as u64) as usize;
            let played = match throws.get(chosen) {
                Some((throw, _)) => game.throw(throw),
                None => game.play(&moves[chosen]),
            };
            played.expect("what is listed is legal");
            each(&*game);
        }
    }
}
