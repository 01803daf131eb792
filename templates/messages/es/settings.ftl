# What players and communities choose.

settings-yours = Tus ajustes, en todas partes:
settings-community = Los ajustes de esta comunidad:
settings-chosen = • `{ $setting }` es { $value }. Decide { $help }
settings-usual = • `{ $setting }` es { $value }, lo usual. Decide { $help }
settings-values = Admite { $values }, y `usual`, como en `{ $setting }=usual`.
settings-set = Hecho: `{ $setting }` ahora es { $value }.
settings-reset = Hecho: `{ $setting }` vuelve a ser { $value }, lo usual.

setting-language = en qué idioma respondo.
setting-theme = cómo se ven los tableros.
setting-notify = cómo te aviso cuando te toca: con una mención donde juegas, con un mensaje privado, o de ninguna manera.
setting-digest = cuándo te digo cada día, en un mensaje privado, qué mesas te esperan: una hora de tu `timezone`, de 0 a 23, u off.
setting-auto = si hago por ti las tiradas, y las jugadas cuando solo hay una posible.
setting-games = a qué juegos se puede jugar aquí.
setting-channels = en qué canales se puede empezar una partida; di `here` en cada uno de ellos.
setting-bare-moves = si vale una jugada dicha sin comando, allí donde leo lo que se dice.
setting-stakes = si se puede jugar con fichas de apuesta, que fuera de aquí no valen nada.
setting-seasons = si las clasificaciones tienen una temporada cada mes, además de las de siempre.
setting-timezone = la zona horaria de aquí, o la tuya, que dice quién empieza en Sho (antes o después del mediodía), cuándo hay de nuevo `daily`, las fechas, tus `hours` y tu `digest`; vale cualquier nombre como `Europe/Madrid`.
setting-reminder = cuándo te recuerdo que se acaba el tiempo: cuando queda un tercio, la mitad, o nunca.
setting-hours = las horas del día en las que te puedo recordar algo, como `8-22`.
setting-pace = cuánto puede durar aquí una jugada si el reto no lo dice.
