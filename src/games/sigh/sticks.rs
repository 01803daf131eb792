use super::table::MOST_STICKS;
use crate::rules::{Throw, number};

/// Sticks as they fell. What counts is how many faces are white; pictures show the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sticks {
    pub white: u8,
    /// How each of them fell, where that is known.
    pub faces: Option<Faces>,
}

/// How each stick fell, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Faces {
    length: u8,
    /// `Dark` behind the length, so that equal faces are equal bytes.
    list: [Face; MOST_STICKS],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    White,
    Dark,
    /// It stands on its edge, or leans on another.
    Edge,
}

impl Sticks {
    /// So many white faces, on whichever sticks.
    pub fn new(white: u8) -> Sticks {
        Sticks { white, faces: None }
    }

    /// How many do not lie flat, as far as that is known.
    pub fn edges(self) -> u8 {
        self.faces.map_or(0, |faces| faces.count(Face::Edge))
    }
}

impl Face {
    /// In the order in which their weights are listed.
    pub const ALL: [Face; 3] = [Face::Dark, Face::White, Face::Edge];
}

impl Faces {
    pub fn of(faces: impl IntoIterator<Item = Face>) -> Option<Faces> {
        let mut all = Faces { length: 0, list: [Face::Dark; MOST_STICKS] };
        for face in faces {
            *all.list.get_mut(usize::from(all.length))? = face;
            all.length += 1;
        }
        Some(all)
    }

    pub fn as_slice(&self) -> &[Face] {
        &self.list[..usize::from(self.length)]
    }

    pub fn count(&self, face: Face) -> u8 {
        self.as_slice().iter().filter(|&&other| other == face).count() as u8
    }
}

/// `throw 6`, or with each stick `throw 3 wdewdddw`: white, dark, on its edge.
impl Throw for Sticks {
    fn read(text: &str) -> Option<Sticks> {
        let (white, faces) = text.strip_prefix("throw ").map(|rest| rest.split_once(' ').unwrap_or((rest, "")))?;
        let white = number(white)?;
        if faces.is_empty() {
            return Some(Sticks::new(white));
        }
        let face = |letter: char| match letter {
            'w' => Some(Face::White),
            'd' => Some(Face::Dark),
            'e' => Some(Face::Edge),
            _ => None,
        };
        let faces: Vec<Face> = faces.chars().map(face).collect::<Option<_>>()?;
        Some(Sticks { white, faces: Some(Faces::of(faces)?) })
    }

    fn write(self) -> String {
        let letter = |face: &Face| match face {
            Face::White => 'w',
            Face::Dark => 'd',
            Face::Edge => 'e',
        };
        match &self.faces {
            None => format!("throw {}", self.white),
            Some(faces) => format!("throw {} {}", self.white, faces.as_slice().iter().map(letter).collect::<String>()),
        }
    }
}
