# Sho. The sides are called by the shapes of their coins.

sho-round = Round
sho-square = Square
sho-scalloped = Scalloped
sho-six-sided = Six-sided

sho-coins = { $coins ->
    [one] one coin
    [2] two coins
    [3] three coins
    [4] four coins
    [5] five coins
    [6] six coins
    [7] seven coins
    [8] eight coins
    [9] nine coins
   *[other] { $coins } coins
}

sho-threw = { $side } threw { $one } and { $other }.
sho-threw-barra = { $side } threw 1 and 1, barra, and throws on.
sho-threw-in-vain = { $side } threw { $one } and { $other }, which nothing can use.

# What coins did; each of these goes on in one of the next.
sho-entered = { $side } entered { $coins } at { $to }
sho-entered-home = { $side } brought { $coins } from the hand all the way home
sho-moved = { $side } moved { $coins } from { $from } to { $to }
sho-went-home = { $side } brought { $coins } home from { $from }

sho-placed = { $way }.
sho-stacked = { $way }: { $coins } are stacked there now.
sho-captured = { $way } and captured { $coins } of { $victim }.
sho-left-over = { $way }, with { $rest } left over.
sho-throws-on = { $done } { $side } throws again.
sho-passed = { $side } left the { $rest } that was over.

# Moves on buttons and in menus.
sho-offers-entry = { $coins ->
    [one] { $carried } enters at { $to }
   *[other] { $carried } enter at { $to }
}
sho-offers-entry-home = a coin from the hand goes all the way
sho-offers-coin = coin on { $from } moves { $values }
sho-offers-stack = stack on { $from } moves { $values }
sho-offers-placing = { $way }
sho-offers-stacking = { $way }: stacks { $coins }
sho-offers-capture = { $way }: captures { $coins }
sho-offers-home = { $way }: home
sho-offers-home-with-rest = { $way }: home, { $rest } left over
sho-offers-to-leave = leave the { $rest } that is over

sho-no-such-position = The cowries have the positions 1 to 63.
sho-nothing-there = You have no coins on { $position }.
sho-hand-empty = You have no coins in hand.
sho-not-at-hand = That is not at hand: a move uses one value or several joined, rising, each as often as it is there.
sho-outnumbered = On { $position } you would meet { $coins } of another side; whoever captures must move no fewer.
sho-nine = By the house rules no stack of nine may be formed.
sho-not-all-nine = All nine coins enter at once only when they all have been captured, with 3 and 6, and if 9 is empty.
sho-may-not-pass = What can be used must be; only what was left over on the way home can be left.
sho-moved-already = The coins on { $position } have made the first part; the second one is for others.
sho-no-part = The total is split in two: the first part is a number from 1 to { $total }.
sho-beyond-home = The first part goes no farther than home, { $most } from there.

sho-stack = { $coins ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $coins }
} on { $position }
sho-side = { $side }: { $stacks }; { $hand } in hand, { $home } home.
sho-side-off-path = { $side }: none on the path; { $hand } in hand, { $home } home.

sho-roll = { $one }+{ $other }
sho-thrown = Thrown: { $rolls }.
sho-thrown-in-vain = { $side } threw { $rolls }, which nothing could use.
sho-no-dice = No dice lie on the cushion.
sho-values = At hand: { $values }.
sho-values-or-sums = At hand: { $values }, one or several together.
sho-values-all = At hand: 9, for two coins or all nine.
sho-values-rest = Left over: { $rest }.
sho-values-split = At hand: { $total }, to be split in two.
sho-values-second = At hand: { $part }, the second part.
sho-to-throw = { $side } to throw.
sho-to-move = { $side } to move.

# How a game ended, after “Round has won: ”.
sho-ended-home = all nine coins are home
sho-ended-sho = all nine coins went home as one stack, a sho
