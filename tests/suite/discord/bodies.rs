//! Bodies of requests: JSON, or a form of JSON and files.

use std::collections::BTreeMap;

use axum::body::to_bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;

/// More than any request of a test.
const LARGEST: usize = 64 << 20;

/// What a request carries; `Null` if it carries nothing.
#[derive(Debug, Default)]
pub struct Body {
    pub json: Value,
    /// By the number in `files[number]`.
    pub files: BTreeMap<u64, File>,
}

/// A file of a form.
#[derive(Debug)]
pub struct File {
    pub name: String,
    pub content_type: String,
    pub bytes: Vec<u8>,
}

/// Why there is no body.
#[derive(Debug)]
pub enum Unreadable {
    /// The client went away while it sent, as one does that is killed.
    Cut,
    /// What is wrong with the form or the JSON, in words.
    Wrong(String),
}

impl Body {
    pub async fn read(request: Request) -> Result<Body, Unreadable> {
        let (parts, body) = request.into_parts();
        let bytes = to_bytes(body, LARGEST).await.map_err(|_| Unreadable::Cut)?;
        Body::parse(Request::from_parts(parts, bytes.clone().into()), &bytes).await.map_err(Unreadable::Wrong)
    }

    async fn parse(request: Request, bytes: &[u8]) -> Result<Body, String> {
        let kind = request.headers().get(CONTENT_TYPE).map_or("", |value| value.to_str().unwrap_or(""));
        if kind.starts_with("multipart/form-data") {
            let mut form = Multipart::from_request(request, &()).await.map_err(|err| err.to_string())?;
            let mut body = Body::default();
            while let Some(field) = form.next_field().await.map_err(|err| err.body_text())? {
                let name = field.name().unwrap_or_default().to_owned();
                if name == "payload_json" {
                    let text = field.text().await.map_err(|err| err.body_text())?;
                    body.json = serde_json::from_str(&text).map_err(|err| format!("payload_json: {err}"))?;
                    continue;
                }
                let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
                let number = number.and_then(|number| number.parse().ok()).ok_or(format!("a form field {name:?}"))?;
                let file = File {
                    name: field.file_name().ok_or("a file without a name")?.to_owned(),
                    content_type: field.content_type().unwrap_or("application/octet-stream").to_owned(),
                    bytes: field.bytes().await.map_err(|err| err.body_text())?.to_vec(),
                };
                if body.files.insert(number, file).is_some() {
                    return Err(format!("two files with the number {number}"));
                }
            }
            return Ok(body);
        }
        if bytes.is_empty() {
            return Ok(Body::default());
        }
        if !kind.starts_with("application/json") {
            return Err("a body that is neither JSON nor a form".into());
        }
        let json = serde_json::from_slice(bytes).map_err(|err| err.to_string())?;
        Ok(Body { json, files: BTreeMap::new() })
    }
}
