//! Pictures against references in `tests/pictures`, pixel by pixel. `RENEW=1 cargo test pictures` renews them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serai::games::{Kind, View};
use serai::picture::{Painter, Theme};
use serai::rules::Side;

use super::laws::decoded;
use super::positions::variant;

/// One reference: how to come to the position, and how to look at it.
struct Case {
    name: &'static str,
    kind: Kind,
    variant: Option<&'static str>,
    rules: &'static [(&'static str, &'static str)],
    position: Option<&'static str>,
    moves: &'static str,
    themes: &'static [Theme],
    from: Side,
    /// The steps that are chosen, in a look of one's own.
    chosen: Option<&'static [&'static str]>,
    width: u32,
}

const THREE: &[(&str, &str)] = &[("sides", "3")];
/// Scalloped moves from 33 to 39, then Round throws 1+1 and 5+5.
const BARRA: &str = "2|5x1,20x1,30x2,44x3|0 1|7x1,17x2,36x1,55x2|2 2|12x1,26x3,33x1,60x2|0 3 throw ---";
/// All coins of four sides on their way, and high stacks beside each other.
const CROWDED: &str = "0|1x1,5x1,9x1,27x1,36x1,45x3,63x1|0 0|2x1,6x1,10x1,31x5,46x1|0 \
    0|3x1,7x1,11x1,32x4,47x2|0 0|4x1,8x1,12x1,33x6|0 1 throw ----";

/// North has pieces on their way, and South too; both have captives.
const SIGH: &str = "NNNNNNN...n./....n..s.n../..ns.s..s.../..s..SSSSSSS n throw a5,d8 -";

const LIGHT: &[Theme] = &[Theme::Light];
const ALL: &[Theme] = &Theme::ALL;

const fn case(name: &'static str, kind: Kind, position: &'static str, moves: &'static str) -> Case {
    let position = if position.is_empty() { None } else { Some(position) };
    Case {
        name,
        kind,
        variant: None,
        rules: &[],
        position,
        moves,
        themes: LIGHT,
        from: Side::SOUTH,
        chosen: None,
        width: 600,
    }
}

