# Les parties jouées, en image animée et coup par coup.

replay = Table { $table }, { $game } : { $sides }. Toute la partie, en { $plies ->
    [one] un coup
   *[other] { $plies } coups
}.
replay-alt = Image animée d’une partie de { $game } entre { $players }, en { $plies ->
    [one] un coup
   *[other] { $plies } coups
}.
replay-alt-last = Le dernier : { $told }
board-at-start = Table { $table }, au début de la partie.
board-after = Table { $table }, après { $ply } coups sur { $plies } : { $told }
side-gives-up = { $side } abandonne, et les autres continuent.

refused-nothing-to-replay = On n’a encore rien joué à la table { $table }.
refused-no-moving-pictures = Pas d’image animée possible ici. `board 1 { $table }` montre la partie coup par coup.
refused-no-such-ply = À la table { $table } il n’y a pas de plateau après { $ply } coups. Il y en a de 0, le début, à { $plies }.

button-replay = Revoir
button-game-record = Partie notée
button-first = Premier
button-before = Précédent
button-next = Suivant
button-last = Dernier
