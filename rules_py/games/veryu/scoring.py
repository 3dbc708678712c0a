"""«Верю? Не верю!»: what an attempt brings, every step with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...frame.cites import implements
from ...frame.results import Score
from ...frame.russian import counted
from .options import SHOE, WINS
from .readings import LAST_SHOE, OWN_CARDS, OWN_SHOE_FIRST, WHO_DRAWS

if TYPE_CHECKING:
    from .play import VeryuState


def cards(count: int) -> str:
    """Write a number of cards: «5 карт»."""
    return counted(count, "карта", "карты", "карт")


@implements("veryu.succ.1", "veryu.succ.2", "veryu.goal.2", "veryu.sum.5", "veryu.sum.6")
def write_success(score: Score, successes: int, side: str = "") -> str:
    """Write a successful attempt; `successes` counts it in. Return what it is called."""
    score.add("Все обещанные карты открыты, ботинка нет: удача", "veryu.step3.5", 1, side)
    if successes >= WINS:
        score.add("Поле уже лежало цифрой 2 вверх: победа", "veryu.succ.2", None, side)
        return "победа"
    score.add("Поле переворачивают цифрой 2 вверх", "veryu.succ.1", None, side)
    return "удача"


@implements("veryu.fail.1", "veryu.fail.4", "veryu.goal.3", "veryu.sum.4", "veryu.last.3")
def write_failure(score: Score, left: int, lone_shoe: bool, side: str = "") -> str:
    """Write a failed attempt; `left` is what the contender keeps. Return what it is called."""
    score.add("Открыт ботинок: неудача", "veryu.step3.4", 0, side)
    score.add(f"Одна карта уходит из игры, остаётся {left}", "veryu.fail.1", None, side)
    if left:
        return "неудача"
    rules = ("veryu.last.3", "veryu.fail.4") if lone_shoe else ("veryu.fail.4",)
    score.add("Карт не осталось: претендент выбывает и отдаёт своё поле", rules, None, side)
    return "выбыл"


def round_score(state: VeryuState, names: list[str]) -> Score:
    """Score the round that is over, and the game where that is over too."""
    assert state.contender is not None
    side = names[state.contender]
    score = Score(unit="удач", sides={name: state.successes[seat] for seat, name in enumerate(names)})
    own = state.table[state.contender]
    score.add(f"Ставка {state.bid}, открыто {cards(len(state.opened))}", "veryu.step3.1", None, side)
    if len(own) > state.bid:
        score.readings.update(state.readings.grades(OWN_CARDS))
    left = state.cards_of(state.contender)
    if state.outcome:
        word = write_success(score, state.successes[state.contender], side)
    else:
        lone = state.shoe_owner == state.contender and own == [SHOE]
        word = write_failure(score, left, lone, side)
        score.readings.update(state.readings.grades(WHO_DRAWS))
        if state.shoe_owner == state.contender:
            score.readings.update(state.readings.grades(OWN_SHOE_FIRST))
    for seat, mat in enumerate(state.table):
        if seat != state.contender and mat == [SHOE] and not state.cards_of(seat):
            score.add("Единственная карта — ботинок: выбывает", "veryu.last.3", None, names[seat])
            score.readings.update(state.readings.grades(LAST_SHOE))
    score.total = state.successes[state.contender]
    score.summary = f"{side}: {word}."
    if state.winner is not None:
        two = state.successes[state.winner] >= WINS
        text = "Две удачные попытки: победа" if two else "Один не выбыл из игры: победа"
        score.add(text, "veryu.end.1", None, names[state.winner])
        score.summary += f" Победитель: {names[state.winner]}."
    return score
