# Why the last move or throw did what it did, as `why` tells it.

why-turn-ends = S’acaba el torn.

why-sokusowo-lap = { $lap }. { $side } { $pit }: se n’agafen { $seeds }, se’n guarda una i amb { $sown } s’arriba a { $end_side } { $end }, { $found ->
    [0] que era buit: s’acaba el torn.
   *[other] que en tenia { $found }: es continua des d’allà.
}

why-tihbat-sown = { $side } { $pit }: { $seeds } sembrades, la primera al mateix forat, l’última a { $end_side } { $end }, que amb ella en té { $made }.
why-tihbat-stayed = { $side } { $pit } tenia una llavor sola, que s’ha sembrat al mateix forat.
why-tihbat-moved-on = { $side } { $pit } tenia una llavor sola, que ha passat a { $end_side } { $end }; amb ella en té { $made }.
why-tihbat-captured = { $made } en un forat propi de { $side } és 2, 4, 6 o 8, i es capturen.
why-tihbat-not-even = { $made } en un forat propi de { $side } no és ni 2, ni 4, ni 6, ni 8, i no es captura res.
why-tihbat-elsewhere = L’última llavor ha caigut a l’altre costat, on no es captura res.
why-tihbat-passed = Els dos forats de { $side } eren buits, i només podia passar.
why-tihbat-repetition = Les llavors ja havien estat així, amb el mateix bàndol al torn. El que queda es reparteix: { $shared } per a cada bàndol.

why-seega-one-more = A cada torn es posen dues fitxes; en falta una.
why-seega-pair = Era la segona fitxa del torn. Encara no es captura res.
why-seega-movement = Totes les fitxes són al tauler i només el centre és buit. { $side } fa el primer pas.
why-seega-enclosed = { $prey } era entre { $to }, on ha arribat la fitxa, i { $jaw }, on { $side } en té una altra: per això queda capturada.
why-seega-centre-safe = { $centre } també és entre dues, però al centre no es captura ningú.
why-seega-nothing = Cap fitxa enemiga just al costat de { $to } no té just darrere una fitxa de { $side }, i no es captura res.
why-seega-between = La fitxa és ara entre dues d’enemigues. Hi ha anat ella mateixa, i no corre perill.
why-seega-chain = Des de { $to }, la mateixa fitxa pot continuar capturant; continua { $side }.
why-seega-removed = { $blocked } no podia moure; només llavors pot { $side } retirar una fitxa, per deixar-lo sortir.
why-seega-stopped = La mateixa fitxa podia continuar capturant, però no hi està obligada. S’acaba el torn.
why-seega-blocked = Cap fitxa de { $blocked } no té cap casella buida al costat, i continua movent { $side }.

why-sho-sum = { $one } i { $other } sumen { $sum }.
why-sho-entry = Les nou monedes de { $side } són a la mà; aquesta tirada fa entrar { $coins } de cop a la posició { $to }.
why-sho-entry-three = Amb 1+1 i 1+2 n’entren tres en lloc de dues.
why-sho-entry-more = És una més que les que hi ha allà: { $standing }.
why-sho-barra = 1+1 és barra: s’afegeix un 2 al que { $side } pot fer servir, i es torna a tirar abans de moure.
why-sho-barra-split = 1+1 és barra: es torna a tirar, i el total es partirà en dos.
why-sho-in-vain = Cap moneda de { $side } no ho pot fer servir: totes caurien sobre més monedes enemigues de les que es mouen, o ho prohibeixen les regles de la casa.
why-sho-entered = Han entrat juntes perquè les nou monedes de { $side } eren a la mà.
why-sho-advanced = Des de { $from }, { $by } més enllà és { $to }.
why-sho-home = Per passar l’últim cauri n’hi havia prou amb { $needed }; la jugada tenia { $by }.
why-sho-placed = Allà no hi havia res.
why-sho-stacked = Allà hi havia monedes pròpies; ara fan una sola pila de { $height }.
why-sho-stack-throws = Fer una pila dona una altra tirada.
why-sho-captured = { $victim } hi tenia { $coins }, no més que les que han arribat: tornen a la mà.
why-sho-capture-throws = { $victim } té més monedes al camí, i la captura dona una altra tirada.
why-sho-capture-ends = { $victim } no té cap més moneda al camí, i la captura no dona cap altra tirada.
why-sho-rest = Sobrant: { $rest }. El pot fer servir una altra moneda, o es deixa.
why-sho-rest-lost = Sobrant: { $rest }; cap altra moneda no el pot fer servir.
why-sho-second = La segona part, { $part }, és per a una altra moneda o pila.
why-sho-kept = El que no s’ha fet servir es guarda per a la tirada següent: { $values }.
why-sho-passed = Només es pot deixar el que ha sobrat a una moneda arribant a casa.

why-sigh-rule = La regla per a { $white }: { $does }
why-sigh-opens-not = Només { $opening } obre el joc; tira l’altre bàndol.
why-sigh-no-captive = A { $side } no li queden captives per alliberar.
why-sigh-cannot-move = Cap fitxa lliure de { $side } no pot avançar { $by }.
why-sigh-released = Alliberades: { $pieces }. La més endarrerida ha passat de { $from } a la frontera, { $to }; ara la frontera és { $from }.
why-sigh-held = A la frontera hi ha una fitxa aturada, i ningú no hi passa.
why-sigh-moved = De { $from } a { $to } n’hi ha { $by } pel camí.
why-sigh-captured = Capturades a { $hole }: { $pieces }. A { $victim } n’hi queden { $left }.
why-sigh-given-back = Tornades a { $victim } a { $hole }: { $pieces }.
why-sigh-throws-on = Un { $white } torna a tirar.
why-sigh-race-over = Ja no és possible cap captura: la cursa s’ha acabat.
why-sigh-rachva-took = A la rachva, { $take } pren una fitxa i torna a tirar.
why-sigh-rachva-shielded = A la rachva, { $shield } torna a tirar i assegura el que s’ha pres.
why-sigh-rachva-gave-back = A la rachva, { $back } torna el que no és segur i acaba el torn.
why-sigh-rachva-nothing = A la rachva, una tirada així no pren res i acaba el torn.
