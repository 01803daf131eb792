# What `doctor` finds, for whoever manages a server.

doctor-title = Serai { $version }
doctor-permissions-good = ✓ Permissions : rien ne manque dans ce salon.
doctor-permissions-missing = ✗ Permissions : il me manque { $permissions } dans ce salon. Les parties continuent sans, mais moins bien.
doctor-store = ✓ Stockage : écrit et mis à l’abri en { $ms } ms.
doctor-delivered = ✓ Envoi : chaque salon montre tout ce qui s’est passé.
doctor-owed = ✗ Envoi : { $owed ->
    [one] un plateau reste
   *[other] { $owed } plateaux restent
} à publier, dont { $here } dans ce salon. Je continue d’essayer.
