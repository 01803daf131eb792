# Sigh. Faces of sticks are white or dark; a four has four white faces.

sigh-threw = { $side } threw { $white ->
    [0] no white
    [one] one white
    [2] two white
    [3] three white
    [4] four white
    [5] five white
    [6] six white
    [7] seven white
    [8] eight white
   *[other] { $white } white
} of { $sticks ->
    [4] four
    [6] six
    [8] eight
   *[other] { $sticks }
}
sigh-threw-on-edge = { $threw }, { $edges ->
    [one] one of them
   *[other] { $edges } of them
} on edge
sigh-threw-opens-not = { $threw }, which does not open the game.
sigh-threw-in-vain = For the opening they threw { $throws } in vain. { $told }
sigh-threw-released = { $threw }. { $released }
sigh-threw-moves = { $threw }: a piece moves { $by }.
sigh-threw-undid = { $threw }, which takes back { $moves ->
    [0] nothing, and ends the turn
    [one] the move before it
   *[other] the { $moves } moves before it
}.
sigh-threw-again = { $threw }, and throws again.
sigh-threw-nothing = { $threw }: the turn ends.
sigh-threw-took = { $threw } and took a piece; { $victim } has { $left } left.
sigh-threw-shielded = { $threw }: { $pieces ->
    [one] the piece taken is
   *[other] the { $pieces } pieces taken are
} shielded, and the turn goes on.
sigh-threw-gave-back = { $threw }, and gave { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} back.
sigh-rachva-begins = { $told } The race is over, and the rachva begins.

sigh-moved = { $side } moved { $from } to { $to }.
sigh-captured = { $side } moved { $from } to { $to } and captured { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}.
sigh-undone = { $side }'s move from { $from } to { $to } was taken back.
sigh-released = { $side } released { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}; { $from } went to { $to }.
sigh-released-captured = { $side } released { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}; { $from } went to { $to } and captured { $taken ->
    [one] one piece
   *[other] { $taken } pieces
}.
sigh-released-held = { $side } released { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}; a stopped piece holds the frontier.

sigh-no-such-hole = There is no hole { $hole }.
sigh-nothing-there = You have no piece in { $hole }.
sigh-is-captive = The piece in { $hole } is captive: it moves once a throw has released it.
sigh-is-stopped = The piece in { $hole } is in its last row, where pieces stop for good.
sigh-not-so-far = The throw moves a piece { $by } places along its path.
sigh-past-the-end = By the house rules no piece moves past the end of its last row.
sigh-past-the-turn = A piece on its way back must end in the first hole of its second row exactly.
sigh-own-piece = A piece of your own stands in { $hole }.
sigh-stopped-enemy = The piece in { $hole } is in its last row, where it cannot be captured.

# The position, in a list after what happened.
sigh-side = { $side } has { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}.
sigh-free = Free: { $holes }.
sigh-backwards = On the way back: { $holes }.
sigh-captive = Captive: { $holes }.
sigh-frontier = Frontier: { $hole }.
sigh-run = { $first } to { $last }
sigh-stack = { $pieces ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $pieces }
} in { $hole }
sigh-rachva = In the rachva South has { $south } left and North { $north }.
sigh-lie = The sticks show { $white } white of { $sticks }.
sigh-to-throw = { $side } to throw.
sigh-to-move = { $side } to move { $by }.

# How a game ended, after “South has won: ”.
sigh-ended-captured = all pieces of the other side are captured
sigh-ended-rachva = the last piece was taken in the rachva
sigh-ended-majority = no capture is possible any more, and { $more } pieces are left against { $fewer }
sigh-ended-quiet = the game went on for too long, and { $more } pieces are left against { $fewer }
