# The pages of each game's rules.

rules-title = { $game } : { $page } ({ $number } sur { $pages })
rules-pages = Pages : { $pages }. Suite : `{ $next }`
rules-pages-last = Pages : { $pages }. Début : `{ $first }`
rules-picture = Sur l’image : { $told }
rules-picture-with = Sur l’image, avec { $rules } : { $told }
rules-picture-start = Sur l’image : le début.
rules-picture-start-with = Sur l’image : le début avec { $rules }.
button-page-before = ← { $page }
button-page-next = { $page } →
button-rules = Règles

page-setup = Mise en place
page-throw = Lancers
page-release = Libération
page-entry = Entrée
page-move = Un coup
page-capture = Une capture
page-barra = 1+1, barra
page-end = La fin
page-house = Règles maison
page-sticks = Règles maison des bâtonnets
page-origin = D’où il vient

rules-sokusowo-setup =
    Sokusowó, « je garde une pierre dans la main » : un mancala d’Ilésà, au Nigeria.
    Deux rangées de six trous, avec quatre graines dans chacun. La rangée du bas est à Sud, celle du haut à Nord ; chaque camp numérote ses trous de 1 à 6, de gauche à droite. Sud commence.
rules-sokusowo-move = Choisis un de tes trous avec au moins deux graines. Prends-les toutes, gardes-en une dans ton grenier et sème les autres une à une dans les trous suivants, dans le sens inverse des aiguilles d’une montre.
rules-sokusowo-capture = La graine que tu gardes est ta capture : une à chaque semis. Si la dernière graine tombe dans un trou qui avait déjà des graines, d’un côté ou de l’autre, vide ce trou : garde une graine, sème le reste, et ainsi de suite. Le tour se termine quand une dernière graine tombe dans un trou vide.
rules-sokusowo-end = À la fin d’un tour, qui a plus de la moitié de toutes les graines gagne. Quand un camp n’a plus de trou avec deux graines, chaque camp ajoute à son grenier les graines de sa rangée ; qui en a le plus gagne.
rules-sokusowo-origin = Des Yorubas d’Ilésà, au sud-ouest du Nigeria, l’ont appris à qui a écrit la description catalane que suivent ces règles. Des pierres, des coquillages ou ce qu’on a sous la main servent de graines ; elles ne sont à personne tant qu’on ne les garde pas. Le nom dit comment on capture : une graine de chaque semis passe dans l’autre main avant qu’on sème les autres. L’image montre l’exemple de cette description.

rules-tihbat-setup =
    Tihbat, raconté à Lalo Kinast en 2006 : le plus petit des mancalas, de Taourirt, au Maroc.
    Deux rangées de deux trous, avec sept graines dans chacun. La rangée du bas est à Sud, celle du haut à Nord ; chaque camp numérote ses trous 1 et 2, de gauche à droite. Sud commence.
rules-tihbat-move = Choisis un de tes trous qui a des graines. Sème-les toutes une à une dans le sens inverse des aiguilles d’une montre, la première dans le trou d’où elles viennent. Sans graine à semer, on passe.
rules-tihbat-capture = Si la dernière graine tombe dans un de tes trous et que cela y fait 2, 4, 6 ou 8 graines, tu les captures toutes.
rules-tihbat-end = La partie se termine quand toutes les graines sont capturées, ou quand une position revient : alors celles qui restent sont partagées à parts égales. Qui en a le plus gagne.
rules-tihbat-single-stays = Une graine seule est elle aussi semée dans son propre trou : c’est un coup permis, même s’il ne change rien.
rules-tihbat-single-moves-on = Dans cette variante, une graine seule est semée dans le trou suivant.
rules-tihbat-origin = Filles et garçons y jouent autour de Taourirt, dans le nord-est du Maroc. En février 2006, l’éducateur Lalo Kinast a vu des enfants de familles marocaines y jouer à Flix, un village de Catalogne, a noté leurs règles et en a parlé à Víctor Bautista i Roca ; Mancala World le décrit. Ce que devient une graine seule n’y est pas clair, d’où les deux variantes.

