# تيحبات.

tihbat-played = لعب { $side } من الحفرة { $pit }: { $seeds ->
    [zero] لا بذور
    [one] بذرة واحدة
    [two] بذرتان
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}، والأخيرة في { $end_side } { $end }، بلا حصاد.
tihbat-captured = لعب { $side } من الحفرة { $pit }: { $seeds ->
    [zero] لا بذور
    [one] بذرة واحدة
    [two] بذرتان
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}، والأخيرة في { $end_side } { $end }، والحصاد { $captured }.
tihbat-played-last = لعب { $side } من الحفرة { $pit }: { $seeds ->
    [zero] لا بذور
    [one] بذرة واحدة
    [two] بذرتان
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}، والأخيرة في { $end_side } { $end }، بلا حصاد. تكرر الوضع نفسه، فتُقسم البذور الباقية: لكل طرف { $shared }.
tihbat-passed = مرّر { $side } دوره.
tihbat-passed-last = مرّر { $side } دوره. تكرر الوضع نفسه، فتُقسم البذور الباقية: لكل طرف { $shared }.

tihbat-no-such-pit = حفرتاك 1 و2.
tihbat-empty = الحفرة { $pit } فارغة؛ والدور يبدأ من حفرة فيها بذور.
tihbat-must-pass = حفرتاك فارغتان؛ لا يمكنك إلا تمرير الدور.
tihbat-may-not-pass = لديك بذور تُبذر؛ ولا يمرّر دوره إلا طرف حفرتاه فارغتان.

tihbat-row = { $side }: { $first }، { $second }.
tihbat-stores = الحصاد: الجنوب { $south }، الشمال { $north }.
tihbat-to-pass = على { $side } تمرير الدور.

# كيف انتهت لعبة، بعد «فاز الجنوب: » أو «تعادل: ».
tihbat-ended-captured = البذور { $more } مقابل { $fewer }، وحُصدت كلها
tihbat-ended-majority = البذور { $more } مقابل { $fewer }، وهي أكثر من نصفها كلها
tihbat-ended-repetition = البذور { $more } مقابل { $fewer }، حين تكرر الوضع
