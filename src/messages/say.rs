use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use jiff::tz::TimeZone;

use crate::chat::{CommunityId, Link, MessageId, PlayerId, RoomId, Span, Text, Timestamp};
use crate::phrase;
use crate::phrase::{Arg, Phrase};

/// A message's template with the bundle that knows its language.
pub struct Pattern<'a> {
    pub bundle: &'a FluentBundle<FluentResource>,
    pub pattern: &'a fluent_syntax::ast::Pattern<&'a str>,
}

/// A placeholder is one private-use character: this one and those that follow, one for each span that
/// was put aside.
const FIRST_PLACEHOLDER: u32 = 0xF0000;
const LAST_PLACEHOLDER: u32 = 0xFFFFD;

/// What is typed stands between these where words run from right to left (Unicode's bidirectional algorithm, UAX #9, 2.4).
const ISOLATE: char = '\u{2068}';
const END_OF_ISOLATE: char = '\u{2069}';

pub fn say<'a>(pattern: &dyn Fn(&str) -> Option<Pattern<'a>>, phrase: &Phrase, zone: &TimeZone, is_rtl: bool) -> Text {
    let mut speaker = Speaker { pattern, zone, is_rtl, aside: Vec::new() };
    let words = speaker.phrase(phrase);
    speaker.spans(&words)
}

struct Speaker<'s, 'a> {
    pattern: &'s dyn Fn(&str) -> Option<Pattern<'a>>,
    zone: &'s TimeZone,
    is_rtl: bool,
    /// What has no place in a template's words: placeholder `n` stands for the span at `n`.
    aside: Vec<Span>,
}

impl Speaker<'_, '_> {
    fn phrase(&mut self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.arg(arg));
        }
        let Some(Pattern { bundle, pattern }) = (self.pattern)(phrase.key) else {
            tracing::error!("no message has the key {}", phrase.key);
            return phrase.key.to_owned();
        };
        let mut errors = Vec::new();
        let words = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        for error in errors {
            tracing::error!("message {}: {error}", phrase.key);
        }
        words
    }

    fn arg(&mut self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Word(word) => FluentValue::from(word.clone()),
            Arg::Quote(text) => FluentValue::from(self.put_aside(Span::Quote(text.clone()))),
            Arg::Player(id) if PlayerId::stored(id.clone()).is_former() => {
                FluentValue::from(self.phrase(&phrase!("former-player")))
            }
            Arg::Player(id) => FluentValue::from(self.put_aside(Span::Player(PlayerId::stored(id.clone())))),
            Arg::Room(id) => FluentValue::from(self.put_aside(Span::Room(RoomId::stored(id.clone())))),
            Arg::Moment(at) => {
                let at = Timestamp(*at);
                let words = self.moment(at);
                FluentValue::from(self.put_aside(Span::Moment { at, words }))
            }
            Arg::Link([community, room, message]) => {
                let to = Link {
                    community: CommunityId::stored(community.clone()),
                    room: RoomId::stored(room.clone()),
                    message: MessageId::stored(message.clone()),
                };
                let words = self.phrase(&phrase!("link"));
                FluentValue::from(self.put_aside(Span::Link { to, words }))
            }
            Arg::Phrase(phrase) => FluentValue::from(self.phrase(phrase)),
            Arg::AnyOf(args) => {
                FluentValue::from(self.list(args, |rest, last| phrase!("list-any", rest = rest, last = last)))
            }
            Arg::AllOf(args) => {
                FluentValue::from(self.list(args, |rest, last| phrase!("list-all", rest = rest, last = last)))
            }
        }
    }

    /// A day and an hour in words.
    fn moment(&mut self, at: Timestamp) -> String {
        let local = self.zone.to_datetime(at.moment());
        let (day, month) = (i64::from(local.day()), i64::from(local.month()));
        let time = local.strftime("%H:%M").to_string();
        let zone = self.zone.to_offset_info(at.moment()).abbreviation().to_owned();
        self.phrase(&phrase!("moment", day = day, month = month, time = time, zone = zone))
    }

    fn list(&mut self, args: &[Arg], join: fn(String, String) -> Phrase) -> String {
        let mut words = Vec::new();
        for arg in args {
            words.push(match self.arg(arg) {
                FluentValue::String(words) => words.into_owned(),
                FluentValue::Number(number) => number.as_string().into_owned(),
                _ => String::new(),
            });
        }
        let Some(last) = words.pop() else { return String::new() };
        let rest = words.into_iter().reduce(|rest, next| self.phrase(&phrase!("list-next", rest = rest, next = next)));
        match rest {
            None => last,
            Some(rest) => self.phrase(&join(rest, last)),
        }
    }

    /// The placeholder that stands for this span.
    fn put_aside(&mut self, span: Span) -> String {
        let placeholder = FIRST_PLACEHOLDER + self.aside.len() as u32;
        match char::from_u32(placeholder) {
            Some(placeholder) if u32::from(placeholder) <= LAST_PLACEHOLDER => {
                self.aside.push(span);
                placeholder.to_string()
            }
            _ => String::new(),
        }
    }

    fn spans(self, words: &str) -> Text {
        let mut spans = Vec::new();
        let mut run = String::new();
        let mut is_code = false;
        let end_run = |run: &mut String, spans: &mut Vec<Span>, is_code: bool| {
            let words = std::mem::take(run);
            if !words.is_empty() {
                spans.push(if is_code { Span::Code(words) } else { Span::Plain(words) });
            }
        };
        for c in words.chars() {
            let aside = u32::from(c).checked_sub(FIRST_PLACEHOLDER).and_then(|n| self.aside.get(n as usize));
            match (c, aside) {
                (_, Some(span)) => {
                    end_run(&mut run, &mut spans, is_code);
                    spans.push(span.clone());
                }
                ('`', None) => {
                    if self.is_rtl && !is_code {
                        run.push(ISOLATE);
                    }
                    end_run(&mut run, &mut spans, is_code);
                    if self.is_rtl && is_code {
                        run.push(END_OF_ISOLATE);
                    }
                    is_code = !is_code;
                }
                // Whoever copies what is to be typed gets nothing else.
                (ISOLATE | END_OF_ISOLATE, None) if is_code => {}
                (c, None) => run.push(c),
            }
        }
        end_run(&mut run, &mut spans, is_code);
        Text(spans)
    }
}
