use crate::chat::{CommunityId, PlayerId};

/// Something that holds of a player until somebody says otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// They do not want to be on leaderboards.
    Hidden(PlayerId),
    /// They are not in a community any more.
    Away(CommunityId, PlayerId),
    /// One does not want the other's challenges.
    Blocked { by: PlayerId, whom: PlayerId },
}
