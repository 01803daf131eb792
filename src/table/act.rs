/// What somebody wants to do at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Take the seat that one was invited to.
    Accept,
    /// Take a free seat.
    Join,
    Decline,
    /// Take back the own invitation.
    Cancel,
    /// A move as it was typed.
    Move(String),
    Resign,
}
