use super::pick::Want;
use super::{Host, Trouble};
use crate::chat::{File, Receipt, Reply, Request, TableId, Text};
use crate::command::{COMMANDS, Spec, Who, game_words};
use crate::games::View;
use crate::phrase;
use crate::phrase::Arg;
use crate::rules::Side;
use crate::table::{Act, Refusal};

impl Host {
    /// Posts the board again, so that it stands at the bottom of the room.
    pub(super) async fn board(&self, request: &Request, named: Option<TableId>) -> Result<Reply, Trouble> {
        let table = self.pick(request, named, Want::Look).await?;
        let reply = self.shown(&table, &request.room).await;
        let again = Some(request.id.clone());
        let receipt = reply.receipt.map(|receipt| Receipt { again, ..receipt });
        // Whoever is due was notified when the turn began.
        Ok(Reply { receipt, due: Vec::new(), ..reply })
    }

    /// Shows the board from the asker's side, to the asker alone.
    pub(super) async fn view_of(
        &self,
        request: &Request,
        named: Option<TableId>,
        chosen: &[String],
    ) -> Result<Reply, Trouble> {
        let table = self.pick(request, named, Want::Look).await?;
        if !table.has_begun() {
            return Err(Refusal::NotBegun { table: table.id }.phrase().into());
        }
        let is_due = table.due().is_some_and(|due| due.id == request.asker.id);
        let choices = if is_due { self.steps(&table, chosen) } else { Vec::new() };
        if choices.is_empty() && !chosen.is_empty() {
            table.may(&request.asker.id, &Act::Move(String::new())).map_err(|refusal| refusal.phrase())?;
            let steps = self.steps(&table, &[]).into_iter().filter(|choice| choice.enabled);
            let steps = Arg::AnyOf(steps.map(|choice| Arg::from(choice.label)).collect());
            return Err(phrase!("refused-no-such-step", input = Arg::quote(&chosen.join(" ")), steps = steps).into());
        }
        let from = table.side_of(&request.asker.id).unwrap_or(Side::SOUTH);
        let look = View { from, chosen: is_due.then_some(chosen), ..View::default() };
        Ok(self.view(&table, look, choices).await)
    }

    pub(super) async fn record(&self, request: &Request, named: Option<TableId>) -> Result<Reply, Trouble> {
        let table = self.pick(request, named, Want::Look).await?;
        let content = table.record().to_string();
        let mut text = self.say(&phrase!("record", table = table.id));
        text.line(Text(vec![crate::chat::Span::Quote(content.clone())]));
        let name = format!("{}-{}.txt", table.setup.kind().word(), table.id.0);
        Ok(Reply { file: Some(File { name, content }), ..Reply::private(text) })
    }

    pub(super) fn help(&self, about: Option<&'static Spec>, is_admin: bool) -> Reply {
        let mut text = Text::default();
        match about {
            None => {
                text.line(self.say(&phrase!("help-title")));
                for spec in COMMANDS.iter().filter(|spec| is_admin || spec.who == Who::Everybody) {
                    text.line(self.say(&phrase!("help-line", usage = spec.usage(), help = (spec.help)())));
                }
                text.line(self.say(&phrase!("help-games-known", games = game_words())));
            }
            Some(spec) => {
                text.line(self.say(&phrase!("help-line", usage = spec.usage(), help = (spec.help)())));
                if let Some(short) = spec.short {
                    text.line(self.say(&phrase!("help-short", short = short)));
                }
                for arg in spec.args {
                    text.line(self.say(&phrase!("help-argument", name = arg.name, help = (arg.help)())));
                }
            }
        }
        Reply::private(text)
    }
}
