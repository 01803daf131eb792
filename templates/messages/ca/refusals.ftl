# Why something cannot be done. Each says what would help; only the asker sees it.

trouble = Aquí ha fallat alguna cosa, i no ha canviat res. Torna-ho a provar, si et plau; qui fa anar aquest bot en trobarà la causa al registre.

refused-no-table = Aquí no hi ha cap partida. Comença’n una amb `challenge`, o llegeix `help`.
refused-no-such-table = Aquí no hi ha cap taula { $table }. `games` diu quines hi ha.
refused-table-elsewhere = La taula { $table } es juga a { $room }.
refused-which-table = Hi ha més d’una taula possible: { $tables }. Digues quina, com ara `board #7`.
refused-nothing-fits = Cap de les taules d’aquí no espera això de tu. `games` diu quines hi ha.
refused-not-your-turn-anywhere = No et toca en cap de les teves taules d’aquí.

refused-challenge-to-oneself = No et pots reptar. Digues algú altre, o ningú, i que s’hi apunti qui vulgui.
refused-too-many-invitations = Tens { $open } invitacions obertes, aquí i en altres llocs. Espera una resposta, o retira’n una amb `cancel`.
refused-blocked = { $player } no accepta reptes teus.
refused-challenged-lately = { $player } ha dit que no al teu últim repte, o l’has retirat tu. Li’n podràs fer un altre d’aquí a { $minutes ->
    [one] un minut
   *[other] { $minutes } minuts
}.
refused-game-not-offered = Aquí no es juga a { $game }; ho ha decidit qui gestiona el servidor. Pots jugar a { $games }.
refused-not-in-this-channel = En aquest canal no es comencen partides; ho ha decidit qui gestiona el servidor. Pots jugar a { $rooms }.
refused-not-invited = La invitació de la taula { $table } és per a { $invited }.
refused-seated-already = Ja tens lloc a la taula { $table }; ara ha de respondre la resta. `cancel` retira la invitació.
refused-nothing-to-decline = La taula { $table } és oberta a qui s’hi vulgui apuntar; no hi ha res a què dir que no.
refused-not-the-maker = La invitació de la taula { $table } és de { $maker }, i ningú més no la pot retirar.
refused-challenged-twice = Has dit algú dues vegades. Cadascú té un sol lloc.
refused-no-stakes-here = Aquí no es juga amb fitxes d’aposta; qui gestiona el lloc ho pot permetre amb `community stakes=on`.
refused-no-gift-full = Tens { $chips } fitxes d’aposta. `daily` és per a qui en té menys de 1000.
refused-no-gift-today = Ja has rebut les fitxes d’avui; ara en tens { $chips }. Torna demà.
refused-purse-short = No hi ha prou fitxes per a l’aposta: { $short }. `daily` en dona unes quantes cada dia; si no, juga per menys, o per l’honor.
purse-short = { $player } en té { $has } i en necessita { $needs }
refused-not-the-makers-start = La invitació de la taula { $table } és de { $maker }, i ningú més no pot començar sense esperar la resta.
refused-too-few-to-start = A la taula { $table } encara no hi ha prou gent per jugar.
refused-nothing-to-lift = A la taula { $table } no hi ha daus sota el gobelet.
refused-lift-first = A la taula { $table } primer s’ha d’aixecar el gobelet: `lift`.
refused-resigned-already = Ja has abandonat la taula { $table }; la resta continua jugant.
refused-begun-already = La partida de la taula { $table } ja ha començat.
refused-not-begun = La partida de la taula { $table } no ha començat: encara no s’ha respost la invitació.
refused-not-seated = No tens lloc a la taula { $table }. Pots mirar-la amb `board`.
refused-no-seat-there = Aquest bàndol ja no té cap lloc lliure a la taula { $table }. `join` tot sol ocupa qualsevol lloc lliure.
refused-no-such-code = No hi ha cap invitació oberta amb el codi { $code }. Potser ja l’ha agafada algú; mira-la un altre cop allà on es va fer.
refused-for-chips = A la taula { $table } es juga amb fitxes d’aposta, que són d’una sola comunitat, i per això ningú no s’hi pot apuntar des de fora.
refused-not-the-captain = A la taula { $table }, qui capitaneja el teu bàndol és { $captain }, i ningú més no pot cedir la capitania.
refused-captain-already = A la taula { $table } ja capitaneges el teu bàndol. Digues a qui vols cedir la capitania.
refused-not-on-your-side = { $player } no és al teu bàndol a la taula { $table }.
refused-no-captains = A la taula { $table } no hi ha capitania a cap bàndol.
refused-not-your-turn = No et toca a la taula { $table }: toca a { $due }.
refused-waiting = No et toca a la taula { $table }: toca a { $due }. { $why }
refused-offered-already = Això ja ho has proposat a la taula { $table }; l’altre bàndol encara no ha respost.
refused-own-offer = La proposta de la taula { $table } és teva; l’ha de respondre l’altre bàndol.
refused-never-settled = Aquest joc no es decideix comptant; es juga fins al final.
refused-not-settled-yet = Podràs proposar de comptar quan totes les fitxes siguin al tauler.
refused-stale = Aquest tauler de la taula { $table } no és l’últim: des de llavors s’hi ha jugat. Fes servir els botons de sota de l’últim tauler, o `board` per veure’l.
refused-over = La taula { $table } s’ha acabat. `board` mostra com va acabar; `challenge` comença una partida nova.
refused-throw-due = A la taula { $table } toca tirar abans de la jugada següent: `throw`.
refused-no-throw-due = A la taula { $table } ara no toca tirar.
refused-not-an-admin = Això només ho pot demanar qui gestiona el servidor.
refused-no-such-step = Cap de les teves jugades no comença amb «{ $input }». Pots triar { $steps }.
refused-unreadable = «{ $input }» no és cap jugada d’aquest joc. Pots jugar { $moves }.
refused-begun-only = «{ $input }» és només l’inici d’una jugada. Pot continuar cap a { $steps }.
refused-unreadable-of-many = «{ $input }» no és cap jugada d’aquest joc. `view` mostra què pots jugar.
refused-illegal = { $why } Pots jugar { $moves }. La regla: `{ $rules }`
refused-illegal-of-many = { $why } La regla: `{ $rules }`
refused-nothing-to-explain = A la taula { $table } encara no s’ha jugat res, i no hi ha res per explicar.

