"""Random deals of пикет, told to the slow count step by step."""

from __future__ import annotations

import rules_py
from rules_py.frame.rng import Generator

from . import slow_count

GAME = rules_py.game("piket")


def random_deal(seed, kinds=("random", "random"), show="сразу"):
    """Play one deal; return the match, what each said, what was played, the counts after every card."""
    match = GAME.deal(seed, {"show": show})
    chance = Generator(seed)
    first = 1 - match.dealer
    said, plays, aloud = [], [], []
    hands = None
    while not match.deal_over:
        seat, phase = match.to_move, match.prompt.phase
        action = GAME.bots[kinds[seat]].choose(match.view(seat), chance)
        if phase == "boast":
            hands = hands or [[match.packs["cards"].text(card) for card in match.cards["hand"][one]] for one in (0, 1)]
            said.append((seat, action))
        match.apply(action, seat)
        if action.startswith("play "):
            plays.append((seat, action[5:]))
            aloud.append((match.open.count[first], match.open.count[1 - first]))
    return match, first, hands, said, plays, aloud


def agree(seed, kinds=("random", "random"), show="сразу"):
    """Count a deal twice; return both answers, figure by figure."""
    match, first, hands, said, plays, aloud = random_deal(seed, kinds, show)
    announced = match.open.capot_by if match.open.capot_by >= 0 else None
    slow, points = slow_count.count(first, hands, said, plays, announced)
    # the core adds леза and капот with the last card: compare the card before, and the end
    mine = (aloud[:-1], dict(enumerate(match.open.count)))
    return mine, (slow[:-1], points), match
