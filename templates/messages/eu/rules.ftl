# The pages of each game's rules.

rules-title = { $game }: { $page } ({ $number }/{ $pages })
rules-pages = Orriak: { $pages }. Hurrengoa: `{ $next }`
rules-pages-last = Orriak: { $pages }. Lehena: `{ $first }`
rules-picture = Irudian: { $told }
rules-picture-with = Irudian, { $rules } hautatuta: { $told }
rules-picture-start = Irudian: hasiera.
rules-picture-start-with = Irudian: hasiera, { $rules } hautatuta.
button-page-before = ← { $page }
button-page-next = { $page } →
button-rules = Arauak

page-setup = Hasiera
page-throw = Jaurtiketak
page-release = Askatzea
page-entry = Sarrera
page-move = Jokaldi bat
page-capture = Harrapaketa bat
page-barra = 1+1, barra
page-end = Bukaera
page-house = Etxeko arauak
page-sticks = Zotzen etxeko arauak
page-origin = Nondik datorren

rules-sokusowo-setup =
    Sokusowó, «harri bat eskuan gordetzen dut»: mankala bat, Nigeriako Ilésà herrikoa.
    Seina zuloko bi ilara, lau hazi zulo bakoitzean. Beheko ilara Hego aldearena da, goikoa Ipar aldearena; bakoitzaren zuloak 1etik 6ra doaz, ezkerretik eskuinera. Hego aldea hasten da.
rules-sokusowo-move = Aukeratu zure zulo bat, bi hazi edo gehiago dituena. Hartu haren hazi guztiak, gorde bat zure biltegian, eta erein gainerakoak banan-banan hurrengo zuloetan, erlojuaren orratzen kontra.
rules-sokusowo-capture = Gordetzen duzun hazia da zure harrapaketa: bana ereinaldi bakoitzean. Azken hazia haziak zituen zulo batera erortzen bada, zurera nahiz bestearenera, hartu zulo horretako guztiak: gorde bat, erein gainerakoak, eta horrela aurrera. Azken hazia zulo huts batera erortzen denean bukatzen da txanda.
rules-sokusowo-end = Txanda baten bukaeran hazi guztien erdia baino gehiago duenak irabazten du. Alde batek bi hazi edo gehiagoko zulorik ez badu, alde bakoitzak bere ilarako haziak bere biltegira gehitzen ditu; hazi gehien dituenak irabazten du.
rules-sokusowo-origin = Nigeriako hego-mendebaldeko Ilésà herriko jorubek irakatsi zieten arau hauen iturria den katalanezko deskribapenaren egileei. Harriak, maskorrak edo eskura dagoen edozer izaten dira haziak; ez dira inorenak gorde arte. Izenak berak dio nola harrapatzen den: ereinaldi bakoitzeko hazi bat beste eskura pasatzen da, gainerakoak erein aurretik. Irudian deskribapen hartako adibidea dago.

rules-tihbat-setup =
    Tihbat, 2006an Lalo Kinasti kontatua: mankaletan txikiena, Marokoko Taourirt aldekoa.
    Bina zuloko bi ilara, zazpi hazi zulo bakoitzean. Beheko ilara Hego aldearena da, goikoa Ipar aldearena; bakoitzaren zuloak 1 eta 2 dira, ezkerretik eskuinera. Hego aldea hasten da.
rules-tihbat-move = Aukeratu haziak dituen zure zulo bat. Erein haren hazi guztiak banan-banan erlojuaren orratzen kontra, lehenengoa zulo berean. Zer erein ez duenak pasatu egiten du.
rules-tihbat-capture = Azken hazia zure zulo batera erortzen bada eta han 2, 4, 6 edo 8 osatzen baditu, denak harrapatzen dituzu.
rules-tihbat-end = Jokoa hazi guztiak harrapatutakoan bukatzen da, edo posizio bat errepikatzen denean: orduan, gelditzen diren haziak erdibana banatzen dira. Hazi gehien dituenak irabazten du.
rules-tihbat-single-stays = Hazi bakarra ere bere zuloan bertan ereiten da: jokaldi zilegia da, ezer aldatzen ez badu ere.
rules-tihbat-single-moves-on = Aldaera honetan, hazi bakarra hurrengo zuloan ereiten da.
rules-tihbat-origin = Neskek eta mutilek jokatzen dute, Marokoko ipar-ekialdeko Taourirt inguruan. 2006ko otsailean, Lalo Kinast hezitzaileak familia marokoarretako haurrak ikusi zituen jokatzen Kataluniako Flix herrian, arauak jaso zituen eta Víctor Bautista i Rocari kontatu zizkion; Mancala World gunean dago deskribatuta. Han ez dago argi zer gertatzen den hazi bakarrarekin, eta horregatik daude bi aldaera.

