# Sho. The sides are called by the shapes of their coins.

sho-round = Rodó
sho-square = Quadrat
sho-scalloped = Ondulat
sho-six-sided = Hexagonal

sho-coins = { $coins ->
    [one] una moneda
    [2] dues monedes
    [3] tres monedes
    [4] quatre monedes
    [5] cinc monedes
    [6] sis monedes
    [7] set monedes
    [8] vuit monedes
    [9] nou monedes
   *[other] { $coins } monedes
}

sho-threw = { $side } ha tret { $one } i { $other }.
sho-threw-barra = { $side } ha tret 1 i 1, barra, i torna a tirar.
sho-threw-in-vain = { $side } ha tret { $one } i { $other }, que no serveixen de res.

# What coins did; each of these goes on in one of the next.
sho-entered = { $side } ha entrat { $coins } a la posició { $to }
sho-entered-home = { $side } ha portat { $coins } de la mà fins a casa
sho-moved = { $side } ha mogut { $coins } de la posició { $from } a la { $to }
sho-went-home = { $side } ha portat { $coins } de la posició { $from } fins a casa

sho-placed = { $way }.
sho-stacked = { $way }: ara hi ha { $coins } en una pila.
sho-captured = { $way } i ha capturat { $coins } del bàndol { $victim }.
sho-left-over = { $way }, i encara li sobren punts: { $rest }.
sho-throws-on = { $done } { $side } torna a tirar.
sho-passed = { $side } ha deixat sense fer servir els punts que sobraven: { $rest }.

sho-no-such-position = Entre els cauris hi ha les posicions de l’1 al 63.
sho-nothing-there = No tens cap moneda a la posició { $position }.
sho-hand-empty = No tens cap moneda a la mà.
sho-not-at-hand = Això no ho tens disponible: una jugada fa servir un valor o uns quants de junts, de petit a gran, i cada un tantes vegades com hi és.
sho-outnumbered = A la posició { $position } et trobaries un altre bàndol ({ $coins }); per capturar, n’has de moure com a mínim tantes.
sho-nine = Segons les regles de la casa, no es pot fer cap pila de nou.
sho-not-all-nine = Les nou monedes només entren juntes quan te les han capturat totes, amb 3 i 6, i si la posició 9 és buida.
sho-may-not-pass = El que es pot fer servir s’ha de fer servir; només es pot deixar el que ha sobrat arribant a casa.
sho-moved-already = Les monedes de la posició { $position } ja han fet la primera part; la segona és per a unes altres.
sho-no-part = El total es parteix en dos: la primera part és un nombre de l’1 al { $total }.
sho-beyond-home = La primera part no pot anar més enllà de casa: des d’allà, { $most } com a màxim.

# Moves on buttons and in menus.
sho-offers-entry = { $coins ->
    [one] { $carried } entra a la posició { $to }
   *[other] { $carried } entren a la posició { $to }
}
sho-offers-entry-home = una moneda de la mà va fins a casa
sho-offers-coin = la moneda de la posició { $from } avança { $values }
sho-offers-stack = la pila de la posició { $from } avança { $values }
sho-offers-placing = { $way }
sho-offers-stacking = { $way }: pila de { $coins }
sho-offers-capture = { $way }: captura de { $coins }
sho-offers-home = { $way }: a casa
sho-offers-home-with-rest = { $way }: a casa, amb { $rest } de sobra
sho-offers-to-leave = deixa el que sobra: { $rest }

sho-stack = { $position } ({ $coins ->
    [2] dues monedes
    [3] tres monedes
    [4] quatre monedes
    [5] cinc monedes
    [6] sis monedes
    [7] set monedes
    [8] vuit monedes
    [9] nou monedes
   *[other] { $coins } monedes
})
sho-side = { $side }: { $stacks }; { $hand } a la mà, { $home } a casa.
sho-side-off-path = { $side }: cap moneda al camí; { $hand } a la mà, { $home } a casa.

sho-roll = { $one }+{ $other }
sho-thrown = Tirada: { $rolls }.
sho-thrown-in-vain = { $side } ha tret { $rolls }, que no ha servit de res.
sho-no-dice = No hi ha cap dau al coixí.
sho-values = Disponible: { $values }.
sho-values-or-sums = Disponible: { $values }, per separat o sumant-ne uns quants.
sho-values-all = Disponible: 9, per a dues monedes o per a les nou.
sho-values-rest = Sobra: { $rest }.
sho-values-split = Disponible: { $total }, per partir en dos.
sho-values-second = Disponible: { $part }, la segona part.
sho-to-throw = Toca tirar a { $side }.
sho-to-move = Toca moure a { $side }.

# How a game ended, after “Rodó ha guanyat: ”.
sho-ended-home = les nou monedes són a casa
sho-ended-sho = les nou monedes han arribat a casa en una sola pila, un sho
