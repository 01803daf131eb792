//! What holds for every scene and every picture of random play.

use serai::games::{AnyGame, Kind, View};
use serai::picture::{Painter, Theme, palette_colours, sprite_names, text, undrawable};
use serai::rules::Side;
use serai::scene::{Item, Point, Scene, Tone};

use super::positions::{game, random_play, variant};

/// A game, a variant of it, house rules.
type Rules = (Kind, Option<&'static str>, &'static [(&'static str, &'static str)]);

/// What the laws are held under: the usual rules, the most and fewest seeds, every size of board and number of sides.
const RULES: &[Rules] = &[
    (Kind::Sokusowo, None, &[]),
    (Kind::Sokusowo, None, &[("seeds", "2")]),
    (Kind::Sokusowo, None, &[("seeds", "6")]),
    (Kind::Tihbat, None, &[]),
    (Kind::Tihbat, None, &[("seeds", "2"), ("single", "moves_on")]),
    (Kind::Tihbat, None, &[("seeds", "12"), ("early_win", "true")]),
    (Kind::Seega, None, &[]),
    (Kind::Seega, Some("lane"), &[("chain_captures", "optional"), ("diagonal", "true")]),
    (Kind::Seega, Some("7x7"), &[]),
    (Kind::Seega, Some("9x9"), &[("chain_captures", "compulsory")]),
    (Kind::Sho, None, &[]),
    (Kind::Sho, None, &[("sides", "3"), ("ritual", "true")]),
    (Kind::Sho, Some("no-nine"), &[("sides", "4")]),
    (Kind::Sho, Some("flexible"), &[("sides", "4")]),
    (Kind::Sho, Some("pairs"), &[]),
    (Kind::Sigh, None, &[("holes", "6")]),
    (Kind::Sigh, None, &[("holes", "24"), ("opening", "advance"), ("stack_own", "true"), ("last_row", "return")]),
    (Kind::Sigh, Some("six-sticks"), &[("last_row", "stop")]),
    (Kind::Sigh, Some("three-rows"), &[("finish", "rachva"), ("stack_own", "true")]),
];

