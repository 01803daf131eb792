use super::invitation::{self, free_seats, invited, open_sides, waiting};
use super::{Host, clock, variant_name, words};
use crate::chat::{Board, Choice, Format, Picture, PlayerId, Receipt, Reply, RoomId, Seen, Text, Thread};
use crate::games::View;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::picture::Painter;
use crate::rules::{Side, Turn, folded};
use crate::scene::Scene;
use crate::table::{Chips, Ending, Entry, Event, Offer, State, Table, Unrated};

/// More moves than this are not listed beside the board.
const MOVES_LISTED: usize = 12;
/// Digits of the hash of a seed that a room is shown; nobody finds two seeds whose hashes agree in so many.
const COMMITMENT_SHOWN: usize = 32;
/// Pixels.
const PICTURE_WIDTH: u32 = 1200;

impl Host {
    /// What may be answered to the post.
    fn choices(&self, table: &Table) -> Vec<Choice> {
        let answer = |command: &str, label: Phrase| self.choice(table, command, &label);
        match table.state {
            State::Invitation => {
                let mut answers = match invited(table) {
                    Some(_) => {
                        vec![answer("accept", phrase!("button-accept")), answer("decline", phrase!("button-decline"))]
                    }
                    None => Vec::new(),
                };
                match table.teams {
                    Some(_) => answers.extend(open_sides(table).map(|open| {
                        let label = phrase!("button-join-side", sign = sign(open), side = table.game.side_name(open));
                        answer(&format!("join {}", open.number()), label)
                    })),
                    None if free_seats(table) > 0 => answers.push(answer("join", phrase!("button-join"))),
                    None => {}
                }
                if table.may_start() {
                    answers.push(answer("start", phrase!("button-start")));
                }
                answers
            }
            State::Playing => self.steps(table, &[]),
            State::Over(_) => Vec::new(),
        }
    }

    /// What may be proposed, or answered to what is.
    fn offers(&self, table: &Table) -> Vec<Choice> {
        match table.offer {
            Some(_) => vec![
                self.choice(table, "accept", &phrase!("button-accept")),
                self.choice(table, "decline", &phrase!("button-decline")),
            ],
            None if is_time_to_settle(table) => vec![self.choice(table, "offer settle", &phrase!("button-settle"))],
            None => Vec::new(),
        }
    }

    /// What may be asked besides the choices.
    fn extras(&self, table: &Table) -> Vec<Choice> {
        let mut extras = self.offers(table);
        if table.is_time_up() {
            extras.push(self.choice(table, "claim", &phrase!("button-claim")));
        }
        if table.has_begun() {
            extras.push(self.choice(table, "view", &phrase!("button-view")));
        }
        if table.undoable().is_some() {
            extras.push(self.choice(table, "undo", &phrase!("button-undo")));
        }
        extras.extend(self.keepsakes(table));
        if table.finished().is_some() {
            extras.push(self.choice(table, "rematch", &phrase!("button-rematch")));
        }
        extras
    }

    /// What can be had of a game that is over.
    fn keepsakes(&self, table: &Table) -> Vec<Choice> {
        let is_played = table.is_over() && !table.moves.is_empty();
        let kept = [("replay", phrase!("button-replay")), ("record", phrase!("button-game-record"))];
        let kept = kept.iter().filter(|_| is_played);
        kept.map(|(command, label)| self.choice(table, command, label)).collect()
    }

    /// What can be chosen after these steps of a move.
    pub(super) fn steps(&self, table: &Table, chosen: &[String]) -> Vec<Choice> {
        if table.is_covered {
            return vec![self.choice(table, "lift", &phrase!("button-lift"))];
        }
        if let Turn::Throw(_) = table.game.turn() {
            return vec![self.choice(table, "throw", &phrase!("button-throw"))];
        }
        let next = table.game.steps(chosen).into_iter();
        next.map(|step| {
            let command = match &step.whole {
                Some(whole) => format!("move {whole} {}", table.id),
                None => format!("view {} {}", [chosen, std::slice::from_ref(&step.text)].concat().join(" "), table.id),
            };
            let told = step.told.map(|told| self.plain(&told));
            // The first step alone would not tell where it goes.
            let label = step.whole.filter(|_| chosen.is_empty()).unwrap_or(step.text);
            Choice { command, label, told, enabled: step.is_legal }
        })
        .collect()
    }

