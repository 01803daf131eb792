//! `bot.toml` and the environment.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::chat::discord::Shards;
use crate::messages;
use crate::picture::Theme;
use crate::settings::{Choices, LANGUAGE, OFF, ON, PACE, SEASONS, THEME};
use crate::table::Pace;

/// Everything that can be set. `bot.toml` in the project's folder explains each key.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    pub store: StoreConfig,
    pub console: ConsoleConfig,
    pub discord: DiscordConfig,
    pub matrix: MatrixConfig,
    pub play: PlayConfig,
    pub standings: StandingsConfig,
    pub privacy: PrivacyConfig,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoreConfig {
    pub kind: StoreKind,
    pub path: PathBuf,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StoreKind {
    Sled,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ConsoleConfig {
    /// Where pictures go; empty draws none.
    pub pictures: PathBuf,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DiscordConfig {
    pub enabled: bool,
    pub token: Secret,
    pub api_base: String,
    pub shards: ShardsText,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MatrixConfig {
    pub enabled: bool,
    pub homeserver: String,
    pub user: String,
    pub password: Secret,
    /// Only from the environment.
    #[serde(skip)]
    pub token: Secret,
    pub store: PathBuf,
    pub prefix: String,
    pub allow: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayConfig {
    pub locale: Locale,
    pub theme: ThemeName,
    pub pace: PaceName,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StandingsConfig {
    /// Whether leaderboards have seasons.
    pub seasons: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PrivacyConfig {
    /// What is kept of a community stays so many days after the bot has left it.
    pub grace_days: u32,
}

/// A language that there are messages in.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Locale(pub String);

/// A look that there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct ThemeName(pub Theme);

/// `auto`, or the first and last of so many shards, as `0-3/16`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct ShardsText(pub Shards);

/// How long a player may think.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct PaceName(pub Pace);

/// Something that must not reach a log.
#[derive(Clone, PartialEq, Eq, Default, Deserialize)]
pub struct Secret(String);

/// Why the configuration cannot be used, in one line.
#[derive(Debug, thiserror::Error)]
pub enum BadConfig {
    #[error("{path} cannot be read: {why}")]
    Unreadable { path: PathBuf, why: std::io::Error },
    #[error("{path}, line {line}: {why}")]
    Wrong { path: PathBuf, line: usize, why: String },
    #[error("[matrix] is enabled without a homeserver; set homeserver, as in \"https://matrix.example.org\"")]
    NoHomeserver,
    #[error("[matrix] is enabled without a login; set user and SERAI_MATRIX_PASSWORD, or SERAI_MATRIX_TOKEN")]
    NoLogin,
    #[error("[discord] is enabled without a token; set SERAI_DISCORD_TOKEN")]
    NoToken,
}

impl Config {
    /// Reads the file at this path; without a path `bot.toml`, if it is there.
    ///
    /// # Errors
    /// The file cannot be read, has a key that is unknown or a value that is wrong, or enables what
    /// this program cannot do.
    pub fn load(path: Option<&Path>) -> Result<Config, BadConfig> {
        let file = path.unwrap_or(Path::new("bot.toml"));
        let text = match std::fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) if path.is_none() && error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(why) => return Err(BadConfig::Unreadable { path: file.to_owned(), why }),
        };
        let mut config = Config::read(&text, file)?;
        config.take_secrets(|name| std::env::var(name).ok());
        if config.discord.enabled && !config.discord.token.is_set() {
            return Err(BadConfig::NoToken);
        }
        if config.matrix.enabled && config.matrix.homeserver.is_empty() {
            return Err(BadConfig::NoHomeserver);
        }
        let has_password = !config.matrix.user.is_empty() && config.matrix.password.is_set();
        if config.matrix.enabled && !has_password && !config.matrix.token.is_set() {
            return Err(BadConfig::NoLogin);
        }
        Ok(config)
    }

    /// Reads the text of a file; its path is for errors.
    ///
    /// # Errors
    /// As [`Config::load`].
    pub fn read(text: &str, path: &Path) -> Result<Config, BadConfig> {
        let wrong = |error: toml::de::Error| {
            let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
            // An error at the very beginning of a line has that line's break still before it.
            let at_start = error.span().is_some_and(|span| text[..span.start.min(text.len())].ends_with('\n'));
            let why = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
            BadConfig::Wrong { path: path.to_owned(), line: line + usize::from(at_start), why }
        };
        toml::from_str(text).map_err(wrong)
    }

    /// What is so where nobody chooses otherwise.
    pub fn usual(&self) -> Choices {
        let PlayConfig { locale, theme, pace } = &self.play;
        let seasons = if self.standings.seasons { ON } else { OFF };
        let (locale, theme, pace) = (locale.0.as_str(), theme.0.word(), pace.0.word());
        let usual = [(&LANGUAGE, locale), (&THEME, theme), (&PACE, pace), (&SEASONS, seasons)];
        usual.into_iter().map(|(setting, value)| (setting.name, value)).collect()
    }

    /// The environment goes before the file where secrets are concerned.
    fn take_secrets(&mut self, variable: impl Fn(&str) -> Option<String>) {
        for (name, secret) in [
            ("SERAI_DISCORD_TOKEN", &mut self.discord.token),
            ("SERAI_MATRIX_PASSWORD", &mut self.matrix.password),
            ("SERAI_MATRIX_TOKEN", &mut self.matrix.token),
        ] {
            if let Some(value) = variable(name).filter(|value| !value.is_empty()) {
                *secret = Secret(value);
            }
        }
    }
}

impl Secret {
    pub fn is_set(&self) -> bool {
        !self.0.is_empty()
    }

    /// The secret itself, for whoever it is meant for.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.is_set() { "Secret(set)" } else { "Secret(not set)" })
    }
}

impl TryFrom<String> for Locale {
    type Error = String;

    fn try_from(name: String) -> Result<Locale, String> {
        if messages::locales().any(|known| known == name) {
            return Ok(Locale(name));
        }
        let known = messages::locales().collect::<Vec<_>>().join(", ");
        Err(format!("there are no messages in \"{name}\"; there are in: {known}"))
    }
}

impl TryFrom<String> for ShardsText {
    type Error = String;

    fn try_from(text: String) -> Result<ShardsText, String> {
        let range = || {
            let (range, total) = text.split_once('/')?;
            let (first, last) = range.split_once('-')?;
            let (first, last, total) = (first.parse().ok()?, last.parse().ok()?, total.parse().ok()?);
            (first <= last && last < total).then_some(Shards::Range { first, last, total })
        };
        let shards = if text == "auto" { Some(Shards::Auto) } else { range() };
        shards.map(ShardsText).ok_or_else(|| format!("\"{text}\" is neither \"auto\" nor a range like \"0-3/16\""))
    }
}

impl TryFrom<String> for ThemeName {
    type Error = String;

    fn try_from(name: String) -> Result<ThemeName, String> {
        let known = || Theme::ALL.map(Theme::word).join(", ");
        Theme::read(&name).map(ThemeName).ok_or_else(|| format!("there is no theme \"{name}\"; there are: {}", known()))
    }
}

impl TryFrom<String> for PaceName {
    type Error = String;

    fn try_from(word: String) -> Result<PaceName, String> {
        let known = || Pace::ALL.map(Pace::word).join(", ");
        Pace::read(&word).map(PaceName).ok_or_else(|| format!("there is no pace \"{word}\"; there are: {}", known()))
    }
}

impl Default for StoreConfig {
    fn default() -> StoreConfig {
        StoreConfig { kind: StoreKind::Sled, path: "serai.db".into() }
    }
}

impl Default for ConsoleConfig {
    fn default() -> ConsoleConfig {
        ConsoleConfig { pictures: "boards".into() }
    }
}

impl Default for DiscordConfig {
    fn default() -> DiscordConfig {
        DiscordConfig {
            enabled: false,
            token: Secret::default(),
            api_base: String::new(),
            shards: ShardsText(Shards::Auto),
        }
    }
}

impl Default for MatrixConfig {
    fn default() -> MatrixConfig {
        MatrixConfig {
            enabled: false,
            homeserver: String::new(),
            user: String::new(),
            password: Secret::default(),
            token: Secret::default(),
            store: "matrix".into(),
            prefix: "!serai".to_owned(),
            allow: vec!["*".to_owned()],
        }
    }
}

impl Default for PlayConfig {
    fn default() -> PlayConfig {
        PlayConfig { locale: Locale("en".to_owned()), theme: ThemeName(Theme::default()), pace: PaceName::default() }
    }
}

impl Default for StandingsConfig {
    fn default() -> StandingsConfig {
        StandingsConfig { seasons: true }
    }
}

impl Default for PrivacyConfig {
    fn default() -> PrivacyConfig {
        PrivacyConfig { grace_days: 30 }
    }
}
