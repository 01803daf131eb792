use std::convert::Infallible;
use std::fmt::Debug;

/// An outcome of dice or sticks, with its text form.
pub trait Throw: Copy + Eq + Debug {
    /// Reads a throw that is already in lower case, its words one space apart.
    fn read(text: &str) -> Option<Self>;

    fn write(self) -> String;
}

/// Games without chance throw nothing.
impl Throw for Infallible {
    fn read(_: &str) -> Option<Infallible> {
        None
    }

    fn write(self) -> String {
        match self {}
    }
}
