"""«Этажики»: stars of a match, every step with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from ...frame.cites import implements
from ...frame.match import Match
from ...frame.results import Score
from .rules import BEGINNER
from .state import Table, stars


@implements("etazhiki.full.end.2", "etazhiki.intro")
def summed(match: Match[Table], names: Sequence[str]) -> Score:
    """Count the stars and name the winner."""
    state = match.open
    figures = [stars(match, seat) for seat in range(match.players)]
    score = Score(unit="звёзд", sides=dict(zip(names, figures, strict=True)))
    rule = "etazhiki.beg.7" if state.level == BEGINNER else "etazhiki.full.end.1"
    for name, figure in zip(names, figures, strict=True):
        score.add("Звёзды за пустую руку", rule, figure, name)
    full = state.winner >= 0 and figures[state.winner] >= state.target
    if not full:
        score.add("Ходить нечем никому, брать нечего: больше звёзд, потом меньше карт", "etazhiki.h11")
    if state.winner < 0:
        score.total = max(figures)
        return score
    if full:
        score.add(f"Собрано звёзд: {state.target}", "etazhiki.full.end.2", None, names[state.winner])
    score.total = figures[state.winner]
    return score
