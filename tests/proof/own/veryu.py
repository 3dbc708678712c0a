"""«Верю? Не верю!»: what is proved of it beside every other game: everybody keeps his own four cards, no attempt goes on after a shoe."""

from __future__ import annotations

from collections import Counter

from rules_py.games.veryu.rules import EACH, SHOE
from rules_py.games.veryu.state import M, cards_of, inside, needed, wins
from tests.proof.own import Own


def fixed(number: int) -> dict[str, object]:
    """Return two to six players in turn."""
    return {"players": 2 + number % 5}


def hold(match: M) -> None:
    """Hold what is true after every action."""
    state = match.open
    for seat in range(match.players):
        own = [card for name in ("hand", "mat", "lost") for card in match.cards[name][seat]]
        assert sorted(own) == list(range(EACH * seat, EACH * (seat + 1))), "a card is gone, doubled or another's"
        assert cards_of(match, seat) == EACH - len(match.cards["lost"][seat])
    opened = [state.faces[slot] for slot in state.opened]
    assert SHOE not in opened[:-1], "the attempt went on after a shoe"
    assert len(set(state.opened)) == len(state.opened)
    assert state.bid <= sum(state.laid)
    if state.outcome is not None:
        assert state.outcome == (SHOE not in opened)
        assert not state.outcome or len(opened) == needed(match)
    assert match.done or max(wins(match, seat) for seat in range(match.players)) < 2


def over(match: M) -> Counter[str]:
    """Count how the matches ended: by two successes or by the last one left."""
    winner = match.open.winner
    assert wins(match, winner) == 2 or inside(match) == [winner]
    return Counter({"двумя удачами" if wins(match, winner) == 2 else "последним": 1})


OWN = Own(
    fixed=fixed,
    hold=hold,
    over=over,
    winner=lambda match: match.open.winner,
    hints=True,
    least={"двумя удачами": 1, "последним": 1},
)
