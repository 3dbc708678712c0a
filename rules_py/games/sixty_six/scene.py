"""«Шестьдесят шесть»: how the two are called, chips, tags, the count of the deal, its end from a chair."""

from __future__ import annotations

from typing import Literal

from ...frame.russian import counted
from ...frame.scene import NOBODY, names_of
from ...frame.view import View
from .rules import DECK, LAST_TRICK
from .scoring import last_counts, total_of
from .state import Table, facts_of, ruling

Shown = tuple[tuple[int, ...], tuple[int, ...], int]


def names(view: View[Table]) -> list[str]:
    """Call the other the opponent; whoever looks on counts the players."""
    return names_of(2, NOBODY) if view.seat == NOBODY else ["Вы" if seat == view.seat else "Соперник" for seat in (0, 1)]


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return the trump, the points of the deal, the games of the match."""
    pair = (max(view.seat, 0), 1 - max(view.seat, 0))
    points = " : ".join(str(total_of(view.rules, facts_of(view, seat))) for seat in pair)
    games = " : ".join(str(view.sheet.total("games", seat)) for seat in pair)
    return [("Козырь", DECK.suits[view.open.trump]), ("Очки", points), ("Игры", games)]


def tags(view: View[Table], seat: int) -> list[str]:
    """Say who closed the stock and who led."""
    return [*(["закрыл колоду"] if view.open.closed_by == seat else []), *(["вышел"] if seat in view.open.lay else [])]


def tally(view: View[Table]) -> list[tuple[str, list[int], tuple[str, ...]]]:
    """Return the count of the deal so far, row by row."""
    both = [facts_of(view, seat) for seat in (0, 1)]
    return [
        ("Взятки", [one.tricks for one in both], ("sixty-six.19",)),
        ("Карты во взятках", [one.cards for one in both], ("sixty-six.3",)),
        ("Марьяжи", [one.marriages for one in both], ("sixty-six.13",)),
        ("Последняя взятка", [LAST_TRICK * last_counts(view.rules, one) for one in both], ("sixty-six.17",)),
        ("Очков в сдаче", [total_of(view.rules, one) for one in both], ("sixty-six.1",)),
    ]


def takes(view: View[Table]) -> int:
    """Return which card of the trick on the table takes it so far."""
    return ruling(view, False).best(view.seen("trick"))


def ending(view: View[Table]) -> tuple[str, Literal[-1, 0, 1], str]:
    """Tell the end of the deal from a chair: the games written, his for the plus, the opponent's for the minus."""
    winner = view.open.winner
    if winner < 0:
        return "Вы при своих", 0, counted(0, "игра", "игры", "игр")
    mine = winner == view.seat
    written = sum(entry.item.amount or 0 for entry in view.sheet.of_deal(view.number))
    games = counted(written, "игра", "игры", "игр")
    won, lost = ("Партия ваша", "Партию взял соперник") if view.done else ("Вы выиграли", "Вы проиграли")
    return (won, 1, f"+{games}") if mine else (lost, -1, f"−{games}")
