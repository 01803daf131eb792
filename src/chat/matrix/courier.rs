use std::collections::HashMap;
use std::io::Cursor;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use matrix_sdk::ruma::events::reaction::ReactionEventContent;
use matrix_sdk::ruma::events::relation::Annotation;
use matrix_sdk::ruma::events::room::MediaSource;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedTransactionId, UserId};
use matrix_sdk::{Client, Room};
use tokio::sync::watch;
use tokio::task::AbortHandle;

use super::direct::{self, Directs};
use super::patience::{is_cut_off, patiently};
use super::render::{self, Content, Names, Place};
use super::{people, place};
use crate::chat::{Format, MessageId, Picture, Platform, Receipt, Reply, Span, TableId, Told, Whisper};
use crate::host::Host;

/// Whoever types on at once needs no reactions, and would wait for them: a homeserver takes about as long for each as for
/// the next board.
const PAUSE_BEFORE_BUTTONS: Duration = Duration::from_millis(250);
/// The longest that a reaction lets other work go first.
const LONGEST_YIELD: Duration = Duration::from_secs(1);

/// Brings replies into rooms, each once, and tries again what failed. Whoever calls keeps the order within a room.
pub struct Courier {
    host: Arc<Host>,
    pub directs: Arc<Directs>,
    /// Reactions that are still being put below the newest board of each table.
    buttons: Mutex<HashMap<TableId, AbortHandle>>,
    /// Rooms in which something is being done.
    busy: watch::Sender<usize>,
}

/// Something is being done in a room for as long as this is held.
pub struct Busy<'a>(&'a watch::Sender<usize>);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.send_modify(|rooms| *rooms -= 1);
    }
}

impl Courier {
    pub fn new(host: Arc<Host>, client: Client) -> Courier {
        let directs = Arc::new(Directs::new(client));
        Courier { host, directs, buttons: Mutex::default(), busy: watch::Sender::new(0) }
    }

    /// Says that something is being done in a room, which goes before reactions.
    pub fn busy(&self) -> Busy<'_> {
        self.busy.send_modify(|rooms| *rooms += 1);
        Busy(&self.busy)
    }

    /// Posts what everybody may read. The homeserver takes a transaction once, so it is called the same whenever it is
    /// tried again.
    pub async fn post(&self, room: &Room, reply: &Reply) {
        let Some(receipt) = &reply.receipt else { return };
        if receipt.again.is_none() && !self.host.is_owed(&receipt.room, receipt.table).await {
            return;
        }
        let place = Place { thread: place::thread(&receipt.room), reply_to: None };
        if reply.thread.is_some() && place.thread.is_none() {
            return self.open_thread(room, reply, receipt).await;
        }
        let shown = receipt.again.as_ref().map_or_else(|| receipt.at.0.to_string(), |again| again.own().to_owned());
        let transaction = format!("serai.board.{}.{}.{shown}", receipt.table.0, receipt.entries);
        let reply = self.host.whisper_before(reply, |whisper| self.whisper(Some(room), whisper)).await;
        if let Some(event) = send(room, &reply, place, &transaction).await {
            let message = MessageId::new(Platform::Matrix, event.as_str());
            self.host.delivered(receipt, Some(&message)).await;
            self.put_buttons(room, &reply, receipt.table, event);
        }
    }

    /// Sends players privately what they are owed. Never returns.
    pub async fn send_digests(&self) {
        self.host.send_digests(Platform::Matrix, |digest| self.whisper(None, digest)).await;
    }

    /// Sends somebody a private message about what is in a room.
    async fn whisper(&self, room: Option<&Room>, Whisper { to, id, reply }: Whisper) -> Told {
        let Ok(user) = UserId::parse(to.own()) else { return Told::No };
        let (room, directs) = (room.cloned(), Arc::clone(&self.directs));
        // Where a room is being made that goes on, also when nobody waits for it any more.
        let telling = tokio::spawn(async move {
            let is_alone = match &room {
                Some(room) => people::are_alone(room, &user).await,
                None => false,
            };
            if is_alone || directs.has_gone(&user) {
                return Told::No;
            }
            let Some(direct) = directs.room_of(&user).await else { return Told::No };
            let names = names(room.as_ref().unwrap_or(&direct), &reply).await;
            match send_as(&direct, &reply, &names, Place::default(), &format!("serai.whisper.{id}")).await {
                Some(_) if direct::is_in(&direct, &user).await => Told::Yes,
                _ => Told::No,
            }
        });
        telling.await.unwrap_or(Told::NotYet)
    }

    /// Goes on in a thread of the table's own, below the message that shows the table so far.
    async fn open_thread(&self, room: &Room, reply: &Reply, receipt: &Receipt) {
        let shown_by = self.host.shown_by(&receipt.room, receipt.table).await;
        let root = match shown_by.and_then(|message| EventId::parse(message.own()).ok()) {
            Some(root) => Some(root),
            None => {
                let root = Reply { board: None, choices: Vec::new(), due: Vec::new(), shows: None, ..reply.clone() };
                let transaction = format!("serai.thread.{}.{}", receipt.table.0, receipt.at.0);
                send(room, &root, Place::default(), &transaction).await
            }
        };
        let Some(root) = root else { return };
        let thread = place::room(room.room_id(), Some(&root));
        if let Some(first) = self.host.rehouse(receipt.table, &thread).await {
            Box::pin(self.post(room, &first)).await;
        }
    }

    /// Tells somebody something; `cause` is what it answers.
    pub async fn tell(&self, room: &Room, reply: &Reply, place: Place, cause: &str) {
        let transaction = format!("serai.answer.{cause}");
        if let Some(event) = send(room, reply, place.clone(), &transaction).await
            && let Some(seen) = reply.shows
        {
            self.put_buttons(room, reply, seen.table, event);
        }
        if let Some(file) = &reply.file {
            let sent = patiently("a file", || async {
                let source = upload(room, file.content.clone().into_bytes(), mime::TEXT_PLAIN_UTF_8).await?;
                put(room, render::attached(reply, file, source, place.clone()), &format!("{transaction}.file")).await
            });
            sent.await;
        }
    }

    /// Puts reactions below a board, while the game goes on, and when nothing else is to be done. Below an older board
    /// nobody needs them any more.
    fn put_buttons(&self, room: &Room, reply: &Reply, table: TableId, event: OwnedEventId) {
        let keys: Vec<String> = render::buttons(reply).into_iter().map(|(key, _)| key).collect();
        let (room, mut busy) = (room.clone(), self.busy.subscribe());
        let task = tokio::spawn(async move {
            tokio::time::sleep(PAUSE_BEFORE_BUTTONS).await;
            for key in keys {
                let _ = tokio::time::timeout(LONGEST_YIELD, busy.wait_for(|rooms| *rooms == 0)).await;
                let transaction = OwnedTransactionId::from(format!("serai.button.{event}.{key}"));
                let reaction = ReactionEventContent::new(Annotation::new(event.clone(), key));
                let put = || async { room.send(reaction.clone()).with_transaction_id(transaction.clone()).await };
                if patiently("a reaction", put).await.is_none() {
                    return;
                }
            }
        });
        let mut buttons = self.buttons.lock().unwrap_or_else(PoisonError::into_inner);
        buttons.retain(|_, task| !task.is_finished());
        if let Some(before) = buttons.insert(table, task.abort_handle()) {
            before.abort();
        }
    }
}

