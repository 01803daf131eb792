# Who stands how: leaderboards, profiles, games that have ended, and who may not challenge whom.

ladder-all = Joko guztiak
span-always = hasieratik orain arte
span-season = { $month } denboraldia

leaderboard-title = { $ladder }, { $span }: { $from }–{ $to } postuak, { $players } jokalariren artean.
leaderboard-row = { $rank }. { $player }: { $rating }, { $facts }
leaderboard-own = … { $row }
leaderboard-legend = Irabaziak–berdinduak–galduak. «?» ikurrak dio puntuazioa { $games } partida baino gutxiagokoa dela; halakoak azken doaz.
leaderboard-more = Gehiago: { $commands }.
leaderboard-empty = { $ladder }, { $span }: inork ez du bukatu kontuan hartzen den partidarik.
leaderboard-hidden = Ez zara sailkapenetan agertzen; `privacy show` idatzita, berriz agertuko zara.
leaderboard-no-season = Hemen ez dago { $month } denboraldirik. Gordetako denboraldiak: { $seasons }.
leaderboard-no-seasons-here = Hemen sailkapenek ez dute denboraldirik.
season-won = { $month } denboraldiko irabazlea { $player } izan da: { $rating }, { $facts }

rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating }? ± { $deviation }
fact-record = { $games ->
    [one] partida bat
   *[other] { $games } partida
} ({ $won }–{ $drawn }–{ $lost })
fact-wins = { $games } garaipen segidan
fact-losses = { $games } porrot segidan
fact-up = { $points } gora aste honetan
fact-down = { $points } behera aste honetan
fact-new = berria aste honetan

# For a screen reader, one for each rank.
leaderboard-alt-row = { $rank }. postua: { $rating } ± { $deviation }; { $won } irabazi, { $drawn } berdindu eta { $lost } galdu.

profile-title = { $player }, joko guztietan: { $rating }, { $facts }
profile-game = • { $game }: { $rating }, { $facts }
profile-best = Garaipenik onena: { $player } aurkari zela ({ $rating } puntu), { $table } mahaian.
profile-favourite = Gogoko jokoa: { $game }.
profile-between = { $player } aurkari izan duzunean: { $won } irabazi, { $drawn } berdindu eta { $lost } galdu dituzu.
profile-none = { $player } jokalariak ez du hemen bukatu kontuan hartzen den partidarik.
profile-alt = Puntuazioa partida bakoitzaren ondoren: lehenengoa { $first } izan da, eta azkena { $last }; txikiena { $lowest }, eta handiena { $highest }.

history-of-one = { $player } jokalariaren partida bukatuak, berrienetik hasita:
history-of-two = { $player } eta { $other } jokalariek elkarrekin bukatutako partidak, berrienetik hasita:
history-here = Kanal honetako partida bukatuak, berrienetik hasita:
history-none = Bat ere ez.
history-won = • { $table } { $game }, { $date }: { $winners } irabazle, { $losers } galtzaile
history-drawn = • { $table } { $game }, { $date }: { $players } berdinduta
history-unrated = { $game } (ez da kontuan hartzen)
history-legend = `record { $table }` idatzita, bat testu gisa jasoko duzu; `view { $table }` idatzita, haren azken taula ikusiko duzu.
history-more = Gehiago: { $command }.
button-record = { $table } idatziz
button-board = { $table } mahaiko taula
button-more = Gehiago

block-done = { $player } jokalariak ezin dizu gehiago erronkarik bota; `unblock` idatzita, berriz utziko diozu.
unblock-done = { $player } jokalariak berriz bota diezazuke erronka.
block-oneself = Ezin duzu zeure burua blokeatu.
