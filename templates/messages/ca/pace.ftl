# How long players may think, and what happens when their time is up.

moment = { $day } { $month ->
    [1] de gener
    [2] de febrer
    [3] de març
    [4] d’abril
    [5] de maig
    [6] de juny
    [7] de juliol
    [8] d’agost
    [9] de setembre
    [10] d’octubre
    [11] de novembre
   *[12] de desembre
}, { $time } { $zone }

pace-none = tant de temps com vulguis
pace-live = 10 minuts per jugada
pace-day = un dia per jugada
pace-three-days = tres dies per jugada
pace-week = una setmana per jugada

table-pace = Ritme: { $pace }.
table-time-until = Hi ha temps fins al { $until }.
table-may-claim = Encara s’hi val a jugar; mentrestant, qui pot reclamar la partida: { $players } (`claim { $table }`).
table-reminded = Taula { $table }: recordatori per a { $player }, que s’acaba el temps.
table-granted = Taula { $table }: he estat fora una estona, i { $player } té una mica més de temps.
table-time-up = Taula { $table }: a { $player } se li ha acabat el temps.
table-aborted = Taula { $table }: s’ha acabat el temps abans que tots els bàndols haguessin jugat dues vegades; no hi ha partida ni guanyador.
table-claimed = Taula { $table }: { $player } reclama la partida, perquè a l’altre bàndol se li ha acabat el temps.
table-claimed-alone = Taula { $table }: { $player } ho reclama, i el bàndol sense temps queda fora; la resta continua jugant.
table-on-vacation = Taula { $table }: { $player } fa vacances fins al { $until }. El seu rellotge està aturat.
table-back-from-vacation = Taula { $table }: { $player } ha tornat de vacances.
games-until = { $table }, fins al { $until }

vacation-on = Fas vacances fins al { $until }, i els teus rellotges estan aturats. { $left ->
    [0] Enguany no et queda cap dia.
    [one] Enguany et queda un dia.
   *[other] Enguany et queden { $left } dies.
} `vacation end` les acaba.
vacation-off = No fas vacances. { $left ->
    [0] Enguany no et queda cap dia.
    [one] Enguany et queda un dia: `vacation 1d` l’agafa.
   *[other] Enguany et queden { $left } dies; `vacation 2d` n’agafa dos.
}

button-claim = Reclama la partida
