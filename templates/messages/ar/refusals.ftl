# لماذا لا يمكن شيء ما. في كل جواب ما ينفع، ولا يراه إلا من سأل.

trouble = حدث خطأ هنا، ولم يتغير شيء. الرجاء المحاولة مرة أخرى؛ والسبب مسجّل عند من يشغّل هذا البوت.

refused-no-table = لا لعبة هنا. يمكنك بدء واحدة بكلمة `challenge`، أو قراءة `help`.
refused-no-such-table = لا توجد هنا طاولة { $table }. قائمة الطاولات في `games`.
refused-table-elsewhere = الطاولة { $table } في { $room }.
refused-which-table = هناك أكثر من طاولة ممكنة: { $tables }. يلزم تحديد واحدة، مثل `board #7`.
refused-nothing-fits = لا طاولة هنا تنتظر منك ذلك. القائمة في `games`.
refused-not-your-turn-anywhere = ليس دورك على أي من طاولاتك هنا.

refused-challenge-to-oneself = لا يمكنك دعوة نفسك. يلزم اسم شخص آخر، أو لا اسم، فينضم من يشاء.
refused-too-many-invitations = عدد دعواتك المفتوحة هنا وفي أماكن أخرى { $open }. يمكنك انتظار جواب، أو سحب واحدة بكلمة `cancel`.
refused-game-not-offered = { $game } لا تُلعب هنا؛ هكذا اختار من يدير هذا الخادم. يمكنك لعب { $games }.
refused-not-in-this-channel = لا تبدأ الألعاب في هذه القناة؛ هكذا اختار من يدير هذا الخادم. يمكنك اللعب في { $rooms }.
refused-not-invited = الدعوة على الطاولة { $table } موجّهة إلى { $invited }.
refused-seated-already = لك مقعد على الطاولة { $table }، والجواب على غيرك. يمكن سحب الدعوة بكلمة `cancel`.
refused-nothing-to-decline = الطاولة { $table } مفتوحة لمن يشاء، فلا دعوة تُرفض.
refused-blocked = دعواتك إلى { $player } غير مقبولة.
refused-challenged-lately = دعوتك الأخيرة إلى { $player } رُفضت أو سُحبت. يمكنك الدعوة من جديد بعد { $minutes ->
    [one] دقيقة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}.
refused-not-the-maker = الدعوة على الطاولة { $table } من { $maker }، فلا يمكنك سحبها.
refused-challenged-twice = تكرر اسم في دعوتك. لكل شخص مقعد واحد.
refused-no-stakes-here = لا لعب على فيشات هنا، إلا إذا سمح بذلك من يدير المكان: `community stakes=on`.
refused-no-gift-full = رصيدك من الفيشات { $chips }. `daily` لمن رصيده أقل من 1000.
refused-no-gift-today = فيشات اليوم وصلتك من قبل، ورصيدك الآن { $chips }. موعدنا غدًا.
refused-purse-short = الفيشات لا تكفي لهذا الرهان: { $short }. `daily` يعطي بعضها كل يوم؛ ويمكن اللعب على أقل، أو من أجل الشرف.
purse-short = رصيد { $player } { $has } والمطلوب { $needs }
refused-not-the-makers-start = الدعوة على الطاولة { $table } من { $maker }، فلا يمكنك البدء دون الباقين.
refused-too-few-to-start = الجالسون على الطاولة { $table } أقل مما تحتاج إليه اللعبة.
refused-no-seat-there = لم يبقَ لذلك الطرف مقعد على الطاولة { $table }. `join` وحدها تأخذ أي مقعد شاغر.
refused-no-such-code = لا دعوة مفتوحة بالرمز { $code }. ربما سبق إليها أحد؛ يمكن النظر إليها ثانية حيث كُتبت.
refused-for-chips = اللعب على الطاولة { $table } على فيشات، وهي تخص مجتمعًا واحدًا، فلا انضمام إليها من مكان آخر.
refused-not-the-captain = قيادة طرفك على الطاولة { $table } بيد { $captain }، فلا يمكنك تسليمها.
refused-captain-already = قيادة طرفك على الطاولة { $table } بيدك. يلزم اسم من يتولاها بعدك.
refused-not-on-your-side = طرفك على الطاولة { $table } لا يضمّ { $player }.
refused-no-captains = لا قائد لأي طرف على الطاولة { $table }.
refused-nothing-to-lift = لا نرد تحت الوعاء على الطاولة { $table }.
refused-lift-first = يجب رفع الوعاء أولًا على الطاولة { $table }: `lift`.
refused-resigned-already = سبق استسلامك على الطاولة { $table }؛ والباقون يواصلون.
refused-begun-already = بدأت اللعبة على الطاولة { $table } من قبل.
refused-not-begun = لم تبدأ اللعبة على الطاولة { $table } بعد: ما زالت الدعوة بلا جواب.
refused-not-seated = ليس لك مقعد على الطاولة { $table }. يمكنك المشاهدة بكلمة `board`.
refused-not-your-turn = ليس دورك على الطاولة { $table }: الدور على { $due }.
refused-waiting = ليس دورك على الطاولة { $table }: الدور على { $due }. { $why }
refused-offered-already = عرضك هذا على الطاولة { $table } قائم؛ والطرف الآخر لم يجب بعد.
refused-own-offer = العرض على الطاولة { $table } عرضك؛ والجواب على الطرف الآخر.
refused-never-settled = هذه اللعبة لا تُنهى بالعدّ، بل تُلعب إلى آخرها.
refused-not-settled-yet = يمكنك عرض العدّ بعد وضع كل القطع.
refused-stale = هذه ليست آخر رقعة للطاولة { $table }: لُعب شيء بعدها. الأزرار الصالحة تحت آخر رقعة، ويمكنك رؤيتها بكلمة `board`.
refused-over = انتهت اللعبة على الطاولة { $table }. `board` لرؤية نهايتها، و`challenge` لبدء لعبة جديدة.
refused-throw-due = يلزم الرمي على الطاولة { $table } قبل النقلة التالية: `throw`.
refused-no-throw-due = لا رمي مطلوبًا على الطاولة { $table }.
refused-not-an-admin = هذا الطلب لمن يدير هذا الخادم فقط.
refused-no-such-step = لا نقلة لك تبدأ بـ«{ $input }». يمكنك اختيار { $steps }.
refused-unreadable = ليس «{ $input }» نقلة في هذه اللعبة. يمكنك لعب { $moves }.
refused-begun-only = «{ $input }» بداية نقلة فقط. ويمكن أن تكمل إلى { $steps }.
refused-unreadable-of-many = ليس «{ $input }» نقلة في هذه اللعبة. ما يمكنك لعبه في `view`.
refused-illegal = { $why } يمكنك لعب { $moves }. القاعدة: `{ $rules }`
refused-illegal-of-many = { $why } القاعدة: `{ $rules }`
refused-nothing-to-explain = لم يُلعب شيء بعد على الطاولة { $table }، فلا شيء يُشرح.

