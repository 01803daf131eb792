//! Short codes by which an invitation is found from anywhere.

use std::fmt;

/// Six signs of [`ALPHABET`], which people read to each other: `K7QF-3M`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Code([u8; SIGNS]);

const SIGNS: usize = 6;
/// A dash stands before this sign.
const BREAK: usize = 4;
/// Crockford's base 32: no letter that could be taken for another sign.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

impl Code {
    /// The code that these bytes come to.
    pub fn of(bytes: [u8; SIGNS]) -> Code {
        Code(bytes.map(|byte| ALPHABET[usize::from(byte) % ALPHABET.len()]))
    }

    /// Reads a code as people write it: in any case, with or without the dash, with letters for the digits that look like them.
    pub fn read(text: &str) -> Option<Code> {
        let signs = text.bytes().filter(|sign| *sign != b'-').map(|sign| match sign.to_ascii_uppercase() {
            b'O' => b'0',
            b'I' | b'L' => b'1',
            sign => sign,
        });
        let signs: [u8; SIGNS] = signs.collect::<Vec<u8>>().try_into().ok()?;
        signs.iter().all(|sign| ALPHABET.contains(sign)).then_some(Code(signs))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, sign) in self.0.iter().enumerate() {
            if at == BREAK {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(*sign))?;
        }
        Ok(())
    }
}
