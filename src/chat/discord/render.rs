use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateMessage, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    EditInteractionResponse, MessageFlags, Nonce, UserId,
};

use super::request::custom_id;
use crate::chat::{Audience, Choice, Link, PlayerId, Reply, Seen, Span, Text, harmless};
use crate::picture;

/// Discord's limit of a message's text, in characters.
const CONTENT_CHARS: usize = 2000;
/// Discord's limit of a picture's description, in characters.
const ALT_CHARS: usize = 1024;
/// Discord's limit of a button's text, in characters.
const LABEL_CHARS: usize = 80;
/// Buttons that a row holds.
const ROW_BUTTONS: usize = 5;
/// Discord's limit of the text of a menu's option, in characters.
const OPTION_CHARS: usize = 100;
/// Discord's limit of what stands on a menu, in characters.
const PLACEHOLDER_CHARS: usize = 150;
/// Options that a menu holds, which takes a row.
const MENU_OPTIONS: usize = 25;
/// Of the five rows of a message these are for choices; the last is for what may be asked besides.
const ROWS: usize = 4;

/// A message for everybody in the channel; without its picture where that cannot be sent. Discord takes a message once
/// that comes twice with the same nonce within a few minutes.
pub fn message(reply: &Reply, nonce: &str, with_files: bool) -> CreateMessage {
    let message = CreateMessage::new()
        .content(content(reply, with_files))
        .allowed_mentions(mentions(&reply.due))
        .flags(MessageFlags::SUPPRESS_EMBEDS)
        .components(components(reply))
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true);
    if with_files { message.files(files(reply)) } else { message }
}

/// The same message by the interaction's own way, for which the bot need not be able to write in the channel;
/// or words for the asker alone, after a click.
pub fn followup(reply: &Reply, with_files: bool) -> CreateInteractionResponseFollowup {
    let followup = CreateInteractionResponseFollowup::new()
        .content(content(reply, with_files))
        .allowed_mentions(mentions(&reply.due))
        .components(components(reply))
        .ephemeral(reply.audience == Audience::Asker);
    if with_files { followup.files(files(reply)) } else { followup }
}

/// Words for the asker alone, in the place of the deferral or of the private message that was clicked.
pub fn private_edit(reply: &Reply, with_files: bool) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(content(reply, with_files))
        .allowed_mentions(mentions(&[]))
        .components(components(reply))
        // A picture that was there before goes.
        .clear_attachments();
    let files = if with_files { files(reply) } else { Vec::new() };
    files.into_iter().fold(edit, EditInteractionResponse::new_attachment)
}

/// A reply in words as a message, and those that follow where it is too long for one, cut between lines. What else the reply
/// has stays with the first.
pub fn pages(reply: Reply) -> (Reply, Vec<Reply>) {
    if written(&reply.text).chars().count() <= CONTENT_CHARS {
        return (reply, Vec::new());
    }
    let mut texts = Vec::new();
    let mut page = Text::default();
    let mut length = 0;
    for line in reply.text.lines() {
        let chars = written(&line).chars().count() + 1;
        if length + chars > CONTENT_CHARS && length > 0 {
            texts.push(std::mem::take(&mut page));
            length = 0;
        }
        length += chars;
        page.line(line);
    }
    texts.push(page);
    let mut texts = texts.into_iter();
    (Reply { text: texts.next().unwrap_or_default(), ..reply }, texts.map(Reply::private).collect())
}

/// Nobody but these is notified, whatever the text says.
fn mentions(due: &[PlayerId]) -> CreateAllowedMentions {
    let users = due.iter().filter_map(|player| player.own().parse::<u64>().ok()).filter(|&id| id > 0).map(UserId::new);
    CreateAllowedMentions::new().users(users)
}

fn content(reply: &Reply, with_files: bool) -> String {
    let text = cut_lines(&written(&reply.text), CONTENT_CHARS);
    let board = match &reply.board {
        Some(board) if (!with_files || board.picture.is_none()) && !board.lines.is_empty() => {
            format!("\n```\n{}```", picture::text(&board.lines, false))
        }
        _ => String::new(),
    };
    if text.chars().count() + board.chars().count() <= CONTENT_CHARS { text + board.as_str() } else { text }
}

fn files(reply: &Reply) -> Vec<CreateAttachment> {
    let picture = reply.board.as_ref().and_then(|board| {
        let (name, picture) = board.file()?;
        Some(CreateAttachment::bytes(picture.bytes.clone(), name).description(cut(&board.alt, ALT_CHARS)))
    });
    let file = reply.file.as_ref().map(|file| CreateAttachment::bytes(file.content.clone(), file.name.clone()));
    picture.into_iter().chain(file).collect()
}

