# What the boards of all games say.

south = Sur
north = Norte

# In a list after the position: who is next, and what may be played.
to-move = Le toca a { $side }: { $moves }.
side-to-move = Le toca a { $side }.

side-won = { $side } ha ganado: { $how }.
sides-drew = Empate: { $how }.
