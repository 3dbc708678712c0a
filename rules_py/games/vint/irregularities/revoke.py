"""«Винт»: the revoke — what it costs, who pays, when it may be mended and claimed (§ 144–158)."""

from __future__ import annotations

from dataclasses import dataclass

from ....families.vist.irregularities import handed_over
from ....families.vist.sheet import Terms, indexed
from ....frame.cites import implements
from ....frame.facts import Line
from ....frame.readings import Chosen
from ....frame.russian import number
from ....frame.russian import tricks as tricks_text
from ..options import CONTRACTS, TRICKS, required
from ..readings import (
    REVOKE_CAP,
    REVOKE_MISSING,
    REVOKE_SLAM,
    REVOKE_SLAM_PREMIUM,
    REVOKE_UNDERTRICKS,
)
from ..scoring import DECLARED_SLAM, GRAND_SLAM, MADE_SLAM, PENALTY_PRICE, SMALL_SLAM, penalty_price, trick_price, undertricks
from ..sheet_line import DECLARERS, OPPONENTS

NOBODY = 2
"""The side of a line that nobody writes."""
REVOKE_TRICKS = 3
"""A revoke costs three tricks (§ 147)."""
CAP_BELOW = {500: 490, 600: 590}
"""What the offenders may have below the line: one least trick short of the game (§ 150)."""
SMALL, GRAND, NO_SLAM = "малый шлем", "большой шлем", "нет"


@dataclass(frozen=True, slots=True)
class Revoke:
    """What a revoke that was not mended changes in the record of a deal."""

    level: int
    by_declarers: bool
    taken: int
    """Tricks of the offenders before the penalty."""
    before: int
    """What they had below the line before the deal."""
    target: int
    offender_tricks: int
    """Tricks of the offenders after the penalty."""
    other_tricks: int
    missing: int
    """Penalty tricks that the offenders did not have."""
    missing_penalty: int
    declarer_tricks: int
    """Tricks by which undertricks of the declarers are counted."""
    undertricks: int
    penalty: int
    slam: str
    slam_premium: int
    declared_slam: int
    """Premium of a declared slam; to the declarers where they have it, otherwise to their opponents."""
    below: int
    """What the offenders have below the line after the deal."""
    to_honours: int
    """What their tricks brought above the cap."""


@implements("vint.147")
def tricks_after(offender_tricks: int) -> int:
    """Return how many tricks the offenders keep: three go to the other side."""
    return offender_tricks - handed_over(offender_tricks, REVOKE_TRICKS)


@implements("vint.148")
def missing_price(level: int, readings: Chosen) -> int:
    """Return what one penalty trick costs that the offenders do not have."""
    return penalty_price(level) if readings[REVOKE_MISSING] == "by-contract" else PENALTY_PRICE


@implements("vint.149")
def slam_after(left: int, readings: Chosen) -> tuple[str, int]:
    """Return the slam that is written against the offenders by what is left to them, and its premium."""
    if left == 0:
        level, tricks, name = GRAND_SLAM, TRICKS, GRAND
    elif left == 1 or readings[REVOKE_SLAM] == "literal":
        level, tricks, name = SMALL_SLAM, TRICKS - 1, SMALL
    else:
        return NO_SLAM, 0
    announced = DECLARED_SLAM[level] if readings[REVOKE_SLAM_PREMIUM] == "announced" else 0
    return name, MADE_SLAM[tricks] + announced


@implements("vint.150")
def cap_of(target: int, readings: Chosen) -> int:
    """Return the most that the offenders may have below the line."""
    return CAP_BELOW[500] if readings[REVOKE_CAP] == "490" else CAP_BELOW[target]


@implements("vint.147", "vint.148", "vint.149", "vint.150")
def revoke(level: int, by_declarers: bool, offender_tricks: int, before: int, target: int, readings: Chosen) -> Revoke:
    """Work out a revoke: tricks handed over, what is missing of them, undertricks, slam, cap below the line."""
    left = tricks_after(offender_tricks)
    missing = REVOKE_TRICKS - (offender_tricks - left)
    declarers = left if by_declarers else TRICKS - left
    if by_declarers and readings[REVOKE_UNDERTRICKS] == "no":
        declarers = offender_tricks
    short = undertricks(level, declarers)
    slam, premium = slam_after(left, readings)
    earned = before + left * trick_price(level)
    below = max(before, min(cap_of(target, readings), earned))
    return Revoke(
        level, by_declarers, offender_tricks, before, target, left, TRICKS - left, missing, missing * missing_price(level, readings), declarers, short,
        short * penalty_price(level), slam, premium, DECLARED_SLAM.get(level, 0), below, earned - below,
    )  # fmt: skip


# Lines


def _guilty(terms: Terms, found: Revoke) -> int:
    return DECLARERS if found.by_declarers else OPPONENTS


def _other(terms: Terms, found: Revoke) -> int:
    return 1 - _guilty(terms, found)


def _step(terms: Terms, found: Revoke) -> None:
    """Write no points."""


def _always(terms: Terms, found: Revoke) -> bool:
    return True


def _given(found: Revoke) -> int:
    """Return the tricks that change hands."""
    return found.taken - found.offender_tricks


def _left(count: int) -> str:
    """«Осталась 1 взятка», «осталось 5 взяток»."""
    return f"{'осталась' if count == 1 else 'осталось'} {tricks_text(count)}"


def _no_undertricks(terms: Terms, found: Revoke) -> str:
    uncounted = found.by_declarers and found.declarer_tricks != found.offender_tricks
    how = "недобор после передачи не считают" if uncounted else "недобора нет"
    return f"Обязательных взяток {required(found.level)}: {how}"


