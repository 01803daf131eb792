# Why something cannot be done. Each says what would help; only the asker sees it.

trouble = Algo ha ido mal aquí, y no ha cambiado nada. Inténtalo otra vez, por favor; quien mantiene este bot encontrará la causa en su registro.

refused-no-table = Aquí no hay ninguna partida. Empieza una con `challenge`, o mira `help`.
refused-no-such-table = Aquí no hay ninguna mesa { $table }. `games` enumera las que hay.
refused-table-elsewhere = La mesa { $table } se juega en { $room }.
refused-which-table = Puede ser más de una mesa: { $tables }. Di cuál, como en `board #7`.
refused-nothing-fits = Ninguna mesa de aquí espera eso de ti. `games` las enumera.
refused-not-your-turn-anywhere = No te toca en ninguna de tus mesas de aquí.

refused-challenge-to-oneself = No puedes jugar contra ti. Nombra a otra persona, o a nadie, para que se apunte quien quiera.
refused-blocked = { $player } no acepta retos tuyos.
refused-challenged-lately =
    { $player } ha rechazado tu último reto, o tú lo has retirado. Podrás lanzarle otro dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
refused-too-many-invitations = Tienes { $open } invitaciones abiertas aquí y en otros sitios. Espera una respuesta, o retira una con `cancel`.
refused-game-not-offered = A { $game } no se juega aquí; así lo ha decidido quien administra este servidor. Puedes jugar a { $games }.
refused-not-in-this-channel = En este canal no se empiezan partidas; así lo ha decidido quien administra este servidor. Puedes jugar en { $rooms }.
refused-not-invited = La invitación de la mesa { $table } es para { $invited }.
refused-no-seat-there = En la mesa { $table } ya no quedan asientos en ese bando. `join` a secas ocupa cualquiera que esté libre.
refused-no-such-code = No hay ninguna invitación abierta con el código { $code }. Quizá ya la haya aceptado alguien; mírala otra vez donde se hizo.
refused-for-chips = En la mesa { $table } se juega con fichas de apuesta, que son de una sola comunidad, así que nadie puede apuntarse desde otro sitio.
refused-not-the-captain = Solo { $captain }, que lleva la capitanía de tu bando en la mesa { $table }, puede pasarla.
refused-captain-already = Ya llevas tú la capitanía de tu bando en la mesa { $table }. Nombra a quien la llevará después de ti.
refused-not-on-your-side = { $player } no está en tu bando en la mesa { $table }.
refused-no-captains = En la mesa { $table } se juega sin capitanía.
refused-seated-already = Ya tienes asiento en la mesa { $table }; responder es cosa de los demás. `cancel` retira la invitación.
refused-nothing-to-decline = A la mesa { $table } se apunta quien quiera, así que no hay nada que rechazar.
refused-not-the-maker = Solo { $maker }, que hizo la invitación de la mesa { $table }, puede retirarla.
refused-challenged-twice = Has nombrado a alguien dos veces. Hay un asiento por persona.
refused-no-stakes-here = Aquí no se juega con fichas de apuesta, a no ser que quien administra el sitio lo permita con `community stakes=on`.
refused-no-gift-full = Tienes { $chips } fichas. `daily` es para bolsas con menos de 1000.
refused-no-gift-today = Ya has recibido tus fichas de hoy, y ahora tienes { $chips }. Vuelve mañana.
refused-purse-short = No llegan las fichas para la apuesta: { $short }. `daily` da unas cuantas cada día; o juega por menos, o por el honor.
purse-short = { $player } tiene { $has } y necesita { $needs }
refused-not-the-makers-start = Solo { $maker }, que hizo la invitación de la mesa { $table }, puede empezar sin el resto.
refused-too-few-to-start = En la mesa { $table } todavía falta gente para jugar.
refused-nothing-to-lift = En la mesa { $table } no hay dados bajo el cubilete.
refused-lift-first = En la mesa { $table } hay que levantar antes el cubilete: `lift`.
refused-resigned-already = Ya has abandonado en la mesa { $table }; el resto sigue jugando.
refused-begun-already = La partida de la mesa { $table } ya ha empezado.
refused-not-begun = La partida de la mesa { $table } no ha empezado: su invitación aún no tiene respuesta.
refused-not-seated = No tienes asiento en la mesa { $table }. Puedes mirar con `board`.
refused-not-your-turn = No te toca en la mesa { $table }: le toca a { $due }.
refused-waiting = No te toca en la mesa { $table }: le toca a { $due }. { $why }
refused-offered-already = Ya has propuesto eso en la mesa { $table }; el otro bando aún no ha respondido.
refused-own-offer = La propuesta de la mesa { $table } es tuya; le toca responder al otro bando.
refused-never-settled = Este juego no se acaba con un recuento; sigue hasta el final.
refused-not-settled-yet = Puedes proponer el recuento cuando estén puestas todas las fichas.
refused-stale = Ese tablero de la mesa { $table } no es el último: se ha jugado algo desde entonces. Usa los botones del último tablero, o `board` para verlo.
refused-over = La mesa { $table } ha terminado. `board` enseña cómo acabó; `challenge` empieza otra partida.
refused-throw-due = En la mesa { $table } hay que tirar antes de la siguiente jugada: `throw`.
refused-no-throw-due = En la mesa { $table } ahora no hay que tirar.
refused-not-an-admin = Eso solo lo puede pedir quien administra este servidor.
refused-no-such-step = Ninguna de tus jugadas empieza por «{ $input }». Puedes elegir { $steps }.
refused-unreadable = «{ $input }» no es una jugada de este juego. Puedes jugar { $moves }.
refused-begun-only = «{ $input }» es solo el principio de una jugada. Puede seguir con { $steps }.
refused-unreadable-of-many = «{ $input }» no es una jugada de este juego. `view` enseña lo que puedes jugar.
refused-illegal = { $why } Puedes jugar { $moves }. La regla: `{ $rules }`
refused-illegal-of-many = { $why } La regla: `{ $rules }`
refused-nothing-to-explain = En la mesa { $table } aún no se ha jugado nada, así que no hay nada que explicar.

