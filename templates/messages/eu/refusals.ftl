# Why something cannot be done. Each says what would help; only the asker sees it.

trouble = Hemen zerbait gaizki joan da, eta ez da ezer aldatu. Saiatu berriz, mesedez; bot hau darabilenak bere erregistroan aurkituko du zergatia.

refused-no-table = Hemen ez dago partidarik. Hasi bat `challenge` idatzita, edo irakurri `help`.
refused-no-such-table = Hemen ez dago { $table } mahairik. `games` idatzita ikusiko duzu zein dauden.
refused-table-elsewhere = { $table } mahaia { $room } kanalean dago.
refused-which-table = Mahai bat baino gehiago izan daiteke: { $tables }. Esan zein, adibidez `board #7`.
refused-nothing-fits = Hemengo mahaietan inor ez dago zure horren zain. `games` idatzita ikusiko dituzu.
refused-not-your-turn-anywhere = Hemengo zure mahaietako batean ere ez da zure txanda.

refused-challenge-to-oneself = Ezin diozu zeure buruari erronkarik bota. Esan beste norbait, edo inor ez, nahi duena sartzeko.
refused-too-many-invitations = { $open } gonbidapen dituzu zabalik hemen eta beste leku batzuetan. Itxaron erantzuna, edo utzi bat bertan behera `cancel` idatzita.
refused-blocked = { $player } jokalariak ez du zure erronkarik onartzen.
refused-challenged-lately = { $player } jokalariak ezetz esan dio zure azken erronkari, edo zuk utzi duzu bertan behera. Berriz bota diezaiokezu erronka { $minutes ->
    [one] minutu bat
   *[other] { $minutes } minutu
} barru.
refused-game-not-offered = { $game } ez da hemen jokatzen; zerbitzaria kudeatzen duenak hala erabaki du. Aukerak: { $games }.
refused-not-in-this-channel = Kanal honetan ez da partidarik hasten; zerbitzaria kudeatzen duenak hala erabaki du. Non joka dezakezun: { $rooms }.
refused-not-invited = { $table } mahaiko gonbidapena ez da zuretzat. Norentzat den: { $invited }.
refused-seated-already = Badaukazu lekua { $table } mahaian; besteek erantzun behar dute. `cancel` idatzita, gonbidapena bertan behera geldituko da.
refused-nothing-to-decline = { $table } mahaia nahi duenarentzat dago zabalik; ez dago zeri ezetz esanik.
refused-not-the-maker = { $table } mahaiko gonbidapena { $maker } jokalariak egin zuen, eta hark bakarrik utz dezake bertan behera.
refused-challenged-twice = Norbait bi aldiz izendatu duzu. Bakoitzak leku bat du.
refused-no-stakes-here = Hemen ez da apusturik egiten; lekua kudeatzen duenak baimendu dezake, `community stakes=on` idatzita.
refused-no-gift-full = { $chips } apustu-fitxa dituzu. `daily` 1000 baino gutxiago dituenarentzat da.
refused-no-gift-today = Gaurko apustu-fitxak jaso dituzu jada; orain duzuna: { $chips }. Itzuli bihar.
refused-purse-short = Apusturako fitxa gutxiegi: { $short }. `daily` idatzita, egunero batzuk jasoko dituzu; bestela, jokatu gutxiagogatik, edo ohoreagatik.
purse-short = { $player } ({ $needs } beharrean { $has })
refused-not-the-makers-start = { $table } mahaiko gonbidapena { $maker } jokalariak egin zuen, eta hark bakarrik has dezake partida gainerakoen zain egon gabe.
refused-too-few-to-start = Jende gutxiegi eseri da { $table } mahaian partida bat jokatzeko.
refused-nothing-to-lift = { $table } mahaian ez dago dadorik goporraren azpian.
refused-lift-first = { $table } mahaian lehenengo goporra altxatu behar da: `lift`.
refused-resigned-already = Dagoeneko amore eman duzu { $table } mahaian; besteek jokatzen jarraitzen dute.
refused-begun-already = { $table } mahaiko partida hasita dago.
refused-not-begun = { $table } mahaiko partida ez da hasi: oraindik ez dute gonbidapena erantzun.
refused-not-seated = Ez daukazu lekurik { $table } mahaian. `board` idatzita, begira egon zaitezke.
refused-no-seat-there = Alde horretan ez da leku librerik gelditzen { $table } mahaian. `join` bakarrik idatzita, libre dagoen edozein hartuko duzu.
refused-no-such-code = Ez dago { $code } kodea duen gonbidapen irekirik. Agian norbaitek hartu du dagoeneko; begiratu berriz egin den lekuan.
refused-for-chips = { $table } mahaian apustu-fitxekin jokatzen da, eta fitxak komunitate batenak dira; horregatik, ezin da beste leku batetik sartu.
refused-not-the-captain = Zure aldeko kapitaina { $captain } da { $table } mahaian, eta hark bakarrik utz diezaioke kapitaintza beste bati.
refused-captain-already = Zu zara zure aldeko kapitaina { $table } mahaian. Esan nor izango den zure ondoren.
refused-not-on-your-side = { $player } ez dago zure aldean { $table } mahaian.
refused-no-captains = { $table } mahaian ez dago kapitainik.
refused-not-your-turn = Ez da zure txanda { $table } mahaian: { $due } jokalariarena da.
refused-waiting = Ez da zure txanda { $table } mahaian: { $due } jokalariarena da. { $why }
refused-offered-already = Egina duzu proposamen hori { $table } mahaian; beste aldeak ez du oraindik erantzun.
refused-own-offer = { $table } mahaiko proposamena zurea da; beste aldeak erantzun behar du.
refused-never-settled = Joko hau ez da zenbatuta erabakitzen; bukatu arte jokatzen da.
refused-not-settled-yet = Fitxa guztiak jarrita daudenean proposa dezakezu zenbatzea.
refused-stale = { $table } mahaiko taula hori ez da berriena: harrezkero zerbait jokatu da. Erabili azken taularen azpiko botoiak, edo `board`, taula ikusteko.
refused-over = { $table } mahaia bukatuta dago. `board` idatzita, nola bukatu den ikusiko duzu; `challenge` idatzita, beste partida bat hasiko da.
refused-throw-due = { $table } mahaian hurrengo jokaldiaren aurretik jaurti egin behar da: `throw`.
refused-no-throw-due = { $table } mahaian ez dagokio jaurtitzea orain.
refused-not-an-admin = Zerbitzaria kudeatzen duenak bakarrik eska dezake hori.
refused-no-such-step = Zure jokaldi bat ere ez da «{ $input }» horrekin hasten. Aukerak: { $steps }.
refused-unreadable = «{ $input }» ez da joko honetako jokaldia. Aukerak: { $moves }.
refused-begun-only = «{ $input }» jokaldi baten hasiera besterik ez da. Jarraipena: { $steps }.
refused-unreadable-of-many = «{ $input }» ez da joko honetako jokaldia. `view` idatzita, zer joka dezakezun ikusiko duzu.
refused-illegal = { $why } Aukerak: { $moves }. Araua: `{ $rules }`
refused-illegal-of-many = { $why } Araua: `{ $rules }`
refused-nothing-to-explain = { $table } mahaian oraindik ez da ezer jokatu; beraz, ez dago zer azaldu.

