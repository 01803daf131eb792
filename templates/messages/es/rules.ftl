# The pages of each game's rules.

rules-title = { $game }: { $page } ({ $number } de { $pages })
rules-pages = Páginas: { $pages }. Sigue: `{ $next }`
rules-pages-last = Páginas: { $pages }. Primera: `{ $first }`
rules-picture = En la imagen: { $told }
rules-picture-with = En la imagen, con { $rules }: { $told }
rules-picture-start = En la imagen: el principio.
rules-picture-start-with = En la imagen: el principio con { $rules }.
button-page-before = ← { $page }
button-page-next = { $page } →
button-rules = Reglas

page-setup = Preparación
page-throw = Tiradas
page-release = Liberar
page-entry = Entrada
page-move = Una jugada
page-capture = Una captura
page-barra = 1+1, barra
page-end = El final
page-house = Reglas de la casa
page-sticks = Reglas de la casa de los palos
page-origin = De dónde viene

rules-sokusowo-setup =
    Sokusowó, «guardo una piedra en la mano»: un mancala de Ilésà, en Nigeria.
    Dos filas de seis hoyos, con cuatro semillas en cada uno. La fila de abajo es de Sur y la de arriba, de Norte; cada cual numera sus hoyos del 1 al 6, de izquierda a derecha. Empieza Sur.
rules-sokusowo-move = Elige un hoyo tuyo con dos semillas o más. Tómalas todas, guarda una en tu granero y siembra las demás de una en una en los hoyos que siguen, en sentido antihorario.
rules-sokusowo-capture = La semilla que guardas es tu captura: una en cada siembra. Si la última semilla cae en un hoyo que ya tenía semillas, de cualquier lado, toma todas las de ese hoyo: guarda una, siembra las demás, y así sucesivamente. El turno acaba cuando una última semilla cae en un hoyo vacío.
rules-sokusowo-end = Gana quien al final de un turno tiene más de la mitad de todas las semillas. Si un bando ya no tiene ningún hoyo con dos semillas, cada bando suma a su granero las semillas de su fila; gana quien tenga más.
rules-sokusowo-origin = Gente yoruba de Ilésà, en el suroeste de Nigeria, lo enseñó a quienes escribieron la descripción catalana que siguen estas reglas. Sirven de semillas piedras, conchas o lo que haya a mano; no son de nadie hasta que se guardan. El nombre dice cómo se captura: una semilla de cada siembra pasa a la otra mano antes de sembrar las demás. La imagen es el ejemplo de aquella descripción.

rules-tihbat-setup =
    Tihbat, contado a Lalo Kinast en 2006: el más pequeño de los mancalas, de Taourirt, en Marruecos.
    Dos filas de dos hoyos, con siete semillas en cada uno. La fila de abajo es de Sur y la de arriba, de Norte; cada cual numera sus hoyos, 1 y 2, de izquierda a derecha. Empieza Sur.
rules-tihbat-move = Elige un hoyo tuyo con semillas. Siémbralas todas de una en una en sentido antihorario, la primera en el mismo hoyo del que salieron. Quien no tiene semillas que sembrar pasa.
rules-tihbat-capture = Si la última semilla cae en un hoyo tuyo y con ella suman 2, 4, 6 u 8, capturas todas las de ese hoyo.
rules-tihbat-end = La partida acaba cuando se han capturado todas las semillas, o cuando una posición se repite: entonces las que quedan se reparten a partes iguales. Gana quien tenga más.
rules-tihbat-single-stays = También una semilla sola se siembra en su propio hoyo: es una jugada válida, aunque no cambia nada.
rules-tihbat-single-moves-on = En esta variante, una semilla sola se siembra en el hoyo siguiente.
rules-tihbat-origin = Lo juegan niñas y niños de la zona de Taourirt, en el noreste de Marruecos. En febrero de 2006, el educador Lalo Kinast vio jugar a niños de familias marroquíes en Flix, un pueblo de Cataluña, anotó sus reglas y se las contó a Víctor Bautista i Roca; Mancala World lo describe. Qué pasa con una semilla sola no queda claro allí, y por eso hay dos variantes.

