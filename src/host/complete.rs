use super::{Host, Trouble, clock, explain, game_name, games, invitation, post, variant_name};
use crate::chat::{Completion, PlayerId, Request, Text};
use crate::command::{ArgKind, COMMANDS, Privacy, offer_words};
use crate::games::{Kind, Page, Setup, Step};
use crate::phrase::Phrase;
use crate::rules::{Side, folded};
use crate::settings::{Change, Of};
use crate::store::Shelf;
use crate::table::{Pace, Table};

/// No platform shows more.
const COMPLETIONS: usize = 25;
/// Tables whose moves are offered together.
const TABLES_COMPLETED: usize = 10;

impl Host {
    /// What somebody may mean who types this as an argument; the likeliest first.
    pub async fn complete(&self, request: &Request, kind: ArgKind, typed: &str) -> Vec<Completion> {
        let host = self.for_asker(request).await;
        let mut found = host.try_complete(request, kind, typed).await.unwrap_or_else(|trouble| {
            tracing::error!("completing {typed:?}: {trouble}");
            Vec::new()
        });
        found.truncate(COMPLETIONS);
        found
    }

    async fn try_complete(&self, request: &Request, kind: ArgKind, typed: &str) -> Result<Vec<Completion>, Trouble> {
        let mut all = match kind {
            ArgKind::Move => self.moves(request, typed).await?,
            ArgKind::Steps => self.first_steps(request).await?,
            ArgKind::Table => self.tables(request).await?,
            ArgKind::Game => Kind::ALL.into_iter().flat_map(|kind| self.variants(kind)).collect(),
            ArgKind::Offer => {
                let words = offer_words().map(str::to_owned);
                words.map(|word| Completion { value: word.clone(), label: word }).collect()
            }
            ArgKind::Command => COMMANDS
                .iter()
                .map(|spec| Completion {
                    value: spec.name.to_owned(),
                    label: format!("{}: {}", spec.name, self.plain(&(spec.help)())),
                })
                .collect(),
            ArgKind::Rules => Kind::ALL.into_iter().flat_map(|kind| self.house_rules(kind)).collect(),
            ArgKind::Setting(of) => self.changes(of),
            ArgKind::RulesPage => self.pages_of_rules(&request.text),
            ArgKind::Side => self.sides(request).await?,
            ArgKind::Privacy => {
                let words = Privacy::WORDS.map(str::to_owned).into_iter();
                words.map(|word| Completion { value: word.clone(), label: word }).collect()
            }
            ArgKind::Season => {
                let months = self.seasons(request).await?.into_iter().skip(1).map(|month| month.to_string());
                let words = ["season", "all"].map(str::to_owned).into_iter().chain(months);
                words.map(|word| Completion { value: word.clone(), label: word }).collect()
            }
            ArgKind::Pace => {
                let label = |pace: Pace| format!("{}: {}", pace.word(), self.plain(&clock::pace_name(pace)));
                let all = Pace::ALL.into_iter();
                all.map(|pace| Completion { value: pace.word().to_owned(), label: label(pace) }).collect()
            }
            ArgKind::Days => {
                let words = ["1d", "3d", "5d", "7d", "14d", "end"].map(str::to_owned).into_iter();
                words.map(|word| Completion { value: word.clone(), label: word }).collect()
            }
            ArgKind::Player
            | ArgKind::Mate
            | ArgKind::Flag
            | ArgKind::Unless
            | ArgKind::Page
            | ArgKind::Ply
            | ArgKind::Code => Vec::new(),
        };
        let typed = folded(typed);
        all.retain(|completion| folded(&completion.value).starts_with(&typed));
        Ok(all)
    }

    /// The tables here at which the asker is to move.
    async fn due_tables(&self, request: &Request) -> Result<Vec<Table>, Trouble> {
        let mut tables = self.live(request, &[Shelf::Playing], true, TABLES_COMPLETED).await?;
        tables.retain(|table| table.due().is_some_and(|due| due.id == request.asker.id));
        Ok(tables)
    }

    /// Where the asker's legal moves here begin.
    async fn first_steps(&self, request: &Request) -> Result<Vec<Completion>, Trouble> {
        let tables = self.due_tables(request).await?;
        let steps = tables.iter().flat_map(|table| table.game.steps(&[])).filter(|step| step.is_legal);
        Ok(steps.map(|step| Completion { value: step.text.clone(), label: step.text }).collect())
    }

