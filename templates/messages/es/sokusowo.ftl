# Sokusowó. Each lap keeps one seed, so the number of laps is the number of seeds captured.

sokusowo-played = { $side } jugó { $pit }: { $laps ->
    [one] una siembra
   *[other] { $laps } siembras
}, final en { $end_side } { $end }; { $laps ->
    [one] { $laps } capturada
   *[other] { $laps } capturadas
}.
sokusowo-played-last = { $side } jugó { $pit }: { $laps ->
    [one] una siembra
   *[other] { $laps } siembras
}, final en { $end_side } { $end }; { $laps ->
    [one] { $laps } capturada
   *[other] { $laps } capturadas
}. Un bando se queda sin hoyo del que salir, así que cada bando se lleva las semillas de su fila: Sur { $south }, Norte { $north }.

sokusowo-no-such-pit = Tus hoyos son del 1 al 6.
sokusowo-empty = El hoyo { $pit } está vacío; un turno sale de un hoyo con dos semillas o más.
sokusowo-one-seed = El hoyo { $pit } tiene una sola semilla; un turno sale de un hoyo con dos semillas o más.

sokusowo-row = { $side }, del 1 al 6: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
sokusowo-stores = Graneros: Sur { $south }, Norte { $north }.

# How a game ended, after “South has won: ” or “A draw: ”.
sokusowo-ended-majority = { $more } semillas a { $fewer }, más de la mitad del total
sokusowo-ended-exhausted = { $more } semillas a { $fewer } cuando un bando se quedó sin hoyo del que salir
