# Games that were played, as moving pictures and move by move.

replay = Table { $table }, { $game }: { $sides }. The whole game in { $plies ->
    [one] one move
   *[other] { $plies } moves
}.
replay-alt = A moving picture of a game of { $game } between { $players }, in { $plies ->
    [one] one move
   *[other] { $plies } moves
}.
replay-alt-last = The last: { $told }
board-at-start = Table { $table }, as the game began.
board-after = Table { $table }, after { $ply } of { $plies } moves: { $told }
side-gives-up = { $side } gives up, and the others play on.

refused-nothing-to-replay = Nothing has been played at table { $table } yet.
refused-no-moving-pictures = No moving picture can be had here. `board 1 { $table }` shows the game move by move.
refused-no-such-ply = After { $ply } moves there is no board at table { $table }. There are boards from 0, the beginning, to { $plies }.

button-replay = Replay
button-game-record = Record
button-first = First
button-before = Back
button-next = Next
button-last = Last
