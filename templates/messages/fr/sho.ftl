# Sho. The sides are called by the shapes of their coins.

sho-round = Rond
sho-square = Carré
sho-scalloped = Fleur
sho-six-sided = Hexagone

sho-coins = { $coins ->
    [one] une pièce
    [2] deux pièces
    [3] trois pièces
    [4] quatre pièces
    [5] cinq pièces
    [6] six pièces
    [7] sept pièces
    [8] huit pièces
    [9] neuf pièces
   *[other] { $coins } pièces
}

sho-threw = { $side } a fait { $one } et { $other }.
sho-threw-barra = { $side } a fait 1 et 1, barra, et relance.
sho-threw-in-vain = { $side } a fait { $one } et { $other }, sans pouvoir s’en servir.

# What coins did; each of these goes on in one of the next.
sho-entered = { $side } a fait entrer { $coins } en { $to }
sho-entered-home = { $side } a mené { $coins } de la main jusqu’à l’arrivée
sho-moved = { $side } a avancé { $coins } de { $from } à { $to }
sho-went-home = { $side } a mené { $coins } de { $from } à l’arrivée

sho-placed = { $way }.
sho-stacked = { $way } : cela y fait une pile de { $coins }.
sho-captured = { $way } et capturé { $coins } à { $victim }.
sho-left-over = { $way }, avec un reste de { $rest }.
sho-throws-on = { $done } { $side } relance.
sho-passed = { $side } a laissé le reste de { $rest }.

# Moves on buttons and in menus.
sho-offers-entry =
    { $coins ->
        [one] { $carried } entre en { $to }
       *[other] { $carried } entrent en { $to }
    }
sho-offers-entry-home = une pièce de la main va jusqu’à l’arrivée
sho-offers-coin = la pièce en { $from } avance de { $values }
sho-offers-stack = la pile en { $from } avance de { $values }
sho-offers-placing = { $way }
sho-offers-stacking = { $way } : pile de { $coins }
sho-offers-capture = { $way } : capture { $coins }
sho-offers-home = { $way } : arrivée
sho-offers-home-with-rest = { $way } : arrivée, avec un reste de { $rest }
sho-offers-to-leave = laisser le reste de { $rest }

sho-no-such-position = Les cauris ont les positions 1 à 63.
sho-nothing-there = Tu n’as pas de pièces en { $position }.
sho-hand-empty = Tu n’as pas de pièces en main.
sho-not-at-hand = Cela n’est pas disponible : un coup utilise une valeur, ou plusieurs ensemble dans l’ordre croissant, chacune aussi souvent que tu l’as.
sho-outnumbered = En { $position } tu tomberais sur { $coins } d’un autre camp ; pour capturer, il faut en avancer au moins autant.
sho-nine = Selon les règles maison, on ne peut pas former une pile de neuf.
sho-not-all-nine = Les neuf pièces n’entrent ensemble que si elles ont toutes été capturées, avec 3 et 6, et si la position 9 est vide.
sho-may-not-pass = Ce qui peut servir doit servir ; on ne peut laisser que le reste d’une arrivée.
sho-moved-already = Les pièces en { $position } ont fait la première part ; la seconde est pour d’autres.
sho-no-part = Le total se partage en deux : la première part est un nombre de 1 à { $total }.
sho-beyond-home = La première part ne va pas plus loin que l’arrivée : { $most } à partir de là.

sho-stack = { $coins ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $coins }
} en { $position }
sho-side = { $side } : { $stacks } ; { $hand } en main, { $home } à l’arrivée.
sho-side-off-path = { $side } : aucune sur le chemin ; { $hand } en main, { $home } à l’arrivée.

sho-roll = { $one }+{ $other }
sho-thrown = Lancé : { $rolls }.
sho-thrown-in-vain = { $side } a fait { $rolls }, sans pouvoir s’en servir.
sho-no-dice = Il n’y a pas de dés sur le coussin.
sho-values = Disponible : { $values }.
sho-values-or-sums = Disponible : { $values }, séparément ou ensemble.
sho-values-all = Disponible : 9, pour deux pièces ou pour les neuf.
sho-values-rest = Reste : { $rest }.
sho-values-split = Disponible : { $total }, à partager en deux.
sho-values-second = Disponible : { $part }, la seconde part.
sho-to-throw = À { $side } de lancer.
sho-to-move = À { $side } de jouer.

# How a game ended, after “Round has won: ”.
sho-ended-home = les neuf pièces sont à l’arrivée
sho-ended-sho = les neuf pièces sont arrivées en une seule pile, un sho
