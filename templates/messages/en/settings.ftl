# What players and communities choose.

settings-yours = Your settings, everywhere:
settings-community = The settings of this community:
settings-chosen = • `{ $setting }` is { $value }. It is { $help }
settings-usual = • `{ $setting }` is { $value }, as usual. It is { $help }
settings-values = It takes { $values }, and `usual`, as in `{ $setting }=usual`.
settings-set = Done: `{ $setting }` is { $value } now.
settings-reset = Done: `{ $setting }` is { $value } now, as usual.

setting-language = the language that I answer in.
setting-theme = how boards look.
setting-notify = how you hear that it is your turn: by a ping where you play, by a private message, or not at all.
setting-digest = when I tell you each day, in a private message, which tables wait for you: an hour of your `timezone` from 0 to 23, or off.
setting-auto = whether your throws, and moves that are your only ones, are made for you.
setting-games = which games can begin here.
setting-channels = where games can begin; say `here` in each such channel.
setting-bare-moves = whether a move counts that is said without a command, where I read what is said.
setting-stakes = whether games can be played for chips, which are worth nothing elsewhere.
setting-seasons = whether leaderboards have a season each month, beside those over all time.
setting-timezone = the time zone here, or your own, for who begins in Sho (before noon or after), for `daily`, for dates, and for your `hours` and `digest`; any name as `Europe/Madrid`.
setting-reminder = when I remind you that your time runs out: when a third of it is left, half, or never.
setting-hours = the hours of your day at which I may remind you, as `8-22`.
setting-pace = how long a move may take here unless the challenge says it.
