//! The worked examples of the rules pages, and a case for every sentence that settles a point.

use std::collections::BTreeSet;

use serai::games::{AnyGame, Refused, Setup};
use serai::rules::{BadPosition, NotSettled, Turn};

mod sigh;

/// What it shows; house rules; position before (empty for the start); plies; position after; result.
type Example = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static str);

const SOKUSOWO: &[Example] = &[
    ("the page's example", "", "", "1", "1,6,6,1,5,5/5,0,5,5,5,0 4,0 n", "none"),
    ("three seeds a pit", "seeds=3", "", "1", "1,5,1,4,4,0/4,4,0,4,4,0 5,0 n", "none"),
    // Sowing.
    ("one lap", "", "2,0,2,0,0,0/2,0,0,0,0,0 20,22 s", "1", "0,1,2,0,0,0/2,0,0,0,0,0 21,22 n", "none"),
    ("relay in the own row", "", "2,1,0,2,0,0/2,0,0,0,0,0 20,21 s", "1", "0,0,1,2,0,0/2,0,0,0,0,0 22,21 n", "none"),
    ("relay in the other row", "", "2,0,0,0,0,2/1,0,2,0,0,0 20,21 s", "6", "2,0,0,0,0,0/0,1,2,0,0,0 22,21 n", "none"),
    ("from north to south", "", "0,2,0,0,0,0/2,0,0,0,0,2 20,22 n", "6", "1,2,0,0,0,0/2,0,0,0,0,0 20,23 s", "none"),
    (
        "the other side's pits follow",
        "",
        "0,0,2,0,0,3/0,0,2,0,0,0 20,21 s",
        "6",
        "0,0,2,0,0,0/1,1,2,0,0,0 21,21 n",
        "none",
    ),
    // Laps of a round or more.
    (
        "a round ends in the emptied pit",
        "",
        "13,0,2,0,0,14/0,1,0,12,0,0 3,3 s",
        "1",
        "1,1,3,1,1,15/1,2,1,13,1,1 4,3 n",
        "none",
    ),
    (
        "a lap relays from a pit that it filled itself, and ends in a pit that the turn emptied",
        "",
        "0,0,0,2,0,14/0,2,0,0,0,0 15,15 s",
        "6",
        "0,0,0,0,2,2/1,0,2,2,0,0 24,15 n",
        "none",
    ),
    (
        "two rounds end in the emptied pit, which held a seed by then",
        "",
        "0,2,0,0,0,25/0,2,0,0,0,0 9,10 s",
        "6",
        "0,5,0,3,0,1/1,5,0,3,0,3 17,10 n",
        "none",
    ),
    // More than half wins.
    ("majority", "", "2,0,0,4,0,0/2,0,0,0,0,0 24,16 s", "1", "0,1,0,4,0,0/2,0,0,0,0,0 25,16 -", "1 majority"),
    ("north's majority", "", "2,0,0,0,0,0/2,0,0,4,0,0 16,24 n", "1", "2,0,0,0,0,0/0,1,0,4,0,0 16,25 -", "2 majority"),
    (
        "the turn is played out",
        "",
        "2,1,0,2,0,0/2,0,0,0,0,0 24,17 s",
        "1",
        "0,0,1,2,0,0/2,0,0,0,0,0 26,17 -",
        "1 majority",
    ),
    ("half is not more", "", "2,0,3,0,0,0/2,0,0,0,0,0 23,18 s", "1", "0,1,3,0,0,0/2,0,0,0,0,0 24,18 n", "none"),
    (
        "majority comes before exhausted: the seeds stay",
        "",
        "2,0,0,0,0,0/0,2,0,0,0,0 24,20 s",
        "1",
        "0,1,0,0,0,0/0,2,0,0,0,0 25,20 -",
        "1 majority",
    ),
    ("12 of 24", "seeds=2", "2,0,0,2,0,0/2,0,0,0,0,0 11,7 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 12,7 n", "none"),
    ("13 of 24", "seeds=2", "2,0,0,2,0,0/2,0,0,0,0,0 12,6 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 13,6 -", "1 majority"),
    ("18 of 36", "seeds=3", "2,0,0,2,0,0/2,0,0,0,0,0 17,13 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 18,13 n", "none"),
    ("19 of 36", "seeds=3", "2,0,0,2,0,0/2,0,0,0,0,0 18,12 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 19,12 -", "1 majority"),
    ("31 of 60", "seeds=5", "2,0,0,2,0,0/2,0,0,0,0,0 30,24 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 31,24 -", "1 majority"),
    ("36 of 72", "seeds=6", "2,0,0,2,0,0/2,0,0,0,0,0 35,31 s", "1", "0,1,0,2,0,0/2,0,0,0,0,0 36,31 n", "none"),
    // No pit to start from.
    (
        "the mover has no pit left",
        "",
        "2,1,0,0,0,0/2,0,0,0,0,0 20,23 s",
        "1",
        "0,0,0,0,0,0/0,0,0,0,0,0 23,25 -",
        "2 exhausted",
    ),
    (
        "end_when=mover: it is not the mover's turn",
        "end_when=mover",
        "2,1,0,0,0,0/2,0,0,0,0,0 20,23 s",
        "1",
        "0,0,1,0,0,0/2,0,0,0,0,0 22,23 n",
        "none",
    ),
    (
        "the opponent has no pit left",
        "",
        "3,0,2,0,0,2/1,2,0,0,0,0 19,19 s",
        "6",
        "0,0,0,0,0,0/0,0,0,0,0,0 27,21 -",
        "1 exhausted",
    ),
    (
        "end_when=mover: the side to move has no pit left",
        "end_when=mover",
        "0,1,0,0,0,0/2,0,0,0,0,3 20,22 n",
        "1",
        "0,0,0,0,0,0/0,0,0,0,0,0 21,27 -",
        "2 exhausted",
    ),
    ("a draw", "", "2,0,0,0,0,0/2,0,0,0,0,0 22,22 s", "1", "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -", "draw exhausted"),
];

const TIHBAT_CLASSIC: &[Example] = &[
    // The page's examples.
    ("last on the other side", "", "", "1", "2,9/9,8 0,0 n", "none"),
    ("no capture", "", "", "2", "8,2/9,9 0,0 n", "none"),
    ("three seeds", "", "1,3/2,0 10,12 s", "2", "1,1/3,1 10,12 n", "none"),
    ("two seeds", "", "3,2/5,4 8,6 s", "2", "3,1/6,4 8,6 n", "none"),
    ("four captured", "", "2,3/5,4 8,6 s", "1", "1,0/5,4 12,6 n", "none"),
    // Sowing.
    ("the first seed stays, more than two rounds", "", "9,1/1,1 8,8 s", "1", "3,3/3,3 8,8 n", "none"),
    ("north's pit 2 sows on to south", "", "3,4/3,2 8,8 n", "2", "4,4/3,1 8,8 s", "none"),
    ("a single seed stays, and is not captured", "", "1,9/1,1 8,8 s", "1", "1,9/1,1 8,8 n", "none"),
    // Captures.
    ("2 captured", "", "2,1/3,6 8,8 s", "1", "1,0/3,6 10,8 n", "none"),
    ("3 not captured", "", "2,2/3,5 8,8 s", "1", "1,3/3,5 8,8 n", "none"),
    ("5 not captured", "", "2,4/3,3 8,8 s", "1", "1,5/3,3 8,8 n", "none"),
    ("6 captured", "", "2,5/3,2 8,8 s", "1", "1,0/3,2 14,8 n", "none"),
    ("7 not captured", "", "2,6/2,2 8,8 s", "1", "1,7/2,2 8,8 n", "none"),
    ("8 captured", "", "2,7/3,4 6,6 s", "1", "1,0/3,4 14,6 n", "none"),
    ("10 not captured", "", "2,9/3,2 6,6 s", "1", "1,10/3,2 6,6 n", "none"),
    ("12 not captured", "", "2,11/2,1 6,6 s", "1", "1,12/2,1 6,6 n", "none"),
    ("4 on the other side not captured", "", "3,2/3,4 8,8 s", "2", "3,1/4,4 8,8 n", "none"),
    ("north captures in its row", "", "3,4/2,3 8,8 n", "1", "3,4/1,0 8,12 s", "none"),
    ("north captures nothing of south", "", "3,4/3,2 8,8 n", "2", "4,4/3,1 8,8 s", "none"),
    ("a round back to the pit itself", "", "5,2/4,3 8,6 s", "1", "0,3/5,4 10,6 n", "none"),
    // Repetition.
    ("the other side to move is another position", "", "1,1/1,1 12,12 s", "1", "1,1/1,1 12,12 n", "none"),
    ("the position that the game began with", "", "1,1/1,1 12,12 s", "1 1", "0,0/0,0 14,14 -", "draw repetition"),
    ("whatever is shared, more wins", "", "1,1/1,1 14,10 s", "1 2", "0,0/0,0 16,12 -", "1 repetition"),
    ("north wins by repetition", "", "1,1/1,1 10,14 n", "2 1", "0,0/0,0 12,16 -", "2 repetition"),
    ("a later position, an odd half", "", "3,1/1,1 10,12 s", "1 2 1", "0,0/0,0 13,15 -", "2 repetition"),
    ("an unequal board is shared equally", "", "1,9/1,1 8,8 s", "1 1", "0,0/0,0 14,14 -", "draw repetition"),
    // More than half.
    ("more than half does not end it", "", "2,1/3,6 14,2 s", "1", "1,0/3,6 16,2 n", "none"),
    ("early_win", "early_win=true", "2,1/3,6 14,2 s", "1", "1,0/3,6 16,2 -", "1 majority"),
    ("early_win of north", "early_win=true", "3,6/2,1 2,14 n", "1", "3,6/1,0 2,16 -", "2 majority"),
    ("early_win: half is not more", "early_win=true", "2,1/3,6 12,4 s", "1", "1,0/3,6 14,4 n", "none"),
    ("12 of 20", "early_win=true seeds=5", "2,1/3,2 10,2 s", "1", "1,0/3,2 12,2 -", "1 majority"),
    ("10 of 20", "early_win=true seeds=5", "2,1/3,2 8,4 s", "1", "1,0/3,2 10,4 n", "none"),
];

