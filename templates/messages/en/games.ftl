# The games' names, and their rules as `rules <game>` tells them.

game-sokusowo = Sokusowó
game-tihbat = Tihbat
game-seega = Seega
game-sho = Sho
game-sigh = Sigh
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
    • On own coins they become a stack, which moves as one and is never split. Enemy coins that are no more than yours go back to their hand, as two did in the picture. Both earn another throw; a capture only if its victim has other coins on the path.
    • While all nine are in hand, two enter at once, three with 1+1 or 1+2, and one more than any that stand there. If they all were captured, 3+6 may enter all nine.
    • 1+1 later on: 2 is added to your values, and you throw again. Use one value or several together; what you do not use is added to a further throw.
    • A coin that passes the last cowry is home; what it did not need, another one may use. Whoever has all nine home wins; as one stack it is a sho.
    • With `stake=…` each side lays chips under the cushion, where the community wants that; the winner takes them, twice for a sho. They are worth nothing elsewhere.

rules-sigh =
    Sigh, al-sig or es-sig: a race with captures in the holes of a sand mound, thrown with sticks, from Western Sahara.
    Each side has a piece in each hole of its home row: South in row a, North in the top one. South runs a leftwards, b rightwards, c leftwards, d rightwards, and then circles in c and d; North likewise from the top. All pieces begin as captives.
    • Throw eight sticks and count the white faces. 0, 1, 7 or 8 opens the game. From then on 8 releases eight captives, 0 four, 1 or 7 one: the hindmost of them steps over the frontier, and captives further back stay.
    • 2, 3, 5 and 6 move a free piece so far, over anything; 7 and 8 too once no captive is left. An enemy where it lands is captured. A 4 moves and throws again; a 2 straight after takes such moves back.
    • When no capture is possible any more the rachva begins: each 4 takes a piece and throws again, 1 or 8 keeps what was taken, 2 gives it back. Whoever has lost all pieces loses.
    • A side is one player or a team (`challenge sigh @b team @c`): its captain throws and moves, or with `team=rotate` its players take turns.
    • With six or four sticks 3 is a sigh: it releases one and throws again. The last captures over, more pieces win.

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
rule-sigh-holes = How many holes each row has, and pieces each side.
rule-sigh-rows = How many rows the mound has.
rule-sigh-sticks = How many sticks are thrown, and what the throws do.
rule-sigh-opening = Whether the sides throw for the opening, or each begins with its foremost piece released.
rule-sigh-count-from = Whether a piece in its first row counts from its own hole, or from the last one before the second row.
rule-sigh-retreat = Whether pieces in their third of four rows may go backwards in it.
rule-sigh-stack-own = Whether own free pieces may share a hole.
rule-sigh-last-row = Whether pieces circle in their last two rows, stop in the last one, or turn back at its end; usually `stop` with three rows.
rule-sigh-four = Whether a 4 of eight sticks moves and throws again, or only throws again.
rule-sigh-undo = Whether a 2 takes back all fours before it, or the last one.
rule-sigh-eight = Whether an 8 with no captive left moves, or throws again.
rule-sigh-finish = Whether the end of the race leads to the rachva, or more pieces win; usually `majority` with fewer sticks.
rule-sigh-edge-percent = How often in a hundred a stick does not lie flat.
rule-sigh-edge = Whether such a stick counts as white or black, or all are thrown again.
