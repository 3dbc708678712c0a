"""«Преферанс»: what is written after a deal, every step with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...families.preferans.readings import (
    CONSOLATION_EXTRA,
    KUROCHKA_TOPUP,
    LIMITED_WHIST,
    MISERE_KUROCHKA,
    PAIR_QUOTA,
    PASS_KUROCHKA,
    REMAINDER,
    SHORT_KUROCHKA_REMISE,
    SHORT_KUROCHKA_WHIST,
    TEN_CHECK,
    WHIST_WHEN_LOST,
)
from ...families.preferans.rules import (
    ALONE_QUOTA,
    BOTH,
    CHECK,
    INVITED,
    LEVELS,
    LIMITS,
    NOBODY,
    ONE,
    TENFOLD,
    UNLIMITED,
    is_misere,
    missing_tricks,
    quota,
)
from ...families.preferans.scoring import Step
from ...frame.cites import implements
from ...frame.readings import Chosen, Reading
from ...frame.russian import number
from ...frame.russian import tricks as tricks_text

OWN, DONOR = -1, -2
"""The declarer's own place among the owners of kurochki (the others are counted from his left); whose record is taken."""
DEALER_CONSOLATION, LONE_CONSOLATION, PAIR_CONSOLATION = 20, 20, 10
"""Consolations a missing trick (§ 48)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """All that decides what is written after a game: the game, the tricks and the sheet before it."""

    level: str
    price: int
    price_rule: str
    tricks: int
    whist: str
    whist_tricks: tuple[int, ...]
    own_kurochka: int
    others_kurochka: tuple[int, ...]
    """From the declarer's left."""
    kurochka_rule: str
    endgame: bool
    dealer: bool
    record: int
    donor_record: int
    remise_rule: str = "preferans.38"
    part: int | None = None
    """A part of the pot for which this game is played."""

    @property
    def misere(self) -> bool:
        """Tell whether the declarer must take no trick."""
        return is_misere(self.level)


@dataclass(slots=True)
class Outcome:
    """What a game brings: figures, steps, the readings they rest on."""

    made: bool = False
    undertricks: int = 0
    game: int = 0
    donor_game: int = 0
    part: int = 0
    kurochka: list[tuple[int, int]] = field(default_factory=list)
    """What is taken off kurochki: owner (OWN or a place from the left) and amount."""
    remise: int = 0
    whist_trick: int = 0
    whist_pay: list[int] = field(default_factory=list)
    whist_remises: list[int] = field(default_factory=list)
    consolations: list[int] = field(default_factory=lambda: [0, 0, 0])
    steps: list[Step] = field(default_factory=list)
    readings: dict[str, str] = field(default_factory=dict)

    @property
    def taken(self) -> int:
        """Return how much is taken off kurochki in all."""
        return sum(amount for _, amount in self.kurochka)

    @property
    def total(self) -> int:
        """Return what the declarer gains, below zero where he loses."""
        return self.game + self.donor_game + self.taken + self.part if self.made else -self.remise

    def step(
        self, text: str, cites: str | Sequence[str], amount: int | None = None, role: str = "", on: int | None = None
    ) -> None:
        """Append a step."""
        self.steps.append(Step(text, (cites,) if isinstance(cites, str) else tuple(cites), amount, role, on))


DECLARER, FIRST, SECOND, DEALER = "Играющий", "Первый вистующий", "Второй вистующий", "Сдающий"


def contract_outcome(facts: Facts, readings: Chosen) -> Outcome:
    """Work out all that is written after a game that somebody named."""
    found = Outcome()
    _count_tricks(facts, found)
    would = _kurochka_in_reach(facts, readings, found)
    unit = 2 * facts.price if facts.endgame else facts.price + sum(amount for _, amount in would)
    if found.made:
        _write_game(facts, readings, found)
        _take_kurochka(would, facts, found)
    elif facts.part is not None:
        found.remise = facts.part * found.undertricks
        text = f"Ремиз в новый котёл: {facts.part} × {found.undertricks}"
        found.step(text, ("preferans.kotel.5", "preferans.kotel.6"), -found.remise, DECLARER)
    else:
        _write_remise(facts, readings, unit, would, found)
    _pay_whisters(facts, readings, unit, bool(would), found)
    _write_whist_remises(facts, readings, found)
    _write_consolations(facts, readings, found)
    return found


