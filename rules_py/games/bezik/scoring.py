"""Безик: what a declaration brings and how the match is settled; table and calculator fill in the same facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.facts import Line, card_row, flag, one_of, scored, suit
from ...frame.facts import number as whole
from ...frame.results import Item
from ...frame.russian import counted
from ...frame.sheet import summed
from .rules import BEZIQUES, BY_NAME, DECK, FIGURES, KINGS_ROW, MARRIAGES, PLAIN, QUEENS_ROW, QUINTS

FOURS = tuple(figure.name for figure in FIGURES if figure.four)
TRUMP_FOURS = tuple(figure.name for figure in FIGURES if figure.suit)
GROWING = {"козырный марьяж": MARRIAGES, "безик": BEZIQUES, "козырная квинта": QUINTS}
PREMIUMS = {"козырные дамы": 170, "козырные короли": 80, "козырные тузы": 100}
TENS = 90


@dataclass(frozen=True, kw_only=True)
class Declaration:
    """One declaration of a player."""

    figure: str = one_of("Фигура", [figure.name for figure in FIGURES], "безик")
    number: int = whole(
        "Которая по счёту", 1, 20, 1, hint="Козырных и безиковых — сколько карт открыто с нею; прочих — который раз."
    )
    again: int = whole("Который комплект за сдачу", 1, 5, 1, when={"figure": TRUMP_FOURS, "number": (4,)})
    trump: str = suit("Козырь", default="♥")
    cards: tuple[int, ...] = card_row("Карты", DECK, 0, 8)
    joker: bool = flag("Есть инфузорка")
    agreed: int = whole(
        "Условленная цена шестой", 0, 10_000, 0, when={"figure": ("козырные дамы", "безиковые валеты"), "number": (6,)}
    )


def plain_price(rules: Any, rank: str) -> int:
    """Return the price of four cards of a rank of all suits."""
    return int(rules.four_jacks if rank == "В" else PLAIN[rank])


def premium(rules: Any, figure: str) -> int:
    """Return what is added where the four cards are of the one suit that counts."""
    if figure == "козырные валеты":
        return int(rules.trump_jacks)
    return int(rules.bezique_jacks if figure == "безиковые валеты" else PREMIUMS[figure])


def ordinary(rules: Any, figure: str) -> int:
    """Return the part of a trump four that it has as any four; four jacks are four there whatever they bring alone."""
    rank = BY_NAME[figure].four
    return 4 if rank == "В" else PLAIN[rank]


def four_price(rules: Any, figure: str) -> int:
    """Return the price of four trumps."""
    return TENS if figure == "козырные десятки" else premium(rules, figure) + ordinary(rules, figure)


def step_price(rules: Any, facts: Declaration) -> int | None:
    """Return what the fifth card of a trump four or a later one brings by its row; None where it is no such card."""
    if facts.figure not in TRUMP_FOURS or facts.number < 5:
        return None
    row = QUEENS_ROW if facts.figure in ("козырные дамы", "безиковые валеты") else KINGS_ROW
    if facts.number > 8 and not rules.beyond_eight:
        return 0
    if facts.number == 6 and row is QUEENS_ROW and rules.sixth_agreed:
        return facts.agreed
    return row[facts.number - 5] if facts.number <= 10 else 0


def second_set(rules: Any, facts: Declaration) -> int | None:
    """Return what the eighth card brings for the second set besides."""
    if facts.figure not in TRUMP_FOURS or facts.number != 8:
        return None
    if facts.figure == "козырные десятки" and not rules.tens_second:
        return None
    fixed = {"безиковые валеты": "jacks_second", "козырные тузы": "aces_second", "козырные валеты": "aces_second"}
    same = getattr(rules, fixed[facts.figure]) if facts.figure in fixed else 0
    return int(same) or 2 * four_price(rules, facts.figure)


def _whole_four(facts: Declaration) -> bool:
    return facts.figure in TRUMP_FOURS and facts.number == 4


def _times(facts: Declaration) -> int:
    """Return how many times over a four counts."""
    return facts.again if facts.figure in TRUMP_FOURS else facts.number


def _repeats(rules: Any, facts: Declaration) -> int | None:
    if facts.figure not in FOURS or (facts.figure in TRUMP_FOURS and facts.number != 4) or _times(facts) < 2:
        return None
    base = four_price(rules, facts.figure) if facts.figure in TRUMP_FOURS else plain_price(rules, BY_NAME[facts.figure].four)
    return base * (_times(facts) - 1)


def _repeat_text(rules: Any, facts: Declaration) -> str:
    times = _times(facts)
    how = {2: "вдвое", 3: "втрое"}.get(times, f"в {counted(times, 'раз', 'раза', 'раз')}")
    return f"Показано {f'в {times}-й раз' if rules.repeated else f'разом, комплектов {times}'}: {how}"


def _growing(rules: Any, facts: Declaration, figure: str) -> int | None:
    if facts.figure != figure:
        return None
    if figure == "козырный марьяж" and facts.number > 4 and not rules.marriages_grow:
        return 0
    return int(GROWING[figure] * 2 ** (facts.number - 1))


def _nth(word: str) -> Any:
    return lambda rules, facts: (
        f"{word}, {facts.number}-й по счёту" if word != "Козырная квинта" else f"{word}, {facts.number}-я по счёту"
    )


def _plain_line(figure: str, cites: tuple[str, ...]) -> Line:
    rank = BY_NAME[figure].four
    return Line(cites, figure.capitalize(), lambda rules, facts: plain_price(rules, rank) if facts.figure == figure else None)


def _trump_lines(figure: str, cites: tuple[str, ...], more: tuple[str, ...]) -> tuple[Line, ...]:
    def here(facts: Declaration) -> bool:
        return facts.figure == figure

    four: tuple[Line, ...]
    if figure == "козырные десятки":
        four = (
            Line(cites, "Четыре козырные десятки", lambda rules, facts: TENS if here(facts) and _whole_four(facts) else None),
        )
    else:
        four = (
            Line(cites, f"Премия: {figure}", lambda rules, facts: premium(rules, figure) if here(facts) and _whole_four(facts) else None),
            Line(cites, "Обычная цена четвёрки", lambda rules, facts: ordinary(rules, figure) if here(facts) and _whole_four(facts) else None),
        )  # fmt: skip
    return (
        *four,
        Line(cites, "Меньше четырёх карт: объявлять нечего", lambda rules, facts: 0 if here(facts) and facts.number < 4 else None),
        Line(more, lambda rules, facts: f"{_card_word(figure, facts.number)} к открытым {facts.number - 1}",
             lambda rules, facts: step_price(rules, facts) if here(facts) else None),
        Line((*more, "bezik.double"), "Второй комплект", lambda rules, facts: second_set(rules, facts) if here(facts) else None),
    )  # fmt: skip


def _card_word(figure: str, number: int) -> str:
    one = BY_NAME[figure]
    return f"{one.next_name.capitalize()}, {number}-{'я' if one.feminine else 'й'} по счёту,"


LINES: tuple[Line, ...] = (
    *(line for one in FIGURES if one.suit for line in _trump_lines(one.name, one.cites, one.more)),
    *(_plain_line(one.name, one.cites) for one in FIGURES if one.four and not one.suit),
    Line(("bezik.double",), _repeat_text, _repeats),
    Line(("bezik.quint",), _nth("Козырная квинта"), lambda rules, facts: _growing(rules, facts, "козырная квинта")),
    Line(("bezik.bezik.val", "bezik.bezik.def"), _nth("Безик"), lambda rules, facts: _growing(rules, facts, "безик")),
    Line(("bezik.marriage.val", "bezik.marriage.def"), _nth("Козырный марьяж"), lambda rules, facts: _growing(rules, facts, "козырный марьяж")),
    Line(("bezik.marriage.plain",), "Простой марьяж не считается", lambda rules, facts: 0 if facts.figure == "простой марьяж" else None),
)  # fmt: skip


def joker_rules(facts: Declaration) -> tuple[str, ...]:
    """Return the rules by which a joker stands in a figure."""
    if facts.figure in FOURS:
        return ("bezik.joker.ex",) if facts.number > 4 else ("bezik.joker.wild", "bezik.joker.any")
    return ("bezik.joker.parts",)


def priced(rules: Any, facts: Declaration) -> list[Item]:
    """Return what is written for a declaration, line by line."""
    items = scored(LINES, rules, facts)
    if facts.joker:
        items.append(Item("Недостающую карту заменяет инфузорка", joker_rules(facts), 0))
    return items


def worth(rules: Any, facts: Declaration) -> int:
    """Return what a declaration brings."""
    return summed(priced(rules, facts))


# The end


def settled(points: Sequence[int]) -> list[tuple[int, int, int]]:
    """Return who pays whom how much: each pays the difference to the one who wrote most; nobody where two have most."""
    most = max(points)
    winners = [seat for seat, count in enumerate(points) if count == most]
    if len(winners) > 1:
        return []
    return [(seat, winners[0], most - count) for seat, count in enumerate(points) if seat != winners[0]]
