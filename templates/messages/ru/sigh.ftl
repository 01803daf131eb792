# Сига. Палочки падают белой или тёмной стороной вверх; четвёрка — это четыре белых.

sigh-threw = { $side } выбрасывает { $white ->
    [0] ноль белых
    [1] одну белую
    [2] две белых
    [3] три белых
    [4] четыре белых
    [5] пять белых
    [6] шесть белых
    [7] семь белых
    [8] восемь белых
   *[other] { $white } белых
} из { $sticks ->
    [4] четырёх
    [6] шести
    [8] восьми
   *[other] { $sticks }
}
sigh-threw-on-edge = { $threw } ({ $edges ->
    [1] одна палочка
    [2] две палочки
    [one] { $edges } палочка
    [few] { $edges } палочки
    [many] { $edges } палочек
   *[other] { $edges } палочек
} на ребре)
sigh-threw-opens-not = { $threw }, а это игру не открывает.
sigh-threw-in-vain = Открыть игру сначала не удалось, белых выпадало { $throws }. { $told }
sigh-threw-released = { $threw }. { $released }
sigh-threw-moves = { $threw }: фишка идёт на { $by }.
sigh-threw-undid = { $threw }: { $moves ->
    [0] отменять нечего, ход окончен
    [1] предыдущий ход отменяется
    [one] отменяется { $moves } предыдущий ход
    [few] отменяются { $moves } предыдущих хода
    [many] отменяются { $moves } предыдущих ходов
   *[other] отменяются { $moves } предыдущих ходов
}.
sigh-threw-again = { $threw } и бросает снова.
sigh-threw-nothing = { $threw }: ход окончен.
sigh-threw-took = { $threw } и забирает фишку; { $victim }: осталось { $left }.
sigh-threw-shielded = { $threw }: { $pieces ->
    [1] забранная фишка закреплена
    [one] { $pieces } забранная фишка закреплена
    [few] { $pieces } забранные фишки закреплены
    [many] { $pieces } забранных фишек закреплены
   *[other] { $pieces } забранных фишек закреплены
}, и ход продолжается.
sigh-threw-gave-back = { $threw } и возвращает { $pieces ->
    [1] одну фишку
    [one] { $pieces } фишку
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишек
}.
sigh-rachva-begins = { $told } Гонка окончена, начинается рачва.

sigh-moved = { $side } идёт с { $from } на { $to }.
sigh-captured = { $side } идёт с { $from } на { $to } и берёт { $pieces ->
    [1] одну фишку
    [one] { $pieces } фишку
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишек
}.
sigh-undone = Отменён ход: { $side }, с { $from } на { $to }.
sigh-released = { $side } освобождает { $pieces ->
    [1] одну фишку
    [one] { $pieces } фишку
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишек
}; { $from } переходит на { $to }.
sigh-released-captured = { $side } освобождает { $pieces ->
    [1] одну фишку
    [one] { $pieces } фишку
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишек
}; { $from } переходит на { $to } и берёт { $taken ->
    [1] одну фишку
    [one] { $taken } фишку
    [few] { $taken } фишки
    [many] { $taken } фишек
   *[other] { $taken } фишек
}.
sigh-released-held = { $side } освобождает { $pieces ->
    [1] одну фишку
    [one] { $pieces } фишку
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишек
}; на границе стоит остановившаяся фишка.

sigh-no-such-hole = Лунки { $hole } нет.
sigh-nothing-there = В { $hole } твоей фишки нет.
sigh-is-captive = Фишка в { $hole } в плену: она пойдёт, когда её освободит бросок.
sigh-is-stopped = Фишка в { $hole } в последнем ряду, где фишки остаются насовсем.
sigh-not-so-far = Бросок ведёт фишку на { $by } по её пути.
sigh-past-the-end = По домашним правилам фишка не идёт дальше конца своего последнего ряда.
sigh-past-the-turn = На обратном пути фишка должна прийти точно в первую лунку своего второго ряда.
sigh-own-piece = В { $hole } стоит твоя фишка.
sigh-stopped-enemy = Фишка в { $hole } в последнем ряду, где её не взять.

# Позиция, в списке после того, что произошло.
sigh-side = { $side }: { $pieces ->
    [1] одна фишка
    [one] { $pieces } фишка
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишек
}.
sigh-free = На свободе: { $holes }.
sigh-backwards = На обратном пути: { $holes }.
sigh-captive = В плену: { $holes }.
sigh-frontier = Граница: { $hole }.
sigh-run = от { $first } до { $last }
sigh-stack = { $pieces ->
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $pieces }
} в { $hole }
sigh-rachva = В рачве у Юга осталось { $south }, у Севера { $north }.
sigh-lie = Палочки показывают белых { $white } из { $sticks }.
sigh-to-throw = Бросает { $side }.
sigh-to-move = Ходит { $side }, на { $by }.

# Как кончилась игра, после «Побеждает Юг: ».
sigh-ended-captured = все фишки другой стороны взяты
sigh-ended-rachva = в рачве забрана последняя фишка
sigh-ended-majority = взять больше никого нельзя, а фишек осталось { $more } против { $fewer }
sigh-ended-quiet = игра слишком затянулась, а фишек осталось { $more } против { $fewer }
