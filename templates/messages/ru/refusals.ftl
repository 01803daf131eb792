# Почему что-то нельзя. В каждом ответе сказано, что поможет; видит его только тот, кто спросил.

trouble = Здесь что-то сломалось, и ничего не изменилось. Попробуй, пожалуйста, ещё раз; причину найдёт в журнале тот, кто держит этого бота.

refused-no-table = Здесь никто не играет. Начни игру командой `challenge` или прочти `help`.
refused-no-such-table = Стола { $table } здесь нет. Какие есть, покажет `games`.
refused-table-elsewhere = Стол { $table } не здесь, а в { $room }.
refused-which-table = Подходят несколько столов: { $tables }. Назови один, например `board #7`.
refused-nothing-fits = Ни один из столов здесь не ждёт этого от тебя. Какие есть, покажет `games`.
refused-not-your-turn-anywhere = Сейчас ни за одним из твоих столов здесь не твой ход.

refused-challenge-to-oneself = Себя на игру не позовёшь. Назови кого-то ещё или никого, тогда сможет сесть любой.
refused-too-many-invitations = Твоих приглашений без ответа, здесь и в других местах: { $open }. Дождись ответа или отзови одно командой `cancel`.
refused-game-not-offered = { $game }: в эту игру здесь не играют, так решили те, кто управляет сервером. Можно сыграть в { $games }.
refused-not-in-this-channel = В этом канале игр не начинают, так решили те, кто управляет сервером. Начинать можно в { $rooms }.
refused-not-invited = Приглашение за стол { $table } — для { $invited }.
refused-seated-already = У тебя уже есть место за столом { $table }, ответить должны другие. `cancel` отзовёт приглашение.
refused-nothing-to-decline = За стол { $table } может сесть любой, так что отказываться не от чего.
refused-blocked = { $player } не принимает от тебя вызовов.
refused-challenged-lately = { $player } ещё не ждёт нового вызова: последний отклонён или отозван тобой. Позвать снова можно через { $minutes ->
    [1] минуту
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минут
}.
refused-not-the-maker = За стол { $table } приглашает { $maker }, и отозвать приглашение больше некому.
refused-challenged-twice = Кто-то назван дважды. У каждого только одно место.
refused-no-stakes-here = На жетоны здесь не играют, пока те, кто здесь управляет, не разрешат: `community stakes=on`.
refused-no-gift-full = Жетонов у тебя { $chips }. `daily` — для кошельков, где их меньше 1000.
refused-no-gift-today = Сегодняшние жетоны уже у тебя, всего их теперь { $chips }. Приходи завтра.
refused-purse-short = На такую ставку не хватает жетонов: { $short }. `daily` каждый день даёт немного; можно и сыграть на меньшую ставку или просто на интерес.
purse-short = у игрока { $player } есть { $has }, а нужно { $needs }
refused-not-the-makers-start = За стол { $table } приглашает { $maker }, и начать без остальных больше некому.
refused-too-few-to-start = За столом { $table } пока слишком мало игроков.
refused-no-seat-there = За столом { $table } на этой стороне мест не осталось. Просто `join` займёт любое свободное.
refused-no-such-code = Открытого приглашения с кодом { $code } нет. Возможно, место уже занято; взгляни ещё раз там, где приглашали.
refused-for-chips = За столом { $table } играют на жетоны, а они у каждого сообщества свои, поэтому из других мест сюда не присоединиться.
refused-not-the-captain = За столом { $table } капитан твоей стороны — { $captain }, и передать капитанство больше некому.
refused-captain-already = За столом { $table } капитан твоей стороны и так ты. Назови, кто будет капитаном после тебя.
refused-not-on-your-side = { $player } не на твоей стороне за столом { $table }.
refused-no-captains = За столом { $table } капитанов нет ни у одной стороны.
refused-nothing-to-lift = За столом { $table } под чашей нет костей.
refused-lift-first = За столом { $table } сначала нужно поднять чашу: `lift`.
refused-resigned-already = Для тебя игра за столом { $table } уже сдана; остальные играют дальше.
refused-begun-already = Игра за столом { $table } уже началась.
refused-not-begun = Игра за столом { $table } ещё не началась: на приглашение пока не ответили.
refused-not-seated = У тебя нет места за столом { $table }. Смотреть можно: `board`.
refused-not-your-turn = За столом { $table } сейчас не твой ход, ходит { $due }.
refused-waiting = За столом { $table } сейчас не твой ход, ходит { $due }. { $why }
refused-offered-already = За столом { $table } это уже предложено, и другая сторона ещё не ответила.
refused-own-offer = Предложение за столом { $table } твоё, отвечать другой стороне.
refused-never-settled = Подсчётом эта игра не кончается, её играют до конца.
refused-not-settled-yet = Предложить подсчёт можно, когда расставлены все фишки.
refused-stale = Эта доска стола { $table } уже не последняя: с тех пор что-то сыграно. Жми кнопки под последней доской или посмотри на неё: `board`.
refused-over = Игра за столом { $table } окончена. `board` покажет, чем она кончилась; `challenge` начнёт новую.
refused-throw-due = За столом { $table } перед ходом нужно бросить: `throw`.
refused-no-throw-due = За столом { $table } бросать сейчас не нужно.
refused-not-an-admin = Об этом могут просить только те, кто управляет сервером.
refused-no-such-step = Ни один твой ход не начинается с «{ $input }». На выбор: { $steps }.
refused-unreadable = Хода «{ $input }» в этой игре нет. Можно пойти так: { $moves }.
refused-begun-only = «{ $input }» — только начало хода. Продолжить можно так: { $steps }.
refused-unreadable-of-many = Хода «{ $input }» в этой игре нет. Чем можно пойти, покажет `view`.
refused-illegal = { $why } Можно пойти так: { $moves }. Правило: `{ $rules }`
refused-illegal-of-many = { $why } Правило: `{ $rules }`
refused-nothing-to-explain = За столом { $table } ещё ничего не сыграно, объяснять нечего.

