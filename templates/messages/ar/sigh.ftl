# السيك. وجوه الأعواد بيضاء أو داكنة؛ والأربعة أربعة وجوه بيضاء.

sigh-threw = رمية { $side }: { $white ->
    [0] لا عود أبيض
    [one] عود أبيض واحد
    [two] عودان أبيضان
    [3] ثلاثة أعواد بيضاء
    [4] أربعة أعواد بيضاء
    [5] خمسة أعواد بيضاء
    [6] ستة أعواد بيضاء
    [7] سبعة أعواد بيضاء
    [8] ثمانية أعواد بيضاء
    [few] { $white } أعواد بيضاء
    [many] { $white } عودًا أبيض
   *[other] { $white } عود أبيض
} من { $sticks ->
    [4] أربعة
    [6] ستة
    [8] ثمانية
   *[other] { $sticks }
}
sigh-threw-on-edge = { $threw } ({ $edges ->
    [zero] لا عود
    [one] عود واحد
    [two] عودان
    [few] { $edges } أعواد
    [many] { $edges } عودًا
   *[other] { $edges } عود
} على الحافة)
sigh-threw-opens-not = { $threw }، وهي لا تفتح اللعبة.
sigh-threw-in-vain = رميات لم تفتح اللعبة: { $throws }. { $told }
sigh-threw-released = { $threw }. { $released }
sigh-threw-moves = { $threw }، وتتحرك بها قطعة بمقدار { $by }.
sigh-threw-undid = { $threw }، { $moves ->
    [0] وليس قبلها ما يُلغى، فينتهي الدور
    [one] فتُلغى النقلة التي قبلها
    [two] فتُلغى النقلتان اللتان قبلها
    [few] فتُلغى { $moves } نقلات قبلها
    [many] فتُلغى { $moves } نقلة قبلها
   *[other] فتُلغى { $moves } نقلة قبلها
}.
sigh-threw-again = { $threw }، ثم رمية أخرى.
sigh-threw-nothing = { $threw }، وينتهي الدور.
sigh-threw-took = { $threw }، وتؤخذ بها قطعة؛ والباقي عند { $victim } { $left }.
sigh-threw-shielded = { $threw }، { $pieces ->
    [zero] ولا قطعة مأخوذة تُحمى
    [one] فتصير القطعة المأخوذة محميّة
    [two] فتصير القطعتان المأخوذتان محميّتين
    [few] فتصير { $pieces } قطع مأخوذة محميّة
    [many] فتصير { $pieces } قطعة مأخوذة محميّة
   *[other] فتصير { $pieces } قطعة مأخوذة محميّة
}، ويستمر الدور.
sigh-threw-gave-back = { $threw }، { $pieces ->
    [zero] ولا تعود أي قطعة
    [one] وتعود بها قطعة واحدة
    [two] وتعود بها قطعتان
    [few] وتعود بها { $pieces } قطع
    [many] وتعود بها { $pieces } قطعة
   *[other] وتعود بها { $pieces } قطعة
}.
sigh-rachva-begins = { $told } انتهى السباق، وتبدأ الرجفة.

sigh-moved = تحرّك { $side } من { $from } إلى { $to }.
sigh-captured = تحرّك { $side } من { $from } إلى { $to } وأكل { $pieces ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
}.
sigh-undone = أُلغيت نقلة { $side } من { $from } إلى { $to }.
sigh-released = حرّر { $side } { $pieces ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
}؛ وانتقلت { $from } إلى { $to }.
sigh-released-captured = حرّر { $side } { $pieces ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
}؛ وانتقلت { $from } إلى { $to } وأكلت { $taken ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $taken } قطع
    [many] { $taken } قطعة
   *[other] { $taken } قطعة
}.
sigh-released-held = حرّر { $side } { $pieces ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
}؛ والحدّ تشغله قطعة واقفة.

sigh-no-such-hole = لا توجد حفرة { $hole }.
sigh-nothing-there = لا قطعة لك في { $hole }.
sigh-is-captive = القطعة في { $hole } أسيرة: لا تتحرك حتى تحرّرها رمية.
sigh-is-stopped = القطعة في { $hole } في صفها الأخير، حيث تقف القطع نهائيًا.
sigh-not-so-far = هذه الرمية تحرّك القطعة بمقدار { $by } على طريقها.
sigh-past-the-end = بحسب القواعد الخاصة لا تتجاوز قطعة آخر صفها الأخير.
sigh-past-the-turn = القطعة الراجعة يجب أن تنتهي تمامًا في أول حفرة من صفها الثاني.
sigh-own-piece = في { $hole } قطعة لك.
sigh-stopped-enemy = القطعة في { $hole } في صفها الأخير، حيث لا تؤكل.

# الوضع، في قائمة بعد ما حدث.
sigh-side = { $side }: { $pieces ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
}.
sigh-free = حرّة: { $holes }.
sigh-backwards = في طريق الرجوع: { $holes }.
sigh-captive = أسيرة: { $holes }.
sigh-frontier = الحدّ: { $hole }.
sigh-run = من { $first } إلى { $last }
sigh-stack = { $pieces ->
    [2] اثنتان
    [3] ثلاث
    [4] أربع
    [5] خمس
    [6] ست
   *[other] { $pieces }
} في { $hole }
sigh-rachva = في الرجفة بقي للجنوب { $south } وللشمال { $north }.
sigh-lie = الأعواد البيضاء { $white } من { $sticks }.
sigh-to-throw = دور { $side } في الرمي.
sigh-to-move = الدور على { $side }، بمقدار { $by }.

# كيف انتهت لعبة، بعد «فاز الجنوب: ».
sigh-ended-captured = أُكلت قطع الطرف الآخر كلها
sigh-ended-rachva = أُخذت آخر قطعة في الرجفة
sigh-ended-majority = لم يبقَ أكل ممكن، والقطع الباقية { $more } مقابل { $fewer }
sigh-ended-quiet = طالت اللعبة أكثر مما ينبغي، والقطع الباقية { $more } مقابل { $fewer }
