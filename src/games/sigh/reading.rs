//! Which texts are positions of running games.

use super::Sigh;
use super::chain::Link;
use super::mound::Hole;
use super::moves::Step;
use super::notation::letters;
use super::options::{Finish, LastRow, Opening};
use super::pieces::{Contents, Gait};
use super::position::{Left, Stage};
use crate::rules::{BadPosition, Side, number, numbers};

const SIDES: [Side; 2] = [Side::SOUTH, Side::NORTH];

impl Sigh {
    /// The position of this text, under the same rules.
    pub(super) fn read(&self, text: &str) -> Result<Sigh, BadPosition> {
        let words: Vec<&str> = text.split(' ').collect();
        let [rows, to_move, stage @ .., frontiers, chain] = words.as_slice() else { return Err(BadPosition::Form) };
        let mut read = self.emptied();
        read.side = match *to_move {
            "s" => Side::SOUTH,
            "n" => Side::NORTH,
            "-" => return Err(BadPosition::Over),
            _ => return Err(BadPosition::Form),
        };
        read.read_rows(rows)?;
        read.read_frontiers(frontiers)?;
        read.stage = match stage {
            ["open"] => Stage::Open,
            ["throw"] => Stage::Throw,
            ["use", white] => Stage::Use(number(white).ok_or(BadPosition::Form)?),
            ["rachva", pieces] => {
                let unshielded = if *chain == "-" { Some(0) } else { number(chain).filter(|&taken| taken > 0) };
                let pieces = numbers(pieces).ok_or(BadPosition::Form)?;
                read.stage = Stage::Rachva(Left { pieces, unshielded: unshielded.ok_or(BadPosition::Form)? });
                return read.check_rachva();
            }
            _ => return Err(BadPosition::Form),
        };
        read.chain = read.read_chain(chain)?;
        read.check_pieces()?;
        read.check_frontiers()?;
        read.check_stage()?;
        read.check_chain()?;
        if read.race_is_over() { Err(BadPosition::Over) } else { Ok(read) }
    }

    fn read_rows(&mut self, text: &str) -> Result<(), BadPosition> {
        let mound = self.options.mound;
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != usize::from(mound.rows) {
            return Err(BadPosition::Form);
        }
        for (row, mut rest) in (0..mound.rows).rev().zip(rows) {
            for column in 0..mound.holes {
                let after = rest.strip_prefix('.');
                rest = match after {
                    Some(after) => after,
                    None => {
                        let (side, contents, after) = read_contents(rest).ok_or(BadPosition::Form)?;
                        let place = mound.place(side, Hole { row, column }).ok_or(BadPosition::Form)?;
                        self.pieces[side.index()].put(place, contents);
                        after
                    }
                };
            }
            if !rest.is_empty() {
                return Err(BadPosition::Form);
            }
        }
        Ok(())
    }

    fn read_frontiers(&mut self, text: &str) -> Result<(), BadPosition> {
        let (south, north) = text.split_once(',').ok_or(BadPosition::Form)?;
        for (side, text) in SIDES.into_iter().zip([south, north]) {
            if text != "-" {
                let place = Hole::read(text).and_then(|hole| self.options.mound.place(side, hole));
                self.frontiers[side.index()] = Some(place.ok_or(BadPosition::Form)?);
            }
        }
        Ok(())
    }

    fn read_chain(&self, text: &str) -> Result<Vec<Link>, BadPosition> {
        let links = text.split('+').filter(|_| text != "-").map(|link| self.read_link(link));
        links.collect::<Option<_>>().ok_or(BadPosition::Form)
    }

    /// `b3-b7xN`, `0`
    fn read_link(&self, text: &str) -> Option<Link> {
        if text == "0" {
            return Some(Link::Idle);
        }
        let mound = self.options.mound;
        let (from, rest) = text.split_once('-')?;
        let (to, taken) = match rest.split_once('x') {
            None => (rest, Contents::default()),
            Some((to, taken)) => {
                let (side, contents, after) = read_contents(taken)?;
                (to, Some(contents).filter(|_| side == self.side.other() && after.is_empty())?)
            }
        };
        let place = |text: &str| mound.place(self.side, Hole::read(text)?);
        let (from, to) = (place(from)?, place(to)?);
        let strides = self.options.table.throws.iter().filter(|effect| effect.chains).filter_map(|effect| effect.moves);
        let step = strides.flat_map(|by| self.ways(from, by)).find(|step| step.to == to)?;
        Some(Link::Moved { step, taken })
    }

