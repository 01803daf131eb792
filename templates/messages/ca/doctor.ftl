# What `doctor` finds, for whoever manages a server.

doctor-title = Serai { $version }
doctor-permissions-good = ✓ Permisos: no falta res en aquest canal.
doctor-permissions-missing = ✗ Permisos: en aquest canal em falta { $permissions }. Sense això també es juga, però no tan bé.
doctor-store = ✓ Magatzem de dades: escrit i desat en { $ms } ms.
doctor-delivered = ✓ Enviaments: tots els canals mostren tot el que ha passat.
doctor-owed = ✗ Enviaments: { $owed ->
    [one] encara falta enviar un tauler
   *[other] encara falta enviar { $owed } taulers
}; d’aquest canal, { $here }. Ho continuo provant.
