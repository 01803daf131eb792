# Matrix.

matrix-hello = Kaixo! Nik zaintzen ditut hemengo joko-mahaiak. `{ $prefix } help` idatzita, zer egin dezakedan jakingo duzu; `{ $prefix } challenge tihbat` idatzita, partida bat hasiko da; `{ $prefix } leave` idatzita, alde egingo dut.
matrix-to = { $player }:
matrix-unreadable = { $player }, ezin ditut zure mezuak irakurri hemen: haien gakoa ez zait iritsi. Mesedez, bidali berriro azkena; horrek laguntzen ez badu, irten zure aplikaziotik eta sartu berriro, edo hitz egin nirekin zifratu gabeko gela batean.
matrix-confided = Bion arteko gela batean idatzi dizut; han ez du beste inork irakurtzen.
matrix-not-confided = Hemen besteek ere irakur dezakete, eta ezin izan dut bion arteko gelarik ireki. Gonbidatu nazazu halako batera, eta eskatu han.
matrix-goodbye = Agur! Hemengo partidak zain geldituko dira, berriz gonbidatzen nauzuen arte.
matrix-goodbye-refused = Gela kudeatzen duenak bakarrik bidal nazake kanpora.
