use super::{Ending, State, Table};
use crate::chat::{CommunityId, PlayerId, TableId, Timestamp};
use crate::games::Kind;
use crate::rules::Side;

/// Who gives up, or agrees to a draw, before every side has made so many moves has not played a game.
const MOVES_OF_A_GAME: u32 = 2;

/// How a game that was played came out, as the standings need it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    pub table: TableId,
    pub community: CommunityId,
    pub at: Timestamp,
    pub kind: Kind,
    /// In the order of the sides.
    pub sides: Vec<Placed>,
    /// Whether only its players may look at it.
    pub private: bool,
    /// Why it does not count; `None` where it does.
    pub unrated: Option<Unrated>,
}

/// A side at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    pub players: Vec<PlayerId>,
    /// From 1. Sides that share the first drew; of sides that share another, nobody knows which was before.
    pub place: u8,
}

/// Why a game does not count in the standings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unrated {
    /// Whoever made the invitation wanted it so.
    Agreed,
    /// Somebody gave up or had no time left, or all agreed to a draw, before it had really begun.
    Aborted,
}

impl Finished {
    /// The side of a player.
    pub fn side_of(&self, player: &PlayerId) -> Option<&Placed> {
        self.sides.iter().find(|side| side.players.contains(player))
    }

    /// Whether somebody may be told of it.
    pub fn may_see(&self, player: &PlayerId) -> bool {
        !self.private || self.side_of(player).is_some()
    }

    /// Everybody who played.
    pub fn players(&self) -> impl Iterator<Item = &PlayerId> {
        self.sides.iter().flat_map(|side| &side.players)
    }

    /// Whether nobody won.
    pub fn is_draw(&self) -> bool {
        self.sides.iter().filter(|side| side.place == 1).count() > 1
    }
}

impl Table {
    /// How the game came out, for each community whose game it was; empty where there was none, or it is not over.
    pub fn results(&self) -> Vec<Finished> {
        let Some(finished) = self.finished() else { return Vec::new() };
        let of = |community: &CommunityId| Finished { community: community.clone(), ..finished.clone() };
        self.communities().into_iter().map(of).collect()
    }

    /// How the game came out; `None` where there was none, or it is not over.
    pub fn finished(&self) -> Option<Finished> {
        let State::Over(ending) = &self.state else { return None };
        let is_result = matches!(ending, Ending::Played(_) | Ending::Resigned | Ending::Time | Ending::Agreed);
        if !is_result || !self.has_begun() {
            return None;
        }
        let sides = (0..self.setup.sides()).map(Side::from_index).map(|side| Placed {
            players: self.players_of(side).map(|player| player.id.clone()).collect(),
            place: self.place(side),
        });
        let aborted = !matches!(ending, Ending::Played(_)) && !self.sides().all(|side| self.has_moved_enough(side));
        let unrated = match (self.rated, aborted) {
            (false, _) => Some(Unrated::Agreed),
            (true, true) => Some(Unrated::Aborted),
            (true, false) => None,
        };
        Some(Finished {
            table: self.id,
            community: self.community.clone(),
            at: self.last.at,
            kind: self.setup.kind(),
            sides: sides.collect(),
            private: self.private,
            unrated,
        })
    }

    /// Whether a side has made so many moves that it has played a game.
    pub(super) fn has_moved_enough(&self, side: Side) -> bool {
        self.moved[side.index()] >= MOVES_OF_A_GAME
    }

    /// The winner is first, then come those who played to the end, and last those who gave up, the earlier the later.
    fn place(&self, side: Side) -> u8 {
        if self.winner() == Some(side) {
            return 1;
        }
        match self.resigned.iter().position(|gone| *gone == side) {
            // As many sides were still there as had not given up before.
            Some(before) => self.setup.sides() - before as u8,
            None if self.winner().is_none() => 1,
            None => 2,
        }
    }
}
