# Why something cannot be done. Each says what would help; only the asker sees it.

trouble = Quelque chose s’est mal passé ici, et rien n’a changé. Réessaie, s’il te plaît ; la personne qui fait tourner ce bot trouvera la cause dans le journal.

refused-no-table = Il n’y a pas de partie ici. Commences-en une avec `challenge`, ou lis `help`.
refused-no-such-table = Il n’y a pas de table { $table } ici. `games` donne la liste de celles qui existent.
refused-table-elsewhere = La table { $table } se joue dans { $room }.
refused-which-table = Plusieurs tables conviennent : { $tables }. Dis laquelle, comme dans `board #7`.
refused-nothing-fits = Aucune table ici n’attend cela de toi. `games` en donne la liste.
refused-not-your-turn-anywhere = Ce n’est ton tour à aucune de tes tables ici.

refused-challenge-to-oneself = Tu ne peux pas te défier toi-même. Nomme quelqu’un d’autre, ou personne, et jouera qui veut.
refused-blocked = { $player } n’accepte pas tes défis.
refused-challenged-lately =
    { $player } a refusé ton dernier défi, ou tu l’as retiré. Tu pourras lui en lancer un autre dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
refused-too-many-invitations = Tu as { $open } invitations en attente, ici et ailleurs. Attends une réponse, ou retires-en une avec `cancel`.
refused-game-not-offered = On ne joue pas à { $game } ici ; c’est le choix de l’équipe qui gère ce serveur. Tu peux jouer à { $games }.
refused-not-in-this-channel = On ne commence pas de partie dans ce salon ; c’est le choix de l’équipe qui gère ce serveur. Tu peux jouer dans { $rooms }.
refused-not-invited = L’invitation à la table { $table } est pour { $invited }.
refused-no-seat-there = Il n’y a plus de place dans ce camp à la table { $table }. `join` tout seul prend n’importe quelle place libre.
refused-no-such-code = Il n’y a pas d’invitation ouverte avec le code { $code }. Quelqu’un l’a peut-être déjà acceptée ; regarde-la à nouveau là où elle a été faite.
refused-for-chips = À la table { $table }, on joue avec des jetons, qui appartiennent à une seule communauté ; on ne peut donc pas la rejoindre d’ailleurs.
refused-not-the-captain = Il n’y a que { $captain }, capitaine de ton camp à la table { $table }, qui puisse passer la main.
refused-captain-already = Tu es déjà capitaine de ton camp à la table { $table }. Nomme qui le sera après toi.
refused-not-on-your-side = { $player } n’est pas dans ton camp à la table { $table }.
refused-no-captains = Aucun camp n’a de capitaine à la table { $table }.
refused-seated-already = Tu as déjà une place à la table { $table } ; c’est aux autres de répondre. `cancel` retire l’invitation.
refused-nothing-to-decline = La table { $table } est ouverte à qui veut, il n’y a donc rien à refuser.
refused-not-the-maker = Il n’y a que { $maker } qui puisse retirer l’invitation à la table { $table } : c’est la sienne.
refused-challenged-twice = Tu as nommé quelqu’un deux fois. C’est une place par personne.
refused-no-stakes-here = On ne joue pas avec des jetons ici, sauf si l’équipe qui gère cet endroit le permet avec `community stakes=on`.
refused-no-gift-full = Tu as { $chips } jetons. `daily` est pour les bourses de moins de 1000.
refused-no-gift-today = Tu as déjà eu tes jetons d’aujourd’hui, et tu en as maintenant { $chips }. Reviens demain.
refused-purse-short = Il n’y a pas assez de jetons pour la mise : { $short }. `daily` en donne chaque jour ; ou joue pour moins, ou pour l’honneur.
purse-short = { $player } en a { $has } et il en faut { $needs }
refused-not-the-makers-start = Il n’y a que { $maker } qui puisse commencer sans les autres à la table { $table } : l’invitation est la sienne.
refused-too-few-to-start = Il n’y a pas encore assez de monde à la table { $table } pour jouer.
refused-nothing-to-lift = Il n’y a pas de dés sous le gobelet à la table { $table }.
refused-lift-first = À la table { $table }, il faut d’abord soulever le gobelet : `lift`.
refused-resigned-already = Tu as déjà abandonné à la table { $table } ; les autres continuent.
refused-begun-already = La partie de la table { $table } a déjà commencé.
refused-not-begun = La partie de la table { $table } n’a pas commencé : son invitation attend encore une réponse.
refused-not-seated = Tu n’as pas de place à la table { $table }. Tu peux regarder avec `board`.
refused-not-your-turn = Ce n’est pas ton tour à la table { $table } : à { $due } de jouer.
refused-waiting = Ce n’est pas ton tour à la table { $table } : à { $due } de jouer. { $why }
refused-offered-already = Tu as déjà proposé cela à la table { $table } ; l’autre camp n’a pas encore répondu.
refused-own-offer = La proposition à la table { $table } est la tienne ; c’est à l’autre camp de répondre.
refused-never-settled = Ce jeu ne se termine pas en comptant ; il va jusqu’au bout.
refused-not-settled-yet = Tu peux proposer de compter une fois tous les pions posés.
refused-stale = Ce plateau de la table { $table } n’est pas le dernier : on a joué depuis. Utilise les boutons sous le dernier plateau, ou `board` pour le voir.
refused-over = La partie de la table { $table } est finie. `board` montre comment elle a fini ; `challenge` commence une nouvelle partie.
refused-throw-due = À la table { $table }, il faut lancer avant le prochain coup : `throw`.
refused-no-throw-due = Il n’y a rien à lancer à la table { $table }.
refused-not-an-admin = Il faut gérer ce serveur pour demander cela.
refused-no-such-step = Aucun de tes coups ne commence par « { $input } ». Tu peux choisir { $steps }.
refused-unreadable = « { $input } » n’est pas un coup de ce jeu. Tu peux jouer { $moves }.
refused-begun-only = « { $input } » n’est que le début d’un coup. Il peut continuer avec { $steps }.
refused-unreadable-of-many = « { $input } » n’est pas un coup de ce jeu. `view` montre ce que tu peux jouer.
refused-illegal = { $why } Tu peux jouer { $moves }. La règle : `{ $rules }`
refused-illegal-of-many = { $why } La règle : `{ $rules }`
refused-nothing-to-explain = Rien n’a encore été joué à la table { $table }, il n’y a donc rien à expliquer.