    pub(super) fn choice(&self, table: &Table, command: &str, label: &Phrase) -> Choice {
        Choice::new(format!("{command} {}", table.id), self.plain(label))
    }

    /// What a room of a table is told after its last entry: what happened, the board, who is next; and what players are
    /// told privately of it.
    pub(super) async fn post(&self, table: &Table, room: &RoomId) -> Reply {
        let reply = self.shown(table, room).await;
        self.notifying(table, reply).await
    }

    /// The same with nobody told privately, and notifying whoever is due, however they want to hear of it.
    pub(super) async fn shown(&self, table: &Table, room: &RoomId) -> Reply {
        let reply = self.for_room(table, room).await.post_in(table, room).await;
        // Whoever is due is notified where they play.
        let due = reply.due.into_iter().filter(|player| table.room_of(player) == room).collect();
        self.with_names(Reply { due, ..reply }, room.platform()).await
    }

    pub(super) async fn post_in(&self, table: &Table, room: &RoomId) -> Reply {
        if table.is_exposed() {
            return self.veiled(table);
        }
        let mut text = Text::default();
        let told = [happened(table), stakes(table)].concat();
        let next = offered(table).into_iter().chain(status(table)).chain(clock::time(table));
        for phrase in told.into_iter().chain(next).chain(aborted(table)).chain(dice(table)) {
            text.line(self.say(&phrase));
        }
        let board = if table.has_begun() { Some(self.draw(table, View::default()).await) } else { None };
        Reply {
            board,
            choices: self.choices(table),
            extras: self.extras(table),
            thread: self.thread(table).filter(|_| *room == table.room),
            due: due(table),
            shows: Some(shows(table)),
            receipt: Some(receipt(table, room)),
            ..Reply::public(text)
        }
    }

    /// What everybody may read of a game that only its players may see, and the thread in which that begins.
    fn veiled(&self, table: &Table) -> Reply {
        let text = self.say(&invitation::introduced(table));
        Reply { thread: self.thread(table), receipt: Some(receipt(table, &table.room)), ..Reply::public(text) }
    }

    /// The thread in which a game is to go on that begins now.
    fn thread(&self, table: &Table) -> Option<Thread> {
        let is_start = matches!(table.cause().event, Event::Seated { .. } | Event::Started);
        let begins = table.is_exposed() || table.threaded && is_start && table.has_begun();
        let game = variant_name(table.setup.kind(), table.setup.variant());
        begins.then(|| {
            let players = table.players().map(|player| Arg::Quote(player.name.clone())).collect::<Vec<_>>();
            let name = self.plain(&phrase!("thread-name", table = table.id, game = game, players = players));
            let members = table.players().map(|player| player.id.clone()).collect();
            Thread { name, members, private: table.private }
        })
    }

    /// The board as the asker sees it who sits on this side, for nobody else. Whoever is to move may choose
    /// from there.
    pub(super) async fn view(&self, table: &Table, look: View<'_>, choices: Vec<Choice>) -> Reply {
        let mut text = Text::default();
        for phrase in status(table).into_iter().chain(clock::time(table)) {
            text.line(self.say(&phrase));
        }
        let board = Some(self.draw(table, look).await);
        Reply { board, choices, shows: Some(shows(table)), ..Reply::private(text) }
    }

    pub(super) async fn draw(&self, table: &Table, look: View<'_>) -> Board {
        let scene = table.game.scene(View { ended: table.is_over(), ..look });
        self.board_of(scene, name(table, look)).await
    }

    /// A scene as it is shown.
    pub(super) async fn board_of(&self, scene: Scene, name: String) -> Board {
        let alt: Vec<String> = scene.alt.iter().map(|phrase| self.plain(phrase)).collect();
        let (lines, theme) = (scene.text.clone(), self.chosen.theme());
        let png = self.paint(move |painter| painter.png(&scene, theme, PICTURE_WIDTH)).await;
        let picture = png.map(|bytes| Picture { format: Format::Png, bytes });
        Board { name, alt: alt.join(" "), lines, picture }
    }

