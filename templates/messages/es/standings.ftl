# Leaderboards, profiles, what was played.

ladder-all = Todos los juegos
span-always = desde el principio
span-season = temporada { $month }
leaderboard-title = { $ladder }, { $span }: puestos { $from } a { $to } de { $players }.
leaderboard-row = { $rank }. { $player }: { $rating }, { $facts }
leaderboard-own = … { $row }
leaderboard-legend = Ganadas–empatadas–perdidas. «?» marca una puntuación con menos de { $games } partidas; esas van al final.
leaderboard-more = Otras páginas: { $commands }.
leaderboard-empty = { $ladder }, { $span }: nadie ha terminado una partida que cuente.
leaderboard-hidden = No sales en las clasificaciones; con `privacy show` vuelves a salir.
leaderboard-no-season = Aquí no hay ninguna temporada { $month }. Guardadas: { $seasons }.
leaderboard-no-seasons-here = Aquí las clasificaciones no tienen temporadas.
season-won = La temporada { $month } la ganó { $player }: { $rating }, { $facts }
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating }? ± { $deviation }
fact-record =
    { $games ->
        [one] una partida
       *[other] { $games } partidas
    } ({ $won }–{ $drawn }–{ $lost })
fact-wins = { $games } victorias seguidas
fact-losses = { $games } derrotas seguidas
fact-up = sube { $points } esta semana
fact-down = baja { $points } esta semana
fact-new = empezó esta semana

# For a screen reader, one for each rank.
leaderboard-alt-row = Puesto { $rank }: { $rating } ± { $deviation }; partidas ganadas: { $won }, empatadas: { $drawn }, perdidas: { $lost }.

profile-title = { $player }, en todos los juegos: { $rating }, { $facts }
profile-game = • { $game }: { $rating }, { $facts }
profile-best = Mejor victoria: contra { $player }, que tenía { $rating }, en la mesa { $table }.
profile-favourite = Juego favorito: { $game }.
profile-between = Tú contra { $player } (ganadas–empatadas–perdidas): { $won }–{ $drawn }–{ $lost }.
profile-none = { $player } no ha terminado aquí ninguna partida que cuente.
profile-alt = La puntuación tras cada partida, de { $first } a { $last }; la más baja fue { $lowest } y la más alta, { $highest }.

history-of-one = Partidas terminadas de { $player }, primero las más recientes:
history-of-two = Partidas terminadas con { $player } y { $other }, primero las más recientes:
history-here = Partidas terminadas en este canal, primero las más recientes:
history-none = No hay ninguna.
history-won = • { $table } { $game }, { $date }: victoria de { $winners } contra { $losers }
history-drawn = • { $table } { $game }, { $date }: empate entre { $players }
history-unrated = { $game } (no cuenta)
history-legend = `record { $table }` da una como texto, `view { $table }` enseña su último tablero.
history-more = Más: { $command }.
button-record = Anotación { $table }
button-board = Tablero { $table }
button-more = Más

block-done = { $player } ya no puede retarte; con `unblock` podrá otra vez.
unblock-done = { $player } puede volver a retarte.
block-oneself = A ti no te puedes bloquear.
