# Sokusowó. Each lap keeps one seed, so the number of laps is the number of seeds captured.

sokusowo-played = { $side } ha jugat el forat { $pit }: { $laps ->
    [one] una sembra
   *[other] { $laps } sembres
}, fins a { $end_side } { $end }; llavors capturades: { $laps }.
sokusowo-played-last = { $side } ha jugat el forat { $pit }: { $laps ->
    [one] una sembra
   *[other] { $laps } sembres
}, fins a { $end_side } { $end }; llavors capturades: { $laps }. Un bàndol s’ha quedat sense cap forat des d’on començar, i les llavors que quedaven són de qui és cada fila: Sud { $south }, Nord { $north }.

sokusowo-no-such-pit = Els teus forats van de l’1 al 6.
sokusowo-empty = El forat { $pit } és buit; s’ha de jugar des d’un forat amb dues llavors o més.
sokusowo-one-seed = El forat { $pit } només té una llavor; s’ha de jugar des d’un forat amb dues llavors o més.

sokusowo-row = { $side }, de l’1 al 6: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
sokusowo-stores = Magatzems: Sud { $south }, Nord { $north }.

# How a game ended, after “Sud ha guanyat: ” or “Empat: ”.
sokusowo-ended-majority = { $more } a { $fewer } en llavors, més de la meitat del total
sokusowo-ended-exhausted = { $more } a { $fewer } en llavors, quan un bàndol s’ha quedat sense cap forat des d’on començar
