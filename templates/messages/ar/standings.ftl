# لوحات الصدارة والملفات وما لُعب.

ladder-all = كل الألعاب
span-always = منذ البداية
span-season = موسم { $month }

leaderboard-title = { $ladder }، { $span }: المراتب من { $from } إلى { $to }، من أصل { $players }.
leaderboard-row = { $rank }. { $player }: { $rating }، { $facts }
leaderboard-own = … { $row }
leaderboard-legend = الفوز–التعادل–الخسارة. علامة «?» لتصنيف من ألعاب أقل من { $games }؛ وهذه التصنيفات تأتي أخيرًا.
leaderboard-more = المزيد: { $commands }.
leaderboard-empty = { $ladder }، { $span }: لا لعبة منتهية تُحتسب.
leaderboard-hidden = لوحات الصدارة لا تُظهرك؛ `privacy show` للعودة إليها.
leaderboard-no-season = لا يوجد هنا موسم { $month }. المحفوظ: { $seasons }.
leaderboard-no-seasons-here = لا مواسم للوحات الصدارة هنا.
season-won = الفوز بموسم { $month } من نصيب { $player }: { $rating }، { $facts }

rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating }? ± { $deviation }
fact-record = { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
} ({ $won }–{ $drawn }–{ $lost })
fact-wins = سلسلة انتصارات من { $games }
fact-losses = سلسلة هزائم من { $games }
fact-up = صعود { $points } هذا الأسبوع
fact-down = هبوط { $points } هذا الأسبوع
fact-new = أول ظهور هذا الأسبوع

# لقارئ الشاشة، واحدة لكل مرتبة.
leaderboard-alt-row = المرتبة { $rank }: { $rating } ± { $deviation }، الفوز { $won }، التعادل { $drawn }، الخسارة { $lost }.

profile-title = { $player }، في كل الألعاب: { $rating }، { $facts }
profile-game = • { $game }: { $rating }، { $facts }
profile-best = أفضل فوز: على { $player }، بتصنيف { $rating }، على الطاولة { $table }.
profile-favourite = اللعبة المفضلة: { $game }.
profile-between = سجلّك أمام { $player }: الفوز { $won }، التعادل { $drawn }، الخسارة { $lost }.
profile-none = ليست لـ{ $player } هنا لعبة منتهية تُحتسب.
profile-alt = التصنيف بعد كل لعبة، من { $first } في الأولى إلى { $last } في الأخيرة؛ الأدنى { $lowest }، والأعلى { $highest }.

history-of-one = ألعاب { $player } المنتهية، الأحدث أولًا:
history-of-two = الألعاب المنتهية بين { $player } و{ $other }، الأحدث أولًا:
history-here = الألعاب المنتهية في هذه القناة، الأحدث أولًا:
history-none = لا توجد أي منها.
history-won = • { $table } { $game }، { $date }: فوز { $winners } على { $losers }
history-drawn = • { $table } { $game }، { $date }: تعادل { $players }
history-unrated = { $game }، غير محتسبة
history-legend = `record { $table }` لنص اللعبة، و`view { $table }` لآخر رقعة فيها.
history-more = المزيد: { $command }.
button-record = سجل { $table }
button-board = رقعة { $table }
button-more = المزيد

block-done = لا دعوات إليك من { $player } بعد الآن؛ `unblock` للسماح بها من جديد.
unblock-done = الدعوات إليك من { $player } مسموحة من جديد.
block-oneself = لا يمكنك منع نفسك.
