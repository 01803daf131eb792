# Discord.

discord-later = Eginda eta gordeta dago, baina une honetan ezin izan da kanal honetan idatzi. Taula ahal bezain laster etorriko da.
discord-missing = Eginda eta gordeta dago, baina ez daukat kanal honetan idazteko baimenik, eta ez zaio inori abisatu. Kanala kudeatzen duenak eman diezadake falta dena: { $permissions }.
discord-no-threads = Ez daukat hemen hariak irekitzeko baimenik («Create Public Threads» baimena falta da); partidak kanal honetan jarraituko du.
discord-no-private-thread = Ez daukat hemen hari pribatuak irekitzeko baimenik («Create Private Threads» baimena falta da), eta partida hau jokalarientzat bakarrik da. Baimena dudanean, `board { $table }` idatzita hasiko da.
discord-no-thread-here = Hemen ezin da haririk ireki; partidak dagoen lekuan jarraituko du.
discord-no-pictures = Ez daukat hemen irudiak bidaltzeko baimenik; «Attach Files» baimena falta da.
