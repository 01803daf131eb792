use super::bad::{BadRecord, bad};

/// One header of a record, `[Key "value"]`, with the places of all that stands in it.
pub struct Header {
    pub key: String,
    pub line: usize,
    value: Vec<Character>,
    /// The column of the quotation mark at its end.
    end: usize,
}

#[derive(Clone, Copy)]
struct Character {
    c: char,
    column: usize,
    is_escaped: bool,
}

const FORM: &str = "a header looks like [Key \"value\"]";

impl Header {
    pub fn read(line: usize, text: &str) -> Result<Header, BadRecord> {
        let mut chars = (1..).zip(text.chars()).peekable();
        let last = text.chars().count() + 1;
        let take = |expected: char, chars: &mut std::iter::Peekable<_>| match chars.next() {
            Some((_, c)) if c == expected => Ok(()),
            other => Err(bad(line, other.map_or(last, |(column, _)| column), FORM)),
        };
        take('[', &mut chars)?;
        let mut key = String::new();
        while let Some((_, c)) = chars.next_if(|(_, c): &(usize, char)| c.is_ascii_alphanumeric()) {
            key.push(c);
        }
        take(' ', &mut chars)?;
        take('"', &mut chars)?;
        let mut value = Vec::new();
        let end = loop {
            let (column, c) = chars.next().ok_or_else(|| bad(line, last, "the value ends with a quotation mark"))?;
            match c {
                '"' => break column,
                '\\' => value.push(Character { c: escaped(line, column, &mut chars)?, column, is_escaped: true }),
                c if c.is_control() => {
                    return Err(bad(line, column, format!("this character is written \\u{{{:x}}}", u32::from(c))));
                }
                c => value.push(Character { c, column, is_escaped: false }),
            }
        };
        match (chars.next(), chars.next()) {
            (Some((_, ']')), None) => Ok(Header { key, line, value, end }),
            (Some((_, ']')), Some((column, _))) => Err(bad(line, column, "nothing stands behind a header")),
            (other, _) => {
                let column = other.map_or(last, |(column, _)| column);
                Err(bad(line, column, "] belongs here; a quotation mark in a value is written \\\""))
            }
        }
    }

    pub fn value(&self) -> String {
        self.value.iter().map(|character| character.c).collect()
    }

    /// What stands between these marks, with how many characters stand before each.
    pub fn parts(&self, mark: char) -> Vec<(usize, String)> {
        let mut parts = vec![(0, String::new())];
        for (before, character) in self.value.iter().enumerate() {
            match parts.last_mut() {
                Some((_, part)) if character.c != mark || character.is_escaped => part.push(character.c),
                _ => parts.push((before + 1, String::new())),
            }
        }
        parts
    }

    /// What is wrong with the value behind so many of its characters.
    pub fn bad(&self, before: usize, what: impl ToString) -> BadRecord {
        bad(self.line, self.value.get(before).map_or(self.end, |character| character.column), what)
    }
}

/// The character that is meant behind a backslash.
fn escaped(
    line: usize,
    column: usize,
    chars: &mut std::iter::Peekable<impl Iterator<Item = (usize, char)>>,
) -> Result<char, BadRecord> {
    let wrong = || bad(line, column, "behind \\ stands \", \\, : or a character's number as in u{202e}");
    match chars.next() {
        Some((_, c @ ('"' | '\\' | ':'))) => Ok(c),
        Some((_, 'u')) => {
            chars.next_if(|(_, c)| *c == '{').ok_or_else(wrong)?;
            let mut number = String::new();
            while let Some((_, digit)) = chars.next_if(|(_, c)| c.is_ascii_hexdigit()) {
                number.push(digit);
            }
            chars.next_if(|(_, c)| *c == '}').ok_or_else(wrong)?;
            u32::from_str_radix(&number, 16).ok().and_then(char::from_u32).ok_or_else(wrong)
        }
        _ => Err(wrong()),
    }
}

/// A value as it is written; these marks mean nothing in it.
pub fn written(value: &str, marks: &[char]) -> String {
    let mut written = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => written.extend(['\\', c]),
            c if marks.contains(&c) => written.extend(['\\', c]),
            c if is_obeyed(c) => written.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
            c => written.push(c),
        }
    }
    written
}

/// Whether readers or their programs would obey a character rather than show it: it controls, ends the line, or turns
/// the direction of what follows.
fn is_obeyed(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
