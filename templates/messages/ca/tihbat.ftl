# Tihbat.

tihbat-played = { $side } ha jugat el forat { $pit }: { $seeds ->
    [one] una llavor
   *[other] { $seeds } llavors
}, l’última a { $end_side } { $end }, sense captura.
tihbat-captured = { $side } ha jugat el forat { $pit }: { $seeds ->
    [one] una llavor
   *[other] { $seeds } llavors
}, l’última a { $end_side } { $end }, { $captured } capturades.
tihbat-played-last = { $side } ha jugat el forat { $pit }: { $seeds ->
    [one] una llavor
   *[other] { $seeds } llavors
}, l’última a { $end_side } { $end }, sense captura. S’ha repetit la mateixa posició, i les llavors que quedaven es reparteixen: { $shared } per a cada bàndol.
tihbat-passed = { $side } ha passat.
tihbat-passed-last = { $side } ha passat. S’ha repetit la mateixa posició, i les llavors que quedaven es reparteixen: { $shared } per a cada bàndol.

tihbat-no-such-pit = Els teus forats són l’1 i el 2.
tihbat-empty = El forat { $pit } és buit; s’ha de jugar des d’un forat amb llavors.
tihbat-must-pass = Tens els dos forats buits; només pots passar.
tihbat-may-not-pass = Tens llavors per sembrar; només passa qui té els dos forats buits.

tihbat-row = { $side }: { $first }, { $second }.
tihbat-stores = Capturades: Sud { $south }, Nord { $north }.
tihbat-to-pass = { $side } ha de passar.

# How a game ended, after “Sud ha guanyat: ” or “Empat: ”.
tihbat-ended-captured = { $more } a { $fewer } en llavors, totes capturades
tihbat-ended-majority = { $more } a { $fewer } en llavors, més de la meitat del total
tihbat-ended-repetition = { $more } a { $fewer } en llavors, quan s’ha repetit la posició