    /// Every step that some piece could make from there.
    fn ways(&self, from: u8, by: u8) -> impl Iterator<Item = Step> {
        [Gait::Forwards, Gait::Backwards].into_iter().flat_map(move |gait| self.steps_from(from, gait, by)).flatten()
    }

    fn check_rachva(self) -> Result<Sigh, BadPosition> {
        let Stage::Rachva(Left { pieces, unshielded }) = self.stage else { return Err(BadPosition::Stage) };
        let holes = self.options.mound.holes;
        if self.options.finish != Finish::Rachva || self.frontiers != [None; 2] {
            return Err(BadPosition::Stage);
        }
        if self.pieces.iter().any(|pieces| pieces.total() > 0) {
            return Err(BadPosition::Placement);
        }
        if pieces.contains(&0) {
            return Err(BadPosition::Over);
        }
        let enemy = pieces[self.side.other().index()];
        if pieces.iter().any(|&left| left > holes) || u16::from(enemy) + u16::from(unshielded) > u16::from(holes) {
            return Err(BadPosition::Total);
        }
        Ok(self)
    }

    fn check_pieces(&self) -> Result<(), BadPosition> {
        let mound = self.options.mound;
        for side in SIDES {
            let pieces = &self.pieces[side.index()];
            if pieces.total() == 0 {
                return Err(BadPosition::Over);
            }
            if u16::from(pieces.total()) + u16::from(self.given_back(side)) > u16::from(mound.holes) {
                return Err(BadPosition::Total);
            }
            for place in 0..=mound.last() {
                let Contents { captives, forwards, backwards } = pieces.at(place);
                let is_home = place < mound.holes;
                let may_run_back = self.options.last_row == LastRow::Return && !is_home && place < mound.last();
                let is_right = (captives == 0 || is_home && captives + forwards == 1)
                    && (backwards == 0 || may_run_back)
                    && (forwards + backwards <= 1 || self.options.stack_own)
                    && (captives + forwards + backwards == 0
                        || !self.pieces[side.other().index()].is_on(mound.opposite(place)));
                if !is_right {
                    return Err(BadPosition::Placement);
                }
            }
        }
        Ok(())
    }

    /// How many pieces of a side a throw that undoes would give back.
    fn given_back(&self, side: Side) -> u8 {
        let taken = |link: &Link| if let Link::Moved { taken, .. } = link { taken.total() } else { 0 };
        if side == self.side { 0 } else { self.chain.iter().map(taken).sum() }
    }

    fn check_frontiers(&self) -> Result<(), BadPosition> {
        let mound = self.options.mound;
        for side in SIDES {
            let pieces = &self.pieces[side.index()];
            let mut lasting = self.clone();
            lasting.settle_frontiers();
            if lasting.frontiers[side.index()] != self.frontiers[side.index()] {
                return Err(BadPosition::Placement);
            }
            let Some(frontier) = self.frontiers[side.index()] else {
                if pieces.has_captives() {
                    return Err(BadPosition::Placement);
                }
                continue;
            };
            // Captives stand behind their frontier, and free pieces ahead of it, or all at home before any release.
            let is_held = self.meets_stopped(side, frontier);
            let foremost = pieces.captives().next();
            let is_ahead = |place: u8| place > frontier || is_held && foremost.is_none_or(|captive| place > captive);
            let is_first = frontier == mound.holes;
            // Free pieces were released from the frontier and ahead of it, or held up from ahead of the captives.
            let rearmost = if is_held { foremost.map_or(0, |captive| captive + 1) } else { frontier };
            let free = pieces.total() - pieces.captives().count() as u8;
            let are_right = frontier <= mound.holes
                && free <= mound.holes.saturating_sub(rearmost)
                && foremost.is_none_or(|captive| captive < frontier)
                && pieces.free(Gait::Forwards).all(|place| !is_first && is_ahead(place))
                && pieces.free(Gait::Backwards).all(|_| !is_first);
            if !are_right {
                return Err(BadPosition::Placement);
            }
        }
        Ok(())
    }

