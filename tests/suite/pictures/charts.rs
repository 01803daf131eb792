//! Pictures of standings: their laws, and references in `tests/charts` that `RENEW=1 cargo test charts` renews.

use std::path::Path;

use serai::charts::{Moment, Row, curve, leaderboard};
use serai::games::Kind;
use serai::picture::{Painter, Theme, palette_colours, sprite_names};
use serai::scene::{Item, Scene};

use super::laws::{decoded, extent};

/// The page of the mock-up, with a provisional rating and a long way to it.
pub fn rows() -> Vec<Row> {
    let row = |rank, climbed, rating, deviation, won, drawn, lost| Row {
        rank,
        climbed,
        rating,
        deviation,
        is_provisional: won + drawn + lost < 10,
        won,
        drawn,
        lost,
        is_own: rank == 5,
    };
    vec![
        row(1, 0, 1812, 46, 31, 2, 9),
        row(2, 2, 1764, 38, 40, 5, 17),
        row(3, -1, 1759, 62, 18, 1, 7),
        row(3, -1, 1759, 45, 25, 3, 20),
        row(5, 0, 1640, 73, 9, 0, 6),
        row(128, 12, 1583, 52, 1214, 320, 1115),
        row(1200, -99, 571, 58, 0, 0, 16),
        row(1201, 0, 1690, 290, 1, 0, 0),
        row(1202, 0, 1496, 92, 3, 0, 5),
    ]
}

fn moments() -> Vec<Moment> {
    let ratings = [1662.0, 1590.0, 1655.0, 1710.0, 1655.0, 1730.0, 1798.0, 1760.0, 1812.0, 1812.0];
    let moment = |(n, rating): (usize, &f64)| Moment {
        at: (n * n) as i64,
        rating: *rating,
        deviation: 290.0 / (1.0 + n as f64),
        is_best: n == 6,
    };
    ratings.iter().enumerate().map(moment).collect()
}

pub fn charts() -> Vec<(String, Scene)> {
    let mut charts = vec![("leaderboard-all".to_owned(), leaderboard(None, &rows()))];
    charts.extend(Kind::ALL.map(|kind| (format!("leaderboard-{}", kind.word()), leaderboard(Some(kind), &rows()))));
    charts.push(("curve".to_owned(), curve(&moments())));
    charts.push(("curve-of-one".to_owned(), curve(&moments()[..1])));
    charts.push(("leaderboard-of-one".to_owned(), leaderboard(None, &rows()[7..8])));
    charts
}

#[test]
fn charts_name_what_there_is_and_lie_inside() {
    let sprites: Vec<&str> = sprite_names().collect();
    for (name, scene) in charts() {
        let palette = palette_colours(scene.palette).expect("charts have a palette");
        let has = |colour: &str| palette.iter().any(|name| name == colour);
        for item in &scene.items {
            match item {
                Item::Sprite { name: sprite, .. } => {
                    assert!(sprites.contains(sprite), "{name}: no sprite {sprite}");
                    let path = format!("{}/templates/boards/{sprite}.svg", env!("CARGO_MANIFEST_DIR"));
                    let svg = std::fs::read_to_string(path).expect("every sprite is a file");
                    for part in svg.split('{').skip(1) {
                        let colour = part.split('}').next().unwrap_or(part);
                        assert!(has(colour), "{name}: {sprite} has {colour}");
                    }
                }
                Item::Label { colour, .. } | Item::Line { colour, .. } | Item::Area { colour, .. } => {
                    assert!(has(colour), "{name}: {item:?}");
                }
                Item::Bar { fill, edge, .. } => {
                    let edge = edge.map(|(colour, _)| colour);
                    assert!(fill.iter().chain(&edge).all(|colour| has(colour)), "{name}: {item:?}");
                }
                Item::Halo { .. } => assert!(has("mark") && has("mark-case")),
                other => panic!("{name}: {other:?}"),
            }
            let (at, across, down) = extent(item);
            let (width, height) = (f32::from(scene.width), f32::from(scene.height));
            let inside = at.x - across >= 0.0 && at.x + across <= width && at.y - down >= 0.0 && at.y + down <= height;
            assert!(inside, "{name}: {item:?}");
        }
    }
}

#[test]
fn charts_are_as_they_were() {
    let painter = Painter::new();
    let renew = std::env::var_os("RENEW").is_some();
    let mut differ = Vec::new();
    for (name, scene) in charts() {
        for theme in Theme::ALL {
            let width = if matches!(&*name, "leaderboard-all" | "curve") { 1200 } else { 600 };
            if width == 600 && theme != Theme::Light {
                continue;
            }
            let path = format!("{}/tests/charts/{name}-{}.png", env!("CARGO_MANIFEST_DIR"), theme.word());
            let drawn = painter.png(&scene, theme, width);
            if renew {
                std::fs::write(&path, &drawn).unwrap();
            }
            let kept = std::fs::read(Path::new(&path)).unwrap_or_default();
            if kept.is_empty() || decoded(&kept).rgb != decoded(&drawn).rgb {
                differ.push(path);
            }
        }
    }
    assert!(differ.is_empty(), "{differ:?}");
}
