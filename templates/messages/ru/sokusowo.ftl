# Сокусово. Каждый посев откладывает одно зерно, так что сколько посевов, столько и взято зёрен.

sokusowo-played = { $side } сеет из лунки { $pit }: { $laps ->
    [1] один посев
    [one] { $laps } посев
    [few] { $laps } посева
    [many] { $laps } посевов
   *[other] { $laps } посевов
}, конец в лунке { $end_side } { $end }; взято { $laps }.
sokusowo-played-last = { $side } сеет из лунки { $pit }: { $laps ->
    [1] один посев
    [one] { $laps } посев
    [few] { $laps } посева
    [many] { $laps } посевов
   *[other] { $laps } посевов
}, конец в лунке { $end_side } { $end }; взято { $laps }. Теперь у одной из сторон нет лунки, чтобы начать ход, и оставшиеся зёрна достаются хозяевам рядов: Югу { $south }, Северу { $north }.

sokusowo-no-such-pit = Твои лунки — от 1 до 6.
sokusowo-empty = Лунка { $pit } пуста; ход начинают с лунки, где зёрен два или больше.
sokusowo-one-seed = В лунке { $pit } одно зерно; ход начинают с лунки, где зёрен два или больше.

sokusowo-row = { $side }, от 1 до 6: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
sokusowo-stores = В амбарах: Юг { $south }, Север { $north }.

# Как кончилась игра, после «Побеждает Юг: » или «Ничья: ».
sokusowo-ended-majority = зёрен { $more } против { $fewer }, это больше половины всех
sokusowo-ended-exhausted = зёрен { $more } против { $fewer }, а одной из сторон не с чего было начать ход
