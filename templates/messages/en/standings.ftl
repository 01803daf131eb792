# Leaderboards, profiles, what was played.

ladder-all = All games
span-always = of all time
span-season = season { $month }
leaderboard-title = { $ladder }, { $span }: { $from } to { $to } of { $players }.
leaderboard-row = { $rank }. { $player }: { $rating }, { $facts }
leaderboard-own = … { $row }
leaderboard-legend = Won–drawn–lost. “?” marks a rating of fewer than { $games } games; such ratings come last.
leaderboard-more = More: { $commands }.
leaderboard-empty = { $ladder }, { $span }: nobody has finished a game that counts.
leaderboard-hidden = You are not on leaderboards; `privacy show` brings you back.
leaderboard-no-season = There is no season { $month } here. Kept are { $seasons }.
leaderboard-no-seasons-here = Leaderboards have no seasons here.
season-won = Season { $month } was won by { $player }: { $rating }, { $facts }

rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating }? ± { $deviation }
fact-record = { $games ->
    [one] one game
   *[other] { $games } games
} ({ $won }–{ $drawn }–{ $lost })
fact-wins = { $games } wins in a row
fact-losses = { $games } losses in a row
fact-up = up { $points } this week
fact-down = down { $points } this week
fact-new = new this week

# For a screen reader, one for each rank.
leaderboard-alt-row = { $rank }: { $rating } ± { $deviation }, { $won } won, { $drawn } drawn, { $lost } lost.

profile-title = { $player }, over all games: { $rating }, { $facts }
profile-game = • { $game }: { $rating }, { $facts }
profile-best = Best win: against { $player }, who had { $rating }, at table { $table }.
profile-favourite = Favourite game: { $game }.
profile-between = You against { $player }: { $won } won, { $drawn } drawn, { $lost } lost.
profile-none = { $player } has finished no game here that counts.
profile-alt = The rating after each game, from { $first } to { $last }; the lowest was { $lowest }, the highest { $highest }.

history-of-one = Games of { $player } that have ended, the newest first:
history-of-two = Games of { $player } and { $other } that have ended, the newest first:
history-here = Games in this channel that have ended, the newest first:
history-none = There are none.
history-won = • { $table } { $game }, { $date }: { $winners } won against { $losers }
history-drawn = • { $table } { $game }, { $date }: { $players } drew
history-unrated = { $game }, does not count
history-legend = `record { $table }` gives one as text, `view { $table }` shows its last board.
history-more = More: { $command }.
button-record = Record { $table }
button-board = Board { $table }
button-more = More

block-done = { $player } cannot challenge you any more; `unblock` lets them again.
unblock-done = { $player } can challenge you again.
block-oneself = You cannot block yourself.