misuse-nothing = Digues què vols fer; `help` ho explica tot.
misuse-unknown-command = No hi ha cap ordre «{ $word }». `help` diu quines hi ha.
misuse-unknown-command-but = No hi ha cap ordre «{ $word }». Vols dir `{ $command }`? `help` diu quines hi ha.
misuse-missing = Hi falta alguna cosa. S’escriu així: `{ $usage }`
misuse-too-much = No sé què fer amb «{ $word }». S’escriu així: `{ $usage }`
misuse-unknown-player = Aquí no conec ningú que es digui «{ $word }». Digues un nom com ara `@bek`.
misuse-no-table-number = «{ $word }» no és cap número de taula. Ha de ser com `#7`.
misuse-unknown-offer = «{ $word }» no es pot proposar. Pots proposar { $offers }.
misuse-no-side = «{ $word }» no és cap número de bàndol. Ha de ser com `1`.
misuse-unknown-privacy = Després de `privacy` no hi pot anar «{ $word }». Pots dir { $words }.
misuse-unknown-setting = No tens cap opció «{ $word }». Pots triar { $settings }.
misuse-unknown-community-setting = Les comunitats no tenen cap opció «{ $word }». Pots triar { $settings }.
misuse-unknown-rules-page = Les regles del joc { $game } no tenen cap pàgina «{ $word }». Pots triar { $pages }.
misuse-unknown-game = No conec cap joc «{ $word }». Pots triar { $games }.
misuse-unknown-game-but = No conec cap joc «{ $word }». Vols dir `{ $game }`?
misuse-unknown-variant = El joc { $game } no té cap variant «{ $word }». Pots triar { $variants }.
misuse-unknown-rule = El joc { $game } no té cap regla de la casa «{ $word }». Pots triar { $rules }.
misuse-bad-value = «{ $word }» no és cap valor de `{ $rule }`. Pot ser { $values }.
misuse-rules-clash = Aquestes regles de la casa no lliguen: { $rules }.
misuse-bad-sides = El joc { $game } no es juga amb aquest nombre de persones.

refused-time-not-up = A la taula { $table } hi ha temps fins al { $until }. `claim` ve després.
refused-own-time-up = És al teu bàndol que se li ha acabat el temps a la taula { $table }. Juga, i la partida continua.
refused-no-clock-runs = Ara no corre cap rellotge a la taula { $table }.
refused-vacation-on-already = Ja fas vacances, fins al { $until }. `vacation end` les acaba.
refused-vacation-too-long = Són més dies dels que tens: { $left ->
    [0] enguany no te’n queda cap.
    [one] enguany te’n queda un.
   *[other] enguany te’n queden { $left }.
}
refused-no-vacation = No fas vacances.
misuse-unknown-pace = No hi ha cap ritme «{ $word }». Hi ha { $paces }.
misuse-no-days = «{ $word }» no és cap nombre de dies. Ha de ser com `5d`; `end` acaba les vacances.