    /// A picture, drawn where it blocks nobody; `None` where it is not wanted or failed.
    pub(super) async fn paint(&self, draw: impl FnOnce(&Painter) -> Vec<u8> + Send + 'static) -> Option<Vec<u8>> {
        let painter = self.painter.clone()?;
        let _place = self.drawing.acquire().await.ok()?;
        let drawn = tokio::task::spawn_blocking(move || draw(&painter)).await;
        match drawn {
            Ok(bytes) => Some(bytes),
            Err(error) => {
                tracing::error!("a drawing was broken off: {error}");
                None
            }
        }
    }
}

/// A name that no other look of the table has.
fn name(table: &Table, look: View<'_>) -> String {
    let ended = if table.is_over() { "-end" } else { "" };
    let turned = if look.from == Side::SOUTH { String::new() } else { format!("-from-{}", look.from.number()) };
    let chosen = look.chosen.map_or(String::new(), |chosen| format!("-own{}", folded(&chosen.concat())));
    // Another move may have stood in its place.
    let again = if table.taken_back == 0 { String::new() } else { format!("-again{}", table.taken_back) };
    format!("{}-{}{again}{ended}{turned}{chosen}", table.id.0, table.moves.len())
}

fn receipt(table: &Table, room: &RoomId) -> Receipt {
    Receipt { room: room.clone(), table: table.id, entries: table.entries, at: table.last.at, again: None }
}

pub(super) fn shows(table: &Table) -> Seen {
    Seen { table: table.id, entries: table.entries }
}

/// What the last request did, and what followed from it by itself.
fn happened(table: &Table) -> Vec<Phrase> {
    let before = table.before.iter().map(|(entry, told)| (entry, told.clone()));
    let all = before.chain([(&table.last, table.game.told())]).enumerate();
    all.flat_map(|(number, (entry, told))| match told {
        // One heading is enough.
        Some(told) if number > 0 && entry.event.is_ply() => vec![told],
        told => did(table, entry, told),
    })
    .collect()
}

/// What an entry did; `told` where it is a move or a throw.
fn did(table: &Table, entry: &Entry, told: Option<Phrase>) -> Vec<Phrase> {
    let by = &entry.by;
    match &entry.event {
        Event::Opened(_) | Event::Seated { .. } | Event::Started | Event::Rehoused { .. } | Event::Departed { .. } => {
            invitation::told(table)
        }
        Event::Closed => vec![phrase!("table-closed", table = table.id)],
        Event::Reminded
        | Event::TimeUp
        | Event::Claimed
        | Event::Aborted
        | Event::OnVacation { .. }
        | Event::Granted { .. } => vec![clock::did(table, entry)],
        Event::Offered { what } => vec![match what {
            Offer::Draw => phrase!("table-offers-a-draw", table = table.id, player = by),
            Offer::Takeback => phrase!("table-offers-takeback", table = table.id, player = by),
            Offer::Settle => phrase!("table-offers-to-settle", table = table.id, player = by),
            Offer::Pause => phrase!("table-offers-to-pause", table = table.id, player = by),
        }],
        Event::Accepted => {
            let accepted = phrase!("table-accepted", table = table.id, player = by);
            let taken_back = table.agreed_on == Some(Offer::Takeback);
            std::iter::once(accepted).chain(taken_back.then(|| phrase!("table-taken-back"))).collect()
        }
        Event::Undone => vec![phrase!("table-undone", table = table.id, player = by)],
        Event::Declined if table.has_begun() => vec![phrase!("table-offer-declined", table = table.id, player = by)],
        Event::Declined => {
            let declined = phrase!("table-declined", table = table.id, player = by);
            std::iter::once(declined).chain(waiting(table)).collect()
        }
        Event::Cancelled => vec![phrase!("table-cancelled", table = table.id, maker = by)],
        Event::HandedOver { to } => vec![phrase!("table-handed-over", table = table.id, player = by, to = to)],
        Event::Resigned if !table.is_over() => vec![phrase!("table-resigned-alone", table = table.id, player = by)],
        Event::Resigned => vec![phrase!("table-resigned", table = table.id, player = by)],
        Event::Covered => vec![phrase!("table-covered", table = table.id, player = by)],
        Event::Moved { .. } | Event::Thrown { .. } => {
            told.map(|told| phrase!("table-moved", table = table.id, told = told)).into_iter().collect()
        }
    }
}

