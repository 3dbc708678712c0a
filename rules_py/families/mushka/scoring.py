"""The family of мушка: what a deal comes to, who finishes first, how a pool is settled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import Line, flag, number, scored
from ...frame.results import Item
from ...kernels.trick_phase import deck_of
from .state import M


@dataclass(frozen=True, kw_only=True)
class Deal:
    """What one player's deal came to."""

    tricks: int = number("Взяток", 0, 5, 2)
    special: bool = flag("Особая карта на руках")
    special_trump: bool = flag("Она козырная", when={"special": (True,)})
    revokes: int = number("Промахов", 0, 5, 0)


@dataclass(frozen=True, kw_only=True)
class AceDeal(Deal):
    """A deal in which it matters how the ace of spades went."""

    special_thrown: bool = flag("Туза снесли, а не побили", when={"special": (True,), "tricks": (0,)})


def went_with(match: M, seat: int, text: str) -> bool:
    """Tell whether a player went with a card: it lies in the tricks, or still in the hand of who played alone."""
    deck = deck_of(match)
    card = deck.card(text)
    laid = any((card, seat) in zip(cards, seats, strict=True) for _, cards, seats in match.open.taken)
    return laid or card in match.cards["hand"][seat]


def thrown(match: M, seat: int, text: str) -> bool:
    """Tell whether a card went on a lead of another suit: nobody beat it."""
    deck = deck_of(match)
    card = deck.card(text)
    return any(
        (card, seat) in zip(cards, seats, strict=True) and deck.suit_of[cards[0]] != deck.suit_of[card]
        for _, cards, seats in match.open.taken
    )


def deal_facts(match: M, seat: int) -> Deal:
    """Return what a deal came to."""
    special = match.rules.special
    return Deal(
        tricks=match.open.tricks[seat],
        special=went_with(match, seat, special),
        special_trump=deck_of(match).suits.index(special[0]) == match.open.trump,
    )


def ace_facts(match: M, seat: int) -> AceDeal:
    """Return what a deal came to, and how the ace went."""
    deal = deal_facts(match, seat)
    return AceDeal(
        tricks=deal.tricks,
        special=deal.special,
        special_trump=deal.special_trump,
        special_thrown=thrown(match, seat, match.rules.special),
    )


tricks_line = Line(("mushka.trick",), "За взятки", lambda rules, deal: -deal.tricks or None)


def _for_revokes(rules: Any, deal: Any) -> int | None:
    """Return the remises for revokes; under one reading none is written beside that for no trick."""
    remised = any((line.amount(rules, deal) or 0) > 0 for line in rules.change if line is not remise_for_revokes)
    return None if remised and not rules.remises_add else 5 * deal.revokes or None


def _large(rules: Any, deal: Any) -> bool:
    """Tell whether the special card makes the remise larger."""
    return bool(deal.special and (rules.thrown_counts or not deal.special_thrown))


remise_for_revokes = Line(("mushka.follow",), "Ремиз за промахи", _for_revokes)


def special_lines(of: str, having: str) -> tuple[Line, ...]:
    """Return the lines of a deal, the special card called by its name."""
    return (
        tricks_line,
        Line(("mushka.spadeace.bonus",), f"За {of}",
             lambda rules, deal: (-rules.trump_bonus if deal.special_trump else -5) if deal.special and deal.tricks else None),
        Line(("mushka.spadeace.remise",), f"Ремиз с {having}", lambda rules, deal: 10 if not deal.tricks and _large(rules, deal) else None),
        Line(("mushka.remise.plain",), "Ремиз", lambda rules, deal: 5 if not deal.tricks and not _large(rules, deal) else None),
        remise_for_revokes,
    )  # fmt: skip


CHANGE = special_lines("туза пик", "тузом пик")


def changed(rules: Any, facts: Any, record: int, start: int = 0) -> list[Item]:
    """Return what is written for a deal; an excess at the end sends the record back to its beginning."""
    items = scored(rules.change, rules, facts)
    if exceeds(rules, facts, record, items):
        start = start or rules.start
        return [Item(f"Лишнее в конце: снова {start}", ("mushka.overshoot",), start - record)]
    return items


def exceeds(rules: Any, facts: Any, record: int, items: list[Item]) -> bool:
    """Tell whether a player took more than he had left to write off."""
    if rules.tricks_over == "never":
        return False
    if rules.tricks_over == "exact":
        return record + sum(item.amount or 0 for item in items) < 0
    return facts.tricks > record and (rules.tricks_over == "tricks" or record in (1, 2))


def first_to_finish(match: M, done: list[int]) -> int:
    """Return who has won of those who wrote off all in one deal."""
    if not match.rules.first_trick:
        return match.around(match.dealer + 1, done)[0]
    before = {seat: match.rules.start + match.sheet.total("record", seat) - _written(match, seat) for seat in done}
    takers = [winner for winner, _, _ in match.open.taken]
    extra = {seat: -sum(item.amount or 0 for item in _bonus(match, seat)) for seat in done}
    found = decisive(takers, before, extra)
    return done[0] if found is None else found


def _written(match: M, seat: int) -> int:
    return sum(
        entry.item.amount or 0 for entry in match.sheet.of_deal(match.number) if (entry.account, entry.seat) == ("record", seat)
    )


def _bonus(match: M, seat: int) -> list[Item]:
    """Return what is written for a deal besides the tricks themselves: it counts with the first trick."""
    facts = match.rules.facts(match, seat)
    return [item for item in scored(match.rules.change, match.rules, facts) if "mushka.trick" not in item.cites]


def decisive(takers: list[int], before: dict[int, int], extra: dict[int, int]) -> int | None:
    """Return whose record came to nought first, trick by trick; what is written besides counts with the first trick."""
    rest = dict(before)
    begun: set[int] = set()
    for who in takers:
        if who not in rest:
            continue
        rest[who] -= 1 + (extra.get(who, 0) if who not in begun else 0)
        begun.add(who)
        if rest[who] <= 0:
            return who
    return None
