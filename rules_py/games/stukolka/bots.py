"""Стуколка: the advice of the book, and what a deal is worth."""

from __future__ import annotations

from typing import Any

from ...frame.places import TABLE
from ...frame.sampling import Maxim
from ...frame.view import View
from ...kernels.trick_phase import deck_of
from .phases import kind_of
from .rules import GOLETS, OBYAZ, PRIKUP, SHLEIF
from .state import M

LARGE = 12
"""How many stakes make a remise large."""


def worth(match: M, seat: int) -> float:
    """Return what a deal brings in money."""
    deal = match.sheet.of_deal(match.number)
    return float(sum(entry.item.amount or 0 for entry in deal if (entry.account, entry.seat) == ("money", seat)))


def trumps(view: View[Any]) -> list[int]:
    """Return the trumps in the hand, the weakest first."""
    deck = deck_of(view)
    return sorted(card for card in view.hand if deck.suit_of[card] == view.open.trump)


def _rank(view: View[Any], card: int) -> int:
    """Return how high a card is: the ace 12."""
    return deck_of(view).width - 1 - card % deck_of(view).width


def _high(view: View[Any]) -> int:
    """Return how many aces and kings there are beside the trumps."""
    return sum(1 for card in view.hand if card not in trumps(view) and _rank(view, card) <= 1)


def _aces(view: View[Any]) -> int:
    """Return how many aces there are beside the trumps."""
    return sum(1 for card in view.hand if card not in trumps(view) and _rank(view, card) == 0)


def _can(view: View[Any], verb: str) -> bool:
    return any(offer.move.verb == verb for offer in view.offers)


def _sure(view: View[Any]) -> bool:
    """Tell whether a trick is as good as taken: the trump ace or king, or three trumps."""
    held = trumps(view)
    return bool(held) and (_rank(view, held[-1]) <= 1 or len(held) == 3)


def _knocking(view: View[Any], *kinds: str) -> bool:
    return view.phase_name == "knock" and kind_of(view) in kinds and bool(view.hand)


def _last_two(view: View[Any]) -> bool:
    return (view.dealer - view.seat) % view.players <= 1


def sure_trick(view: View[Any]) -> str | None:
    """Knock with a sure trick whatever the kind."""
    return "knock" if view.phase_name == "knock" and view.hand and _sure(view) and _can(view, "knock") else None


def first_without(view: View[Any]) -> str | None:
    """Pass in the first hand of a large table without a sure trick."""
    first = view.seat == (view.dealer + 1) % view.players
    return (
        "pass" if _knocking(view, GOLETS) and first and view.players >= 5 and not _sure(view) and _can(view, "pass") else None
    )


def doubtful(view: View[Any]) -> str | None:
    """Risk a doubtful trick late and against few."""
    if not _knocking(view, GOLETS) or not _last_two(view):
        return None
    against, held, high = len(view.open.knocked), len(trumps(view)), _high(view)
    if (held >= 1 and high == 2) or held == 2:
        return "knock" if against <= 2 or (against == 3 and held == 2 and _aces(view)) else None
    return None


def against_golets(view: View[Any]) -> str | None:
    """Go against one alone on a bought draw with one trump or with aces."""
    state = view.open
    if not _knocking(view, GOLETS) or view.seat != view.dealer or state.knocked != [state.golets_by]:
        return None
    return "knock" if trumps(view) or _aces(view) else None


def golets_pass(view: View[Any]) -> str | None:
    """Pass without a trick in sight."""
    return "pass" if _knocking(view, GOLETS) and not _high(view) and len(trumps(view)) < 2 and _can(view, "pass") else None


def one_trump_first(view: View[Any]) -> str | None:
    """Knock first with one trump not below the jack."""
    held = trumps(view)
    if not _knocking(view, PRIKUP, SHLEIF) or view.open.knocked or not held:
        return None
    return "knock" if _rank(view, held[-1]) <= 3 else None


def second_passes(view: View[Any]) -> str | None:
    """Pass after a knock with one trump that is not sure."""
    middle = view.seat != view.dealer
    if _knocking(view, PRIKUP, SHLEIF) and view.open.knocked and middle and len(trumps(view)) <= 1 and not _sure(view):
        return "pass" if _can(view, "pass") else None
    return None


