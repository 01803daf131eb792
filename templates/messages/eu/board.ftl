# What the boards of all games say. A side's name stands before “aldea”, which takes the endings.

south = Hego
north = Ipar

# In a list after the position: who is next, and what may be played.
to-move = { $side } aldearen txanda: { $moves }.
side-to-move = { $side } aldearen txanda.

side-won = { $side } aldeak irabazi du: { $how }.
sides-drew = Berdinketa: { $how }.
