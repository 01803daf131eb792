use matrix_sdk::ruma::{EventId, OwnedEventId, RoomId as MatrixRoomId};

use crate::chat::{MessageId, Platform, RoomId};

/// The room of tables that a Matrix room is, or a thread in it: its own id is the room's, a slash, and the root's.
pub fn room(room: &MatrixRoomId, thread: Option<&EventId>) -> RoomId {
    match thread {
        Some(root) => RoomId::new(Platform::Matrix, &format!("{room}/{root}")),
        None => RoomId::new(Platform::Matrix, room.as_str()),
    }
}

/// The Matrix room that a room of tables is in.
pub fn matrix_room(room: &RoomId) -> Option<&MatrixRoomId> {
    let own = room.own();
    <&MatrixRoomId>::try_from(own.split_once("/$").map_or(own, |(room, _)| room)).ok()
}

/// The root of the thread that a room of tables is.
pub fn thread(room: &RoomId) -> Option<OwnedEventId> {
    let (_, root) = room.own().split_once("/$")?;
    EventId::parse(format!("${root}")).ok()
}

/// Where a client finds a message in a room of tables.
pub fn link_to(message: &MessageId, room: &RoomId) -> Option<String> {
    let event = <&EventId>::try_from(message.own()).ok()?;
    Some(matrix_room(room)?.matrix_to_event_uri(event.to_owned()).to_string())
}

/// Where a client finds a room of tables.
pub fn link(room: &RoomId) -> Option<String> {
    let id = matrix_room(room)?;
    Some(match thread(room) {
        Some(root) => id.matrix_to_event_uri(root).to_string(),
        None => id.matrix_to_uri().to_string(),
    })
}
