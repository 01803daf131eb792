# شو. تُسمّى الأطراف بأشكال عملاتها، وكلها بصيغة المذكر ليوافقها أي فعل.

sho-round = المستدير
sho-square = المربّع
sho-scalloped = المتموّج
sho-six-sided = السداسي

# منصوبة أو مجرورة: ما يُدخل أو يُنقل أو يؤكل.
sho-coins = { $coins ->
    [zero] لا عملات
    [one] عملة واحدة
    [two] عملتين
    [3] ثلاث عملات
    [4] أربع عملات
    [5] خمس عملات
    [6] ست عملات
    [7] سبع عملات
    [8] ثماني عملات
    [9] تسع عملات
    [few] { $coins } عملات
    [many] { $coins } عملة
   *[other] { $coins } عملة
}

sho-threw = رمى { $side } { $one } و{ $other }.
sho-threw-barra = رمى { $side } 1 و1، وهي بارّا، فالرمي مستمر.
sho-threw-in-vain = رمى { $side } { $one } و{ $other }، ولا نقلة تنفع معها.

# ما فعلته العملات؛ كل جملة تكملها واحدة مما يليها.
sho-entered = أدخل { $side } { $coins } إلى { $to }
sho-entered-home = أوصل { $side } { $coins } من اليد إلى البيت مباشرة
sho-moved = نقل { $side } { $coins } من { $from } إلى { $to }
sho-went-home = أوصل { $side } { $coins } من { $from } إلى البيت

sho-placed = { $way }.
sho-stacked = { $way }: صارت الكومة هناك من { $coins }.
sho-captured = { $way } وأكل { $coins } من { $victim }.
sho-left-over = { $way }، وبقي { $rest }.
sho-throws-on = { $done } يرمي { $side } مرة أخرى.
sho-passed = ترك { $side } ما بقي، وهو { $rest }.

# النقلات على الأزرار وفي القوائم.
sho-offers-entry = { $coins ->
    [one] إدخال { $carried } إلى { $to }
   *[other] إدخال { $carried } معًا إلى { $to }
}
sho-offers-entry-home = عملة من اليد إلى البيت مباشرة
sho-offers-coin = العملة على { $from } تتقدّم { $values }
sho-offers-stack = الكومة على { $from } تتقدّم { $values }
sho-offers-placing = { $way }
sho-offers-stacking = { $way }: كومة من { $coins }
sho-offers-capture = { $way }: أكل { $coins }
sho-offers-home = { $way }: إلى البيت
sho-offers-home-with-rest = { $way }: إلى البيت، والباقي { $rest }
sho-offers-to-leave = ترك ما بقي، وهو { $rest }

sho-no-such-position = مواضع الودع من 1 إلى 63.
sho-nothing-there = لا عملات لك على { $position }.
sho-hand-empty = لا عملات في يدك.
sho-not-at-hand = هذا غير متاح: النقلة تستعمل رقمًا واحدًا أو عدة أرقام بترتيب تصاعدي، ولا يتكرر رقم أكثر مما ظهر.
sho-outnumbered = على { $position } كومة لطرف آخر من { $coins }؛ والأكل لا يكون بعدد أقل.
sho-nine = بحسب القواعد الخاصة لا تجوز كومة من تسع.
sho-not-all-nine = لا تدخل العملات التسع معًا إلا إذا كانت قد أُكلت كلها، مع 3 و6، والموضع 9 فارغ.
sho-may-not-pass = ما يمكن استعماله يجب استعماله؛ ولا يُترك إلا ما زاد عند الوصول إلى البيت.
sho-moved-already = العملات على { $position } لعبت الجزء الأول، والثاني لغيرها.
sho-no-part = يُقسم المجموع جزأين: الأول عدد من 1 إلى { $total }.
sho-beyond-home = لا يتجاوز الجزء الأول البيت، وهو من هناك على بعد { $most }.

sho-stack = { $coins ->
    [2] اثنتان
    [3] ثلاث
    [4] أربع
    [5] خمس
    [6] ست
    [7] سبع
    [8] ثمان
    [9] تسع
   *[other] { $coins }
} على { $position }
sho-side = { $side }: { $stacks }؛ في اليد { $hand }، وفي البيت { $home }.
sho-side-off-path = { $side }: لا شيء على الطريق؛ في اليد { $hand }، وفي البيت { $home }.

sho-roll = { $one }+{ $other }
sho-thrown = الرمية: { $rolls }.
sho-thrown-in-vain = رمى { $side } { $rolls }، ولا نقلة تنفع معها.
sho-no-dice = لا نرد على الوسادة.
sho-values = المتاح: { $values }.
sho-values-or-sums = المتاح: { $values }، أحدها أو عدة منها معًا.
sho-values-all = المتاح: 9، لعملتين أو للتسع كلها.
sho-values-rest = الباقي: { $rest }.
sho-values-split = المتاح: { $total }، يُقسم جزأين.
sho-values-second = المتاح: { $part }، وهو الجزء الثاني.
sho-to-throw = دور { $side } في الرمي.
sho-to-move = الدور على { $side }.

# كيف انتهت لعبة، بعد «فاز المستدير: ».
sho-ended-home = العملات التسع كلها في البيت
sho-ended-sho = العملات التسع كلها وصلت كومةً واحدة، وهذا شو
