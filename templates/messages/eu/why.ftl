# Why the last move or throw did what it did, as `why` tells it.

why-turn-ends = Txanda bukatu da.

why-sokusowo-lap = { $lap }. { $side } aldeko { $pit }. zuloa: { $seeds } hartu, bat gorde eta { $sown } ereinda, { $end_side } aldeko { $end }. zuloraino iritsi da; { $found ->
    [0] hutsik zegoen: txanda bukatu da.
   *[other] lehendik { $found } han: handik jarraitzen da.
}

why-tihbat-sown = { $side } aldeko { $pit }. zuloa: { $seeds } ereinda, lehena zulo berean eta azkena { $end_side } aldeko { $end }. zuloan; han guztira, { $made }.
why-tihbat-stayed = { $side } aldeko { $pit }. zuloak hazi bakarra zuen, eta zulo berean erein da.
why-tihbat-moved-on = { $side } aldeko { $pit }. zuloak hazi bakarra zuen, eta { $end_side } aldeko { $end }. zulora pasatu da; han guztira, { $made }.
why-tihbat-captured = { $side } aldearen zulo batean { $made } egotea 2, 4, 6 edo 8 egotea da; beraz, harrapatu egin dira.
why-tihbat-not-even = { $side } aldearen zulo batean { $made } egotea ez da 2, 4, 6 edo 8 egotea; beraz, ez da ezer harrapatu.
why-tihbat-elsewhere = Azken hazia beste aldean erori da, eta han ez da ezer harrapatzen.
why-tihbat-passed = { $side } aldearen bi zuloak hutsik zeuden; pasatzea beste aukerarik ez zegoen.
why-tihbat-repetition = Haziak horrela egon dira lehenago, txanda alde berarena zela. Gelditzen dena banatu egiten da: { $shared } alde bakoitzarentzat.

why-seega-one-more = Txanda bakoitzean bi fitxa jartzen dira; bat falta da.
why-seega-pair = Hori zen txandako bigarren fitxa. Oraindik ez da ezer harrapatzen.
why-seega-movement = Fitxa guztiak jarrita daude, eta erdiko laukia bakarrik dago hutsik. { $side } aldeak egiten du lehen urratsa.
why-seega-enclosed = { $prey } laukikoa bi laukiren artean zegoen: { $to }, fitxa iritsi dena, eta { $jaw }, { $side } aldeak beste bat duena. Horregatik harrapatu da.
why-seega-centre-safe = { $centre } laukikoa ere biren artean dago, baina erdian ez da inor harrapatzen.
why-seega-nothing = { $to } laukiaren ondo-ondoko etsai batek ere ez du atze-atzean { $side } aldearen fitxarik; beraz, ez da ezer harrapatu.
why-seega-between = Fitxa bi etsairen artean dago orain. Bera joan da hara; beraz, salbu dago.
why-seega-chain = { $to } laukitik fitxa berak harrapatzen jarrai dezake; { $side } aldeak jarraitzen du.
why-seega-removed = { $blocked } aldeak ez zuen urratsik; orduan bakarrik ken dezake { $side } aldeak fitxa bat, bidea irekitzeko.
why-seega-stopped = Fitxa berak harrapatzen jarrai zezakeen, baina ez dago behartuta. Txanda bukatu da.
why-seega-blocked = { $blocked } aldearen fitxa batek ere ez du lauki hutsik ondoan; beraz, { $side } aldeak jarraitzen du mugitzen.

why-sho-sum = { $one } gehi { $other }: { $sum }.
why-sho-entry = { $side } aldearen bederatzi fitxak eskuan daude; jaurtiketa honekin { $coins } sartzen dira batera { $to }. posizioan.
why-sho-entry-three = 1+1 eta 1+2 aterata, hiru sartzen dira, bi beharrean.
why-sho-entry-more = Han daudenak ({ $standing }) baino bat gehiago da.
why-sho-barra = 1+1 barra da: 2 gehitzen zaio { $side } aldeak erabil dezakeenari, eta berriz jaurtitzen da mugitu aurretik.
why-sho-barra-split = 1+1 barra da: berriz jaurtitzen da, eta guztizkoa bitan banatuko da.
why-sho-in-vain = { $side } aldearen fitxa batek ere ezin du erabili: denek mugitzen direnak baino etsai gehiagorekin egingo lukete topo, edo etxeko arauek debekatzen dute.
why-sho-entered = Batera sartu dira, { $side } aldearen bederatzi fitxak eskuan zeudelako.
why-sho-advanced = { $from }. posiziotik { $by } aurrera { $to }. posizioa dago.
why-sho-home = Azken kaoria pasatzeko aski zena: { $needed }; jokaldiak zuena: { $by }.
why-sho-placed = Han ez zegoen ezer.
why-sho-stacked = Han fitxa propioak zeuden; orain { $height } fitxako pila bakarra dira.
why-sho-stack-throws = Pila bat osatzeak beste jaurtiketa bat ematen du.
why-sho-captured = { $victim } aldeak han zeukana ({ $coins }) ez da iritsi dena baino gehiago: eskura itzultzen da.
why-sho-capture-throws = { $victim } aldeak badu fitxa gehiago ibilbidean; beraz, harrapaketak beste jaurtiketa bat ematen du.
why-sho-capture-ends = { $victim } aldeak ez du beste fitxarik ibilbidean; beraz, harrapaketak ez du beste jaurtiketarik ematen.
why-sho-rest = Soberakina: { $rest }. Beste fitxa batek erabil dezake, edo utzi egiten da.
why-sho-rest-lost = Soberakina: { $rest }; beste fitxa batek ere ezin du erabili.
why-sho-second = Bigarren zatia, { $part }, beste fitxa edo pila batentzat da.
why-sho-kept = Erabili ez dena hurrengo jaurtiketarako gordetzen da: { $values }.
why-sho-passed = Fitxa bati helmugara bidean sobratutakoa bakarrik utz daiteke.

why-sigh-rule = { $white } ateratakoan, araua: { $does }
why-sigh-opens-not = { $opening } behar da jokoa irekitzeko; beste aldeak jaurtitzen du.
why-sigh-no-captive = { $side } aldeak ez du askatzeko presorik.
why-sigh-cannot-move = { $side } aldearen fitxa aske batek ere ezin du { $by } zulo egin.
why-sigh-released = Askatuak: { $pieces }. Haietan atzen dagoena { $from } zulotik mugara pasatu da, { $to } zulora; orain muga { $from } da.
why-sigh-held = Mugan geldirik dagoen fitxa bat dago; beraz, inor ez da hara pasatzen.
why-sigh-moved = { $from } zulotik { $to } zulora { $by } daude bidean.
why-sigh-captured = { $hole } zuloan harrapatuak: { $pieces }. { $victim } aldeari gelditzen zaizkionak: { $left }.
why-sigh-given-back = { $victim } aldeari { $hole } zuloan itzuliak: { $pieces }.
why-sigh-throws-on = { $white } aterata, berriz jaurtitzen da.
why-sigh-race-over = Ezin da gehiago harrapatu: lasterketa bukatu da.
why-sigh-rachva-took = Rachvan, { $take } aterata, fitxa bat hartu eta berriz jaurtitzen da.
why-sigh-rachva-shielded = Rachvan, { $shield } aterata, berriz jaurtitzen da, eta hartutakoa salbu gelditzen da.
why-sigh-rachva-gave-back = Rachvan, { $back } aterata, salbu ez dagoena itzultzen da, eta txanda bukatzen da.
why-sigh-rachva-nothing = Rachvan, horrelako jaurtiketak ez du ezer hartzen, eta txanda bukatzen da.
