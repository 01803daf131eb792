# What is kept of people, and what they can do about it.

former-player = alguien que ya no juega
privacy-hidden = Hecho: ya no sales en las clasificaciones. Tus partidas cuentan como antes; con `privacy show` vuelves a salir.
privacy-shown = Hecho: vuelves a salir en las clasificaciones.
privacy-export = Todo lo que se guarda de ti está en el archivo { $file }.
privacy-delete = Esto borra todo lo que se guarda de ti, en todas partes: tu nombre, tus ajustes, tu lugar en las clasificaciones. Abandonas las partidas en marcha, y tus invitaciones se retiran. La gente que jugó contigo conserva las partidas, contra «alguien que ya no juega». No se puede deshacer. Para hacerlo: `privacy delete confirm`.
privacy-deleted = Todo lo que se guardaba de ti está borrado. Si vuelves a jugar, será como si no nos conociéramos.
button-delete = Borrarlo todo
