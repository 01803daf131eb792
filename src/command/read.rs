use super::{ArgKind, Command, Leave, Misuse, Privacy, REMATCH, Season, Spec};
use crate::chat::{Platform, PlayerId, TableId};
use crate::games::{BadSetup, Kind, PAIRS, PAIRS_CHOSEN, PAIRS_DRAWN, Page, SIDES, Setup, TEAM};
use crate::rules::{Side, number};
use crate::settings::{Change, Of};
use crate::table::{Act, Code, Lead, Offer, Pace, Teaming};

/// The words behind a command's name, told apart.
#[derive(Debug)]
pub struct Words<'a> {
    spec: &'static Spec,
    /// Words told by their place.
    pub placed: Vec<&'a str>,
    /// With the word that each was meant by.
    players: Vec<(&'a str, PlayerId)>,
    /// Those for the asker's own team.
    mates: Vec<(&'a str, PlayerId)>,
    rules: Vec<(&'a str, &'a str)>,
    flags: Vec<&'static str>,
    /// Flags that were given as false.
    lacking: Vec<&'static str>,
    pub table: Option<TableId>,
    pub season: Option<Season>,
    pub pace: Option<Pace>,
    pub code: Option<Code>,
    page: Option<usize>,
    pub ply: Option<usize>,
}

/// Reads what somebody typed or clicked, without the platform's prefix.
///
/// # Errors
/// The first thing about it that is no command.
pub fn read(text: &str, platform: Platform) -> Result<Command, Misuse> {
    let mut words = text.split_whitespace();
    let name = words.next().ok_or(Misuse::Nothing)?;
    let spec = Spec::find(&name.to_lowercase()).ok_or_else(|| Misuse::UnknownCommand(name.to_owned()))?;
    (spec.build)(Words::sort(spec, words, platform)?)
}

/// Reads a move that somebody typed without a command, as `3` or `c2c3 #7`.
pub fn bare_move(text: &str) -> Option<(String, Option<TableId>)> {
    let spec = Spec::find("move")?;
    // A player has no place in a move, so it does not matter whose names are read.
    let words = Words::sort(spec, text.split_whitespace(), Platform::Console).ok()?;
    match (spec.build)(words).ok()? {
        Command::Act { act: Act::Move(text), table } => Some((text, table)),
        _ => None,
    }
}

/// What somebody does who says this and nothing else: a throw, lifting the cup, or a move.
pub fn bare_act(text: &str) -> Option<(Act, Option<TableId>)> {
    match read(text, Platform::Console) {
        Ok(Command::Act { act: act @ (Act::Throw | Act::Lift), table }) => Some((act, table)),
        _ => bare_move(text).map(|(text, table)| (Act::Move(text), table)),
    }
}

impl<'a> Words<'a> {
    fn sort(
        spec: &'static Spec,
        words: impl Iterator<Item = &'a str>,
        platform: Platform,
    ) -> Result<Words<'a>, Misuse> {
        let mut sorted = Words {
            spec,
            placed: Vec::new(),
            players: Vec::new(),
            mates: Vec::new(),
            rules: Vec::new(),
            flags: Vec::new(),
            lacking: Vec::new(),
            table: None,
            season: None,
            pace: None,
            code: None,
            page: None,
            ply: None,
        };
        let mut names_mates = false;
        let takes = |kind| spec.args.iter().any(|arg| arg.kind == kind);
        let flag = |word: &str| {
            let mut flags = spec.args.iter().filter(|arg| matches!(arg.kind, ArgKind::Flag | ArgKind::Unless));
            flags.find(|arg| arg.name.eq_ignore_ascii_case(word)).map(|arg| arg.name)
        };
        let takes_rest = |kind| matches!(kind, ArgKind::Move | ArgKind::Steps | ArgKind::Setting(_));
        let places = if spec.args.iter().any(|arg| takes_rest(arg.kind)) {
            usize::MAX
        } else {
            let by_place = [
                ArgKind::Game,
                ArgKind::RulesPage,
                ArgKind::Side,
                ArgKind::Offer,
                ArgKind::Command,
                ArgKind::Privacy,
                ArgKind::Days,
            ];
            spec.args.iter().filter(|arg| by_place.contains(&arg.kind)).count()
        };
        for word in words {
            let too_much = || Misuse::TooMuch(spec, word.to_owned());
            let named = word.split_once('=');
            if let Some(number) = word.strip_prefix('#').or(named.filter(|(key, _)| *key == "table").map(|(_, n)| n)) {
                let table = TableId::read(number).ok_or_else(|| Misuse::NoTableNumber(word.to_owned()))?;
                if !takes(ArgKind::Table) || sorted.table.replace(table).is_some() {
                    return Err(too_much());
                }
            } else if takes(ArgKind::Mate) && word.trim_start_matches('-').eq_ignore_ascii_case(TEAM) {
                names_mates = true;
            } else if let Some((typed, is_mate)) = player(word, named) {
                let player = platform.player(typed).ok_or_else(|| Misuse::UnknownPlayer(word.to_owned()))?;
                let is_mate = is_mate || names_mates;
                let kind = if is_mate { ArgKind::Mate } else { ArgKind::Player };
                let places = spec.args.iter().filter(|arg| arg.kind == kind).count();
                let players = if is_mate { &mut sorted.mates } else { &mut sorted.players };
                if players.len() == places {
                    return Err(too_much());
                }
                players.push((word, player));
            } else if let Some(flag) = flag(named.map_or(word, |(name, _)| name)) {
                match named.map_or("true", |(_, value)| value) {
                    "true" => sorted.flags.push(flag),
                    "false" => sorted.lacking.push(flag),
                    _ => return Err(too_much()),
                }
            } else if let Some(season) = value_of("season", word).filter(|_| takes(ArgKind::Season)).and_then(season) {
                if sorted.season.replace(season).is_some() {
                    return Err(too_much());
                }
            } else if let Some(pace) = value_of("pace", word).filter(|_| takes(ArgKind::Pace)).and_then(Pace::read) {
                if sorted.pace.replace(pace).is_some() {
                    return Err(too_much());
                }
            } else if let Some((_, value)) = named.filter(|(key, _)| *key == "pace" && takes(ArgKind::Pace)) {
                return Err(Misuse::UnknownPace(value.to_owned()));
            } else if let Some(code) = value_of("code", word).filter(|_| takes(ArgKind::Code)).and_then(Code::read) {
                if sorted.code.replace(code).is_some() {
                    return Err(too_much());
                }
            } else if let Some(page) = value_of("page", word).filter(|_| takes(ArgKind::Page)).and_then(page) {
                if sorted.page.replace(page).is_some() {
                    return Err(too_much());
                }
            } else if let Some(ply) = value_of("ply", word).filter(|_| takes(ArgKind::Ply)).and_then(whole) {
                if sorted.ply.replace(ply).is_some() {
                    return Err(too_much());
                }
            } else if let Some(rule) = named.filter(|_| takes(ArgKind::Rules)) {
                sorted.rules.push(rule);
            } else if sorted.placed.len() < places {
                sorted.placed.push(word);
            } else {
                return Err(too_much());
            }
        }
        let required = spec.args.iter().filter(|arg| arg.required);
        let (players, words): (Vec<_>, Vec<_>) = required.partition(|arg| arg.kind == ArgKind::Player);
        if sorted.placed.len() < words.len() || sorted.players.len() < players.len() {
            Err(Misuse::Missing(spec))
        } else {
            Ok(sorted)
        }
    }

    /// The game with its variant and house rules, and with seats for all players that are named.
    pub fn setup(&self) -> Result<Setup, Misuse> {
        let name = self.placed.first().ok_or(Misuse::Missing(self.spec))?.to_lowercase();
        let (sides, rules): (Vec<_>, Vec<_>) = self.rules.iter().copied().partition(|(key, _)| *key == SIDES);
        let rules = rules.into_iter().filter(|(key, _)| ![PAIRS, TEAM].contains(key));
        let mut setup = Setup::read(&name, rules, None).map_err(Misuse::Setup)?;
        let (kind, players) = (setup.kind(), setup.seating().players);
        for (key, value) in sides {
            let bad = || BadSetup::Value { kind, key: key.to_owned(), value: value.to_owned() };
            let sides = value.parse().map_err(|_| Misuse::Setup(bad()))?;
            setup = setup.with_sides(sides).map_err(|_| Misuse::Setup(bad()))?;
        }
        let needed = (self.players.len() as u8 + 1).div_ceil(players);
        if needed > setup.sides() {
            let (last, _) = self.players[self.players.len() - 1];
            setup = match setup.clone().with_sides(needed) {
                Ok(more) => more,
                // They are a team.
                Err(_) if kind.entry().teams => setup,
                Err(_) => return Err(Misuse::TooMuch(self.spec, last.to_owned())),
            };
        }
        Ok(setup)
    }

    /// Whether chance says who plays together, in a game of pairs.
    pub fn draws_pairs(&self, setup: &Setup) -> Result<bool, Misuse> {
        let (kind, key) = (setup.kind(), PAIRS.to_owned());
        match self.rules.iter().find(|(key, _)| *key == PAIRS) {
            None => Ok(false),
            Some(_) if setup.seating().players == 1 => Err(Misuse::Setup(BadSetup::Rule { kind, key })),
            Some((_, PAIRS_CHOSEN)) => Ok(false),
            Some((_, PAIRS_DRAWN)) => Ok(true),
            Some((_, value)) => Err(Misuse::Setup(BadSetup::Value { kind, key, value: (*value).to_owned() })),
        }
    }

    /// Whether sides are teams: somebody is named for the own one, several are for the other, or how they are led is said.
    pub fn teaming(&self, setup: &Setup) -> Result<Option<Teaming>, Misuse> {
        let (kind, key) = (setup.kind(), TEAM.to_owned());
        let lead = self.rules.iter().find(|(key, _)| *key == TEAM);
        let lead = match lead {
            Some(_) if !kind.entry().teams => return Err(Misuse::Setup(BadSetup::Rule { kind, key })),
            Some((_, value)) => {
                let bad = || Misuse::Setup(BadSetup::Value { kind, key, value: (*value).to_owned() });
                Some(Lead::read(value).ok_or_else(bad)?)
            }
            None => None,
        };
        if let Some((mate, _)) = self.mates.first().filter(|_| !kind.entry().teams) {
            return Err(Misuse::TooMuch(self.spec, (*mate).to_owned()));
        }
        let is_wanted =
            lead.is_some() || !self.mates.is_empty() || self.players.len() >= setup.seating().seats().into();
        let mates = self.mates.iter().map(|(_, player)| player.clone()).collect();
        Ok(is_wanted.then_some(Teaming { lead: lead.unwrap_or(Lead::Captain), mates }))
    }

    /// The side that is named by its number, if one is.
    pub fn side(&self) -> Result<Option<Side>, Misuse> {
        let side = |word: &&str| {
            let side = number(word).and_then(|number| number.checked_sub(1));
            side.map(Side::from_index).ok_or_else(|| Misuse::NoSide((*word).to_owned()))
        };
        self.placed.first().map(side).transpose()
    }

    /// The only player who is named.
    pub fn player(&self) -> Result<PlayerId, Misuse> {
        self.players.first().map(|(_, player)| player.clone()).ok_or(Misuse::Missing(self.spec))
    }

    /// The game that is named, if one is.
    pub fn game(&self) -> Result<Option<Kind>, Misuse> {
        if self.placed.is_empty() { Ok(None) } else { self.setup().map(|setup| Some(setup.kind())) }
    }

    /// The page of this game's rules that is named behind it; the first one if none is.
    pub fn rules_page(&self, kind: Kind) -> Result<Page, Misuse> {
        let Some(word) = self.placed.get(1) else { return Ok(kind.pages()[0]) };
        let page = value_of("page", word).ok_or_else(|| Misuse::TooMuch(self.spec, (*word).to_owned()))?;
        kind.page(&page.to_lowercase()).ok_or_else(|| Misuse::UnknownRulesPage { kind, word: page.to_owned() })
    }

    /// The page, from 1.
    pub fn page(&self) -> usize {
        self.page.unwrap_or(1)
    }

    /// The players who are named, in their order.
    pub fn opponents(self) -> Vec<PlayerId> {
        self.players.into_iter().map(|(_, player)| player).collect()
    }

    /// The player who is named.
    pub fn somebody(self) -> Result<PlayerId, Misuse> {
        let spec = self.spec;
        self.opponents().into_iter().next().ok_or(Misuse::Missing(spec))
    }

    /// What is wanted with what is kept of the asker.
    pub fn privacy(&self) -> Result<Privacy, Misuse> {
        let word = self.placed.first().ok_or(Misuse::Missing(self.spec))?;
        let wanted = Privacy::read(&word.to_lowercase(), self.has("confirm"));
        wanted.ok_or_else(|| Misuse::UnknownPrivacy((*word).to_owned()))
    }

    /// What is wanted with the asker's vacation.
    pub fn leave(&self) -> Result<Leave, Misuse> {
        let Some(word) = self.placed.first() else { return Ok(Leave::Show) };
        let days = || page(word.strip_suffix(['d', 'D']).unwrap_or(word)).and_then(|days| u32::try_from(days).ok());
        match word.eq_ignore_ascii_case("end") {
            true => Ok(Leave::End),
            false => days().map(Leave::Take).ok_or_else(|| Misuse::NoDays((*word).to_owned())),
        }
    }

    /// What is proposed to the other sides; `None` is a rematch.
    pub fn offer(&self) -> Result<Option<Offer>, Misuse> {
        let word = self.placed.first().ok_or(Misuse::Missing(self.spec))?;
        match word.to_lowercase().as_str() {
            REMATCH => Ok(None),
            offer => Offer::read(offer).map(Some).ok_or_else(|| Misuse::UnknownOffer((*word).to_owned())),
        }
    }

    /// What is wanted with a setting of such an owner.
    pub fn change(&self, of: Of) -> Result<Option<Change>, Misuse> {
        Change::read(of, &self.rest()).map_err(Misuse::Setting)
    }

    /// The command of this name.
    pub fn command(&self, name: &str) -> Result<&'static Spec, Misuse> {
        let name = name.trim_start_matches('/');
        Spec::find(&name.to_lowercase()).ok_or_else(|| Misuse::UnknownCommand(name.to_owned()))
    }

    /// Whether a flag was given.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }

    /// Whether a flag was given as false.
    pub fn lacks(&self, flag: &str) -> bool {
        self.lacking.contains(&flag)
    }

    /// All words told by their place, as one text.
    pub fn rest(&self) -> String {
        self.placed.join(" ")
    }
}

