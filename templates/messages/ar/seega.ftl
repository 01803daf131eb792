# السيجة. للطرف 1 حصى مستديرة، وللطرف 2 كسر فخار مربعة.

round = المستدير
square = المربّع

seega-placed = وضع { $side } قطعة على { $cell }.
seega-placed-pair = وضع { $side } قطعتين على { $first } و{ $cell }.
seega-moved = تحرّك { $side } من { $from } إلى { $to }.
seega-captured = تحرّك { $side } من { $from } إلى { $to } وأكل { $captured }.
seega-removed = رفع { $side } قطعة له عن { $cell }.
seega-stopped = اكتفى { $side } بما أكل.
seega-then-movement = { $told } وُضعت القطع كلها، ومن الآن تتحرك.
seega-then-chain = { $told } ويمكن للقطعة نفسها أن تواصل الأكل.
seega-then-blocked = { $told } لا خطوة عند { $blocked }، فينتظر.

seega-no-such-cell = لا توجد خانة { $cell }؛ الرقعة من { $first } إلى { $last }.
seega-still-placing = ما زالت القطع تُوضع: المطلوب خانة فارغة واحدة، مثل `b2`.
seega-all-placed = وُضعت القطع كلها، والآن تتحرك. المطلوب من أين وإلى أين، مثل `b2b3`.
seega-centre = يبقى المركز { $cell } فارغًا ما دامت القطع تُوضع.
seega-occupied = على { $cell } قطعة من قبل.
seega-cross = في هذه البداية توضع أول قطعتين لك على { $one } و{ $other }.
seega-no-piece = لا قطعة على { $cell }.
seega-not-yours = القطعة على { $cell } ليست لك.
seega-not-adjacent = ليست { $to } بجوار { $from }؛ القطعة تخطو خطوة واحدة.
seega-diagonal = تقع { $to } مائلة عن { $from }؛ والقطع تتحرك على الصفوف والأعمدة فقط.
seega-to-and-fro = ذهبت قطعتك وعادت بين { $from } و{ $to } مرتين، وهذا أقصى ما يجوز؛ يلزم لعب شيء آخر.
seega-chain-or-stop = أكلت القطعة على { $cell } ويمكنها أن تواصل: المتاح أكل آخر بها، أو `stop`.
seega-chain-goes-on = أكلت القطعة على { $cell } ويجب أن تواصل الأكل.
seega-nothing-to-stop = لا سلسلة أكل يمكن إيقافها.
seega-nobody-blocked = لا يمكنك رفع قطعة لك عن الرقعة إلا حين لا تكون للطرف الآخر خطوة.
seega-frees-nobody = رفع القطعة عن { $cell } لا يعطي الطرف الآخر خطوة، فتبقى.
seega-waits = لا خطوة الآن عند { $side }؛ ويواصل الطرف الآخر حتى توجد واحدة.

seega-side = { $side }، عدد القطع { $pieces }: { $cells }.
seega-side-none = { $side }: لا قطع على الرقعة.
seega-centre-taken = في المركز { $side }.
seega-centre-empty = المركز فارغ.
seega-in-hand = في اليد: المستدير { $round }، المربّع { $square }.

# كيف انتهت لعبة، بعد «فاز المستدير: » أو «تعادل: ».
seega-ended-captured = القطع { $more } مقابل { $fewer }، فلا يمكن أن تستمر اللعبة
seega-ended-repetition = القطع { $more } مقابل { $fewer } حين تكرر الوضع للمرة الثالثة
seega-ended-quiet = القطع { $more } مقابل { $fewer }، وعدد النقلات بلا أكل { $plies }
seega-ended-settled = القطع { $more } مقابل { $fewer }، بعد اتفاق الطرفين على العدّ
