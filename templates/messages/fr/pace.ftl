# How long players may think, and what happens when their time is up.

moment = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} à { $time } { $zone }

pace-none = aussi longtemps que tu veux
pace-live = 10 minutes par coup
pace-day = un jour par coup
pace-three-days = trois jours par coup
pace-week = une semaine par coup

table-pace = Rythme : { $pace }.
table-time-until = Il y a du temps jusqu’au { $until }.
table-may-claim = On peut encore jouer ; d’ici là, qui peut réclamer la partie : { $players } (`claim { $table }`).
table-reminded = Table { $table } : rappel pour { $player }, le temps presse.
table-granted = Table { $table } : comme j’étais absent, { $player } a encore un peu de temps.
table-time-up = Table { $table } : { $player } n’a plus de temps.
table-aborted = Table { $table } : le temps s’est écoulé avant que chaque camp ait joué deux fois ; il n’y a ni partie ni vainqueur.
table-claimed = Table { $table } : { $player } réclame la partie, car l’autre camp n’a plus de temps.
table-claimed-alone = Table { $table } : { $player } le réclame, et le camp qui n’a plus de temps sort du jeu ; les autres continuent.
table-on-vacation = Table { $table } : { $player } est en vacances jusqu’au { $until }. Sa pendule est arrêtée.
table-back-from-vacation = Table { $table } : { $player } est de retour de vacances.
games-until = { $table }, jusqu’au { $until }

vacation-on = Tu es en vacances jusqu’au { $until }, et tes pendules sont arrêtées. { $left ->
    [0] Il ne te reste aucun jour cette année.
    [one] Il te reste un jour cette année.
   *[other] Il te reste { $left } jours cette année.
} `vacation end` y met fin.
vacation-off = Tu n’es pas en vacances. { $left ->
    [0] Il ne te reste aucun jour cette année.
    [one] Il te reste un jour cette année : `vacation 1d` le prend.
   *[other] Il te reste { $left } jours cette année ; `vacation 2d` en prend deux.
}

button-claim = Réclamer la partie
