"""«Винт»: what a deal writes — tricks, honours and aces, slams, undertricks — every line with its rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from ...families.vist.sheet import Terms, Written, indexed, lines_written
from ...frame.cites import implements
from ...frame.facts import Line
from ...frame.moves import Cites
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
from .sheet_line import DECLARERS, OPPONENTS

ROLES = (DECLARERS, OPPONENTS)
Said = str | Callable[[Any, Any], str]
When = Callable[[Any, Any], bool]

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


# Tricks, below the line


def _surplus(terms: Terms, facts: Facts) -> bool:
    """Tell whether tricks are too many: with the nut one takes just what was promised."""
    return bool(terms.agreed.exact) and facts.tricks > required(facts.level)


def _counted(terms: Terms, facts: Facts, role: int) -> int:
    """Return the tricks that a role writes."""
    kept = not _surplus(terms, facts) or terms.readings[NUT_OVERTRICKS] != "no"
    return (facts.tricks if kept else required(facts.level), TRICKS - facts.tricks)[role]


def _tricks(role: int, cites: Cites, when: When) -> Line:
    """Return the line of a role's tricks at the price of the game."""
    return Line(
        cites,
        lambda terms, facts: f"{tricks_text(_counted(terms, facts, role))} по {trick_price(facts.level)}",
        lambda terms, facts: _counted(terms, facts, role) * trick_price(facts.level),
        when,
        role,
    )


TRICK_LINES = indexed(
    *(_tricks(role, ("vint.r1a", "vint.r5b"), lambda terms, facts: not _surplus(terms, facts)) for role in ROLES),
    *(_tricks(role, ("vint.r1a", "vint.r5b", "vint.gaika.1"), _surplus) for role in ROLES),
)


@implements("vint.r1a", "vint.r1b", "vint.r1c", "vint.r1d", "vint.r5a", "vint.r5c", "vint.r5d", "vint.r1e", "vint.dvz.3")
def trick_lines(level: int, tricks: int, readings: Chosen, exact: bool = False) -> list[Written]:
    """Write the tricks of both sides below the line, at the price of the game."""
    return lines_written(TRICK_LINES, Terms(Rules(exact=exact), readings), Facts(level, NO_TRUMP, tricks), below=True)


# Honours and aces


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


ALONE, NO_ACES, ADDED, LESS, EVEN, MORE, NOBODY = (
    "тузов не прибавляют", "тузов нет", "прибавили", "вычли", "поровну", "тузов больше", "тузов больше, не пишут",
)  # fmt: skip
"""What becomes of honours and aces of a trump game."""


@dataclass(frozen=True, slots=True)
class Held:
    """Who has more honours and who more aces, and what that comes to."""

    level: int
    trumps: bool
    role: int | None
    """Who has the majority of honours."""
    have: int
    aces_role: int | None
    aces: int
    halves: bool
    """Both sides have as many aces."""
    how: str = ""

    @property
    def writer(self) -> int:
        """Return who writes."""
        found = self.aces_role if self.how in ("", ADDED, MORE, NOBODY) else self.role
        return DECLARERS if found is None else found

    @property
    def count(self) -> int:
        """Return for how many honours he writes."""
        return {ADDED: self.have + self.aces, LESS: self.have - self.aces, MORE: self.aces - self.have}.get(self.how, self.have)


def held_in(facts: Facts, terms: Terms) -> Held:
    """Compare honours and aces of the two sides."""
    aces_role = ace_majority(facts.aces, facts.tricks)
    aces = 0 if aces_role is None else facts.aces[aces_role]
    halves = facts.aces[DECLARERS] == facts.aces[OPPONENTS]
    if facts.strain == NO_TRUMP:
        return Held(facts.level, False, None, 0, aces_role, aces, halves)
    role = honour_majority(facts.honours)
    have = 0 if role is None else facts.honours[role]
    if not terms.agreed.count_aces:
        how = ALONE
    elif aces_role is None:
        how = NO_ACES
    elif role is None or role == aces_role:
        how = ADDED
    elif have != aces:
        how = LESS if have > aces else NOBODY if terms.readings[ACES_EXCEED] == "nobody" else MORE
    else:
        how = EVEN
    return Held(facts.level, True, role, have, aces_role, aces, halves, how)


def _step(terms: Terms, held: Held) -> None:
    """Write no points: the line says why others do."""


def _zero(terms: Terms, held: Held) -> int:
    """Write that there is nothing to write."""
    return 0