/// The name in a word that means a player, and whether it is one for the own team.
fn player<'a>(word: &'a str, named: Option<(&'a str, &'a str)>) -> Option<(&'a str, bool)> {
    let mate = named.filter(|(key, _)| *key == TEAM).and_then(|(_, value)| value.strip_prefix('@'));
    mate.map(|mate| (mate, true)).or_else(|| word.strip_prefix('@').map(|player| (player, false)))
}

/// The word, or what stands behind its name: `2` and `page=2`.
fn value_of<'a>(name: &str, word: &'a str) -> Option<&'a str> {
    match word.split_once('=') {
        Some((key, value)) => (key == name).then_some(value),
        None => Some(word),
    }
}

fn page(word: &str) -> Option<usize> {
    whole(word).filter(|&number| number > 0)
}

fn whole(word: &str) -> Option<usize> {
    let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| is_number)
}

fn season(word: &str) -> Option<Season> {
    match word.to_lowercase().as_str() {
        "all" => Some(Season::Always),
        "season" => Some(Season::Current),
        month => {
            let (year, month) = month.split_once('-')?;
            let (year, month) = (page(year)?, page(month)?);
            let is_month = (1..=9999).contains(&year) && (1..=12).contains(&month);
            is_month.then_some(Season::Of(year as i32, month as u8))
        }
    }
}
