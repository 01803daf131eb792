"""Computes the throws of a record anew, as docs/dice.md says; independent of serai's own code.

python3 tests/dice.py RECORD prints the throws that the seed gives, or what is wrong.
"""
import hashlib
import math
import re
import struct
import sys

WORD = 2**32


def words(key, stream):
    """The key stream of ChaCha20 as whole numbers."""
    for block in range(WORD):
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), block, 0, stream % WORD, stream // WORD]
        state = start[:]
        for _ in range(10):
            for a, b, c, d in (
                (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
            ):
                for to, with_, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    state[to] = (state[to] + state[with_]) % WORD
                    mixed = state[turned] ^ state[to]
                    state[turned] = (mixed << by | mixed >> 32 - by) % WORD
        yield from ((one + other) % WORD for one, other in zip(state, start))


def throw(key, number, outcomes):
    """The outcome that this throw shows, counted from 1."""
    return draw(words(key, number), outcomes)


def draw(falling, outcomes):
    """The outcome that the next of these words show."""
    total = sum(weight for _, weight in outcomes)
    numbers, end = falling, WORD
    if total > WORD:
        numbers, end = (low + WORD * high for low, high in zip(falling, falling)), WORD**2
    left = next(number for number in numbers if number < end - end % total) % total
    for outcome, weight in outcomes:
        if left < weight:
            return outcome
        left -= weight


def dice():
    """Two dice, the larger first."""
    return [(f"roll_{a}_{b}", 1 if a == b else 2) for a in range(1, 7) for b in range(1, a + 1)]


def sticks(key, number, rules):
    """How each stick falls, and how many count as white."""
    percent = 0 if rules["edge"] == "again" else int(rules["edge_percent"])
    faces = [("d", 100 - percent), ("w", 100 - percent), ("e", 2 * percent)] if percent else [("d", 1), ("w", 1)]
    falling = words(key, number)
    fallen = "".join(draw(falling, faces) for _ in range(int(rules["sticks"])))
    white = fallen.count("w") + (fallen.count("e") if rules["edge"] == "white" else 0)
    return f"throw_{white}_{fallen}"


def white(rules):
    """How many sticks are white, as it was drawn before each of them was kept."""
    number, percent = int(rules["sticks"]), int(rules["edge_percent"])
    larger, smaller = (1, 1) if percent == 0 or rules["edge"] == "again" else (100 + percent, 100 - percent)
    up, down = (smaller, larger) if rules["edge"] == "black" else (larger, smaller)
    return [(f"throw_{k}", math.comb(number, k) * up**k * down ** (number - k)) for k in range(number + 1)]


record = open(sys.argv[1], encoding="utf-8").read()
unescaped = lambda found: chr(int(found[1], 16)) if found[1] else found[2]
headers = {key: re.sub(r"\\(?:u\{(\w+)\}|(.))", unescaped, value) for key, value in re.findall(r'^\[(\w+) "(.*)"\]$', record, re.M)}
seed = bytes.fromhex(headers["Seed"])
if hashlib.sha256(seed).hexdigest() != headers["Commitment"]:
    sys.exit("another seed")
hashed = hashlib.sha256(seed)
for player in range(1, 1 + len(headers)):
    if f"Joined{player}" in headers:
        request = headers[f"Joined{player}"].encode()
        hashed.update(struct.pack(">Q", len(request)) + request)
rules = dict(rule.split("=") for rule in headers["Rules"].split())
if "Seats" in headers:
    seats, recorded = list(range(1, 1 + len(re.findall("Side", " ".join(headers))))), headers["Seats"].split()
    one_of = lambda number: [(seat, 1) for seat in range(number)]
    if headers.get("Pairs") == "drawn":
        partner = 1 + throw(hashed.digest(), 2**64 - 1, one_of(len(seats) - 1))
        seats[2], seats[partner] = seats[partner], seats[2]
    first = int(headers.get("First", 1)) - 1
    if rules.get("start") == "random":
        first = throw(hashed.digest(), 0, one_of(len(seats)))
    elif rules.get("start") == "nga_gen_chi_son":
        first = seats.index(int(recorded[0]))
    if [str(seat) for seat in seats[first:] + seats[:first]] != recorded:
        sys.exit("others sit there")
moves = record.partition("\n\n")[2]
recorded = re.findall(r"roll_\d_\d|throw_\d(?:_[dwe]+)?", moves)
is_whole = False
for number, throw_recorded in enumerate(recorded, 1):
    is_whole |= throw_recorded.count("_") == 2
    if not is_whole:
        thrown = throw(hashed.digest(), number, white(rules))
    elif "sticks" in rules:
        thrown = sticks(hashed.digest(), number, rules)
    else:
        thrown = throw(hashed.digest(), number, dice())
    if thrown != throw_recorded:
        sys.exit(f"throw {number} is another")
print(len(recorded), "throws")
