# Discord.

discord-later = Hecho y guardado, pero ahora mismo no he podido escribir en este canal. El tablero llegará en cuanto pueda.
discord-missing = Hecho y guardado, pero no tengo permiso para escribir en este canal, así que nadie recibe aviso. Alguien que lo administre puede darme lo que falta: { $permissions }.
discord-no-threads = Aquí no puedo abrir hilos (me falta el permiso «Crear hilos públicos»), así que la partida sigue en este canal.
discord-no-private-thread = Aquí no puedo abrir hilos privados (me falta el permiso «Crear hilos privados», Create Private Threads), y esta partida es solo para quien la juega. Cuando pueda, `board { $table }` la empieza.
discord-no-thread-here = Aquí no puede haber hilos, así que la partida sigue donde está.
discord-no-pictures = Aquí no puedo enviar imágenes; me falta el permiso «Adjuntar archivos».