def _aces_step(cites: Cites, trumps: bool, halves: bool) -> Line:
    """Return the line that says whose aces count and why."""
    return Line(
        cites,
        lambda terms, held: (
            f"Тузов поровну, по {held.aces}; леве {_ROLE_AT[held.aces_role]}: в счёт идут их тузы"
            if halves
            else f"Тузов больше {_ROLE_AT[held.aces_role]}: {held.aces}"
        ),
        _step,
        lambda terms, held: (
            held.trumps is trumps and held.aces_role is not None and held.how != ALONE and held.halves is halves
        ),
        lambda terms, held: held.aces_role,
    )


def _against(text: Said, amount: Callable[[Any, Any], int | None], plain: str, *hows: str) -> tuple[Line, Line]:
    """Return a line of foreign aces set against honours: by its own rule, or by that of equal aces."""

    def when(halves: bool) -> When:
        return lambda terms, held: held.how in hows and held.halves is halves

    def writer(terms: Terms, held: Held) -> int:
        return held.writer

    return Line((plain,), text, amount, when(False), writer), Line(("vint.r16",), text, amount, when(True), writer)


def _honours(cites: Cites, halves: bool | None, *hows: str) -> Line:
    """Return the line of so many honours at the price of the game."""

    def text(terms: Terms, held: Held) -> str:
        if not held.count:
            return "За онёры не пишет никто"
        return f"{counted(held.count, 'онёр', 'онёра', 'онёров')} по {number(honour_price(held.level))}"

    return Line(
        cites,
        text,
        lambda terms, held: held.count * honour_price(held.level),
        lambda terms, held: held.how in hows and halves in (None, held.halves),
        lambda terms, held: held.writer,
    )


def _exceeds(terms: Terms, held: Held) -> str:
    if terms.readings[ACES_EXCEED] == "nobody":
        return f"Тузов больше, чем онёров: {held.aces} против {held.have}; не пишет никто"
    return f"Тузов больше, чем онёров: {held.aces} − {held.have} = {held.aces - held.have} пишет сторона с тузами"


HONOUR_LINES = indexed(
    Line(("vint.n4b",), "Онёров поровну: большинства нет ни у кого", _step,
         lambda terms, held: held.trumps and held.role is None),
    Line(("vint.n4a", "vint.n4b", "vint.r12a"), lambda terms, held: f"Онёров больше {_ROLE_AT[held.role]}: {held.have}", _step,
         lambda terms, held: held.role is not None, lambda terms, held: held.role),
    _aces_step(("vint.n4a", "vint.n4b", "vint.r13a"), trumps=False, halves=False),
    _aces_step(("vint.n4a", "vint.r13b"), trumps=False, halves=True),
    _aces_step(("vint.r13a", "vint.r14"), trumps=True, halves=False),
    _aces_step(("vint.r13b", "vint.r16"), trumps=True, halves=True),
    Line(("vint.r13a",), "Тузов ни у кого: не пишет никто", _zero,
         lambda terms, held: not held.trumps and held.aces_role is None),
    Line(("vint.r13a", "vint.r17a"),
         lambda terms, held: f"{counted(held.aces, 'туз', 'туза', 'тузов')} по {number(ace_price(held.level, terms.readings))}",
         lambda terms, held: held.aces * ace_price(held.level, terms.readings),
         lambda terms, held: not held.trumps and held.aces_role is not None, lambda terms, held: held.writer),
    *_against(lambda terms, held: f"Чужих тузов вычитают из своих онёров: {held.have} − {held.aces} = {held.have - held.aces}",
              _step, "vint.r15b", LESS),
    *_against(lambda terms, held: f"Онёры уравновешены тузами: {held.have} − {held.aces} = 0, не пишет никто", _zero,
              "vint.r15a", EVEN),
    *_against(_exceeds, lambda terms, held: 0 if held.how == NOBODY else None, "vint.r15a", MORE, NOBODY),
    _honours(("vint.r12a", "vint.r11"), None, ALONE),
    _honours(("vint.r14", "vint.r11"), None, NO_ACES),
    _honours(("vint.r14", "vint.r11"), False, ADDED),
    _honours(("vint.r14", "vint.r16", "vint.r11"), True, ADDED),
    _honours(("vint.r15b", "vint.r11"), False, LESS),
    _honours(("vint.r15a", "vint.r11"), False, MORE),
    _honours(("vint.r16", "vint.r11"), True, LESS, MORE),
)  # fmt: skip