rules-seega-intro = Seega (siga, sidja), un jeu des sables d’Égypte, décrit par Lane en 1836. Les cases sont des yeux, les pions des chiens.
rules-seega-setup = À chaque tour, on pose deux pions sur des cases vides (`c4`), jusqu’à ne laisser que le centre. Rond, avec les pierres, commence ; rien n’est encore capturé.
rules-seega-move = Puis Carré commence à bouger : un pion, d’un pas, en rangée ou en colonne, vers une case vide (`b3c3`).
rules-seega-capture = Tu captures l’ennemi juste à côté de la case où tu arrives si un de tes pions est juste derrière, comme sur l’image ; plusieurs à la fois, aussi. Un pion qui se met entre deux ennemis ne risque rien, au centre non plus.
rules-seega-blocked = Un pion fait au plus deux allers-retours entre les deux mêmes cases. Un camp bloqué attend ; l’autre continue, et peut retirer un de ses pions pour lui ouvrir la voie (`xc2`).
rules-seega-board = Le plateau a { $size } cases sur { $size } ({ $size ->
    [5] khamsawi
    [7] sebawi
   *[other] tisawi
}) ; chaque camp a { $pieces } pions.
rules-seega-cross = Dans cette variante, la première paire de Rond va en { $first } et { $second }, celle de Carré en { $third } et { $fourth } : la croix de Lane.
rules-seega-lost-at-last = Réduit à son dernier pion, on a perdu.
rules-seega-lost-at-none = Sans pion, on a perdu.
rules-seega-end = Une fois tous les pions posés, on peut s’entendre pour compter (`offer settle`) : qui en a le plus gagne, et à nombre égal la partie est nulle. On compte aussi quand une position apparaît trois fois, et après { $plies } coups de suite sans capture.
rules-seega-origin = En Égypte on trace le plateau dans le sable et on joue avec des cailloux. On en trouve aussi de gravés dans des dalles de temples, sans savoir depuis quand. Edward William Lane a décrit le jeu en 1836, H. Carrington Bolton en 1890, Edward Falkener en 1892 ; ces règles suivent la lecture qu’en a faite Eli Gourevitch. Les pions sont des chiens (kelb), les cases des yeux (eyn). L’image montre comment on pose les premiers dans la variante de Lane.

rules-sho-intro = Sho, « dés » : une course de pièces du Tibet, sur une spirale de 64 cauris. Deux, trois ou quatre camps ont neuf pièces chacun ; dans `sho/pairs`, deux équipes de deux en ont neuf chacune et jouent à tour de rôle.
rules-sho-move = Lance deux dés et avance de leur somme avec une pièce ou une pile, ou fais entrer une pièce de ta main. Sur une position vide, ton tour se termine.
rules-sho-capture = Sur tes propres pièces se forme une pile, qui avance d’un bloc et ne se divise jamais. Des pièces ennemies pas plus nombreuses que les tiennes retournent dans la main adverse, comme deux d’entre elles sur l’image. Dans les deux cas tu relances ; après une capture, seulement si ta victime a d’autres pièces sur le chemin.
rules-sho-entry = Tant que tes neuf pièces sont en main, deux entrent à la fois, trois avec 1+1 ou 1+2, et toujours au moins une de plus que les ennemies qui sont là. Si toutes ont été capturées, 3+6 peut faire entrer les neuf.
rules-sho-barra = 1+1 plus tard : un 2 s’ajoute à tes valeurs, et tu relances. Utilise une valeur, ou plusieurs ensemble ; ce que tu n’utilises pas s’ajoute au lancer suivant, s’il y en a un.
rules-sho-end = Une pièce qui passe le dernier cauri est arrivée ; ce qui lui reste, une autre peut l’utiliser. Le premier camp avec ses neuf pièces à l’arrivée gagne ; en une seule pile, c’est un sho.
rules-sho-stake = Avec `stake=…`, chaque camp met des jetons sous le coussin, là où la communauté le permet ; qui gagne les prend, et le double pour un sho. Ils ne valent rien ailleurs.
rules-sho-setup = Derrière chaque cauri il y a une position, de 1 à 63 ; passer le 64e, c’est arriver. Toutes les pièces commencent en main et entrent au même endroit. Avant midi la personne la plus âgée commence, dès midi la plus jeune (nga gen, chi son).
rules-sho-pairs = Les partenaires sont assis face à face et jouent à tour de rôle pour leur équipe.
rules-sho-flexible = 1+1 plus tard : tu relances jusqu’à ce que ce ne soit plus 1+1. Le total de ces lancers se partage en deux comme tu veux : une pièce ou une pile avance de la première part, sans dépasser l’arrivée, une autre de la seconde. Seul le dernier coup peut faire relancer.
rules-sho-no-nine = Dans cette variante, on ne peut pas former une pile de neuf.
rules-sho-origin = Sho veut dire « dés » en tibétain. Par tradition, des hommes y jouent pour de l’argent lors des grandes fêtes, le plus souvent à trois. Sur un tissu se trouve le shoten, un coussin en cuir de yak rempli de poils, et autour les dshumbu, 64 cauris. Le gobelet de bois est le shopo, les neuf pièces de chacun sont les lagkhey. 1+1 s’appelle barra ou pa ra, et 1+2 sugu barra : au premier lancer, il fait entrer trois pièces, comme sur l’image.

