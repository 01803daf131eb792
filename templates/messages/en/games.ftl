# The games' names, and their rules as `rules <game>` tells them.

game-sokusowo = Sokusowó
game-tihbat = Tihbat
game-seega = Seega
game-sho = Sho
game-variant = { $game } ({ $variant })

rules-sokusowo =
    Sokusowó, “I keep a stone in the hand”: a mancala from Ilésà, Nigeria.
    Two rows of six pits with four seeds each. The lower row is South's, the upper one North's; everybody numbers the own pits 1 to 6 from left to right. South begins.
    • Choose an own pit with two seeds or more. Take all its seeds, keep one in your store, and sow the rest one by one into the pits that follow, counter-clockwise.
    • If the last seed falls into a pit that held seeds, on either side, take all of that pit: keep one, sow the rest, and so on. The turn ends when a last seed falls into an empty pit.
    • Whoever has more than half of all seeds at the end of a turn wins. When a side has no pit with two seeds left, each side adds the seeds in its own row to its store; more seeds wins.

rules-tihbat =
    Tihbat, told to Lalo Kinast in 2006: the smallest of mancalas, from Taourirt, Morocco.
    Two rows of two pits with seven seeds each. The lower row is South's, the upper one North's; everybody numbers the own pits 1 and 2 from left to right. South begins.
    • Choose an own pit with seeds. Sow all of them one by one counter-clockwise, the first into the pit that they came from.
    • If the last seed falls into an own pit and makes 2, 4, 6 or 8 there, you capture all of these. Whoever has no seeds to sow passes.
    • The game ends when all seeds are captured, or when a position comes back: then the seeds left are shared equally. More seeds wins.

rules-seega =
    Seega (siga, sidja), a game of the Egyptian sand, described by Lane in 1836. The cells are eyes, the pieces dogs.
    • Two a turn, the sides place their pieces on empty cells (`c4`), until only the centre is empty. Round, with the stones, begins; nothing is captured yet.
    • Then Square begins to move: one piece one step along a row or column to an empty cell (`b3c3`).
    • An enemy right beside the cell that you come to is captured if a piece of yours stands right behind it, as in the picture; several at once, too. Who steps between two enemies is safe, and so is whoever is on the centre.
    • A piece goes to and fro over the same two cells twice at most. A side without a step waits; the other moves on, and may take off an own piece to let it out (`xc2`).
    • Whoever is down to the last piece has lost. Both may agree to count (`offer settle`): more pieces wins. So it is, too, when a position comes for the third time, and after long without a capture.
rules-sho =
    Sho, “dice”: a race of coins along a spiral of 64 cowries, from Tibet. Two, three or four sides have nine coins each; in `sho/pairs` two pairs share nine each and take turns.
    • Throw two dice and go on by their sum with a coin or a stack, or enter a coin from your hand. On an empty position your turn ends.
    • On own coins they become a stack, which moves as one and is never split. Enemy coins that are no more than yours go back to their hand. Both earn another throw; a capture only if its victim has other coins on the path.
    • While all nine are in hand, two enter at once, three with 1+1 or 1+2, and one more than any that stand there. If they all were captured, 3+6 may enter all nine.
    • 1+1 later on: 2 is added to your values, and you throw again. Use one value or several together; what you do not use is added to a further throw.
    • A coin that passes the last cowry is home; what it did not need, another one may use. Whoever has all nine home wins; as one stack it is a sho.

rules-variants = Variants: { $variants }.
rules-house-rules = House rules, to be set with a challenge:
rules-house-rule = • `{ $rule }`: { $values }; usually { $usual }. { $told }
rules-try = Try it: `challenge { $game } @friend`

rule-seeds = How many seeds lie in each pit at the start.
rule-sokusowo-end-when = Whether the game ends when either side has no pit to start from, or only when the side to move has none.
rule-tihbat-single = Whether a single seed is sown back into its own pit, or moves on into the next one.
rule-sho-nine-stack = Whether a stack of nine may be formed.
rule-sho-flexible-barra = Whether what is thrown after 1+1 is split freely between two stacks.
rule-sho-start = Who begins: before noon the oldest and from noon on the youngest player (nga gen, chi son), chance, or whoever invites.
rule-sho-ritual = Whether the next player lifts the cup before the dice show.
rule-sho-stake = How many chips each side lays under the cushion.
rule-tihbat-early-win = Whether more than half of all seeds wins at once.
rule-seega-opening = The first pairs go anywhere, or on the middles of the edges, as Lane saw it in Cairo.
rule-seega-first-mover = Who moves first: who placed last, as most descriptions say, or who began.
rule-seega-diagonal = Steps in all eight directions, as in some places; captures stay in rows and columns.
rule-seega-chain-captures = Whether a piece that captured may, or must, capture on; played elsewhere.
rule-seega-victory = Lost with one piece left, or with none, which is older.
rule-seega-quiet-limit = Moves without a capture until the pieces are counted; 0 for never. Ours: the source trusts the players.
