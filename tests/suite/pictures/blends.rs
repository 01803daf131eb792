//! Chooses the shades that each palette adds to its named colours, and writes them into the themes:
//! `cargo test --release blends -- --ignored`.

use std::collections::BTreeMap;

use serai::games::{Kind, View};
use serai::picture::{Painter, Rgb, Theme, edge_colours, palette_colours};

use super::positions::random_play;

const BLENDS: usize = 10;
/// Where edges may not take all named colours, they shall take few others, too.
const FEW_BLENDS: usize = 3;
const ROUNDS: usize = 12;

#[test]
#[ignore = "a tool: it rewrites data/themes"]
fn blends() {
    for theme in Theme::ALL {
        let path = format!("{}/data/themes/{}.toml", env!("CARGO_MANIFEST_DIR"), theme.word());
        let text = std::fs::read_to_string(&path).expect("the theme is there");
        let head = text.split_once("[blends]\n").expect("blends come last").0;
        let mut renewed = format!("{head}[blends]\n");
        for kind in Kind::ALL {
            let chosen: Vec<String> =
                choose(kind, theme).iter().map(|[r, g, b]| format!("    \"#{r:02X}{g:02X}{b:02X}\",\n")).collect();
            renewed.push_str(&format!("{} = [\n{}]\n", kind.word(), chosen.concat()));
        }
        std::fs::write(&path, renewed).expect("the theme can be written");
    }
}

/// The shades that come nearest to the soft edges of a game's pictures: first the commonest far from all others, then
/// the middle of what falls to each.
fn choose(kind: Kind, theme: Theme) -> Vec<Rgb> {
    let edges = edge_colours(kind.word());
    let number = if edges.is_some() { FEW_BLENDS } else { BLENDS };
    let names = edges.or(palette_colours(kind.word())).expect("every game has a palette");
    let named: Vec<Rgb> = names.iter().map(|name| theme.colour(name).expect("the theme has all colours")).collect();
    let mut counts: BTreeMap<Rgb, u64> = BTreeMap::new();
    let mut ply = 0;
    random_play(kind, None, &[], 3, |game| {
        ply += 1;
        if ply % 9 == 5 {
            for colour in Painter::full_colours(&game.scene(View::default()), theme) {
                *counts.entry(colour).or_default() += 1;
            }
        }
    });
    counts.retain(|colour, _| !named.contains(colour));
    let mut chosen: Vec<Rgb> = Vec::new();
    for _ in 0..number {
        let gap = |colour: Rgb| named.iter().chain(&chosen).map(|&other| distance(colour, other)).min().unwrap_or(0);
        let next = counts.iter().max_by_key(|&(&colour, &count)| count * u64::from(gap(colour)));
        chosen.push(*next.expect("pictures have soft edges").0);
    }
    for _ in 0..ROUNDS {
        let mut sums = vec![([0_u64; 3], 0_u64); number];
        for (&colour, &count) in &counts {
            let all = chosen.iter().chain(&named).enumerate();
            let nearest = all.min_by_key(|&(_, &other)| distance(colour, other)).map_or(0, |(index, _)| index);
            if let Some((sum, total)) = sums.get_mut(nearest) {
                for channel in 0..3 {
                    sum[channel] += count * u64::from(colour[channel]);
                }
                *total += count;
            }
        }
        for (blend, (sum, total)) in chosen.iter_mut().zip(sums) {
            if total > 0 {
                *blend = sum.map(|channel| (channel / total) as u8);
            }
        }
    }
    chosen.sort_unstable();
    chosen
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    let [red, green, blue] = std::array::from_fn(|i| u32::from(a[i].abs_diff(b[i])));
    2 * red * red + 4 * green * green + 3 * blue * blue
}
