use super::guest::guest_of;
use super::{Chips, Code, Guest, Offer, Pace, Seed, Teaming};
use crate::chat::{CommunityId, Player, PlayerId, RequestId, RoomId, Timestamp};
use crate::games::Setup;
use crate::rules::Side;

/// One line of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The request that led to it.
    pub request: RequestId,
    /// Who did it; for what nobody at the table did, whoever made the invitation.
    pub by: PlayerId,
    pub at: Timestamp,
    pub event: Event,
    /// The chips that pass between purses and the table because of it.
    pub chips: Vec<Chips>,
}

/// What happened at a table. Events are added, never changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Always the first: an invitation, its maker on the first seat.
    Opened(Opened),
    /// Somebody took the seat that was kept for them, or else the next one that is for whoever joins; or joined a team.
    Seated {
        player: Player,
        /// The side that they wanted.
        side: Option<Side>,
        /// Where they play, if that is a room elsewhere.
        from: Option<Guest>,
    },
    /// A captain made another player of the side its captain.
    HandedOver {
        to: PlayerId,
    },
    /// The answer to the invitation, or to the offer that stood, was no.
    Declined,
    /// Whoever had sat down began without the others.
    Started,
    Cancelled,
    /// A move in canonical form.
    Moved {
        text: String,
    },
    /// The dice were thrown under the cup, where nobody sees them yet.
    Covered,
    /// What fell, in canonical form.
    Thrown {
        text: String,
    },
    /// Somebody gave up: the side has, or where it is a team that goes on without them they have left it.
    Resigned,
    /// A side proposed something to the others.
    Offered {
        what: Offer,
    },
    /// The answer to the offer that stood was yes; with the last side's yes it is done.
    Accepted,
    /// The player who is due was told that their time runs out.
    Reminded,
    /// The time of the player who is due was up; the others may claim the game from now on.
    TimeUp,
    /// Somebody claimed the game because the time of the player who is due was up: that side is out.
    Claimed,
    /// Time was up before there was a game to speak of: nobody has won.
    Aborted,
    /// Somebody's clock stands still until then, or, where it does already, until another time.
    OnVacation {
        until: Timestamp,
    },
    /// The player who is due has time until then at least, because the bot was away.
    Granted {
        until: Timestamp,
    },
    /// Whoever had made the last move took it back.
    Undone,
    /// The table goes on in another room.
    Rehoused {
        room: RoomId,
    },
    /// A room elsewhere is gone; its players are still at the table.
    Departed {
        room: RoomId,
    },
    /// Its room is gone, and so is the table.
    Closed,
}

impl Event {
    /// Somebody took the next seat that is for them, where the table is played.
    pub fn seated(player: Player) -> Event {
        Event::Seated { player, side: None, from: None }
    }

    /// Whether it is a move or a throw.
    pub fn is_ply(&self) -> bool {
        matches!(self, Event::Moved { .. } | Event::Thrown { .. })
    }
}

/// An invitation as its maker opened it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    pub room: RoomId,
    pub community: CommunityId,
    pub setup: Setup,
    pub maker: Player,
    /// Who is invited to the seats after the maker's, in their order; the seats that are left are for whoever
    /// joins. With teams, all are invited to the second side's.
    pub invited: Vec<PlayerId>,
    /// Whether sides are teams, and what they are like.
    pub teaming: Option<Teaming>,
    /// Whether chance says who plays together.
    pub drawn: bool,
    /// Whether the game is to have a thread of its own.
    pub threaded: bool,
    /// Whether only its players may look at the game.
    pub private: bool,
    /// Whether it may count in the standings.
    pub rated: bool,
    /// How long players may think.
    pub pace: Pace,
    /// Which of those who sit at the beginning begins, counted from 0: where sides are swapped, or where what said so was
    /// deleted, the players' own ages.
    pub first: Option<u8>,
    /// What throws come from, in a game that has any.
    pub seed: Option<Seed>,
    /// How far the community's time was ahead of UTC, in seconds.
    pub ahead: i32,
    /// What it is found by from elsewhere; invitations from before there were codes have none.
    pub code: Option<Code>,
    /// Rooms elsewhere that show it from the beginning, with who plays from there.
    pub guests: Vec<(Guest, Vec<PlayerId>)>,
}

impl Opened {
    /// An invitation to whoever joins, with nothing that is not usual.
    pub fn new(room: RoomId, community: CommunityId, setup: Setup, maker: Player) -> Opened {
        Opened {
            room,
            community,
            setup,
            maker,
            invited: Vec::new(),
            teaming: None,
            drawn: false,
            threaded: false,
            private: false,
            rated: true,
            pace: Pace::Unlimited,
            first: None,
            seed: None,
            ahead: 0,
            code: None,
            guests: Vec::new(),
        }
    }

    /// The room of somebody who is to play.
    pub fn room_of(&self, player: &PlayerId) -> &RoomId {
        guest_of(&self.guests, player).map_or(&self.room, |guest| &guest.room)
    }
}
