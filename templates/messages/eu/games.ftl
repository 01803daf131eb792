# The games' names.

game-sokusowo = Sokusowó
game-tihbat = Tihbat
game-seega = Seega
game-sho = Sho
game-sigh = Sigh
game-variant = { $game } ({ $variant })
