//! The sides' colours are told apart by people who do not see red or green.
//!
//! Distances in CAM02-UCS (Luo, Cui and Li 2006) on top of CIECAM02 in the conditions of sRGB, after the simulation of
//! Machado, Oliveira and Fernandes (2009) at full severity.

use serai::picture::{Rgb, Theme};

type Vector = [f64; 3];
type Matrix = [Vector; 3];

const DEUTERANOPIA: Matrix =
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
const PROTANOPIA: Matrix =
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];

#[test]
fn sides_differ_for_deuteranopia_and_protanopia() {
    for (theme, least) in [(Theme::Light, 26.0), (Theme::Dark, 22.0), (Theme::HighContrast, 19.0)] {
        for (sight, name) in [(DEUTERANOPIA, "deuteranopia"), (PROTANOPIA, "protanopia")] {
            for a in 1..=4 {
                for b in a + 1..=4 {
                    let [one, other] = [a, b].map(|side| {
                        let colour = theme.colour(&format!("side-{side}")).expect("every theme colours four sides");
                        appearance(seen(colour, sight))
                    });
                    let distance = (0..3).map(|i| (one[i] - other[i]).powi(2)).sum::<f64>().sqrt();
                    let theme = theme.word();
                    assert!(
                        distance >= least,
                        "{theme}, {name}: sides {a} and {b} are {distance:.1} apart, not {least}"
                    );
                }
            }
        }
    }
}

#[test]
fn appearance_of_known_colours() {
    // Reference values from the Python package colorspacious 1.1.2.
    let known = [([0x2F, 0x4F, 0x8F], [35.495, -5.588, -23.989]), ([0xF2, 0xB2, 0x41], [80.316, 6.142, 26.800])];
    for (colour, expected) in known {
        let found = appearance(linear(colour));
        assert!((0..3).all(|i| f64::abs(found[i] - expected[i]) < 0.1), "{colour:?}: {found:?}");
    }
}

fn times(matrix: Matrix, vector: Vector) -> Vector {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

fn linear(colour: Rgb) -> Vector {
    colour.map(|channel| {
        let channel = f64::from(channel) / 255.0;
        if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    })
}

/// Linear red, green and blue of what a person with this sight sees.
fn seen(colour: Rgb, sight: Matrix) -> Vector {
    times(sight, linear(colour)).map(|channel| channel.clamp(0.0, 1.0))
}

/// J', a', b' of CAM02-UCS.
fn appearance(linear: Vector) -> Vector {
    const XYZ: Matrix = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    const CAT02: Matrix = [[0.7328, 0.4296, -0.1624], [-0.7036, 1.6975, 0.0061], [0.0030, 0.0136, 0.9834]];
    const CAT02_INVERSE: Matrix =
        [[1.096124, -0.278869, 0.182745], [0.454369, 0.473533, 0.072098], [-0.009628, -0.005698, 1.015326]];
    const HUNT: Matrix = [[0.38971, 0.68898, -0.07868], [-0.22981, 1.18340, 0.04641], [0.0, 0.0, 1.0]];
    /// The adapting light of sRGB: 64 lux on a grey of 20 percent.
    const ADAPTING: f64 = 64.0 / std::f64::consts::PI / 5.0;
    const BACKGROUND: f64 = 0.2;
    const SURROUND: f64 = 0.69;

    let white = times(XYZ, [1.0; 3]).map(|v| v * 100.0);
    let k = 1.0 / (5.0 * ADAPTING + 1.0);
    let level = 0.2 * k.powi(4) * 5.0 * ADAPTING + 0.1 * (1.0 - k.powi(4)).powi(2) * (5.0 * ADAPTING).cbrt();
    let induction = 0.725 * (1.0 / BACKGROUND).powf(0.2);
    let exponent = 1.48 + BACKGROUND.sqrt();
    let adapted = 1.0 - (1.0 / 3.6) * ((-ADAPTING - 42.0) / 92.0).exp();

    let white_cones = times(CAT02, white);
    let responses = |xyz: Vector| -> Vector {
        let cones = times(CAT02, xyz);
        let cones = std::array::from_fn(|i| cones[i] * (white[1] / white_cones[i] * adapted + 1.0 - adapted));
        times(HUNT, times(CAT02_INVERSE, cones)).map(|cone| {
            let compressed = (level * cone.abs() / 100.0).powf(0.42);
            cone.signum() * 400.0 * compressed / (compressed + 27.13) + 0.1
        })
    };
    let brightness = |[r, g, b]: Vector| (2.0 * r + g + b / 20.0 - 0.305) * induction;
    let of_white = brightness(responses(white));

    let [r, g, b] = responses(times(XYZ, linear).map(|v| v * 100.0));
    let (red_green, yellow_blue) = (r - 12.0 * g / 11.0 + b / 11.0, (r + g - 2.0 * b) / 9.0);
    let hue = yellow_blue.atan2(red_green);
    let eccentricity = ((hue + 2.0).cos() + 3.8) / 4.0;
    let lightness = 100.0 * (brightness([r, g, b]) / of_white).powf(SURROUND * exponent);
    let t = 50000.0 / 13.0 * induction * eccentricity * red_green.hypot(yellow_blue) / (r + g + 21.0 / 20.0 * b);
    let chroma = t.powf(0.9) * (lightness / 100.0).sqrt() * (1.64 - 0.29_f64.powf(BACKGROUND)).powf(0.73);
    let colourfulness = chroma * level.powf(0.25);

    let spread = (1.0 + 0.0228 * colourfulness).ln() / 0.0228;
    [1.7 * lightness / (1.0 + 0.007 * lightness), spread * hue.cos(), spread * hue.sin()]
}
