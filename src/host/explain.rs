//! What explains games: the pages of their rules, and why the last move or throw did what it did.

use super::pick::Want;
use super::{Host, Trouble, game_name, variant_name, words};
use crate::chat::{Choice, Reply, Request, Span, TableId, Text};
use crate::command::PAGES_OF;
use crate::games::{Kind, Page, Setup, View};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::Side;
use crate::table::Refusal;

impl Host {
    /// A page of a game's rules, with buttons to the one before it and the next.
    pub(super) async fn rules(&self, setup: &Setup, page: Page) -> Result<Reply, Trouble> {
        let pages = setup.kind().pages();
        let at = pages.iter().position(|&other| other == page).unwrap_or_default();
        let name = variant_name(setup.kind(), setup.variant());
        let title = phrase!("rules-title", game = name, page = page_name(page), number = at + 1, pages = pages.len());
        let mut text = self.say(&title);
        let told = setup.start().map(|game| game.page(page)).unwrap_or_default();
        for phrase in told.iter().chain(&catalogued(setup, page)) {
            text.line(self.say(phrase));
        }
        let mut board = None;
        if let Some((changed, game)) = setup.illustrated(page) {
            text.line(self.say(&caption(&changed, game.told())));
            for phrase in game.why() {
                text.line(self.say(&phrase));
            }
            let name = format!("rules-{}-{}", setup.typed().replace('/', "-"), page.word());
            board = Some(self.board_of(game.scene(View::default()), name).await);
        }
        let command = |page: &Page| format!("{PAGES_OF} {} {}", setup.typed(), page.word());
        let (before, next) = (at.checked_sub(1).and_then(|before| pages.get(before)), pages.get(at + 1));
        let listed = words(pages.iter().map(|page| page.word()));
        text.line(self.say(&match next {
            Some(next) => phrase!("rules-pages", pages = listed, next = command(next)),
            None => phrase!("rules-pages-last", pages = listed, first = command(&pages[0])),
        }));
        let button = |page: &Page, label: Phrase| Choice::new(command(page), self.plain(&label));
        let before = before.map(|before| button(before, phrase!("button-page-before", page = page_name(*before))));
        let next = next.map(|next| button(next, phrase!("button-page-next", page = page_name(*next))));
        Ok(Reply { board, extras: before.into_iter().chain(next).collect(), ..Reply::private(text) })
    }

    /// Tells the asker why the last move or throw at a table did what it did.
    pub(super) async fn why(&self, request: &Request, named: Option<TableId>) -> Result<Reply, Trouble> {
        let table = self.pick(request, named, Want::Look).await?;
        if !table.has_begun() {
            return Err(Refusal::NotBegun { table: table.id }.phrase().into());
        }
        let Some(told) = table.game.told() else {
            return Err(phrase!("refused-nothing-to-explain", table = table.id).into());
        };
        let mut text = self.say(&phrase!("table-moved", table = table.id, told = told));
        for why in table.game.why() {
            text.line(self.say(&why));
        }
        let from = table.side_of(&request.asker.id).unwrap_or(Side::SOUTH);
        let board = Some(self.draw(&table, View { from, ..View::default() }).await);
        Ok(Reply { board, ..Reply::private(text) })
    }

    /// Words for the asker alone, with a button for each page of rules that they name.
    pub(super) fn linked(&self, words: Text) -> Reply {
        let command = |span: &Span| match span {
            Span::Code(code) if code.split(' ').next() == Some(PAGES_OF) => Some(code.clone()),
            _ => None,
        };
        let label = || self.plain(&phrase!("button-rules"));
        let extras = words.0.iter().filter_map(command).map(|command| Choice::new(command, label())).collect();
        Reply { extras, ..Reply::private(words) }
    }
}

/// What a page says that the catalogue knows.
fn catalogued(setup: &Setup, page: Page) -> Vec<Phrase> {
    let (kind, entry) = (setup.kind(), setup.kind().entry());
    match page {
        Page::Setup => {
            let variants = entry.variants.iter().map(|variant| format!("{}/{}", kind.word(), variant.name));
            let variants: Vec<String> = variants.filter(|_| entry.variants.len() > 1).collect();
            let listed = || phrase!("rules-variants", variants = words(variants.iter().map(String::as_str)));
            let listed = (!variants.is_empty()).then(listed);
            listed.into_iter().chain([phrase!("rules-try", game = setup.typed())]).collect()
        }
        Page::House | Page::Sticks => {
            let listed = entry.rules.iter().filter(|rule| kind.page_of_rule(&rule.key) == page);
            let rules = listed.map(|rule| {
                let values = rule.values.listed();
                let values = Arg::AnyOf(words(values.iter().map(String::as_str)));
                let (usual, told) = (setup.rules().get(&rule.key), house_rule(kind, &rule.key));
                phrase!("rules-house-rule", rule = rule.key.as_str(), values = values, usual = usual, told = told)
            });
            std::iter::once(phrase!("rules-house-rules")).chain(rules).collect()
        }
        _ => Vec::new(),
    }
}

