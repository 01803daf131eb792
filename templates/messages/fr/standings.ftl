# Leaderboards, profiles, what was played.

ladder-all = Tous les jeux
span-always = depuis le début
span-season = saison { $month }
leaderboard-title = { $ladder }, { $span } : rangs { $from } à { $to } sur { $players }.
leaderboard-row = { $rank }. { $player } : { $rating }, { $facts }
leaderboard-own = … { $row }
leaderboard-legend = Gagnées–nulles–perdues. « ? » marque une cote de moins de { $games } parties ; ces cotes viennent en dernier.
leaderboard-more = Autres pages : { $commands }.
leaderboard-empty = { $ladder }, { $span } : personne n’a encore fini de partie qui compte.
leaderboard-hidden = Tu n’apparais pas dans les classements ; `privacy show` t’y fait revenir.
leaderboard-no-season = Il n’y a pas de saison { $month } ici. Saisons gardées : { $seasons }.
leaderboard-no-seasons-here = Les classements n’ont pas de saisons ici.
season-won = Saison { $month } gagnée par { $player } : { $rating }, { $facts }
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating }? ± { $deviation }
fact-record =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    } ({ $won }–{ $drawn }–{ $lost })
fact-wins = { $games } victoires de suite
fact-losses = { $games } défaites de suite
fact-up = en hausse de { $points } cette semaine
fact-down = en baisse de { $points } cette semaine
fact-new = a débuté cette semaine

# For a screen reader, one for each rank.
leaderboard-alt-row = Rang { $rank } : { $rating } ± { $deviation } ; parties gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }.

profile-title = { $player }, tous jeux confondus : { $rating }, { $facts }
profile-game = • { $game } : { $rating }, { $facts }
profile-best = Plus belle victoire : contre { $player }, qui avait { $rating }, à la table { $table }.
profile-favourite = Jeu préféré : { $game }.
profile-between = Toi contre { $player } (gagnées–nulles–perdues) : { $won }–{ $drawn }–{ $lost }.
profile-none = { $player } n’a fini ici aucune partie qui compte.
profile-alt = La cote après chaque partie, de { $first } à { $last } ; la plus basse était { $lowest }, la plus haute { $highest }.

history-of-one = Parties finies de { $player }, les plus récentes d’abord :
history-of-two = Parties finies avec { $player } et { $other }, les plus récentes d’abord :
history-here = Parties finies dans ce salon, les plus récentes d’abord :
history-none = Il n’y en a pas.
history-won = • { $table } { $game }, { $date } : victoire de { $winners } contre { $losers }
history-drawn = • { $table } { $game }, { $date } : partie nulle entre { $players }
history-unrated = { $game } (ne compte pas)
history-legend = `record { $table }` en donne une sous forme de texte, `view { $table }` montre son dernier plateau.
history-more = La suite : { $command }.
button-record = Texte { $table }
button-board = Plateau { $table }
button-more = La suite

block-done = { $player } ne peut plus te défier ; `unblock` le permet à nouveau.
unblock-done = { $player } peut à nouveau te défier.
block-oneself = Tu ne peux pas te bloquer toi-même.
