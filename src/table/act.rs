use super::{Guest, Offer};
use crate::chat::PlayerId;
use crate::rules::Side;

/// What somebody wants to do at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Take the seat that one was invited to, or what the other side offers.
    Accept,
    /// Take a free seat.
    Join,
    /// Take a free seat of this side, or join its team.
    JoinSide(Side),
    /// Take a free seat, or join a team, from a room elsewhere, which is shown the table from then on.
    Visit {
        from: Guest,
        side: Option<Side>,
    },
    /// Make another player of the own team its captain.
    HandOver(PlayerId),
    /// Answer an invitation or an offer with no.
    Decline,
    /// Begin without those who have not sat down.
    Start,
    /// Take back the own invitation.
    Cancel,
    /// A move as it was typed.
    Move(String),
    /// Throw the dice; with the ritual, under the cup.
    Throw,
    /// Lift the cup off another player's dice.
    Lift,
    Resign,
    /// Take the game from a side whose time was up.
    Claim,
    /// Take back what one has just moved.
    Undo,
    /// Propose something to the other sides.
    Offer(Offer),
}
