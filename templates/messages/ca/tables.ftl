# What a room is told of its tables.

table-opened-to = Taula { $table }: { $maker } repta { $invited } a jugar a { $game }.
table-opened = Taula { $table }: { $maker } vol jugar a { $game }. Qui s’hi apunta?
table-begins = Taula { $table }, { $game }: { $sides }.
table-begins-in-pairs = Taula { $table }, { $game }, per parelles: { $sides }.
table-seated = A la taula: { $seated }.
table-seats-free = { $free ->
    [one] Queda un lloc lliure.
   *[other] Queden { $free } llocs lliures.
}
table-partners = Les parelles seuen cara a cara: { $sides }.
table-partners-drawn = Quan tothom segui, l’atzar dirà qui juga amb qui.
table-may-start = { $maker } pot començar sense esperar la resta: `start { $table }`.
table-handed-over = Taula { $table }: { $player } cedeix la capitania a { $to }.
table-mates-wanted = { $maker } vol jugar al mateix bàndol que { $mates }.
table-captains = Qui capitaneja tira i mou pel seu bàndol: { $captains }. Per cedir la capitania: `captain` i el nom de qui la rep.
table-has-captains = Els bàndols són equips. A cada un, qui seu primer el capitaneja: tira i mou pel seu bàndol.
table-takes-turns = Els bàndols són equips, i a cada equip es juga per torns.
table-sides-so-far = De moment: { $sides }.
table-join-a-side = Qui vulgui es pot apuntar a un bàndol: `join 1 { $table }` o `join 2 { $table }`.
table-code = Des d’un altre lloc, també des de Discord o Matrix: `join { $code }`.
table-guests = Juguen des d’un altre lloc: { $players }.
table-maker-starts = { $maker } comença amb `start { $table }` quan hi hagi algú a cada bàndol.
team-has-a-captain = Pel teu bàndol tira i mou qui el capitaneja.
team-takes-turns = Al teu bàndol jugueu per torns.
table-house-rules = Regles de la casa: { $rules }.
table-counts-not = Aquesta partida no compta per a les classificacions.
table-counted-not = S’ha acabat abans que tots els bàndols haguessin jugat dues vegades, i per això no compta per a les classificacions.
table-declined = Taula { $table }: { $player } diu que no.
table-cancelled = Taula { $table }: { $maker } retira la invitació.
table-moved = Taula { $table }: { $told }
table-offers-to-settle = Taula { $table }: { $player } proposa acabar la partida comptant: es compta ara, i guanya qui tingui més fitxes.
table-accepted = Taula { $table }: { $player } accepta.
table-offer-declined = Taula { $table }: { $player } diu que no; la partida continua.
table-closed = La taula { $table } s’ha tancat: el canal on s’hi jugava ja no existeix.
table-resigned = Taula { $table }: { $player } abandona.

table-resigned-alone = Taula { $table }: { $player } abandona i queda fora; la resta continua jugant.

table-due = Toca a { $player }.
table-due-with-moves = Toca a { $player }: { $moves }.
table-covered = Taula { $table }: { $player } ha tirat; els daus són sota el gobelet.
table-due-to-lift = Toca aixecar el gobelet a { $player }: `lift`.
cup-stands-over-the-dice = El gobelet tapa els daus.
table-due-to-throw = Toca tirar a { $player }: `throw`.
table-won = Ha guanyat { $player }.
table-won-by = Ha guanyat { $player }: { $how }.
table-pair-won = Han guanyat { $players }.
table-pair-won-by = Han guanyat { $players }: { $how }.
table-drawn = Empat: { $how }.

stakes-laid = Cada bàndol posa fitxes d’aposta sota el coixí: { $stake }; en total n’hi ha { $pot }.
stakes-won = De sota el coixí: { $won }.
stakes-doubled = Un sho val el doble i es torna a pagar: { $paid }.
stakes-given-back = No ha guanyat ningú, i es tornen les fitxes apostades: { $stake } per bàndol.
purse-yours = Fitxes d’aposta que tens aquí a la bossa: { $chips }.
purse-of = Fitxes d’aposta que té { $player }: { $chips }.
purse-gift = { $given } fitxes d’aposta per a tu; ara en tens { $chips }.
chips-paid = { $player } paga { $chips }
chips-won = { $chips } fitxes per a { $player }

offer-stands = La proposta espera resposta de { $players }: `accept { $table }` o `decline { $table }`; si es continua jugant, caduca.
offer-time-to-settle = Potser ja és hora d’acabar la partida comptant: `offer settle { $table }`.

dice-committed = Les tirades estan segellades: el SHA-256 de la llavor d’on surten comença amb `{ $commitment }`.
dice-seed = Les tirades ja són públiques: sortien de la llavor `{ $seed }`. `serai verify` hi comprova el `record`.

seat-taken = { $player } { $sign } { $side }
seat-free = encara ningú { $sign }
sign-1 = ●
sign-2 = ◆
sign-3 = ✿
sign-4 = ⬢

games-here = Partides d’aquí:
games-none-here = Ara aquí no juga ningú. Comença amb `challenge`, o llegeix `help`.
games-yours = Les teves partides:
games-waiting = T’esperen, primer la que fa més temps:
games-others = Les teves altres partides:
games-none-of-yours = No tens cap partida en marxa. Comença amb `challenge`, o llegeix `help`.
games-playing = • { $table } { $game }: { $sides }, { $ply ->
    [0] encara cap jugada
    [one] una jugada
   *[other] { $ply } jugades
}; toca a { $due }
games-invited = • { $table } { $game }: { $maker } espera la resposta de: { $invited }
games-open = • { $table } { $game }: { $maker } espera que algú s’hi apunti
games-elsewhere = { $table }, a { $room }
games-linked = { $table } · { $link }
# The words under which the way to a message is shown.
link = vés-hi
games-more = N’hi ha més; digues el número d’una taula.

# The first line of a private message.
whisper-waits = La taula { $table } t’espera: { $game }, a { $room }
# The last line of the daily list of tables that wait.
digest-daily = Ho reps un cop al dia; `settings digest=off` ho atura.

record = La partida de la taula { $table }, per escrit:

button-accept = Accepta
button-decline = Digues que no
button-join = Apunta-t’hi
button-join-side = Apunta’t a { $sign } { $side }
button-start = Comença
button-settle = Proposa comptar
button-lift = Aixeca el gobelet
button-throw = Tira
button-view = Des del meu costat

# A thread's name.
thread-name = { $table } { $game }: { $players }
