"""Стуколка: what positions alone ask: the deal, the closed trump, faults of the dealer."""

from __future__ import annotations

from ...frame.moves import Kind, Move, Need, Phase

DEAL = Phase(
    "сдача",
    (Move("deal", "Сдать по {}", ("Можно: сдают по одной карте.", ("stukolka.5",)), needs=(Need(Kind.NUMBER, lambda match, seat: range(1, 4)),)),),
    ("stukolka.3",), begin=lambda match: match.ask("deal", [match.dealer]), set_up_only=True,
)  # fmt: skip
TRUMP = Phase(
    "козырь",
    (
        Move("look", "Посмотреть: {}", ("Можно: козырь смотрит сдающий.", ("stukolka.shleif.trump",)),
             needs=(Need(Kind.WORD, lambda match, seat: ("trump", "hand")),)),
        Move("mix", "Смешать: {}", ("Можно.", ("stukolka.shleif.separate",)), needs=(Need(Kind.WORD, lambda match, seat: ("trump",)),)),
    ),
    ("stukolka.shleif.trump",), begin=lambda match: match.ask("trump", [match.dealer]), set_up_only=True,
)  # fmt: skip
