use std::fmt;

use crate::rules::{Outcome, Reason, Side, number};

/// How a game came out, as a record tells it: `1 majority`, `2 resigned`, `none`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordResult {
    /// It is not over.
    Open,
    /// By the rules of the game.
    Played(Outcome),
    /// By what happened at the table, which the moves do not tell.
    Ended { score: Score, why: Why },
}

/// Who has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    Won(Side),
    Drawn,
    /// There was no game, or it was broken off.
    Nobody,
}

/// What ended a game at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    Resigned,
    /// The time of all others was up.
    Time,
    /// All agreed that nobody wins.
    Agreed,
    /// It was broken off before it had really begun.
    Aborted,
    Declined,
    Cancelled,
    /// The room is gone.
    Closed,
}

impl Why {
    const ALL: [Why; 7] =
        [Why::Resigned, Why::Time, Why::Agreed, Why::Aborted, Why::Declined, Why::Cancelled, Why::Closed];

    const fn word(self) -> &'static str {
        match self {
            Why::Resigned => "resigned",
            Why::Time => "time",
            Why::Agreed => "agreed",
            Why::Aborted => "aborted",
            Why::Declined => "declined",
            Why::Cancelled => "cancelled",
            Why::Closed => "closed",
        }
    }

    /// Whether a game can end with this score so.
    const fn takes(self, score: Score) -> bool {
        match self {
            Why::Resigned | Why::Time => matches!(score, Score::Won(_)),
            Why::Agreed => matches!(score, Score::Drawn),
            Why::Aborted | Why::Declined | Why::Cancelled | Why::Closed => matches!(score, Score::Nobody),
        }
    }
}

impl Score {
    fn read(word: &str) -> Option<Score> {
        match word {
            "draw" => Some(Score::Drawn),
            "none" => Some(Score::Nobody),
            side => number(side)?.checked_sub(1).map(Side::from_index).map(Score::Won),
        }
    }
}

impl RecordResult {
    /// Reads a result of so many sides.
    ///
    /// # Errors
    /// How many characters stand before what is wrong, and what that is.
    pub(super) fn read(text: &str, sides: u8) -> Result<RecordResult, (usize, String)> {
        let (who, why) = text.split_once(' ').unwrap_or((text, ""));
        let score = Score::read(who).filter(|score| !matches!(score, Score::Won(side) if side.number() > sides));
        let score = score.ok_or_else(|| (0, format!("a result begins with 1 to {sides}, draw or none")))?;
        if text == "none" {
            return Ok(RecordResult::Open);
        }
        let ended = Why::ALL.into_iter().find(|known| known.word() == why && known.takes(score));
        let played = || {
            let winner = match score {
                Score::Won(side) => Some(side),
                Score::Drawn => None,
                Score::Nobody => return None,
            };
            let reason = Reason::ALL.into_iter().find(|reason| reason.word() == why)?;
            Some(RecordResult::Played(Outcome { winner, reason }))
        };
        let read = ended.map(|why| RecordResult::Ended { score, why }).or_else(played);
        let at = text.chars().count().min(who.chars().count() + 1);
        read.ok_or_else(|| (at, format!("no game ends as {text}")))
    }

    /// The side that won, if one did.
    pub fn winner(self) -> Option<Side> {
        match self {
            RecordResult::Played(outcome) => outcome.winner,
            RecordResult::Ended { score: Score::Won(side), .. } => Some(side),
            RecordResult::Open | RecordResult::Ended { .. } => None,
        }
    }

    /// Whether everybody shares in it who did not give up before.
    pub fn is_draw(self) -> bool {
        match self {
            RecordResult::Played(outcome) => outcome.winner.is_none(),
            RecordResult::Ended { score, .. } => score == Score::Drawn,
            RecordResult::Open => false,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Won(side) => write!(f, "{}", side.number()),
            Score::Drawn => f.write_str("draw"),
            Score::Nobody => f.write_str("none"),
        }
    }
}

impl fmt::Display for RecordResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordResult::Open => f.write_str("none"),
            RecordResult::Played(outcome) => outcome.fmt(f),
            RecordResult::Ended { score, why } => write!(f, "{score} {}", why.word()),
        }
    }
}