rules-seega-intro = Seega (siga, sidja), Egiptoko hondarretako jokoa, Lanek 1836an deskribatua. Laukiei begi esaten zaie, eta fitxei txakur.
rules-seega-setup = Aldeek txandaka jartzen dituzte fitxak lauki hutsetan, bina txandako (`c4`), erdiko laukia bakarrik hutsik gelditu arte. Biribilen aldea hasten da, harriekin; oraingoz ez da ezer harrapatzen.
rules-seega-move = Gero Karratuen aldea hasten da mugitzen: fitxa batek urrats bat egiten du, ilaran edo zutabean, lauki huts batera (`b3c3`).
rules-seega-capture = Iristen zaren laukiaren ondo-ondoan dagoen etsaia harrapatzen duzu, haren atze-atzean zure fitxa bat badago, irudian bezala; bat baino gehiago ere bai aldi berean. Bi etsairen artera sartzen dena salbu dago, eta erdiko laukian dagoena ere bai.
rules-seega-blocked = Fitxa bat gehienez birritan joan-etor daiteke bi lauki beren artean. Urratsik ez duen aldeak itxaron egiten du; besteak mugitzen jarraitzen du, eta bere fitxa bat ken dezake bidea irekitzeko (`xc2`).
rules-seega-board = Taulak { $size } bider { $size } lauki ditu ({ $size ->
    [5] khamsawi
    [7] sebawi
   *[other] tisawi
}); alde bakoitzak { $pieces } fitxa ditu.
rules-seega-cross = Aldaera honetan, Biribilen lehen bi fitxak { $first } eta { $second } laukietan jartzen dira, eta Karratuenak { $third } eta { $fourth } laukietan: Laneren gurutzea.
rules-seega-lost-at-last = Azken fitxarekin gelditzen denak galdu du.
rules-seega-lost-at-none = Fitxarik gabe gelditzen denak galdu du.
rules-seega-end = Fitxa guztiak jarrita daudenean, biek zenbatzea adostu dezakete (`offer settle`): fitxa gehien dituenak irabazten du, eta kopuru berarekin berdinketa da. Zenbatu egiten da, halaber, posizio bat hirugarren aldiz datorrenean, eta harrapaketarik gabeko { $plies } jokaldi jarraituren ondoren.
rules-seega-origin = Egipton taula hondarrean marraztu eta harri koskorrekin jokatzen da. Tenpluetako harlauzetan ere badira horrelako taulak zizelkatuta, inork ez daki noizkoak. Edward William Lanek 1836an deskribatu zuen jokoa, H. Carrington Boltonek 1890ean eta Edward Falkenerrek 1892an; arau hauek Eli Gurevichek haietatik egindako bertsioari jarraitzen diote. Fitxak txakurrak dira (kelb), eta laukiak begiak (eyn). Irudian, lehen fitxak nola jartzen diren Laneren aldaeran.

