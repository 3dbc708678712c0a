"""The family of пикет: which discard does best, as a calculator tells it and as a hint at the table does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.cards import DECK_32
from ...frame.errors import InputError
from ...frame.facts import Count, number, one_of, some_cards
from ...frame.results import Score
from ...frame.russian import counted
from .discards import Before, Weighed, apart, best_suit, error_of, ranked

ROLES = ("первый", "сдающий")


@dataclass(frozen=True, kw_only=True)
class Twelve:
    """A hand of twelve before the exchange."""

    hand: int = some_cards("Рука до прикупа", DECK_32, 12, 12, "♠ТКД9 ♥В108 ♦К97 ♣Д8")
    role: str = one_of("Кто прикупает", ROLES, "первый")
    first_draw: int = number("Первый купил карт", 0, 5, 5, when={"role": ("сдающий",)})
    mine: int = some_cards("Ваш снос (пусто — не сравнивать)", DECK_32, 0, 5, "")


def figure(value: float, signed: bool = True) -> str:
    """Write a mean with one place: «+12,4»."""
    text = f"{abs(value):.1f}".replace(".", ",")
    return f"{'−' if value < 0 else '+' if signed else ''}{text}"


def named(discard: int) -> str:
    """Say a discard."""
    return f"снести {DECK_32.hand_text(discard)}" if discard else "не прикупать"


def grounds(before: Before, discard: int) -> tuple[str, ...]:
    """Return the rule by which so many cards are drawn, and the advice of the book that the discard follows."""
    if not discard:
        return ("piket.10",)
    gone = DECK_32.cards(discard)
    keeps_best = not discard & DECK_32.suit_masks[best_suit(before.hand)]
    few_suits = len({DECK_32.suit_of[card] for card in gone}) <= 2
    aces = any(DECK_32.rank(card) == "Т" for card in gone)
    advice = (("piket.18", keeps_best), ("piket.7b", few_suits), ("piket.8a", aces))
    return ("piket.9b" if before.dealer else "piket.9a", *(rule for rule, follows in advice if follows))


def spread(leads: Sequence[int]) -> tuple[int, int]:
    """Return between which leads eight deals of ten came out."""
    order = sorted(leads)
    tenth = len(order) // 10
    return order[tenth], order[-1 - tenth]


def line(before: Before, one: Weighed) -> str:
    """Tell what a discard came to."""
    mine = sum(count for count, _ in one.counts) / len(one.counts)
    low, high = spread(one.leads)
    text = named(one.discard)
    return (
        f"{text[:1].upper()}{text[1:]}: перевес {figure(one.mean)} ± {figure(error_of(one.leads), False)}; свой счёт {figure(mine, False)}, "
        f"чужой {figure(mine - one.mean, False)}; восемь раскладов из десяти — от {figure(low)[:-2]} до {figure(high)[:-2]}"
    )


def compared(best: Weighed, other: Weighed) -> str:
    """Say whether the next discard is worse, or whether the deals do not tell."""
    gap, error = apart(best, other)
    tail = "разница надёжна" if gap > 2 * error else "по стольким раскладам их не различить"
    noun = f"снос {DECK_32.hand_text(other.discard)}" if other.discard else "отказ от прикупа"
    return f"{noun} {'хуже' if gap >= 0 else 'лучше'} на {figure(abs(gap), False)} ± {figure(error, False)}: {tail}"


def discard(rules: Any, facts: Twelve) -> Score:
    """Rank the discards of a hand by what they come to on the average, with the spread."""
    dealer = facts.role == "сдающий"
    if dealer and facts.first_draw and facts.first_draw < rules.first_least:
        raise InputError(f"Первый купил карт: ни одной или не меньше {rules.first_least}", "first_draw", ("piket.9a",))
    before = Before(rules, facts.hand, dealer, facts.first_draw if dealer else 0, rules.stock, rules.reserve)
    if facts.mine & ~facts.hand:
        raise InputError("Ваш снос: снести можно только то, что на руках", "mine", ("piket.7a",))
    if facts.mine and facts.mine.bit_count() not in before.counts:
        fits = " или ".join(map(str, before.counts))
        raise InputError(f"Ваш снос: карт {fits}", "mine", ("piket.9b" if dealer else "piket.9a",))
    found = ranked(before, own=facts.mine or None)
    best, deals = found[0], len(found[0].counts)
    score = Score(unit="", total=named(best.discard))
    for one in found:
        own = "Ваш снос. " if facts.mine and one.discard == facts.mine else ""
        score.add(f"{own}{line(before, one)}", grounds(before, one.discard), round(one.mean))
    score.summary = (
        f"Лучше всего {named(best.discard)}; перевес над соперником в среднем {figure(best.mean)} ± {figure(error_of(best.leads), False)} "
        f"по {counted(deals, 'раскладу', 'раскладам', 'раскладам')}. Следующий {compared(best, found[1])}."
    )
    if facts.mine and best.discard != facts.mine:
        score.summary += f" Ваш {compared(best, next(one for one in found if one.discard == facts.mine))}."
    return score


RANKING = Count(
    "discard", "Что снести", Twelve, discard, ("piket.7b", "piket.8a", "piket.9a", "piket.9b", "piket.10", "piket.18"),
    "Сносы по среднему счёту в случайных раскладах, с разбросом. Соперник сносит и хвалится, как бот; играют все в открытую.",
    words=("что снести из двенадцати", "какой снос выгоднее", "сколько карт прикупить"),
    sentence="До прикупа на руках {hand}, прикупает {role}[; первый уже купил карт: {first_draw}]. Сравнить со своим сносом: {mine}.",
    estimate=True,
)  # fmt: skip