def last_is_easier(view: View[Any]) -> str | None:
    """Knock last with one trump where few play."""
    last = view.seat == view.dealer
    return "knock" if _knocking(view, PRIKUP, SHLEIF) and last and trumps(view) and len(view.open.knocked) <= 2 else None


def keep_trumps(view: View[Any]) -> str | None:
    """Keep trumps and high cards, change the rest."""
    offer = next((one for one in view.offers if one.move.verb == "buy"), None)
    if view.phase_name != "buy" or offer is None:
        return None
    held = trumps(view)
    thrown = [card for card in view.hand if card not in held and (_rank(view, card) > 0 or not held)][: offer.most]
    return " ".join(["buy", *map(view.text, thrown)]) if thrown else ("stay" if _can(view, "stay") else None)


def draw_trumps(view: View[Any]) -> str | None:
    """Lead a small trump where many knocked and the hope is in the suits: one beside two high cards, or one of two beside an ace."""
    held = trumps(view)
    if view.phase_name != "play" or view.seen("trick") or len(view.open.playing) < 4:
        return None
    if not _aces(view) or (len(held), _high(view)) not in ((1, 2), (2, 1)):
        return None
    action = f"play {view.text(held[0])}"
    return action if action in view.legal else None


def give_up(view: View[Any]) -> str | None:
    """Give the closed trump up before the deal where a large remise is played for."""
    if view.phase_name != "before":
        return None
    return "waive" if view.sheet.total("money", TABLE) > LARGE * view.options["stake"] else "begin"


def remise_with_one(view: View[Any]) -> str | None:
    """Play for a remise with one trump, or with high cards and none."""
    if not _knocking(view, OBYAZ) or not view.open.remise:
        return None
    edge = view.seat in (view.dealer, (view.dealer + 1) % view.players)
    good = len(trumps(view)) >= 2 or (trumps(view) and (edge or _high(view))) or _high(view) >= 2
    return "knock" if good else ("pass" if _can(view, "pass") else None)


def trump_from_two(view: View[Any]) -> str | None:
    """Lead trumps from two in the first hand."""
    held = trumps(view)
    if view.phase_name != "play" or kind_of(view) != OBYAZ or view.seen("trick") or view.open.taken or len(held) < 2:
        return None
    action = f"play {view.text(held[-1])}"
    return action if action in view.legal else None


def _of_trump(view: View[Any], action: str) -> str:
    if action == "waive":
        return "Ремиз велик, а карт ещё нет: от шлейфа лучше отказаться."
    return "Ремиз невелик: шлейф оставьте, козырь будет ваш."


MAXIMS = (
    Maxim(("stukolka.shleif.refuse", "stukolka.shleif.adv2"), _of_trump, give_up),
    Maxim(("stukolka.intro.1",), "Взятка верная: стучите.", sure_trick),
    Maxim(("stukolka.golets.adv1",), "Первому без верной взятки лучше спасовать.", first_without),
    Maxim(("stukolka.golets.adv3",), "Играет один и на гольце: идите с одним козырем или с тузами.", against_golets),
    Maxim(("stukolka.golets.adv2",), "Взятка сомнительная, но играют немногие: последним рискнуть можно.", doubtful),
    Maxim(("stukolka.intro.1", "stukolka.golets.adv4"), "Взятки не видно: лучше спасовать.", golets_pass),
    Maxim(("stukolka.prikup.adv1", "stukolka.shleif.adv1"), "Первому довольно одного козыря не ниже валета: к нему прикупают.", one_trump_first),
    Maxim(("stukolka.prikup.adv2", "stukolka.prikup.adv0"), "Стучали до вас, а козырь один: лучше спасовать.", second_passes),
    Maxim(("stukolka.prikup.adv3",), "Последнему играть легче: с козырем можно стучать.", last_is_easier),
    Maxim(("stukolka.prikup.adv4", "stukolka.shleif.adv1"), "Козырей оставьте, остальное смените.", keep_trumps),
    Maxim(("stukolka.obyaz.adv2",), "От двух козырей первому следует козырять.", trump_from_two),
    Maxim(("stukolka.prikup.adv5",), "Сведите козырей: расчёт на старшие карты в мастях.", draw_trumps),
    Maxim(("stukolka.obyaz.adv1", "stukolka.obyaz.adv2"), "Разыгрывают ремиз: с козырем или со старшими картами идти можно.", remise_with_one),
)  # fmt: skip
