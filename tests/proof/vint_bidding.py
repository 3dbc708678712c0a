"""Винт's bidding, measured: 200 deals, the opponents' cards dealt anew twenty times, each layout solved exactly.

    [ZS_DDS=libdds.so] python tests/proof/vint_bidding.py [DEALS] [LAYOUTS] [-v]

Our own solver takes hours for all of them; with the bridge solver named by ZS_DDS (see open_hands.py) it is minutes.

The pair that plays is asked what its own 26 cards are worth: over the layouts the tricks in every trump it might choose, and by винт's
prices the game that brings most. The bidding is right where it named a game of that level or of one beside it. A slam is to be bid
where twelve tricks come in at least three layouts of four.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "proof")]

import open_hands  # noqa: E402

import rules_py  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402
from rules_py.games.vint import VintState  # noqa: E402
from rules_py.games.vint.options import DECK, LEVELS, NO_TRUMP, level_of, required, strain_of  # noqa: E402
from rules_py.games.vint.scoring import ACE_PRICE, DECLARED_SLAM, HONOUR_PRICE, MADE_SLAM, PENALTY_PRICE, TRICK_PRICE  # noqa: E402
from rules_py.games.vint.stages.ordinary import AUCTION  # noqa: E402
from rules_py.games.vint.view import ACES, HONOUR_RANKS  # noqa: E402

DEALS, LAYOUTS = 200, 20
RIGHT, SLAMS, SURE = 0.7, 0.6, 0.75
WIDTH = DECK.width
FIT = 7
"""A suit of so many cards of both partners may be trumps."""
PROGRESS = 3
"""What a point below the line is worth on the way to the end of a game, as the bidding counts it."""


def bid(seed: int) -> VintState:
    """Bid a deal by the hints."""
    game = rules_py.game("vint")
    state = game.deal(seed)
    assert isinstance(state, VintState)
    while state.phase == AUCTION:
        seat = state.to_move
        assert seat is not None
        state.apply(game.advise(state.view(seat)).action, seat)
    return state


def layouts(hands: list[int], pair: tuple[int, int], count: int, random: Generator) -> list[list[int]]:
    """Deal the cards of the other pair anew."""
    found = []
    others = [place for place in range(4) if place not in pair]
    cards = DECK.cards(hands[others[0]] | hands[others[1]])
    for _ in range(count):
        order = [cards[place] for place in random.shuffle(len(cards))]
        dealt = list(hands)
        dealt[others[0]], dealt[others[1]] = DECK.mask_of(order[:13]), DECK.mask_of(order[13:])
        found.append(dealt)
    return found


def units(cards: int, strain: int) -> int:
    """Return the balance of honours and aces of a pair with these trumps."""
    aces = (cards & ACES).bit_count()
    balance = aces if aces > 2 else aces - 4 if aces < 2 else 0
    if strain == NO_TRUMP:
        return balance
    held = (cards & HONOUR_RANKS << WIDTH * strain).bit_count()
    return balance + (held if held > 2 else held - 5)


def worth(level: int, strain: int, tricks: list[int], cards: int) -> float:
    """Return what a game brings to the pair on the average of the layouts."""
    price = (ACE_PRICE if strain == NO_TRUMP else HONOUR_PRICE) * level
    total = 0
    for count in tricks:
        total += TRICK_PRICE * level * (2 * count - 13) * PROGRESS
        total += MADE_SLAM.get(count, 0) - MADE_SLAM.get(13 - count, 0)
        if count < required(level):
            total -= PENALTY_PRICE * level * (required(level) - count) + DECLARED_SLAM.get(level, 0)
        else:
            total += DECLARED_SLAM.get(level, 0)
    return total / len(tricks) + price * units(cards, strain)


def main() -> int:
    """Bid, solve and print the figures."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    count = int(sys.argv[2]) if len(sys.argv) > 2 else LAYOUTS
    open_hands.library().prepare(20)
    open_hands.check(DECK, 4)
    begun = time.process_time()
    off: Counter[int] = Counter()
    named: Counter[int] = Counter()
    slams = slams_bid = 0
    for seed in range(1, deals + 1):
        state = bid(seed)
        if state.contract < 0:
            named[0] += 1
            continue
        declarer = state.declarer
        pair = (declarer, (declarer + 2) % 4)
        hands = state.play.hands
        cards = hands[pair[0]] | hands[pair[1]]
        level, played = level_of(state.contract), strain_of(state.contract)
        fits = [suit for suit in range(4) if (cards & DECK.suit_masks[suit]).bit_count() > FIT]
        longest = max(range(4), key=lambda suit: (cards & DECK.suit_masks[suit]).bit_count())
        strains = sorted({*fits[-2:], longest, played})
        dealt = layouts(hands, pair, count, Generator(seed))
        found: dict[int, list[int]] = {}
        for strain in strains:
            trump = strain if strain < NO_TRUMP else -1
            side = sum(1 << place for place in pair)
            row: list[int] = []
            for one in dealt:
                row.append(open_hands.tricks(DECK, one, trump, (declarer + 1) % 4, side, guess=row[-1] if row else 8))
            found[strain] = row
        best = max(
            (worth(one, strain, row, cards), -one, strain) for strain, row in found.items() for one in range(1, LEVELS + 1)
        )
        off[level + best[1]] += 1
        named[level] += 1
        if any(sum(1 for tricks in row if tricks >= 12) >= SURE * count for row in found.values()):
            slams += 1
            slams_bid += level >= LEVELS - 1
        if "-v" in sys.argv:
            means = {strain: round(sum(row) / len(row), 1) for strain, row in found.items()}
            print(
                seed, "bid", level, played, "best", -best[1], best[2], means, f"{time.process_time() - begun:.0f} s", flush=True
            )
    right = sum(number for step, number in off.items() if abs(step) <= 1) / max(1, sum(off.values()))
    print(
        f"{deals} deals of {count} layouts in {time.process_time() - begun:.0f} s; levels named {dict(sorted(named.items()))}"
    )
    print(f"off by {dict(sorted(off.items()))}: right or one off {right:.0%}; slams {slams}, bid {slams_bid}")
    return 0 if right >= RIGHT and (not slams or slams_bid >= SLAMS * slams) else 1


if __name__ == "__main__":
    sys.exit(main())
