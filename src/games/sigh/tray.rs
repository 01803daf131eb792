//! Below the mound: what each side has, and the sticks as they fell.

use super::layout::Layout;
use super::position::Stage;
use super::sticks::Face;
use super::{Happening, Sigh, Sticks};
use crate::rules::Side;
use crate::scene::{Item, Point};

const TOKENS: [&str; 2] = ["token-1", "token-2"];
/// Sticks do not fall into line: how far down each lies, and how it is turned.
const STRAY: [(f32, f32); 8] =
    [(0.0, -13.0), (6.0, 8.0), (-4.0, -5.0), (2.0, 15.0), (5.0, -9.0), (-6.0, 5.0), (3.0, -16.0), (-2.0, 11.0)];

impl Sigh {
    pub(super) fn tray_items(&self, layout: Layout, last: Option<&Happening>, to_move: Option<Side>) -> Vec<Item> {
        let top = layout.bottom() + 136.0;
        let mut items = Vec::new();
        for side in [Side::SOUTH, Side::NORTH] {
            let y = top + if side == layout.from { 172.0 } else { 62.0 };
            let is_due = to_move == Some(side);
            if is_due {
                items.push(Item::sprite("plate", Point::new(62.0, y)));
            }
            items.push(Item::sprite(TOKENS[side.index()], Point::new(if is_due { 66.0 } else { 62.0 }, y)));
            let left = self.left(side);
            items.push(Item::Chip { at: Point::new(176.0, y), radius: 34.0, size: 46.0, count: u16::from(left) });
            let lost = self.options.mound.holes - left;
            // Two digits of the usual size would reach the sticks.
            let (begins, size) = if lost < 10 { (222.0, 34.0) } else { (216.0, 28.0) };
            let text = format!("×{lost}");
            // Labels are centred.
            let at = Point::new(begins + 0.286 * size * text.chars().count() as f32, y);
            items.push(Item::Label { at, size, text, colour: "sand-text" });
        }
        let Some(sticks) = self.sticks(last) else { return items };
        let faces = self.faces(sticks);
        let pitch = if faces.len() == 8 { 96.0 } else { 110.0 };
        let first = 640.0 - pitch * (faces.len() as f32 - 1.0) / 2.0;
        for ((number, face), (down, turn)) in (0_u8..).zip(faces).zip(STRAY) {
            let name = match face {
                Face::White => "stick-white",
                Face::Dark => "stick-dark",
                Face::Edge => "stick-edge",
            };
            let at = Point::new(first + pitch * f32::from(number), top + 116.0 + down);
            items.push(Item::Sprite { name, at, scale: 1.0, turn });
        }
        let at = Point::new(1112.0, top + 116.0);
        items.push(Item::Plate { at, width: 124.0, height: 124.0, corner: 30.0, line: 5.0 });
        items.push(Item::Label { at, size: 88.0, text: sticks.white.to_string(), colour: "ink" });
        items
    }

    /// The sticks that lie there.
    pub(super) fn sticks(&self, last: Option<&Happening>) -> Option<Sticks> {
        match (last.and_then(|last| last.sticks), self.stage) {
            (Some(sticks), _) => Some(sticks),
            (None, Stage::Use(white)) => Some(Sticks::new(white)),
            (None, _) => None,
        }
    }

    /// How each of them fell; where nobody said, the white ones are spread out in a way that their number decides.
    pub(super) fn faces(&self, sticks: Sticks) -> Vec<Face> {
        if let Some(faces) = &sticks.faces {
            return faces.as_slice().to_vec();
        }
        let all = usize::from(self.options.table.sticks());
        let white = usize::from(sticks.white);
        let mut faces = vec![Face::Dark; all];
        for number in 0..white {
            // Steps that have no divisor in common with the number of sticks meet each stick once.
            let stride = [3, 5, 1].into_iter().find(|stride| all % stride != 0 || *stride == 1).unwrap_or(1);
            faces[(number * stride + white) % all] = Face::White;
        }
        faces
    }
}
