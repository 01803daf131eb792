//! Games that were played: as a moving picture, and move by move.

use super::pick::Want;
use super::{Host, Trouble, post, variant_name};
use crate::chat::{Board, Choice, Format, Picture, Reply, Request, TableId};
use crate::games::View;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::replay;
use crate::table::{Refusal, Table, resigned};

impl Host {
    /// Shows everybody the whole game as a moving picture.
    pub(super) async fn replay(&self, request: &Request, named: Option<TableId>) -> Result<Reply, Trouble> {
        let table = self.begun(request, named).await?;
        if table.moves.is_empty() {
            return Err(phrase!("refused-nothing-to-replay", table = table.id).into());
        }
        let (record, theme) = (table.record(), self.chosen.theme());
        let film =
            self.paint(move |painter| painter.gif(&replay::frames(&record), theme, replay::WIDTH, replay::MOST_BYTES));
        let bytes = film.await.ok_or_else(|| phrase!("refused-no-moving-pictures", table = table.id))?;
        let (kind, plies) = (table.setup.kind(), table.moves.len());
        let game = variant_name(kind, table.setup.variant());
        let told = phrase!("replay", table = table.id, game = game.clone(), sides = post::sides(&table), plies = plies);
        let mut text = self.say(&told);
        let names: Vec<Arg> = table.players().map(|player| Arg::quote(&player.name)).collect();
        let alt = phrase!("replay-alt", game = game, players = names, plies = plies);
        let mut alt = self.plain(&alt);
        if let Some(outcome) = post::status(&table).filter(|_| table.is_over()) {
            text.line(self.say(&outcome));
        }
        if let Some(last) = table.game.told() {
            alt = format!("{alt} {}", self.plain(&phrase!("replay-alt-last", told = last)));
        }
        let board = Board {
            name: format!("{}-{plies}{}-replay", table.id.0, if table.is_over() { "-end" } else { "" }),
            picture: Some(Picture { format: Format::Gif, bytes }),
            alt,
            lines: Vec::new(),
        };
        // Elsewhere others would see it.
        let is_exposed = table.private && table.room != request.room;
        let reply = if is_exposed { Reply::private(text) } else { Reply::public(text) };
        Ok(Reply { board: Some(board), ..reply })
    }

    /// Shows the asker the board after so many moves, from where the others can be leafed through.
    pub(super) async fn board_after(
        &self,
        request: &Request,
        named: Option<TableId>,
        ply: usize,
    ) -> Result<Reply, Trouble> {
        let table = self.begun(request, named).await?;
        let plies = table.moves.len();
        let record = table.record();
        let is_now = ply == plies;
        let Some(game) = record.after(ply) else {
            return Err(phrase!("refused-no-such-ply", table = table.id, ply = ply, plies = plies).into());
        };
        let (shown, table_id) = (if is_now { &table.game } else { &game }, table.id);
        let last = ply.checked_sub(1).and_then(|before| record.moves.get(before));
        let given_up = last.and_then(|text| resigned(text));
        let given_up = given_up.map(|side| phrase!("side-gives-up", side = game.side_name(side)));
        let told = match given_up.or_else(|| shown.told()) {
            Some(told) => phrase!("board-after", table = table_id, ply = ply, plies = plies, told = told),
            None => phrase!("board-at-start", table = table_id),
        };
        let ended = is_now && table.is_over();
        let scene = shown.scene(View { ended, ..View::default() });
        let name = format!("{}-{ply}{}", table.id.0, if ended { "-end" } else { "" });
        let board = Some(self.board_of(scene, name).await);
        let choices = self.leaves(&table, ply);
        Ok(Reply { board, choices, shows: Some(post::shows(&table)), ..Reply::private(self.say(&told)) })
    }

    /// The first board, the one before, the next, and the last.
    fn leaves(&self, table: &Table, ply: usize) -> Vec<Choice> {
        let last = table.moves.len();
        let leaf =
            |command: String, enabled: bool, label: Phrase| Choice { enabled, ..self.choice(table, &command, &label) };
        // No two buttons of a message may say the same, and the first board can be the one before.
        let leaves = vec![
            leaf("board ply=0".to_owned(), ply > 0, phrase!("button-first")),
            leaf(format!("board {}", ply.saturating_sub(1)), ply > 0, phrase!("button-before")),
            leaf(format!("board {}", (ply + 1).min(last)), ply < last, phrase!("button-next")),
            leaf(format!("board ply={last}"), ply < last, phrase!("button-last")),
        ];
        if last > 0 { leaves } else { Vec::new() }
    }

    /// The table that is meant, if its game has begun.
    async fn begun(&self, request: &Request, named: Option<TableId>) -> Result<Table, Trouble> {
        let table = self.pick(request, named, Want::Look).await?;
        match table.has_begun() {
            true => Ok(table),
            false => Err(Refusal::NotBegun { table: table.id }.phrase().into()),
        }
    }
}
