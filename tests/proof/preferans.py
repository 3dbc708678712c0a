"""Twenty thousand random deals of the three games over all forms, and three hundred pools of a sensible player.

    python tests/proof/preferans.py [DEALS] [POOLS]

Every deal: cards conserved, ten tricks, whists balanced, every entry cited, replay, nothing leaks into a view.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import rules_py  # noqa: E402
from rules_py.families.preferans.hidden_hands import seen_cards  # noqa: E402
from rules_py.families.preferans.options import BY_TIME, FORMS, TO_POOL  # noqa: E402
from rules_py.families.preferans.rules import TABLES  # noqa: E402
from rules_py.families.preferans.sheet import OldSheet  # noqa: E402
from rules_py.frame.errors import RulesError  # noqa: E402
from rules_py.frame.face import Bot, ask_bots  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402
from rules_py.games.preferans import PreferansState, View  # noqa: E402

POOL, SHORT_POOL = 8, 12
"""Deals of a random pool and of a pool with a sensible player."""


def pick(random: Generator, choices: Any) -> Any:
    """Return one of some choices."""
    return choices[random.below(len(choices))]


class Wanderer(Bot):
    """Plays any legal action, but passes often and names low games, so that every kind of deal comes up."""

    def choose(self, view: View, random: Generator) -> str:
        """Return one of the legal actions."""
        legal = view.legal
        if view.phase == "auction" and random.chance(2, 5):
            return "pass"
        if view.phase == "auction":
            fancy = [action for action in legal if "мизер" in action or "уверт" in action or "без прикупа" in action]
            return pick(random, fancy if fancy and random.chance(1, 3) else legal)
        if view.phase == "contract":
            return pick(random, legal[: 1 + random.below(len(legal))])
        return pick(random, legal)


def options_of(slug: str, random: Generator) -> dict[str, Any]:
    """Return random agreements of a game."""
    if slug == "gusarskij":
        return {"table": pick(random, TABLES), "record": pick(random, (10, 20, 40)), "deals": POOL}
    if slug == "preferans-modern":
        return {
            "players": pick(random, (3, 4)), "until": pick(random, (TO_POOL, TO_POOL, BY_TIME)), "target": pick(random, (4, 20, 50)), "gentleman": random.chance(1, 2),
            "soft": random.chance(1, 2), "deals": POOL,
        }  # fmt: skip
    return {
        "players": 2 + random.below(4), "form": pick(random, FORMS), "table": pick(random, TABLES),
        "kurochka": pick(random, ("неограниченная", "10", "20", "30")), "exhibit": pick(random, (0, 0, 10)),
        "miseres": random.chance(1, 2), "uverts": random.chance(1, 2), "invitation": random.chance(1, 2),
        "parts": 1 + random.below(4), "record": pick(random, (10, 20)), "deals": POOL,
    }  # fmt: skip


def verify_cards(state: PreferansState) -> None:
    """Find every card in exactly one place."""
    deck = state.kind.deck
    played = deck.mask_of(card for _, card in state.history)
    places = [*state.play.hands, *state.discarded, played]
    union = 0
    for place in places:
        assert not union & place
        union |= place
    rest = deck.full & ~union
    assert rest & ~deck.mask_of(card for talon in state.talons for card in talon) == 0
    assert sum(place.bit_count() for place in places) + rest.bit_count() == deck.size


def verify_deal(state: PreferansState) -> None:
    """Verify a finished deal: tricks, whists, cites."""
    score = state.score()
    assert score.items
    assert score.summary
    assert all(item.cites and item.text for item in score.items)
    if state.history and state.whist != "проверка":
        assert sum(state.taken) == 10
    whists = state.sheet.whists.matrix()
    assert all(not row[seat] for seat, row in enumerate(whists))
    assert sum(state.sheet.whists.totals()) == 0
    if isinstance(state.sheet, OldSheet):
        assert sum(score.sides.values()) == 0
        sheet = state.sheet
        assert min((*sheet.record.values, *sheet.kurochka.values, *sheet.pot.values, *sheet.new_pot.values)) >= 0
        assert not sheet.parts or sum(sheet.parts) == sum(sheet.pot.values)


def hidden_from(state: PreferansState, view: View) -> list[int]:
    """Return the cards of which a seat does not know where they are."""
    deck = state.kind.deck
    known = view.own_discard | seen_cards(view) | deck.mask_of(view.talon)
    for mask in view.shown:
        known |= mask or 0
    for action in view.legal:
        if action.startswith("play "):
            known |= 1 << deck.card(action[5:])
    return list(deck.cards(deck.full & ~known))


def verify_view(state: PreferansState, movers: list[int], random: Generator) -> int:
    """Change what a seat cannot see and verify that it sees the same; return 1 where such a deal exists."""
    deck = state.kind.deck
    seat = random.below(state.rules.players)
    view = state.view(seat)
    hidden = hidden_from(state, view)
    mixed = dict(zip(hidden, (hidden[place] for place in random.shuffle(len(hidden))), strict=True))
    order = Generator(state.number).shuffle(deck.size)
    cards = " ".join(deck.text(mixed.get(card, card)) for card in order)
    other = state.game.deal(state.number, state.options, state.readings.changed(), cards)
    try:
        for action, mover in zip(state.actions, movers, strict=True):
            if action.startswith("discard ") and mover != seat:
                card = deck.card(action[8:])
                action = f"discard {deck.text(mixed.get(card, card))}"
            other.apply(action)
    except RulesError:
        return 0
    assert other.view(seat) == view
    assert state.game.scene(other, seat) == state.game.scene(state, seat)
    return 1


def random_pool(slug: str, seed: int, counts: Counter[str]) -> int:
    """Play a pool by random players under random agreements and readings; return its deals."""
    game = rules_py.game(slug)
    random = Generator(seed * 7 + 1)
    readings = {one.id: pick(random, one.choices) for one in game.readings}
    state = game.deal(seed, options_of(slug, random), readings)
    assert isinstance(state, PreferansState)
    bots = [Wanderer()] * 5
    movers: list[int] = []
    moment = random.below(40)
    while True:
        mover = state.to_move
        if mover is not None:
            movers.append(mover)
        if not ask_bots(state, bots, random):
            break
        verify_cards(state)
        if len(movers) == moment and not state.deal_over and state.dealt == 1:
            counts["views compared"] += verify_view(state, movers, random)
        if state.deal_over:
            verify_deal(state)
            what = (
                "passed out" if state.contract is None else "misère" if state.contract.misere else f"{6 + state.contract.level}"
            )
            counts[what] += 1
    again = game.from_json(state.to_json())
    assert again.score().to_json() == state.score().to_json()
    for seat in range(state.rules.players):
        assert game.scene(again, seat) == game.scene(state, seat)
    return state.dealt


def sensible_pools(slug: str, pools: int) -> tuple[int, float, float]:
    """Let one sensible player sit among random ones; return pools won, his mean, seconds."""
    game = rules_py.game(slug)
    begun = time.process_time()
    won, gained = 0, 0
    for seed in range(1, pools + 1):
        state = game.deal(seed, {"deals": SHORT_POOL})
        assert isinstance(state, PreferansState)
        players = state.rules.players
        sensible = seed % players
        bots = [game.bots["sensible" if seat == sensible else "random"] for seat in range(players)]
        random = Generator(seed)
        while ask_bots(state, bots, random):
            pass
        totals = state.sheet.totals()
        won += totals[sensible] == max(totals)
        gained += totals[sensible]
    return won, gained / pools, time.process_time() - begun


def main() -> int:
    """Play and print the figures."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    pools = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    begun = time.process_time()
    counts: Counter[str] = Counter()
    played: Counter[str] = Counter()
    seed = 0
    share = {"preferans": 0.6, "gusarskij": 0.15, "preferans-modern": 0.25}
    for slug, part in share.items():
        while played[slug] < deals * part:
            seed += 1
            played[slug] += random_pool(slug, seed, counts)
    print(f"random deals: {sum(played.values())} in {time.process_time() - begun:.0f} s")
    print("  ", ", ".join(f"{name} {count}" for name, count in played.items()))
    print("  ", ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))
    worst = pools
    for slug in share if pools else ():
        won, mean, seconds = sensible_pools(slug, pools)
        worst = min(worst, won)
        print(f"{slug}: sensible won {won} of {pools} pools against random players, {mean:+.0f} a pool, {seconds:.0f} s")
    return 0 if worst >= 0.9 * pools else 1


if __name__ == "__main__":
    sys.exit(main())
