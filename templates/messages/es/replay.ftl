# Partidas jugadas, como imagen animada y jugada a jugada.

replay = Mesa { $table }, { $game }: { $sides }. La partida entera, en { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}.
replay-alt = Imagen animada de una partida de { $game } entre { $players }, en { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}.
replay-alt-last = La última: { $told }
board-at-start = Mesa { $table }, al empezar la partida.
board-after = Mesa { $table }, después de { $ply } de { $plies } jugadas: { $told }
side-gives-up = { $side } abandona, y los demás siguen jugando.

refused-nothing-to-replay = En la mesa { $table } todavía no se ha jugado nada.
refused-no-moving-pictures = Aquí no se pueden hacer imágenes animadas. `board 1 { $table }` enseña la partida jugada a jugada.
refused-no-such-ply = En la mesa { $table } no hay tablero después de { $ply } jugadas. Los hay desde el 0, el principio, hasta el { $plies }.

button-replay = Repetición
button-game-record = Partida anotada
button-first = Primera
button-before = Anterior
button-next = Siguiente
button-last = Última
