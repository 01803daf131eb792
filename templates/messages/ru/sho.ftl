# Шо. Стороны зовут по форме их монет; все слова мужского рода, чтобы к ним подходил любой глагол.

sho-round = Круг
sho-square = Квадрат
sho-scalloped = Цветок
sho-six-sided = Шестиугольник

# Винительный падеж: что вводят, ведут или берут.
sho-coins = { $coins ->
    [1] одну монету
    [2] две монеты
    [3] три монеты
    [4] четыре монеты
    [5] пять монет
    [6] шесть монет
    [7] семь монет
    [8] восемь монет
    [9] девять монет
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монет
}

sho-threw = { $side } бросает { $one } и { $other }.
sho-threw-barra = { $side } бросает 1 и 1, это барра, бросок продолжается.
sho-threw-in-vain = { $side } бросает { $one } и { $other }, но пойти так нечем.

# Что сделали монеты; каждое продолжается в одном из следующих.
sho-entered = { $side } вводит { $coins } на { $to }
sho-entered-home = { $side } проводит { $coins } из руки до самого дома
sho-moved = { $side } ведёт { $coins } с { $from } на { $to }
sho-went-home = { $side } ведёт { $coins } с { $from } домой

sho-placed = { $way }.
sho-stacked = { $way }: теперь там стопкой { $coins }.
sho-captured = { $way } и берёт { $coins } у стороны { $victim }.
sho-left-over = { $way }, и остаётся ещё { $rest }.
sho-throws-on = { $done } { $side } бросает снова.
sho-passed = { $side } оставляет лишнее: { $rest }.

# Ходы на кнопках и в меню.
sho-offers-entry = { $coins ->
    [1] ввести { $carried } на { $to }
   *[other] ввести сразу { $carried } на { $to }
}
sho-offers-entry-home = провести монету из руки до самого дома
sho-offers-coin = монетой с { $from } пройти { $values }
sho-offers-stack = стопкой с { $from } пройти { $values }
sho-offers-placing = { $way }
sho-offers-stacking = { $way }: в стопке станет { $coins }
sho-offers-capture = { $way }: взять { $coins }
sho-offers-home = { $way }: домой
sho-offers-home-with-rest = { $way }: домой, останется { $rest }
sho-offers-to-leave = оставить лишнее: { $rest }

sho-no-such-position = У каури позиции от 1 до 63.
sho-nothing-there = На { $position } твоих монет нет.
sho-hand-empty = Монет в руке у тебя нет.
sho-not-at-hand = Таких чисел нет: ход использует одно число или несколько по возрастанию, каждое не чаще, чем оно есть.
sho-outnumbered = На { $position } ты встретишь { $coins } другой стороны; чтобы взять, нужно вести не меньше.
sho-nine = По домашним правилам стопку из девяти собирать нельзя.
sho-not-all-nine = Все девять монет входят разом, только если все они были взяты, при 3 и 6 и если позиция 9 пуста.
sho-may-not-pass = Что можно пройти, пройти нужно; оставить можно только лишнее после прихода домой.
sho-moved-already = Монеты на { $position } уже прошли первую часть, вторая для других.
sho-no-part = Сумма делится на две части: первая — число от 1 до { $total }.
sho-beyond-home = Первая часть ведёт не дальше дома, отсюда это { $most }.

# В списке того, что стоит: «две на 7».
sho-stack = { $coins ->
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
   *[other] { $coins }
} на { $position }
sho-side = { $side }: { $stacks }; в руке { $hand }, дома { $home }.
sho-side-off-path = { $side }: на пути ни одной; в руке { $hand }, дома { $home }.

sho-roll = { $one }+{ $other }
sho-thrown = Выпало { $rolls }.
sho-thrown-in-vain = { $side } бросает { $rolls }, но пойти так нечем.
sho-no-dice = На подушке нет костей.
sho-values = Можно пройти { $values }.
sho-values-or-sums = Можно пройти { $values }, одно число или несколько вместе.
sho-values-all = Можно пройти 9, двумя монетами или всеми девятью.
sho-values-rest = Осталось пройти { $rest }.
sho-values-split = Можно пройти { $total }, разделив на две части.
sho-values-second = Можно пройти { $part }, это вторая часть.
sho-to-throw = Бросает { $side }.
sho-to-move = Ходит { $side }.

# Как кончилась игра, после «Побеждает Круг: ».
sho-ended-home = все девять монет дома
sho-ended-sho = все девять монет пришли домой одной стопкой, это шо
