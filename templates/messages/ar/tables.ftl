# ما تسمعه غرفة عن طاولاتها.

table-opened-to = الطاولة { $table }، { $game }: دعوة من { $maker } إلى { $invited }.
table-opened = الطاولة { $table }، { $game }: دعوة مفتوحة من { $maker }. من ينضم؟
table-begins = الطاولة { $table }، { $game }: { $sides }.
table-begins-in-pairs = الطاولة { $table }، { $game }، كل شريكين معًا: { $sides }.
table-seated = حول الطاولة: { $seated }.
table-seats-free = { $free ->
    [zero] لم يبقَ مكان.
    [one] بقي مكان واحد لمن ينضم.
    [two] بقي مكانان لمن ينضم.
    [few] بقيت { $free } أماكن لمن ينضم.
    [many] بقي { $free } مكانًا لمن ينضم.
   *[other] بقي { $free } مكان لمن ينضم.
}
table-partners = كل شريكين متقابلان: { $sides }.
table-partners-drawn = القرعة تقرر من يلعب مع من، حين يجلس الجميع.
table-may-start = بإمكان { $maker } البدء دون الباقين: `start { $table }`.
table-house-rules = القواعد الخاصة: { $rules }.
table-counts-not = هذه اللعبة لا تُحتسب في لوحات الصدارة.
table-counted-not = انتهت قبل أن يلعب كل طرف نقلتين، فلا تُحتسب في لوحات الصدارة.
table-declined = الطاولة { $table }: اعتذار من { $player } عن اللعب.
table-cancelled = الطاولة { $table }: سُحبت دعوة { $maker }.
table-moved = الطاولة { $table }: { $told }
table-offers-to-settle = الطاولة { $table }: عرض من { $player } بإنهاء اللعبة بالعدّ: تُعدّ القطع الآن، والفوز للأكثر.
table-accepted = الطاولة { $table }: قبول من { $player }.
table-offer-declined = الطاولة { $table }: رفض من { $player }، واللعبة مستمرة.
table-closed = أُغلقت الطاولة { $table }: القناة التي كانت فيها لم تعد موجودة.
table-resigned = الطاولة { $table }: استسلام { $player }.

table-resigned-alone = الطاولة { $table }: استسلام { $player } والخروج من اللعبة، والباقون يواصلون.

table-handed-over = الطاولة { $table }: انتقلت القيادة من { $player } إلى { $to }.
table-mates-wanted = دعوة إلى طرف { $maker }: { $mates }.
table-captains = القادة، ولهم الرمي واللعب عن أطرافهم: { $captains }. ولتسليم القيادة `captain` مع اسم لاعب.
table-has-captains = كل طرف فريق. من يجلس أولًا هو القائد، يرمي ويلعب عن طرفه.
table-takes-turns = كل طرف فريق، يتناوب لاعبوه.
table-sides-so-far = حتى الآن: { $sides }.
table-join-a-side = لمن يشاء الانضمام إلى طرف: `join 1 { $table }` أو `join 2 { $table }`.
table-code = من مكان آخر، ومن Discord أو Matrix أيضًا: `join { $code }`.
table-guests = يلعب من مكان آخر: { $players }.
table-maker-starts = البدء بيد { $maker }: `start { $table }`، حين يكون في كل طرف لاعب.
team-has-a-captain = القائد يرمي ويلعب عن طرفك.
team-takes-turns = لاعبو طرفك يتناوبون.

table-due = الدور على { $player }.
table-due-with-moves = الدور على { $player }: { $moves }.
table-covered = الطاولة { $table }: رمية من { $player }، والنرد تحت الوعاء.
table-due-to-lift = دور { $player } في رفع الوعاء: `lift`.
cup-stands-over-the-dice = الوعاء فوق النرد.
table-due-to-throw = دور { $player } في الرمي: `throw`.
table-won = الفوز من نصيب { $player }.
table-won-by = الفوز من نصيب { $player }: { $how }.
table-pair-won = الفوز من نصيب { $players }.
table-pair-won-by = الفوز من نصيب { $players }: { $how }.
table-drawn = تعادل: { $how }.

stakes-laid = فيشات تحت الوسادة: { $stake } من كل طرف، ومجموعها { $pot }.
stakes-won = الفيشات من تحت الوسادة: { $won }.
stakes-doubled = شو يُحتسب مضاعفًا، فتُدفع الفيشات مرة أخرى: { $paid }.
stakes-given-back = لا فائز، فتعود الفيشات: { $stake } لكل طرف.
purse-yours = رصيدك من الفيشات هنا: { $chips }.
purse-of = رصيد { $player } من الفيشات: { $chips }.
purse-gift = فيشات جديدة لك: { $given }. رصيدك الآن { $chips }.
chips-paid = من { $player } { $chips }
chips-won = نصيب { $player } { $chips }

offer-stands = العرض ينتظر جواب { $players }: `accept { $table }` أو `decline { $table }`؛ ومواصلة اللعب تُسقطه.
offer-time-to-settle = ربما حان وقت إنهاء اللعبة بالعدّ: `offer settle { $table }`.

dice-committed = الرميات مختومة: بصمة SHA-256 لبذرتها تبدأ بـ`{ $commitment }`.
dice-seed = الرميات مكشوفة: كانت بذرتها `{ $seed }`. بها يتحقق `serai verify` من `record`.

seat-taken = { $player } { $sign } { $side }
seat-free = لا أحد بعد { $sign }
sign-1 = ●
sign-2 = ◆
sign-3 = ✿
sign-4 = ⬢

games-here = الألعاب هنا:
games-none-here = لا أحد يلعب هنا الآن. يمكنك البدء بكلمة `challenge`، أو قراءة `help`.
games-yours = ألعابك:
games-waiting = في انتظارك، والأطول انتظارًا أولًا:
games-others = ألعابك الأخرى:
games-none-of-yours = ليست لك لعبة جارية. يمكنك البدء بكلمة `challenge`، أو قراءة `help`.
games-playing = • { $table } { $game }: { $sides }، { $ply ->
    [0] بلا نقلات بعد
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $ply } نقلات
    [many] { $ply } نقلة
   *[other] { $ply } نقلة
}؛ الدور على { $due }
games-invited = • { $table } { $game }: { $maker } في انتظار { $invited }
games-open = • { $table } { $game }: { $maker } في انتظار من ينضم
games-elsewhere = { $table }، في { $room }
games-linked = { $table } · { $link }
# The words under which the way to a message is shown.
link = انتقال
games-more = هناك غيرها؛ ويمكن تحديد أي طاولة برقمها.

# The first line of a private message.
whisper-waits = الطاولة { $table } في انتظارك: { $game }، في { $room }
# The last line of the daily list of tables that wait.
digest-daily = تصلك هذه الرسالة مرة في اليوم، ويوقفها `settings digest=off`.

record = سجل الطاولة { $table }:

button-accept = قبول
button-decline = رفض
button-join = انضمام
button-join-side = انضمام: { $sign } { $side }
button-start = بدء
button-settle = عرض العدّ
button-lift = رفع الوعاء
button-throw = رمي
button-view = من جهتي

# اسم سلسلة.
thread-name = { $table } { $game }: { $players }
