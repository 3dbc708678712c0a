"""«Преферанс»: exact answers on open cards: can a misère be caught, how many tricks does a game bring."""

from __future__ import annotations

from ...frame.russian import tricks as tricks_text
from .rules import HAND, LEVELS, quota

MISERE = "мизер"
PLAYERS = ("играющий", "слева", "справа")


def sum_up(game: str, count: int, tricks: int) -> tuple[str, tuple[str, ...]]:
    """Say what the declarer's tricks mean for his game."""
    if game == MISERE:
        text = f"Мизер ловится: {tricks_text(tricks)}." if tricks else "Мизер не ловится."
        return text, ("preferans.mizer.1", "preferans.68")
    text = f"Играющий берёт {tricks_text(tricks)} из {count}."
    if count == HAND:
        made = [name for level, name in enumerate(LEVELS) if tricks >= quota(level)]
        best = f"простая {game}" if len(made) == 1 else f"{made[-1]} {game}" if made else ""
        text += f" Выходит {best}." if best else " Не выходит и простая."
    return text, ("preferans.34a",)
