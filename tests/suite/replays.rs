//! Whole games as moving pictures.

use gif::{ColorOutput, DecodeOptions, Repeat};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serai::chat::RequestId;
use serai::games::{Kind, Setup, View};
use serai::picture::{Painter, Theme, palette_colours};
use serai::replay::{MOST_BYTES, WIDTH, frames};
use serai::rules::Turn;
use serai::scene::{Frame, Item};
use serai::table::{Chance, Record, RecordResult, Seed};

use crate::chance::any_setup;
use crate::pictures::{decoded, extent};

/// Below the board, in units of the canvas.
const CAPTION: f32 = 104.0;

/// A film as a viewer shows it.
struct Film {
    width: usize,
    height: usize,
    /// Red, green and blue of each pixel, and hundredths of a second.
    pictures: Vec<(Vec<u8>, u16)>,
}

fn shown(bytes: &[u8]) -> Film {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut pictures = Vec::new();
    let mut screen = vec![0; 3 * width * height];
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let [left, top, across] = [frame.left, frame.top, frame.width].map(usize::from);
        for (at, pixel) in frame.buffer.chunks(4).enumerate() {
            if pixel[3] > 0 {
                let at = 3 * ((top + at / across) * width + left + at % across);
                screen[at..at + 3].copy_from_slice(&pixel[..3]);
            }
        }
        pictures.push((screen.clone(), frame.delay));
    }
    assert_eq!(decoder.repeat(), Repeat::Infinite);
    Film { width, height, pictures }
}

/// The record of random play, of so many moves at most.
fn random(setup: Setup, most: usize, chance: &mut ChaCha8Rng) -> Record {
    let mut game = setup.start().unwrap();
    let mut moves = Vec::new();
    while moves.len() < most {
        moves.push(match game.turn() {
            Turn::Throw(_) => game.throw(&game.throws().choose(chance).unwrap().0).unwrap(),
            Turn::Move(_) => game.play(game.moves().choose(chance).unwrap()).unwrap(),
            Turn::Over(_) => break,
        });
    }
    let result = match game.turn() {
        Turn::Over(outcome) => RecordResult::Played(outcome),
        _ => RecordResult::Open,
    };
    let seed = Seed::new([7; 32]);
    let chance = setup.kind().has_chance().then(|| Chance {
        seats: Vec::new(),
        drawn: false,
        first: None,
        joined: vec![RequestId::stored("console:1".to_owned())],
        commitment: seed.commitment(),
        seed: Some(seed),
    });
    let names = ["aya", "Бек", "سيم", "dou with a very long name indeed"];
    let names = (0..setup.seating().seats()).map(|seat| vec![names[usize::from(seat) % 4].to_owned()]).collect();
    Record { setup, names, date: "2026-11-30".to_owned(), result, chance, moves }
}

fn any(kind: Kind, most: usize, chance: &mut ChaCha8Rng) -> Record {
    let variant = &kind.entry().variants.choose(chance).unwrap().name;
    random(any_setup(kind, variant, true, chance), most, chance)
}

#[test]
fn films_show_what_is_drawn() {
    let (painter, chance) = (Painter::new(), &mut ChaCha8Rng::seed_from_u64(1));
    for kind in Kind::ALL {
        for theme in Theme::ALL {
            let frames = frames(&any(kind, 9, chance));
            let film = shown(&painter.gif(&frames, theme, 300, MOST_BYTES));
            let mut drawn: Vec<(Vec<u8>, u16)> = Vec::new();
            for frame in &frames {
                let picture = decoded(&painter.png(&frame.scene, theme, 300));
                assert_eq!((picture.width as usize, picture.height as usize), (film.width, film.height));
                match drawn.last_mut() {
                    Some((before, hundredths)) if *before == picture.rgb => *hundredths += frame.hundredths,
                    _ => drawn.push((picture.rgb, frame.hundredths)),
                }
            }
            assert!(film.pictures == drawn, "{} {}", kind.word(), theme.word());
        }
    }
}

