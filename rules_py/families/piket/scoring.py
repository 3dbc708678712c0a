"""The family of пикет: what a player's deal comes to, line by line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...frame.facts import Line, flag, number, one_of, scored
from ...frame.results import Item
from ...frame.sheet import summed
from .aloud import Voice, voice
from .state import M, rules_now

Amount = Callable[[Any, Any], int | None]
"""What a line brings, by the rules and the facts."""
CAPOTS = ("нет", "взят", "объявлен", "сорван")
SILENT = ("нет", "снос", "хвалёж")


@dataclass(frozen=True, kw_only=True)
class Counted:
    """What one player's deal came to."""

    hand: int = number("Насчитано на руках", 0, 200, 18)
    first: bool = flag("Ходит первым")
    opponent_boast: bool = flag("Хвалёж соперника годится")
    opponent_tied: bool = flag("Хвалёж соперника вышел равным")
    opponent_before: bool = flag("Соперник считал за ходы раньше, чем вышло тридцать")
    leads: int = number("Выходов", 0, 12, 0)
    tricks_taken: int = number("Взяток на чужой выход", 0, 12, 0)
    tricks: int = number("Всего взяток", 0, 12, 0)
    last: bool = flag("Последняя взятка его")
    capot: str = one_of("Капот", CAPOTS, "нет")
    silent: str = one_of("Сам играет в молчанку: за что", SILENT, "нет")
    opponent_silent: str = one_of("Соперник играет в молчанку: за что", SILENT, "нет")


def _sum(rules: Any, facts: Any, *lines: Amount) -> int:
    """Add up what lines bring; one that says nothing brings nothing."""
    return sum(line(rules, facts) or 0 for line in lines)


def counts_hand(rules: Any, facts: Any) -> bool:
    """Tell whether the hand is counted: silence for a wrong discard leaves it, unless the reading takes all."""
    return bool(facts.silent == "нет" or (facts.silent == "снос" and not rules.silence_all))


def stopped(rules: Any, facts: Any) -> bool:
    """Tell whether another's boast stops пик and репик."""
    return bool(facts.opponent_boast or (rules.tied_stops and facts.opponent_tied))


def hand_line(rules: Any, facts: Any) -> int | None:
    """Count the hand."""
    return facts.hand if counts_hand(rules, facts) else None


def is_repik(rules: Any, facts: Any) -> bool:
    """Tell whether the hand alone makes a репик."""
    return counts_hand(rules, facts) and facts.hand >= rules.pik_at and not stopped(rules, facts)


def repik_line(rules: Any, facts: Any) -> int | None:
    """Say ninety instead of thirty."""
    if not is_repik(rules, facts):
        return None
    return int(rules.repik_to - (facts.hand if rules.repik_flat else rules.pik_at))


def tricks_silent(rules: Any, facts: Any) -> bool:
    """Tell whether the tricks are not counted."""
    return bool(facts.silent != "нет")


def leads_line(rules: Any, facts: Any) -> int | None:
    """Count the leads."""
    return None if tricks_silent(rules, facts) else facts.leads or None


def tricks_line(rules: Any, facts: Any) -> int | None:
    """Count the tricks taken on another's lead, and on one's own where the reading counts both."""
    if tricks_silent(rules, facts):
        return None
    return facts.tricks_taken + rules.own_trick * (facts.tricks - facts.tricks_taken) or None


def is_capot(facts: Any) -> bool:
    """Tell whether all tricks were taken."""
    return facts.capot in ("взят", "объявлен")


def last_line(rules: Any, facts: Any) -> int | None:
    """Count what the last trick brings beside its unit."""
    if tricks_silent(rules, facts) or not facts.last or (is_capot(facts) and rules.capot_bare):
        return None
    return int(rules.last_extra)


def doubles(rules: Any, facts: Any) -> bool:
    """Tell whether the opponent's silence doubles one's own tricks."""
    return bool(facts.opponent_silent == "снос" or (facts.opponent_silent == "хвалёж" and rules.false_double))


def double_line(rules: Any, facts: Any) -> int | None:
    """Count the tricks once more where the opponent plays in silence."""
    if not doubles(rules, facts):
        return None
    return _sum(rules, facts, tricks_line, last_line, *((leads_line,) if rules.double_leads else ())) or None


def leza_line(rules: Any, facts: Any) -> int | None:
    """Count the леза, unless a капот takes its place."""
    if tricks_silent(rules, facts) or not rules.has_leza(rules, facts) or (is_capot(facts) and rules.capot_bare):
        return None
    return int(rules.leza)


def capot_line(rules: Any, facts: Any) -> int | None:
    """Count the капот: announced, not announced, or announced and lost."""
    if tricks_silent(rules, facts) or facts.capot == "нет":
        return None
    if facts.capot == "сорван":
        return rules.capot_fails or None
    return int(rules.capot_open if facts.capot == "объявлен" else rules.capot)


def reaches(rules: Any, facts: Any, with_last: bool) -> bool:
    """Tell whether the play carries the count from below thirty to thirty, by units alone or with the last trick's extra."""
    hand, last = _sum(rules, facts, hand_line), _sum(rules, facts, last_line)
    units = hand + _sum(rules, facts, leads_line, tricks_line, double_line)
    if with_last:
        units += last
    elif doubles(rules, facts):
        units -= last
    if rules.pik_extras:
        units += _sum(rules, facts, leza_line) + max(_sum(rules, facts, capot_line), 0)
    return bool(hand < rules.pik_at <= units)