def _slam_kept(found: Revoke) -> bool:
    """Tell whether the declarers still made what they declared."""
    return found.declarer_tricks >= required(found.level)


def _sum_below(found: Revoke) -> str:
    earned = found.offender_tricks * trick_price(found.level)
    return f"{number(found.before)} + {number(earned)} = {number(found.before + earned)}"


REVOKE_LINES = indexed(
    Line(("vint.147",), lambda terms, found: f"Отдают {tricks_text(_given(found))}: {found.taken} − {_given(found)} = {found.offender_tricks}",
         _step, _always, _guilty),
    Line(("vint.147",), lambda terms, found: f"Прибавляют их к своим: {TRICKS - found.taken} + {_given(found)} = {found.other_tricks}",
         _step, _always, _other),
    Line(("vint.148", "vint.r21"),
         lambda terms, found: f"До {REVOKE_TRICKS} не хватило: {tricks_text(found.missing)} по {number(missing_price(found.level, terms.readings))}",
         lambda terms, found: found.missing_penalty if found.missing else None, side=_other),
    Line(("vint.32", "vint.r20a"), _no_undertricks, _step, lambda terms, found: not found.undertricks, DECLARERS),
    Line(("vint.32", "vint.r20a", "vint.r21"),
         lambda terms, found: f"Недобор: {required(found.level)} − {found.declarer_tricks} = {found.undertricks}, по {number(penalty_price(found.level))}",
         lambda terms, found: found.penalty if found.undertricks else None, side=OPPONENTS),
    Line(("vint.149",), lambda terms, found: f"У виновных {_left(found.offender_tricks)}: шлема нет", _step,
         lambda terms, found: found.slam == NO_SLAM, NOBODY),
    Line(("vint.149", "vint.r19b"), lambda terms, found: f"У виновных {_left(found.offender_tricks)}: на них пишут {found.slam}",
         lambda terms, found: None if found.slam == NO_SLAM else found.slam_premium, side=_other),
    Line(("vint.r19a",), lambda terms, found: f"Назначенный {CONTRACTS[found.level - 1]} сделан",
         lambda terms, found: found.declared_slam if found.declared_slam and _slam_kept(found) else None),
    Line(("vint.r22a", "vint.r19a"), lambda terms, found: f"Назначенный {CONTRACTS[found.level - 1]} не сделан",
         lambda terms, found: found.declared_slam if found.declared_slam and not _slam_kept(found) else None, side=OPPONENTS),
    Line(("vint.150", "vint.r5b"),
         lambda terms, found: f"Под чертой у виновных {_sum_below(found)}, не больше {cap_of(found.target, terms.readings)}",
         _step, lambda terms, found: not found.to_honours, _guilty),
    Line(("vint.150", "vint.r5b"), lambda terms, found: f"Под чертой вышло бы {_sum_below(found)}; пишут {found.below}, партии ренонсом не кончают",
         _step, lambda terms, found: bool(found.to_honours), _guilty),
    Line(("vint.150",), lambda terms, found: f"Сверх {cap_of(found.target, terms.readings)} идёт к онёрам",
         lambda terms, found: found.to_honours or None, side=_guilty),
)  # fmt: skip
"""What a revoke that was not mended brings into the record."""


# Who pays, who may ask, who may claim

ONE, BOTH, MENDED = "один игрок", "оба партнёра", "исправлен"


@implements("vint.152b", "vint.152c", "vint.156")
def liable(asked: bool, answered_yes: bool, dropped: bool) -> tuple[str, tuple[str, ...]]:
    """Say who answers for a revoke."""
    if asked and answered_yes:
        return MENDED, ("vint.152a", "vint.151b")
    if dropped:
        return ONE, ("vint.156",)
    return (ONE, ("vint.152b",)) if asked else (BOTH, ("vint.152c",))


@implements("vint.153", "vint.154", "vint.155")
def claim(next_deck_cut: bool, mixed_by_offenders: bool) -> tuple[bool, bool, tuple[str, ...]]:
    """Say whether a claim of a revoke is accepted and whether it has to be proved."""
    if next_deck_cut:
        return False, False, ("vint.155",)
    if mixed_by_offenders:
        return True, False, ("vint.153", "vint.154")
    return True, True, ("vint.153",)


@implements("vint.152a", "vint.157")
def may_ask(about_partner: bool, trick_closed: bool) -> tuple[bool, str]:
    """Say whether a question may be asked while the trick is open or closed, and by which rule."""
    return not trick_closed, "vint.152a" if about_partner else "vint.157"


@implements("vint.144", "vint.158")
def void_kind(cards: int) -> str:
    """Name a void by the cards of a suit: full, not full or none."""
    return "полный" if cards == 0 else "неполный" if cards == 1 else "нет"


@implements("vint.151a")
def may_mend(trick_closed: bool, next_lead: bool) -> bool:
    """Tell whether a revoke may still be mended: the trick lies open and nobody has led to the next."""
    return not trick_closed and not next_lead


# Who answers for a game

BLIND_LEAST = 3
"""Games from «три» bid blind are answered for alone (§ 177)."""
UNSUPPORTED_MOST = 3
"""A slam without support may miss so many tricks before the bidder answers alone (§ 178)."""


@implements("vint.177a", "vint.178")
def answers_alone(level: int, short: int, blind: bool, supported: bool) -> tuple[bool, tuple[str, ...]]:
    """Tell whether the bidder answers for the game alone, and by which rules."""
    if blind and level >= BLIND_LEAST:
        return True, ("vint.177a",)
    if level >= SMALL_SLAM and not supported:
        return short > UNSUPPORTED_MOST, ("vint.178",)
    return False, ("vint.177a",) if blind else ("vint.178",)
