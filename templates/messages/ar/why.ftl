# لماذا فعلت آخر نقلة أو رمية ما فعلته، كما يرويه `why`.

why-turn-ends = ينتهي الدور.

why-sokusowo-lap = { $lap }. { $side } { $pit }: أُخذ { $seeds }، حُفظت واحدة وبُذر { $sown } حتى { $end_side } { $end }، { $found ->
    [0] وكانت فارغة: ينتهي الدور.
   *[other] وكان فيها { $found }: الجولة التالية من هناك.
}

why-tihbat-sown = { $side } { $pit }: بُذر { $seeds }، الأولى في الحفرة نفسها والأخيرة في { $end_side } { $end }، فصار فيها { $made }.
why-tihbat-stayed = كانت في { $side } { $pit } بذرة وحيدة، فبُذرت في الحفرة نفسها.
why-tihbat-moved-on = كانت في { $side } { $pit } بذرة وحيدة، فانتقلت إلى { $end_side } { $end }، فصار فيها { $made }.
why-tihbat-captured = العدد { $made } في حفرة تخص { $side } من 2 و4 و6 و8، فتُحصد كلها.
why-tihbat-not-even = العدد { $made } في حفرة تخص { $side } ليس من 2 و4 و6 و8، فلا حصاد.
why-tihbat-elsewhere = سقطت آخر بذرة في الجهة الأخرى، ولا حصاد هناك.
why-tihbat-passed = كانت حفرتا { $side } فارغتين، فلم يبقَ إلا تمرير الدور.
why-tihbat-repetition = سبق أن كانت البذور هكذا والدور على الطرف نفسه. فيُقسم الباقي: لكل طرف { $shared }.

why-seega-one-more = في كل دور توضع قطعتان؛ وبقيت واحدة.
why-seega-pair = هذه هي القطعة الثانية في الدور. ولا أكل بعد.
why-seega-movement = وُضعت القطع كلها، ولا فارغ إلا المركز. الخطوة الأولى على { $side }.
why-seega-enclosed = كانت { $prey } بين { $to }، حيث وصلت القطعة، و{ $jaw }، حيث قطعة أخرى من قطع { $side }: فأُكلت.
why-seega-centre-safe = { $centre } بين قطعتين أيضًا، لكن لا أكل في المركز.
why-seega-nothing = لا قطعة للخصم ملاصقة لـ{ $to } وخلفها مباشرة قطعة من قطع { $side }، فلا أكل.
why-seega-between = القطعة الآن بين خصمين. لكنها دخلت بنفسها، فهي آمنة.
why-seega-chain = من { $to } يمكن للقطعة نفسها أن تواصل الأكل، فيكمل { $side }.
why-seega-removed = لم تكن خطوة عند { $blocked }؛ وعندئذ فقط يجوز أن يرفع { $side } قطعة ليفتح الطريق.
why-seega-stopped = كان يمكن للقطعة نفسها أن تواصل الأكل، لكنه ليس واجبًا. ينتهي الدور.
why-seega-blocked = لا خانة فارغة بجوار أي قطعة من قطع { $blocked }، فيواصل { $side }.

why-sho-sum = مجموع { $one } و{ $other } هو { $sum }.
why-sho-entry = عملات { $side } التسع كلها في اليد؛ وهذه الرمية تُدخل { $coins } معًا إلى { $to }.
why-sho-entry-three = مع 1+1 و1+2 تدخل ثلاث بدل اثنتين.
why-sho-entry-more = وهذا بزيادة واحدة على ما هناك ({ $standing }).
why-sho-barra = 1+1 هي بارّا: يُضاف 2 إلى ما يستعمله { $side }، ثم رمية أخرى قبل أي نقلة.
why-sho-barra-split = 1+1 هي بارّا: رمية أخرى، ثم يُقسم المجموع جزأين.
why-sho-in-vain = لا عملة عند { $side } تنفعها هذه الرمية: كل منها تلاقي من عملات الخصم أكثر مما يتحرك، أو تمنعها القواعد الخاصة.
why-sho-entered = دخلت معًا لأن عملات { $side } التسع كلها كانت في اليد.
why-sho-advanced = من { $from } بمقدار { $by } إلى { $to }.
why-sho-home = كان يلزم { $needed } لتجاوز آخر ودعة، واستُعمل { $by }.
why-sho-placed = لم يكن هناك شيء.
why-sho-stacked = كانت هناك عملات للطرف نفسه؛ وهي الآن كومة واحدة عددها { $height }.
why-sho-stack-throws = تكوين كومة يمنح رمية أخرى.
why-sho-captured = كان هناك عدد من عملات { $victim } ليس أكثر مما وصل ({ $coins })، فتعود إلى اليد.
why-sho-capture-throws = بقيت على الطريق عملات لـ{ $victim }، فالأكل يمنح رمية أخرى.
why-sho-capture-ends = لم تبقَ على الطريق عملة لـ{ $victim }، فالأكل لا يمنح رمية أخرى.
why-sho-rest = لم يُحتج إلى { $rest }. قد تستعمله عملة أخرى، أو يُترك.
why-sho-rest-lost = لم يُحتج إلى { $rest }، ولا عملة أخرى تستعمله.
why-sho-second = الجزء الثاني، { $part }، لعملة أو كومة أخرى.
why-sho-kept = ما لم يُستعمل يُحفظ للرمية التالية: { $values }.
why-sho-passed = لا يُترك إلا ما زاد على حاجة عملة في طريقها إلى البيت.

why-sigh-rule = قاعدة { $white }: { $does }
why-sigh-opens-not = لا تُفتح اللعبة إلا بـ{ $opening }؛ والرمي للطرف الآخر.
why-sigh-no-captive = لم تبقَ عند { $side } أسيرة تُحرَّر.
why-sigh-cannot-move = لا قطعة حرّة عند { $side } تستطيع السير بمقدار { $by }.
why-sigh-released = المحرَّر: { $pieces }. وخطت آخرها من { $from } إلى الحدّ { $to }؛ وصار الحدّ الآن { $from }.
why-sigh-held = على الحدّ قطعة واقفة، فلا تخطو إليه قطعة.
why-sigh-moved = من { $from } إلى { $to } على الطريق { $by }.
why-sigh-captured = المأكول في { $hole }: { $pieces }. والباقي عند { $victim } { $left }.
why-sigh-given-back = عاد إلى { $victim } في { $hole }: { $pieces }.
why-sigh-throws-on = الرقم { $white } يمنح رمية أخرى.
why-sigh-race-over = لم يبقَ أكل ممكن: انتهى السباق.
why-sigh-rachva-took = في الرجفة { $take } تأخذ قطعة وتمنح رمية أخرى.
why-sigh-rachva-shielded = في الرجفة { $shield } تمنح رمية أخرى وتحمي ما أُخذ قبلها.
why-sigh-rachva-gave-back = في الرجفة { $back } تعيد ما ليس محميًّا، وينتهي الدور.
why-sigh-rachva-nothing = في الرجفة لا تأخذ رمية كهذه شيئًا، وينتهي الدور.