/// The choices as buttons, or as menus where they are many, and below what may be asked besides.
fn components(reply: &Reply) -> Vec<CreateActionRow> {
    let seen = reply.shows;
    let choices = &reply.choices;
    // In a menu several words are easier to read than on many buttons.
    let most = if choices.iter().any(|choice| choice.told.is_some()) { ROW_BUTTONS } else { ROW_BUTTONS * ROWS };
    let mut rows = if choices.len() <= most { buttons(seen, choices) } else { menus(seen, choices) };
    rows.extend(buttons(seen, &reply.extras));
    rows
}

/// Rows of buttons of about the same length.
fn buttons(seen: Option<Seen>, choices: &[Choice]) -> Vec<CreateActionRow> {
    let buttons = choices.iter().map(|choice| {
        CreateButton::new(custom_id(seen, &choice.command))
            .label(cut(name_of(choice), LABEL_CHARS))
            .style(ButtonStyle::Secondary)
            .disabled(!choice.enabled)
    });
    let buttons: Vec<CreateButton> = buttons.collect();
    let rows = buttons.len().div_ceil(ROW_BUTTONS).max(1);
    let a_row = buttons.len().div_ceil(rows).max(1);
    buttons.chunks(a_row).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// Menus of about the same length, one page of the choices each, named by its first and last.
fn menus(seen: Option<Seen>, choices: &[Choice]) -> Vec<CreateActionRow> {
    let choices: Vec<&Choice> = choices.iter().filter(|choice| choice.enabled).take(MENU_OPTIONS * ROWS).collect();
    let pages = choices.len().div_ceil(MENU_OPTIONS).max(1);
    let a_page = choices.len().div_ceil(pages).max(1);
    let menu = |(number, page): (usize, &[&Choice])| {
        let option =
            |choice: &&Choice| CreateSelectMenuOption::new(cut(name_of(choice), OPTION_CHARS), &choice.command);
        let kind = CreateSelectMenuKind::String { options: page.iter().map(option).collect() };
        let name = match page {
            [first, .., last] => format!("{} … {}", name_of(first), name_of(last)),
            [only] => name_of(only).to_owned(),
            [] => String::new(),
        };
        let menu = CreateSelectMenu::new(custom_id(seen, &number.to_string()), kind);
        CreateActionRow::SelectMenu(menu.placeholder(cut(&name, PLACEHOLDER_CHARS)))
    };
    choices.chunks(a_page).enumerate().map(menu).collect()
}

fn name_of(choice: &Choice) -> &str {
    choice.told.as_ref().unwrap_or(&choice.label)
}

fn written(text: &Text) -> String {
    let spans = text.0.iter().map(|span| match span {
        Span::Plain(text) => escaped(text, MARKUP),
        Span::Quote(text) => escaped(&text.chars().map(harmless).collect::<String>(), MARKUP_AND_LINKS),
        Span::Code(text) => format!("`{}`", text.replace('`', "'")),
        Span::Player(player) => format!("<@{}>", player.own()),
        Span::Room(room) => format!("<#{}>", room.own()),
        // Each reader's Discord shows both in the reader's own time: the day and the hour, and how far off they are.
        Span::Moment { at, .. } => {
            let seconds = at.0.div_euclid(1000);
            format!("<t:{seconds}:f> (<t:{seconds}:R>)")
        }
        Span::Link { to, words } => format!("[{}]({})", escaped(words, MARKUP_AND_LINKS), address(to)),
    });
    spans.collect()
}

/// Where Discord shows a message.
fn address(Link { community, room, message }: &Link) -> String {
    let guild = if community.is_direct() { "@me" } else { community.own() };
    format!("https://discord.com/channels/{guild}/{}/{}", room.own(), message.own())
}

/// What Discord takes for markup wherever it stands.
const MARKUP: &str = "\\*_~`|<>";
/// The same, with what makes a link, a heading or a list.
const MARKUP_AND_LINKS: &str = "\\*_~`|<>[]():#-+.";

/// Text in which nothing is markup or a mention.
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
            c => escaped.push(c),
        }
    }
    escaped
}

/// A name where Discord knows no markup, with so many characters at most.
pub fn name(text: &str, chars: usize) -> String {
    cut(&escaped(&text.chars().map(harmless).collect::<String>(), ""), chars)
}

/// The text with so many characters at most, if it can be without half a line, as half a mention would be none.
fn cut_lines(text: &str, chars: usize) -> String {
    let mut length = 0;
    let fits = |line: &&str| {
        length += line.chars().count();
        length < chars
    };
    match text.chars().count() {
        all if all <= chars => text.to_owned(),
        _ => match text.split_inclusive('\n').take_while(fits).collect::<String>() {
            none if none.is_empty() => cut(text, chars),
            lines => lines + "…",
        },
    }
}

/// The text with so many characters at most.
pub fn cut(text: &str, chars: usize) -> String {
    if text.chars().count() <= chars {
        return text.to_owned();
    }
    text.chars().take(chars - 1).chain(['…']).collect()
}
