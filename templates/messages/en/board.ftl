# What the boards of all games say.

south = South
north = North

# In a list after the position: who is next, and what may be played.
to-move = { $side } to move: { $moves }.
side-to-move = { $side } to move.

side-won = { $side } has won: { $how }.
sides-drew = A draw: { $how }.
