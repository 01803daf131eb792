# Discord.

discord-later = Això ja està fet i desat, però ara mateix no s’ha pogut escriure en aquest canal. El tauler arribarà tan aviat com es pugui.
discord-missing = Això ja està fet i desat, però no tinc permís per escriure en aquest canal, i per tant no s’ha avisat ningú. Qui el gestiona em pot donar el que falta: { $permissions }.
discord-no-threads = No puc obrir fils aquí (falta el permís «Create Public Threads»); la partida continua en aquest canal.
discord-no-private-thread = No puc obrir fils privats aquí (falta el permís «Create Private Threads»), i aquesta partida és només per a qui hi juga. Quan pugui, `board { $table }` la comença.
discord-no-thread-here = Aquí no hi pot haver fils; la partida continua on és.
discord-no-pictures = No puc enviar imatges aquí; falta el permís «Attach Files».