const TIHBAT_CIRCLING: &[Example] = &[
    ("a single seed moves on", "", "1,9/1,1 8,8 s", "1", "0,10/1,1 8,8 n", "none"),
    ("a single seed moves on and captures", "", "1,3/3,5 8,8 s", "1", "0,0/3,5 12,8 n", "none"),
    ("a single seed moves on to the other side", "", "2,1/1,8 8,8 s", "2", "2,0/2,8 8,8 n", "none"),
    ("a single seed of north moves on to south", "", "2,1/8,1 8,8 n", "2", "3,1/8,0 8,8 s", "none"),
    ("two seeds do not move on", "", "2,2/3,5 8,8 s", "1", "1,3/3,5 8,8 n", "none"),
    ("single=stays on top", "single=stays", "1,9/1,1 8,8 s", "1", "1,9/1,1 8,8 n", "none"),
    ("a side without seeds passes", "", "0,0/3,5 12,8 s", "pass", "0,0/3,5 12,8 n", "none"),
    ("all seeds captured", "", "1,1/0,0 14,12 s", "1", "0,0/0,0 16,12 -", "1 captured"),
    ("north has more", "", "1,1/0,0 10,16 s", "1", "0,0/0,0 12,16 -", "2 captured"),
    ("a draw", "", "1,1/0,0 12,14 s", "1", "0,0/0,0 14,14 -", "draw captured"),
    ("captured comes before majority", "early_win=true", "1,1/0,0 14,12 s", "1", "0,0/0,0 16,12 -", "1 captured"),
    ("early_win", "early_win=true", "1,3/3,5 12,4 s", "1", "0,0/3,5 16,4 -", "1 majority"),
];

const SHO: &[Example] = &[
    // The page's worked example, step by step.
    ("1+1 waits for another throw", "", CHAIN, "roll_1_1", "6|5x1,20x1,30x1|0 7|7x1,50x1|0 1 throw 2 --", "none"),
    ("5+5 after it", "", CHAIN, "roll_1_1 roll_5_5", "6|5x1,20x1,30x1|0 7|7x1,50x1|0 1 use 2,10 --", "none"),
    ("2 captures, 10 is kept", "", CHAIN, "roll_1_1 roll_5_5 5+2", "6|7x1,20x1,30x1|0 8|50x1|0 1 throw 10 --", "none"),
    ("1+5 joins it", "", CHAIN, "roll_1_1 roll_5_5 5+2 roll_1_5", "6|7x1,20x1,30x1|0 8|50x1|0 1 use 6,10 --", "none"),
    (
        "10 stacks, 6 is kept",
        "",
        CHAIN,
        "roll_1_1 roll_5_5 5+2 roll_1_5 20+10",
        "6|7x1,30x2|0 8|50x1|0 1 throw 6 --",
        "none",
    ),
    (
        "3+3 joins it",
        "",
        CHAIN,
        "roll_1_1 roll_5_5 5+2 roll_1_5 20+10 roll_3_3",
        "6|7x1,30x2|0 8|50x1|0 1 use 6,6 --",
        "none",
    ),
    (
        "both sixes end the turn",
        "",
        CHAIN,
        "roll_1_1 roll_5_5 5+2 roll_1_5 20+10 roll_3_3 30+6+6",
        "6|7x1,42x2|0 8|50x1|0 2 throw --",
        "none",
    ),
    // Place, stack, capture.
    ("place", "", "7|8x2|0 7|50x2|0 1 throw --", "roll_4_3 h+7", "6|7x1,8x2|0 7|50x2|0 2 throw --", "none"),
    ("a stack moves as one", "", "6|8x3|0 7|50x2|0 1 throw --", "roll_4_3 8+7", "6|15x3|0 7|50x2|0 2 throw --", "none"),
    (
        "stack, and throw again",
        "",
        "5|8x3,15x1|0 7|50x2|0 1 throw --",
        "roll_4_3 8+7",
        "5|15x4|0 7|50x2|0 1 throw --",
        "none",
    ),
    (
        "a coin enters onto a stack",
        "",
        "6|8x3|0 7|50x2|0 1 throw --",
        "roll_5_3 h+8",
        "5|8x4|0 7|50x2|0 1 throw --",
        "none",
    ),
    ("two capture two", "", "7|8x2|0 6|15x2,50x1|0 1 throw --", "roll_4_3 8+7", "7|15x2|0 8|50x1|0 1 throw --", "none"),
    (
        "three capture one",
        "",
        "6|8x3|0 7|15x1,50x1|0 1 throw --",
        "roll_4_3 8+7",
        "6|15x3|0 8|50x1|0 1 throw --",
        "none",
    ),
    (
        "a capture of the last coins on the path ends the turn",
        "",
        "7|8x2|0 7|15x2|0 1 throw --",
        "roll_4_3 8+7",
        "7|15x2|0 9|-|0 2 throw --",
        "none",
    ),
    (
        "coins at home do not count as on the path",
        "",
        "7|8x2|0 3|15x2|4 1 throw --",
        "roll_4_3 8+7",
        "7|15x2|0 5|-|4 2 throw --",
        "none",
    ),
    (
        "a throw that nothing can use ends the turn",
        "",
        "0|8x1|8 5|15x2,20x2|0 1 throw --",
        "roll_4_3",
        "0|8x1|8 5|15x2,20x2|0 2 throw --",
        "none",
    ),
    // First entry and re-entry.
    ("a pair enters", "", "", "roll_3_5 h+8", "7|8x2|0 9|-|0 2 throw -f", "none"),
    ("1+2 enters three", "", "", "roll_1_2 h+3", "6|3x3|0 9|-|0 2 throw -f", "none"),
    ("1+1 enters three, and is not thrown again", "", "", "roll_1_1 h+2", "6|2x3|0 9|-|0 2 throw -f", "none"),
    ("three on two", "", "", "roll_3_5 h+8 roll_6_2 h+8", "9|-|0 6|8x3|0 1 throw --", "none"),
    (
        "four on three, five on four",
        "sides=4",
        "",
        "roll_3_5 h+8 roll_6_2 h+8 roll_4_4 h+8 roll_5_3 h+8",
        "9|-|0 9|-|0 9|-|0 4|8x5|0 1 throw ----",
        "none",
    ),
    ("four on the three of 1+2", "", "", "roll_1_2 h+3 roll_2_1 h+3", "9|-|0 5|3x4|0 1 throw --", "none"),
    ("three of 1+1 on one", "", "9|-|0 8|2x1|0 1 throw --", "roll_1_1 h+2", "6|2x3|0 9|-|0 2 throw --", "none"),
    ("a pair on one", "", "9|-|0 8|8x1|0 1 throw --", "roll_5_3 h+8", "7|8x2|0 9|-|0 2 throw --", "none"),
    (
        "an entry that captures is thrown on if the victim has more",
        "",
        "9|-|0 6|8x2,30x1|0 1 throw --",
        "roll_5_3 h+8",
        "6|8x3|0 8|30x1|0 1 throw --",
        "none",
    ),
    ("then single coins enter", "", "6|8x3|0 8|30x1|0 1 throw --", "roll_1_1", "6|8x3|0 8|30x1|0 1 throw 2 --", "none"),
    ("nine on eight", "", "9|-|0 1|8x8|0 1 throw --", "roll_5_3 h+8", "0|8x9|0 9|-|0 2 throw --", "none"),
    ("no ten on nine", "", "9|-|0 0|8x9|0 1 throw --", "roll_5_3", "9|-|0 0|8x9|0 2 throw --", "none"),
    (
        "no nine on eight",
        "nine_stack=false",
        "9|-|0 1|8x8|0 1 throw --",
        "roll_5_3",
        "9|-|0 1|8x8|0 2 throw --",
        "none",
    ),
    ("a re-entry of 1+1", "", "9|-|0 7|30x2|0 1 throw --", "roll_1_1 h+2", "6|2x3|0 7|30x2|0 2 throw --", "none"),
    ("3+6 at the first entry", "", "", "roll_6_3", "9|-|0 9|-|0 1 use 9 ff", "none"),
    ("3+6 at a re-entry", "", "9|-|0 7|30x2|0 1 throw --", "roll_3_6", "9|-|0 7|30x2|0 1 use 9all --", "none"),
    ("all nine enter", "", "9|-|0 7|30x2|0 1 throw --", "roll_3_6 h+9all", "0|9x9|0 7|30x2|0 2 throw --", "none"),
    ("or two do", "", "9|-|0 7|30x2|0 1 throw --", "roll_3_6 h+9", "7|9x2|0 7|30x2|0 2 throw --", "none"),
    ("4+5 is no 3+6", "", "9|-|0 7|30x2|0 1 throw --", "roll_4_5", "9|-|0 7|30x2|0 1 use 9 --", "none"),
    ("9 is not empty", "", "9|-|0 7|9x2|0 1 throw --", "roll_3_6", "9|-|0 7|9x2|0 1 use 9 --", "none"),
    (
        "nine are forbidden",
        "nine_stack=false",
        "9|-|0 7|30x2|0 1 throw --",
        "roll_3_6",
        "9|-|0 7|30x2|0 1 use 9 --",
        "none",
    ),
    (
        "coins at home are not in hand",
        "",
        "8|-|1 7|30x2|0 1 throw --",
        "roll_3_6 h+9",
        "7|9x1|1 7|30x2|0 2 throw --",
        "none",
    ),
    // Barra.
    (
        "1+1 twice",
        "",
        "7|8x2|0 7|30x2|0 1 throw --",
        "roll_1_1 roll_1_1 roll_4_3",
        "7|8x2|0 7|30x2|0 1 use 2,2,7 --",
        "none",
    ),
    ("the sum of all", "", "7|8x2|0 7|30x2|0 1 use 2,2,7 --", "8+2+2+7", "7|19x2|0 7|30x2|0 2 throw --", "none"),
    ("unused values are lost", "", "7|8x2|0 7|30x2|0 1 use 2,2,7 --", "8+7", "7|15x2|0 7|30x2|0 2 throw --", "none"),
    (
        "only the landing of a sum counts",
        "",
        "6|8x3|0 7|10x1,30x1|0 1 use 2,7 --",
        "8+2+7",
        "6|17x3|0 7|10x1,30x1|0 2 throw --",
        "none",
    ),
    (
        "1+1 on a further throw",
        "",
        "6|8x2,15x1|0 7|30x2|0 1 throw --",
        "roll_4_3 8+7 roll_1_1",
        "6|15x3|0 7|30x2|0 1 throw 2 --",
        "none",
    ),
    (
        "1+1 joins what was kept",
        "",
        "6|8x2,15x1|0 7|30x2|0 1 throw 10 --",
        "roll_1_1 roll_4_3",
        "6|8x2,15x1|0 7|30x2|0 1 use 2,7,10 --",
        "none",
    ),
    (
        "a last capture loses what is unused",
        "",
        "7|8x2|0 8|15x1|0 1 use 2,7 --",
        "8+7",
        "7|15x2|0 9|-|0 2 throw --",
        "none",
    ),
    // Home and rests.
    ("exactly home", "", "4|20x4,61x1|0 7|30x2|0 1 throw --", "roll_1_2 61+3", "4|20x4|1 7|30x2|0 2 throw --", "none"),
    (
        "the source's rest: 12 three cowries from the end",
        "",
        "4|20x4,61x1|0 7|30x2|0 1 throw --",
        "roll_6_6 61+12",
        "4|20x4|1 7|30x2|0 1 rest 9 --",
        "none",
    ),
    ("9 for another stack", "", "4|20x4|1 7|30x2|0 1 rest 9 --", "20+9", "4|29x4|1 7|30x2|0 2 throw --", "none"),
    ("a rest is left", "", "4|20x4|1 7|30x2|0 1 rest 9 --", "pass", "4|20x4|1 7|30x2|0 2 throw --", "none"),
    ("a rest enters a coin", "", "4|20x4|1 7|30x2|0 1 rest 9 --", "h+9", "3|9x1,20x4|1 7|30x2|0 2 throw --", "none"),
    ("a rest stacks", "", "3|20x4,29x1|1 7|30x2|0 1 rest 9 --", "20+9", "3|29x5|1 7|30x2|0 1 throw --", "none"),
    ("a rest captures", "", "4|20x4|1 7|29x1,40x1|0 1 rest 9 --", "20+9", "4|29x4|1 8|40x1|0 1 throw --", "none"),
    (
        "a rest goes home with a rest",
        "",
        "3|20x4,60x1|1 7|30x2|0 1 rest 9 --",
        "60+9",
        "3|20x4|2 7|30x2|0 1 rest 5 --",
        "none",
    ),
    (
        "a rest that nothing can use",
        "",
        "0|20x1,61x1|7 0|25x9|0 1 throw --",
        "roll_4_4 61+8",
        "0|20x1|8 0|25x9|0 2 throw --",
        "none",
    ),
    (
        "other values are lost with a rest",
        "",
        "5|20x3,61x1|0 7|30x2|0 1 use 2,10 --",
        "61+10",
        "5|20x3|1 7|30x2|0 1 rest 7 --",
        "none",
    ),
    ("a sum goes home", "", "5|20x3,61x1|0 7|30x2|0 1 use 2,10 --", "61+2+10", "5|20x3|1 7|30x2|0 1 rest 9 --", "none"),
    ("all nine are home", "", "0|61x2|7 7|30x2|0 1 throw --", "roll_2_2 61+4", "0|-|9 7|30x2|0 - home --", "1 home"),
    ("a sho", "", "0|61x9|0 7|30x2|0 1 throw --", "roll_2_2 61+4", "0|-|9 7|30x2|0 - sho --", "1 sho"),
    (
        "the last by a rest",
        "",
        "0|60x1,61x8|0 7|30x2|0 1 throw --",
        "roll_6_6 61+12 60+9",
        "0|-|9 7|30x2|0 - home --",
        "1 home",
    ),
    (
        "side 3 wins",
        "sides=3",
        "9|-|0 9|-|0 0|61x9|0 3 throw ff-",
        "roll_2_2 61+4",
        "9|-|0 9|-|0 0|-|9 - sho ff-",
        "3 sho",
    ),
    // Turn order.
    (
        "turns go round",
        "sides=3",
        "9|-|0 9|-|0 7|8x2|0 3 throw ff-",
        "roll_2_2 h+4",
        "9|-|0 9|-|0 6|4x1,8x2|0 1 throw ff-",
        "none",
    ),
    // No stack of nine.
    (
        "no stack of nine",
        "nine_stack=false",
        "0|20x8,25x1|0 7|50x2|0 1 throw --",
        "roll_1_4 25+5",
        "0|20x8,30x1|0 7|50x2|0 2 throw --",
        "none",
    ),
];

