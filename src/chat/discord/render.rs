use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateMessage, EditInteractionResponse, MessageFlags, Nonce, UserId,
};

use super::request::custom_id;
use crate::chat::{PlayerId, Reply, Seen, Span, Text};
use crate::picture;

/// Discord's limit of a message's text, in characters.
const CONTENT_CHARS: usize = 2000;
/// Discord's limit of a picture's description, in characters.
const ALT_CHARS: usize = 1024;
/// Discord's limit of a button's text, in characters.
const LABEL_CHARS: usize = 80;
/// Buttons that a row holds.
const ROW_BUTTONS: usize = 5;
/// Rows that a message holds.
const ROWS: usize = 5;

/// A message for everybody in the channel; without its picture where that cannot be sent.
pub fn message(reply: &Reply, with_files: bool) -> CreateMessage {
    let message = CreateMessage::new()
        .content(content(reply, with_files))
        .allowed_mentions(mentions(&reply.due))
        .flags(MessageFlags::SUPPRESS_EMBEDS)
        .components(components(reply));
    // Discord takes a message once that comes twice within a few minutes.
    let message = match &reply.receipt {
        Some(receipt) => {
            let nonce = format!("{}-{}", receipt.table.0, receipt.entries);
            message.nonce(Nonce::String(nonce)).enforce_nonce(true)
        }
        None => message,
    };
    if with_files { message.files(files(reply)) } else { message }
}

/// The same message by the interaction's own way, which needs no permission in the channel.
pub fn public_followup(reply: &Reply) -> CreateInteractionResponseFollowup {
    followup(reply).components(components(reply))
}

/// Words for the asker alone, after a click.
pub fn private_followup(reply: &Reply) -> CreateInteractionResponseFollowup {
    followup(reply).ephemeral(true)
}

/// Words for the asker alone, in the place of the deferral.
pub fn private_edit(reply: &Reply) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new().content(content(reply, true)).allowed_mentions(mentions(&[]));
    files(reply).into_iter().fold(edit, EditInteractionResponse::new_attachment)
}

fn followup(reply: &Reply) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(content(reply, true))
        .allowed_mentions(mentions(&reply.due))
        .files(files(reply))
}

/// Nobody but these is notified, whatever the text says.
fn mentions(due: &[PlayerId]) -> CreateAllowedMentions {
    let users = due.iter().filter_map(|player| player.own().parse::<u64>().ok()).filter(|&id| id > 0).map(UserId::new);
    CreateAllowedMentions::new().users(users)
}

fn content(reply: &Reply, with_files: bool) -> String {
    let text = cut(&written(&reply.text), CONTENT_CHARS);
    let board = match &reply.board {
        Some(board) if !with_files || board.png.is_none() => {
            format!("\n```\n{}```", picture::text(&board.lines, false))
        }
        _ => String::new(),
    };
    if text.chars().count() + board.chars().count() <= CONTENT_CHARS { text + board.as_str() } else { text }
}

fn files(reply: &Reply) -> Vec<CreateAttachment> {
    let picture = reply.board.as_ref().and_then(|board| {
        let file = CreateAttachment::bytes(board.png.clone()?, format!("{}.png", board.name));
        Some(file.description(cut(&board.alt, ALT_CHARS)))
    });
    let file = reply.file.as_ref().map(|file| CreateAttachment::bytes(file.content.clone(), file.name.clone()));
    picture.into_iter().chain(file).collect()
}

/// The choices as rows of buttons of about the same length.
fn components(reply: &Reply) -> Vec<CreateActionRow> {
    let Some(receipt) = &reply.receipt else { return Vec::new() };
    let seen = Seen { table: receipt.table, entries: receipt.entries };
    let buttons = reply.choices.iter().take(ROW_BUTTONS * ROWS).map(|choice| {
        CreateButton::new(custom_id(seen, &choice.command))
            .label(cut(&choice.label, LABEL_CHARS))
            .style(ButtonStyle::Secondary)
            .disabled(!choice.enabled)
    });
    let buttons: Vec<CreateButton> = buttons.collect();
    let rows = buttons.len().div_ceil(ROW_BUTTONS).max(1);
    let a_row = buttons.len().div_ceil(rows).max(1);
    buttons.chunks(a_row).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

fn written(text: &Text) -> String {
    let spans = text.0.iter().map(|span| match span {
        Span::Plain(text) => escaped(text, MARKUP),
        Span::Quote(text) => escaped(text, MARKUP_AND_LINKS),
        Span::Code(text) => format!("`{}`", text.replace('`', "'")),
        Span::Player(player) => format!("<@{}>", player.own()),
        Span::Room(room) => format!("<#{}>", room.own()),
    });
    spans.collect()
}

/// What Discord takes for markup wherever it stands.
const MARKUP: &str = "\\*_~`|<>";
/// The same, with what makes a link, a heading or a list.
const MARKUP_AND_LINKS: &str = "\\*_~`|<>[]():#-+.";

/// Text in which nothing is markup or a mention, and nothing turns the direction of what follows.
fn escaped(text: &str, marks: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if marks.contains(c) => {
                escaped.push('\\');
                escaped.push(c);
            }
            // A zero-width space keeps the word from being a mention.
            '@' => escaped.push_str("@\u{200B}"),
            '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => escaped.push('\u{FFFD}'),
            c if c.is_control() && c != '\n' => escaped.push('\u{FFFD}'),
            c => escaped.push(c),
        }
    }
    escaped
}

/// The text with so many characters at most.
pub fn cut(text: &str, chars: usize) -> String {
    if text.chars().count() <= chars {
        return text.to_owned();
    }
    text.chars().take(chars - 1).chain(['…']).collect()
}
