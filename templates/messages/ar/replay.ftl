# ألعاب انتهت أو جارية: صورة متحركة، ونقلة بعد نقلة.

replay = الطاولة { $table }، { $game }: { $sides }. اللعبة كاملة في { $plies ->
    [zero] { $plies } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $plies } نقلات
    [many] { $plies } نقلة
   *[other] { $plies } نقلة
}.
replay-alt = صورة متحركة للعبة { $game } بين { $players }، في { $plies ->
    [zero] { $plies } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $plies } نقلات
    [many] { $plies } نقلة
   *[other] { $plies } نقلة
}.
replay-alt-last = آخر نقلة: { $told }
board-at-start = الطاولة { $table }، عند بداية اللعبة.
board-after = الطاولة { $table }، بعد النقلة { $ply } من { $plies }: { $told }
side-gives-up = استسلام { $side }، والآخرون يواصلون اللعب.

refused-nothing-to-replay = لم يُلعب شيء بعد على الطاولة { $table }.
refused-no-moving-pictures = لا صور متحركة هنا. `board 1 { $table }` لرؤية اللعبة نقلة بعد نقلة.
refused-no-such-ply = لا توجد رقعة برقم { $ply } على الطاولة { $table }. الأرقام من 0، وهي البداية، إلى { $plies }.

button-replay = إعادة العرض
button-game-record = السجل
button-first = الأولى
button-before = السابقة
button-next = التالية
button-last = الأخيرة
