"""«Винт»: what a deal writes — tricks, honours and aces, slams, undertricks — every line with its rule."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ...frame.cites import implements
from ...frame.readings import Chosen, Reading
from ...frame.results import Score
from ...frame.russian import counted, number
from ...frame.russian import tricks as tricks_text
from .coronets import Coronet, coronet_lines
from .options import CONTRACTS, NO_TRUMP, TRICKS, Rules, required
from .readings import (
    ACES_EXCEED,
    GRAND_MINUS_ONE,
    NOTRUMP_ACES,
    NUT_OVERTRICKS,
    NUT_PENALTY,
    PASS_PLAY_EXCESS,
    SLAM_BY_OPPONENTS,
    SLAM_OVERTRICK,
)
from .sheet_line import DECLARERS, OPPONENTS, Line

TRICK_PRICE = 10
"""A trick is worth ten for every леве promised (расчёт 5)."""
HONOUR_PRICE = 100
"""An honour is worth a hundred for every леве promised (расчёт 11)."""
ACE_PRICE = 250
"""An ace without trumps is worth 250 for every леве promised (расчёт 17)."""
PENALTY_PRICE = 1000
"""A trick not taken costs a thousand for every леве promised (расчёт 21)."""
SMALL_SLAM, GRAND_SLAM = 6, 7
DECLARED_SLAM = {SMALL_SLAM: 5000, GRAND_SLAM: 10_000}
"""Premium for a declared slam (расчёт 19)."""
MADE_SLAM = {12: 1000, 13: 2000}
"""Premium for twelve and thirteen tricks, declared or not (расчёт 19)."""
PASS_PLAY_PRICE = 500
"""A surplus trick after four passes (расчёт 10)."""
ALL_HONOURS, ALL_ACES = 5, 4
_ROLE_AT = ("у назначивших", "у противников")
_SLAM_NAME = {12: "малый", 13: "большой"}


@dataclass(frozen=True, slots=True)
class Facts:
    """What has to be known of a played deal to write it."""

    level: int
    strain: int
    tricks: int
    """Tricks of the declarers."""
    honours: tuple[int, int] = (0, 0)
    """Trump honours of the declarers and of their opponents."""
    aces: tuple[int, int] = (2, 2)
    coronets: tuple[tuple[Coronet, ...], tuple[Coronet, ...]] = ((), ())
    readings: tuple[Reading, ...] = field(default=())
    """Readings by which honours, aces and coronets were counted."""

    @property
    def made(self) -> bool:
        """Tell whether the declarers took what they promised."""
        return self.tricks >= required(self.level)


@implements("vint.r5b")
def trick_price(level: int) -> int:
    """Return what one trick is worth."""
    return TRICK_PRICE * level


@implements("vint.r11")
def honour_price(level: int) -> int:
    """Return what one honour is worth."""
    return HONOUR_PRICE * level


@implements("vint.r17a", "vint.r17b", "vint.r17c", "vint.r17d", "vint.r13a")
def ace_price(level: int, readings: Chosen) -> int:
    """Return what one ace is worth in a game without trumps."""
    return (ACE_PRICE if readings[NOTRUMP_ACES] == "ace" else HONOUR_PRICE) * level


@implements("vint.r21", "vint.dvz.2a")
def penalty_price(level: int, double: bool = False) -> int:
    """Return what one trick not taken costs."""
    return PENALTY_PRICE * level * (2 if double else 1)


@implements("vint.r20a")
def undertricks(level: int, tricks: int) -> int:
    """Return how many tricks the declarers fell short by."""
    return max(0, required(level) - tricks)


@implements("vint.r1a", "vint.r1b", "vint.r1c", "vint.r1d", "vint.r5a", "vint.r5c", "vint.r5d", "vint.r1e", "vint.dvz.3")
def trick_lines(level: int, tricks: int, readings: Chosen, exact: bool = False) -> list[Line]:
    """Write the tricks of both sides below the line, at the price of the game."""
    price = trick_price(level)
    cites: tuple[str, ...] = ("vint.r1a", "vint.r5b")
    counts = [tricks, TRICKS - tricks]
    lines = []
    if exact and tricks > required(level):
        cites = (*cites, "vint.gaika.1")
        if readings[NUT_OVERTRICKS] == "no":
            counts[DECLARERS] = required(level)
    for role in (DECLARERS, OPPONENTS):
        lines.append(
            Line(
                role, counts[role] * price, f"{tricks_text(counts[role])} по {price}", cites, below=True,
                readings=(NUT_OVERTRICKS,) if len(cites) > 2 else (),
            )
        )  # fmt: skip
    return lines


@implements("vint.n4b", "vint.r12a", "vint.r12b", "vint.n4a")
def honour_majority(honours: tuple[int, int]) -> int | None:
    """Return the role that has more trump honours, None where nobody has."""
    if honours[DECLARERS] == honours[OPPONENTS]:
        return None
    return DECLARERS if honours[DECLARERS] > honours[OPPONENTS] else OPPONENTS


@implements("vint.r13b", "vint.r16")
def ace_majority(aces: tuple[int, int], tricks: int) -> int | None:
    """Return the role that writes its aces: more of them, or as many and the леве."""
    if aces[DECLARERS] != aces[OPPONENTS]:
        return DECLARERS if aces[DECLARERS] > aces[OPPONENTS] else OPPONENTS
    if not aces[DECLARERS]:
        return None
    return DECLARERS if 2 * tricks > TRICKS else OPPONENTS


def _ace_step(aces: tuple[int, int], role: int) -> Line:
    """Say whose aces count and why."""
    if aces[DECLARERS] == aces[OPPONENTS]:
        text = f"Тузов поровну, по {aces[role]}; леве {_ROLE_AT[role]}: в счёт идут их тузы"
        return Line(role, None, text, ("vint.r13b", "vint.r16"))
    return Line(role, None, f"Тузов больше {_ROLE_AT[role]}: {aces[role]}", ("vint.r13a", "vint.r14"))


@implements("vint.r14", "vint.r15a", "vint.r15b", "vint.r16", "vint.r13a", "vint.r13b")
def honour_lines(facts: Facts, readings: Chosen, count_aces: bool = True) -> list[Line]:
    """Write honours and aces: one side writes, the steps say why."""
    if facts.strain == NO_TRUMP:
        return _no_trump_aces(facts, readings)
    return _trump_honours(facts, readings, count_aces)


def _no_trump_aces(facts: Facts, readings: Chosen) -> list[Line]:
    """Write the aces of a game without trumps."""
    role = ace_majority(facts.aces, facts.tricks)
    if role is None:
        return [Line(DECLARERS, 0, "Тузов ни у кого: не пишет никто", ("vint.r13a",))]
    price = ace_price(facts.level, readings)
    count = facts.aces[role]
    text = f"{counted(count, 'туз', 'туза', 'тузов')} по {number(price)}"
    cites = ("vint.r13a", "vint.r17a")
    step = _ace_step(facts.aces, role)
    if facts.aces[DECLARERS] != facts.aces[OPPONENTS]:
        step = Line(role, None, step.text, ("vint.n4a", "vint.n4b", "vint.r13a"))
    else:
        step = Line(role, None, step.text, ("vint.n4a", "vint.r13b"))
    return [step, Line(role, count * price, text, cites, readings=(NOTRUMP_ACES,))]


def _trump_honours(facts: Facts, readings: Chosen, count_aces: bool) -> list[Line]:
    """Write the honours of a trump game, with the aces added or set against them."""
    lines: list[Line] = []
    price = honour_price(facts.level)
    role = honour_majority(facts.honours)
    have = 0 if role is None else facts.honours[role]
    if role is None:
        lines.append(Line(DECLARERS, None, "Онёров поровну: большинства нет ни у кого", ("vint.n4b",)))
    else:
        lines.append(Line(role, None, f"Онёров больше {_ROLE_AT[role]}: {have}", ("vint.n4a", "vint.n4b", "vint.r12a")))
    if not count_aces:
        return [*lines, _honours_written(role, have, price, ("vint.r12a", "vint.r11"))]
    aces_role = ace_majority(facts.aces, facts.tricks)
    if aces_role is None:
        return [*lines, _honours_written(role, have, price, ("vint.r14", "vint.r11"))]
    aces = facts.aces[aces_role]
    lines.append(_ace_step(facts.aces, aces_role))
    halves = facts.aces[DECLARERS] == facts.aces[OPPONENTS]
    if role is None or role == aces_role:
        cites = ("vint.r14", "vint.r16", "vint.r11") if halves else ("vint.r14", "vint.r11")
        return [*lines, _honours_written(aces_role, have + aces, price, cites)]
    cites = ("vint.r16", "vint.r11") if halves else ("vint.r15b" if have > aces else "vint.r15a", "vint.r11")
    if have > aces:
        lines.append(Line(role, None, f"Чужих тузов вычитают из своих онёров: {have} − {aces} = {have - aces}", cites[:1]))
        return [*lines, _honours_written(role, have - aces, price, cites)]
    if have == aces:
        return [*lines, Line(role, 0, f"Онёры уравновешены тузами: {have} − {aces} = 0, не пишет никто", cites[:1])]
    if readings[ACES_EXCEED] == "nobody":
        text = f"Тузов больше, чем онёров: {aces} против {have}; не пишет никто"
        return [*lines, Line(aces_role, 0, text, cites[:1], readings=(ACES_EXCEED,))]
    text = f"Тузов больше, чем онёров: {aces} − {have} = {aces - have} пишет сторона с тузами"
    lines.append(Line(aces_role, None, text, cites[:1], readings=(ACES_EXCEED,)))
    return [*lines, _honours_written(aces_role, aces - have, price, cites)]


def _honours_written(role: int | None, count: int, price: int, cites: tuple[str, ...]) -> Line:
    """Write so many honours."""
    if role is None or not count:
        return Line(role or DECLARERS, 0, "За онёры не пишет никто", cites)
    return Line(role, count * price, f"{counted(count, 'онёр', 'онёра', 'онёров')} по {number(price)}", cites)


@implements("vint.n8", "vint.r19a", "vint.r19b", "vint.r22a", "vint.r6")
def slam_lines(level: int, tricks: int, readings: Chosen, exact: bool = False) -> list[Line]:
    """Write declared and made slams."""
    lines: list[Line] = []
    declared = DECLARED_SLAM.get(level)
    if declared is not None:
        name = CONTRACTS[level - 1]
        if tricks >= required(level):
            lines.append(Line(DECLARERS, declared, f"Назначен и сделан {name}", ("vint.r19a",)))
        else:
            text = f"Назначенный {name} не сделан: премию пишут противники"
            lines.append(Line(OPPONENTS, declared, text, ("vint.r22a", "vint.r19a")))
    lines += _made_by_declarers(level, tricks, readings, exact)
    against = MADE_SLAM.get(TRICKS - tricks)
    if against is not None:
        if readings[SLAM_BY_OPPONENTS] == "no":
            against = 0
        text = f"{_SLAM_NAME[TRICKS - tricks].capitalize()} шлем взяли противники"
        text += "" if against else ": им за него не пишут"
        lines.append(Line(OPPONENTS, against, text, ("vint.n8", "vint.r19b"), readings=(SLAM_BY_OPPONENTS,)))
    return lines


def _made_by_declarers(level: int, tricks: int, readings: Chosen, exact: bool) -> list[Line]:
    """Write the slam that the declarers made, whether they declared it or not."""
    made = MADE_SLAM.get(tricks)
    if made is None:
        return []
    text = f"{tricks_text(tricks)}: сделан {_SLAM_NAME[tricks]} шлем"
    if exact and tricks > required(level) and readings[NUT_OVERTRICKS] == "no":
        return [
            Line(DECLARERS, 0, f"{text}, но лишних взяток с гайкой не пишут", ("vint.gaika.1",), readings=(NUT_OVERTRICKS,))
        ]
    used: tuple[Reading, ...] = (NUT_OVERTRICKS,) if exact and tricks > required(level) else ()
    if level == SMALL_SLAM and tricks == TRICKS:
        used = (*used, SLAM_OVERTRICK)
        if readings[SLAM_OVERTRICK] == "small":
            made, text = MADE_SLAM[12], f"{tricks_text(tricks)}: пишут за сделанный малый шлем, как назначено"
    elif level == GRAND_SLAM and tricks < TRICKS:
        used = (*used, GRAND_MINUS_ONE)
        if readings[GRAND_MINUS_ONE] == "no":
            made, text = 0, "Назначенный большой не сделан: за малый не пишут"
    return [Line(DECLARERS, made, text, ("vint.n8", "vint.r19b"), readings=used)]


@implements("vint.32", "vint.r20a", "vint.r21", "vint.gaika.1", "vint.dvz.2a")
def penalty_lines(level: int, tricks: int, rules: Rules, readings: Chosen) -> list[Line]:
    """Write the tricks that the declarers missed, and with the nut those that they took too many."""
    lines: list[Line] = []
    cites = ("vint.r20a", "vint.r21", "vint.dvz.2a") if rules.double else ("vint.r20a", "vint.r21")
    short = undertricks(level, tricks)
    if short:
        price = penalty_price(level, rules.double)
        text = f"Недобор: {tricks_text(short)} по {number(price)}"
        lines.append(Line(OPPONENTS, short * price, text, cites))
    over = tricks - required(level)
    if rules.exact and over > 0:
        priced = level if readings[NUT_PENALTY] == "same" else 1
        price = penalty_price(priced, rules.double)
        text = f"С гайкой лишние взятки — тоже штраф: {tricks_text(over)} по {number(price)}"
        cites = ("vint.gaika.1", *cites[1:])
        lines.append(Line(OPPONENTS, over * price, text, cites, readings=(NUT_PENALTY,)))
    return lines


@implements("vint.r10")
def pass_play_lines(tricks: tuple[int, int], readings: Chosen) -> list[Line]:
    """Write a deal that was played after four passes: the side with fewer tricks writes; roles are the two sides."""
    most = 0 if tricks[0] > tricks[1] else 1
    excess = tricks[most] - tricks[1 - most]
    how = f"{tricks[most]} − {tricks[1 - most]} = {excess}"
    if readings[PASS_PLAY_EXCESS] == "above-six":
        excess = tricks[most] - 6
        how = f"{tricks[most]} − 6 = {excess}"
    text = f"Лишних взяток у взявших больше: {how}, по {PASS_PLAY_PRICE}"
    return [Line(1 - most, excess * PASS_PLAY_PRICE, text, ("vint.r10",), readings=(PASS_PLAY_EXCESS,))]


@implements("vint.r1a", "vint.r1e", "vint.dvz.1", "vint.dvz.3")
def deal_lines(facts: Facts, rules: Rules, readings: Chosen) -> list[Line]:
    """Write a whole deal: tricks below the line, everything else above it."""
    lines = trick_lines(facts.level, facts.tricks, readings, rules.exact)
    held = honour_lines(facts, readings, rules.count_aces)
    held += coronet_lines(facts.coronets, facts.level, facts.made, rules.vinting_coronets, readings)
    lines += [replace(line, readings=(*line.readings, *facts.readings)) for line in held] if facts.readings else held
    lines += slam_lines(facts.level, facts.tricks, readings, rules.exact)
    lines += penalty_lines(facts.level, facts.tricks, rules, readings)
    return lines


def add_lines(score: Score, lines: list[Line], names: tuple[str, ...], readings: Chosen) -> None:
    """Put lines into a score with the names of those who write them."""
    for line in lines:
        score.add(line.text, line.cites, line.amount, names[line.role])
        score.readings.update(readings.grades(*line.readings))


def sum_of(lines: list[Line], role: int, below: bool | None = None) -> int:
    """Add up what one role writes, all of it or one part of the sheet."""
    return sum(line.amount or 0 for line in lines if line.role == role and below in (None, line.below))
