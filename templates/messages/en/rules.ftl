# The pages of each game's rules.

rules-title = { $game }: { $page } ({ $number } of { $pages })
rules-pages = Pages: { $pages }. Next: `{ $next }`
rules-pages-last = Pages: { $pages }. First: `{ $first }`
rules-picture = In the picture: { $told }
rules-picture-with = In the picture, with { $rules }: { $told }
rules-picture-start = In the picture: the start.
rules-picture-start-with = In the picture: the start with { $rules }.
button-page-before = ← { $page }
button-page-next = { $page } →
button-rules = Rules

page-setup = Setup
page-throw = Throws
page-release = Release
page-entry = Entry
page-move = A move
page-capture = A capture
page-barra = 1+1, barra
page-end = The end
page-house = House rules
page-sticks = House rules of the sticks
page-origin = Where it comes from

rules-sokusowo-setup =
    Sokusowó, “I keep a stone in the hand”: a mancala from Ilésà, Nigeria.
    Two rows of six pits with four seeds each. The lower row is South's, the upper one North's; everybody numbers the own pits 1 to 6 from left to right. South begins.
rules-sokusowo-move = Choose an own pit with two seeds or more. Take all its seeds, keep one in your store, and sow the rest one by one into the pits that follow, counter-clockwise.
rules-sokusowo-capture = The seed that you keep is your capture: one in every lap. If the last seed falls into a pit that held seeds, on either side, take all of that pit: keep one, sow the rest, and so on. The turn ends when a last seed falls into an empty pit.
rules-sokusowo-end = Whoever has more than half of all seeds at the end of a turn wins. When a side has no pit with two seeds left, each side adds the seeds in its own row to its store; more seeds wins.
rules-sokusowo-origin = Yoruba in Ilésà, in the south-west of Nigeria, taught it to the authors of the Catalan description that these rules follow. Stones, shells or whatever is at hand serve as seeds; they belong to nobody until they are kept. The name says how one captures: one seed of each lap goes into the other hand before the rest are sown. The picture shows that description's own example.

rules-tihbat-setup =
    Tihbat, told to Lalo Kinast in 2006: the smallest of mancalas, from Taourirt, Morocco.
    Two rows of two pits with seven seeds each. The lower row is South's, the upper one North's; everybody numbers the own pits 1 and 2 from left to right. South begins.
rules-tihbat-move = Choose an own pit with seeds. Sow all of them one by one counter-clockwise, the first into the pit that they came from. Whoever has no seeds to sow passes.
rules-tihbat-capture = If the last seed falls into an own pit and makes 2, 4, 6 or 8 there, you capture all of these.
rules-tihbat-end = The game ends when all seeds are captured, or when a position comes back: then the seeds left are shared equally. More seeds wins.
rules-tihbat-single-stays = A single seed is sown back into its own pit, too: a legal move, though it changes nothing.
rules-tihbat-single-moves-on = In this variant a single seed is sown into the next pit.
rules-tihbat-origin = Girls and boys play it around Taourirt, in the north-east of Morocco. In February 2006 Lalo Kinast, a teacher, saw children of Moroccan families at it in Flix, a village in Catalonia, wrote their rules down and told Víctor Bautista i Roca of them; Mancala World describes it. What happens to a single seed is not clear there, so there are two variants.

rules-seega-intro = Seega (siga, sidja), a game of the Egyptian sand, described by Lane in 1836. The cells are eyes, the pieces dogs.
rules-seega-setup = Two a turn, the sides place their pieces on empty cells (`c4`), until only the centre is empty. Round, with the stones, begins; nothing is captured yet.
rules-seega-move = Then Square begins to move: one piece one step along a row or column to an empty cell (`b3c3`).
rules-seega-capture = An enemy right beside the cell that you come to is captured if a piece of yours stands right behind it, as in the picture; several at once, too. Who steps between two enemies is safe, and so is whoever is on the centre.
rules-seega-blocked = A piece goes to and fro over the same two cells twice at most. A side without a step waits; the other moves on, and may take off an own piece to let it out (`xc2`).
rules-seega-board = The board has { $size } by { $size } cells ({ $size ->
    [5] khamsawi
    [7] sebawi
   *[other] tisawi
}); each side has { $pieces } pieces.
rules-seega-cross = In this variant Round's first pair goes on { $first } and { $second }, Square's on { $third } and { $fourth }: Lane's cross.
rules-seega-lost-at-last = Whoever is down to the last piece has lost.
rules-seega-lost-at-none = Whoever has no piece left has lost.
rules-seega-end = Once all pieces are placed, both can agree to count (`offer settle`): more pieces wins, equal numbers are a draw. Pieces are counted, too, when a position comes for the third time, and after { $plies } moves in a row without a capture.
rules-seega-origin = Egyptians draw the board in the sand and play with pebbles. Such boards are carved into slabs of temples as well, nobody knows when. Edward William Lane described the game in 1836, H. Carrington Bolton in 1890, Edward Falkener in 1892; these rules follow the reading that Eli Gurevich made of them. The pieces are dogs (kelb), the cells eyes (eyn). The picture shows how pieces are first placed in Lane's variant.

