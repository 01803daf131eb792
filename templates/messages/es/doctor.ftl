# What `doctor` finds, for whoever manages a server.

doctor-title = Serai { $version }
doctor-permissions-good = ✓ Permisos: en este canal no falta ninguno.
doctor-permissions-missing = ✗ Permisos: en este canal necesito también { $permissions }. Sin eso se puede jugar, pero peor.
doctor-store = ✓ Almacén: escrito y a salvo en { $ms } ms.
doctor-delivered = ✓ Entrega: cada canal muestra todo lo que ha pasado.
doctor-owed = ✗ Entrega: { $owed ->
    [one] queda un tablero
   *[other] quedan { $owed } tableros
} por publicar; en este canal, { $here }. Lo sigo intentando.
