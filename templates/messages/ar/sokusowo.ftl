# سوكوسوو. كل جولة تحفظ بذرة واحدة، فعدد الجولات هو عدد البذور المحصودة.

sokusowo-played = لعب { $side } من الحفرة { $pit }: { $laps ->
    [zero] لا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $laps } جولات
    [many] { $laps } جولة
   *[other] { $laps } جولة
}، والنهاية في { $end_side } { $end }؛ الحصاد { $laps }.
sokusowo-played-last = لعب { $side } من الحفرة { $pit }: { $laps ->
    [zero] لا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $laps } جولات
    [many] { $laps } جولة
   *[other] { $laps } جولة
}، والنهاية في { $end_side } { $end }؛ الحصاد { $laps }. لم تبقَ لأحد الطرفين حفرة يبدأ منها، فتذهب البذور الباقية إلى صاحبي الصفّين: للجنوب { $south }، وللشمال { $north }.

sokusowo-no-such-pit = حفرك من 1 إلى 6.
sokusowo-empty = الحفرة { $pit } فارغة؛ والدور يبدأ من حفرة فيها بذرتان أو أكثر.
sokusowo-one-seed = في الحفرة { $pit } بذرة واحدة؛ والدور يبدأ من حفرة فيها بذرتان أو أكثر.

sokusowo-row = { $side } من 1 إلى 6: { $first }، { $second }، { $third }، { $fourth }، { $fifth }، { $sixth }.
sokusowo-stores = المخازن: الجنوب { $south }، الشمال { $north }.

# كيف انتهت لعبة، بعد «فاز الجنوب: » أو «تعادل: ».
sokusowo-ended-majority = البذور { $more } مقابل { $fewer }، وهي أكثر من نصفها كلها
sokusowo-ended-exhausted = البذور { $more } مقابل { $fewer }، حين لم تبقَ لطرف حفرة يبدأ منها
