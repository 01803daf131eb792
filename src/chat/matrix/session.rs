use std::io::Write;
use std::path::{Path, PathBuf};

use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::encryption::{CrossSigningResetAuthType, EncryptionSettings};
use matrix_sdk::ruma::api::client::uiaa::{AuthData, MatrixUserIdentifier, Password, UserIdentifier};
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::ruma::{DeviceId, OwnedDeviceId, device_id, user_id};
use matrix_sdk::{Client, ClientBuildError, HttpError, SessionMeta, SessionTokens, SqliteStoreConfig};
use rand::RngExt;
use serde::{Deserialize, Serialize};

use super::{Access, Failed};

/// What other people read in the list of the bot's devices.
const DEVICE_NAME: &str = "serai";
/// The library tries a request so often by itself, and says nothing; whoever asked for it then says that it failed, and
/// tries again.
const TRIES: usize = 2;

/// What is kept of a login. The device is chosen, and kept, before the login: a crash in between then logs the same
/// device in again, and the keys that belong to it still fit.
#[derive(Serialize, Deserialize)]
struct Kept {
    device: OwnedDeviceId,
    session: Option<MatrixSession>,
}

/// Whether the homeserver still takes a token.
enum Token {
    Good(SessionMeta),
    /// The device is there still, and a new login gives it a new token.
    Expired,
    Unknown,
}

/// Finds the homeserver and whoever the credentials are for, and changes nothing.
///
/// # Errors
/// There is no homeserver, or it does not take the token. A password is not tried: that would be a login.
pub async fn check(access: &Access<'_>) -> Result<(), Failed> {
    let probe = probe(access).await?;
    match given_or_kept(access)? {
        Some(session) => match whose(&probe, session).await? {
            Token::Good(_) => Ok(()),
            Token::Expired if !access.password.is_empty() => Ok(()),
            Token::Expired | Token::Unknown => Err(ended(access)),
        },
        None => Ok(()),
    }
}

/// Restores the session that is kept, or logs in.
///
/// # Errors
/// There is no homeserver, or it takes neither the token nor the password.
pub async fn open(access: &Access<'_>) -> Result<Client, Failed> {
    let probe = probe(access).await?;
    let given = given_or_kept(access)?;
    let mut kept = read(access.store)?.unwrap_or_else(|| Kept { device: DeviceId::new(), session: None });
    if let Some(mut session) = given {
        match whose(&probe, session.clone()).await? {
            Token::Good(meta) => session.meta = meta,
            Token::Expired if !access.password.is_empty() => return log_in(access, &probe, kept).await,
            Token::Expired | Token::Unknown => return Err(ended(access)),
        }
        kept = Kept { device: session.meta.device_id.clone(), session: Some(session.clone()) };
        write(access.store, &kept)?;
        let client = client(access, &probe).await?;
        client.restore_session(session).await.map_err(|error| foreign(access, &error))?;
        client.encryption().wait_for_e2ee_initialization_tasks().await;
        return Ok(client);
    }
    log_in(access, &probe, kept).await
}

async fn log_in(access: &Access<'_>, probe: &Client, mut kept: Kept) -> Result<Client, Failed> {
    write(access.store, &kept)?;
    let client = client(access, probe).await?;
    let login = client.matrix_auth().login_username(access.user, access.password);
    let login = login.device_id(kept.device.as_str()).initial_device_display_name(DEVICE_NAME);
    login.send().await.map_err(|error| match error.client_api_error_kind() {
        Some(ErrorKind::Forbidden) => Failed::Password(access.user.to_owned()),
        Some(_) => Failed::Refused(error.to_string()),
        None => foreign(access, &error),
    })?;
    kept.session = client.matrix_auth().session();
    write(access.store, &kept)?;
    client.encryption().wait_for_e2ee_initialization_tasks().await;
    if let Err(error) = vouch(&client, access.password).await {
        tracing::warn!("the bot's device could not be signed, so others see it as unverified: {error}");
    }
    Ok(client)
}

/// Makes new signing keys where the account has some whose private halves are lost, so that others see a verified device.
async fn vouch(client: &Client, password: &str) -> matrix_sdk::Result<()> {
    let encryption = client.encryption();
    if encryption.cross_signing_status().await.is_some_and(|status| status.is_complete()) {
        return Ok(());
    }
    let (Some(user), Some(reset)) = (client.user_id(), encryption.reset_cross_signing().await?) else { return Ok(()) };
    let auth = match reset.auth_type() {
        CrossSigningResetAuthType::Uiaa(info) => {
            let user = UserIdentifier::Matrix(MatrixUserIdentifier::new(user.localpart().to_owned()));
            let mut auth = Password::new(user, password.to_owned());
            auth.session = info.session.clone();
            Some(AuthData::Password(auth))
        }
        CrossSigningResetAuthType::OAuth(_) => None,
    };
    reset.auth(auth).await
}

