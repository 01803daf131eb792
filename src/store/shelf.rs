use crate::chat::{PlayerId, RoomId};
use crate::table::{Code, State, Table};

/// Tables are looked up by what can still be done at them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shelf {
    Invitation,
    Playing,
    Over,
}

impl Shelf {
    pub const ALL: [Shelf; 3] = [Shelf::Invitation, Shelf::Playing, Shelf::Over];
}

/// Where a table is found: by its rooms and its players, on one shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placing {
    pub shelf: Shelf,
    /// The rooms that show it; first the one where it is played.
    pub rooms: Vec<RoomId>,
    /// Where it was opened.
    pub home: RoomId,
    /// Who has a seat or is invited to one.
    pub players: Vec<PlayerId>,
    /// What it is found by, as long as somebody may join.
    pub code: Option<Code>,
}

impl Placing {
    pub fn of(table: &Table) -> Placing {
        let shelf = match table.state {
            State::Invitation => Shelf::Invitation,
            State::Playing => Shelf::Playing,
            State::Over(_) => Shelf::Over,
        };
        let mut players: Vec<PlayerId> = table.players().map(|player| player.id.clone()).collect();
        players.extend(table.awaited().cloned());
        let code = table.code.filter(|_| shelf == Shelf::Invitation);
        Placing { shelf, rooms: table.rooms().cloned().collect(), home: table.home.clone(), players, code }
    }
}
