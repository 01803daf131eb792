# Tihbat.

tihbat-played = { $side } aldeak { $pit }. zulotik jokatu du: { $seeds ->
    [one] hazi bat
   *[other] { $seeds } hazi
}, azkena { $end_side } aldeko { $end }. zuloan; harrapaketarik ez.
tihbat-captured = { $side } aldeak { $pit }. zulotik jokatu du: { $seeds ->
    [one] hazi bat
   *[other] { $seeds } hazi
}, azkena { $end_side } aldeko { $end }. zuloan; { $captured } harrapatuta.
tihbat-played-last = { $side } aldeak { $pit }. zulotik jokatu du: { $seeds ->
    [one] hazi bat
   *[other] { $seeds } hazi
}, azkena { $end_side } aldeko { $end }. zuloan; harrapaketarik ez. Posizio bera errepikatu da, eta gelditzen ziren haziak banatu egin dira: { $shared } alde bakoitzarentzat.
tihbat-passed = { $side } aldeak pasatu egin du.
tihbat-passed-last = { $side } aldeak pasatu egin du. Posizio bera errepikatu da, eta gelditzen ziren haziak banatu egin dira: { $shared } alde bakoitzarentzat.

tihbat-no-such-pit = Zure zuloak 1 eta 2 dira.
tihbat-empty = { $pit }. zuloa hutsik dago; haziak dituen zulo batetik jokatu behar da.
tihbat-must-pass = Zure bi zuloak hutsik daude; pasatu besterik ezin duzu egin.
tihbat-may-not-pass = Baduzu zer erein; bi zuloak hutsik dituenak bakarrik pasatzen du.

tihbat-row = { $side } aldea: { $first }, { $second }.
tihbat-stores = Harrapatutakoak: Hego aldeak { $south }, Ipar aldeak { $north }.
tihbat-to-pass = { $side } aldeak pasatu egin behar du.

# How a game ended, after “Hego aldeak irabazi du: ” or “Berdinketa: ”.
tihbat-ended-captured = { $more }–{ $fewer } hazietan, denak harrapatuta
tihbat-ended-majority = { $more }–{ $fewer } hazietan, guztien erdia baino gehiago
tihbat-ended-repetition = { $more }–{ $fewer } hazietan, posizioa errepikatu denean
