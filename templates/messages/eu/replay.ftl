# Jokatutako partidak, irudi mugikor gisa eta jokaldiz jokaldi.

replay = { $table } mahaia, { $game }: { $sides }. Partida osoa, { $plies ->
    [one] jokaldi batean
   *[other] { $plies } jokalditan
}.
replay-alt = Partida baten irudi mugikorra: { $game }. Jokalariak: { $players }. { $plies ->
    [one] Jokaldi bat.
   *[other] { $plies } jokaldi.
}
replay-alt-last = Azkena: { $told }
board-at-start = { $table } mahaia, partidaren hasieran.
board-after = { $table } mahaia, { $plies } jokalditik { $ply } eginda: { $told }
side-gives-up = Amore eman du: { $side }. Besteek jarraitzen dute.

refused-nothing-to-replay = { $table } mahaian ez da ezer jokatu oraindik.
refused-no-moving-pictures = Hemen ezin da irudi mugikorrik egin. `board 1 { $table }` idatzita, partida jokaldiz jokaldi ikusiko duzu.
refused-no-such-ply = { $table } mahaian ez dago taularik { $ply } jokaldiren ondoren. 0tik (hasiera) { $plies } arte daude taulak.

button-replay = Berrikusi
button-game-record = Partida idatziz
button-first = Lehena
button-before = Aurrekoa
button-next = Hurrengoa
button-last = Azkena
