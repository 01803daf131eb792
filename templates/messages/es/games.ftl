# The games' names, and their rules as `rules <game>` tells them.

game-sokusowo = Sokusowó
game-tihbat = Tihbat
game-seega = Seega
game-sho = Sho
game-sigh = Sigh
game-variant = { $game } ({ $variant })

rules-sokusowo =
    Sokusowó, «guardo una piedra en la mano»: un mancala de Ilésà, en Nigeria.
    Dos filas de seis hoyos, con cuatro semillas en cada uno. La fila de abajo es de Sur y la de arriba, de Norte; cada cual numera sus hoyos del 1 al 6, de izquierda a derecha. Empieza Sur.
    • Elige un hoyo tuyo con dos semillas o más. Tómalas todas, guarda una en tu granero y siembra las demás de una en una en los hoyos que siguen, en sentido antihorario.
    • Si la última semilla cae en un hoyo que ya tenía semillas, de cualquier lado, toma todas las de ese hoyo: guarda una, siembra las demás, y así sucesivamente. El turno acaba cuando una última semilla cae en un hoyo vacío.
    • Gana quien al final de un turno tiene más de la mitad de todas las semillas. Si un bando ya no tiene ningún hoyo con dos semillas, cada bando suma a su granero las semillas de su fila; gana quien tenga más.

rules-tihbat =
    Tihbat, contado a Lalo Kinast en 2006: el más pequeño de los mancalas, de Taourirt, en Marruecos.
    Dos filas de dos hoyos, con siete semillas en cada uno. La fila de abajo es de Sur y la de arriba, de Norte; cada cual numera sus hoyos, 1 y 2, de izquierda a derecha. Empieza Sur.
    • Elige un hoyo tuyo con semillas. Siémbralas todas de una en una en sentido antihorario, la primera en el mismo hoyo del que salieron.
    • Si la última semilla cae en un hoyo tuyo y con ella suman 2, 4, 6 u 8, capturas todas las de ese hoyo. Quien no tiene semillas que sembrar pasa.
    • La partida acaba cuando se han capturado todas las semillas, o cuando una posición se repite: entonces las que quedan se reparten a partes iguales. Gana quien tenga más.

rules-seega =
    Seega (siga, sidja), un juego de las arenas de Egipto, descrito por Lane en 1836. Las casillas son ojos y las fichas, perros.
    • En cada turno se ponen dos fichas en casillas vacías (`c4`), hasta que solo queda libre el centro. Empieza Círculo, con las piedras; aún no se captura nada.
    • Después, Cuadrado empieza a mover: una ficha, un paso, por su fila o su columna, a una casilla vacía (`b3c3`).
    • Capturas una ficha rival pegada a la casilla a la que llegas si justo detrás hay una tuya, como en la imagen; también varias a la vez. Una ficha que se mete entre dos rivales está a salvo, y en el centro, también.
    • Una ficha puede ir y venir entre las mismas dos casillas dos veces como mucho. Un bando que no puede mover espera; el otro sigue, y puede quitar una ficha propia para abrirle paso (`xc2`).
    • Pierde quien se queda con una sola ficha. También se puede acordar un recuento (`offer settle`): gana quien tenga más fichas. Igual si una posición sale por tercera vez, o tras mucho sin capturas.
rules-sho =
    Sho, «dados»: una carrera de monedas del Tíbet, por una espiral de 64 cauris. Dos, tres o cuatro bandos llevan nueve monedas cada uno; en `sho/pairs`, dos parejas llevan nueve cada una y se turnan.
    • Tira dos dados y avanza lo que sumen con una moneda o una pila, o mete una moneda de tu mano. Si caes en una posición vacía, acaba tu turno.
    • Sobre monedas tuyas se forma una pila, que se mueve entera y nunca se divide. Sobre monedas rivales, si no son más que las tuyas, vuelven a la mano rival, como les pasó a dos en la imagen. En ambos casos vuelves a tirar; tras una captura, solo si la víctima tiene otras monedas en el camino.
    • Mientras tienes las nueve en la mano, entran dos a la vez; tres con 1+1 o 1+2, y siempre al menos una más que las rivales que haya allí. Si te las capturaron todas, con 3+6 pueden entrar las nueve.
    • 1+1 más adelante: se añade un 2 a tus valores y vuelves a tirar. Usa un valor o varios juntos; si ganas otra tirada, lo que no usaste se le añade.
    • Una moneda que pasa el último cauri está en casa; lo que no necesitó lo puede usar otra. Gana quien tiene las nueve en casa; si llegan en una sola pila, es un sho.
    • Con `stake=…`, cada bando pone fichas de apuesta bajo el cojín, donde la comunidad lo permite; se las lleva quien gana, y con un sho, el doble. Fuera de aquí no valen nada.

