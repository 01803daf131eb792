# How long players may think, and what happens when their time is up.

moment = { $month ->
    [1] urtarrilak
    [2] otsailak
    [3] martxoak
    [4] apirilak
    [5] maiatzak
    [6] ekainak
    [7] uztailak
    [8] abuztuak
    [9] irailak
    [10] urriak
    [11] azaroak
   *[12] abenduak
} { $day }, { $time } { $zone }

pace-none = nahi adina denbora
pace-live = 10 minutu jokaldi bakoitzeko
pace-day = egun bat jokaldi bakoitzeko
pace-three-days = hiru egun jokaldi bakoitzeko
pace-week = astebete jokaldi bakoitzeko

table-pace = Erritmoa: { $pace }.
table-time-until = Azken unea: { $until }.
table-may-claim = Oraindik jokatu daiteke; bitartean, partida eskatzeko aukera: { $players } (`claim { $table }`).
table-reminded = { $table } mahaia: denbora agortzen ari da. Norentzat: { $player }.
table-granted = { $table } mahaia: kanpoan egon naiz, eta { $player } jokalariak denbora gehiago dauka.
table-time-up = { $table } mahaia: { $player } jokalariaren denbora agortu da.
table-aborted = { $table } mahaia: denbora agortu da alde guztiek bi jokaldi egin baino lehen; ez dago partidarik, ez irabazlerik.
table-claimed = { $table } mahaia: { $player } jokalariak partida eskatu du, beste aldeari denbora agortu baitzaio.
table-claimed-alone = { $table } mahaia: { $player } jokalariak eskatuta, denborarik gabeko aldea kanpoan da; besteek jokatzen jarraituko dute.
table-on-vacation = { $table } mahaia: { $player } jokalaria oporretan da eta haren erlojua geldirik dago. Azken unea: { $until }.
table-back-from-vacation = { $table } mahaia: { $player } jokalaria oporretatik itzuli da.
games-until = { $table }; azken unea: { $until }

vacation-on = Oporretan zaude eta zure erlojuak geldirik daude. Azken unea: { $until }. { $left ->
    [0] Aurten ez zaizu egunik gelditzen.
    [one] Aurten egun bat gelditzen zaizu.
   *[other] Aurten { $left } egun gelditzen zaizkizu.
} Oporrak amaitzeko: `vacation end`.
vacation-off = Ez zaude oporretan. { $left ->
    [0] Aurten ez zaizu egunik gelditzen.
    [one] Aurten egun bat gelditzen zaizu; hartzeko: `vacation 1d`.
   *[other] Aurten { $left } egun gelditzen zaizkizu; bi hartzeko: `vacation 2d`.
}

button-claim = Partida eskatu
