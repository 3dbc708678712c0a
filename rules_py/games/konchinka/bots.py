"""Кончинка: what to take first, what not to lay."""

from __future__ import annotations

from ...frame.cards import DECK_52
from ...frame.sampling import Maxim
from ...frame.view import View
from .rules import KONCHINKI, captures, worth
from .state import Table


def _cards(action: str) -> list[int]:
    return [DECK_52.card(word) for word in action.split()[1:]]


def _takes(view: View[Table]) -> list[str]:
    return [action for action in view.legal if action.startswith("take ")]


def gain(cards: list[int]) -> tuple[int, int, int]:
    """Return how many кончинки, clubs and cards are taken."""
    return sum(card in KONCHINKI for card in cards), sum(DECK_52.suit(card) == "♣" for card in cards), len(cards)


def _merit(action: str) -> float:
    konchinki, clubs, count = gain(_cards(action))
    return 8 * konchinki + 1.2 * clubs + count


def end_it(view: View[Table]) -> str | None:
    """End a party that is won."""
    return "finish" if "finish" in view.legal else None


def take_konchinka(view: View[Table]) -> str | None:
    """Take a кончинка, or with one."""
    found = [action for action in _takes(view) if gain(_cards(action))[0]]
    return max(found, key=_merit) if found else None


def take_most(view: View[Table]) -> str | None:
    """Take most cards, clubs before others; keep a jack while the table is poor."""
    found = [action for action in _takes(view) if DECK_52.rank(_cards(action)[0]) != "В" or len(_cards(action)) > 3]
    return max(found, key=_merit) if found else None


def _danger(view: View[Table], card: int) -> tuple[bool, float]:
    """Return whether a card is dear, and how many unseen cards would take it."""
    variant = view.options["variant"]
    table = [*view.seen("table"), card]
    takers = sum(
        any(card in some for some in captures(view.rules, variant, one, table))
        for one in view.unseen()
        if DECK_52.rank(one) != "В"
    )
    dear = card in KONCHINKI or DECK_52.rank(card) == "В"
    return dear, takers + (1.5 if DECK_52.suit(card) == "♣" else 0) - 0.01 * worth(variant, card)


def lay_safely(view: View[Table]) -> str | None:
    """Lay what fewest unseen cards would take; кончинки and jacks last."""
    cards = [card for card in view.hand if f"lay {DECK_52.text(card)}" in view.legal]
    if not cards or view.phase_name != "turn":
        return None
    return f"lay {DECK_52.text(min(cards, key=lambda card: _danger(view, card)))}"


MAXIMS = (
    Maxim(("konchinka.23",), "До 15 хватает уже взятого: кончайте партию.", end_it),
    Maxim(("konchinka.13", "konchinka.7"), "Во взятке кончинка: берите её, это очко.", take_konchinka),
    Maxim(
        ("konchinka.7", "konchinka.17", "konchinka.19"),
        "Так снимается больше всего карт, а треф при равных — больше.",
        take_most,
    ),
    Maxim(
        ("konchinka.14", "konchinka.11"), "Положите карту, которую снимет меньше всего невышедших; ценные берегите.", lay_safely
    ),
)
