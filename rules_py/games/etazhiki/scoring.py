"""«Этажики»: stars of a match, every step with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...frame.cites import implements
from ...frame.results import Score
from .options import BEGINNER
from .readings import BEG_TARGET

if TYPE_CHECKING:
    from .play import EtazhikiState


@implements("etazhiki.full.end.2", "etazhiki.intro")
def match_score(state: EtazhikiState, names: list[str]) -> Score:
    """Count the stars and name the winner."""
    score = Score(unit="звёзд", sides={name: state.stars[seat] for seat, name in enumerate(names)})
    star = "etazhiki.beg.7" if state.level == BEGINNER else "etazhiki.full.end.1"
    for seat, name in enumerate(names):
        score.add("Звёзды за пустую руку", star, state.stars[seat], name)
    if state.level == BEGINNER:
        score.readings.update(state.readings.grades(BEG_TARGET))
    full = state.winner is not None and state.stars[state.winner] >= state.target
    if not full:
        score.add("Ходить нечем никому, брать нечего: больше звёзд, потом меньше карт", "etazhiki.h11")
    if state.winner is None:
        score.total = max(state.stars)
        score.summary = "Ничья: равны и звёзды, и карты."
        return score
    winner = names[state.winner]
    if full:
        score.add(f"Собрано звёзд: {state.target}", "etazhiki.full.end.2", None, winner)
    score.total = state.stars[state.winner]
    score.summary = f"Победитель: {winner}, звёзд {score.total}."
    return score
