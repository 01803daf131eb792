# Seega. Side 1 has round stones, side 2 square sherds.

round = Rond
square = Carré

seega-placed = { $side } a posé un pion en { $cell }.
seega-placed-pair = { $side } a posé des pions en { $first } et { $cell }.
seega-moved = { $side } a joué de { $from } à { $to }.
seega-captured = { $side } a joué de { $from } à { $to } et capturé { $captured }.
seega-removed = { $side } a retiré son propre pion de { $cell }.
seega-stopped = { $side } arrête de capturer.
seega-then-movement = { $told } Tous les pions sont posés ; à partir de maintenant ils bougent.
seega-then-chain = { $told } Le même pion peut continuer à capturer.
seega-then-blocked = { $told } { $blocked } ne peut pas bouger et attend.

seega-no-such-cell = Il n’y a pas de case { $cell } ; le plateau va de { $first } à { $last }.
seega-still-placing = On pose encore les pions : dis une case vide, comme `b2`.
seega-all-placed = Tous les pions sont posés ; maintenant ils bougent. Dis d’où à où, comme `b2b3`.
seega-centre = Le centre, { $cell }, reste vide tant qu’on pose les pions.
seega-occupied = Il y a déjà un pion en { $cell }.
seega-cross = Dans cette ouverture, tes deux premiers pions vont en { $one } et { $other }.
seega-no-piece = Il n’y a pas de pion en { $cell }.
seega-not-yours = Le pion en { $cell } n’est pas à toi.
seega-not-adjacent = { $to } n’est pas à côté de { $from } ; un pion bouge d’un pas.
seega-diagonal = { $to } est en diagonale de { $from } ; un pion ne bouge que le long des rangées et des colonnes.
seega-to-and-fro = Ton pion a déjà fait deux allers-retours entre { $from } et { $to }, et c’est le maximum ; joue autre chose.
seega-chain-or-stop = Le pion en { $cell } a capturé et peut continuer : fais-le avec lui, ou `stop`.
seega-chain-goes-on = Le pion en { $cell } a capturé et doit continuer à capturer.
seega-nothing-to-stop = Il n’y a pas de suite de captures à arrêter.
seega-nobody-blocked = Tu ne peux retirer un de tes pions du plateau que si l’autre camp ne peut pas bouger.
seega-frees-nobody = Retirer le pion en { $cell } ne permet pas à l’autre camp de bouger, donc il reste.
seega-waits = { $side } ne peut pas bouger pour le moment ; l’autre camp continue jusqu’à ce que ce soit possible.

seega-side = { $side }, { $pieces } : { $cells }.
seega-side-none = { $side } : aucun sur le plateau.
seega-centre-taken = Centre : { $side }.
seega-centre-empty = Centre : vide.
seega-in-hand = En main : Rond { $round }, Carré { $square }.

# How a game ended, after “Round has won: ” or “A draw: ”.
seega-ended-captured = { $more } pions contre { $fewer }, trop peu pour continuer
seega-ended-repetition = { $more } pions contre { $fewer } quand une position est venue pour la troisième fois
seega-ended-quiet = { $more } pions contre { $fewer } après { $plies } coups sans capture
seega-ended-settled = { $more } pions contre { $fewer }, en comptant d’un commun accord
