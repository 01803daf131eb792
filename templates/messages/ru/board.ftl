# Что говорят доски всех игр.

south = Юг
north = Север

# В списке после позиции: чей ход и чем можно пойти.
to-move = Ходит { $side }: { $moves }.
side-to-move = Ходит { $side }.

side-won = Побеждает { $side }: { $how }.
sides-drew = Ничья: { $how }.
