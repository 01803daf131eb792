# Aldeek elkarri proposatzen diotena, eta atzera botatako jokaldiak.

table-offers-a-draw = { $table } mahaia: { $player } jokalariak berdinketa proposatu du.
table-offers-takeback = { $table } mahaia: { $player } jokalariak bere azken jokaldia atzera bota nahi du.
table-offers-to-pause = { $table } mahaia: { $player } jokalariak etenaldia proposatu du; erlojua geldirik egongo litzateke hurrengo jokaldira arte.
table-taken-back = Jokaldia atzera bota da, eta haren ondoren etorri zena ere bai.
table-undone = { $table } mahaia: { $player } jokalariak azken jokaldia desegin du.
table-paused = Etenaldia: erlojua geldirik dago hurrengo jokaldira arte.
table-drawn-by-agreement = Berdinketa, denen adostasunez.
table-sides-swapped = Aldeak trukatuta daude; lehenengo jokatzen duena: { $players }.
table-private = Jokalariek bakarrik ikusiko dute partida: hari pribatu batean jokatuko da.

button-undo = Desegin
button-rematch = Errebantxa

help-undo = egin berri duzun jokaldia desegiten du, ondoren ezer gertatu ez bada.
help-rematch = azken partidan jokatu dutenak partida berera gonbidatzen ditu, aldeak trukatuta.

refused-agreed-already = Dagoeneko baietz esan duzu { $table } mahaian; beste batzuek oraindik ez dute erantzun.
refused-captain-speaks = Zure aldeko kapitaina { $captain } da { $table } mahaian, eta hark bakarrik proposatzen eta erantzuten du alde horren izenean.
refused-nothing-to-take-back = Zure aldeak ez du jokaldirik egin { $table } mahaian; ez dago zer atzera botarik.
refused-takeback-over-throw = { $table } mahaian zure azken jokaldiaz geroztik jaurti egin da, eta jaurtiketa baten gainetik ez da ezer atzera botatzen.
refused-takeback-over-resignation = { $table } mahaian norbaitek amore eman du zure azken jokaldiaz geroztik, eta horren gainetik ez da ezer atzera botatzen.
refused-nothing-to-undo = Ez dago zer deseginik { $table } mahaian: jokaldi bat bakarrik desegin daiteke, eta ondoren ezer gertatu ez bada. `offer takeback { $table }` idatzita, beste aldeari eska diezaiokezu.
refused-not-the-mover = { $table } mahaiko azken jokaldia { $mover } jokalariak egin du, eta hark bakarrik desegin dezake. `offer takeback { $table }` idatzita, zurea eska dezakezu.
refused-paused-already = { $table } mahaiko erlojua geldirik dago dagoeneko, hurrengo jokaldira arte.
refused-no-rematch = Errebantxa amaituta dagoen partida baten ondoren etortzen da, eta { $table } mahaian ez dago halakorik.
refused-rematch-of-former = { $table } mahaian jokatu zuen norbait ez dago jada hemen; ezin da errebantxarik jokatu. Hasi `challenge` idatzita.
refused-private = { $table } mahaia pribatua da: jokalariek bakarrik ikus dezakete.
refused-private-forbidden = Ez daukat hemen hari pribatuak irekitzeko baimenik («{ $permission }» baimena falta da), eta denek ikusiko lukete partida. Kanala kudeatzen duenak eman diezadake.
refused-private-impossible = Hemen ezin da hari pribaturik ireki; ezin diot inori begiratzea galarazi. Egin jokalariak bakarrik dauden gela bat, gonbidatu ni, eta jokatu han `private` gabe.
refused-rematch-elsewhere = { $table } mahaian guztiek ez zuten hemen jokatu, eta gonbidapena ez litzaieke iritsiko. Hasi `challenge` idatzita, eta eman kodea.