const SHO_FLEXIBLE: &[Example] = &[
    ("1+1 waits", "", FLEXIBLE, "roll_1_1", "5|10x2,20x1,27x1|0 7|40x2|0 1 throw 2 --", "none"),
    (
        "the source's 1+1 and 2+6",
        "",
        FLEXIBLE,
        "roll_1_1 roll_2_6",
        "5|10x2,20x1,27x1|0 7|40x2|0 1 split 10 --",
        "none",
    ),
    ("1+1 twice", "", FLEXIBLE, "roll_1_1 roll_1_1", "5|10x2,20x1,27x1|0 7|40x2|0 1 throw 4 --", "none"),
    ("both count", "", FLEXIBLE, "roll_1_1 roll_1_1 roll_1_2", "5|10x2,20x1,27x1|0 7|40x2|0 1 split 7 --", "none"),
    ("the first part", "", FLEXIBLE, "roll_1_1 roll_2_6 10+3", "5|13x2,20x1,27x1|0 7|40x2|0 1 split2 7 @13 --", "none"),
    (
        "the second part stacks",
        "",
        FLEXIBLE,
        "roll_1_1 roll_2_6 10+3 20+7",
        "5|13x2,27x2|0 7|40x2|0 1 throw --",
        "none",
    ),
    ("a single step", "", FLEXIBLE, "roll_1_1 roll_2_6 10+1", "5|11x2,20x1,27x1|0 7|40x2|0 1 split2 9 @11 --", "none"),
    ("all of it at once", "", FLEXIBLE, "roll_1_1 roll_2_3 20+7", "5|10x2,27x2|0 7|40x2|0 1 throw --", "none"),
    (
        "the first part earns nothing",
        "",
        FLEXIBLE,
        "roll_1_1 roll_2_6 20+7 h+3",
        "4|3x1,10x2,27x2|0 7|40x2|0 2 throw --",
        "none",
    ),
    (
        "from the hand twice",
        "",
        FLEXIBLE,
        "roll_1_1 roll_2_6 h+4 h+6",
        "3|4x1,6x1,10x2,20x1,27x1|0 7|40x2|0 2 throw --",
        "none",
    ),
    (
        "the second lands on the first",
        "",
        FLEXIBLE,
        "roll_1_1 roll_2_4 h+4 h+4",
        "3|4x2,10x2,20x1,27x1|0 7|40x2|0 1 throw --",
        "none",
    ),
    (
        "exactly home",
        "",
        "5|10x2,60x1|1 7|40x2|0 1 split 7 --",
        "60+4",
        "5|10x2|2 7|40x2|0 1 split2 3 @home --",
        "none",
    ),
    (
        "the second part leaves a rest",
        "",
        "5|10x2,60x1|1 7|40x2|0 1 split 7 --",
        "10+1 60+6",
        "5|11x2|2 7|40x2|0 1 rest 2 --",
        "none",
    ),
    (
        "a rest for the moved one",
        "",
        "5|10x2,60x1|1 7|40x2|0 1 split 7 --",
        "10+1 60+6 11+2",
        "5|13x2|2 7|40x2|0 2 throw --",
        "none",
    ),
    (
        "a second part that nothing can use is lost",
        "",
        "0|10x2,13x1|6 0|20x9|0 1 split 7 --",
        "10+3",
        "0|13x3|6 0|20x9|0 1 throw --",
        "none",
    ),
    ("alone", "", "0|62x1|8 0|20x9|0 1 split 7 --", "62+1", "0|63x1|8 0|20x9|0 2 throw --", "none"),
    ("the first part wins", "", "0|62x1|8 0|20x9|0 1 split 7 --", "62+2", "0|-|9 0|20x9|0 - home --", "1 home"),
    (
        "values are not kept",
        "",
        "5|10x2,20x1,27x1|0 7|40x2|0 1 split 7 --",
        "20+7 roll_5_5",
        "5|10x2,27x2|0 7|40x2|0 1 use 10 --",
        "none",
    ),
    ("an entry is not split", "", "", "roll_1_1 h+2", "6|2x3|0 9|-|0 2 throw -f", "none"),
];

