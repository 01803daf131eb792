# Seega. Side 1 has round stones, side 2 square sherds.

round = Round
square = Square

seega-placed = { $side } placed a piece on { $cell }.
seega-placed-pair = { $side } placed pieces on { $first } and { $cell }.
seega-moved = { $side } moved { $from } to { $to }.
seega-captured = { $side } moved { $from } to { $to } and captured { $captured }.
seega-removed = { $side } took its own piece off { $cell }.
seega-stopped = { $side } captures no further.
seega-then-movement = { $told } All pieces are placed; from now on they move.
seega-then-chain = { $told } The same piece can capture on.
seega-then-blocked = { $told } { $blocked } has no step and waits.

seega-no-such-cell = There is no cell { $cell }; the board goes from { $first } to { $last }.
seega-still-placing = Pieces are still being placed: name one empty cell, as in `b2`.
seega-all-placed = All pieces are placed; now they move. Name from where to where, as in `b2b3`.
seega-centre = The centre, { $cell }, stays empty while pieces are placed.
seega-occupied = There is a piece on { $cell } already.
seega-cross = Your first pair goes on { $one } and { $other } in this opening.
seega-no-piece = There is no piece on { $cell }.
seega-not-yours = The piece on { $cell } is not yours.
seega-not-adjacent = { $to } is not next to { $from }; a piece moves one step.
seega-diagonal = { $to } lies diagonally from { $from }; a piece moves along rows and columns only.
seega-to-and-fro = Your piece has gone to and fro between { $from } and { $to } twice, which is as often as it may; play something else.
seega-chain-or-stop = The piece on { $cell } has captured and can capture on: do that with it, or `stop`.
seega-chain-goes-on = The piece on { $cell } has captured and must capture on.
seega-nothing-to-stop = There is no chain of captures to stop.
seega-nobody-blocked = You may take an own piece off the board only while the other side has no step.
seega-frees-nobody = Taking the piece off { $cell } gives the other side no step, so it stays.
seega-waits = { $side } has no step now; the other side moves on until there is one.

seega-side = { $side }, { $pieces }: { $cells }.
seega-side-none = { $side }: none on the board.
seega-centre-taken = Centre: { $side }.
seega-centre-empty = Centre: empty.
seega-in-hand = In hand: Round { $round }, Square { $square }.

# How a game ended, after “Round has won: ” or “A draw: ”.
seega-ended-captured = { $more } pieces to { $fewer }, too few to go on
seega-ended-repetition = { $more } pieces to { $fewer } when a position came for the third time
seega-ended-quiet = { $more } pieces to { $fewer } after { $plies } moves without a capture
seega-ended-settled = { $more } pieces to { $fewer }, as both agreed to count
