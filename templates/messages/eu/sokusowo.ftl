# Sokusowó. Each lap keeps one seed, so the number of laps is the number of seeds captured.

sokusowo-played = { $side } aldeak { $pit }. zulotik jokatu du: { $laps ->
    [one] ereinaldi bat
   *[other] { $laps } ereinaldi
}, azkena { $end_side } aldeko { $end }. zuloan; { $laps } harrapatuta.
sokusowo-played-last = { $side } aldeak { $pit }. zulotik jokatu du: { $laps ->
    [one] ereinaldi bat
   *[other] { $laps } ereinaldi
}, azkena { $end_side } aldeko { $end }. zuloan; { $laps } harrapatuta. Alde bat jokatzeko zulorik gabe gelditu da, eta gainerako haziak ilaren jabeentzat dira: Hego aldeak { $south }, Ipar aldeak { $north }.

sokusowo-no-such-pit = Zure zuloak 1etik 6ra bitartekoak dira.
sokusowo-empty = { $pit }. zuloa hutsik dago; bi hazi edo gehiago dituen zulo batetik jokatu behar da.
sokusowo-one-seed = { $pit }. zuloak hazi bakarra du; bi hazi edo gehiago dituen zulo batetik jokatu behar da.

sokusowo-row = { $side } aldea, 1etik 6ra: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
sokusowo-stores = Biltegiak: Hego aldeak { $south }, Ipar aldeak { $north }.

# How a game ended, after “Hego aldeak irabazi du: ” or “Berdinketa: ”.
sokusowo-ended-majority = { $more }–{ $fewer } hazietan, guztien erdia baino gehiago
sokusowo-ended-exhausted = { $more }–{ $fewer } hazietan, alde bat jokatzeko zulorik gabe gelditu denean