rules-sigh-intro = Sigh, al-sig ou es-sig : une course avec captures du Sahara occidental, dans les trous d’un monticule de sable, qui se joue aux bâtonnets.
rules-sigh-teams = Un camp est une personne ou une équipe (`challenge sigh @b team @c`) : le ou la capitaine lance et joue pour son équipe ; avec `team=rotate`, on y joue à tour de rôle.
rules-sigh-board = Le monticule a { $rows } rangées de { $holes } trous ; la rangée a est la rangée de départ de Sud, celle du haut celle de Nord. Chaque camp commence avec un pion dans chaque trou de sa rangée de départ, et tous sont captifs.
rules-sigh-path-four = Sud parcourt a vers la gauche, b vers la droite, c vers la gauche, d vers la droite ; Nord fait de même depuis le haut. Dans chaque rangée, les deux vont donc dans le même sens.
rules-sigh-path-three = Sud parcourt a vers la gauche, b vers la droite, c vers la gauche ; Nord parcourt c vers la droite, b vers la gauche, a vers la droite.
rules-sigh-circuit = Au bout de son chemin, un pion continue dans l’avant-dernière rangée et tourne en rond dans ces deux-là.
rules-sigh-stop = Dans sa dernière rangée, un pion reste pour de bon : il ne bouge plus et n’est plus capturé, et aucun ne dépasse le bout de cette rangée.
rules-sigh-return = Au bout de son chemin, un pion fait demi-tour. Il s’arrête pour de bon dans le premier trou de sa deuxième rangée, qu’il doit atteindre exactement.
rules-sigh-sticks = Lance { $sticks } bâtonnets ensemble. Chacun a une face blanche et une face sombre ; seul compte le nombre de blanches.
rules-sigh-opening = Au début, les deux camps lancent à tour de rôle. Qui fait { $opening } commence, et joue aussitôt ce lancer.
rules-sigh-advance = Au début, le premier pion de chaque camp est libéré, et Sud lance.
rules-sigh-no-opening = Sud lance en premier.
rules-sigh-throw = • { $white } : { $does }
rules-sigh-release = Les captifs les plus avancés deviennent libres, autant que le dit le lancer ou qu’il y en a. Le dernier d’entre eux passe sur la frontière, dont le trou est entouré de points : au début, c’est le premier de la deuxième rangée. Un ennemi qui s’y trouve est capturé. Le trou qu’il quitte est la nouvelle frontière, et ceux de derrière restent captifs. Un lancer qui libère doit servir à cela.
rules-sigh-move = Un pion libre avance sur son chemin d’autant de trous que le dit le lancer, par-dessus tout. Il ne peut pas finir sur un pion de son camp. Si un pion peut bouger, il faut jouer ; sinon le tour se termine, ou on relance si le lancer le dit.
rules-sigh-capture = Un ennemi dans le trou où finit ton coup quitte le monticule pour de bon, libre ou captif. Ce que tu ne fais que survoler reste. Une capture ne fait pas relancer.
rules-sigh-undo = Gare au 2 juste après un 4 : il annule ce qu’ont joué les 4 de suite avant lui, rend ce qu’ils ont capturé et termine le tour.
rules-sigh-end = Un camp sans pions a perdu. Quand plus aucune capture n’est possible, la course est finie.
rules-sigh-rachva = Vient alors la rachva, le tremblement : les camps lancent pour les pions qui restent. { $take } en prend un et relance. { $shield } relance et met à l’abri ce qui a été pris. { $back } rend ce qui n’est pas à l’abri et termine le tour, comme tout autre lancer. Qui prend le dernier pion gagne.
rules-sigh-majority = Alors qui a le plus de pions gagne ; à nombre égal la partie est nulle.
rules-sigh-origin = L’un des jeux les plus connus du Sahara occidental, d’une famille connue depuis le XIVe siècle, le plus souvent sous le nom de tâb. Femmes et hommes y jouent toute l’année, surtout pendant le ramadan et en hiver, aussi en équipes. Les trous (lbra) sont creusés dans un monticule de sable ; des crottes de chameau, des brindilles, des coquillages ou des cailloux y courent. Essikh sont les bâtonnets, el-vatra l’ouverture, et rachva, le tremblement, la dernière phase.

