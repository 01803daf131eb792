# Why the last move or throw did what it did, as `why` tells it.

why-turn-ends = The turn ends.

why-sokusowo-lap = { $lap }. { $side } { $pit }: { $seeds } taken, one of them kept, { $sown } sown as far as { $end_side } { $end }, { $found ->
    [0] which was empty: the turn ends.
   *[other] which held { $found }: on from there.
}

why-tihbat-sown = { $side } { $pit }: { $seeds } sown, the first into that pit itself, the last into { $end_side } { $end }, which holds { $made } with it.
why-tihbat-stayed = { $side } { $pit } had a single seed, which was sown back into it.
why-tihbat-moved-on = { $side } { $pit } had a single seed, which went on into { $end_side } { $end }; that holds { $made } with it.
why-tihbat-captured = { $made } in a pit of { $side }'s own is one of 2, 4, 6 and 8, so they are captured.
why-tihbat-not-even = { $made } in a pit of { $side }'s own is none of 2, 4, 6 and 8, so nothing is captured.
why-tihbat-elsewhere = The last seed fell on the other side, where nothing is captured.
why-tihbat-passed = Both pits of { $side } were empty, so passing was all there was to do.
why-tihbat-repetition = The same seeds have lain so before, with the same side to move. What is left is shared: { $shared } each.

why-seega-one-more = A turn places two pieces; one more is to come.
why-seega-pair = That was the second piece of the turn. Nothing is captured yet.
why-seega-movement = All pieces stand, and only the centre is empty. { $side } makes the first step.
why-seega-enclosed = { $prey } stood between { $to }, where the piece came to, and { $jaw }, where { $side } has another: so it is captured.
why-seega-centre-safe = { $centre } stands between two, too, but on the centre nobody is captured.
why-seega-nothing = No enemy right beside { $to } has a piece of { $side } right behind it, so nothing is captured.
why-seega-between = The piece stands between two enemies now. It went there by itself, so it is safe.
why-seega-chain = From { $to } the same piece can capture on, so { $side } goes on.
why-seega-removed = { $blocked } had no step; only then may { $side } take off a piece, to let it out.
why-seega-stopped = The same piece could have captured on, but it need not. The turn ends.
why-seega-blocked = No piece of { $blocked } has an empty cell beside it, so { $side } moves on.

why-sho-sum = { $one } and { $other } make { $sum }.
why-sho-entry = All nine coins of { $side } are in hand; this throw enters { $coins } at { $to } together.
why-sho-entry-three = 1+1 and 1+2 enter three in place of two.
why-sho-entry-more = That is one more than stand there: { $standing }.
why-sho-barra = 1+1 is barra: 2 is added to what { $side } can use, and the dice are thrown again before anything moves.
why-sho-barra-split = 1+1 is barra: the dice are thrown again, and the total will be split in two.
why-sho-in-vain = No coin of { $side } can use it: each would pass from its place to more enemy coins than move, or the house rules forbid it.
why-sho-entered = They came together, as all nine coins of { $side } were in hand.
why-sho-advanced = From { $from }, { $by } further is { $to }.
why-sho-home = { $needed } would do to pass the last cowrie; the move had { $by }.
why-sho-placed = Nothing stood there.
why-sho-stacked = Own coins stood there; they make one stack of { $height } now.
why-sho-stack-throws = Making a stack earns another throw.
why-sho-captured = { $victim } had { $coins } there, no more than came: they go back to the hand.
why-sho-capture-throws = { $victim } has other coins on the path, so the capture earns another throw.
why-sho-capture-ends = { $victim } has no other coin on the path, so the capture earns no throw.
why-sho-rest = Left over: { $rest }. Another coin may use it, or it is left.
why-sho-rest-lost = Left over: { $rest }, which no other coin can use.
why-sho-second = The second part, { $part }, is for another coin or stack.
why-sho-kept = What was not used is kept for the next throw: { $values }.
why-sho-passed = Only what a coin did not need on its way home may be left.

why-sigh-rule = The rule for { $white }: { $does }
why-sigh-opens-not = Only { $opening } opens the game; the other side throws.
why-sigh-no-captive = { $side } has no captive left to release.
why-sigh-cannot-move = No free piece of { $side } can go { $by } holes.
why-sigh-released = Freed: { $pieces }. The hindmost of them stepped from { $from } into the frontier, { $to }; now { $from } is the frontier.
why-sigh-held = A piece that has stopped stands on the frontier, so nobody steps into it.
why-sigh-moved = { $from } to { $to } is { $by } holes along the path.
why-sigh-captured = Captured in { $hole }: { $pieces }. { $victim } has { $left } left.
why-sigh-given-back = Given back to { $victim } in { $hole }: { $pieces }.
why-sigh-throws-on = A { $white } throws again.
why-sigh-race-over = No capture is possible any more: the race is over.
why-sigh-rachva-took = In the rachva { $take } takes a piece and throws again.
why-sigh-rachva-shielded = In the rachva { $shield } throws again, and what was taken before it is safe.
why-sigh-rachva-gave-back = In the rachva { $back } gives back what is not safe, and ends the turn.
why-sigh-rachva-nothing = In the rachva such a throw takes nothing, and ends the turn.
