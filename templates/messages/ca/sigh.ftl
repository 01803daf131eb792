# Sigh. Faces of sticks are white or dark; a four has four white faces.

sigh-threw = { $side } ha tret { $white ->
    [0] zero cares blanques
    [one] una cara blanca
    [2] dues cares blanques
    [3] tres cares blanques
    [4] quatre cares blanques
    [5] cinc cares blanques
    [6] sis cares blanques
    [7] set cares blanques
    [8] vuit cares blanques
   *[other] { $white } cares blanques
} amb { $sticks ->
    [4] quatre
    [6] sis
    [8] vuit
   *[other] { $sticks }
} bastonets
sigh-threw-on-edge = { $threw } ({ $edges ->
    [one] un de cantell
   *[other] { $edges } de cantell
})
sigh-threw-in-vain = Per obrir el joc han tret { $throws }, en va. { $told }
sigh-threw-opens-not = { $threw }, i això no obre el joc.
sigh-threw-released = { $threw }. { $released }
sigh-threw-moves = { $threw }: una fitxa avança { $by } forats.
sigh-threw-undid = { $threw }: { $moves ->
    [0] no hi ha res per desfer, i s’acaba el torn
    [one] es desfà la jugada anterior
   *[other] es desfan les { $moves } jugades anteriors
}.
sigh-threw-again = { $threw }, i torna a tirar.
sigh-threw-nothing = { $threw }: s’acaba el torn.
sigh-threw-took = { $threw } i ha pres una fitxa; fitxes que queden a { $victim }: { $left }.
sigh-threw-shielded = { $threw }: { $pieces ->
    [one] la fitxa presa queda protegida
   *[other] les { $pieces } fitxes preses queden protegides
}, i el torn continua.
sigh-threw-gave-back = { $threw } i ha tornat { $pieces ->
    [one] una fitxa
   *[other] { $pieces } fitxes
}.
sigh-rachva-begins = { $told } La cursa s’ha acabat i comença la rachva.

sigh-moved = { $side } ha mogut de { $from } a { $to }.
sigh-captured = { $side } ha mogut de { $from } a { $to } i ha capturat { $pieces ->
    [one] una fitxa
   *[other] { $pieces } fitxes
}.
sigh-undone = S’ha desfet la jugada de { $from } a { $to } del bàndol { $side }.
sigh-released = { $side } ha alliberat { $pieces ->
    [one] una fitxa
   *[other] { $pieces } fitxes
}; la de { $from } ha anat a { $to }.
sigh-released-captured = { $side } ha alliberat { $pieces ->
    [one] una fitxa
   *[other] { $pieces } fitxes
}; la de { $from } ha anat a { $to } i ha capturat { $taken ->
    [one] una fitxa
   *[other] { $taken } fitxes
}.
sigh-released-held = { $side } ha alliberat { $pieces ->
    [one] una fitxa
   *[other] { $pieces } fitxes
}; una fitxa aturada ocupa la frontera.

sigh-no-such-hole = No hi ha cap forat { $hole }.
sigh-nothing-there = No tens cap fitxa a { $hole }.
sigh-is-captive = La fitxa de { $hole } és captiva: es mourà quan una tirada l’hagi alliberada.
sigh-is-stopped = La fitxa de { $hole } és a la seva última fila, on les fitxes s’aturen del tot.
sigh-not-so-far = La tirada mou una fitxa { $by } forats pel seu camí.
sigh-past-the-end = Segons les regles de la casa, cap fitxa passa del final de la seva última fila.
sigh-past-the-turn = Una fitxa de tornada ha d’acabar exactament al primer forat de la seva segona fila.
sigh-own-piece = A { $hole } hi ha una fitxa teva.
sigh-stopped-enemy = La fitxa de { $hole } és a la seva última fila, on no es pot capturar.

# The position, in a list after what happened.
sigh-side = { $side } té { $pieces ->
    [one] una fitxa
   *[other] { $pieces } fitxes
}.
sigh-free = Lliures: { $holes }.
sigh-backwards = De tornada: { $holes }.
sigh-captive = Captives: { $holes }.
sigh-frontier = Frontera: { $hole }.
sigh-run = de { $first } a { $last }
sigh-stack = { $hole } ({ $pieces ->
    [2] dues fitxes
    [3] tres fitxes
    [4] quatre fitxes
    [5] cinc fitxes
    [6] sis fitxes
   *[other] { $pieces } fitxes
})
sigh-rachva = Fitxes que queden a la rachva: Sud { $south }, Nord { $north }.
sigh-lie = Cares blanques dels bastonets: { $white } de { $sticks }.
sigh-to-throw = Toca tirar a { $side }.
sigh-to-move = Toca a { $side } avançar { $by } forats.

# How a game ended, after “Sud ha guanyat: ”.
sigh-ended-captured = totes les fitxes de l’altre bàndol són capturades
sigh-ended-rachva = l’última fitxa s’ha pres a la rachva
sigh-ended-majority = ja no és possible cap captura, i el resultat és de { $more } a { $fewer } en fitxes
sigh-ended-quiet = la partida s’ha allargat massa, i el resultat és de { $more } a { $fewer } en fitxes
