# The commands, as `help` explains them.

help-title = Això és el que pots dir:
help-line = `{ $usage }`: { $help }
help-games-known = Jocs: { $games }. `rules` i el nom d’un joc te l’explica; `help` i una ordre te’n diu més coses.
help-short = Més curt: `{ $short }`
help-argument = • { $name }: { $help }

help-challenge = convida algú, o qui vulgui, a jugar.
help-accept = ocupa el lloc que et guarden, o accepta el que proposa l’altre bàndol.
help-decline = diu que no a una invitació o a una proposta.
help-cancel = retira la teva invitació.
help-start = comença la teva partida sense esperar qui encara no s’ha assegut.
help-join = ocupa un lloc lliure, o un del bàndol que vols.
help-captain = dona la capitania del teu bàndol a algú altre que hi juga.
help-move = fa una jugada; escriure només la jugada també val.
help-throw = tira els daus o els bastonets quan toca tirar.
help-lift = aixeca el gobelet dels daus que ha tirat qui jugava abans.
help-board = torna a mostrar el tauler, o com era després d’unes quantes jugades.
help-view = et mostra el tauler des del teu costat, amb les teves jugades.
help-offer = proposa una cosa a l’altre bàndol.
help-resign = abandona la partida.
help-games = diu quines partides hi ha aquí, o totes les teves siguin on siguin.
help-leaderboard = mostra qui juga més fort aquí, en un joc o en tots.
help-profile = mostra com li va a algú aquí, amb la corba de la seva puntuació.
help-history = diu quines partides s’han acabat: d’algú, entre dues persones o en aquest canal.
help-block = fa que algú no et pugui reptar.
help-unblock = fa que algú et pugui tornar a reptar.
help-privacy = et dona el que es guarda de tu, ho esborra, o et treu de les classificacions.
help-rules = explica un joc pàgina a pàgina, amb imatges, i les seves regles de la casa.
help-why = t’explica pas a pas per què l’última jugada o tirada ha fet el que ha fet.
help-record = et dona la partida per escrit, per guardar-la.
help-replay = mostra a tothom la partida sencera en una imatge animada.
help-purse = diu quantes fitxes d’aposta tens aquí, o quantes en té algú altre.
help-daily = et dona 50 fitxes d’aposta, un cop al dia, mentre en tinguis menys de 1000.
help-settings = mostra o canvia el que has triat per a tu, com ara `settings theme=dark`.
help-community = mostra o canvia el que val per a tothom aquí; per a qui gestiona el servidor.
help-help = diu quines ordres hi ha, o n’explica una.
help-doctor = diu a qui gestiona el servidor què funciona en aquest canal.

argument-game = el nom del joc i, després d’una barra, una variant, com ara `tihbat/circling`.
argument-player = a qui convides; si no dius ningú, s’hi pot afegir qui vulgui.
argument-player2 = una tercera persona, si el joc n’admet més de dues; per parelles, qui juga amb tu.
argument-player3 = una quarta persona.
argument-team = algú per al teu bàndol, on els bàndols poden ser equips.
argument-team2 = algú més per al teu bàndol.
argument-team3 = una tercera persona per al teu bàndol.
argument-side = el bàndol que vols, pel número: `1` o `2`.
argument-code = el que mostra la invitació, com ara `K7QF-3M`; val des de qualsevol canal, sala o plataforma.
argument-captain = qui tirarà i mourà pel teu bàndol a partir d’ara.
argument-rules = regles de la casa, com ara `seeds=3`; `rules` diu quines té un joc.
argument-table = el número de la taula, com ara `#7`; només cal si en pot ser més d’una.
argument-move = la jugada amb els números del tauler, com ara `3`.
argument-from = on comença la jugada, com ara `c2`, per veure on pot anar.
argument-what = què proposes: `draw` (empat), `takeback`, `settle` (comptar), `pause` o, al final, `rematch`.
argument-mine = només les teves, siguin on siguin.
argument-purse-player = de qui és la bossa; si no dius ningú, la teva.
argument-ladder = un joc; si no en dius cap, tots junts.
argument-season = `season` és aquest mes, `all` és des de sempre; o un mes ja acabat, com ara `2026-10`.
argument-page = quina pàgina, com ara `2`.
argument-rules-page = quina pàgina, pel número o per la paraula, com ara `capture`.
argument-ply = després de quantes jugades, com ara `12`; `0` és el començament.
argument-whose = de qui és el perfil; si no dius ningú, el teu.
argument-whose-games = de qui són les partides; si no dius ningú, les d’aquest canal.
argument-other = contra qui.
argument-blocked = qui no et podrà reptar.
argument-unblocked = qui et podrà tornar a reptar.
argument-privacy = `export`, `delete`, `hide` o `show`.
argument-confirm = que de debò vols que s’esborri tot.
argument-rated = `rated=false` fa que la partida no compti per a les classificacions.
argument-thread = juga en un fil a part.
argument-private = només qui hi juga veu la partida, en un fil privat.
argument-setting = què vols canviar, com ara `theme=dark`; sense valor, veus com està.
argument-command = l’ordre que vols que t’expliqui.
help-claim = reclama la partida quan a l’altre bàndol se li ha acabat el temps.
help-vacation = atura els teus rellotges uns quants dies, 20 l’any.
argument-pace = quant pot durar una jugada: `live` (10 minuts), `day`, `three-days`, `week` o `none`.
argument-days = quants dies, com ara `5d`, o `end`; sense res, diu quants te’n queden.
