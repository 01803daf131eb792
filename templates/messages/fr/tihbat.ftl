# Tihbat.

tihbat-played = { $side } a joué { $pit } : { $seeds ->
    [one] une graine
   *[other] { $seeds } graines
}, la dernière en { $end_side } { $end }, aucune capturée.
tihbat-captured = { $side } a joué { $pit } : { $seeds ->
    [one] une graine
   *[other] { $seeds } graines
}, la dernière en { $end_side } { $end }, { $captured } capturées.
tihbat-played-last = { $side } a joué { $pit } : { $seeds ->
    [one] une graine
   *[other] { $seeds } graines
}, la dernière en { $end_side } { $end }, aucune capturée. La même position est revenue, donc les graines qui restent sont partagées : { $shared } par camp.
tihbat-passed = { $side } a passé.
tihbat-passed-last = { $side } a passé. La même position est revenue, donc les graines qui restent sont partagées : { $shared } par camp.

tihbat-no-such-pit = Tes trous sont 1 et 2.
tihbat-empty = Le trou { $pit } est vide ; un tour part d’un trou qui a des graines.
tihbat-must-pass = Tes deux trous sont vides ; tu ne peux que passer.
tihbat-may-not-pass = Tu as des graines à semer ; on ne passe qu’avec deux trous vides.

tihbat-row = { $side } : { $first }, { $second }.
tihbat-stores = Capturées : Sud { $south }, Nord { $north }.
tihbat-to-pass = { $side } doit passer.

# How a game ended, after “South has won: ” or “A draw: ”.
tihbat-ended-captured = { $more } graines contre { $fewer }, toutes capturées
tihbat-ended-majority = { $more } graines contre { $fewer }, plus de la moitié du total
tihbat-ended-repetition = { $more } graines contre { $fewer } quand la position est revenue
