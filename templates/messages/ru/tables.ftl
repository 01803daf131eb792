# Что комната узнаёт о своих столах.

table-opened-to = Стол { $table }, { $game }: { $maker } вызывает { $invited }.
table-opened = Стол { $table }, { $game }: { $maker } хочет сыграть. Кто присоединится?
table-begins = Стол { $table }, { $game }: { $sides }.
table-begins-in-pairs = Стол { $table }, { $game }, играют парами: { $sides }.
table-seated = За столом: { $seated }.
table-seats-free = { $free ->
    [1] Есть место ещё для одного.
    [one] Есть ещё { $free } место.
    [few] Есть ещё { $free } места.
    [many] Есть ещё { $free } мест.
   *[other] Есть ещё { $free } мест.
}
table-partners = Кто в паре, сидят друг против друга: { $sides }.
table-partners-drawn = Кто с кем в паре, решит жребий, когда все сядут.
table-may-start = { $maker } может начать без остальных: `start { $table }`.
table-house-rules = Домашние правила: { $rules }.
table-counts-not = Эта игра не идёт в зачёт.
table-counted-not = Игра закончилась раньше, чем каждая сторона сделала по два хода, поэтому она не идёт в зачёт.
table-declined = Стол { $table }: { $player } отказывается.
table-cancelled = Стол { $table }: { $maker } отзывает приглашение.
table-moved = Стол { $table }: { $told }
table-offers-to-settle = Стол { $table }: { $player } предлагает закончить подсчётом: победит тот, у кого сейчас больше фишек.
table-accepted = Стол { $table }: { $player } соглашается.
table-offer-declined = Стол { $table }: { $player } не соглашается, игра идёт дальше.
table-closed = Стол { $table } закрыт: канала, где за ним играли, больше нет.
table-resigned = Стол { $table }: { $player } сдаётся.

table-resigned-alone = Стол { $table }: { $player } сдаётся и выбывает, остальные играют дальше.

table-handed-over = Стол { $table }: { $player } передаёт капитанство, теперь капитан { $to }.
table-mates-wanted = { $maker } зовёт на свою сторону: { $mates }.
table-captains = Капитаны бросают и ходят за свои стороны: { $captains }. `captain` с именем игрока передаёт капитанство.
table-has-captains = Стороны — команды. Кто сядет первым, тот капитан: бросает и ходит за всю сторону.
table-takes-turns = Стороны — команды, и в каждой игроки ходят по очереди.
table-sides-so-far = Пока так: { $sides }.
table-join-a-side = Кто хочет, может сесть на любую сторону: `join 1 { $table }` или `join 2 { $table }`.
table-code = Из другого места, в том числе из Discord или Matrix: `join { $code }`.
table-guests = Играют из другого места: { $players }.
table-maker-starts = { $maker } начнёт игру командой `start { $table }`, когда на обеих сторонах кто-то будет.
team-has-a-captain = За твою сторону бросает и ходит капитан.
team-takes-turns = На твоей стороне игроки ходят по очереди.

table-due = Ходит { $player }.
table-due-with-moves = Ходит { $player }: { $moves }.
table-covered = Стол { $table }: { $player } бросает, кости под чашей.
table-due-to-lift = Чашу поднимает { $player }: `lift`.
cup-stands-over-the-dice = Кости накрыты чашей.
table-due-to-throw = Бросает { $player }: `throw`.
table-won = Побеждает { $player }.
table-won-by = Побеждает { $player }: { $how }.
table-pair-won = Побеждают { $players }.
table-pair-won-by = Побеждают { $players }: { $how }.
table-drawn = Ничья: { $how }.

stakes-laid = Под подушкой жетоны: по { $stake } от каждой стороны, всего { $pot }.
stakes-won = Жетоны из-под подушки: { $won }.
stakes-doubled = Шо считается вдвойне, вот доплата жетонами: { $paid }.
stakes-given-back = Никто не победил, и жетоны возвращаются: каждой стороне по { $stake }.
purse-yours = Жетонов в твоём кошельке здесь: { $chips }.
purse-of = У игрока { $player } жетонов: { $chips }.
purse-gift = Вот тебе жетоны: { $given }. Теперь их у тебя { $chips }.
chips-paid = { $player } платит { $chips }
chips-won = { $player } получает { $chips }

offer-stands = { $players }, на предложение можно ответить `accept { $table }` или `decline { $table }`; со следующим ходом оно отпадает.
offer-time-to-settle = Кажется, пора закончить подсчётом: `offer settle { $table }`.

dice-committed = Броски запечатаны: SHA-256 их начального числа начинается с `{ $commitment }`.
dice-seed = Броски раскрыты: их начальное число `{ $seed }`. `serai verify` проверит по нему `record`.

seat-taken = { $player } { $sign } { $side }
seat-free = пока никого { $sign }
sign-1 = ●
sign-2 = ◆
sign-3 = ✿
sign-4 = ⬢

games-here = Игры здесь:
games-none-here = Сейчас здесь никто не играет. Начни игру командой `challenge` или прочти `help`.
games-yours = Твои игры:
games-waiting = Ждут тебя, сначала те, что ждут дольше:
games-others = Другие твои игры:
games-none-of-yours = У тебя сейчас нет игр. Начни командой `challenge` или прочти `help`.
games-playing = • { $table } { $game }: { $sides }, { $ply ->
    [0] ходов ещё не было
    [1] один ход
    [one] { $ply } ход
    [few] { $ply } хода
    [many] { $ply } ходов
   *[other] { $ply } ходов
}; ходит { $due }
games-invited = • { $table } { $game }: { $maker } ждёт { $invited }
games-open = • { $table } { $game }: { $maker } ждёт, кто присоединится
games-elsewhere = { $table }, в { $room }
games-linked = { $table } · { $link }
# The words under which the way to a message is shown.
link = перейти
games-more = Есть и другие; назови стол по номеру.

# The first line of a private message.
whisper-waits = Стол { $table } ждёт тебя: { $game }, в { $room }
# The last line of the daily list of tables that wait.
digest-daily = Это приходит раз в день; `settings digest=off` это прекращает.

record = Запись игры за столом { $table }:

button-accept = Принять
button-decline = Отказаться
button-join = Сесть за стол
button-join-side = Сесть: { $sign } { $side }
button-start = Начать
button-settle = Предложить подсчёт
button-lift = Поднять чашу
button-throw = Бросить
button-view = С моей стороны

# Название ветки.
thread-name = { $table } { $game }: { $players }
