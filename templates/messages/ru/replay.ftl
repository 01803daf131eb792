# Сыгранные игры: движущейся картинкой и ход за ходом.

replay = Стол { $table }, { $game }: { $sides }. Вся игра за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
}.
replay-alt = Движущаяся картинка игры, { $game }. Играли { $players }; { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
}.
replay-alt-last = Последний ход: { $told }
board-at-start = Стол { $table }, начало игры.
board-after = Стол { $table }, ход { $ply } из { $plies }: { $told }
side-gives-up = { $side } сдаётся, остальные играют дальше.

refused-nothing-to-replay = За столом { $table } ещё ничего не сыграно.
refused-no-moving-pictures = Движущихся картинок здесь нет. `board 1 { $table }` покажет игру ход за ходом.
refused-no-such-ply = За столом { $table } нет доски под номером { $ply }. Есть доски от 0, начала игры, до { $plies }.

button-replay = Повтор
button-game-record = Запись
button-first = Начало
button-before = Назад
button-next = Дальше
button-last = Конец