rules-seega-intro = Seega (siga, sidja), un juego de las arenas de Egipto, descrito por Lane en 1836. Las casillas son ojos y las fichas, perros.
rules-seega-setup = En cada turno se ponen dos fichas en casillas vacías (`c4`), hasta que solo queda libre el centro. Empieza Círculo, con las piedras; aún no se captura nada.
rules-seega-move = Después, Cuadrado empieza a mover: una ficha, un paso, por su fila o su columna, a una casilla vacía (`b3c3`).
rules-seega-capture = Capturas una ficha rival pegada a la casilla a la que llegas si justo detrás hay una tuya, como en la imagen; también varias a la vez. Una ficha que se mete entre dos rivales está a salvo, y en el centro, también.
rules-seega-blocked = Una ficha puede ir y venir entre las mismas dos casillas dos veces como mucho. Un bando que no puede mover espera; el otro sigue, y puede quitar una ficha propia para abrirle paso (`xc2`).
rules-seega-board = El tablero tiene { $size } por { $size } casillas ({ $size ->
    [5] khamsawi
    [7] sebawi
   *[other] tisawi
}); cada bando tiene { $pieces } fichas.
rules-seega-cross = En esta variante, la primera pareja de Círculo va en { $first } y { $second }, y la de Cuadrado en { $third } y { $fourth }: la cruz de Lane.
rules-seega-lost-at-last = Pierde quien se queda con una sola ficha.
rules-seega-lost-at-none = Pierde quien se queda sin fichas.
rules-seega-end = Con todas las fichas puestas se puede acordar un recuento (`offer settle`): gana quien tenga más, y con las mismas es empate. También se cuenta si una posición sale por tercera vez, y tras { $plies } jugadas seguidas sin captura.
rules-seega-origin = En Egipto se traza el tablero en la arena y se juega con piedrecitas. También hay tableros grabados en losas de templos, nadie sabe desde cuándo. Edward William Lane describió el juego en 1836, H. Carrington Bolton en 1890 y Edward Falkener en 1892; estas reglas siguen la lectura que hizo de ellos Eli Gurevich. Las fichas son perros (kelb) y las casillas, ojos (eyn). La imagen muestra cómo se ponen las primeras en la variante de Lane.

rules-sho-intro = Sho, «dados»: una carrera de monedas del Tíbet, por una espiral de 64 cauris. Dos, tres o cuatro bandos llevan nueve monedas cada uno; en `sho/pairs`, dos parejas llevan nueve cada una y se turnan.
rules-sho-move = Tira dos dados y avanza lo que sumen con una moneda o una pila, o mete una moneda de tu mano. Si caes en una posición vacía, acaba tu turno.
rules-sho-capture = Sobre monedas tuyas se forma una pila, que se mueve entera y nunca se divide. Sobre monedas rivales, si no son más que las tuyas, vuelven a la mano rival, como les pasó a dos en la imagen. En ambos casos vuelves a tirar; tras una captura, solo si la víctima tiene otras monedas en el camino.
rules-sho-entry = Mientras tienes las nueve en la mano, entran dos a la vez; tres con 1+1 o 1+2, y siempre al menos una más que las rivales que haya allí. Si te las capturaron todas, con 3+6 pueden entrar las nueve.
rules-sho-barra = 1+1 más adelante: se añade un 2 a tus valores y vuelves a tirar. Usa un valor o varios juntos; si ganas otra tirada, lo que no usaste se le añade.
rules-sho-end = Una moneda que pasa el último cauri está en casa; lo que no necesitó lo puede usar otra. Gana quien tiene las nueve en casa; si llegan en una sola pila, es un sho.
rules-sho-stake = Con `stake=…`, cada bando pone fichas de apuesta bajo el cojín, donde la comunidad lo permite; se las lleva quien gana, y con un sho, el doble. Fuera de aquí no valen nada.
rules-sho-setup = Detrás de cada cauri hay una posición, de la 1 a la 63; quien pasa el cauri 64 está en casa. Todas las monedas empiezan en la mano y entran por el mismo sitio. Antes del mediodía empieza la persona de más edad; después, la más joven (nga gen, chi son).
rules-sho-pairs = Las parejas se sientan frente a frente y juegan por turnos las jugadas de su bando.
rules-sho-flexible = 1+1 más adelante: sigues tirando hasta que no salga 1+1. El total de esas tiradas se divide en dos como quieras: una moneda o pila mueve la primera parte, sin pasar de casa, y otra la segunda. Solo la última jugada puede dar otra tirada.
rules-sho-no-nine = En esta variante no se puede formar una pila de nueve.
rules-sho-origin = Sho significa «dados» en tibetano. Por tradición lo juegan hombres por dinero en las grandes fiestas, casi siempre de tres en tres. Sobre un paño está el shoten, un cojín de cuero de yak relleno de pelo, y alrededor los dshumbu, 64 cauris. El cubilete de madera es el shopo, y las nueve monedas de cada cual, lagkhey. 1+1 se llama barra o pa ra, y 1+2 sugu barra: en la primera tirada mete tres monedas, como en la imagen.

