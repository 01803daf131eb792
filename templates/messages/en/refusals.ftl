# Why something cannot be done. Each says what would help; only the asker sees it.

trouble = Something went wrong here, and nothing was changed. Please try again; whoever runs this bot finds the cause in its log.

refused-no-table = There is no game here. Begin one with `challenge`, or read `help`.
refused-no-such-table = There is no table { $table } here. `games` lists those that there are.
refused-table-elsewhere = Table { $table } is played in { $room }.
refused-which-table = There are several tables that you can mean: { $tables }. Name one, as in `board #7`.
refused-nothing-fits = None of the tables here waits for that from you. `games` lists them.
refused-not-your-turn-anywhere = It is not your turn at any of your tables here.

refused-challenge-to-oneself = You cannot challenge yourself. Name somebody else, or nobody, so that anybody can join.
refused-too-many-invitations = You have { $open } invitations open here and elsewhere. Wait for an answer, or take one back with `cancel`.
refused-game-not-offered = { $game } is not played here; whoever manages this server has chosen so. You can play { $games }.
refused-not-in-this-channel = Games do not begin in this channel; whoever manages this server has chosen so. You can play in { $rooms }.
refused-blocked = { $player } takes no challenges from you.
refused-challenged-lately = { $player } has declined your last challenge, or you have taken it back. You can challenge them again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-not-invited = The invitation at table { $table } is for { $invited }.
refused-seated-already = You have a seat at table { $table } already; it is for others to answer. `cancel` takes the invitation back.
refused-nothing-to-decline = Table { $table } is open to whoever joins, so there is nothing to decline.
refused-not-the-maker = Only { $maker }, who made the invitation at table { $table }, can take it back.
refused-challenged-twice = You named somebody twice. Everybody has one seat.
refused-no-stakes-here = Nobody plays for chips here, unless whoever manages the place allows it with `community stakes=on`.
refused-no-gift-full = You have { $chips } chips. `daily` is for purses with fewer than 1000.
refused-no-gift-today = You had your chips for today, and have { $chips } now. Come again tomorrow.
refused-purse-short = Too few chips for the stake: { $short }. `daily` gives some each day; or play for less, or for the honour.
purse-short = { $player } has { $has } and needs { $needs }
refused-not-the-makers-start = Only { $maker }, who made the invitation at table { $table }, can begin without the rest.
refused-too-few-to-start = Too few have sat down at table { $table } for a game.
refused-nothing-to-lift = No dice lie under the cup at table { $table }.
refused-lift-first = The cup at table { $table } is to be lifted first: `lift`.
refused-resigned-already = You have resigned at table { $table } already; the others play on.
refused-no-seat-there = That side has no seat left at table { $table }. `join` alone takes any that is free.
refused-no-such-code = There is no open invitation with the code { $code }. Perhaps it has been taken already; look at it again where it was made.
refused-for-chips = Table { $table } is played for chips, which belong to one community, so nobody can join it from elsewhere.
refused-not-the-captain = Only { $captain }, the captain of your side at table { $table }, can hand over.
refused-captain-already = You are the captain of your side at table { $table }. Name who shall be it after you.
refused-not-on-your-side = { $player } is not on your side at table { $table }.
refused-no-captains = No side has a captain at table { $table }.
refused-begun-already = The game at table { $table } has begun already.
refused-not-begun = The game at table { $table } has not begun: its invitation is not answered yet.
refused-not-seated = You have no seat at table { $table }. You may look on with `board`.
refused-not-your-turn = It is not your turn at table { $table }: { $due } is to move.
refused-waiting = It is not your turn at table { $table }: { $due } is to move. { $why }
refused-offered-already = You have offered that at table { $table } already; the other side has not answered yet.
refused-own-offer = The offer at table { $table } is yours; it is for the other side to answer.
refused-never-settled = This game is not settled by counting; it goes on to its end.
refused-not-settled-yet = You can offer to settle once all pieces are placed.
refused-stale = That board of table { $table } is not the newest one: something was played since. Use the buttons below the last board, or `board` to see it.
refused-over = Table { $table } is over. `board` shows how it ended; `challenge` begins a new game.
refused-throw-due = A throw is due at table { $table } before the next move: `throw`.
refused-no-throw-due = No throw is due at table { $table }.
refused-not-an-admin = Only whoever manages this server may ask that.
refused-no-such-step = None of your moves begins with “{ $input }”. You can choose { $steps }.
refused-unreadable = “{ $input }” is no move of this game. You can play { $moves }.
refused-begun-only = “{ $input }” only begins a move. It can go on to { $steps }.
refused-unreadable-of-many = “{ $input }” is no move of this game. `view` shows what you can play.
refused-illegal = { $why } You can play { $moves }. The rule: `{ $rules }`
refused-illegal-of-many = { $why } The rule: `{ $rules }`
refused-nothing-to-explain = Nothing has been played at table { $table } yet, so there is nothing to explain.

misuse-nothing = Say what you would like to do; `help` lists everything.
misuse-unknown-command = There is no command “{ $word }”. `help` lists all there are.
misuse-unknown-command-but = There is no command “{ $word }”. Do you mean `{ $command }`? `help` lists all there are.
misuse-missing = Something is missing. It goes like this: `{ $usage }`
misuse-too-much = I do not know what to do with “{ $word }”. It goes like this: `{ $usage }`
misuse-unknown-player = “{ $word }” is nobody whom I know here. Name a player as in `@bek`.
misuse-no-table-number = “{ $word }” is no table's number. It looks like `#7`.
misuse-no-side = “{ $word }” is no side's number. It looks like `1`.
misuse-unknown-offer = “{ $word }” is nothing to offer. You can offer { $offers }.
misuse-unknown-setting = You have no setting “{ $word }”. There is { $settings }.
misuse-unknown-community-setting = A community has no setting “{ $word }”. There is { $settings }.
misuse-unknown-privacy = “{ $word }” is nothing that you can do there. You can say `privacy` with { $words }.
misuse-unknown-rules-page = The rules of { $game } have no page “{ $word }”. There is { $pages }.
misuse-unknown-game = I know no game “{ $word }”. I know { $games }.
misuse-unknown-game-but = I know no game “{ $word }”. Do you mean `{ $game }`?
misuse-unknown-variant = { $game } has no variant “{ $word }”. There is { $variants }.
misuse-unknown-rule = { $game } has no house rule “{ $word }”. There is { $rules }.
misuse-bad-value = “{ $word }” is no value of `{ $rule }`. It takes { $values }.
misuse-rules-clash = These house rules do not go together: { $rules }.
misuse-bad-sides = { $game } is not played by so many.

refused-time-not-up = There is time at table { $table } until { $until }. `claim` comes after that.
refused-own-time-up = It is your own side whose time is up at table { $table }. Move, and the game goes on.
refused-no-clock-runs = No clock runs at table { $table } now.
refused-vacation-on-already = You are on vacation already, until { $until }. `vacation end` ends it.
refused-vacation-too-long = That is more than you have: { $left ->
    [0] no day is left to you this year.
    [one] one day is left to you this year.
   *[other] { $left } days are left to you this year.
}
refused-no-vacation = You are not on vacation.
misuse-unknown-pace = There is no pace “{ $word }”. There is { $paces }.
misuse-no-days = “{ $word }” is no number of days. It looks like `5d`; `end` ends a vacation.