rules-sigh =
    Sigh, al-sig o es-sig: una carrera con capturas del Sáhara Occidental, por los hoyos de un montículo de arena, que se juega tirando palos.
    Cada bando tiene una ficha en cada hoyo de su fila de salida: Sur en la fila a, Norte en la de arriba. Sur recorre a hacia la izquierda, b hacia la derecha, c hacia la izquierda, d hacia la derecha, y luego da vueltas por c y d; Norte hace lo mismo desde arriba. Al principio, todas las fichas son cautivas.
    • Tira ocho palos y cuenta las caras blancas. Un 0, 1, 7 u 8 abre la partida. Desde entonces, 8 libera a ocho cautivas, 0 a cuatro, y 1 o 7 a una: la última de ellas cruza la frontera, y las de más atrás siguen cautivas.
    • 2, 3, 5 y 6 mueven una ficha libre otros tantos hoyos, por encima de lo que sea; 7 y 8 también, cuando ya no quedan cautivas. Si cae sobre una rival, la captura. Un 4 mueve y vuelve a tirar; un 2 justo después deshace esas jugadas.
    • Cuando ya no se puede capturar, empieza la rachva: cada 4 se lleva una ficha y vuelve a tirar, 1 u 8 asegura lo que se llevó, y 2 lo devuelve. Pierde quien se queda sin fichas.
    • Un bando es una persona o un equipo (`challenge sigh @b team @c`): quien lleva la capitanía tira y mueve por todo el equipo; con `team=rotate`, se turnan.
    • Con seis o cuatro palos, el 3 es un sigh: libera a una y vuelve a tirar. Cuando ya no se puede capturar, gana quien tenga más fichas.

rules-variants = Variantes: { $variants }.
rules-house-rules = Reglas de la casa, que se eligen al retar:
rules-house-rule = • `{ $rule }`: { $values }; lo usual, { $usual }. { $told }
rules-try = Pruébalo: `challenge { $game } @friend`

rule-seeds = Cuántas semillas hay en cada hoyo al principio.
rule-sokusowo-end-when = Si la partida acaba cuando cualquiera de los bandos se queda sin hoyo del que salir, o solo cuando le pasa al que tiene el turno.
rule-tihbat-single = Si una semilla sola se siembra en su propio hoyo, o pasa al siguiente.
rule-sho-nine-stack = Si se puede formar una pila de nueve.
rule-sho-flexible-barra = Si lo que sale después de 1+1 se reparte libremente entre dos pilas.
rule-sho-start = Quién empieza: antes del mediodía la persona de más edad y después la más joven (nga gen, chi son), al azar, o quien invita.
rule-sho-ritual = Si quien juega después levanta el cubilete antes de que se vean los dados.
rule-sho-stake = Cuántas fichas pone cada bando bajo el cojín.
rule-tihbat-early-win = Si se gana en cuanto se tiene más de la mitad de las semillas.
rule-seega-opening = Las primeras parejas van donde sea, o en el medio de los bordes, como lo vio Lane en El Cairo.
rule-seega-first-mover = Quién mueve primero: quien puso la última ficha, como se suele contar, o quien empezó.
rule-seega-diagonal = Pasos en las ocho direcciones, como en algunos sitios; las capturas siguen en filas y columnas.
rule-seega-chain-captures = Si una ficha que captura puede, o debe, seguir capturando; así se hace en otros sitios.
rule-seega-victory = Se pierde con una sola ficha, o sin ninguna, que es lo más antiguo.
rule-seega-quiet-limit = Jugadas sin captura hasta el recuento; 0 para nunca. Es cosa nuestra: la fuente se fía de la gente.
rule-sigh-holes = Cuántos hoyos tiene cada fila, y cuántas fichas cada bando.
rule-sigh-rows = Cuántas filas tiene el montículo.
rule-sigh-sticks = Cuántos palos se tiran, y qué hace cada tirada.
rule-sigh-opening = Si los bandos tiran para abrir, o empiezan con su primera ficha ya liberada.
rule-sigh-count-from = Si una ficha en su primera fila cuenta desde su propio hoyo, o desde el último antes de la segunda fila.
rule-sigh-retreat = Si las fichas en su tercera fila, de cuatro, pueden retroceder en ella.
rule-sigh-stack-own = Si las fichas libres de un bando pueden compartir hoyo.
rule-sigh-last-row = Si las fichas dan vueltas por sus dos últimas filas, se paran en la última o dan media vuelta al llegar a su final; lo usual con tres filas es `stop`.
rule-sigh-four = Si un 4 con ocho palos mueve y vuelve a tirar, o solo vuelve a tirar.
rule-sigh-undo = Si un 2 deshace todos los cuatros anteriores, o solo el último.
rule-sigh-eight = Si un 8 sin cautivas mueve, o vuelve a tirar.
rule-sigh-finish = Si la carrera acaba en la rachva, o gana quien tenga más fichas; lo usual con menos palos es `majority`.
rule-sigh-edge-percent = Cuántas veces de cada cien un palo no queda plano.
rule-sigh-edge = Si ese palo cuenta como blanco o como negro, o se tiran todos otra vez.