rules-sho-intro = Sho, «dadoak»: Tibeteko lasterketa-jokoa, 64 kaoriko kiribil batean. Bi, hiru edo lau aldek jokatzen dute, bederatzina fitxarekin, txanponekin alegia; `sho/pairs` aldaeran, bi bikote, bederatzi fitxa bikoteko, eta kideek txandaka jokatzen dute.
rules-sho-move = Jaurti bi dadoak, eta egin aurrera haien batura fitxa batekin edo pila batekin, edo sartu eskuko fitxa bat. Posizio huts batean kokatuta bukatzen da txanda.
rules-sho-capture = Zure fitxen gainera iritsita, pila bat osatzen dute: fitxa bat bailitzan mugitzen da, eta inoiz ez da desegiten. Etsaiaren fitxen gainera iritsita, zureak baino gehiago ez badira, harrapatu egiten dituzu, eta haren eskura itzultzen dira, irudiko biak bezala. Pilatuta nahiz harrapatuta, berriz jaurtitzen duzu; harrapatuta, fitxak galdu dituenak ibilbidean besterik badu soilik.
rules-sho-entry = Bederatziak eskuan dauden bitartean, bi sartzen dira batera; 1+1 edo 1+2 aterata, hiru; eta hor bestearenik badago, haiek baino bat gehiago. Denak harrapatu badizkizute, 3+6 aterata bederatziak sar ditzakezu.
rules-sho-barra = Geroago 1+1 ateraz gero, 2 gehitzen zaie zure balioei, eta berriz jaurtitzen duzu. Erabili balio bat edo batzuk batera; erabiltzen ez duzuna beste jaurtiketa bati gehitzen zaio, halakorik baduzu.
rules-sho-end = Azken kaoria pasatzen duen fitxa helmugan dago; sobratu zaiona beste fitxa batek erabil dezake. Bederatziak helmugan dituenak irabazten du; pila bakar batean iritsita, sho da.
rules-sho-stake = `stake=…` aukeratuta, alde bakoitzak apustu-fitxak jartzen ditu kuxinaren azpian, komunitateak hala nahi duen lekuetan; irabazleak hartzen ditu, eta sho batekin, bi halako. Beste inon ez dute ezer balio.
rules-sho-setup = Kaori bakoitzaren atzean posizio bat dago, 1etik 63ra; 64.a pasatzen duena helmugan dago. Fitxa guztiak eskuan daude hasieran, eta leku beretik sartzen dira. Goizez jokalari zaharrena hasten da, eta eguerditik aurrera gazteena (nga gen, chi son).
rules-sho-pairs = Kideak aurrez aurre esertzen dira, eta txandaka jokatzen dituzte beren bikotearen txandak.
rules-sho-flexible = Geroago 1+1 ateraz gero: jarraitu jaurtitzen 1+1 ez den beste zerbait atera arte. Jaurtiketa horien guztizkoa nahi bezala banatzen da bitan: fitxa edo pila batek lehen zatia egiten du, helmuga pasatu gabe, eta beste batek bigarrena. Azken jokaldiak bakarrik eman dezake beste jaurtiketa bat.
rules-sho-no-nine = Aldaera honetan ezin da bederatziko pilarik osatu.
rules-sho-origin = Sho dadoen izen tibetarra da. Tradizioz gizonek jokatzen dute diruagatik, jai nagusietan, gehienetan hiruren artean. Oihal baten gainean shotena dago, yak-larruzko kuxin bat ilez betea, eta inguruan dshumbu, 64 kaori. Zurezko goporra shopo da, eta jokalariaren bederatzi fitxak, lagkhey. 1+1 barra edo pa ra da, eta 1+2 sugu barra: lehen jaurtiketan hiru fitxa sartzen ditu, irudian bezala.