    fn check_stage(&self) -> Result<(), BadPosition> {
        let (options, own) = (&self.options, &self.pieces[self.side.index()]);
        let opens = !options.table.opening.is_empty();
        let is_untouched = |side: Side| self.frontiers[side.index()] == Some(options.mound.holes);
        let is_right = match self.stage {
            Stage::Open => {
                let all = |side: Side| self.pieces[side.index()].total() == options.mound.holes;
                let untouched = SIDES.into_iter().all(|side| is_untouched(side) && all(side));
                opens && options.opening == Opening::Throw && untouched && self.chain.is_empty()
            }
            _ if opens && options.opening == Opening::Throw && SIDES.into_iter().all(is_untouched) => false,
            _ if opens && options.opening == Opening::Advance && SIDES.into_iter().any(is_untouched) => false,
            Stage::Throw => true,
            Stage::Use(white) => options.effect(white).is_some_and(|effect| {
                let releases = effect.release.is_some() && own.has_captives();
                let stride = options.stride(effect);
                let only_shields = effect.shields && options.eights_throw_again;
                !releases
                    && !only_shields
                    && (effect.chains || self.chain.is_empty())
                    && stride.is_some_and(|by| self.steps_by(self.side, by).next().is_some())
            }),
            _ => false,
        };
        if is_right { Ok(()) } else { Err(BadPosition::Stage) }
    }

    /// Plays the chain back and forwards again: each of its moves must have been legal.
    fn check_chain(&self) -> Result<(), BadPosition> {
        let throws = &self.options.table.throws;
        let strides: Vec<Option<u8>> =
            throws.iter().filter(|effect| effect.chains).map(|effect| self.options.stride(effect)).collect();
        if self.chain.is_empty() {
            return Ok(());
        }
        if strides.is_empty() || self.options.undoes_last && self.chain.len() > 1 {
            return Err(BadPosition::Stage);
        }
        let mut earlier = self.clone();
        earlier.chain.clear();
        for link in self.chain.iter().rev() {
            let can_be = match *link {
                Link::Idle => strides
                    .iter()
                    .any(|stride| stride.is_none_or(|by| earlier.steps_by(self.side, by).next().is_none())),
                Link::Moved { step, taken } => {
                    let own = earlier.pieces[self.side.index()].at(step.to);
                    let moved = Contents::free(step.after());
                    if own.captives > 0 || own.forwards < moved.forwards || own.backwards < moved.backwards {
                        return Err(BadPosition::Stage);
                    }
                    earlier.take_back(step, taken);
                    earlier.check_pieces()?;
                    strides.iter().flatten().any(|&by| earlier.steps_by(self.side, by).any(|other| other == step))
                }
            };
            if !can_be {
                return Err(BadPosition::Stage);
            }
        }
        earlier.check_frontiers()
    }
}

/// The pieces that a text begins with, whose they are, and what follows them.
fn read_contents(text: &str) -> Option<(Side, Contents, &str)> {
    let (inside, after) = match text.strip_prefix('(') {
        Some(rest) => rest.split_once(')').map(|(inside, after)| (inside, Some(after)))?,
        None => (text, None),
    };
    let (side, first, rest) = read_pieces(inside)?;
    let Some(after) = after else { return Some((side, first, rest)) };
    let (other, second, end) = read_pieces(rest)?;
    let both = Contents { captives: 0, forwards: first.forwards, backwards: second.backwards };
    let is_right = side == other && end.is_empty() && both.forwards > 0 && both.backwards > 0;
    is_right.then_some((side, both, after))
}

/// `S`, `s3`, `q`: pieces of one kind.
fn read_pieces(text: &str) -> Option<(Side, Contents, &str)> {
    let letter = text.chars().next()?;
    let side = SIDES.into_iter().find(|&side| letters(side).contains(&letter))?;
    let rest = &text[1..];
    let (digits, rest) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()));
    let pieces = if digits.is_empty() { 1 } else { number(digits).filter(|&pieces| (2..=24).contains(&pieces))? };
    let [captive, forwards, _] = letters(side);
    let contents = match letter {
        _ if letter == captive && pieces > 1 => return None,
        _ if letter == captive => Contents::CAPTIVE,
        _ if letter == forwards => Contents { forwards: pieces, ..Contents::default() },
        _ => Contents { backwards: pieces, ..Contents::default() },
    };
    Some((side, contents, rest))
}
