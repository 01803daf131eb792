# Sho. The sides are called by the shapes of their coins.

sho-round = Biribilen
sho-square = Karratuen
sho-scalloped = Uhindunen
sho-six-sided = Hexagonalen

sho-coins = { $coins ->
    [one] fitxa bat
    [2] bi fitxa
    [3] hiru fitxa
    [4] lau fitxa
    [5] bost fitxa
    [6] sei fitxa
    [7] zazpi fitxa
    [8] zortzi fitxa
    [9] bederatzi fitxa
   *[other] { $coins } fitxa
}

sho-threw = { $side } aldeak { $one } eta { $other } atera ditu.
sho-threw-barra = { $side } aldeak 1 eta 1 atera ditu, barra, eta berriz jaurtiko du.
sho-threw-in-vain = { $side } aldeak { $one } eta { $other } atera ditu, baina ezin dira ezertarako erabili.

# What coins did; each of these goes on in one of the next.
sho-entered = { $side } aldea { $coins } hartuta sartu da { $to }. posizioan
sho-entered-home = { $side } aldea { $coins } hartuta joan da eskutik helmugaraino
sho-moved = { $side } aldea { $coins } hartuta joan da { $from }. posiziotik { $to }. posiziora
sho-went-home = { $side } aldea { $coins } hartuta joan da { $from }. posiziotik helmugara

sho-placed = { $way }.
sho-stacked = { $way }: orain { $coins } daude han pilatuta.
sho-captured = { $way }, eta hau harrapatu du: { $victim } aldearen { $coins }.
sho-left-over = { $way }, eta { $rest } puntuko soberakina gelditu zaio.
sho-throws-on = { $done } { $side } aldeak berriz jaurtiko du.
sho-passed = { $side } aldeak erabili gabe utzi du { $rest } puntuko soberakina.

sho-no-such-position = Kaorien artean 1etik 63ra bitarteko posizioak daude.
sho-nothing-there = Ez daukazu fitxarik { $position }. posizioan.
sho-hand-empty = Ez daukazu fitxarik eskuan.
sho-not-at-hand = Hori ez daukazu erabilgarri: jokaldi batean balio bat erabiltzen da, edo batzuk elkartuta, txikienetik handienera, bakoitza dagoen adina aldiz.
sho-outnumbered = { $position }. posizioan beste alde batekin egingo zenuke topo ({ $coins }); harrapatzeko, gutxienez beste hainbeste mugitu behar dira.
sho-nine = Etxeko arauen arabera ezin da bederatziko pilarik osatu.
sho-not-all-nine = Bederatzi fitxak batera sartzeko, denak harrapatuta egon behar dute, 3 eta 6 atera behar dira, eta 9. posizioak hutsik egon behar du.
sho-may-not-pass = Erabil daitekeena erabili egin behar da; helmugara bidean sobratutakoa bakarrik utz daiteke.
sho-moved-already = { $position }. posizioko fitxek lehenengo zatia egin dute; bigarrena beste batzuentzat da.
sho-no-part = Guztizkoa bitan banatzen da: lehenengo zatia 1 eta { $total } arteko zenbaki bat da.
sho-beyond-home = Lehenengo zatia ez doa helmuga baino urrunago: hortik gehienez ere { $most }.

# Moves on buttons and in menus.
sho-offers-entry = { $coins ->
    [one] { $carried } sartzen da { $to }. posizioan
   *[other] { $carried } sartzen dira { $to }. posizioan
}
sho-offers-entry-home = eskuko fitxa bat helmugaraino doa
sho-offers-coin = { $from }. posizioko fitxa, { $values } aurrera
sho-offers-stack = { $from }. posizioko pila, { $values } aurrera
sho-offers-placing = { $way }
sho-offers-stacking = { $way }: { $coins } fitxako pila
sho-offers-capture = { $way }: { $coins } harrapatuta
sho-offers-home = { $way }: helmugara
sho-offers-home-with-rest = { $way }: helmugara, { $rest } soberan
sho-offers-to-leave = soberakina utzi: { $rest }

sho-stack = { $position } ({ $coins ->
    [2] bi
    [3] hiru
    [4] lau
    [5] bost
    [6] sei
    [7] zazpi
    [8] zortzi
    [9] bederatzi
   *[other] { $coins }
} fitxa)
sho-side = { $side } aldea: { $stacks }; eskuan { $hand }, helmugan { $home }.
sho-side-off-path = { $side } aldea: ibilbidean bat ere ez; eskuan { $hand }, helmugan { $home }.

sho-roll = { $one }+{ $other }
sho-thrown = Jaurtitakoa: { $rolls }.
sho-thrown-in-vain = { $side } aldeak { $rolls } atera ditu, baina ezin izan dira ezertarako erabili.
sho-no-dice = Ez dago dadorik kuxinaren gainean.
sho-values = Erabilgarri: { $values }.
sho-values-or-sums = Erabilgarri: { $values }, bat edo batzuk batera.
sho-values-all = Erabilgarri: 9, bi fitxa edo bederatziak sartzeko.
sho-values-rest = Soberan: { $rest }.
sho-values-split = Erabilgarri: { $total }, bitan banatzeko.
sho-values-second = Erabilgarri: { $part }, bigarren zatia.
sho-to-throw = { $side } aldeak jaurti behar du.
sho-to-move = { $side } aldearen txanda.

# How a game ended, after “Biribilen aldeak irabazi du: ”.
sho-ended-home = bederatzi fitxak helmugan daude
sho-ended-sho = bederatzi fitxak pila bakar batean iritsi dira helmugara, sho eginda
