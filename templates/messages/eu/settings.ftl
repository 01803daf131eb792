# What players and communities choose.

settings-yours = Zure ezarpenak, leku guztietarako:
settings-community = Komunitate honen ezarpenak:
settings-chosen = • `{ $setting }` ({ $help }): { $value }
settings-usual = • `{ $setting }` ({ $help }): { $value }, ohi bezala
settings-values = Balioak: { $values }; edo `usual`, adibidez `{ $setting }=usual`.
settings-set = Eginda. Orain, `{ $setting }`: { $value }.
settings-reset = Eginda. Berriz ohi bezala, `{ $setting }`: { $value }.

setting-language = zein hizkuntzatan erantzuten dudan
setting-theme = zer itxura duten taulek
setting-notify = zure txanda dela nola jakiten duzun: aipamen batez jokatzen duzun lekuan, mezu pribatu batez, edo inola ere ez
setting-digest = egunean behin, mezu pribatu batean, zein mahai dauden zure zain noiz esaten dizudan: zure `timezone` eremuko ordu bat, 0tik 23ra, edo off
setting-auto = zure jaurtiketak, eta beste aukerarik ez duzuneko jokaldiak, zure ordez egiten ditudan
setting-bare-moves = komandorik gabe esandako jokaldiek balio duten, nik esaten dena irakurtzen dudan lekuetan
setting-games = zein joko has daitezkeen hemen
setting-channels = non has daitezkeen partidak; esan `here` halako kanal bakoitzean
setting-stakes = apustu-fitxekin joka daitekeen; beste inon ez dute ezer balio
setting-seasons = sailkapenek hilero denboraldi berri bat duten, denbora osokoez gain
setting-timezone = hemengo ordu-eremua, edo zurea: Shon nor hasten den (eguerdia baino lehen edo geroago), `daily` noiz den berriro, datak eta zure `hours` eta `digest` zeren arabera diren esaten duena; `Europe/Madrid` bezalako edozein izen balio du
setting-reminder = noiz gogorarazten dizudan denbora agortzen ari zaizula: herena, erdia, edo inoiz ez
setting-hours = eguneko zein ordutan gogorarazi diezazukedan, adibidez `8-22`
setting-pace = zenbat iraun dezakeen hemen jokaldi batek, erronkak besterik esan ezean
