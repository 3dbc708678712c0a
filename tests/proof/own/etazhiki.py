"""«Этажики»: what is proved of it beside every other game: all levels and several decks, the centre as it must lie, nobody stranded."""

from __future__ import annotations

from collections import Counter

from rules_py.games.etazhiki.rules import BEGINNER, FULL, MIDDLE, SKIP, deck_counts, is_floor, is_night, kinds_of
from rules_py.games.etazhiki.state import M, able, ball, entitled, fits, held, pile, stars
from tests.proof.own import Own

DECKS = ({}, {"day": [6] * 10}, {"special": [0, 0, 0, 6]}, {"night": [3] * 10}, {"day": [4] * 9 + [0], "night": [0] * 10})
"""The sample deck and decks of other boxes: more floors, many skips, many night floors, few cards."""


def fixed(number: int) -> dict[str, object]:
    """Return every level, number of players and deck in turn, one to three stars."""
    level = (FULL, MIDDLE, BEGINNER)[number % 3]
    return {"level": level, "players": 2 + number // 3 % 4, "stars": 1 + number // 12 % 3, **DECKS[number // 36 % len(DECKS)]}


def hold(match: M) -> None:
    """Hold what is true after every action."""
    state = match.open
    lying = Counter(kind for piles in match.cards.values() for lie in piles for kind in kinds_of(lie))
    whole = {kind: count for kind, count in deck_counts(match.rules, state.level, match.options).items() if count}
    assert lying == whole, "a card is gone or doubled"
    first, second = (kinds_of(pile(match, number))[-1] for number in (0, 1))
    assert is_floor(first) and is_floor(second) is (state.level == BEGINNER)
    if match.done:
        return
    assert all(match.cards["hand"]), "an empty hand without a star"
    assert max(stars(match, seat) for seat in range(match.players)) < state.target
    for seat in entitled(match):
        assert seat != state.active
        assert any(is_night(kind) and fits(match, kind) for kind in held(match, seat))
    assert not state.skip_waits or ball(match) == SKIP
    assert state.laid or not state.balls_laid or able(match), "balls are down and no floor can follow"


def over(match: M) -> Counter[str]:
    """Count how the matches ended and how often a turn was intercepted."""
    full = max(stars(match, seat) for seat in range(match.players)) >= match.open.target
    taken = sum("intercept" in action for action in match.actions)
    return Counter({"звёздами" if full else "тупиком": 1, "перехватов": taken})


OWN = Own(
    fixed=fixed,
    hold=hold,
    over=over,
    winner=lambda match: match.open.winner,
    hints=True,
    least={"звёздами": 1, "перехватов": 1},
)