const SHO_PAIRS: &[Example] = &[
    ("the start", "", "", "roll_3_5 h+8", "7|8x2|0 9|-|0 2a throw -f", "none"),
    (
        "partners take turns, and a pair enters once",
        "",
        "",
        "roll_3_5 h+8 roll_5_4 h+9 roll_1_1 roll_6_1 8+2",
        "7|10x2|0 7|9x2|0 2b throw --",
        "none",
    ),
    (
        "a further throw is the same player's",
        "",
        "7|10x2|0 7|9x2|0 2b throw --",
        "roll_5_4 h+9",
        "7|10x2|0 6|9x3|0 2b throw --",
        "none",
    ),
    (
        "after the last the first",
        "",
        "7|10x2|0 7|9x2|0 2b throw --",
        "roll_5_3 h+8",
        "7|10x2|0 6|8x1,9x2|0 1a throw --",
        "none",
    ),
    ("the pair wins", "", "0|61x9|0 7|9x2|0 1b throw --", "roll_2_2 61+4", "0|-|9 7|9x2|0 - sho --", "1 sho"),
];

/// The page's worked example begins here, and the source's split there.
const CHAIN: &str = "6|5x1,20x1,30x1|0 7|7x1,50x1|0 1 throw --";
const FLEXIBLE: &str = "5|10x2,20x1,27x1|0 7|40x2|0 1 throw --";

#[test]
fn sho_is_played_as_its_page_says() {
    SHO.iter().for_each(|example| check("sho/classic", example));
    SHO_FLEXIBLE.iter().for_each(|example| check("sho/flexible", example));
    SHO_PAIRS.iter().for_each(|example| check("sho/pairs", example));
}

/// The moves of a position are these, and no others.
#[test]
fn sho_has_the_moves_that_its_page_says() {
    for (what, name, rules, position, plies, moves) in [
        (
            "every value and every sum",
            "sho/classic",
            "",
            CHAIN,
            "roll_1_1 roll_5_5",
            "20+10 20+2 20+2+10 30+10 30+2 30+2+10 5+10 5+2 5+2+10 h+10 h+2 h+2+10",
        ),
        (
            "equal values once",
            "sho/classic",
            "",
            "8|10x1|0 9|-|0 1 use 2,2,4 --",
            "",
            "10+2 10+2+2 10+2+2+4 10+2+4 10+4 h+2 h+2+2 h+2+2+4 h+2+4 h+4",
        ),
        (
            "the same sum of others is another move",
            "sho/classic",
            "",
            "8|10x1|0 9|-|0 1 use 2,3,5 --",
            "",
            "10+2 10+2+3 10+2+3+5 10+2+5 10+3 10+3+5 10+5 h+2 h+2+3 h+2+3+5 h+2+5 h+3 h+3+5 h+5",
        ),
        ("an entry", "sho/classic", "", "", "roll_3_5", "h+8"),
        ("all nine or two", "sho/classic", "", "9|-|0 7|30x2|0 1 use 9all --", "", "h+9 h+9all"),
        ("fewer may not capture", "sho/classic", "", "6|8x2,10x1|0 5|15x2,17x2|0 1 use 7 --", "", "8+7 h+7"),
        ("a rest may be left", "sho/classic", "", "0|20x4,40x4|1 7|60x2|0 1 rest 20 --", "", "20+20 40+20 pass"),
        ("no stack of nine", "sho/no-nine", "", "0|20x8,25x1|0 7|50x2|0 1 use 5 --", "", "25+5"),
        (
            "every part but beyond home",
            "sho/flexible",
            "",
            "0|61x1,62x1|7 7|30x2|0 1 split 7 --",
            "",
            "61+1 61+2 61+3 62+1 62+2",
        ),
        ("another one moves the second part", "sho/flexible", "", FLEXIBLE, "roll_1_1 roll_2_6 10+3", "20+7 27+7 h+7"),
    ] {
        let mut game = game(name, rules, position);
        play(&mut *game, plies);
        let mut legal = game.moves();
        legal.sort();
        assert_eq!(legal.join(" "), moves, "{name}, {what}");
    }
}

#[test]
fn two_dice_fall_in_36_ways() {
    let throws = game("sho/classic", "", "").throws();
    let weight = |throw: &str| throws.iter().find(|(other, _)| other == throw).map(|(_, weight)| *weight);
    assert_eq!(throws.len(), 21);
    assert_eq!(throws.iter().map(|(_, weight)| weight).sum::<u64>(), 36);
    assert_eq!([weight("roll 5 3"), weight("roll 4 4"), weight("roll 3 5")], [Some(2), Some(1), None]);
}

#[test]
fn throws_are_read_leniently() {
    for (typed, canonical) in [
        ("roll 3 5", Ok("roll 5 3")),
        ("  ROLL   6  6 ", Ok("roll 6 6")),
        ("roll 0 1", Err(Refused::Unreadable)),
        ("roll 7 1", Err(Refused::Unreadable)),
        ("roll 1", Err(Refused::Unreadable)),
        ("roll 1 2 3", Err(Refused::Unreadable)),
        ("roll +1 2", Err(Refused::Unreadable)),
        ("throw 4", Err(Refused::Unreadable)),
        ("3 5", Err(Refused::Unreadable)),
        ("", Err(Refused::Unreadable)),
    ] {
        assert_eq!(game("sho/classic", "", "").throw(typed), canonical.map(str::to_owned), "{typed:?}");
    }
}