/// A client without a store, which only finds out what is there.
async fn probe(access: &Access<'_>) -> Result<Client, Failed> {
    let tries = RequestConfig::new().retry_limit(TRIES);
    let found = Client::builder().server_name_or_homeserver_url(access.homeserver).request_config(tries).build().await;
    found.map_err(|error| match error {
        ClientBuildError::Http(HttpError::Reqwest(error)) => {
            Failed::Unreachable { homeserver: access.homeserver.to_owned(), why: innermost(&error) }
        }
        _ => Failed::NoHomeserver(access.homeserver.to_owned()),
    })
}

async fn client(access: &Access<'_>, probe: &Client) -> Result<Client, Failed> {
    let store = SqliteStoreConfig::new(access.store).key(Some(&key(access.store)?));
    let settings = EncryptionSettings { auto_enable_cross_signing: true, ..EncryptionSettings::default() };
    let client = Client::builder()
        .homeserver_url(probe.homeserver())
        .sqlite_store_with_config_and_cache_path(store, None::<PathBuf>)
        .with_encryption_settings(settings)
        .request_config(RequestConfig::new().retry_limit(TRIES));
    client.build().await.map_err(|error| Failed::Store { path: access.store.to_owned(), why: error.to_string() })
}

/// The session of the token from the environment, or the one that is kept.
fn given_or_kept(access: &Access<'_>) -> Result<Option<MatrixSession>, Failed> {
    if access.token.is_empty() {
        return Ok(read(access.store)?.and_then(|kept| kept.session));
    }
    // The homeserver knows whose the token is; until it says so anybody will do.
    let meta =
        SessionMeta { user_id: user_id!("@unknown:localhost").to_owned(), device_id: device_id!("UNKNOWN").to_owned() };
    let tokens = SessionTokens { access_token: access.token.to_owned(), refresh_token: None };
    Ok(Some(MatrixSession { meta, tokens }))
}

async fn whose(probe: &Client, session: MatrixSession) -> Result<Token, Failed> {
    probe.restore_session(session).await.map_err(|error| Failed::Refused(error.to_string()))?;
    match probe.whoami().await {
        Ok(answer) => match answer.device_id {
            Some(device_id) => Ok(Token::Good(SessionMeta { user_id: answer.user_id, device_id })),
            None => Err(Failed::Refused("the token is for no device".to_owned())),
        },
        Err(error) => match error.client_api_error_kind() {
            Some(ErrorKind::UnknownToken(data)) if data.soft_logout => Ok(Token::Expired),
            Some(ErrorKind::UnknownToken(_) | ErrorKind::MissingToken) => Ok(Token::Unknown),
            _ => Err(Failed::Refused(error.to_string())),
        },
    }
}

/// The homeserver knows the session no more.
pub fn ended(access: &Access<'_>) -> Failed {
    if access.token.is_empty() { Failed::Session(access.store.to_owned()) } else { Failed::Token }
}

/// The store holds the keys of another account or device.
fn foreign(access: &Access<'_>, error: &matrix_sdk::Error) -> Failed {
    Failed::Store { path: access.store.to_owned(), why: error.to_string() }
}

fn session_file(folder: &Path) -> PathBuf {
    folder.join("session.json")
}

fn read(folder: &Path) -> Result<Option<Kept>, Failed> {
    let path = session_file(folder);
    match std::fs::read(&path) {
        Ok(bytes) => match serde_json::from_slice(&bytes) {
            Ok(kept) => Ok(Some(kept)),
            Err(error) => Err(Failed::Store { path, why: error.to_string() }),
        },
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failed::Store { path, why: error.to_string() }),
    }
}

fn write(folder: &Path, kept: &Kept) -> Result<(), Failed> {
    let path = session_file(folder);
    let bytes = serde_json::to_vec(kept).map_err(std::io::Error::from);
    bytes.and_then(|bytes| write_secret(&path, &bytes)).map_err(|error| Failed::Store { path, why: error.to_string() })
}

/// The key that everything in the store is encrypted with; made when the store is.
fn key(folder: &Path) -> Result<[u8; 32], Failed> {
    let path = folder.join("key");
    let failed = |why: String| Failed::Store { path: path.clone(), why };
    match std::fs::read(&path) {
        Ok(bytes) => bytes.try_into().map_err(|_| failed("it is no key".to_owned())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let key: [u8; 32] = rand::rng().random();
            write_secret(&path, &key).map_err(|error| failed(error.to_string()))?;
            Ok(key)
        }
        Err(error) => Err(failed(error.to_string())),
    }
}

/// Writes a file that only its owner may read, in one piece.
fn write_secret(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let new = path.with_extension("new");
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(new, path)
}

/// The cause at the bottom: the layers above it only say that a request failed.
fn innermost(error: &dyn std::error::Error) -> String {
    let mut innermost = error;
    while let Some(cause) = innermost.source() {
        innermost = cause;
    }
    innermost.to_string()
}
