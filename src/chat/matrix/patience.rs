use std::time::Duration;

use matrix_sdk::{Error, HttpError};

use crate::chat::Backoff;

/// The longest pause between two tries.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Tries until it is done; `None` if it is refused for good.
pub async fn patiently<T, F: Future<Output = matrix_sdk::Result<T>>>(what: &str, attempt: impl Fn() -> F) -> Option<T> {
    let mut backoff = Backoff::up_to(LONGEST_WAIT);
    loop {
        match attempt().await {
            Ok(done) => return Some(done),
            Err(error) if is_final(&error) => {
                tracing::warn!("{what} was refused: {error}");
                return None;
            }
            Err(error) => {
                tracing::warn!("{what} failed and will be tried again: {error}");
                backoff.pause().await;
            }
        }
    }
}

/// Whether trying again would be refused again. A session that has ended is for the feed to find out, which then begins
/// where everything has been handled; so nothing is given up for that.
fn is_final(error: &Error) -> bool {
    match error {
        Error::Http(http) => http.as_client_api_error().is_some_and(|answer| {
            answer.status_code.is_client_error() && !matches!(answer.status_code.as_u16(), 401 | 429)
        }),
        _ => true,
    }
}

/// Whether there was no answer at all.
pub fn is_cut_off(error: &Error) -> bool {
    matches!(error, Error::Http(http) if matches!(**http, HttpError::Reqwest(_)))
}
