//! A talk with a host of its own, one request after the other.

use std::sync::Arc;

use serai::chat::{Audience, PlayerId, Reply};
use serai::host::Host;

use crate::requests::{host, request};

pub struct Talk {
    pub host: Arc<Host>,
    said: u32,
}

impl Talk {
    /// In which each has already said in turn what stands behind their name, for everybody to read.
    pub async fn of(said: &[(&str, &str)]) -> Talk {
        let mut talk = Talk { host: Arc::new(host()), said: 0 };
        for (who, text) in said {
            talk.told(who, text).await;
        }
        talk
    }

    pub async fn say(&mut self, who: &str, text: &str) -> Reply {
        self.said += 1;
        self.host.answer(&request(&format!("r{}", self.said), who, text)).await
    }

    /// What somebody is told alone.
    pub async fn refused(&mut self, who: &str, text: &str) -> String {
        let reply = self.say(who, text).await;
        assert_eq!(reply.audience, Audience::Asker, "{who}: {text}");
        words(&reply)
    }

    /// What the room is told, and who is notified.
    pub async fn told(&mut self, who: &str, text: &str) -> (String, Vec<String>) {
        let reply = self.say(who, text).await;
        assert_eq!(reply.audience, Audience::Everyone, "{who}: {text}: {}", words(&reply));
        (words(&reply), reply.due.iter().map(|player| player.own().to_owned()).collect())
    }
}

/// A reply with players as their names.
pub fn words(reply: &Reply) -> String {
    reply.text.plain(|player: &PlayerId| player.own().to_owned())
}