def forestalled(rules: Any, facts: Any) -> bool:
    """Tell whether a point of the opponent in play keeps from a пик."""
    return bool(rules.any_point and facts.opponent_before)


def pik_line(rules: Any, facts: Any) -> int | None:
    """Say sixty instead of thirty, where the play carried the count so far."""
    if not facts.first or stopped(rules, facts) or forestalled(rules, facts) or not reaches(rules, facts, rules.pik_last):
        return None
    return int(rules.pik_to - rules.pik_at)


def stopped_line(rules: Any, facts: Any) -> int | None:
    """Say that another's boast keeps the count as it is."""
    high = _sum(rules, facts, hand_line) >= rules.pik_at or (facts.first and reaches(rules, facts, rules.pik_last))
    return 0 if high and stopped(rules, facts) else None


def second_line(rules: Any, facts: Any) -> int | None:
    """Say that a пик is for whoever leads first."""
    return 0 if not facts.first and not stopped(rules, facts) and reaches(rules, facts, rules.pik_last) else None


def late_line(rules: Any, facts: Any) -> int | None:
    """Say that the extra of the last trick alone makes no пик."""
    if not facts.first or stopped(rules, facts) or reaches(rules, facts, rules.pik_last):
        return None
    return 0 if reaches(rules, facts, True) else None


def forestalled_line(rules: Any, facts: Any) -> int | None:
    """Say that the opponent's point in play came before the пик."""
    if not facts.first or stopped(rules, facts) or not forestalled(rules, facts):
        return None
    return 0 if reaches(rules, facts, rules.pik_last) else None


LINES = (
    Line(("piket.30",), "На руках", lambda rules, facts: hand_line(rules, facts) or None),
    Line(("piket.19d", "piket.19c"), "Репик", repik_line),
    Line(("piket.31",), "За выходы", leads_line),
    Line(("piket.31",), "За взятки", tricks_line),
    Line(("piket.37",), "За последнюю взятку ещё", last_line),
    Line(("piket.17",), "Соперник в молчанке: взятки вдвойне", double_line),
    Line(("piket.19b", "piket.32"), "Пик", pik_line),
    Line(("piket.28d", "piket.19c"), "Хвалёж соперника остановил: ни пика, ни репика", stopped_line),
    Line(("piket.32",), "Первым ходил другой: пика нет", second_line),
    Line(("piket.19b", "piket.37"), "Счёт дошёл лишь добавкой за последнюю взятку: пика нет", late_line),
    Line(("piket.19c", "piket.28d"), "Соперник успел сосчитать очко за ходы: пика нет", forestalled_line),
    Line(("piket.40",), "Леза", leza_line),
    Line(("piket.38", "piket.39"), lambda rules, facts: "Капот объявлен и не взят" if facts.capot == "сорван" else "Капот", capot_line),
    Line(("piket.17",), "В молчанке взяток не считают", lambda rules, facts: 0 if facts.silent == "снос" else None),
    Line(("piket.33",), "В молчанке не считают ни карт, ни взяток", lambda rules, facts: 0 if facts.silent == "хвалёж" else None),
)  # fmt: skip


def lines_of(rules: Any, facts: Any) -> list[Item]:
    """Return the lines of a player's count; nothing at all is a line too."""
    return scored(rules.lines, rules, facts) or [Item("Ничего не насчитано", ("piket.30",), 0)]


def counted(rules: Any, facts: Any) -> int:
    """Return a player's whole count."""
    return summed(lines_of(rules, facts))


def capot_of(speaks: Voice, seat: int) -> str:
    """Say what became of a капот."""
    rules, state = speaks.rules, speaks.state
    said = state.capot_by == seat and rules.capot_said
    if state.tricks[seat] == rules.hand:
        return "объявлен" if said else "взят"
    return "сорван" if said else "нет"


def facts_of(speaks: Voice, seat: int, last: int, kind: type[Counted] = Counted, **more: Any) -> Counted:
    """Return what a player's deal came to, by what was said and played; `last` took the last trick."""
    state = speaks.state
    return kind(
        hand=state.hand_points[seat],
        first=speaks.may_pik(seat),
        opponent_boast=speaks.boasted(seat),
        opponent_tied=any(other != seat for other in state.tied),
        opponent_before=seat in state.before,
        leads=state.leads[seat],
        tricks_taken=state.taken_off[seat],
        tricks=state.tricks[seat],
        last=last == seat,
        capot=capot_of(speaks, seat),
        silent=state.silent.get(seat, "нет"),
        opponent_silent=next((cause for other, cause in state.silent.items() if other != seat), "нет"),
        **more,
    )


def last_taker(match: M) -> int:
    """Return who took the last trick; nobody yet: -1."""
    return match.open.taken[-1][0] if match.open.taken else -1


def deal_facts(match: M, seat: int) -> Counted:
    """Return what a player's deal came to; where one of three has left, by the rules for two."""
    facts: Counted = rules_now(match).came_to(voice(match), seat, last_taker(match))
    return facts
