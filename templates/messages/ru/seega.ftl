# Сиджа. У стороны 1 круглые камешки, у стороны 2 квадратные черепки.

round = Круг
square = Квадрат

seega-placed = { $side } ставит фишку на { $cell }.
seega-placed-pair = { $side } ставит фишки на { $first } и { $cell }.
seega-moved = { $side } идёт с { $from } на { $to }.
seega-captured = { $side } идёт с { $from } на { $to } и берёт { $captured }.
seega-removed = { $side } снимает свою фишку с { $cell }.
seega-stopped = { $side } больше не берёт.
seega-then-movement = { $told } Все фишки стоят, теперь ими ходят.
seega-then-chain = { $told } Та же фишка может брать дальше.
seega-then-blocked = { $told } { $blocked } ждёт: ходить некуда.

seega-no-such-cell = Клетки { $cell } нет; доска идёт от { $first } до { $last }.
seega-still-placing = Фишки ещё расставляют: назови одну пустую клетку, например `b2`.
seega-all-placed = Все фишки стоят, теперь ходы. Назови, откуда и куда, например `b2b3`.
seega-centre = Пока фишки расставляют, центр, { $cell }, остаётся пустым.
seega-occupied = На { $cell } уже стоит фишка.
seega-cross = При таком начале твоя первая пара ставится на { $one } и { $other }.
seega-no-piece = На { $cell } нет фишки.
seega-not-yours = На { $cell } фишка не твоя.
seega-not-adjacent = { $to } не рядом с { $from }; фишка ходит на одну клетку.
seega-diagonal = { $to } от { $from } наискосок; фишки ходят только по рядам и столбцам.
seega-to-and-fro = Между { $from } и { $to } твоя фишка уже дважды ходила туда и обратно, больше нельзя; пойди как-то иначе.
seega-chain-or-stop = Фишка на { $cell } взяла и может брать дальше: бери ею или скажи `stop`.
seega-chain-goes-on = Фишка на { $cell } взяла и должна брать дальше.
seega-nothing-to-stop = Останавливать нечего: сейчас никто не берёт дальше.
seega-nobody-blocked = Снять свою фишку с доски можно, только пока у другой стороны нет хода.
seega-frees-nobody = Если снять фишку с { $cell }, хода у другой стороны не появится, поэтому она остаётся.
seega-waits = { $side } сейчас без хода; другая сторона ходит, пока ход не появится.

seega-side = { $side }, фишек { $pieces }: { $cells }.
seega-side-none = { $side }: на доске ни одной.
seega-centre-taken = В центре { $side }.
seega-centre-empty = Центр пуст.
seega-in-hand = В руке: Круг { $round }, Квадрат { $square }.

# Как кончилась игра, после «Побеждает Круг: » или «Ничья: ».
seega-ended-captured = фишек { $more } против { $fewer }, дальше играть нечем
seega-ended-repetition = фишек { $more } против { $fewer }, а позиция повторилась в третий раз
seega-ended-quiet = фишек { $more } против { $fewer }, а ходов без взятия было { $plies }
seega-ended-settled = фишек { $more } против { $fewer }, и обе стороны согласны на подсчёт