/// So many throws of 1+1 come in no game; whoever types them meets a bound and nothing worse.
#[test]
fn any_number_of_barras_can_be_typed() {
    for (name, most) in [("sho/classic", 15), ("sho/flexible", 15)] {
        let mut game = game(name, "", "7|8x2|0 7|50x2|0 1 throw --");
        for _ in 0..300 {
            play(&mut *game, "roll_1_1");
        }
        let twos = game.position().split(['2', ' ', ',']).count();
        assert!(twos > most || name == "sho/flexible", "{}", game.position());
        let before = game.position();
        game.set(&before).unwrap();
        play(&mut *game, "roll_6_5");
        assert!(!game.moves().is_empty());
        let before = game.position();
        game.set(&before).unwrap();
        let longest = game.moves().into_iter().max_by_key(String::len).unwrap();
        play(&mut *game, &longest);
    }
}
const SEEGA: &[Example] = &[
    // The page's examples.
    (
        "e3e4 captures d4, and that was all but one",
        "",
        "...../..xo./....x/...../o.... 1 move 0,0 - - -",
        "e3e4",
        "...../..x.x/...../...../o.... - move 0,0 - e3e4*1 -",
        "1 captured",
    ),
    (
        "on the centre nothing is captured",
        "",
        "...../..x../..o../.x.../o.... 1 move 0,0 - - -",
        "b2c2",
        "...../..x../..o../..x../o.... 2 move 0,0 - b2c2*1 -",
        "none",
    ),
    (
        "stepping between two enemies is safe",
        "",
        "o.o../.x.../...../...../...xx 1 move 0,0 - - -",
        "b4b5",
        "oxo../...../...../...../...xx 2 move 0,0 - b4b5*1 -",
        "none",
    ),
    (
        "no capture downwards from a5",
        "",
        "xo.ox/...../...../...../..... 1 move 0,0 - - -",
        "a5a4",
        ".o.ox/x..../...../...../..... 2 move 0,0 - a5a4*1 -",
        "none",
    ),
    (
        "two captured together",
        "victory=all",
        "xo.ox/..x../...../...../o.... 1 move 0,0 - - -",
        "c4c5",
        "x.x.x/...../...../...../o.... 2 move 0,0 - c4c5*1 -",
        "none",
    ),
    (
        "two captured together were all",
        "",
        "xo.ox/..x../...../...../..... 1 move 0,0 - - -",
        "c4c5",
        "x.x.x/...../...../...../..... - move 0,0 - c4c5*1 -",
        "1 captured",
    ),
    // Placement.
    ("a pair a turn", "", "", "b2 d4 a3", "...../...x./o..../.x.../..... 2 place1 10,11 - - -", "none"),
    (
        "nothing is captured while pieces are placed",
        "",
        "",
        "a1 c1 b1 e5 a2 c2",
        "....o/...../...../x.x../xox.. 2 place2 8,10 - - -",
        "none",
    ),
    (
        "who placed last moves first",
        "",
        "xoxox/oxoxo/xo.xo/xoxox/oxox. 2 place1 0,1 - - -",
        "e1",
        "xoxox/oxoxo/xo.xo/xoxox/oxoxo 2 move 0,0 - - -",
        "none",
    ),
    (
        "first_mover=first",
        "first_mover=first",
        "xoxox/oxoxo/xo.xo/xoxox/oxox. 2 place1 0,1 - - -",
        "e1",
        "xoxox/oxoxo/xo.xo/xoxox/oxoxo 1 move 0,0 - - -",
        "none",
    ),
    (
        "who is to move first has no step, so the other begins",
        "",
        "ooxoo/oxxxo/xx.xx/xxxxo/oooo. 2 place1 0,1 - - -",
        "e1",
        "ooxoo/oxxxo/xx.xx/xxxxo/ooooo 1 move 0,0 ! - -",
        "none",
    ),
    (
        "the other side has no step, but it was not due",
        "",
        "xxxxx/xxoxx/oo.oo/ooooo/xxxo. 2 place1 0,1 - - -",
        "e1",
        "xxxxx/xxoxx/oo.oo/ooooo/xxxoo 2 move 0,0 - - -",
        "none",
    ),
    // Captures.
    (
        "a piece on the centre is a far jaw",
        "",
        "...../...../..xo./....x/oo... 1 move 0,0 - - -",
        "e2e3",
        "...../...../..x.x/...../oo... 2 move 0,0 - e2e3*1 -",
        "none",
    ),
    (
        "three at once, none of them on the centre",
        "",
        "..x../..o../xo.ox/..x../oo... 1 move 0,0 - - -",
        "c2c3",
        "..x../...../x.x.x/...../oo... 2 move 0,0 - c2c3*1 -",
        "none",
    ),
    (
        "the edge captures nothing",
        "",
        "o..../.x.../...../...xx/...oo 1 move 0,0 - - -",
        "b4a4",
        "o..../x..../...../...xx/...oo 2 move 0,0 - b4a4*1 -",
        "none",
    ),
    (
        "from the other corner",
        "",
        "xx.../...../...../..o../o.x.o 2 move 0,0 - - -",
        "c2d2",
        "xx.../...../...../...o./o.x.o 1 move 0,0 - - c2d2*1",
        "none",
    ),
    (
        "square captures, too",
        "",
        "xx.../...../...../..oox/oxo.. 2 move 0,0 - - -",
        "a1a2",
        "xx.../...../...../o.oox/.xo.. 1 move 0,0 - - a1a2*1",
        "none",
    ),
    (
        "two in a line are not one",
        "",
        "...../.oo.x/x..../...../o.... 1 move 0,0 - - -",
        "a3a4",
        "...../xoo.x/...../...../o.... 2 move 0,0 - a3a4*1 -",
        "none",
    ),
    (
        "captures stay orthogonal when steps do not",
        "diagonal=true",
        "x..../.o.../...x./...../o...o 1 move 0,0 - - -",
        "d3c3",
        "x..../.o.../..x../...../o...o 2 move 0,0 - d3c3*1 -",
        "none",
    ),
    (
        "a diagonal step captures along rows and columns",
        "diagonal=true",
        ".xox./...../.x..o/...../o...o 1 move 0,0 - - -",
        "b3c4",
        ".xox./..x../....o/...../o...o 2 move 0,0 - b3c4*1 -",
        "none",
    ),
    // Chains.
    (
        "none: the turn passes",
        "",
        ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
        "a2a3",
        ".o.o./.ox../x.x../...../..... 2 move 0,0 - a2a3*1 -",
        "none",
    ),
    (
        "optional: the same piece can capture on",
        "chain_captures=optional",
        ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
        "a2a3",
        ".o.o./.ox../x.x../...../..... 1 chain@a3 0,0 - a2a3*1 -",
        "none",
    ),
    (
        "optional: it goes on, to the end of the chain",
        "chain_captures=optional",
        ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
        "a2a3 a3a4",
        ".o.o./x.x../..x../...../..... 2 move 0,0 - a3a4*1 -",
        "none",
    ),
    (
        "optional: it stops",
        "chain_captures=optional",
        ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
        "a2a3 stop",
        ".o.o./.ox../x.x../...../..... 2 move 0,0 - a2a3*1 -",
        "none",
    ),
    (
        "compulsory",
        "chain_captures=compulsory",
        ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
        "a2a3 a3a4",
        ".o.o./x.x../..x../...../..... 2 move 0,0 - a3a4*1 -",
        "none",
    ),
    (
        "a step without a capture begins no chain",
        "chain_captures=compulsory",
        ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
        "a2a1",
        ".o.o./.ox../.ox../...../x.... 2 move 0,0 - a2a1*1 -",
        "none",
    ),
    (
        "a chain while the other side is marked as blocked: the mark is looked at again at its end",
        "chain_captures=compulsory",
        "...../...../.x.../..ox./o.o.o 1 chain@b3 0,0 ! b2b3*1 -",
        "b3b2",
        "...../...../...../.x.x./o.o.o 2 move 0,0 - b3b2*2 -",
        "none",
    ),
    // To and fro.
    (
        "a step back adds one, another sets it to one",
        "",
        "x..../...../...../...../oo..x 1 move 0,0 - - -",
        "a5b5 a1a2 b5a5 a2a1 a5b5 a1a2 b5c5",
        "..x../...../...../o..../.o..x 2 move 0,0 - b5c5*1 a1a2*3",
        "none",
    ),
    (
        "the other piece sets it to one",
        "",
        "x..../...../...../...../oo..x 1 move 0,0 - - -",
        "a5b5 a1a2 b5a5 a2a1 e1e2",
        "x..../...../...../....x/oo... 2 move 0,0 - e1e2*1 a2a1*2",
        "none",
    ),
    (
        "four runs",
        "victory=all",
        "x..../...../...../...../o.... 1 move 0,0 - - -",
        "a5b5 a1b1 b5a5 b1c1 a5b5 c1d1 b5a5",
        "x..../...../...../...../...o. 2 move 0,0 - b5a5*4 c1d1*1",
        "none",
    ),
    (
        "a fifth run, as there is no other move",
        "",
        "x..../o..../...../o..../xo... 1 move 0,0 - b5a5*4 -",
        "a5b5",
        ".x.../o..../...../o..../xo... 2 move 0,0 - a5b5*5 -",
        "none",
    ),
    // Blocked.
    (
        "the other side has no step, so the turn stays",
        "",
        "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -",
        "a2a3",
        "...../....x/x.xxo/...xo/.x.xx 1 move 0,0 ! a2a3*1 -",
        "none",
    ),
    (
        "a removal lets it out",
        "",
        "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -",
        "a2a3 xd3",
        "...../....x/x.x.o/...xo/.x.xx 2 move 0,0 - - -",
        "none",
    ),
    (
        "a step lets it out",
        "",
        "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -",
        "a2a3 e4e5",
        "....x/...../x.xxo/...xo/.x.xx 2 move 0,0 - e4e5*1 -",
        "none",
    ),
    (
        "a step that does not let it out",
        "",
        "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -",
        "a2a3 c3c2",
        "...../....x/x..xo/..xxo/.x.xx 1 move 0,0 ! c3c2*1 -",
        "none",
    ),
    (
        "a removal leaves no shuttle",
        "",
        "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -",
        "a2a3 a3a4 xe4",
        "...../x..../..xxo/...xo/.x.xx 2 move 0,0 - - -",
        "none",
    ),
    // The end.
    (
        "repetition counts the position that was set",
        "",
        "xx.../...../...../...../..ooo 1 move 0,0 - - -",
        "a5a4 c1c2 a4a5 c2c1 a5a4 c1c2 a4a5 c2c1",
        "xx.../...../...../...../..ooo - move 0,0 - a4a5*4 c2c1*4",
        "2 repetition",
    ),
    (
        "repetition drawn",
        "",
        "xx.../...../...../...../...oo 1 move 0,0 - - -",
        "a5a4 d1d2 a4a5 d2d1 a5a4 d1d2 a4a5 d2d1",
        "xx.../...../...../...../...oo - move 0,0 - a4a5*4 d2d1*4",
        "draw repetition",
    ),
    (
        "quiet",
        "quiet_limit=2",
        "xx.../...../...../...../..ooo 1 move 0,0 - - -",
        "a5a4 c1c2",
        ".x.../x..../...../..o../...oo - move 0,0 - a5a4*1 c1c2*1",
        "2 quiet",
    ),
    (
        "a capture begins the count anew",
        "quiet_limit=2",
        ".x.../.oo../xo.../...../..ooo 1 move 0,0 - - -",
        "b5a5 c1c2",
        "x..../.oo../xo.../..o../...oo - move 0,0 - b5a5*1 c1c2*1",
        "2 quiet",
    ),
    (
        "captured comes before quiet",
        "quiet_limit=1",
        "...../..xo./....x/...../o.... 1 move 0,0 - - -",
        "e3e4",
        "...../..x.x/...../...../o.... - move 0,0 - e3e4*1 -",
        "1 captured",
    ),
    (
        "stop is a quiet ply",
        "quiet_limit=1 chain_captures=optional",
        ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
        "a2a3 stop",
        ".o.o./.ox../x.x../...../..... - move 0,0 - a2a3*1 -",
        "draw quiet",
    ),
    (
        "quiet_limit=0 sets no bound",
        "quiet_limit=0",
        "xx.../...../...../...../..ooo 1 move 0,0 - - -",
        "a5a4 c1c2 a4a3 c2c3 a3a2 c3c4 a2a1",
        ".x.../..o../...../...../x..oo 2 move 0,0 - a2a1*1 c3c4*1",
        "none",
    ),
    (
        "repetition comes before quiet",
        "quiet_limit=8",
        "xx.../...../...../...../..ooo 1 move 0,0 - - -",
        "a5a4 c1c2 a4a5 c2c1 a5a4 c1c2 a4a5 c2c1",
        "xx.../...../...../...../..ooo - move 0,0 - a4a5*4 c2c1*4",
        "2 repetition",
    ),
    (
        "a position inside a chain counts",
        "chain_captures=optional diagonal=true",
        ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
        "a2a3 stop d5e4 a3a2 e4e5 a2a3 e5d5 c3c2 d5e5 c2c3 e5d5",
        ".o.o./.ox../x.x../...../..... - move 0,0 - c2c3*2 e5d5*3",
        "draw repetition",
    ),
    (
        "once less, and the game goes on",
        "chain_captures=optional diagonal=true",
        ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
        "a2a3 stop d5e4 a3a2 e4e5 a2a3 e5d5 c3c2 d5e5 c2c3",
        ".o..o/.ox../x.x../...../..... 2 move 0,0 - c2c3*2 d5e5*2",
        "none",
    ),
];

const SEEGA_7: &[Example] = &[(
    "a cross on the middles of 7×7",
    "opening=cross",
    "",
    "d1 d7 g4 a4",
    "...x.../......./......./o.....o/......./......./...x... 1 place2 22,22 - - -",
    "none",
)];

