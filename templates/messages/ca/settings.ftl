# What players and communities choose.

settings-yours = La teva configuració, a tot arreu:
settings-community = La configuració d’aquesta comunitat:
settings-chosen = • `{ $setting }` ({ $help }): { $value }
settings-usual = • `{ $setting }` ({ $help }): { $value }, com de costum
settings-values = Pot ser { $values }, i també `usual`, com ara `{ $setting }=usual`.
settings-set = Fet. Ara `{ $setting }` és { $value }.
settings-reset = Fet. Ara `{ $setting }` torna a ser { $value }, com de costum.

setting-language = l’idioma en què responc
setting-theme = l’aspecte dels taulers
setting-notify = com t’aviso quan et toca: amb una menció allà on jugues, amb un missatge privat, o de cap manera
setting-digest = quan et dic cada dia, en un missatge privat, quines taules t’esperen: una hora del teu `timezone`, de 0 a 23, o off
setting-auto = si faig per tu les tirades, i les jugades quan només en tens una
setting-bare-moves = si val una jugada dita sense cap ordre, allà on llegeixo el que es diu
setting-games = quins jocs es poden començar aquí
setting-channels = on es poden començar partides; digues `here` a cada canal que vulguis
setting-stakes = si es pot jugar amb fitxes d’aposta, que fora d’aquí no valen res
setting-seasons = si les classificacions tenen una temporada cada mes, a més de les de tots els temps
setting-timezone = el fus horari d’aquí, o el teu, que diu qui comença a Sho (abans o després del migdia), quan torna a haver-hi `daily`, les dates i els teus `hours` i `digest`; serveix qualsevol nom com `Europe/Madrid`
setting-reminder = quan et recordo que s’acaba el temps: quan en queda un terç, la meitat, o mai
setting-hours = les hores del dia en què et puc recordar coses, com ara `8-22`
setting-pace = quant pot durar una jugada aquí si el repte no ho diu
