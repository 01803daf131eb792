# Таблицы лидеров, профили, сыгранные игры.

ladder-all = Все игры
span-always = за всё время
span-season = сезон { $month }

leaderboard-title = { $ladder }, { $span }: места с { $from } по { $to } из { $players }.
leaderboard-row = { $rank }. { $player }: { $rating }, { $facts }
leaderboard-own = … { $row }
leaderboard-legend = Победы–ничьи–поражения. «?» — рейтинг, для которого игр пока меньше { $games }; такие стоят последними.
leaderboard-more = Ещё: { $commands }.
leaderboard-empty = { $ladder }, { $span }: законченных игр, идущих в зачёт, нет.
leaderboard-hidden = В таблицах лидеров тебя нет; `privacy show` вернёт тебя туда.
leaderboard-no-season = Сезона { $month } здесь нет. Сохранились { $seasons }.
leaderboard-no-seasons-here = Сезонов в таблицах лидеров здесь нет.
season-won = В сезоне { $month } побеждает { $player }: { $rating }, { $facts }

rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating }? ± { $deviation }
fact-record = { $games ->
    [1] одна игра
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игр
} ({ $won }–{ $drawn }–{ $lost })
fact-wins = побед подряд { $games }
fact-losses = поражений подряд { $games }
fact-up = плюс { $points } за неделю
fact-down = минус { $points } за неделю
fact-new = впервые на этой неделе

# Для чтения вслух, по одному на каждое место.
leaderboard-alt-row = Место { $rank }: { $rating } ± { $deviation }, побед { $won }, ничьих { $drawn }, поражений { $lost }.

profile-title = { $player }, все игры вместе: { $rating }, { $facts }
profile-game = • { $game }: { $rating }, { $facts }
profile-best = Лучшая победа: соперник { $player }, рейтинг { $rating }, стол { $table }.
profile-favourite = Любимая игра: { $game }.
profile-between = Ты и { $player }: твоих побед { $won }, ничьих { $drawn }, поражений { $lost }.
profile-none = { $player }: законченных игр, идущих в зачёт, здесь пока нет.
profile-alt = Рейтинг после каждой игры, от первой ({ $first }) до последней ({ $last }); самый низкий { $lowest }, самый высокий { $highest }.

history-of-one = Законченные игры игрока { $player }, сначала новые:
history-of-two = Законченные игры двоих, { $player } и { $other }, сначала новые:
history-here = Законченные игры в этом канале, сначала новые:
history-none = Таких нет.
history-won = • { $table } { $game }, { $date }: победа — { $winners }, поражение — { $losers }
history-drawn = • { $table } { $game }, { $date }: ничья — { $players }
history-unrated = { $game }, не в зачёт
history-legend = `record { $table }` даст запись игры текстом, `view { $table }` покажет её последнюю доску.
history-more = Ещё: { $command }.
button-record = Запись { $table }
button-board = Доска { $table }
button-more = Ещё

block-done = { $player } больше не сможет звать тебя на игру; `unblock` разрешит это снова.
unblock-done = { $player } снова может звать тебя на игру.
block-oneself = Себя не заблокируешь.