def _uses(found: Outcome, readings: Chosen, *used: Reading) -> None:
    found.readings.update(readings.grades(*used))


@implements("preferans.34a", "preferans.41", "preferans.mizer.2", "preferans.mizer.4", "preferans.uvert.6", "preferans.33b")
def _count_tricks(facts: Facts, found: Outcome) -> None:
    """See whether the game is made and how many tricks are missing, or too many."""
    if facts.misere:
        found.undertricks = facts.tricks
        text = (
            f"{facts.level.capitalize()}: взяток не взято"
            if not facts.tricks
            else f"{facts.level.capitalize()}: взято {facts.tricks}"
        )
        found.step(text, facts.price_rule)
    elif facts.whist == NOBODY:
        found.step("Оба спасовали: игра зачтена без розыгрыша", "preferans.41")
    else:
        least = quota(LEVELS.index(facts.level))
        found.undertricks = max(0, least - facts.tricks)
        got = f"нужно {least}, взято {facts.tricks}"
        text = f"Игра сыграна: {got}" if not found.undertricks else f"Недобор {found.undertricks}: {got}"
        found.step(text, "preferans.34a")
    found.made = not found.undertricks


@implements(
    "preferans.kur.2", "preferans.kur.3", "preferans.kur.5", "preferans.kur.6", "preferans.60", "preferans.61", "preferans.h4"
)
def _kurochka_in_reach(facts: Facts, readings: Chosen, found: Outcome) -> list[tuple[int, int]]:
    """Return what a made game takes off kurochki: first one's own, else the smallest of the others."""
    limit = facts.price if facts.kurochka_rule == UNLIMITED else LIMITS.get(facts.kurochka_rule, 0)
    if facts.endgame:
        limit = 2 * facts.price
    owners = [(OWN, facts.own_kurochka)] if facts.own_kurochka else []
    others = [(place, stands) for place, stands in enumerate(facts.others_kurochka) if stands]
    owners += sorted(others, key=lambda one: one[1])
    if not owners or not limit or facts.part is not None:
        return []
    if facts.misere:
        _uses(found, readings, MISERE_KUROCHKA)
        if readings[MISERE_KUROCHKA] == "no":
            return []
    if facts.whist == NOBODY and not facts.misere:
        _uses(found, readings, PASS_KUROCHKA)
        if readings[PASS_KUROCHKA] == "no":
            return []
    if owners[0][1] < limit and len(owners) > 1:
        _uses(found, readings, KUROCHKA_TOPUP)
    if readings[KUROCHKA_TOPUP] == "one":
        owners = owners[:1]
    would = []
    for owner, stands in owners:
        amount = min(limit, stands)
        if amount:
            would.append((owner, amount))
        limit -= amount
    return would


@implements("preferans.35", "preferans.43", "preferans.62", "preferans.kotel.4")
def _write_game(facts: Facts, readings: Chosen, found: Outcome) -> None:
    """Write the price off the record: the declarer's own, or another's once his is gone."""
    price = facts.price
    if facts.part is not None:
        found.part = facts.part
        found.step(f"Часть котла: {number(facts.part)} за любую игру", "preferans.kotel.4", facts.part, DECLARER)
        return
    if facts.endgame:
        found.step("Записей больше нет: играют на одну курочку, всё вдвойне", "preferans.62")
        return
    if facts.record > 0:
        found.game = min(price, facts.record)
        found.step("С игровой записи списана цена игры", ("preferans.35", facts.price_rule), found.game, DECLARER)
        if found.game == price:
            return
        _uses(found, readings, REMAINDER)
        if readings[REMAINDER] == "lost":
            found.step(f"Записи было {facts.record}: излишек {price - found.game} пропадает", "preferans.43")
            return
    found.donor_game = min(price - found.game, facts.donor_record)
    text = "Своей записи нет: цена игры взята с чужой" if not found.game else "Недостающее взято с чужой записи"
    found.step(text, ("preferans.43", facts.price_rule), found.donor_game, DECLARER, DONOR)
    if found.donor_game:
        found.step("За чужую запись в висты вдесятеро", "preferans.43", TENFOLD * found.donor_game, DECLARER, DONOR)


