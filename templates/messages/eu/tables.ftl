# What a room is told of its tables.

table-opened-to = { $table } mahaia: { $maker } jokalariak erronka bota du, { $game } jokatzeko. Norentzat: { $invited }.
table-opened = { $table } mahaia: { $maker } jokalariak { $game } jokatu nahi du. Nor sartuko da?
table-begins = { $table } mahaia, { $game }: { $sides }.
table-begins-in-pairs = { $table } mahaia, { $game }, bikoteka: { $sides }.
table-seated = Mahaian: { $seated }.
table-seats-free = { $free ->
    [one] Beste leku bat libre dago.
   *[other] Beste { $free } leku libre daude.
}
table-partners = Kideak aurrez aurre esertzen dira: { $sides }.
table-partners-drawn = Denak eserita daudenean, zoriak esango du nor norekin.
table-may-start = { $maker } jokalariak gainerakoen zain egon gabe has dezake: `start { $table }`.
table-handed-over = { $table } mahaia: { $player } jokalariak kapitaintza utzi du; orain { $to } da kapitaina.
table-mates-wanted = { $maker } jokalariaren aldean jokatzera gonbidatuta: { $mates }.
table-captains = Kapitainek jaurti eta mugitzen dute beren aldearen izenean: { $captains }. Kapitaintza beste bati uzteko: `captain` eta jokalariaren izena.
table-has-captains = Aldeak taldeak dira. Alde bakoitzean lehenengo eseritzen dena kapitaina da, eta hark jaurti eta mugitzen du aldearen izenean.
table-takes-turns = Aldeak taldeak dira, eta taldekideek txandaka jokatzen dute.
table-sides-so-far = Oraingoz: { $sides }.
table-join-a-side = Nahi duena alde batean sar daiteke: `join 1 { $table }` edo `join 2 { $table }`.
table-code = Beste leku batetik, Discord edo Matrixetik ere: `join { $code }`.
table-guests = Beste leku batetik jokatzen: { $players }.
table-maker-starts = { $maker } jokalariak hasiko du partida, bi aldeetan norbait dagoenean: `start { $table }`.
team-has-a-captain = Zure aldean kapitainak jaurti eta mugitzen du.
team-takes-turns = Zure aldean txandaka jokatzen duzue.
table-house-rules = Etxeko arauak: { $rules }.
table-counts-not = Partida hau ez da sailkapenetarako kontuan hartzen.
table-counted-not = Alde guztiek bina jokaldi egin aurretik bukatu da; horregatik, ez da sailkapenetarako kontuan hartzen.
table-declined = { $table } mahaia: { $player } jokalariak ezetz esan du.
table-cancelled = { $table } mahaia: { $maker } jokalariak bertan behera utzi du gonbidapena.
table-moved = { $table } mahaia: { $told }
table-offers-to-settle = { $table } mahaia: { $player } jokalariak partida zenbatuta erabakitzea proposatu du: orain zenbatu, eta fitxa gehien dituenak irabaziko du.
table-accepted = { $table } mahaia: { $player } jokalariak onartu du.
table-offer-declined = { $table } mahaia: { $player } jokalariak ez du onartu; partidak aurrera jarraitzen du.
table-closed = { $table } mahaia itxi egin da: bertan jokatzen zen kanala ez dago jada.
table-resigned = { $table } mahaia: { $player } jokalariak amore eman du.

table-resigned-alone = { $table } mahaia: { $player } jokalariak amore eman du eta kanpoan da; besteek jokatzen jarraituko dute.

table-due = Txanda: { $player }.
table-due-with-moves = Txanda: { $player }. Aukerak: { $moves }.
table-covered = { $table } mahaia: { $player } jokalariak jaurti du; dadoak goporraren azpian daude.
table-due-to-lift = Goporra altxatzeko txanda: { $player } (`lift`).
cup-stands-over-the-dice = Goporra dadoen gainean dago.
table-due-to-throw = Jaurtitzeko txanda: { $player } (`throw`).
table-won = { $player } da irabazlea.
table-won-by = { $player } da irabazlea: { $how }.
table-pair-won = { $players } dira irabazleak.
table-pair-won-by = { $players } dira irabazleak: { $how }.
table-drawn = Berdinketa: { $how }.

stakes-laid = Alde bakoitzaren apustua kuxinaren azpian dago: { $stake } apustu-fitxa; guztira, { $pot }.
stakes-won = Kuxinaren azpitik: { $won }.
stakes-doubled = Sho batek bi halako balio du, eta berriz ordaintzen da: { $paid }.
stakes-given-back = Inork ez du irabazi, eta apustuak itzuli egin dira: alde bakoitzari { $stake } apustu-fitxa.
purse-yours = Hemen zure poltsan dauden apustu-fitxak: { $chips }.
purse-of = { $player } jokalariaren apustu-fitxak: { $chips }.
purse-gift = { $given } apustu-fitxa zuretzat; orain { $chips } dituzu.
chips-paid = { $player } jokalariak { $chips }
chips-won = { $player } jokalariarentzat { $chips } apustu-fitxa

offer-stands = Erantzuteko txanda: { $players } (`accept { $table }` edo `decline { $table }`); jokatzen jarraituz gero, proposamena bertan behera geldituko da.
offer-time-to-settle = Agian bada garaia partida zenbatuta erabakitzeko: `offer settle { $table }`.

dice-committed = Jaurtiketak zigilatuta daude: haien haziaren SHA-256 laburpena honela hasten da: `{ $commitment }`.
dice-seed = Jaurtiketak agerian daude: haien hazia `{ $seed }` zen. `serai verify` komandoak horrekin egiaztatzen du `record` bidez gordetakoa.

seat-taken = { $player } { $sign } { $side } aldea
seat-free = oraindik inor ez { $sign }
sign-1 = ●
sign-2 = ◆
sign-3 = ✿
sign-4 = ⬢

games-here = Hemengo partidak:
games-none-here = Hemen ez da inor jokatzen ari orain. Hasi `challenge` idatzita, edo irakurri `help`.
games-yours = Zure partidak:
games-waiting = Zure zain, luzaroen zain dagoena lehenik:
games-others = Zure beste partidak:
games-none-of-yours = Ez daukazu partidarik abian. Hasi `challenge` idatzita, edo irakurri `help`.
games-playing = • { $table } { $game }: { $sides }, { $ply ->
    [0] jokaldirik ez oraindik
    [one] jokaldi bat
   *[other] { $ply } jokaldi
}; txanda: { $due }
games-invited = • { $table } { $game }: { $maker } jokalariaren erronka, erantzunaren zain: { $invited }
games-open = • { $table } { $game }: { $maker } jokalaria, norbait noiz sartuko zain
games-elsewhere = { $table }, { $room } kanalean
games-linked = { $table } · { $link }
# The words under which the way to a message is shown.
link = joan hara
games-more = Gehiago ere badaude; esan mahai baten zenbakia.

# The first line of a private message.
whisper-waits = { $table } mahaia zure zain dago: { $game }, { $room } kanalean
# The last line of the daily list of tables that wait.
digest-daily = Egunean behin jasotzen duzu hau; `settings digest=off` idatzita amaitzen da.

record = { $table } mahaiko partida, idatziz:

button-accept = Onartu
button-decline = Ezetz esan
button-join = Sartu
button-join-side = { $sign } { $side } aldean sartu
button-start = Hasi
button-settle = Zenbatzea proposatu
button-lift = Goporra altxatu
button-throw = Jaurti
button-view = Nire aldetik

# A thread's name.
thread-name = { $table } { $game }: { $players }
