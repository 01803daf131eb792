# The pages of each game's rules.

rules-title = { $game }: { $page } ({ $number } de { $pages })
rules-pages = Pàgines: { $pages }. Següent: `{ $next }`
rules-pages-last = Pàgines: { $pages }. Primera: `{ $first }`
rules-picture = A la imatge: { $told }
rules-picture-with = A la imatge, amb { $rules }: { $told }
rules-picture-start = A la imatge: l’inici.
rules-picture-start-with = A la imatge: l’inici amb { $rules }.
button-page-before = ← { $page }
button-page-next = { $page } →
button-rules = Regles

page-setup = Preparació
page-throw = Tirades
page-release = Alliberar
page-entry = Entrada
page-move = Una jugada
page-capture = Una captura
page-barra = 1+1, barra
page-end = El final
page-house = Regles de la casa
page-sticks = Regles de la casa dels bastonets
page-origin = D’on ve

rules-sokusowo-setup =
    Sokusowó, «guardo pedra a la mà»: un mancala d’Ilésà, a Nigèria.
    Dues files de sis forats amb quatre llavors cada un. La fila de baix és de Sud i la de dalt, de Nord; cadascú numera els seus forats de l’1 al 6, d’esquerra a dreta. Comença Sud.
rules-sokusowo-move = Tria un forat teu amb dues llavors o més. Agafa’n totes les llavors, guarda’n una al teu magatzem i sembra les altres, una a una, als forats següents, en sentit contrari al de les agulles del rellotge.
rules-sokusowo-capture = La llavor que guardes és la teva captura: una a cada sembra. Si l’última llavor cau en un forat on ja n’hi havia, sigui de qui sigui, agafa-les totes: guarda’n una, sembra la resta, i així successivament. El torn s’acaba quan l’última llavor cau en un forat buit.
rules-sokusowo-end = Guanya qui al final d’un torn té més de la meitat de totes les llavors. Quan un bàndol no té cap forat amb dues llavors o més, cadascú afegeix les llavors de la seva fila al seu magatzem, i guanya qui en té més.
rules-sokusowo-origin = Gent ioruba d’Ilésà, al sud-oest de Nigèria, el va ensenyar a qui va escriure la descripció en català que segueixen aquestes regles. De llavors en fan pedres, petxines o el que hi hagi; no són de ningú fins que es guarden. El nom diu com es captura: una llavor de cada sembra passa a l’altra mà abans de sembrar la resta. La imatge és l’exemple d’aquella descripció.

rules-tihbat-setup =
    Tihbat, explicat a Lalo Kinast el 2006: el més petit dels mancales, de Taourirt, al Marroc.
    Dues files de dos forats amb set llavors cada un. La fila de baix és de Sud i la de dalt, de Nord; cadascú numera els seus forats 1 i 2, d’esquerra a dreta. Comença Sud.
rules-tihbat-move = Tria un forat teu amb llavors. Sembra-les totes, una a una, en sentit contrari al de les agulles del rellotge; la primera, al mateix forat d’on surten. Qui no té llavors per sembrar, passa.
rules-tihbat-capture = Si l’última llavor cau en un forat teu i hi fa 2, 4, 6 o 8, les captures totes.
rules-tihbat-end = La partida s’acaba quan totes les llavors són capturades, o quan es repeteix una posició: llavors el que queda es reparteix a parts iguals. Guanya qui té més llavors.
rules-tihbat-single-stays = Una llavor sola també es sembra al seu mateix forat: és una jugada vàlida, encara que no canvia res.
rules-tihbat-single-moves-on = En aquesta variant, una llavor sola es sembra al forat següent.
rules-tihbat-origin = Hi juguen nenes i nens de la zona de Taourirt, al nord-est del Marroc. El febrer del 2006, l’educador Lalo Kinast va veure jugar-hi fills de famílies marroquines a Flix, va anotar-ne les regles i les va explicar a Víctor Bautista i Roca; Mancala World el descriu. Què passa amb una llavor sola no hi queda clar, i per això hi ha dues variants.

