# Sigh. Faces of sticks are white or dark; a four has four white faces.

sigh-threw = { $side } sacó { $white ->
    [0] cero blancas
    [one] una blanca
    [2] dos blancas
    [3] tres blancas
    [4] cuatro blancas
    [5] cinco blancas
    [6] seis blancas
    [7] siete blancas
    [8] ocho blancas
   *[other] { $white } blancas
} de { $sticks ->
    [4] cuatro
    [6] seis
    [8] ocho
   *[other] { $sticks }
}
sigh-threw-on-edge =
    { $threw } ({ $edges ->
        [one] un palo
       *[other] { $edges } palos
    } de canto)
sigh-threw-opens-not = { $threw }, que no abre la partida.
sigh-threw-in-vain = Tiradas de apertura en vano: { $throws }. { $told }
sigh-threw-released = { $threw }. { $released }
sigh-threw-moves = { $threw }: una ficha avanza { $by }.
sigh-threw-undid = { $threw }: { $moves ->
    [0] no hay nada que deshacer, y acaba el turno
    [one] se deshace la jugada anterior
   *[other] se deshacen las { $moves } jugadas anteriores
}.
sigh-threw-again = { $threw }, y vuelve a tirar.
sigh-threw-nothing = { $threw }: acaba el turno.
sigh-threw-took = { $threw } y se llevó una ficha; { $victim } se queda con { $left }.
sigh-threw-shielded = { $threw }: { $pieces ->
    [one] la ficha que se llevó queda a salvo
   *[other] las { $pieces } fichas que se llevó quedan a salvo
}, y el turno sigue.
sigh-threw-gave-back = { $threw } y devolvió { $pieces ->
    [one] una ficha
   *[other] { $pieces } fichas
}.
sigh-rachva-begins = { $told } La carrera ha terminado, y empieza la rachva.

sigh-moved = { $side } movió de { $from } a { $to }.
sigh-captured = { $side } movió de { $from } a { $to } y capturó { $pieces ->
    [one] una ficha
   *[other] { $pieces } fichas
}.
sigh-undone = Se ha deshecho la jugada de { $side } de { $from } a { $to }.
sigh-released = { $side } liberó { $pieces ->
    [one] una ficha
   *[other] { $pieces } fichas
}; { $from } pasó a { $to }.
sigh-released-captured = { $side } liberó { $pieces ->
    [one] una ficha
   *[other] { $pieces } fichas
}; { $from } pasó a { $to } y capturó { $taken ->
    [one] una ficha
   *[other] { $taken } fichas
}.
sigh-released-held = { $side } liberó { $pieces ->
    [one] una ficha
   *[other] { $pieces } fichas
}; una ficha parada ocupa la frontera.

sigh-no-such-hole = No hay ningún hoyo { $hole }.
sigh-nothing-there = No tienes ninguna ficha en { $hole }.
sigh-is-captive = La ficha de { $hole } es cautiva: se mueve cuando una tirada la haya liberado.
sigh-is-stopped = La ficha de { $hole } está en su última fila, donde las fichas se paran para siempre.
sigh-not-so-far = La tirada mueve una ficha { $by } hoyos por su camino.
sigh-past-the-end = Según las reglas de la casa, ninguna ficha pasa del final de su última fila.
sigh-past-the-turn = Una ficha en su camino de vuelta tiene que acabar justo en el primer hoyo de su segunda fila.
sigh-own-piece = En { $hole } hay una ficha tuya.
sigh-stopped-enemy = La ficha de { $hole } está en su última fila, donde no se puede capturar.

# The position, in a list after what happened.
sigh-side = { $side } tiene { $pieces ->
    [one] una ficha
   *[other] { $pieces } fichas
}.
sigh-free = Libres: { $holes }.
sigh-backwards = De vuelta: { $holes }.
sigh-captive = Cautivas: { $holes }.
sigh-frontier = Frontera: { $hole }.
sigh-run = de { $first } a { $last }
sigh-stack = { $pieces ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $pieces }
} en { $hole }
sigh-rachva = En la rachva, Sur conserva { $south } y Norte { $north }.
sigh-lie = Caras blancas en los palos: { $white } de { $sticks }.
sigh-to-throw = Le toca tirar a { $side }.
sigh-to-move = Le toca a { $side } mover { $by }.

# How a game ended, after “South has won: ”.
sigh-ended-captured = todas las fichas del otro bando están capturadas
sigh-ended-rachva = se llevó la última ficha en la rachva
sigh-ended-majority = ya no se puede capturar, y quedan { $more } fichas contra { $fewer }
sigh-ended-quiet = la partida duró demasiado, y quedan { $more } fichas contra { $fewer }
