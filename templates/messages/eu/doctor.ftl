# What `doctor` finds, for whoever manages a server.

doctor-title = Serai { $version }
doctor-permissions-good = ✓ Baimenak: ez da ezer falta kanal honetan.
doctor-permissions-missing = ✗ Baimenak: kanal honetan hau falta zait: { $permissions }. Gabe ere jokatzen da, baina ez hain ondo.
doctor-store = ✓ Biltegia: { $ms } ms-an idatzi eta gorde da.
doctor-delivered = ✓ Banaketa: kanal guztietan ikusten da gertatu den guztia.
doctor-owed = ✗ Banaketa: { $owed ->
    [one] taula bat dago bidaltzeko
   *[other] { $owed } taula daude bidaltzeko
}; kanal honetan: { $here }. Saiatzen jarraitzen dut.
