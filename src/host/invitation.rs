//! What a room is told of an invitation, and of those who sit down.

use super::post::sides;
use super::{clock, names, variant_name, words};
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::rules::Side;
use crate::table::{Lead, State, Table};

/// Who plays what, or would like to, and all that holds for it.
pub(super) fn told(table: &Table) -> Vec<Phrase> {
    let introduced = std::iter::once(introduced(table)).chain(wanted(table)).chain(leads(table));
    let told =
        introduced.chain(house_rules(table)).chain(clock::pace(table)).chain(unrated(table)).chain(turned(table));
    told.chain(hidden(table)).chain(waiting(table)).chain(names::elsewhere(table)).collect()
}

/// Who plays what, or would like to.
pub(super) fn introduced(table: &Table) -> Phrase {
    let game = variant_name(table.setup.kind(), table.setup.variant());
    match challenged(table) {
        _ if table.has_begun() && table.setup.seating().players > 1 => {
            phrase!("table-begins-in-pairs", table = table.id, game = game, sides = sides(table))
        }
        _ if table.has_begun() => phrase!("table-begins", table = table.id, game = game, sides = sides(table)),
        Some(invited) => {
            phrase!("table-opened-to", table = table.id, maker = &table.maker, invited = invited, game = game)
        }
        None => phrase!("table-opened", table = table.id, maker = &table.maker, game = game),
    }
}

/// That others will not see the game.
fn hidden(table: &Table) -> Option<Phrase> {
    (table.private && table.state == State::Invitation).then(|| phrase!("table-private"))
}

/// Who is to begin though they did not make the invitation.
fn turned(table: &Table) -> Option<Phrase> {
    let first = table.begins.map(usize::from).filter(|_| table.state == State::Invitation)?;
    let players: Vec<Arg> = match &table.teams {
        Some(teams) => {
            let roster = teams.rosters.get(first)?;
            roster.players.iter().map(|player| &player.id).chain(&roster.invited).map(Arg::from).collect()
        }
        None => {
            let seated = table.seats.get(first)?.as_ref().map(|player| &player.id);
            seated.or(table.invited.get(first)?.as_ref()).map(Arg::from).into_iter().collect()
        }
    };
    (!players.is_empty()).then(|| phrase!("table-sides-swapped", players = players))
}

/// Whom its maker would like to play against.
fn challenged(table: &Table) -> Option<Vec<Arg>> {
    let Some(teams) = &table.teams else { return invited(table) };
    let others: Vec<Arg> = teams.rosters.iter().skip(1).flat_map(|roster| &roster.invited).map(Arg::from).collect();
    (!others.is_empty()).then_some(others)
}

/// Whom its maker would like to play with.
fn wanted(table: &Table) -> Option<Phrase> {
    let own = table.teams.as_ref()?.rosters.first()?;
    let mates: Vec<Arg> = own.invited.iter().map(Arg::from).collect();
    (!mates.is_empty()).then(|| phrase!("table-mates-wanted", maker = &table.maker, mates = mates))
}

/// Whom an invitation waits for by name; `None` where that is nobody.
pub(super) fn invited(table: &Table) -> Option<Vec<Arg>> {
    let invited: Vec<Arg> = table.awaited().map(Arg::from).collect();
    (table.state == State::Invitation && !invited.is_empty()).then_some(invited)
}

/// Who throws and moves for the teams, where there are such.
fn leads(table: &Table) -> Option<Phrase> {
    let sides = (0..table.setup.sides()).map(Side::from_index);
    let captains =
        || sides.filter_map(|side| table.lead_of(side)).map(|captain| Arg::from(&captain.id)).collect::<Vec<_>>();
    match table.teams.as_ref()?.lead {
        Lead::Captain if table.has_begun() => Some(phrase!("table-captains", captains = captains())),
        Lead::Captain => Some(phrase!("table-has-captains")),
        Lead::Rotate => Some(phrase!("table-takes-turns")),
    }
}

/// The sides of an invitation to teams that somebody can still join.
pub(super) fn open_sides(table: &Table) -> impl Iterator<Item = Side> {
    let rosters = table.teams.iter().filter(|_| table.state == State::Invitation).flat_map(|teams| &teams.rosters);
    let sides = rosters.zip(0..).filter(|(roster, _)| !roster.is_full());
    sides.map(|(_, index)| Side::from_index(index))
}

/// Seats for whoever joins.
pub(super) fn free_seats(table: &Table) -> usize {
    table.seats.iter().zip(&table.invited).filter(|(seat, kept)| seat.is_none() && kept.is_none()).count()
}

/// What an invitation to more than two still waits for.
pub(super) fn waiting(table: &Table) -> Vec<Phrase> {
    if table.state == State::Invitation && table.teams.is_some() {
        let mut told = vec![phrase!("table-sides-so-far", sides = sides(table))];
        if open_sides(table).next().is_some() {
            told.push(phrase!("table-join-a-side", table = table.id));
        }
        told.push(phrase!("table-maker-starts", maker = &table.maker, table = table.id));
        return told;
    }
    if table.state != State::Invitation || table.seats.len() <= 2 {
        return Vec::new();
    }
    let seated: Vec<Arg> = table.players().map(|player| Arg::from(&player.id)).collect();
    let mut told = vec![phrase!("table-seated", seated = seated)];
    if free_seats(table) > 0 {
        told.push(phrase!("table-seats-free", free = free_seats(table)));
    }
    if table.setup.seating().players > 1 {
        told.push(match table.drawn {
            true => phrase!("table-partners-drawn"),
            false => phrase!("table-partners", sides = sides(table)),
        });
    }
    if table.may_start() {
        told.push(phrase!("table-may-start", maker = &table.maker, table = table.id));
    }
    told
}

fn house_rules(table: &Table) -> Option<Phrase> {
    let changed = table.setup.changed().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
    let changed = words(changed.iter().map(String::as_str));
    (!changed.is_empty()).then(|| phrase!("table-house-rules", rules = changed))
}

/// That a game is not one for the standings, because somebody wanted it so.
fn unrated(table: &Table) -> Option<Phrase> {
    (!table.rated).then(|| phrase!("table-counts-not"))
}