#[rustfmt::skip]
const CASES: &[Case] = &[
    case("sokusowo-start", Kind::Sokusowo, "", ""),
    Case { themes: ALL, width: 1200, ..case("sokusowo-three-laps", Kind::Sokusowo, "3,4,1,0,6,11/2,1,1,3,0,0 8,8 s", "5") },
    Case { from: Side::NORTH, ..case("sokusowo-from-north", Kind::Sokusowo, "3,4,1,0,6,11/2,1,1,3,0,0 8,8 s", "5") },
    case("sokusowo-return", Kind::Sokusowo, "7,2,1,1,7,2/1,7,0,1,2,7 5,5 s", "1"),
    case("sokusowo-many-laps", Kind::Sokusowo, "2,1,1,8,1,2/2,0,4,1,2,9 8,7 s", "6"),
    case("sokusowo-majority", Kind::Sokusowo, "2,1,0,1,1,2/6,3,0,10,2,0 12,8 n", "4"),
    Case { rules: &[("seeds", "6")], ..case("sokusowo-exhausted", Kind::Sokusowo, "0,1,2,1,0,1/0,1,0,1,3,2 24,36 s", "3") },
    Case { rules: &[("seeds", "6")], ..case("sokusowo-drawn", Kind::Sokusowo, "1,1,0,2,1,0/0,1,0,0,5,0 28,33 n", "5") },
    Case { themes: ALL, rules: &[("seeds", "6")], ..case("sokusowo-heaps", Kind::Sokusowo, "1,14,15,0,0,2/28,11,0,0,0,1 0,0 s", "") },
    Case { rules: &[("seeds", "6")], ..case("sokusowo-37", Kind::Sokusowo, "37,0,19,0,0,2/2,0,0,0,0,12 0,0 s", "") },
    Case { rules: &[("seeds", "6")], ..case("sokusowo-66", Kind::Sokusowo, "66,0,2,0,0,0/0,0,2,0,2,0 0,0 s", "") },
    Case { rules: &[("seeds", "2")], ..case("sokusowo-24-seeds", Kind::Sokusowo, "2,0,1,0,0,0/2,0,0,0,0,0 12,7 s", "") },
    Case { rules: &[("seeds", "3")], ..case("sokusowo-36-seeds", Kind::Sokusowo, "2,0,1,0,0,0/2,0,0,0,0,0 18,13 s", "") },
    Case { rules: &[("seeds", "5")], ..case("sokusowo-60-seeds", Kind::Sokusowo, "2,0,1,0,0,0/2,0,0,0,0,0 30,25 s", "") },
    Case { rules: &[("seeds", "6")], ..case("sokusowo-72-seeds", Kind::Sokusowo, "2,0,1,0,0,0/2,0,0,0,0,0 36,31 s", "") },
    case("tihbat-start", Kind::Tihbat, "", ""),
    Case { themes: ALL, width: 1200, ..case("tihbat-captured-four", Kind::Tihbat, "2,8/17,1 0,0 s", "2") },
    Case { from: Side::NORTH, ..case("tihbat-from-north", Kind::Tihbat, "2,8/17,1 0,0 s", "2") },
    case("tihbat-return", Kind::Tihbat, "8,2/9,9 0,0 n", "1"),
    Case { rules: &[("single", "moves_on")], ..case("tihbat-captured", Kind::Tihbat, "1,1/0,0 14,12 s", "1") },
    Case { rules: &[("single", "moves_on")], ..case("tihbat-passed", Kind::Tihbat, "1,1/0,0 18,8 n", "pass") },
    case("tihbat-22-captured", Kind::Tihbat, "1,1/0,0 20,6 s", "1"),
    Case { rules: &[("early_win", "true"), ("seeds", "12")], ..case("tihbat-majority", Kind::Tihbat, "5,4/6,3 20,10 s", "2") },
    Case { themes: ALL, rules: &[("seeds", "12")], ..case("tihbat-heaps", Kind::Tihbat, "28,1/15,4 0,0 s", "") },
    Case { rules: &[("seeds", "12")], ..case("tihbat-46", Kind::Tihbat, "46,0/0,2 0,0 n", "") },
    Case { rules: &[("seeds", "12")], ..case("tihbat-30-captured", Kind::Tihbat, "2,0/0,2 30,14 n", "") },
    Case { rules: &[("seeds", "12")], ..case("tihbat-44-captured", Kind::Tihbat, "2,0/0,2 44,0 n", "") },
    Case { from: Side::NORTH, rules: &[("seeds", "12")], ..case("tihbat-44-captured-from-north", Kind::Tihbat, "2,0/0,2 44,0 n", "") },
    case("seega-start", Kind::Seega, "", ""),
    Case { themes: ALL, width: 1200, ..case("seega-5x5", Kind::Seega, "o.ox./xoxo./.xo.x/ox.xo/.oxox 1 move 0,0 - - -", "e3e4") },
    Case { themes: ALL, width: 360, ..case("seega-5x5-small", Kind::Seega, "o.ox./xoxo./.xo.x/ox.xo/.oxox 1 move 0,0 - - -", "e3e4") },
    Case { from: Side::NORTH, ..case("seega-from-north", Kind::Seega, "o.ox./xoxo./.xo.x/ox.xo/.oxox 1 move 0,0 - - -", "e3e4") },
    case("seega-square-moved", Kind::Seega, "o.ox./xoxo./.xo.x/ox.xo/.oxox 2 move 0,0 - - -", "d4e4"),
    case("seega-pair", Kind::Seega, "", "b2 d4 a3 e3"),
    case("seega-half-a-pair", Kind::Seega, "", "b2 d4 a3"),
    Case { rules: &[("opening", "cross")], chosen: Some(&[]), ..case("seega-own-cross", Kind::Seega, "", "c1 c5 a3") },
    Case { themes: ALL, chosen: Some(&[]), ..case("seega-own", Kind::Seega, "o.ox./xoxo./.xo.x/ox.xo/.oxox 1 move 0,0 - - -", "e3e4") },
    Case { from: Side::NORTH, chosen: Some(&["e2"]), ..case("seega-own-chosen", Kind::Seega, "o.ox./xoxo./.xo.x/ox.xo/.oxox 1 move 0,0 - - -", "e3e4") },
    case("seega-blocked", Kind::Seega, "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -", "a2a3"),
    case("seega-removed", Kind::Seega, "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -", "a2a3 xd3"),
    Case { rules: &[("chain_captures", "optional")], ..case("seega-chain", Kind::Seega, ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -", "a2a3") },
    Case { rules: &[("diagonal", "true")], ..case("seega-diagonal", Kind::Seega, "o.ox./xoxo./.xo.x/ox.xo/.oxox 1 move 0,0 - - -", "b3c2") },
    case("seega-captured", Kind::Seega, "...../..xo./....x/...../o.... 1 move 0,0 - - -", "e3e4"),
    Case { variant: Some("7x7"), width: 1200, ..case("seega-7x7", Kind::Seega, "xo.oxxo/o.xoo.x/xxo..oo/o.x.x.o/oxx.oox/x.oxo../oox.xxo 2 move 0,0 - - -", "c5d5") },
    Case { variant: Some("9x9"), themes: ALL, width: 1200, ..case("seega-9x9", Kind::Seega, "xo.xxooxo/x.o.xxxxx/xxx.....x/..xoox..x/.x...x.xo/..oo...oo/oo.o.xxoo/ooo.oxxoo/xoooxxxxo 1 move 0,0 - - -", "d9c9") },
    Case { variant: Some("9x9"), themes: ALL, width: 360, ..case("seega-9x9-small", Kind::Seega, "xo.xxooxo/x.o.xxxxx/xxx.....x/..xoox..x/.x...x.xo/..oo...oo/oo.o.xxoo/ooo.oxxoo/xoooxxxxo 1 move 0,0 - - -", "d9c9") },
    Case { variant: Some("9x9"), chosen: Some(&[]), ..case("seega-9x9-own", Kind::Seega, "xo.xxooxo/x.o.xxxxx/xxx.....x/..xoox..x/.x...x.xo/..oo...oo/oo.o.xxoo/ooo.oxxoo/xoooxxxxo 2 move 0,0 - - -", "") },
    case("sho-start", Kind::Sho, "", ""),
    Case { themes: ALL, width: 1200, chosen: Some(&[]), rules: THREE, ..case("sho-barra", Kind::Sho, BARRA, "roll_4_2 33+6 roll_1_1 roll_5_5") },
    Case { themes: ALL, rules: &[("sides", "4"), ("nine_stack", "false")], ..case("sho-crowded", Kind::Sho, CROWDED, "roll_5_4 36+9") },
    Case { width: 360, rules: &[("sides", "4"), ("nine_stack", "false")], ..case("sho-crowded-360", Kind::Sho, CROWDED, "roll_5_4 36+9") },
    Case { variant: Some("pairs"), ..case("sho-pairs-captured", Kind::Sho, "5|10x2,20x2|0 3|25x2,40x3|1 2b throw --", "roll_5_3 h+8 roll_4_1 20+5") },
    Case { chosen: Some(&[]), ..case("sho-own-view-of-an-entry", Kind::Sho, "9|-|0 7|30x2|0 1 throw --", "roll_6_3") },
    case("sho-all-nine", Kind::Sho, "9|-|0 7|30x2|0 1 throw --", "roll_6_3 h+9all"),
    case("sho-in-vain", Kind::Sho, "0|8x1|8 5|15x2,20x2|0 1 throw --", "roll_4_3"),
    Case { chosen: Some(&[]), ..case("sho-rest", Kind::Sho, "3|20x5,61x1|0 7|30x2|0 1 throw --", "roll_6_6 61+12") },
    case("sho-kept", Kind::Sho, "6|5x1,20x1,30x1|0 7|7x1,50x1|0 1 throw --", "roll_1_1 roll_5_5 5+2"),
    case("sho-three-values", Kind::Sho, "7|8x2|0 7|50x2|0 1 throw --", "roll_1_1 roll_1_1 roll_6_5"),
    case("sho-four-values", Kind::Sho, "7|8x2|0 7|50x2|0 1 throw --", "roll_1_1 roll_1_1 roll_1_1 roll_6_5"),
    case("sho-five-values", Kind::Sho, "7|8x2|0 7|50x2|0 1 throw --", "roll_1_1 roll_1_1 roll_1_1 roll_1_1 roll_6_5"),
    Case { chosen: Some(&[]), variant: Some("flexible"), ..case("sho-split", Kind::Sho, "5|10x2,20x1,27x1|0 7|40x2|0 1 throw --", "roll_1_1 roll_6_2") },
    Case { chosen: Some(&[]), variant: Some("flexible"), ..case("sho-second-part", Kind::Sho, "5|10x2,20x1,27x1|0 7|40x2|0 1 throw --", "roll_1_1 roll_6_2 10+3") },
    Case { rules: &[("ritual", "true")], ..case("sho-ritual", Kind::Sho, "7|8x2|0 7|50x2|0 1 throw --", "") },
    Case { rules: &[("ritual", "true")], ..case("sho-ritual-kept", Kind::Sho, "7|8x2|0 7|50x2|0 1 throw --", "roll_1_1") },
    case("sigh-start", Kind::Sigh, "", ""),
    Case { themes: ALL, width: 1200, chosen: Some(&[]), ..case("sigh-captured", Kind::Sigh, SIGH, "throw_3 b3-b6 throw_3_dwddwdwd") },
    Case { themes: ALL, width: 360, chosen: Some(&[]), ..case("sigh-captured-360", Kind::Sigh, SIGH, "throw_3 b3-b6 throw_3_dwddwdwd") },
    Case { from: Side::NORTH, ..case("sigh-from-north", Kind::Sigh, SIGH, "throw_3 b3-b6") },
    Case { rules: &[("edge_percent", "5")], ..case("sigh-released", Kind::Sigh, SIGH, "throw_7_wwewwdww") },
    case("sigh-chain", Kind::Sigh, SIGH, "throw_4 c5-c1 throw_4 c10-c6"),
    case("sigh-undone", Kind::Sigh, SIGH, "throw_4 c5-c1 throw_4 c10-c6 throw_2"),
    Case { width: 1200, rules: &[("holes", "24"), ("opening", "advance")], ..case("sigh-24-holes", Kind::Sigh, "", "throw_8 throw_8 throw_4") },
    Case { rules: &[("holes", "24"), ("stack_own", "true")], ..case("sigh-24-holes-stacked", Kind::Sigh, "NNNNNNNNNNNNNNNN.n2....../......................../s12......................./s3.....................SS s use 5 a22,d17 -", "b1-b6") },
    Case { variant: Some("six-sticks"), rules: &[("last_row", "stop")], ..case("sigh-stopped", Kind::Sigh, "NN...s.s/...n..../....s.../n..s..SS s throw a6,d3 -", "throw_4 b5-c8 throw_6") },
    Case { variant: Some("four-sticks"), rules: &[("last_row", "return"), ("stack_own", "true")], ..case("sigh-running-back", Kind::Sigh, "NNN.r..n../..s2....q../..n3..r2..../.s.....SSS s use 2 a7,d4 -", "d5-d3") },
    Case { themes: ALL, variant: Some("three-rows"), ..case("sigh-three-rows", Kind::Sigh, "NNN..n..../.n...s..n./..s...SSSS s use 1 a6,c4 -", "b6-b9") },
    Case { themes: ALL, ..case("sigh-rachva", Kind::Sigh, "............/............/............/............ n rachva 7,5 -,- -", "throw_4 throw_8 throw_4 throw_4") },
    case("sigh-rachva-won", Kind::Sigh, "............/............/............/............ n rachva 2,5 -,- -", "throw_4 throw_4"),
    Case { variant: Some("three-rows"), rules: &[("finish", "rachva")], ..case("sigh-rachva-three-rows", Kind::Sigh, "........../........../.......... s rachva 7,5 -,- 2", "throw_1") },
    case("sho-home", Kind::Sho, "0|62x1|8 2|30x2,40x5|0 1 throw --", "roll_2_2 62+4"),
    case("sho-sho", Kind::Sho, "0|55x9|0 2|30x2,40x5|0 1 throw --", "roll_6_5 55+11"),
];

#[test]
fn pictures_look_like_their_references() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let renew = std::env::var_os("RENEW").is_some();
    let painter = Painter::new();
    let mut expected = BTreeSet::new();
    let mut failures = Vec::new();
    for case in CASES {
        let game = variant(case.kind, case.variant, case.rules, case.position, case.moves);
        let chosen = case.chosen.map(|chosen| chosen.iter().map(|&step| step.to_owned()).collect::<Vec<_>>());
        let scene = game.scene(View { from: case.from, chosen: chosen.as_deref(), ..View::default() });
        for &theme in case.themes {
            let file = format!("{}-{}.png", case.name, theme.word());
            let picture = painter.png(&scene, theme, case.width);
            let reference = folder.join(&file);
            if renew {
                std::fs::write(&reference, &picture).expect("references can be written");
            } else if !std::fs::read(&reference).is_ok_and(|bytes| decoded(&bytes).rgb == decoded(&picture).rgb) {
                let actual = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(&file);
                std::fs::write(&actual, &picture).expect("the test's folder can be written");
                failures.push(format!("{} is not {}", actual.display(), reference.display()));
            }
            expected.insert(file);
        }
    }
    for entry in std::fs::read_dir(&folder).expect("there are references") {
        let file = entry.expect("the folder can be read").file_name().to_string_lossy().into_owned();
        if !expected.contains(&file) {
            failures.push(format!("no case draws {}", folder.join(file).display()));
        }
    }
    assert!(failures.is_empty(), "{}\nRENEW=1 cargo test pictures renews all", failures.join("\n"));
}
