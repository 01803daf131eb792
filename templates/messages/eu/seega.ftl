# Seega. Side 1 has round stones, side 2 square sherds.

round = Biribilen
square = Karratuen

seega-placed = { $side } aldeak fitxa bat jarri du { $cell } laukian.
seega-placed-pair = { $side } aldeak fitxa bana jarri du { $first } eta { $cell } laukietan.
seega-moved = { $side } aldea { $from } laukitik { $to } laukira mugitu da.
seega-captured = { $side } aldea { $from } laukitik { $to } laukira mugitu da, eta hau harrapatu du: { $captured }.
seega-removed = { $side } aldeak bere fitxa bat kendu du { $cell } laukitik.
seega-stopped = { $side } aldeak ez du harrapatzen jarraitu nahi izan.
seega-then-movement = { $told } Fitxa guztiak jarrita daude; hemendik aurrera mugitu egiten dira.
seega-then-chain = { $told } Fitxa berak harrapatzen jarrai dezake.
seega-then-blocked = { $told } { $blocked } aldeak ez du urratsik, eta zain dago.

seega-no-such-cell = Ez dago { $cell } laukirik; taularen ertzak { $first } eta { $last } dira.
seega-still-placing = Oraindik fitxak jartzen ari gara: esan lauki huts bat, adibidez `b2`.
seega-all-placed = Fitxa guztiak jarrita daude; orain mugitu egiten dira. Esan nondik nora, adibidez `b2b3`.
seega-centre = Erdiko laukia, { $cell }, hutsik egoten da fitxak jartzen diren bitartean.
seega-occupied = Badago lehendik fitxa bat { $cell } laukian.
seega-cross = Irekiera honetan zure lehen bi fitxak { $one } eta { $other } laukietan jartzen dira.
seega-no-piece = Ez dago fitxarik { $cell } laukian.
seega-not-yours = { $cell } laukiko fitxa ez da zurea.
seega-not-adjacent = { $to } ez dago { $from } laukiaren ondoan; fitxek urrats bat egiten dute.
seega-diagonal = { $to } diagonalean dago { $from } laukitik; fitxak ilaran eta zutabean bakarrik mugitzen dira.
seega-to-and-fro = Zure fitxa birritan joan-etorri da { $from } eta { $to } laukien artean, eta ezin du gehiagotan egin; jokatu beste zerbait.
seega-chain-or-stop = { $cell } laukiko fitxak harrapaketa bat egin du, eta beste bat egin dezake: jokatu harekin, edo esan `stop`.
seega-chain-goes-on = { $cell } laukiko fitxak harrapaketa bat egin du, eta harrapatzen jarraitu behar du.
seega-nothing-to-stop = Ez dago harrapaketa-katerik gelditzeko.
seega-nobody-blocked = Beste aldeak urratsik ez duenean bakarrik ken dezakezu zure fitxa bat taulatik.
seega-frees-nobody = { $cell } laukiko fitxa kenduta ere beste aldeak ez luke urratsik; beraz, hor geldituko da.
seega-waits = { $side } aldeak ez du urratsik orain; beste aldeak mugitzen jarraitzen du, bidea ireki arte.

seega-side = { $side } aldearen fitxak ({ $pieces }): { $cells }.
seega-side-none = { $side } aldeak ez du fitxarik taulan.
seega-centre-taken = Erdiko laukian: { $side } aldea.
seega-centre-empty = Erdiko laukia hutsik dago.
seega-in-hand = Eskuan: Biribilen aldeak { $round }, Karratuen aldeak { $square }.

# How a game ended, after “Biribilen aldeak irabazi du: ” or “Berdinketa: ”.
seega-ended-captured = { $more }–{ $fewer } fitxetan, gutxiegi aurrera jarraitzeko
seega-ended-repetition = { $more }–{ $fewer } fitxetan, posizio bat hirugarren aldiz errepikatu denean
seega-ended-quiet = { $more }–{ $fewer } fitxetan, harrapaketarik gabeko { $plies } jokaldiren ondoren
seega-ended-settled = { $more }–{ $fewer } fitxetan, biek zenbatzea adostuta