const SEEGA_9: &[Example] = &[(
    "from a9 nothing is enclosed round the edge",
    "",
    "o.......x/x......../........./........./........./........./........./........./oo.....xx 1 move 0,0 - - -",
    "a8b8",
    "o.......x/.x......./........./........./........./........./........./........./oo.....xx 2 move 0,0 - a8b8*1 -",
    "none",
)];

const SEEGA_LANE: &[Example] = &[
    ("a cross", "", "", "c5 c1 e3 a3 b1 b2", "..x../...../o...o/.x.../.xx.. 2 place2 8,10 - - -", "none"),
    (
        "one piece is enough to go on",
        "",
        "xo.../..x../...../...../o.... 1 move 0,0 - - -",
        "c4c5",
        "x.x../...../...../...../o.... 2 move 0,0 - c4c5*1 -",
        "none",
    ),
    (
        "the last piece",
        "",
        "xo.../..x../...../...../..... 1 move 0,0 - - -",
        "c4c5",
        "x.x../...../...../...../..... - move 0,0 - c4c5*1 -",
        "1 captured",
    ),
];

#[test]
fn sokusowo_is_played_as_its_page_says() {
    SOKUSOWO.iter().for_each(|example| check("sokusowo/classic", example));
}

#[test]
fn tihbat_is_played_as_its_page_says() {
    TIHBAT_CLASSIC.iter().for_each(|example| check("tihbat/classic", example));
    TIHBAT_CIRCLING.iter().for_each(|example| check("tihbat/circling", example));
}

#[test]
fn seega_is_played_as_its_page_says() {
    SEEGA.iter().for_each(|example| check("seega/5x5", example));
    SEEGA_7.iter().for_each(|example| check("seega/7x7", example));
    SEEGA_9.iter().for_each(|example| check("seega/9x9", example));
    SEEGA_LANE.iter().for_each(|example| check("seega/lane", example));
}

fn check(name: &str, &(what, rules, from, plies, to, result): &Example) {
    let mut game = game(name, rules, from);
    play(&mut *game, plies);
    let ended = match game.turn() {
        Turn::Over(outcome) => outcome.to_string(),
        Turn::Move(_) | Turn::Throw(_) => "none".to_owned(),
    };
    assert_eq!((game.position().as_str(), ended.as_str()), (to, result), "{name}, {what}");
}

/// Plays moves and throws, whose spaces are written `_` as in records.
fn play(game: &mut dyn AnyGame, plies: &str) {
    for ply in plies.split_whitespace() {
        let (before, ply) = (game.position(), ply.replace('_', " "));
        let played = if let Turn::Throw(_) = game.turn() { game.throw(&ply) } else { game.play(&ply) };
        played.unwrap_or_else(|refused| panic!("{before}: {ply} is refused: {refused:?}"));
    }
}

/// A game of these house rules, and of so many `sides`, in this position; an empty position is the start.
fn game(name: &str, rules: &str, position: &str) -> Box<dyn AnyGame> {
    let (sides, rules): (Vec<_>, Vec<_>) =
        rules.split(' ').filter_map(|rule| rule.split_once('=')).partition(|(key, _)| *key == "sides");
    let sides = sides.first().map(|(_, sides)| sides.parse().unwrap());
    let mut game = Setup::read(name, rules, sides).unwrap().start().unwrap();
    if !position.is_empty() {
        game.set(position).unwrap_or_else(|error| panic!("{name}, {position}: {error}"));
    }
    game
}

#[test]
fn every_refusal_names_its_rule() {
    let (over, due) = ("over", "a throw is due");
    let unreadable = "unreadable";
    for (name, from, plies, typed, why) in [
        ("sokusowo/classic", "", "", "0", "sokusowo-no-such-pit"),
        ("sokusowo/classic", "", "", "7", "sokusowo-no-such-pit"),
        ("sokusowo/classic", "", "", "255", "sokusowo-no-such-pit"),
        ("sokusowo/classic", "", "", "256", unreadable),
        ("sokusowo/classic", "", "", "01", unreadable),
        ("sokusowo/classic", "", "", "+1", unreadable),
        ("sokusowo/classic", "", "", "1.", unreadable),
        ("sokusowo/classic", "", "", "١", unreadable),
        ("sokusowo/classic", "", "", "", unreadable),
        ("sokusowo/classic", "", "", "pass", unreadable),
        ("sokusowo/classic", "2,0,1,2,0,0/2,0,0,0,0,1 20,20 s", "", "2", "sokusowo-empty"),
        ("sokusowo/classic", "2,0,1,2,0,0/2,0,0,0,0,1 20,20 s", "", "3", "sokusowo-one-seed"),
        ("sokusowo/classic", "2,0,1,2,0,0/2,0,0,0,0,1 20,20 n", "", "2", "sokusowo-empty"),
        ("sokusowo/classic", "2,0,1,2,0,0/2,0,0,0,0,1 20,20 n", "", "6", "sokusowo-one-seed"),
        ("sokusowo/classic", "2,0,0,4,0,0/2,0,0,0,0,0 24,16 s", "1", "1", over),
        ("sokusowo/classic", "2,0,0,4,0,0/2,0,0,0,0,0 24,16 s", "1", "x", over),
        ("tihbat/classic", "", "", "0", "tihbat-no-such-pit"),
        ("tihbat/classic", "", "", "3", "tihbat-no-such-pit"),
        ("tihbat/classic", "", "", "pass", "tihbat-may-not-pass"),
        ("tihbat/classic", "", "", "passe", unreadable),
        ("tihbat/classic", "", "", "🎲", unreadable),
        ("tihbat/classic", "2,0/5,5 8,8 s", "", "2", "tihbat-empty"),
        ("tihbat/classic", "1,1/1,1 12,12 s", "1 1", "pass", over),
        ("tihbat/circling", "0,0/3,5 12,8 s", "", "1", "tihbat-must-pass"),
        ("tihbat/circling", "0,0/3,5 12,8 s", "", "3", "tihbat-no-such-pit"),
        ("tihbat/circling", "0,0/3,5 12,8 n", "", "pass", "tihbat-may-not-pass"),
        ("tihbat/circling", "1,1/0,0 14,12 s", "1", "pass", over),
        ("sho/classic", "", "", "h+8", due),
        ("sho/classic", "", "", "x", due),
        ("sho/classic", "", "roll_5_3", "h+7", "sho-not-at-hand"),
        ("sho/classic", "", "roll_5_3", "h+8+8", "sho-not-at-hand"),
        ("sho/classic", "", "roll_5_3", "5+8", "sho-nothing-there"),
        ("sho/classic", "", "roll_5_3", "64+8", "sho-no-such-position"),
        ("sho/classic", "", "roll_5_3", "0+8", "sho-no-such-position"),
        ("sho/classic", "", "roll_5_3", "pass", "sho-may-not-pass"),
        ("sho/classic", "", "roll_6_3", "h+9all", "sho-not-all-nine"),
        ("sho/classic", "", "roll_5_3", "256+8", unreadable),
        ("sho/classic", "", "roll_5_3", "h+08", unreadable),
        ("sho/classic", "", "roll_5_3", "h8", unreadable),
        ("sho/classic", "", "roll_5_3", "h+", unreadable),
        ("sho/classic", "", "roll_5_3", "+8", unreadable),
        ("sho/classic", "", "roll_5_3", "h+8+2", unreadable),
        ("sho/classic", "", "roll_5_3", "h+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1", unreadable),
        ("sho/classic", CHAIN, "roll_1_1 roll_5_5", "5+12", "sho-not-at-hand"),
        ("sho/classic", CHAIN, "roll_1_1 roll_5_5", "5+2+2", "sho-not-at-hand"),
        ("sho/classic", "0|8x1,20x1|7 5|15x2,40x2|0 1 use 7 --", "", "8+7", "sho-outnumbered"),
        ("sho/classic", "0|8x1,20x1|7 5|15x2,40x2|0 1 use 7 --", "", "h+7", "sho-hand-empty"),
        ("sho/classic", "0|8x1,20x1|7 5|15x2,40x2|0 1 use 7 --", "", "15+7", "sho-nothing-there"),
        ("sho/classic", "4|20x4|1 7|30x2|0 1 rest 9 --", "", "20+4", "sho-not-at-hand"),
        ("sho/classic", "0|61x9|0 7|30x2|0 1 throw --", "roll_2_2 61+4", "pass", over),
        ("sho/no-nine", "0|20x8,25x1|0 7|50x2|0 1 use 5 --", "", "20+5", "sho-nine"),
        ("sho/flexible", FLEXIBLE, "roll_1_1 roll_2_6", "10+11", "sho-no-part"),
        ("sho/flexible", FLEXIBLE, "roll_1_1 roll_2_6", "10+0", "sho-no-part"),
        ("sho/flexible", FLEXIBLE, "roll_1_1 roll_2_6", "10+2+8", "sho-no-part"),
        ("sho/flexible", FLEXIBLE, "roll_1_1 roll_2_6 10+3", "13+7", "sho-moved-already"),
        ("sho/flexible", FLEXIBLE, "roll_1_1 roll_2_6 10+3", "20+6", "sho-not-at-hand"),
        ("sho/flexible", "5|10x2,60x1|1 7|40x2|0 1 split 7 --", "", "60+5", "sho-beyond-home"),
        // Placement.
        ("seega/5x5", "", "", "c3", "seega-centre"),
        ("seega/5x5", "", "b2", "b2", "seega-occupied"),
        ("seega/5x5", "", "", "f1", "seega-no-such-cell"),
        ("seega/5x5", "", "", "a6", "seega-no-such-cell"),
        ("seega/5x5", "", "", "b2b3", "seega-still-placing"),
        ("seega/5x5", "", "", "xb2", "seega-still-placing"),
        ("seega/5x5", "", "", "stop", "seega-still-placing"),
        ("seega/lane", "", "c1", "c1", "seega-occupied"),
        ("seega/lane", "", "", "a3", "seega-cross"),
        ("seega/lane", "", "c1 c5", "c4", "seega-cross"),
        ("seega/5x5", "", "", "j1", unreadable),
        ("seega/5x5", "", "", "a0", unreadable),
        ("seega/5x5", "", "", "a10", unreadable),
        ("seega/5x5", "", "", "a", unreadable),
        ("seega/5x5", "", "", "a1b", unreadable),
        ("seega/5x5", "", "", "a1b2c3", unreadable),
        ("seega/5x5", "", "", "x", unreadable),
        ("seega/5x5", "", "", "é1", unreadable),
        ("seega/5x5", "", "", "aé", unreadable),
        ("seega/5x5", "", "", "stopp", unreadable),
        // Steps.
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "a4", "seega-all-placed"),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "a4a3", "seega-no-piece"),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "c1c2", "seega-not-yours"),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "a5a3", "seega-not-adjacent"),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "a5a5", "seega-not-adjacent"),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "a5b4", "seega-diagonal"),
        ("seega/5x5 diagonal=true", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "a5c4", "seega-not-adjacent"),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "a5b5", "seega-occupied"),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "a5a6", "seega-no-such-cell"),
        (
            "seega/7x7",
            "xx...../......./......./......./......./......./..ooo.. 1 move 0,0 - - -",
            "",
            "a7a8",
            "seega-no-such-cell",
        ),
        ("seega/5x5", "x..../...../...../...../oo..x 1 move 0,0 - b5a5*3 -", "a5b5 a1a2", "b5a5", "seega-to-and-fro"),
        // Captures excuse nothing, and neither does a removal at hand.
        ("seega/5x5", "x..x./...../...o./...x./x..oo 1 move 0,0 - d4d5*4 -", "", "d5d4", "seega-to-and-fro"),
        ("seega/5x5", "...../....x/x.xxo/...xo/.x.xx 1 move 0,0 ! a2a3*4 -", "", "a3a2", "seega-to-and-fro"),
        // Chains.
        (
            "seega/5x5 chain_captures=optional",
            ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
            "a2a3",
            "a3a2",
            "seega-chain-or-stop",
        ),
        (
            "seega/5x5 chain_captures=optional",
            ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
            "a2a3",
            "c3c2",
            "seega-chain-or-stop",
        ),
        (
            "seega/5x5 chain_captures=compulsory",
            ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
            "a2a3",
            "a3a2",
            "seega-chain-goes-on",
        ),
        (
            "seega/5x5 chain_captures=compulsory",
            ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
            "a2a3",
            "stop",
            "seega-chain-goes-on",
        ),
        (
            "seega/5x5 chain_captures=compulsory",
            ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
            "a2a3",
            "xa3",
            "seega-chain-goes-on",
        ),
        (
            "seega/5x5 chain_captures=optional",
            ".o.o./.ox../.ox../x..../..... 1 move 0,0 - - -",
            "",
            "stop",
            "seega-nothing-to-stop",
        ),
        // Blocked.
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "", "xa5", "seega-nobody-blocked"),
        ("seega/5x5", "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -", "a2a3", "xb1", "seega-frees-nobody"),
        ("seega/5x5", "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -", "a2a3", "xe3", "seega-not-yours"),
        ("seega/5x5", "...../....x/.oxxo/x..xo/.x.xx 1 move 0,0 - - -", "a2a3", "xa1", "seega-no-piece"),
        ("seega/5x5", "...../..xo./....x/...../o.... 1 move 0,0 - - -", "e3e4", "a1a2", over),
    ] {
        let (name, rules) = name.split_once(' ').unwrap_or((name, ""));
        let mut game = game(name, rules, from);
        play(&mut *game, plies);
        let before = game.position();
        let refused = match game.play(typed) {
            Err(Refused::Illegal { why, .. }) => why.key,
            Err(Refused::Over) => over,
            Err(Refused::ThrowDue) => due,
            Err(Refused::Unreadable) => unreadable,
            other => panic!("{name}, {from}: {typed:?} is answered {other:?}"),
        };
        assert_eq!((refused, game.position()), (why, before), "{name}, {from}: {typed:?}");
        if why != due {
            assert_eq!(game.throw("roll 1 2"), Err(Refused::NoThrowDue), "{name}");
        }
    }
}