const VIEWS: [View<'static>; 2] =
    [View { from: Side::SOUTH, ended: false, chosen: None }, View { from: Side::NORTH, ended: false, chosen: None }];
/// What whoever is to move looks at alone.
const OWN: View<'static> = View { from: Side::SOUTH, ended: false, chosen: Some(&[]) };

/// Calls `each` with every position of random play under all rules, from both sides.
pub fn each_scene(games: u64, mut each: impl FnMut(&dyn AnyGame, &Scene)) {
    for &(kind, variant, rules) in RULES {
        random_play(kind, variant, rules, games, |game| {
            for view in VIEWS.into_iter().chain([OWN]) {
                each(game, &game.scene(view));
            }
        });
    }
}

pub struct Decoded {
    pub width: u32,
    pub height: u32,
    pub colour: png::ColorType,
    pub rgb: Vec<u8>,
}

/// A PNG as any viewer reads it.
pub fn decoded(bytes: &[u8]) -> Decoded {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG begins with its header");
    let (width, height, colour) = (reader.info().width, reader.info().height, reader.info().color_type);
    let mut rgb = vec![0; reader.output_buffer_size().expect("pictures are small")];
    reader.next_frame(&mut rgb).expect("a PNG holds a picture");
    Decoded { width, height, colour, rgb }
}

#[test]
fn drawings_and_their_colours_can_be_drawn() {
    assert_eq!(undrawable(), Vec::<String>::new());
}

#[test]
fn scenes_name_what_there_is() {
    let sprites: Vec<&str> = sprite_names().collect();
    each_scene(4, |game, scene| {
        let palette = palette_colours(scene.palette).expect("every game has a palette");
        for theme in Theme::ALL {
            assert!(palette.iter().all(|name| theme.colour(name).is_some()), "{}: a colour is missing", theme.word());
        }
        let has = |colour: &str| palette.iter().any(|name| name == colour);
        for item in &scene.items {
            match item {
                Item::Sprite { name, .. } => assert!(sprites.contains(name), "{}: no sprite {name}", game.position()),
                Item::Label { colour, .. } => assert!(has(colour), "{}: no colour {colour}", game.position()),
                Item::Tab { side, .. } => assert!(has(&format!("side-{side}-text")), "no side {side}"),
                Item::Ring { .. }
                | Item::Badge { .. }
                | Item::Halo { .. }
                | Item::Outline { .. }
                | Item::Arrow { .. }
                | Item::Trail { is_undone: false, .. }
                | Item::Way { .. } => assert!(has("mark") && has("mark-case")),
                Item::Trail { is_undone: true, .. } => assert!(has("ink-soft")),
                Item::Sign { side, .. } => assert!(has(&format!("side-{side}")) && has("ink")),
                Item::Dots { side, .. } => assert!(has(&format!("side-{side}"))),
                Item::Bar { fill, edge, .. } => {
                    let edge = edge.map(|(colour, _)| colour);
                    assert!(fill.iter().chain(&edge).all(|colour| has(colour)), "{item:?}");
                }
                Item::Line { colour, .. } | Item::Area { colour, .. } => assert!(has(colour), "{item:?}"),
                Item::Ghost { .. } => assert!(has("ghost")),
                Item::Chip { .. } | Item::Plate { .. } => assert!(has("paper") && has("ink")),
            }
        }
    });
}

#[test]
fn palettes_have_the_colours_of_their_sprites() {
    for kind in Kind::ALL {
        let palette = palette_colours(kind.word()).expect("every game has a palette");
        let scene = game(kind, &[], None, "").scene(View::default());
        for item in &scene.items {
            let Item::Sprite { name, .. } = item else { continue };
            let path = format!("{}/templates/boards/{name}.svg", env!("CARGO_MANIFEST_DIR"));
            let svg = std::fs::read_to_string(path).expect("every sprite is a file");
            for part in svg.split('{').skip(1) {
                let colour = part.split('}').next().unwrap_or(part);
                assert!(palette.iter().any(|name| name == colour), "{}: {name} has {colour}", kind.word());
            }
        }
    }
}

#[test]
fn every_seed_and_every_piece_is_drawn() {
    const THINGS: [&str; 5] = ["seed-", "pebble-", "stone-", "mini-", "coin-"];
    // Pieces of Sigh are lost.
    for &(kind, variant, rules) in RULES.iter().filter(|(kind, ..)| *kind != Kind::Sigh) {
        let seeds = |scene: &Scene| {
            let is_seed = |item: &&Item| match item {
                Item::Sprite { name, .. } => {
                    THINGS.iter().any(|thing| name.starts_with(thing)) && !name.starts_with("coin-none-")
                }
                _ => false,
            };
            scene.items.iter().filter(is_seed).count()
        };
        let all = seeds(&self::variant(kind, variant, rules, None, "").scene(View::default()));
        assert!(all > 0);
        random_play(kind, variant, rules, 4, |game| {
            for view in VIEWS {
                assert_eq!(seeds(&game.scene(view)), all, "{}", game.position());
            }
        });
    }
}

#[test]
fn every_piece_of_sigh_is_drawn() {
    for &(kind, variant, rules) in RULES.iter().filter(|(kind, ..)| *kind == Kind::Sigh) {
        random_play(kind, variant, rules, 4, |game| {
            for view in VIEWS {
                // Several in one hole are one piece with their number; below the mound stands how many there are.
                let (mut drawn, mut told) = (0, 0);
                for item in game.scene(view).items {
                    match item {
                        Item::Sprite { name, .. } => {
                            drawn += u16::from(name.starts_with("free-") || name.starts_with("captive-"));
                        }
                        Item::Chip { count, radius: 34.0, .. } => told += count,
                        Item::Chip { count, .. } => drawn += count - 1,
                        _ => {}
                    }
                }
                assert_eq!(drawn, told, "{}", game.position());
            }
        });
    }
}

#[test]
fn items_lie_inside_the_canvas() {
    each_scene(4, |game, scene| {
        for item in &scene.items {
            let (at, across, down) = extent(item);
            let (width, height) = (f32::from(scene.width), f32::from(scene.height));
            let inside = at.x - across >= 0.0 && at.x + across <= width && at.y - down >= 0.0 && at.y + down <= height;
            assert!(inside, "{}: {item:?}", game.position());
        }
    });
}

/// The middle of an item, and how far it reaches to the side and up and down.
pub fn extent(item: &Item) -> (Point, f32, f32) {
    match *item {
        Item::Sprite { name, at, .. } if name.starts_with("board-") => (at, 0.0, 0.0),
        // The plate's tip points inwards, so that its round end is the one that could stick out.
        Item::Sprite { name: "plate" | "plate-left", at, .. } => (at, 37.0, 37.0),
        Item::Sprite { name, at, scale, .. } if name.starts_with("stone-") || name.starts_with("mini-") => {
            (at, 126.0 * scale, 126.0 * scale)
        }
        Item::Sprite { at, scale, .. } => (at, 26.0 * scale, 26.0 * scale),
        Item::Ring { at, radius, .. } => (at, radius + 6.0, radius + 6.0),
        Item::Ghost { at, radius } => (at, radius + 2.0, radius + 2.0),
        Item::Chip { at, radius, .. } => (at, 1.5 * radius, radius + 1.5),
        Item::Tab { at, width, height, .. } => (at, width / 2.0 + 2.0, height / 2.0 + 2.0),
        Item::Label { at, size, ref text, .. } => (at, 0.3 * size * text.len() as f32, size / 2.0),
        Item::Badge { at, .. } => (at, 23.0, 23.0),
        Item::Arrow { from, width, .. } => (from, width, width),
        Item::Sign { at, radius, .. } | Item::Halo { at, radius, .. } | Item::Outline { at, radius, .. } => {
            (at, 1.32 * radius, 1.32 * radius)
        }
        Item::Plate { at, width, height, line, .. } => (at, (width + line) / 2.0, (height + line) / 2.0),
        Item::Dots { at, radius, .. } => (at, radius + 4.5, radius + 4.5),
        Item::Bar { at, width, height, edge, .. } => {
            let edge = edge.map_or(0.0, |(_, line)| line);
            (at, (width + edge) / 2.0, (height + edge) / 2.0)
        }
        Item::Way { ref points }
        | Item::Trail { ref points, .. }
        | Item::Line { ref points, .. }
        | Item::Area { ref points, .. } => {
            let span = |of: fn(&Point) -> f32| {
                let (least, most) = (points.iter().map(of).reduce(f32::min), points.iter().map(of).reduce(f32::max));
                let (least, most) = (least.expect("a way has points"), most.expect("a way has points"));
                ((least + most) / 2.0, (most - least) / 2.0 + 6.5)
            };
            let ((x, across), (y, down)) = (span(|point| point.x), span(|point| point.y));
            (Point::new(x, y), across, down)
        }
    }
}

#[test]
fn text_boards_are_plain_and_narrow() {
    each_scene(4, |game, scene| {
        let board = text(&scene.text, false);
        for line in board.lines() {
            assert!(line.chars().count() <= 46, "{}: {line}", game.position());
            // A sign may be two columns wide in some fonts, so it stands where nothing is aligned behind it.
            let rest = line.strip_prefix(['●', '◆', '✿', '⬢']).unwrap_or(line);
            assert!(rest.is_ascii(), "{}: {line}", game.position());
        }
        let touched = scene.text.iter().flatten().filter(|span| span.tone == Tone::Mark).count();
        assert!(game.told().is_none() || touched > 0 || board.contains("<<"), "{}", game.position());
        let coloured = text(&scene.text, true);
        assert!(coloured.contains("\x1b["), "colour was asked for");
    });
}

#[test]
fn views_turn_the_board_and_nothing_else() {
    each_scene(1, |game, _| {
        let [south, north] = VIEWS.map(|view| game.scene(view));
        assert_eq!(south.alt, north.alt);
        assert_eq!(south.items.len(), north.items.len());
        assert_eq!(south.items[0], north.items[0], "the light stays where it is");
    });
}

#[test]
fn nobody_is_to_move_once_the_table_has_ended() {
    for kind in Kind::ALL {
        let scene = game(kind, &[], None, "").scene(View { ended: true, ..View::default() });
        let invites =
            |item: &Item| matches!(item, Item::Tab { .. } | Item::Sprite { name: "plate" | "plate-left", .. });
        assert!(!scene.items.iter().any(invites), "{}", kind.word());
        assert!(!text(&scene.text, false).contains(['<', '[']), "{}", kind.word());
    }
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    for &(kind, variant, rules) in RULES {
        let mut scenes = Vec::new();
        random_play(kind, variant, rules, 1, |game| scenes.push(game.scene(View::default())));
        let (one, other) = (Painter::new(), Painter::new());
        let sample: Vec<&Scene> = scenes.iter().step_by(9).collect();
        let first: Vec<_> = sample.iter().map(|scene| one.png(scene, Theme::Light, 600)).collect();
        // The other painter meets the scenes in another order, so its caches fill in another order.
        let second: Vec<_> = sample.iter().rev().map(|scene| other.png(scene, Theme::Light, 600)).collect();
        assert!(first.iter().eq(second.iter().rev()), "{}", kind.word());
    }
}

#[test]
fn pictures_are_indexed_and_of_the_width_asked_for() {
    let painter = Painter::new();
    for kind in Kind::ALL {
        let scene = game(kind, &[], None, "").scene(View::default());
        for theme in Theme::ALL {
            for (asked, drawn) in [(300, 300), (777, 777), (1200, 1200), (2400, 2400), (0, 300), (9999, 2400)] {
                let picture = decoded(&painter.png(&scene, theme, asked));
                let height = (f32::from(scene.height) * drawn as f32 / 1200.0).round() as u32;
                assert_eq!((picture.width, picture.height), (drawn, height));
                assert_eq!(picture.colour, png::ColorType::Indexed);
            }
        }
    }
}

#[test]
fn unknown_names_draw_nothing() {
    let mut scene = game(Kind::Tihbat, &[], None, "").scene(View::default());
    let before = Painter::new().png(&scene, Theme::Light, 300);
    scene.items.push(Item::sprite("no-such-sprite", Point::new(10.0, 10.0)));
    assert_eq!(Painter::new().png(&scene, Theme::Light, 300), before);
}
