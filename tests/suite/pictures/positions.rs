//! Positions to draw.

use serai::games::{AnyGame, Kind, Setup};

/// A game under house rules, set to a position, with moves played from there.
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
    let setup = Setup::new(kind, variant, rules.iter().copied(), None).expect("the catalogue has these rules");
    let mut game = setup.start().expect("two sides sit at the board");
    if let Some(position) = position {
        game.set(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    }
    for m in moves.split_whitespace() {
        game.play(m).unwrap_or_else(|refused| panic!("{m} in {}: {refused:?}", game.position()));
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
            let moves = game.moves();
            if moves.is_empty() {
                break;
            }
            // Xorshift: the same games in every run.
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            game.play(&moves[(state % moves.len() as u64) as usize]).expect("listed moves are legal");
            each(&*game);
        }
    }
}
