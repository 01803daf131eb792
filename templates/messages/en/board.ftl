# What the boards of all games say.

south = South
north = North

# In a list after the position: who is next, and what may be played.
to-move = { $side } to move: { $moves }.
