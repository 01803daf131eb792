# What sides offer each other, and moves that are taken back.

table-offers-a-draw = Table { $table }: { $player } offers a draw.
table-offers-takeback = Table { $table }: { $player } asks to take back their last move.
table-offers-to-pause = Table { $table }: { $player } offers a pause; the clock would stand still until the next move.
table-taken-back = The move is taken back, with what came after it.
table-undone = Table { $table }: { $player } takes the last move back.
table-paused = A pause: the clock stands still until the next move.
table-drawn-by-agreement = A draw, as all agreed.
table-sides-swapped = First to move, as sides are swapped: { $players }.
table-private = Only its players will see the game: it goes on in a private thread.

button-undo = Undo
button-rematch = Rematch

help-undo = takes back the move that you have just made, until something follows it.
help-rematch = invites those whom you have just played to the same game again, sides swapped.

refused-agreed-already = You have agreed at table { $table } already; others have not answered yet.
refused-captain-speaks = Only { $captain }, the captain of your side at table { $table }, offers and answers for it.
refused-nothing-to-take-back = Your side has not moved at table { $table }, so there is nothing to take back.
refused-takeback-over-throw = Something was thrown at table { $table } since your last move, and nothing is taken back over a throw.
refused-takeback-over-resignation = Somebody has resigned at table { $table } since your last move, and nothing is taken back over that.
refused-nothing-to-undo = There is nothing to undo at table { $table }: only a move can be undone, and only until something follows it. `offer takeback { $table }` asks the other side.
refused-not-the-mover = The last move at table { $table } was made by { $mover }, who alone can undo it. `offer takeback { $table }` asks for yours.
refused-paused-already = The clock at table { $table } stands still already, until the next move.
refused-no-rematch = A rematch follows a game that was played to its end, and there is none at table { $table }.
refused-rematch-of-former = Somebody who played at table { $table } is not here any more, so there can be no rematch. Begin with `challenge`.
refused-private = Table { $table } is private: only its players may look at it.
refused-private-forbidden = I may not open private threads here (the permission { $permission } is missing), so everybody would see the game. Whoever manages this channel can give it to me.
refused-private-impossible = There can be no private thread here, so I cannot keep anybody from looking on. Make a room that only the players are in, let me in, and play there without `private`.
refused-rematch-elsewhere = Not everybody at table { $table } played here, so an invitation would not reach them. Begin with `challenge`, and tell them its code.
