# ما يعرضه الأطراف بعضهم على بعض، والنقلات المسحوبة.

table-offers-a-draw = الطاولة { $table }: عرض تعادل من { $player }.
table-offers-takeback = الطاولة { $table }: طلب من { $player } بسحب نقلته الأخيرة.
table-offers-to-pause = الطاولة { $table }: عرض استراحة من { $player }؛ تتوقف الساعة حتى النقلة التالية.
table-taken-back = سُحبت النقلة وما جاء بعدها.
table-undone = الطاولة { $table }: سحب { $player } للنقلة الأخيرة.
table-paused = استراحة: الساعة متوقفة حتى النقلة التالية.
table-drawn-by-agreement = تعادل باتفاق الجميع.
table-sides-swapped = تبادل الأطراف الأماكن، والبداية على { $players }.
table-private = لن يرى اللعبة إلا لاعبوها: ستستمر في سلسلة رسائل خاصة بهم.

button-undo = تراجع
button-rematch = إعادة

help-undo = سحب النقلة التي لعبتها للتو، ما لم يتبعها شيء.
help-rematch = دعوة من لعبتَ معهم إلى اللعبة نفسها من جديد، مع تبادل الأطراف.

refused-agreed-already = سبقت موافقتك على الطاولة { $table }؛ وهناك من لم يجب بعد.
refused-captain-speaks = قيادة طرفك على الطاولة { $table } بيد { $captain }، فالعرض والجواب باسم الطرف ليسا لغير القائد.
refused-nothing-to-take-back = لم يلعب طرفك أي نقلة على الطاولة { $table }، فلا شيء يُسحب.
refused-takeback-over-throw = جرت رمية على الطاولة { $table } بعد نقلتك الأخيرة، ولا تُسحب نقلة بعد رمية.
refused-takeback-over-resignation = استسلم أحدهم على الطاولة { $table } بعد نقلتك الأخيرة، ولا تُسحب نقلة بعد ذلك.
refused-nothing-to-undo = لا شيء يُسحب على الطاولة { $table }: لا تراجع إلا عن نقلة لم يتبعها شيء. `offer takeback { $table }` لسؤال الطرف الآخر.
refused-not-the-mover = النقلة الأخيرة على الطاولة { $table } نقلة { $mover }، ولا تراجع عنها لغيره. `offer takeback { $table }` لطلب سحب نقلتك.
refused-paused-already = الساعة على الطاولة { $table } متوقفة من قبل، حتى النقلة التالية.
refused-no-rematch = الإعادة تأتي بعد لعبة انتهت، ولا لعبة كهذه على الطاولة { $table }.
refused-rematch-of-former = أحد من لعبوا على الطاولة { $table } لم يعد هنا، فلا إعادة. ابدأ بكلمة `challenge`.
refused-private = الطاولة { $table } خاصة: لا يشاهدها إلا لاعبوها.
refused-private-forbidden = لا إذن لي بفتح سلاسل خاصة هنا (ينقص الإذن { $permission })، فسيرى الجميع اللعبة. يمكن لمن يدير القناة منحه لي.
refused-private-impossible = لا يمكن فتح سلسلة خاصة هنا، فلا أستطيع منع أحد من المشاهدة. أنشئوا غرفة ليس فيها إلا اللاعبون، وادعوني إليها، والعبوا فيها بلا `private`.
refused-rematch-elsewhere = لم يلعب الجميع هنا على الطاولة { $table }، فلن تصل الدعوة إليهم. ابدأ بكلمة `challenge` وأعطهم الرمز.