rules-seega-intro = Seega (siga, sidja), un joc de les sorres d’Egipte, que Lane va descriure el 1836. De les caselles se’n diuen ulls, i de les fitxes, gossos.
rules-seega-setup = Per torns, cada bàndol posa dues fitxes en caselles buides (`c4`), fins que només queda buit el centre. Comença Rodó, amb les pedres; encara no es captura res.
rules-seega-move = Després Quadrat comença a moure: una fitxa fa un pas, per la fila o la columna, fins a una casella buida (`b3c3`).
rules-seega-capture = Captures una fitxa enemiga si queda just al costat de la casella on arribes i just darrere seu hi ha una fitxa teva, com a la imatge; també en pots capturar unes quantes alhora. Qui es posa entre dues fitxes enemigues no corre perill, i qui és al centre tampoc.
rules-seega-blocked = Una fitxa pot anar i tornar entre les mateixes dues caselles dues vegades com a màxim. Un bàndol que no pot moure s’espera; l’altre continua movent, i pot retirar una fitxa pròpia per deixar-lo sortir (`xc2`).
rules-seega-board = El tauler té { $size } per { $size } caselles ({ $size ->
    [5] khamsawi
    [7] sebawi
   *[other] tisawi
}); cada bàndol té { $pieces } fitxes.
rules-seega-cross = En aquesta variant, les dues primeres fitxes de Rodó van a { $first } i { $second }, i les de Quadrat, a { $third } i { $fourth }: la creu de Lane.
rules-seega-lost-at-last = Perd qui només té una fitxa.
rules-seega-lost-at-none = Perd qui es queda sense fitxes.
rules-seega-end = Quan totes les fitxes són al tauler, es pot acordar de comptar (`offer settle`): guanya qui en té més, i si en tenen les mateixes és empat. També es compta quan una posició surt per tercera vegada, i després de { $plies } jugades seguides sense captura.
rules-seega-origin = A Egipte es dibuixa el tauler a la sorra i s’hi juga amb pedretes. També n’hi ha de gravats en lloses de temples, ningú no sap des de quan. Edward William Lane va descriure el joc el 1836, H. Carrington Bolton el 1890 i Edward Falkener el 1892; aquestes regles segueixen la lectura que en va fer Eli Gurevich. Les fitxes són gossos (kelb) i les caselles, ulls (eyn). La imatge mostra com es posen les primeres en la variant de Lane.

rules-sho-intro = Sho, «daus»: una cursa de monedes per una espiral de 64 cauris, del Tibet. Dos, tres o quatre bàndols tenen nou monedes cada un; a `sho/pairs`, dues parelles comparteixen nou monedes cada una i tiren per torns.
rules-sho-move = Tira dos daus i avança la suma amb una moneda o una pila, o fes entrar una moneda de la mà. Si caus en una posició buida, s’acaba el torn.
rules-sho-capture = Si caus sobre monedes teves, formen una pila, que es mou com una de sola i no se separa mai. Si caus sobre monedes enemigues i no són més que les teves, tornen a la mà, com les dues de la imatge. Totes dues coses et fan tornar a tirar; la captura, només si la víctima té més monedes al camí.
rules-sho-entry = Mentre les nou són a la mà, n’entren dues de cop; amb 1+1 o 1+2, tres; i si n’hi ha d’enemigues, una més que elles. Si te les han capturat totes, amb 3+6 poden entrar les nou.
rules-sho-barra = 1+1 més endavant: s’afegeix un 2 als teus valors i tornes a tirar. Fes servir un valor o uns quants de junts; el que no facis servir se suma a una nova tirada, si en tens.
rules-sho-end = Una moneda que passa l’últim cauri és a casa; el que li sobra ho pot fer servir una altra. Guanya qui té les nou a casa; si hi arriben en una sola pila, és un sho.
rules-sho-stake = Amb `stake=…` cada bàndol posa fitxes d’aposta sota el coixí, on la comunitat ho vol; se les emporta qui guanya, i amb un sho, el doble. Fora d’aquí no valen res.
rules-sho-setup = Darrere de cada cauri hi ha una posició, de l’1 al 63; qui passa el cauri 64 és a casa. Totes les monedes comencen a la mà i entren pel mateix lloc. Abans de migdia comença la persona més gran; a partir de migdia, la més jove (nga gen, chi son).
rules-sho-pairs = Els companys seuen cara a cara i juguen per torns les jugades de la seva parella.
rules-sho-flexible = 1+1 més endavant: continues tirant fins que no surti 1+1. El total d’aquestes tirades es parteix en dos com vulguis: una moneda o pila mou la primera part, sense passar de casa, i una altra la segona. Només l’última jugada pot donar una altra tirada.
rules-sho-no-nine = En aquesta variant no es pot fer cap pila de nou.
rules-sho-origin = Sho vol dir «daus» en tibetà. Per tradició hi juguen homes, per diners, a les grans festes, sovint de tres en tres. Sobre un drap hi ha el shoten, un coixí de cuir de iac farcit de pèl, i al voltant els dshumbu, 64 cauris. El got de fusta és el shopo, i les nou monedes de cadascú, lagkhey. De l’1+1 se’n diu barra o pa ra, i de l’1+2, sugu barra: a la primera tirada fa entrar tres monedes, com a la imatge.