#[test]
fn moves_are_read_leniently() {
    for (name, from, typed, canonical) in [
        ("sokusowo/classic", "", " 6 ", "6"),
        ("sokusowo/classic", "", "-6", "6"),
        ("tihbat/classic", "", "\t2\n", "2"),
        ("tihbat/circling", "0,0/3,5 12,8 s", "PASS", "pass"),
        ("tihbat/circling", "0,0/3,5 12,8 s", "p a-s S", "pass"),
        ("sho/classic", "9|-|0 7|30x2|0 1 use 9all --", " H + 9 ALL", "h+9all"),
        ("sho/classic", "8|10x1|0 9|-|0 1 use 2,2,4 --", "1 0+2 + 4-", "10+2+4"),
        ("seega/5x5", "", "C 4", "c4"),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "A5-A4", "a5a4"),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", "a5 a4", "a5a4"),
        ("seega/5x5", "...../....x/x.xxo/...xo/.x.xx 1 move 0,0 ! a2a3*1 -", "X d3", "xd3"),
    ] {
        assert_eq!(game(name, "", from).play(typed), Ok(canonical.to_owned()), "{name}: {typed:?}");
    }
}

#[test]
fn only_positions_of_running_games_are_taken() {
    use BadPosition::{Blocked, Captures, Form, Over, Placement, Stage, Steps, Total};
    for (name, rules, text, why) in [
        ("sokusowo/classic", "", "", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 0,0", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 -", Over),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4  0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4/4,4,4,4,4,4 4,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4,0/4,4,4,4,4,4 0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,04/4,4,4,4,4,4 0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,+4/4,4,4,4,4,4 0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,260/4,4,4,4,4,4 0,0 s", Form),
        ("sokusowo/classic", "", "4,4,4,4,4,4/4,4,4,4,4,4 1,0 s", Total),
        ("sokusowo/classic", "", "255,255,255,255,255,255/4,4,4,4,4,4 0,0 s", Total),
        ("sokusowo/classic", "seeds=3", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s", Total),
        ("sokusowo/classic", "", "2,0,0,0,0,0/2,0,0,0,0,0 25,19 s", Over),
        ("sokusowo/classic", "", "2,0,0,0,0,0/1,1,0,0,0,0 22,22 s", Over),
        ("sokusowo/classic", "", "1,1,0,0,0,0/2,0,0,0,0,0 22,22 n", Over),
        ("sokusowo/classic", "end_when=mover", "1,1,0,0,0,0/2,0,0,0,0,0 22,22 s", Over),
        ("tihbat/classic", "", "7,7/7,7 0,0 e", Form),
        ("tihbat/classic", "", "7,7,7/7 0,0 s", Form),
        ("tihbat/classic", "", "7,7/7,7 1,1 s", Total),
        ("tihbat/classic", "", "7,7/7,5 1,1 s", Captures),
        ("tihbat/classic", "", "0,0/0,0 14,14 s", Over),
        ("tihbat/classic", "early_win=true", "1,0/3,6 16,2 n", Over),
        ("sho/classic", "", "9|-|0 9|-|0 1 throw", Form),
        ("sho/classic", "", "9|-|0 9|-|0  1 throw ff", Form),
        ("sho/classic", "", "9|-|0 9|-|0 1 throw ff ", Form),
        ("sho/classic", "", "9|-|0 9|-|0 1 throw fff", Form),
        ("sho/classic", "", "9|-|0 9|-|0 1 throw xx", Form),
        ("sho/classic", "", "9|-|0 9|-|0 1 throw  ff", Form),
        ("sho/classic", "", "9|-|0 9|-|0 3 throw ff", Form),
        ("sho/classic", "", "9|-|0 9|-|0 1a throw ff", Form),
        ("sho/pairs", "", "9|-|0 9|-|0 1 throw ff", Form),
        ("sho/classic", "sides=3", "9|-|0 9|-|0 1 throw ff", Form),
        ("sho/classic", "", "9|-|0 9|-|0 9|-|0 1 throw fff", Form),
        ("sho/classic", "", "9|-|0 09|-|0 1 throw ff", Form),
        ("sho/classic", "", "9||0 9|-|0 1 throw ff", Form),
        ("sho/classic", "", "7|8|0 9|-|0 1 throw --", Form),
        ("sho/classic", "", "6|20x1,8x2|0 9|-|0 1 throw --", Form),
        ("sho/classic", "", "7|8x1,8x1|0 9|-|0 1 throw --", Form),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 use 10,2 --", Form),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 roll --", Form),
        ("sho/classic", "", "8|-|0 9|-|0 1 throw --", Total),
        ("sho/classic", "", "255|-|255 9|-|0 1 throw --", Total),
        ("sho/classic", "", "7|8x2|0 7|8x2|0 1 throw --", Placement),
        ("sho/classic", "", "7|64x2|0 9|-|0 1 throw --", Placement),
        ("sho/classic", "", "9|8x0|0 9|-|0 1 throw --", Placement),
        ("sho/classic", "", "0|8x10|0 9|-|0 1 throw --", Placement),
        ("sho/no-nine", "", "0|8x9|0 9|-|0 1 throw --", Placement),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 throw f-", Placement),
        ("sho/classic", "", "0|-|9 9|-|0 - home --", Over),
        ("sho/classic", "", "0|-|9 9|-|0 2 throw --", Over),
        ("sho/classic", "", "9|-|0 7|8x2|0 1 throw 2 --", Stage),
        ("sho/classic", "", "8|-|1 7|8x2|0 1 throw 10 --", Stage),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 throw 13 --", Stage),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 use 13 --", Stage),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 use 2 --", Stage),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 use 2,2 --", Stage),
        ("sho/classic", "", "9|-|0 9|-|0 1 use 2,8 ff", Stage),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 use 9all --", Stage),
        ("sho/classic", "", "9|-|0 9|-|0 1 use 9all ff", Stage),
        ("sho/classic", "", "9|-|0 0|8x9|0 1 use 8 --", Stage),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 rest 3 --", Stage),
        ("sho/classic", "", "0|20x1|8 0|25x9|0 1 rest 5 --", Stage),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 split 7 --", Stage),
        ("sho/classic", "", "7|8x2|0 9|-|0 1 split2 3 @8 --", Stage),
        ("sho/flexible", "", "7|8x2|0 9|-|0 1 throw 3 --", Stage),
        ("sho/flexible", "", "7|8x2|0 9|-|0 1 throw 2,2 --", Stage),
        ("sho/flexible", "", "7|8x2|0 9|-|0 1 use 2,7 --", Stage),
        ("sho/flexible", "", "7|8x2|0 9|-|0 1 split 4 --", Stage),
        ("sho/flexible", "", "7|8x2|0 9|-|0 1 split2 3 @9 --", Stage),
        ("sho/flexible", "", "7|8x2|0 9|-|0 1 split2 3 @home --", Stage),
        ("sho/flexible", "", "7|8x2|0 9|-|0 1 split2 3 @64 --", Form),
        // The form of Seega's texts.
        ("seega/5x5", "", "...../...../...../...../..... 1 place2 12,12 - -", Form),
        ("seega/5x5", "", "...../...../...../...../..... 1 place2 12,12 - - - -", Form),
        ("seega/5x5", "", "...../...../...../...../..... x place2 12,12 - - -", Form),
        ("seega/5x5", "", "...../...../...../...../..... 1 place3 12,12 - - -", Form),
        ("seega/5x5", "", "...../...../...../...../..... 1 place2 12,012 - - -", Form),
        ("seega/5x5", "", "...../...../...../..... 1 place2 12,12 - - -", Form),
        ("seega/5x5", "", "...../....../...../...../..... 1 place2 12,12 - - -", Form),
        ("seega/5x5", "", "...../..X../...../...../..... 1 place2 12,12 - - -", Form),
        ("seega/7x7", "", "...../...../...../...../..... 1 place2 12,12 - - -", Form),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 0,0 * - -", Form),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 0,0 - a5b5 -", Form),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 0,0 - a5a4*0 -", Form),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 0,0 - a5a4*01 -", Form),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 0,0 - a5a4*4294967296 -", Form),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 0,0 - a5b4*1 -", Form),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 0,0 - e5f5*1 -", Form),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 chain@f9 0,0 - - -", Captures),
        // Placement.
        ("seega/5x5", "", "...../...../...../...../..... 1 place1 12,12 - - -", Total),
        ("seega/5x5", "", "...../...../...../...../..... 2 place2 12,12 - - -", Total),
        ("seega/5x5", "", "...../...../...../.x.../..... 1 place1 12,12 - - -", Total),
        ("seega/5x5", "", "...../...../...../.x.../..... 2 place1 11,12 - - -", Total),
        ("seega/5x5", "", "xx.../...../...../...../..... 1 place2 10,12 - - -", Total),
        ("seega/5x5", "", "...../...../..x../...../..... 1 place1 11,12 - - -", Placement),
        ("seega/5x5", "", "...../...../...../...../..... 1 place2 12,12 ! - -", Placement),
        ("seega/5x5", "", "...../...../...../x..../..... 1 place1 11,12 - a1a2*1 -", Placement),
        ("seega/lane", "", "...../...../...../x..../..... 1 place1 11,12 - - -", Placement),
        ("seega/lane", "", "..x../...../...../...../x.... 2 place2 10,12 - - -", Placement),
        ("seega/5x5", "", "xoxox/oxoxo/xo.xo/xoxox/oxoxo 1 place2 0,0 - - -", Total),
        // Movement.
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 10,9 - - -", Total),
        ("seega/5x5", "", "xxxxx/xxxxx/xxx../...../..ooo 1 move 0,0 - - -", Total),
        ("seega/5x5", "", "xx.../...../...../...../..ooo - move 0,0 - - -", Over),
        ("seega/5x5", "", "xx.../...../...../...../..o.. 1 move 0,0 - - -", Over),
        ("seega/lane", "", "xx.../...../...../...../..... 1 move 0,0 - - -", Over),
        ("seega/5x5", "", "...../....x/x.xxo/...xo/.x.xx 2 move 0,0 - - -", Blocked),
        ("seega/5x5", "", "...../....x/x.xxo/...xo/.x.xx 1 move 0,0 - - e2e3*1", Steps),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 0,0 ! - -", Blocked),
        ("seega/5x5", "", "xx.../...../...../...../..ooo 1 move 0,0 - - a1a2*1", Steps),
        ("seega/5x5", "", ".o.o./.ox../x.x../...../..... 1 chain@a3 0,0 - a2a3*1 -", Captures),
        ("seega/5x5", "chain_captures=optional", ".o.o./.ox../x.x../...../..... 1 chain@c3 0,0 - a2a3*1 -", Captures),
        ("seega/5x5", "chain_captures=optional", ".o.o./.ox../x.x../...../..... 1 chain@a3 0,0 - - -", Captures),
        ("seega/5x5", "chain_captures=optional", ".o.o./..x../x.x../...../..... 1 chain@a3 0,0 - a2a3*1 -", Captures),
        ("seega/5x5", "chain_captures=optional", "...../...../.x.../..ox./o...o 1 chain@b3 0,0 - b2b3*4 -", Captures),
    ] {
        let mut game = game(name, rules, "");
        let before = game.position();
        assert_eq!((game.set(text), game.position()), (Err(why), before), "{name} {rules}: {text}");
    }
    // The same texts are positions where the rules differ.
    game("sokusowo/classic", "end_when=mover", "1,1,0,0,0,0/2,0,0,0,0,0 22,22 n");
    game("tihbat/classic", "", "1,0/3,6 16,2 n");
    game("seega/5x5", "chain_captures=optional", ".o.o./.ox../x.x../...../..... 1 chain@a3 0,0 - a2a3*1 -");
    game("seega/5x5", "diagonal=true", "xx.../...../...../...../..ooo 1 move 0,0 - a5b4*1 -");
}

