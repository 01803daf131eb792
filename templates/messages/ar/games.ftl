# أسماء الألعاب.

game-sokusowo = سوكوسوو
game-tihbat = تيحبات
game-seega = السيجة
game-sho = شو
game-sigh = السيك
game-variant = { $game } ({ $variant })
