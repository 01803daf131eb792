use crate::scene::{Line, Tone};

/// The board as text, a line of it a line; with `colour` for a terminal that understands ANSI colours.
pub fn text(lines: &[Line], colour: bool) -> String {
    let mut text = String::new();
    for line in lines {
        let mut written = String::new();
        for span in line {
            match code(span.tone).filter(|_| colour) {
                Some(code) => written.push_str(&format!("\x1b[{code}m{}\x1b[0m", span.text)),
                None => written.push_str(&span.text),
            }
        }
        text.push_str(written.trim_end());
        text.push('\n');
    }
    text
}

/// Blue, yellow, red and magenta stand for the sides' own colours; all have a sign or a place as well.
fn code(tone: Tone) -> Option<&'static str> {
    match tone {
        Tone::Plain => None,
        Tone::Soft => Some("2"),
        Tone::Mark => Some("1;36"),
        Tone::Side(1) => Some("94"),
        Tone::Side(2) => Some("33"),
        Tone::Side(3) => Some("31"),
        Tone::Side(_) => Some("95"),
    }
}
