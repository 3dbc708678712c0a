"""«Наместник»: what is proved of it beside every other game: every number of players with and without virtual ones, gems and pyramids, the count repeated."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules_py.frame.match import Match
from rules_py.games.namestnik.scoring import counted, facts_of
from rules_py.games.namestnik.state import cards_of
from tests.core.namestnik.slow import plain, slow_count
from tests.proof.own import Own, every_piece

FORMS = ((1, (1, 2, 3)), (2, (0,)), (2, (1, 2)), (3, (0,)), (3, (1,)), (4, (0,)))
"""How many players, with how many virtual ones: one alone always has them, four never."""
EACH = 10_000
"""Matches of each form."""


def fixed(number: int) -> dict[str, object]:
    """Return the forms in turn."""
    players, virtuals = FORMS[number % len(FORMS)]
    return {"players": players, "virtuals": virtuals[number // len(FORMS) % len(virtuals)]}


def hold(match: Match[Any]) -> None:
    """Hold what is true after every action: gems, pyramids, who knows of whose laws."""
    every_piece(match)
    players = match.players
    assert len(match.cards["box"][0]) == 64 - 16 * players, "gems of the box came into play"
    table, cards = match.open, cards_of(match)
    for seat in range(players):
        pyramid = table.pyramids[seat]
        assert sorted(pyramid.values()) == sorted(match.cards["laid"][seat])
        base = sorted(at for level, at in pyramid if level == 1)
        assert not base or base[-1] - base[0] + 1 == len(base), "the base has a gap"
        for level, at in pyramid:
            assert 1 <= level <= 5
            assert level == 1 or ((level - 1, at) in pyramid and (level - 1, at + 1) in pyramid), "a card rests on nothing"
            assert level < 5 or not cards[pyramid[level, at]].law, "a law lies on the fifth level"
        assert sorted(table.stones[seat].values()) == sorted(match.cards["stones"][seat])
        assert table.laws_held[seat] == sum(cards[card].law for card in match.cards["hand"][seat])
    assert all(count >= 0 for count in table.supply.values())
    assert match.done or all(match.offers(seat) for seat in match.may_act()), "somebody who is asked has no action"


def over(match: Match[Any]) -> Counter[str]:
    """Hold that twelve turns were played and that a slow count of its own agrees."""
    assert match.open.turn_no == 12
    for seat in range(match.players):
        amounts = [item.amount for item in counted(match.rules, facts_of(match, seat))]
        assert amounts == slow_count(plain(match, seat), match.readings.changed()), seat
    virtual = "с виртуалами" if match.options["virtuals"] else "без виртуалов"
    return Counter({f"{match.players} {virtual}": 1, "пересчитано": match.players})


LEAST = dict.fromkeys((f"{players} {'с виртуалами' if virtuals[0] else 'без виртуалов'}" for players, virtuals in FORMS), EACH)
OWN = Own(matches=EACH * len(FORMS), fixed=fixed, hold=hold, over=over, hints=True, least=LEAST)
