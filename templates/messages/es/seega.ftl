# Seega. Side 1 has round stones, side 2 square sherds.

round = Círculo
square = Cuadrado

seega-placed = { $side } puso una ficha en { $cell }.
seega-placed-pair = { $side } puso fichas en { $first } y { $cell }.
seega-moved = { $side } movió de { $from } a { $to }.
seega-captured = { $side } movió de { $from } a { $to } y capturó { $captured }.
seega-removed = { $side } quitó su propia ficha de { $cell }.
seega-stopped = { $side } no sigue capturando.
seega-then-movement = { $told } Todas las fichas están puestas; a partir de ahora se mueven.
seega-then-chain = { $told } La misma ficha puede seguir capturando.
seega-then-blocked = { $told } { $blocked } no puede dar ningún paso y espera.

seega-no-such-cell = No hay ninguna casilla { $cell }; el tablero va de { $first } a { $last }.
seega-still-placing = Todavía se están poniendo fichas: di una casilla vacía, como en `b2`.
seega-all-placed = Todas las fichas están puestas; ahora se mueven. Di de dónde a dónde, como en `b2b3`.
seega-centre = El centro, { $cell }, se queda vacío mientras se ponen las fichas.
seega-occupied = Ya hay una ficha en { $cell }.
seega-cross = En esta apertura, tus dos primeras fichas van en { $one } y { $other }.
seega-no-piece = No hay ninguna ficha en { $cell }.
seega-not-yours = La ficha de { $cell } no es tuya.
seega-not-adjacent = { $to } no está al lado de { $from }; una ficha se mueve un paso.
seega-diagonal = { $to } está en diagonal desde { $from }; las fichas solo se mueven por filas y columnas.
seega-to-and-fro = Tu ficha ya ha ido y venido dos veces entre { $from } y { $to }, que es lo máximo; juega otra cosa.
seega-chain-or-stop = La ficha de { $cell } ha capturado y puede seguir capturando: hazlo con ella, o `stop`.
seega-chain-goes-on = La ficha de { $cell } ha capturado y tiene que seguir capturando.
seega-nothing-to-stop = No hay ninguna cadena de capturas que parar.
seega-nobody-blocked = Solo puedes quitar una ficha propia del tablero mientras el otro bando no puede dar ningún paso.
seega-frees-nobody = Quitar la ficha de { $cell } no le abre ningún paso al otro bando, así que se queda.
seega-waits = { $side } no puede dar ningún paso ahora; el otro bando sigue moviendo hasta que pueda.

seega-side = { $side }, { $pieces }: { $cells }.
seega-side-none = { $side }: ninguna en el tablero.
seega-centre-taken = Centro: { $side }.
seega-centre-empty = Centro: vacío.
seega-in-hand = En la mano: Círculo { $round }, Cuadrado { $square }.

# How a game ended, after “Round has won: ” or “A draw: ”.
seega-ended-captured = { $more } a { $fewer } en fichas, muy pocas para seguir
seega-ended-repetition = { $more } a { $fewer } en fichas cuando una posición se dio por tercera vez
seega-ended-quiet = { $more } a { $fewer } en fichas tras { $plies } jugadas sin capturas
seega-ended-settled = { $more } a { $fewer } en fichas, en el recuento acordado
