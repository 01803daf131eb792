/// A picture as a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub format: Format,
    pub bytes: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Png,
    /// A moving picture.
    Gif,
}

impl Format {
    /// How the names of its files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Format::Png => "png",
            Format::Gif => "gif",
        }
    }

    /// What the internet calls it.
    pub const fn media_type(self) -> &'static str {
        match self {
            Format::Png => "image/png",
            Format::Gif => "image/gif",
        }
    }
}

impl Picture {
    /// The width and height that stand in the head of the file.
    pub fn size(&self) -> Option<(u32, u32)> {
        let png = |at: usize| self.bytes.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
        let gif = |at: usize| self.bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes).map(u32::from);
        match self.format {
            Format::Png => Some((png(16)?, png(20)?)),
            Format::Gif => Some((gif(6)?, gif(8)?)),
        }
    }
}
