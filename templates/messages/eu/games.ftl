# The games' names, and their rules as `rules <game>` tells them.

game-sokusowo = Sokusowó
game-tihbat = Tihbat
game-seega = Seega
game-sho = Sho
game-sigh = Sigh
game-variant = { $game } ({ $variant })

rules-sokusowo =
    Sokusowó, «harri bat eskuan gordetzen dut»: mankala bat, Nigeriako Ilésà herrikoa.
    Seina zuloko bi ilara, lau hazi zulo bakoitzean. Beheko ilara Hego aldearena da, goikoa Ipar aldearena; bakoitzaren zuloak 1etik 6ra doaz, ezkerretik eskuinera. Hego aldea hasten da.
    • Aukeratu zure zulo bat, bi hazi edo gehiago dituena. Hartu haren hazi guztiak, gorde bat zure biltegian, eta erein gainerakoak banan-banan hurrengo zuloetan, erlojuaren orratzen kontra.
    • Azken hazia haziak zituen zulo batera erortzen bada, zurera nahiz bestearenera, hartu zulo horretako guztiak: gorde bat, erein gainerakoak, eta horrela aurrera. Azken hazia zulo huts batera erortzen denean bukatzen da txanda.
    • Txanda baten bukaeran hazi guztien erdia baino gehiago duenak irabazten du. Alde batek bi hazi edo gehiagoko zulorik ez badu, alde bakoitzak bere ilarako haziak bere biltegira gehitzen ditu; hazi gehien dituenak irabazten du.

rules-tihbat =
    Tihbat, 2006an Lalo Kinasti kontatua: mankaletan txikiena, Marokoko Taourirt aldekoa.
    Bina zuloko bi ilara, zazpi hazi zulo bakoitzean. Beheko ilara Hego aldearena da, goikoa Ipar aldearena; bakoitzaren zuloak 1 eta 2 dira, ezkerretik eskuinera. Hego aldea hasten da.
    • Aukeratu haziak dituen zure zulo bat. Erein haren hazi guztiak banan-banan erlojuaren orratzen kontra, lehenengoa zulo berean.
    • Azken hazia zure zulo batera erortzen bada eta han 2, 4, 6 edo 8 osatzen baditu, denak harrapatzen dituzu. Zer erein ez duenak pasatu egiten du.
    • Jokoa hazi guztiak harrapatutakoan bukatzen da, edo posizio bat errepikatzen denean: orduan, gelditzen diren haziak erdibana banatzen dira. Hazi gehien dituenak irabazten du.

rules-seega =
    Seega (siga, sidja), Egiptoko hondarretako jokoa, Lanek 1836an deskribatua. Laukiei begi esaten zaie, eta fitxei txakur.
    • Aldeek txandaka jartzen dituzte fitxak lauki hutsetan, bina txandako (`c4`), erdiko laukia bakarrik hutsik gelditu arte. Biribilen aldea hasten da, harriekin; oraingoz ez da ezer harrapatzen.
    • Gero Karratuen aldea hasten da mugitzen: fitxa batek urrats bat egiten du, ilaran edo zutabean, lauki huts batera (`b3c3`).
    • Iristen zaren laukiaren ondo-ondoan dagoen etsaia harrapatzen duzu, haren atze-atzean zure fitxa bat badago, irudian bezala; bat baino gehiago ere bai aldi berean. Bi etsairen artera sartzen dena salbu dago, eta erdiko laukian dagoena ere bai.
    • Fitxa bat gehienez birritan joan-etor daiteke bi lauki beren artean. Urratsik ez duen aldeak itxaron egiten du; besteak mugitzen jarraitzen du, eta bere fitxa bat ken dezake bidea irekitzeko (`xc2`).
    • Azken fitxarekin gelditzen denak galdu du. Biek adosten badute, zenbatu egiten da (`offer settle`): fitxa gehien dituenak irabazten du. Berdin egiten da posizio bat hirugarren aldiz datorrenean, eta luzaroan harrapaketarik izan ez denean.
