# Sigh. Faces of sticks are white or dark; a four has four white faces.

sigh-threw = { $side } a fait { $white ->
    [0] zéro blanche
    [one] une blanche
    [2] deux blanches
    [3] trois blanches
    [4] quatre blanches
    [5] cinq blanches
    [6] six blanches
    [7] sept blanches
    [8] huit blanches
   *[other] { $white } blanches
} sur { $sticks ->
    [4] quatre
    [6] six
    [8] huit
   *[other] { $sticks }
}
sigh-threw-on-edge =
    { $threw } ({ $edges ->
        [one] un bâtonnet
       *[other] { $edges } bâtonnets
    } sur la tranche)
sigh-threw-opens-not = { $threw }, ce qui n’ouvre pas la partie.
sigh-threw-in-vain = Lancers d’ouverture en vain : { $throws }. { $told }
sigh-threw-released = { $threw }. { $released }
sigh-threw-moves = { $threw } : un pion avance de { $by }.
sigh-threw-undid = { $threw } : { $moves ->
    [0] il n’y a rien à annuler, et le tour se termine
    [one] le coup d’avant est annulé
   *[other] les { $moves } coups d’avant sont annulés
}.
sigh-threw-again = { $threw }, et relance.
sigh-threw-nothing = { $threw } : le tour se termine.
sigh-threw-took = { $threw } et pris un pion ; il en reste { $left } à { $victim }.
sigh-threw-shielded = { $threw } : { $pieces ->
    [one] le pion pris est
   *[other] les { $pieces } pions pris sont
} à l’abri, et le tour continue.
sigh-threw-gave-back = { $threw } et rendu { $pieces ->
    [one] un pion
   *[other] { $pieces } pions
}.
sigh-rachva-begins = { $told } La course est finie, et la rachva commence.

sigh-moved = { $side } a joué de { $from } à { $to }.
sigh-captured = { $side } a joué de { $from } à { $to } et capturé { $pieces ->
    [one] un pion
   *[other] { $pieces } pions
}.
sigh-undone = Le coup de { $side } de { $from } à { $to } a été annulé.
sigh-released = { $side } a libéré { $pieces ->
    [one] un pion
   *[other] { $pieces } pions
} ; { $from } est passé en { $to }.
sigh-released-captured = { $side } a libéré { $pieces ->
    [one] un pion
   *[other] { $pieces } pions
} ; { $from } est passé en { $to } et a capturé { $taken ->
    [one] un pion
   *[other] { $taken } pions
}.
sigh-released-held = { $side } a libéré { $pieces ->
    [one] un pion
   *[other] { $pieces } pions
} ; un pion arrêté tient la frontière.

sigh-no-such-hole = Il n’y a pas de trou { $hole }.
sigh-nothing-there = Tu n’as pas de pion en { $hole }.
sigh-is-captive = Le pion en { $hole } est captif : il bouge une fois qu’un lancer l’a libéré.
sigh-is-stopped = Le pion en { $hole } est dans sa dernière rangée, où les pions s’arrêtent pour de bon.
sigh-not-so-far = Le lancer avance un pion de { $by } places sur son chemin.
sigh-past-the-end = Selon les règles maison, aucun pion ne dépasse le bout de sa dernière rangée.
sigh-past-the-turn = Un pion sur le chemin du retour doit finir exactement dans le premier trou de sa deuxième rangée.
sigh-own-piece = Un de tes pions est en { $hole }.
sigh-stopped-enemy = Le pion en { $hole } est dans sa dernière rangée, où il ne peut pas être capturé.

# The position, in a list after what happened.
sigh-side = { $side } a { $pieces ->
    [0] zéro pion
    [one] un pion
   *[other] { $pieces } pions
}.
sigh-free = Libres : { $holes }.
sigh-backwards = Sur le retour : { $holes }.
sigh-captive = Captifs : { $holes }.
sigh-frontier = Frontière : { $hole }.
sigh-run = de { $first } à { $last }
sigh-stack = { $pieces ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $pieces }
} en { $hole }
sigh-rachva = Dans la rachva, il reste { $south } à Sud et { $north } à Nord.
sigh-lie = Faces blanches des bâtonnets : { $white } sur { $sticks }.
sigh-to-throw = À { $side } de lancer.
sigh-to-move = À { $side } d’avancer de { $by }.

# How a game ended, after “South has won: ”.
sigh-ended-captured = tous les pions de l’autre camp sont capturés
sigh-ended-rachva = le dernier pion a été pris dans la rachva
sigh-ended-majority = plus aucune capture n’est possible, et il reste { $more } pions contre { $fewer }
sigh-ended-quiet = la partie a trop duré, et il reste { $more } pions contre { $fewer }