misuse-nothing = Скажи, чего тебе хочется; `help` перечислит всё.
misuse-unknown-command = Команды «{ $word }» нет. `help` перечислит все.
misuse-unknown-command-but = Команды «{ $word }» нет. Может быть, `{ $command }`? `help` перечислит все.
misuse-missing = Чего-то не хватает. Надо так: `{ $usage }`
misuse-too-much = Непонятно, что делать с «{ $word }». Надо так: `{ $usage }`
misuse-unknown-player = «{ $word }»: такого игрока я здесь не знаю. Игрока называют так: `@bek`.
misuse-no-table-number = «{ $word }» — не номер стола. Он выглядит так: `#7`.
misuse-no-side = «{ $word }» — не номер стороны. Он выглядит так: `1`.
misuse-unknown-offer = «{ $word }» предложить нельзя. Можно предложить { $offers }.
misuse-unknown-privacy = С «{ $word }» здесь ничего не сделать. После `privacy` можно сказать { $words }.
misuse-unknown-setting = У тебя нет настройки «{ $word }». Есть { $settings }.
misuse-unknown-community-setting = У сообщества нет настройки «{ $word }». Есть { $settings }.
misuse-unknown-rules-page = В правилах { $game } нет страницы «{ $word }». Есть { $pages }.
misuse-unknown-game = Игры «{ $word }» я не знаю. Знаю { $games }.
misuse-unknown-game-but = Игры «{ $word }» я не знаю. Может быть, `{ $game }`?
misuse-unknown-variant = У игры { $game } нет варианта «{ $word }». Есть { $variants }.
misuse-unknown-rule = У игры { $game } нет домашнего правила «{ $word }». Есть { $rules }.
misuse-bad-value = У `{ $rule }` нет значения «{ $word }». Подойдёт { $values }.
misuse-rules-clash = Эти домашние правила не сочетаются: { $rules }.
misuse-bad-sides = В игру { $game } таким числом не играют.

refused-time-not-up = За столом { $table } ещё есть время, до { $until }. `claim` — после этого.
refused-own-time-up = За столом { $table } время вышло у твоей стороны. Сделай ход, и игра продолжится.
refused-no-clock-runs = За столом { $table } часы сейчас не идут.
refused-vacation-on-already = Ты уже в отпуске, до { $until }. Закончить его: `vacation end`.
refused-vacation-too-long = Столько дней нет: { $left ->
    [0] в этом году их больше не осталось.
    [1] в этом году остался один день.
    [one] в этом году остался { $left } день.
    [few] в этом году осталось { $left } дня.
    [many] в этом году осталось { $left } дней.
   *[other] в этом году осталось { $left } дней.
}
refused-no-vacation = Ты не в отпуске.
misuse-unknown-pace = Темпа «{ $word }» нет. Есть { $paces }.
misuse-no-days = «{ $word }» — не число дней. Пишется так: `5d`; `end` заканчивает отпуск.
