# Why the last move or throw did what it did, as `why` tells it.

why-turn-ends = Acaba el turno.

why-sokusowo-lap = { $lap }. { $side } { $pit }: se toman { $seeds }, se guarda una y con { $sown } se llega a { $end_side } { $end }, { $found ->
    [0] que estaba vacío: acaba el turno.
   *[other] que tenía { $found }: se sigue desde ahí.
}

why-tihbat-sown = { $side } { $pit }: { $seeds } sembradas, la primera en ese mismo hoyo, la última en { $end_side } { $end }, que con ella tiene { $made }.
why-tihbat-stayed = { $side } { $pit } tenía una semilla sola, que se sembró en el mismo hoyo.
why-tihbat-moved-on = { $side } { $pit } tenía una semilla sola, que pasó a { $end_side } { $end }; con ella tiene { $made }.
why-tihbat-captured = { $made } en un hoyo propio de { $side } es 2, 4, 6 u 8, así que se capturan.
why-tihbat-not-even = { $made } en un hoyo propio de { $side } no es 2, 4, 6 ni 8, así que no se captura nada.
why-tihbat-elsewhere = La última semilla cayó en el otro lado, donde no se captura nada.
why-tihbat-passed = Los dos hoyos de { $side } estaban vacíos, así que solo quedaba pasar.
why-tihbat-repetition = Las semillas ya estuvieron así antes, con el mismo bando al turno. Lo que queda se reparte: { $shared } por bando.

why-seega-one-more = En cada turno se ponen dos fichas; falta una.
why-seega-pair = Era la segunda ficha del turno. Aún no se captura nada.
why-seega-movement = Todas las fichas están puestas y solo el centro está vacío. { $side } da el primer paso.
why-seega-enclosed = { $prey } estaba entre { $to }, adonde llegó la ficha, y { $jaw }, donde { $side } tiene otra: por eso queda capturada.
why-seega-centre-safe = { $centre } también está entre dos, pero en el centro no se captura a nadie.
why-seega-nothing = Ninguna ficha rival pegada a { $to } tiene justo detrás una de { $side }, así que no se captura nada.
why-seega-between = La ficha está ahora entre dos rivales. Fue ella misma, así que está a salvo.
why-seega-chain = Desde { $to }, la misma ficha puede seguir capturando; sigue { $side }.
why-seega-removed = { $blocked } no podía dar ningún paso; solo entonces puede { $side } quitar una ficha, para abrirle paso.
why-seega-stopped = La misma ficha podía seguir capturando, pero no está obligada. Acaba el turno.
why-seega-blocked = Ninguna ficha de { $blocked } tiene al lado una casilla vacía, así que sigue moviendo { $side }.

why-sho-sum = { $one } y { $other } suman { $sum }.
why-sho-entry = Las nueve monedas de { $side } están en la mano; esta tirada mete { $coins } a la vez en { $to }.
why-sho-entry-three = Con 1+1 y 1+2 entran tres en lugar de dos.
why-sho-entry-more = Eso es una más de las que hay allí: { $standing }.
why-sho-barra = 1+1 es barra: se añade un 2 a lo que { $side } puede usar, y se vuelve a tirar antes de mover.
why-sho-barra-split = 1+1 es barra: se vuelve a tirar, y el total se dividirá en dos.
why-sho-in-vain = Ninguna moneda de { $side } puede usarlo: todas darían con más monedas rivales de las que se mueven, o lo prohíben las reglas de la casa.
why-sho-entered = Entraron juntas porque las nueve monedas de { $side } estaban en la mano.
why-sho-advanced = Desde { $from }, { $by } más es { $to }.
why-sho-home = Para pasar el último cauri bastaba { $needed }; la jugada tenía { $by }.
why-sho-placed = Allí no había nada.
why-sho-stacked = Allí había monedas propias; ahora forman una sola pila de { $height }.
why-sho-stack-throws = Formar una pila da otra tirada.
why-sho-captured = { $victim } tenía allí { $coins }, no más de las que llegaron: vuelven a la mano.
why-sho-capture-throws = { $victim } tiene otras monedas en el camino, así que la captura da otra tirada.
why-sho-capture-ends = { $victim } no tiene otra moneda en el camino, así que la captura no da otra tirada.
why-sho-rest = Resto: { $rest }. Puede usarlo otra moneda, o se deja.
why-sho-rest-lost = Resto: { $rest }; ninguna otra moneda puede usarlo.
why-sho-second = La segunda parte, { $part }, es para otra moneda o pila.
why-sho-kept = Lo que no se usó se guarda para la próxima tirada: { $values }.
why-sho-passed = Solo se puede dejar lo que a una moneda le sobró al llegar a casa.

why-sigh-rule = La regla para { $white }: { $does }
why-sigh-opens-not = Solo { $opening } abre la partida; tira el otro bando.
why-sigh-no-captive = A { $side } no le quedan cautivas que liberar.
why-sigh-cannot-move = Ninguna ficha libre de { $side } puede avanzar { $by }.
why-sigh-released = Liberadas: { $pieces }. La última de ellas pasó de { $from } a la frontera, { $to }; ahora la frontera es { $from }.
why-sigh-held = En la frontera hay una ficha parada, así que nadie pasa a ella.
why-sigh-moved = De { $from } a { $to } hay { $by } por el camino.
why-sigh-captured = Capturadas en { $hole }: { $pieces }. A { $victim } le quedan { $left }.
why-sigh-given-back = Devueltas a { $victim } en { $hole }: { $pieces }.
why-sigh-throws-on = Un { $white } vuelve a tirar.
why-sigh-race-over = Ya no se puede capturar: la carrera ha terminado.
why-sigh-rachva-took = En la rachva, { $take } se lleva una ficha y vuelve a tirar.
why-sigh-rachva-shielded = En la rachva, { $shield } vuelve a tirar y pone a salvo lo que se llevó.
why-sigh-rachva-gave-back = En la rachva, { $back } devuelve lo que no está a salvo y acaba el turno.
why-sigh-rachva-nothing = En la rachva, una tirada así no se lleva nada y acaba el turno.
