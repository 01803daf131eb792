# Тихбат.

tihbat-played = { $side } сеет из лунки { $pit }: { $seeds ->
    [1] одно зерно
    [one] { $seeds } зерно
    [few] { $seeds } зерна
    [many] { $seeds } зёрен
   *[other] { $seeds } зёрен
}, последнее в лунке { $end_side } { $end }, ничего не взято.
tihbat-captured = { $side } сеет из лунки { $pit }: { $seeds ->
    [1] одно зерно
    [one] { $seeds } зерно
    [few] { $seeds } зерна
    [many] { $seeds } зёрен
   *[other] { $seeds } зёрен
}, последнее в лунке { $end_side } { $end }, взято { $captured }.
tihbat-played-last = { $side } сеет из лунки { $pit }: { $seeds ->
    [1] одно зерно
    [one] { $seeds } зерно
    [few] { $seeds } зерна
    [many] { $seeds } зёрен
   *[other] { $seeds } зёрен
}, последнее в лунке { $end_side } { $end }, ничего не взято. Позиция повторилась, и оставшиеся зёрна делят: каждой стороне по { $shared }.
tihbat-passed = { $side } пропускает ход.
tihbat-passed-last = { $side } пропускает ход. Позиция повторилась, и оставшиеся зёрна делят: каждой стороне по { $shared }.

tihbat-no-such-pit = Твои лунки — 1 и 2.
tihbat-empty = Лунка { $pit } пуста; ход начинают с лунки, где есть зёрна.
tihbat-must-pass = Обе твои лунки пусты, можно только пропустить ход.
tihbat-may-not-pass = Тебе есть что сеять; ход пропускает только сторона, у которой пусты обе лунки.

tihbat-row = { $side }: { $first }, { $second }.
tihbat-stores = Взято: Юг { $south }, Север { $north }.
tihbat-to-pass = { $side } может только пропустить ход.

# Как кончилась игра, после «Побеждает Юг: » или «Ничья: ».
tihbat-ended-captured = зёрен { $more } против { $fewer }, взяты все
tihbat-ended-majority = зёрен { $more } против { $fewer }, это больше половины всех
tihbat-ended-repetition = зёрен { $more } против { $fewer }, а позиция повторилась