/// What stands below a page's text: what happened in its picture, and under which house rules.
fn caption(setup: &Setup, told: Option<Phrase>) -> Phrase {
    let rules: Vec<String> = setup.changed().map(|(key, value)| format!("`{key}={value}`")).collect();
    let with = words(rules.iter().map(String::as_str));
    match (told, with.is_empty()) {
        (Some(told), true) => phrase!("rules-picture", told = told),
        (Some(told), false) => phrase!("rules-picture-with", rules = with, told = told),
        (None, true) => phrase!("rules-picture-start"),
        (None, false) => phrase!("rules-picture-start-with", rules = with),
    }
}

/// What people call a page.
pub(super) fn page_name(page: Page) -> Phrase {
    match page {
        Page::Setup => phrase!("page-setup"),
        Page::Throw => phrase!("page-throw"),
        Page::Release => phrase!("page-release"),
        Page::Entry => phrase!("page-entry"),
        Page::Move => phrase!("page-move"),
        Page::Capture => phrase!("page-capture"),
        Page::Barra => phrase!("page-barra"),
        Page::End => phrase!("page-end"),
        Page::House => phrase!("page-house"),
        Page::Sticks => phrase!("page-sticks"),
        Page::Origin => phrase!("page-origin"),
    }
}

/// What a house rule changes.
fn house_rule(kind: Kind, key: &str) -> Phrase {
    match (kind, key) {
        (Kind::Sokusowo, "end_when") => phrase!("rule-sokusowo-end-when"),
        (Kind::Tihbat, "single") => phrase!("rule-tihbat-single"),
        (Kind::Tihbat, "early_win") => phrase!("rule-tihbat-early-win"),
        (Kind::Seega, "opening") => phrase!("rule-seega-opening"),
        (Kind::Seega, "first_mover") => phrase!("rule-seega-first-mover"),
        (Kind::Seega, "diagonal") => phrase!("rule-seega-diagonal"),
        (Kind::Seega, "chain_captures") => phrase!("rule-seega-chain-captures"),
        (Kind::Seega, "victory") => phrase!("rule-seega-victory"),
        (Kind::Seega, "quiet_limit") => phrase!("rule-seega-quiet-limit"),
        (Kind::Sho, "nine_stack") => phrase!("rule-sho-nine-stack"),
        (Kind::Sho, "flexible_barra") => phrase!("rule-sho-flexible-barra"),
        (Kind::Sho, "start") => phrase!("rule-sho-start"),
        (Kind::Sho, "ritual") => phrase!("rule-sho-ritual"),
        (Kind::Sho, "stake") => phrase!("rule-sho-stake"),
        (Kind::Sigh, "holes") => phrase!("rule-sigh-holes"),
        (Kind::Sigh, "rows") => phrase!("rule-sigh-rows"),
        (Kind::Sigh, "sticks") => phrase!("rule-sigh-sticks"),
        (Kind::Sigh, "opening") => phrase!("rule-sigh-opening"),
        (Kind::Sigh, "count_from") => phrase!("rule-sigh-count-from"),
        (Kind::Sigh, "retreat") => phrase!("rule-sigh-retreat"),
        (Kind::Sigh, "stack_own") => phrase!("rule-sigh-stack-own"),
        (Kind::Sigh, "last_row") => phrase!("rule-sigh-last-row"),
        (Kind::Sigh, "four") => phrase!("rule-sigh-four"),
        (Kind::Sigh, "undo") => phrase!("rule-sigh-undo"),
        (Kind::Sigh, "eight") => phrase!("rule-sigh-eight"),
        (Kind::Sigh, "finish") => phrase!("rule-sigh-finish"),
        (Kind::Sigh, "edge_percent") => phrase!("rule-sigh-edge-percent"),
        (Kind::Sigh, "edge") => phrase!("rule-sigh-edge"),
        (_, "seeds") => phrase!("rule-seeds"),
        (kind, _) => game_name(kind),
    }
}
