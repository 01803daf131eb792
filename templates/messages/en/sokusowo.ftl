# Sokusowó. Each lap keeps one seed, so the number of laps is the number of seeds captured.

sokusowo-played = { $side } played { $pit }: { $laps ->
    [one] one lap
   *[other] { $laps } laps
}, ended in { $end_side } { $end }; { $laps } captured.
sokusowo-played-last = { $side } played { $pit }: { $laps ->
    [one] one lap
   *[other] { $laps } laps
}, ended in { $end_side } { $end }; { $laps } captured. That leaves a side without a pit to start from, so the seeds left go to their rows’ owners: South { $south }, North { $north }.

sokusowo-no-such-pit = Your pits are 1 to 6.
sokusowo-empty = Pit { $pit } is empty; a turn starts from a pit with two seeds or more.
sokusowo-one-seed = Pit { $pit } has one seed; a turn starts from a pit with two seeds or more.

sokusowo-row = { $side } 1 to 6: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
sokusowo-stores = Stores: South { $south }, North { $north }.

# How a game ended, after “South has won: ” or “A draw: ”.
sokusowo-ended-majority = { $more } seeds to { $fewer }, more than half of all
sokusowo-ended-exhausted = { $more } seeds to { $fewer } when a side had no pit left to start from
