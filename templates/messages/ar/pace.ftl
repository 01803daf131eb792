# كم للاعبين من وقت، وماذا يحدث حين ينفد.

moment = { $day } { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
}، { $time } { $zone }

pace-none = بلا حد للوقت
pace-live = 10 دقائق لكل نقلة
pace-day = يوم لكل نقلة
pace-three-days = ثلاثة أيام لكل نقلة
pace-week = أسبوع لكل نقلة

table-pace = الإيقاع: { $pace }.
table-time-until = الوقت متاح حتى { $until }.
table-may-claim = ما زال اللعب ممكنًا؛ وإلى ذلك الحين تحق المطالبة بالفوز لمن يلي: { $players } (`claim { $table }`).
table-reminded = الطاولة { $table }: تذكير إلى { $player }، فالوقت يوشك أن ينفد.
table-granted = الطاولة { $table }: غبتُ بعض الوقت، فزاد وقت { $player } قليلًا.
table-time-up = الطاولة { $table }: نفد وقت { $player }.
table-aborted = الطاولة { $table }: نفد الوقت قبل أن يلعب كل طرف مرتين، فلا لعبة ولا فائز.
table-claimed = الطاولة { $table }: مطالبة من { $player } بالفوز، إذ نفد وقت الطرف الآخر.
table-claimed-alone = الطاولة { $table }: مطالبة من { $player }، فيخرج الطرف الذي نفد وقته، والباقون يواصلون.
table-on-vacation = الطاولة { $table }: { $player } في إجازة حتى { $until }، والساعة متوقفة.
table-back-from-vacation = الطاولة { $table }: عودة { $player } من الإجازة.
games-until = { $table }، حتى { $until }

vacation-on = إجازتك حتى { $until }، وساعاتك متوقفة. { $left ->
    [0] لم تبقَ لك أيام هذا العام.
    [one] بقي لك يوم واحد هذا العام.
    [two] بقي لك يومان هذا العام.
    [few] بقيت لك { $left } أيام هذا العام.
    [many] بقي لك { $left } يومًا هذا العام.
   *[other] بقي لك { $left } يوم هذا العام.
} لإنهائها: `vacation end`.
vacation-off = لستَ في إجازة. { $left ->
    [0] لم تبقَ لك أيام هذا العام.
    [one] بقي لك يوم واحد هذا العام: `vacation 1d`.
    [two] بقي لك يومان هذا العام: `vacation 2d`.
    [few] بقيت لك { $left } أيام هذا العام؛ لأخذ يومين: `vacation 2d`.
    [many] بقي لك { $left } يومًا هذا العام؛ لأخذ يومين: `vacation 2d`.
   *[other] بقي لك { $left } يوم هذا العام؛ لأخذ يومين: `vacation 2d`.
}

button-claim = المطالبة بالفوز