rules-sho-intro = Sho, “dice”: a race of coins along a spiral of 64 cowries, from Tibet. Two, three or four sides have nine coins each; in `sho/pairs` two pairs share nine each and take turns.
rules-sho-move = Throw two dice and go on by their sum with a coin or a stack, or enter a coin from your hand. On an empty position your turn ends.
rules-sho-capture = Where coins of your own stand, those that come join them as one stack, which moves as one and is never split. Enemy coins that are no more than yours go back to their hand, as two did in the picture. Both earn another throw; a capture only if its victim has other coins on the path.
rules-sho-entry = While all nine of your coins are in hand, two enter at once, three with 1+1 or 1+2, and one more than any that stand there. If they all were captured, 3+6 may enter all nine.
rules-sho-barra = 1+1 later on: 2 is added to your values, and you throw again. Use one value or several together; what you do not use is added to a further throw.
rules-sho-end = A coin that passes the last cowry is home; what it did not need, another one may use. Whoever has all nine home wins; as one stack it is a sho.
rules-sho-stake = With `stake=…` each side lays chips under the cushion, where the community wants that; the winner takes them, twice for a sho. They are worth nothing elsewhere.
rules-sho-setup = Behind each cowrie lies a position, 1 to 63; whoever passes the 64th cowrie is home. All coins begin in the hand and enter at the same place. Before noon the oldest player begins, from noon on the youngest (nga gen, chi son).
rules-sho-pairs = Partners sit opposite each other and take the turns of their pair one after the other.
rules-sho-flexible = 1+1 later on: you throw on until it is not 1+1. The total of these throws is split in two as you like: one coin or stack moves the first part, though not past home, another one the second. Only the last move can earn another throw.
rules-sho-no-nine = In this variant no stack of nine may be formed.
rules-sho-origin = Sho is the Tibetan word for dice. By tradition men play it for money at the great festivals, mostly three together. On a cloth lies the shoten, a cushion of yak leather filled with hair, and round it the dshumbu, 64 cowries. The wooden cup is the shopo, a player's nine coins are the lagkhey. 1+1 is called barra or pa ra, and 1+2 sugu barra: on the first throw it enters three coins, as in the picture.

rules-sigh-intro = Sigh, al-sig or es-sig: a race with captures in the holes of a sand mound, thrown with sticks, from Western Sahara.
rules-sigh-teams = A side is one player or a team (`challenge sigh @b team @c`): its captain throws and moves, or with `team=rotate` its players take turns.
rules-sigh-board = The mound has { $rows } rows with { $holes } holes in each; row a is South's home, the top row North's. Each side begins with a piece in every hole of its home row, and all of these are captives.
rules-sigh-path-four = South runs leftwards in a, rightwards in b, leftwards in c, rightwards in d; North likewise from the top. So both run the same way in each row.
rules-sigh-path-three = South runs leftwards in a, rightwards in b, leftwards in c; North rightwards in c, leftwards in b, rightwards in a.
rules-sigh-circuit = From the end of its path a piece goes on in the row before the last, and circles in these two.
rules-sigh-stop = In its last row a piece stays for good: it neither moves nor is captured, and none goes past the end of that row.
rules-sigh-return = At the end of its path a piece turns and runs back. It stays for good in the first hole of its second row, which it must reach exactly.
rules-sigh-sticks = Throw { $sticks } sticks together. One face of each is white, the other dark; only the number of white ones counts.
rules-sigh-opening = At first both sides throw in turn. Whoever throws { $opening } begins, and plays that throw at once.
rules-sigh-advance = At the start the foremost piece of each side is released, and South throws.
rules-sigh-no-opening = South throws first.
rules-sigh-throw = • { $white }: { $does }
rules-sigh-release = The captives that are furthest ahead become free, as many as the throw says or as there are. The hindmost of these steps into the frontier, which has dots round its hole: at first it is the first hole of the second row. An enemy there is captured. The hole that this piece leaves is the new frontier, and those behind it stay captive. A throw that releases must be used so.
rules-sigh-move = One free piece goes as many holes along its path as the throw says, over anything. It may not end on a piece of its own side. If a piece can move, one must; if none can, the turn ends, or you throw again where the throw says so.
rules-sigh-capture = An enemy in the hole where your move ends leaves the mound for good, free or captive. What you only pass over stays. A capture earns no throw.
rules-sigh-undo = Beware of a 2 straight after a 4: it takes back what the 4s just before it moved, gives back what they captured, and ends the turn.
rules-sigh-end = Whoever has lost all pieces has lost. When no capture is possible any more, the race is over.
rules-sigh-rachva = Then comes the rachva, the trembling: the sides throw for the pieces that are left. { $take } takes one and throws again. { $shield } throws again, and what was taken before it is safe. { $back } gives back what is not safe and ends the turn, as any other throw does. Whoever takes the last piece wins.
rules-sigh-majority = Then more pieces win; equal numbers are a draw.
rules-sigh-origin = One of the best known games of Western Sahara, of a family that has been known since the fourteenth century, mostly by the name of tâb. Women and men play it all year, most of all in Ramadan and in winter, also in teams. The holes (lbra) are made in a mound of sand, and camel droppings, twigs, shells or pebbles run in them. Essikh are the sticks, el-vatra is the opening, and rachva, the trembling, the last phase.

sigh-does-release = releases captives, { $pieces } at most.
sigh-does-release-or-move = releases captives, { $pieces } at most; with none left, moves a piece by { $by }.
sigh-does-release-or-throw = releases captives, { $pieces } at most; with none left, throws again.
sigh-does-move = moves a piece by { $by }.
sigh-does-throw = throws again.
sigh-does-nothing = the turn ends.
sigh-does-again = { $does } Then throw again.
sigh-does-undo = { $does } Straight after a 4 it takes back what was moved instead.
sigh-does-shield = { $does } Straight after a 4 and with no captive left, it only throws again.

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