misuse-nothing = Esan zer egin nahi duzun; `help` idatzita, dena ikusiko duzu.
misuse-unknown-command = Ez dago «{ $word }» komandorik. `help` idatzita, denak ikusiko dituzu.
misuse-unknown-command-but = Ez dago «{ $word }» komandorik. `{ $command }` esan nahi zenuen? `help` idatzita, denak ikusiko dituzu.
misuse-missing = Zerbait falta da. Honela idazten da: `{ $usage }`
misuse-too-much = Ez dakit zer egin «{ $word }» horrekin. Honela idazten da: `{ $usage }`
misuse-unknown-player = Hemen ez dut «{ $word }» ezagutzen. Izendatu jokalari bat, adibidez `@bek`.
misuse-no-table-number = «{ $word }» ez da mahai baten zenbakia. Honelakoa izaten da: `#7`.
misuse-unknown-offer = «{ $word }» ezin da proposatu. Aukerak: { $offers }.
misuse-no-side = «{ $word }» ez da alde baten zenbakia. Honelakoa izaten da: `1`.
misuse-unknown-privacy = «{ $word }» ezin da hor egin. `privacy` komandoaren aukerak: { $words }.
misuse-unknown-setting = Ez daukazu «{ $word }» ezarpenik. Aukerak: { $settings }.
misuse-unknown-community-setting = Komunitateek ez daukate «{ $word }» ezarpenik. Aukerak: { $settings }.
misuse-unknown-rules-page = { $game } jokoaren arauek ez daukate «{ $word }» orririk. Aukerak: { $pages }.
misuse-unknown-game = Ez dut «{ $word }» jokoa ezagutzen. Aukerak: { $games }.
misuse-unknown-game-but = Ez dut «{ $word }» jokoa ezagutzen. `{ $game }` esan nahi zenuen?
misuse-unknown-variant = { $game } jokoak ez dauka «{ $word }» aldaerarik. Aukerak: { $variants }.
misuse-unknown-rule = { $game } jokoak ez dauka «{ $word }» etxeko araurik. Aukerak: { $rules }.
misuse-bad-value = `{ $rule }` ezin da «{ $word }» izan. Aukerak: { $values }.
misuse-rules-clash = Etxeko arau hauek ez datoz bat elkarrekin: { $rules }.
misuse-bad-sides = { $game } ez da jokalari kopuru horrekin jokatzen.

refused-time-not-up = { $table } mahaian oraindik badago denbora. Azken unea: { $until }. Gero bai: `claim`.
refused-own-time-up = { $table } mahaian zure aldearen denbora agortu da. Jokatu, eta partidak aurrera jarraituko du.
refused-no-clock-runs = { $table } mahaian ez dabil erlojurik orain.
refused-vacation-on-already = Oporretan zaude jada. Azken unea: { $until }. Amaitzeko: `vacation end`.
refused-vacation-too-long = Hori gehiegi da: { $left ->
    [0] aurten ez zaizu egunik gelditzen.
    [one] aurten egun bat gelditzen zaizu.
   *[other] aurten { $left } egun gelditzen zaizkizu.
}
refused-no-vacation = Ez zaude oporretan.
misuse-unknown-pace = Ez dago «{ $word }» erritmorik. Aukerak: { $paces }.
misuse-no-days = «{ $word }» ez da egun kopuru bat. Honelakoa izaten da: `5d`; `end` idatzita, oporrak amaitzen dira.
