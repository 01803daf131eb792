# Sokusowó. Each lap keeps one seed, so the number of laps is the number of seeds captured.

sokusowo-played = { $side } a joué { $pit } : { $laps ->
    [one] un semis
   *[other] { $laps } semis
}, fini en { $end_side } { $end } ; { $laps ->
    [one] { $laps } capturée
   *[other] { $laps } capturées
}.
sokusowo-played-last = { $side } a joué { $pit } : { $laps ->
    [one] un semis
   *[other] { $laps } semis
}, fini en { $end_side } { $end } ; { $laps ->
    [one] { $laps } capturée
   *[other] { $laps } capturées
}. Un camp n’a plus de trou d’où partir, donc chacun prend les graines qui restent dans sa rangée : Sud { $south }, Nord { $north }.

sokusowo-no-such-pit = Tes trous vont de 1 à 6.
sokusowo-empty = Le trou { $pit } est vide ; un tour part d’un trou avec au moins deux graines.
sokusowo-one-seed = Le trou { $pit } n’a qu’une graine ; un tour part d’un trou avec au moins deux graines.

sokusowo-row = { $side }, de 1 à 6 : { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
sokusowo-stores = Greniers : Sud { $south }, Nord { $north }.

# How a game ended, after “South has won: ” or “A draw: ”.
sokusowo-ended-majority = { $more } graines contre { $fewer }, plus de la moitié du total
sokusowo-ended-exhausted = { $more } graines contre { $fewer } quand un camp n’a plus eu de trou d’où partir