@implements("preferans.kur.1", "preferans.kur.4", "preferans.37", "preferans.59", "preferans.62")
def _take_kurochka(would: list[tuple[int, int]], facts: Facts, found: Outcome) -> None:
    """Take off kurochki; another's goes into the whist column ten times."""
    found.kurochka = would
    rule = "preferans.62" if facts.endgame else "preferans.61" if facts.kurochka_rule == UNLIMITED else "preferans.60"
    for owner, amount in would:
        if owner == OWN:
            found.step("Со своей курочки", ("preferans.kur.2", rule), amount, DECLARER)
        else:
            found.step("С чужой курочки, где она меньше", ("preferans.kur.3", rule), amount, DECLARER, owner)
            text = "За чужую курочку в висты вдесятеро"
            found.step(text, ("preferans.kur.4", "preferans.37"), TENFOLD * amount, DECLARER, owner)


@implements("preferans.38", "preferans.39", "preferans.59", "preferans.62", "preferans.63")
def _write_remise(facts: Facts, readings: Chosen, unit: int, would: list[tuple[int, int]], found: Outcome) -> None:
    """Write the remise: as much as a made game would have brought, for every missing trick."""
    found.remise = found.undertricks * unit
    rules: tuple[str, ...]
    if facts.endgame:
        rules, parts = ("preferans.62",), f"{facts.price} × 2"
    elif would:
        stands = sum(amount for _, amount in would)
        rules, parts = (facts.remise_rule,), f"({facts.price} + курочка {stands})"
        if stands < facts.price:
            rules = (facts.remise_rule, "preferans.39")
            if found.undertricks > 1 and facts.kurochka_rule == UNLIMITED:
                _uses(found, readings, SHORT_KUROCHKA_REMISE)
                if readings[SHORT_KUROCHKA_REMISE] == "once":
                    found.remise = facts.price * found.undertricks + stands
                    text = f"Ремиз: {facts.price} × {found.undertricks} + курочка {stands}"
                    found.step(text, (*rules, facts.price_rule), -found.remise, DECLARER)
                    return
    else:
        rules, parts = (facts.remise_rule,), str(facts.price)
    text = f"Ремиз: {parts} × {found.undertricks}"
    found.step(text, (*rules, facts.price_rule), -found.remise, DECLARER)


@implements("preferans.36a", "preferans.36c", "preferans.34b", "preferans.prigl.3", "preferans.76", "preferans.62")
def _pay_whisters(facts: Facts, readings: Chosen, unit: int, kurochka: bool, found: Outcome) -> None:
    """Pay the whisters for their tricks."""
    if facts.misere:
        found.whist_pay = [0, 0]
        found.step("За взятки на мизере и уверте не платят", "preferans.76")
        return
    if facts.whist == NOBODY:
        return
    found.whist_trick = facts.price if facts.part is not None else unit
    if kurochka and not facts.endgame:
        if facts.kurochka_rule in LIMITS:
            _uses(found, readings, LIMITED_WHIST)
            if readings[LIMITED_WHIST] == "price":
                found.whist_trick = facts.price
        if not found.made:
            _uses(found, readings, WHIST_WHEN_LOST)
            if readings[WHIST_WHEN_LOST] == "taken":
                found.whist_trick = facts.price
        if facts.kurochka_rule == UNLIMITED and unit < 2 * facts.price:
            _uses(found, readings, SHORT_KUROCHKA_WHIST)
            if readings[SHORT_KUROCHKA_WHIST] == "double":
                found.whist_trick = 2 * facts.price
    rule = "preferans.62" if facts.endgame else "preferans.36c" if kurochka else "preferans.36a"
    found.step(
        f"Взятка вистующего стоит {number(found.whist_trick)}",
        ("preferans.36a",) if rule == "preferans.36a" else ("preferans.36a", rule),
    )
    taken = facts.whist_tricks
    if facts.whist == CHECK:
        _uses(found, readings, TEN_CHECK)
        whole = found.undertricks * found.whist_trick
        share = whole // 2
        found.whist_pay = [share, share]
        if share:
            found.step("Проверка нашла взятку: запись за вист пополам", "preferans.34b", share, FIRST)
            rest = f"; {number(whole)} пополам не делится, лишнее очко не пишет никто" if whole % 2 else ""
            found.step(f"Вторая половина{rest}", "preferans.34b", share, SECOND)
        return
    if not taken:
        return
    if found.undertricks:
        _uses(found, readings, CONSOLATION_EXTRA)
    if found.undertricks and readings[CONSOLATION_EXTRA] == "instead":
        found.whist_pay = [0] * len(taken)
        found.step("Игра проиграна: вместо платы за взятки пишут консоляцию", ("preferans.48a", "preferans.36a"))
        return
    if facts.whist == INVITED:
        found.whist_pay = [sum(taken) * found.whist_trick, 0]
        text = f"{tricks_text(sum(taken))} двух рук"
        found.step(text, ("preferans.36a", "preferans.prigl.3"), found.whist_pay[0], FIRST)
        found.step("Приглашённый не пишет и не платит", "preferans.prigl.3", 0, SECOND)
        return
    found.whist_pay = [got * found.whist_trick for got in taken]
    for role, got, pay in zip((FIRST, SECOND), taken, found.whist_pay, strict=False):
        found.step(tricks_text(got), "preferans.36a", pay, role)