#[test]
fn every_move_has_a_frame_and_fits() {
    let chance = &mut ChaCha8Rng::seed_from_u64(2);
    for kind in Kind::ALL {
        for _ in 0..4 {
            let record = any(kind, 60, chance);
            let frames = frames(&record);
            let over = usize::from(record.result != RecordResult::Open);
            assert!(frames.len() >= 2 + record.moves.len() + over, "{}", record);
            for Frame { scene, .. } in &frames {
                let palette = palette_colours(scene.palette).unwrap();
                let height = f32::from(scene.height);
                let caption = scene.items.iter().map(|item| (item, extent(item)));
                for (item, (at, across, down)) in caption.filter(|(_, (at, ..))| at.y > height - CAPTION) {
                    let is_inside = at.x >= across && at.x + across <= 1200.0 && at.y >= down;
                    assert!(is_inside && at.y + down <= height, "{item:?}");
                    if let Item::Label { colour, .. } = item {
                        assert!(palette.iter().any(|name| name == colour));
                    }
                }
            }
        }
    }
}

/// However long a game is, its film is no larger than it may be, goes from the beginning to the end, and is the same
/// each time.
#[test]
fn films_of_long_games_are_thrifty() {
    let (painter, chance) = (Painter::new(), &mut ChaCha8Rng::seed_from_u64(3));
    for kind in Kind::ALL {
        let frames = frames(&random(Setup::new(kind, None, [], None).unwrap(), usize::MAX, chance));
        assert!(frames.len() < 300, "{} frames of {}", frames.len(), kind.word());
        let few: Vec<Frame> = frames.iter().take(40).chain(frames.last()).cloned().collect();
        let whole = painter.gif(&few, Theme::Light, 500, usize::MAX);
        let parts = [1, 2, 4, 64].map(|part| painter.gif(&few, Theme::Light, 500, whole.len() / part));
        assert!(parts[0] == whole);
        assert_eq!(parts.each_ref().map(|film| shown(film).width), [500, 400, 400, 400]);
        let last = decoded(&painter.png(&few[few.len() - 1].scene, Theme::Light, 400)).rgb;
        for (part, film) in [1, 2, 4].into_iter().zip(&parts) {
            let pictures = shown(film).pictures;
            assert!(film.len() <= whole.len() / part || pictures.len() == 1, "{}", kind.word());
            assert!(part == 1 || pictures[pictures.len() - 1].0 == last, "{}", kind.word());
        }
    }
}

/// The last move of a mancala is seen lap by lap.
#[test]
fn seeds_are_sown_lap_by_lap() {
    let chance = &mut ChaCha8Rng::seed_from_u64(4);
    let seeds = |scene: &serai::scene::Scene| {
        let is_seed = |item: &&Item| matches!(item, Item::Sprite { name, .. } if name.starts_with("seed-") || name.starts_with("pebble-"));
        scene.items.iter().filter(is_seed).count()
    };
    let laps =
        |scene: &serai::scene::Scene| scene.items.iter().filter(|item| matches!(item, Item::Badge { .. })).count();
    let mut stages_seen = 0;
    for kind in [Kind::Sokusowo, Kind::Tihbat] {
        for _ in 0..30 {
            let record = any(kind, 500, chance);
            for ply in 0..record.moves.len() {
                let mut game = record.after(ply).unwrap();
                let view = View { ended: true, ..View::default() };
                let stages = game.stages(&record.moves[ply], view);
                assert!(game.stages("7", view).is_empty());
                game.play(&record.moves[ply]).unwrap();
                let whole = game.scene(view);
                stages_seen += stages.len();
                assert!(stages.iter().all(|stage| seeds(stage) == seeds(&whole) && *stage != whole));
                assert!(stages.windows(2).all(|pair| laps(&pair[0]) <= laps(&pair[1]) && pair[0] != pair[1]));
            }
        }
    }
    assert!(stages_seen > 100, "{stages_seen}");
}

#[test]
fn a_film_is_small_enough_for_every_platform() {
    let chance = &mut ChaCha8Rng::seed_from_u64(5);
    let record = random(Setup::read("sho/classic", [], Some(4)).unwrap(), usize::MAX, chance);
    let frames = frames(&record);
    let film = Painter::new().gif(&frames, Theme::Light, WIDTH, MOST_BYTES);
    assert!(film.len() <= MOST_BYTES && record.moves.len() > frames.len(), "{} {}", record.moves.len(), film.len());
}
