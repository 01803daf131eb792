# The games' names, and their rules as `rules <game>` tells them.

game-sokusowo = Sokusowó
game-tihbat = Tihbat
game-seega = Seega
game-sho = Sho
game-sigh = Sigh
game-variant = { $game } ({ $variant })

rules-sokusowo =
    Sokusowó, «guardo pedra a la mà»: un mancala d’Ilésà, a Nigèria.
    Dues files de sis forats amb quatre llavors cada un. La fila de baix és de Sud i la de dalt, de Nord; cadascú numera els seus forats de l’1 al 6, d’esquerra a dreta. Comença Sud.
    • Tria un forat teu amb dues llavors o més. Agafa’n totes les llavors, guarda’n una al teu magatzem i sembra les altres, una a una, als forats següents, en sentit contrari al de les agulles del rellotge.
    • Si l’última llavor cau en un forat on ja n’hi havia, sigui de qui sigui, agafa-les totes: guarda’n una, sembra la resta, i així successivament. El torn s’acaba quan l’última llavor cau en un forat buit.
    • Guanya qui al final d’un torn té més de la meitat de totes les llavors. Quan un bàndol no té cap forat amb dues llavors o més, cadascú afegeix les llavors de la seva fila al seu magatzem, i guanya qui en té més.

rules-tihbat =
    Tihbat, explicat a Lalo Kinast el 2006: el més petit dels mancales, de Taourirt, al Marroc.
    Dues files de dos forats amb set llavors cada un. La fila de baix és de Sud i la de dalt, de Nord; cadascú numera els seus forats 1 i 2, d’esquerra a dreta. Comença Sud.
    • Tria un forat teu amb llavors. Sembra-les totes, una a una, en sentit contrari al de les agulles del rellotge; la primera, al mateix forat d’on surten.
    • Si l’última llavor cau en un forat teu i hi fa 2, 4, 6 o 8, les captures totes. Qui no té llavors per sembrar, passa.
    • La partida s’acaba quan totes les llavors són capturades, o quan es repeteix una posició: llavors el que queda es reparteix a parts iguals. Guanya qui té més llavors.

rules-seega =
    Seega (siga, sidja), un joc de les sorres d’Egipte, que Lane va descriure el 1836. De les caselles se’n diuen ulls, i de les fitxes, gossos.
    • Per torns, cada bàndol posa dues fitxes en caselles buides (`c4`), fins que només queda buit el centre. Comença Rodó, amb les pedres; encara no es captura res.
    • Després Quadrat comença a moure: una fitxa fa un pas, per la fila o la columna, fins a una casella buida (`b3c3`).
    • Captures una fitxa enemiga si queda just al costat de la casella on arribes i just darrere seu hi ha una fitxa teva, com a la imatge; també en pots capturar unes quantes alhora. Qui es posa entre dues fitxes enemigues no corre perill, i qui és al centre tampoc.
    • Una fitxa pot anar i tornar entre les mateixes dues caselles dues vegades com a màxim. Un bàndol que no pot moure s’espera; l’altre continua movent, i pot retirar una fitxa pròpia per deixar-lo sortir (`xc2`).
    • Perd qui només té una fitxa. Si tots dos hi estan d’acord, es compta (`offer settle`): guanya qui té més fitxes. També es compta quan una posició surt per tercera vegada, i quan fa molt que no hi ha captures.
rules-sho =
    Sho, «daus»: una cursa de monedes per una espiral de 64 cauris, del Tibet. Dos, tres o quatre bàndols tenen nou monedes cada un; a `sho/pairs`, dues parelles comparteixen nou monedes cada una i tiren per torns.
    • Tira dos daus i avança la suma amb una moneda o una pila, o fes entrar una moneda de la mà. Si caus en una posició buida, s’acaba el torn.
    • Si caus sobre monedes teves, formen una pila, que es mou com una de sola i no se separa mai. Si caus sobre monedes enemigues i no són més que les teves, tornen a la mà, com les dues de la imatge. Totes dues coses et fan tornar a tirar; la captura, només si la víctima té més monedes al camí.
    • Mentre les nou són a la mà, n’entren dues de cop; amb 1+1 o 1+2, tres; i si n’hi ha d’enemigues, una més que elles. Si te les han capturat totes, amb 3+6 poden entrar les nou.
    • 1+1 més endavant: s’afegeix un 2 als teus valors i tornes a tirar. Fes servir un valor o uns quants de junts; el que no facis servir se suma a una nova tirada, si en tens.
    • Una moneda que passa l’últim cauri és a casa; el que li sobra ho pot fer servir una altra. Guanya qui té les nou a casa; si hi arriben en una sola pila, és un sho.
    • Amb `stake=…` cada bàndol posa fitxes d’aposta sota el coixí, on la comunitat ho vol; se les emporta qui guanya, i amb un sho, el doble. Fora d’aquí no valen res.

