# Sigh. Faces of sticks are white or dark; a four has four white faces.

sigh-threw = { $side } aldeari { $sticks ->
    [4] lau
    [6] sei
    [8] zortzi
   *[other] { $sticks }
} zotzetatik { $white ->
    [0] zuri bat ere ez zaio atera
    [one] zuri bat atera zaio
    [2] bi zuri atera zaizkio
    [3] hiru zuri atera zaizkio
    [4] lau zuri atera zaizkio
    [5] bost zuri atera zaizkio
    [6] sei zuri atera zaizkio
    [7] zazpi zuri atera zaizkio
    [8] zortzi zuri atera zaizkio
   *[other] { $white } zuri atera zaizkio
}
sigh-threw-on-edge = { $threw } ({ $edges ->
    [one] zotz bat aldez erorita
   *[other] { $edges } zotz aldez erorita
})
sigh-threw-in-vain = Jokoa irekitzeko alferrik atera diren zuriak: { $throws }. { $told }
sigh-threw-opens-not = { $threw }, eta horrek ez du jokoa irekitzen.
sigh-threw-released = { $threw }. { $released }
sigh-threw-moves = { $threw }: fitxa bat { $by } zulo mugituko da.
sigh-threw-undid = { $threw }: { $moves ->
    [0] ez dago zer desegin, eta txanda bukatu da
    [one] aurreko jokaldia desegin da
   *[other] aurreko { $moves } jokaldiak desegin dira
}.
sigh-threw-again = { $threw }, eta berriz jaurtiko du.
sigh-threw-nothing = { $threw }: txanda bukatu da.
sigh-threw-took = { $threw }, eta fitxa bat hartu du; { $victim } aldeari gelditzen zaizkionak: { $left }.
sigh-threw-shielded = { $threw }: { $pieces ->
    [one] hartutako fitxa babestuta dago
   *[other] hartutako { $pieces } fitxak babestuta daude
}, eta txandak aurrera jarraitzen du.
sigh-threw-gave-back = { $threw }, eta { $pieces ->
    [one] fitxa bat itzuli du
   *[other] { $pieces } fitxa itzuli ditu
}.
sigh-rachva-begins = { $told } Lasterketa bukatu da, eta rachva hasten da.

sigh-moved = { $side } aldea { $from } zulotik { $to } zulora mugitu da.
sigh-captured = { $side } aldea { $from } zulotik { $to } zulora mugitu da, eta { $pieces ->
    [one] fitxa bat harrapatu du
   *[other] { $pieces } fitxa harrapatu ditu
}.
sigh-undone = { $side } aldearen jokaldia, { $from } zulotik { $to } zulora, desegin egin da.
sigh-released = { $side } aldeak { $pieces ->
    [one] fitxa bat askatu du
   *[other] { $pieces } fitxa askatu ditu
}; { $from } zulokoa { $to } zulora joan da.
sigh-released-captured = { $side } aldeak { $pieces ->
    [one] fitxa bat askatu du
   *[other] { $pieces } fitxa askatu ditu
}; { $from } zulokoa { $to } zulora joan da, eta { $taken ->
    [one] fitxa bat harrapatu du
   *[other] { $taken } fitxa harrapatu ditu
}.
sigh-released-held = { $side } aldeak { $pieces ->
    [one] fitxa bat askatu du
   *[other] { $pieces } fitxa askatu ditu
}; muga geldirik dagoen fitxa batek hartuta dauka.

sigh-no-such-hole = Ez dago { $hole } zulorik.
sigh-nothing-there = Ez daukazu fitxarik { $hole } zuloan.
sigh-is-captive = { $hole } zuloko fitxa preso dago: jaurtiketa batek askatu ondoren mugituko da.
sigh-is-stopped = { $hole } zuloko fitxa bere azken ilaran dago, eta han betiko gelditzen dira fitxak.
sigh-not-so-far = Jaurtiketa honekin fitxa bat { $by } zulo mugitzen da bere bidean.
sigh-past-the-end = Etxeko arauen arabera fitxak ez dira azken ilararen bukaeratik aurrera pasatzen.
sigh-past-the-turn = Itzulerako bidean dagoen fitxak bere bigarren ilarako lehen zuloan amaitu behar du, justu.
sigh-own-piece = Zure fitxa bat dago { $hole } zuloan.
sigh-stopped-enemy = { $hole } zuloko fitxa bere azken ilaran dago, eta han ezin da harrapatu.

# The position, in a list after what happened.
sigh-side = { $side } aldeak { $pieces ->
    [one] fitxa bat du
   *[other] { $pieces } fitxa ditu
}.
sigh-free = Aske: { $holes }.
sigh-backwards = Itzulerako bidean: { $holes }.
sigh-captive = Preso: { $holes }.
sigh-frontier = Muga: { $hole }.
sigh-run = { $first } zulotik { $last } zulora
sigh-stack = { $hole } ({ $pieces ->
    [2] bi
    [3] hiru
    [4] lau
    [5] bost
    [6] sei
   *[other] { $pieces }
} fitxa)
sigh-rachva = Rachvan gelditzen diren fitxak: Hego aldeak { $south }, Ipar aldeak { $north }.
sigh-lie = Zotz zuriak: { $white }, { $sticks } zotzetatik.
sigh-to-throw = { $side } aldeak jaurti behar du.
sigh-to-move = { $side } aldearen txanda, { $by } zulo mugitzeko.

# How a game ended, after “Hego aldeak irabazi du: ”.
sigh-ended-captured = beste aldearen fitxa guztiak harrapatuta daude
sigh-ended-rachva = azken fitxa rachvan hartu da
sigh-ended-majority = ezin da gehiago harrapatu, eta fitxetan { $more }–{ $fewer } gelditu dira
sigh-ended-quiet = partida gehiegi luzatu da, eta fitxetan { $more }–{ $fewer } gelditu dira