rules-sho =
    Sho, «dadoak»: Tibeteko lasterketa-jokoa, 64 kaoriko kiribil batean. Bi, hiru edo lau aldek jokatzen dute, bederatzina fitxarekin, txanponekin alegia; `sho/pairs` aldaeran, bi bikote, bederatzi fitxa bikoteko, eta kideek txandaka jokatzen dute.
    • Jaurti bi dadoak, eta egin aurrera haien batura fitxa batekin edo pila batekin, edo sartu eskuko fitxa bat. Posizio huts batean kokatuta bukatzen da txanda.
    • Zure fitxen gainera iritsita, pila bat osatzen dute: fitxa bat bailitzan mugitzen da, eta inoiz ez da desegiten. Etsaiaren fitxen gainera iritsita, zureak baino gehiago ez badira, harrapatu egiten dituzu, eta haren eskura itzultzen dira, irudiko biak bezala. Pilatuta nahiz harrapatuta, berriz jaurtitzen duzu; harrapatuta, fitxak galdu dituenak ibilbidean besterik badu soilik.
    • Bederatziak eskuan dauden bitartean, bi sartzen dira batera; 1+1 edo 1+2 aterata, hiru; eta hor bestearenik badago, haiek baino bat gehiago. Denak harrapatu badizkizute, 3+6 aterata bederatziak sar ditzakezu.
    • Geroago 1+1 ateraz gero, 2 gehitzen zaie zure balioei, eta berriz jaurtitzen duzu. Erabili balio bat edo batzuk batera; erabiltzen ez duzuna beste jaurtiketa bati gehitzen zaio, halakorik baduzu.
    • Azken kaoria pasatzen duen fitxa helmugan dago; sobratu zaiona beste fitxa batek erabil dezake. Bederatziak helmugan dituenak irabazten du; pila bakar batean iritsita, sho da.
    • `stake=…` aukeratuta, alde bakoitzak apustu-fitxak jartzen ditu kuxinaren azpian, komunitateak hala nahi duen lekuetan; irabazleak hartzen ditu, eta sho batekin, bi halako. Beste inon ez dute ezer balio.

rules-sigh =
    Sigh, al-sig edo es-sig: harrapaketak dituen lasterketa-jokoa, Mendebaldeko Saharakoa, hondar-muino bateko zuloetan zotzak jaurtiz jokatzen dena.
    Alde bakoitzak fitxa bana du bere etxeko ilarako zuloetan: Hego aldeak a ilaran, Ipar aldeak goikoan. Hego aldea a ilaran ezkerrera doa, b ilaran eskuinera, c ilaran ezkerrera eta d ilaran eskuinera, eta gero biraka dabil c eta d ilaretan; Ipar aldea berdin, goitik hasita. Fitxa guztiak preso daude hasieran.
    • Jaurti zortzi zotz eta zenbatu aurpegi zuriak. Jokoa 0, 1, 7 edo 8 zurirekin irekitzen da. Hortik aurrera, 8 zurik zortzi preso askatzen dituzte, 0 zurik lau, 1 edo 7 zurik bat: askatutakoen artean atzen dagoenak muga gainditzen du, eta atzeragoko presoek itxaron egin behar dute.
    • 2, 3, 5 eta 6 zurirekin, fitxa aske batek hainbeste zulo egiten ditu aurrera, denen gainetik; 7 eta 8 zurirekin ere bai, presorik gelditzen ez denean. Iristen den zuloan etsairik badago, harrapatu egiten du. 4 aterata, mugitu eta berriz jaurtitzen da; jarraian 2 ateraz gero, jokaldi horiek desegin egiten dira.
    • Ezin denean gehiago harrapatu, rachva hasten da: 4 bakoitzarekin fitxa bat hartu eta berriz jaurtitzen da, 1 edo 8 aterata hartutakoa salbu gelditzen da, eta 2 aterata itzuli egin behar da. Fitxa guztiak galtzen dituenak galtzen du.
    • Alde bat jokalari bakarra edo talde bat da (`challenge sigh @b team @c`): kapitainak, taldearen ordezkariak, jaurti eta mugitzen du, edo `team=rotate` aukeratuta taldekideek txandaka jokatzen dute.
    • Sei edo lau zotzekin, 3 zuri sigh bat dira: fitxa bat askatu eta berriz jaurtitzen da. Harrapaketak bukatutakoan, fitxa gehien dituenak irabazten du.

