# Названия игр.

game-sokusowo = Сокусово
game-tihbat = Тихбат
game-seega = Сиджа
game-sho = Шо
game-sigh = Сига
game-variant = { $game } ({ $variant })