/// What passed between purses and the table because of the last request.
fn stakes(table: &Table) -> Vec<Phrase> {
    let entries = table.before.iter().map(|(entry, _)| entry).chain([&table.last]);
    let Some(chips) = entries.map(|entry| &entry.chips).rfind(|chips| !chips.is_empty()) else { return Vec::new() };
    let passed =
        |chips: &Chips, phrase: fn(&PlayerId, i64) -> Phrase| Arg::from(phrase(&chips.player, chips.change.abs()));
    if !table.is_over() {
        return vec![phrase!("stakes-laid", stake = table.stake(), pot = table.pot())];
    }
    if table.winner().is_none() {
        return vec![phrase!("stakes-given-back", stake = table.stake())];
    }
    let (paid, won): (Vec<&Chips>, Vec<&Chips>) = chips.iter().partition(|chips| chips.change < 0);
    let paid: Vec<Arg> = paid
        .into_iter()
        .map(|chips| passed(chips, |player, chips| phrase!("chips-paid", player = player, chips = chips)))
        .collect();
    let won: Vec<Arg> = won
        .into_iter()
        .map(|chips| passed(chips, |player, chips| phrase!("chips-won", player = player, chips = chips)))
        .collect();
    let doubled = (!paid.is_empty()).then(|| phrase!("stakes-doubled", paid = paid));
    doubled.into_iter().chain([phrase!("stakes-won", won = won)]).collect()
}

/// What may be done about an offer, or to make one.
fn offered(table: &Table) -> Option<Phrase> {
    let asked: Vec<Arg> = table.asked().into_iter().map(|asked| Arg::from(side(table, asked))).collect();
    match asked.is_empty() {
        false => Some(phrase!("offer-stands", players = asked, table = table.id)),
        true if table.is_paused() => Some(phrase!("table-paused")),
        true => is_time_to_settle(table).then(|| phrase!("offer-time-to-settle", table = table.id)),
    }
}

fn is_time_to_settle(table: &Table) -> bool {
    table.state == State::Playing && table.game.is_time_to_settle()
}

/// What the throws come from: its hash before the game, and itself after it.
fn dice(table: &Table) -> Option<Phrase> {
    let seed = table.seed.as_ref()?;
    match table.state {
        State::Invitation => Some(phrase!("dice-committed", commitment = &seed.commitment()[..COMMITMENT_SHOWN])),
        State::Playing => None,
        State::Over(_) => table.has_begun().then(|| phrase!("dice-seed", seed = seed.hex())),
    }
}

/// That a game that is over is not one for the standings, because it had hardly begun.
fn aborted(table: &Table) -> Option<Phrase> {
    let unrated = table.finished()?.unrated?;
    (unrated == Unrated::Aborted).then(|| phrase!("table-counted-not"))
}

/// Who is next, or who has won.
pub(super) fn status(table: &Table) -> Option<Phrase> {
    if let Some(side) = table.to_move() {
        let (moves, player) = (table.game.moves(), due_seat(table, side));
        if table.is_covered {
            return Some(phrase!("table-due-to-lift", player = player));
        }
        if let Turn::Throw(_) = table.game.turn() {
            return Some(phrase!("table-due-to-throw", player = player));
        }
        return Some(if moves.len() <= MOVES_LISTED {
            let moves = Arg::AnyOf(words(moves.iter().map(String::as_str)));
            phrase!("table-due-with-moves", player = player, moves = moves)
        } else {
            phrase!("table-due", player = player)
        });
    }
    let is_pair = |side: &Side| table.players_of(*side).count() > 1;
    match (table.winner(), table.game.ended()) {
        (Some(winner), Some(how)) if is_pair(&winner) => {
            Some(phrase!("table-pair-won-by", players = side(table, winner), how = how))
        }
        (Some(winner), None) if is_pair(&winner) => Some(phrase!("table-pair-won", players = side(table, winner))),
        (Some(winner), Some(how)) => Some(phrase!("table-won-by", player = side(table, winner), how = how)),
        (Some(winner), None) => Some(phrase!("table-won", player = side(table, winner))),
        (None, _) if table.state == State::Over(Ending::Agreed) => Some(phrase!("table-drawn-by-agreement")),
        (None, Some(how)) => Some(phrase!("table-drawn", how = how)),
        (None, None) => None,
    }
}

