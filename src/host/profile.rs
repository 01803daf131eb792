use super::standings::{ladder_name, rating, record, whole};
use super::{Host, Trouble};
use crate::charts::{self, Moment};
use crate::chat::{Board, PlayerId, Reply, Request};
use crate::games::Kind;
use crate::phrase;
use crate::phrase::Arg;
use crate::standings::{self, Between, Ladder, Played, Shown, Standing};

/// Games that a curve shows.
const GAMES: usize = 500;

impl Host {
    /// How somebody stands here, and how that came about.
    pub(super) async fn profile(
        &self,
        request: &Request,
        player: Option<PlayerId>,
        game: Option<Kind>,
    ) -> Result<Reply, Trouble> {
        let community = &request.community;
        standings::catch_up(&*self.store, community).await?;
        let player = player.unwrap_or_else(|| request.asker.id.clone());
        let Some(profile) = standings::profile(&*self.store, community, &player).await? else {
            return Ok(Reply::private(self.say(&phrase!("profile-none", player = &player))));
        };
        let now = (self.clock)();
        let shown = |standing: &Standing| rating(Shown::of(standing.rating_at(now)), standing);
        let facts = |standing: &Standing| vec![Arg::from(record(standing))];
        let all = &profile.all;
        let mut text = self.say(&phrase!("profile-title", player = &player, rating = shown(all), facts = facts(all)));
        for (kind, standing) in &profile.games {
            let (name, rating) = (ladder_name(Ladder::Game(*kind)), shown(standing));
            text.line(self.say(&phrase!("profile-game", game = name, rating = rating, facts = facts(standing))));
        }
        if let Some(best) = &all.best {
            let (against, rating) = (&best.against, whole(best.rating));
            text.line(self.say(&phrase!("profile-best", player = against, rating = rating, table = best.table)));
        }
        if let Some((favourite, _)) = profile.games.first() {
            text.line(self.say(&phrase!("profile-favourite", game = ladder_name(Ladder::Game(*favourite)))));
        }
        let asker = &request.asker.id;
        if player != *asker {
            let Between { won, drawn, lost } = standings::between(&*self.store, community, asker, &player).await?;
            if won + drawn + lost > 0 {
                let told = phrase!("profile-between", player = &player, won = won, drawn = drawn, lost = lost);
                text.line(self.say(&told));
            }
        }
        let standing = match game {
            None => Some(all),
            Some(kind) => profile.games.iter().find(|(own, _)| *own == kind).map(|(_, standing)| standing),
        };
        let board = match standing {
            Some(standing) => Some(self.curve(request, &player, game, standing).await?),
            None => None,
        };
        Ok(Reply { board, ..Reply::private(text) })
    }

    /// The ratings of a player over time as a picture.
    async fn curve(
        &self,
        request: &Request,
        player: &PlayerId,
        game: Option<Kind>,
        standing: &Standing,
    ) -> Result<Board, Trouble> {
        let played = standings::played_by(&*self.store, &request.community, player, GAMES).await?;
        let best = standing.best.as_ref().map(|best| best.at);
        let moment = |played: &Played| {
            let [all, own] = played.ratings?;
            let shown = match game {
                None => all,
                Some(kind) if kind == played.kind => own,
                Some(_) => return None,
            };
            let Shown { rating, deviation } = shown;
            Some(Moment { at: played.at.0, rating, deviation, is_best: best == Some(played.at) })
        };
        let mut moments: Vec<Moment> = played.iter().rev().filter_map(moment).collect();
        let now = (self.clock)();
        let Shown { rating, deviation } = Shown::of(standing.rating_at(now));
        let last = moments.last().map_or(now.0, |last| last.at);
        moments.push(Moment { at: now.0.max(last), rating, deviation, is_best: false });
        let ratings = moments.iter().map(|moment| whole(moment.rating));
        let (lowest, highest) = (ratings.clone().min(), ratings.clone().max());
        let mut scene = charts::curve(&moments);
        scene.alt.push(phrase!(
            "profile-alt",
            first = ratings.clone().next().unwrap_or_default(),
            last = ratings.clone().next_back().unwrap_or_default(),
            lowest = lowest.unwrap_or_default(),
            highest = highest.unwrap_or_default()
        ));
        let own: String = player.own().chars().filter(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
        let game = game.map_or("all", Kind::word);
        Ok(self.board_of(scene, format!("profile-{own}-{game}")).await)
    }
}