rules-variants = Aldaerak: { $variants }.
rules-house-rules = Etxeko arauak, erronka botatzean aukeratzeko:
rules-house-rule = • `{ $rule }`: { $values }; eskuarki, { $usual }. { $told }
rules-try = Probatu: `challenge { $game } @friend`

rule-seeds = Zenbat hazi dauden zulo bakoitzean hasieran.
rule-sokusowo-end-when = Jokoa noiz bukatzen den: edozein alde jokatzeko zulorik gabe dagoenean, ala txanda duena halakorik gabe dagoenean bakarrik.
rule-tihbat-single = Hazi bakarra bere zuloan bertan ereiten den, ala hurrengo zulora pasatzen den.
rule-sho-nine-stack = Ea bederatziko pila bat osa daitekeen.
rule-sho-flexible-barra = Ea 1+1 atera ondoren jaurtitakoa bi pilaren artean nahi bezala banatzen den.
rule-sho-start = Nor hasten den: goizez zaharrena eta eguerditik aurrera gazteena (nga gen, chi son), zoriak esaten duena, ala gonbidatu duena.
rule-sho-ritual = Ea dadoak ikusi aurretik hurrengo jokalariak goporra altxatzen duen.
rule-sho-stake = Zenbateko apustua jartzen duen alde bakoitzak kuxinaren azpian.
rule-tihbat-early-win = Ea hazi guztien erdia baino gehiago lortzean berehala irabazten den.
rule-seega-opening = Bakoitzaren lehen bi fitxak edonon jartzen diren, ala ertzen erdian, Lanek Kairon ikusi zuen bezala.
rule-seega-first-mover = Nor mugitzen den lehenengo: azkena jarri duena, deskribapen gehienek dioten bezala, ala hasi duena.
rule-seega-diagonal = Zortzi norabideetan mugitu, leku batzuetan bezala; harrapaketak ilaran eta zutabean bakarrik egiten dira.
rule-seega-chain-captures = Ea harrapatu duen fitxak harrapatzen jarrai dezakeen, edo jarraitu behar duen; beste leku batzuetan hala jokatzen da.
rule-seega-victory = Noiz galtzen den: fitxa bakarrarekin gelditzean, ala bat ere gabe, arau zaharragoa dena.
rule-seega-quiet-limit = Harrapaketarik gabeko zenbat jokaldiren ondoren zenbatzen diren fitxak; 0 bada, inoiz ez. Gurea da: iturriak jokalarien esku uzten du.
rule-sigh-holes = Zenbat zulo dituen ilara bakoitzak, eta zenbat fitxa alde bakoitzak.
rule-sigh-rows = Zenbat ilara dituen muinoak.
rule-sigh-sticks = Zenbat zotz jaurtitzen diren, eta jaurtiketek zer egiten duten.
rule-sigh-opening = Jokoa irekitzeko jaurti egiten den, ala alde bakoitza lehen fitxa askatuta hasten den.
rule-sigh-count-from = Lehen ilarako fitxa bere zulotik zenbatzen hasten den, ala bigarren ilararen aurreko azken zulotik.
rule-sigh-retreat = Ea lau ilaratik hirugarrenean dauden fitxek bertan atzera egin dezaketen.
rule-sigh-stack-own = Ea alde bateko fitxa askeak zulo berean meta daitezkeen.
rule-sigh-last-row = Azken bi ilaretan biraka dabiltzan fitxak, azken ilaran gelditzen diren, ala haren bukaeran atzera jotzen duten; hiru ilararekin, eskuarki `stop`.
rule-sigh-four = Zortzi zotzeko 4 batekin mugitu eta berriz jaurtitzen den, ala berriz jaurti bakarrik.
rule-sigh-undo = 2 batek aurreko lauko guztiak desegiten dituen, ala azkena bakarrik.
rule-sigh-eight = Presorik gelditzen ez denean, 8 batekin mugitu egiten den, ala berriz jaurti.
rule-sigh-finish = Lasterketaren ondoren rachva hasten den, ala fitxa gehien dituenak irabazten duen; zotz gutxiagorekin, eskuarki `majority`.
rule-sigh-edge-percent = Ehunetik zenbatetan ez den zotz bat lauan erortzen.
rule-sigh-edge = Halako zotza zuritzat ala belztzat hartzen den, ala denak berriz jaurtitzen diren.
