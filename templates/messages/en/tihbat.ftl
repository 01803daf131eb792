# Tihbat.

tihbat-played = { $side } played { $pit }: { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}, last in { $end_side } { $end }, none captured.
tihbat-captured = { $side } played { $pit }: { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}, last in { $end_side } { $end }, { $captured } captured.
tihbat-played-last = { $side } played { $pit }: { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}, last in { $end_side } { $end }, none captured. The same position has come back, so the seeds left are shared: { $shared } each.
tihbat-passed = { $side } passed.
tihbat-passed-last = { $side } passed. The same position has come back, so the seeds left are shared: { $shared } each.

tihbat-no-such-pit = Your pits are 1 and 2.
tihbat-empty = Pit { $pit } is empty; a turn starts from a pit with seeds.
tihbat-must-pass = Both your pits are empty; you can only pass.
tihbat-may-not-pass = You have seeds to sow; only a side with both pits empty passes.

tihbat-row = { $side } { $first }, { $second }.
tihbat-stores = Captured: South { $south }, North { $north }.
tihbat-to-pass = { $side } has to pass.

# How a game ended, after “South has won: ” or “A draw: ”.
tihbat-ended-captured = { $more } seeds to { $fewer }, all of them captured
tihbat-ended-majority = { $more } seeds to { $fewer }, more than half of all
tihbat-ended-repetition = { $more } seeds to { $fewer } when the position came back