rules-sigh-intro = Sigh, al-sig o es-sig: una carrera con capturas del Sáhara Occidental, por los hoyos de un montículo de arena, que se juega tirando palos.
rules-sigh-teams = Un bando es una persona o un equipo (`challenge sigh @b team @c`): quien lleva la capitanía tira y mueve por todo el equipo; con `team=rotate`, se turnan.
rules-sigh-board = El montículo tiene { $rows } filas con { $holes } hoyos cada una; la fila a es la de salida de Sur y la de arriba, la de Norte. Cada bando empieza con una ficha en cada hoyo de su fila de salida, y todas son cautivas.
rules-sigh-path-four = Sur recorre a hacia la izquierda, b hacia la derecha, c hacia la izquierda y d hacia la derecha; Norte hace lo mismo desde arriba. Así, en cada fila ambos van en el mismo sentido.
rules-sigh-path-three = Sur recorre a hacia la izquierda, b hacia la derecha y c hacia la izquierda; Norte, c hacia la derecha, b hacia la izquierda y a hacia la derecha.
rules-sigh-circuit = Al final de su camino, una ficha sigue por la penúltima fila y da vueltas por esas dos.
rules-sigh-stop = En su última fila una ficha se queda para siempre: ni se mueve ni se la captura, y ninguna pasa del final de esa fila.
rules-sigh-return = Al final de su camino, una ficha da la vuelta y regresa. Se queda para siempre en el primer hoyo de su segunda fila, adonde debe llegar justo.
rules-sigh-sticks = Tira { $sticks } palos a la vez. Cada uno tiene una cara blanca y otra oscura; solo cuenta cuántas blancas salen.
rules-sigh-opening = Al principio ambos bandos tiran por turnos. Quien saca { $opening } empieza, y juega esa tirada enseguida.
rules-sigh-advance = Al principio se libera la primera ficha de cada bando, y tira Sur.
rules-sigh-no-opening = Sur tira primero.
rules-sigh-throw = • { $white }: { $does }
rules-sigh-release = Quedan libres las cautivas más adelantadas, tantas como diga la tirada o como haya. La última de ellas pasa a la frontera, cuyo hoyo está rodeado de puntos: al principio es el primero de la segunda fila. Si allí hay una ficha rival, la captura. El hoyo que deja es la nueva frontera, y las de más atrás siguen cautivas. Una tirada que libera hay que usarla así.
rules-sigh-move = Una ficha libre avanza por su camino tantos hoyos como diga la tirada, por encima de lo que sea. No puede acabar sobre una ficha de su bando. Si alguna puede mover, hay que mover; si ninguna puede, acaba el turno, o se vuelve a tirar si la tirada lo dice.
rules-sigh-capture = Una ficha rival en el hoyo donde acaba tu jugada sale del montículo para siempre, libre o cautiva. Si solo pasas por encima, se queda. Una captura no da otra tirada.
rules-sigh-undo = Cuidado con un 2 justo después de un 4: deshace lo que movieron los 4 seguidos de antes, devuelve lo que capturaron y acaba el turno.
rules-sigh-end = Pierde quien se queda sin fichas. Cuando ya no se puede capturar, la carrera ha terminado.
rules-sigh-rachva = Entonces empieza la rachva, el temblor: los bandos tiran por las fichas que quedan. { $take } se lleva una y vuelve a tirar. { $shield } vuelve a tirar y pone a salvo lo que se llevó. { $back } devuelve lo que no está a salvo y acaba el turno, como cualquier otra tirada. Gana quien se lleva la última ficha.
rules-sigh-majority = Entonces gana quien tenga más fichas; con las mismas es empate.
rules-sigh-origin = Uno de los juegos más conocidos del Sáhara Occidental, de una familia de la que se sabe desde el siglo XIV, casi siempre con el nombre de tâb. Lo juegan mujeres y hombres todo el año, sobre todo en ramadán y en invierno, también por equipos. Los hoyos (lbra) se hacen en un montículo de arena, y por ellos corren boñigas de camello, palitos, conchas o guijarros. Essikh son los palos, el-vatra es la apertura y rachva, el temblor, la última fase.

sigh-does-release = libera cautivas, { $pieces } como mucho.
sigh-does-release-or-move = libera cautivas, { $pieces } como mucho; si no quedan, mueve una ficha { $by }.
sigh-does-release-or-throw = libera cautivas, { $pieces } como mucho; si no quedan, vuelve a tirar.
sigh-does-move = mueve una ficha { $by }.
sigh-does-throw = vuelve a tirar.
sigh-does-nothing = acaba el turno.
sigh-does-again = { $does } Luego se vuelve a tirar.
sigh-does-undo = { $does } Justo después de un 4, deshace lo movido.
sigh-does-shield = { $does } Justo después de un 4 y sin cautivas, solo vuelve a tirar.

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
