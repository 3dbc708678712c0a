"""The family of мушка: the advice of the book, and what a deal is worth."""

from __future__ import annotations

from typing import Any

from ...frame.cards import SUIT_NAMES
from ...frame.sampling import Maxim
from ...frame.view import View
from ...kernels.trick_phase import deck_of, law_of
from .state import M


def worth(match: M, seat: int) -> float:
    """Return what a deal is worth: what it writes off, and the pool where it is won."""
    deal = match.sheet.of_deal(match.number)
    own = -sum(entry.item.amount or 0 for entry in deal if (entry.account, entry.seat) == ("record", seat))
    return own + 2 * sum(entry.item.amount or 0 for entry in deal if (entry.account, entry.seat) == ("score", seat))


def hunted(view: View[Any]) -> list[int]:
    """Return the cards with which one may draw out the special card that somebody else holds: those of its suit, no trumps."""
    deck, text = deck_of(view), view.rules.special
    if not text or text in view.rules.strength.above or deck.suits.index(text[0]) == view.open.trump:
        return []
    special = deck.card(text)
    gone = {card for _, cards, _ in view.open.taken for card in cards}
    if special in view.hand or special in gone or special in view.seen("turned"):
        return []
    return sorted((card for card in view.hand if deck.suit(card) == text[0]), key=lambda card: deck.width - card % deck.width)


def own_special(view: View[Any]) -> list[int]:
    """Return the special card where it is one's own and no trump: with the first trick it brings its price."""
    return [card for card in view.hand if view.text(card) == view.rules.special]


def laid_off(view: View[Any], kept: int) -> str | None:
    """Lay off all but trumps, where there are two of them at least, one's own special card and some of its suit."""
    offer = next((one for one in view.offers if one.move.verb == "buy"), None)
    if view.phase_name != "buy" or offer is None:
        return None
    trumps, spared = law_of(view).masks[view.open.trump], [*hunted(view)[:kept], *own_special(view)]
    plain = [card for card in view.hand if not trumps >> card & 1]
    thrown = sorted((card for card in plain if card not in spared), key=lambda card: card % deck_of(view).width)
    if len(view.hand) - len(plain) < 2 or not thrown or len(hunted(view)) < kept:
        return None
    return " ".join(["buy", *map(view.text, thrown[: offer.most])])


def keep_one(view: View[Any]) -> str | None:
    """Keep one card of the special suit to lead, where there would be none of it left."""
    return laid_off(view, 1)


def keep_trumps(view: View[Any]) -> str | None:
    """Lay off all but trumps, as long as the stock lasts."""
    return laid_off(view, 0)


def draw_out(view: View[Any]) -> str | None:
    """Lead the special suit without a trump of one's own: who holds the special card must lay it, others ruff."""
    trumps = law_of(view).masks[view.open.trump]
    if view.phase_name != "play" or view.seen("trick") or any(trumps >> card & 1 for card in view.hand):
        return None
    found = [action for card in hunted(view) if (action := f"play {view.text(card)}") in view.legal]
    return found[0] if found else None


def _suit(view: View[Any], action: str) -> str:
    return f"{SUIT_NAMES[view.rules.special[0]]}: так заставляют отдать {view.rules.special}, а другой бьёт его козырем."


def _trumps(view: View[Any], action: str) -> str:
    special = f" и {view.rules.special}" if own_special(view) else ""
    return f"Оставьте козыри{special}, остальное смените: к козырям прикупать лучше всего."


MAXIMS = (
    Maxim(("mushka.adv.spades", "mushka.adv.buy"),
          lambda view, action: f"Оставьте козыри и одну карту для выхода, {_suit(view, action)}", keep_one),
    Maxim(("mushka.adv.buy",), _trumps, keep_trumps),
    Maxim(("mushka.adv.spades",), lambda view, action: f"Козырей нет, выходите с масти {_suit(view, action)}", draw_out),
)  # fmt: skip