#[test]
fn every_move_of_seega_is_listed_or_refused() {
    let cells: Vec<String> = ('a'..='i').flat_map(|column| (1..=9).map(move |row| format!("{column}{row}"))).collect();
    let steps = cells.iter().flat_map(|from| cells.iter().map(move |to| format!("{from}{to}")));
    let removals = cells.iter().map(|cell| format!("x{cell}"));
    let all: Vec<String> = cells.iter().cloned().chain(steps).chain(removals).chain(["stop".to_owned()]).collect();
    for (_, rules, from, moves, ..) in SEEGA {
        let mut game = game("seega/5x5", rules, from);
        for m in moves.split(' ') {
            let taken: BTreeSet<&String> = all.iter().filter(|m| game.boxed_clone().play(m).is_ok()).collect();
            assert_eq!(taken, game.moves().iter().collect(), "{}", game.position());
            game.play(m).unwrap();
        }
    }
}

#[test]
fn seega_is_settled_by_counting() {
    for (name, from, settled) in [
        ("seega/5x5", "", Err(NotSettled::TooEarly)),
        ("seega/5x5", "xx.../...../...../...../..ooo 1 move 0,0 - - -", Ok("2 settled")),
        ("seega/5x5", "xxx../...../...../...../...oo 2 move 0,0 - a4a5*2 -", Ok("1 settled")),
        ("seega/7x7", "xx...../......./......./......./......./......./.....oo 1 move 0,0 - - -", Ok("draw settled")),
        ("sokusowo/classic", "", Err(NotSettled::Never)),
    ] {
        let mut game = game(name, "", from);
        let before = game.position();
        let outcome = game.settle().map(|()| game.turn());
        let found =
            outcome.map(|turn| if let Turn::Over(outcome) = turn { outcome.to_string() } else { String::new() });
        assert_eq!(found, settled.map(str::to_owned), "{from}");
        match settled {
            Ok(_) => assert_eq!(game.settle(), Err(NotSettled::Over), "{from}"),
            Err(_) => assert_eq!(game.position(), before),
        }
    }
}

#[test]
fn it_is_time_to_settle_from_the_thresholds_on() {
    for (name, from, is_time) in [
        ("seega/lane", "", false),
        ("seega/lane", "xx.../...../...../...../...oo 1 move 0,0 - - -", false),
        ("seega/lane", "xx.../...../...../...../....o 1 move 0,0 - - -", true),
        ("seega/7x7", "xxxxxxx/xxxxxxx/......./......./......./......./ooooooo 1 move 0,0 - - -", true),
        ("seega/7x7", "xxxxxxx/xxxxxxx/......./......./......o/......./ooooooo 1 move 0,0 - - -", false),
        (
            "seega/9x9",
            "xxxxxxxxx/xxx....../........./........./........./........./........./ooo....../ooooooooo 1 move 0,0 - - -",
            false,
        ),
        (
            "seega/9x9",
            "xxxxxxxxx/xx......./........./........./........./........./........./ooo....../ooooooooo 1 move 0,0 - - -",
            true,
        ),
    ] {
        assert_eq!(game(name, "", from).is_time_to_settle(), is_time, "{from}");
    }
}
