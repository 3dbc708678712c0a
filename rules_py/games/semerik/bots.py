"""Семерик: the customs of §§ 24 and 27 as maxims."""

from __future__ import annotations

from typing import Any

from ...families.vist.seats import partner
from ...frame.face import WAIT, Bot
from ...frame.rng import Generator
from ...frame.sampling import Maxim, advised
from ...frame.view import View
from ...kernels.trick_phase import law_of
from .rules import COUNTING, DECK

ERRS_ONCE_IN = 60
LAST = 3


def _counts(card: int) -> bool:
    return DECK.rank(card) in COUNTING


def _cheap(card: int) -> tuple[bool, int]:
    return _counts(card), card % DECK.width


def _lawful(view: View[Any]) -> list[int]:
    """Return the cards that follow suit, all where none does."""
    table = view.seen("trick")
    hand = list(view.hand)
    same = [card for card in hand if table and DECK.suit_of[card] == DECK.suit_of[table[0]]]
    return same or hand


def _my_card(view: View[Any]) -> bool:
    return view.phase_name == "play" and view.seat == view.to_move


def _count(view: View[Any]) -> str | None:
    return "count" if view.phase_name == "count" and "count" in view.legal else None


def _silent(view: View[Any]) -> str | None:
    return "silent" if view.phase_name == "count" else None


def _master(view: View[Any], card: int) -> bool:
    """Tell whether every higher card of the suit has been played or is in this hand."""
    gone = {one for _, cards, _ in view.open.taken for one in cards} | set(view.hand)
    top = DECK.suit_of[card] * DECK.width + DECK.width
    return all(higher in gone for higher in range(card + 1, top))


def _lead(view: View[Any]) -> str | None:
    """Lead a sure card, the partner's suit, or the suit in which one is strong."""
    if not _my_card(view) or view.seen("trick"):
        return None
    hand = view.hand
    sure = [card for card in hand if _master(view, card)]
    if sure:
        return f"play {view.text(max(sure, key=lambda card: (DECK.suit_of[card] == view.open.trump, card % DECK.width)))}"
    mate = partner(view, view.seat)
    theirs = [cards[0] for _, cards, laid in reversed(view.open.taken) if laid[0] == mate]
    for led in theirs:
        same = [card for card in hand if DECK.suit_of[card] == DECK.suit_of[led] != view.open.trump]
        if same:
            return f"play {view.text(max(same))}"
    suits: dict[int, list[int]] = {}
    for card in hand:
        suits.setdefault(DECK.suit_of[card], []).append(card)
    plain = {suit: cards for suit, cards in suits.items() if suit != view.open.trump} or suits
    best = max(plain.values(), key=lambda cards: (len(cards), sum(card % DECK.width for card in cards)))
    return f"play {view.text(min(best, key=_cheap))}"


def _under_partner(view: View[Any]) -> str | None:
    """Leave the partner's trick alone; throw a counting card on it where three come together."""
    if not _my_card(view) or not view.seen("trick"):
        return None
    table, laid = view.seen("trick"), view.open.lay
    law = law_of(view)
    if laid[law.best(table)] != partner(view, view.seat):
        return None
    sure = len(table) == LAST or _master(view, table[law.best(table)])
    cards = _lawful(view)
    under = [card for card in cards if law.best((*table, card)) != len(table)] or cards
    rich = [card for card in under if _counts(card)]
    if sure and rich and sum(map(_counts, table)) >= 2:
        return f"play {view.text(min(rich, key=lambda card: card % DECK.width))}"
    return f"play {view.text(min(under, key=_cheap))}"


def _against(view: View[Any]) -> str | None:
    """Beat the opponents as cheaply as one can where something lies in the trick, else lay the cheapest."""
    if not _my_card(view) or not view.seen("trick"):
        return None
    table = view.seen("trick")
    law = law_of(view)
    cards = _lawful(view)
    taking = [card for card in cards if law.best((*table, card)) == len(table)]
    last = len(table) == LAST
    if taking:
        if last:
            return f"play {view.text(min(taking, key=lambda card: law.power(card, DECK.suit_of[table[0]])))}"
        high = max(taking, key=lambda card: law.power(card, DECK.suit_of[table[0]]))
        if _master(view, high) or len(table) == 2:
            return f"play {view.text(high)}"
    return f"play {view.text(min(cards, key=_cheap))}"


MAXIMS = (
    Maxim(("semerik.21",), "Сосчитайте, что пришло на руки: после выхода будет поздно.", _count),
    Maxim(("semerik.21",), "Объявлять нечего.", _silent),
    Maxim(("semerik.24",), "Ходите с масти, в которой сильны, или в масть партнёра.", _lead),
    Maxim(("semerik.27",), "Карту партнёра не перебивайте; старшую подложите, если их сойдётся три.", _under_partner),
    Maxim(("semerik.18", "semerik.26"), "У противников берите старшие карты, своих даром не отдавайте.", _against),
)


class Player(Bot):
    """Follows the customs; at a table where mistakes happen it makes one now and then."""

    def choose(self, view: View[Any], random: Generator) -> str:
        """Return the advised action, or a mistake."""
        if not view.offers or view.seat != view.to_move:
            return WAIT
        if view.options["mistakes"] != "нет" and view.phase_name == "play" and random.chance(1, ERRS_ONCE_IN):
            return view.legal[random.below(len(view.legal))]
        return advised(view, random).action