misuse-nothing = ما المطلوب؟ كل ما يمكن قوله في `help`.
misuse-unknown-command = لا يوجد أمر «{ $word }». كل الأوامر في `help`.
misuse-unknown-command-but = لا يوجد أمر «{ $word }». ربما المقصود `{ $command }`؟ كل الأوامر في `help`.
misuse-missing = ينقص شيء. هكذا يُكتب: `{ $usage }`
misuse-too-much = لا أعرف ما أفعل بـ«{ $word }». هكذا يُكتب: `{ $usage }`
misuse-unknown-player = لا أعرف هنا أحدًا اسمه «{ $word }». تُكتب الأسماء هكذا: `@bek`.
misuse-no-table-number = ليس «{ $word }» رقم طاولة. شكله هكذا: `#7`.
misuse-no-side = ليس «{ $word }» رقم طرف. شكله هكذا: `1`.
misuse-unknown-offer = لا يمكن عرض «{ $word }». يمكنك عرض { $offers }.
misuse-unknown-privacy = لا معنى هنا لـ«{ $word }». بعد `privacy` يمكنك قول { $words }.
misuse-unknown-setting = ليس لديك إعداد «{ $word }». الموجود: { $settings }.
misuse-unknown-community-setting = ليس للمجتمعات إعداد «{ $word }». الموجود: { $settings }.
misuse-unknown-rules-page = ليست في قواعد { $game } صفحة «{ $word }». الموجود: { $pages }.
misuse-unknown-game = لا أعرف لعبة «{ $word }». أعرف { $games }.
misuse-unknown-game-but = لا أعرف لعبة «{ $word }». ربما المقصود `{ $game }`؟
misuse-unknown-variant = ليس للعبة { $game } نوع «{ $word }». الموجود: { $variants }.
misuse-unknown-rule = ليست للعبة { $game } قاعدة خاصة «{ $word }». الموجود: { $rules }.
misuse-bad-value = لا تصلح «{ $word }» قيمة لـ`{ $rule }`. القيم الممكنة: { $values }.
misuse-rules-clash = هذه القواعد الخاصة لا تجتمع: { $rules }.
misuse-bad-sides = لعبة { $game } ليست لهذا العدد.

refused-time-not-up = الوقت على الطاولة { $table } متاح حتى { $until }، و`claim` بعد ذلك.
refused-own-time-up = طرفك هو الذي نفد وقته على الطاولة { $table }. العب، وتستمر اللعبة.
refused-no-clock-runs = لا ساعة تعمل الآن على الطاولة { $table }.
refused-vacation-on-already = أنت في إجازة من قبل، حتى { $until }. لإنهائها: `vacation end`.
refused-vacation-too-long = هذا أكثر مما لديك: { $left ->
    [0] لم تبقَ لك أيام هذا العام.
    [one] بقي لك يوم واحد هذا العام.
    [two] بقي لك يومان هذا العام.
    [few] بقيت لك { $left } أيام هذا العام.
    [many] بقي لك { $left } يومًا هذا العام.
   *[other] بقي لك { $left } يوم هذا العام.
}
refused-no-vacation = لستَ في إجازة.
misuse-unknown-pace = لا إيقاع باسم «{ $word }». الممكن: { $paces }.
misuse-no-days = ليس «{ $word }» عدد أيام. شكله هكذا: `5d`؛ و`end` لإنهاء الإجازة.