/// Everybody at the table with the signs of their sides.
pub(super) fn sides(table: &Table) -> Vec<Arg> {
    (0..table.setup.sides()).map(|index| Arg::from(side(table, Side::from_index(index)))).collect()
}

/// Who plays a side, or is invited to, with its sign.
pub(super) fn side(table: &Table, side: Side) -> Phrase {
    let seats = table.seats.iter().zip(&table.invited).skip(side.index()).step_by(usize::from(table.setup.sides()));
    let players: Vec<Arg> = match table.teams {
        // Who is invited to a team is told apart from it.
        Some(_) => table.players_of(side).map(|player| Arg::from(&player.id)).collect(),
        None => seats
            .filter_map(|(seat, kept)| seat.as_ref().map(|player| &player.id).or(kept.as_ref()))
            .map(Arg::from)
            .collect(),
    };
    match players.is_empty() {
        true => phrase!("seat-free", sign = sign(side)),
        false => phrase!("seat-taken", player = players, sign = sign(side), side = table.game.side_name(side)),
    }
}

/// Who is due on the side to move, with its sign.
pub(super) fn due_seat(table: &Table, due: Side) -> Phrase {
    match table.due() {
        Some(player) => {
            let due = table.side_of(&player.id).unwrap_or(due);
            phrase!("seat-taken", player = &player.id, sign = sign(due), side = table.game.side_name(due))
        }
        None => side(table, due),
    }
}

fn sign(side: Side) -> Phrase {
    match side.number() {
        1 => phrase!("sign-1"),
        2 => phrase!("sign-2"),
        3 => phrase!("sign-3"),
        _ => phrase!("sign-4"),
    }
}

/// The only players whom the post may notify: who is awaited now, unless it is who has just acted.
fn due(table: &Table) -> Vec<PlayerId> {
    // Whoever an act follows from by itself has not acted.
    let by = &table.cause().by;
    match (&table.state, &table.last.event) {
        (State::Invitation, Event::Seated { .. } | Event::Departed { .. } | Event::Declined) => Vec::new(),
        (State::Invitation, _) => table.awaited().cloned().collect(),
        (State::Playing, Event::Offered { .. }) => {
            table.answering().into_iter().map(|player| player.id.clone()).filter(|id| id != by).collect()
        }
        // Others were asked before; and who is due was before the pause.
        (State::Playing, Event::Accepted) if table.agreed_on != Some(Offer::Takeback) => Vec::new(),
        (State::Playing, Event::TimeUp) => clock::claimants(table),
        // Who plays on is told by what else happened.
        (State::Playing, Event::OnVacation { .. }) if table.before.is_empty() => Vec::new(),
        (
            State::Playing,
            Event::Moved { .. }
            | Event::Covered
            | Event::Thrown { .. }
            | Event::Declined
            | Event::Accepted
            | Event::Undone
            | Event::Claimed,
        ) => table.due().map(|player| player.id.clone()).filter(|id| id != by).into_iter().collect(),
        // Nobody is awaited who was not before, unless it is the new captain.
        (State::Playing, Event::HandedOver { to }) => {
            table.due().map(|player| player.id.clone()).filter(|id| id == to).into_iter().collect()
        }
        (State::Playing, _) => table.due().map(|player| player.id.clone()).into_iter().collect(),
        (State::Over(_), _) => Vec::new(),
    }
}
