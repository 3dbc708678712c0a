"""«Гусарский преферанс»: readings, quotas and what is written after a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...families.preferans.readings import TEN_CHECK
from ...families.preferans.rules import ALONE_QUOTA, CHECK, INVITED_QUOTA, LEVELS, ONE, TENFOLD, TRICKS, is_misere, quota
from ...families.preferans.scoring import Step
from ...frame.cites import implements
from ...frame.readings import Chosen
from ...frame.russian import number
from ...frame.russian import tricks as tricks_text
from .readings import ALONE_QUOTA as ALONE
from .readings import TRICK_PAY

WITH_TALON, PASSED = "с прикупом", "пас"
CONSOLATION = 20
"""For every missing trick of the declarer."""
PLAIN_TRICK = 10
"""What a whister's trick brings where the reading takes the example's figure for all games."""
DECLARER, WHISTER = "Играющий", "Вистующий"


@implements("gusarskij.10")
def whist_quota(level: int, whist: str, readings: Chosen) -> int:
    """Return how many tricks the whister must take."""
    if whist == WITH_TALON or readings[ALONE] == "same" and level:
        return INVITED_QUOTA[level]
    return ALONE_QUOTA[level]


@dataclass(slots=True)
class DuelOutcome:
    """What a game of two brings."""

    made: bool = True
    undertricks: int = 0
    remise_plain: int = 0
    remise: int = 0
    whist_pay: int = 0
    consolation: int = 0
    whister_remise: int = 0
    steps: list[Step] = field(default_factory=list)
    readings: dict[str, str] = field(default_factory=dict)

    def step(self, text: str, cites: str | Sequence[str], amount: int | None = None, role: str = "") -> None:
        """Append a step."""
        self.steps.append(Step(text, (cites,) if isinstance(cites, str) else tuple(cites), amount, role))

    @property
    def on_declarer(self) -> int:
        """Return all that the whister writes on the declarer."""
        return self.remise + self.whist_pay + self.consolation


def duel_outcome(level: str, price: int, tricks: int, whist: str, readings: Chosen) -> DuelOutcome:
    """Work out what two players write after a game."""
    found = DuelOutcome()
    if whist == PASSED:
        found.step("Соперник спасовал: игра зачтена без розыгрыша", ("gusarskij.9", "gusarskij.1"))
        return found
    _count(level, tricks, found)
    if not found.made:
        _write_remise(price, found)
    if not is_misere(level):
        _pay_whister(level, price, tricks, whist, readings, found)
    return found


@implements("gusarskij.11")
def _count(level: str, tricks: int, found: DuelOutcome) -> None:
    """See whether the declarer has his tricks."""
    if is_misere(level):
        found.undertricks = tricks
        found.step(f"{level.capitalize()}: взяток {tricks}", ("gusarskij.2", "preferans.mizer.1"))
    else:
        least = quota(LEVELS.index(level))
        found.undertricks = max(0, least - tricks)
        got = f"нужно {least}, взято {tricks}"
        found.step(f"Недобор {found.undertricks}: {got}" if found.undertricks else f"Игра сыграна: {got}", "gusarskij.11")
    found.made = not found.undertricks


@implements("gusarskij.12", "gusarskij.13", "gusarskij.17")
def _write_remise(price: int, found: DuelOutcome) -> None:
    """Write the remise straight into the whister's column, tenfold; there is no kurochka."""
    found.remise_plain = price * found.undertricks
    found.remise = TENFOLD * found.remise_plain
    text = f"Ремиз {price} × {found.undertricks}, в висты вдесятеро"
    found.step(text, ("gusarskij.12", "gusarskij.13"), found.remise, WHISTER)


@implements("gusarskij.14", "gusarskij.15", "gusarskij.h2")
def _pay_whister(level: str, price: int, tricks: int, whist: str, readings: Chosen, found: DuelOutcome) -> None:
    """Pay for the whister's tricks and add consolations, or let him pay for what he lacks."""
    found.readings.update(readings.grades(TRICK_PAY))
    each = price if readings[TRICK_PAY] == "price" else PLAIN_TRICK
    got = TRICKS - tricks
    found.whist_pay = each * got
    found.step(f"{tricks_text(got)} по {number(each)}", "gusarskij.14", found.whist_pay, WHISTER)
    if found.undertricks:
        found.consolation = CONSOLATION * found.undertricks
        found.step(f"Консоляция: {CONSOLATION} × {found.undertricks}", "gusarskij.15", found.consolation, WHISTER)
    if whist == CHECK:
        found.readings.update(readings.grades(TEN_CHECK))
        return
    step = LEVELS.index(level)
    if whist == ONE and step:
        found.readings.update(readings.grades(ALONE))
    lack = max(0, whist_quota(step, whist, readings) - got)
    if lack:
        found.whister_remise = TENFOLD * price * lack
        text = f"Вистующий недобрал {lack}: ремиз {price} × {lack}, в висты вдесятеро"
        found.step(text, ("gusarskij.10", "gusarskij.h2"), found.whister_remise, DECLARER)