rules-sigh-intro = Sigh, al-sig o es-sig: una cursa amb captures pels forats d’un munt de sorra, que es juga tirant bastonets, del Sàhara Occidental.
rules-sigh-teams = Un bàndol és una sola persona o un equip (`challenge sigh @b team @c`): tira i mou qui el capitaneja, o, amb `team=rotate`, es juga per torns.
rules-sigh-board = El munt té { $rows } files amb { $holes } forats cada una; la fila a és la casa de Sud i la de dalt, la de Nord. Cada bàndol comença amb una fitxa a cada forat de la seva fila de casa, i totes són captives.
rules-sigh-path-four = Sud va cap a l’esquerra per la a, a la dreta per la b, a l’esquerra per la c i a la dreta per la d; Nord fa el mateix des de dalt. Així, a cada fila tots dos van cap al mateix costat.
rules-sigh-path-three = Sud va cap a l’esquerra per la a, a la dreta per la b i a l’esquerra per la c; Nord, a la dreta per la c, a l’esquerra per la b i a la dreta per la a.
rules-sigh-circuit = Al final del seu camí, una fitxa continua per la penúltima fila i fa voltes per aquestes dues.
rules-sigh-stop = A la seva última fila, una fitxa s’hi queda del tot: ni es mou ni es captura, i cap no passa del final d’aquella fila.
rules-sigh-return = Al final del seu camí, una fitxa gira i torna enrere. S’atura del tot al primer forat de la seva segona fila, on ha d’arribar exactament.
rules-sigh-sticks = Tira { $sticks } bastonets alhora. Cada un té una cara blanca i una de fosca; només compta quantes en surten de blanques.
rules-sigh-opening = Al principi tots dos bàndols tiren per torns. Qui treu { $opening } comença, i juga aquella tirada de seguida.
rules-sigh-advance = A l’inici s’allibera la primera fitxa de cada bàndol, i tira Sud.
rules-sigh-no-opening = Sud tira primer.
rules-sigh-throw = • { $white }: { $does }
rules-sigh-release = Les captives de més endavant queden lliures, tantes com diu la tirada o com n’hi ha. La més endarrerida d’aquestes passa a la frontera, que té punts al voltant del forat: al principi és el primer de la segona fila. Si hi ha una fitxa enemiga, la captura. El forat que deixa és la nova frontera, i les de més enrere continuen captives. Una tirada que allibera s’ha de fer servir així.
rules-sigh-move = Una fitxa lliure avança pel seu camí tants forats com diu la tirada, per sobre de tot. No pot acabar sobre una fitxa del seu bàndol. Si alguna pot moure, s’ha de moure; si no en pot cap, s’acaba el torn, o es torna a tirar si la tirada ho diu.
rules-sigh-capture = Una fitxa enemiga al forat on acaba la teva jugada surt del munt per sempre, lliure o captiva. Si només hi passes per sobre, s’hi queda. Una captura no dona cap altra tirada.
rules-sigh-undo = Compte amb un 2 just després d’un 4: desfà el que han mogut els 4 seguits d’abans, torna el que han capturat i acaba el torn.
rules-sigh-end = Perd qui es queda sense fitxes. Quan ja no és possible cap captura, la cursa s’ha acabat.
rules-sigh-rachva = Llavors ve la rachva, el tremolor: els bàndols tiren per les fitxes que queden. { $take } en pren una i torna a tirar. { $shield } torna a tirar i assegura el que s’ha pres. { $back } torna el que no és segur i acaba el torn, com qualsevol altra tirada. Guanya qui pren l’última fitxa.
rules-sigh-majority = Llavors guanya qui té més fitxes; si en tenen les mateixes és empat.
rules-sigh-origin = Un dels jocs més coneguts del Sàhara Occidental, d’una família coneguda des del segle XIV, sovint amb el nom de tâb. Hi juguen dones i homes tot l’any, sobretot pel ramadà i a l’hivern, també per equips. Els forats (lbra) es fan en un munt de sorra, i hi corren excrements de camell, branquetes, petxines o pedretes. Essikh són els bastonets, el-vatra és l’obertura i rachva, el tremolor, l’última fase.

sigh-does-release = allibera captives, { $pieces } com a màxim.
sigh-does-release-or-move = allibera captives, { $pieces } com a màxim; si no en queden, mou una fitxa { $by }.
sigh-does-release-or-throw = allibera captives, { $pieces } com a màxim; si no en queden, torna a tirar.
sigh-does-move = mou una fitxa { $by }.
sigh-does-throw = torna a tirar.
sigh-does-nothing = s’acaba el torn.
sigh-does-again = { $does } Després es torna a tirar.
sigh-does-undo = { $does } Just després d’un 4, desfà el que s’ha mogut.
sigh-does-shield = { $does } Just després d’un 4 i sense captives, només torna a tirar.

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
