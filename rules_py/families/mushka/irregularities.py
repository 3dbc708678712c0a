"""The family of мушка: what goes wrong at the deal."""

from __future__ import annotations

from ...frame.moves import Kind, Move, Need, Phase

DEAL = Phase(
    "сдача",
    (
        Move(
            "deal",
            "Сдать по {}",
            ("Можно: сдают по одной карте.", ("mushka.deal",)),
            needs=(Need(Kind.NUMBER, lambda match, seat: range(1, 6)),),
        ),
        Move(
            "play",
            "Играть дальше",
            ("Можно: сдача верна.", ("mushka.misdeal",)),
            needs=(Need(Kind.WORD, lambda match, seat: ("on",)),),
        ),
    ),
    ("mushka.dealorder",),
    begin=lambda match: match.ask("deal", [match.dealer]),
    set_up_only=True,
)
"""A phase that only positions enter."""
