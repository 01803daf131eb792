# Why the last move or throw did what it did, as `why` tells it.

why-turn-ends = Le tour se termine.

why-sokusowo-lap = { $lap }. { $side } { $pit } : on en prend { $seeds }, on en garde une et avec { $sown } on arrive en { $end_side } { $end }, { $found ->
    [0] qui était vide : le tour se termine.
   *[other] qui en avait { $found } : on repart de là.
}

why-tihbat-sown = { $side } { $pit } : { $seeds } semées, la première dans ce trou même, la dernière en { $end_side } { $end }, qui en a { $made } avec elle.
why-tihbat-stayed = { $side } { $pit } avait une graine seule, semée dans son propre trou.
why-tihbat-moved-on = { $side } { $pit } avait une graine seule, passée en { $end_side } { $end } ; il en a { $made } avec elle.
why-tihbat-captured = { $made } dans un trou de { $side } lui-même, c’est 2, 4, 6 ou 8 : elles sont capturées.
why-tihbat-not-even = { $made } dans un trou de { $side } lui-même, ce n’est ni 2, ni 4, ni 6, ni 8 : rien n’est capturé.
why-tihbat-elsewhere = La dernière graine est tombée de l’autre côté, où l’on ne capture rien.
why-tihbat-passed = Les deux trous de { $side } étaient vides, il ne restait qu’à passer.
why-tihbat-repetition = Les graines ont déjà été ainsi, avec le même camp au trait. Ce qui reste est partagé : { $shared } par camp.

why-seega-one-more = On pose deux pions par tour ; il en manque un.
why-seega-pair = C’était le deuxième pion du tour. Rien n’est encore capturé.
why-seega-movement = Tous les pions sont posés et seul le centre est vide. { $side } fait le premier pas.
why-seega-enclosed = { $prey } était entre { $to }, où le pion est arrivé, et { $jaw }, où { $side } en a un autre : il est donc capturé.
why-seega-centre-safe = { $centre } est aussi entre deux, mais au centre on ne capture personne.
why-seega-nothing = Aucun ennemi juste à côté de { $to } n’a juste derrière lui un pion de { $side } : rien n’est capturé.
why-seega-between = Le pion est maintenant entre deux ennemis. Il y est allé de lui-même, il ne risque rien.
why-seega-chain = De { $to }, le même pion peut continuer à capturer ; { $side } continue.
why-seega-removed = { $blocked } ne pouvait pas bouger ; alors seulement { $side } peut retirer un pion, pour lui ouvrir la voie.
why-seega-stopped = Le même pion pouvait continuer à capturer, mais n’y est pas obligé. Le tour se termine.
why-seega-blocked = Aucun pion de { $blocked } n’a de case vide à côté de lui, donc { $side } continue.

why-sho-sum = { $one } et { $other } font { $sum }.
why-sho-entry = Les neuf pièces de { $side } sont en main ; ce lancer fait entrer { $coins } ensemble en { $to }.
why-sho-entry-three = 1+1 et 1+2 en font entrer trois au lieu de deux.
why-sho-entry-more = C’est une de plus que ce qui s’y trouve : { $standing }.
why-sho-barra = 1+1, c’est barra : un 2 s’ajoute à ce que { $side } peut utiliser, et on relance avant de bouger.
why-sho-barra-split = 1+1, c’est barra : on relance, et le total sera partagé en deux.
why-sho-in-vain = Aucune pièce de { $side } ne peut s’en servir : chacune tomberait sur plus de pièces ennemies qu’il n’en avance, ou les règles maison l’interdisent.
why-sho-entered = Elles sont entrées ensemble, car les neuf pièces de { $side } étaient en main.
why-sho-advanced = À partir de { $from }, { $by } plus loin, c’est { $to }.
why-sho-home = Pour passer le dernier cauri, { $needed } suffisait ; le coup avait { $by }.
why-sho-placed = Il n’y avait rien là.
why-sho-stacked = Il y avait là des pièces à soi ; elles font maintenant une pile de { $height }.
why-sho-stack-throws = Former une pile fait relancer.
why-sho-captured = { $victim } avait là { $coins }, pas plus qu’il n’en est venu : retour en main.
why-sho-capture-throws = { $victim } a d’autres pièces sur le chemin, donc la capture fait relancer.
why-sho-capture-ends = { $victim } n’a pas d’autre pièce sur le chemin, donc la capture ne fait pas relancer.
why-sho-rest = Reste : { $rest }. Une autre pièce peut s’en servir, ou on le laisse.
why-sho-rest-lost = Reste : { $rest }, dont aucune autre pièce ne peut se servir.
why-sho-second = La seconde part, { $part }, est pour une autre pièce ou pile.
why-sho-kept = Ce qui n’a pas servi est gardé pour le prochain lancer : { $values }.
why-sho-passed = On ne peut laisser que ce qui reste à une pièce qui arrive.

why-sigh-rule = La règle pour { $white } : { $does }
why-sigh-opens-not = Seul { $opening } ouvre la partie ; l’autre camp lance.
why-sigh-no-captive = { $side } n’a plus de captif à libérer.
why-sigh-cannot-move = Aucun pion libre de { $side } ne peut avancer de { $by }.
why-sigh-released = Libérés : { $pieces }. Le dernier d’entre eux est passé de { $from } sur la frontière, { $to } ; maintenant la frontière est { $from }.
why-sigh-held = Un pion arrêté tient la frontière, donc personne n’y passe.
why-sigh-moved = De { $from } à { $to }, il y a { $by } trous sur le chemin.
why-sigh-captured = Capturés en { $hole } : { $pieces }. Il en reste { $left } à { $victim }.
why-sigh-given-back = Rendus à { $victim } en { $hole } : { $pieces }.
why-sigh-throws-on = Un { $white } fait relancer.
why-sigh-race-over = Plus aucune capture n’est possible : la course est finie.
why-sigh-rachva-took = Dans la rachva, { $take } prend un pion et relance.
why-sigh-rachva-shielded = Dans la rachva, { $shield } relance et met à l’abri ce qui a été pris.
why-sigh-rachva-gave-back = Dans la rachva, { $back } rend ce qui n’est pas à l’abri et termine le tour.
why-sigh-rachva-nothing = Dans la rachva, un tel lancer ne prend rien et termine le tour.
