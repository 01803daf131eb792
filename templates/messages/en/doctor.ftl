# What `doctor` finds, for whoever manages a server.

doctor-title = Serai { $version }
doctor-permissions-good = ✓ Permissions: nothing is missing in this channel.
doctor-permissions-missing = ✗ Permissions: I lack { $permissions } in this channel. Games go on without, but less well.
doctor-store = ✓ Store: written and flushed in { $ms } ms.
doctor-delivered = ✓ Delivery: every channel shows all that happened.
doctor-owed = ✗ Delivery: { $owed ->
    [one] one board is
   *[other] { $owed } boards are
} still to be posted, of these { $here } in this channel. I keep trying.