rules-sigh-intro = Sigh, al-sig edo es-sig: harrapaketak dituen lasterketa-jokoa, Mendebaldeko Saharakoa, hondar-muino bateko zuloetan zotzak jaurtiz jokatzen dena.
rules-sigh-teams = Alde bat jokalari bakarra edo talde bat da (`challenge sigh @b team @c`): kapitainak, taldearen ordezkariak, jaurti eta mugitzen du, edo `team=rotate` aukeratuta taldekideek txandaka jokatzen dute.
rules-sigh-board = Muinoak { $rows } ilara ditu, { $holes } zulo bakoitzean; a ilara Hego aldearen etxea da, eta goikoa Ipar aldearena. Alde bakoitza fitxa banarekin hasten da bere etxeko ilarako zulo guztietan, eta denak preso daude.
rules-sigh-path-four = Hego aldea a ilaran ezkerrera doa, b ilaran eskuinera, c ilaran ezkerrera eta d ilaran eskuinera; Ipar aldea berdin, goitik hasita. Beraz, ilara bakoitzean biak norabide berean doaz.
rules-sigh-path-three = Hego aldea a ilaran ezkerrera doa, b ilaran eskuinera eta c ilaran ezkerrera; Ipar aldea c ilaran eskuinera, b ilaran ezkerrera eta a ilaran eskuinera.
rules-sigh-circuit = Bidearen bukaeran, fitxak azken aurreko ilaran jarraitzen du, eta biraka dabil bi horietan.
rules-sigh-stop = Azken ilaran fitxa betiko gelditzen da: ez da mugitzen eta ezin da harrapatu, eta bat ere ez da ilara horren bukaeratik pasatzen.
rules-sigh-return = Bidearen bukaeran, fitxak atzera jotzen du. Bere bigarren ilarako lehen zuloan gelditzen da betiko, eta justu iritsi behar du hara.
rules-sigh-sticks = Jaurti { $sticks } zotz batera. Bakoitzak aurpegi bat zuria du eta bestea iluna; zuri kopurua bakarrik zenbatzen da.
rules-sigh-opening = Hasieran bi aldeek txandaka jaurtitzen dute. { $opening } ateratzen duena hasten da, eta berehala jokatzen du jaurtiketa hori.
rules-sigh-advance = Hasieran alde bakoitzaren lehen fitxa askatuta dago, eta Hego aldeak jaurtitzen du.
rules-sigh-no-opening = Hego aldeak jaurtitzen du lehenengo.
rules-sigh-throw = • { $white }: { $does }
rules-sigh-release = Aurreren dauden presoak aske gelditzen dira, jaurtiketak dioen adina edo dauden adina. Haietan atzen dagoenak mugara egiten du urratsa; mugaren zuloak puntuak ditu inguruan, eta hasieran bigarren ilarako lehena da. Han etsairik badago, harrapatu egiten du. Uzten duen zuloa da muga berria, eta atzeragokoek preso jarraitzen dute. Askatzen duen jaurtiketa horretarako erabili behar da.
rules-sigh-move = Fitxa aske bat jaurtiketak dioen adina zulo doa bere bidean, denen gainetik. Ezin da bere aldeko fitxa baten gainean gelditu. Fitxaren bat mugitu badaiteke, mugitu egin behar da; ezin bada, txanda bukatzen da, edo berriz jaurtitzen da, jaurtiketak hala badio.
rules-sigh-capture = Zure jokaldia bukatzen den zuloko etsaia betiko ateratzen da muinotik, aske nahiz preso egon. Gainetik pasatzen zarena bertan gelditzen da. Harrapatzeak ez du beste jaurtiketarik ematen.
rules-sigh-undo = Kontuz 4 baten ondo-ondoko 2arekin: aurretik jarraian ateratako 4ek mugitutakoa desegiten du, harrapatutakoa itzultzen du, eta txanda bukatzen da.
rules-sigh-end = Fitxa guztiak galtzen dituenak galtzen du. Ezin denean gehiago harrapatu, lasterketa bukatu da.
rules-sigh-rachva = Orduan rachva dator, dardara: gelditzen diren fitxengatik jaurtitzen dute aldeek. { $take } aterata, fitxa bat hartu eta berriz jaurtitzen da. { $shield } aterata, berriz jaurtitzen da, eta hartutakoa salbu gelditzen da. { $back } aterata, salbu ez dagoena itzultzen da, eta txanda bukatzen da, beste edozein jaurtiketarekin bezala. Azken fitxa hartzen duenak irabazten du.
rules-sigh-majority = Orduan fitxa gehien dituenak irabazten du; kopuru berarekin berdinketa da.
rules-sigh-origin = Mendebaldeko Saharako joko ezagunenetako bat da, XIV. mendetik ezagutzen den familia batekoa, sarritan tâb izenekoa. Emakumeek zein gizonek jokatzen dute urte osoan, batez ere ramadanean eta neguan, baita taldeka ere. Zuloak (lbra) hondar-muino batean egiten dira, eta gamelu-gorozkiak, zotzak, maskorrak edo harri koskorrak dabiltza haietan. Essikh jaurtitzeko zotzak dira, el-vatra irekiera, eta rachva, dardara, azken fasea.

sigh-does-release = presoak askatzen ditu, gehienez { $pieces }.
sigh-does-release-or-move = presoak askatzen ditu, gehienez { $pieces }; presorik ez badago, fitxa bat { $by } zulo mugitzen du.
sigh-does-release-or-throw = presoak askatzen ditu, gehienez { $pieces }; presorik ez badago, berriz jaurtitzen da.
sigh-does-move = fitxa bat { $by } zulo mugitzen du.
sigh-does-throw = berriz jaurtitzen da.
sigh-does-nothing = txanda bukatzen da.
sigh-does-again = { $does } Gero berriz jaurtitzen da.
sigh-does-undo = { $does } 4 baten ondo-ondoren, mugitutakoa desegiten du.
sigh-does-shield = { $does } 4 baten ondo-ondoren eta presorik gabe, berriz jaurti bakarrik.

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
