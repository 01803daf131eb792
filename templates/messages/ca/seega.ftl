# Seega. Side 1 has round stones, side 2 square sherds.

round = Rodó
square = Quadrat

seega-placed = { $side } ha posat una fitxa a { $cell }.
seega-placed-pair = { $side } ha posat fitxes a { $first } i { $cell }.
seega-moved = { $side } ha mogut de { $from } a { $to }.
seega-captured = { $side } ha mogut de { $from } a { $to } i ha capturat { $captured }.
seega-removed = { $side } ha retirat una fitxa pròpia de { $cell }.
seega-stopped = { $side } no captura més.
seega-then-movement = { $told } Totes les fitxes són al tauler; a partir d’ara es mouen.
seega-then-chain = { $told } La mateixa fitxa pot continuar capturant.
seega-then-blocked = { $told } { $blocked } no pot moure i espera.

seega-no-such-cell = No hi ha cap casella { $cell }; el tauler va de { $first } a { $last }.
seega-still-placing = Encara s’estan posant les fitxes: digues una casella buida, com ara `b2`.
seega-all-placed = Totes les fitxes són al tauler; ara es mouen. Digues d’on a on, com ara `b2b3`.
seega-centre = El centre, { $cell }, queda buit mentre es posen les fitxes.
seega-occupied = Ja hi ha una fitxa a { $cell }.
seega-cross = En aquesta obertura, les teves dues primeres fitxes van a { $one } i { $other }.
seega-no-piece = No hi ha cap fitxa a { $cell }.
seega-not-yours = La fitxa de { $cell } no és teva.
seega-not-adjacent = { $to } no és al costat de { $from }; les fitxes fan un sol pas.
seega-diagonal = { $to } és en diagonal de { $from }; les fitxes només es mouen per files i columnes.
seega-to-and-fro = La teva fitxa ja ha anat i tornat dues vegades entre { $from } i { $to }, que és el màxim; juga una altra cosa.
seega-chain-or-stop = La fitxa de { $cell } ha capturat i pot continuar: captura amb ella, o digues `stop`.
seega-chain-goes-on = La fitxa de { $cell } ha capturat i ha de continuar capturant.
seega-nothing-to-stop = No hi ha cap cadena de captures per aturar.
seega-nobody-blocked = Només pots retirar una fitxa pròpia mentre l’altre bàndol no pot moure.
seega-frees-nobody = Encara que retiressis la fitxa de { $cell }, l’altre bàndol no podria moure; per tant, s’hi queda.
seega-waits = Ara { $side } no pot moure; l’altre bàndol continua movent fins que pugui.

seega-side = { $side }, fitxes al tauler: { $pieces }. Són a { $cells }.
seega-side-none = { $side }: cap fitxa al tauler.
seega-centre-taken = Al centre: { $side }.
seega-centre-empty = El centre és buit.
seega-in-hand = A la mà: Rodó { $round }, Quadrat { $square }.

# How a game ended, after “Rodó ha guanyat: ” or “Empat: ”.
seega-ended-captured = { $more } a { $fewer } en fitxes, massa poques per continuar
seega-ended-repetition = { $more } a { $fewer } en fitxes, quan una posició s’ha repetit per tercera vegada
seega-ended-quiet = { $more } a { $fewer } en fitxes, després de { $plies } jugades sense cap captura
seega-ended-settled = { $more } a { $fewer } en fitxes, perquè els dos bàndols han acordat comptar
