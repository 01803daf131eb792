# The commands, as `help` explains them.

help-title = Qué puedes decir:
help-line = `{ $usage }`: { $help }
help-games-known = Juegos: { $games }. `rules` seguido de un juego lo explica; `help` seguido de un comando te cuenta más.
help-short = Más corto: `{ $short }`
help-argument = • { $name }: { $help }

help-challenge = invita a alguien, o a cualquiera, a una partida.
help-accept = ocupa el asiento al que te invitaron o acepta lo que propone el otro bando.
help-decline = dice que no a una invitación o a una propuesta.
help-cancel = retira tu invitación.
help-start = empieza tu partida sin esperar a quienes faltan.
help-join = ocupa un asiento libre, o uno del bando que quieras.
help-captain = pasa la capitanía de tu bando a otra persona del mismo bando.
help-move = hace una jugada; también vale escribir solo la jugada.
help-throw = tira los dados o los palos cuando toca.
help-purse = dice cuántas fichas de apuesta tienes aquí, o cuántas tiene otra persona.
help-daily = te da 50 fichas de apuesta, una vez al día, mientras tengas menos de 1000.
help-lift = levanta el cubilete que tapa los dados que se tiraron antes de tu turno.
help-board = enseña otra vez el tablero, o cómo estaba tras tantas jugadas.
help-view = te enseña el tablero desde tu lado, con tus jugadas.
help-offer = propone algo al otro bando.
help-resign = abandona la partida.
help-games = enumera las partidas de aquí, o las tuyas de todas partes.
help-leaderboard = enseña la clasificación: quién juega mejor aquí, en un juego o en todos.
help-profile = enseña cómo le va aquí a alguien, con la curva de su puntuación.
help-history = enumera las partidas terminadas: de alguien, entre dos personas, o de este canal.
help-block = impide que alguien te rete.
help-unblock = deja que alguien vuelva a retarte.
help-privacy = te da lo que se guarda de ti, lo borra, o te quita de las clasificaciones.
help-rules = explica un juego página a página, con imágenes, y sus reglas de la casa.
help-why = te cuenta paso a paso por qué la última jugada o tirada hizo lo que hizo.
help-record = te da la partida como texto, para guardarla.
help-replay = enseña a todo el mundo la partida entera como imagen animada.
help-settings = enseña tus ajustes, o los cambia, como en `settings theme=dark`.
help-community = enseña o cambia lo que vale para todo el mundo aquí; para quien administra este servidor.
help-help = enumera los comandos, o explica uno.
help-doctor = dice qué funciona en este canal; para quien administra este servidor.

argument-game = el nombre del juego y, tras una barra, una variante, como en `tihbat/circling`.
argument-player = a quién invitas; si no lo dices, juega quien se apunte.
argument-player2 = una tercera persona, si el juego es para más de dos; por parejas, tu pareja.
argument-player3 = una cuarta persona.
argument-team = alguien para tu propio bando, si los bandos pueden ser equipos.
argument-team2 = otra persona para tu propio bando.
argument-team3 = una persona más para tu propio bando.
argument-rules = reglas de la casa, como en `seeds=3`; `rules` enumera las de un juego.
argument-table = el número de la mesa, como en `#7`; solo hace falta si puede ser más de una.
argument-side = el bando que quieres, por su número: `1` o `2`.
argument-code = lo que muestra la invitación, como `K7QF-3M`; vale desde cualquier canal, sala o plataforma.
argument-captain = quién tira y mueve por tu bando a partir de ahora.
argument-move = la jugada, con los números del tablero, como en `3`.
argument-from = dónde empieza una jugada, como en `c2`, para ver adónde puede ir.
argument-what = lo que propones: `draw` (tablas), `takeback`, `settle` (recuento), `pause` o, al final, `rematch`.
argument-ladder = un juego; si no lo dices, todos juntos.
argument-season = `season` para este mes, `all` desde el principio, o un mes ya pasado, como `2026-10`.
argument-page = qué página, como en `2`.
argument-rules-page = qué página, por su número o su palabra, como en `capture`.
argument-ply = después de cuántas jugadas, como en `12`; `0` es el principio.
argument-whose = de quién es el perfil; si no lo dices, el tuyo.
argument-whose-games = de quién son las partidas; si no lo dices, las de este canal.
argument-other = contra quién.
argument-blocked = quién no podrá retarte.
argument-unblocked = quién podrá volver a retarte.
argument-privacy = `export`, `delete`, `hide` o `show`.
argument-confirm = que de verdad quieres borrarlo todo.
argument-mine = solo las tuyas, estén donde estén.
argument-thread = jugar en un hilo aparte.
argument-private = solo quien juega ve la partida, en un hilo privado.
argument-purse-player = de quién es la bolsa; la tuya si no nombras a nadie.
argument-setting = lo que cambias, como en `theme=dark`; sin valor, ves cuáles hay.
argument-rated = con `rated=false`, la partida no cuenta para la clasificación.
argument-command = el comando que quieres que te explique.
help-claim = reclama la partida cuando al otro bando se le ha acabado el tiempo.
help-vacation = para tus relojes unos días, 20 al año.
argument-pace = cuánto puede durar una jugada: `live` (10 minutos), `day`, `three-days`, `week` o `none`.
argument-days = cuántos días, como `5d`, o `end`; sin nada, dice cuántos te quedan.