misuse-nothing = Di lo que quieres hacer; `help` lo enumera todo.
misuse-unknown-command = No hay ningún comando «{ $word }». `help` enumera todos los que hay.
misuse-unknown-command-but = No hay ningún comando «{ $word }». ¿Querías decir `{ $command }`? `help` enumera todos los que hay.
misuse-missing = Falta algo. Se escribe así: `{ $usage }`
misuse-too-much = No sé qué hacer con «{ $word }». Se escribe así: `{ $usage }`
misuse-unknown-player = No conozco aquí a nadie como «{ $word }». Nombra a alguien como en `@bek`.
misuse-no-table-number = «{ $word }» no es el número de ninguna mesa. Se escribe como `#7`.
misuse-no-side = «{ $word }» no es el número de ningún bando. Se escribe como `1`.
misuse-unknown-offer = «{ $word }» no se puede proponer. Puedes proponer { $offers }.
misuse-unknown-privacy = «{ $word }» no es nada que se pueda hacer ahí. Con `privacy` puedes decir { $words }.
misuse-unknown-setting = No tienes ningún ajuste «{ $word }». Puedes elegir { $settings }.
misuse-unknown-community-setting = Una comunidad no tiene ningún ajuste «{ $word }». Puedes elegir { $settings }.
misuse-unknown-rules-page = Las reglas de { $game } no tienen ninguna página «{ $word }». Puedes pedir { $pages }.
misuse-unknown-game = No conozco ningún juego «{ $word }». Puedes jugar a { $games }.
misuse-unknown-game-but = No conozco ningún juego «{ $word }». ¿Querías decir `{ $game }`?
misuse-unknown-variant = { $game } no tiene ninguna variante «{ $word }». Puedes elegir { $variants }.
misuse-unknown-rule = { $game } no tiene ninguna regla de la casa «{ $word }». Puedes elegir { $rules }.
misuse-bad-value = «{ $word }» no es un valor de `{ $rule }`. Admite { $values }.
misuse-rules-clash = Estas reglas de la casa no van juntas: { $rules }.
misuse-bad-sides = A { $game } no se juega con ese número de personas.

refused-time-not-up = En la mesa { $table } hay tiempo hasta el { $until }. `claim` viene después.
refused-own-time-up = Es a tu bando a quien se le ha acabado el tiempo en la mesa { $table }. Juega, y la partida sigue.
refused-no-clock-runs = Ahora no corre ningún reloj en la mesa { $table }.
refused-vacation-on-already = Ya estás de vacaciones, hasta el { $until }. `vacation end` las termina.
refused-vacation-too-long = Son más días de los que tienes: { $left ->
    [0] este año no te queda ninguno.
    [one] este año te queda uno.
   *[other] este año te quedan { $left }.
}
refused-no-vacation = No estás de vacaciones.
misuse-unknown-pace = No hay ningún ritmo «{ $word }». Hay { $paces }.
misuse-no-days = «{ $word }» no es un número de días. Se escribe como `5d`; `end` termina las vacaciones.
