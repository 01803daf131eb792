# What a room is told of its tables.

table-opened-to = Mesa { $table }: { $maker } reta a { $invited } a una partida de { $game }.
table-opened = Mesa { $table }: { $maker } quiere jugar a { $game }. ¿Quién se apunta?
table-begins = Mesa { $table }, { $game }: { $sides }.
table-begins-in-pairs = Mesa { $table }, { $game }, por parejas: { $sides }.
table-seated = En la mesa: { $seated }.
table-seats-free = { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
table-partners = Cada pareja se sienta cara a cara: { $sides }.
table-partners-drawn = El azar dirá quién juega con quién cuando se siente todo el mundo.
table-handed-over = Mesa { $table }: { $player } pasa la capitanía a { $to }.
table-mates-wanted = { $maker } querría tener en su bando a { $mates }.
table-captains = Llevan la capitanía, y tiran y mueven por sus bandos: { $captains }. `captain` seguido de alguien la pasa.
table-has-captains = Los bandos son equipos. En cada uno, quien se sienta antes lleva la capitanía: tira y mueve por todo el bando.
table-takes-turns = Los bandos son equipos, y en cada uno se juega por turnos.
table-sides-so-far = Por ahora: { $sides }.
table-join-a-side = Quien quiera puede apuntarse a un bando: `join 1 { $table }` o `join 2 { $table }`.
table-code = Desde otro sitio, también desde Discord o Matrix: `join { $code }`.
table-guests = Juegan desde otro sitio: { $players }.
table-maker-starts = { $maker } empieza con `start { $table }` cuando haya alguien en los dos bandos.
team-has-a-captain = Por tu bando tira y mueve quien lleva la capitanía.
team-takes-turns = En tu bando se juega por turnos.
table-may-start = { $maker } puede empezar sin el resto: `start { $table }`.
table-house-rules = Reglas de la casa: { $rules }.
table-counts-not = Esta partida no cuenta para la clasificación.
table-counted-not = Terminó antes de que todos los bandos hubieran jugado dos veces, así que no cuenta para la clasificación.
table-declined = Mesa { $table }: { $player } dice que no.
table-cancelled = Mesa { $table }: { $maker } retira la invitación.
table-moved = Mesa { $table }: { $told }
table-offers-to-settle = Mesa { $table }: { $player } propone acabar con un recuento: se cuenta ahora, y gana quien tenga más fichas.
table-accepted = Mesa { $table }: { $player } acepta.
table-offer-declined = Mesa { $table }: { $player } dice que no; la partida sigue.
table-closed = La mesa { $table } está cerrada: el canal donde se jugaba ya no existe.
table-resigned = Mesa { $table }: { $player } abandona.

table-resigned-alone = Mesa { $table }: { $player } abandona y queda fuera; el resto sigue jugando.

table-due = Le toca a { $player }.
table-due-with-moves = Le toca a { $player }: { $moves }.
table-covered = Mesa { $table }: { $player } ha tirado, bajo el cubilete.
table-due-to-lift = Le toca levantar el cubilete a { $player }: `lift`.
cup-stands-over-the-dice = El cubilete tapa los dados.
table-due-to-throw = Le toca tirar a { $player }: `throw`.
table-won = { $player } ha ganado.
table-won-by = { $player } ha ganado: { $how }.
table-pair-won = { $players } han ganado.
table-pair-won-by = { $players } han ganado: { $how }.
table-drawn = Empate: { $how }.

offer-stands = La propuesta espera la respuesta de { $players }: `accept { $table }` o `decline { $table }`; si se sigue jugando, caduca.
offer-time-to-settle = Quizá sea hora de acabar con un recuento: `offer settle { $table }`.

dice-committed = Las tiradas están selladas: el SHA-256 de su semilla empieza por `{ $commitment }`.
dice-seed = Las tiradas están a la vista: su semilla era `{ $seed }`. `serai verify` comprueba con ella el `record`.
stakes-laid = Cada bando pone { $stake } fichas bajo el cojín; en total hay { $pot }.
stakes-won = De debajo del cojín: { $won }.
stakes-doubled = Un sho cuenta doble, así que una vez más { $paid }.
stakes-given-back = No ha ganado nadie, así que se devuelven las apuestas: { $stake } fichas a cada bando.
purse-yours = En tu bolsa de aquí tienes { $chips } fichas.
purse-of = { $player } tiene { $chips } fichas.
purse-gift = { $given } fichas para ti; ahora tienes { $chips }.
chips-paid = { $player } paga { $chips }
chips-won = { $chips } fichas para { $player }

seat-taken = { $player } { $sign } { $side }
seat-free = asiento libre { $sign }
sign-1 = ●
sign-2 = ◆
sign-3 = ✿
sign-4 = ⬢

games-here = Partidas aquí:
games-none-here = Ahora no juega nadie aquí. Empieza con `challenge`, o mira `help`.
games-yours = Tus partidas:
games-waiting = Te esperan, primero la que más tiempo lleva:
games-others = Tus otras partidas:
games-none-of-yours = No tienes ninguna partida en marcha. Empieza con `challenge`, o mira `help`.
games-playing = • { $table } { $game }: { $sides }, { $ply ->
    [0] sin jugadas todavía
    [one] una jugada
   *[other] { $ply } jugadas
}; le toca a { $due }
games-invited = • { $table } { $game }: { $maker } espera a { $invited }
games-open = • { $table } { $game }: { $maker } espera a que alguien se apunte
games-elsewhere = { $table }, en { $room }
games-linked = { $table } · { $link }
# The words under which the way to a message is shown.
link = ir allí
games-more = Hay más; nombra una mesa por su número.

# The first line of a private message.
whisper-waits = La mesa { $table } te espera: { $game }, en { $room }
# The last line of the daily list of tables that wait.
digest-daily = Recibes esto una vez al día; `settings digest=off` lo termina.

record = La partida de la mesa { $table }, anotada:

button-accept = Aceptar
button-decline = Rechazar
button-join = Apuntarme
button-join-side = Apuntarme a { $sign } { $side }
button-start = Empezar
button-settle = Proponer recuento
button-lift = Levantar el cubilete
button-throw = Tirar
button-view = Mi vista

# A thread's name.
thread-name = { $table } { $game }: { $players }
