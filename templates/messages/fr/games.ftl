# The games' names, and their rules as `rules <game>` tells them.

game-sokusowo = Sokusowó
game-tihbat = Tihbat
game-seega = Seega
game-sho = Sho
game-sigh = Sigh
game-variant = { $game } ({ $variant })

rules-sokusowo =
    Sokusowó, « je garde une pierre dans la main » : un mancala d’Ilésà, au Nigeria.
    Deux rangées de six trous, avec quatre graines dans chacun. La rangée du bas est à Sud, celle du haut à Nord ; chaque camp numérote ses trous de 1 à 6, de gauche à droite. Sud commence.
    • Choisis un de tes trous avec au moins deux graines. Prends-les toutes, gardes-en une dans ton grenier et sème les autres une à une dans les trous suivants, dans le sens inverse des aiguilles d’une montre.
    • Si la dernière graine tombe dans un trou qui avait déjà des graines, d’un côté ou de l’autre, vide ce trou : garde une graine, sème le reste, et ainsi de suite. Le tour se termine quand une dernière graine tombe dans un trou vide.
    • À la fin d’un tour, qui a plus de la moitié de toutes les graines gagne. Quand un camp n’a plus de trou avec deux graines, chaque camp ajoute à son grenier les graines de sa rangée ; qui en a le plus gagne.

rules-tihbat =
    Tihbat, raconté à Lalo Kinast en 2006 : le plus petit des mancalas, de Taourirt, au Maroc.
    Deux rangées de deux trous, avec sept graines dans chacun. La rangée du bas est à Sud, celle du haut à Nord ; chaque camp numérote ses trous 1 et 2, de gauche à droite. Sud commence.
    • Choisis un de tes trous qui a des graines. Sème-les toutes une à une dans le sens inverse des aiguilles d’une montre, la première dans le trou d’où elles viennent.
    • Si la dernière graine tombe dans un de tes trous et que cela y fait 2, 4, 6 ou 8 graines, tu les captures toutes. Sans graine à semer, on passe.
    • La partie se termine quand toutes les graines sont capturées, ou quand une position revient : alors celles qui restent sont partagées à parts égales. Qui en a le plus gagne.

rules-seega =
    Seega (siga, sidja), un jeu des sables d’Égypte, décrit par Lane en 1836. Les cases sont des yeux, les pions des chiens.
    • À chaque tour, on pose deux pions sur des cases vides (`c4`), jusqu’à ne laisser que le centre. Rond, avec les pierres, commence ; rien n’est encore capturé.
    • Puis Carré commence à bouger : un pion, d’un pas, en rangée ou en colonne, vers une case vide (`b3c3`).
    • Tu captures l’ennemi juste à côté de la case où tu arrives si un de tes pions est juste derrière, comme sur l’image ; plusieurs à la fois, aussi. Un pion qui se met entre deux ennemis ne risque rien, au centre non plus.
    • Un pion fait au plus deux allers-retours entre les deux mêmes cases. Un camp bloqué attend ; l’autre continue, et peut retirer un de ses pions pour lui ouvrir la voie (`xc2`).
    • Réduit à son dernier pion, on a perdu. On peut aussi s’entendre pour compter (`offer settle`) : qui a le plus de pions gagne. De même quand une position apparaît trois fois, ou après longtemps sans capture.
rules-sho =
    Sho, « dés » : une course de pièces du Tibet, sur une spirale de 64 cauris. Deux, trois ou quatre camps ont neuf pièces chacun ; dans `sho/pairs`, deux équipes de deux en ont neuf chacune et jouent à tour de rôle.
    • Lance deux dés et avance de leur somme avec une pièce ou une pile, ou fais entrer une pièce de ta main. Sur une position vide, ton tour se termine.
    • Sur tes propres pièces se forme une pile, qui avance d’un bloc et ne se divise jamais. Des pièces ennemies pas plus nombreuses que les tiennes retournent dans la main adverse, comme deux d’entre elles sur l’image. Dans les deux cas tu relances ; après une capture, seulement si ta victime a d’autres pièces sur le chemin.
    • Tant que tes neuf pièces sont en main, deux entrent à la fois, trois avec 1+1 ou 1+2, et toujours au moins une de plus que les ennemies qui sont là. Si toutes ont été capturées, 3+6 peut faire entrer les neuf.
    • 1+1 plus tard : un 2 s’ajoute à tes valeurs, et tu relances. Utilise une valeur, ou plusieurs ensemble ; ce que tu n’utilises pas s’ajoute au lancer suivant, s’il y en a un.
    • Une pièce qui passe le dernier cauri est arrivée ; ce qui lui reste, une autre peut l’utiliser. Le premier camp avec ses neuf pièces à l’arrivée gagne ; en une seule pile, c’est un sho.
    • Avec `stake=…`, chaque camp met des jetons sous le coussin, là où la communauté le permet ; qui gagne les prend, et le double pour un sho. Ils ne valent rien ailleurs.

rules-sigh =
    Sigh, al-sig ou es-sig : une course avec captures du Sahara occidental, dans les trous d’un monticule de sable, qui se joue aux bâtonnets.
    Chaque camp a un pion dans chaque trou de sa rangée de départ : Sud dans la rangée a, Nord dans celle du haut. Sud parcourt a vers la gauche, b vers la droite, c vers la gauche, d vers la droite, puis tourne en rond dans c et d ; Nord fait de même depuis le haut. Au début, tous les pions sont captifs.
    • Lance huit bâtonnets et compte les faces blanches. 0, 1, 7 ou 8 ouvre la partie. À partir de là, 8 libère huit captifs, 0 quatre, 1 ou 7 un seul : le dernier d’entre eux franchit la frontière, et ceux de derrière restent captifs.
    • 2, 3, 5 et 6 avancent un pion libre d’autant, par-dessus tout ; 7 et 8 aussi quand il n’y a plus de captif. S’il se pose sur un ennemi, il le capture. Un 4 avance et relance ; un 2 juste après annule ces coups.
    • Quand plus aucune capture n’est possible, la rachva commence : chaque 4 prend un pion et relance, 1 ou 8 met les prises à l’abri, 2 les rend. Un camp sans pions a perdu.
    • Un camp est une personne ou une équipe (`challenge sigh @b team @c`) : le ou la capitaine lance et joue pour son équipe ; avec `team=rotate`, on y joue à tour de rôle.
    • Avec six ou quatre bâtonnets, 3 est un sigh : il libère un pion et relance. Quand il n’y a plus rien à capturer, qui a le plus de pions gagne.

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
