"""The family of мушка: the advice of the book, and what a deal is worth."""

from __future__ import annotations

from typing import Any

from ...frame.sampling import Maxim
from ...frame.view import View
from ...kernels.trick_phase import law_of
from .state import M


def worth(match: M, seat: int) -> float:
    """Return what a deal is worth: what it writes off, and the pool where it is won."""
    deal = match.sheet.of_deal(match.number)
    own = -sum(entry.item.amount or 0 for entry in deal if (entry.account, entry.seat) == ("record", seat))
    return own + 2 * sum(entry.item.amount or 0 for entry in deal if (entry.account, entry.seat) == ("score", seat))


def keep_trumps(view: View[Any]) -> str | None:
    """Lay off all but trumps where there are two of them at least, as long as the stock lasts."""
    if view.phase_name != "buy" or not any(offer.move.verb == "buy" for offer in view.offers):
        return None
    trumps = law_of(view).masks[view.open.trump]
    kept = [card for card in view.hand if trumps >> card & 1]
    thrown = sorted((card for card in view.hand if not trumps >> card & 1), key=lambda card: card % 13)
    if len(kept) < 2 or not thrown:
        return None
    offer = next(one for one in view.offers if one.move.verb == "buy")
    thrown = thrown[: offer.most]
    return " ".join(["buy", *(view.text(card) for card in thrown)]) if thrown else None


MAXIMS = (
    Maxim(("mushka.adv.buy",), "Оставьте козыри, остальное смените: к козырям прикупать лучше всего.", keep_trumps),
)  # fmt: skip