@implements("vint.r14", "vint.r15a", "vint.r15b", "vint.r16", "vint.r13a", "vint.r13b")
def honour_lines(facts: Facts, readings: Chosen, count_aces: bool = True) -> list[Written]:
    """Write honours and aces: one side writes, the steps say why."""
    terms = Terms(Rules(count_aces=count_aces), readings)
    return lines_written(HONOUR_LINES, terms, held_in(facts, terms))


# Slams


def _unpaid(terms: Terms, facts: Facts) -> bool:
    """Tell whether a slam is made of tricks that are not written."""
    return facts.tricks in MADE_SLAM and _surplus(terms, facts) and terms.readings[NUT_OVERTRICKS] == "no"


def _made(terms: Terms, facts: Facts) -> tuple[int, str]:
    """Return what the declarers write for the slam they made, declared or not, and what is said of it."""
    tricks = facts.tricks
    if facts.level == SMALL_SLAM and tricks == TRICKS and terms.readings[SLAM_OVERTRICK] == "small":
        return MADE_SLAM[12], f"{tricks_text(tricks)}: пишут за сделанный малый шлем, как назначено"
    if facts.level == GRAND_SLAM and tricks < TRICKS and terms.readings[GRAND_MINUS_ONE] == "no":
        return 0, "Назначенный большой не сделан: за малый не пишут"
    return MADE_SLAM[tricks], f"{tricks_text(tricks)}: сделан {_SLAM_NAME[tricks]} шлем"


def _slam_against(terms: Terms, facts: Facts) -> int | None:
    """Return what the opponents write for their slam."""
    amount = MADE_SLAM.get(TRICKS - facts.tricks)
    return amount if amount is None or terms.readings[SLAM_BY_OPPONENTS] != "no" else 0


SLAM_LINES = indexed(
    Line(("vint.r19a",), lambda terms, facts: f"Назначен и сделан {CONTRACTS[facts.level - 1]}",
         lambda terms, facts: DECLARED_SLAM.get(facts.level) if facts.made else None),
    Line(("vint.r22a", "vint.r19a"), lambda terms, facts: f"Назначенный {CONTRACTS[facts.level - 1]} не сделан: премию пишут противники",
         lambda terms, facts: None if facts.made else DECLARED_SLAM.get(facts.level), side=OPPONENTS),
    Line(("vint.gaika.1",), lambda terms, facts: f"{_made(terms, facts)[1]}, но лишних взяток с гайкой не пишут", _zero, _unpaid),
    Line(("vint.n8", "vint.r19b"), lambda terms, facts: _made(terms, facts)[1], lambda terms, facts: _made(terms, facts)[0],
         lambda terms, facts: facts.tricks in MADE_SLAM and not _unpaid(terms, facts)),
    Line(("vint.n8", "vint.r19b"),
         lambda terms, facts: f"{_SLAM_NAME[TRICKS - facts.tricks].capitalize()} шлем взяли противники"
         + ("" if _slam_against(terms, facts) else ": им за него не пишут"), _slam_against, side=OPPONENTS),
)  # fmt: skip


@implements("vint.n8", "vint.r19a", "vint.r19b", "vint.r22a", "vint.r6")
def slam_lines(level: int, tricks: int, readings: Chosen, exact: bool = False) -> list[Written]:
    """Write declared and made slams."""
    return lines_written(SLAM_LINES, Terms(Rules(exact=exact), readings), Facts(level, NO_TRUMP, tricks))


# Undertricks, and tricks too many


def _short(double: bool) -> Line:
    """Return the line of tricks that the declarers missed."""
    return Line(
        ("vint.r20a", "vint.r21", "vint.dvz.2a") if double else ("vint.r20a", "vint.r21"),
        lambda terms, facts: (
            f"Недобор: {tricks_text(undertricks(facts.level, facts.tricks))} по {number(penalty_price(facts.level, double))}"
        ),
        lambda terms, facts: undertricks(facts.level, facts.tricks) * penalty_price(facts.level, double),
        lambda terms, facts: not facts.made and terms.agreed.double is double,
        OPPONENTS,
    )


