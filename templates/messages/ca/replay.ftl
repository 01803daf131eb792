# Partides jugades, en imatges animades i jugada a jugada.

replay = Taula { $table }, { $game }: { $sides }. Tota la partida, en { $plies ->
    [one] una jugada
   *[other] { $plies } jugades
}.
replay-alt = Imatge animada d’una partida de { $game } entre { $players }, en { $plies ->
    [one] una jugada
   *[other] { $plies } jugades
}.
replay-alt-last = L’última: { $told }
board-at-start = Taula { $table }, al començament de la partida.
board-after = Taula { $table }, després de { $ply } de { $plies } jugades: { $told }
side-gives-up = { $side } abandona, i els altres continuen.

refused-nothing-to-replay = A la taula { $table } encara no s’ha jugat res.
refused-no-moving-pictures = Aquí no es poden fer imatges animades. `board 1 { $table }` mostra la partida jugada a jugada.
refused-no-such-ply = A la taula { $table } no hi ha cap tauler després de { $ply } jugades. N’hi ha des del 0, el començament, fins al { $plies }.

button-replay = Torna-la a veure
button-game-record = Partida per escrit
button-first = Primera
button-before = Anterior
button-next = Següent
button-last = Última
