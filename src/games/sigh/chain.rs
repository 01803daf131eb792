//! Throws that chain, and what takes their moves back.

use super::Sigh;
use super::moves::Step;
use super::pieces::Contents;

/// A throw of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Link {
    /// It could not move, or only throws again by house rule.
    Idle,
    Moved {
        step: Step,
        /// Of the other side.
        taken: Contents,
    },
}

impl Sigh {
    /// Notes what a throw that undoes would take back.
    pub(super) fn chain_on(&mut self, link: Link) {
        if self.options.undoes_last {
            self.chain.clear();
        }
        self.chain.push(link);
    }

    /// Takes the chain's moves back, the newest first, and answers them in the order in which they were made.
    pub(super) fn undo_chain(&mut self) -> Vec<Link> {
        let chain = std::mem::take(&mut self.chain);
        for link in chain.iter().rev() {
            if let Link::Moved { step, taken } = *link {
                self.take_back(step, taken);
            }
        }
        chain
    }

    pub(super) fn take_back(&mut self, step: Step, taken: Contents) {
        let own = &mut self.pieces[self.side.index()];
        own.take(step.to, Contents::free(step.after()));
        own.put(step.from, Contents::free(step.before()));
        self.pieces[self.side.other().index()].put(self.options.mound.opposite(step.to), taken);
    }

    pub(super) fn forget_chain(&mut self) {
        self.chain.clear();
        self.settle_frontiers();
    }

    /// A frontier lasts as long as a captive of its side is on the mound, or can be given back.
    pub(super) fn settle_frontiers(&mut self) {
        let gives_back = self.chain.iter().any(|link| matches!(link, Link::Moved { taken, .. } if taken.captives > 0));
        for (index, frontier) in self.frontiers.iter_mut().enumerate() {
            let can_come_back = gives_back && index == self.side.other().index();
            if !self.pieces[index].has_captives() && !can_come_back {
                *frontier = None;
            }
        }
    }
}