def _over(double: bool) -> Line:
    """Return the line of tricks that the declarers took too many with the nut."""

    def price(terms: Terms, facts: Facts) -> int:
        return penalty_price(facts.level if terms.readings[NUT_PENALTY] == "same" else 1, double)

    return Line(
        ("vint.gaika.1", "vint.r21", "vint.dvz.2a") if double else ("vint.gaika.1", "vint.r21"),
        lambda terms, facts: (
            f"С гайкой лишние взятки — тоже штраф: {tricks_text(facts.tricks - required(facts.level))}"
            f" по {number(price(terms, facts))}"
        ),
        lambda terms, facts: (facts.tricks - required(facts.level)) * price(terms, facts),
        lambda terms, facts: _surplus(terms, facts) and terms.agreed.double is double,
        OPPONENTS,
    )


PENALTY_LINES = indexed(_short(False), _short(True), _over(False), _over(True))


@implements("vint.32", "vint.r20a", "vint.r21", "vint.gaika.1", "vint.dvz.2a")
def penalty_lines(level: int, tricks: int, rules: Rules, readings: Chosen) -> list[Written]:
    """Write the tricks that the declarers missed, and with the nut those that they took too many."""
    return lines_written(PENALTY_LINES, Terms(rules, readings), Facts(level, NO_TRUMP, tricks))


def _failed_slam(double: bool, cites: Cites, more: str = "") -> Line:
    """Return the line of the premium that the opponents write for a slam that failed."""
    return Line(
        cites,
        lambda terms, facts: f"Премия за назначенный и не сделанный {CONTRACTS[facts.level - 1]}{more}",
        lambda terms, facts: None if facts.made or terms.agreed.double is not double else DECLARED_SLAM.get(facts.level),
        side=OPPONENTS,
    )


FAILED_SLAM_LINES = indexed(
    _failed_slam(False, ("vint.r22a",)), _failed_slam(True, ("vint.r22a", "vint.dvz.2b"), ", не удваивается")
)
"""The premium of a slam that failed, beside the tricks it lacked."""


# Played after four passes


def _most(tricks: tuple[int, int]) -> int:
    """Return the side that took more tricks."""
    return 0 if tricks[0] > tricks[1] else 1


def _excess(terms: Terms, tricks: tuple[int, int]) -> tuple[int, int]:
    """Return the tricks of the side with more, and from how many on they are too many."""
    most = _most(tricks)
    return tricks[most], 6 if terms.readings[PASS_PLAY_EXCESS] == "above-six" else tricks[1 - most]


def _excess_text(terms: Terms, tricks: tuple[int, int]) -> str:
    taken, free = _excess(terms, tricks)
    return f"Лишних взяток у взявших больше: {taken} − {free} = {taken - free}, по {PASS_PLAY_PRICE}"


PASS_PLAY_LINES = indexed(
    Line(("vint.r10",), _excess_text, lambda terms, tricks: (_excess(terms, tricks)[0] - _excess(terms, tricks)[1]) * PASS_PLAY_PRICE,
         side=lambda terms, tricks: 1 - _most(tricks)),
)  # fmt: skip


@implements("vint.r10")
def pass_play_lines(tricks: tuple[int, int], readings: Chosen) -> list[Written]:
    """Write a deal that was played after four passes: the side with fewer tricks writes; roles are the two sides."""
    return lines_written(PASS_PLAY_LINES, Terms(Rules(), readings), tricks)


# The whole deal


@implements("vint.r1a", "vint.r1e", "vint.dvz.1", "vint.dvz.3")
def deal_lines(facts: Facts, rules: Rules, readings: Chosen) -> list[Written]:
    """Write a whole deal: tricks below the line, everything else above it."""
    lines = trick_lines(facts.level, facts.tricks, readings, rules.exact)
    held = honour_lines(facts, readings, rules.count_aces)
    held += coronet_lines(facts.coronets, facts.level, facts.made, rules.vinting_coronets, readings)
    lines += [replace(line, readings=(*line.readings, *facts.readings)) for line in held] if facts.readings else held
    lines += slam_lines(facts.level, facts.tricks, readings, rules.exact)
    lines += penalty_lines(facts.level, facts.tricks, rules, readings)
    return lines


def add_lines(score: Score, lines: list[Written], names: tuple[str, ...], readings: Chosen) -> None:
    """Put lines into a score with the names of those who write them."""
    for line in lines:
        score.add(line.text, line.cites, line.amount, names[line.role])
        score.readings.update(readings.grades(*line.readings))


def sum_of(lines: list[Written], role: int, below: bool | None = None) -> int:
    """Add up what one role writes, all of it or one part of the sheet."""
    return sum(line.amount or 0 for line in lines if line.role == role and below in (None, line.below))