/// Sends a reply.
async fn send(room: &Room, reply: &Reply, place: Place, transaction: &str) -> Option<OwnedEventId> {
    send_as(room, reply, &names(room, reply).await, place, transaction).await
}

/// What the players of a reply are called in a room, and other rooms everywhere.
async fn names(room: &Room, reply: &Reply) -> Names {
    let mut names = Names::new();
    for span in &reply.text.0 {
        match span {
            Span::Player(player) => {
                if let Ok(user) = UserId::parse(player.own()) {
                    names.insert(player.as_str().to_owned(), people::name(room, &user).await);
                }
            }
            Span::Room(other) => {
                let known = place::matrix_room(other).and_then(|id| room.client().get_room(id));
                if let Some(known) = known
                    && let Some(name) = people::room_name(&known).await
                {
                    names.insert(other.as_str().to_owned(), name);
                }
            }
            _ => {}
        }
    }
    names
}

/// Sends a reply with its picture, or in words alone where the homeserver does not take pictures.
async fn send_as(room: &Room, reply: &Reply, names: &Names, place: Place, transaction: &str) -> Option<OwnedEventId> {
    patiently("a message", || async {
        let picture = reply.board.as_ref().and_then(|board| Some((board, board.picture.as_ref()?)));
        let content = match picture {
            Some((board, picture)) => match upload(room, picture.bytes.clone(), kind(picture)).await {
                Ok(source) => {
                    tracing::debug!("the picture for {transaction} is there");
                    render::captioned(reply, board, source, names, place.clone())
                }
                Err(error) if is_cut_off(&error) => return Err(error),
                Err(error) => {
                    tracing::warn!("a picture was not taken, so the board is text: {error}");
                    render::message(reply, names, place.clone())
                }
            },
            None => render::message(reply, names, place.clone()),
        };
        put(room, content, transaction).await
    })
    .await
}

async fn put(room: &Room, content: Content, transaction: &str) -> matrix_sdk::Result<OwnedEventId> {
    let content = serde_json::to_value(content)?;
    let sent = room.send_raw("m.room.message", content).with_transaction_id(transaction.into()).await?;
    tracing::debug!("{transaction} is {}", sent.response.event_id);
    Ok(sent.response.event_id)
}

fn kind(picture: &Picture) -> mime::Mime {
    match picture.format {
        Format::Png => mime::IMAGE_PNG,
        Format::Gif => mime::IMAGE_GIF,
    }
}

async fn upload(room: &Room, bytes: Vec<u8>, kind: mime::Mime) -> matrix_sdk::Result<MediaSource> {
    let client = room.client();
    if room.latest_encryption_state().await?.is_encrypted() {
        let file = client.upload_encrypted_file(&mut Cursor::new(bytes)).await?;
        return Ok(MediaSource::Encrypted(Box::new(file)));
    }
    Ok(MediaSource::Plain(client.media().upload(&kind, bytes, None).await?.content_uri))
}
