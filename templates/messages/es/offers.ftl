# Lo que los bandos se proponen, y jugadas que se deshacen.

table-offers-a-draw = Mesa { $table }: { $player } propone tablas.
table-offers-takeback = Mesa { $table }: { $player } pide deshacer su última jugada.
table-offers-to-pause = Mesa { $table }: { $player } propone una pausa; el reloj se pararía hasta la siguiente jugada.
table-taken-back = La jugada se ha deshecho, con todo lo que vino después.
table-undone = Mesa { $table }: { $player } deshace la última jugada.
table-paused = Pausa: el reloj está parado hasta la siguiente jugada.
table-drawn-by-agreement = Empate de común acuerdo.
table-sides-swapped = Se cambian los bandos; empieza: { $players }.
table-private = La partida solo la verá quien juega: sigue en un hilo privado.

button-undo = Deshacer
button-rematch = Revancha

help-undo = deshace la jugada que acabas de hacer, mientras no haya pasado nada más.
help-rematch = invita a quienes acaban de jugar a la misma partida, con los bandos cambiados.

refused-agreed-already = Ya has dicho que sí en la mesa { $table }; todavía falta alguna respuesta.
refused-captain-speaks = Solo { $captain }, que lleva la capitanía de tu bando en la mesa { $table }, propone y responde por él.
refused-nothing-to-take-back = Tu bando no ha hecho ninguna jugada en la mesa { $table }; no hay nada que deshacer.
refused-takeback-over-throw = En la mesa { $table } se ha tirado después de tu última jugada, y tras una tirada no se deshace nada.
refused-takeback-over-resignation = En la mesa { $table } alguien ha abandonado después de tu última jugada, y eso no se deshace.
refused-nothing-to-undo = No hay nada que deshacer en la mesa { $table }: solo se deshace una jugada, y mientras no haya pasado nada más. `offer takeback { $table }` se lo pide al otro bando.
refused-not-the-mover = La última jugada de la mesa { $table } es de { $mover }, y nadie más puede deshacerla. `offer takeback { $table }` pide deshacer la tuya.
refused-paused-already = El reloj de la mesa { $table } ya está parado, hasta la siguiente jugada.
refused-no-rematch = La revancha viene después de una partida acabada, y en la mesa { $table } no hay ninguna.
refused-rematch-of-former = Alguien que jugó en la mesa { $table } ya no está, así que no puede haber revancha. Empieza con `challenge`.
refused-private = La mesa { $table } es privada: solo puede mirarla quien juega en ella.
refused-private-forbidden = Aquí no puedo abrir hilos privados (me falta el permiso «{ $permission }»), así que todo el mundo vería la partida. Quien administra el canal puede dármelo.
refused-private-impossible = Aquí no puede haber hilos privados, así que no puedo evitar que alguien mire. Abrid una sala donde solo esté quien juega, invitadme, y jugad allí sin `private`.
refused-rematch-elsewhere = En la mesa { $table } no todo el mundo jugaba aquí, y la invitación no les llegaría. Empieza con `challenge` y dales el código.
