# Matrix.

matrix-hello = ¡Hola! Llevo las mesas de los juegos de tablero en esta sala. `{ $prefix } help` dice lo que sé hacer, `{ $prefix } challenge tihbat` empieza una partida, `{ $prefix } leave` hace que me vaya.
matrix-to = { $player }:
matrix-unreadable = { $player }, aquí no puedo leer tus mensajes: no me ha llegado su clave. Envía otra vez el último, por favor; si no ayuda, cierra la sesión en tu aplicación y vuelve a entrar, o háblame en una sala sin cifrado.
matrix-confided = Te he escrito en una sala solo nuestra, donde no lo lee nadie más.
matrix-not-confided = Aquí puede leerlo más gente, y no he podido abrir una sala solo nuestra. Invítame a una y pídemelo allí.
matrix-goodbye = ¡Adiós! Las partidas de aquí esperan hasta que me inviten otra vez.
matrix-goodbye-refused = Solo quien administra esta sala puede pedirme que me vaya.
