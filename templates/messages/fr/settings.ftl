# What players and communities choose.

settings-yours = Tes réglages, partout :
settings-community = Les réglages de cette communauté :
settings-chosen = • `{ $setting }` est { $value }. Ce réglage décide { $help }
settings-usual = • `{ $setting }` est { $value }, comme d’habitude. Ce réglage décide { $help }
settings-values = Valeurs possibles : { $values }, et `usual`, comme dans `{ $setting }=usual`.
settings-set = C’est fait : `{ $setting }` est maintenant { $value }.
settings-reset = C’est fait : `{ $setting }` est à nouveau { $value }, comme d’habitude.

setting-language = dans quelle langue je réponds.
setting-theme = à quoi ressemblent les plateaux.
setting-notify = comment je te préviens quand c’est ton tour : par une mention là où tu joues, par un message privé, ou pas du tout.
setting-digest = quand je te dis chaque jour, dans un message privé, quelles tables t’attendent : une heure de ton `timezone`, de 0 à 23, ou off.
setting-auto = si je fais pour toi les lancers, et les coups quand il n’y en a qu’un de possible.
setting-games = à quels jeux on peut jouer ici.
setting-channels = où une partie peut commencer ; dis `here` dans chacun de ces salons.
setting-bare-moves = si un coup compte quand on le dit sans commande, là où je lis ce qui se dit.
setting-stakes = si on peut jouer avec des jetons, qui ne valent rien ailleurs.
setting-seasons = si les classements ont une saison chaque mois, à côté de ceux de toujours.
setting-timezone = le fuseau horaire d’ici, ou le tien, qui dit qui commence à Sho (avant ou après midi), quand `daily` revient, les dates, tes `hours` et ton `digest` ; n’importe quel nom comme `Europe/Madrid` convient.
setting-reminder = quand je te rappelle que le temps presse : quand il en reste un tiers, la moitié, ou jamais.
setting-hours = les heures de ta journée où je peux t’envoyer un rappel, comme `8-22`.
setting-pace = combien de temps un coup peut prendre ici, si le défi ne le dit pas.