sigh-does-release = libère des captifs, { $pieces } au plus.
sigh-does-release-or-move = libère des captifs, { $pieces } au plus ; sans captif, avance un pion de { $by }.
sigh-does-release-or-throw = libère des captifs, { $pieces } au plus ; sans captif, relance.
sigh-does-move = avance un pion de { $by }.
sigh-does-throw = relance.
sigh-does-nothing = le tour se termine.
sigh-does-again = { $does } Puis on relance.
sigh-does-undo = { $does } Juste après un 4, annule plutôt ce qui a été joué.
sigh-does-shield = { $does } Juste après un 4 et sans captif, relance seulement.

rules-variants = Variantes : { $variants }.
rules-house-rules = Règles maison, à choisir avec le défi :
rules-house-rule = • `{ $rule }` : { $values } ; d’habitude { $usual }. { $told }
rules-try = Essaie : `challenge { $game } @friend`

rule-seeds = Combien de graines il y a dans chaque trou au début.
rule-sokusowo-end-when = Si la partie se termine quand l’un des camps n’a plus de trou d’où partir, ou seulement quand cela arrive au camp qui doit jouer.
rule-tihbat-single = Si une graine seule est semée dans son propre trou, ou passe dans le suivant.
rule-sho-nine-stack = Si on peut former une pile de neuf.
rule-sho-flexible-barra = Si ce qui est lancé après 1+1 se partage librement entre deux piles.
rule-sho-start = Qui commence : avant midi la personne la plus âgée et dès midi la plus jeune (nga gen, chi son), le hasard, ou qui invite.
rule-sho-ritual = Si la personne suivante soulève le gobelet avant que les dés se montrent.
rule-sho-stake = Combien de jetons chaque camp met sous le coussin.
rule-tihbat-early-win = Si on gagne dès qu’on a plus de la moitié des graines.
rule-seega-opening = Les premières paires vont où l’on veut, ou au milieu des bords, comme Lane l’a vu au Caire.
rule-seega-first-mover = Qui bouge en premier : qui a posé en dernier, comme on dit souvent, ou qui a commencé.
rule-seega-diagonal = Des pas dans les huit directions, comme par endroits ; on capture toujours en rangée ou en colonne.
rule-seega-chain-captures = Si un pion qui a capturé peut, ou doit, continuer ; cela se joue ailleurs.
rule-seega-victory = On perd avec un seul pion, ou sans pion, ce qui est plus ancien.
rule-seega-quiet-limit = Coups sans capture avant de compter ; 0 pour jamais. Notre idée : la source fait confiance aux gens.
rule-sigh-holes = Combien de trous a chaque rangée, et de pions chaque camp.
rule-sigh-rows = Combien de rangées a le monticule.
rule-sigh-sticks = Combien de bâtonnets on lance, et ce que font les lancers.
rule-sigh-opening = Si les camps lancent pour ouvrir, ou commencent avec leur premier pion libéré.
rule-sigh-count-from = Si un pion dans sa première rangée compte depuis son propre trou, ou depuis le dernier avant la deuxième rangée.
rule-sigh-retreat = Si les pions dans leur troisième rangée sur quatre peuvent y reculer.
rule-sigh-stack-own = Si les pions libres d’un camp peuvent partager un trou.
rule-sigh-last-row = Si les pions tournent en rond dans leurs deux dernières rangées, s’arrêtent dans la dernière, ou font demi-tour à son bout ; d’habitude `stop` avec trois rangées.
rule-sigh-four = Si un 4 à huit bâtonnets avance et relance, ou relance seulement.
rule-sigh-undo = Si un 2 annule tous les quatre d’avant, ou le dernier.
rule-sigh-eight = Si un 8 sans captif avance, ou relance.
rule-sigh-finish = Si la fin de la course mène à la rachva, ou fait gagner qui a le plus de pions ; d’habitude `majority` avec moins de bâtonnets.
rule-sigh-edge-percent = Combien de fois sur cent un bâtonnet ne tombe pas à plat.
rule-sigh-edge = Si un tel bâtonnet compte comme blanc ou noir, ou si on les relance tous.