rules-sigh =
    Sigh, al-sig o es-sig: una cursa amb captures pels forats d’un munt de sorra, que es juga tirant bastonets, del Sàhara Occidental.
    Cada bàndol té una fitxa a cada forat de la seva fila de casa: Sud, a la fila a; Nord, a la de dalt. Sud va cap a l’esquerra per la a, a la dreta per la b, a l’esquerra per la c, a la dreta per la d, i després fa voltes per la c i la d; Nord fa el mateix des de dalt. Totes les fitxes comencen captives.
    • Tira vuit bastonets i compta les cares blanques. El joc s’obre amb 0, 1, 7 o 8. A partir d’aquí, 8 allibera vuit captives; 0, quatre; 1 o 7, una: la més endarrerida de les alliberades passa la frontera, i les captives de més enrere s’esperen.
    • 2, 3, 5 i 6 fan avançar una fitxa lliure tants forats, per sobre de tot; 7 i 8 també, quan ja no queden captives. Si on cau hi ha una fitxa enemiga, la captura. Un 4 mou i torna a tirar; un 2 just després desfà aquestes jugades.
    • Quan ja no és possible cap captura, comença la rachva: cada 4 pren una fitxa i torna a tirar, 1 o 8 assegura les preses, 2 les torna. Perd qui es queda sense fitxes.
    • Un bàndol és una sola persona o un equip (`challenge sigh @b team @c`): tira i mou qui el capitaneja, o, amb `team=rotate`, es juga per torns.
    • Amb sis o quatre bastonets, 3 és un sigh: allibera una fitxa i torna a tirar. Acabades les captures, guanya qui té més fitxes.

rules-variants = Variants: { $variants }.
rules-house-rules = Regles de la casa, per triar quan reptes algú:
rules-house-rule = • `{ $rule }`: { $values }; normalment, { $usual }. { $told }
rules-try = Prova-ho: `challenge { $game } @friend`

rule-seeds = Quantes llavors hi ha a cada forat al començament.
rule-sokusowo-end-when = Si la partida s’acaba quan qualsevol dels dos bàndols no té cap forat des d’on començar, o només quan no en té qui ha de jugar.
rule-tihbat-single = Si una llavor sola se sembra al seu mateix forat o passa al següent.
rule-sho-nine-stack = Si es pot formar una pila de nou.
rule-sho-flexible-barra = Si el que es treu després d’1+1 es reparteix lliurement entre dues piles.
rule-sho-start = Qui comença: abans del migdia la persona més gran i a partir del migdia la més jove (nga gen, chi son), l’atzar, o qui convida.
rule-sho-ritual = Si qui juga després aixeca el gobelet abans que es vegin els daus.
rule-sho-stake = Quantes fitxes d’aposta posa cada bàndol sota el coixí.
rule-tihbat-early-win = Si tenir més de la meitat de totes les llavors fa guanyar de seguida.
rule-seega-opening = Si les dues primeres fitxes de cadascú van on vulgui, o al mig de les vores, com ho va veure Lane al Caire.
rule-seega-first-mover = Qui mou primer: qui ha posat l’última fitxa, com diuen la majoria de descripcions, o qui ha començat.
rule-seega-diagonal = Passos en les vuit direccions, com en alguns llocs; les captures continuen sent per files i columnes.
rule-seega-chain-captures = Si una fitxa que ha capturat pot, o ha de, continuar capturant; es juga així en altres llocs.
rule-seega-victory = Si es perd amb una fitxa, o amb cap, que és més antic.
rule-seega-quiet-limit = Jugades sense captures fins que es compten les fitxes; 0, mai. És cosa nostra: la font ho deixa en mans de qui juga.
rule-sigh-holes = Quants forats té cada fila, i quantes fitxes cada bàndol.
rule-sigh-rows = Quantes files té el munt.
rule-sigh-sticks = Quants bastonets es tiren, i què fan les tirades.
rule-sigh-opening = Si es tira per obrir el joc, o cada bàndol comença amb la primera fitxa alliberada.
rule-sigh-count-from = Si una fitxa de la primera fila compta des del seu forat, o des de l’últim abans de la segona fila.
rule-sigh-retreat = Si les fitxes que són a la tercera de quatre files hi poden retrocedir.
rule-sigh-stack-own = Si les fitxes lliures d’un mateix bàndol poden compartir un forat.
rule-sigh-last-row = Si les fitxes fan voltes per les dues últimes files, s’aturen a l’última, o giren cua al final; amb tres files, normalment `stop`.
rule-sigh-four = Si un 4 de vuit bastonets mou i torna a tirar, o només torna a tirar.
rule-sigh-undo = Si un 2 desfà tots els quatres anteriors, o només l’últim.
rule-sigh-eight = Si un 8 quan ja no queden captives mou, o torna a tirar.
rule-sigh-finish = Si al final de la cursa ve la rachva, o guanya qui té més fitxes; amb menys bastonets, normalment `majority`.
rule-sigh-edge-percent = Quantes vegades de cada cent un bastonet no queda pla.
rule-sigh-edge = Si un bastonet així compta com a blanc o com a negre, o es tornen a tirar tots.
