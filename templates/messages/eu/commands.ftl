# The commands, as `help` explains them.

help-title = Hauek esan ditzakezu:
help-line = `{ $usage }`: { $help }
help-games-known = Jokoak: { $games }. `rules` eta jokoaren izena idatzita, jokoaren azalpena; `help` eta komando bat idatzita, gehiago hari buruz.
help-short = Laburrago: `{ $short }`
help-argument = • { $name }: { $help }

help-challenge = norbait, edo nahi duen edonor, jokatzera gonbidatzen du.
help-accept = gorde dizuten lekua hartzen du, edo beste aldearen proposamena onartzen.
help-decline = gonbidapen edo proposamen bati ezetz erantzuten dio.
help-cancel = zure gonbidapena bertan behera uzten du.
help-start = zure partida hasten du, oraindik eseri ez direnen zain egon gabe.
help-join = leku libre bat hartzen du, edo nahi duzun aldeko bat.
help-captain = zure aldeko beste jokalari bat kapitain egiten du.
help-move = jokaldi bat egiten du; jokaldia bakarrik idaztea ere nahikoa da.
help-throw = dadoak edo zotzak jaurtitzen ditu, jaurtitzea dagokionean.
help-lift = goporra altxatzen du, aurreko jokalariak jaurtitako dadoak ikusteko.
help-board = taula berriz erakusten du, edo jokaldi jakin baten ondoren nola zegoen.
help-view = taula zure aldetik erakusten dizu, zure jokaldiekin.
help-offer = zerbait proposatzen dio beste aldeari.
help-resign = amore ematen du.
help-games = hemengo partidak zerrendatzen ditu, edo zureak, edonon daudela ere.
help-leaderboard = hemen nor zein indartsu dabilen erakusten du, joko batean edo guztietan.
help-profile = norbait hemen nola dabilen erakusten du, bere puntuazioaren kurbarekin.
help-history = bukatutako partidak zerrendatzen ditu: jokalari batenak, birenak edo kanal honetakoak.
help-block = norbaiti galarazi egiten dio zuri erronka botatzea.
help-unblock = norbaiti berriz uzten dio zuri erronka botatzen.
help-privacy = zutaz gordetakoa ematen dizu, ezabatzen du, edo sailkapenetatik kanpo uzten zaitu.
help-rules = joko bat orriz orri azaltzen du, irudiekin, eta haren etxeko arauak.
help-why = azken jokaldiak edo jaurtiketak zergatik egin duen egin duena kontatzen dizu, urratsez urrats.
help-record = partida testu gisa ematen dizu, gordetzeko.
help-replay = partida osoa irudi mugikor gisa erakusten die denei.
help-purse = zenbat apustu-fitxa dituzun hemen erakusten du, edo beste jokalari batek zenbat.
help-daily = 50 apustu-fitxa ematen dizkizu, egunean behin, 1000 baino gutxiago dituzun bitartean.
help-settings = zuretzat aukeratutakoa erakutsi edo aldatzen du, adibidez `settings theme=dark`.
help-community = hemen denontzat balio duena erakutsi edo aldatzen du; zerbitzaria kudeatzen duenarentzat.
help-help = komandoak zerrendatzen ditu, edo bat azaltzen.
help-doctor = zerbitzaria kudeatzen duenari esaten dio kanal honetan zer dabilen ondo.

argument-game = jokoaren izena eta, nahi izanez gero, barraren ondoren aldaera, adibidez `tihbat/circling`.
argument-player = nor gonbidatzen duzun; inor ez bada, nahi duena sartuko da.
argument-player2 = hirugarren jokalaria, jokoak bi baino gehiago onartzen baditu; bikoteetan, zure kidea.
argument-player3 = laugarren jokalaria.
argument-team = norbait zure alderako, aldeak taldeak izan daitezkeenean.
argument-team2 = beste norbait zure alderako.
argument-team3 = hirugarren bat zure alderako.
argument-side = nahi duzun aldea, zenbakiz: `1` edo `2`.
argument-code = gonbidapenak erakusten duena, `K7QF-3M` modukoa; edozein kanaletatik edo plataformatatik balio du.
argument-captain = hemendik aurrera nork jaurti eta mugituko duen zure aldearen izenean.
argument-rules = etxeko arauak, adibidez `seeds=3`; `rules` komandoak zerrendatzen ditu.
argument-table = mahaiaren zenbakia, adibidez `#7`; mahai bat baino gehiago izan daitekeenean bakarrik.
argument-move = jokaldia, taulako zenbakiekin, adibidez `3`.
argument-from = jokaldia nondik hasten den, adibidez `c2`, handik nora joan daitekeen ikusteko.
argument-what = zer proposatu: `draw` (berdinketa), `takeback`, `settle` (zenbatu), `pause` edo amaieran `rematch`.
argument-mine = zureak bakarrik, edonon daudela ere.
argument-purse-player = noren poltsa; inor ez bada, zurea.
argument-ladder = joko bat; gabe, joko guztiak batera.
argument-season = `season`, hilabete hau; `all`, hasieratik orain arte; edo bukatutako hilabete bat, `2026-10`.
argument-page = zein orri, adibidez `2`.
argument-rules-page = zein orri, zenbakiaz edo hitzaz, adibidez `capture`.
argument-ply = zenbat jokaldiren ondoren, adibidez `12`; `0` hasiera da.
argument-whose = noren profila; inor ez bada, zurea.
argument-whose-games = noren partidak; inor ez bada, kanal honetakoak.
argument-other = noren kontra.
argument-blocked = nork ezin izango dizun erronkarik bota.
argument-unblocked = nork bota ahal izango dizun berriz erronka.
argument-privacy = `export`, `delete`, `hide` edo `show`.
argument-confirm = benetan dena ezabatu nahi duzula.
argument-rated = `rated=false` idatzita, partida ez da sailkapenetarako kontuan hartzen.
argument-thread = jokatu hari berezi batean.
argument-private = jokalariek bakarrik ikusten dute partida, hari pribatu batean.
argument-setting = zer aldatu, adibidez `theme=dark`; baliorik gabe, nola dagoen ikusiko duzu.
argument-command = azaldu beharreko komandoa.
help-claim = partida eskatzen du, beste aldeari denbora agortu zaionean.
help-vacation = zure erlojuak egun batzuetan gelditzen ditu; urtean, 20 egun.
argument-pace = jokaldi baten denbora: `live` (10 minutu), `day`, `three-days`, `week` edo `none`.
argument-days = zenbat egun, adibidez `5d`, edo `end`; ezer gabe, zenbat gelditzen zaizkizun.
