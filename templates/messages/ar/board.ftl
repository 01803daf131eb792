# ما تقوله رقع الألعاب كلها.

south = الجنوب
north = الشمال

# في قائمة بعد الوضع: على من الدور، وما يمكن لعبه.
to-move = الدور على { $side }: { $moves }.
side-to-move = الدور على { $side }.

side-won = فاز { $side }: { $how }.
sides-drew = تعادل: { $how }.
