# Who stands how: leaderboards, profiles, games that have ended, and who may not challenge whom.

ladder-all = Tots els jocs
span-always = de tots els temps
span-season = temporada { $month }

leaderboard-title = { $ladder }, { $span }: posicions { $from } a { $to } de { $players }.
leaderboard-row = { $rank }. { $player }: { $rating }, { $facts }
leaderboard-own = … { $row }
leaderboard-legend = Guanyades–empatades–perdudes. «?» marca una puntuació de menys de { $games } partides; aquestes van al final.
leaderboard-more = Més: { $commands }.
leaderboard-empty = { $ladder }, { $span }: ningú no ha acabat cap partida que compti.
leaderboard-hidden = No surts a les classificacions; `privacy show` t’hi fa tornar a sortir.
leaderboard-no-season = Aquí no hi ha cap temporada { $month }. Temporades que hi ha: { $seasons }.
leaderboard-no-seasons-here = Aquí les classificacions no tenen temporades.
season-won = La temporada { $month } la va guanyar { $player }: { $rating }, { $facts }

rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating }? ± { $deviation }
fact-record = { $games ->
    [one] una partida
   *[other] { $games } partides
} ({ $won }–{ $drawn }–{ $lost })
fact-wins = { $games } victòries seguides
fact-losses = { $games } derrotes seguides
fact-up = puja { $points } aquesta setmana
fact-down = baixa { $points } aquesta setmana
fact-new = s’estrena aquesta setmana

# For a screen reader, one for each rank.
leaderboard-alt-row = Posició { $rank }: { $rating } ± { $deviation }; guanyades, { $won }; empatades, { $drawn }; perdudes, { $lost }.

profile-title = { $player }, en tots els jocs: { $rating }, { $facts }
profile-game = • { $game }: { $rating }, { $facts }
profile-best = Millor victòria: contra { $player }, que tenia { $rating }, a la taula { $table }.
profile-favourite = Joc preferit: { $game }.
profile-between = Tu contra { $player }: guanyades, { $won }; empatades, { $drawn }; perdudes, { $lost }.
profile-none = { $player } no ha acabat aquí cap partida que compti.
profile-alt = La puntuació després de cada partida, de { $first } a { $last }; la més baixa va ser { $lowest }, i la més alta, { $highest }.

history-of-one = Partides acabades de { $player }, de la més nova a la més antiga:
history-of-two = Partides acabades entre { $player } i { $other }, de la més nova a la més antiga:
history-here = Partides acabades en aquest canal, de la més nova a la més antiga:
history-none = No n’hi ha cap.
history-won = • { $table } { $game }, { $date }: victòria de { $winners } contra { $losers }
history-drawn = • { $table } { $game }, { $date }: empat entre { $players }
history-unrated = { $game } (no compta)
history-legend = `record { $table }` en dona una per escrit, `view { $table }` en mostra l’últim tauler.
history-more = Més: { $command }.
button-record = { $table } per escrit
button-board = Tauler { $table }
button-more = Més

block-done = { $player } ja no et pot reptar; amb `unblock` ho podrà tornar a fer.
unblock-done = { $player } et pot tornar a reptar.
block-oneself = No et pots bloquejar.
