"""Лентюрлю: what the book advises, and what follows from its rules."""

from __future__ import annotations

from ...frame.sampling import Maxim
from ...frame.view import View
from .rules import DECK, KING, TO_KING, height, run_from, stops
from .state import Table

QUEEN = KING - 1


def _open_cards(view: View[Table]) -> list[int]:
    """Return the cards that may be laid now."""
    return [card for card in view.hand if f"lay {DECK.text(card)}" in view.legal]


def _row(view: View[Table], first: int) -> list[int]:
    return run_from(view.hand, first, stops(view.rules, view.options["way"]))


def _covers(view: View[Table], first: int) -> bool:
    """Tell whether a card goes on upon the row that lies."""
    pile = view.seen("pile")
    return bool(pile) and height(first) == height(pile[-1]) + 1


def finish(view: View[Table]) -> str | None:
    """Go up to the king, or lay the last card."""
    for card in _open_cards(view):
        row = _row(view, card)
        if view.options["way"] == TO_KING:
            good = height(row[-1]) == KING and (len(row) > 1 or _covers(view, card) or view.rules.led_king_wins)
        else:
            good = len(row) == len(view.hand)
        if good:
            return f"lay {DECK.text(card)}"
    return None


def take_money(view: View[Table]) -> str | None:
    """Lay one of the five where it takes money, or the cards that lead to it."""
    five = stops(view.rules, view.options["way"])
    found = [card for card in _open_cards(view) if _row(view, card)[-1] in five]
    return f"lay {DECK.text(max(found, key=lambda card: len(_row(view, card))))}" if found else None


def buy_the_missing(view: View[Table]) -> str | None:
    """Buy where one of the three highest is all that the end wants."""
    pile = view.seen("pile")
    if not pile or view.options["way"] != TO_KING:
        return None
    held = {height(card) for card in view.hand}
    wanted = [place for place in range(height(pile[-1]) + 1, KING + 1) if place not in held]
    offered = [action for action in view.legal if action.startswith("buy")]
    return offered[-1] if offered and len(wanted) == 1 and wanted[0] >= QUEEN - 1 else None


def keep_the_queen(view: View[Table]) -> str | None:
    """Open no way to another's king."""
    risky = [card for card in _open_cards(view) if height(_row(view, card)[-1]) == QUEEN]
    if view.options["way"] != TO_KING or len(risky) != len(_open_cards(view)):
        return None
    return next((action for action in ("enough", "pass") if action in view.legal), None)


def longest_row(view: View[Table]) -> str | None:
    """Lay what gets rid of most cards; to the king, rather not up to the queen."""
    cards = _open_cards(view)
    if not cards:
        return None
    careful = view.options["way"] == TO_KING

    def merit(card: int) -> tuple[bool, int, int]:
        row = _row(view, card)
        return (careful and height(row[-1]) == QUEEN, -len(row), -height(card) if not careful else height(card))

    return f"lay {DECK.text(min(cards, key=merit))}"


def give_way(view: View[Table]) -> str | None:
    """Let the next go on."""
    return next((action for action in ("enough", "pass") if action in view.legal), None)


MAXIMS = (
    Maxim(("lentjurlju.kingwins", "lentjurlju.alt.1"), "Этот ряд доводит до конца: кладите.", finish),
    Maxim(("lentjurlju.alt.2",), "Этот ряд ведёт к карте, с которой снимают деньги.", take_money),
    Maxim(("lentjurlju.adv.buy",), "До короля недостаёт одной карты: прикупайте.", buy_the_missing),
    Maxim(("lentjurlju.kingwins",), "Дама без короля открывает дорогу чужому королю: придержите её.", keep_the_queen),
    Maxim(("lentjurlju.run", "lentjurlju.lead"), "Так сбывается больше всего карт.", longest_row),
    Maxim(("lentjurlju.turn",), "Положить нечего, а прикуп тут не поможет: уступите очередь.", give_way),
)
