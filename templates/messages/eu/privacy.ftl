# What is kept of a player.

former-player = jokalari ohi bat

privacy-hidden = Eginda: ez zara gehiago sailkapenetan agertuko. Zure partidek lehen bezala balio dute; `privacy show` idatzita, berriz agertuko zara.
privacy-shown = Eginda: sailkapenetan agertuko zara berriz.
privacy-export = Zutaz gordetako guztia { $file } fitxategian dago.
privacy-delete = Honek zutaz gordetako guztia ezabatzen du, leku guztietan: zure izena, zure ezarpenak, sailkapenetan duzun lekua. Abian dituzun partidetan amore emango duzu, eta zure gonbidapenak bertan behera geldituko dira. Zurekin jokatu dutenek gorde egingo dituzte partidak, «jokalari ohi bat» aurkari dutela. Ezin da desegin. `privacy delete confirm` idatzita egiten da.
privacy-deleted = Zutaz gordetako guztia ezabatuta dago. Berriz jokatzen baduzu, etorri berritzat hartuko zaitut.
button-delete = Dena ezabatu
