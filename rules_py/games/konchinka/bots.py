"""Кончинка: what to take first, what not to lay."""

from __future__ import annotations

from fractions import Fraction

from ...frame.cards import DECK_52
from ...frame.face import Habit
from ...frame.russian import counted
from ...frame.sampling import Maxim
from ...frame.view import View
from ...kernels.capture import MOST_JOINED
from .rules import KONCHINKI, captures, sweeps, worth
from .state import Table

KONCHINKA, CLUB = Fraction(8), Fraction(6, 5)
"""How many cards more a кончинка and a club in a trick are worth to this player."""
JACK_FROM = 3
"""So many cards on the table are the least for which it gives a jack."""


def _cards(action: str) -> list[int]:
    return [DECK_52.card(word) for word in action.split()[1:]]


def _takes(view: View[Table]) -> list[str]:
    return [action for action in view.legal if action.startswith("take ")]


def gain(cards: list[int]) -> tuple[int, int, int]:
    """Return how many кончинки, clubs and cards are taken."""
    return sum(card in KONCHINKI for card in cards), sum(DECK_52.suit(card) == "♣" for card in cards), len(cards)


def _merit(action: str) -> float:
    konchinki, clubs, count = gain(_cards(action))
    return float(KONCHINKA * konchinki + CLUB * clubs + count)


def end_it(view: View[Table]) -> str | None:
    """End a party that is won."""
    return "finish" if "finish" in view.legal else None


def take_konchinka(view: View[Table]) -> str | None:
    """Take a кончинка, or with one."""
    found = [action for action in _takes(view) if gain(_cards(action))[0]]
    return max(found, key=_merit) if found else None


def take_most(view: View[Table]) -> str | None:
    """Take most cards, clubs before others; keep a jack while the table is poor."""
    found = [action for action in _takes(view) if DECK_52.rank(_cards(action)[0]) != "В" or len(_cards(action)) > JACK_FROM]
    return max(found, key=_merit) if found else None


def takers(view: View[Table], card: int) -> int:
    """Return how many unseen cards besides jacks would take a card once it lies on the table."""
    variant, table = view.options["variant"], [*view.seen("table"), card]
    return sum(
        any(card in some for some in captures(view.rules, variant, one, table))
        for one in view.unseen()
        if not sweeps(variant, one)
    )


def _danger(view: View[Table], card: int) -> tuple[bool, float]:
    """Return whether a card is dear, and how many unseen cards would take it."""
    dear = card in KONCHINKI or sweeps(view.options["variant"], card)
    club = CLUB if DECK_52.suit(card) == "♣" else 0
    return dear, takers(view, card) + float(club) - 0.01 * worth(view.options["variant"], card)


def lay_safely(view: View[Table]) -> str | None:
    """Lay what fewest unseen cards would take; кончинки and jacks last."""
    cards = [card for card in view.hand if f"lay {DECK_52.text(card)}" in view.legal]
    if not cards or view.phase_name != "turn":
        return None
    return f"lay {DECK_52.text(min(cards, key=lambda card: _danger(view, card)))}"


def taking_said(view: View[Table], action: str) -> str:
    """Say how much is taken, of how many ways where all of them are listed."""
    _, clubs, count = gain(_cards(action))
    ways = len(_takes(view))
    best = f", из {ways} возможных взяток эта лучшая" if 1 < ways <= MOST_JOINED else ""
    return f"Во взятке {counted(count, 'карта', 'карты', 'карт')}, треф {clubs}{best}: берите."


def laying_said(view: View[Table], action: str) -> str:
    """Say how many unseen cards would take the card that is laid."""
    card, unseen = _cards(action)[0], view.unseen()
    jacks = sum(sweeps(view.options["variant"], one) for one in unseen)
    also = f", да валетов {jacks}" if jacks else ""
    return f"{DECK_52.text(card)} снимут {takers(view, card)} из {counted(len(unseen), 'невидимой карты', 'невидимых карт', 'невидимых карт')}{also}: положите её, ценные берегите."


MAXIMS = (
    Maxim(("konchinka.23",), "До 15 хватает уже взятого: кончайте партию.", end_it),
    Maxim(("konchinka.13", "konchinka.7"), "Во взятке кончинка: берите её, это очко.", take_konchinka),
    Maxim(("konchinka.7", "konchinka.17", "konchinka.19"), taking_said, take_most),
    Maxim(("konchinka.14", "konchinka.11"), laying_said, lay_safely),
)

HABITS = (
    Habit("Кончает партию, как только вправе", Fraction(1), ("konchinka.23",)),
    Habit("Кончинку берёт, если может", Fraction(1), ("konchinka.13",)),
    Habit("Трефа во взятке стоит ему против прочей карты", 1 + CLUB, ("konchinka.17",)),
    Habit(f"Валетом берёт, когда на столе меньше {JACK_FROM} карт и кончинки среди них нет", Fraction(0), ("konchinka.8",)),
    Habit("Кончинку и валета кладёт, когда есть другая карта", Fraction(0), ("konchinka.14",)),
    Habit("Из прочих кладёт ту, которую снимет меньше невидимых карт", Fraction(1), ("konchinka.11",)),
)
"""The figures above in words for the reader."""
