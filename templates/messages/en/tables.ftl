# What a room is told of its tables.

table-opened-to = Table { $table }: { $maker } challenges { $invited } to { $game }.
table-opened = Table { $table }: { $maker } would like to play { $game }. Who joins?
table-begins = Table { $table }, { $game }: { $sides }.
table-begins-in-pairs = Table { $table }, { $game }, partners together: { $sides }.
table-seated = At the table: { $seated }.
table-seats-free = { $free ->
    [one] One more can join.
   *[other] { $free } more can join.
}
table-partners = Partners sit opposite each other: { $sides }.
table-partners-drawn = Chance says who plays together once everybody sits.
table-may-start = { $maker } can begin without the rest: `start { $table }`.
table-house-rules = House rules: { $rules }.
table-counts-not = This game does not count on the leaderboards.
table-counted-not = It ended before every side had moved twice, so it does not count on the leaderboards.
table-declined = Table { $table }: { $player } declines.
table-cancelled = Table { $table }: { $maker } takes the invitation back.
table-moved = Table { $table }: { $told }
table-offers-to-settle = Table { $table }: { $player } offers to settle the game: count now, and more pieces wins.
table-accepted = Table { $table }: { $player } accepts.
table-offer-declined = Table { $table }: { $player } declines; the game goes on.
table-closed = Table { $table } is closed: the channel where it was played is gone.
table-resigned = Table { $table }: { $player } resigns.

table-resigned-alone = Table { $table }: { $player } resigns and is out; the others play on.
table-handed-over = Table { $table }: { $player } makes { $to } captain.
table-mates-wanted = { $maker } would like to have { $mates } on the own side.
table-captains = Captains, who throw and move for their sides: { $captains }. `captain` with a player hands over.
table-has-captains = Sides are teams. Who sits down first is captain, and throws and moves for the side.
table-takes-turns = Sides are teams, whose players take turns.
table-sides-so-far = So far: { $sides }.
table-join-a-side = Whoever likes can join a side: `join 1 { $table }` or `join 2 { $table }`.
table-code = From elsewhere, also from Discord or Matrix: `join { $code }`.
table-guests = Playing from elsewhere: { $players }.
table-maker-starts = { $maker } begins with `start { $table }` once both sides have somebody.
team-has-a-captain = The captain throws and moves for your side.
team-takes-turns = The players of your side take turns.

table-due = { $player } to move.
table-due-with-moves = { $player } to move: { $moves }.
table-covered = Table { $table }: { $player } has thrown, under the cup.
table-due-to-lift = { $player } to lift the cup: `lift`.
cup-stands-over-the-dice = The cup stands over the dice.
table-due-to-throw = { $player } to throw: `throw`.
table-won = { $player } has won.
table-won-by = { $player } has won: { $how }.
table-pair-won = { $players } have won.
table-pair-won-by = { $players } have won: { $how }.
table-drawn = A draw: { $how }.

offer-stands = The offer waits for { $players }: `accept { $table }` or `decline { $table }`; moving on lets it lapse.
offer-time-to-settle = It may be time to settle the game by counting: `offer settle { $table }`.

dice-committed = The throws are sealed: the SHA-256 of their seed begins with `{ $commitment }`.
dice-seed = The throws are open: their seed was `{ $seed }`. `serai verify` checks the `record` by it.

stakes-laid = Each side lays { $stake } chips under the cushion; { $pot } lie there.
stakes-won = From under the cushion: { $won }.
stakes-doubled = A sho counts double: { $paid } once more.
stakes-given-back = Nobody won, so the stakes are given back, { $stake } chips to each side.
purse-yours = You have { $chips } chips in your purse here.
purse-of = { $player } has { $chips } chips.
purse-gift = { $given } chips for you; you have { $chips } now.
chips-paid = { $player } pays { $chips }
chips-won = { $chips } chips for { $player }

seat-taken = { $player } { $sign } { $side }
seat-free = nobody yet { $sign }
sign-1 = ●
sign-2 = ◆
sign-3 = ✿
sign-4 = ⬢

games-here = Games here:
games-none-here = Nobody plays here now. Begin with `challenge`, or read `help`.
games-yours = Your games:
games-waiting = Waiting for you, the longest first:
games-others = Your other games:
games-none-of-yours = You have no game under way. Begin with `challenge`, or read `help`.
games-playing = • { $table } { $game }: { $sides }, { $ply ->
    [0] no move yet
    [one] one move
   *[other] { $ply } moves
}; { $due } to move
games-invited = • { $table } { $game }: { $maker } waits for { $invited }
games-open = • { $table } { $game }: { $maker } waits for somebody to join
games-elsewhere = { $table }, in { $room }
games-linked = { $table } · { $link }
# The words under which the way to a message is shown.
link = go there
games-more = There are more; name a table by its number.

# The first line of a private message.
whisper-waits = Table { $table } waits for you: { $game }, in { $room }
# The last line of the daily list of tables that wait.
digest-daily = You get this once a day; `settings digest=off` ends it.

record = Table { $table } as a record:

button-accept = Accept
button-decline = Decline
button-join = Join
button-join-side = Join { $sign } { $side }
button-start = Start
button-settle = Offer to settle
button-lift = Lift the cup
button-throw = Throw
button-view = My view

# A thread's name.
thread-name = { $table } { $game }: { $players }
