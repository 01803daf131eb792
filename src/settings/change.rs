use super::{Of, Setting};

/// What somebody wants with a setting.
#[derive(Clone, Debug)]
pub struct Change {
    pub setting: &'static Setting,
    pub wish: Wish,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To see it.
    Show,
    /// This value, in the form that is stored.
    Set(String),
    /// Whatever is usual.
    Reset,
}

/// Why a text names no change.
#[derive(Clone, Debug)]
pub enum Misfit {
    Unknown { of: Of, name: String },
    Value { setting: &'static Setting, value: String },
}

/// The word that takes a choice back.
const USUAL: &str = "usual";

impl Change {
    /// Reads `theme`, `theme=dark` or `theme dark`; nothing is no change.
    ///
    /// # Errors
    /// There is no such setting, or it has no such value.
    pub fn read(of: Of, text: &str) -> Result<Option<Change>, Misfit> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(None);
        }
        let (name, value) = text.split_once(['=', ' ']).unwrap_or((text, ""));
        let name = name.to_lowercase();
        let setting = Setting::find(of, &name).ok_or(Misfit::Unknown { of, name })?;
        let wish = match value.trim().trim_start_matches('=').trim() {
            "" => Wish::Show,
            USUAL => Wish::Reset,
            value => match setting.values.read(value) {
                Some(value) => Wish::Set(value),
                None => return Err(Misfit::Value { setting, value: value.to_owned() }),
            },
        };
        Ok(Some(Change { setting, wish }))
    }

    /// Everything that can be typed for a change, for completion.
    pub fn proposals(of: Of) -> impl Iterator<Item = (&'static Setting, String)> {
        Setting::all(of).flat_map(|setting| {
            let values = setting.values.words().into_iter().chain([USUAL.to_owned()]);
            values.map(move |value| (setting, format!("{}={value}", setting.name)))
        })
    }
}
