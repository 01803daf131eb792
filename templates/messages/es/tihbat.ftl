# Tihbat.

tihbat-played = { $side } jugó { $pit }: { $seeds ->
    [one] una semilla
   *[other] { $seeds } semillas
}, la última en { $end_side } { $end }, ninguna capturada.
tihbat-captured = { $side } jugó { $pit }: { $seeds ->
    [one] una semilla
   *[other] { $seeds } semillas
}, la última en { $end_side } { $end }, { $captured } capturadas.
tihbat-played-last = { $side } jugó { $pit }: { $seeds ->
    [one] una semilla
   *[other] { $seeds } semillas
}, la última en { $end_side } { $end }, ninguna capturada. La misma posición se ha repetido, así que las semillas que quedan se reparten: { $shared } por bando.
tihbat-passed = { $side } pasó.
tihbat-passed-last = { $side } pasó. La misma posición se ha repetido, así que las semillas que quedan se reparten: { $shared } por bando.

tihbat-no-such-pit = Tus hoyos son el 1 y el 2.
tihbat-empty = El hoyo { $pit } está vacío; un turno sale de un hoyo con semillas.
tihbat-must-pass = Tus dos hoyos están vacíos; solo puedes pasar.
tihbat-may-not-pass = Tienes semillas que sembrar; solo se pasa con los dos hoyos vacíos.

tihbat-row = { $side }: { $first }, { $second }.
tihbat-stores = Capturadas: Sur { $south }, Norte { $north }.
tihbat-to-pass = { $side } tiene que pasar.

# How a game ended, after “South has won: ” or “A draw: ”.
tihbat-ended-captured = { $more } semillas a { $fewer }, todas capturadas
tihbat-ended-majority = { $more } semillas a { $fewer }, más de la mitad del total
tihbat-ended-repetition = { $more } semillas a { $fewer } cuando la posición se repitió
