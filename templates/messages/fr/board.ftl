# What the boards of all games say.

south = Sud
north = Nord

# In a list after the position: who is next, and what may be played.
to-move = À { $side } de jouer : { $moves }.
side-to-move = À { $side } de jouer.

side-won = { $side } a gagné : { $how }.
sides-drew = Partie nulle : { $how }.