misuse-nothing = Dis ce que tu veux faire ; `help` donne toute la liste.
misuse-unknown-command = Il n’y a pas de commande « { $word } ». `help` donne toute la liste.
misuse-unknown-command-but = Il n’y a pas de commande « { $word } ». Tu veux dire `{ $command }` ? `help` donne toute la liste.
misuse-missing = Il manque quelque chose. Cela s’écrit ainsi : `{ $usage }`
misuse-too-much = Je ne sais pas quoi faire de « { $word } ». Cela s’écrit ainsi : `{ $usage }`
misuse-unknown-player = Je ne connais personne ici sous le nom « { $word } ». Nomme quelqu’un comme dans `@bek`.
misuse-no-table-number = « { $word } » n’est pas un numéro de table. Cela s’écrit comme `#7`.
misuse-no-side = « { $word } » n’est pas un numéro de camp. Cela s’écrit comme `1`.
misuse-unknown-offer = « { $word } » ne peut pas se proposer. Tu peux proposer { $offers }.
misuse-unknown-privacy = « { $word } » ne se fait pas là. Avec `privacy`, tu peux dire { $words }.
misuse-unknown-setting = Tu n’as pas de réglage « { $word } ». Tu peux choisir { $settings }.
misuse-unknown-community-setting = Une communauté n’a pas de réglage « { $word } ». Tu peux choisir { $settings }.
misuse-unknown-rules-page = Les règles de { $game } n’ont pas de page « { $word } ». Tu peux choisir { $pages }.
misuse-unknown-game = Je ne connais pas de jeu « { $word } ». Tu peux jouer à { $games }.
misuse-unknown-game-but = Je ne connais pas de jeu « { $word } ». Tu veux dire `{ $game }` ?
misuse-unknown-variant = { $game } n’a pas de variante « { $word } ». Tu peux choisir { $variants }.
misuse-unknown-rule = { $game } n’a pas de règle maison « { $word } ». Tu peux choisir { $rules }.
misuse-bad-value = « { $word } » n’est pas une valeur de `{ $rule }`. Valeurs possibles : { $values }.
misuse-rules-clash = Ces règles maison ne vont pas ensemble : { $rules }.
misuse-bad-sides = On ne joue pas à { $game } avec ce nombre de personnes.

refused-time-not-up = À la table { $table }, il y a du temps jusqu’au { $until }. `claim` vient après.
refused-own-time-up = C’est ton propre camp qui n’a plus de temps à la table { $table }. Joue, et la partie continue.
refused-no-clock-runs = Aucune pendule ne tourne à la table { $table } en ce moment.
refused-vacation-on-already = Tu es déjà en vacances, jusqu’au { $until }. `vacation end` y met fin.
refused-vacation-too-long = C’est plus que tu n’as : { $left ->
    [0] il ne te reste aucun jour cette année.
    [one] il te reste un jour cette année.
   *[other] il te reste { $left } jours cette année.
}
refused-no-vacation = Tu n’es pas en vacances.
misuse-unknown-pace = Il n’y a pas de rythme « { $word } ». Il y a { $paces }.
misuse-no-days = « { $word } » n’est pas un nombre de jours. Cela s’écrit comme `5d` ; `end` met fin aux vacances.
