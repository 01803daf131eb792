use std::time::Duration;

use rand::RngExt;

/// Pauses between tries at something that fails: each twice as long as the one before, up to a longest, and none
/// just as long as another's, so that those who wait do not all come back at once.
pub struct Backoff {
    next: Duration,
    longest: Duration,
}

impl Backoff {
    /// About how long the first pause is.
    pub const FIRST: Duration = Duration::from_millis(500);

    pub fn up_to(longest: Duration) -> Backoff {
        Backoff { next: Backoff::FIRST, longest }
    }

    pub async fn pause(&mut self) {
        self.pause_about(Duration::ZERO).await;
    }

    /// The same where a shorter pause than about this one would be of no use.
    pub async fn pause_about(&mut self, least: Duration) {
        let jitter = rand::rng().random_range(0.5..1.5);
        tokio::time::sleep(self.next.max(least).mul_f64(jitter)).await;
        self.next = (self.next * 2).min(self.longest);
    }
}
