# How long players may think, and what happens when their time is up.

moment = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $time } { $zone }

pace-none = as long as you like
pace-live = 10 minutes for each move
pace-day = a day for each move
pace-three-days = three days for each move
pace-week = a week for each move

table-pace = Pace: { $pace }.
table-time-until = There is time until { $until }.
table-may-claim = A move still counts; until one comes the game can be claimed by { $players }: `claim { $table }`.
table-reminded = Table { $table }: a reminder for { $player }, whose time runs out.
table-granted = Table { $table }: I was away for a while, so { $player } has some more time.
table-time-up = Table { $table }: the time of { $player } is up.
table-aborted = Table { $table }: time was up before every side had moved twice, so there is no game and no winner.
table-claimed = Table { $table }: { $player } claims the game, as the other side has no time left.
table-claimed-alone = Table { $table }: { $player } claims, and the side that has no time left is out; the others play on.
table-on-vacation = Table { $table }: { $player } is on vacation until { $until }. That clock stands still.
table-back-from-vacation = Table { $table }: { $player } is back from vacation.
games-until = { $table }, until { $until }

vacation-on = You are on vacation until { $until }, and your clocks stand still. { $left ->
    [0] No day is left to you this year.
    [one] One day is left to you this year.
   *[other] { $left } days are left to you this year.
} `vacation end` ends it.
vacation-off = You are not on vacation. { $left ->
    [0] No day is left to you this year.
    [one] One day is left to you this year: `vacation 1d` takes it.
   *[other] { $left } days are left to you this year; `vacation 2d` takes two.
}

button-claim = Claim the game
