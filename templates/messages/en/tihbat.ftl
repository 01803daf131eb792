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

tihbat-won = { $side } has won, { $won } to { $lost }.
tihbat-won-majority = { $side } has won with more than half of all seeds, { $won } to { $lost }.
tihbat-won-repetition = { $side } has won by repetition, { $won } to { $lost }.
tihbat-drawn = Drawn, { $seeds } each.
tihbat-drawn-repetition = Drawn by repetition, { $seeds } each.