@implements("preferans.40", "preferans.42a", "preferans.49", "preferans.62", "preferans.prigl.3")
def _write_whist_remises(facts: Facts, readings: Chosen, found: Outcome) -> None:
    """Let whisters who lack tricks pay the price of the game, never doubled by a kurochka."""
    if facts.misere or not facts.whist_tricks or facts.whist in (NOBODY, CHECK):
        return
    price = 2 * facts.price if facts.endgame else facts.price
    lacks = missing_tricks(LEVELS.index(facts.level), facts.whist, facts.whist_tricks, readings)
    if facts.whist == BOTH and min(facts.whist_tricks) < ALONE_QUOTA[LEVELS.index(facts.level)]:
        _uses(found, readings, PAIR_QUOTA)
    found.whist_remises = [lack * price // 2 for lack in lacks]
    norm = {ONE: "preferans.42a", INVITED: "preferans.h2", BOTH: "preferans.h1"}[facts.whist]
    written = False
    for role, lack, remise in zip((FIRST, SECOND), lacks, found.whist_remises, strict=False):
        if lack:
            rule = "preferans.62" if facts.endgame else "preferans.40"
            short = f"{lack // 2}" if lack % 2 == 0 else f"{lack}/2"
            found.step(f"Недобрано до нормы {short}: ремиз по игре", (rule, norm), -remise, role)
            written = True
    if written and facts.dealer:
        found.step("На вистующего сдающий не пишет", "preferans.49", 0, DEALER)


@implements("preferans.48a", "preferans.48b", "preferans.4.c", "preferans.49", "preferans.76")
def _write_consolations(facts: Facts, readings: Chosen, found: Outcome) -> None:
    """Write consolations on the declarer for every missing trick."""
    lost = found.undertricks
    if not lost or facts.whist == NOBODY and not facts.misere:
        return
    if facts.misere:
        found.step("Консоляций на мизере и уверте нет", "preferans.76")
        return
    alone = facts.whist in (ONE, INVITED)
    each = LONE_CONSOLATION if alone else PAIR_CONSOLATION
    found.consolations = [lost * each, 0 if alone else lost * each, lost * DEALER_CONSOLATION if facts.dealer else 0]
    rule = "preferans.48b" if alone else "preferans.48a"
    found.step(f"Консоляция: {each} × {lost}", rule, found.consolations[0], FIRST)
    if not alone:
        found.step(f"Консоляция: {each} × {lost}", rule, found.consolations[1], SECOND)
    if facts.dealer:
        text = f"Консоляция: {DEALER_CONSOLATION} × {lost}"
        found.step(text, ("preferans.48a", "preferans.4.c"), found.consolations[2], DEALER)
