//! Refusals, with Discord's codes.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// A request that Discord refuses.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub status: u16,
    pub code: u32,
    pub message: String,
    pub retry_after: Option<Duration>,
}

impl Refusal {
    pub fn new(status: u16, code: u32, message: impl Into<String>) -> Refusal {
        Refusal { status, code, message: message.into(), retry_after: None }
    }

    pub fn unknown_channel() -> Refusal {
        Refusal::new(404, 10003, "Unknown Channel")
    }

    pub fn unknown_message() -> Refusal {
        Refusal::new(404, 10008, "Unknown Message")
    }

    pub fn unknown_interaction() -> Refusal {
        Refusal::new(404, 10062, "Unknown interaction")
    }

    pub fn missing_access() -> Refusal {
        Refusal::new(403, 50001, "Missing Access")
    }

    pub fn missing_permissions() -> Refusal {
        Refusal::new(403, 50013, "Missing Permissions")
    }

    pub fn archived() -> Refusal {
        Refusal::new(400, 50083, "Thread is archived")
    }

    pub fn invalid(why: impl Into<String>) -> Refusal {
        Refusal::new(400, 50035, format!("Invalid Form Body: {}", why.into()))
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).expect("a status of HTTP");
        let Some(wait) = self.retry_after else {
            return (status, Json(json!({ "message": self.message, "code": self.code }))).into_response();
        };
        let seconds = wait.as_secs_f64();
        let body = json!({ "message": self.message, "code": self.code, "retry_after": seconds, "global": false });
        let mut response = (status, Json(body)).into_response();
        let header = |value: String| HeaderValue::from_str(&value).expect("plain letters");
        let headers = response.headers_mut();
        headers.insert("retry-after", header(seconds.ceil().to_string()));
        headers.insert("x-ratelimit-limit", header("5".into()));
        headers.insert("x-ratelimit-remaining", header("0".into()));
        headers.insert("x-ratelimit-reset-after", header(format!("{seconds:.3}")));
        headers.insert("x-ratelimit-bucket", header("test".into()));
        headers.insert("x-ratelimit-scope", header("shared".into()));
        response
    }
}

/// When a request is held.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Moment {
    /// Before anything is done.
    Before,
    /// When it is done, and its client does not know yet.
    After,
}

/// What a test makes go wrong.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    /// Refuses with this status and code, and does nothing.
    Refuse(u16, u32),
    /// Refuses with 429, and asks to wait so long.
    RateLimit(Duration),
    /// Does what is asked, and answers 502 as if it had not.
    LoseAnswer,
}

impl Fault {
    pub fn refusal(self) -> Refusal {
        match self {
            Fault::Refuse(status, code) => {
                let message = match code {
                    10003 => "Unknown Channel",
                    10008 => "Unknown Message",
                    10062 => "Unknown interaction",
                    40060 => "Interaction has already been acknowledged.",
                    50001 => "Missing Access",
                    50013 => "Missing Permissions",
                    _ => "A refusal that the test asked for",
                };
                Refusal::new(status, code, message)
            }
            Fault::RateLimit(wait) => {
                Refusal { retry_after: Some(wait), ..Refusal::new(429, 0, "You are being rate limited.") }
            }
            Fault::LoseAnswer => Refusal::new(502, 0, "502: Bad Gateway"),
        }
    }
}
