# The commands, as `help` explains them.

help-title = Ce que tu peux dire :
help-line = `{ $usage }` : { $help }
help-games-known = Jeux : { $games }. `rules` suivi d’un jeu l’explique ; `help` suivi d’une commande en dit plus.
help-short = Plus court : `{ $short }`
help-argument = • { $name } : { $help }

help-challenge = invite quelqu’un, ou n’importe qui, à une partie.
help-accept = prend la place à laquelle on t’invite, ou accepte ce que l’autre camp propose.
help-decline = répond non à une invitation ou à une proposition.
help-cancel = retire ton invitation.
help-start = commence ta partie sans attendre que tout le monde soit là.
help-join = prend une place libre, ou une place dans le camp que tu veux.
help-captain = nomme capitaine quelqu’un d’autre de ton camp.
help-move = joue un coup ; le coup tout seul suffit aussi.
help-throw = lance les dés ou les bâtonnets quand il le faut.
help-purse = dit combien de jetons tu as ici, ou combien en a quelqu’un d’autre.
help-daily = te donne 50 jetons, une fois par jour, tant que tu en as moins de 1000.
help-lift = soulève le gobelet qui cache les dés lancés juste avant ton tour.
help-board = montre encore une fois le plateau, ou tel qu’il était après tant de coups.
help-view = te montre le plateau de ton côté, avec tes coups.
help-offer = propose quelque chose à l’autre camp.
help-resign = abandonne la partie.
help-games = donne la liste des parties d’ici, ou des tiennes où qu’elles soient.
help-leaderboard = montre le classement : qui joue le mieux ici, à un jeu ou à tous.
help-profile = montre où en est quelqu’un ici, avec la courbe de sa cote.
help-history = donne la liste des parties finies : de quelqu’un, entre deux personnes, ou de ce salon.
help-block = empêche quelqu’un de te défier.
help-unblock = laisse à nouveau quelqu’un te défier.
help-privacy = te donne ce qui est gardé sur toi, l’efface, ou te retire des classements.
help-rules = explique un jeu page par page, en images, et ses règles maison.
help-why = t’explique pas à pas pourquoi le dernier coup ou lancer a fait ce qu’il a fait.
help-record = te donne la partie sous forme de texte, à garder.
help-replay = montre à tout le monde la partie entière en image animée.
help-settings = montre tes réglages, ou les change, comme dans `settings theme=dark`.
help-community = montre ou change ce qui vaut pour tout le monde ici ; réservé à qui gère ce serveur.
help-help = donne la liste des commandes, ou en explique une.
help-doctor = dit ce qui marche dans ce salon ; réservé à qui gère ce serveur.

argument-game = le nom du jeu, et après une barre oblique une variante, comme `tihbat/circling`.
argument-player = qui tu invites ; si tu ne dis rien, joue qui veut.
argument-player2 = une troisième personne, si le jeu s’y prête ; à deux contre deux, qui joue avec toi.
argument-player3 = une quatrième personne.
argument-team = quelqu’un pour ton propre camp, là où les camps peuvent être des équipes.
argument-team2 = encore quelqu’un pour ton propre camp.
argument-team3 = une personne de plus pour ton propre camp.
argument-rules = règles maison, comme `seeds=3` ; `rules` donne celles d’un jeu.
argument-table = le numéro de la table, comme `#7` ; utile seulement si plusieurs tables conviennent.
argument-side = le camp que tu veux, par son numéro : `1` ou `2`.
argument-code = ce que montre l’invitation, comme `K7QF-3M` ; valable de partout, sur toutes les plateformes.
argument-captain = qui lance et joue pour ton camp à partir de maintenant.
argument-move = le coup, avec les numéros du plateau, comme `3`.
argument-from = d’où part un coup, comme `c2`, pour voir où il peut aller.
argument-what = ce que tu proposes : `draw` (nulle), `takeback`, `settle` (compter), `pause` ou, après, `rematch`.
argument-ladder = un jeu ; si tu ne dis rien, tous les jeux ensemble.
argument-season = `season` pour ce mois-ci, `all` depuis le début, ou un mois passé, comme `2026-10`.
argument-page = quelle page, comme `2`.
argument-rules-page = quelle page, par son numéro ou son mot, comme `capture`.
argument-ply = après combien de coups, comme `12` ; `0` est le début.
argument-whose = à qui est le profil ; si tu ne dis rien, le tien.
argument-whose-games = de qui sont les parties ; si tu ne dis rien, celles de ce salon.
argument-other = contre qui.
argument-blocked = qui ne pourra plus te défier.
argument-unblocked = qui pourra à nouveau te défier.
argument-privacy = `export`, `delete`, `hide` ou `show`.
argument-confirm = que tu veux vraiment tout effacer.
argument-mine = seulement les tiennes, où qu’elles soient.
argument-thread = jouer dans un fil à part.
argument-private = la partie n’est visible que de ceux qui jouent, dans un fil privé.
argument-purse-player = à qui est la bourse ; la tienne si tu ne nommes personne.
argument-setting = ce que tu changes, comme `theme=dark` ; sans valeur, tu vois ce qui existe.
argument-rated = avec `rated=false`, la partie ne compte pas pour le classement.
argument-command = la commande à expliquer.
help-claim = réclame la partie quand l’autre camp n’a plus de temps.
help-vacation = arrête tes pendules quelques jours, 20 par an.
argument-pace = la durée d’un coup : `live` (10 minutes), `day`, `three-days`, `week` ou `none`.
argument-days = combien de jours, comme `5d`, ou `end` ; sans rien, dit combien il en reste.
