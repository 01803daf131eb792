# How long players may think, and what happens when their time is up.

moment = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}, { $time } { $zone }

pace-none = todo el tiempo que quieras
pace-live = 10 minutos por jugada
pace-day = un día por jugada
pace-three-days = tres días por jugada
pace-week = una semana por jugada

table-pace = Ritmo: { $pace }.
table-time-until = Hay tiempo hasta el { $until }.
table-may-claim = Todavía vale jugar; mientras tanto, quien puede reclamar la partida: { $players } (`claim { $table }`).
table-reminded = Mesa { $table }: recordatorio para { $player }, que se acaba el tiempo.
table-granted = Mesa { $table }: he estado fuera un rato, así que { $player } tiene algo más de tiempo.
table-time-up = Mesa { $table }: a { $player } se le ha acabado el tiempo.
table-aborted = Mesa { $table }: se acabó el tiempo antes de que todos los bandos jugaran dos veces; no hay partida ni quien gane.
table-claimed = Mesa { $table }: { $player } reclama la partida, porque al otro bando no le queda tiempo.
table-claimed-alone = Mesa { $table }: { $player } lo reclama, y el bando sin tiempo queda fuera; el resto sigue jugando.
table-on-vacation = Mesa { $table }: { $player } está de vacaciones hasta el { $until }. Su reloj está parado.
table-back-from-vacation = Mesa { $table }: { $player } ha vuelto de las vacaciones.
games-until = { $table }, hasta el { $until }

vacation-on = Estás de vacaciones hasta el { $until }, y tus relojes están parados. { $left ->
    [0] Este año no te queda ningún día.
    [one] Este año te queda un día.
   *[other] Este año te quedan { $left } días.
} `vacation end` las termina.
vacation-off = No estás de vacaciones. { $left ->
    [0] Este año no te queda ningún día.
    [one] Este año te queda un día: `vacation 1d` lo toma.
   *[other] Este año te quedan { $left } días; `vacation 2d` toma dos.
}

button-claim = Reclamar la partida
