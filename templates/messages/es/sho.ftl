# Sho. The sides are called by the shapes of their coins.

sho-round = Círculo
sho-square = Cuadrado
sho-scalloped = Flor
sho-six-sided = Hexágono

sho-coins = { $coins ->
    [one] una moneda
    [2] dos monedas
    [3] tres monedas
    [4] cuatro monedas
    [5] cinco monedas
    [6] seis monedas
    [7] siete monedas
    [8] ocho monedas
    [9] nueve monedas
   *[other] { $coins } monedas
}

sho-threw = { $side } sacó { $one } y { $other }.
sho-threw-barra = { $side } sacó 1 y 1, barra, y sigue tirando.
sho-threw-in-vain = { $side } sacó { $one } y { $other }, que no se pueden usar.

# What coins did; each of these goes on in one of the next.
sho-entered = { $side } metió { $coins } en { $to }
sho-entered-home = { $side } llevó { $coins } de la mano hasta casa
sho-moved = { $side } movió { $coins } de { $from } a { $to }
sho-went-home = { $side } llevó { $coins } de { $from } a casa

sho-placed = { $way }.
sho-stacked = { $way }: ahora hay ahí una pila de { $coins }.
sho-captured = { $way } y capturó { $coins } de { $victim }.
sho-left-over = { $way }, con un resto de { $rest }.
sho-throws-on = { $done } { $side } vuelve a tirar.
sho-passed = { $side } dejó sin usar el resto de { $rest }.

# Moves on buttons and in menus.
sho-offers-entry =
    { $coins ->
        [one] { $carried } entra en { $to }
       *[other] { $carried } entran en { $to }
    }
sho-offers-entry-home = una moneda de la mano llega hasta casa
sho-offers-coin = la moneda de { $from } avanza { $values }
sho-offers-stack = la pila de { $from } avanza { $values }
sho-offers-placing = { $way }
sho-offers-stacking = { $way }: pila de { $coins }
sho-offers-capture = { $way }: captura { $coins }
sho-offers-home = { $way }: a casa
sho-offers-home-with-rest = { $way }: a casa, con un resto de { $rest }
sho-offers-to-leave = dejar el resto de { $rest }

sho-no-such-position = Los cauris tienen las posiciones de la 1 a la 63.
sho-nothing-there = No tienes monedas en { $position }.
sho-hand-empty = No tienes monedas en la mano.
sho-not-at-hand = Eso no está disponible: una jugada usa un valor, o varios juntos de menor a mayor, y cada uno tantas veces como lo tengas.
sho-outnumbered = En { $position } te encontrarías con { $coins } de otro bando; para capturar hay que mover al menos otras tantas.
sho-nine = Según las reglas de la casa, no se puede formar una pila de nueve.
sho-not-all-nine = Las nueve monedas solo entran a la vez si las capturaron todas, con 3 y 6, y si la posición 9 está vacía.
sho-may-not-pass = Lo que se puede usar hay que usarlo; solo se puede dejar el resto que sobra al llegar a casa.
sho-moved-already = Las monedas de { $position } ya han hecho la primera parte; la segunda es para otras.
sho-no-part = El total se divide en dos: la primera parte es un número del 1 al { $total }.
sho-beyond-home = La primera parte no pasa de casa: { $most } desde ahí.

sho-stack = { $coins ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] { $coins }
} en { $position }
sho-side = { $side }: { $stacks }; { $hand } en la mano, { $home } en casa.
sho-side-off-path = { $side }: ninguna en el camino; { $hand } en la mano, { $home } en casa.

sho-roll = { $one }+{ $other }
sho-thrown = Tirada: { $rolls }.
sho-thrown-in-vain = { $side } sacó { $rolls }, que no se puede usar.
sho-no-dice = No hay dados sobre el cojín.
sho-values = Disponible: { $values }.
sho-values-or-sums = Disponible: { $values }, por separado o en suma.
sho-values-all = Disponible: 9, para dos monedas o para las nueve.
sho-values-rest = Resto: { $rest }.
sho-values-split = Disponible: { $total }, a dividir en dos.
sho-values-second = Disponible: { $part }, la segunda parte.
sho-to-throw = Le toca tirar a { $side }.
sho-to-move = Le toca mover a { $side }.

# How a game ended, after “Round has won: ”.
sho-ended-home = sus nueve monedas están en casa
sho-ended-sho = sus nueve monedas llegaron a casa en una sola pila, un sho