    /// The legal moves of the asker here that are typed so far, each with what it would do; where they are too many to
    /// show, with what they begin.
    async fn moves(&self, request: &Request, typed: &str) -> Result<Vec<Completion>, Trouble> {
        let tables = self.due_tables(request).await?;
        let is_typed = |text: &str| folded(text).starts_with(&folded(typed));
        let placed = |text: String, table: &Table| match tables.len() {
            1 => text,
            _ => format!("{text} {}", table.id),
        };
        let moves = tables.iter().flat_map(|table| table.game.moves().into_iter().map(move |m| (m, table)));
        let moves: Vec<(String, &Table)> = moves.filter(|(m, _)| is_typed(m)).collect();
        if moves.len() <= COMPLETIONS {
            let completion = |(m, table): (String, &Table)| {
                let told = table.game.foretold(&m).map(|told| self.plain(&told)).unwrap_or_default();
                let value = placed(m, table);
                Completion { label: format!("{value}: {told}"), value }
            };
            return Ok(moves.into_iter().map(completion).collect());
        }
        let steps = tables.iter().flat_map(|table| table.game.steps(&[]).into_iter().map(move |step| (step, table)));
        let completion = |(step, table): (Step, &Table)| {
            let dots = if step.whole.is_some() { "" } else { " …" };
            let value = placed(step.text, table);
            Completion { label: format!("{value}{dots}"), value }
        };
        Ok(steps.filter(|(step, _)| step.is_legal && is_typed(&step.text)).map(completion).collect())
    }

    async fn tables(&self, request: &Request) -> Result<Vec<Completion>, Trouble> {
        let both = [Shelf::Playing, Shelf::Invitation];
        let tables = self.live(request, &both, false, COMPLETIONS).await?;
        let listed = |table: &Table| Completion {
            value: table.id.to_string(),
            label: named(table, &self.say(&games::listed(table))).trim_start_matches("• ").to_owned(),
        };
        Ok(tables.iter().map(listed).collect())
    }

    fn changes(&self, of: Of) -> Vec<Completion> {
        let label = |value: &str, help: Phrase| format!("{value}: {}", self.plain(&help));
        let changes = Change::proposals(of);
        changes.map(|(setting, value)| Completion { label: label(&value, (setting.help)()), value }).collect()
    }

    /// The sides of invitations here that somebody can still join.
    async fn sides(&self, request: &Request) -> Result<Vec<Completion>, Trouble> {
        let tables = self.live(request, &[Shelf::Invitation], false, TABLES_COMPLETED).await?;
        let open = tables.iter().flat_map(|table| invitation::open_sides(table).map(move |side| (table, side)));
        let placed = |side: Side, table: &Table| match tables.len() {
            1 => side.number().to_string(),
            _ => format!("{} {}", side.number(), table.id),
        };
        let completion = |(table, side): (&Table, Side)| {
            let value = placed(side, table);
            let players = named(table, &self.say(&post::side(table, side)));
            Completion { label: format!("{value}: {players}"), value }
        };
        Ok(open.map(completion).collect())
    }

    /// The pages of the rules of the game that is named in a command so far, or of all games.
    fn pages_of_rules(&self, typed: &str) -> Vec<Completion> {
        let named = typed.split_whitespace().nth(1).and_then(|name| Setup::read(&name.to_lowercase(), [], None).ok());
        let pages = named.map_or(&Page::ALL[..], |setup| setup.kind().pages());
        let completion = |page: &Page| {
            let value = page.word().to_owned();
            Completion { label: format!("{value}: {}", self.plain(&explain::page_name(*page))), value }
        };
        pages.iter().map(completion).collect()
    }

    fn variants(&self, kind: Kind) -> Vec<Completion> {
        let variants = kind.entry().variants.iter();
        variants
            .map(|variant| Completion {
                value: format!("{}/{}", kind.word(), variant.name),
                label: self.plain(&variant_name(kind, &variant.name)),
            })
            .collect()
    }

    fn house_rules(&self, kind: Kind) -> Vec<Completion> {
        let name = self.plain(&game_name(kind));
        let rules = kind.entry().rules.iter();
        rules
            .flat_map(|rule| {
                kind.entry().proposed(rule).into_iter().map(|value| {
                    let value = format!("{}={value}", rule.key);
                    Completion { label: format!("{name}: {value}"), value }
                })
            })
            .collect()
    }
}

/// The text with players by the names that they sat down with.
fn named(table: &Table, text: &Text) -> String {
    let seated = |id: &PlayerId| table.players().find(|player| player.id == *id).map(|player| player.name.clone());
    text.plain(|player| seated(player).unwrap_or_else(|| player.own().to_owned()))
}
