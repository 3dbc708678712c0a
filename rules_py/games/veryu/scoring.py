"""«Верю? Не верю!»: what an attempt brings, one row a line; table and calculator fill in the same facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...frame.facts import Line, scored
from ...frame.match import Match
from ...frame.results import Score
from .rules import SHOE, WINS, cards
from .state import Table, cards_of, wins

_OUT = "Карт не осталось: претендент выбывает и отдаёт своё поле"


@dataclass(frozen=True)
class Tried:
    """How an attempt ended."""

    success: bool
    successes: int
    """Of the contender, this attempt counted in."""
    left: int
    """Cards that he keeps."""
    lone_shoe: bool
    """The shoe was his own and his only card."""

    @property
    def word(self) -> str:
        """Call the end of the attempt."""
        if self.success:
            return "победа" if self.successes >= WINS else "удача"
        return "неудача" if self.left else "выбыл"


def _no_figure(rules: Any, facts: Tried) -> None:
    """Write a line that counts nothing."""


def _out(lone: bool) -> Any:
    return lambda rules, facts: not facts.success and not facts.left and facts.lone_shoe is lone


ATTEMPT = (
    Line(("veryu.step3.5", ), "Все обещанные карты открыты, ботинка нет: удача", lambda rules, facts: 1 if facts.success else None),
    Line(("veryu.succ.2",), "Поле уже лежало цифрой 2 вверх: победа", _no_figure, lambda rules, facts: facts.success and facts.successes >= WINS),
    Line(("veryu.succ.1",), "Поле переворачивают цифрой 2 вверх", _no_figure, lambda rules, facts: facts.success and facts.successes < WINS),
    Line(("veryu.step3.4",), "Открыт ботинок: неудача", lambda rules, facts: None if facts.success else 0),
    Line(("veryu.fail.1",), lambda rules, facts: f"Одна карта уходит из игры, остаётся {facts.left}", _no_figure, lambda rules, facts: not facts.success),
    Line(("veryu.last.3", "veryu.fail.4"), _OUT, _no_figure, _out(True)),
    Line(("veryu.fail.4",), _OUT, _no_figure, _out(False)),
)  # fmt: skip


def facts_of(match: Match[Table]) -> Tried:
    """Return how the attempt of the round that is over ended."""
    state, contender = match.open, match.open.contender
    lone = state.shoe_owner == contender and state.laid[contender] == 1 and state.faces.get((contender, 0)) == SHOE
    return Tried(state.outcome is True, wins(match, contender), cards_of(match, contender), lone)


def summed(match: Match[Table], names: Sequence[str]) -> Score:
    """Score the round that is over, and the game where that is over too."""
    state = match.open
    side = names[state.contender]
    score = Score(unit="удач", sides={name: wins(match, seat) for seat, name in enumerate(names)})
    score.add(f"Ставка {state.bid}, открыто {cards(len(state.opened))}", "veryu.step3.1", None, side)
    score.items += [replace(item, side=side) for item in scored(ATTEMPT, match.rules, facts_of(match))]
    for seat in state.lone:
        score.add("Единственная карта — ботинок: выбывает", "veryu.last.3", None, names[seat])
    score.total = wins(match, state.contender)
    if state.winner >= 0:
        two = wins(match, state.winner) >= WINS
        text = "Две удачные попытки: победа" if two else "Один не выбыл из игры: победа"
        score.add(text, "veryu.end.1", None, names[state.winner])
    return score
