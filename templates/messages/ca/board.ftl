# What the boards of all games say.

south = Sud
north = Nord

# In a list after the position: who is next, and what may be played.
to-move = Toca a { $side }: { $moves }.
side-to-move = Toca a { $side }.

side-won = { $side } ha guanyat: { $how }.
sides-drew = Empat: { $how }.
