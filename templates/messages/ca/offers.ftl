# El que els bàndols es proposen, i jugades que es desfan.

table-offers-a-draw = Taula { $table }: { $player } proposa l’empat.
table-offers-takeback = Taula { $table }: { $player } demana de desfer la seva última jugada.
table-offers-to-pause = Taula { $table }: { $player } proposa una pausa; el rellotge s’aturaria fins a la jugada següent.
table-taken-back = La jugada s’ha desfet, amb tot el que venia després.
table-undone = Taula { $table }: { $player } desfà l’última jugada.
table-paused = Pausa: el rellotge està aturat fins a la jugada següent.
table-drawn-by-agreement = Empat, per acord de tots.
table-sides-swapped = S’intercanvien els bàndols; comença: { $players }.
table-private = La partida només la veuran els qui hi juguen: continua en un fil privat.

button-undo = Desfés
button-rematch = Revenja

help-undo = desfà la jugada que acabes de fer, mentre no hagi passat res més.
help-rematch = convida qui acaba de jugar amb tu a la mateixa partida, amb els bàndols intercanviats.

refused-agreed-already = Ja has dit que sí a la taula { $table }; encara hi ha qui no ha respost.
refused-captain-speaks = A la taula { $table }, qui capitaneja el teu bàndol és { $captain }, i ningú més no proposa ni respon en nom seu.
refused-nothing-to-take-back = El teu bàndol no ha fet cap jugada a la taula { $table }; no hi ha res per desfer.
refused-takeback-over-throw = A la taula { $table } s’ha tirat després de la teva última jugada, i no es desfà res un cop s’ha tirat.
refused-takeback-over-resignation = A la taula { $table } algú ha abandonat després de la teva última jugada, i això no es desfà.
refused-nothing-to-undo = No hi ha res per desfer a la taula { $table }: només es desfà una jugada, i mentre no hagi passat res més. `offer takeback { $table }` ho demana a l’altre bàndol.
refused-not-the-mover = L’última jugada de la taula { $table } és de { $mover }, i ningú més no la pot desfer. `offer takeback { $table }` demana de desfer la teva.
refused-paused-already = El rellotge de la taula { $table } ja està aturat, fins a la jugada següent.
refused-no-rematch = La revenja ve després d’una partida acabada, i a la taula { $table } no n’hi ha cap.
refused-rematch-of-former = Algú que jugava a la taula { $table } ja no hi és, i no hi pot haver revenja. Comença amb `challenge`.
refused-private = La taula { $table } és privada: només la pot mirar qui hi juga.
refused-private-forbidden = No puc obrir fils privats aquí (falta el permís «{ $permission }»), i tothom veuria la partida. Me’l pot donar qui gestiona el canal.
refused-private-impossible = Aquí no hi pot haver cap fil privat, i no puc evitar que algú miri. Feu una sala on només siguin els qui juguen, convideu-m’hi, i jugueu-hi sense `private`.
refused-rematch-elsewhere = A la taula { $table } no tothom jugava aquí, i la invitació no arribaria a tothom. Comença amb `challenge` i dona’ls el codi.
