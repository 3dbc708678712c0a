"""Лентюрлю: what the book advises, and what follows from its rules."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from ...frame.cards import RANK_NAMES
from ...frame.face import Habit
from ...frame.sampling import Maxim
from ...frame.view import View
from .rules import DECK, KING, TO_KING, height, run_from, stops
from .state import Table

QUEEN = KING - 1
BUY_FROM = Fraction(1, 10)
"""The chance to find the one card that is wanted from which this player buys."""


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


def missing(view: View[Table]) -> int | None:
    """Return the one place between the row and the king that the hand does not hold; None where it wants none or several."""
    pile, held = view.seen("pile"), {height(card) for card in view.hand}
    if not pile or view.options["way"] != TO_KING:
        return None
    wanted = [place for place in range(height(pile[-1]) + 1, KING + 1) if place not in held]
    return wanted[0] if len(wanted) == 1 else None


def bought_odds(view: View[Table], wanted: int, count: int) -> tuple[int, int, Fraction]:
    """Return how many unseen cards would do, how many are unseen, the chance to buy one of them."""
    unseen = view.unseen()
    good = sum(height(card) == wanted for card in unseen)
    return good, len(unseen), 1 - Fraction(comb(len(unseen) - good, count), comb(len(unseen), count))


def _most_bought(view: View[Table]) -> str:
    return max((action for action in view.legal if action.startswith("buy")), default="")


def buy_the_missing(view: View[Table]) -> str | None:
    """Buy where one of the three highest is all that the end wants, and may well be bought."""
    wanted, offered = missing(view), _most_bought(view)
    if wanted is None or wanted < QUEEN - 1 or not offered:
        return None
    return offered if bought_odds(view, wanted, int(offered.split()[1]))[2] >= BUY_FROM else None


def buying_said(view: View[Table], action: str) -> str:
    """Say the chance to buy what is wanted, with the count behind it."""
    wanted, count = missing(view), int(action.split()[1])
    assert wanted is not None
    good, unseen, chance = bought_odds(view, wanted, count)
    return (
        f"До короля недостаёт одной карты ({RANK_NAMES[DECK.ranks[wanted]]}): таких {good} среди {unseen} невидимых, "
        f"прикупить её — {round(100 * chance)}\u00a0%. Прикупайте."
    )


def keep_the_queen(view: View[Table]) -> str | None:
    """Open no way to another's king."""
    risky = [card for card in _open_cards(view) if height(_row(view, card)[-1]) == QUEEN]
    if view.options["way"] != TO_KING or not risky or len(risky) != len(_open_cards(view)):
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
    Maxim(("lentjurlju.adv.buy",), buying_said, buy_the_missing),
    Maxim(("lentjurlju.kingwins",), "Дама без короля открывает дорогу чужому королю: придержите её.", keep_the_queen),
    Maxim(("lentjurlju.run", "lentjurlju.lead"), "Так сбывается больше всего карт.", longest_row),
    Maxim(("lentjurlju.turn",), "Положить нечего, а прикуп тут не поможет: уступите очередь.", give_way),
)

HABITS = (
    Habit("Доводит ряд до конца, если карт на это хватает", Fraction(1), ("lentjurlju.kingwins", "lentjurlju.alt.1")),
    Habit("По второму способу ведёт ряд к карте, с которой снимают деньги", Fraction(1), ("lentjurlju.alt.2",)),
    Habit(
        "До короля прикупает, если недостаёт одной карты, валета или старше, и найти её в прикупе надежда не ниже",
        BUY_FROM,
        ("lentjurlju.adv.buy",),
    ),
    Habit("До короля доводит ряд до дамы, не имея короля, когда есть другой ход", Fraction(0), ("lentjurlju.kingwins",)),
    Habit("Иначе кладёт самый длинный ряд", Fraction(1), ("lentjurlju.run",)),
)
"""The figures above in words for the reader."""
